"""What a network looks at: every sheet's lines, power and tiles, how far goods could travel, and the dice."""

from functools import lru_cache
from typing import Final

from engineshed.games.steam_rollers.bot.clock import free_crosses, goods_to_go, rounds_left, share_left
from engineshed.games.steam_rollers.bot.ewa import projected_ewa
from engineshed.games.steam_rollers.bot.network import (
    Network,
    lengths_of,
    network_of,
    trips_of,
)
from engineshed.games.steam_rollers.bot.stock import Goods, stock_of
from engineshed.games.steam_rollers.bot.targets import prospects
from engineshed.games.steam_rollers.effects import FACES
from engineshed.games.steam_rollers.position import NOBODY, SteamRollersPosition
from engineshed.games.steam_rollers.printed.components import BOX, NUMBERS, ORDERS, TILES, Effect
from engineshed.games.steam_rollers.printed.map import CITIES
from engineshed.games.steam_rollers.scoring import ewa_sheet, score_sheet
from engineshed.kernel import Seat

EFFECTS: Final[tuple[Effect, ...]] = tuple(dict.fromkeys(face.effect for face in TILES.action_tiles))
PAIRS: Final = tuple((one, two) for one in CITIES for two in CITIES if one < two)
BOXES: Final = tuple(range(1, 7))
MOST_POWER: Final = 7
TRIPS: Final = (1, 3, 6)
COLOURS: Final = tuple(BOX.goods.counts)
ROW: Final = 1 + len(CITIES)
MOST_KNOWN: Final = 20_000

APART: Final[tuple[str, ...]] = ()
OWN: Final[tuple[str, ...]] = ()

SIDE: Final = (
    *("points", "points of deliveries", "points of the network", "points of tiles"),
    *(f"power of at least {power}" for power in range(1, MOST_POWER + 1)),
    *(f"box {number}" for number in BOXES),
    *("lines", "towns", "tracks", "open ends"),
    *(f"{one} to {two}" for one, two in PAIRS),
    *(
        f"{trips} trips {when}"
        for when in ("now", "with one more power", "with full power")
        for trips in TRIPS
    ),
    *("promise of lines", "best track", "tracks planned"),
    *(f"tile {effect}" for effect in EFFECTS),
    "tiles lie sideways",
    *("goods kept", "orders", "private good"),
    *("turns until the first of the round", "projection", "projection against the best other"),
)

TABLE: Final = (
    *("rounds", "rounds left", "share left", "goods to go", "empty cities", "goods"),
    *(f"goods in city {city}" for city in CITIES),
    *(f"{colour} goods" for colour in COLOURS),
    *(f"black die {face}" for face in BOXES),
    *(f"white dice {face}" for face in BOXES),
    *(f"{effect} in the pool" for effect in EFFECTS),
    *("orders left", "idle rounds"),
    *(f"Ewa in region {city}" for city in CITIES),
    *("Ewa's points", "Ewa's projection", "Ewa's crosses", "crosses without harm"),
)


def own(pos: SteamRollersPosition, seat: Seat) -> list[float]:
    """Everything lies open."""
    return []


def sides(pos: SteamRollersPosition) -> list[list[float]]:
    """Every sheet, and what it promises."""
    goods, left = stock_of(pos).goods, share_left(pos)
    found: list[list[float]] = []
    worths: list[float] = []
    for seat in range(pos.players):
        sheet = pos.sheets[seat]
        power, points = sheet.power, score_sheet(pos, seat).total
        tiles = [n for n in BOXES if pos.faces and pos.owner[n] == seat]
        row = [points / 30, sheet.deliveries / 25, sheet.network / 15]
        row.append(sum(FACES[pos.faces[n]].points for n in tiles) / 4)
        row += [1.0 if power >= level else 0.0 for level in range(1, MOST_POWER + 1)]
        row += [1.0 if number in sheet.crossed else 0.0 for number in BOXES]
        row += [len(sheet.lines) / 6, sum(line[3] for line in sheet.lines) / 5]
        row += [len(sheet.tracks) / 15, min(12, len(sheet.ends)) / 6]
        network = network_of(sheet)
        ways = lengths_of(network)
        row += [ways[one * ROW + two].bit_length() / 8 for one, two in PAIRS]
        hauls = _hauls(network, goods, power)
        row += [worth / 20 for worth in hauls]
        ahead = prospects(pos, seat, as_learned=True)
        builds, promise = ahead.builds, ahead.promise
        row += [promise / 10, max(builds.values(), default=0.0) / 5, len(builds) / 10]
        held = [FACES[pos.faces[n]].effect for n in tiles]
        row += [1.0 if effect in held else 0.0 for effect in EFFECTS]
        row.append(1.0 if any(pos.sideways[n] for n in tiles) else 0.0)
        orders = sum(ORDERS[pos.order_faces[n]].points for n in NUMBERS if pos.order_owner[n] == seat)
        row += [sum(sheet.kept.values()) / 6, orders / 15, 1.0 if sheet.private is not None else 0.0]
        row.append(((seat - pos.first) % pos.players) / pos.players)
        worths.append(points + 0.4 * hauls[5] + promise * min(1.0, 2 * left) + 2.2 * left * power)
        found.append(row)
    for seat, row in enumerate(found):
        rivals = [worth for other, worth in enumerate(worths) if other != seat]
        row += [worths[seat] / 40, (worths[seat] - max(rivals, default=0.0)) / 10]
    return found


@lru_cache(maxsize=MOST_KNOWN)
def _hauls(network: Network, goods: Goods, power: int) -> list[int]:
    """The points of a few trips with the power of now, of soon and of the end."""
    hauls: list[int] = []
    for level in (power, power + 1, 6):
        longest = trips_of(network, goods, level)
        hauls += [sum(longest[:trips]) for trips in TRIPS]
    return hauls


def table(pos: SteamRollersPosition) -> list[float]:
    """Time, goods, dice, the pool, Ewa."""
    goods = [colour for city in CITIES for colour in pos.cities[city]]
    row = [pos.round / 30, min(3.0, rounds_left(pos) / 15), share_left(pos), goods_to_go(pos) / 15]
    row += [pos.empty_cities() / 3, len(goods) / 35]
    row += [len(pos.cities[city]) / 7 for city in CITIES]
    row += [goods.count(colour) / 8 for colour in COLOURS]
    row += [1.0 if pos.black == face else 0.0 for face in BOXES]
    row += [pos.white.count(face) / 2 for face in BOXES]
    pool = [FACES[pos.faces[n]].effect for n in BOXES if pos.faces and pos.owner[n] == NOBODY]
    row += [1.0 if effect in pool else 0.0 for effect in EFFECTS]
    row.append(sum(pos.order_owner[n] == NOBODY for n in NUMBERS) / 6 if pos.order_faces else 0.0)
    row.append((pos.round - pos.progress) / 10)
    row += [pos.influence[city] / 8 for city in CITIES]
    if pos.solo and pos.faces:
        row += [ewa_sheet(pos).total / 30, projected_ewa(pos) / 40]
        row += [sum(pos.influence) / 25, free_crosses(pos) / 12]
    else:
        row += [0.0] * 4
    return row
