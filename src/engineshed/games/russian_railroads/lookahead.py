"""Possible in full: what may be chosen so that all that must be done still can be (RUS-506 to RUS-509)."""

from collections.abc import Iterator
from typing import Final

from engineshed.games.russian_railroads.desk import Desk
from engineshed.games.russian_railroads.effects import VOCABULARY, Frame, advance, heads, still_due
from engineshed.games.russian_railroads.printed.box import COLOURS, TRACK_COLOURS, Effect, Effects
from engineshed.kernel import DONE, NO_SUCH_MOVE, Action, Refusal, can_finish

WRONG_PART: Final = (NO_SUCH_MOVE.rule, "RUS-803", "RUS-903")
"""Rules that only say that this part of the action does not give that; another part may say more."""


REFUSED_IN_FULL: Final = Refusal("RUS-506")
"""Where nobody asks what exactly is impossible."""
NO_SINGLE_ONE: Final[Effect] = ("all", 0, "")
"""Each part is possible, all of them together are not."""


def possible(desk: Desk, new: Frame) -> bool:
    """Can everything be done that must be?"""
    return not new[0] or can_finish(Remaining(desk, (new,)))


def shortfall(desk: Desk, current: Frame) -> int:
    """How many of the things that must be done cannot be, whatever is chosen; 0 in almost all cases."""
    total = _due((current,))
    for lapsing in range(total):
        if can_finish(Remaining(desk, (current,), lapsing)):
            return lapsing
    return total


def _due(frames: tuple[Frame, ...]) -> int:
    """How many things must still be done."""
    return sum(n for must, _, _ in frames for _, n, _ in must)


def plainly(desk: Desk, must: Effects) -> bool | None:
    """A quick answer for effects that do not get in each other's way; None: search."""
    if len(must) == 1:
        word, n, what = must[0]
        return VOCABULARY[word].can(desk, n, what)
    needed: dict[tuple[str, str], int] = {}
    for word, n, what in must:
        needed[word, what] = needed.get((word, what), 0) + n
    for (word, what), n in needed.items():
        if not VOCABULARY[word].can(desk, n, what):
            return False if VOCABULARY[word].auto else None
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


def missing(desk: Desk, effects: Effects) -> Effect:
    """Of effects that cannot all be done, the first that is impossible by itself; else NO_SINGLE_ONE."""
    needed: dict[tuple[str, str], int] = {}
    for word, n, what in effects:
        needed[word, what] = needed.get((word, what), 0) + n
    for (word, what), n in needed.items():
        if not VOCABULARY[word].can(desk, n, what):
            return (word, n, what)
    return NO_SINGLE_ONE


def refused_in_full(desk: Desk, effect: Effect) -> Refusal:
    """RUS-506, with what is impossible and how much of it there is."""
    word, _, what = effect
    there = 0
    if word == "track":
        rooms = desk.rooms()
        there = sum(rooms[colour] for colour in TRACK_COLOURS[what])
    elif word == "industry":
        there = desk.board.industry_room(desk.box)
    return Refusal("RUS-506", there=there, **_facts(effect))


def _facts(effect: Effect) -> dict[str, object]:
    word, n, what = effect
    return {"word": word, "n": n, "what": what.replace(" ", "-")}


class Remaining:
    """The purse of the look-ahead: one desk, the frames that are still open, and how much may lapse."""

    __slots__ = ("desk", "frames", "key", "lapsing")

    def __init__(self, desk: Desk, frames: tuple[Frame, ...], lapsing: int = 0) -> None:
        self.desk = desk
        self.frames = frames
        self.lapsing = lapsing
        self.key: tuple[object, ...] = ()

    def finished(self) -> bool:
        if self.lapsing:
            return _due(self.frames) <= self.lapsing
        return not any(must for must, _, _ in self.frames)

    def plainly(self) -> bool | None:
        """All gains may be waived, so it is enough if what must be done can be done without them."""
        needed: Effects = ()
        for must, _, _ in self.frames:
            needed += must
        plain = plainly(self.desk, needed)
        # What may be done can make room: the black worker's bonus, gains still open.
        alone = len(self.frames) == 1 and not self.frames[0][1] and not self.lapsing
        return plain if plain or alone else None

    def moves(self) -> Iterator["Remaining"]:
        current, below = self.frames[0], self.frames[1:]
        lapsing = self.lapsing
        if current[2]:
            current = still_due(self.desk, current)
            lapsing -= _due((self.frames[0],)) - _due((current,))
            if lapsing < 0:
                return
        helpful = self._helpful()
        for effect, due in heads(self.desk, current):
            word, n, what = effect
            for action in VOCABULARY[word].options(self.desk, n, what):
                if word == "track" and not due and _colour(action) > helpful:
                    continue
                desk = self.desk.copy()
                yield Remaining(desk, advance(desk, current, action, below) + below, lapsing)
        if not current[0]:
            yield Remaining(self.desk, below, lapsing)

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
                self.lapsing,
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
        return isinstance(other, Remaining) and self._key() == other._key()


def _colour(action: Action) -> int:
    return COLOURS.index(str(action[-1]).rpartition("-")[2])


# Choosing


def choices(desk: Desk, frame: Frame) -> list[Action]:
    """What can be chosen next in a frame."""
    current = still_due(desk, frame)
    found: dict[Action, None] = {}
    for (word, n, what), _ in heads(desk, current):
        for action in VOCABULARY[word].options(desk, n, what):
            found[action] = None
    lapsing = shortfall(desk, current)
    if lapsing == _due((current,)):
        return [*found, DONE]  # nothing must be done, or nothing of it can be (RUS-509)
    if not lapsing and _needs_no_care(desk, current):
        return list(found)
    return [action for action in found if not spoils(desk, current, action, lapsing)]


def spoils(desk: Desk, current: Frame, action: Action, lapsing: int) -> bool:
    """Would this step make more of the rest of the action impossible than already is? (RUS-509)"""
    after = desk.copy()
    return not can_finish(Remaining(after, advance(after, current, action), lapsing))


def _needs_no_care(desk: Desk, current: Frame) -> bool:
    """Moves of one colour, or of markers that have room enough, never spoil each other."""
    must, may, _ = current
    if may or len(must) > 1:
        return False
    word, n, what = must[0]
    return (
        n == 1
        or (len(TRACK_COLOURS.get(what, ())) == 1)
        or (word == "industry" and VOCABULARY[word].can(desk, n, what) is True)
    )


def why_not(desk: Desk, frame: Frame, action: Action) -> Refusal | None:
    """Why an action cannot be chosen in a frame."""
    current = still_due(desk, frame)
    must, _, _ = current
    if action == DONE:
        more = _due((current,)) - shortfall(desk, current)
        return Refusal("RUS-506", word="rest", n=more, what="", there=0) if more else None
    why = NO_SUCH_MOVE
    for (word, n, what), _ in heads(desk, current):
        refusal = VOCABULARY[word].refuse(desk, n, what, action)
        if refusal is None:
            lapsing = shortfall(desk, current) if must else 0
            if lapsing < _due((current,)) and spoils(desk, current, action, lapsing):
                others = [other for other in must if other != (word, n, what)] or [(word, n, what)]
                return Refusal("RUS-509", **_facts(others[0]))
            return None
        if why.rule in WRONG_PART and refusal.rule != NO_SUCH_MOVE.rule:
            why = refusal
    return why
