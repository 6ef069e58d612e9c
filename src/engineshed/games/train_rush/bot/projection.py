"""Where a game is heading for one player: the projected final score."""

import math
from collections.abc import Sequence
from functools import lru_cache

from engineshed.games.train_rush.bot.freight import (
    FAR,
    KEPT,
    Offers,
    burden_of,
    deliveries,
    missions,
    offers_of,
    special_wagons,
    to_next_city,
)
from engineshed.games.train_rush.position import NOBODY, TrainRushPosition
from engineshed.games.train_rush.printed.box import Box, Prizes
from engineshed.kernel import Seat

BEFORE_INCOME = ("bidding", "lobbying")
BEFORE_MOVEMENT = (*BEFORE_INCOME, "income", "investment")
Zones = tuple[tuple[tuple[tuple[Seat, str], ...], ...], tuple[Seat, ...]]
"""The warehouses of every zone, and the owners of the stations."""
Prize = tuple[int, int]
"""VP of the first and of the second place."""
COAL_IN_A_ROUND = 4
"""What a card's three moves and its special action burn; more coal than that stays over."""
MARKERS_IN_A_ROUND = 6
"""What can be spent well in a round, before slots and ideas run out; more markers than that stay over."""
BETWEEN_CITIES = 8
"""Fields from one new city to the next, on average."""
LEASES = (4.5, 3.0, 2.0)
"""What one, two, three warehouses ready to be leased promise."""
VP_PER_GOOD = 2.8
"""What a good delivered in a round to come brings, tile and majority, with the risk that it never is."""


def rounds_left(pos: TrainRushPosition) -> int:
    """Rounds after this one; whoever has not far to the ninth city may end the game sooner."""
    rounds, way = pos.box.rounds - pos.round, way_to_all_cities(pos)
    return min(rounds, max(1, math.ceil(way / FAR))) if way else 0


