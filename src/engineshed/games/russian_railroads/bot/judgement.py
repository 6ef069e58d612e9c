"""What a good player sees: points still to come, and the actions that bring most of them.

A position is worth its points, what the board would score in every round still to come, and what half-built
lines, reach, doublers, industry and extra workers will add. Two plans compete: the Trans-Siberian line with
its doublers, or Kiev, St. Petersburg and industry; a board is worth the better one.
"""

from math import exp

from engineshed.games.russian_railroads.bot.promise import promise, ruble
from engineshed.games.russian_railroads.desk import Desk, desk_of
from engineshed.games.russian_railroads.effects import VOCABULARY, Frame, advance, frame, heads, opened
from engineshed.games.russian_railroads.phases.carry import Carry
from engineshed.games.russian_railroads.phases.end_bonus import TEN_POINTS, TakeEndBonus
from engineshed.games.russian_railroads.phases.setup import StartingBonus
from engineshed.games.russian_railroads.phases.turn import Turn, pass_points
from engineshed.games.russian_railroads.phases.turn_order import Reuse
from engineshed.games.russian_railroads.position import UNKNOWN, RussianRailroadsPosition
from engineshed.games.russian_railroads.printed.box import Effects, Space
from engineshed.games.russian_railroads.scoring import bonus_points
from engineshed.kernel import DONE, PASS, Action, Decision, Seat, name_of

TOKEN = 1.6
"""A '?' token, for every scoring phase to come."""

PLACEMENT = (0.0, 1.3, 2.6, 3.5, 4.2, 4.5, 4.8, 5.1)
"""What one more piece to place is worth, by the scoring phases still to come."""

HIRE, FORWARD = 8.0, 2.0
"""Beyond the engineer's own promise; each place gained in the turn order."""

GROWTH = {
    "black-positions": (2.7, 23.5),
    "finished-lines": (6.0, 20.0),
    "question-tokens": (3.5, 20.5),
    "factories": (2.0, 17.0),
    "engineers": (2.0, 14.0),
    "extra-workers": (3.0, 10.5),
}
"""What an end-bonus card gains in a round, and what it is usually worth at the end (13 games of `steady`)."""

HIRED = 0.7
"""How sure it is that nobody else hires first."""

LEAD = {2: 0.95, 1: 0.75, 0: 0.45, -1: 0.2}
"""The chance to end up with the most engineers, by the lead."""


def value(pos: RussianRailroadsPosition, seat: Seat) -> float:
    """The chance to win: a lead of 25 points is worth about three to one."""
    worths = [projection(pos, other) for other in range(len(pos.boards))]
    lead = worths[seat] - max(worth for other, worth in enumerate(worths) if other != seat)
    return 1 / (1 + exp(max(-30.0, min(30.0, -lead / 25))))


def propose(
    pos: RussianRailroadsPosition, decision: Decision[RussianRailroadsPosition], options: list[Action]
) -> list[Action]:
    """The same as `ideas`, but of the end-bonus cards only the best: `value` counts them as they are now."""
    found = ideas(pos, decision, options)
    return found[:1] if isinstance(decision, TakeEndBonus) else found


def ideas(
    pos: RussianRailroadsPosition, decision: Decision[RussianRailroadsPosition], options: list[Action]
) -> list[Action]:
    """The options by what they lead to, best first; no pass while a worker that costs nothing can do good."""
    seat = decision.seat
    if isinstance(decision, Carry):
        desk, current = desk_of(pos, seat), decision.frame()
        worths = {action: _after(pos, desk, current, action) for action in options}
    elif isinstance(decision, Turn):
        worths = _turn(pos, seat, options)
    elif isinstance(decision, Reuse):
        worths = {action: _used(pos, seat, str(action[-1])) for action in options}
    elif isinstance(decision, StartingBonus):
        cards = pos.box.starting_bonuses
        worths = {a: _played(pos, seat, cards[name_of(a[1], "starting")].effects) for a in options}
    elif isinstance(decision, TakeEndBonus):
        worths = {action: _end_bonus(pos, seat, action) for action in options}
    else:
        return options
    return sorted(worths, key=worths.__getitem__, reverse=True)


