"""What a network looks at: tracks, sectors, cargo and cities of every seat, and what is still open."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engineshed.games.train_rush import scoring
from engineshed.games.train_rush.bot.freight import (
    KEPT,
    deliveries,
    missions,
    offers_of,
    special_wagons,
    to_next_city,
)
from engineshed.games.train_rush.bot.projection import (
    BEFORE_MOVEMENT,
    VP_PER_GOOD,
    delivered_in,
    of_cities,
    of_fuel,
    of_tops,
    of_zones,
    places_of,
    rounds_left,
    zones_of,
)
from engineshed.games.train_rush.position import NOBODY, TrainRushPosition
from engineshed.games.train_rush.secrets import UNKNOWN
from engineshed.kernel import Seat

REGIONS: Final = ("ravenshire", "calestia", "awhar")
KINDS: Final = ("finance", "resources", "logistics", "trade", "technology")
SECTORS: Final = tuple(f"{region}-{kind}" for region in REGIONS for kind in KINDS)
TRACKS: Final = ("investment", "coal", "loading", "unloading", "wagons")
CITIES: Final = (
    *("rackglen", "hawkmoor", "blackborough", "brukas", "vexbourne", "gearholm", "castravia", "vardimium"),
    "zainium",
)
GOODS: Final = ("food", "water", "brass", "copper", "gold")
AREAS: Final = ("market", "build", "load", "move", "exchange", "planning", "corruption")
PHASES: Final = ("bidding", "lobbying", "income", "investment", "movement")
SIZES: Final = (2, 3, 4, 5)
ROUNDS: Final = 9

APART: Final[tuple[str, ...]] = ()
OWN: Final = (
    *("heroes", "heroes to play", "heroes of this region", "heroes promise"),
    *(f"heroes want {good}" for good in GOODS),
    *("best card moves", "best card moves free", "second card moves", "cards to score"),
)

SIDE: Final = (
    *("points", "points of contracts", "points of tokens", "points of specials"),
    *(f"pieces in {sector}" for sector in SECTORS),
    *(f"lead in {sector}" for sector in SECTORS),
    *(f"{what} in {region}" for region in REGIONS for what in ("infrastructure", "contractors", "goods")),
    *(
        f"lead of {what} in {region}"
        for region in REGIONS
        for what in ("infrastructure", "contractors", "goods")
    ),
    *(f"level of {track}" for track in TRACKS),
    *(f"top of {track}" for track in TRACKS),
    *("coal", "much coal", "markers", "cards", "tokens"),
    *(
        "stations left",
        "warehouses left",
        "agents left",
        "contract markers left",
        "spies left",
        "highest spy",
    ),
    *("cities", "way to the next"),
    *(f"was in {city}" for city in CITIES),
    *(f"is in {region}" for region in REGIONS),
    "is at a stop",
    *("wagons", "places", "any places", "free places", "parcels", "special wagons"),
    *(f"places for {good}" for good in GOODS),
    *(f"has {good}" for good in GOODS),
    *("missions", "missions score"),
    *("stations", "warehouses", "leased"),
    *("place", "bid", "passed", "has to move"),
    *("places promise", "tops promise", "cargo promises", "missions promise", "specials promise"),
    *("cities promise", "fuel promises", "zones promise", "deliveries promise"),
    *("projection", "projection against the best other"),
)

TABLE: Final = (
    *(f"round {number}" for number in range(1, ROUNDS + 1)),
    *(phase for phase in PHASES),
    "rounds left",
    "cities of the furthest",
    *(f"free in {area}" for area in AREAS),
    *(f"contract of {size} in {region} is open" for region in REGIONS for size in SIZES),
    *(f"contract of {size} in {region} brings" for region in REGIONS for size in SIZES),
    *("parcels left", "missions left", "tokens left", "special wagons left"),
)


def own(pos: TrainRushPosition, seat: Seat) -> list[float]:
    """Heroes and cards in hand."""
    player, box = pos.players[seat], pos.box
    heroes = [box.heroes[name] for name in (*player.heroes, *player.passing) if name != UNKNOWN]
    playable = [hero for hero in heroes if hero.city in pos.mission_tokens]
    region = pos.region(seat)
    left = rounds_left(pos)
    row = [len(heroes) / 4, len(playable) / 4, float(any(hero.region == region for hero in playable))]
    row.append(1.5 * min(len(playable), left) / 10)
    goods = [hero.good for hero in playable]
    row += [goods.count(good) / 2 for good in GOODS]
    cards = [box.cards[name] for name in (*player.hand, *player.drawn) if name != UNKNOWN]
    moves = sorted((sum(points for points, _ in card.moves) for card in cards), reverse=True)
    free = [sum(points for points, coal in card.moves if not coal) for card in cards]
    row += [moves[0] / 15 if moves else 0.0, max(free, default=0) / 8, moves[1] / 15 if moves[1:] else 0.0]
    row.append(sum(card.special.word == "vp" for card in cards) / 3)
    return row


def sides(pos: TrainRushPosition) -> list[list[float]]:
    """Every seat's board, standing and prospects."""
    left, offers, zones = rounds_left(pos), offers_of(pos), zones_of(pos)
    places = places_of(pos, offers, 0.35 + 0.5 * left + 0.25 * (pos.phase in BEFORE_MOVEMENT))
    sectors = _sectors(tuple([pos.spies[name] + pos.agents[name] for name in SECTORS]), len(pos.players))
    contests = _contests(_standings(pos))
    found: list[list[float]] = []
    worths: list[float] = []
    for seat in scoring.seats(pos):
        turns = left + _has_to_move(pos, seat)
        promises = [
            places[seat],
            of_tops(pos, seat, left),
            offers.cargo(pos, seat, turns),
            missions(pos, seat, left, open=True),
            special_wagons(pos, seat, left),
            of_cities(pos, seat, left),
            of_fuel(pos, seat, left, turns),
            of_zones(zones, seat, turns),
            VP_PER_GOOD * deliveries(pos, seat) * left,
        ]
        row = _points(pos, seat)
        row += sectors[seat]
        row += contests[seat]
        row += _board(pos, seat)
        row += [promise / 40 for promise in promises]
        worth = float(pos.players[seat].vp)
        for promise in promises:
            worth += promise
        worths.append(worth)
        found.append(row)
    for seat, row in enumerate(found):
        rival = max(worth for other, worth in enumerate(worths) if other != seat)
        row += [worths[seat] / 150, (worths[seat] - rival) / 50]
    return found


