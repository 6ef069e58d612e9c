"""What lies on the table: goods board, dice, tiles, and everybody's sheet; all of it is open."""

from typing import Final

from engineshed.games.steam_rollers.printed.components import BOX
from engineshed.games.steam_rollers.printed.map import CITIES
from engineshed.games.steam_rollers.sheet import Sheet, empty_sheet
from engineshed.kernel import Position, Seat

NOBODY: Final = -1
"""The owner of what lies in the pool or on display."""

COAL: Final = str(BOX.goods.coal)

MOST_POWER: Final = 1 + len(BOX.sheet.locomotive_boxes)
"""All boxes crossed and tile 4b."""


class SteamRollersPosition(Position):
    """The table. Lists by number (cities, regions, tiles) start at 1; entry 0 stays empty."""

    __slots__ = (
        "players", "blocked", "bag", "coal", "cities", "faces", "owner", "sideways", "order_faces",
        "order_owner", "starting", "sheets", "round", "first", "white", "black", "claim", "silent",
        "progress", "influence", "ewa_points", "ended", "must_act", "free_bonus", "most_power",
    )  # fmt: skip

    def __init__(self, players: int) -> None:
        self.players = players
        self.blocked: tuple[tuple[int, int], ...] = ()
        """Pairs of regions between which nothing passes."""
        self.bag: dict[str, int] = {
            colour: count * (colour in BOX.goods.in_bag) for colour, count in BOX.goods.counts.items()
        }
        self.coal = BOX.goods.counts[BOX.goods.coal]
        """Coal that is not in play."""
        self.cities: list[tuple[str, ...]] = [()] * (len(CITIES) + 1)
        """The goods on each city of the goods board, from left to right."""
        self.faces: tuple[str, ...] = ()
        """The side of each action tile that lies up: "3b"; never changed in play (SR-210)."""
        self.owner = [NOBODY] * 7
        self.sideways = [False] * 7
        self.order_faces: tuple[str, ...] = ()
        self.order_owner = [NOBODY] * 7
        self.starting: tuple[str, ...] = ()
        """Starting tiles that can still be chosen."""
        self.sheets: list[Sheet] = [empty_sheet() for _ in range(players)]
        self.round = 0
        self.first: Seat = 0
        self.white: tuple[int, ...] = ()
        """The white dice that nobody has picked yet."""
        self.black = 0
        """The face of the black die that lies up; 0 before the first roll."""
        self.claim: tuple[Seat, int] | None = None
        """Who must use which die this round because of tile 2b."""
        self.silent: Seat = NOBODY
        """Who does not want to be asked about tile 2b any more this round."""
        self.progress = 0
        """The last round in which anything was drawn, crossed, delivered or ordered (SR-1303)."""
        self.influence = [0] * (len(CITIES) + 1)
        """Ewa's crosses in each region."""
        self.ewa_points = 0
        self.ended = ""
        """Why the game is over; "" while it is not."""
        self.must_act = False
        """Reading: who can act with a die may not pass (SR-309)."""
        self.free_bonus = False
        """Reading: the extra distance of tile 3b needs no power (SR-813)."""
        self.most_power = MOST_POWER
        """Reading: how far tile 4b can raise the power (SR-817)."""

    def copy(self) -> "SteamRollersPosition":
        twin = SteamRollersPosition(0)
        twin.players = self.players
        twin.blocked = self.blocked
        twin.bag = self.bag.copy()
        twin.coal = self.coal
        twin.cities = self.cities[:]
        twin.faces = self.faces
        twin.owner = self.owner[:]
        twin.sideways = self.sideways[:]
        twin.order_faces = self.order_faces
        twin.order_owner = self.order_owner[:]
        twin.starting = self.starting
        twin.sheets = [sheet.copy() for sheet in self.sheets]
        twin.round = self.round
        twin.first = self.first
        twin.white = self.white
        twin.black = self.black
        twin.claim = self.claim
        twin.silent = self.silent
        twin.progress = self.progress
        twin.influence = self.influence[:]
        twin.ewa_points = self.ewa_points
        twin.ended = self.ended
        twin.must_act = self.must_act
        twin.free_bonus = self.free_bonus
        twin.most_power = self.most_power
        return twin

    @property
    def solo(self) -> bool:
        return self.players == 1

    def order_of_play(self) -> list[Seat]:
        """The first player of the round, then clockwise."""
        return [(self.first + i) % self.players for i in range(self.players)]

    def empty_cities(self) -> int:
        return sum(not self.cities[city] for city in CITIES)
