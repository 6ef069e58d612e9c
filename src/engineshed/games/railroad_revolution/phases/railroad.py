"""Action Railroad: rails on available track spaces, two at a time; and the free rails of other effects."""

from collections.abc import Iterator

from engineshed.games.railroad_revolution.effects import (
    VOCABULARY,
    best_of,
    gain_money,
    part,
    priced,
    unpriced,
)
from engineshed.games.railroad_revolution.figures import add_money, add_owed, lay_rail
from engineshed.games.railroad_revolution.phases.general import liquid
from engineshed.games.railroad_revolution.pool import DEALS
from engineshed.games.railroad_revolution.position import RailroadRevolutionPosition
from engineshed.games.railroad_revolution.printed.box import Box
from engineshed.games.railroad_revolution.purse import Part, Purse, lacking, purse_of
from engineshed.kernel import NO_SUCH_MOVE, Action, Entry, Refusal, Seat, State

REBATE: Action = ("rebate",)


def refuse_space(pos: RailroadRevolutionPosition, seat: Seat, action: Action) -> Refusal | None:
    """Why no own rail can go there, payment apart."""
    if len(action) != 2 or action[0] != "lay" or action[1] not in pos.box.space_at:
        return NO_SUCH_MOVE
    company, space = pos.companies[seat], pos.box.space_at[action[1]]
    if company.rails >> space & 1:
        return Refusal("RRV-606")
    return None if company.reach >> space & 1 else Refusal("RRV-603")


def available(box: Box, rails: int, reach: int) -> list[int]:
    """The numbers of the spaces on which a rail can go, in order."""
    free, found = reach & ~rails, []
    while free:
        space = free & -free
        found.append(space.bit_length() - 1)
        free ^= space
    return found


def fewest_triangles(box: Box, free: int, rails: int) -> int | None:
    """The triangles of this many of these spaces, the plainest ones; None: there are fewer."""
    total = 0
    for triangles, mask in enumerate(box.terrain):
        there = (free & mask).bit_count()
        if there >= rails:
            return total + triangles * rails
        total += triangles * there
        rails -= there
    return None


def lay(state: State[RailroadRevolutionPosition], seat: Seat, number: int, cost: int, rule: str) -> None:
    """Put the leftmost rail of the player board there, for money that is paid at once."""
    state.tell("laid", seat, track=state.pos.box.spaces[number].id, money=cost)
    add_money(state, seat, -cost, "RRV-417")
    lay_rail(state, seat, number, rule)


