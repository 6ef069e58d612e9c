"""Train Rush: who can play, what can be set, the outline of the game."""

from collections.abc import Mapping

from engineshed.games.train_rush import figures, invariants, scoring
from engineshed.games.train_rush.effects import VOCABULARY
from engineshed.games.train_rush.phases.draft import DealHeroes
from engineshed.games.train_rush.phases.round import Round
from engineshed.games.train_rush.phases.setup import SetUp, StartingGoods, StartingHands
from engineshed.games.train_rush.position import TrainRushPosition, lay_out
from engineshed.games.train_rush.printed import components, packing
from engineshed.games.train_rush.printed.box import Box
from engineshed.kernel import Accent, Game, InOrder, Result, ScoreSheet, Seat, Setting, Settings, Step


class TrainRush(Game[TrainRushPosition]):
    """The game; `patch` lays a variant's data over the files in data/."""

    id = "train-rush"
    title = {"en": "Train Rush", "pl": "Train Rush"}
    minutes = (90, 150)
    weight = 3.8
    accent = Accent("trh", "#652C70", tint=("#EFE3F0", "#2F2036"), ink=("#5C2766", "#D8A6E2"))
    version = 2
    vocabulary = VOCABULARY
    settings = (
        Setting("heroes", "draft", ("draft", "random"), rules=("TR-304", "TR-309")),
        Setting("deck", "48", ("48", "56"), rules=("TR-106", "TR-107")),
        Setting("goods", "water-2", ("water-2", "food-2"), rules=("TR-102", "TR-2502")),
        Setting("warehouses", "always", ("always", "before-station"), rules=("TR-704",)),
        Setting("finance-spies", "one-each", ("one-each", "one-in-all"), rules=("TR-1905",)),
        Setting("resources", "coal", ("coal", "investment"), rules=("TR-1913",)),
        Setting("stopping", "any-time", ("any-time", "after-move-1"), rules=("TR-2305",)),
        Setting("siding-tiles", "must", ("must", "may"), rules=("TR-806",)),
    )

    def __init__(self, patch: Mapping[str, Mapping[str, object]] | None = None) -> None:
        self.patch = patch
        self.boxes: dict[tuple[object, ...], Box] = {}

    def seats(self, settings: Settings) -> tuple[int, ...]:
        return (2, 3, 4)

    def position(self, players: int, settings: Settings) -> TrainRushPosition:
        key = (players, *settings.items())
        if key not in self.boxes:
            self.boxes[key] = packing.pack(components.load(self.patch), players, settings)
        return lay_out(self.boxes[key])

    def outline(self, players: int, settings: Settings) -> Step[TrainRushPosition]:
        return InOrder(SetUp(), StartingGoods(), StartingHands(), DealHeroes(), Round(1))

    def result(self, pos: TrainRushPosition) -> Result:
        return scoring.result(pos)

    def round_of(self, pos: TrainRushPosition) -> int:
        return pos.round

    def score_now(self, pos: TrainRushPosition) -> list[ScoreSheet]:
        return scoring.sheets(pos)

    def figures(self, pos: TrainRushPosition, seat: Seat) -> dict[str, int]:
        return figures.figures(pos, seat)

    def check(self, pos: TrainRushPosition) -> None:
        invariants.check(pos)


GAME = TrainRush()
