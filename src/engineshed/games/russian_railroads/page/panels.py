"""Everything public about one seat."""

from engineshed.games.russian_railroads.page import text
from engineshed.games.russian_railroads.position import Russia
from engineshed.games.russian_railroads.scoring import SOURCES, score_board
from engineshed.kernel import Seat, Words
from engineshed.kernel.view import Drawing, Figure, Panel


def panels(pos: Russia, words: Words) -> tuple[Panel, ...]:
    """In turn order."""
    return tuple(_panel(pos, seat, place, words) for place, seat in enumerate(pos.order, 1))


def _panel(pos: Russia, seat: Seat, place: int, words: Words) -> Panel:
    board = pos.boards[seat]
    scored = score_board(pos.table, board)
    said = (f"{words(f'score-{source}')} {points}" for source, points in zip(SOURCES, scored, strict=True))
    workers = board.workers + board.temporary + board.black
    figures = (
        Figure(words("figure-workers"), str(workers)),
        Figure(words("figure-rubles"), str(board.rubles)),
        Figure(words("figure-reach"), "·".join(str(board.reach(line)) for line in (0, 1, 2))),
        Figure(words("figure-industry"), str(scored[-1])),
        Figure(words("figure-round"), f"+{sum(scored)}", ", ".join(said), "gain"),
    )
    role = words("place-n", n=place)
    if board.passed:
        role = f"{role} · {words('has-passed')}"
    return Panel(seat, role, figures, _more(pos, seat, words))


def _more(pos: Russia, seat: Seat, words: Words) -> Drawing:
    """What the figures leave out, in words."""
    board, table = pos.boards[seat], pos.table
    rows = [
        (words("figure-doublers"), str(board.doublers)),
        (words("figure-reserve"), str(board.reserve)),
        (
            words("figure-engineers"),
            "; ".join(
                f"{number}: {text.effects(words, table.engineers[number].effects)}"
                for number in board.engineers
            ),
        ),
        (
            words("figure-factories"),
            "; ".join(
                f"{number}: {text.effects(words, table.factories[number])}" for number in board.factories
            ),
        ),
        (words("figure-tokens"), ", ".join(words(f"token-{token}") for token in board.tokens.values())),
        (words("figure-end-bonus"), str(len(pos.hand(seat)))),
    ]
    return Drawing("seat.jinja", {"rows": [(key, value or "–") for key, value in rows]}, id=f"more-{seat}")
