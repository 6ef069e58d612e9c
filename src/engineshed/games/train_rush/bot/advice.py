"""How promising an option looks at first sight, before anything is tried out."""

from engineshed.games.train_rush.bot.freight import unload
from engineshed.games.train_rush.bot.projection import rounds_left
from engineshed.games.train_rush.bot.route import Route
from engineshed.games.train_rush.gain import refuse_effect
from engineshed.games.train_rush.phases.market import SellGoods
from engineshed.games.train_rush.phases.movement import CardMove, CardSpecial
from engineshed.games.train_rush.position import NOBODY, TrainRushPosition
from engineshed.games.train_rush.printed.box import Effect
from engineshed.games.train_rush.wagons import lacking
from engineshed.kernel import Action, Atom, Decision, name_of, parts_of

LOBBY_EARLY = {"finance": 5.0, "technology": 4.5, "resources": 4.0, "logistics": 3.0, "trade": 3.6}
INVEST = {
    "move-6": 5.0,
    "move-3": 4.0,
    "load-2": 4.0,
    "load-1": 4.2,
    "exchange-1-2": 3.5,
    "exchange-2-3": 3.2,
    "corruption": 3.0,
    "station": 3.6,
    "warehouse": 3.0,
    "warehouses": 2.4,
    "coal-1": 1.4,
    "coal-2": 1.6,
    "planning": 1.2,
    "exchange-3-3": 1.0,
}
EFFECTS = {
    "vp": 1.0,
    "buildWarehouse": 1.8,
    "buildStation": 3.5,
    "corruption": 2.5,
    "twoAgents": 4.0,
    "loadWagon": 2.5,
    "choice": 2.8,
    "leaseWarehouse": 4.0,
    "freeAction": 3.0,
    "sidingTile": 3.5,
    "specialFromHand": 3.0,
    "move": 3.0,
    "freeContract": 5.0,
}
ENGINE = {
    "coal": 1.2,
    "investment": 1.2,
    "advance": 4.5,
    "takeWagon": 4.0,
    "exchangeWagon": 3.0,
    "drawCards": 2.0,
}
"""Effects that bring VP only in rounds to come."""
GIVEN_UP = ("reject", "return", "discard")
TOO_LATE = ("coal-1", "coal-2", "planning", "exchange-1-2", "exchange-2-3", "exchange-3-3")
"""Purchases that the last round hardly makes use of."""
FOR_NOTHING = -5.0
"""An effect that could do nothing now."""
CARD_KEPT = 1.0
"""What another card in hand is worth as long as rounds are left."""


