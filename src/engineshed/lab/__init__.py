"""Measuring: simulations, arenas, benchmarks, soak, and which rules the tests prove."""

import engineshed.bots  # noqa: F401  (before numpy, which has to keep to one core)
