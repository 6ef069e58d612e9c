"""Action Telegraph: a building becomes an office and brings shares."""

from collections.abc import Iterator

from engineshed.games.railroad_revolution.effects import (
    VOCABULARY,
    any_possible,
    best_of,
    gain_money,
    gain_shares,
    give,
    given,
    part,
    priced,
)
from engineshed.games.railroad_revolution.figures import add_money, add_shares, discard_worker, put_office
from engineshed.games.railroad_revolution.phases.railroad import best_deal
from engineshed.games.railroad_revolution.pool import DEALS
from engineshed.games.railroad_revolution.position import NOWHERE, RailroadRevolutionPosition
from engineshed.games.railroad_revolution.printed.box import COLOURS, OWN, OWN_AT, Word
from engineshed.games.railroad_revolution.purse import Part, Purse, lacking
from engineshed.kernel import NO_SUCH_MOVE, Action, Refusal, Seat, State

DISCARD: tuple[Action, ...] = tuple(("tile", own) for own in OWN)
PER_SHARE: Action = ("gain", "per-share")
FIRST_OFFICE: Action = ("gain", "first-office")


def refuse_section(pos: RailroadRevolutionPosition, seat: Seat, action: Action) -> Refusal | None:
    """Why no office can be built with this action."""
    if len(action) != 2 or action[0] != "build" or action[1] not in pos.box.section_at:
        return NO_SUCH_MOVE
    company = pos.companies[seat]
    if company.offices >> pos.box.section_at[action[1]] & 1:
        return Refusal("RRV-702", section=pos.box.section_at[action[1]] + 1)
    return None if company.buildings_left else Refusal("RRV-309", action="telegraph")


def build_office(state: State[RailroadRevolutionPosition], seat: Seat, section: int, rule: str) -> None:
    """The leftmost building goes to the First Office space or to the right of it (RRV-701, RRV-706)."""
    state.tell("built-office", seat, section=section + 1, first=not state.pos.offices[section])
    put_office(state, seat, section, rule)


class Office(Part):
    """A building for one of the sections, with its gains or without."""

    __slots__ = ()

    def candidates(self, pos: RailroadRevolutionPosition) -> Iterator[Action]:
        return (("build", section) for section in pos.box.section_at)

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        return refuse_section(pos, self.seat, action)


