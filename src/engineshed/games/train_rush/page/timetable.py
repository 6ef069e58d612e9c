"""Where in the round the game stands."""

from engineshed.games.train_rush.phases.round import PHASES
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.kernel import Words
from engineshed.kernel.page import Phase, timetable


def phases(pos: TrainRushPosition, words: Words) -> tuple[Phase, ...]:
    if pos.phase == "setup":
        return timetable(words, ("setup",), "setup")
    return timetable(words, PHASES, pos.phase)
