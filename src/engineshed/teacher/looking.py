"""Looks at one move of a recorded game: what everybody could expect, what was lost, what chance did."""

from typing import Final

import msgspec

from engineshed.kernel import Position, Rng, State
from engineshed.teacher.futures import play_on, play_out
from engineshed.teacher.judge import Values
from engineshed.teacher.losses import Loss, loss
from engineshed.teacher.model import Share, Worth
from engineshed.teacher.statistics import estimate
from engineshed.teacher.walk import Turning, Walk

VALUED: Final = (6, 16)
"""The fewest and the most futures by which a moment is valued."""
PRECISE: Final = 0.01
"""The standard error at which no more futures are needed."""
COSTLY: Final = 2
"""The same where a round takes so long that only turns can be tried by the hundred."""
LEVELS: Final = 10
"""Moments from which the game is played out, if there is no network."""
PLAYOUTS: Final = 2
"""Games that are played out from each of these moments."""
REDRAWN: Final = 16
"""Times that chance is drawn anew to see what else could have come."""


class Look(msgspec.Struct, frozen=True):
    """What was found about one move and the moment before it. Looks at different moves are independent."""

    number: int
    worths: tuple[Worth, ...] = ()
    """What every seat could expect before the move; empty before one that changes nothing."""
    expected: tuple[Worth, ...] = ()
    """The mean over what could have come after a choice that chance answered; empty otherwise."""
    loss: Loss | None = None
    level: tuple[Share, ...] = ()
    """By how much games that are played out end above the judge's points; only for some moments."""
    closely: bool = False
    """Whether the decision and chance were examined, too."""


def glance(walk: Walk, number: int, seed: int) -> Look:
    """A quick look at a move: only the value of the moment before it, for a first chart."""
    if walk.moves[number].still:
        return Look(number)
    state = walk.settle(walk.at(number, Rng(_seed(seed, number))), number)
    return Look(number, _worths(walk.judge.judge([state])))


def look(walk: Walk, number: int, seed: int) -> Look:
    """A close look at a move."""
    move = walk.moves[number]
    rng = Rng(_seed(seed, number) + 1)
    worths = _valued(walk, move, rng) if not move.still else ()
    expected = _expected(walk, move, rng.branch()) if move.chance and move.free else ()
    found = _loss(walk, move, rng.branch()) if move.free else None
    level = _level(walk, number, rng.branch()) if _is_level(walk, number) else ()
    return Look(number, worths, expected, found, level, closely=True)


def _valued(walk: Walk, move: Turning, rng: Rng) -> tuple[Worth, ...]:
    """Where chance comes next whatever is done, its futures are what else could have come."""
    least, most = VALUED if walk.judge.horizon != "turn" else (COSTLY, COSTLY)
    if not move.free:
        least, most = REDRAWN, REDRAWN
    found = list[Values]()
    while len(found) < most:
        found.append(_ahead(walk, walk.at(move.number, rng), move.number, rng))
        if len(found) >= least and max(worth.chance.error for worth in _worths(found)) <= PRECISE:
            break
    return _worths(found)


def _is_level(walk: Walk, number: int) -> bool:
    return walk.judge.learned is None and number % max(1, len(walk.moves) // LEVELS) == 0


def _level(walk: Walk, number: int, rng: Rng) -> tuple[Share, ...]:
    """By how much games played out from here end above the judge's points, for every seat."""
    found = []
    for _ in range(PLAYOUTS):
        state = walk.settle(walk.at(number, rng), number)
        [judged] = walk.judge.judge([state])
        play_out(state, walk.judge, rng.branch())
        found.append((judged, walk.judge.judge([state])[0]))
    return tuple(
        Share(0.0, sum(end.points[seat] - judged.points[seat] for judged, end in found) / len(found))
        for seat in range(walk.judge.players)
    )


def _ahead(walk: Walk, state: State[Position], number: int, rng: Rng) -> Values:
    """What everybody may expect, by one future: the turn ends and everybody has another one."""
    walk.settle(state, number)
    play_on(state, walk.judge, rng.branch(), walk.judge.players)
    return walk.judge.judge([state])[0]


def _seed(seed: int, number: int) -> int:
    return (seed << 20) + 2 * number


def _worths(values: list[Values]) -> tuple[Worth, ...]:
    """What every seat may expect; a single sample is taken as exact."""
    worths = []
    for seat in range(len(values[0].chances)):
        chances = [value.chances[seat] for value in values]
        points = [value.points[seat] for value in values]
        worth = Worth(estimate(chances), estimate(points))
        if len(values) == 1:
            worth = Worth(
                msgspec.structs.replace(worth.chance, error=0.0),
                msgspec.structs.replace(worth.points, error=0.0),
            )
        worths.append(worth)
    return tuple(worths)


def _expected(walk: Walk, move: Turning, rng: Rng) -> tuple[Worth, ...]:
    """What every seat could expect after the same move with other outcomes of chance."""
    found = []
    for _ in range(REDRAWN):
        state = walk.at(move.number, rng)
        state.do(move.seat, move.action)
        found.append(_ahead(walk, state, move.number + 1, rng))
    return _worths(found)


def _loss(walk: Walk, move: Turning, rng: Rng) -> Loss | None:
    seen = walk.at(move.number, rng).seen_by(move.seat)
    return loss(seen, move.seat, move.action, walk.judge, rng)
