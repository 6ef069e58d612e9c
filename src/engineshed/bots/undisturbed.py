"""Thinking without looking for garbage.

Trials leave next to nothing behind in circles, but what they remember is much: to go through all of it again
and again took a third of the time in SteamRollers, up to a quarter of a second at once: answers were late.
Nor should that wait at the end of the thought, where all that is new would be gone through at once: it is put
among what is old already, where it is looked for rarely.
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
            _let_age()
            gc.enable()


def _let_age() -> None:
    """Take all that is new for old, without a look at it; not where something was set apart for ever."""
    if not gc.get_freeze_count():
        gc.freeze()
        gc.unfreeze()
