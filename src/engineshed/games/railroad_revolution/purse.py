"""Look-ahead: can a turn still be completed after this? And the parts of a turn that can say so.

A turn must end with its basic action carried out, its price paid and four workers (RRV-308, RRV-403). What
matters for that is little: money, shares, workers, trains and what else is pending. This is the purse.
"""

from collections.abc import Iterable, Iterator

from engineshed.games.railroad_revolution.position import RailroadRevolutionPosition
from engineshed.games.railroad_revolution.printed.box import COLOURS, OWN_AT, WORKER_AT, Word
from engineshed.kernel import Action, Bill, Decision, Entry, Seat

NOTHING = (0, 0, 0)
AT_ONCE = ("money", "shares")
"""Effects that need no decision."""


def lacking(pos: RailroadRevolutionPosition, seat: Seat, price: int) -> dict[str, object]:
    """The facts of a price that is too high: how much is missing, and how many shares would pay it."""
    company = pos.companies[seat]
    missing = price - company.money
    sell = -(-missing // pos.box.share_price)
    return {
        "price": price,
        "cash": company.money,
        "missing": missing,
        "sell": sell if sell <= company.shares else 0,
    }


class Part(Decision[RailroadRevolutionPosition]):
    """One effect of a turn. Besides what every decision says, it says what it does to the purse."""

    __slots__ = ()

    def __hash__(self) -> int:
        # Equal parts have the same class: enough for the few that are pending at a time, and quick.
        return hash(type(self))

    def weigh(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[int, int, int]:
        """Money, shares and workers that this action brings at once (below zero: costs)."""
        return NOTHING

    def after(self, purse: "Purse", action: Action) -> "Purse":
        """The purse after this action of this part, which is no longer in it."""
        money, shares, workers = self.weigh(purse.pos, action)
        return purse.change(money, shares, workers)

    def helps(self, purse: "Purse") -> Iterable["Purse"]:
        """The purses after every use of this part that might help to complete the turn."""
        return ()

    def at_best(self, purse: "Purse") -> tuple[int, int]:
        """No more money (with shares) and workers than this can come from it, whatever happens."""
        return (0, 0)

    def at_least(self, purse: "Purse") -> int:
        """No less than this must be paid for this basic action."""
        return 0

    def surely(self, pos: RailroadRevolutionPosition) -> int | None:
        """An amount with which this basic action can surely be completed; None: it takes a closer look."""
        return 0

    def least(self, pos: RailroadRevolutionPosition) -> int:
        """What this basic action costs at least: told to who cannot pay it."""
        return self.surely(pos) or 0

    def enough(self, purse: "Purse") -> int | None:
        """An amount with which this basic action can surely be completed at once from this purse."""
        return None

    def still(self, pos: RailroadRevolutionPosition, action: Action) -> int | None:
        """The same for what is left of the basic action after this."""
        return 0

    def possible(self, pos: RailroadRevolutionPosition, spent: int = 0) -> bool:
        """Can this be carried out at least in part, if shares are sold for it (RRV-423, RRV-1009)?

        `spent` shares go first: the price of a deal.
        """
        return True

    def owes(self, pos: RailroadRevolutionPosition, action: Action) -> Entry | None:
        """By how much this action changes the price of the turn's action; nothing is paid yet."""
        return None

    def gives(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[Word, ...]:
        """The effects that this action brings; money and shares among them come at once."""
        return ()

    def bill(self, pos: RailroadRevolutionPosition, action: Action) -> Bill:
        money, shares, _ = self.weigh(pos, action)
        owed = self.owes(pos, action)
        if owed is not None:
            money += owed.amount  # the look-ahead counts as spent what will have to be paid
        entries = [
            Entry(self.seat, "money", money, "RRV-417" if money < 0 else "RRV-419"),
            Entry(self.seat, "shares", shares, "RRV-418" if shares < 0 else "RRV-419"),
            *([owed] if owed is not None else []),
            *self._workers(action),
            *(Entry(self.seat, w.op, w.n, "RRV-419") for w in self.gives(pos, action) if w.op in AT_ONCE),
        ]
        return Bill(entry for entry in entries if entry.amount)

    def _workers(self, action: Action) -> Iterator[Entry]:
        """The own workers that an action names go, those of the general supply come."""
        for atom in action[1:]:
            if atom in OWN_AT:
                yield Entry(self.seat, f"worker-{COLOURS[OWN_AT[atom] >> 1]}", -1, "RRV-418")
            elif atom in WORKER_AT:
                yield Entry(self.seat, f"worker-{COLOURS[WORKER_AT[atom]]}", 1, "RRV-419")


class Purse:
    """What matters for completing a turn, and nothing else."""

    __slots__ = (
        "buildings",
        "key",
        "laid",
        "may",
        "money",
        "must",
        "network",
        "owed",
        "pos",
        "rails",
        "rails_left",
        "reach",
        "seat",
        "shares",
        "site",
        "stacks",
        "stock",
        "trains",
        "workers",
    )

    def __init__(
        self,
        pos: RailroadRevolutionPosition,
        seat: Seat,
        must: tuple[Part, ...],
        may: tuple[Part, ...],
        money: int,
        shares: int,
        workers: int,
        owed: int,
        stock: int,
        trains: tuple[int, ...],
        stacks: tuple[int, ...],
        rails: int,
        network: int,
        reach: int,
        laid: int,
        rails_left: int,
        buildings: int,
        site: int,
    ) -> None:
        self.pos = pos
        self.seat = seat
        self.must = must
        self.may = may
        self.money = money
        self.shares = shares
        self.workers = workers
        self.owed = owed
        self.stock = stock
        self.trains = trains
        self.stacks = stacks
        self.rails = rails
        self.network = network
        self.reach = reach
        self.laid = laid
        self.rails_left = rails_left
        self.buildings = buildings
        self.site = site
        """The city or section built in during this action."""
        self.key: tuple[object, ...] = ()

    def twin(self) -> "Purse":
        return Purse(
            self.pos,
            self.seat,
            self.must,
            self.may,
            self.money,
            self.shares,
            self.workers,
            self.owed,
            self.stock,
            self.trains,
            self.stacks,
            self.rails,
            self.network,
            self.reach,
            self.laid,
            self.rails_left,
            self.buildings,
            self.site,
        )

    def _key(self) -> tuple[object, ...]:
        if not self.key:
            self.key = (
                self.money,
                self.shares,
                self.workers,
                self.owed,
                self.trains,
                self.rails,
                self.rails_left,
                self.buildings,
                self.site,
                self.laid,
                self.stacks,
                self.stock,
                self.must,
                self.may,
            )
        return self.key

    def __hash__(self) -> int:
        return hash(self._key())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Purse) and self._key() == other._key()

    # Changing

    @property
    def liquid(self) -> int:
        """Money, if all shares are sold."""
        return self.money + self.pos.box.share_price * self.shares

    @property
    def short(self) -> bool:
        """Fewer workers than a turn may end with."""
        return self.workers < self.pos.box.least_workers

    def change(self, money: int = 0, shares: int = 0, workers: int = 0) -> "Purse":
        """Gain and pay; shares are sold only as needed, which is never worse."""
        twin = self.twin()
        twin.money += money
        twin.shares += shares
        twin.workers += workers
        if workers:
            twin.stock -= workers
        price = self.pos.box.share_price
        while twin.money < 0 and twin.shares > 0:
            twin.money += price
            twin.shares -= 1
        return twin

    def settled(self) -> "Purse":
        """With the price of the action paid."""
        twin = self.change(money=-self.owed)
        twin.owed = 0
        return twin

    def with_building_used(self) -> "Purse":
        twin = self.twin()
        twin.buildings -= 1
        return twin

    def with_parts(self, *parts: Part) -> "Purse":
        twin = self.twin()
        twin.may = self.may + parts
        return twin

    def with_rail(self, number: int) -> "Purse":
        """After a rail of the player board has been laid on this space."""
        box = self.pos.box
        space = box.spaces[number]
        twin = self.twin()
        twin.rails |= space.bit
        twin.network |= space.cities
        twin.reach |= box.cities[space.a].tracks | box.cities[space.b].tracks
        twin.rails_left -= 1
        return twin

    # What `can_finish` asks

    def finished(self) -> bool:
        return (
            not self.must
            and self.liquid >= self.owed
            and self.workers >= self.pos.box.least_workers
            and self.money >= 0
        )

    def plainly(self) -> bool | None:
        if self.money < 0 or self.shares < 0:
            return False
        missing = max(0, self.pos.box.least_workers - self.workers)
        hire, left = self.pos.box.hire_price, self.liquid - self.owed
        if self.stock >= missing and left >= missing * hire:
            needed = missing * hire
            for part in self.must:
                amount = part.enough(self)
                if amount is None:
                    break
                needed += amount
            else:
                if left >= needed:
                    return True
        for part in self.must + self.may:
            money, workers = part.at_best(self)
            left += money
            missing -= workers
        for part in self.must:
            left -= part.at_least(self)
        return False if left < max(0, missing) * hire else None

    def moves(self) -> Iterator["Purse"]:
        for index, part in enumerate(self.must):
            rest = self.twin()
            rest.must = self.must[:index] + self.must[index + 1 :]
            yield from part.helps(rest)
        for index, part in enumerate(self.may):
            rest = self.twin()
            rest.may = self.may[:index] + self.may[index + 1 :]
            yield from part.helps(rest)
        hire = self.pos.box.hire_price
        if self.workers < self.pos.box.least_workers and self.stock and self.liquid >= hire:
            yield self.change(money=-hire, workers=1)


def purse_of(
    pos: RailroadRevolutionPosition, seat: Seat, must: tuple[Part, ...], may: tuple[Part, ...]
) -> Purse:
    """What a seat has now, with these parts pending."""
    company, turn = pos.companies[seat], pos.turn
    return Purse(
        pos,
        seat,
        must,
        may,
        money=company.money,
        shares=company.shares,
        workers=sum(company.workers),
        owed=turn.owed if turn.seat == seat else 0,
        stock=sum(pos.stock),
        trains=tuple(company.trains),
        stacks=tuple(pos.trains),
        rails=company.rails,
        network=company.network,
        reach=company.reach,
        laid=turn.laid,
        rails_left=company.rails_left,
        buildings=company.buildings_left,
        site=turn.city if turn.city >= 0 else turn.section,
    )
