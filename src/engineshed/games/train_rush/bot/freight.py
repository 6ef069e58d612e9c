"""What wagons and the goods on them are worth: contracts, missions, special wagons."""

from collections.abc import Sequence
from functools import cache

from engineshed.games.train_rush.position import NOBODY, TrainRushPosition
from engineshed.games.train_rush.printed.box import Box, Contract
from engineshed.games.train_rush.wagons import lacking
from engineshed.kernel import Seat

FAR = 12
"""Fields that a player may hope to cover in the last round."""


def unload(tile: Contract, goods: list[str]) -> None:
    """Take those goods of a contract that are there off the list; for "any" what comes first then."""
    for good in tile.goods:
        if good in goods:
            goods.remove(good)
    del goods[: tile.goods.count("any")]


def cargo(pos: TrainRushPosition, seat: Seat, turns: int) -> float:
    """Contracts that the goods at hand fulfil, or would with one more; a little for every other good."""
    if not turns:
        return 0.0
    goods = pos.goods(seat)
    room = [
        kind
        for wagon, load in pos.players[seat].wagons.items()
        for kind, good in zip(pos.box.wagons[wagon], load, strict=True)
        if not good
    ]
    offers = []
    for tile, fields in _reachable(pos, seat):
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


def _reachable(pos: TrainRushPosition, seat: Seat) -> list[tuple[Contract, int]]:
    """Open contracts within the unloading value, and the way to a city with room for them."""
    most = pos.value(seat, "unloading")
    steps = distances(pos.box)[pos.players[seat].field]
    found = []
    for region, tiles in pos.open_contracts.items():
        for index, name in enumerate(tiles):
            if name and pos.box.sizes[index] <= most:
                cities = [
                    steps[city]
                    for city in pos.box.cities_of[region]
                    if pos.contract_spaces[city][index] == NOBODY
                ]
                if cities:
                    found.append((pos.box.contracts[name], min(cities)))
    return found


def deliveries(pos: TrainRushPosition, seat: Seat) -> float:
    """Goods that a player can deliver in a round: wagons, loading and unloading, the narrowest decides."""
    places = wagons = fitting = 0
    for wagon in pos.players[seat].wagons:
        if wagon not in pos.box.special_vp:
            kinds = pos.box.wagons[wagon]
            wagons += 1
            places += len(kinds)
            fitting += kinds.count("any")
    if not wagons:
        return 0.0
    room = 0.8 * places + 0.2 * fitting
    loaded = (pos.value(seat, "loading") + 0.8) * places / wagons
    unloaded = 1.2 * pos.value(seat, "unloading")
    return float((room**-3 + loaded**-3 + unloaded**-3) ** (-1 / 3))


def missions(pos: TrainRushPosition, seat: Seat, left: int, open: bool = False) -> float:
    """Missions by the goods kept at the end, and heroes that can still be played; open: without these."""
    player = pos.players[seat]
    goods = pos.goods(seat)
    kinds = [kind for wagon in player.wagons for kind in pos.box.wagons[wagon]]
    free = kinds.count("any")
    wanted = [pos.box.heroes[name].good for name in player.missions]
    points = 0.0
    for good in sorted(set(wanted), key=lambda good: -wanted.count(good)):
        scale = next(hero.vp for hero in pos.box.heroes.values() if hero.good == good)
        kept = float(goods.count(good))
        if left:
            hope = max(kept, 0.6 * (kinds.count(good) + free))
            kept = (kept + left * hope) / (left + 1)
            free = max(free - 4, 0)
        points += wanted.count(good) * _between(scale, kept)
    if open:
        return points
    playable = [name for name in player.heroes if _playable(pos, name)]
    points += 1.5 * min(len(playable), left)
    if pos.phase == "movement" and any(pos.box.heroes[name].region == pos.region(seat) for name in playable):
        points += 1.5
    return points


def _playable(pos: TrainRushPosition, name: str) -> bool:
    return name in pos.box.heroes and pos.box.heroes[name].city in pos.mission_tokens


def _between(scale: Sequence[int], count: float) -> float:
    """The VP for a number of goods that need not be whole."""
    below = min(int(count), len(scale) - 1)
    above = min(below + 1, len(scale) - 1)
    return scale[below] + (scale[above] - scale[below]) * (count - below)


def special_wagons(pos: TrainRushPosition, seat: Seat, left: int) -> float:
    """Special wagons, full or filling up with the parcels that lie about."""
    points = 0.0
    for wagon, load in pos.players[seat].wagons.items():
        if wagon in pos.box.special_vp:
            missing = load.count("")
            hope = 0.6 if missing <= len(pos.parcels) else 0.35
            chance = hope**missing if missing <= left else float(not missing)
            points += pos.box.special_vp[wagon] * chance
    return points


def to_next_city(pos: TrainRushPosition, seat: Seat, field: str) -> int:
    """Fields to the nearest city that this player has not visited; 0 if there is none."""
    ahead = distances(pos.box)[field]
    return min((ahead[city] for city, seen in pos.visitors.items() if seat not in seen), default=0)


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
