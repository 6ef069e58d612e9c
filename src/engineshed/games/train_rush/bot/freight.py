"""What wagons and the goods on them are worth: contracts, missions, special wagons."""

from collections.abc import Sequence
from functools import cache, lru_cache

from engineshed.games.train_rush.position import NOBODY, TrainRushPosition
from engineshed.games.train_rush.printed.box import Box, Contract
from engineshed.games.train_rush.wagons import lacking
from engineshed.kernel import Seat

FAR = 12
"""Fields that a player may hope to cover in a round."""
HERO_KEPT = 0.5
"""What a hero in hand promises: less than the least that playing him brings, for chances to do so are few."""
VP_PER_FIELD = 0.25
"""What a field less on the way to the next city is worth, if it can be reached in a round."""
VP_FAR_AWAY = 0.05
"""What further fields are worth: a city must never bring less than the way to the one after it costs."""
KEPT = 1 << 14
"""Answers that are remembered: positions tried out one after the other differ in little."""
Train = tuple[tuple[str, tuple[str, ...]], ...]
"""Wagons and what lies on them."""


def unload(tile: Contract, goods: list[str]) -> None:
    """Take those goods of a contract that are there off the list; for "any" what comes first then."""
    for good in tile.goods:
        if good in goods:
            goods.remove(good)
    del goods[: tile.goods.count("any")]


class Offers:
    """The open contracts of all regions, and the contract spaces of all cities, as parts of a key."""

    __slots__ = ("tiles", "spaces")

    def __init__(self, tiles: tuple[tuple[str, ...], ...], spaces: tuple[tuple[int, ...], ...]) -> None:
        self.tiles = tiles
        self.spaces = spaces

    def cargo(self, pos: TrainRushPosition, seat: Seat, turns: float) -> float:
        """Contracts that the goods at hand fulfil, or would with one more; a little for every other good."""
        if not turns:
            return 0.0
        player, most = pos.players[seat], pos.value(seat, "unloading")
        train = tuple(player.wagons.items())
        return _cargo(pos.box, train, self.tiles, self.spaces, player.field, most, turns)


def offers_of(pos: TrainRushPosition) -> Offers:
    return Offers(
        tuple([pos.open_contracts[region] for region in pos.box.regions]),
        tuple([pos.contract_spaces[city] for city in pos.box.cities]),
    )


def cargo(pos: TrainRushPosition, seat: Seat, turns: float) -> float:
    """What the goods at hand are worth."""
    return offers_of(pos).cargo(pos, seat, turns)


@lru_cache(KEPT)
def _cargo(
    box: Box,
    train: Train,
    tiles: tuple[tuple[str, ...], ...],
    spaces: tuple[tuple[int, ...], ...],
    field: str,
    most: int,
    turns: float,
) -> float:
    goods = [good for _, load in train for good in load if good and good != "parcel"]
    room = [
        kind for wagon, load in train for kind, good in zip(box.wagons[wagon], load, strict=True) if not good
    ]
    offers = []
    for tile, fields in _reachable(box, tiles, spaces, field, most):
        missing = lacking(tile, goods)
        if len(missing) > 1 or (missing and missing[0] not in room and "any" not in room):
            continue
        if turns > 1 or fields <= FAR:
            chance = (0.4 if missing else 0.85) / (1 + 0.05 * fields)
            offers.append(((tile.vp + tile.size) * chance, tile))
    points, weight = 0.0, 1.0
    for worth, tile in sorted(offers, key=lambda offer: -offer[0]):
        if len(lacking(tile, goods)) <= (not points):  # only the best one may wait for a good
            points += weight * worth
            weight *= 0.6
            unload(tile, goods)
    return points + 0.4 * len(goods) * (turns > 1)


def _reachable(
    box: Box,
    tiles: tuple[tuple[str, ...], ...],
    spaces: tuple[tuple[int, ...], ...],
    field: str,
    most: int,
) -> list[tuple[Contract, int]]:
    """Open contracts within the unloading value, and the way to a city with room for them."""
    steps, rows = distances(box)[field], dict(zip(box.cities, spaces, strict=True))
    found = []
    for region, row in zip(box.regions, tiles, strict=True):
        for index, name in enumerate(row):
            if name and box.sizes[index] <= most:
                cities = [steps[city] for city in box.cities_of[region] if rows[city][index] == NOBODY]
                if cities:
                    found.append((box.contracts[name], min(cities)))
    return found


