"""Carrying out an action: its parts in any order, triggered gains at once, end-bonus cards last."""

from collections.abc import Iterable, Sequence

from engineshed.games.russian_railroads.desk import Desk, desk_of, live_desk
from engineshed.games.russian_railroads.effects import VOCABULARY, Frame, advance, heads, opened, still_due
from engineshed.games.russian_railroads.lookahead import choices, why_not
from engineshed.games.russian_railroads.phases.end_bonus import LookThroughPile
from engineshed.games.russian_railroads.phases.track import TRACKS
from engineshed.games.russian_railroads.position import RussianRailroadsPosition
from engineshed.games.russian_railroads.printed.box import Effects
from engineshed.kernel import DONE, Action, Atom, Decision, Question, Refusal, Seat, State, Step


class Carry(Decision[RussianRailroadsPosition]):
    """The rest of an action or gain: what must still be done, what may be, and whether in this order."""

    __slots__ = ("may", "must", "ordered")

    def __init__(self, seat: Seat, must: Effects, may: Effects, ordered: bool) -> None:
        self.seat = seat
        self.must = must
        self.may = may
        self.ordered = ordered

    def question(self, pos: RussianRailroadsPosition) -> Question:
        """What the first pending word asks; words without a question of their own name what is pending."""
        must, may, _ = still_due(desk_of(pos, self.seat), self.frame())
        pending = must or may or self.must  # at the end nothing but a part that lapses
        if self.ordered:
            pending = pending[:1]
        word, _, what = pending[0]
        asked = VOCABULARY[word]
        facts: dict[str, object] = {"what": pending, "also": may if must else (), "number": what}
        return Question(asked.asks, self.seat, facts, asked.rules)

    def frame(self) -> Frame:
        return (self.must, self.may, self.ordered)

    def candidates(self, pos: RussianRailroadsPosition) -> Iterable[Action]:
        desk = desk_of(pos, self.seat)
        found: dict[Action, None] = {}
        for (word, n, what), _ in heads(desk, self.frame()):
            for action in VOCABULARY[word].options(desk, n, what):
                found[action] = None
        return [*found, DONE]

    def options(self, pos: RussianRailroadsPosition) -> list[Action]:
        return choices(desk_of(pos, self.seat), self.frame())

    def refuse(self, pos: RussianRailroadsPosition, action: Action) -> Refusal | None:
        return why_not(desk_of(pos, self.seat), self.frame(), action)

    def about(self, pos: RussianRailroadsPosition, atoms: Sequence[Atom]) -> Iterable[Action]:
        """Also tracks that cannot be moved now, so that "why not?" has an answer."""
        wanted = set(atoms)
        known = dict.fromkeys([*self.candidates(pos), *TRACKS])
        return (action for action in known if wanted.issubset(action))

    def take(self, state: State[RussianRailroadsPosition], action: Action) -> None:
        desk = live_desk(state, self.seat)
        if desk.live is not None:
            self._tell_lapsed(desk, action)
        if action == DONE:
            return
        follow(state, self.seat, advance(desk, self.frame(), action, _below(state, self.seat)))

    def _tell_lapsed(self, desk: Desk, action: Action) -> None:
        """What had to be done and cannot be is lost now (RUS-509)."""
        due = () if action == DONE else still_due(desk, self.frame())[0]
        lapsed = self.must[: len(self.must) - len(due)]
        if lapsed:
            desk.tell("lapsed", what=lapsed)


def _below(state: State[RussianRailroadsPosition], seat: Seat) -> tuple[Frame, ...]:
    """What waits below of the same action: more frames of this seat."""
    agenda = state.agenda
    found: tuple[Frame, ...] = ()
    for index in range(len(agenda) - 1, -1, -1):
        step = agenda[index]
        if not isinstance(step, Carry) or step.seat != seat:
            break
        found += (step.frame(),)
    return found


def follow(state: State[RussianRailroadsPosition], seat: Seat, frames: tuple[Frame, ...]) -> None:
    """These frames come next."""
    state.then(*(Carry(seat, must, may, ordered) for must, may, ordered in frames))


def carry_out(state: State[RussianRailroadsPosition], seat: Seat, new: Frame) -> None:
    """Begin an action."""
    follow(state, seat, opened(live_desk(state, seat), new))


class EndOfTurn(Step[RussianRailroadsPosition]):
    """End-bonus cards gained in this turn are chosen now (RUS-511)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: State[RussianRailroadsPosition]) -> None:
        board = state.pos.boards[self.seat]
        due, board.bonuses_due = board.bonuses_due, 0
        state.then(*(LookThroughPile(self.seat) for _ in range(due)))
