"""Locomotives and factories: the same tiles, face and back."""

from typing import Final

from engineshed.games.russian_railroads.desk import Desk
from engineshed.games.russian_railroads.effects import Frame, Word
from engineshed.games.russian_railroads.phases.track import gains
from engineshed.games.russian_railroads.printed.box import SLOTS
from engineshed.kernel import NO_SUCH_MOVE, Action, Refusal

FACTORIES: Final = 5
"""Slots for factories, one per gap of the industry track."""

LOCOMOTIVE: Final[list[Action]] = [("locomotive", f"slot:{slot}") for slot in SLOTS]
STACK: Final[list[Action]] = [("factory", f"stack:{number}") for number in range(10)]
RETURNED: Final[list[Action]] = [("factory", f"returned:{number}") for number in range(10)]
GAPS: Final = [f"gap:{gap}" for gap in range(1, FACTORIES + 1)]
RETURN: Final[Action] = ("return",)


class Build(Word):
    """Build a locomotive, a factory, or either."""

    rules = ("RUS-905", "RUS-1001")

    def can(self, desk: Desk, n: int, what: str) -> bool | None:
        factory = what != "locomotive" and (desk.supply.lowest() > 0 or any(desk.supply.returned))
        if factory and n == 1:
            return True
        return None if n > 1 else bool(self.options(desk, n, what))

    def options(self, desk: Desk, n: int, what: str) -> list[Action]:
        found: list[Action] = []
        lowest = desk.supply.lowest()
        if what != "factory" and lowest:
            found += [LOCOMOTIVE[slot] for slot in desk.board.slots_for(lowest)]
        if what != "locomotive":
            tiles = [STACK[lowest]] if lowest else []
            tiles += [RETURNED[number] for number, left in enumerate(desk.supply.returned) if left]
            if len(desk.board.factories) == FACTORIES:
                found += [(*tile, gap) for tile in tiles for gap in GAPS]
            else:
                found += tiles
        return found

    def refuse(self, desk: Desk, n: int, what: str, action: Action) -> Refusal | None:
        if action in LOCOMOTIVE:
            if what == "factory":
                return Refusal("RUS-903")
            return _refuse_locomotive(desk, desk.supply.lowest(), action)
        tile, gap = (action[:2], action[2:]) if action[:1] == ("factory",) else ((), ())
        if tile not in STACK and tile not in RETURNED:
            return NO_SUCH_MOVE
        if gap and (len(gap) > 1 or gap[0] not in GAPS):
            return NO_SUCH_MOVE
        if what == "locomotive":
            return Refusal("RUS-903")
        lowest = desk.supply.lowest()
        if not lowest and not any(desk.supply.returned):
            return Refusal("RUS-1009")
        if tile in STACK and tile != STACK[lowest]:
            return Refusal("RUS-1001", lowest=lowest)
        if tile in STACK and not lowest:
            return Refusal("RUS-1009")
        if tile in RETURNED and not desk.supply.returned[RETURNED.index(tile)]:
            return Refusal("RUS-1001", lowest=lowest)
        if bool(gap) != (len(desk.board.factories) == FACTORIES):
            return Refusal("RUS-1005", full="no" if gap else "yes")
        return None

    def do(self, desk: Desk, n: int, what: str, action: Action) -> tuple[Frame, ...]:
        if action[0] == "locomotive":
            number = desk.supply.lowest()
            desk.supply.stacks[number] -= 1
            return place(desk, LOCOMOTIVE.index(action), number)
        tile = action[:2]
        if tile in STACK:
            number = STACK.index(tile)
            desk.supply.stacks[number] -= 1
        else:
            number = RETURNED.index(tile)
            desk.supply.returned[number] -= 1
        gap = GAPS.index(str(action[2])) if len(action) == 3 else len(desk.board.factories)
        desk.put_factory(gap, number)
        return ()


class CardLocomotive(Word):
    """Place the locomotive of a '?' card by the usual rules (RUS-2406)."""

    rules = ("RUS-910",)

    def can(self, desk: Desk, n: int, what: str) -> bool | None:
        return bool(desk.board.slots_for(int(what)))

    def options(self, desk: Desk, n: int, what: str) -> list[Action]:
        return [LOCOMOTIVE[slot] for slot in desk.board.slots_for(int(what))]

    def refuse(self, desk: Desk, n: int, what: str, action: Action) -> Refusal | None:
        return _refuse_locomotive(desk, int(what), action) if action in LOCOMOTIVE else NO_SUCH_MOVE

    def do(self, desk: Desk, n: int, what: str, action: Action) -> tuple[Frame, ...]:
        return place(desk, LOCOMOTIVE.index(action), int(what))


class Shift(Word):
    """A replaced locomotive goes to another slot or becomes a factory; before anything else (RUS-512)."""

    asks = "shift"
    rules = ("RUS-911", "RUS-914")

    def options(self, desk: Desk, n: int, what: str) -> list[Action]:
        slots = [LOCOMOTIVE[slot] for slot in desk.board.slots_for(int(what))]
        return slots if self._must_stay(desk, int(what)) else [*slots, RETURN]

    def refuse(self, desk: Desk, n: int, what: str, action: Action) -> Refusal | None:
        if action == RETURN:
            if 0 in desk.board.locomotives:
                return Refusal("RUS-913")
            return Refusal("RUS-911") if self._must_stay(desk, int(what)) else None
        return _refuse_locomotive(desk, int(what), action) if action in LOCOMOTIVE else NO_SUCH_MOVE

    def do(self, desk: Desk, n: int, what: str, action: Action) -> tuple[Frame, ...]:
        if action != RETURN:
            return place(desk, LOCOMOTIVE.index(action), int(what))
        desk.supply.returned[int(what)] += 1  # RUS-914
        desk.tell("returned-locomotive", number=int(what))
        return gains(desk, (0, 1, 2))

    def _must_stay(self, desk: Desk, number: int) -> bool:
        """With an empty slot (RUS-913), or with all slots full in the strict reading (against RUS-915)."""
        if 0 in desk.board.locomotives:
            return True
        return desk.box.chain_goes_on and bool(desk.board.slots_for(number))


def place(desk: Desk, slot: int, number: int) -> tuple[Frame, ...]:
    """Put a locomotive on a slot; the one that was there goes on, gains come when all have found a place."""
    old = desk.put_locomotive(slot, number)
    if old:
        return (((("shift", 1, str(old)),), (), False),)
    return gains(desk, (0, 1, 2))


def _refuse_locomotive(desk: Desk, number: int, action: Action) -> Refusal | None:
    if not number:
        return Refusal("RUS-918")
    slots = desk.board.slots_for(number)
    slot = LOCOMOTIVE.index(action)
    if slot in slots:
        return None
    if not slots:
        return Refusal("RUS-916", number=number)
    if desk.board.locomotives[slot] < number:
        return NO_SUCH_MOVE  # the other slot of the line holds an equal one and means the same
    return Refusal("RUS-910", number=number, there=desk.board.locomotives[slot])
