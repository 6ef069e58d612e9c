"""Barbados: alone against the calendar; money counts at the end."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from engineshed.games.age_of_steam.figures import add_cash, add_shares
from engineshed.games.age_of_steam.maps.base import Map
from engineshed.games.age_of_steam.printed.board import Board
from engineshed.kernel import ScoreLine, ScoreSheet, Settings

if TYPE_CHECKING:
    from engineshed.games.age_of_steam.position import AgeOfSteamPosition
    from engineshed.kernel import State

DICE = 2


class Barbados(Map):
    """One player, four actions that block each other, half of the display."""

    seats: ClassVar[tuple[int, ...]] = (1,)
    phases: ClassVar[tuple[str, ...]] = tuple(phase for phase in Map.phases if phase != "order")  # AOS-2208
    blocks: ClassVar[tuple[str, ...] | None] = (*(f"light-{n}" for n in range(1, 7)), "A", "B", "C", "D")
    display_rows: ClassVar[int] = 1  # AOS-2203
    exchanged: ClassVar[Mapping[str, str]] = {"A": "red", "B": "blue"}

    def __init__(self, board: Board, settings: Settings) -> None:
        super().__init__(board, settings)
        self.easier = settings["easier"] is True

    def city_cubes(self, hex_: int) -> int:
        return self.board.data.setup.city_cubes_easy_variant if self.easier else super().city_cubes(hex_)

    def decide_first_order(self, state: "State[AgeOfSteamPosition]") -> None:
        """There is only one."""

    def free_actions(self, pos: "AgeOfSteamPosition") -> tuple[str, ...]:
        return tuple(action for action in self.actions if action not in pos.used_actions)

    def action_taken(self, pos: "AgeOfSteamPosition", action: str) -> None:
        """A chosen action stays blocked until all four have been chosen (AOS-2210)."""
        used = (*pos.used_actions, action)
        pos.used_actions = () if len(used) == len(self.actions) else used

    def growth_dice(self, players: int) -> int:
        """AOS-2211; nothing lies on the dark half, so its dice bring nothing."""
        return DICE

    def end(self, state: "State[AgeOfSteamPosition]") -> None:
        """Every share is bought back; who cannot do so loses (AOS-2213)."""
        pos = state.pos
        price = self.share_price * pos.shares[0]
        if pos.cash[0] >= price:
            state.tell("bought-back", 0, paid=price)
            add_cash(state, 0, -price, "AOS-2213")
            add_shares(state, 0, -pos.shares[0], "AOS-2213")
        else:
            state.tell("not-bought-back", 0, due=price, missing=price - pos.cash[0])

    def sheet(self, pos: "AgeOfSteamPosition", seat: int) -> ScoreSheet:
        """Money is the score, after the shares (AOS-2214)."""
        if pos.out[seat]:
            return ScoreSheet(seat, ())
        debt = self.share_price * pos.shares[seat]
        lines = [ScoreLine("cash", pos.cash[seat], "AOS-2214")]
        if debt:
            lines.append(
                ScoreLine("buy-back", -debt, "AOS-2213", f"{pos.shares[seat]} × -{self.share_price}")
            )
        return ScoreSheet(seat, lines)

    def projected_score(self, income: float, cash: float, shares: float, track: float) -> float:
        return cash - self.share_price * shares

    def won(self, pos: "AgeOfSteamPosition") -> bool | None:
        """Below 0 income and unredeemed shares lose (AOS-2213, AOS-2215)."""
        return not pos.out[0] and pos.shares[0] == 0
