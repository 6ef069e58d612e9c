"""Measuring: simulations, arenas, benchmarks, soak, and which rules the tests prove."""
