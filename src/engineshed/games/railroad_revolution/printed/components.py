"""Component data as typed structs, checked when loaded."""

from importlib.resources import files
from typing import Literal

import msgspec

from engineshed.kernel.components import read_json

FILE = "components.json"
Colour = Literal["white", "purple", "orange", "grey", "turquoise"]


class WordData(msgspec.Struct, rename="camel", forbid_unknown_fields=True):
    """An effect as the data says it; which fields matter depends on `op`."""

    op: str
    n: int = 0
    max: int = 0
    times: int = 0
    cost: int = 0
    cost_each: int = 0
    flat: int = 0
    per_triangle: int = 0
    options: list[Colour] = []
    colors: list[Colour] = []


class CityTileData(msgspec.Struct):
    id: str
    group: int
    base: list[WordData]
    first: list[WordData]


class PrintedData(msgspec.Struct):
    base: list[WordData]
    first: list[WordData]


class CityData(msgspec.Struct, rename="camel"):
    id: str
    name: str
    level: int
    station_cost: int
    lon: float
    lat: float
    tile_group: int | None
    printed: PrintedData | None = None


class SpaceData(msgspec.Struct):
    id: str
    a: str
    b: str
    terrain: Literal["start", "plains", "rough"]
    triangles: int
    deal: bool


class MapData(msgspec.Struct, rename="camel"):
    cities: list[CityData]
    tracks: list[SpaceData]
    blocked_first_station: dict[str, list[str]]


class SectionData(msgspec.Struct, rename="camel"):
    index: int
    shares: int
    first_office_shares: int
    deal: bool
    telegraph_tile: bool


class LinkData(msgspec.Struct):
    between: tuple[int, int]
    vp: int


class TelegraphData(msgspec.Struct, rename="camel"):
    sections: list[SectionData]
    links: list[LinkData]
    blocked_first_office: dict[str, list[int]]


class TileData(msgspec.Struct):
    id: str
    effect: list[WordData]


class TrainData(msgspec.Struct):
    id: str
    count: int
    starting: bool
    effect: list[WordData]


class DealHalf(msgspec.Struct):
    shares: int
    effect: list[WordData]


class DealData(msgspec.Struct):
    id: str
    top: DealHalf
    bottom: DealHalf


class ConditionData(msgspec.Struct):
    kind: Literal["connect", "station", "dealTracks", "terrainTracks"]
    min: int
    level: int = 0
    triangles: int = 0


class MilestoneData(msgspec.Struct):
    id: str
    group: Literal["A1", "A2", "B", "C", "D"]
    vp: int
    managers: list[Literal["white", "purple", "orange", "grey", "turquoise", "any"]]
    conditions: list[ConditionData]


class ShelfData(msgspec.Struct, rename="camel"):
    index: int
    sell_value: int
    buildings: int
    rails: int
    left_of_logo: bool


class BoardData(msgspec.Struct):
    sections: list[ShelfData]


class TollData(msgspec.Struct):
    money: int = 0
    shares: int = 0
    workers: int = 0


class RungData(msgspec.Struct, rename="camel"):
    step: int
    vp: int
    toll_to_enter: TollData | None


class TrackData(msgspec.Struct):
    id: str
    steps: list[RungData]


class SideData(msgspec.Struct):
    side: Literal["front", "back"]
    effect: list[WordData]


class SetupData(msgspec.Struct):
    id: str
    sides: list[SideData]


class StartData(msgspec.Struct, rename="camel"):
    money: int
    white_workers: int
    shares: int


class ConstantData(msgspec.Struct, rename="camel"):
    share_sell_price: int
    hire_any_worker_cost: int
    min_workers_end_of_turn: int
    rail_action_cost: int
    rails_per_action: int
    cost_per_triangle: int
    train_vp: int
    milestone_draw: int
    train_stack_size: dict[str, int]


class CountData(msgspec.Struct):
    workers: dict[Colour, int]


class Components(msgspec.Struct, rename="camel"):
    counts: CountData
    start: StartData
    constants: ConstantData
    worker_abilities: dict[str, dict[Colour, list[WordData]] | str]
    map: MapData
    city_tiles: list[CityTileData]
    telegraph: TelegraphData
    telegraph_tiles: list[TileData]
    deal_tiles: list[DealData]
    train_tiles: list[TrainData]
    milestones: list[MilestoneData]
    player_board: BoardData
    performance_tracks: list[TrackData]
    setup_tiles: list[SetupData]


def data() -> dict[str, object]:
    """The file as it stands, with its sources."""
    return read_json(files("engineshed.games.railroad_revolution").joinpath("data", FILE))
