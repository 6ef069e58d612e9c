"""What a company can hope for: the projected score behind the bots' judgement."""

from functools import cache, lru_cache
from typing import Final

from engineshed.games.railroad_revolution.phases.milestones import fits, reached
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
MOST_NETWORKS: Final = 20_000


def turns_left(pos: RailroadRevolutionPosition) -> float:
    """How many more turns everybody has, judged by whoever is nearest to the logo."""
    rails, buildings = pos.box.spare_shelf
    nearest = min(
        max(0, company.rails_left - rails) / 2 + max(0, company.buildings_left - buildings)
        for company in pos.companies
    )
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


@lru_cache(maxsize=MOST_NETWORKS)
def distances(box: Box, network: int) -> list[int]:
    """How many rails away each city is; nobody changes the list."""
    near = _neighbours(box)
    found = [0] * len(box.cities)
    seen = edge = network
    away = 0
    while edge:
        away += 1
        after = 0
        for city, mask in enumerate(near):
            if edge >> city & 1:
                after |= mask
        edge = after & ~seen
        seen |= edge
        for city in range(len(found)):
            if edge >> city & 1:
                found[city] = away
    return found


def missing(box: Box, company: Company, milestone: Milestone, held: tuple[int | None, ...]) -> float:
    """About how many actions a milestone is still away."""
    away = distances(box, company.network)
    rails = stations = 0.0
    for condition in milestone.conditions:
        more_rails, more_stations = _condition(box, company, condition, away)
        rails = max(rails, more_rails) + 0.4 * min(rails, more_rails)
        stations += more_stations
    return rails / 2 + stations + _managers(company, milestone, held)


def _condition(box: Box, company: Company, condition: Condition, away: list[int]) -> tuple[float, float]:
    """Rails and stations that a condition still wants."""
    short = condition.least - reached(company, condition)
    if short <= 0:
        return (0.0, 0.0)
    if condition.kind in ("connect", "station"):
        have = company.network if condition.kind == "connect" else company.stations
        ways = sorted(
            away[n] for n, city in enumerate(box.cities) if condition.mask & city.bit and not have & city.bit
        )
        rails = float(sum(ways[:short]))
        return (rails, float(short) if condition.kind == "station" else 0.0)
    open_now = (company.reach & ~company.rails & condition.mask).bit_count()
    return (short + max(0, short - open_now), 0.0)


def _managers(company: Company, milestone: Milestone, held: tuple[int | None, ...]) -> float:
    """Empty slots: cheap if the worker is there, dear if it has to be found."""
    cost = 0.0
    workers = [sum(company.workers[colour::5]) for colour in range(5)]
    for wanted, manager in zip(milestone.managers, held, strict=True):
        if manager is not None:
            continue
        choice = next((c for c in range(5) if workers[c] and fits(c, wanted)), None)
        if choice is None:
            cost += 1.3
        else:
            workers[choice] -= 1
            cost += 0.6
    return cost


def milestone_hope(
    box: Box, company: Company, milestone: Milestone, held: tuple[int | None, ...], turns: float
) -> float:
    """The points of an open milestone times the chance to complete it."""
    away = missing(box, company, milestone, held)
    chance = 0.88 if turns >= 8 else 0.8 if turns >= 4 else 0.6 if turns >= 2 else 0.3
    hope = float(milestone.vp * chance**away)
    return hope if away <= turns else 0.25 * hope


def projected(pos: RailroadRevolutionPosition, company: Company, turns: float) -> float:
    """The final score that this company is heading for."""
    box, rate = pos.box, cash_rate(turns)
    points = float(box.train_vp * sum(company.trains[::2]))
    points += (4.0 if turns > 2 else 0.0) * sum(company.trains[1::2])
    points += sum(box.milestones[tile].vp for tile in company.done)
    for tile, held in company.managers.items():
        points += milestone_hope(box, company, box.milestones[tile], held, turns)
    both = company.offices & company.offices >> 1
    points += sum(section.link for n, section in enumerate(box.sections) if both >> n & 1)
    points += of_tracks(box, company, turns)
    wealth = company.money + box.share_price * company.shares
    points += rate * (min(wealth, 1800) + 0.3 * max(0, wealth - 1800)) / 100
    return points + of_crew(box, company, turns)


def of_tracks(box: Box, company: Company, turns: float) -> float:
    """Performance: what there is and what will be, times the points of a step a little further up."""
    offices, stations = company.offices.bit_count(), company.stations.bit_count()
    builds = min(company.buildings_left, 0.6 * turns)
    away = distances(box, company.network)
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
        step = min(len(rungs) - 1.0, company.steps[track] + 0.14 * max(0.0, turns - 1))
        low = int(step)
        high = min(low + 1, len(rungs) - 1)
        worth = rungs[low].vp + (step - low) * (rungs[high].vp - rungs[low].vp)
        total += count * worth
        # Tolls are half-way houses: a step without points is a step nearer to the next that has some.
        total += 0.3 * company.steps[track] * min(1.0, turns / 4)
    return total


def of_crew(box: Box, company: Company, turns: float) -> float:
    """Workers beyond four, and the colours that open milestones want."""
    workers = [sum(company.workers[colour::5]) for colour in range(5)]
    spare = sum(workers) - box.least_workers
    weight = min(1.0, (turns - 1) / 6)
    points = weight * (2.6 * min(spare, 3) + 0.6 * max(0, spare - 3))
    points += weight * 0.25 * sum(1 for colour in range(1, 5) if workers[colour])
    for tile, held in company.managers.items():
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
