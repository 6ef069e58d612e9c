"""What lies on the table."""

from engineshed.games.train_rush import secrets
from engineshed.games.train_rush.printed.box import Box
from engineshed.kernel import Position, Rng, Seat

NOBODY = -1
BLANK = Box()
"""Stands for the printed matter until it is laid out; a compiled class is always made by its __init__."""


class Player:
    """One player's board: what is in front of them and what is left in their reserve."""

    __slots__ = (
        "field",
        "coal",
        "investment",
        "scored",
        "hand",
        "shown",
        "drawn",
        "returned",
        "recent",
        "in_use",
        "heroes",
        "passing",
        "seen",
        "rejected",
        "missions",
        "tokens",
        "spies",
        "bid",
        "levels",
        "infrastructure",
        "contractors",
        "stations",
        "warehouses",
        "agents",
        "contract_markers",
        "wagons",
    )

    def __init__(self) -> None:
        self.field = "START"
        self.coal = 0
        self.investment = 0
        self.scored: dict[str, int] = {}
        """VP gained during the game, by source."""
        self.hand: tuple[str, ...] = ()
        """Action cards; "?" where a viewer may not know them."""
        self.shown: tuple[str, ...] = ()
        """Cards in hand that everybody saw being taken."""
        self.drawn: tuple[str, ...] = ()
        """Action cards to choose from just now."""
        self.returned: tuple[str, ...] = ()
        """The action cards that this player put on the bottom of the deck."""
        self.recent = 0
        """In a view of somebody else: how many of the hidden cards came from the deck formed anew."""
        self.in_use: tuple[str, ...] = ()
        """Action cards being played: neither in hand nor discarded (TR-1509)."""
        self.heroes: tuple[str, ...] = ()
        self.passing: tuple[str, ...] = ()
        """The hero cards in hand during the draft."""
        self.seen: tuple[str, ...] = ()
        """Hero cards that went through this player's hand in the draft."""
        self.rejected: tuple[str, ...] = ()
        self.missions: tuple[str, ...] = ()
        self.tokens: tuple[str, ...] = ()
        self.spies: tuple[int, ...] = ()
        self.bid = 0
        """The number of the spy under the order marker; 0 = none."""
        self.levels: dict[str, int] = {}
        self.infrastructure: dict[str, int] = {}
        """Space on each track; 0 = the marker is in the reserve."""
        self.contractors: dict[str, int] = {}
        self.stations = 0
        self.warehouses = 0
        self.agents = 0
        self.contract_markers = 0
        self.wagons: dict[str, tuple[str, ...]] = {}
        """What lies on each place of each wagon; "" = empty."""

    @property
    def vp(self) -> int:
        return sum(self.scored.values())

    def copy(self) -> "Player":
        twin = Player.__new__(Player)
        twin.field = self.field
        twin.coal = self.coal
        twin.investment = self.investment
        twin.scored = self.scored.copy()
        twin.hand = self.hand
        twin.shown = self.shown
        twin.drawn = self.drawn
        twin.returned = self.returned
        twin.recent = self.recent
        twin.in_use = self.in_use
        twin.heroes = self.heroes
        twin.passing = self.passing
        twin.seen = self.seen
        twin.rejected = self.rejected
        twin.missions = self.missions
        twin.tokens = self.tokens
        twin.spies = self.spies
        twin.bid = self.bid
        twin.levels = self.levels.copy()
        twin.infrastructure = self.infrastructure.copy()
        twin.contractors = self.contractors.copy()
        twin.stations = self.stations
        twin.warehouses = self.warehouses
        twin.agents = self.agents
        twin.contract_markers = self.contract_markers
        twin.wagons = self.wagons.copy()
        return twin


