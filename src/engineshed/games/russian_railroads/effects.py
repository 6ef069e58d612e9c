"""The vocabulary of effects: what a word can do, and how a list of them is carried out.

Spaces, engineers, factories, tokens and cards are lists of effect words in the component file. A list that is
being carried out is a frame: what must be done, what may be done, and whether in the listed order. Gains
triggered on the way are frames of their own and come before the rest. The words themselves stand in the
phases, each in the chapter that explains it; `vocabulary.py` lists them, `lookahead.py` says what fits.
"""

from collections.abc import Iterator
from functools import cache
from typing import ClassVar, Final, TypeAlias

from mypy_extensions import mypyc_attr

from engineshed.games.russian_railroads.desk import Desk
from engineshed.games.russian_railroads.printed.box import LINES, TRACK_COLOURS, Effect, Effects
from engineshed.kernel import NO_SUCH_MOVE, Action, Refusal, Vocabulary

Frame: TypeAlias = tuple[Effects, Effects, bool]
"""What must be done, what may be done, and whether only the first of them comes next."""

BONUS: Effect = ("bonus", 1, "")
"""The black worker's extra move where it depends on the choice of black (RUS-2404)."""

BLACK_MOVE: Effect = ("track", 1, "black")
BLACK_TRACKS: Final = frozenset(f"track:{line}-black" for line in LINES)


@mypyc_attr(allow_interpreted_subclasses=True)
class Word:
    """One word of the vocabulary; it works on a desk and knows nothing of turns."""

    auto: ClassVar[bool] = False
    """Carried out without asking, as there is nothing to choose."""
    asks: ClassVar[str] = "carry"
    """The question while it is carried out: the words `ask-<asks>`."""
    rules: ClassVar[tuple[str, ...]] = ()
    """The rules that govern what is chosen."""

    def can(self, desk: Desk, n: int, what: str) -> bool | None:
        """Can it be done n times now? None: that depends on gains triggered on the way."""
        return True

    def options(self, desk: Desk, n: int, what: str) -> list[Action]:
        """What can be chosen for one time."""
        raise NotImplementedError

    def refuse(self, desk: Desk, n: int, what: str, action: Action) -> Refusal | None:
        """Why an action is not among the options; NO_SUCH_MOVE where it is none of this word's."""
        raise NotImplementedError

    def contested(self, desk: Desk, n: int, what: str, below: tuple[Frame, ...]) -> bool:
        """Would this gain use up what must still be done below? Then it is asked for (RUS-1110)."""
        return False

    def do(self, desk: Desk, n: int, what: str, action: Action) -> tuple[Frame, ...]:
        """Do it as chosen (an automatic word: n times); what that triggers, not yet opened."""
        raise NotImplementedError


class Automatic(Word):
    """A word without choices. It is asked for in a fixed order, when its turn comes, and where contested."""

    auto: ClassVar[bool] = True

    def options(self, desk: Desk, n: int, what: str) -> list[Action]:
        return [(word_of(self),)] if self.can(desk, 1, what) else []

    def refuse(self, desk: Desk, n: int, what: str, action: Action) -> Refusal | None:
        return None if action == (word_of(self),) and self.can(desk, 1, what) else NO_SUCH_MOVE


VOCABULARY: Final = Vocabulary[Word]()
"""Filled by vocabulary.py."""


def word_of(word: Word) -> str:
    return next(name for name in VOCABULARY if VOCABULARY[name] is word)


# Carrying out


def frame(effects: Effects, full: bool, black: str = "") -> Frame:
    """The frame of a space's effects: in full (RUS-506) or in part (RUS-507), with a black worker or not."""
    bonus: Effects = (BLACK_MOVE,) if black == "yes" else (BONUS,) if black == "if" else ()
    return (sort(effects, full), bonus, False) if full else ((), sort(bonus + effects, full), False)


@cache
def sort(effects: Effects, full: bool) -> Effects:
    """The least flexible track moves first, as they are used up first; repeating knows how it was reached."""
    known = [
        (word, n, ("full" if full else "part") if word == "repeat" else what) for word, n, what in effects
    ]
    return tuple(sorted(known, key=lambda effect: len(TRACK_COLOURS.get(effect[2], ()))))


def opened(desk: Desk, new: Frame, below: tuple[Frame, ...] = ()) -> tuple[Frame, ...]:
    """Carry out what needs no choice; the frame of the rest, if there is any. `below` waits until then."""
    must, may, ordered = new
    if not ordered:
        must, may = _automatic(desk, must, ()), _automatic(desk, may, below)
    return _left((must, may, ordered))


def _left(current: Frame) -> tuple[Frame, ...]:
    """The frame, unless nothing is left in it."""
    must, may, _ = current
    return (current,) if must or (may and may != (BONUS,)) else ()


def _automatic(desk: Desk, effects: Effects, below: tuple[Frame, ...]) -> Effects:
    rest: list[Effect] = []
    for effect in effects:
        word, n, what = effect
        known = VOCABULARY[word]
        if known.auto and not (below and known.contested(desk, n, what, below)):
            VOCABULARY.resolve(word).do(desk, n, what, ())
        else:
            rest.append(effect)
    return tuple(rest)


def still_due(desk: Desk, current: Frame) -> Frame:
    """In a fixed order, what cannot be done when its turn comes lapses, and the next comes (RUS-509)."""
    must, may, ordered = current
    if not ordered:
        return current
    for at, (word, n, what) in enumerate(must):
        if VOCABULARY[word].options(desk, n, what):
            return (must[at:], may, ordered)
    return ((), may, ordered)


def heads(desk: Desk, current: Frame) -> Iterator[tuple[Effect, bool]]:
    """The effects that can come next, with "must it be done"; what must be done is used up first."""
    must, may, ordered = still_due(desk, current)
    for effect in must[:1] if ordered else must:
        yield effect, True
    for effect in may:
        yield effect, False


def advance(desk: Desk, current: Frame, action: Action, below: tuple[Frame, ...] = ()) -> tuple[Frame, ...]:
    """Do one action; the frames that come next, the first one first, in place of the current one."""
    must, may, ordered = still_due(desk, current)
    for effect, due in heads(desk, current):
        word, n, what = effect
        if VOCABULARY[word].refuse(desk, n, what, action) is None:
            triggered = VOCABULARY.resolve(word).do(desk, 1, what, action)
            if not due:
                may = _less(may, effect)
            else:
                must = _less(must, effect)
                if BLACK_MOVE in may and action[-1] in BLACK_TRACKS:
                    # RUS-510: this may as well have been the bonus, so what is left is the wider of the two.
                    may = (*_less(may, BLACK_MOVE), (word, 1, what))
            if BONUS in may and action[-1] in BLACK_TRACKS:
                VOCABULARY.resolve(BONUS[0])
                may = (*(other for other in may if other != BONUS), BLACK_MOVE)
            rest = _left((must, may, ordered))
            for new in triggered:
                rest = opened(desk, new, rest + below) + rest
            return rest
    raise ValueError(f"{action} is no option here")


def _less(effects: Effects, effect: Effect) -> Effects:
    """Without one time of this effect."""
    at = effects.index(effect)
    word, n, what = effect
    left: Effects = ((word, n - 1, what),) if n > 1 else ()
    return effects[:at] + left + effects[at + 1 :]
