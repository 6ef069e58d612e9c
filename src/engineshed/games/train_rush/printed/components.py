"""Typed, checked access to data/*.json."""

from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

import msgspec

from engineshed.games.train_rush.printed.effect_data import EffectData, GoodName, State
from engineshed.kernel.components import build, overlay, read_json

DATA: Traversable = files("engineshed.games.train_rush").joinpath("data")


class Step(msgspec.Struct, frozen=True):
    to: str
    via: str


class FieldData(msgspec.Struct, frozen=True):
    id: str
    kind: Literal["start", "plain", "city", "market", "siding", "junction"]
    region: State | None
    loop: str | None
    x: float
    y: float
    shared: bool = msgspec.field(name="multiLoco")
    stop: bool = msgspec.field(name="stopEarly")
    next: tuple[Step, ...]
    city: str = ""
    zone: str = ""
    bonus: int = 0


class CityData(msgspec.Struct, frozen=True):
    id: str
    name: str
    region: State
    rank: int
    loop: str
    field: str
    token_vp: tuple[int, ...] = msgspec.field(name="tokenVP")
    contractors: tuple[State, ...]
    sizes: tuple[int, ...] = msgspec.field(name="contractSlots")


class ZoneData(msgspec.Struct, frozen=True):
    id: str
    region: State
    loop: str
    x: float
    y: float


class Region(msgspec.Struct, frozen=True):
    id: str
    name: str
    colour: str


class Token(msgspec.Struct, frozen=True):
    id: str
    vp: int
    move: int


class Tunnel(msgspec.Struct, frozen=True):
    id: str
    start: str = msgspec.field(name="from")
    to: str
    bend: float


class MapData(msgspec.Struct, frozen=True):
    regions: tuple[Region, ...]
    cities: tuple[CityData, ...]
    zones: tuple[ZoneData, ...]
    tunnels: tuple[Tunnel, ...]
    tokens: tuple[Token, ...] = msgspec.field(name="movementTokens")
    fields: tuple[FieldData, ...]


class Move(msgspec.Struct, frozen=True):
    points: int
    coal: int


class Special(msgspec.Struct, frozen=True):
    coal: int
    effect: EffectData


class CardData(msgspec.Struct, frozen=True):
    id: str
    moves: tuple[Move, Move, Move]
    special: Special
    core: bool = msgspec.field(default=True, name="coreDeck")


class CardRules(msgspec.Struct, frozen=True):
    hand_limit: int = msgspec.field(name="handLimit")


class Cards(msgspec.Struct, frozen=True):
    rules: CardRules
    cards: tuple[CardData, ...]


class TileData(msgspec.Struct, frozen=True):
    id: str
    effect: EffectData


class Tiles(msgspec.Struct, frozen=True):
    tiles: tuple[TileData, ...]


class Bonus(msgspec.Struct, frozen=True):
    effect: EffectData


class Mission(msgspec.Struct, frozen=True):
    good: GoodName
    vp: tuple[int, ...]


class HeroData(msgspec.Struct, frozen=True):
    id: str
    name: str
    city: str
    region: State
    bonus: Bonus
    mission: Mission


class Heroes(msgspec.Struct, frozen=True):
    cards: tuple[HeroData, ...]


class Good(msgspec.Struct, frozen=True):
    id: str
    value: int


class WagonData(msgspec.Struct, frozen=True):
    id: str
    places: tuple[GoodName | Literal["any"], ...]


class SpecialWagon(msgspec.Struct, frozen=True):
    id: str
    places: int = msgspec.field(name="parcelPlaces")
    vp: int = msgspec.field(name="vpWhenFull")


class Wagons(msgspec.Struct, frozen=True):
    goods: tuple[Good, ...]
    wagons: tuple[WagonData, ...]
    special: tuple[SpecialWagon, ...] = msgspec.field(name="specialWagons")


class ContractData(msgspec.Struct, frozen=True):
    id: str
    size: int = msgspec.field(name="stack")
    goods: tuple[GoodName | Literal["any"], ...]
    vp: int