class TrainRushPosition(Position):
    """The map of Nardir, the management board, stacks and pools, and every player's board."""

    __slots__ = (
        "box",
        "players",
        "round",
        "phase",
        "order",
        "lobbied",
        "passed",
        "spies",
        "agents",
        "slots",
        "visitors",
        "tokens",
        "contractors",
        "mission_tokens",
        "contract_spaces",
        "open_contracts",
        "contract_stacks",
        "contract_discards",
        "stations",
        "parcels",
        "warehouses",
        "display",
        "tile_stacks",
        "mixed",
        "tile_discards",
        "pool",
        "deck",
        "bottom",
        "discards",
        "reshuffled",
        "wagon_pool",
        "wagon_stacks",
        "wagon_discards",
        "specials",
        "boxed",
        "hero_deck",
    )
    fixed = ("box",)

    def __init__(self) -> None:
        self.box = BLANK
        self.players: list[Player] = []
        self.round = 0
        self.phase = "setup"
        self.order: tuple[Seat, ...] = ()
        self.lobbied: tuple[str, ...] = ()
        """States in which a spy was placed in this phase: those spies still lie."""
        self.passed: tuple[Seat, ...] = ()
        """Seats that take no further action in this phase IV."""
        self.spies: dict[str, tuple[Seat, ...]] = {}
        """Owners of the spies on slots 1-4 of each sector, from the left."""
        self.agents: dict[str, tuple[Seat, ...]] = {}
        self.slots: dict[str, int] = {}
        """Investment markers in each action area."""
        self.visitors: dict[str, tuple[Seat, ...]] = {}
        """Owners of the city markers, from the left."""
        self.tokens: list[str] = []
        """Movement tokens still in the cities; which lies where is drawn when it is taken (TR-206)."""
        self.contractors: dict[str, tuple[str, ...]] = {}
        self.mission_tokens: tuple[str, ...] = ()
        self.contract_spaces: dict[str, tuple[Seat, ...]] = {}
        """Owners of the contract markers on each city's spaces, by size."""
        self.open_contracts: dict[str, tuple[str, ...]] = {}
        """The open tile of each size; "" until the space is refilled."""
        self.contract_stacks: dict[int, list[str]] = {}
        self.contract_discards: tuple[str, ...] = ()
        self.stations: dict[str, Seat] = {}
        """Owner of the station in each zone that has one."""
        self.parcels: tuple[str, ...] = ()
        """Zones whose parcel lies there."""
        self.warehouses: dict[str, tuple[tuple[Seat, str], ...]] = {}
        """Owner and contractor ("" = not leased) of each warehouse."""
        self.display: tuple[str, ...] = ("",) * 9
        """The siding bonus tiles on spaces 1-9."""
        self.tile_stacks: list[list[str]] = []
        self.mixed: tuple[bool, ...] = (True, True, True)
        """Stacks of the set-up, whose contents nobody knows; one formed anew holds known tiles."""
        self.tile_discards: list[str] = []
        self.pool: tuple[str, ...] = ()
        self.deck: list[str] = []
        self.bottom: list[str] = []
        """Cards that lie under all others of the deck, in no known order."""
        self.discards: list[str] = []
        self.reshuffled: tuple[str, ...] = ()
        """The discards of which the deck was last formed anew: everybody knew them."""
        self.wagon_pool: dict[int, tuple[str, ...]] = {}
        self.wagon_stacks: dict[int, list[str]] = {}
        self.wagon_discards: dict[int, list[str]] = {}
        self.specials: dict[int, tuple[str, ...]] = {}
        self.boxed: tuple[str, ...] = ()
        """Wagons and movement tokens that left the game."""
        self.hero_deck: list[str] = []
        """Hero cards that were never dealt."""

    def copy(self) -> "TrainRushPosition":
        twin = TrainRushPosition.__new__(TrainRushPosition)
        twin.box = self.box
        twin.players = [player.copy() for player in self.players]
        twin.round = self.round
        twin.phase = self.phase
        twin.order = self.order
        twin.lobbied = self.lobbied
        twin.passed = self.passed
        twin.spies = self.spies.copy()
        twin.agents = self.agents.copy()
        twin.slots = self.slots.copy()
        twin.visitors = self.visitors.copy()
        twin.tokens = self.tokens[:]
        twin.contractors = self.contractors.copy()
        twin.mission_tokens = self.mission_tokens
        twin.contract_spaces = self.contract_spaces.copy()
        twin.open_contracts = self.open_contracts.copy()
        twin.contract_stacks = {size: stack[:] for size, stack in self.contract_stacks.items()}
        twin.contract_discards = self.contract_discards
        twin.stations = self.stations.copy()
        twin.parcels = self.parcels
        twin.warehouses = self.warehouses.copy()
        twin.display = self.display
        twin.tile_stacks = [stack[:] for stack in self.tile_stacks]
        twin.mixed = self.mixed
        twin.tile_discards = self.tile_discards[:]
        twin.pool = self.pool
        twin.deck = self.deck[:]
        twin.bottom = self.bottom[:]
        twin.discards = self.discards[:]
        twin.reshuffled = self.reshuffled
        twin.wagon_pool = self.wagon_pool.copy()
        twin.wagon_stacks = {size: stack[:] for size, stack in self.wagon_stacks.items()}
        twin.wagon_discards = {size: pile[:] for size, pile in self.wagon_discards.items()}
        twin.specials = self.specials.copy()
        twin.boxed = self.boxed
        twin.hero_deck = self.hero_deck[:]
        return twin

    def blank(self, viewer: Seat | None) -> None:
        secrets.blank(self, viewer)

    def fill(self, rng: Rng) -> None:
        secrets.fill(self, rng)

    # What follows from what lies there

    def region(self, seat: Seat) -> str:
        """The player's active region (TR-404); "" on START (TR-406)."""
        return self.box.fields[self.players[seat].field].region

    def value(self, seat: Seat, track: str) -> int:
        """What a player's marker on a progress track shows."""
        return self.box.tracks[track][self.players[seat].levels[track]]

    def cities_visited(self, seat: Seat) -> int:
        return sum(seat in visitors for visitors in self.visitors.values())

    def goods(self, seat: Seat) -> list[str]:
        """All goods on a player's wagons; parcels are none (TR-1408)."""
        return [g for cargo in self.players[seat].wagons.values() for g in cargo if g and g != "parcel"]


