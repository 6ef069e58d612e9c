"""Turns the checked data into printed matter, once per kind of game."""

from engineshed.games.train_rush.printed.box import (
    Box,
    Card,
    City,
    Contract,
    Effect,
    Field,
    Hero,
    Prizes,
    Purchase,
    Readings,
    Sector,
)
from engineshed.games.train_rush.printed.components import (
    Boards,
    BonusTrack,
    Components,
    MapData,
    Wagons,
)
from engineshed.games.train_rush.printed.effect_data import effect_of
from engineshed.kernel import Settings


def pack(parts: Components, players: int, settings: Settings) -> Box:
    """Boards, cards and tiles for this many players, with the settings' readings."""
    box = Box()
    box.players = players
    box.readings = Readings(
        warehouse_after_station=settings["warehouses"] == "always",
        one_finance_spy=settings["finance-spies"] == "one-in-all",
        may_stop_at_once=settings["stopping"] == "any-time",
        may_decline_tiles=settings["siding-tiles"] == "may",
        draft=settings["heroes"] == "draft",
    )
    _map(box, parts.map)
    _cards(box, parts, full_deck=settings["deck"] == "56")
    _wagons(box, parts.wagons, swapped=settings["goods"] == "food-2")
    _boards(box, parts.boards, investment_for_resources=settings["resources"] == "investment")
    return box


def _map(box: Box, data: MapData) -> None:
    box.regions = tuple(region.id for region in data.regions)
    box.fields = {
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
    box.cities = {
        c.id: City(c.id, c.name, c.region, c.rank, c.field, c.token_vp, c.contractors, c.sizes)
        for c in data.cities
    }
    box.zones = {zone.id: zone.region for zone in data.zones}
    box.zones_of = {r: tuple(z.id for z in data.zones if z.region == r) for r in box.regions}
    box.cities_of = {r: tuple(c.id for c in data.cities if c.region == r) for r in box.regions}
    box.tokens = {token.id: (token.vp, token.move) for token in data.tokens}


def _cards(box: Box, parts: Components, full_deck: bool) -> None:
    box.cards = {
        card.id: Card(
            card.id,
            tuple((move.points, move.coal) for move in card.moves),
            effect_of(card.special.effect),
            card.special.coal,
        )
        for card in parts.cards.cards
        if card.core or full_deck
    }
    box.hand_limit = parts.cards.rules.hand_limit
    box.tiles = {tile.id: effect_of(tile.effect) for tile in parts.tiles.tiles}
    box.heroes = {
        h.id: Hero(
            h.id,
            h.name,
            h.city,
            h.region,
            effect_of(h.bonus.effect),
            h.mission.good,
            h.mission.vp,
        )
        for h in parts.heroes.cards
    }
    box.contracts = {t.id: Contract(t.id, t.size, t.goods, t.vp) for t in parts.contracts.tiles}


def _wagons(box: Box, data: Wagons, swapped: bool) -> None:
    box.goods = tuple(good.id for good in data.goods)
    values = {good.id: good.value for good in data.goods}
    if swapped:
        values["water"], values["food"] = values["food"], values["water"]
    box.values = values
    wagons = {wagon.id: wagon.places for wagon in data.wagons}
    box.wagons = wagons | {wagon.id: ("parcel",) * wagon.places for wagon in data.special}
    box.special_vp = {wagon.id: wagon.vp for wagon in data.special}


def _boards(box: Box, data: Boards, investment_for_resources: bool) -> None:
    row = next(row for row in data.setup if row.players == box.players)
    box.rounds, box.spies, box.slots = row.rounds, row.spies, row.slots
    box.hero_deal, box.hero_keep = row.hero_deal, row.hero_keep
    box.colours = tuple(colour.id for colour in data.colours)
    box.pieces = {piece.id: piece.n for piece in data.pieces}
    box.supply = {name: n for name, n in data.supply.items() if isinstance(n, int)}
    box.tracks = {track.id: track.values for track in data.tracks}
    bonuses = {s.id: tuple(effect_of(b) if b else None for b in s.bonuses) for s in data.sectors}
    if investment_for_resources:
        bonuses["resources"] = bonuses["finance"]
    box.sectors = {
        f"{region}-{s.id}": Sector(
            f"{region}-{s.id}", region, s.id, s.track, bonuses[s.id], s.limit is not None
        )
        for region in box.regions
        for s in data.sectors
    }
    box.sectors_of = {r: tuple(s.id for s in box.sectors.values() if s.region == r) for r in box.regions}
    box.areas = tuple(area.id for area in data.areas)
    box.actions = {
        a.id: Purchase(a.id, area.id, a.cost, effect_of(a.effect))
        for area in data.areas
        for a in area.actions
    }
    box.rewards = {r.id: Purchase(r.id, "", r.price, effect_of(r.effect)) for r in data.market}
    box.infrastructure = {track.region: _bonuses(track) for track in data.infrastructure}
    box.contractors = {track.contractor: _bonuses(track) for track in data.contractors}
    box.track_length = data.infrastructure[0].length
    box.sizes = data.contract_area.sizes
    cities = next(line.vp for line in data.final if line.id == "allCities")
    box.prizes = Prizes(
        all_cities=cities if isinstance(cities, int) else 0,
        track_top=data.tracks[0].top_vp,
        sector=data.slots.vp,
        infrastructure=data.infrastructure[0].vp,
        contractors=data.contractors[0].vp,
        contracts=data.contract_area.vp,
    )


def _bonuses(track: BonusTrack) -> dict[int, Effect]:
    return {int(space): effect_of(effect) for space, effect in track.bonuses.items()}
