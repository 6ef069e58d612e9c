"""Sampled futures: every option is played on in the same imagined worlds, from what one seat knows.

A world fills in what is hidden and has its own chance. In it the option is taken, the turn is completed, the
others reply and the seat plays its next turn. At this horizon the judge says what everybody may expect. All
moves follow the fast policy: the game's first proposal, now and then its second, so that the spread of the
futures reflects how little is known about the others.
"""

import time
from collections.abc import Sequence
from math import inf
from typing import Final, NamedTuple

from engineshed.bots.learned import finish, still_in_turn, turn_of
from engineshed.kernel import Action, Game, Position, Rng, Seat, State
from engineshed.kernel.advice import Horizon
from engineshed.teacher.judge import Judge, Values

SECOND: Final = 0.2
"""How often the fast policy takes the second proposal."""
LONGEST: Final = 120
"""Decisions after which a round is judged as it is."""
ENDLESS: Final = 5_000
"""Decisions after which a playout is judged as it is; no game takes this many."""


class Future(NamedTuple):
    """How one option went in one world, until the horizon."""

    values: Values
    lines: tuple[dict[str, int], ...]
    """For every seat the lines of its score sheet at the horizon."""
    figures: dict[str, int]
    """The deciding seat's figures at the end of its turn."""
    replies: frozenset[tuple[Seat, Action]]
    """What the others do before the seat is asked again."""
    choices: int
    """The number of options of the seat when it is asked next; 0 if it is not asked again."""
    open: frozenset[Action]
    """What it can still do then."""


class Unjudged(NamedTuple):
    """A future before it is judged."""

    state: State[Position]
    figures: dict[str, int]
    replies: frozenset[tuple[Seat, Action]]
    open: list[Action]


class Futures:
    """The worlds of one decision, and what became of each option in each of them."""

    def __init__(
        self, seen: State[Position], seat: Seat, judge: Judge, rng: Rng, horizon: Horizon | None = None
    ) -> None:
        self.seen = seen
        self.seat = seat
        self.judge = judge
        self.rng = rng
        self.horizon: Horizon = horizon or judge.horizon
        self.worlds: list[tuple[State[Position], int]] = []
        """Each with the seed of the fast policy."""
        self.of: dict[Action, list[Future]] = {}
        """By the first action of a plan, one for each world."""
        self.trusted: frozenset[Action] = frozenset()
        """What `steady` would do, and, where no network judges, all that the game itself proposes."""
        self.home: Action | None = None
        """What `steady` would do, if that is known."""
        self.ends: Futures | None = None
        """The best other option and what `steady` would do, in games to the end."""
        self.levels: list[Values] = []
        """By how much games that were played out end above the judge's points (see `play_out_some`)."""

    def try_all(self, plans: Sequence[tuple[Action, ...]], until: float = inf) -> None:
        """Try each of these plans in one more world.

        When the time is up, what was begun does not count: a world in which some were not tried says nothing
        about them. Only in the first world those that were tried stay, the first one in any case.
        """
        played: list[tuple[Action, Unjudged]] = []
        for plan in plans:
            if played and time.monotonic() > until:
                if self.of:
                    return
                break
            future = self._play(plan, *self._world(len(self.of.get(plan[0], ()))), until)
            if future is None:
                return
            played.append((plan[0], future))
        values = self.judge.judge([future.state for _, future in played])
        for (action, future), value in zip(played, values, strict=True):
            lines = sheets(self.judge.game, future.state)
            self.of.setdefault(action, []).append(
                Future(value, lines, future.figures, future.replies, len(future.open), frozenset(future.open))
            )

    def play_out_some(self, plan: Sequence[Action], n: int, deadline: float) -> None:
        """Play a few games to the end to learn the level of the final points, which only a network knows."""
        for number in range(n):
            world, seed = self._world(number)
            future = self._play(plan, world, seed)
            assert future is not None
            state = future.state
            [judged] = self.judge.judge([state])
            if not play_out(state, self.judge, Rng(seed), deadline):
                break
            [end] = self.judge.judge([state])
            above = tuple(real - seen for real, seen in zip(end.points, judged.points, strict=True))
            self.levels.append(Values(end.chances, above))

    def _world(self, number: int) -> tuple[State[Position], int]:
        while len(self.worlds) <= number:
            self.worlds.append((self.seen.imagine(self.rng.branch()), self.rng.below(1 << 62)))
        return self.worlds[number]

    def _play(
        self, plan: Sequence[Action], world: State[Position], seed: int, until: float = inf
    ) -> Unjudged | None:
        """A plan in a world, up to the horizon; None if a game did not come to its end in time."""
        seat, advice, game = self.seat, self.judge.advice, self.judge.game
        state, turn = world.copy(), turn_of(advice, world.pos)
        for number, action in enumerate(plan):
            if number and not (still_in_turn(state, seat, advice, turn) and action in state.options(seat)):
                break  # chance has come out otherwise
            state.do(seat, action)
        finish(state, seat, advice, turn)
        figures = game.figures(state.pos, seat)
        replies: set[tuple[Seat, Action]] = set()
        rng, left = Rng(seed), list[Action]()
        if self.horizon != "turn":
            left = self._reply(state, rng, replies)
        if self.horizon == "end" and not play_out(state, self.judge, rng, until):
            return None
        return Unjudged(state, figures, frozenset(replies), left)

    def _reply(self, state: State[Position], rng: Rng, replies: set[tuple[Seat, Action]]) -> list[Action]:
        """Let the others play until the seat is asked again, play its turn, and return its options then."""
        seat, advice = self.seat, self.judge.advice
        for _ in range(LONGEST):
            waiting = state.waiting()
            if not waiting:
                return []
            if seat in waiting:
                left = state.options(seat)
                if self._question(state) != self._question(self.seen):
                    replies.clear()  # it is asked something else, so nobody knows whether it came too late
                if waiting == (seat,):
                    finish(state, seat, advice, turn_of(advice, state.pos))
                return left
            asked = waiting[0]
            action = fast_choice(state, asked, self.judge, rng)
            replies.add((asked, action))
            state.do(asked, action)
        return []

    def _question(self, state: State[Position]) -> str:
        decision = state.decision(self.seat)
        return decision.question(state.pos).name if decision is not None else ""