def lay_out(box: Box) -> TrainRushPosition:
    """Everything in its place before anything random happens."""
    pos = TrainRushPosition()
    pos.box = box
    pos.players = [_player(box) for _ in range(box.players)]
    pos.order = tuple(range(box.players))
    pos.spies = dict.fromkeys(box.sectors, ())
    pos.agents = dict.fromkeys(box.sectors, ())
    pos.slots = dict.fromkeys(box.areas, 0)
    pos.visitors = dict.fromkeys(box.cities, ())
    pos.tokens = list(box.tokens)
    pos.contractors = {city.id: city.contractors for city in box.cities.values()}
    pos.mission_tokens = tuple(box.cities)
    pos.contract_spaces = {city.id: (NOBODY,) * len(city.sizes) for city in box.cities.values()}
    pos.open_contracts = {region: ("",) * len(box.sizes) for region in box.regions}
    pos.contract_stacks = {
        size: [c.id for c in box.contracts.values() if c.size == size] for size in box.sizes
    }
    pos.warehouses = dict.fromkeys(box.zones, ())
    pos.tile_stacks = [list(box.tiles), [], []]
    pos.deck = list(box.cards)
    pos.hero_deck = list(box.heroes)
    for size in (2, 3):
        wagons = [wagon for wagon, places in box.wagons.items() if len(places) == size]
        pos.wagon_pool[size] = ()
        pos.wagon_stacks[size] = [wagon for wagon in wagons if wagon not in box.special_vp]
        pos.wagon_discards[size] = []
        pos.specials[size] = tuple(wagon for wagon in wagons if wagon in box.special_vp)
    return pos


def _player(box: Box) -> Player:
    player = Player()
    player.spies = box.spies
    player.levels = dict.fromkeys(box.tracks, 0)
    player.infrastructure = dict.fromkeys(box.regions, 0)
    player.contractors = dict.fromkeys(box.regions, 0)
    player.stations = box.pieces["station"]
    player.warehouses = box.pieces["warehouse"]
    player.agents = box.pieces["agent"]
    player.contract_markers = box.pieces["contractMarker"]
    return player
