"""Russian Railroads: players, settings, the outline of the game, the invariants."""

import engineshed.games.russian_railroads.vocabulary  # noqa: F401
from engineshed.games.russian_railroads.check import check
from engineshed.games.russian_railroads.components import Components, components
from engineshed.games.russian_railroads.phases.final import FinalScoring
from engineshed.games.russian_railroads.phases.rounds import PrepareNextRound, ScoringPhase
from engineshed.games.russian_railroads.phases.setup import LayOut, StartingBonuses
from engineshed.games.russian_railroads.phases.turn import Turns
from engineshed.games.russian_railroads.phases.turn_order import NewTurnOrder
from engineshed.games.russian_railroads.position import Russia, new_position
from engineshed.games.russian_railroads.scoring import result, sheet
from engineshed.games.russian_railroads.table import Table
from engineshed.kernel import Game, InOrder, Repeat, Result, ScoreSheet, Setting, Settings, Step


class RussianRailroads(Game[Russia]):
    """2 to 4 players, 6 or 7 rounds."""

    id = "russian-railroads"
    version = 2
    title = {"en": "Russian Railroads", "pl": "Russian Railroads"}
    minutes = (90, 120)
    weight = 3.4
    accent = "rrs"
    settings = (
        Setting("engineer-factory", "two", ("two", "all"), rules=("RUS-2701",)),
        Setting("locomotive-chain", "may-stop", ("may-stop", "goes-on"), rules=("RUS-911", "RUS-915")),
    )

    def __init__(self, box: Components | None = None) -> None:
        self.box = box or components()
        self.tables: dict[tuple[int, bool, bool], Table] = {}

    def seats(self, settings: Settings) -> tuple[int, ...]:
        return tuple(count.id for count in self.box.players)

    def table(self, players: int, settings: Settings) -> Table:
        all_engineers = settings.get("engineer-factory") == "all"
        key = (players, all_engineers, settings.get("locomotive-chain") == "goes-on")
        if key not in self.tables:
            self.tables[key] = Table(self.box, *key)
        return self.tables[key]

    def position(self, players: int, settings: Settings) -> Russia:
        return new_position(self.table(players, settings))

    def outline(self, players: int, settings: Settings) -> Step[Russia]:
        rounds = self.table(players, settings).rounds
        a_round = InOrder[Russia](Turns(), NewTurnOrder(), ScoringPhase(), PrepareNextRound())
        return InOrder(LayOut(), StartingBonuses(), Repeat(a_round, rounds), FinalScoring())

    def result(self, pos: Russia) -> Result:
        return result(pos)

    def score_now(self, pos: Russia) -> list[ScoreSheet]:
        return [sheet(pos, seat) for seat in range(len(pos.boards))]

    def check(self, pos: Russia) -> None:
        check(pos)


GAME = RussianRailroads()
