"""The scoring phase, the final scoring, and the sheets that explain both."""

from typing import Final

from engineshed.games.russian_railroads.board import Board
from engineshed.games.russian_railroads.position import UNKNOWN, RussianRailroadsPosition
from engineshed.games.russian_railroads.printed.box import LINES, Box, EndBonus
from engineshed.kernel import Result, ScoreLine, ScoreSheet, Seat, places

SOURCES: Final = (*LINES, "industry")
"""What scores in every round."""


class SpaceScore:
    """What one space of a line gives: its number, colour, points, and whether a doubler lies above it."""

    __slots__ = ("colour", "doubled", "points", "space")

    def __init__(self, space: int, colour: int, points: int, doubled: bool) -> None:
        self.space = space
        self.colour = colour
        self.points = points
        self.doubled = doubled


def line_spaces(box: Box, board: Board, line: int) -> list[SpaceScore]:
    """Every space within reach (RUS-1802): a track also counts for the empty spaces behind it (RUS-1803)."""
    printed = box.lines[line]
    values = box.values["revaluation" in board.tokens.values()]
    found: list[SpaceScore] = []
    for space in range(1, min(board.reach(line), printed.length) + 1):
        # The track furthest back that has come so far; beyond black there is none (RUS-1803).
        colours = [colour for colour in printed.colours if board.tracks[5 * line + colour] >= space]
        if not colours:
            break
        doubled = line == 0 and space <= board.doublers  # RUS-1805
        found.append(SpaceScore(space, colours[-1], values[colours[-1]] * (1 + doubled), doubled))
    return found


def counts_twice(box: Box, board: Board, line: int) -> bool:
    """Are the scored spaces of this line doubled? (RUS-1708)"""
    doubling = box.lines[line].doubling
    if doubling is None:
        return False
    space, colour = doubling
    return board.reached(line, space, colour) and board.reach(line) >= space


def stars(box: Box, board: Board, line: int) -> list[tuple[int, int]]:
    """Space and points of every star that counts now (RUS-1709, RUS-1710, RUS-2311)."""
    return [
        (star.space, star.points)
        for star in box.lines[line].stars
        if board.reached(line, star.space, star.colour)
        and board.reach(line) >= star.space
        and (not star.token or star.token in board.tokens.values())
    ]


def score_line(box: Box, board: Board, line: int) -> int:
    """The points of a line; the same as the sum over `line_spaces`, without listing them."""
    tracks, printed = board.tracks, box.lines[line]
    reach = min(board.reach(line), printed.length)
    if not reach:
        return 0
    values = box.values["revaluation" in board.tokens.values()]
    doublers = min(board.doublers, reach) if line == 0 else 0
    points = behind = behind_doubled = 0
    for colour in reversed(printed.colours):
        at = tracks[5 * line + colour]
        if at > 0:
            upto, upto_doubled = min(at, reach), min(at, doublers)
            points += values[colour] * (upto - behind + upto_doubled - behind_doubled)
            behind, behind_doubled = upto, upto_doubled
    if printed.doubling is not None and counts_twice(box, board, line):
        points *= 2
    for star in printed.stars:
        if tracks[5 * line + star.colour] >= star.space <= reach and (
            not star.token or star.token in board.tokens.values()
        ):
            points += star.points  # RUS-1806: never doubled
    return points


def score_board(box: Box, board: Board) -> tuple[int, ...]:
    """What a board gives in a scoring phase, by source (RUS-1801, RUS-1807)."""
    industry = sum(box.industry_points[at] for at in board.markers)
    return (*(score_line(box, board, line) for line in (0, 1, 2)), industry)


# Final scoring


def count(box: Box, board: Board, thing: str) -> int:
    """How many of what an end-bonus card counts."""
    if thing == "extra-worker":
        return board.extra_workers(box)
    if thing == "doubler":
        return board.doublers
    if thing == "finished-line":
        return sum(board.tracks[5 * line] == box.lines[line].length for line in (0, 1, 2))
    if thing == "black-space":
        return sum(board.tracks[5 * line] for line in (0, 1, 2))
    if thing == "factory":
        return len(board.factories)
    if thing == "token":
        return len(board.tokens)
    if thing == "engineer":
        return len(board.engineers)
    return 1


def bonus_points(box: Box, board: Board, card: EndBonus) -> int:
    """What an end-bonus card is worth."""
    counted = count(box, board, card.per)
    if card.steps:
        return max((points for least, points in card.steps if counted >= least), default=0)
    return card.each * counted


def majority(pos: RussianRailroadsPosition) -> list[int]:
    """Points for the most and second most engineers, by seat (RUS-2103 to RUS-2105)."""
    cards = pos.box.bonus_cards
    keys: list[tuple[int, int, Seat]] = []
    for seat, board in enumerate(pos.boards):
        if board.engineers:
            extra = sum(cards[card].engineers for card in pos.hand(seat) if card != UNKNOWN)
            keys.append((len(board.engineers) + extra, max(board.engineers), seat))
    points = [0] * len(pos.boards)
    for (_, _, seat), prize in zip(sorted(keys, reverse=True), pos.box.majority, strict=False):
        points[seat] = prize
    return points


def final_lines(pos: RussianRailroadsPosition, seat: Seat) -> list[ScoreLine]:
    """End-bonus cards, then the engineer majority (RUS-2101, RUS-2102)."""
    board = pos.boards[seat]
    lines = [
        ScoreLine("end-bonus", bonus_points(pos.box, board, pos.box.bonus_cards[card]), "RUS-2102", card=card)
        for card in pos.hand(seat)
        if card != UNKNOWN
    ]
    lines.append(ScoreLine("majority", majority(pos)[seat], "RUS-2103", engineers=len(board.engineers)))
    return lines


RULES: Final = {
    "trans-siberian": "RUS-1801",
    "st-petersburg": "RUS-1801",
    "kiev": "RUS-1806",
    "industry": "RUS-1807",
    "passing": "RUS-1403",
    "engineers": "RUS-1306",
    "factories": "RUS-1109",
    "stations": "RUS-1705",
    "instead": "RUS-2501",
}
"""The sources of points during the game and the rule behind each."""


def running_sheet(pos: RussianRailroadsPosition, seat: Seat) -> ScoreSheet:
    """The points on the score track, by source."""
    board = pos.boards[seat]
    lines: list[ScoreLine] = []
    for index, source in enumerate(SOURCES):
        by_round = [scored[index] for scored in board.rounds]
        lines.append(ScoreLine(source, sum(by_round), RULES[source], " + ".join(map(str, by_round))))
    lines += [
        ScoreLine(source, board.points[source], rule)
        for source, rule in RULES.items()
        if source not in SOURCES and source in board.points
    ]
    return ScoreSheet(seat, lines)


def sheet(pos: RussianRailroadsPosition, seat: Seat) -> ScoreSheet:
    """All points of a seat, the final scoring included."""
    return ScoreSheet(seat, [*running_sheet(pos, seat).lines, *final_lines(pos, seat)])


def result(pos: RussianRailroadsPosition) -> Result:
    """The most points win, equal ones together (RUS-2107, RUS-2108)."""
    sheets = [sheet(pos, seat) for seat in range(len(pos.boards))]
    return Result(places(sheet.total for sheet in sheets), sheets)