class BuildOffice(Office):
    """The basic action: free of charge, anywhere on the line (RRV-703)."""

    __slots__ = ()

    def _shares(self, pos: RailroadRevolutionPosition, section: int) -> int:
        """The base number, and for the first office the extra one (RRV-704, RRV-705)."""
        printed = pos.box.sections[section]
        return printed.shares if pos.offices[section] else printed.shares + printed.first

    def weigh(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[int, int, int]:
        return (0, self._shares(pos, pos.box.section_at[action[1]]), 0)

    def after(self, purse: Purse, action: Action) -> Purse:
        return self._built(purse, purse.pos.box.section_at[action[1]])

    def at_best(self, purse: Purse) -> tuple[int, int]:
        box = purse.pos.box
        tiles = [best_of(box, words) for words in box.telegraph_tiles.values()]
        money, workers = best_deal(purse)
        money += max(money for money, _ in tiles)
        shares = max(section.shares + 2 * section.first for section in box.sections)
        return money + box.share_price * shares, workers + max(workers for _, workers in tiles)

    def enough(self, purse: Purse) -> int | None:
        return 0 if purse.buildings > 0 else None

    def helps(self, purse: Purse) -> list[Purse]:
        built = purse.pos.companies[self.seat].offices
        return [self._built(purse, n) for n in range(len(purse.pos.box.sections)) if not built >> n & 1]

    def _built(self, purse: Purse, section: int) -> Purse:
        pos = purse.pos
        after = purse.change(shares=self._shares(pos, section))
        after.buildings -= 1
        after.site = section
        if pos.sections[section]:
            after = after.with_parts(DiscardForTile(self.seat, section))
        if pos.box.sections[section].deal:
            after = after.with_parts(*(part(self.seat, half) for half in DEALS))
        return after

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        pos = state.pos
        section = pos.box.section_at[action[1]]
        shares, base = self._shares(pos, section), pos.box.sections[section].shares
        build_office(state, self.seat, section, "RRV-701")
        state.tell("gained", self.seat, thing="shares", n=shares)
        add_shares(state, self.seat, base, "RRV-704")
        add_shares(state, self.seat, shares - base, "RRV-705")
        pos.turn.section = section
        pos.turn.done = True
        if pos.sections[section]:
            state.join(DiscardForTile(self.seat, section), must=False)
        if pos.box.sections[section].deal:
            pos.turn.deal = True


class DiscardForTile(Part):
    """Discard any own worker and gain the bonus of the telegraph tile, once (RRV-708, RRV-710)."""

    __slots__ = ("section",)

    def __init__(self, seat: Seat, section: int) -> None:
        self.seat = seat
        self.section = section

    def _words(self, pos: RailroadRevolutionPosition) -> tuple[Word, ...]:
        return pos.box.telegraph_tiles[pos.sections[self.section]]

    def candidates(self, pos: RailroadRevolutionPosition) -> tuple[Action, ...]:
        return DISCARD

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        own = OWN_AT.get(action[1]) if len(action) == 2 and action[0] == "tile" else None
        if own is None:
            return NO_SUCH_MOVE
        if not pos.companies[self.seat].has(own):
            return Refusal("RRV-708", worker=COLOURS[own >> 1])
        return None if any_possible(pos, self.seat, self._words(pos)) else Refusal("RRV-423")

    def weigh(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[int, int, int]:
        return (0, 0, -1)

    def gives(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[Word, ...]:
        return self._words(pos)

    def after(self, purse: Purse, action: Action) -> Purse:
        return given(purse.change(workers=-1), self._words(purse.pos))

    def at_best(self, purse: Purse) -> tuple[int, int]:
        return best_of(purse.pos.box, self._words(purse.pos))

    def helps(self, purse: Purse) -> list[Purse]:
        return [self.after(purse, ())] if purse.workers else []

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        pos = state.pos
        state.tell("discarded-for-tile", self.seat, own=action[1], tile=pos.sections[self.section])
        discard_worker(state, self.seat, OWN_AT[action[1]], "RRV-708")
        give(state, self.seat, self._words(pos))


class PayForTile(Part):
    """Pay and gain the bonus of the section's telegraph tile (RRV-917)."""

    __slots__ = ("cost",)

    def __init__(self, seat: Seat, cost: int) -> None:
        self.seat = seat
        self.cost = cost

    def candidates(self, pos: RailroadRevolutionPosition) -> tuple[Action, ...]:
        return (priced(("tile",), self.cost),)

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        if action not in self.candidates(pos):
            return NO_SUCH_MOVE
        section = pos.turn.section
        if section == NOWHERE or not pos.sections[section]:
            return Refusal("RRV-918")
        if pos.companies[self.seat].money < self.cost:
            return Refusal("RRV-417", **lacking(pos, self.seat, self.cost))
        if not any_possible(pos, self.seat, pos.box.telegraph_tiles[pos.sections[section]]):
            return Refusal("RRV-423")
        return None

    def weigh(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[int, int, int]:
        return (-self.cost, 0, 0)

    def gives(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[Word, ...]:
        section = pos.turn.section
        return () if section == NOWHERE else pos.box.telegraph_tiles.get(pos.sections[section], ())

    def after(self, purse: Purse, action: Action) -> Purse:
        pos = purse.pos
        words = pos.box.telegraph_tiles[pos.sections[purse.site]]
        return given(purse.change(money=-self.cost), words)

    def at_best(self, purse: Purse) -> tuple[int, int]:
        tiles = [best_of(purse.pos.box, words) for words in purse.pos.box.telegraph_tiles.values()]
        return max(money for money, _ in tiles), max(workers for _, workers in tiles)

    def helps(self, purse: Purse) -> list[Purse]:
        if purse.must or not purse.pos.sections[purse.site] or purse.liquid < self.cost:
            return []
        return [self.after(purse, ())]

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        pos = state.pos
        tile = pos.sections[pos.turn.section]
        state.tell("paid-for-tile", self.seat, tile=tile, money=self.cost)
        add_money(state, self.seat, -self.cost, "RRV-917")
        give(state, self.seat, pos.box.telegraph_tiles[tile])


class PerShare(Part):
    """So much money for each share owned, at this moment of the action (RRV-915, RRV-916)."""

    __slots__ = ("each",)

    def __init__(self, seat: Seat, each: int) -> None:
        self.seat = seat
        self.each = each

    def candidates(self, pos: RailroadRevolutionPosition) -> tuple[Action, ...]:
        return (PER_SHARE,)

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        if action != PER_SHARE:
            return NO_SUCH_MOVE
        return None if pos.turn.section != NOWHERE else Refusal("RRV-915")

    def _amount(self, pos: RailroadRevolutionPosition, section: int, owned: int) -> int:
        if pos.readings["orange-telegraph"] == "owned":
            return self.each * owned
        printed, offices = pos.box.sections[section], pos.offices[section]
        first = not offices or offices[0] == self.seat
        return self.each * (printed.shares + printed.first if first else printed.shares)

    def weigh(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[int, int, int]:
        return (self._amount(pos, pos.turn.section, pos.companies[self.seat].shares), 0, 0)

    def at_best(self, purse: Purse) -> tuple[int, int]:
        return (self.each * (purse.shares + 12), 0)

    def helps(self, purse: Purse) -> list[Purse]:
        if purse.must:
            return []
        return [purse.change(money=self._amount(purse.pos, purse.site, purse.shares))]

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        gain_money(state, self.seat, self.weigh(state.pos, action)[0], "RRV-915")


class FirstOfficeAgain(Part):
    """The extra shares of the First Office, first or not (RRV-914)."""

    __slots__ = ()

    def candidates(self, pos: RailroadRevolutionPosition) -> tuple[Action, ...]:
        return (FIRST_OFFICE,)

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        if action != FIRST_OFFICE:
            return NO_SUCH_MOVE
        return None if pos.turn.section != NOWHERE else Refusal("RRV-914")

    def weigh(self, pos: RailroadRevolutionPosition, action: Action) -> tuple[int, int, int]:
        return (0, pos.box.sections[pos.turn.section].first, 0)

    def at_best(self, purse: Purse) -> tuple[int, int]:
        box = purse.pos.box
        return (box.share_price * max(section.first for section in box.sections), 0)

    def helps(self, purse: Purse) -> list[Purse]:
        return [] if purse.must else [purse.change(shares=purse.pos.box.sections[purse.site].first)]

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        gain_shares(state, self.seat, self.weigh(state.pos, action)[1], "RRV-914")


class FreeOffice(Office):
    """An office from a deal: no shares, no tile, no further deal (RRV-1704)."""

    __slots__ = ()

    def after(self, purse: Purse, action: Action) -> Purse:
        return purse.with_building_used()

    def possible(self, pos: RailroadRevolutionPosition, spent: int = 0) -> bool:
        company = pos.companies[self.seat]
        return company.buildings_left > 0 and company.offices + 1 < 1 << len(pos.box.sections)

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        build_office(state, self.seat, state.pos.box.section_at[action[1]], "RRV-1704")


VOCABULARY.effect("telegraphTileForMoney")(lambda seat, w: PayForTile(seat, w.cost))
VOCABULARY.effect("moneyPerShareOwned")(lambda seat, w: PerShare(seat, w.n))
VOCABULARY.effect("firstOfficeBonusAgain")(lambda seat, w: FirstOfficeAgain(seat))
VOCABULARY.effect("freeOffice")(lambda seat, w: FreeOffice(seat))
