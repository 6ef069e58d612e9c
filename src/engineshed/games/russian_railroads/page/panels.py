"""Everything public about one seat."""

from itertools import groupby

from engineshed.games.russian_railroads.page import text
from engineshed.games.russian_railroads.position import RussianRailroadsPosition
from engineshed.games.russian_railroads.printed.box import COLOURS, LINES
from engineshed.games.russian_railroads.scoring import (
    SOURCES,
    counts_twice,
    line_spaces,
    score_board,
    score_line,
    stars,
)
from engineshed.kernel import Seat, Words
from engineshed.kernel.page import Drawing, Figure, Panel


def panels(pos: RussianRailroadsPosition, words: Words) -> tuple[Panel, ...]:
    """In turn order."""
    return tuple(_panel(pos, seat, place, words) for place, seat in enumerate(pos.order, 1))


def _panel(pos: RussianRailroadsPosition, seat: Seat, place: int, words: Words) -> Panel:
    board = pos.boards[seat]
    scored = score_board(pos.box, board)
    said = (f"{words(f'score-{source}')} {points}" for source, points in zip(SOURCES, scored, strict=True))
    workers = board.workers + board.temporary + board.black
    figures = (
        Figure(words("figure-workers"), str(workers)),
        Figure(words("figure-rubles"), str(board.rubles)),
        Figure(words("figure-reach"), "·".join(str(board.reach(line)) for line in (0, 1, 2))),
        Figure(words("figure-industry"), str(scored[-1])),
        Figure(words("figure-round"), f"+{sum(scored)}", words.listed(said), "gain"),
    )
    role = words("place-n", n=place)
    if board.passed:
        role = f"{role} · {words('has-passed')}"
    return Panel(seat, role, figures, _more(pos, seat, words))


def _more(pos: RussianRailroadsPosition, seat: Seat, words: Words) -> Drawing:
    """What the figures leave out, in words."""
    board, box = pos.boards[seat], pos.box
    rows = [
        *((words(f"line-{name}"), _sum(pos, seat, line, words)) for line, name in enumerate(LINES)),
        (words("figure-industry"), " + ".join(str(box.industry_points[at]) for at in board.markers)),
        (words("figure-doublers"), str(board.doublers)),
        (words("figure-reserve"), str(board.reserve)),
        (
            words("figure-engineers"),
            "; ".join(
                f"{number}: {text.effects(words, box.engineers[number].effects)}"
                for number in board.engineers
            ),
        ),
        (
            words("figure-factories"),
            "; ".join(
                f"{number}: {text.effects(words, box.factories[number])}" for number in board.factories
            ),
        ),
        (words("figure-tokens"), words.listed(words(f"token-{token}") for token in board.tokens.values())),
        (words("figure-end-bonus"), str(len(pos.hand(seat)))),
    ]
    return Drawing("seat.jinja", {"rows": [(key, value or "–") for key, value in rows]}, id=f"more-{seat}")


def _sum(pos: RussianRailroadsPosition, seat: Seat, line: int, words: Words) -> str:
    """What every space of a line scores now, by colour, with doubling and stars: "G 1×2 + 1 + ★1 = 4"."""
    box, board = pos.box, pos.boards[seat]
    parts = []
    for colour, spaces in groupby(line_spaces(box, board, line), key=lambda space: space.colour):
        said = " + ".join(
            f"{space.points // 2}×2" if space.doubled else f"{space.points}" for space in spaces
        )
        parts.append(f"{words(f'letter-{COLOURS[colour]}')} {said}")
    if not parts:
        return ""
    if counts_twice(box, board, line):
        parts = [f"({' + '.join(parts)}) × 2"]
    parts += [f"★{points}" for _, points in stars(box, board, line)]
    return f"{' + '.join(parts)} = {score_line(box, board, line)}"
