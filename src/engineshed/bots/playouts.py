"""Rounds and games that are played out by a game's quick policy, to see what comes of a position."""

from collections.abc import Callable
from math import inf
from typing import Final

from engineshed.bots.clock import now
from engineshed.kernel import Action, Position, Seat, State
from engineshed.kernel.advice import Advice

ENDLESS: Final = 5_000
"""Decisions after which a game is taken as it stands; none takes this many."""


class OutOfTime(Exception):
    """Something was not finished in time, so it does not count."""


def play_to_the_end(
    state: State[Position],
    advice: Advice[Position],
    deadline: float = inf,
    heard: Callable[[Action], object] | None = None,
) -> None:
    """Let all seats go on by the quick policy, and tell what they do; OutOfTime if that takes too long."""
    _play_on(state, advice, deadline, None, heard)


def play_the_round(
    state: State[Position], begun: State[Position], advice: Advice[Position], deadline: float = inf
) -> None:
    """The same to the end of the round in which it has begun."""
    _play_on(state, advice, deadline, begun.setup.game.round_of(begun.pos))


def _play_on(
    state: State[Position],
    advice: Advice[Position],
    deadline: float,
    this_round: int | None,
    heard: Callable[[Action], object] | None = None,
) -> None:
    game = state.setup.game
    for _ in range(ENDLESS):
        waiting = state.waiting()
        if not waiting or (this_round is not None and game.round_of(state.pos) != this_round):
            return
        if now() > deadline:
            raise OutOfTime
        action = _quickly(state, waiting[0], advice)
        if heard is not None:
            heard(action)
        state.do(waiting[0], action)


def _quickly(state: State[Position], seat: Seat, advice: Advice[Position]) -> Action:
    """What the quick policy takes."""
    decision = state.decision(seat)
    assert decision is not None
    action = None if advice.at_once is None else advice.at_once(state.pos, decision)
    if action is not None:
        return action
    options = state.options(seat)
    if len(options) > 1:
        options = (advice.quick or advice.propose)(state.pos, decision, options) or options
    return options[0]


def margin(state: State[Position], seat: Seat, advice: Advice[Position]) -> float:
    """How far ahead of the best other a seat has ended; alone, what the game says or the points."""
    scores, result = final_scores(state, advice), state.result()
    if not scores:
        return 0.0 if result is None else float(seat in result.winners())
    return scores[seat] - max((points for other, points in enumerate(scores) if other != seat), default=0)


def final_scores(state: State[Position], advice: Advice[Position]) -> tuple[float, ...]:
    """What a game has brought every seat: points; alone, where the game says so, how far ahead it ended."""
    if advice.margin is not None and state.setup.players == 1:
        return (advice.margin(state.pos),)
    result = state.result()
    return () if result is None else result.scores()