class Contracts(msgspec.Struct, frozen=True):
    tiles: tuple[ContractData, ...]


class Track(msgspec.Struct, frozen=True):
    id: str
    sector: str
    values: tuple[int, ...]
    top_vp: int = msgspec.field(name="topVP")


class SectorData(msgspec.Struct, frozen=True):
    id: str
    track: str
    limit: int | None = msgspec.field(name="spyLimitPerPlayer")
    bonuses: tuple[EffectData | None, ...] = msgspec.field(name="spyBonus")


class Slots(msgspec.Struct, frozen=True):
    vp: tuple[int, int]


class ActionData(msgspec.Struct, frozen=True):
    id: str
    cost: int
    effect: EffectData


class Area(msgspec.Struct, frozen=True):
    id: str
    actions: tuple[ActionData, ...]


class RewardData(msgspec.Struct, frozen=True):
    id: str
    price: int
    effect: EffectData


class BonusTrack(msgspec.Struct, frozen=True):
    length: int
    bonuses: dict[str, EffectData]
    vp: tuple[int, int]
    region: str = ""
    contractor: str = ""


class ContractArea(msgspec.Struct, frozen=True):
    sizes: tuple[int, ...] = msgspec.field(name="perCity")
    vp: tuple[int, int] = msgspec.field(name="regionVP")


class Count(msgspec.Struct, frozen=True):
    id: str
    n: int


class SetupRow(msgspec.Struct, frozen=True):
    players: int
    rounds: int
    spies: tuple[int, ...]
    slots: int = msgspec.field(name="actionSlots")
    hero_deal: int = msgspec.field(name="heroDeal")
    hero_keep: int = msgspec.field(name="heroKeepBeforeDraft")


class FinalLine(msgspec.Struct, frozen=True):
    id: str
    vp: int | str | tuple[int, int]


class Colour(msgspec.Struct, frozen=True):
    id: str


class Boards(msgspec.Struct, frozen=True):
    supply: dict[str, int | str]
    colours: tuple[Colour, ...] = msgspec.field(name="playerColours")
    pieces: tuple[Count, ...] = msgspec.field(name="playerPieces")
    tracks: tuple[Track, ...] = msgspec.field(name="progressTracks")
    slots: Slots = msgspec.field(name="influenceSlots")
    sectors: tuple[SectorData, ...] = msgspec.field(name="influenceSectors")
    areas: tuple[Area, ...] = msgspec.field(name="actionAreas")
    infrastructure: tuple[BonusTrack, ...] = msgspec.field(name="infrastructureTracks")
    contractors: tuple[BonusTrack, ...] = msgspec.field(name="contractorTracks")
    contract_area: ContractArea = msgspec.field(name="contractArea")
    market: tuple[RewardData, ...] = msgspec.field(name="blackMarket")
    setup: tuple[SetupRow, ...]
    final: tuple[FinalLine, ...] = msgspec.field(name="finalScoring")


class Components(msgspec.Struct, frozen=True):
    """All data files of the game, checked."""

    map: MapData
    cards: Cards
    tiles: Tiles
    heroes: Heroes
    wagons: Wagons
    contracts: Contracts
    boards: Boards


def load(patch: Mapping[str, Mapping[str, object]] | None = None) -> Components:
    """The data files, with a variant laid over them: {"action-cards.json": {"cards": [...]}}."""

    def part(name: str) -> object:
        return overlay(read_json(DATA.joinpath(name)), (patch or {}).get(name, {}))

    return Components(
        build("map.json", part("map.json"), MapData),
        build("action-cards.json", part("action-cards.json"), Cards),
        build("siding-bonuses.json", part("siding-bonuses.json"), Tiles),
        build("heroes.json", part("heroes.json"), Heroes),
        build("wagons.json", part("wagons.json"), Wagons),
        build("contracts.json", part("contracts.json"), Contracts),
        build("boards.json", part("boards.json"), Boards),
    )
