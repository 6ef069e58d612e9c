"""One game between bots, and what is worth knowing about it afterwards."""

import time
from collections import Counter
from typing import NamedTuple

from engineshed.bots import Bot, Budget, bot_of
from engineshed.bots.clock import by_processor
from engineshed.bots.random import RandomBot
from engineshed.kernel import (
    Action,
    Atom,
    BadSetup,
    DeadEnd,
    Position,
    Rng,
    Seat,
    Seeded,
    State,
    Value,
    find_game,
    new_state,
    words_for,
)
from engineshed.kernel.page import Scene, page_of
from engineshed.kernel.play import Tape, record_of

MOST_ACTIONS = 50_000
"""Actions after which a game is taken to be endless."""


class Task(NamedTuple):
    """A game to be played: plain data, so that any process can do it."""

    game: str
    players: int
    settings: dict[str, Value]
    bots: tuple[str, ...]
    """The level of each seat."""
    seed: int
    watch: bool = False
    """Note also which atoms were offered and chosen."""
    thinking: float = 0.0
    """Seconds of the processor that a bot may take for a decision; 0: as usual for its level."""
    iterations: int = 0
    """Trials for a decision instead, for bots that count them."""
    record: bool = False
    """Tell the whole game, too, for those who want to read it."""


class Outcome(NamedTuple):
    """How a game went."""

    task: Task
    finished: bool
    wins: tuple[float, ...]
    """Per seat; ties split one win."""
    scores: tuple[int, ...]
    reason: str
    actions: int
    decisions: int
    """Those with two or more options."""
    rounds: int = 0
    """0 where the game counts none."""
    chosen: tuple[Counter[str], ...] = ()
    offered: Counter[str] = Counter()
    names: dict[str, str] = {}
    """What people call the atoms."""
    places: tuple[int, ...] = ()
    """1 is the first; ties share one."""
    thought: tuple[tuple[str, float], ...] = ()
    """The level of a bot and the seconds it took, for every answer that was not random."""
    record: str = ""
    """The whole game, if it was wanted."""


class Watcher:
    """Notes what is offered and chosen in one game, by the names that its page shows."""

    def __init__(self, state: State[Position]) -> None:
        self.page = page_of(state.setup.game)
        self.scene = Scene(state, words_for("en", "engineshed.web", state.setup.game.package))
        self.chosen = tuple(Counter[str]() for _ in range(state.setup.players))
        self.offered = Counter[str]()
        self.names: dict[str, str] = {}

    def see(self, seat: Seat, options: list[Action], action: Action) -> None:
        """One decision, before it is carried out."""
        atoms = {atom for option in options for atom in option}
        for atom in atoms:
            if str(atom) not in self.names:
                self.names[str(atom)] = self._name(atom)
        self.offered.update(map(str, atoms))
        self.chosen[seat].update({str(atom) for atom in action})

    def _name(self, atom: Atom) -> str:
        try:
            return self.page.label(atom, self.scene)
        except KeyError:  # a page has names for what it shows, not for every word of an action
            return str(atom)

    def told(self, outcome: Outcome) -> Outcome:
        """The outcome with all that was seen."""
        return outcome._replace(chosen=self.chosen, offered=self.offered, names=self.names)


def line_up(bots: list[str], players: int) -> list[str]:
    """One level per seat: the last one named takes all seats that are left."""
    for level in bots:
        bot_of(level)
    if not 0 < len(bots) <= players:
        raise BadSetup(f"{len(bots)} bots for {players} players: name at least one and at most one per seat")
    return bots + bots[-1:] * (players - len(bots))


def rotated(bots: list[str], turn: int) -> tuple[str, ...]:
    """The same bots, everyone some seats further on."""
    shift = turn % len(bots)
    return tuple(bots[-shift:] + bots[:-shift])


def play_out(task: Task) -> Outcome:
    """Play a game to its end."""
    game = find_game(task.game)
    state = new_state(game, task.players, task.settings, task.seed)
    rng = Rng(task.seed ^ 0x5EED)
    bots = [bot_of(level) for level in task.bots]
    watcher = Watcher(state) if task.watch else None
    thought: list[tuple[str, float]] = []
    played: list[tuple[Seat, Action]] = []
    decisions = 0
    while (waiting := state.waiting()) and len(played) < MOST_ACTIONS:
        seat = waiting[0]
        try:
            options = state.options(seat)
        except DeadEnd as end:
            raise DeadEnd(f"{end.where} (seed {task.seed})", end.dump, _record(task, played)) from None
        begun = time.process_time()
        action = _answer(bots[seat], state, seat, options, rng, task)
        if len(options) > 1 and task.bots[seat] != "random":
            thought.append((task.bots[seat], time.process_time() - begun))
        if len(options) > 1:
            decisions += 1
            if watcher is not None:
                watcher.see(seat, options, action)
        state.do(seat, action)
        played.append((seat, action))
    result = state.result()
    wins: tuple[float, ...] = (0.0,) * task.players
    scores: tuple[int, ...] = ()
    reason = ""
    if result is not None:
        winners, scores, reason = result.winners(), result.scores(), result.reason
        wins = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(task.players))
    outcome = Outcome(
        task,
        result is not None,
        wins,
        scores,
        reason,
        len(played),
        decisions,
        game.round_of(state.pos),
        places=() if result is None else result.places,
        thought=tuple(thought),
        record=_record(task, played) if task.record else "",
    )
    return outcome if watcher is None else watcher.told(outcome)


def _record(task: Task, played: list[tuple[Seat, Action]]) -> str:
    """The record of a game that was played without keeping one."""
    game = find_game(task.game)
    state, tape = game.new(task.players, task.settings, Seeded(Rng(task.seed))), Tape()
    state.tape = tape
    state.run()
    for seat, action in played:
        state.do(seat, action)
    return record_of(state, tape.lines).text()


def _answer(
    bot: Bot, state: State[Position], seat: Seat, options: list[Action], rng: Rng, task: Task
) -> Action:
    if len(options) == 1:
        return options[0]
    if isinstance(bot, RandomBot):  # what it would see makes no difference
        return rng.choice(options)
    budget = Budget(rng.below(1 << 62), task.thinking, task.iterations)
    with by_processor():
        return bot.choose(state.seen_by(seat), seat, budget)
