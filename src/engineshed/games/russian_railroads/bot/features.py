"""What a network looks at: boards, pieces and engineers of every seat, and what the table still offers."""

from typing import Final

from engineshed.games.russian_railroads.board import Board
from engineshed.games.russian_railroads.bot.judgement import beside_board, rounds_left
from engineshed.games.russian_railroads.bot.promise import growth
from engineshed.games.russian_railroads.position import UNKNOWN, RussianRailroadsPosition
from engineshed.games.russian_railroads.printed.box import COLOURS, Box
from engineshed.games.russian_railroads.scoring import bonus_points, score_board
from engineshed.kernel import Seat

TRACKS: Final = ((0, (0, 1, 2, 3, 4)), (1, (0, 1, 2, 3)), (2, (0, 1, 2)))
"""Lines and the colours that they have."""
LENGTHS: Final = (15, 9, 9)
GAINS: Final = 12
FACTORIES: Final = 9
ENGINEERS: Final = 15
TOKENS: Final = (
    "four-moves",
    "five-industry",
    "second-marker",
    "three-doublers",
    "revaluation",
    "kiev-medal",
    "question-card",
)
CARDS: Final = ("triple-twice", "black-worker", "engineer-ruble", "locomotive-9", "factory-industry")
BONUSES: Final = (
    "points-15",
    "extra-workers",
    "doublers",
    "finished-lines",
    "black-positions",
    "extra-engineer",
    "factories",
    "question-tokens",
    "engineers",
)
SPACES: Final = tuple(
    f"space:{space}"
    for space in (
        *("any-2", "white-1", "white-2", "natural-1", "natural-2", "brown-1", "brown-2", "grey-2", "grey-3"),
        *("black-2", "black-3", "locomotive-1", "locomotive-2", "locomotive-3", "industry-1", "industry-2"),
        *("industry-black", "doubler", "rubles", "temporary", "order-1", "order-2", "last-round", "hire"),
    )
)
ROUNDS: Final = 7

APART: Final[tuple[str, ...]] = ()
OWN: Final = (*(f"holds {card}" for card in BONUSES), "cards score", "cards score beyond ten")

SIDE: Final = (
    *(f"{COLOURS[colour]} on line {line}" for line, colours in TRACKS for colour in colours),
    *(f"{COLOURS[colour]} in reach on line {line}" for line, colours in TRACKS for colour in colours),
    *(f"gained {COLOURS[colour]}" for colour in (2, 3, 4)),
    *(f"gain {gain}" for gain in range(GAINS)),
    *(f"locomotive {slot}" for slot in range(4)),
    *(f"reach beyond black on line {line}" for line in range(3)),
    "doublers",
    *(f"factory {number}" for number in range(1, FACTORIES + 1)),
    *(f"at least {count} factories" for count in range(1, 6)),
    "marker",
    "second marker",
    "industry is blocked",
    *("workers", "temporary workers", "black worker", "extra workers", "any piece left", "rubles"),
    *(f"at least {count} rubles" for count in (1, 2, 3)),
    *(f"engineer {number}" for number in range(1, ENGINEERS + 1)),
    *(f"at least {count} engineers" for count in (1, 2, 3, 4)),
    "lead in engineers",
    *(f"token {token}" for token in TOKENS),
    "bonus cards",
    *("passed", "place", "claimed place", "reusable"),
    "points",
    *(f"line {line} scores" for line in range(3)),
    *("industry scores", "all score", "all score in the rounds left"),
    *("projection", "projection beyond points", "projection against the best other"),
)

TABLE: Final = (
    *(f"{count} scorings left" for count in range(1, ROUNDS + 1)),
    *(f"free {space.removeprefix('space:')}" for space in SPACES),
    *(f"lowest locomotive is {number}" for number in range(1, 10)),
    *("lowest locomotives left", "doublers left", "temporary workers left"),
    *(f"card {card} left" for card in CARDS),
    *(f"engineer {number} is public" for number in range(1, ENGINEERS + 1)),
    *(f"engineer {number} is for hire" for number in range(1, ENGINEERS + 1)),
)


def own(pos: RussianRailroadsPosition, seat: Seat) -> list[float]:
    """The end-bonus cards in hand."""
    hand = [card for card in pos.hand(seat) if card != UNKNOWN]
    board, cards = pos.boards[seat], pos.box.bonus_cards
    worths = [bonus_points(pos.box, board, cards[card]) for card in hand]
    row = [1.0 if bonus in hand else 0.0 for bonus in BONUSES]
    row.append(sum(worths) / 40)
    row.append(sum(max(0, worth - 10) for worth in worths) / 20)
    return row


