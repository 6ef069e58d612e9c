"""Southern U.S.: cotton for the ports, a growing Atlanta, and a war that doubles the reduction."""

from typing import TYPE_CHECKING

from engineshed.games.age_of_steam.maps.base import Map
from engineshed.games.age_of_steam.printed.board import Board
from engineshed.kernel import Settings

if TYPE_CHECKING:
    from engineshed.games.age_of_steam.position import AgeOfSteamPosition

COTTON = "white"
WAR = 4
"""The turn of the war."""


class SouthernUS(Map):
    """Towns start with cotton, which only ports accept (both are map data)."""

    def __init__(self, board: Board, settings: Settings) -> None:
        super().__init__(board, settings)
        self.doubled_once = settings["reduction"] == "turn-4-only"
        self.atlanta = next(hex_ for hex_, city in board.cities.items() if city.id == "atlanta")

    def mover_bonus(self, mover: int, colour: str) -> list[tuple[int, int, str]]:
        return [(mover, 1, "AOS-2007")] if colour == COTTON else []

    def delivered(self, pos: "AgeOfSteamPosition", colour: str) -> None:
        if colour != COTTON:  # AOS-2008
            super().delivered(pos, colour)

    def reduction(self, turn: int, income: int) -> int:
        """AOS-2010."""
        doubled = turn == WAR if self.doubled_once else turn >= WAR
        return super().reduction(turn, income) * (2 if doubled else 1)

    def extra_cube_after_production(self, turn: int) -> int | None:
        """AOS-2009."""
        return self.atlanta if turn <= WAR else None
