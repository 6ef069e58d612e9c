"""Western U.S.: one network each until the coasts are joined, and a bonus for joining them.

Actions: ("bonus", "seat:0") for 4 income, ("bonus", "seat:0", "seat:2") for 2 each, where there is a choice.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from engineshed.games.age_of_steam.figures import add_income
from engineshed.games.age_of_steam.links import NOBODY, OPEN, Chain
from engineshed.games.age_of_steam.maps.base import Map
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.printed.board import Board
from engineshed.games.age_of_steam.scoring import track_of
from engineshed.kernel import Action, Bill, Choice, Entry, Refusal, Settings, State, Step

if TYPE_CHECKING:
    from engineshed.games.age_of_steam.completion import Memo
    from engineshed.games.age_of_steam.phases.build import Build
    from engineshed.games.age_of_steam.track import Lay, Site

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

    def refuse_start(self, pos: AgeOfSteamPosition, seat: int, city: int) -> Refusal | None:
        if self._is_start_city(city) and (pos.line_complete or not has_track(pos, seat)):
            return None
        if not pos.line_complete:
            if not has_track(pos, seat):
                return Refusal("AOS-1909", city=pos.board.hex_atoms[city])
            return None if pos.owns_track_at(seat, city) else Refusal("AOS-1911")
        if self.start_cities_only and not pos.owns_track_at(seat, city):
            return Refusal("AOS-1913")
        return None

    def may_own(self, pos: AgeOfSteamPosition, seat: int, places: tuple[int, int]) -> bool:
        """Until the line exists only track that is joined to the seat's own (AOS-1911)."""
        for place in places:
            if place in pos.cities and self.refuse_start(pos, seat, place) is None:
                return True
            if place != OPEN and place not in pos.cities and pos.owns_track_at(seat, place):
                return True
        return False

    def judges_tiles(self, pos: AgeOfSteamPosition, seat: int) -> bool:
        return not pos.line_complete and not has_track(pos, seat)

    def refuse_lay(
        self, pos: AgeOfSteamPosition, turn: "Build", site: "Site", plan: "Lay", memo: "Memo"
    ) -> Refusal | None:
        """Two tracks of a first tile begin one network only if they meet in a place (AOS-1911)."""
        if len(plan.tracks) + len(plan.redirected) < 2 or not self.judges_tiles(pos, turn.seat):
            return None
        ways = [{site.ends[a], site.ends[b]} for a, b in plan.tracks]
        for chain, edge in plan.redirected:
            if site.ends[edge] != OPEN or self.redirecting_takes_over:  # else it stays unowned (AOS-811)
                ways.append({chain.start, site.ends[edge]})
        if len(ways) < 2 or set.intersection(*ways) - {OPEN}:
            return None
        return Refusal("AOS-1911", hex=pos.board.hex_atoms[site.hex])

    def _is_start_city(self, hex_: int) -> bool:
        return hex_ in self.board.cities and self.board.cities[hex_].start_city

    # From coast to coast

    def region(self, pos: AgeOfSteamPosition, hex_: int) -> str:
        """The coast of a city; a town has none before it is urbanized (AOS-1906, AOS-1907)."""
        if hex_ in self.board.cities:
            return self.board.cities[hex_].region
        return self.board.towns[hex_].region_if_urbanized if hex_ in pos.cities else ""

    def coast_to_coast(self, pos: AgeOfSteamPosition, origin: int, end: int) -> bool:
        return {self.region(pos, origin), self.region(pos, end)} == COASTS

    def town_cubes_at_founding(self, pos: AgeOfSteamPosition, hex_: int) -> tuple[str, ...]:
        """They go into the bag (AOS-1904)."""
        cubes = pos.cubes.pop(hex_, ())
        for cube in cubes:
            pos.bag[cube] += 1
        return cubes

    def after_track(
        self, pos: AgeOfSteamPosition, seat: int, changed: Sequence[Chain]
    ) -> Sequence[Step[AgeOfSteamPosition]]:
        """The first chain of links that joins the coasts (AOS-1912)."""
        if pos.line_complete or not any(chain.complete for chain in changed):
            return ()
        lines = self.lines(pos)
        return (JoinCoasts(seat, awards(pos, lines)),) if lines else ()

    def lines(self, pos: AgeOfSteamPosition) -> set[frozenset[int]]:
        """The owners along every chain of links between an eastern and a western start city, and no farther.

        A chain ends at the first eastern and at the first western start city that it meets (AOS-1912).
        Links of an eliminated player are still his (AOS-1406): they make a line one of two owners.
        """
        ways: dict[int, list[Chain]] = {}
        for chain in pos.chains.values():
            if chain.complete:
                ways.setdefault(chain.start, []).append(chain)
                ways.setdefault(chain.end, []).append(chain)
        found: set[frozenset[int]] = set()
        east, west = self._start_cities("east"), self._start_cities("west")
        if not self._joined(ways):  # following every chain takes long, and nearly always none arrives
            return found

        def walk(here: int, visited: frozenset[int], owners: frozenset[int]) -> None:
            for chain in ways.get(here, ()):
                there = chain.other_end(here)
                if there in visited:
                    continue
                along = owners if chain.owner == NOBODY else owners | {chain.owner}
                if there in west:
                    found.add(along)
                elif there not in east:
                    walk(there, visited | {there}, along)

        for hex_ in east:
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

    def end(self, state: State[AgeOfSteamPosition]) -> None:
        """A last tie is broken by dice (AOS-1918)."""
        pos = state.pos
        keys = {seat: (self.sheet(pos, seat).total, *self.tie_breakers(pos, seat)) for seat in pos.order}
        for key in sorted(set(keys.values())):
            _draw_lots(state, [seat for seat in sorted(keys) if keys[seat] == key])

    def tie_breakers(self, pos: AgeOfSteamPosition, seat: int) -> tuple[int, ...]:
        return (pos.cash[seat], track_of(pos, seat), pos.lots[seat])


