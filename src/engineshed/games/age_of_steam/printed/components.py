"""The box: tiles, cubes, display, tracks (components.json) and one file per map, checked when loaded."""

from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from engineshed.kernel.components import BadData, load

MAPS = ("rust-belt", "western-us", "southern-us", "germany", "barbados", "st-lucia")

Half = Literal["light", "dark"]
Terrain = Literal["plain", "river", "mountain", "swamp", "water", "city", "terminal"]


class Column(msgspec.Struct, frozen=True):
    """Half and number: which dice bring cubes."""

    side: Half
    number: int

    @property
    def id(self) -> str:
        return f"{self.side}-{self.number}"


class TileData(msgspec.Struct, frozen=True, rename="camel"):
    id: str
    group: Literal["simple", "complex-crossing", "complex-parallel", "town"]
    count: int
    tracks: tuple[tuple[int, int], ...] = ()
    town_exits: tuple[int, ...] = ()


class TrackTiles(msgspec.Struct, frozen=True):
    total: int
    tiles: tuple[TileData, ...]


class Limit(msgspec.Struct, frozen=True):
    count: int


class NewCity(msgspec.Struct, frozen=True, rename="camel"):
    letter: str
    color: str
    growth: tuple[Column, ...]


class NewCities(msgspec.Struct, frozen=True):
    tiles: tuple[NewCity, ...]


class Cubes(msgspec.Struct, frozen=True, rename="camel"):
    by_color: dict[str, int]
    in_bag: tuple[str, ...]


class DisplayColumn(msgspec.Struct, frozen=True, rename="camel"):
    side: Half
    number: int
    city_spaces: int
    new_city: str | None
    new_city_spaces: int

    @property
    def id(self) -> str:
        return f"{self.side}-{self.number}"


class Display(msgspec.Struct, frozen=True):
    spaces: int
    columns: tuple[DisplayColumn, ...]


class SharesTrack(msgspec.Struct, frozen=True, rename="camel"):
    start: int
    max: int
    cash_per_share: int


class EngineTrack(msgspec.Struct, frozen=True):
    start: int
    max: int


class Band(msgspec.Struct, frozen=True):
    """Income from `from_` on loses `lose`."""

    from_: int = msgspec.field(name="from")
    lose: int


class Pieces(msgspec.Struct, frozen=True, rename="camel"):
    colors: tuple[str, ...]
    ownership_discs: int


class ActionData(msgspec.Struct, frozen=True):
    id: str


class ReplaceCosts(msgspec.Struct, frozen=True, rename="camel"):
    simple_to_crossing: int
    town: int
    other: int


class PlaceCosts(msgspec.Struct, frozen=True, rename="kebab"):
    """By terrain."""

    simple: dict[str, int]
    complex_parallel: dict[str, int]
    complex_crossing: dict[str, int]


class BuildCosts(msgspec.Struct, frozen=True, rename="camel"):
    place: PlaceCosts
    replace: ReplaceCosts
    redirect: int
    tiles_per_turn: int
    tiles_per_turn_engineer: int


class Scoring(msgspec.Struct, frozen=True, rename="camel"):
    per_income: int
    per_track_section_in_completed_links: int
    per_share: int


class Expenses(msgspec.Struct, frozen=True, rename="camel"):
    per_share: int
    per_engine_level: int


class Box(msgspec.Struct, frozen=True, rename="camel"):
    """What the box holds, whatever the map."""

    track_tiles: TrackTiles
    town_discs: Limit
    new_cities: NewCities
    goods_cubes: Cubes
    goods_display: Display
    shares_track: SharesTrack
    engine_track: EngineTrack
    income_reduction: tuple[Band, ...]
    player_pieces: Pieces
    actions: tuple[ActionData, ...]
    build_costs: BuildCosts
    scoring: Scoring
    expenses: Expenses


class TownData(msgspec.Struct, frozen=True, rename="camel"):
    id: str
    name: str
    starting_cubes: int | tuple[str, ...] = 0
    """A number of random ones, or exactly these."""
    region_if_urbanized: str = ""


class CityData(msgspec.Struct, frozen=True, rename="camel"):
    id: str
    name: str
    colors: tuple[str, ...]
    growth: tuple[Column, ...]
    starting_cubes: int
    port: bool = False
    region: str = ""
    start_city: bool = False


class TerminalData(msgspec.Struct, frozen=True):
    id: str
    name: str


class HexData(msgspec.Struct, frozen=True, rename="camel"):
    q: int
    r: int
    terrain: Terrain
    cost: int | None = None
    town: TownData | None = None
    city: CityData | None = None
    terminal: TerminalData | None = None
    starting_cubes: int = 0
    river_edges: tuple[int, ...] = ()


class Coordinates(msgspec.Struct, frozen=True):
    orientation: Literal["flat-top", "pointy-top"]


class SetupData(msgspec.Struct, frozen=True, rename="camel"):
    starting_money: int
    starting_shares: int
    city_cubes_easy_variant: int = 0
    remove_cubes: tuple[str, ...] = ()
    remove_new_cities: tuple[str, ...] = ()


class Direct(msgspec.Struct, frozen=True, rename="camel"):
    hexes: tuple[tuple[int, int], tuple[int, int]]
    cost: int


class Specials(msgspec.Struct, frozen=True, rename="camel"):
    """Of the maps' own rules only what is a plain figure; the rest stands in maps/*.py."""

    direct_connections: tuple[Direct, ...] = ()
    max_shares_per_turn: int | None = None
    first_player_fee: int = 0
    actions: tuple[str, ...] = ()
    actions_removed: tuple[str, ...] = ()


class MapData(msgspec.Struct, frozen=True, rename="camel"):
    id: str
    name: str
    name_pl: str
    turns: dict[str, int]
    coordinates: Coordinates
    setup: SetupData
    terrain_costs: dict[str, int]
    hexes: tuple[HexData, ...]
    specials: Specials


@cache
def box() -> Box:
    return load(files("engineshed.games.age_of_steam").joinpath("data", "components.json"), Box)


@cache
def map_data(name: str) -> MapData:
    file = files("engineshed.games.age_of_steam").joinpath("data", "maps", f"{name}.json")
    data = load(file, MapData)
    for hex_ in data.hexes:
        if hex_.terrain not in ("city", "terminal", "water") and hex_.terrain not in data.terrain_costs:
            raise BadData(file.name, f"no cost for {hex_.terrain}", entry=f"hexes[{hex_.q},{hex_.r}]")
    return data