def sides(pos: RussianRailroadsPosition) -> list[list[float]]:
    """Every seat's board, pieces and prospects."""
    box, boards, players = pos.box, pos.boards, len(pos.boards)
    left = rounds_left(pos)
    claims = {seat: place for place, seat in pos.claims().items()}
    points = [board.score() for board in boards]
    scores = [score_board(box, board) for board in boards]
    worths = [
        points[seat]
        + left * sum(scores[seat])
        + growth(box, board, left)
        + beside_board(pos, seat, left, seat in claims)
        for seat, board in enumerate(boards)
    ]
    found: list[list[float]] = []
    for seat, board in enumerate(boards):
        row = _board(box, board)
        row += _pieces(pos, seat)
        row.append((pos.order.index(seat) + 1) / players)
        row.append((players + 1 - claims[seat]) / players if seat in claims else 0.0)
        row.append(1.0 if seat in claims and board.engineers else 0.0)
        row.append(points[seat] / 200)
        row += [score / 40 for score in scores[seat]]
        row += [sum(scores[seat]) / 60, left * sum(scores[seat]) / 200]
        rival = max(worth for other, worth in enumerate(worths) if other != seat)
        row += [worths[seat] / 300, (worths[seat] - points[seat]) / 200, (worths[seat] - rival) / 60]
        found.append(row)
    return found


def _board(box: Box, board: Board) -> list[float]:
    """Lines, locomotives, industry."""
    tracks, engines, factories = board.tracks, board.locomotives, board.factories
    row: list[float] = []
    reached: list[float] = []
    reaches = (engines[0] + engines[1], engines[2], engines[3])
    for line, colours in TRACKS:
        length, reach = LENGTHS[line], reaches[line]
        for colour in colours:
            at = tracks[5 * line + colour]
            row.append(at / length if at > 0 else 0.0)
            reached.append((at if at < reach else reach) / length if at > 0 else 0.0)
    row += reached
    row += [1.0 if tracks[colour] >= 0 else 0.0 for colour in (2, 3, 4)]
    received = board.received
    row += [1.0 if received >> gain & 1 else 0.0 for gain in range(GAINS)]
    row += [engine / 9 for engine in engines]
    for line in range(3):
        row.append((min(reaches[line], LENGTHS[line]) - tracks[5 * line]) / LENGTHS[line])
    row.append(board.doublers / 8)
    row += [1.0 if number in factories else 0.0 for number in range(1, FACTORIES + 1)]
    row += [1.0 if len(factories) >= count else 0.0 for count in range(1, 6)]
    markers = board.markers
    row.append(markers[0] / 15)
    row.append((markers[1] + 1) / 16 if len(markers) > 1 else 0.0)
    row.append(1.0 if board.blocked(box, markers[0] + 1) else 0.0)
    return row


def _pieces(pos: RussianRailroadsPosition, seat: Seat) -> list[float]:
    """Workers, rubles, engineers, tokens, cards."""
    board = pos.boards[seat]
    pool = 0.0 if board.passed else 1.0
    rubles, engineers, tokens = board.rubles, board.engineers, board.tokens.values()
    row = [
        pool * board.workers / 7,
        pool * board.temporary / 2,
        pool * board.black,
        board.extra_workers(pos.box) / 3,
        pool if board.workers + board.temporary + board.black + rubles else 0.0,
        rubles / 5,
    ]
    row += [1.0 if rubles >= count else 0.0 for count in (1, 2, 3)]
    row += [1.0 if number in engineers else 0.0 for number in range(1, ENGINEERS + 1)]
    row += [1.0 if len(engineers) >= count else 0.0 for count in (1, 2, 3, 4)]
    most = max(len(other.engineers) for at, other in enumerate(pos.boards) if at != seat)
    row.append(max(-2, min(2, len(engineers) - most)) / 2)
    row += [1.0 if token in tokens else 0.0 for token in TOKENS]
    row.append((sum(owner == seat for owner, _ in pos.drawn) + board.bonuses_due) / 2)
    row.append(1.0 - pool)
    return row


def table(pos: RussianRailroadsPosition) -> list[float]:
    """Rounds, free spaces, the supply and the strip."""
    supply, left = pos.supply, rounds_left(pos)
    lowest = supply.lowest()
    row = [1.0 if left == count else 0.0 for count in range(1, ROUNDS + 1)]
    spaces, placed = pos.box.spaces, pos.placed
    row += [1.0 if space in spaces and space not in placed else 0.0 for space in SPACES]
    row += [1.0 if lowest == number else 0.0 for number in range(1, 10)]
    row.append(supply.stacks[lowest] / 4 if lowest else 0.0)
    row += [supply.doublers / 20, supply.temporary / 2]
    row += [1.0 if card in supply.cards else 0.0 for card in CARDS]
    public, hire = pos.public(), pos.for_hire()
    row += [1.0 if number in public else 0.0 for number in range(1, ENGINEERS + 1)]
    row += [1.0 if number == hire else 0.0 for number in range(1, ENGINEERS + 1)]
    return row
