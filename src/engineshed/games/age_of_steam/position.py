"""What lies on the table: money and markers, track and discs, cubes, display and bag.

Hexes, sides and links are numbers of `board` (see board.py and links.py); everything lies open.
"""

from typing import TYPE_CHECKING, ClassVar

from engineshed.games.age_of_steam.links import Chain
from engineshed.games.age_of_steam.printed.board import Board
from engineshed.kernel import Position

if TYPE_CHECKING:
    from engineshed.games.age_of_steam.maps.base import Map


class AgeOfSteamPosition(Position):
    """The whole table. Lists are by seat."""

    __slots__ = (
        "action",
        "asked_first",
        "bag",
        "bids",
        "board",
        "built_before",
        "cash",
        "chain_at",
        "chains",
        "cities",
        "cubes",
        "discs",
        "display",
        "engine",
        "income",
        "line_complete",
        "lots",
        "map",
        "new_cities",
        "order",
        "out",
        "phase",
        "shares",
        "supply",
        "terminals",
        "tiles",
        "town_discs",
        "turn",
        "upgraded",
        "used_actions",
    )
    fixed: ClassVar[tuple[str, ...]] = ("board", "map")

    def __init__(self, map: "Map", players: int) -> None:
        self.map = map
        """The map's own rules, and what was agreed on for this game."""
        self.board: Board = map.board
        self.turn = 1
        self.phase = ""
        """The phase that is going on (Map.phases); the rounds of moving goods are "move-1" and "move-2"."""
        self.order = list(range(players))
        """Seats in player order; those eliminated are gone."""
        self.cash = [map.starting_money] * players
        self.income = [0] * players
        self.shares = [map.starting_shares] * players
        self.engine = [map.engine_start] * players
        self.out = [False] * players
        """Eliminated."""
        self.action = [""] * players
        """The action that each seat took last; markers lie until the next choice (AOS-511)."""
        self.bids = [0] * players
        """Everybody's last bid in the auction that is going on; 0: none."""
        self.upgraded = [False] * players
        """Whose engine was raised in this move phase (AOS-1203)."""
        self.built_before = [False] * players
        """Who has ever built a tile (AOS-608)."""
        # Track
        self.tiles: dict[int, int] = {}
        """Hex to the number of the tile on it (tiles.TILES)."""
        self.supply = list(map.supply)
        """Tiles left, by kind."""
        self.town_discs = map.town_discs
        """White discs left."""
        self.discs = [map.ownership_discs] * players
        """Ownership discs left in front of each seat."""
        self.chains: dict[int, Chain] = {}
        """Links and sections by name (their lowest side)."""
        self.chain_at: dict[int, int] = {}
        """Side with track to the name of its chain."""
        # Cities and goods
        self.cities: dict[int, tuple[str, ...]] = {
            hex_: city.colors for hex_, city in map.board.cities.items()
        }
        """Hexes of printed and new cities, with the colours they accept."""
        self.new_cities: dict[str, int | None] = dict.fromkeys(map.letters)
        """Every new city of this game: its hex, or None while it is in the supply."""
        self.terminals: dict[int, str] = dict.fromkeys(map.board.terminals, "")
        """Foreign terminals, with the one colour that each accepts."""
        self.cubes: dict[int, tuple[str, ...]] = {}
        """Hex to the cubes on it, sorted; hexes without any are not in it."""
        self.display: dict[str, tuple[str, ...]] = {
            block: ("",) * spaces for block, spaces in map.display.items()
        }
        """Block ("light-1", "A") to its spaces from the top; "" is an empty one."""
        self.bag: dict[str, int] = dict(map.bag)
        # What only some maps use
        self.line_complete = False
        """Western U.S.: the transcontinental line exists (AOS-1912)."""
        self.used_actions: tuple[str, ...] = ()
        """Barbados: actions blocked until all four have been taken (AOS-2210)."""
        self.asked_first = 0
        """St. Lucia: who is asked first in the odd turns (AOS-2305)."""
        self.lots = [0] * players
        """Western U.S.: the die rolls that break a last tie (AOS-1918)."""

    def copy(self) -> "AgeOfSteamPosition":
        twin = AgeOfSteamPosition.__new__(AgeOfSteamPosition)
        twin.map = self.map
        twin.board = self.board
        twin.turn = self.turn
        twin.phase = self.phase
        twin.order = self.order[:]
        twin.cash = self.cash[:]
        twin.income = self.income[:]
        twin.shares = self.shares[:]
        twin.engine = self.engine[:]
        twin.out = self.out[:]
        twin.action = self.action[:]
        twin.bids = self.bids[:]
        twin.upgraded = self.upgraded[:]
        twin.built_before = self.built_before[:]
        twin.tiles = self.tiles.copy()
        twin.supply = self.supply[:]
        twin.town_discs = self.town_discs
        twin.discs = self.discs[:]
        twin.chains = self.chains.copy()
        twin.chain_at = self.chain_at.copy()
        twin.cities = self.cities.copy()
        twin.new_cities = self.new_cities.copy()
        twin.terminals = self.terminals.copy()
        twin.cubes = self.cubes.copy()
        twin.display = self.display.copy()
        twin.bag = self.bag.copy()
        twin.line_complete = self.line_complete
        twin.used_actions = self.used_actions
        twin.asked_first = self.asked_first
        twin.lots = self.lots[:]
        return twin

    # Asking

    @property
    def players(self) -> int:
        """How many started (AOS-1706)."""
        return len(self.cash)

    def is_end(self, hex_: int) -> bool:
        """Does track end at this hex from any side, tile or not: a city or a terminal?"""
        return hex_ in self.cities or hex_ in self.terminals

    def accepts(self, hex_: int, colour: str) -> bool:
        """Does a cube of this colour end its move here?"""
        return colour in self.cities.get(hex_, ()) or self.terminals.get(hex_) == colour

    def letter_at(self, hex_: int) -> str:
        """The letter of the new city on a hex, or ""."""
        for letter, where in self.new_cities.items():
            if where == hex_:
                return letter
        return ""

    def holder(self, action: str) -> int | None:
        """Who took this action (and is still in the game)."""
        for seat in self.order:
            if self.action[seat] == action:
                return seat
        return None

    def first_then_order(self, action: str) -> list[int]:
        """Player order with the holder of an action in front (AOS-503, AOS-504)."""
        first = self.holder(action)
        return [first, *(s for s in self.order if s != first)] if first is not None else list(self.order)

    def owns_track_at(self, seat: int, place: int) -> bool:
        """Has this seat track that ends at this city or town?"""
        across, chain_at, chains = self.board.across, self.chain_at, self.chains
        for side in range(6 * place, 6 * place + 6):
            name = chain_at.get(side)
            if name is None:
                name = chain_at.get(across[side])
                if name is None or place not in (chains[name].start, chains[name].end):
                    continue
            if chains[name].owner == seat:
                return True
        return False

    # Cubes

    def add_cubes(self, hex_: int, cubes: list[str]) -> None:
        if cubes:
            self.cubes[hex_] = tuple(sorted((*self.cubes.get(hex_, ()), *cubes)))

    def remove_cube(self, hex_: int, colour: str) -> None:
        rest = list(self.cubes[hex_])
        rest.remove(colour)
        if rest:
            self.cubes[hex_] = tuple(rest)
        else:
            del self.cubes[hex_]
