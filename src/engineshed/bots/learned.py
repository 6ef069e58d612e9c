"""Playing by a network without search: every idea is played to the end of the turn and judged there."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from engineshed.bots.bot import Budget, log_odds, worth
from engineshed.bots.greedy import LONGEST_TURN
from engineshed.bots.network import Judge, judge_for, read_judge
from engineshed.bots.playouts import final_scores
from engineshed.kernel import Action, Position, Rng, Seat, State, Together
from engineshed.kernel.advice import Advice, advice_for

IDEAS: Final = 10
"""How many of the game's proposals are tried."""

Judging: TypeAlias = Callable[[list[State[Position]], Seat], list[float]]
"""How much each of these states is worth to a seat."""


class NetworkBot:
    """Takes the idea whose state at the end of the turn the network values most."""

    WORLDS: Final = 2

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        """Weights from elsewhere; None: those that lie beside the game."""
        self.read: dict[int, Judge] = {}

    def choose(self, seen: State[Position], seat: Seat, budget: Budget) -> Action:
        ideas = ideas_of(seen, seat)
        if len(ideas) == 1:
            return ideas[0]
        rng, advice = Rng(budget.seed), advice_for(seen.setup.game)
        judging = judging_by(self._judge(seen), advice)
        totals = [0.0] * len(ideas)
        for _ in range(self.WORLDS):
            world = seen.imagine(rng.branch())
            ends = [end_of_turn(world, seat, idea, advice) for idea in ideas]
            totals = [total + value for total, value in zip(totals, judging(ends, seat), strict=True)]
        return best_idea(ideas, [total / self.WORLDS for total in totals], advice)

    def _judge(self, seen: State[Position]) -> Judge | None:
        setup = seen.setup
        if self.file is None:
            return judge_for(setup.game, setup.players, setup.settings)
        if setup.players not in self.read:
            self.read[setup.players] = read_judge(setup.game, self.file, setup.players)
        return self.read[setup.players]


def ideas_of(state: State[Position], seat: Seat, most: int = IDEAS, wide: bool = True) -> list[Action]:
    """The options worth a try, best first: the game's proposals or, if `wide`, all its ideas."""
    options = state.options(seat)
    if len(options) == 1:
        return options
    decision = state.decision(seat)
    assert decision is not None
    advice = advice_for(state.setup.game)
    proposing = advice.ideas if wide and advice.ideas is not None else advice.propose
    return proposing(state.pos, decision, options)[:most] or options[:most]


def best_idea(ideas: list[Action], values: list[float], advice: Advice[Position]) -> Action:
    """The one with the highest value, where the game's first idea has a start (`Advice.loyal`)."""
    liked = [values[0] + advice.loyal, *values[1:]]
    return ideas[liked.index(max(liked))]


def end_of_turn(
    world: State[Position], seat: Seat, action: Action, advice: Advice[Position]
) -> State[Position]:
    """A copy in which this action is taken and the turn is completed by the game's first proposals."""
    state = world.copy()
    state.do(seat, action)
    finish(state, seat, advice, turn_of(advice, world.pos))
    return state


def finish(state: State[Position], seat: Seat, advice: Advice[Position], turn: object) -> list[Action]:
    """Complete the turn by the game's first proposals, and return the seat's actions.

    Where all decide at once, the others commit to their first proposals, too, so that the game goes on.
    """
    done: list[Action] = []
    for _ in range(LONGEST_TURN):
        waiting = state.waiting()
        if still_in_turn(state, seat, advice, turn):
            asked = seat
        elif waiting and seat not in waiting and _committed(state, seat):
            asked = waiting[0]
        else:
            break
        decision, options = state.decision(asked), state.options(asked)
        assert decision is not None
        proposed = advice.propose(state.pos, decision, options) if len(options) > 1 else options
        action = proposed[0] if proposed else options[0]
        if asked == seat:
            done.append(action)
        state.do(asked, action)
    return done


def still_in_turn(state: State[Position], seat: Seat, advice: Advice[Position], turn: object) -> bool:
    """Whether only this seat is asked, and still in the same turn."""
    return state.waiting() == (seat,) and turn_of(advice, state.pos) == turn


def turn_of(advice: Advice[Position], pos: Position) -> object:
    """A mark that changes when a turn ends, for games in which one seat may have several turns in a row."""
    return None if advice.turn_of is None else advice.turn_of(pos)


def _committed(state: State[Position], seat: Seat) -> bool:
    return isinstance(state.agenda[-1], Together) and state.decision(seat) is not None


def judging_by(judge: Judge | None, advice: Advice[Position]) -> Judging:
    """A function that judges states: by a network or, without one, by the game's own value."""

    def by_advice(states: list[State[Position]], seat: Seat) -> list[float]:
        return [worth(state, seat, advice) for state in states]

    def leaning(states: list[State[Position]], seat: Seat) -> list[float]:
        owns = by_advice(states, seat)
        return [
            found + advice.lean * log_odds(own)
            for found, own in zip(by_network(states, seat), owns, strict=True)
        ]

    def by_network(states: list[State[Position]], seat: Seat) -> list[float]:
        assert judge is not None
        values = [0.0] * len(states)
        running = [number for number, state in enumerate(states) if state.agenda]
        if running:
            rows = [judge.inputs.row(states[number], seat) for number in running]
            for number, value in zip(running, judge.judge(rows), strict=True):
                values[number] = float(value)
        for number, state in enumerate(states):
            result = state.result()
            if result is not None:
                values[number] = judge.final(result.winners(), final_scores(state, advice), seat)
        return values

    if judge is None:
        return by_advice
    return leaning if advice.lean else by_network
