"""What a board promises: its points, those of the rounds still to come, and what it is growing into."""

from engineshed.games.russian_railroads.board import Board
from engineshed.games.russian_railroads.printed.box import Box
from engineshed.games.russian_railroads.scoring import score_board

TRACK = ((0.72, 0.22, 1.28, 0.86, 2.6), (0.48, 0.22, 1.28, 0.86, 0.0), (0.48, 0.22, 1.28, 0.0, 0.0))
"""What a space of progress promises per round, by line and colour."""

PLANS = ((1.73, 0.2), (0.64, 4.2))
"""How much the promises of the Trans-Siberian and of the other two lines count, in either plan."""

REACH, DOUBLER, INDUSTRY, FACTORY, WORKER, ENGINEER = 0.25, 0.5, 0.28, 3.07, 3.2, 2.0
"""What each promises for every round after the next scoring phase."""

UNLOCKED = 0.48
"""Brown or natural tracks of the Trans-Siberian, the same."""

RUBLE, LAST_RUBLE = 4.3, 2.5
"""What a ruble is worth, and what it is if only the last round is left to spend it in."""

FACTORY_AHEAD, TOKEN_AHEAD = 5.0, 18.0
"""In the last round: what a factory and the '?' token that a marker can still reach are worth."""


def promise(box: Box, board: Board, left: int) -> float:
    """Points, what the board scores in every round to come, and what it is growing into."""
    total = board.score() + left * sum(score_board(box, board)) + growth(box, board, left)
    if left == 2:
        return total - (RUBLE - LAST_RUBLE) * board.rubles
    return total + _within_reach(box, board) if left == 1 and not board.passed else total


def ruble(left: int) -> float:
    """What a ruble is worth, by the scoring phases still to come."""
    return RUBLE if left > 2 else LAST_RUBLE if left == 2 else 0.3


def growth(box: Box, board: Board, left: int) -> float:
    """What a board is growing into. Networks have learned with this: what came later is in `promise`."""
    later = max(0, left - 1)
    total = later * (
        REACH * (min(board.locomotives[2], 9) + min(board.locomotives[3], 9))
        + INDUSTRY * sum(board.markers)
        + FACTORY * len(board.factories)
        + WORKER * board.extra_workers(box)
        + ENGINEER * len(board.engineers)
    )
    total += RUBLE * board.rubles if later else 0.3 * board.rubles
    total += _tokens(board, later)
    siberian = later * (REACH * min(board.reach(0), 15) + DOUBLER * board.doublers)
    pace = max(0.0, 0.5 * (left - 0.5))
    others = 0.0
    for line, weights in enumerate(TRACK):
        for colour, weight in enumerate(weights):
            at = board.tracks[5 * line + colour]
            if at >= 0 and colour in (2, 3) and line == 0:
                siberian += later * UNLOCKED
            if at > 0:
                if line == 0:
                    siberian += pace * weight * at
                else:
                    others += pace * weight * at
    return total + max(ours * siberian + theirs * others for ours, theirs in PLANS)


def _within_reach(box: Box, board: Board) -> float:
    """Factories and the token ahead on the industry track, the surer the more pieces there are per move."""
    pieces = board.workers + board.temporary + board.black + board.rubles
    front, worth = board.markers[0], 0.0
    for moves in range(1, pieces + 1):
        at = front + moves
        if board.blocked(box, at):
            break
        chance = 1 - moves / (pieces + 1)
        worth += chance * ((box.gaps[at] > 0) * FACTORY_AHEAD + (at == box.industry_token) * TOKEN_AHEAD)
    return worth


def _tokens(board: Board, later: int) -> float:
    """What laid '?' tokens will still bring beyond today's scoring."""
    worth = 0.0
    for token in board.tokens.values():
        if token == "kiev-medal":
            grey, reach = board.tracks[11], board.locomotives[3]
            if not (grey >= 5 and reach >= 5):
                worth += later * 20 * 0.5 * (max(0, min(grey, 5)) + min(reach, 5)) / 10
        elif token == "revaluation":
            worth += later * 3.0
        elif token == "second-marker":
            worth += later * 1.5
    return worth
