"""Tables of Train Rush as tests need them: pieces are moved, never made."""

from collections.abc import Iterable, Mapping
from typing import Self

from engineshed.games.train_rush import GAME
from engineshed.games.train_rush.game import TrainRush
from engineshed.games.train_rush.position import Player, TrainRushPosition
from engineshed.kernel import State, Value, new_state

YELLOW, BLACK, PURPLE, WHITE = range(4)
COLOURS = ("yellow", "black", "purple", "white")


class Layout:
    """A table after the set-up, with everything movable to where a test needs it."""

    def __init__(
        self,
        players: int = 4,
        seed: int = 1,
        game: TrainRush = GAME,
        settings: Mapping[str, Value] | None = None,
    ) -> None:
        self.game = game
        self.state: State[TrainRushPosition] = new_state(game, players, settings or {}, seed)
        while self.pos.phase == "setup":
            for seat in self.state.waiting():
                self.state.play(seat, self.state.options(seat)[0])
        self.order(*range(players))

    @property
    def pos(self) -> TrainRushPosition:
        return self.state.pos

    def player(self, seat: int) -> Player:
        return self.pos.players[seat]

    # Laying things out

    def order(self, *seats: int) -> Self:
        self.pos.order = seats
        return self

    def at(self, seat: int, field: str) -> Self:
        self.player(seat).field = field
        return self

    def give(self, seat: int, coal: int | None = None, investment: int | None = None) -> Self:
        player = self.player(seat)
        player.coal = player.coal if coal is None else coal
        player.investment = player.investment if investment is None else investment
        return self

    def points(self, seat: int, vp: int) -> Self:
        """VP gained by contracts."""
        scored = self.player(seat).scored
        scored["contracts"] = scored.get("contracts", 0) + vp
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        player = self.player(seat)
        self.pos.deck += player.hand
        player.hand = player.shown = ()
        for card in cards:
            self.pull_card(card)
        player.hand = cards
        return self

    def pull_card(self, card: str) -> None:
        """Take an action card from wherever it lies; the pool is filled up from the deck."""
        pos = self.pos
        for pile in (pos.deck, pos.bottom, pos.discards):
            if card in pile:
                pile.remove(card)
        for player in pos.players:
            player.hand = tuple(c for c in player.hand if c != card)
            player.returned = ()
        pos.deck += pos.bottom
        pos.bottom = []
        if card in pos.pool:
            pos.pool = tuple(pos.deck.pop() if c == card else c for c in pos.pool)

    def pool(self, *cards: str) -> Self:
        for card in cards:
            self.pull_card(card)
        self.pos.deck += [card for card in self.pos.pool if card not in cards]
        self.pos.pool = cards
        return self

    def deck(self, *cards: str) -> Self:
        """Exactly these cards are in the deck; the others of it are discarded."""
        for card in cards:
            self.pull_card(card)
        self.pos.discards += self.pos.deck
        self.pos.deck = list(cards)
        return self

    def tile(self, space: int, tile: str) -> Self:
        """Lay a siding tile on a space of the display, in exchange for the one that lies there."""
        pos = self.pos
        shown = list(pos.display)
        old = shown[space - 1]
        if tile in shown:
            shown[shown.index(tile)] = old
        for pile in (*pos.tile_stacks, pos.tile_discards):
            if tile in pile:
                pile[pile.index(tile)] = old
        shown[space - 1] = tile
        pos.display = tuple(shown)
        return self

    def contract(self, region: str, tile: str) -> Self:
        """Open a contract tile on a region's space."""
        pos, size = self.pos, self.pos.box.contracts[tile].size
        index = pos.box.sizes.index(size)
        old = pos.open_contracts[region][index]
        for other, row in pos.open_contracts.items():
            pos.open_contracts[other] = tuple(old if name == tile else name for name in row)
        stack = pos.contract_stacks[size]
        if tile in stack:
            stack[stack.index(tile)] = old
        row = pos.open_contracts[region]
        pos.open_contracts[region] = (*row[:index], tile, *row[index + 1 :])
        return self

    def train(self, seat: int, **wagons: str) -> Self:
        """Exactly these wagons: train(YELLOW, W2_16="brass gold", W1_05="-"); "-" is an empty place."""
        pos, player = self.pos, self.player(seat)
        for wagon in list(player.wagons):
            del player.wagons[wagon]
            self._put_back(wagon)
        for name, cargo in wagons.items():
            wagon = name.replace("_", "-")
            self.pull_wagon(wagon)
            loads = cargo.split() if cargo else ["-"] * len(pos.box.wagons[wagon])
            player.wagons[wagon] = tuple("" if good == "-" else good for good in loads)
        player.wagons = dict(sorted(player.wagons.items()))
        return self

    def _put_back(self, wagon: str) -> None:
        pos, size = self.pos, len(self.pos.box.wagons[wagon])
        if wagon in pos.box.special_vp:
            pos.specials[size] += (wagon,)
        elif size == 1:
            pos.boxed += (wagon,)
        else:
            pos.wagon_stacks[size].append(wagon)

    def pull_wagon(self, wagon: str) -> None:
        pos, size = self.pos, len(self.pos.box.wagons[wagon])
        pos.boxed = tuple(piece for piece in pos.boxed if piece != wagon)
        for player in pos.players:
            player.wagons.pop(wagon, None)
        if size > 1:
            pos.specials[size] = tuple(w for w in pos.specials[size] if w != wagon)
            for pile in (pos.wagon_stacks[size], pos.wagon_discards[size]):
                if wagon in pile:
                    pile.remove(wagon)
            if wagon in pos.wagon_pool[size]:
                more = pos.wagon_stacks[size].pop()
                pos.wagon_pool[size] = tuple(more if w == wagon else w for w in pos.wagon_pool[size])

    def wagon_pool(self, size: int, *wagons: str) -> Self:
        for wagon in wagons:
            self.pull_wagon(wagon)
        self.pos.wagon_stacks[size] += self.pos.wagon_pool[size]
        self.pos.wagon_pool[size] = wagons
        return self

    def level(self, seat: int, track: str, value: int) -> Self:
        self.player(seat).levels[track] = self.pos.box.tracks[track].index(value)
        return self

    def infrastructure(self, region: str, **spaces: int) -> Self:
        for colour, space in spaces.items():
            self.player(COLOURS.index(colour)).infrastructure[region] = space
        return self

    def contractor_track(self, region: str, **spaces: int) -> Self:
        for colour, space in spaces.items():
            self.player(COLOURS.index(colour)).contractors[region] = space
        return self

    def sector(self, name: str, spies: Iterable[int] = (), agents: Iterable[int] = ()) -> Self:
        self.pos.spies[name] = tuple(spies)
        self.pos.agents[name] = tuple(agents)
        return self.tidy()

    def zone(
        self,
        zone: str,
        station: int | None = None,
        houses: Iterable[tuple[int, str]] = (),
        parcel: bool = True,
    ) -> Self:
        """A zone with a station and warehouses: (owner, contractor or "")."""
        pos = self.pos
        if station is not None:
            pos.stations[zone] = station
            if parcel:
                pos.parcels += (zone,)
        for _, colour in houses:
            if colour:
                city = next(c for c in reversed(pos.contractors) if colour in pos.contractors[c])
                pos.contractors[city] = tuple(c for c in pos.contractors[city] if c != colour)
        pos.warehouses[zone] = tuple(houses)
        return self.tidy()

    def contracts(self, city: str, **sizes: int) -> Self:
        """Contract markers: contracts("zainium", two=BLACK, five=YELLOW)."""
        row = list(self.pos.contract_spaces[city])
        for word, seat in sizes.items():
            row[("two", "three", "four", "five").index(word)] = seat
        self.pos.contract_spaces[city] = tuple(row)
        return self.tidy()

    def visited(self, city: str, *seats: int) -> Self:
        """City markers, with the tokens of their spaces taken into the box."""
        pos = self.pos
        for number in range(len(pos.visitors[city]), len(seats)):
            values = pos.box.cities[city].token_vp
            if number < len(values):
                token = next(t for t in pos.tokens if pos.box.tokens[t][0] == values[number])
                pos.tokens.remove(token)
                pos.boxed += (token,)
        pos.visitors[city] = seats
        return self

    def tokens(self, seat: int, *tokens: str) -> Self:
        """Movement tokens that the first visitor of some city took."""
        pos = self.pos
        for token in tokens:
            vp = pos.box.tokens[token][0]
            city = next(
                c.id for c in pos.box.cities.values() if c.token_vp[0] == vp and not pos.visitors[c.id]
            )
            pos.visitors[city] = (seat,)
            pos.tokens.remove(token)
        self.player(seat).tokens += tokens
        return self

    def heroes(self, seat: int, *heroes: str) -> Self:
        for player in self.pos.players:
            self.pos.hero_deck += [h for h in player.heroes if h in heroes]
            player.heroes = tuple(h for h in player.heroes if h not in heroes)
            self.pos.hero_deck += [h for h in player.rejected if h in heroes]
            player.rejected = tuple(h for h in player.rejected if h not in heroes)
        self.pos.hero_deck += self.player(seat).heroes
        self.pos.hero_deck = [h for h in self.pos.hero_deck if h not in heroes]
        self.player(seat).heroes = heroes
        return self

    def tidy(self) -> Self:
        """What does not lie on the table is in the reserve."""
        pos, pieces = self.pos, self.pos.box.pieces
        for seat, player in enumerate(pos.players):
            built = sum(owner == seat for houses in pos.warehouses.values() for owner, _ in houses)
            player.warehouses = pieces["warehouse"] - built
            player.stations = pieces["station"] - list(pos.stations.values()).count(seat)
            player.agents = pieces["agent"] - sum(row.count(seat) for row in pos.agents.values())
            marked = sum(row.count(seat) for row in pos.contract_spaces.values())
            player.contract_markers = pieces["contractMarker"] - marked
            placed = sum(row.count(seat) for row in pos.spies.values())
            player.spies = player.spies[: len(pos.box.spies) - placed - (player.bid > 0)]
        return self
