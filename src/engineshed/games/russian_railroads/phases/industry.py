"""Industrialization: markers step along the industry track and set factories going."""

from typing import Final

from engineshed.games.russian_railroads.desk import Desk
from engineshed.games.russian_railroads.effects import Automatic, Frame, Word, frame
from engineshed.kernel import NO_SUCH_MOVE, Action, Refusal

MARKERS: Final[list[Action]] = [("move", "marker:1"), ("move", "marker:2")]


class IndustryMoves(Word):
    """A number of single-space moves of industry markers (RUS-1104), each with either marker (RUS-2306)."""

    rules = ("RUS-1104", "RUS-1106")

    def can(self, desk: Desk, n: int, what: str) -> bool | None:
        there = desk.board.industry_room(desk.box)
        if there >= n:
            return True
        # A factory or '?' token on the way may fill the gap or bring the second marker (RUS-508).
        return None if there else False

    def options(self, desk: Desk, n: int, what: str) -> list[Action]:
        markers = range(len(desk.board.markers))
        return [MARKERS[marker] for marker in markers if _refuse_step(desk, marker) is None]

    def refuse(self, desk: Desk, n: int, what: str, action: Action) -> Refusal | None:
        if action not in MARKERS:
            return NO_SUCH_MOVE
        marker = MARKERS.index(action)
        if marker >= len(desk.board.markers):
            return Refusal("RUS-2304")
        return _refuse_step(desk, marker)

    def do(self, desk: Desk, n: int, what: str, action: Action) -> tuple[Frame, ...]:
        board, box = desk.board, desk.box
        marker = MARKERS.index(action)
        at = desk.move_marker(marker)
        gap = box.gaps[at]
        if gap:
            # RUS-1109: at once, before any remaining moves; RUS-1110: now or never.
            number = board.factories[gap - 1]
            desk.tell("used-factory", number=number)
            return (frame(box.factories[number], full=False),)
        if at == box.industry_token and marker == 0:  # RUS-2308: the second marker finds the place used
            return (((), (("token", 1, "industry"),), False),)
        return ()


def _refuse_step(desk: Desk, marker: int) -> Refusal | None:
    board, box = desk.board, desk.box
    ahead = board.markers[marker] + 1
    if ahead == len(box.gaps):
        return Refusal("RUS-1108")
    if board.blocked(box, ahead):
        return Refusal("RUS-1106", gap=box.gaps[ahead])
    return Refusal("RUS-2307") if ahead in board.markers else None


class SecondMarker(Automatic):
    """The second industry marker goes on space 0 (RUS-2304)."""

    def do(self, desk: Desk, n: int, what: str, action: Action) -> tuple[Frame, ...]:
        desk.add_marker()
        return ()


class EngineerPoints(Automatic):
    """The numbers of the two highest own engineers, or of all (RUS-2701)."""

    def do(self, desk: Desk, n: int, what: str, action: Action) -> tuple[Frame, ...]:
        numbers = sorted(desk.board.engineers, reverse=True)
        points = sum(numbers if desk.box.all_engineers_count else numbers[:2])
        desk.score("factories", points, "RUS-2701")
        return ()


class LocomotivePoints(Automatic):
    """The numbers of the two highest own locomotives (RUS-2708)."""

    def do(self, desk: Desk, n: int, what: str, action: Action) -> tuple[Frame, ...]:
        desk.score("factories", sum(sorted(desk.board.locomotives)[-2:]), "RUS-2708")
        return ()
