"""Age of Steam: build track, move goods, stay solvent. Six maps for one to six players."""

from typing import ClassVar, Final

from engineshed.games.age_of_steam import figures, invariants, scoring
from engineshed.games.age_of_steam.maps import MAPS, make_map
from engineshed.games.age_of_steam.phases.actions import SelectActions
from engineshed.games.age_of_steam.phases.build import BuildTrack
from engineshed.games.age_of_steam.phases.end import AdvanceTurnMarker
from engineshed.games.age_of_steam.phases.growth import GrowGoods
from engineshed.games.age_of_steam.phases.money import CollectIncome, PayExpenses, ReduceIncome
from engineshed.games.age_of_steam.phases.move import MoveGoods
from engineshed.games.age_of_steam.phases.order import DROP, DetermineOrder, OfferFirstPlace
from engineshed.games.age_of_steam.phases.setup import SetUp
from engineshed.games.age_of_steam.phases.shares import IssueShares
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.kernel import (
    PASS,
    Accent,
    Action,
    Game,
    InOrder,
    OrderForm,
    Result,
    ScoreSheet,
    Setting,
    Settings,
    State,
    Step,
    pass_for_the_round,
)

HIGHEST_ORDER: Final = 20
"""The highest bid that can be ordered ahead."""


class Turn(Step[AgeOfSteamPosition]):
    """The ten phases (AOS-201), or those that the map has."""

    __slots__ = ()

    def run(self, state: State[AgeOfSteamPosition]) -> None:
        state.then(*(Phase(name) for name in state.pos.map.phases))


class Phase(Step[AgeOfSteamPosition]):
    """One phase of the turn, by its name."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def run(self, state: State[AgeOfSteamPosition]) -> None:
        state.pos.phase = self.name
        state.then(PHASES[self.name])


PHASES: Final[dict[str, Step[AgeOfSteamPosition]]] = {
    "first-place": OfferFirstPlace(),
    "shares": IssueShares(),
    "order": DetermineOrder(),
    "actions": SelectActions(),
    "build": BuildTrack(),
    "move": MoveGoods(),
    "income": CollectIncome(),
    "expenses": PayExpenses(),
    "reduction": ReduceIncome(),
    "growth": GrowGoods(),
    "advance": AdvanceTurnMarker(Turn()),
}


class AgeOfSteam(Game[AgeOfSteamPosition]):
    """The game of the box."""

    id = "age-of-steam"
    title = {"en": "Age of Steam", "pl": "Age of Steam"}
    version = 4
    minutes: ClassVar[tuple[int, int]] = (120, 180)
    weight = 3.9
    accent = Accent("aos", "#963220", tint=("#F3E3DA", "#35231F"), ink=("#8B2C1B", "#F0A48F"))
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("map", "rust-belt", tuple(MAPS), rules=("AOS-101",), board=True),
        Setting("urbanize", "before-tiles", ("before-tiles", "any-time"), rules=("AOS-1002",)),
        Setting("abandoned", "end-of-phase", ("end-of-phase", "end-of-turn"), rules=("AOS-709",)),
        Setting("redirect", "stays-unowned", ("stays-unowned", "takes-over"), rules=("AOS-811",)),
        Setting("production", "must-place", ("must-place", "may-return"), rules=("AOS-1603",)),
        Setting("columns", "all", ("all", "on-map"), rules=("AOS-1602",)),
        Setting(
            "reduction",
            "from-turn-4",
            ("from-turn-4", "turn-4-only"),
            rules=("AOS-2010",),
            when={"map": ("southern-us",)},
        ),
        Setting(
            "terminals",
            "ends-only",
            ("ends-only", "starts-too"),
            rules=("AOS-2105",),
            when={"map": ("germany",)},
        ),
        Setting(
            "starts",
            "any-city",
            ("any-city", "start-cities"),
            rules=("AOS-1913",),
            when={"map": ("western-us",)},
        ),
        Setting(
            "retrace", "forbidden", ("forbidden", "allowed"), rules=("AOS-2315",), when={"map": ("st-lucia",)}
        ),
        Setting("easier", False, rules=("AOS-2206",), when={"map": ("barbados",)}),
    )

    def seats(self, settings: Settings) -> tuple[int, ...]:
        return MAPS[str(settings["map"])].seats

    def position(self, players: int, settings: Settings) -> AgeOfSteamPosition:
        return AgeOfSteamPosition(make_map(settings), players)

    def outline(self, players: int, settings: Settings) -> Step[AgeOfSteamPosition]:
        return InOrder(SetUp(), Turn())

    def result(self, pos: AgeOfSteamPosition) -> Result:
        return scoring.result(pos)

    def figures(self, pos: AgeOfSteamPosition, seat: int) -> dict[str, int]:
        return figures.figures(pos, seat)

    def check(self, pos: AgeOfSteamPosition) -> None:
        invariants.check(pos)

    def round_of(self, pos: AgeOfSteamPosition) -> int:
        return pos.turn

    def orders(self, pos: AgeOfSteamPosition, seat: int) -> tuple[OrderForm, ...]:
        """Bid up to an amount, then leave; take one action if it is free, else another; move nothing more."""
        bids: tuple[Action, ...] = tuple(("bid", f"most:{amount}") for amount in range(1, HIGHEST_ORDER + 1))
        actions: tuple[Action, ...] = tuple(("take", f"action:{action}") for action in pos.map.actions)
        if pos.players < 3:  # nobody bids
            choice = OrderForm("action", (actions, actions, actions))
            return () if pos.players == 1 else (choice, pass_for_the_round("move"))
        return (
            OrderForm("bid", (bids, (PASS, DROP), (DROP,))),
            OrderForm("action", (actions, actions, actions)),
            pass_for_the_round("move"),
        )

    def score_now(self, pos: AgeOfSteamPosition) -> list[ScoreSheet]:
        return [pos.map.sheet(pos, seat) for seat in range(pos.players)]


GAME = AgeOfSteam()
