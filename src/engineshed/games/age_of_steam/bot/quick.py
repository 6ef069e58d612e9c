"""Quick answers, for the many of a round that is played out to see what comes of it.

What the judgement finds by looking at dozens of plans is guessed here: money by what a turn usually costs,
actions by what they usually bring, shipments by their links. Track is still planned, with fewer plans.
"""

from math import ceil
from typing import Final

from engineshed.games.age_of_steam.bot import judgement
from engineshed.games.age_of_steam.bot.build import Laying, laying, next_steps
from engineshed.games.age_of_steam.bot.forecast import TRACK_A_TURN, Forecast, purse_of
from engineshed.games.age_of_steam.bot.money import action_guesses
from engineshed.games.age_of_steam.bot.plans import Width
from engineshed.games.age_of_steam.phases.actions import TakeAction
from engineshed.games.age_of_steam.phases.build import Build
from engineshed.games.age_of_steam.phases.move import LOCOMOTIVE, Move
from engineshed.games.age_of_steam.phases.shares import Issue
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.routes import gains_of
from engineshed.kernel import DONE, PASS, Action, Decision, name_of

BRIEF: Final = Width(8, 2, 3, 3, 1)
FOR_A_PLACE: Final = 2
"""What a place in the order usually costs."""
SHORT: Final = (-1, 0, 2, 2, 3)
"""Links of a shipment that is given up for an engine level: never in the last turn, in the one before, ..."""


def at_first_sight(
    pos: AgeOfSteamPosition, decision: Decision[AgeOfSteamPosition], options: list[Action]
) -> list[Action]:
    """What a seat would probably do."""
    if pos.players == 1:
        return judgement.propose(pos, decision, options)
    match decision:
        case Issue():
            return [shares(pos, decision.seat, options)]
        case TakeAction():
            return [take(pos, decision.seat, options)]
        case Build():
            return [build(pos, decision, options)]
        case Move():
            return [move(pos, decision, options)]
    return judgement.propose(pos, decision, options)


def shares(pos: AgeOfSteamPosition, seat: int, options: list[Action]) -> Action:
    """As many as a usual turn needs, with one shipment as long as the engine allows."""
    left, price = _turns_left(pos), pos.map.share_price
    spent = TRACK_A_TURN[min(left, 2)] + (FOR_A_PLACE if left else 0)
    lacking = spent - pos.cash[seat]
    due = pos.shares[seat] - pos.income[seat]  # that shipment pays for the engine
    wanted = max(ceil((lacking + due) / (price - 1)), ceil(lacking / price), 0)
    return ("issue", min(wanted, max(int(option[1]) for option in options)))


def take(pos: AgeOfSteamPosition, seat: int, options: list[Action]) -> Action:
    """What usually brings most."""
    guesses = action_guesses(Forecast(pos, seat, {}), purse_of(pos, seat))
    return max(options, key=lambda option: guesses.get(name_of(option[1], "action"), 0.0))


class Intention:
    """The tiles that a seat means to lay in the rest of its turn."""

    __slots__ = ("pos", "rest", "seat", "turn")

    def __init__(self, pos: AgeOfSteamPosition, seat: int, rest: tuple[Laying, ...]) -> None:
        self.pos = pos
        """The very table on which it was planned, not a copy of it."""
        self.turn = pos.turn
        self.seat = seat
        self.rest = rest


_LATEST: Final[list[Intention | None]] = [None]
"""Only the last one is kept in mind: nobody else builds in between."""


def build(pos: AgeOfSteamPosition, turn: Build, options: list[Action]) -> Action:
    """The next step of the best of a few plans, whatever rivals may ship; what was planned is carried out."""
    latest = _LATEST[0]
    _LATEST[0] = None
    if turn.built and latest is not None and latest.pos is pos and latest.seat == turn.seat:
        if latest.turn == pos.turn and (latest.rest or DONE in options):
            action = laying(pos, latest.rest[0], options) if latest.rest else DONE
            if action is not None:
                _LATEST[0] = Intention(pos, turn.seat, latest.rest[1:])
                return action
    action, rest = next_steps(Forecast(pos, turn.seat, {}), turn, options, BRIEF)
    if rest is not None:
        _LATEST[0] = Intention(pos, turn.seat, rest)
    return action


def move(pos: AgeOfSteamPosition, decision: Move, options: list[Action]) -> Action:
    """The shipment that brings most, or the engine if the network is longer than it and little is lost."""
    seat = decision.seat
    harm = 1.0 / max(1, len(pos.order) - 1)
    best, found = 0.0, PASS
    for action in options:
        if action[0] == "ship":
            own, others = gains_of(pos, seat, action)
            if own - harm * others > best:
                best, found = own - harm * others, action
    if LOCOMOTIVE in options and best <= SHORT[min(_turns_left(pos), len(SHORT) - 1)]:
        longer = Forecast(pos, seat, {}).network.reach() > pos.engine[seat]
        return LOCOMOTIVE if longer else found
    return found


def _turns_left(pos: AgeOfSteamPosition) -> int:
    """After this one."""
    return pos.map.turns(pos.players) - pos.turn
