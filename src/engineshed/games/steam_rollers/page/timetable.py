"""Where in the round we are."""

from typing import Final

from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.kernel import Decision, Words
from engineshed.kernel.page import Phase, timetable

STOP_OF: Final = {"die": "pick", "two-dice": "pick", "claim": "pick", "reroll-ewa": "ewa", "spare": "ewa"}
"""The stop at which each question is asked; all others: when acting."""


def phases(
    decision: Decision[SteamRollersPosition] | None, pos: SteamRollersPosition, words: Words
) -> tuple[Phase, ...]:
    """The round as a timetable: pick, act, and alone Ewa."""
    if decision is None or not pos.round:
        return ()
    stops = ("pick", "act", "ewa") if pos.solo else ("pick", "act")
    return timetable(words, stops, STOP_OF.get(decision.question(pos).name, "act"))
