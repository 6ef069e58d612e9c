"""What is printed: cities, track spaces, sections and tiles, in the form that play reads quickly.

Cities, track spaces and sections are numbers, and sets of them are bit masks. Made by packing.py.
"""

from dataclasses import dataclass
from typing import Final

from engineshed.kernel import Action, Atom

COLOURS: Final = ("white", "purple", "orange", "grey", "turquoise")
WHITE: Final = 0
SPECIALISTS: Final = (1, 2, 3, 4)
ANY_COLOUR: Final = -1
"""In a manager slot: a worker of any colour."""

ACTIONS: Final = ("station", "railroad", "telegraph", "trade")
STATION, RAILROAD, TELEGRAPH, TRADE = range(4)

TRACKS: Final = ("telegraph", "stations", "network")
LETTERS: Final = ("B", "C", "D")
NEXT_LETTER: Final = {"A1": "B", "A2": "B", "B": "C", "C": "D", "D": ""}

OWN: Final[tuple[Atom, ...]] = tuple(
    f"own:{colour}@{place}" for colour in COLOURS for place in ("supply", "board")
)
"""A player's own workers: number 2 * colour in the supply, 2 * colour + 1 on the player board."""
OWN_AT: Final[dict[Atom, int]] = {atom: number for number, atom in enumerate(OWN)}
WORKER: Final[tuple[Atom, ...]] = tuple(f"worker:{colour}" for colour in COLOURS)
"""Workers of the general supply."""
WORKER_AT: Final[dict[Atom, int]] = {atom: number for number, atom in enumerate(WORKER)}
ACTION: Final[tuple[Atom, ...]] = tuple(f"action:{action}" for action in ACTIONS)
ACTION_AT: Final[dict[Atom, int]] = {atom: number for number, atom in enumerate(ACTION)}
PERFORMANCE: Final[tuple[Atom, ...]] = tuple(f"performance:{track}" for track in TRACKS)
PERFORMANCE_AT: Final[dict[Atom, int]] = {atom: number for number, atom in enumerate(PERFORMANCE)}


@dataclass(slots=True, eq=False)
class Word:
    """One effect of the vocabulary: what it does, how much, and what it costs."""

    op: str
    n: int
    cost: int
    each: int
    colours: tuple[int, ...]


class City:
    __slots__ = ("bit", "group", "id", "lat", "level", "lon", "name", "price", "printed", "tracks")

    def __init__(
        self,
        id: str,
        name: str,
        level: int,
        price: int,
        group: int,
        place: tuple[float, float],
        bit: int,
        printed: "CityTile | None",
    ) -> None:
        self.id = id
        self.name = name
        self.level = level
        self.price = price
        self.group = group
        self.lon, self.lat = place
        self.bit = bit
        self.printed = printed
        """Washington and Charlotte have their tile on the board (RRV-510)."""
        self.tracks = 0
        """The track spaces that touch this city."""


class Space:
    """A track space between two cities."""

    __slots__ = ("a", "action", "b", "bit", "cities", "deal", "id", "start", "triangles")

    def __init__(self, id: str, a: int, b: int, triangles: int, deal: bool, start: bool, bit: int) -> None:
        self.id = id
        self.a = a
        self.b = b
        self.cities = 1 << a | 1 << b
        self.triangles = triangles
        self.deal = deal
        self.start = start
        self.bit = bit
        self.action: Action = ("lay", f"track:{id}")


@dataclass(slots=True, eq=False)
class CityTile:
    id: str
    group: int
    base: tuple[Word, ...]
    first: tuple[Word, ...]


@dataclass(slots=True, eq=False)
class Section:
    """One section of the telegraph line: shares for everybody and more for the first office."""

    shares: int
    first: int
    deal: bool
    has_tile: bool
    link: int
    """VP of the link to the next section on the right."""


@dataclass(slots=True, eq=False)
class Deal:
    """One half of a deal tile."""

    shares: int
    words: tuple[Word, ...]


class Train:
    __slots__ = ("down", "id", "number", "stack", "starting", "up", "words")

    def __init__(self, id: str, number: int, starting: bool, words: tuple[Word, ...]) -> None:
        self.id = id
        self.number = number
        self.starting = starting
        self.words = words
        self.stack = f"stack:{id}"
        self.up = f"train:{id}.up"
        self.down = f"train:{id}.down"


