"""Lines of the log about the table itself: somebody took back, a bot sits in."""

from typing import Final

import msgspec

from engineshed.kernel import Seat

MOST: Final = 12
"""Notes at one moment of the game, of which the last are kept: taking back can be repeated without end."""


class Note(msgspec.Struct, frozen=True):
    """One of them, named by the number of its event."""

    number: int
    moves: int
    """How many moves had been played by then."""
    what: str
    seat: Seat | None = None
    detail: str = ""
    private: bool = False
    """For its seat only."""


def note_down(notes: list[Note], fresh: Note) -> None:
    """Add a note; if there are many at this moment of the game, the oldest of them goes."""
    here = [place for place, note in enumerate(notes) if note.moves == fresh.moves and not note.private]
    if len(here) >= MOST:
        del notes[here[0]]
    notes.append(fresh)