class LayRails(Part):
    """The basic action: a number of rails, one after another (RRV-601, RRV-608)."""

    __slots__ = ("left",)

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def facts(self, pos: RailroadRevolutionPosition) -> dict[str, object]:
        return {"left": self.left}

    def price(self, pos: RailroadRevolutionPosition, number: int) -> int:
        """$100 per triangle, and $400 for the whole action with its last rail (RRV-602)."""
        box = pos.box
        return box.triangle_price * box.spaces[number].triangles + (box.rail_price if self.left == 1 else 0)

    def candidates(self, pos: RailroadRevolutionPosition) -> Iterator[Action]:
        return (space.action for space in pos.box.spaces)

    def options(self, pos: RailroadRevolutionPosition) -> list[Action]:
        company = pos.companies[self.seat]
        return [pos.box.spaces[n].action for n in available(pos.box, company.rails, company.reach)]

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        return refuse_space(pos, self.seat, action)

    def weigh(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[int, int, int]:
        return (-self.price(pos, pos.box.space_at[action[1]]), 0, 0)

    def owes(self, pos: RailroadRevolutionPosition, action: Action) -> Entry | None:
        return Entry(self.seat, "owed", self.price(pos, pos.box.space_at[action[1]]), "RRV-602")

    def surely(self, pos: RailroadRevolutionPosition) -> int | None:
        return self._cheapest(pos, self.left, 0)

    def still(self, pos: RailroadRevolutionPosition, action: Action) -> int | None:
        if self.left == 1:
            return 0
        return self._cheapest(pos, self.left - 1, pos.box.spaces[pos.box.space_at[action[1]]].bit)

    def _cheapest(self, pos: RailroadRevolutionPosition, rails: int, but: int) -> int | None:
        """The price of this many spaces that are available now; the first rail may open cheaper ones."""
        company, box = pos.companies[self.seat], pos.box
        triangles = fewest_triangles(box, company.reach & ~company.rails & ~but, rails)
        return None if triangles is None else box.rail_price + box.triangle_price * triangles

    def after(self, purse: Purse, action: Action) -> Purse:
        return self._laid(purse, purse.pos.box.space_at[action[1]])

    def at_best(self, purse: Purse) -> tuple[int, int]:
        return best_deal(purse)

    def at_least(self, purse: Purse) -> int:
        box = purse.pos.box
        return box.rail_price + box.triangle_price * (
            fewest_triangles(box, purse.reach & ~purse.rails, 1) or 0
        )

    def least(self, pos: RailroadRevolutionPosition) -> int:
        box, purse = pos.box, purse_of(pos, self.seat, (), ())
        spaces = available(box, purse.rails, purse.reach)
        last = self.left == 1
        triangles = [box.spaces[n].triangles if last else self._with_the_next(purse, n) for n in spaces]
        return box.rail_price + box.triangle_price * min(triangles, default=0)

    def enough(self, purse: Purse) -> int | None:
        box = purse.pos.box
        triangles = fewest_triangles(box, purse.reach & ~purse.rails, self.left)
        return None if triangles is None else box.rail_price + box.triangle_price * triangles

    def helps(self, purse: Purse) -> list[Purse]:
        box = purse.pos.box
        spaces = available(box, purse.rails, purse.reach)
        if self.left == 2 and not purse.short:
            # Only the price matters: the rail with which both are cheapest, even if it opens new spaces.
            spaces = [min(spaces, key=lambda n: self._with_the_next(purse, n))]
        if self.left == 1:
            # No last rail is better than the cheapest one, except for the deals.
            spaces.sort(key=lambda n: box.spaces[n].triangles)
            spaces = spaces[:1] + [n for n in spaces[1:] if box.spaces[n].deal][:1]
        return [self._laid(purse, number) for number in spaces]

    def _with_the_next(self, purse: Purse, number: int) -> int:
        """The triangles of this space and of the plainest one after it."""
        box = purse.pos.box
        space = box.spaces[number]
        reach = purse.reach | box.cities[space.a].tracks | box.cities[space.b].tracks
        following = fewest_triangles(box, reach & ~purse.rails & ~space.bit, 1)
        return space.triangles + (len(box.terrain) if following is None else following)

    def _laid(self, purse: Purse, number: int) -> Purse:
        after = purse.with_rail(number)
        after.laid |= 1 << number
        after.owed += self.price(purse.pos, number)
        if self.left > 1:
            after.must += (LayRails(self.seat, self.left - 1),)
        return deal_pending(after, number)

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        pos, number = state.pos, state.pos.box.space_at[action[1]]
        build(state, self.seat, number, self.price(pos, number), "RRV-602")
        if self.left > 1:
            state.join(LayRails(self.seat, self.left - 1))
        else:
            pos.turn.done = True


def build(state: State[RailroadRevolutionPosition], seat: Seat, number: int, price: int, rule: str) -> None:
    """Lay a rail of the Railroad action."""
    pos = state.pos
    lay(state, seat, number, 0, "RRV-601")
    pos.turn.laid |= 1 << number
    add_owed(state, price, rule)
    if pos.box.spaces[number].deal:
        pos.turn.deal = True


def deal_pending(purse: Purse, number: int) -> Purse:
    """A covered deal symbol brings the deals after the action, once (RRV-1002)."""
    if not purse.pos.box.spaces[number].deal or purse.pos.turn.deal or not purse.short:
        return purse
    deals = tuple(part(purse.seat, half) for half in DEALS)
    return purse if any(deal in purse.may for deal in deals) else purse.with_parts(*deals)


def best_deal(purse: Purse) -> tuple[int, int]:
    """What the deals after the action can bring at best: too late for its price, in time for workers."""
    if not purse.short:
        return (0, 0)
    halves = purse.pos.box.deals[purse.pos.deal]
    best = [best_of(purse.pos.box, half.words) for half in halves]
    return best[0][0] + best[1][0], best[0][1] + best[1][1]


class ExtraRail(Part):
    """A third rail after the two of the basic action (RRV-910)."""

    __slots__ = ()

    def price(self, pos: RailroadRevolutionPosition, number: int) -> int:
        """$400 in all for three rails, or $400 for each: a doubtful reading (RRV-911)."""
        box = pos.box
        dearer = box.rails_per_action * box.rail_price if pos.readings["three-rails"] == "each" else 0
        return box.triangle_price * box.spaces[number].triangles + dearer

    def candidates(self, pos: RailroadRevolutionPosition) -> Iterator[Action]:
        return (space.action for space in pos.box.spaces)

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        refusal = refuse_space(pos, self.seat, action)
        if refusal is not None:
            return refusal
        left = pos.companies[self.seat].rails_left
        if not pos.turn.done or not left:
            return Refusal("RRV-912", left=left)
        return None

    def weigh(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[int, int, int]:
        return (-self.price(pos, pos.box.space_at[action[1]]), 0, 0)

    def owes(self, pos: RailroadRevolutionPosition, action: Action) -> Entry | None:
        return Entry(self.seat, "owed", self.price(pos, pos.box.space_at[action[1]]), "RRV-911")

    def after(self, purse: Purse, action: Action) -> Purse:
        return self._laid(purse, purse.pos.box.space_at[action[1]])

    def at_best(self, purse: Purse) -> tuple[int, int]:
        return best_deal(purse)

    def helps(self, purse: Purse) -> list[Purse]:
        if purse.must or not purse.rails_left:
            return []
        spaces = available(purse.pos.box, purse.rails, purse.reach)
        return [self._laid(purse, number) for number in spaces if purse.pos.box.spaces[number].deal]

    def _laid(self, purse: Purse, number: int) -> Purse:
        after = purse.with_rail(number)
        after.laid |= 1 << number
        after.owed += self.price(purse.pos, number)
        return deal_pending(after, number)

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        number = state.pos.box.space_at[action[1]]
        build(state, self.seat, number, self.price(state.pos, number), "RRV-911")


class Rebate(Part):
    """$100 and $50 per triangle of the spaces built on in this action (RRV-909)."""

    __slots__ = ("flat", "each")

    def __init__(self, seat: Seat, flat: int, each: int) -> None:
        self.seat = seat
        self.flat = flat
        self.each = each

    def amount(self, box: Box, laid: int) -> int:
        return self.flat + self.each * sum(space.triangles for space in box.spaces if laid & space.bit)

    def candidates(self, pos: RailroadRevolutionPosition) -> tuple[Action, ...]:
        return (REBATE,)

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        if action != REBATE:
            return NO_SUCH_MOVE
        return None if pos.turn.done else Refusal("RRV-909")

    def weigh(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[int, int, int]:
        return (self.amount(pos.box, pos.turn.laid), 0, 0)

    def at_best(self, purse: Purse) -> tuple[int, int]:
        return (self.amount(purse.pos.box, purse.laid) + len(purse.must) * 6 * self.each, 0)

    def helps(self, purse: Purse) -> list[Purse]:
        return [] if purse.must else [purse.change(money=self.amount(purse.pos.box, purse.laid))]

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        gain_money(state, self.seat, self.weigh(state.pos, action)[0], "RRV-909")


class FreeRail(Part):
    """The leftmost rail on any available space; terrain and deal symbols do not matter (RRV-1405)."""

    __slots__ = ("cost",)

    def __init__(self, seat: Seat, cost: int) -> None:
        self.seat = seat
        self.cost = cost

    def candidates(self, pos: RailroadRevolutionPosition) -> Iterator[Action]:
        return (priced(space.action, self.cost) for space in pos.box.spaces)

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        plain = unpriced(action, self.cost)
        if plain is None:
            return NO_SUCH_MOVE
        refusal = refuse_space(pos, self.seat, plain)
        if refusal is not None:
            return refusal
        company = pos.companies[self.seat]
        if not company.rails_left:
            return Refusal("RRV-422")
        return Refusal("RRV-807", **lacking(pos, self.seat, self.cost)) if company.money < self.cost else None

    def weigh(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[int, int, int]:
        return (-self.cost, 0, 0)

    def after(self, purse: Purse, action: Action) -> Purse:
        return purse.change(money=-self.cost).with_rail(purse.pos.box.space_at[action[1]])

    def helps(self, purse: Purse) -> list[Purse]:
        # Only a city that becomes available can help (RRV-402).
        if not purse.must or not purse.rails_left or purse.liquid < self.cost:
            return []
        paid = purse.change(money=-self.cost)
        return [paid.with_rail(number) for number in available(purse.pos.box, purse.rails, purse.reach)]

    def possible(self, pos: RailroadRevolutionPosition, spent: int = 0) -> bool:
        return pos.companies[self.seat].rails_left > 0 and liquid(pos, self.seat, spent) >= self.cost

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        lay(state, self.seat, state.pos.box.space_at[action[1]], self.cost, "RRV-1405")


VOCABULARY.effect("railCount")(lambda seat, w: ExtraRail(seat))
VOCABULARY.effect("railDiscount")(lambda seat, w: Rebate(seat, w.n, w.each))
VOCABULARY.effect("freeRail")(lambda seat, w: FreeRail(seat, w.cost))
