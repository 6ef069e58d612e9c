"""Where the round stands."""

from engineshed.games.russian_railroads.phases.turn_order import Reuse
from engineshed.games.russian_railroads.position import RussianRailroadsPosition
from engineshed.kernel import Decision, Words
from engineshed.kernel.page import Phase, timetable


def phases(
    asked: Decision[RussianRailroadsPosition] | None, pos: RussianRailroadsPosition, words: Words
) -> tuple[Phase, ...]:
    """The stops of a round; scoring and the engineers' move happen by themselves."""
    reusing = isinstance(asked, Reuse) or (asked is not None and all(board.passed for board in pos.boards))
    now = "" if asked is None else "start" if pos.starting else "reuse" if reusing else "workers"
    stops = ("workers", "reuse", "scoring", "engineers")
    return timetable(words, ("start", *stops) if now == "start" else stops, now)
