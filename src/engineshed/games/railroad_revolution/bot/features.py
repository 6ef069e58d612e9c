"""What a network looks at: every company's money, crew, network and goals, and what is still to be had."""

from typing import Final

from engineshed.games.railroad_revolution.bot.prospects import (
    cash_rate,
    distances,
    milestone_hope,
    missing,
    of_crew,
    of_tracks,
    turns_left,
)
from engineshed.games.railroad_revolution.position import Company, RailroadRevolutionPosition
from engineshed.games.railroad_revolution.printed.box import COLOURS, Box
from engineshed.kernel import Seat

CITIES: Final = 15
SECTIONS: Final = 8
TRAINS: Final = ("promote", "money", "steps", "shares", "rail")
TRACKS: Final = ("telegraph", "stations", "network")
STEPS: Final = 7
GROUPS: Final = ("A1", "A2", "B", "C", "D")
GOALS: Final = 3
"""How many open milestones are looked at, the nearest first."""
PLACES: Final = ("supply", "station", "rails", "telegraph", "trade")

APART: Final[tuple[str, ...]] = ()
OWN: Final[tuple[str, ...]] = ()

SIDE: Final = (
    *("money", "shares", "wealth"),
    *(f"at least ${amount}" for amount in (200, 400, 600, 900, 1300)),
    *(f"{colour} workers" for colour in COLOURS),
    *(f"{colour} workers to place" for colour in COLOURS),
    *(f"workers at {place}" for place in PLACES),
    *("workers", "workers beyond four"),
    *("rails left", "buildings left", "turns to the logo", "spare rail", "spare building"),
    *(f"city {city}" for city in range(CITIES)),
    *(f"station {city}" for city in range(CITIES)),
    *(f"office {section}" for section in range(SECTIONS)),
    *("cities", "stations", "offices", "links", "rails"),
    *(f"way to western city {number}" for number in range(3)),
    *(f"train {train} {face}" for train in TRAINS for face in ("up", "down")),
    *(f"steps of {track}" for track in TRACKS),
    *(f"points per {track}" for track in TRACKS),
    *(f"next point of {track}" for track in TRACKS),
    *(
        f"goal {number} {what}"
        for number in range(GOALS)
        for what in ("points", "missing", "promises", "managers")
    ),
    *(f"open {group}" for group in GROUPS),
    *(f"done {group}" for group in GROUPS),
    *("points of goals", "points of trains", "points of tracks", "points of links", "points"),
    *("goals promise", "tracks promise", "money promises", "crew promises"),
    *("projection", "projection against the best other"),
)

TABLE: Final = (
    "turns left",
    *(f"at most {count} turns left" for count in (1, 2, 3, 4, 6, 8, 11)),
    "rounds",
    *(f"{colour} workers in stock" for colour in COLOURS),
    *(f"trains of {train} left" for train in TRAINS),
    *(f"nobody in city {city}" for city in range(CITIES)),
    *(f"nobody in section {section}" for section in range(SECTIONS)),
)


def own(pos: RailroadRevolutionPosition, seat: Seat) -> list[float]:
    """Everything lies open but what was drawn a moment ago."""
    return []


def sides(pos: RailroadRevolutionPosition) -> list[list[float]]:
    """Every company, and where it is heading."""
    turns = turns_left(pos)
    found: list[list[float]] = []
    worths: list[float] = []
    for company in pos.companies:
        row = _means(pos.box, company)
        row += _built(pos.box, company)
        worths.append(_goals(pos.box, company, turns, row))
        found.append(row)
    for seat, row in enumerate(found):
        rival = max(worth for other, worth in enumerate(worths) if other != seat)
        row += [worths[seat] / 200, (worths[seat] - rival) / 50]
    return found


def _means(box: Box, company: Company) -> list[float]:
    """Money and workers."""
    money, workers = company.money, company.workers
    wealth = money + box.share_price * company.shares
    row = [money / 1500, company.shares / 10, wealth / 2500]
    row += [1.0 if wealth >= amount else 0.0 for amount in (200, 400, 600, 900, 1300)]
    row += [sum(workers[colour::5]) / 4 for colour in range(5)]
    row += [workers[colour] / 3 for colour in range(5)]
    row += [sum(workers[5 * place : 5 * place + 5]) / 5 for place in range(5)]
    total = sum(workers)
    row += [total / 8, max(0, total - box.least_workers) / 4]
    rails, buildings = box.spare_shelf
    to_logo = max(0, company.rails_left - rails) / 2 + max(0, company.buildings_left - buildings)
    row += [company.rails_left / 16, company.buildings_left / 12, to_logo / 16]
    row += [1.0 if company.spare_rail else 0.0, 1.0 if company.spare_building else 0.0]
    return row


