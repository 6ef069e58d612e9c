"""How steps are combined: in order, repeated, one of several, optional, in any order, all at once."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from engineshed.kernel.action import DONE, PASS, Action, Atom, Seat
from engineshed.kernel.message import Question
from engineshed.kernel.refusal import NO_SUCH_MOVE, STILL_TO_DO, Refusal
from engineshed.kernel.score import Bill
from engineshed.kernel.steps import Choice, Decision, Step

if TYPE_CHECKING:
    from engineshed.kernel.state import Position, State

P = TypeVar("P", bound="Position")


@mypyc_attr(allow_interpreted_subclasses=True)
class InOrder(Step[P]):
    """These steps, one after the other."""

    __slots__ = ("steps",)

    def __init__(self, *steps: Step[P]) -> None:
        self.steps = steps

    def run(self, state: "State[P]") -> None:
        state.then(*self.steps)


@mypyc_attr(allow_interpreted_subclasses=True)
class Repeat(Step[P]):
    """The same step, `times` times."""

    __slots__ = ("step", "times")

    def __init__(self, step: Step[P], times: int) -> None:
        self.step = step
        self.times = times

    def run(self, state: "State[P]") -> None:
        if self.times > 0:
            state.then(self.step, Repeat(self.step, self.times - 1))


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Decision[P]):
    """One of several decisions of the same seat; the others lapse."""

    __slots__ = ("parts",)

    def __init__(self, *parts: Decision[P]) -> None:
        self.seat = parts[0].seat
        self.parts = parts

    def candidates(self, pos: P) -> Iterator[Action]:
        return _union(part.candidates(pos) for part in self.parts)

    def question(self, pos: P) -> Question:
        """Its own where it has one, else that of its first part."""
        return super().question(pos) if self.asks else self.parts[0].question(pos)

    def options(self, pos: P) -> list[Action]:
        return list(_union(part.options(pos) for part in self.parts))

    def refuse(self, pos: P, action: Action) -> Refusal | None:
        return _refused_by_all(pos, self.parts, action)

    def about(self, pos: P, atoms: Sequence[Atom]) -> Iterator[Action]:
        return _union(part.about(pos, atoms) for part in self.parts)

    def bill(self, pos: P, action: Action) -> Bill:
        return _part_for(pos, self.parts, action).bill(pos, action)

    def take(self, state: "State[P]", action: Action) -> None:
        _part_for(state.pos, self.parts, action).take(state, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class May(OneOf[P]):
    """A decision that may be declined with a word of its own ("pass" unless said otherwise)."""

    __slots__ = ("decision", "word")

    def __init__(self, decision: Decision[P], word: Atom = PASS[0]) -> None:
        super().__init__(decision, Decline(decision.seat, word))
        self.decision = decision
        self.word = word


@mypyc_attr(allow_interpreted_subclasses=True)
class Decline(Choice[P]):
    """The single option of doing nothing."""

    __slots__ = ("word",)

    def __init__(self, seat: Seat, word: Atom) -> None:
        super().__init__(seat)
        self.word = word

    def candidates(self, pos: P) -> tuple[Action, ...]:
        return ((self.word,),)

    def take(self, state: "State[P]", action: Action) -> None:
        pass


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyOrder(Decision[P]):
    """A seat's pending effects, to be resolved in any order: an open pool that gains can `join`.

    A game subclasses it to offer free actions and to keep every turn completable (see lookahead).
    Its parts are decisions of this seat. What must happen after the pool lies below it on the agenda.
    """

    __slots__ = ("may", "must")

    def __init__(self, seat: Seat, must: tuple[Decision[P], ...], may: tuple[Decision[P], ...] = ()) -> None:
        self.seat = seat
        self.must = must
        self.may = may

    def free(self, pos: P) -> tuple[Decision[P], ...]:
        """Decisions that are open all the time and stay open after use."""
        return ()

    def spoils(self, pos: P, part: Decision[P], action: Action) -> Refusal | None:
        """The rule that forbids this now because the rest could not be completed afterwards."""
        return None

    def refuse_end(self, pos: P) -> Refusal | None:
        """Why the seat may not be done yet."""
        return STILL_TO_DO if self.must else None

    def lingers(self, pos: P) -> bool:
        """Ask for ("done",) even when nothing is pending, because free actions may be wanted?"""
        return False

    def rest(self, must: tuple[Decision[P], ...], may: tuple[Decision[P], ...]) -> "AnyOrder[P]":
        """This pool with other contents; override where a subclass has more data."""
        return type(self)(self.seat, must, may)

    def question(self, pos: P) -> Question:
        """Its own where it has one, else that of what is pending first."""
        pending = self.must + self.may
        return super().question(pos) if self.asks or not pending else pending[0].question(pos)

    def parts(self, pos: P) -> tuple[Decision[P], ...]:
        return self.must + self.may + self.free(pos)

    def candidates(self, pos: P) -> Iterator[Action]:
        yield from _union(part.candidates(pos) for part in self.parts(pos))
        yield DONE

    def options(self, pos: P) -> list[Action]:
        found: dict[Action, None] = {}
        for part in self.parts(pos):
            for action in part.options(pos):
                if action not in found and self.spoils(pos, part, action) is None:
                    found[action] = None
        if self.refuse_end(pos) is None:
            found[DONE] = None
        return list(found)

    def about(self, pos: P, atoms: Sequence[Atom]) -> Iterator[Action]:
        yield from _union(part.about(pos, atoms) for part in self.parts(pos))
        if set(atoms).issubset(DONE):
            yield DONE

    def refuse(self, pos: P, action: Action) -> Refusal | None:
        if action == DONE:
            return self.refuse_end(pos)
        _, refusal = self._find(pos, action)
        return refusal

    def bill(self, pos: P, action: Action) -> Bill:
        part, _ = self._find(pos, action)
        return part.bill(pos, action) if part else Bill()

    def take(self, state: "State[P]", action: Action) -> None:
        if action == DONE:
            return
        part = self._part_for(state.pos, action)
        must, may = _without(self.must, part), self.may
        if len(must) == len(self.must):
            may = _without(may, part)
        # The pool lies there while the part is taken, so that what the part brings can join it.
        pool, place = self.rest(must, may), len(state.agenda)
        state.then(pool)
        part.take(state, action)
        if not (must or may) and place < len(state.agenda) and state.agenda[place] is pool:
            if not self.lingers(state.pos):
                del state.agenda[place]

    def _part_for(self, pos: P, action: Action) -> Decision[P]:
        """The part that takes an option: if several could, the first that spoils nothing."""
        found: Decision[P] | None = None
        for part in self.parts(pos):
            if part.refuse(pos, action) is None:
                if found is not None:
                    found, _ = self._find(pos, action)
                    break
                found = part
        assert found is not None, action
        return found

    def _find(self, pos: P, action: Action) -> tuple[Decision[P] | None, Refusal | None]:
        """The first part that can take the action, or else the most telling refusal."""
        why = NO_SUCH_MOVE
        for part in self.parts(pos):
            refusal = part.refuse(pos, action)
            if refusal is None:
                refusal = self.spoils(pos, part, action)
                if refusal is None:
                    return part, None
            if refusal.rule != NO_SUCH_MOVE.rule:
                why = refusal
        return None, why


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[P]):
    """Several seats decide at once. Who has committed is public; what they chose is not.

    A seat may commit again until the last seat has; then all commitments are carried out in seat order.
    """

    __slots__ = ("commitments", "decisions")
    waits: ClassVar[bool] = True

    def __init__(
        self, decisions: tuple[Decision[P], ...], commitments: tuple[Action | None, ...] = ()
    ) -> None:
        self.decisions = decisions
        self.commitments: tuple[Action | None, ...] = commitments or (None,) * len(decisions)

    def open_seats(self) -> tuple[Seat, ...]:
        return tuple(
            decision.seat
            for decision, made in zip(self.decisions, self.commitments, strict=True)
            if made is None
        )

    def hides(self) -> bool:
        return True

    def of(self, seat: Seat) -> Decision[P] | None:
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        return None

    def answer(self, state: "State[P]", seat: Seat, action: Action) -> None:
        commitments = tuple(
            action if decision.seat == seat else made
            for decision, made in zip(self.decisions, self.commitments, strict=True)
        )
        if None in commitments:
            state.then(Together(self.decisions, commitments))
            return
        state.reveal()
        pairs = zip(self.decisions, commitments, strict=True)
        state.then(*(Taken(d, a) for d, a in sorted(pairs, key=_seat_of_pair) if a is not None))


@mypyc_attr(allow_interpreted_subclasses=True)
class Taken(Step[P]):
    """A revealed commitment that waits to be carried out."""

    __slots__ = ("action", "decision")

    def __init__(self, decision: Decision[P], action: Action) -> None:
        self.decision = decision
        self.action = action

    def run(self, state: "State[P]") -> None:
        self.decision.take(state, self.action)


def _seat_of_pair(pair: tuple[Decision[P], Action | None]) -> Seat:
    return pair[0].seat


def _union(lists: Iterable[Iterable[Action]]) -> Iterator[Action]:
    seen: set[Action] = set()
    for actions in lists:
        for action in actions:
            if action not in seen:
                seen.add(action)
                yield action


def _refused_by_all(pos: P, parts: Sequence[Decision[P]], action: Action) -> Refusal | None:
    why = NO_SUCH_MOVE
    for part in parts:
        refusal = part.refuse(pos, action)
        if refusal is None:
            return None
        if refusal.rule != NO_SUCH_MOVE.rule:
            why = refusal
    return why


def _part_for(pos: P, parts: Sequence[Decision[P]], action: Action) -> Decision[P]:
    for part in parts:
        if part.refuse(pos, action) is None:
            return part
    raise ValueError(f"{action} is no option here")


def _without(parts: tuple[Decision[P], ...], part: Decision[P]) -> tuple[Decision[P], ...]:
    for index, other in enumerate(parts):
        if other is part:
            return parts[:index] + parts[index + 1 :]
    return parts
