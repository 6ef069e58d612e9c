"""What is in the box: goods, dice, map, tiles; read from data/*.json and checked once."""

from importlib.resources import files
from typing import Final, Literal, TypeVar

import msgspec

from engineshed.kernel.components import BadData, load

T = TypeVar("T")

Colour = Literal["red", "blue", "green", "yellow", "grey", "black"]
Kind = Literal["straight", "gentle", "sharp"]
Effect = Literal[
    "set_white_die",
    "take_two_dice",
    "claim_opponents_die",
    "die_is_destination",
    "delivery_distance_bonus",
    "unlimited_distance",
    "power_plus",
    "shift_white_die",
    "reroll_or_flip_white_die",
    "any_track_kind",
    "reroll_ewa_die",
    "ewa_crosses_instead_of_removing",
]
StartingEffect = Literal[
    "cross_any_locomotive_box", "draw_one_track", "points", "take_any_action_tile_sideways", "private_good"
]


class Region(msgspec.Struct, frozen=True):
    id: int
    colour: Colour
    city: str
    town: str


class Cell(msgspec.Struct, frozen=True):
    id: str
    q: int
    r: int
    region: int
    type: Literal["plain", "town", "city"]


class BlockedBorders(msgspec.Struct, frozen=True):
    """Per level and die: the pairs of regions between which nothing passes (SR-1207 to SR-1212)."""

    medium: tuple[tuple[tuple[int, int], ...], ...]
    hard: tuple[tuple[tuple[int, int], ...], ...]


class TrackKind(msgspec.Struct, frozen=True):
    id: Kind
    edge_difference: int


class MapData(msgspec.Struct, frozen=True):
    regions: tuple[Region, ...]
    cells: tuple[Cell, ...]
    borders: tuple[tuple[int, int], ...]
    blocked_borders: BlockedBorders
    track_kinds: tuple[TrackKind, ...]


class ActionTile(msgspec.Struct, frozen=True):
    """One side of an action tile."""

    id: str
    number: int
    mode: Literal["all", "multiplayer", "solo"]
    use: Literal["one_shot", "permanent"]
    points: int
    effect: Effect
    choices: tuple[int, ...] = ()


class OrderTile(msgspec.Struct, frozen=True):
    """One side of an order tile."""

    id: str
    number: int
    goods: tuple[Colour, ...]
    points: int


class StartingTile(msgspec.Struct, frozen=True):
    id: str
    effect: StartingEffect
    points: int = 0
    colours: tuple[Colour, ...] = ()
    cities: tuple[int, ...] = ()


class TileData(msgspec.Struct, frozen=True):
    action_tiles: tuple[ActionTile, ...]
    order_tiles: tuple[OrderTile, ...]
    most_coal_per_order: int
    starting_tiles: tuple[StartingTile, ...]


class Goods(msgspec.Struct, frozen=True):
    counts: dict[Colour, int]
    in_bag: tuple[Colour, ...]
    coal: Colour


class WhiteDice(msgspec.Struct, frozen=True):
    count: int


class BlackDie(msgspec.Struct, frozen=True):
    faces: tuple[tuple[Kind, Kind], ...]


class Dice(msgspec.Struct, frozen=True):
    white: WhiteDice
    black: BlackDie


class SeatSetup(msgspec.Struct, frozen=True):
    players: int
    goods_per_city: int
    white_dice: int


class SetupData(msgspec.Struct, frozen=True):
    by_players: tuple[SeatSetup, ...]
    coal_per_city_with_removal: int


class SheetData(msgspec.Struct, frozen=True):
    locomotive_boxes: tuple[int, ...]
    delivery_point_boxes: int


class Scoring(msgspec.Struct, frozen=True):
    line: int
    town: int
    locomotive: tuple[int, ...]
    """The bonus by the number of crossed boxes."""
    empty_cities_to_end: int


class Solo(msgspec.Struct, frozen=True):
    ewa_delivery_threshold: int
    ewa_locomotive_points: int
    ewa_network_regions: int
    levels: tuple[int, ...]
    """The dice rolled for Ewa's first crosses, by level."""


class GameData(msgspec.Struct, frozen=True):
    goods: Goods
    dice: Dice
    setup: SetupData
    sheet: SheetData
    scoring: Scoring
    solo: Solo


def read(name: str, kind: type[T]) -> T:
    return load(files("engineshed.games.steam_rollers").joinpath("data", name), kind)


BOX: Final = read("game.json", GameData)
MAP: Final = read("map.json", MapData)
TILES: Final = read("tiles.json", TileData)

if {face.number for face in TILES.action_tiles} != set(range(1, 7)):
    raise BadData("tiles.json", "there must be an action tile for every face of a die", entry="action_tiles")

ORDERS: Final[dict[str, OrderTile]] = {face.id: face for face in TILES.order_tiles}
"""The order tiles by side."""
NUMBERS: Final = sorted({face.number for face in TILES.order_tiles})
"""The numbers of the order tiles."""
