"""What a company can hope for: the projected score behind the bots' judgement."""

from functools import cache, lru_cache
from typing import Final, TypeAlias

from engineshed.games.railroad_revolution.phases.milestones import fits
from engineshed.games.railroad_revolution.position import Company, RailroadRevolutionPosition
from engineshed.games.railroad_revolution.printed.box import (
    ANY_COLOUR,
    WHITE,
    Box,
    Condition,
    Milestone,
    Word,
)

TOP_LEVEL = 5
MOST_KNOWN: Final = 20_000
"""How many answers of each kind are remembered: the same networks and crews are judged again and again."""

Crew: TypeAlias = tuple[int, int, int, int, int]
"""Available workers by colour."""
NO_CREW: Final[Crew] = (0, 0, 0, 0, 0)
Managers: TypeAlias = tuple[int | None, ...]
"""A milestone's slots: the colour of each manager, or None."""


def turns_left(pos: RailroadRevolutionPosition) -> float:
    """How many more turns everybody has, judged by whoever is nearest to the logo."""
    rails, buildings = pos.box.spare_shelf
    nearest = 99.0
    for company in pos.companies:
        left = max(0, company.rails_left - rails) / 2 + max(0, company.buildings_left - buildings)
        nearest = min(nearest, left)
    return nearest + 1 if nearest else 1.0


def cash_rate(turns: float) -> float:
    """VP for $100."""
    if turns > 8:
        return 1.2
    if turns > 3:
        return 0.9
    return 0.4 if turns > 1 else 0.02


@cache
def _neighbours(box: Box) -> tuple[int, ...]:
    """By city: the cities one track space away."""
    near = [0] * len(box.cities)
    for space in box.spaces:
        near[space.a] |= 1 << space.b
        near[space.b] |= 1 << space.a
    return tuple(near)


@lru_cache(maxsize=MOST_KNOWN)
def distances(box: Box, network: int) -> tuple[int, ...]:
    """How many rails away each city is."""
    near = _neighbours(box)
    found = [0] * len(near)
    seen = edge = network
    away = 0
    while edge:
        away += 1
        after = 0
        while edge:
            city = edge & -edge
            after |= near[city.bit_length() - 1]
            edge ^= city
        edge = after & ~seen
        seen |= edge
        for city in range(len(found)):
            if edge >> city & 1:
                found[city] = away
    return tuple(found)


def crew_of(company: Company) -> Crew:
    """The available workers by colour, wherever they are."""
    w = company.workers
    return (
        w[0] + w[5] + w[10] + w[15] + w[20],
        w[1] + w[6] + w[11] + w[16] + w[21],
        w[2] + w[7] + w[12] + w[17] + w[22],
        w[3] + w[8] + w[13] + w[18] + w[23],
        w[4] + w[9] + w[14] + w[19] + w[24],
    )


@lru_cache(maxsize=MOST_KNOWN)
def _to_build(box: Box, tile: str, network: int, stations: int, rails: int) -> float:
    """About how many actions of building a milestone still wants."""
    away = distances(box, network)
    more_rails = more_stations = 0.0
    for condition in box.milestones[tile].conditions:
        wanted, sites = _condition(box, condition, network, stations, rails, away)
        more_rails = max(more_rails, wanted) + 0.4 * min(more_rails, wanted)
        more_stations += sites
    return more_rails / 2 + more_stations


def _condition(
    box: Box, condition: Condition, network: int, stations: int, rails: int, away: tuple[int, ...]
) -> tuple[float, float]:
    """Rails and stations that a condition still wants."""
    connect = condition.kind == "connect"
    if connect or condition.kind == "station":
        have = network if connect else stations
        short = condition.least - (have & condition.mask).bit_count()
        if short <= 0:
            return (0.0, 0.0)
        ways = sorted(
            away[n] for n, city in enumerate(box.cities) if condition.mask & city.bit and not have & city.bit
        )
        return (float(sum(ways[:short])), 0.0 if connect else float(short))
    short = condition.least - (rails & condition.mask).bit_count()
    if short <= 0:
        return (0.0, 0.0)
    open_now = (_reach(box, network) & ~rails & condition.mask).bit_count()
    return (short + max(0, short - open_now), 0.0)


@lru_cache(maxsize=MOST_KNOWN)
def _reach(box: Box, network: int) -> int:
    """The track spaces that touch these cities."""
    found = 0
    for city in box.cities:
        if network & city.bit:
            found |= city.tracks
    return found


@lru_cache(maxsize=MOST_KNOWN)
def _managers(crew: Crew, wanted: tuple[int, ...], held: Managers) -> float:
    """Empty slots: cheap if the worker is there, dear if it has to be found."""
    cost = 0.0
    workers = list(crew)
    for colour, manager in zip(wanted, held, strict=True):
        if manager is not None:
            continue
        choice = next((c for c in range(5) if workers[c] and fits(c, colour)), None)
        if choice is None:
            cost += 1.3
        else:
            workers[choice] -= 1
            cost += 0.6
    return cost


def missing(box: Box, company: Company, milestone: Milestone, held: Managers) -> float:
    """About how many actions a milestone is still away."""
    return _missing(box, company, crew_of(company), milestone, held)


def _missing(box: Box, company: Company, crew: Crew, milestone: Milestone, held: Managers) -> float:
    builds = _to_build(box, milestone.id, company.network, company.stations, company.rails)
    return builds + _managers(crew, milestone.managers, held)


