"""Typed, checked access to data/*.json, turned into printed matter once per kind of game."""

from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from engineshed.games.train_rush.printed import (
    Card,
    City,
    Contract,
    Effect,
    Field,
    Hero,
    Printed,
    Prizes,
    Purchase,
    Readings,
    Sector,
)
from engineshed.kernel import BadData, Settings
from engineshed.kernel.components import build, overlay, read_json

DATA: Traversable = files("engineshed.games.train_rush").joinpath("data")

AMOUNTS = ("vp", "coal", "investment", "move")
"""Words whose number is an amount gained at once; that of the others is how often they happen."""

WORDS = {
    *AMOUNTS,
    "advance",
    "buildWarehouse",
    "buildStation",
    "corruption",
    "loadWagon",
    "takeWagon",
    "exchangeWagon",
    "choice",
    "drawCards",
    "leaseWarehouse",
    "freeAction",
    "sidingTile",
    "specialFromHand",
    "freeContract",
}


class EffectData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    op: str
    n: int = 1
    track: str = "any"
    region: str = "active"
    same_sector: bool = msgspec.field(default=False, name="sameSector")
    places: int = 0
    old: int = msgspec.field(default=0, name="from")
    new: int = msgspec.field(default=0, name="to")
    options: tuple["EffectData", ...] = ()
    draw: int = 0
    keep: int = 0
    city: str = "any"
    cost: int = 0
    which: str = "any"
    points: int = 0
    token: bool = False
    size: int = 0
    vp: int = 0


class Step(msgspec.Struct, frozen=True):
    to: str
    via: str


class FieldData(msgspec.Struct, frozen=True):
    id: str
    kind: str
    region: str | None
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
    region: str
    rank: int
    loop: str
    field: str
    token_vp: tuple[int, ...] = msgspec.field(name="tokenVP")
    contractors: tuple[str, ...]
    sizes: tuple[int, ...] = msgspec.field(name="contractSlots")


class ZoneData(msgspec.Struct, frozen=True):
    id: str
    region: str
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
    good: str
    vp: tuple[int, ...]


class HeroData(msgspec.Struct, frozen=True):
    id: str
    name: str
    city: str
    region: str
    bonus: Bonus
    mission: Mission


class Heroes(msgspec.Struct, frozen=True):
    cards: tuple[HeroData, ...]


class Good(msgspec.Struct, frozen=True):
    id: str
    value: int


class WagonData(msgspec.Struct, frozen=True):
    id: str
    places: tuple[str, ...]


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
    goods: tuple[str, ...]
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


def effect_of(data: EffectData, file: str, entry: str) -> Effect:
    """The effect as play uses it; an unknown word is an error that names the file and the entry."""
    if data.op not in WORDS:
        raise BadData(file, f"no such effect: {data.op}", entry=entry, field="effect.op")
    word = "twoAgents" if data.same_sector else data.op
    amount = data.points if data.op == "move" else data.vp if data.op == "freeContract" else data.n
    return Effect(
        word,
        times=1 if data.op in AMOUNTS or data.same_sector else data.n,
        amount=amount if data.op in AMOUNTS or data.op == "freeContract" else 0,
        track="" if data.track == "any" else data.track,
        region="" if data.region == "active" else data.region,
        places=data.places,
        swap=(data.old, data.new),
        draw=data.draw,
        keep=data.keep,
        cost=data.cost,
        size=data.size,
        options=tuple(effect_of(option, file, entry) for option in data.options),
    )


def print_for(parts: Components, players: int, settings: Settings) -> Printed:
    """Boards, cards and tiles for so many players, with the settings' readings."""
    printed = Printed()
    printed.players = players
    printed.readings = Readings(
        warehouse_after_station=settings["warehouses"] == "always",
        one_finance_spy=settings["finance-spies"] == "one-in-all",
        may_stop_at_once=settings["stopping"] == "any-time",
        draft=settings["heroes"] == "draft",
    )
    _print_map(printed, parts.map)
    _print_cards(printed, parts, full_deck=settings["deck"] == "56")
    _print_wagons(printed, parts.wagons, swapped=settings["goods"] == "food-2")
    _print_boards(printed, parts.boards, investment_for_resources=settings["resources"] == "investment")
    return printed