def _built(box: Box, company: Company) -> list[float]:
    """Cities, stations, offices, trains, performance."""
    network, stations, offices = company.network, company.stations, company.offices
    row = [1.0 if network >> city & 1 else 0.0 for city in range(CITIES)]
    row += [1.0 if stations >> city & 1 else 0.0 for city in range(CITIES)]
    row += [1.0 if offices >> section & 1 else 0.0 for section in range(SECTIONS)]
    links = (offices & offices >> 1).bit_count()
    row += [network.bit_count() / 15, stations.bit_count() / 8, offices.bit_count() / 8, links / 7]
    row.append(company.rails.bit_count() / 16)
    away = distances(box, network)
    row += sorted(away[n] / 5 for n, city in enumerate(box.cities) if city.level == 5)
    row += [float(count) for count in company.trains]
    for track in range(3):
        row.append(company.steps[track] / STEPS)
    for track in range(3):
        row.append(box.performance[track][company.steps[track]].vp / 6)
    for track in range(3):
        step = company.steps[track]
        rungs = box.performance[track]
        row.append((rungs[step + 1].vp - rungs[step].vp) / 2 if step + 1 < len(rungs) else 0.0)
    return row


def _goals(box: Box, company: Company, turns: float, row: list[float]) -> float:
    """Milestones and points go into the row; the projected score comes back."""
    rate, milestones = cash_rate(turns), box.milestones
    open_goals = []
    for tile, held in company.managers.items():
        goal = milestones[tile]
        away = missing(box, company, goal, held)
        open_goals.append((away, goal, milestone_hope(box, company, goal, held, turns), held))
    open_goals.sort(key=lambda entry: (entry[0], entry[1].id))
    for away, goal, hope, held in open_goals[:GOALS]:
        there = sum(manager is not None for manager in held)
        row += [goal.vp / 36, min(away, 8.0) / 8, hope / 36, there / len(held)]
    row += [0.0, 1.0, 0.0, 0.0] * (GOALS - len(open_goals[:GOALS]))
    groups = [goal.group for _, goal, _, _ in open_goals]
    row += [float(groups.count(group)) for group in GROUPS]
    finished = [milestones[tile] for tile in company.done]
    done = [goal.group for goal in finished]
    row += [float(done.count(group)) for group in GROUPS]
    both = company.offices & company.offices >> 1
    links = sum(section.link for n, section in enumerate(box.sections) if both >> n & 1)
    goals = sum(goal.vp for goal in finished)
    trains = box.train_vp * sum(company.trains[::2])
    counts = (company.offices.bit_count(), company.stations.bit_count(), _west(box, company))
    tracks = sum(box.performance[n][company.steps[n]].vp * count for n, count in enumerate(counts))
    points = goals + trains + tracks + links
    row += [goals / 100, trains / 40, tracks / 60, links / 40, points / 200]
    wealth = company.money + box.share_price * company.shares
    promises = (
        sum(hope for _, _, hope, _ in open_goals),
        of_tracks(box, company, turns),
        rate * (min(wealth, 1800) + 0.3 * max(0, wealth - 1800)) / 100,
        of_crew(box, company, turns),
    )
    row += [promises[0] / 60, promises[1] / 80, promises[2] / 20, promises[3] / 10]
    turned = (4.0 if turns > 2 else 0.0) * sum(company.trains[1::2])
    return goals + trains + links + turned + sum(promises)


def _west(box: Box, company: Company) -> int:
    return sum(1 for city in box.cities if city.level == 5 and company.network & city.bit)


def table(pos: RailroadRevolutionPosition) -> list[float]:
    """How much time there is, what is in stock, where one would be the first."""
    turns = turns_left(pos)
    row = [turns / 18]
    row += [1.0 if turns <= count else 0.0 for count in (1, 2, 3, 4, 6, 8, 11)]
    row.append(pos.rounds / 20)
    row += [count / 16 for count in pos.stock]
    row += [count / 5 for count in pos.trains]
    row += [0.0 if pos.stations[city] else 1.0 for city in range(CITIES)]
    row += [0.0 if pos.offices[section] else 1.0 for section in range(SECTIONS)]
    return row
