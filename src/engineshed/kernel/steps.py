"""What still has to happen: steps that run by themselves and decisions that wait.

Steps are immutable: a copy of a state shares them. Their `__slots__` name their data, and `__init__` takes
exactly that, in that order.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from engineshed.kernel.action import Action, Atom, Seat
from engineshed.kernel.dump import fields
from engineshed.kernel.message import Question
from engineshed.kernel.refusal import NO_SUCH_MOVE, Refusal
from engineshed.kernel.score import Bill

if TYPE_CHECKING:
    from engineshed.kernel.state import Position, State

P = TypeVar("P", bound="Position")


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Step(Generic[P]):
    """Something that happens by itself: dealing, paying income, scoring."""

    __slots__ = ()
    waits: ClassVar[bool] = False

    def run(self, state: "State[P]") -> None:
        raise NotImplementedError

    # Only steps that wait answer these.

    def open_seats(self) -> tuple[Seat, ...]:
        """Who still has to act."""
        return ()

    def of(self, seat: Seat) -> "Decision[P] | None":
        """What this seat may decide here."""
        return None

    def hides(self) -> bool:
        """Whether others see only that somebody acted."""
        return False

    def answer(self, state: "State[P]", seat: Seat, action: Action) -> None:
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and _data(self) == _data(other)

    def __hash__(self) -> int:
        return hash(_data(self))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, _data(self)))})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[P]):
    """Waits for one seat. `candidates` and `refuse` say what is legal; `take` does it."""

    __slots__ = ("seat",)
    waits: ClassVar[bool] = True
    secret: ClassVar[bool] = False
    """Others see the action only as ("hidden",)."""
    asks_in_secret: ClassVar[bool] = False
    """Whether the seat has a choice is itself a secret: even a single option waits for its seat."""
    asks: ClassVar[str] = ""
    """What its seat is asked: the words `ask-<asks>`, with `ask-<asks>-hint` beside them if there are any."""
    rules: ClassVar[tuple[str, ...]] = ()
    """The rules that the question stands on: the page links them."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def facts(self, pos: P) -> dict[str, object]:
        """What the words of the question need to know, as plain data."""
        return {}

    def question(self, pos: P) -> Question:
        """What its seat is asked now; override where one decision has several questions."""
        return Question(self.asks, self.seat, self.facts(pos), self.rules)

    def open_seats(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def of(self, seat: Seat) -> "Decision[P] | None":
        return self if seat == self.seat else None

    def hides(self) -> bool:
        return self.secret

    def answer(self, state: "State[P]", seat: Seat, action: Action) -> None:
        self.take(state, action)

    def candidates(self, pos: P) -> Iterable[Action]:
        """A cheap superset of the options."""
        raise NotImplementedError

    def refuse(self, pos: P, action: Action) -> Refusal | None:
        """THE check. Any well-formed junk gets a Refusal, never an exception."""
        raise NotImplementedError

    def options(self, pos: P) -> list[Action]:
        """The candidates that are not refused. Override only for speed; tests compare with this."""
        refuse = self.refuse
        return [action for action in self.candidates(pos) if refuse(pos, action) is None]

    def about(self, pos: P, atoms: Sequence[Atom]) -> Iterable[Action]:
        """Candidates, legal or not, that contain all these atoms: what "why not?" looks at."""
        wanted = set(atoms)
        return (action for action in self.candidates(pos) if wanted.issubset(action))

    def bill(self, pos: P, action: Action) -> Bill:
        """What this option costs and brings; `take` pays exactly this."""
        return Bill()

    def take(self, state: "State[P]", action: Action) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Decision[P]):
    """A decision with a short exact list: everything in `candidates` is legal, everything else is refused."""

    __slots__ = ()
    rule: ClassVar[str] = NO_SUCH_MOVE.rule
    """The rule that says what may be chosen here."""

    def options(self, pos: P) -> list[Action]:
        found = self.candidates(pos)
        return found if type(found) is list else list(found)

    def refuse(self, pos: P, action: Action) -> Refusal | None:
        if action in self.candidates(pos):
            return None
        return Refusal(self.rule)


def _data(step: object) -> tuple[object, ...]:
    return tuple(getattr(step, name) for name in fields(type(step)))
