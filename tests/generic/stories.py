"""Random games of every installed game and configuration: played once, looked at by many tests."""

from collections.abc import Iterator, Mapping

from engineshed.kernel import Action, Configuration, Game, Position, Rng, Seat, Seeded, State, Value, games
from engineshed.kernel.advice import NO_ADVICE, advice_for
from engineshed.kernel.dump import dump
from engineshed.kernel.play import Drawn, Record, Tape, record_of

GAMES = 5
"""Random games per configuration."""
ADVISED = 4
"""The game in which half of all choices are among the best ideas of the game's bot: it gets further."""
MOMENTS = 6
"""Moments of each game that the tests look at, besides the first time that something is asked."""
MOST_ACTIONS = 20_000


class Moment:
    """A copy of a state in the middle of a game."""

    def __init__(self, state: State[Position]) -> None:
        self.state = state
        self.seats: list[Seat] = list(range(state.setup.players))

    def asked(self) -> Iterator[tuple[Seat, list[Action]]]:
        """Who may act now, and how."""
        for seat in self.state.waiting():
            yield seat, self.state.options(seat)


class HiddenDraw:
    """The state before an action after which chance answered something that not everybody saw."""

    def __init__(self, before: State[Position], seat: Seat, action: Action, lines: list[Drawn]) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.lines = lines


class Books:
    """Everybody's figures, kept by reading the books alone."""

    def __init__(self, game: Game[Position], state: State[Position]) -> None:
        self.game = game
        self.figures = self._figures(state)
        self.read = len(state.tape.books) if state.tape else 0

    def compare(self, state: State[Position], where: str) -> str:
        """Read on, and say what the table shows otherwise; "": nothing."""
        assert state.tape is not None
        for booking in state.tape.books[self.read :]:
            entry = booking.entry
            assert entry.rule, f"{where}: {entry} names no rule"
            self.figures[entry.seat][entry.thing] = (
                self.figures[entry.seat].get(entry.thing, 0) + entry.amount
            )
        self.read = len(state.tape.books)
        for seat, (kept, shown) in enumerate(zip(self.figures, self._figures(state), strict=True)):
            for thing in kept.keys() | shown.keys():
                booked, has = kept.get(thing, 0), shown.get(thing, 0)
                if booked != has:
                    return f"{where}: seat {seat} has {has} {thing}, by the books {booked}"
        return ""

    def _figures(self, state: State[Position]) -> list[dict[str, int]]:
        return [dict(self.game.figures(state.pos, seat)) for seat in range(state.setup.players)]


class Story:
    """Some random games of one configuration, from their seeds to their ends."""

    def __init__(self, game: Game[Position], configuration: Configuration) -> None:
        self.game = game
        self.players, self.settings = configuration
        self.moments: list[Moment] = []
        self.hidden_draws: list[HiddenDraw] = []
        self.records: list[Record] = []
        self.ends: list[State[Position]] = []
        self.actions: dict[Action, None] = {}
        """Every action that was chosen anywhere: foreign ones for the decisions that never offered them."""
        self.asked: set[str] = set()
        self.failure: Exception | None = None
        self.unbooked: str = ""
        """The first difference between a seat's figures and the books that were kept of them."""

    def play(self) -> "Story":
        """Play all games; what goes wrong is kept for the test that is about it."""
        try:
            for seed in range(GAMES):
                self.play_one(seed)
        except Exception as error:
            self.failure = error
        return self

    def start(self, seed: int) -> State[Position]:
        return self.game.new(self.players, self.settings, Seeded(Rng(seed)))

    def play_one(self, seed: int) -> None:
        state, rng, tape = self.start(seed), Rng(seed * 7919 + 1), Tape()
        state.tape = tape
        state.run()
        moments: list[Moment] = []
        books = Books(self.game, state)
        count = 0
        while waiting := state.waiting():
            self.game.check(state.pos)
            assert count < MOST_ACTIONS, f"seed {seed}: the game does not end"
            seat = rng.choice(waiting)
            options = state.options(seat)
            self._notice(state, seat, moments, count, rng)
            before = state.copy() if len(self.hidden_draws) < MOMENTS else None
            advised = seed == ADVISED and rng.below(2)
            action = rng.choice(self._ideas(state, seat, options) if advised else options)
            lines = len(tape.lines)
            state.play(seat, action)
            self.unbooked = self.unbooked or books.compare(state, f"seed {seed}, move {count}: {action}")
            self.actions[action] = None
            drawn = [line for line in tape.lines[lines:] if isinstance(line, Drawn)]
            if before is not None and any(line.to != "all" for line in drawn):
                self.hidden_draws.append(HiddenDraw(before, seat, action, drawn))
            count += 1
        self.game.check(state.pos)
        self.moments += moments
        self.records.append(record_of(state, tape.lines))
        self.ends.append(state)

    def _ideas(self, state: State[Position], seat: Seat, options: list[Action]) -> list[Action]:
        """What the game's bot would look at first."""
        decision, advice = state.decision(seat), advice_for(self.game)
        if advice is NO_ADVICE or decision is None:
            return options
        return advice.propose(state.seen_by(seat).pos, decision, options)[:3] or options

    def _notice(
        self, state: State[Position], seat: Seat, moments: list[Moment], count: int, rng: Rng
    ) -> None:
        """Keep the first moment of every kind of decision, and a fair sample of all others."""
        kind = type(state.decision(seat)).__name__
        if kind not in self.asked:
            self.asked.add(kind)
            self.moments.append(Moment(state.copy()))
        elif len(moments) < MOMENTS:
            moments.append(Moment(state.copy()))
        elif (place := rng.below(count + 1)) < MOMENTS:
            moments[place] = Moment(state.copy())


def stories() -> dict[str, Story]:
    """A story, not yet played, for every configuration of every installed game, by a readable name."""
    return {
        f"{game.id}/{'-'.join([*_said(settings), str(players)])}p": Story(game, (players, settings))
        for game in games().values()
        for players, settings in game.configurations()
    }


def _said(settings: Mapping[str, Value]) -> list[str]:
    return [value if isinstance(value, str) else f"{name}={value}" for name, value in settings.items()]


def face(state: State[Position]) -> bytes:
    """What lies on the table and what still has to happen, whatever the source of chance."""
    return dump((state.pos, state.agenda), state.pos.fixed)


def wander(state: State[Position], rng: Rng, moves: int) -> list[tuple[Seat, Action]]:
    """Play so many random moves; which ones."""
    made: list[tuple[Seat, Action]] = []
    while len(made) < moves and (waiting := state.waiting()):
        seat = rng.choice(waiting)
        action = rng.choice(state.options(seat))
        state.do(seat, action)
        made.append((seat, action))
    return made
