"""What every map shares: the basic rules. A map's own module overrides the few methods that differ."""

from typing import TYPE_CHECKING, ClassVar

from engineshed.games.age_of_steam.board import LETTERS, Board, display_spaces
from engineshed.games.age_of_steam.components import box
from engineshed.games.age_of_steam.tiles import SUPPLY
from engineshed.kernel import Refusal, Settings

if TYPE_CHECKING:
    from engineshed.games.age_of_steam.links import Chain
    from engineshed.games.age_of_steam.position import Table


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
    growth_halves: ClassVar[tuple[str, ...]] = ("light", "dark")
    must_finish: ClassVar[bool] = False
    """Germany: no unfinished track is left when a turn ends."""

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
        self.reductions = tuple((band.from_, band.lose) for band in pieces.income_reduction)

    # Set-up and length

    def turns(self, players: int) -> int:
        """AOS-1702 to AOS-1705."""
        return self.board.data.turns[str(players)]

    def city_cubes(self, hex_: int) -> int:
        """How many random cubes a printed city starts with."""
        return self.board.cities[hex_].starting_cubes

    # Shares and actions

    def shares_limit(self, pos: "Table", seat: int) -> int:
        """How many shares may be issued now (AOS-304)."""
        return self.shares_max - pos.shares[seat]

    def free_actions(self, pos: "Table") -> tuple[str, ...]:
        """AOS-502."""
        taken = [pos.action[seat] for seat in pos.order]
        return tuple(action for action in self.actions if action not in taken)

    # Building

    def tiles_per_turn(self, engineer: bool) -> int:
        """AOS-602, AOS-603."""
        costs = box().build_costs
        return costs.tiles_per_turn_engineer if engineer else costs.tiles_per_turn

    def refuse_start(self, pos: "Table", seat: int, city: int) -> Refusal | None:
        """Why new track may not begin at this city; basically it may at any (AOS-612)."""
        return None

    def may_own(self, pos: "Table", seat: int, chain: "Chain") -> bool:
        """Can the founder of a new city become owner of track that it completes (AOS-618, AOS-1008)?"""
        return pos.discs[seat] > 0

    def charge(self, engineer: bool, price: int, dearest: int) -> int:
        """What a tile costs after tiles of which the dearest cost so much."""
        return price

    # Goods and income

    def town_cube_at_founding(self, pos: "Table", hex_: int) -> None:
        """What happens to cubes on a town that becomes a city; basically towns have none."""

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

    def delivered(self, pos: "Table", colour: str) -> None:
        """Where a delivered cube goes (AOS-1216)."""
        pos.bag[colour] += 1
