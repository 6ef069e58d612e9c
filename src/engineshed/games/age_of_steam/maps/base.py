"""What every map shares: the basic rules. A map's own module overrides the few methods that differ."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from engineshed.games.age_of_steam.phases.setup import roll_for_order
from engineshed.games.age_of_steam.printed.board import LETTERS, Board, display_spaces
from engineshed.games.age_of_steam.printed.components import box
from engineshed.games.age_of_steam.printed.tiles import SUPPLY
from engineshed.games.age_of_steam.scoring import sheet
from engineshed.kernel import Refusal, ScoreSheet, Settings

if TYPE_CHECKING:
    from engineshed.games.age_of_steam.completion import Memo
    from engineshed.games.age_of_steam.links import Chain
    from engineshed.games.age_of_steam.phases.build import Build
    from engineshed.games.age_of_steam.position import AgeOfSteamPosition
    from engineshed.games.age_of_steam.track import Lay, Site
    from engineshed.kernel import State, Step


class Direct:
    """Two neighbouring cities that can be joined without a tile: their touching sides, and the price."""

    __slots__ = ("far", "near", "price")

    def __init__(self, near: int, far: int, price: int) -> None:
        self.near = near
        self.far = far
        self.price = price


class Map:
    """A board with its rules and with what was agreed on for this game. The same for the whole game."""

    seats: ClassVar[tuple[int, ...]] = (3, 4, 5, 6)
    phases: ClassVar[tuple[str, ...]] = (
        "shares",
        "order",
        "actions",
        "build",
        "move",
        "income",
        "expenses",
        "reduction",
        "growth",
        "advance",
    )
    """AOS-201."""
    blocks: ClassVar[tuple[str, ...] | None] = None
    """The blocks of the goods display in use; None: all."""
    display_rows: ClassVar[int] = 3
    """How many spaces of each block get a cube at set-up."""
    exchanged: ClassVar[Mapping[str, str]] = {}
    """Barbados: the colour with which a new city's block does not start (AOS-2204)."""
    growth_halves: ClassVar[tuple[str, ...]] = ("light", "dark")
    has_coasts: ClassVar[bool] = False
    """Western U.S.: can a bonus be due at all?"""
    terminals_start: bool = False
    """Germany, if agreed: new track may begin at a foreign terminal."""
    may_retrace: bool = False
    """St. Lucia, if agreed: a cube may go back over the stretch where it started."""

    def __init__(self, board: Board, settings: Settings) -> None:
        data, pieces = board.data, box()
        self.board = board
        self.any_time_urbanization = settings["urbanize"] == "any-time"
        self.lost_at_end_of_turn = settings["abandoned"] == "end-of-turn"
        self.redirecting_takes_over = settings["redirect"] == "takes-over"
        self.production_may_return = settings["production"] == "may-return"
        self.production_on_map_only = settings["columns"] == "on-map"
        self.starting_money = data.setup.starting_money
        self.starting_shares = data.setup.starting_shares
        self.engine_start = pieces.engine_track.start
        self.engine_max = pieces.engine_track.max
        self.shares_max = pieces.shares_track.max
        self.share_price = pieces.shares_track.cash_per_share
        self.supply = SUPPLY
        self.town_discs = pieces.town_discs.count
        self.ownership_discs = pieces.player_pieces.ownership_discs
        self.letters = tuple(letter for letter in LETTERS if letter not in data.setup.remove_new_cities)
        self.display = display_spaces(self.blocks)
        self.bag = {
            colour: number
            for colour, number in sorted(pieces.goods_cubes.by_color.items())
            if colour in pieces.goods_cubes.in_bag and colour not in data.setup.remove_cubes
        }
        self.actions = tuple(
            action.id
            for action in pieces.actions
            if action.id not in data.specials.actions_removed
            and (not data.specials.actions or action.id in data.specials.actions)
        )
        self.shares_per_turn = data.specials.max_shares_per_turn or self.shares_max
        self.first_player_fee = data.specials.first_player_fee
        self.direct_links = tuple(
            Direct(side, board.across[side], direct.cost)
            for direct in data.specials.direct_connections
            for one, other in (direct.hexes,)
            for side in range(6 * board.index[one], 6 * board.index[one] + 6)
            if board.across[side] // 6 == board.index[other]
        )
        self.reductions = tuple((band.from_, band.lose) for band in pieces.income_reduction)

    # Set-up and length

    def turns(self, players: int) -> int:
        """AOS-1702 to AOS-1705."""
        return self.board.data.turns[str(players)]

    def city_cubes(self, hex_: int) -> int:
        """How many random cubes a printed city starts with."""
        return self.board.cities[hex_].starting_cubes

    def decide_first_order(self, state: "State[AgeOfSteamPosition]") -> None:
        """Who plays first in the first turn (AOS-111)."""
        state.pos.order = roll_for_order(state, state.pos.order)
        state.tell("first-order", seats=tuple(state.pos.order))

    # Shares and actions

    def free_actions(self, pos: "AgeOfSteamPosition") -> tuple[str, ...]:
        """AOS-502."""
        taken = [pos.action[seat] for seat in pos.order]
        return tuple(action for action in self.actions if action not in taken)

    def action_taken(self, pos: "AgeOfSteamPosition", action: str) -> None:
        """What taking an action changes for later turns."""

    # Building

    def tiles_per_turn(self, engineer: bool) -> int:
        """AOS-602, AOS-603."""
        costs = box().build_costs
        return costs.tiles_per_turn_engineer if engineer else costs.tiles_per_turn

    def refuse_start(self, pos: "AgeOfSteamPosition", seat: int, city: int) -> Refusal | None:
        """Why new track may not begin at this city; basically it may at any (AOS-612)."""
        return None

    def may_own(self, pos: "AgeOfSteamPosition", seat: int, places: tuple[int, int]) -> bool:
        """May a seat become owner of unowned track between these places without having laid a piece of it?"""
        return True

    def charge(self, engineer: bool, price: int, dearest: int) -> int:
        """What a tile costs after tiles of which the dearest cost so much."""
        return price

    def judges_tiles(self, pos: "AgeOfSteamPosition", seat: int) -> bool:
        """Might this map have something against a tile that the basic rules allow (refuse_lay)?"""
        return False

    def refuse_lay(
        self, pos: "AgeOfSteamPosition", turn: "Build", site: "Site", plan: "Lay", memo: "Memo"
    ) -> Refusal | None:
        """What this map has against a tile that the basic rules allow."""
        return None

    def refuse_founding(self, pos: "AgeOfSteamPosition", turn: "Build", hex_: int) -> Refusal | None:
        """What this map has against a new city here."""
        return None

    def refuse_direct(self, pos: "AgeOfSteamPosition", turn: "Build") -> Refusal | None:
        """What this map has against the direct link."""
        return None

    def refuse_end(self, pos: "AgeOfSteamPosition", seat: int) -> Refusal | None:
        """Why a building turn may not end yet."""
        return None

    def after_track(
        self, pos: "AgeOfSteamPosition", seat: int, changed: Sequence["Chain"]
    ) -> Sequence["Step[AgeOfSteamPosition]"]:
        """What follows from these chains having been made or completed."""
        return ()

    # Goods and income

    def town_cubes_at_founding(self, pos: "AgeOfSteamPosition", hex_: int) -> tuple[str, ...]:
        """Take cubes off a town that becomes a city; basically towns have none."""
        return ()

    def coast_to_coast(self, pos: "AgeOfSteamPosition", origin: int, end: int) -> bool:
        """Is a bonus due for a cube from here to there (AOS-1908)?"""
        return False

    def mover_bonus(self, mover: int, colour: str) -> list[tuple[int, int, str]]:
        """What whoever moves a cube gains besides the links: seat, income, rule."""
        return []

    def reduction(self, turn: int, income: int) -> int:
        """AOS-1501."""
        return max(lose for start, lose in self.reductions if income >= start)

    def growth_dice(self, players: int) -> int:
        """AOS-1605."""
        return players

    def extra_cube_before_production(self, turn: int) -> int | None:
        """The city that gets a cube from the bag at the start of goods growth."""
        return None

    def extra_cube_after_production(self, turn: int) -> int | None:
        """The city that gets a cube from the bag before the dice."""
        return None

    def delivered(self, pos: "AgeOfSteamPosition", colour: str) -> None:
        """Where a delivered cube goes (AOS-1216)."""
        pos.bag[colour] += 1

    # The end

    def end(self, state: "State[AgeOfSteamPosition]") -> None:
        """What happens after the last turn."""

    def sheet(self, pos: "AgeOfSteamPosition", seat: int) -> ScoreSheet:
        return sheet(pos, seat)

    def projected_score(self, income: float, cash: float, shares: float, track: float) -> float:
        """What a forecast of these would score."""
        worth = box().scoring
        pieces = worth.per_track_section_in_completed_links * track
        return worth.per_income * income + pieces + worth.per_share * shares

    def tie_breakers(self, pos: "AgeOfSteamPosition", seat: int) -> tuple[int, ...]:
        """What decides between equal scores; basically nothing does (AOS-1712)."""
        return ()

    def won(self, pos: "AgeOfSteamPosition") -> bool | None:
        """False: nobody has won (AOS-1409)."""
        return None if pos.order else False
