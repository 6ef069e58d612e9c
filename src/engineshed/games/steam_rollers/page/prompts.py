"""What is asked, in one line, and where in the round that is."""

from functools import singledispatch

from engineshed.games.steam_rollers.phases.act import Act
from engineshed.games.steam_rollers.phases.build import BY_BLACK_DIE
from engineshed.games.steam_rollers.phases.ewa import RerollEwaDie, SpareGood
from engineshed.games.steam_rollers.phases.orders import LastExchange
from engineshed.games.steam_rollers.phases.round import ClaimDie, PickDie
from engineshed.games.steam_rollers.phases.starting_tiles import (
    ChooseStartingTile,
    CrossAnyBox,
    DrawAnyTrack,
    PrivateGood,
    TakeAnyTile,
)
from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.kernel import Words
from engineshed.kernel.page import Phase, Prompt, name, timetable


@singledispatch
def prompt(decision: object, pos: SteamRollersPosition, words: Words) -> Prompt:
    """The question of a decision; of none: the game is over."""
    return Prompt(words("ask-nothing"))


@prompt.register
def _(decision: PickDie, pos: SteamRollersPosition, words: Words) -> Prompt:
    if pos.solo:
        return Prompt(words("ask-two-dice"), ("SR-1502",), words("ask-two-dice-hint"))
    return Prompt(words("ask-die"), ("SR-304",), words("ask-die-hint", left=len(pos.white)))


@prompt.register
def _(decision: Act, pos: SteamRollersPosition, words: Words) -> Prompt:
    kinds = " / ".join(words(f"track-{kind}") for kind in BY_BLACK_DIE[pos.black])
    hint = words("ask-act-hint", kinds=kinds, die=decision.die)
    return Prompt(words("ask-act", die=decision.die, later=len(decision.later)), ("SR-305",), hint)


@prompt.register
def _(decision: LastExchange, pos: SteamRollersPosition, words: Words) -> Prompt:
    return Prompt(words("ask-order"), ("SR-1004", "SR-1005"))


@prompt.register
def _(decision: ClaimDie, pos: SteamRollersPosition, words: Words) -> Prompt:
    said = words("ask-claim", who=name(decision.picker), die=decision.die)
    return Prompt(said, ("SR-806", "SR-809"), words("ask-claim-hint"))


@prompt.register
def _(decision: RerollEwaDie, pos: SteamRollersPosition, words: Words) -> Prompt:
    said = words("ask-reroll-ewa", die=decision.die, crosses=pos.influence[decision.die])
    return Prompt(said, ("SR-1613",))


@prompt.register
def _(decision: SpareGood, pos: SteamRollersPosition, words: Words) -> Prompt:
    said = words("ask-spare", city=decision.die, points=pos.influence[decision.die])
    return Prompt(said, ("SR-1614",), words("ask-spare-hint"))


@prompt.register
def _(decision: ChooseStartingTile, pos: SteamRollersPosition, words: Words) -> Prompt:
    return Prompt(words("ask-start"), ("SR-1101",))


@prompt.register
def _(decision: CrossAnyBox, pos: SteamRollersPosition, words: Words) -> Prompt:
    return Prompt(words("ask-any-box"), ("SR-1103",))


@prompt.register
def _(decision: DrawAnyTrack, pos: SteamRollersPosition, words: Words) -> Prompt:
    return Prompt(words("ask-any-track"), ("SR-1104",))


@prompt.register
def _(decision: TakeAnyTile, pos: SteamRollersPosition, words: Words) -> Prompt:
    return Prompt(words("ask-any-tile"), ("SR-1106",))


@prompt.register
def _(decision: PrivateGood, pos: SteamRollersPosition, words: Words) -> Prompt:
    return Prompt(words("ask-private-good"), ("SR-1107",))


def phases(decision: object, pos: SteamRollersPosition, words: Words) -> tuple[Phase, ...]:
    """The round as a timetable: pick, act, and alone Ewa."""
    if decision is None or not pos.round:
        return ()
    now = "pick" if isinstance(decision, PickDie | ClaimDie) else "act"
    if isinstance(decision, RerollEwaDie | SpareGood):
        now = "ewa"
    stops = ("pick", "act", "ewa") if pos.solo else ("pick", "act")
    return timetable(words, stops, now)
