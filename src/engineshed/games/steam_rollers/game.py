"""SteamRollers: 2 to 5 players with dice and sheets, or one against Ewa."""

from collections.abc import Iterator

from engineshed.games.steam_rollers import invariants
from engineshed.games.steam_rollers.effects import VOCABULARY
from engineshed.games.steam_rollers.figures import figures
from engineshed.games.steam_rollers.phases.round import Round
from engineshed.games.steam_rollers.phases.setup import (
    BlockBorders,
    ChooseFirstPlayer,
    DrawOrderSides,
    DrawTileSides,
    FillCities,
    FirstCrosses,
)
from engineshed.games.steam_rollers.phases.starting_tiles import HandOutStartingTiles
from engineshed.games.steam_rollers.position import MOST_POWER, SteamRollersPosition
from engineshed.games.steam_rollers.printed.components import BOX
from engineshed.games.steam_rollers.scoring import result, score_sheet
from engineshed.kernel import (
    PASS,
    Accent,
    Game,
    InOrder,
    OrderForm,
    Result,
    ScoreSheet,
    Seat,
    Setting,
    Settings,
    Step,
)
from engineshed.kernel.game import Configuration, covering

NOT_ALONE = ("coal", "orders", "starting-tiles")
"""The mini expansions that the solo game does not know (SR-1405)."""


class SteamRollers(Game[SteamRollersPosition]):
    """Roll, pick a die, act with it; the game ends when three cities are empty."""

    id = "steam-rollers"
    title = {"en": "SteamRollers", "pl": "SteamRollers"}
    accent = Accent("str", "#23549C", tint=("#E0E8F4", "#1B2A42"), ink=("#1F4C8E", "#9DC0F3"))
    version = 2
    vocabulary = VOCABULARY
    minutes = (30, 45)
    weight = 2.0
    settings = (
        Setting("coal", False, rules=("SR-901", "SR-902"), expansion=True),
        Setting("orders", False, rules=("SR-1001", "SR-1004"), expansion=True),
        Setting("starting-tiles", False, rules=("SR-1101",), expansion=True),
        Setting("borders", "open", ("open", "medium", "hard"), rules=("SR-1201", "SR-1203"), expansion=True),
        Setting("level", 2, tuple(range(1, 1 + len(BOX.solo.levels))), rules=("SR-1406",)),
        Setting("passing", "any-time", ("any-time", "if-stuck"), rules=("SR-309",)),
        Setting("extra-distance", "needs-power", ("needs-power", "free"), rules=("SR-812", "SR-813")),
        Setting("most-power", 7, (7, 6), rules=("SR-504", "SR-817")),
    )

    def seats(self, settings: Settings) -> tuple[int, ...]:
        return (2, 3, 4, 5) if any(settings.get(name) for name in NOT_ALONE) else (1, 2, 3, 4, 5)

    def configurations(self) -> Iterator[Configuration]:
        """The covering set; levels are for the solo game, which also knows both kinds of blocked borders."""
        for players, settings in covering(self):
            yield 1 if "level" in settings else players, settings
        yield 1, {"borders": "medium"}
        yield 1, {"borders": "hard"}

    def position(self, players: int, settings: Settings) -> SteamRollersPosition:
        pos = SteamRollersPosition(players)
        pos.must_act = settings.get("passing") == "if-stuck"
        pos.free_bonus = settings.get("extra-distance") == "free"
        pos.most_power = int(settings.get("most-power", MOST_POWER))
        return pos

    def outline(self, players: int, settings: Settings) -> Step[SteamRollersPosition]:
        steps: list[Step[SteamRollersPosition]] = [FillCities(bool(settings["coal"])), DrawTileSides()]
        if settings["orders"]:
            steps.append(DrawOrderSides())
        if settings["borders"] != "open":
            steps.append(BlockBorders(str(settings["borders"])))
        steps.append(FirstCrosses(int(settings["level"])) if players == 1 else ChooseFirstPlayer())
        if settings["starting-tiles"]:
            steps.append(HandOutStartingTiles())
        return InOrder(*steps, Round())

    def result(self, pos: SteamRollersPosition) -> Result:
        return result(pos)

    def round_of(self, pos: SteamRollersPosition) -> int:
        return pos.round

    def orders(self, pos: SteamRollersPosition, seat: int) -> tuple[OrderForm, ...]:
        """Not to be asked about tile 2b."""
        return () if pos.solo else (OrderForm("claim", ((PASS,),), ("round", "always")),)

    def score_now(self, pos: SteamRollersPosition) -> list[ScoreSheet]:
        return [score_sheet(pos, seat) for seat in range(pos.players)]

    def figures(self, pos: SteamRollersPosition, seat: Seat) -> dict[str, int]:
        return figures(pos, seat)

    def check(self, pos: SteamRollersPosition) -> None:
        invariants.check(pos)


GAME = SteamRollers()
