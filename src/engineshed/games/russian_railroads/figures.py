"""What everybody may count of a seat; every change of it is booked (see desk.py)."""

from engineshed.games.russian_railroads.position import RussianRailroadsPosition
from engineshed.games.russian_railroads.printed.box import COLOURS, LINES
from engineshed.games.russian_railroads.scoring import sheet
from engineshed.kernel import Seat


def figures(pos: RussianRailroadsPosition, seat: Seat) -> dict[str, int]:
    """Everything that can be counted on a seat's board and beside it."""
    board = pos.boards[seat]
    found = {
        "points": sheet(pos, seat).total if pos.revealed else board.score(),
        "worker": board.workers,
        "temporary": board.temporary,
        "black": board.black,
        "ruble": board.rubles,
        "reserve": board.reserve,
        "doubler": board.doublers,
        "engineer": len(board.engineers),
        "factory": len(board.factories),
        "token": len(board.tokens),
        "end-bonus": sum(owner == seat for owner, _ in pos.drawn),
        "marker": len(board.markers),
    }
    for number, at in enumerate(board.markers, 1):
        found[f"industry-{number}"] = at
    for line, name in enumerate(LINES):
        found[f"reach-{name}"] = board.reach(line)
        for colour in pos.box.lines[line].colours:
            found[f"track-{name}-{COLOURS[colour]}"] = max(0, board.tracks[5 * line + colour])
    return found
