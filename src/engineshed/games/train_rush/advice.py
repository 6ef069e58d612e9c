"""How promising an option looks at first sight, before anything is tried out."""

from engineshed.games.train_rush.atoms import id_of
from engineshed.games.train_rush.outlook import fits, to_next_city
from engineshed.games.train_rush.phases.movement import free_end
from engineshed.games.train_rush.position import NOBODY, Table
from engineshed.games.train_rush.printed import Effect
from engineshed.kernel import Action, Atom, Seat

LOBBY_EARLY = {"finance": 5.0, "technology": 4.5, "resources": 4.0, "logistics": 3.0, "trade": 3.2}
INVEST = {
    "move-6": 5.0,
    "move-3": 4.0,
    "load-2": 4.0,
    "load-1": 4.2,
    "exchange-1-2": 3.5,
    "exchange-2-3": 3.2,
    "corruption": 3.0,
    "station": 2.6,
    "warehouse": 3.0,
    "warehouses": 2.4,
    "coal-1": 2.0,
    "coal-2": 2.2,
    "planning": 1.2,
    "exchange-3-3": 1.0,
}
EFFECTS = {
    "vp": 1.0,
    "coal": 1.2,
    "investment": 1.5,
    "advance": 3.5,
    "buildWarehouse": 1.8,
    "buildStation": 2.5,
    "corruption": 2.5,
    "twoAgents": 4.0,
    "loadWagon": 3.0,
    "takeWagon": 3.0,
    "exchangeWagon": 2.5,
    "choice": 2.8,
    "drawCards": 1.2,
    "leaseWarehouse": 3.0,
    "freeAction": 3.0,
    "sidingTile": 3.5,
    "specialFromHand": 3.0,
    "move": 3.0,
    "freeContract": 5.0,
}


def effect_worth(effect: Effect) -> float:
    return EFFECTS[effect.word] * max(effect.amount, effect.times)