class Impressions:
    """First impressions of one player's options in one decision."""

    __slots__ = ("pos", "seat", "left", "asked", "found", "moves", "coal", "wishes")

    def __init__(self, pos: TrainRushPosition, decision: Decision[TrainRushPosition]) -> None:
        self.pos = pos
        self.seat = decision.seat
        self.left = rounds_left(pos)
        self.asked = decision
        self.found: Route | None = None
        self.coal = pos.players[self.seat].coal
        self.moves: tuple[tuple[int, int], ...] = ()
        """Those that may follow the one in question."""
        if isinstance(decision, CardMove):
            self.moves = pos.box.cards[decision.card].moves[decision.number + 1 :]
            self.coal -= decision.printed_move(pos)[1]
        self.wishes: dict[str, float] = {}

    @property
    def route(self) -> Route:
        """The stops that can be reached; most decisions do not ask for them."""
        if self.found is None:
            self.found = Route(self.pos, self.seat, self.stop, 0.6 if self.left else 0.0)
        return self.found

    def let_go(self) -> None:
        """Part with the route, which knows its way back here: only a garbage collector finds such circles."""
        self.found = None

    def worth(self, action: Action) -> float:
        """More is better."""
        verb, things = str(action[0]), action[1:]
        if verb == "move":
            field = name_of(things[0], "field")
            spent = 0.8 * (len(things) - 1)
            return self.route.arrive(field) + self.route.best(field, self.moves, self.coal) - spent
        if verb == "special":
            return self.special(name_of(things[0], "card"))
        if verb in ("done", "pass"):
            return self.nothing()
        worth = sum(self.thing(atom) for atom in things)
        if verb in GIVEN_UP:
            return -worth
        if verb in ("visit", "contract", "lease", "parcel", "hero", "deliver") or (
            verb == "use" and worth > 0
        ):
            return 20.0 + worth
        return 1.0 + worth

    def nothing(self) -> float:
        """To stop, or to decline."""
        if isinstance(self.asked, CardMove):
            return self.route.stay(self.pos.players[self.seat].field)
        return 5.0 if isinstance(self.asked, SellGoods) else 0.0  # more than the price is lost

    def special(self, name: str) -> float:
        """What a special action does now, for its coal and, if it is another card's, for that card."""
        card = self.pos.box.cards[name]
        worth = self.now(card.special)
        if worth <= 0:
            return FOR_NOTHING
        if isinstance(self.asked, CardSpecial) and self.left:
            worth -= 0.6 * card.special_coal
        if name in self.pos.players[self.seat].hand and self.left:
            worth -= CARD_KEPT
        return worth

    def now(self, effect: Effect) -> float:
        """What an effect brings if it is carried out at once."""
        refused = refuse_effect(self.pos, self.seat, effect) is not None
        return FOR_NOTHING if refused else self.effect(effect)

    def thing(self, atom: Atom) -> float:
        """What one atom says about an option."""
        kind, name = parts_of(atom)
        pos = self.pos
        if kind == "spy":
            return 0.1 * int(name) * (1 if self.left % 2 else -1)
        if kind == "sector":
            return self.sector(name)
        if kind == "action":
            return FOR_NOTHING if name in TOO_LATE and not self.left else INVEST.get(name, 1.0)
        if kind == "card":
            return self.card(name)
        if kind == "hero":
            return self.hero(name)
        if kind == "tile":
            return self.now(pos.box.tiles[name])
        if kind == "contract":
            return float(pos.box.contracts[name].vp)
        if kind == "contractor":
            return float(pos.box.cities[name.partition("-")[0]].rank)
        if kind == "reward":
            return self.effect(pos.box.rewards[name].effect)
        if kind in ("new", "wagon"):
            places = pos.box.wagons[name]
            mine = name in pos.players[self.seat].wagons
            size = len(places) + 0.4 * places.count("any") - 2.0 * (name in pos.box.special_vp)
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

    def effect(self, effect: Effect) -> float:
        """What an effect brings; the engine's the less the fewer rounds are left."""
        worth = EFFECTS.get(effect.word, 0.0) + ENGINE.get(effect.word, 0.0) * min(self.left, 4) / 4
        return worth * max(effect.amount, effect.times)

    def stop(self, name: str) -> float:
        """What waits on a field where a move ends."""
        pos = self.pos
        field = pos.box.fields[name]
        if field.kind == "city":
            return self.city(field.city)
        if field.kind == "siding":
            tile = pos.display[field.space - 1]
            worth = self.effect(pos.box.tiles[tile]) if tile else 0.0
            return worth + self.zone_scoring(field.zone)
        return 0.5 if field.kind == "market" else 0.0

    def zone_scoring(self, zone: str) -> float:
        """The steps that a stop brings everybody there, and the parcel."""
        pos, points = self.pos, 0.0
        leased = [owner for owner, colour in pos.warehouses[zone] if colour]
        for owner in leased:
            points += 1.5 if owner == self.seat else -0.7
        if zone in pos.stations:
            points += len(leased) * (1.5 if pos.stations[zone] == self.seat else -0.7)
        wagons = pos.players[self.seat].wagons
        if zone in pos.parcels and any(w in pos.box.special_vp and "" in wagons[w] for w in wagons):
            points += 5.0
        return points

    def city(self, name: str) -> float:
        """A new city's token, the contracts that can be fulfilled there, a lease."""
        pos, city = self.pos, self.pos.box.cities[name]
        points = 0.0
        if self.seat not in pos.visitors[name]:
            number = len(pos.visitors[name])
            points += 3.0 + (city.token_vp[number] if number < len(city.token_vp) else 0)
        goods, most = pos.goods(self.seat), pos.value(self.seat, "unloading")
        for index in reversed(range(len(city.sizes))):
            tile = pos.open_contracts[city.region][index]
            if tile and city.sizes[index] <= most and pos.contract_spaces[name][index] == NOBODY:
                contract = pos.box.contracts[tile]
                if not lacking(contract, goods):
                    points += contract.vp + contract.size
                    most -= contract.size
                    unload(contract, goods)
        if pos.contractors[name] and self.can_lease():
            points += 2.0 + city.rank
        return points

    def can_lease(self) -> bool:
        """Is there a warehouse of this player beside a station, without contractor?"""
        return any((self.seat, "") in self.pos.warehouses[zone] for zone in self.pos.stations)

    def sector(self, name: str) -> float:
        pos, sector = self.pos, self.pos.box.sectors[name]
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
        """The stops that a card's moves reach, or just its points if it is for later; its special action."""
        card = self.pos.box.cards.get(name)
        if card is None:
            return 0.0
        special = 0.6 * self.effect(card.special)
        if self.pos.phase == "movement" and name in self.pos.players[self.seat].hand:
            return special + self.route.best(self.pos.players[self.seat].field, card.moves, self.coal)
        return special + sum(0.4 * reach - 0.7 * cost for reach, cost in card.moves)

    def hero(self, name: str) -> float:
        """The bonus, and a mission for a good that others or the cargo at hand count for as well."""
        pos, player = self.pos, self.pos.players[self.seat]
        hero = pos.box.heroes[name]
        same = [pos.box.heroes[other].good for other in (*player.heroes, *player.passing, *player.missions)]
        return (
            self.effect(hero.bonus)
            + 0.5 * pos.goods(self.seat).count(hero.good)
            + 1.2 * same.count(hero.good)
        )

    def good(self, name: str) -> float:
        """How much open contracts and own missions ask for one more of a good."""
        if not self.wishes:
            self.wishes = self.wanted()
        return self.wishes[name]

    def wanted(self) -> dict[str, float]:
        pos = self.pos
        held, most = pos.goods(self.seat), pos.value(self.seat, "unloading")
        wishes = {good: 0.1 * pos.box.values[good] - 0.3 * held.count(good) for good in pos.box.goods}
        for row in pos.open_contracts.values():
            for tile in filter(None, row):
                contract = pos.box.contracts[tile]
                missing = lacking(contract, held)
                for good in set(missing):
                    if good in wishes:
                        wishes[good] += contract.vp / len(missing) * (0.2 if contract.size <= most else 0.05)
        for hero in pos.players[self.seat].missions:
            wishes[pos.box.heroes[hero].good] += 1.0 if self.left > 1 else 2.0
        return wishes

    def track(self, name: str) -> float:
        level = self.pos.players[self.seat].levels[name]
        early = {"investment": 4.0, "unloading": 4.0, "coal": 3.0, "wagons": 2.5, "loading": 2.5}[name]
        return (early if self.left >= 3 else 1.0) + 1.2 * level

    def zone(self, name: str) -> float:
        pos = self.pos
        station = pos.stations.get(name, NOBODY)
        houses = pos.warehouses[name]
        mine = sum(owner == self.seat for owner, _ in houses)
        return (station == self.seat) * 2.0 + (station != NOBODY) * 1.0 + 0.3 * (len(houses) < 2) + 0.3 * mine
