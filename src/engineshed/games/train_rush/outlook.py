"""Where a game is heading for one player: the projected final score."""

import math
from collections.abc import Sequence
from functools import cache

from engineshed.games.train_rush import scoring
from engineshed.games.train_rush.position import NOBODY, Table
from engineshed.games.train_rush.printed import Contract, Printed
from engineshed.kernel import Seat

PER_ROUND = {"investment": 1.5, "coal": 1.3, "loading": 1.2, "unloading": 0.9, "wagons": 0.8}
"""What one level of a progress track brings in each round to come."""


def project(pos: Table, seat: Seat) -> float:
    """VP so far, places likely to be won, cargo, missions, engine and position."""
    left = max(pos.printed.rounds - pos.round, 0)
    player = pos.players[seat]
    points = float(player.vp)
    points += _majorities(pos, seat, left)
    points += _tops(pos, seat, left)
    points += _cargo(pos, seat, left)
    points += _missions(pos, seat, left)
    points += _wagons(pos, seat, left)
    points += _engine(pos, seat, left)
    if pos.cities_visited(seat) == len(pos.visitors):
        points += pos.printed.prizes.all_cities
    return points - 0.25 * to_next_city(pos, seat, player.field) * (left > 0)


def _majorities(pos: Table, seat: Seat, left: int) -> float:
    """Sectors, tracks and delivered goods: first and second places by their margins."""
    heat = 0.6 + 0.5 * left
    prizes = pos.printed.prizes
    points = 0.0
    for sector in pos.spies:
        pieces = pos.spies[sector] + pos.agents[sector]
        if seat in pieces:
            first = dict.fromkeys(pieces)
            order = {other: place for place, other in enumerate(first)}
            standing = [
                pieces.count(other) - 0.1 * order.get(other, 9) if other in first else 0.0
                for other in scoring.seats(pos)
            ]
            points += _place(standing, seat, prizes.sector, heat)
    for region in pos.printed.regions:
        built = [float(player.infrastructure[region]) for player in pos.players]
        leased = [float(player.contractors[region]) for player in pos.players]
        goods = [float(scoring.delivered(pos, region, other)[0]) for other in scoring.seats(pos)]
        points += _place(built, seat, prizes.infrastructure, heat)
        points += _place(leased, seat, prizes.contractors, heat)
        points += _place(goods, seat, prizes.contracts, heat)
    return points


def _place(standing: Sequence[float], seat: Seat, prize: tuple[int, int], heat: float) -> float:
    """The expected prize of a contest by how far one is ahead of the best and of the second rival."""
    own = standing[seat]
    if own <= 0:
        return 0.0
    rivals = sorted((points for other, points in enumerate(standing) if other != seat), reverse=True)
    first = 1 / (1 + math.exp(-(own - rivals[0]) / heat))
    second = 1.0 if len(rivals) < 2 else 1 / (1 + math.exp(-(own - rivals[1]) / heat))
    return prize[0] * first + prize[1] * (1 - first) * second


def _tops(pos: Table, seat: Seat, left: int) -> float:
    """Tops of progress tracks, reached or within reach while nobody stands there."""
    points = 0.0
    for track, values in pos.printed.tracks.items():
        top = len(values) - 1
        level = pos.players[seat].levels[track]
        if level == top:
            points += pos.printed.prizes.track_top
        elif all(player.levels[track] < top for player in pos.players) and left:
            points += pos.printed.prizes.track_top * 0.5 ** (top - level)
    return points


def _cargo(pos: Table, seat: Seat, left: int) -> float:
    """The best contract that the goods fit now, and a little for every other good."""
    goods = pos.goods(seat)
    if not left and pos.phase in ("mission", "end"):
        return 0.0
    most = pos.value(seat, "unloading")
    best = 0.0
    for region, tiles in pos.open_contracts.items():
        for index, name in enumerate(tiles):
            if name and fits(pos.printed.contracts[name], goods) and pos.printed.sizes[index] <= most:
                free = any(
                    pos.contract_spaces[city][index] == NOBODY for city in pos.printed.cities_of[region]
                )
                if free:
                    tile = pos.printed.contracts[name]
                    best = max(best, tile.vp + 1.2 * tile.size)
    return 0.6 * best + 0.5 * len(goods) * (left > 0)


def fits(tile: Contract, goods: Sequence[str]) -> bool:
    """Do these goods make up a contract?"""
    rest = list(goods)
    for good in tile.goods:
        if good != "any":
            if good not in rest:
                return False
            rest.remove(good)
    return len(rest) >= tile.goods.count("any")


def _missions(pos: Table, seat: Seat, left: int) -> float:
    """Missions by the goods kept now and hoped for; heroes that can still be played."""
    player = pos.players[seat]
    goods = pos.goods(seat)
    points = 0.0
    for name in player.missions:
        hero = pos.printed.heroes[name]
        hoped = min(goods.count(hero.good) + left // 2, len(hero.vp) - 1)
        points += hero.vp[hoped] * (1.0 if not left else 0.7)
    for name in player.heroes:
        if name in pos.printed.heroes and pos.printed.heroes[name].city in pos.mission_tokens:
            points += 0.8 * (left > 0)
    return points


def _wagons(pos: Table, seat: Seat, left: int) -> float:
    """Special wagons full or filling up, and room for goods."""
    points = 0.0
    for wagon, cargo in pos.players[seat].wagons.items():
        if wagon in pos.printed.special_vp:
            missing = cargo.count("")
            chance = 1.0 if not missing else (0.35**missing if left > 1 else 0.0)
            points += pos.printed.special_vp[wagon] * chance
        else:
            points += 0.25 * len(cargo) * left + 0.3 * pos.printed.wagons[wagon].count("any") * (left > 0)
    return points


def _engine(pos: Table, seat: Seat, left: int) -> float:
    """What the tracks, coal, markers, cards and tokens will still bring."""
    player = pos.players[seat]
    points = sum(PER_ROUND[track] * level * left for track, level in player.levels.items())
    if left:
        points += 0.9 * min(player.coal, 6) + 1.0 * min(player.investment, 6)
        points += 0.4 * len(player.hand) + 1.0 * len(player.tokens)
    elif pos.phase in ("bidding", "lobbying", "income", "investment", "movement"):
        points += 0.5 * min(player.coal, 4) + 0.3 * len(player.tokens)
    houses = [house for row in pos.warehouses.values() for house in row if house[0] == seat]
    points += 0.8 * len(houses) * (left > 0) + 0.4 * left * sum(colour != "" for _, colour in houses)
    owned = [zone for zone, owner in pos.stations.items() if owner == seat]
    leased = sum(colour != "" for zone in owned for _, colour in pos.warehouses[zone])
    return points + 1.2 * len(owned) * (left > 0) + 0.4 * left * leased


def to_next_city(pos: Table, seat: Seat, field: str) -> int:
    """Fields to the nearest city that this player has not visited; 0 if there is none."""
    ahead = distances(pos.printed)[field]
    return min((ahead[city] for city, seen in pos.visitors.items() if seat not in seen), default=0)


@cache
def distances(printed: Printed) -> dict[str, dict[str, int]]:
    """From every field to every city."""
    found: dict[str, dict[str, int]] = {}
    for start in printed.fields:
        steps = {start: 0}
        line = [start]
        for name in line:
            for after in printed.fields[name].next:
                if after not in steps:
                    steps[after] = steps[name] + 1
                    line.append(after)
        found[start] = {city.id: steps[city.field] or 99 for city in printed.cities.values()}
    return found