def has_track(pos: AgeOfSteamPosition, seat: int) -> bool:
    return pos.discs[seat] < pos.map.ownership_discs


def awards(pos: AgeOfSteamPosition, lines: Iterable[frozenset[int]]) -> tuple[tuple[int, ...], ...]:
    """Who may get the bonus: one owner alone, or two of the owners (AOS-1914 to AOS-1916).

    Whoever was eliminated is an owner (AOS-1406) but gains nothing, and is not picked if two others can gain.
    """
    found: dict[tuple[int, tuple[int, ...]], tuple[int, ...]] = {}
    for owners in sorted(lines, key=sorted):
        ways = list(combinations(sorted(owners), min(len(owners), 2)))
        most = max(len(paid(pos, way)) for way in ways)
        for way in ways:
            gainers = paid(pos, way)
            if len(gainers) == most:
                found.setdefault((worth(way), gainers), way)
    return tuple(found.values())


def _draw_lots(state: State[AgeOfSteamPosition], seats: list[int]) -> None:
    if len(seats) < 2:
        return
    rolls = {seat: state.roll(f"tie:{seat}", 1)[0] for seat in seats}
    for seat in seats:
        state.tell("rolled-tie", seat, roll=rolls[seat])
        state.pos.lots[seat] = 7 * state.pos.lots[seat] + rolls[seat]
    for roll in sorted(set(rolls.values())):
        _draw_lots(state, [seat for seat in seats if rolls[seat] == roll])


class JoinCoasts(Step[AgeOfSteamPosition]):
    """The transcontinental line is complete: its bonus is paid once in the game (AOS-1917)."""

    __slots__ = ("awards", "seat")

    def __init__(self, seat: int, awards: tuple[tuple[int, ...], ...]) -> None:
        self.seat = seat
        self.awards = awards

    def run(self, state: State[AgeOfSteamPosition]) -> None:
        state.pos.line_complete = True  # AOS-1913
        if len(self.awards) == 1:
            pay_award(state, self.awards[0])
        else:
            state.then(ChooseAward(self.seat, self.awards))


class ChooseAward(Choice[AgeOfSteamPosition]):
    """Whose tile joined the coasts picks the chain and two of its owners (AOS-1916)."""

    __slots__ = ("awards",)
    rule = "AOS-1916"
    asks = "award"
    rules = ("AOS-1916",)

    def __init__(self, seat: int, awards: tuple[tuple[int, ...], ...]) -> None:
        super().__init__(seat)
        self.awards = awards

    def candidates(self, pos: AgeOfSteamPosition) -> list[Action]:
        return [("bonus", *(f"seat:{seat}" for seat in award)) for award in self.awards]

    def bill(self, pos: AgeOfSteamPosition, action: Action) -> Bill:
        award = self.awards[self.candidates(pos).index(action)]
        rule = rule_of(award, picked=True)
        return Bill([Entry(seat, "income", worth(award), rule) for seat in paid(pos, award)])

    def take(self, state: State[AgeOfSteamPosition], action: Action) -> None:
        pay_award(state, self.awards[self.candidates(state.pos).index(action)], picked=True)


def paid(pos: AgeOfSteamPosition, award: tuple[int, ...]) -> tuple[int, ...]:
    """Who of them still has an income that can rise."""
    return tuple(seat for seat in award if not pos.out[seat])


def worth(award: tuple[int, ...]) -> int:
    return ALONE if len(award) == 1 else SHARED


def rule_of(award: tuple[int, ...], picked: bool) -> str:
    return "AOS-1914" if len(award) == 1 else "AOS-1916" if picked else "AOS-1915"


def pay_award(state: State[AgeOfSteamPosition], award: tuple[int, ...], picked: bool = False) -> None:
    seats = paid(state.pos, award)
    state.tell("transcontinental", seats=seats, income=worth(award))
    for seat in seats:
        add_income(state, seat, worth(award), rule_of(award, picked))
