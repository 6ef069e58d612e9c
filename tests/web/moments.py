"""Moments of whole games at which each kind of Decision waits for an answer, and answers of every kind."""

import importlib
import pkgutil
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import FrameType
from typing import TypeAlias

from engineshed.kernel import Action, Decision, Game, Position, Rng, Seat, Seeded, State, find_game
from engineshed.kernel.page import Scene, page_of
from engineshed.kernel.play import Record, load_record
from engineshed.web.wording import words_of
from tests.web.clicking import kind

RECORDS = Path(__file__).parent.parent / "records"
MOST = 12
"""Questions of one kind that are read in each recorded game, to find a long one."""

Shape: TypeAlias = tuple[str, ...]
"""The kinds of an answer's atoms, each once; with atoms on a map also the map."""


def decisions(game: Game[Position]) -> list[str]:
    """The name of every Decision of the game's own package; what can take nothing is a base of others."""
    package = importlib.import_module(game.package)
    for module in pkgutil.walk_packages(package.__path__, f"{game.package}."):
        importlib.import_module(module.name)
    own = [made for made in below(Decision) if made.__module__.startswith(f"{game.package}.")]
    whole = [m for m in own if m.take is not Decision.take and m.candidates is not Decision.candidates]
    return sorted(made.__name__ for made in whole)


def below(base: type[Decision[Position]]) -> Iterator[type[Decision[Position]]]:
    for made in base.__subclasses__():
        yield made
        yield from below(made)


class Moment:
    """A game after so many moves, and the seat that answered then."""

    def __init__(self, whole: Record, moves: int, seat: Seat) -> None:
        self.whole = whole
        self.moves = moves
        self.seat = seat

    @property
    def record(self) -> Record:
        return self.whole.truncate(self.moves)

    def later(self, part: float) -> "Moment":
        """A choice after this part of the whole game."""
        moves = self.whole.moves()
        number = next(n for n in range(int(part * len(moves)), len(moves)) if not moves[n].auto)
        return Moment(self.whole, number, moves[number].seat)

    def state(self) -> State[Position]:
        return self.record.replay(Seeded(Rng(self.moves)))

    def shape(self, action: Action) -> Shape:
        kinds = tuple(dict.fromkeys(kind(str(atom)) for atom in action))
        return (str(self.whole.settings.get("map", "")), *kinds) if len(kinds) > 2 else kinds

    def answer(self, name: str, shape: Shape) -> Action:
        """An option of this shape that such a Decision takes: the same in every run, rather a long one."""
        state, rng = self.state(), random.Random(f"{name} {shape}")
        options = [option for option in state.options(self.seat) if self.shape(option) == shape]
        few = sorted(rng.sample(options, min(len(options), 6)), key=len, reverse=True)
        few.append(self.whole.moves()[self.moves].action)
        return next(option for option in few if name in takers(state.copy(), self.seat, option))


def takers(state: State[Position], seat: Seat, action: Action) -> list[str]:
    """Plays an action; the names of all Decisions that took it, from the one asked to the part that acts."""
    taken = [type(state.decision(seat)).__name__]

    def see(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_name == "take" and frame.f_locals.get("action") == action:
            taker = frame.f_locals["self"]
            if isinstance(taker, Decision):
                taken.append(type(taker).__name__)

    sys.setprofile(see)
    try:
        state.do(seat, action)
    finally:
        sys.setprofile(None)
    return taken


def answers(game: str, name: str) -> list[tuple[Moment, Action]]:
    """One answer of every shape to a Decision of this name, each at a moment of its own."""
    return [
        (moment, moment.answer(name, shape))
        for shape, moments in _recorded(game)[name].items()
        for moment in [random.Random(name).choice(moments)]
    ]


def some(game: str, most: int, seed: str) -> list[tuple[Moment, Action]]:
    """A few answers to different Decisions, those that take the most picking first."""
    found = [(shape, name) for name, shaped in _recorded(game).items() for shape in shaped]
    random.Random(seed).shuffle(found)
    names = [name for shape, name in sorted(found, key=lambda pair: len(pair[0]), reverse=True)]
    return [answers(game, name)[0] for name in list(dict.fromkeys(names))[:most]]


def undoable(game: str) -> tuple[Moment, Action]:
    """An answer after which the same seat goes on, and nothing has come to light that forbids to undo it."""
    for moment, action in some(game, 99, "undo"):
        state = moment.state()
        before = state.barriers
        state.do(moment.seat, action)
        if (
            state.barriers == before
            and state.waiting() == (moment.seat,)
            and len(state.options(moment.seat)) > 1
        ):
            return moment, action
    raise LookupError(game)


def whole_game(game: str, players: int) -> "Moment":
    """The end of a recorded game."""
    for file in sorted(RECORDS.glob(f"{game}/*{players}p.jsonl")):
        record = load_record(file.read_text("utf-8"))
        return Moment(record, len(record.moves()), 0)
    raise LookupError(game)


Shaped: TypeAlias = dict[Shape, list[Moment]]


@cache
def _recorded(game: str) -> dict[str, Shaped]:
    """What the recorded games asked, by the Decision that acted; those that only pass on get one shape."""
    acted: dict[str, Shaped] = defaultdict(dict)
    passed_on: dict[str, Shaped] = defaultdict(dict)
    for file in sorted(RECORDS.glob(f"{game}/*.jsonl")):
        for moment, names, shape in _asked(load_record(file.read_text("utf-8"))):
            acted[names[-1]].setdefault(shape, []).append(moment)
            for name in names[:-1]:
                passed_on[name] = {shape: [moment]}
    return defaultdict(dict, passed_on | acted)


def _asked(record: Record) -> Iterator[tuple[Moment, list[str], Shape]]:
    """Every choice of a game, with the Decisions that took it."""
    state = record.new_state(Seeded(Rng(0)))
    state.run()
    for number, move in enumerate(record.moves()):
        names = takers(state, move.seat, move.action)
        if not move.auto:
            moment = Moment(record, number, move.seat)
            yield moment, names, moment.shape(move.action)


@cache
def longest(game: str, language: str) -> dict[str, tuple[int, Moment]]:
    """Of every kind of question in the recorded games, how long it gets, and the moment at which it does."""
    page, words = page_of(find_game(game)), words_of(find_game(game), language)
    found = dict[str, tuple[int, Moment]]()
    for file in sorted(RECORDS.glob(f"{game}/*.jsonl")):
        record, met = load_record(file.read_text("utf-8")), Counter[str]()
        state = record.new_state(Seeded(Rng(0)))
        state.run()
        for number, move in enumerate(record.moves()):
            kind_asked = asked_kind(state, move.seat)
            met[kind_asked] += not move.auto
            if not move.auto and met[kind_asked] <= MOST:
                length = len(page.prompt(Scene(state.seen_by(move.seat), words)).text)
                if kind_asked not in found or length > found[kind_asked][0]:
                    found[kind_asked] = length, Moment(record, number, move.seat)
            state.do(move.seat, move.action)
    return found


def asked_kind(state: State[Position], seat: Seat) -> str:
    decision = state.decision(seat)
    assert decision is not None
    return decision.question(state.pos).name
