"""Where in the turn it is."""

from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.kernel import Words
from engineshed.kernel.page import Phase, timetable


def phases(pos: AgeOfSteamPosition, words: Words) -> tuple[Phase, ...]:
    """The turn as a timetable: moving goods is two stops, the turn marker none."""
    stops: list[str] = []
    for phase in pos.map.phases:
        stops += ["move-1", "move-2"] if phase == "move" else [] if phase == "advance" else [phase]
    return timetable(words, stops, pos.phase)
