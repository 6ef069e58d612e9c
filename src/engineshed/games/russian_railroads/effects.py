"""The vocabulary of effects: what a word can do, how a list of them is carried out, whether in full.

Spaces, engineers, factories, tokens and cards are lists of effect words in the component file. A list that is
being carried out is a frame: what must be done, what may be done, and whether in the listed order. Gains
triggered on the way are frames of their own and come before the rest. The words themselves stand in the
phases, each in the chapter that explains it.
"""

from collections.abc import Iterator
from functools import cache
from typing import ClassVar, TypeAlias

from mypy_extensions import mypyc_attr

from engineshed.games.russian_railroads.position import Desk
from engineshed.games.russian_railroads.table import TRACK_COLOURS, Effect, Effects
from engineshed.kernel import DONE, NO_SUCH_MOVE, Action, Refusal, can_finish

Frame: TypeAlias = tuple[Effects, Effects, bool]
"""What must be done, what may be done, and whether only the first of them comes next."""

BONUS: Effect = ("bonus", 1, "")
"""The black worker's extra move where it depends on the choice of black (RUS-2404)."""

BLACK_MOVE: Effect = ("track", 1, "black")


@mypyc_attr(allow_interpreted_subclasses=True)
class Word:
    """One word of the vocabulary; it works on a desk and knows nothing of turns."""

    auto: ClassVar[bool] = False
    """Carried out without asking, as there is nothing to choose."""

    def can(self, desk: Desk, n: int, what: str) -> bool | None:
        """Can it be done n times now? None: that depends on gains triggered on the way."""
        return True

    def options(self, desk: Desk, n: int, what: str) -> list[Action]:
        """What can be chosen for one time."""
        raise NotImplementedError

    def refuse(self, desk: Desk, n: int, what: str, action: Action) -> Refusal | None:
        """Why an action is not among the options; NO_SUCH_MOVE where it is none of this word's."""
        raise NotImplementedError

    def do(self, desk: Desk, n: int, what: str, action: Action) -> tuple[Frame, ...]:
        """Do it once as chosen (an automatic word: all n times); the frames of what that triggers."""
        raise NotImplementedError


class Automatic(Word):
    """A word without choices. In a frame with a fixed order it is asked for when its turn comes."""

    auto: ClassVar[bool] = True

    def options(self, desk: Desk, n: int, what: str) -> list[Action]:
        return [(word_of(self),)] if self.can(desk, 1, what) else []

    def refuse(self, desk: Desk, n: int, what: str, action: Action) -> Refusal | None:
        if action != (word_of(self),):
            return NO_SUCH_MOVE
        return None if self.can(desk, 1, what) else Refusal("RUS-506")


WORDS: dict[str, Word] = {}
"""Filled by the chapters."""


def word_of(word: Word) -> str:
    return next(name for name, known in WORDS.items() if known is word)


# Carrying out


def frame(effects: Effects, full: bool, black: str = "") -> Frame:
    """The frame of a space's effects: in full (RUS-506) or in part (RUS-507), with a black worker or not."""
    bonus: Effects = (BLACK_MOVE,) if black == "yes" else (BONUS,) if black == "if" else ()
    effects = sort(effects, full)
    return (effects, bonus, False) if full else ((), effects + bonus, False)


@cache
def sort(effects: Effects, full: bool) -> Effects:
    """The least flexible track moves first, as they are used up first; repeating knows how it was reached."""
    known = [
        (word, n, ("full" if full else "part") if word == "repeat" else what) for word, n, what in effects
    ]
    return tuple(sorted(known, key=lambda effect: len(TRACK_COLOURS.get(effect[2], ()))))


def opened(desk: Desk, new: Frame) -> tuple[Frame, ...]:
    """Carry out what needs no choice; the frame of the rest, if there is any."""
    must, may, ordered = new
    if not ordered:
        must, may = _automatic(desk, must), _automatic(desk, may)
    return _left((must, may, ordered))


def _left(current: Frame) -> tuple[Frame, ...]:
    """The frame, unless nothing is left in it."""
    must, may, _ = current
    return (current,) if must or (may and may != (BONUS,)) else ()


def _automatic(desk: Desk, effects: Effects) -> Effects:
    rest: list[Effect] = []
    for effect in effects:
        word, n, what = effect
        known = WORDS[word]
        if known.auto:
            known.do(desk, n, what, ())
        else:
            rest.append(effect)
    return tuple(rest)


def heads(current: Frame) -> Iterator[tuple[Effect, bool]]:
    """The effects that can come next, with "must it be done"; what must be done is used up first."""
    must, may, ordered = current
    for effect in must[:1] if ordered else must:
        yield effect, True
    for effect in may:
        yield effect, False


def advance(desk: Desk, current: Frame, action: Action) -> tuple[Frame, ...]:
    """Do one action; the frames that come next, the first one first."""
    must, may, ordered = current
    for effect, due in heads(current):
        word, n, what = effect
        if WORDS[word].refuse(desk, n, what, action) is None:
            triggered = WORDS[word].do(desk, n, what, action)
            if due:
                must = _less(must, effect)
            else:
                may = _less(may, effect)
            if BONUS in may and action[-1] in BLACK_TRACKS:
                may = (*(other for other in may if other != BONUS), BLACK_MOVE)
            return triggered + _left((must, may, ordered))
    raise ValueError(f"{action} is no option here")


BLACK_TRACKS = frozenset(f"track:{line}-black" for line in ("trans-siberian", "st-petersburg", "kiev"))