def horizon(pos: TrainRushPosition) -> float:
    """The same, on average, without steps: nobody should stand still because a field less ends a round."""
    rounds, way = pos.box.rounds - pos.round, way_to_all_cities(pos)
    return min(float(rounds), max(1.0, (way * 4 // FAR) / 4 + 0.5)) if way else 0.0


def way_to_all_cities(pos: TrainRushPosition) -> int:
    """Fields that whoever is nearest to that has still to go to have been in all cities; 0 if one has."""
    visits = [0] * len(pos.players)
    for seats in pos.visitors.values():
        for seat in seats:
            visits[seat] += 1
    ways = []
    for seat, count in enumerate(visits):
        missing = len(pos.visitors) - count
        if not missing:
            return 0
        ways.append(to_next_city(pos, seat, pos.players[seat].field) + BETWEEN_CITIES * (missing - 1))
    return min(ways)


class Projection:
    """What a position promises, as it looks to the player who has just been asked."""

    __slots__ = ("pos", "asked", "left", "places", "heat", "offers", "zones")

    def __init__(self, pos: TrainRushPosition, asked: Seat) -> None:
        self.pos = pos
        self.asked = asked
        self.left = horizon(pos)
        self.heat = 0.35 + 0.5 * self.left + 0.25 * (pos.phase in BEFORE_MOVEMENT)
        """How much of a lead can still be lost."""
        self.offers = offers_of(pos)
        self.zones = zones_of(pos)
        self.places = places_of(pos, self.offers, self.heat)
        """What each seat may expect of all contests together."""

    def score(self, seat: Seat) -> float:
        """VP so far, places likely to be won, cargo, missions, engine and position."""
        pos, left = self.pos, self.left
        turns = left + self.has_to_move(seat)
        points = float(pos.players[seat].vp)
        points += self.places[seat]
        points += of_tops(pos, seat, left)
        points += self.offers.cargo(pos, seat, turns)
        points += missions(pos, seat, left)
        points += special_wagons(pos, seat, left)
        points += of_cities(pos, seat, left)
        points += of_fuel(pos, seat, left, turns)
        points += of_zones(self.zones, seat, turns)
        loads = left + (pos.phase in BEFORE_INCOME)
        return points + VP_PER_GOOD * deliveries(pos, seat) * loads

    def has_to_move(self, seat: Seat) -> bool:
        """Is a player's movement of this round still to come?

        Not of who is on the way: a turn in which others are asked something is judged in between, and must
        not look better for that than one that is over.
        """
        pos = self.pos
        if pos.phase == "movement":
            moving = [other for other in pos.order if pos.players[other].in_use]
            return pos.order.index(seat) > pos.order.index(moving[0] if moving else self.asked)
        return pos.phase in BEFORE_MOVEMENT


@lru_cache(KEPT)
def _sectors(
    pieces: tuple[tuple[Seat, ...], ...], players: int, prizes: Prizes, heat: float
) -> tuple[float, ...]:
    """What each seat may expect of all sectors."""
    rows = [_prizes(_in_sector(row, players), prizes.sector, heat) for row in pieces if row]
    return tuple([sum([row[seat] for row in rows]) for seat in range(players)])


@lru_cache(KEPT)
def _tracks(
    levels: tuple[tuple[int, ...], ...], spaces: tuple[tuple[Seat, ...], ...], box: Box, heat: float
) -> tuple[tuple[float, ...], ...]:
    """What each seat may expect of every infrastructure track, contractor track and region's contracts."""
    players, prizes = box.players, box.prizes
    by_city = dict(zip(box.cities, spaces, strict=True))
    rows = []
    for region, both in zip(box.regions, levels, strict=True):
        cities = tuple([by_city[city] for city in box.cities_of[region]])
        rows.append(_prizes(both[:players], prizes.infrastructure, heat))
        rows.append(_prizes(both[players:], prizes.contractors, heat))
        rows.append(_prizes(_delivered(cities, box.sizes, players), prizes.contracts, heat))
    return tuple(zip(*rows, strict=True))


def places_of(pos: TrainRushPosition, offers: Offers, heat: float) -> list[float]:
    """What each seat may expect of sectors, tracks and delivered goods together."""
    players = pos.players
    pieces = tuple([spies + pos.agents[sector] for sector, spies in pos.spies.items()])
    levels = tuple(
        [
            tuple([player.infrastructure[region] for player in players])
            + tuple([player.contractors[region] for player in players])
            for region in pos.box.regions
        ]
    )
    sectors = _sectors(pieces, len(players), pos.box.prizes, heat)
    tracks = _tracks(levels, offers.spaces, pos.box, heat)
    return [sum(row, start) for start, row in zip(sectors, tracks, strict=True)]


def delivered_in(pos: TrainRushPosition, region: str) -> tuple[float, ...]:
    """Goods that each seat has delivered in a region."""
    rows = tuple([pos.contract_spaces[city] for city in pos.box.cities_of[region]])
    return _delivered(rows, pos.box.sizes, len(pos.players))


@lru_cache(KEPT)
def _in_sector(pieces: tuple[Seat, ...], players: int) -> tuple[float, ...]:
    standing = [0.0] * players
    for place, seat in enumerate(dict.fromkeys(pieces)):
        standing[seat] = pieces.count(seat) - 0.1 * place  # the lower slot wins a tie
    return tuple(standing)


@lru_cache(KEPT)
def _delivered(rows: tuple[tuple[Seat, ...], ...], sizes: tuple[int, ...], players: int) -> tuple[float, ...]:
    delivered = [0.0] * players
    for row in rows:
        for size, owner in zip(sizes, row, strict=True):
            if owner != NOBODY:
                delivered[owner] += size
    return tuple(delivered)


@lru_cache(KEPT)
def _prizes(standing: tuple[float, ...], prize: Prize, heat: float) -> tuple[float, ...]:
    return tuple([of_place(standing, seat, prize, heat) for seat in range(len(standing))])


def of_place(standing: Sequence[float], seat: Seat, prize: Prize, heat: float) -> float:
    """The expected prize of a contest by how far one is ahead of the best and of the second rival."""
    own = standing[seat]
    if own <= 0:
        return 0.0
    rivals = sorted((points for other, points in enumerate(standing) if other != seat), reverse=True)
    first = 1 / (1 + math.exp(-(own - rivals[0]) / heat))
    second = 1.0 if len(rivals) < 2 else 1 / (1 + math.exp(-(own - rivals[1]) / heat))
    return prize[0] * first + prize[1] * (1 - first) * second


def of_tops(pos: TrainRushPosition, seat: Seat, left: float) -> float:
    """Tops of progress tracks, reached or within reach while nobody stands there."""
    points = 0.0
    for track, values in pos.box.tracks.items():
        top = len(values) - 1
        level = pos.players[seat].levels[track]
        if level == top:
            points += pos.box.prizes.track_top
        elif left:
            for player in pos.players:
                if player.levels[track] == top:
                    break
            else:
                points += pos.box.prizes.track_top * 0.5 ** (top - level)
    return points


def of_cities(pos: TrainRushPosition, seat: Seat, left: float) -> float:
    """The prize for all cities, or the hope of it, and the way to the next new one."""
    missing = len(pos.visitors) - pos.cities_visited(seat)
    if not missing or not left:
        return 0.0 if missing else float(pos.box.prizes.all_cities)
    hope = 0.6**missing if missing <= 2 * left else 0.0
    way = to_next_city(pos, seat, pos.players[seat].field)
    return pos.box.prizes.all_cities * hope - burden_of(way)


def of_fuel(pos: TrainRushPosition, seat: Seat, left: float, turns: float) -> float:
    """What coal, markers, cards and tokens will still bring; all of it is worth nothing at the end."""
    player = pos.players[seat]
    collected = left + (pos.phase in BEFORE_INCOME)
    coal = player.coal + pos.value(seat, "coal") * collected
    burnt = min(coal, COAL_IN_A_ROUND * turns)
    plenty = min(burnt, COAL_IN_A_ROUND // 2 * turns)
    points = 1.5 * plenty + 0.8 * (burnt - plenty)
    income = pos.value(seat, "investment") * collected
    invested = pos.phase not in BEFORE_MOVEMENT or (pos.phase == "investment" and seat in pos.passed)
    surplus = max(0, player.investment + income - MARKERS_IN_A_ROUND * (left + (not invested)))
    points += 1.2 * income
    points += (0.6 + 0.1 * min(left, 5)) * max(0, player.investment - surplus) * (left > 0)
    if turns:
        points += 1.5 * min(len(player.hand), turns + 1) + 0.8 * len(player.tokens)
    return points


def of_zones(zones: Zones, seat: Seat, turns: float) -> float:
    """Warehouses to be leased, and the steps that leased ones and stations bring."""
    return _zones(*zones, seat, turns) if turns else 0.0


def zones_of(pos: TrainRushPosition) -> Zones:
    """The warehouses of every zone, and the owners of their stations."""
    zones = pos.box.zones
    return tuple([pos.warehouses[zone] for zone in zones]), tuple(
        [pos.stations.get(zone, NOBODY) for zone in zones]
    )


@lru_cache(KEPT)
def _zones(
    zones: tuple[tuple[tuple[Seat, str], ...], ...], stations: tuple[Seat, ...], seat: Seat, turns: float
) -> float:
    points, vacant = 0.0, 0
    for houses, station in zip(zones, stations, strict=True):
        leased = sum(colour != "" for _, colour in houses)
        for owner, colour in houses:
            if owner == seat and colour:
                points += 0.35 * turns
            elif owner == seat:
                vacant += station != NOBODY
                points += 0.5
        if station == seat:
            points += 0.6 + 0.35 * turns * leased
    chances = [min(1.0, max(0.0, turns - number)) for number in range(vacant)]
    return points + sum([worth * chance for worth, chance in zip(LEASES, chances, strict=False)])
