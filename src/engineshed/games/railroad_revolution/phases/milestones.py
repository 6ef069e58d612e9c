"""Company milestones: promotion of managers, conditions, completion and the draw of new ones."""

from engineshed.games.railroad_revolution.effects import VOCABULARY, priced, unpriced
from engineshed.games.railroad_revolution.figures import add_money, finish_goal, open_goal, promote_worker
from engineshed.games.railroad_revolution.phases.general import liquid
from engineshed.games.railroad_revolution.pool import Beginning, Effects
from engineshed.games.railroad_revolution.position import Company, RailroadRevolutionPosition
from engineshed.games.railroad_revolution.printed.box import (
    ANY_COLOUR,
    COLOURS,
    NEXT_LETTER,
    OWN,
    OWN_AT,
    WHITE,
    Condition,
)
from engineshed.games.railroad_revolution.purse import Part, Purse, lacking
from engineshed.kernel import NO_SUCH_MOVE, Action, Atom, Refusal, Seat, State, Step, name_of


def fits(colour: int, slot: int) -> bool:
    """A manager has the colour of its slot; a specialist may also stand in for white (RRV-1104)."""
    return colour == slot or slot in (ANY_COLOUR, WHITE)


class Promote(Part):
    """Move own workers to free slots of the own open milestones, up to a number (RRV-1105, RRV-1110)."""

    __slots__ = ("left", "cost", "each")

    def __init__(self, seat: Seat, left: int, cost: int = 0, each: int = 0) -> None:
        self.seat = seat
        self.left = left
        self.cost = cost
        """Once, with the first promotion."""
        self.each = each

    @property
    def price(self) -> int:
        """What the next promotion costs; the action names it, as a free one may be pending, too."""
        return self.cost + self.each

    def candidates(self, pos: RailroadRevolutionPosition) -> list[Action]:
        slots = [
            slot
            for tile in sorted(pos.companies[self.seat].managers)
            for slot in pos.box.milestones[tile].slots
        ]
        return [priced(("promote", own, slot), self.price) for own in OWN for slot in slots]

    def options(self, pos: RailroadRevolutionPosition) -> list[Action]:
        company = pos.companies[self.seat]
        if company.money < self.price:
            return []
        slots = free_slots(pos, company)
        if not slots:
            return []
        return [
            priced(("promote", OWN[own], slot), self.price)
            for own in company.own_workers()
            for slot, wanted in slots
            if fits(own >> 1, wanted)
        ]

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        plain = unpriced(action, self.price)
        if plain is None or len(plain) != 3 or plain[0] != "promote":
            return NO_SUCH_MOVE
        own, slot = OWN_AT.get(action[1]), pos.box.slot_at.get(action[2])
        if own is None or slot is None:
            return NO_SUCH_MOVE
        company = pos.companies[self.seat]
        tile, number = slot
        if not company.has(own) or tile not in company.managers:
            return Refusal("RRV-1105", worker=COLOURS[own >> 1], have="yes" if company.has(own) else "no")
        if company.managers[tile][number] is not None:
            return Refusal("RRV-1108", milestone=tile)
        wanted = pos.box.milestones[tile].managers[number]
        if not fits(own >> 1, wanted):
            return Refusal("RRV-1104", wanted=COLOURS[wanted])
        if company.money < self.price:
            return Refusal("RRV-417", **lacking(pos, self.seat, self.price))
        return None

    def weigh(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[int, int, int]:
        return (-self.price, 0, -1)

    def after(self, purse: Purse, action: Action) -> Purse:
        after = super().after(purse, action)
        after.stock = purse.stock  # managers do not go to the general supply
        return after

    def possible(self, pos: RailroadRevolutionPosition, spent: int = 0) -> bool:
        company, price = pos.companies[self.seat], self.price
        if sum(company.workers) <= pos.box.least_workers:
            if pos.turn.seat != self.seat:
                return False
            price += pos.box.hire_price  # RRV-406: the own turn allows to hire afterwards
        if liquid(pos, self.seat, spent) < price:
            return False
        colours = [own >> 1 for own in company.own_workers()]
        return any(fits(colour, slot) for _, slot in free_slots(pos, company) for colour in colours)

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        tile, slot = state.pos.box.slot_at[action[2]]
        state.tell("promoted", self.seat, own=action[1], milestone=tile, money=self.price)
        add_money(state, self.seat, -self.price, "RRV-417")
        promote_worker(state, self.seat, OWN_AT[action[1]], tile, slot, "RRV-1105")
        if self.left > 1:
            state.join(Promote(self.seat, self.left - 1, 0, self.each), must=False)


def free_slots(pos: RailroadRevolutionPosition, company: Company) -> list[tuple[Atom, int]]:
    """The slots without a manager and the colours they want."""
    found = []
    for tile, managers in sorted(company.managers.items()):
        milestone = pos.box.milestones[tile]
        for slot, wanted, manager in zip(milestone.slots, milestone.managers, managers, strict=True):
            if manager is None:
                found.append((slot, wanted))
    return found


def reached(company: Company, condition: Condition) -> int:
    """How many cities or track spaces of the wanted kind the company has (RRV-1119 to RRV-1122)."""
    if condition.kind == "connect":
        have = company.network
    elif condition.kind == "station":
        have = company.stations
    else:
        have = company.rails
    return (have & condition.mask).bit_count()


def is_complete(pos: RailroadRevolutionPosition, company: Company, tile: str) -> bool:
    """All managers lie on it and all conditions hold (RRV-1101)."""
    if None in company.managers[tile]:
        return False
    conditions = pos.box.milestones[tile].conditions
    return all(reached(company, condition) >= condition.least for condition in conditions)


def complete(state: State[RailroadRevolutionPosition], seat: Seat, tile: str) -> None:
    """Managers go to the general supply, the tile is kept (RRV-1112), a new one is drawn (RRV-1113)."""
    pos = state.pos
    milestone = pos.box.milestones[tile]
    managers = tuple(COLOURS[colour or 0] for colour in pos.companies[seat].managers[tile])
    state.tell("completed", seat, milestone=tile, vp=milestone.vp, managers=managers)
    finish_goal(state, seat, tile, "RRV-1112")
    letter = NEXT_LETTER[milestone.group]
    if not letter:
        return
    stack = pos.stacks[letter]
    drawn = [
        str(atom)
        for atom in state.draw(f"milestones:{letter}", stack.unknown, pos.box.milestone_draw, to=seat)
    ]
    while len(drawn) < pos.box.milestone_draw and stack.under:
        drawn.append(stack.under.pop(0)[0])
        state.reveal()
    pos.drawn = (seat, letter, tuple(drawn))
    state.tell("drew", seat, letter=letter, n=len(drawn))
    if drawn:  # RRV-1116
        state.then(Effects(seat, (KeepMilestone(seat),)))


class CheckMilestones(Step[RailroadRevolutionPosition]):
    """Of all players, the active one first, then clockwise (RRV-1111)."""

    __slots__ = ("active",)

    def __init__(self, active: Seat) -> None:
        self.active = active

    def run(self, state: State[RailroadRevolutionPosition]) -> None:
        state.then(*(CheckCompany(seat) for seat in state.pos.in_order(self.active)))


class CheckCompany(Step[RailroadRevolutionPosition]):
    """Completion is compulsory; with two at once the player says which comes first (RRV-1117)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: State[RailroadRevolutionPosition]) -> None:
        pos, company = state.pos, state.pos.companies[self.seat]
        ready = [tile for tile in sorted(company.managers) if is_complete(pos, company, tile)]
        if len(ready) == 1:
            complete(state, self.seat, ready[0])
        elif ready:
            state.then(Beginning(self.seat, (CompleteFirst(self.seat, tuple(ready)),)), self)


class CompleteFirst(Part):
    """Which of two completed milestones is handled first."""

    __slots__ = ("ready",)
    asks = "complete"
    rules = ("RRV-1117",)

    def __init__(self, seat: Seat, ready: tuple[str, ...]) -> None:
        self.seat = seat
        self.ready = ready

    def candidates(self, pos: RailroadRevolutionPosition) -> list[Action]:
        return [("complete", f"milestone:{tile}") for tile in self.ready]

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        if len(action) != 2 or action[0] != "complete":
            return NO_SUCH_MOVE
        return None if action in self.candidates(pos) else Refusal("RRV-1117")

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        complete(state, self.seat, name_of(action[1], "milestone"))


class KeepMilestone(Part):
    """One of those drawn is kept face up, the others go under the stack in order (RRV-1114, RRV-1115)."""

    __slots__ = ()
    asks = "keep"
    rules = ("RRV-1114",)

    def candidates(self, pos: RailroadRevolutionPosition) -> list[Action]:
        return [("keep", f"milestone:{tile}") for tile in pos.drawn[2]]

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        if len(action) != 2 or action[0] != "keep":
            return NO_SUCH_MOVE
        return None if action in self.candidates(pos) else Refusal("RRV-1114")

    def helps(self, purse: Purse) -> list[Purse]:
        """Keeping one neither costs nor brings anything."""
        return [purse]

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        pos = state.pos
        kept = name_of(action[1], "milestone")
        back = [(tile, self.seat) for tile in pos.drawn[2] if tile != kept]
        state.tell("kept", self.seat, milestone=kept, back=len(back))
        open_goal(state, self.seat, kept, "RRV-1114")
        pos.stacks[pos.box.milestones[kept].group].under += back
        pos.drawn = (self.seat, "", ())


VOCABULARY.effect("promote")(lambda seat, w: Promote(seat, w.n, w.cost, w.each))