@dataclass(slots=True, eq=False)
class Condition:
    """What must hold for a milestone: at least `least` of the bits in `mask`."""

    kind: str
    what: int
    """The level of the cities or the number of triangles."""
    least: int
    mask: int


class Milestone:
    __slots__ = ("conditions", "group", "id", "managers", "slots", "vp")

    def __init__(
        self, id: str, group: str, vp: int, managers: tuple[int, ...], conditions: tuple[Condition, ...]
    ) -> None:
        self.id = id
        self.group = group
        self.vp = vp
        self.managers = managers
        self.conditions = conditions
        self.slots: tuple[Atom, ...] = tuple(f"slot:{id}.{n}" for n in range(1, len(managers) + 1))


@dataclass(slots=True, eq=False)
class Shelf:
    """One section of the player board, left to right."""

    value: int
    buildings: int
    rails: int
    left_of_logo: bool


@dataclass(slots=True, eq=False)
class Rung:
    """One step of a performance track and the toll for moving up onto it."""

    vp: int
    money: int
    shares: int
    workers: int


class Box:
    """All of it, with what can be worked out once."""

    __slots__ = (
        "abilities",
        "best_flip",
        "best_station",
        "blocked_offices",
        "blocked_stations",
        "cities",
        "city_at",
        "city_tiles",
        "deals",
        "hire_price",
        "least_workers",
        "milestone_draw",
        "milestones",
        "performance",
        "rail_price",
        "rails_per_action",
        "section_at",
        "sections",
        "setup",
        "share_price",
        "shelf_of_building",
        "shelf_of_rail",
        "shelves",
        "slot_at",
        "space_at",
        "spaces",
        "spare_shelf",
        "stack_at",
        "stack_size",
        "start_money",
        "start_shares",
        "start_whites",
        "telegraph_tiles",
        "terrain",
        "train_at",
        "train_vp",
        "trains",
        "triangle_price",
        "workers",
    )

    def __init__(self) -> None:
        self.cities: list[City] = []
        self.city_at: dict[Atom, int] = {}
        self.spaces: list[Space] = []
        self.space_at: dict[Atom, int] = {}
        self.terrain: list[int] = []
        """The track spaces by the number of their triangles."""
        self.city_tiles: dict[str, CityTile] = {}
        self.sections: list[Section] = []
        self.section_at: dict[Atom, int] = {}
        self.telegraph_tiles: dict[str, tuple[Word, ...]] = {}
        self.deals: dict[str, tuple[Deal, Deal]] = {}
        self.trains: list[Train] = []
        self.train_at: dict[Atom, int] = {}
        """Own trains: 2 * kind face up, 2 * kind + 1 face down."""
        self.stack_at: dict[Atom, int] = {}
        self.milestones: dict[str, Milestone] = {}
        self.slot_at: dict[Atom, tuple[str, int]] = {}
        self.shelves: list[Shelf] = []
        self.shelf_of_rail: list[int] = []
        """The section of the leftmost rail when this many rails are left (RRV-422)."""
        self.shelf_of_building: list[int] = []
        self.spare_shelf = (0, 0)
        """Rails and buildings right of the logo: with no more than these left the end is triggered."""
        self.performance: list[list[Rung]] = []
        self.setup: dict[str, dict[str, tuple[Word, ...]]] = {}
        self.abilities: dict[tuple[int, int], Word] = {}
        """By action and colour of the worker; white's is the same everywhere (RRV-901)."""
        self.best_flip = 0
        """The most money (with shares) that flipping a train can bring."""
        self.best_station = (0, 0)
        """The most money and workers that the rewards of a city can bring."""
        self.blocked_stations: dict[int, list[int]] = {}
        self.blocked_offices: dict[int, list[int]] = {}
        self.stack_size: dict[int, int] = {}
        self.workers = [0] * 5
        self.start_money = 0
        self.start_shares = 0
        self.start_whites = 0
        self.share_price = 0
        self.hire_price = 0
        self.least_workers = 0
        self.rail_price = 0
        self.rails_per_action = 0
        self.triangle_price = 0
        self.train_vp = 0
        self.milestone_draw = 0

    def next_sale(self, rails: int, buildings: int) -> int:
        """The leftmost section of the player board that still holds a piece (RRV-801)."""
        return min(self.shelf_of_rail[rails], self.shelf_of_building[buildings])
