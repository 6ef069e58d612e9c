"""What is printed on boards, cards and tiles, as plain objects that play looks at all the time."""

from collections.abc import Mapping


class Effect:
    """One effect word with what it needs; `times` repetitions, `amount` of what is simply gained."""

    __slots__ = (
        "word",
        "times",
        "amount",
        "track",
        "region",
        "places",
        "swap",
        "draw",
        "keep",
        "cost",
        "size",
        "options",
    )

    def __init__(
        self,
        word: str,
        times: int = 1,
        amount: int = 0,
        track: str = "",
        region: str = "",
        places: int = 0,
        swap: tuple[int, int] = (0, 0),
        draw: int = 0,
        keep: int = 0,
        cost: int = 0,
        size: int = 0,
        options: tuple["Effect", ...] = (),
    ) -> None:
        self.word = word
        self.times = times
        self.amount = amount
        self.track = track
        """A progress track; "" = any."""
        self.region = region
        """A fixed state; "" = the active region."""
        self.places = places
        self.swap = swap
        self.draw = draw
        self.keep = keep
        self.cost = cost
        self.size = size
        self.options = options

    def data(self) -> tuple[object, ...]:
        return (
            self.word,
            self.times,
            self.amount,
            self.track,
            self.region,
            self.places,
            self.swap,
            self.draw,
            self.keep,
            self.cost,
            self.size,
            self.options,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Effect) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash(self.data())

    def __repr__(self) -> str:
        return f"Effect({self.word!r}, times={self.times}, amount={self.amount})"


class Field:
    """A field of the map and where a locomotive may go from it."""

    __slots__ = ("id", "kind", "region", "next", "shared", "stop", "city", "zone", "space")

    def __init__(
        self,
        id: str,
        kind: str,
        region: str,
        next: tuple[str, ...],
        shared: bool,
        stop: bool,
        city: str,
        zone: str,
        space: int,
    ) -> None:
        self.id = id
        self.kind = kind
        """plain, junction, siding, city, market or start."""
        self.region = region
        """"" for START."""
        self.next = next
        self.shared = shared
        """Any number of locomotives may stand here."""
        self.stop = stop
        """A move may end here early."""
        self.city = city
        self.zone = zone
        self.space = space
        """The space of the siding display that belongs to a siding field."""


class City:
    __slots__ = ("id", "name", "region", "rank", "field", "token_vp", "contractors", "sizes")

    def __init__(
        self,
        id: str,
        name: str,
        region: str,
        rank: int,
        field: str,
        token_vp: tuple[int, ...],
        contractors: tuple[str, ...],
        sizes: tuple[int, ...],
    ) -> None:
        self.id = id
        self.name = name
        self.region = region
        self.rank = rank
        self.field = field
        self.token_vp = token_vp
        self.contractors = contractors
        self.sizes = sizes


class Card:
    """An action card: three moves (points, coal) and the special action."""

    __slots__ = ("id", "moves", "special", "special_coal")

    def __init__(
        self, id: str, moves: tuple[tuple[int, int], ...], special: Effect, special_coal: int
    ) -> None:
        self.id = id
        self.moves = moves
        self.special = special
        self.special_coal = special_coal


class Hero:
    """A hero card: where it can be played, its bonus, and its mission."""

    __slots__ = ("id", "name", "city", "region", "bonus", "good", "vp")

    def __init__(
        self, id: str, name: str, city: str, region: str, bonus: Effect, good: str, vp: tuple[int, ...]
    ) -> None:
        self.id = id
        self.name = name
        self.city = city
        self.region = region
        self.bonus = bonus
        self.good = good
        self.vp = vp
        """By number of goods; the last entry holds for more."""


class Contract:
    __slots__ = ("id", "size", "goods", "vp")

    def __init__(self, id: str, size: int, goods: tuple[str, ...], vp: int) -> None:
        self.id = id
        self.size = size
        self.goods = goods
        self.vp = vp


class Purchase:
    """An investment action (area, cost) or a black market reward (price)."""

    __slots__ = ("id", "area", "cost", "effect")

    def __init__(self, id: str, area: str, cost: int, effect: Effect) -> None:
        self.id = id
        self.area = area
        self.cost = cost
        self.effect = effect


class Sector:
    """One of the 15 sectors: its state, its progress track, the bonuses of its spy slots."""

    __slots__ = ("id", "region", "kind", "track", "bonuses", "single_spy")

    def __init__(
        self,
        id: str,
        region: str,
        kind: str,
        track: str,
        bonuses: tuple[Effect | None, ...],
        single_spy: bool,
    ) -> None:
        self.id = id
        self.region = region
        self.kind = kind
        self.track = track
        self.bonuses = bonuses
        self.single_spy = single_spy


class Prizes:
    """The VP of the final scoring: (first, second) where places are counted."""

    __slots__ = ("all_cities", "track_top", "sector", "infrastructure", "contractors", "contracts")

    def __init__(
        self,
        all_cities: int,
        track_top: int,
        sector: tuple[int, int],
        infrastructure: tuple[int, int],
        contractors: tuple[int, int],
        contracts: tuple[int, int],
    ) -> None:
        self.all_cities = all_cities
        self.track_top = track_top
        self.sector = sector
        self.infrastructure = infrastructure
        self.contractors = contractors
        self.contracts = contracts


class Readings:
    """How the doubtful rules are read in this game: the settings."""

    __slots__ = (
        "warehouse_after_station",
        "one_finance_spy",
        "may_stop_at_once",
        "may_decline_tiles",
        "draft",
    )

    def __init__(
        self,
        warehouse_after_station: bool = True,
        one_finance_spy: bool = False,
        may_stop_at_once: bool = True,
        may_decline_tiles: bool = False,
        draft: bool = True,
    ) -> None:
        self.warehouse_after_station = warehouse_after_station
        self.one_finance_spy = one_finance_spy
        """Of a player, in all finance sectors together."""
        self.may_stop_at_once = may_stop_at_once
        self.may_decline_tiles = may_decline_tiles
        self.draft = draft


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
        """Where a move of so many points can end, other locomotives left aside.

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