class Advice:
    """First impressions of one player's options."""

    __slots__ = ("pos", "seat", "left")

    def __init__(self, pos: Table, seat: Seat) -> None:
        self.pos = pos
        self.seat = seat
        self.left = max(pos.printed.rounds - pos.round, 0)

    def worth(self, action: Action) -> float:
        """More is better; the last word decides among equals."""
        verb, things = str(action[0]), action[1:]
        if verb == "move":
            return self.field(id_of(things[0], "field")) - 0.6 * (len(things) - 1)
        if verb in ("visit", "contract", "lease", "parcel", "use", "hero", "deliver"):
            return 20.0 + sum(self.thing(atom) for atom in things)
        if verb in ("done", "pass"):
            return 0.0
        return 1.0 + sum(self.thing(atom) for atom in things)

    def thing(self, atom: Atom) -> float:
        """What one atom says about an option."""
        kind, _, name = str(atom).partition(":")
        pos = self.pos
        if kind == "spy":
            return 0.1 * int(name) * (1 if self.left % 2 else -1)
        if kind == "sector":
            return self.sector(name)
        if kind == "action":
            return INVEST.get(name, 1.0)
        if kind == "card":
            return self.card(name)
        if kind == "hero":
            hero = pos.printed.heroes[name]
            return effect_worth(hero.bonus) + pos.goods(self.seat).count(hero.good)
        if kind == "tile":
            return effect_worth(pos.printed.tiles[name])
        if kind == "contract":
            return float(pos.printed.contracts[name].vp)
        if kind == "contractor":
            return float(pos.printed.cities[name.partition("-")[0]].rank)
        if kind == "reward":
            return effect_worth(pos.printed.rewards[name].effect)
        if kind in ("new", "wagon"):
            places = pos.printed.wagons[name]
            mine = name in pos.players[self.seat].wagons
            size = len(places) + 0.4 * places.count("any") - 2.0 * (name in pos.printed.special_vp)
            return -size if mine and kind == "wagon" else size
        if kind == "good":
            return self.good(name)
        if kind == "track":
            return self.track(name)
        if kind == "zone":
            return self.zone(name)
        if kind == "cargo":
            wagon, _, place = name.partition(".")
            return -self.good(pos.players[self.seat].wagons[wagon][int(place) - 1])
        return 0.0

    def field(self, name: str) -> float:
        """What waits where a move ends."""
        pos = self.pos
        field = pos.printed.fields[name]
        near = -0.25 * to_next_city(pos, self.seat, name)
        if field.kind == "city":
            return 6.0 + self.city(field.city) + near
        if field.kind == "siding":
            owned = pos.stations.get(field.zone, NOBODY) == self.seat
            tile = pos.display[field.space - 1]
            worth = effect_worth(pos.printed.tiles[tile]) if tile else 0.0
            return 1.0 + worth + 1.5 * owned + near
        return (1.5 if field.kind == "market" else 0.0) + near

    def city(self, name: str) -> float:
        pos, city = self.pos, self.pos.printed.cities[name]
        points = 0.0
        if self.seat not in pos.visitors[name]:
            number = len(pos.visitors[name])
            points += 3.0 + (city.token_vp[number] if number < len(city.token_vp) else 0)
        else:
            points -= 5.0
        goods, most = pos.goods(self.seat), pos.value(self.seat, "unloading")
        for index, tile in enumerate(pos.open_contracts[city.region]):
            if tile and pos.contract_spaces[name][index] == NOBODY:
                contract = pos.printed.contracts[tile]
                if contract.size <= most and fits(contract, goods):
                    points = max(points, points + contract.vp)
        return points

    def sector(self, name: str) -> float:
        pos, sector = self.pos, self.pos.printed.sectors[name]
        spies, agents = pos.spies[name], pos.agents[name]
        first = 2.0 if not spies else 0.0
        if pos.phase == "lobbying" and self.left >= 4:
            bonus = 1.0 if len(spies) < len(sector.bonuses) and sector.bonuses[len(spies)] else 0.0
            return LOBBY_EARLY[sector.kind] + bonus + first
        pieces = spies + agents
        own = pieces.count(self.seat)
        best = max((pieces.count(other) for other in set(pieces) if other != self.seat), default=0)
        return 3.0 - abs(own + 1 - best) + first

    def card(self, name: str) -> float:
        """Moves that can be paid, and a special action worth its coal."""
        pos = self.pos
        card = pos.printed.cards.get(name)
        if card is None:
            return 0.0
        coal, points, start = pos.players[self.seat].coal, 0.0, pos.players[self.seat].field
        if pos.phase == "movement":
            ends = pos.printed.ends(start, card.moves[0][0])
            points = max((self.field(end) for end in ends if free_end(pos, self.seat, end)), default=-9.0)
        for reach, cost in card.moves:
            if coal < cost:
                break
            coal -= cost
            points += 0.5 * reach
        return points + 0.4 * effect_worth(card.special)

    def good(self, name: str) -> float:
        """How often open contracts and own missions ask for a good."""
        pos = self.pos
        wanted = sum(
            pos.printed.contracts[tile].goods.count(name)
            for row in pos.open_contracts.values()
            for tile in row
            if tile
        )
        missions = sum(pos.printed.heroes[hero].good == name for hero in pos.players[self.seat].missions)
        held = pos.goods(self.seat).count(name)
        return 0.2 * wanted + missions + 0.1 * pos.printed.values[name] - 0.5 * held

    def track(self, name: str) -> float:
        level = self.pos.players[self.seat].levels[name]
        early = {"investment": 4.0, "unloading": 3.5, "coal": 3.0, "wagons": 2.5, "loading": 2.5}[name]
        return (early if self.left >= 3 else 1.0) + 1.2 * level

    def zone(self, name: str) -> float:
        pos = self.pos
        station = pos.stations.get(name, NOBODY)
        houses = pos.warehouses[name]
        return (station == self.seat) * 2.0 + (station != NOBODY) * 1.0 + 0.3 * (len(houses) < 2)
