"""Ways to play: what somebody likes who has a favourite line, beyond what it is worth."""

from typing import Final

from engineshed.games.russian_railroads.position import RussianRailroadsPosition
from engineshed.kernel import Seat

COLOURS: Final = 5
SPACE: Final = 0.1
"""The log-odds for which a space of progress counts to who likes the line: about two and a half points."""


def siberia(pos: RussianRailroadsPosition, seat: Seat) -> float:
    """Tracks on the Trans-Siberian Railroad."""
    return _line(pos, seat, 0)


def kiev(pos: RussianRailroadsPosition, seat: Seat) -> float:
    """Tracks on the line to Kiev."""
    return _line(pos, seat, 2)


def industry(pos: RussianRailroadsPosition, seat: Seat) -> float:
    """Industry markers and factories."""
    board = pos.boards[seat]
    return SPACE * (sum(max(0, at) for at in board.markers) + 2 * len(board.factories))


def _line(pos: RussianRailroadsPosition, seat: Seat, line: int) -> float:
    tracks = pos.boards[seat].tracks[COLOURS * line : COLOURS * (line + 1)]
    return SPACE * sum(max(0, at) for at in tracks)
