"""Turns the checked data into printed matter, once per kind of game."""

from engineshed.games.train_rush.components import (
    Boards,
    BonusTrack,
    Components,
    MapData,
    Wagons,
)
from engineshed.games.train_rush.effect_data import effect_of
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
from engineshed.kernel import Settings


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
            effect_of(card.special.effect),
            card.special.coal,
        )
        for card in parts.cards.cards
        if card.core or full_deck
    }
    printed.hand_limit = parts.cards.rules.hand_limit
    printed.tiles = {tile.id: effect_of(tile.effect) for tile in parts.tiles.tiles}
    printed.heroes = {
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
    bonuses = {s.id: tuple(effect_of(b) if b else None for b in s.bonuses) for s in data.sectors}
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
        a.id: Purchase(a.id, area.id, a.cost, effect_of(a.effect))
        for area in data.areas
        for a in area.actions
    }
    printed.rewards = {r.id: Purchase(r.id, "", r.price, effect_of(r.effect)) for r in data.market}
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
    return {int(space): effect_of(effect) for space, effect in track.bonuses.items()}
