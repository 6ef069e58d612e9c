"""Russian Railroads: players, settings, the outline of the game, the invariants."""

from engineshed.games.russian_railroads.figures import figures
from engineshed.games.russian_railroads.invariants import check
from engineshed.games.russian_railroads.phases.final import FinalScoring
from engineshed.games.russian_railroads.phases.rounds import PrepareNextRound, ScoringPhase
from engineshed.games.russian_railroads.phases.setup import LayOut, StartingBonuses
from engineshed.games.russian_railroads.phases.turn import Turns
from engineshed.games.russian_railroads.phases.turn_order import NewTurnOrder
from engineshed.games.russian_railroads.position import RussianRailroadsPosition, new_position
from engineshed.games.russian_railroads.printed.box import Box
from engineshed.games.russian_railroads.printed.components import Components, components
from engineshed.games.russian_railroads.scoring import result, sheet
from engineshed.games.russian_railroads.vocabulary import VOCABULARY
from engineshed.kernel import (
    Accent,
    Game,
    InOrder,
    OrderForm,
    Repeat,
    Result,
    ScoreSheet,
    Seat,
    Setting,
    Settings,
    Step,
    pass_for_the_round,
)


class RussianRailroads(Game[RussianRailroadsPosition]):
    """2 to 4 players, 6 or 7 rounds."""

    id = "russian-railroads"
    version = 2
    title = {"en": "Russian Railroads", "pl": "Russian Railroads"}
    minutes = (90, 120)
    weight = 3.4
    accent = Accent("rrs", "#24583F", tint=("#E1EBE2", "#1D2F27"), ink=("#1F5139", "#8FD0AE"))
    vocabulary = VOCABULARY
    settings = (
        Setting("engineer-factory", "two", ("two", "all"), rules=("RUS-2701",)),
        Setting("locomotive-chain", "may-stop", ("may-stop", "goes-on"), rules=("RUS-911", "RUS-915")),
    )

    def __init__(self, parts: Components | None = None) -> None:
        self.parts = parts or components()
        self.boxes: dict[tuple[int, bool, bool], Box] = {}

    def seats(self, settings: Settings) -> tuple[int, ...]:
        return tuple(count.id for count in self.parts.players)

    def box(self, players: int, settings: Settings) -> Box:
        all_engineers = settings.get("engineer-factory") == "all"
        key = (players, all_engineers, settings.get("locomotive-chain") == "goes-on")
        if key not in self.boxes:
            self.boxes[key] = Box(self.parts, *key)
        return self.boxes[key]

    def position(self, players: int, settings: Settings) -> RussianRailroadsPosition:
        return new_position(self.box(players, settings))

    def outline(self, players: int, settings: Settings) -> Step[RussianRailroadsPosition]:
        rounds = self.box(players, settings).rounds
        a_round = InOrder[RussianRailroadsPosition](
            Turns(), NewTurnOrder(), ScoringPhase(), PrepareNextRound()
        )
        return InOrder(LayOut(), StartingBonuses(), Repeat(a_round, rounds), FinalScoring())

    def result(self, pos: RussianRailroadsPosition) -> Result:
        return result(pos)

    def round_of(self, pos: RussianRailroadsPosition) -> int:
        return pos.round

    def orders(self, pos: RussianRailroadsPosition, seat: Seat) -> tuple[OrderForm, ...]:
        """Place nothing more in this round."""
        return () if pos.boards[seat].passed else (pass_for_the_round("turn"),)

    def score_now(self, pos: RussianRailroadsPosition) -> list[ScoreSheet]:
        return [sheet(pos, seat) for seat in range(len(pos.boards))]

    def figures(self, pos: RussianRailroadsPosition, seat: Seat) -> dict[str, int]:
        return figures(pos, seat)

    def check(self, pos: RussianRailroadsPosition) -> None:
        check(pos)


GAME = RussianRailroads()
