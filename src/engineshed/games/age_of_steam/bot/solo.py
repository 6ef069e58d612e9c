"""Barbados: every decision is the first one of the course that ends with most money."""

from collections.abc import Callable
from typing import Final

from engineshed.games.age_of_steam.bot.build import City, laying
from engineshed.games.age_of_steam.bot.course import FRESH, GROWN, Stage
from engineshed.games.age_of_steam.bot.courses import Courses, Effort
from engineshed.games.age_of_steam.bot.steps import tiles_of
from engineshed.games.age_of_steam.phases.actions import TakeAction
from engineshed.games.age_of_steam.phases.build import Build
from engineshed.games.age_of_steam.phases.growth import PlaceCubes
from engineshed.games.age_of_steam.phases.move import LOCOMOTIVE, Move
from engineshed.games.age_of_steam.phases.shares import Issue
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.routes import Journey, follow
from engineshed.kernel import DONE, PASS, Action, Decision, name_of

QUICK: Final = Effort(width=1, rounds=4, changes=300, tried=2)
THOROUGH: Final = Effort(width=8, rounds=12, changes=6000, tried=12)
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
        case PlaceCubes():
            return place(pos, options, effort)
    return None


def think(
    pos: AgeOfSteamPosition,
    decision: Decision[AgeOfSteamPosition],
    options: list[Action],
    spent: Callable[[], float],
) -> Action | None:
    """The same with all the time there is; `spent` tells the share that is used up."""
    return choose(pos, decision, options, THOROUGH._replace(spent=spent))


def shares(pos: AgeOfSteamPosition, effort: Effort) -> Action:
    """As many as the best course needs in this turn."""
    courses = Courses(pos, FRESH).search(effort)
    playout = courses.playout(courses.ranked()[0])
    playout.run()
    return ("issue", playout.issued)


def take(pos: AgeOfSteamPosition, options: list[Action], effort: Effort) -> Action:
    """The action with which a course leads furthest."""
    courses = Courses(pos, FRESH._replace(may_issue=False)).search(effort)
    playout = courses.playout(courses.ranked()[0])
    playout.run()
    return ("take", f"action:{playout.taken[0]}")


def build(pos: AgeOfSteamPosition, turn: Build, options: list[Action], effort: Effort) -> Action:
    """The first step of the best course, if it is to be taken now."""
    stage = Stage(False, pos.action[0], turn.left, turn.city)
    courses = Courses(pos, stage, turn.built).search(effort.less() if turn.built else effort)
    course = courses.ranked()[0]
    playout = courses.playout(course)
    playout.run()
    steps = [courses.steps[number] for number in playout.built]
    for step in steps:
        if isinstance(step, City):
            action = step.action(pos)
            if action in options:
                return action
    if playout.begun:
        steps.append(courses.steps[playout.next])
    for tile in tiles_of(pos, steps, playout.begun):
        laid = laying(pos, tile, options)
        if laid is not None:
            return laid
    return DONE


def move(pos: AgeOfSteamPosition, decision: Move, options: list[Action], effort: Effort) -> Action:
    """The shipment or the upgrade after which one of the best courses leads furthest."""
    stage = Stage(False, pos.action[0], 0, False, 3 - decision.round, not pos.upgraded[0])
    courses = Courses(pos, stage).search(effort.less())
    best = courses.ranked()[: effort.tried]
    after = stage._replace(ships=stage.ships - 1)

    def worth(option: Action) -> float:
        purse, rest, gone = courses.start.purse.copy(), after, -1
        if option == LOCOMOTIVE:
            purse.engine += 1
            rest = after._replace(may_upgrade=False)
        elif option != PASS:
            gone, links = shipment(pos, courses, option)
            purse.income += links
        return max(courses.playout(course).run(gone, purse, rest) for course in best)

    return max(longest(options), key=worth)


def place(pos: AgeOfSteamPosition, options: list[Action], effort: Effort) -> Action:
    """The space of the display from which a cube will help the best course most."""
    courses = Courses(pos, GROWN).search(effort.less())
    best, stock = courses.ranked()[: effort.tried], courses.start.stock

    def worth(option: Action) -> float:
        if option[0] != "place":
            return max(courses.tried[course] for course in best)
        colour = name_of(option[1], "cube")
        block, _, row = name_of(option[2], "space").partition("/")
        number, spaces = stock.names[block], list(pos.display[block])
        spaces[int(row) - 1] = colour
        before, stock.display[number] = stock.display[number], stock.colours(spaces)
        found = max(courses.playout(course).run() for course in best)
        stock.display[number] = before
        return found

    return max(options, key=worth)


def shipment(pos: AgeOfSteamPosition, courses: Courses, option: Action) -> tuple[int, int]:
    """The cube of a shipment, and its links: all are one's own."""
    journey = follow(pos, 0, option)
    assert isinstance(journey, Journey)
    return courses.start.stock.cube(journey.origin, journey.colour), len(journey.chains)


def longest(options: list[Action]) -> list[Action]:
    """Of the routes of every cube one of the longest, and all that is no shipment."""
    best: dict[str, Action] = {}
    for option in options:
        key = str(option[1] if option[0] == "ship" else option[0])
        if key not in best or len(option) > len(best[key]):
            best[key] = option
    return list(best.values())
