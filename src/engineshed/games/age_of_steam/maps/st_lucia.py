"""St. Lucia: two players, no city at first, and a cube on every green and river hex."""

from typing import TYPE_CHECKING, ClassVar

from engineshed.games.age_of_steam.maps.base import Map
from engineshed.games.age_of_steam.printed.board import Board
from engineshed.kernel import Settings

if TYPE_CHECKING:
    from engineshed.games.age_of_steam.position import AgeOfSteamPosition
    from engineshed.kernel import State


class StLucia(Map):
    """The order phase comes first and has no auction (AOS-2304); goods never grow (AOS-2316)."""

    seats: ClassVar[tuple[int, ...]] = (2,)
    phases: ClassVar[tuple[str, ...]] = (
        "first-place",
        *(phase for phase in Map.phases if phase not in ("order", "growth")),
    )
    blocks: ClassVar[tuple[str, ...] | None] = ()

    def __init__(self, board: Board, settings: Settings) -> None:
        super().__init__(board, settings)
        self.may_retrace = settings["retrace"] == "allowed"

    def decide_first_order(self, state: "State[AgeOfSteamPosition]") -> None:
        """Who is asked first in the first turn is random (AOS-2305)."""
        state.pos.asked_first = state.roll("setup:asked-first", 1, sides=2)[0] - 1
        state.tell("asked-first", state.pos.asked_first)