def milestone_hope(box: Box, company: Company, milestone: Milestone, held: Managers, turns: float) -> float:
    """The points of an open milestone times the chance to complete it."""
    return _hope(milestone, _missing(box, company, crew_of(company), milestone, held), turns)


def _hope(milestone: Milestone, away: float, turns: float) -> float:
    chance = 0.88 if turns >= 8 else 0.8 if turns >= 4 else 0.6 if turns >= 2 else 0.3
    hope = float(milestone.vp * chance**away)
    return hope if away <= turns else 0.25 * hope


def projected(pos: RailroadRevolutionPosition, company: Company, turns: float) -> float:
    """The final score that this company is heading for."""
    box, rate, trains = pos.box, cash_rate(turns), company.trains
    # Once the end has been triggered a worker counts where it is promoted: nobody hires in hope any more.
    crew = crew_of(company) if turns > 1 else NO_CREW
    points = float(box.train_vp * sum(trains[::2]))
    points += (4.0 if turns > 2 else 0.0) * sum(trains[1::2])
    for tile in company.done:
        points += box.milestones[tile].vp
    for tile, held in company.managers.items():
        milestone = box.milestones[tile]
        points += _hope(milestone, _missing(box, company, crew, milestone, held), turns)
    points += _links(box, company.offices)
    points += of_tracks(box, company, turns)
    wealth = company.money + box.share_price * company.shares
    points += rate * (min(wealth, 1800) + 0.3 * max(0, wealth - 1800)) / 100
    return points + _crew(box, crew, tuple(company.managers.items()), turns)


@lru_cache(maxsize=MOST_KNOWN)
def _links(box: Box, offices: int) -> int:
    """The VP of neighbouring offices."""
    both = offices & offices >> 1
    return sum(section.link for n, section in enumerate(box.sections) if both >> n & 1)


def of_tracks(box: Box, company: Company, turns: float) -> float:
    """What the performance tracks promise."""
    offices, stations = company.offices.bit_count(), company.stations.bit_count()
    return _tracks(
        box, offices, stations, company.buildings_left, company.network, tuple(company.steps), turns
    )


@lru_cache(maxsize=MOST_KNOWN)
def _tracks(
    box: Box,
    offices: int,
    stations: int,
    buildings_left: int,
    network: int,
    steps: tuple[int, ...],
    turns: float,
) -> float:
    """Performance: what there is and what will be, times the points of a step a little further up."""
    builds = min(buildings_left, 0.6 * turns)
    away = distances(box, network)
    west = sum(
        1.0
        if not away[n]
        else 0.45
        if away[n] == 1 and turns > 2
        else 0.2
        if away[n] == 2 and turns > 4
        else 0
        for n, city in enumerate(box.cities)
        if city.level == TOP_LEVEL
    )
    counts = (min(8.0, offices + 0.5 * builds), stations + 0.4 * builds, west)
    total = 0.0
    for track, count in enumerate(counts):
        rungs = box.performance[track]
        step = min(len(rungs) - 1.0, steps[track] + 0.14 * max(0.0, turns - 1))
        low = int(step)
        high = min(low + 1, len(rungs) - 1)
        worth = rungs[low].vp + (step - low) * (rungs[high].vp - rungs[low].vp)
        total += count * worth
        # Tolls are half-way houses: a step without points is a step nearer to the next that has some.
        total += 0.3 * steps[track] * min(1.0, turns / 4)
    return total


def of_crew(box: Box, company: Company, turns: float) -> float:
    """What the available workers promise."""
    return _crew(box, crew_of(company), tuple(company.managers.items()), turns)


@lru_cache(maxsize=MOST_KNOWN)
def _crew(box: Box, workers: Crew, goals: tuple[tuple[str, Managers], ...], turns: float) -> float:
    """Workers beyond four, and the colours that open milestones want."""
    spare = sum(workers) - box.least_workers
    weight = min(1.0, (turns - 1) / 6)
    points = weight * (2.6 * min(spare, 3) + 0.6 * max(0, spare - 3))
    points += weight * 0.25 * sum(1 for colour in range(1, 5) if workers[colour])
    for tile, held in goals:
        for wanted, manager in zip(box.milestones[tile].managers, held, strict=True):
            if manager is None and wanted not in (ANY_COLOUR, WHITE) and workers[wanted]:
                points += weight * 1.2
    return points


def word_worth(word: Word, turns: float) -> float:
    """About how much an effect is worth, its cost taken off."""
    rate = cash_rate(turns)
    worth = {
        "shares": 1.5 * rate * word.n,
        "money": rate * word.n / 100,
        "steps": 2.2 * word.n,
        "promote": 3.0 * word.n,
        "flipTrain": 3.0 * word.n,
        "takeTrain": 9.0,
        "gainWorkerChoice": 3.5,
        "gainAnyWorker": 4.0,
        "gainWorkers": 3.2 * len(word.colours),
        "swapWorker": 1.5,
        "freeRail": 3.5,
        "setupRail": 5.0,
        "freeStation": 5.0,
        "setupStation": 4.0,
        "freeOffice": 6.5,
        "setupOffice": 5.0,
    }.get(word.op, 0.0)
    return worth - rate * (word.cost + word.each) / 100
