"""Russian Railroads with little left: doublers, steps of tracks and markers, tiles, '?' cards."""

from contextlib import AbstractContextManager

from engineshed.games.russian_railroads import lookahead
from engineshed.games.russian_railroads.board import BESIDE, MISSING, Board
from engineshed.games.russian_railroads.lookahead import Remaining
from engineshed.games.russian_railroads.phases import turn
from engineshed.games.russian_railroads.position import RussianRailroadsPosition
from engineshed.kernel import Action, Rng, State
from tests.games.steering import Countdown, Steering, replaced

CARD = ("card:triple-twice", "token:question-card")
"""Taken wherever offered: the only action in a fixed order, and the way to it."""
TOWARDS = ("track:st-petersburg-black", "space:bottom", "space:black-2", "space:black-3")
"""Taken now and then, as this leads there."""
FACTORIES = (2, 3, 4, 4, 5, 5, 7)
"""Those whose gains get in the way of what is still to be done."""


class Scarce(Steering[RussianRailroadsPosition]):
    game = "russian-railroads"

    def ready(self, state: State[RussianRailroadsPosition]) -> bool:
        return any(("pass",) in state.options(seat) for seat in state.waiting())

    def scarce(self, state: State[RussianRailroadsPosition], rng: Rng) -> None:
        pos = state.pos
        for board in pos.boards:
            before_token = rng.below(2) and _before_token(pos, board)
            if not before_token:
                _tracks(pos, board, rng)
            _factories(pos, board, rng)
            left = rng.choice((0, 1, 2, 2, 3, 4))
            more = min(pos.supply.doublers, max(0, pos.box.doubler_slots - left - board.doublers))
            board.doublers += more
            pos.supply.doublers -= more
        gone = [card for card in pos.supply.cards if card != "triple-twice" and rng.below(3) == 0]
        pos.supply.cards = [card for card in pos.supply.cards if card not in gone]

    def searching(self) -> AbstractContextManager[object]:
        count = Countdown()

        def search(purse: Remaining) -> None:
            count.step()

        return replaced(
            (Remaining, "plainly", search),
            (turn, "plainly", lambda desk, must: None),
            (lookahead, "_needs_no_care", lambda desk, current: False),
        )

    def choose(self, options: list[Action], rng: Rng) -> Action:
        wanted = [option for option in options if option[-1] in CARD]
        if not wanted and rng.below(2):
            wanted = [option for option in options if set(option) & set(TOWARDS)]
        return rng.choice(wanted) if wanted else super().choose(options, rng)


def _before_token(pos: RussianRailroadsPosition, board: Board) -> bool:
    """Black one step before a '?' space of St. Petersburg, with a locomotive that reaches it."""
    at = board.tracks[5]
    number = next((number for number in range(6, 10) if pos.supply.stacks[number]), 0)
    if at > 5 or not number or "question-card" in board.tokens.values():
        return False
    if board.locomotives[2] < 6:
        pos.supply.stacks[number] -= 1
        old = board.put_locomotive(2, number)
        if old:
            pos.supply.returned[old] += 1
    board.due_gains(pos.box, 1)
    board.tracks[5] = 3 if at <= 3 else 5
    return True


def _tracks(pos: RussianRailroadsPosition, board: Board, rng: Rng) -> None:
    """All tracks gained so far stand close behind each other, black near the end or near a '?' space."""
    for line, printed in enumerate(pos.box.lines):
        ahead = printed.length + 1
        for colour in printed.colours:
            at = board.tracks[5 * line + colour]
            if at == MISSING:
                break
            furthest = max(at, ahead - 1 - rng.choice((0, 0, 1, 1, 2, 5)))
            board.tracks[5 * line + colour] = furthest if ahead > 1 else BESIDE
            ahead = board.tracks[5 * line + colour]
        board.due_gains(pos.box, line)  # received earlier


def _factories(pos: RussianRailroadsPosition, board: Board, rng: Rng) -> None:
    """Some factories more, and the marker right before one of them or before a gap."""
    for _ in range(rng.below(4)):
        number = rng.choice(FACTORIES)
        if len(board.factories) < 5 and pos.supply.stacks[number]:
            pos.supply.stacks[number] -= 1
            board.factories.append(number)
    free = [at for at in range(board.markers[0], len(pos.box.gaps)) if not board.blocked(pos.box, at)]
    before = [at for at in free if at + 1 == len(pos.box.gaps) or pos.box.gaps[at + 1]]
    if before:
        board.markers[0] = rng.choice(before)


STEERING = Scarce()
