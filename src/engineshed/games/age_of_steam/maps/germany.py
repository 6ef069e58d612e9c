"""Germany: foreign terminals, printed prices, no unfinished track, a cheap tile for the Engineer."""

from typing import TYPE_CHECKING

from engineshed.games.age_of_steam import completion
from engineshed.games.age_of_steam.completion import Memo
from engineshed.games.age_of_steam.maps.base import Map
from engineshed.games.age_of_steam.printed.board import Board
from engineshed.games.age_of_steam.printed.components import box
from engineshed.kernel import Refusal, Settings

if TYPE_CHECKING:
    from engineshed.games.age_of_steam.phases.build import Build
    from engineshed.games.age_of_steam.position import AgeOfSteamPosition
    from engineshed.games.age_of_steam.track import Lay, Site


class Germany(Map):
    """Only complete links are left when a building turn ends."""

    def __init__(self, board: Board, settings: Settings) -> None:
        super().__init__(board, settings)
        self.terminals_start = settings["terminals"] == "starts-too"
        self.berlin = next(hex_ for hex_, city in board.cities.items() if city.id == "berlin")

    def tiles_per_turn(self, engineer: bool) -> int:
        """The Engineer gives no fourth tile (AOS-2106)."""
        return box().build_costs.tiles_per_turn

    def charge(self, engineer: bool, price: int, dearest: int) -> int:
        """With the Engineer all tiles cost their sum less half of the dearest, rounded down (AOS-2107)."""
        if not engineer:
            return price
        return price - (max(price, dearest) // 2 - dearest // 2)

    def judges_tiles(self, pos: "AgeOfSteamPosition", seat: int) -> bool:
        """A tile is judged by the rest of the turn."""
        return True

    def refuse_lay(
        self, pos: "AgeOfSteamPosition", turn: "Build", site: "Site", plan: "Lay", memo: "Memo"
    ) -> Refusal | None:
        loose = memo.loose_ends(pos, turn.seat) if turn.built else []
        fine = completion.completable_after(pos, turn, site, plan, loose, memo)
        return None if fine else Refusal("AOS-2115")

    def refuse_founding(self, pos: "AgeOfSteamPosition", turn: "Build", hex_: int) -> Refusal | None:
        if not completion.unfinished(pos, turn.seat):
            return None
        twin = completion.founded(pos, turn.seat, hex_)
        fine = twin is not None and completion.completable(twin, turn.without_city(), Memo())
        return None if fine else Refusal("AOS-2115")

    def refuse_direct(self, pos: "AgeOfSteamPosition", turn: "Build") -> Refusal | None:
        if not completion.unfinished(pos, turn.seat):
            return None
        twin = pos.copy()
        twin.cash[turn.seat] -= self.direct_links[0].price
        fine = completion.completable(twin, turn.after_direct(pos), Memo())
        return None if fine else Refusal("AOS-2115")

    def refuse_end(self, pos: "AgeOfSteamPosition", seat: int) -> Refusal | None:
        return Refusal("AOS-2108") if completion.unfinished(pos, seat) else None

    def extra_cube_before_production(self, turn: int) -> int | None:
        """AOS-2112."""
        return self.berlin
