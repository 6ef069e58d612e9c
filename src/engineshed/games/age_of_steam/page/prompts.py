"""What is asked, in one line, and where in the turn that is."""

from functools import singledispatch

from engineshed.games.age_of_steam.maps.western_us import ChooseAward
from engineshed.games.age_of_steam.page import text
from engineshed.games.age_of_steam.phases.actions import TakeAction
from engineshed.games.age_of_steam.phases.build import Build
from engineshed.games.age_of_steam.phases.growth import PlaceCubes, Produce
from engineshed.games.age_of_steam.phases.move import Move
from engineshed.games.age_of_steam.phases.order import Bid, PayToBeFirst
from engineshed.games.age_of_steam.phases.shares import Issue
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.kernel import Words
from engineshed.kernel.page import Phase, Prompt, timetable


@singledispatch
def prompt(decision: object, pos: AgeOfSteamPosition, words: Words) -> Prompt:
    """The question of a decision; of none: the game is over."""
    return Prompt(words("ask-nothing"))


@prompt.register
def _shares(decision: Issue, pos: AgeOfSteamPosition, words: Words) -> Prompt:
    said = words(
        "ask-issue",
        shares=pos.shares[decision.seat],
        most=pos.map.shares_max,
        cash=text.money(words, pos.cash[decision.seat]),
    )
    return Prompt(said, ("AOS-302",), words("ask-issue-hint"))


@prompt.register
def _bid(decision: Bid, pos: AgeOfSteamPosition, words: Words) -> Prompt:
    high = max(pos.bids)
    said = words(
        "ask-bid", high=high, beat=text.money(words, high), cash=text.money(words, pos.cash[decision.seat])
    )
    return Prompt(said, ("AOS-402",), words("ask-bid-hint"))


@prompt.register
def _first_place(decision: PayToBeFirst, pos: AgeOfSteamPosition, words: Words) -> Prompt:
    fee, cash = pos.map.first_player_fee, pos.cash[decision.seat]
    said = words("ask-first-place", fee=text.money(words, fee), cash=text.money(words, cash))
    return Prompt(said, ("AOS-2306",), words("ask-first-place-hint"))


@prompt.register
def _action(decision: TakeAction, pos: AgeOfSteamPosition, words: Words) -> Prompt:
    said = words("ask-action", count=len(pos.map.free_actions(pos)))
    return Prompt(said, ("AOS-501",), words("ask-action-hint"))


@prompt.register
def _build(decision: Build, pos: AgeOfSteamPosition, words: Words) -> Prompt:
    asked = "ask-build-city" if decision.city else "ask-build"
    said = words(asked, left=decision.left, cash=text.money(words, pos.cash[decision.seat]))
    return Prompt(said, ("AOS-602",), words(f"{asked}-hint"))


@prompt.register
def _move(decision: Move, pos: AgeOfSteamPosition, words: Words) -> Prompt:
    said = words("ask-move", engine=pos.engine[decision.seat], round=decision.round)
    return Prompt(said, ("AOS-1202",), words("ask-move-hint"))


@prompt.register
def _production(decision: Produce, pos: AgeOfSteamPosition, words: Words) -> Prompt:
    return Prompt(words("ask-production"), ("AOS-1601",), words("ask-production-hint"))


@prompt.register
def _cubes(decision: PlaceCubes, pos: AgeOfSteamPosition, words: Words) -> Prompt:
    said = words("ask-place-cube", cubes=text.colours(words, decision.cubes), count=len(decision.cubes))
    return Prompt(said, ("AOS-1601",), words("ask-place-cube-hint"))


@prompt.register
def _award(decision: ChooseAward, pos: AgeOfSteamPosition, words: Words) -> Prompt:
    return Prompt(words("ask-award"), ("AOS-1916",), words("ask-award-hint"))


def phases(pos: AgeOfSteamPosition, words: Words) -> tuple[Phase, ...]:
    """The turn as a timetable: moving goods is two stops, the turn marker none."""
    stops: list[str] = []
    for phase in pos.map.phases:
        stops += ["move-1", "move-2"] if phase == "move" else [] if phase == "advance" else [phase]
    return timetable(words, stops, pos.phase)
