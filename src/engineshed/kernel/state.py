"""A game in progress: the position (what lies on the table) and the agenda (what still has to happen)."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, Generic, Self, TypeVar, cast, final

from mypy_extensions import mypyc_attr

from engineshed.kernel.action import HIDDEN, Action, Atom, Audience, Seat, well_formed
from engineshed.kernel.chance import Chance, Rng, Seeded
from engineshed.kernel.combinators import AnyOrder, Together
from engineshed.kernel.dump import dump
from engineshed.kernel.message import Message
from engineshed.kernel.refusal import (
    NO_SUCH_MOVE,
    NOT_AN_ACTION,
    NOT_ASKED,
    DeadEnd,
    Refusal,
    Refused,
    Unknown,
)
from engineshed.kernel.score import Bill, Entry, Result
from engineshed.kernel.steps import Decision, Step
from engineshed.kernel.tape import Booking, Drawn, Played, Tape

if TYPE_CHECKING:
    from engineshed.kernel.game import Game


# serializable: compiled, too, `__new__` leaves `__init__` alone: copies and loaded dumps fill the slots.
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Position:
    """What lies on the table, as plain data. Subclasses have `__slots__`, `copy`, and know what is secret."""

    __slots__ = ()
    fixed: ClassVar[tuple[str, ...]] = ()
    """Slots that hold printed matter (maps, cards): shared by copies, left out of dumps."""

    def copy(self) -> Self:
        """An independent copy: whatever play can change is copied, printed matter is shared."""
        raise NotImplementedError

    def blank(self, viewer: Seat | None) -> None:
        """Remove in place what this seat (None: a spectator) may not know."""

    def fill(self, rng: Rng) -> None:
        """Put something possible into every gap that `blank` left."""


P = TypeVar("P", bound=Position)


class Setup(Generic[P]):
    """What was agreed before the first move; shared by all copies of a state."""

    __slots__ = ("game", "players", "settings")

    def __init__(self, game: "Game[P]", players: int, settings: Mapping[str, str | int | bool]) -> None:
        self.game = game
        self.players = players
        self.settings = settings


ALL_KNOWING: Final = -1
"""The viewer of a state in which nothing is blanked."""

SPECTATOR: Final = -2


@final
class State(Generic[P]):
    """A game in progress. Games never subclass it: they have positions and steps."""

    __slots__ = ("agenda", "barriers", "chance", "owns_chance", "pos", "setup", "tape", "viewer")

    def __init__(
        self,
        setup: Setup[P],
        pos: P,
        agenda: list[Step[P]],
        chance: Chance,
        viewer: int,
        barriers: int = 0,
    ) -> None:
        self.setup = setup
        self.pos = pos
        self.agenda = agenda
        """A stack: the last step happens next."""
        self.chance = chance
        self.owns_chance = False
        """Copies share the source of chance until one of them draws."""
        self.viewer = viewer
        self.barriers = barriers
        """Counts outcomes of chance and reveals. Undo never crosses a change of it."""
        self.tape: Tape | None = None

    # Asking

    def waiting(self) -> tuple[Seat, ...]:
        """The seats that must act now; () = the game is over."""
        return self.agenda[-1].open_seats() if self.agenda else ()

    def decision(self, seat: Seat) -> Decision[P] | None:
        """What this seat is asked now."""
        return self.agenda[-1].of(seat) if self.agenda else None

    def options(self, seat: Seat) -> list[Action]:
        """All legal actions of this seat now, in a stable order; [] if it is not asked, else at least one."""
        if self.viewer != ALL_KNOWING and self.viewer != seat:
            raise Unknown("the options of another seat")
        decision = self.agenda[-1].of(seat) if self.agenda else None
        if decision is None:
            return []
        found = decision.options(self.pos)
        if not found:
            setup = self.setup
            where = f"{setup.game.id} for {setup.players}, {dict(setup.settings)}: seat {seat} in {decision}"
            raise DeadEnd(where, self.dump())
        return found

    def forced(self) -> tuple[Seat, Action] | None:
        """The single option of the single seat that is asked, for drivers to play at once; None: wait.

        Where being asked is itself a secret, drivers wait too: others must not see that there was no choice.
        """
        waiting = self.waiting()
        if len(waiting) != 1:
            return None
        decision = self.decision(waiting[0])
        if decision is None or decision.asks_in_secret:
            return None
        options = self.options(waiting[0])
        return (waiting[0], options[0]) if len(options) == 1 else None

    def refusal(self, seat: Seat, action: object) -> Refusal | None:
        """Why this action is not allowed; None if and only if it is one of the options."""
        if not well_formed(action):
            return NOT_AN_ACTION
        decision = self.decision(seat)
        return NOT_ASKED if decision is None else decision.refuse(self.pos, action)

    def bill(self, seat: Seat, action: Action) -> Bill:
        decision = self.decision(seat)
        return Bill() if decision is None else decision.bill(self.pos, action)

    def why(self, seat: Seat, atoms: Sequence[Atom]) -> Refusal | None:
        """Why nothing with these atoms can be chosen; None if something can."""
        decision = self.decision(seat)
        if decision is None:
            return NOT_ASKED
        why = NO_SUCH_MOVE
        for action in decision.about(self.pos, atoms):
            refusal = decision.refuse(self.pos, action)
            if refusal is None:
                return None
            if refusal.rule != NO_SUCH_MOVE.rule:
                why = refusal
        return why

    def result(self) -> Result | None:
        """How it ended, or None while somebody still has to act."""
        return None if self.agenda else self.setup.game.result(self.pos)

    # Acting

    def play(self, seat: Seat, action: Action) -> None:
        """Take a checked action and run to the next decision; an illegal one raises Refused."""
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise Refused(refusal)
        self.do(seat, action)

    def do(self, seat: Seat, action: Action) -> None:
        """Take an action that came from `options`, unchecked: for search and playouts."""
        if self.viewer != ALL_KNOWING:
            raise Unknown("a seen state cannot be played on; imagine() one that can")
        top = self.agenda.pop()
        if self.tape is not None:
            self.tape.lines.append(Played(seat, action, top.hides()))
        top.answer(self, seat, action)
        agenda = self.agenda
        while agenda and not agenda[-1].waits:
            agenda.pop().run(self)

    def run(self) -> None:
        """Let everything happen that happens by itself."""
        agenda = self.agenda
        while agenda and not agenda[-1].waits:
            agenda.pop().run(self)

    # For steps

    def then(self, *steps: Step[P]) -> None:
        """These happen next, in the order written, before all that was planned."""
        self.agenda += steps[::-1]

    def join(self, effect: Decision[P], must: bool = True) -> None:
        """Add an effect to the seat's innermost AnyOrder; without one, it happens next."""
        for index in range(len(self.agenda) - 1, -1, -1):
            step = self.agenda[index]
            if isinstance(step, AnyOrder) and step.seat == effect.seat:
                more = (effect,)
                self.agenda[index] = (
                    step.rest(step.must + more, step.may) if must else step.rest(step.must, step.may + more)
                )
                return
        self.then(effect)

    def finish(self) -> None:
        """The game is over: nothing that was planned happens any more."""
        self.agenda.clear()

    def draw(
        self, name: str, pool: dict[str, int] | list[Atom], k: int = 1, to: Audience = "all"
    ) -> list[Atom]:
        """Take k items (all, if there are fewer) out of a bag, or out of a stack whose order nobody knows."""
        if isinstance(pool, dict):
            flat: list[Atom] = [item for item in sorted(pool) for _ in range(pool[item])]
            got = self._ask(name, flat, min(k, len(flat)), False, to)
            for item in got:
                pool[cast(str, item)] -= 1
        else:
            got = self._ask(name, pool, min(k, len(pool)), False, to)
            for item in got:
                pool.remove(item)
        return got

    def roll(self, name: str, dice: int, sides: int = 6, to: Audience = "all") -> list[int]:
        """Roll `dice` dice of `sides` sides."""
        return cast("list[int]", self._ask(name, list(range(1, sides + 1)), dice, True, to))

    def reveal(self) -> None:
        """Note that something hidden becomes known: no undo goes back beyond this moment."""
        self.barriers += 1

    def tell(self, name: str, seat: Seat | None = None, to: Audience = "all", **facts: object) -> None:
        """Add a message to the journal. States without a tape (copies) keep none."""
        if self.tape is not None:
            self.tape.journal.append(Message(name, seat, facts, to))

    def book(self, seat: Seat, thing: str, amount: int, rule: str) -> None:
        """Note in the books that one of the seat's `Game.figures` changes by `amount`."""
        if amount and self.tape is not None:
            self.tape.books.append(Booking(Entry(seat, thing, amount, rule), len(self.tape.journal)))

    def _ask(self, name: str, pool: list[Atom], k: int, again: bool, to: Audience) -> list[Atom]:
        if not self.owns_chance:
            self.chance = self.chance.copy()
            self.owns_chance = True
        got = self.chance.choose(name, pool, k, again)
        self.barriers += 1
        if self.tape is not None:
            self.tape.lines.append(Drawn(name, tuple(got), to))
        return got

    # Copies

    def copy(self) -> "State[P]":
        """An independent copy without tape. It draws the same outcomes: never hand it to a player."""
        self.owns_chance = False
        pos, agenda = self.pos.copy(), self.agenda[:]
        return State(self.setup, pos, agenda, self.chance, self.viewer, self.barriers)

    def dump(self) -> bytes:
        """Canonical bytes: equal states have equal dumps. `load_state` is the inverse."""
        setup = (self.setup.game.id, self.setup.players, dict(self.setup.settings))
        return dump((*setup, self.pos, self.agenda, self.chance, self.barriers, self.viewer), self.pos.fixed)

    def seen_by(self, seat: Seat | None) -> "State[P]":
        """The state with everything blanked that this seat (None: a spectator) may not know. Read-only."""
        viewer = SPECTATOR if seat is None else seat
        if self.viewer not in (ALL_KNOWING, viewer):
            raise Unknown("what another seat sees")
        pos = self.pos.copy()
        pos.blank(seat)
        agenda = [_hide(step, seat) for step in self.agenda]
        return State(self.setup, pos, agenda, Chance(), viewer, self.barriers)

    def imagine(self, rng: Rng) -> "State[P]":
        """A possible state that looks like this one: gaps filled, commitments and chance drawn anew."""
        pos = self.pos.copy()
        pos.fill(rng)
        agenda = [_guess(step, pos, rng) for step in self.agenda]
        return State(self.setup, pos, agenda, Seeded(rng.branch()), ALL_KNOWING, self.barriers)


def _hide(step: Step[P], viewer: Seat | None) -> Step[P]:
    if not isinstance(step, Together):
        return step
    commitments = tuple(
        HIDDEN if made is not None and decision.seat != viewer else made
        for decision, made in zip(step.decisions, step.commitments, strict=True)
    )
    return Together(step.decisions, commitments)


def _guess(step: Step[P], pos: P, rng: Rng) -> Step[P]:
    if not isinstance(step, Together) or HIDDEN not in step.commitments:
        return step
    commitments = tuple(
        rng.choice(decision.options(pos)) if made == HIDDEN else made
        for decision, made in zip(step.decisions, step.commitments, strict=True)
    )
    return Together(step.decisions, commitments)
