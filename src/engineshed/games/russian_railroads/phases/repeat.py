"""Repeating the action of a space that holds exactly one own piece (engineer 12, factory 3)."""

from engineshed.games.russian_railroads.desk import Desk
from engineshed.games.russian_railroads.effects import Frame, Word, frame
from engineshed.games.russian_railroads.lookahead import possible
from engineshed.games.russian_railroads.printed.box import Space
from engineshed.kernel import NO_SUCH_MOVE, Action, Refusal


class RepeatAction(Word):
    """Name the space and carry out its action again, in full or in part as its source demands (RUS-2807)."""

    asks = "repeat"
    rules = ("RUS-2801",)

    def can(self, desk: Desk, n: int, what: str) -> bool | None:
        return bool(self.options(desk, n, what))

    def options(self, desk: Desk, n: int, what: str) -> list[Action]:
        actions: list[Action] = [("repeat", atom) for atom in sorted(desk.placed)]
        return [action for action in actions if self.refuse(desk, n, what, action) is None]

    def refuse(self, desk: Desk, n: int, what: str, action: Action) -> Refusal | None:
        if len(action) != 2 or action[0] != "repeat":
            return NO_SUCH_MOVE
        space = desk.box.space(action[1])
        if space is None:
            return NO_SUCH_MOVE
        mine = [pieces for seat, pieces in desk.placed.get(space.atom, ()) if seat == desk.seat]
        if not mine:
            return Refusal("RUS-2801")
        if not any(len(pieces) == 1 for pieces in mine):
            return Refusal("RUS-2802")
        if not space.repeatable:
            return Refusal("RUS-2804")
        if what == "full" and not possible(desk, _again(desk, space, what)):
            return Refusal("RUS-2807")
        return None

    def do(self, desk: Desk, n: int, what: str, action: Action) -> tuple[Frame, ...]:
        space = desk.box.space(action[1])
        assert space is not None
        desk.tell("repeated", space=space.atom)
        return (_again(desk, space, what),)


def _again(desk: Desk, space: Space, what: str) -> Frame:
    """The frame of the repeated action; a black worker standing there counts again (RUS-2806)."""
    black = space.black if (desk.seat, "b") in desk.placed[space.atom] else ""
    return frame(space.effects, what == "full", black)
