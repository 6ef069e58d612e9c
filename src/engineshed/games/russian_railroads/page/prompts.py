"""What is asked, and where the round stands."""

from engineshed.games.russian_railroads.desk import desk_of
from engineshed.games.russian_railroads.effects import still_due
from engineshed.games.russian_railroads.page import text
from engineshed.games.russian_railroads.phases.carry import Carry
from engineshed.games.russian_railroads.phases.end_bonus import TakeEndBonus
from engineshed.games.russian_railroads.phases.setup import StartingBonus
from engineshed.games.russian_railroads.phases.turn import Turn
from engineshed.games.russian_railroads.phases.turn_order import Reuse
from engineshed.games.russian_railroads.position import RussianRailroadsPosition
from engineshed.kernel import Decision, Seat, Words
from engineshed.kernel.page import Phase, Prompt, name, timetable

RULES = {
    "track": ("RUS-803", "RUS-806"),
    "industry": ("RUS-1104", "RUS-1106"),
    "build": ("RUS-905", "RUS-1001"),
    "locomotive": ("RUS-910",),
    "shift": ("RUS-911", "RUS-914"),
    "token": ("RUS-1711", "RUS-1713"),
    "question-card": ("RUS-2312",),
    "repeat": ("RUS-2801",),
    "doubler": ("RUS-1202",),
}
"""Which rules govern the choice, by effect word."""


def prompt(
    asked: Decision[RussianRailroadsPosition] | None,
    viewer: Seat,
    pos: RussianRailroadsPosition,
    words: Words,
) -> Prompt:
    if asked is None:
        return Prompt(words("is-over"))
    if asked.seat != viewer:
        return Prompt(words("waits-for", who=name(asked.seat)))
    if isinstance(asked, Turn):
        board = pos.boards[viewer]
        workers = board.workers + board.temporary + board.black
        return Prompt(
            words("ask-turn", workers=workers, rubles=board.rubles), ("RUS-502",), words("hint-turn")
        )
    if isinstance(asked, Carry):
        return _carry(asked, pos, words)
    if isinstance(asked, Reuse):
        return Prompt(words("ask-reuse", position=asked.position), ("RUS-1601", "RUS-1603"))
    if isinstance(asked, StartingBonus):
        return Prompt(words("ask-starting"), ("RUS-310", "RUS-311"))
    assert isinstance(asked, TakeEndBonus)
    return Prompt(words("ask-end-bonus"), ("RUS-2501",))


def _carry(asked: Carry, pos: RussianRailroadsPosition, words: Words) -> Prompt:
    must, may, _ = still_due(desk_of(pos, asked.seat), asked.frame())
    pending = must or may or asked.must  # at the end nothing but a part that lapses
    if asked.ordered:
        pending = pending[:1]
    first = pending[0][0]
    if first in ("shift", "token", "question-card", "repeat"):
        what = words(f"ask-{first}", number=pending[0][2])
    else:
        what = words("ask-carry", what=text.effects(words, pending))
    hint = words("hint-may", what=text.effects(words, may)) if must and may else ""
    return Prompt(what, RULES.get(first, ()), hint)


def phases(
    asked: Decision[RussianRailroadsPosition] | None, pos: RussianRailroadsPosition, words: Words
) -> tuple[Phase, ...]:
    """The stops of a round; scoring and the engineers' move happen by themselves."""
    reusing = isinstance(asked, Reuse) or (asked is not None and all(board.passed for board in pos.boards))
    now = "" if asked is None else "start" if pos.starting else "reuse" if reusing else "workers"
    stops = ("workers", "reuse", "scoring", "engineers")
    return timetable(words, ("start", *stops) if now == "start" else stops, now)
