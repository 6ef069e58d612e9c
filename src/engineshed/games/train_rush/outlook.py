"""Where a game is heading for one player: the projected final score."""

import math
from collections.abc import Sequence

from engineshed.games.train_rush import scoring
from engineshed.games.train_rush.freight import cargo, deliveries, missions, special_wagons, to_next_city
from engineshed.games.train_rush.position import Table
from engineshed.kernel import Seat

BEFORE_MOVEMENT = ("bidding", "lobbying", "income", "investment")
COAL_IN_A_ROUND = 4
"""What a card's three moves and its special action burn; more coal than that stays over."""
VP_PER_GOOD = 1.9
"""What a good delivered in a round to come brings, tile and majority, with the risk that it never is."""


def rounds_left(pos: Table) -> int:
    """Rounds after this one; whoever is close to the ninth city may end the game sooner."""
    missing = len(pos.visitors) - max(pos.cities_visited(seat) for seat in scoring.seats(pos))
    return max(min(pos.printed.rounds - pos.round, missing), 0)


def project(pos: Table, seat: Seat) -> float:
    """VP so far, places likely to be won, cargo, missions, engine and position."""
    left = rounds_left(pos)
    player = pos.players[seat]
    points = float(player.vp)
    points += _majorities(pos, seat, left)
    points += _tops(pos, seat, left)
    points += cargo(pos, seat, left)
    points += missions(pos, seat, left)
    points += special_wagons(pos, seat, left)
    points += _cities(pos, seat, left)
    points += _fuel(pos, seat, left)
    points += _zones(pos, seat, left)
    return points + VP_PER_GOOD * deliveries(pos, seat) * left


def _majorities(pos: Table, seat: Seat, left: int) -> float:
    """Sectors, tracks and delivered goods: first and second places by their margins."""
    heat = 0.35 + 0.5 * left + 0.25 * (pos.phase in BEFORE_MOVEMENT)
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
        elif left and all(player.levels[track] < top for player in pos.players):
            points += pos.printed.prizes.track_top * 0.5 ** (top - level)
    return points


def _cities(pos: Table, seat: Seat, left: int) -> float:
    """The prize for all cities, or the hope of it, and the way to the next new one."""
    missing = len(pos.visitors) - pos.cities_visited(seat)
    if not missing or not left:
        return 0.0 if missing else float(pos.printed.prizes.all_cities)
    hope = 0.6**missing if missing <= 2 * left else 0.0
    return pos.printed.prizes.all_cities * hope - 0.25 * to_next_city(pos, seat, pos.players[seat].field)


def _fuel(pos: Table, seat: Seat, left: int) -> float:
    """What coal, markers, cards and tokens will still bring; all of it is worth nothing at the end."""
    player = pos.players[seat]
    turns = left + (pos.phase in BEFORE_MOVEMENT or player.in_use != ())
    collected = left + (pos.phase in ("bidding", "lobbying"))
    coal = player.coal + pos.value(seat, "coal") * collected
    burnt = min(coal, COAL_IN_A_ROUND * turns)
    plenty = min(burnt, COAL_IN_A_ROUND // 2 * turns)
    points = 1.5 * plenty + 0.8 * (burnt - plenty)
    points += 1.2 * pos.value(seat, "investment") * collected
    points += (0.6 + 0.1 * min(left, 5)) * player.investment * (left > 0)
    points += 1.5 * min(len(player.hand), turns + 1) + 0.8 * len(player.tokens) * (turns > 0)
    return points


def _zones(pos: Table, seat: Seat, left: int) -> float:
    """Warehouses to be leased, and the steps that leased ones and stations bring."""
    if not left:
        return 0.0
    points = 0.0
    for zone, houses in pos.warehouses.items():
        leased = sum(colour != "" for _, colour in houses)
        for owner, colour in houses:
            if owner == seat:
                points += 0.35 * left if colour else 1.8 if zone in pos.stations else 0.6
        if pos.stations.get(zone) == seat:
            points += 1.0 + 0.35 * left * leased
    return points
