"""Track extension: moving tracks along the three lines, new tracks, the special spaces."""

from typing import Final

from engineshed.games.russian_railroads.board import BESIDE, MISSING
from engineshed.games.russian_railroads.desk import Desk
from engineshed.games.russian_railroads.effects import Automatic, Frame, Word
from engineshed.games.russian_railroads.printed.box import COLOURS, LINES, TRACK_COLOURS, Effects
from engineshed.kernel import NO_SUCH_MOVE, Action, Refusal

MOVES: Final = [[("move", f"track:{line}-{colour}") for colour in COLOURS] for line in LINES]
"""By line and colour."""

TRACKS: Final[dict[Action, tuple[int, int]]] = {
    action: (line, colour) for line, row in enumerate(MOVES) for colour, action in enumerate(row)
}


class TrackMoves(Word):
    """A number of single-space moves of tracks of these colours, split freely over the lines (RUS-804)."""

    rules = ("RUS-803", "RUS-806")

    def can(self, desk: Desk, n: int, what: str) -> bool | None:
        rooms = desk.rooms()
        colours = TRACK_COLOURS[what]
        there = sum(rooms[colour] for colour in colours)
        if there >= n:
            return True
        # A move can make room for the colour behind it, or bring new tracks (RUS-814).
        return None if there and len(colours) > 1 else False

    def options(self, desk: Desk, n: int, what: str) -> list[Action]:
        board, box = desk.board, desk.box
        return [
            MOVES[line][colour]
            for colour in TRACK_COLOURS[what]
            for line in (0, 1, 2)
            if board.room(box, line, colour)
        ]

    def refuse(self, desk: Desk, n: int, what: str, action: Action) -> Refusal | None:
        found = TRACKS.get(action)
        if found is None:
            return NO_SUCH_MOVE
        line, colour = found
        at = desk.board.tracks[5 * line + colour]
        length = desk.box.lines[line].length
        if colour not in TRACK_COLOURS[what]:
            return Refusal("RUS-803", colour=COLOURS[colour])
        if colour not in desk.box.lines[line].colours:
            return Refusal("RUS-802", line=LINES[line], colour=COLOURS[colour])
        if at == MISSING:
            return Refusal("RUS-809", colour=COLOURS[colour])
        if at == length:
            return Refusal("RUS-815", line=LINES[line])
        if desk.board.room(desk.box, line, colour):
            return None
        if at == BESIDE:
            return Refusal("RUS-808", colour=COLOURS[colour - 1])
        return Refusal("RUS-806", colour=COLOURS[colour - 1])

    def do(self, desk: Desk, n: int, what: str, action: Action) -> tuple[Frame, ...]:
        line, colour = TRACKS[action]
        desk.move_track(line, colour)
        return gains(desk, (line,))


def gains(desk: Desk, lines: tuple[int, ...]) -> tuple[Frame, ...]:
    """What the special spaces of these lines give now (RUS-1703), to be resolved in any order (RUS-511)."""
    effects: Effects = ()
    for line in lines:
        for gain in desk.board.due_gains(desk.box, line):
            effects += gain.effects
    return (((), effects, False),) if effects else ()


class NewTracks(Automatic):
    """Take the tracks of a colour and put one beside each line that uses it (RUS-810 to RUS-813)."""

    def do(self, desk: Desk, n: int, what: str, action: Action) -> tuple[Frame, ...]:
        colour = COLOURS.index(what)
        for line, printed in enumerate(desk.box.lines):
            if colour in printed.colours:
                desk.board.tracks[5 * line + colour] = BESIDE
        desk.touch()
        desk.tell("gained-tracks", colour=what)
        return ()


class Station(Automatic):
    """Points for black on the last space of a line (RUS-1705)."""

    def do(self, desk: Desk, n: int, what: str, action: Action) -> tuple[Frame, ...]:
        desk.score("stations", n, "RUS-1705")
        return ()


class ReserveWorker(Automatic):
    """Own workers from the reserve to the pool (RUS-1706, RUS-1707)."""

    def do(self, desk: Desk, n: int, what: str, action: Action) -> tuple[Frame, ...]:
        desk.gain_workers(n)
        return ()


class Waiting(Word):
    """The black worker's extra move before the player has chosen black (RUS-2404): nothing to do yet."""

    def options(self, desk: Desk, n: int, what: str) -> list[Action]:
        return []

    def refuse(self, desk: Desk, n: int, what: str, action: Action) -> Refusal | None:
        return NO_SUCH_MOVE