# What a position promises


def projection(pos: RussianRailroadsPosition, seat: Seat) -> float:
    """The points that a seat may expect at the end of the game."""
    board, box, left = pos.boards[seat], pos.box, rounds_left(pos)
    return open_projection(pos, seat) + sum(
        15.0 if card == UNKNOWN else max(10, bonus_points(box, board, box.bonus_cards[card]) + left)
        for card in pos.hand(seat)
    )


def open_projection(pos: RussianRailroadsPosition, seat: Seat) -> float:
    """The same without cards that are hidden from others."""
    left = rounds_left(pos)
    claimed = seat in pos.claims().values()
    total = promise(pos.box, pos.boards[seat], left) + beside_board(pos, seat, left, claimed)
    return total + _last_hire(pos, seat) if left == 1 else total


def _last_hire(pos: RussianRailroadsPosition, seat: Seat) -> float:
    """What the engineer for hire will change in the majority, as long as there is a ruble to hire with."""
    board = pos.boards[seat]
    if board.passed or not board.rubles or not pos.for_hire() or "space:hire" in pos.placed:
        return 0.0
    return HIRED * (_majority(pos, seat, 1) - _majority(pos, seat))


def beside_board(pos: RussianRailroadsPosition, seat: Seat, left: int, claimed: bool) -> float:
    """What pieces in the pool, a claimed place, cards due and the most engineers promise."""
    board = pos.boards[seat]
    total = 12.0 * board.bonuses_due + _majority(pos, seat)
    if not board.passed:
        total += PLACEMENT[left] * 0.8 * (board.workers + board.temporary + 1.2 * board.black)
    if claimed:
        total += 0.75 * PLACEMENT[left] + 1.5
    return total


def rounds_left(pos: RussianRailroadsPosition) -> int:
    """Scoring phases still to come."""
    return pos.box.rounds - len(pos.boards[0].rounds)


def _majority(pos: RussianRailroadsPosition, seat: Seat, more: int = 0) -> float:
    """A share of the prizes for engineers, by the lead over the best of the others; with so many more."""
    counts = [len(board.engineers) for board in pos.boards]
    mine = counts[seat] + more
    if not mine:
        return 0.0
    rivals = sorted((count for other, count in enumerate(counts) if other != seat), reverse=True)
    first, second = pos.box.majority
    chance = LEAD.get(max(-1, min(2, mine - rivals[0])), 0.0)
    behind = rivals[1] if len(rivals) > 1 else 0
    return first * chance + second * (1 - chance) * (0.8 if mine >= behind else 0.35)


# What an option leads to


def _turn(pos: RussianRailroadsPosition, seat: Seat, options: list[Action]) -> dict[Action, float]:
    """Every space once, then every way to pay for it.

    Workers come home after the round, used or not, and in the last round rubles are worth nothing any more:
    who passes with them in the pool gives something away. Trials do not see it, as they compare the time
    before a scoring phase with the time after it.
    """
    gains: dict[str, float] = {}
    worths: dict[Action, float] = {}
    left = rounds_left(pos)
    board = pos.boards[seat]
    piece = PLACEMENT[left]
    useful = False
    for action in options:
        if action == PASS:
            worths[action] = float(pass_points(pos, seat)) - piece * 0.5 * (board.workers + board.temporary)
            continue
        atom, pieces = str(action[1]), name_of(action[2], "pay")
        if atom not in gains:
            gains[atom] = _used(pos, seat, atom)
        price = piece * (0.8 * pieces.count("w") + 0.5 * pieces.count("t") + 0.9 * pieces.count("b"))
        worths[action] = gains[atom] - price - (ruble(left) + 1.0) * pieces.count("r")
        if left == 1 or "r" not in pieces:
            space = pos.box.space(atom)
            useful = useful or (space is not None and gains[atom] > _wanted(space))
    if useful:
        worths.pop(PASS, None)
    return worths