def _less(effects: Effects, effect: Effect) -> Effects:
    """Without one time of this effect."""
    at = effects.index(effect)
    word, n, what = effect
    left: Effects = ((word, n - 1, what),) if n > 1 and not WORDS[word].auto else ()
    return effects[:at] + left + effects[at + 1 :]


# Possible in full (RUS-508)


def possible(desk: Desk, new: Frame) -> bool:
    """Can everything be done that must be?"""
    must = new[0]
    if not must:
        return True
    plain = plainly(desk, must)
    return can_finish(Outlook(desk, (new,))) if plain is None else plain


def plainly(desk: Desk, must: Effects) -> bool | None:
    """A quick answer for effects that do not get in each other's way; None: search."""
    if len(must) == 1:
        word, n, what = must[0]
        return WORDS[word].can(desk, n, what)
    needed: dict[tuple[str, str], int] = {}
    for word, n, what in must:
        needed[word, what] = needed.get((word, what), 0) + n
    for (word, what), n in needed.items():
        if not WORDS[word].can(desk, n, what):
            return False if WORDS[word].auto else None
    tracks = [(set(TRACK_COLOURS[what]), n) for (word, what), n in needed.items() if word == "track"]
    if len(tracks) > 1:
        rooms = desk.rooms()
        for colours, _ in tracks:
            if sum(rooms[c] for c in colours) < sum(n for other, n in tracks if other <= colours):
                return None
    builds = sum(n for (word, _), n in needed.items() if word == "build")
    if builds > 1 and sum(desk.supply.stacks) + sum(desk.supply.returned) < builds:
        return None
    return True


class Outlook:
    """The purse of the look-ahead: one desk and the frames that are still open."""

    __slots__ = ("desk", "frames", "key")

    def __init__(self, desk: Desk, frames: tuple[Frame, ...]) -> None:
        self.desk = desk
        self.frames = frames
        self.key: tuple[object, ...] = ()

    def finished(self) -> bool:
        return not any(must for must, _, _ in self.frames)

    def plainly(self) -> bool | None:
        """Gains may be waived, so it is enough if what must be done can be done without them."""
        needed: Effects = ()
        for must, _, _ in self.frames:
            needed += must
        plain = plainly(self.desk, needed)
        return plain if plain or len(self.frames) == 1 else None

    def moves(self) -> Iterator["Outlook"]:
        current, below = self.frames[0], self.frames[1:]
        helpful = self._helpful()
        for effect, due in heads(current):
            word, n, what = effect
            for action in WORDS[word].options(self.desk, n, what):
                if word == "track" and not due and _colour(action) > helpful:
                    continue
                desk = self.desk.copy()
                yield Outlook(desk, advance(desk, current, action) + below)
        if not current[0]:
            yield Outlook(self.desk, below)

    def _helpful(self) -> int:
        """A track further back than all that must still be moved never makes room for them."""
        colours = [
            TRACK_COLOURS[what][-1] for must, _, _ in self.frames for word, _, what in must if word == "track"
        ]
        return max(colours, default=0)

    def _key(self) -> tuple[object, ...]:
        if not self.key:
            board, supply = self.desk.board, self.desk.supply
            self.key = (
                self.frames,
                tuple(board.tracks),
                tuple(board.locomotives),
                tuple(board.factories),
                tuple(board.markers),
                tuple(board.tokens.values()),
                board.doublers,
                supply.doublers,
                tuple(supply.stacks),
                tuple(supply.returned),
                tuple(supply.cards),
            )
        return self.key

    def __hash__(self) -> int:
        return hash(self._key())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outlook) and self._key() == other._key()


def _colour(action: Action) -> int:
    return list(TRACK_COLOURS)[2:].index(str(action[-1]).rpartition("-")[2])


# Choosing


def choices(desk: Desk, current: Frame) -> list[Action]:
    """What can be chosen next in a frame."""
    found: dict[Action, None] = {}
    for (word, n, what), _ in heads(current):
        for action in WORDS[word].options(desk, n, what):
            found[action] = None
    if not current[0]:
        return [*found, DONE]
    if not possible(desk, current):
        return [*found, DONE]  # RUS-509: a gain on the way made the rest impossible
    if _needs_no_care(desk, current):
        return list(found)
    return [action for action in found if not spoils(desk, current, action)]


def spoils(desk: Desk, current: Frame, action: Action) -> bool:
    """Would this step make the rest of the action impossible? (RUS-509)"""
    after = desk.copy()
    return not can_finish(Outlook(after, advance(after, current, action)))


def _needs_no_care(desk: Desk, current: Frame) -> bool:
    """Moves of one colour, or of markers that have room enough, never spoil each other."""
    must, may, _ = current
    if may or len(must) > 1:
        return False
    word, n, what = must[0]
    return (
        n == 1
        or (len(TRACK_COLOURS.get(what, ())) == 1)
        or (word == "industry" and WORDS[word].can(desk, n, what) is True)
    )


def why_not(desk: Desk, current: Frame, action: Action) -> Refusal | None:
    """Why an action cannot be chosen in a frame."""
    must, _, _ = current
    if action == DONE:
        return Refusal("RUS-506") if must and possible(desk, current) else None
    why = NO_SUCH_MOVE
    for (word, n, what), _ in heads(current):
        refusal = WORDS[word].refuse(desk, n, what, action)
        if refusal is None:
            if must and possible(desk, current) and spoils(desk, current, action):
                return Refusal("RUS-509")
            return None
        if why.rule in WRONG_PART and refusal.rule != NO_SUCH_MOVE.rule:
            why = refusal
    return why


WRONG_PART = (NO_SUCH_MOVE.rule, "RUS-803", "RUS-903")
"""Rules that only say that this part of the action does not give that; another part may say more."""
