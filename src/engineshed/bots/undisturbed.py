"""Thinking without looking for garbage.

Trials leave next to nothing behind in circles, but what they remember is much: to go through all of it again
and again took a third of the time in SteamRollers, up to a quarter of a second at once: answers were late.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def undisturbed() -> Iterator[None]:
    """Within this, Python does not look for garbage; afterwards it does, if it did before."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()