def _used(pos: RussianRailroadsPosition, seat: Seat, atom: str) -> float:
    """What using a space adds to the promise of the board, its pieces not counted."""
    space = pos.box.space(atom)
    if space is None:
        return 0.0
    own = space.area == "engineer" and space.number in pos.boards[seat].engineers
    gain = _played(pos, seat, space.effects, own)
    if space.area == "turn-order" and space.number:
        left, place = rounds_left(pos), pos.order.index(seat) + 1
        gain += 0.75 * PLACEMENT[left] + FORWARD * (place - space.number) + 1.0
    if atom == "space:hire":
        gain += HIRE
    return gain + _wanted(space)


def _wanted(space: Space) -> float:
    """Spaces that rivals take first are used first; the bottom one and own engineers can wait."""
    return -1.0 if space.never_full or space.area == "engineer" else 0.0


def _played(pos: RussianRailroadsPosition, seat: Seat, effects: Effects, own: bool = False) -> float:
    """What these effects add, each choice made by its own promise."""
    desk = desk_of(pos, seat).copy()
    left = rounds_left(pos)
    before = promise(desk.box, desk.board, left)
    _finish(desk, opened(desk, frame(effects, not own)), left)
    more = desk.board.temporary - pos.boards[seat].temporary
    gained = promise(desk.box, desk.board, left) - before
    return gained + 0.6 * PLACEMENT[left] * more + 12.0 * desk.board.bonuses_due


def _finish(desk: Desk, frames: tuple[Frame, ...], left: int) -> None:
    """Go on with the best single choice until nothing is left; a dozen choices are enough."""
    for _ in range(12):
        if not frames:
            return
        current, below = frames[0], frames[1:]
        best: tuple[float, Desk, tuple[Frame, ...]] | None = None
        for action in _candidates(desk, current):
            after = desk.copy()
            follow = advance(after, current, action, below)
            worth = promise(after.box, after.board, left) + _pending(follow, left)
            if best is None or worth > best[0]:
                best = (worth, after, follow)
        if best is None:
            frames = below
            continue
        _, after, follow = best
        desk.board, desk.supply, desk.sums = after.board, after.supply, None
        frames = follow + below


def _candidates(desk: Desk, current: Frame) -> list[Action]:
    """What could come next, without the look-ahead for the rest."""
    found: dict[Action, None] = {}
    for (word, n, what), _ in heads(desk, current):
        found |= dict.fromkeys(VOCABULARY[word].options(desk, n, what))
    return list(found)


def _pending(frames: tuple[Frame, ...], left: int) -> float:
    """Gains that wait to be chosen: a '?' token most of all."""
    worth = 0.0
    for must, may, _ in frames:
        for word, n, _ in (*must, *may):
            worth += (TOKEN * left if word == "token" else 1.0) * n
    return worth


def _after(pos: RussianRailroadsPosition, desk: Desk, current: Frame, action: Action) -> float:
    """What one choice inside an action leads to."""
    left = rounds_left(pos)
    if action == DONE:
        return promise(desk.box, desk.board, left)
    after = desk.copy()
    follow = advance(after, current, action)
    worth = _pending(follow, left) * 0.01
    _finish(after, follow, left)
    return worth + promise(after.box, after.board, left) + 12.0 * after.board.bonuses_due


def _end_bonus(pos: RussianRailroadsPosition, seat: Seat, action: Action) -> float:
    """A card by what it is worth now and may still gain."""
    if action == TEN_POINTS:
        return float(pos.box.bonus_points)
    card = pos.box.bonus_cards[name_of(action[1], "bonus")]
    if card.engineers:
        return 16.0 if pos.boards[seat].engineers else 0.0
    now = float(bonus_points(pos.box, pos.boards[seat], card))
    pace, usual = GROWTH.get(card.id, (0.0, 0.0))
    return max(now, min(usual, now + pace * rounds_left(pos)))
