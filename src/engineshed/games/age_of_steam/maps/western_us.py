"""Western U.S.: one network each until the coasts are joined, and a bonus for joining them.

Actions: ("bonus", "seat:0") for 4 income, ("bonus", "seat:0", "seat:2") for 2 each, where there is a choice.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import ClassVar

from engineshed.games.age_of_steam.board import Board
from engineshed.games.age_of_steam.links import NOBODY, OPEN, Chain
from engineshed.games.age_of_steam.maps.base import Map
from engineshed.games.age_of_steam.position import Table
from engineshed.games.age_of_steam.scoring import track_of
from engineshed.kernel import Action, Bill, Choice, Entry, Refusal, Settings, State, Step

ALONE = 4
SHARED = 2
COASTS = {"east", "west"}


class WesternUS(Map):
    """Track begins at the coasts; the first line from coast to coast frees everybody."""

    has_coasts: ClassVar[bool] = True

    def __init__(self, board: Board, settings: Settings) -> None:
        super().__init__(board, settings)
        self.start_cities_only = settings["starts"] == "start-cities"

    # One network

    def refuse_start(self, pos: Table, seat: int, city: int) -> Refusal | None:
        if self._is_start_city(city) and (pos.line_complete or not has_track(pos, seat)):
            return None
        if not pos.line_complete:
            if not has_track(pos, seat):
                return Refusal("AOS-1909", city=pos.board.hex_atoms[city])
            return None if pos.owns_track_at(seat, city) else Refusal("AOS-1911")
        if self.start_cities_only and not pos.owns_track_at(seat, city):
            return Refusal("AOS-1913")
        return None

    def may_own(self, pos: Table, seat: int, places: tuple[int, int]) -> bool:
        """Until the line exists only track that is joined to the seat's own (AOS-1911)."""
        for place in places:
            if place in pos.cities and self.refuse_start(pos, seat, place) is None:
                return True
            if place != OPEN and place not in pos.cities and pos.owns_track_at(seat, place):
                return True
        return False

    def _is_start_city(self, hex_: int) -> bool:
        return hex_ in self.board.cities and self.board.cities[hex_].start_city

    # From coast to coast

    def region(self, pos: Table, hex_: int) -> str:
        """The coast of a city; a town has none before it is urbanized (AOS-1906, AOS-1907)."""
        if hex_ in self.board.cities:
            return self.board.cities[hex_].region
        return self.board.towns[hex_].region_if_urbanized if hex_ in pos.cities else ""

    def coast_to_coast(self, pos: Table, origin: int, end: int) -> bool:
        return {self.region(pos, origin), self.region(pos, end)} == COASTS

    def town_cubes_at_founding(self, pos: Table, hex_: int) -> None:
        """AOS-1904."""
        for cube in pos.cubes.pop(hex_, ()):
            pos.bag[cube] += 1

    def after_track(self, pos: Table, seat: int, changed: Sequence[Chain]) -> Sequence[Step[Table]]:
        """The first chain of links that joins the coasts (AOS-1912)."""
        if pos.line_complete or not any(chain.complete for chain in changed):
            return ()
        lines = self.lines(pos)
        return (JoinCoasts(seat, awards(lines)),) if lines else ()

    def lines(self, pos: Table) -> set[frozenset[int]]:
        """The owners along every chain of links from an eastern to a western start city."""
        ways: dict[int, list[Chain]] = {}
        for chain in pos.chains.values():
            if chain.complete:
                ways.setdefault(chain.start, []).append(chain)
                ways.setdefault(chain.end, []).append(chain)
        found: set[frozenset[int]] = set()
        if not self._joined(ways):  # following every chain takes long, and nearly always none arrives
            return found

        def walk(here: int, visited: frozenset[int], owners: frozenset[int]) -> None:
            for chain in ways.get(here, ()):
                there = chain.other_end(here)
                if there in visited:
                    continue
                paid = chain.owner != NOBODY and not pos.out[chain.owner]
                along = owners | {chain.owner} if paid else owners
                if self._is_start_city(there) and self.board.cities[there].region == "west":
                    found.add(along)
                else:
                    walk(there, visited | {there}, along)

        for hex_ in self._start_cities("east"):
            walk(hex_, frozenset((hex_,)), frozenset())
        return found

    def _joined(self, ways: Mapping[int, Sequence[Chain]]) -> bool:
        reached = set(self._start_cities("east"))
        front = list(reached)
        while front:
            here = front.pop()
            for chain in ways.get(here, ()):
                there = chain.other_end(here)
                if there not in reached:
                    reached.add(there)
                    front.append(there)
        return not reached.isdisjoint(self._start_cities("west"))

    def _start_cities(self, region: str) -> list[int]:
        return [hex_ for hex_, city in self.board.cities.items() if city.start_city and city.region == region]

    # The end

    def end(self, state: State[Table]) -> None:
        """A last tie is broken by dice (AOS-1918)."""
        pos = state.pos
        keys = {seat: (self.sheet(pos, seat).total, *self.tie_breakers(pos, seat)) for seat in pos.order}
        for key in sorted(set(keys.values())):
            _draw_lots(state, [seat for seat in sorted(keys) if keys[seat] == key])

    def tie_breakers(self, pos: Table, seat: int) -> tuple[int, ...]:
        return (pos.cash[seat], track_of(pos, seat), pos.lots[seat])