def _has_to_move(pos: TrainRushPosition, seat: Seat) -> bool:
    """Is this seat's movement of this round still to come, as far as everybody can tell?

    Not of who is on the way: others may be asked something in the middle of a turn, and judged there it must
    not look better than one that is over.
    """
    if pos.phase != "movement":
        return pos.phase in BEFORE_MOVEMENT
    moving = [other for other in pos.order if pos.players[other].in_use]
    return bool(moving) and pos.order.index(seat) > pos.order.index(moving[0])


def _points(pos: TrainRushPosition, seat: Seat) -> list[float]:
    """Points, and where they came from."""
    player = pos.players[seat]
    scored = player.scored
    row = [player.vp / 100, scored.get("contracts", 0) / 60]
    row += [scored.get("tokens", 0) / 30, scored.get("specials", 0) / 30]
    return row


@lru_cache(KEPT)
def _sectors(pieces: tuple[tuple[Seat, ...], ...], players: int) -> tuple[tuple[float, ...], ...]:
    """By seat: pieces in every sector, then how far ahead they are."""
    counts = [[there.count(seat) for seat in range(players)] for there in pieces]
    return tuple(
        [
            tuple([row[seat] / 3 for row in counts] + [_lead(row, seat, 3) for row in counts])
            for seat in range(players)
        ]
    )


def _standings(pos: TrainRushPosition) -> tuple[tuple[float, ...], ...]:
    """By region: infrastructure, contractors and delivered goods of all seats."""
    players, found = pos.players, []
    for region in REGIONS:
        found.append(tuple([float(player.infrastructure[region]) for player in players]))
        found.append(tuple([float(player.contractors[region]) for player in players]))
        found.append(delivered_in(pos, region))
    return tuple(found)


