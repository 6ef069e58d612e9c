"""What is printed on boards, cards and tiles, as plain objects that play looks at all the time."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(slots=True, unsafe_hash=True)
class Effect:
    """One effect word with what it needs; `times` repetitions, `amount` of what is simply gained."""

    word: str
    times: int = 1
    amount: int = 0
    track: str = ""
    """A progress track; "" = any."""
    region: str = ""
    """A fixed state; "" = the active region."""
    places: int = 0
    swap: tuple[int, int] = (0, 0)
    draw: int = 0
    keep: int = 0
    cost: int = 0
    size: int = 0
    options: tuple["Effect", ...] = ()


@dataclass(slots=True, eq=False)
class Field:
    """A field of the map and where a locomotive may go from it."""

    id: str
    kind: str
    """plain, junction, siding, city, market or start."""
    region: str
    """"" for START."""
    next: tuple[str, ...]
    shared: bool
    """Any number of locomotives may stand here."""
    stop: bool
    """A move may end here early."""
    city: str
    zone: str
    space: int
    """The space of the siding display that belongs to a siding field."""


@dataclass(slots=True, eq=False)
class City:
    id: str
    name: str
    region: str
    rank: int
    field: str
    token_vp: tuple[int, ...]
    contractors: tuple[str, ...]
    sizes: tuple[int, ...]


@dataclass(slots=True, eq=False)
class Card:
    """An action card: three moves (points, coal) and the special action."""

    id: str
    moves: tuple[tuple[int, int], ...]
    special: Effect
    special_coal: int


@dataclass(slots=True, eq=False)
class Hero:
    """A hero card: where it can be played, its bonus, and its mission."""

    id: str
    name: str
    city: str
    region: str
    bonus: Effect
    good: str
    vp: tuple[int, ...]
    """By number of goods; the last entry holds for more."""


@dataclass(slots=True, eq=False)
class Contract:
    id: str
    size: int
    goods: tuple[str, ...]
    vp: int


@dataclass(slots=True, eq=False)
class Purchase:
    """An investment action (area, cost) or a black market reward (price)."""

    id: str
    area: str
    cost: int
    effect: Effect


@dataclass(slots=True, eq=False)
class Sector:
    """One of the 15 sectors: its state, its progress track, the bonuses of its spy slots."""

    id: str
    region: str
    kind: str
    track: str
    bonuses: tuple[Effect | None, ...]
    single_spy: bool


@dataclass(slots=True, eq=False)
class Prizes:
    """The VP of the final scoring: (first, second) where places are counted."""

    all_cities: int
    track_top: int
    sector: tuple[int, int]
    infrastructure: tuple[int, int]
    contractors: tuple[int, int]
    contracts: tuple[int, int]


@dataclass(slots=True, eq=False)
class Readings:
    """How the doubtful rules are read in this game: the settings."""

    warehouse_after_station: bool = True
    one_finance_spy: bool = False
    """Of a player, in all finance sectors together."""
    may_stop_at_once: bool = True
    may_decline_tiles: bool = False
    draft: bool = True


class Box:
    """All printed matter of one game with one number of players."""

    __slots__ = (
        "players",
        "colours",
        "rounds",
        "spies",
        "slots",
        "hero_deal",
        "hero_keep",
        "pieces",
        "supply",
        "regions",
        "fields",
        "cities",
        "zones",
        "zones_of",
        "cities_of",
        "cards",
        "tiles",
        "heroes",
        "goods",
        "values",
        "wagons",
        "special_vp",
        "contracts",
        "sizes",
        "tokens",
        "tracks",
        "sectors",
        "sectors_of",
        "areas",
        "actions",
        "rewards",
        "infrastructure",
        "contractors",
        "track_length",
        "hand_limit",
        "prizes",
        "readings",
        "known_ends",
    )

    def __init__(self) -> None:
        self.players = 0
        self.colours: tuple[str, ...] = ()
        self.rounds = 0
        self.spies: tuple[int, ...] = ()
        self.slots = 0
        """Of each action area."""
        self.hero_deal = 0
        self.hero_keep = 0
        self.pieces: Mapping[str, int] = {}
        """What each player has: stations, warehouses and so on."""
        self.supply: Mapping[str, int] = {}
        self.regions: tuple[str, ...] = ()
        self.fields: Mapping[str, Field] = {}
        self.cities: Mapping[str, City] = {}
        self.zones: Mapping[str, str] = {}
        """Each zone's region."""
        self.zones_of: Mapping[str, tuple[str, ...]] = {}
        self.cities_of: Mapping[str, tuple[str, ...]] = {}
        self.cards: Mapping[str, Card] = {}
        """Those in the deck of this game."""
        self.tiles: Mapping[str, Effect] = {}
        self.heroes: Mapping[str, Hero] = {}
        self.goods: tuple[str, ...] = ()
        self.values: Mapping[str, int] = {}
        self.wagons: Mapping[str, tuple[str, ...]] = {}
        """The places of each wagon: a good, "any" or "parcel"."""
        self.special_vp: Mapping[str, int] = {}
        self.contracts: Mapping[str, Contract] = {}
        self.sizes: tuple[int, ...] = ()
        self.tokens: Mapping[str, tuple[int, int]] = {}
        """VP and movement points."""
        self.tracks: Mapping[str, tuple[int, ...]] = {}
        self.sectors: Mapping[str, Sector] = {}
        self.sectors_of: Mapping[str, tuple[str, ...]] = {}
        self.areas: tuple[str, ...] = ()
        self.actions: Mapping[str, Purchase] = {}
        self.rewards: Mapping[str, Purchase] = {}
        self.infrastructure: Mapping[str, Mapping[int, Effect]] = {}
        """The bonuses of each track by space."""
        self.contractors: Mapping[str, Mapping[int, Effect]] = {}
        self.track_length = 0
        self.hand_limit = 0
        self.prizes = Prizes(0, 0, (0, 0), (0, 0), (0, 0), (0, 0))
        self.readings = Readings()
        self.known_ends: dict[tuple[str, int], tuple[str, ...]] = {}

    def ends(self, field: str, points: int) -> tuple[str, ...]:
        """Where a move of this many points can end, other locomotives left aside.

        All points are used (TR-504) except on a city or market on the way (TR-505), at least one (TR-507).
        """
        key = (field, points)
        known = self.known_ends.get(key)
        if known is None:
            known = self.known_ends[key] = self._walk(field, points)
        return known

    def _walk(self, field: str, points: int) -> tuple[str, ...]:
        found: dict[str, None] = {}
        here = [field]
        for step in range(1, points + 1):
            ahead = dict.fromkeys(after for name in here for after in self.fields[name].next)
            for name in ahead:
                if step == points or self.fields[name].stop:
                    found[name] = None
            here = list(ahead)
        return tuple(found)
