"""What an action would add to the next scoring phase, for the eye that hovers over it."""

from engineshed.games.russian_railroads.desk import Desk, desk_of
from engineshed.games.russian_railroads.effects import VOCABULARY, Frame, advance, frame, heads, opened
from engineshed.games.russian_railroads.position import RussianRailroadsPosition
from engineshed.games.russian_railroads.printed.box import Effects, Space
from engineshed.games.russian_railroads.scoring import score_board
from engineshed.kernel import Action, Seat

MOST = 160
"""Positions looked at per space: enough for three moves, an estimate beyond."""


def forecast(pos: RussianRailroadsPosition, seat: Seat, space: Space) -> int:
    """The most points that this action adds now and in this round's scoring phase."""
    own = space.area == "engineer" and space.number in pos.boards[seat].engineers
    return forecast_of_effects(pos, seat, space.effects, not own)


def forecast_of_effects(
    pos: RussianRailroadsPosition, seat: Seat, effects: Effects, full: bool = True
) -> int:
    """The same of anything with these effects, carried out in full or in part."""
    desk = desk_of(pos, seat).copy()
    before = _worth(desk)
    return _best(desk, opened(desk, frame(effects, full)), [MOST]) - before


def forecast_of_choice(pos: RussianRailroadsPosition, seat: Seat, current: Frame, action: Action) -> int:
    """The same of one choice within an action, with the best that the rest of it can still do."""
    desk = desk_of(pos, seat).copy()
    before = _worth(desk)
    return _best(desk, advance(desk, current, action), [MOST]) - before


def _worth(desk: Desk) -> int:
    return desk.board.score() + sum(score_board(desk.box, desk.board))


def _best(desk: Desk, frames: tuple[Frame, ...], left: list[int]) -> int:
    """Depth first; gains that branch too far are left out when the count runs out."""
    best = _worth(desk)
    left[0] -= 1
    if not frames or left[0] <= 0:
        return best
    current, below = frames[0], frames[1:]
    for (word, n, what), _ in heads(desk, current):
        for action in VOCABULARY[word].options(desk, n, what):
            after = desk.copy()
            best = max(best, _best(after, advance(after, current, action, below) + below, left))
    return best