@lru_cache(KEPT)
def _contests(standings: tuple[tuple[float, ...], ...]) -> tuple[tuple[float, ...], ...]:
    """By seat: every standing, then how far ahead one is in it."""
    return tuple(
        [
            tuple(
                [row[seat] / (12 if number % 3 == 2 else 10) for number, row in enumerate(standings)]
                + [_lead(row, seat, 6) for row in standings]
            )
            for seat in range(len(standings[0]))
        ]
    )


def _lead(row: Sequence[float], seat: Seat, most: int) -> float:
    """How far one is ahead of the best other, from -1 to 1."""
    best = max([there for other, there in enumerate(row) if other != seat])
    return max(-most, min(most, row[seat] - best)) / most


def _board(pos: TrainRushPosition, seat: Seat) -> list[float]:
    """Engine, pieces, cities, wagons and goods."""
    player, box = pos.players[seat], pos.box
    row = [player.levels[track] / 5 for track in TRACKS]
    row += [1.0 if player.levels[track] == len(box.tracks[track]) - 1 else 0.0 for track in TRACKS]
    row += [player.coal / 8, 1.0 if player.coal >= 4 else 0.0, player.investment / 10]
    row += [(len(player.hand) + len(player.drawn)) / 5, len(player.tokens) / 4]
    row += [player.stations / 6, player.warehouses / 12, player.agents / 15, player.contract_markers / 12]
    row += [len(player.spies) / 8, max(player.spies, default=0) / 9]
    visited = [1.0 if seat in pos.visitors[city] else 0.0 for city in CITIES]
    row += [sum(visited) / 9, to_next_city(pos, seat, player.field) / 12]
    row += visited
    region = pos.region(seat)
    row += [1.0 if region == other else 0.0 for other in REGIONS]
    row.append(1.0 if box.fields[player.field].stop else 0.0)
    places: list[str] = []
    load: list[str] = []
    special = 0
    for wagon, cargo_there in player.wagons.items():
        if wagon in box.special_vp:
            special += 1
        places += box.wagons[wagon]
        load += cargo_there
    free = [place for place, good in zip(places, load, strict=True) if not good]
    row += [len(player.wagons) / 8, len(places) / 14, places.count("any") / 8, len(free) / 10]
    row += [load.count("parcel") / 4, special / 3]
    row += [places.count(good) / 4 for good in GOODS]
    row += [load.count(good) / 4 for good in GOODS]
    row += [len(player.missions) / 4, sum(scoring.mission_vp(pos, seat, m) for m in player.missions) / 15]
    houses = [colour for there in pos.warehouses.values() for owner, colour in there if owner == seat]
    stations = sum(owner == seat for owner in pos.stations.values())
    row += [stations / 5, len(houses) / 10, sum(colour != "" for colour in houses) / 6]
    row += [(pos.order.index(seat) + 1) / len(pos.order), player.bid / 9]
    row += [1.0 if seat in pos.passed else 0.0, 1.0 if _has_to_move(pos, seat) else 0.0]
    return row


def table(pos: TrainRushPosition) -> list[float]:
    """Rounds, phases, action areas, contracts."""
    box = pos.box
    row = [1.0 if pos.round == number else 0.0 for number in range(1, ROUNDS + 1)]
    row += [1.0 if pos.phase == phase else 0.0 for phase in PHASES]
    row.append(rounds_left(pos) / 8)
    row.append(max(pos.cities_visited(seat) for seat in scoring.seats(pos)) / 9)
    row += [(box.slots - pos.slots[area]) / 5 for area in AREAS]
    brings: list[float] = []
    for region in REGIONS:
        for index in range(len(SIZES)):
            name = pos.open_contracts[region][index]
            room = any(pos.contract_spaces[city][index] == NOBODY for city in box.cities_of[region])
            row.append(1.0 if name and room else 0.0)
            brings.append(box.contracts[name].vp / 15 if name else 0.0)
    row += brings
    row += [len(pos.parcels) / 15, len(pos.mission_tokens) / 9, len(pos.tokens) / 9]
    row.append(sum(map(len, pos.specials.values())) / 12)
    return row