def deliveries(pos: TrainRushPosition, seat: Seat) -> float:
    """Goods that a player can deliver in a round: wagons, loading and unloading, the narrowest decides."""
    wagons = tuple(pos.players[seat].wagons)
    return _deliveries(pos.box, wagons, pos.value(seat, "loading"), pos.value(seat, "unloading"))


@lru_cache(KEPT)
def _deliveries(box: Box, train: tuple[str, ...], loading: int, unloading: int) -> float:
    kinds = [box.wagons[wagon] for wagon in train if wagon not in box.special_vp]
    if not kinds:
        return 0.0
    places = sum(len(row) for row in kinds)
    room = 0.8 * places + 0.2 * sum(row.count("any") for row in kinds)
    loaded = (loading + 0.8) * places / len(kinds)
    unloaded = 1.2 * unloading
    return float((room**-3 + loaded**-3 + unloaded**-3) ** (-1 / 3))


def missions(pos: TrainRushPosition, seat: Seat, left: float, open: bool = False) -> float:
    """Missions by the goods kept at the end, and heroes that can still be played; open: without these."""
    player = pos.players[seat]
    points = _missions(pos.box, tuple(player.wagons.items()), player.missions, left)
    if open:
        return points
    playable = [name for name in player.heroes if _playable(pos, name)]
    points += HERO_KEPT * min(len(playable), left)
    if pos.phase == "movement" and any(pos.box.heroes[name].region == pos.region(seat) for name in playable):
        points += 1.5
    return points


@lru_cache(KEPT)
def _missions(box: Box, train: Train, missions: tuple[str, ...], left: float) -> float:
    goods = [good for _, load in train for good in load if good]
    kinds = [kind for wagon, _ in train for kind in box.wagons[wagon]]
    free = kinds.count("any")
    wanted = [box.heroes[name].good for name in missions]
    points = 0.0
    for good in sorted(set(wanted), key=lambda good: (-wanted.count(good), wanted.index(good))):
        scale = next(hero.vp for hero in box.heroes.values() if hero.good == good)
        kept = float(goods.count(good))
        if left:
            hope = max(kept, 0.6 * (kinds.count(good) + free))
            kept = (kept + left * hope) / (left + 1)
            free = max(free - 4, 0)
        points += wanted.count(good) * _between(scale, kept)
    return points


def _playable(pos: TrainRushPosition, name: str) -> bool:
    return name in pos.box.heroes and pos.box.heroes[name].city in pos.mission_tokens


def _between(scale: Sequence[int], count: float) -> float:
    """The VP for a number of goods that need not be whole."""
    below = min(int(count), len(scale) - 1)
    above = min(below + 1, len(scale) - 1)
    return scale[below] + (scale[above] - scale[below]) * (count - below)


def special_wagons(pos: TrainRushPosition, seat: Seat, left: float) -> float:
    """Special wagons, full or filling up with the parcels that lie about."""
    points = 0.0
    for wagon, load in pos.players[seat].wagons.items():
        if wagon in pos.box.special_vp:
            missing = load.count("")
            hope = 0.6 if missing <= len(pos.parcels) else 0.35
            chance = hope**missing if missing <= left + 0.5 else float(not missing)
            points += pos.box.special_vp[wagon] * chance
    return points


def to_next_city(pos: TrainRushPosition, seat: Seat, field: str) -> int:
    """Fields to the nearest city that this player has not visited; 0 if there is none."""
    return way_to(pos.box, field, tuple([city for city, seen in pos.visitors.items() if seat not in seen]))


def burden_of(way: int) -> float:
    """What the distance to the next city, in fields, costs."""
    return VP_PER_FIELD * min(way, FAR) + VP_FAR_AWAY * max(0, way - FAR)


@lru_cache(KEPT)
def way_to(box: Box, field: str, cities: tuple[str, ...]) -> int:
    """Fields to the nearest of these cities; 0 if there is none."""
    ahead = distances(box)[field]
    return min([ahead[city] for city in cities], default=0)


@cache
def distances(box: Box) -> dict[str, dict[str, int]]:
    """From every field to every city."""
    found: dict[str, dict[str, int]] = {}
    for start in box.fields:
        steps = {start: 0}
        line = [start]
        for name in line:
            for after in box.fields[name].next:
                if after not in steps:
                    steps[after] = steps[name] + 1
                    line.append(after)
        found[start] = {city.id: steps[city.field] or 20 for city in box.cities.values()}
    return found