def _print_map(printed: Printed, data: MapData) -> None:
    printed.regions = tuple(region.id for region in data.regions)
    printed.fields = {
        f.id: Field(
            f.id,
            f.kind,
            f.region or "",
            tuple(step.to for step in f.next),
            f.shared,
            f.stop,
            f.city,
            f.zone,
            f.bonus,
        )
        for f in data.fields
    }
    printed.cities = {
        c.id: City(c.id, c.name, c.region, c.rank, c.field, c.token_vp, c.contractors, c.sizes)
        for c in data.cities
    }
    printed.zones = {zone.id: zone.region for zone in data.zones}
    printed.zones_of = {r: tuple(z.id for z in data.zones if z.region == r) for r in printed.regions}
    printed.cities_of = {r: tuple(c.id for c in data.cities if c.region == r) for r in printed.regions}
    printed.tokens = {token.id: (token.vp, token.move) for token in data.tokens}


def _print_cards(printed: Printed, parts: Components, full_deck: bool) -> None:
    printed.cards = {
        card.id: Card(
            card.id,
            tuple((move.points, move.coal) for move in card.moves),
            effect_of(card.special.effect, "action-cards.json", card.id),
            card.special.coal,
        )
        for card in parts.cards.cards
        if card.core or full_deck
    }
    printed.hand_limit = parts.cards.rules.hand_limit
    printed.tiles = {
        tile.id: effect_of(tile.effect, "siding-bonuses.json", tile.id) for tile in parts.tiles.tiles
    }
    printed.heroes = {
        h.id: Hero(
            h.id,
            h.name,
            h.city,
            h.region,
            effect_of(h.bonus.effect, "heroes.json", h.id),
            h.mission.good,
            h.mission.vp,
        )
        for h in parts.heroes.cards
    }
    printed.contracts = {t.id: Contract(t.id, t.size, t.goods, t.vp) for t in parts.contracts.tiles}


def _print_wagons(printed: Printed, data: Wagons, swapped: bool) -> None:
    printed.goods = tuple(good.id for good in data.goods)
    values = {good.id: good.value for good in data.goods}
    if swapped:
        values["water"], values["food"] = values["food"], values["water"]
    printed.values = values
    wagons = {wagon.id: wagon.places for wagon in data.wagons}
    printed.wagons = wagons | {wagon.id: ("parcel",) * wagon.places for wagon in data.special}
    printed.special_vp = {wagon.id: wagon.vp for wagon in data.special}


def _print_boards(printed: Printed, data: Boards, investment_for_resources: bool) -> None:
    row = next(row for row in data.setup if row.players == printed.players)
    printed.rounds, printed.spies, printed.slots = row.rounds, row.spies, row.slots
    printed.hero_deal, printed.hero_keep = row.hero_deal, row.hero_keep
    printed.colours = tuple(colour.id for colour in data.colours)
    printed.pieces = {piece.id: piece.n for piece in data.pieces}
    printed.supply = {name: n for name, n in data.supply.items() if isinstance(n, int)}
    printed.tracks = {track.id: track.values for track in data.tracks}
    bonuses = {
        s.id: tuple(effect_of(b, "boards.json", s.id) if b else None for b in s.bonuses) for s in data.sectors
    }
    if investment_for_resources:
        bonuses["resources"] = bonuses["finance"]
    printed.sectors = {
        f"{region}-{s.id}": Sector(
            f"{region}-{s.id}", region, s.id, s.track, bonuses[s.id], s.limit is not None
        )
        for region in printed.regions
        for s in data.sectors
    }
    printed.areas = tuple(area.id for area in data.areas)
    printed.actions = {
        a.id: Purchase(a.id, area.id, a.cost, effect_of(a.effect, "boards.json", a.id))
        for area in data.areas
        for a in area.actions
    }
    printed.rewards = {
        r.id: Purchase(r.id, "", r.price, effect_of(r.effect, "boards.json", r.id)) for r in data.market
    }
    printed.infrastructure = {track.region: _bonuses(track) for track in data.infrastructure}
    printed.contractors = {track.contractor: _bonuses(track) for track in data.contractors}
    printed.track_length = data.infrastructure[0].length
    printed.sizes = data.contract_area.sizes
    cities = next(line.vp for line in data.final if line.id == "allCities")
    printed.prizes = Prizes(
        all_cities=cities if isinstance(cities, int) else 0,
        track_top=data.tracks[0].top_vp,
        sector=data.slots.vp,
        infrastructure=data.infrastructure[0].vp,
        contractors=data.contractors[0].vp,
        contracts=data.contract_area.vp,
    )


def _bonuses(track: BonusTrack) -> dict[int, Effect]:
    return {
        int(space): effect_of(effect, "boards.json", track.region or track.contractor)
        for space, effect in track.bonuses.items()
    }
