"""Barbados: every decision is the first one of the course that ends with most money."""

from typing import Final

from engineshed.games.age_of_steam.bot.build import City, first_tile
from engineshed.games.age_of_steam.bot.courses import Courses, Effort
from engineshed.games.age_of_steam.bot.forecast import purse_of
from engineshed.games.age_of_steam.bot.network import Cube
from engineshed.games.age_of_steam.bot.playout import FRESH, Stage, stage_after
from engineshed.games.age_of_steam.phases.actions import TakeAction
from engineshed.games.age_of_steam.phases.build import Build
from engineshed.games.age_of_steam.phases.move import LOCOMOTIVE, Move
from engineshed.games.age_of_steam.phases.shares import Issue
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.routes import Journey, follow
from engineshed.kernel import DONE, PASS, Action, Decision, name_of

QUICK: Final = Effort(width=4, rounds=6, few=3, tried=6)
THOROUGH: Final = Effort(width=12, rounds=8, few=8, tried=12)
"""For the best bot, which has the time."""


def choose(
    pos: AgeOfSteamPosition, decision: Decision[AgeOfSteamPosition], options: list[Action], effort: Effort
) -> Action | None:
    """The first step of the best course that is found; None where no course is needed."""
    match decision:
        case Issue():
            return shares(pos, effort)
        case TakeAction():
            return take(pos, options, effort)
        case Build():
            return build(pos, decision, options, effort)
        case Move():
            return move(pos, decision, options, effort)
    return None


def shares(pos: AgeOfSteamPosition, effort: Effort) -> Action:
    """As many as the best course needs in this turn."""
    courses = Courses(pos, FRESH).search(effort)
    return ("issue", courses.tried[courses.ranked()[0]].issued)


def take(pos: AgeOfSteamPosition, options: list[Action], effort: Effort) -> Action:
    """The action with which a course leads furthest."""

    def worth(option: Action) -> float:
        action, purse = name_of(option[1], "action"), purse_of(pos, 0)
        if action == "locomotive":
            purse.engine = min(purse.engine + 1, pos.map.engine_max)
        return Courses(pos, stage_after(pos, action), purse).search(effort.less()).value()

    return max(options, key=worth)


def build(pos: AgeOfSteamPosition, turn: Build, options: list[Action], effort: Effort) -> Action:
    """The first step of the best course, if it is to be taken now."""
    courses = Courses(pos, Stage(False, pos.action[0], turn.left, turn.city)).search(
        effort.less() if turn.built else effort
    )
    course = courses.ranked()[0]
    for number in course.steps[: courses.tried[course].built]:
        step = courses.steps[number]
        action = step.action(pos) if isinstance(step, City) else first_tile(pos, step, options)
        if action in options:
            return action
    return DONE


def move(pos: AgeOfSteamPosition, decision: Move, options: list[Action], effort: Effort) -> Action:
    """The shipment or the upgrade after which one of the best courses leads furthest."""
    stage = Stage(False, pos.action[0], 0, False, 3 - decision.round, not pos.upgraded[0])
    courses = Courses(pos, stage).search(effort.less())
    best = courses.ranked()[: effort.tried]
    after = stage._replace(ships=stage.ships - 1)

    def worth(option: Action) -> float:
        purse, rest, taken = courses.purse.copy(), after, None
        if option == LOCOMOTIVE:
            purse.engine += 1
            rest = after._replace(may_upgrade=False)
        elif option != PASS:
            taken, links = shipment(pos, option)
            purse.income += links
        return max(courses.play(course, purse, rest, taken).value for course in best)

    return max(longest(options), key=worth)


def shipment(pos: AgeOfSteamPosition, option: Action) -> tuple[Cube, int]:
    """The cube of a shipment, and its links: all are one's own."""
    journey = follow(pos, 0, option)
    assert isinstance(journey, Journey)
    return (journey.origin, journey.colour), len(journey.chains)


def longest(options: list[Action]) -> list[Action]:
    """Of the routes of every cube one of the longest, and all that is no shipment."""
    best: dict[str, Action] = {}
    for option in options:
        key = str(option[1] if option[0] == "ship" else option[0])
        if key not in best or len(option) > len(best[key]):
            best[key] = option
    return list(best.values())