def fast_choice(state: State[Position], seat: Seat, judge: Judge, rng: Rng) -> Action:
    """The move of the fast policy: the first of the game's proposals, now and then the second."""
    options = state.options(seat)
    if len(options) == 1:
        return options[0]
    decision = state.decision(seat)
    assert decision is not None
    proposed = judge.advice.propose(state.pos, decision, options) or options
    return proposed[1] if len(proposed) > 1 and rng.random() < SECOND else proposed[0]


def play_on(state: State[Position], judge: Judge, rng: Rng, turns: int) -> None:
    """Let everybody play by the fast policy until `turns` turns have ended."""
    mover: tuple[Seat, object] | None = None
    for _ in range(LONGEST):
        waiting = state.waiting()
        if not waiting:
            return
        now = (waiting[0], turn_of(judge.advice, state.pos))
        if now != mover:
            if not turns:
                return
            turns, mover = turns - 1, now
        state.do(waiting[0], fast_choice(state, waiting[0], judge, rng))


def play_out(state: State[Position], judge: Judge, rng: Rng, until: float = inf) -> bool:
    """Let everybody play by the fast policy until the game ends; False if the time was up before."""
    for _ in range(ENDLESS):
        waiting = state.waiting()
        if not waiting:
            return True
        if time.monotonic() > until:
            return False
        state.do(waiting[0], fast_choice(state, waiting[0], judge, rng))
    return True


def sheets(game: Game[Position], state: State[Position]) -> tuple[dict[str, int], ...]:
    """The lines of all score sheets as they stand, by their sources."""
    found = game.score_now(state.pos) if state.agenda else game.result(state.pos).sheets
    tables: list[dict[str, int]] = []
    for sheet in found:
        lines: dict[str, int] = {}
        for line in sheet.lines:
            lines[line.source] = lines.get(line.source, 0) + line.points
        tables.append(lines)
    return tuple(tables)