def has_track(pos: Table, seat: int) -> bool:
    return pos.discs[seat] < pos.map.ownership_discs


def awards(lines: Iterable[frozenset[int]]) -> tuple[tuple[int, ...], ...]:
    """Who may get the bonus: one owner alone, or two of the owners (AOS-1914 to AOS-1916)."""
    found: dict[tuple[int, ...], None] = {}
    for owners in sorted(lines, key=sorted):
        if len(owners) < 2:
            found[tuple(owners)] = None
        else:
            found.update(dict.fromkeys(combinations(sorted(owners), 2)))
    return tuple(found)


def _draw_lots(state: State[Table], seats: list[int]) -> None:
    if len(seats) < 2:
        return
    rolls = {seat: state.roll(f"tie:{seat}", 1)[0] for seat in seats}
    for seat in seats:
        state.pos.lots[seat] = 7 * state.pos.lots[seat] + rolls[seat]
    for roll in sorted(set(rolls.values())):
        _draw_lots(state, [seat for seat in seats if rolls[seat] == roll])


class JoinCoasts(Step[Table]):
    """The transcontinental line is complete: its bonus is paid once in the game (AOS-1917)."""

    __slots__ = ("awards", "seat")

    def __init__(self, seat: int, awards: tuple[tuple[int, ...], ...]) -> None:
        self.seat = seat
        self.awards = awards

    def run(self, state: State[Table]) -> None:
        state.pos.line_complete = True  # AOS-1913
        if len(self.awards) == 1:
            pay_award(state, self.awards[0])
        else:
            state.then(ChooseAward(self.seat, self.awards))


class ChooseAward(Choice[Table]):
    """Whose tile joined the coasts picks the chain and two of its owners (AOS-1916)."""

    __slots__ = ("awards",)
    rule = "AOS-1916"

    def __init__(self, seat: int, awards: tuple[tuple[int, ...], ...]) -> None:
        super().__init__(seat)
        self.awards = awards

    def candidates(self, pos: Table) -> list[Action]:
        return [("bonus", *(f"seat:{seat}" for seat in award)) for award in self.awards]

    def bill(self, pos: Table, action: Action) -> Bill:
        award = self.awards[self.candidates(pos).index(action)]
        return Bill([Entry(seat, "income", worth(award), "AOS-1916") for seat in award])

    def take(self, state: State[Table], action: Action) -> None:
        pay_award(state, self.awards[self.candidates(state.pos).index(action)])


def worth(award: tuple[int, ...]) -> int:
    return ALONE if len(award) == 1 else SHARED


def pay_award(state: State[Table], award: tuple[int, ...]) -> None:
    for seat in award:
        state.pos.income[seat] += worth(award)
    state.tell("transcontinental", seats=award, income=worth(award))
