"""The score sheet of a game, finished or not."""

from engineshed.kernel import Seat
from engineshed.kernel.score import ScoreLine, ScoreSheet
from engineshed.web.pages import Visitor, emblem, styled
from engineshed.web.render import page
from engineshed.web.showing import say
from engineshed.web.table_page import Look, result_of


def score(guest: Visitor, look: Look) -> str:
    """Players as columns in the order of their places, a row per source."""
    result = look.result
    sheets = {sheet.seat: sheet for sheet in (result.sheets if result is not None else _now(look))}
    places = result.places if result is not None else ()
    order = sorted(range(len(look.players)), key=lambda seat: (places[seat] if places else 0, seat))
    sources = {line.source: None for seat in order if seat in sheets for line in sheets[seat].lines}
    best = max((sheet.total for sheet in sheets.values()), default=0)
    return page(
        "score.jinja",
        guest=guest,
        w=guest.words,
        look=look,
        game=look.game,
        title=look.game.title[guest.language],
        emblem=emblem(look.game),
        result=result_of(look),
        order=order,
        places=places,
        rows=[_row(look, source, order, sheets) for source in sources],
        totals={seat: sheet.total for seat, sheet in sheets.items()},
        best=max(best, 1),
        styled=styled([look.game]),
    )


def _now(look: Look) -> list[ScoreSheet]:
    return look.game.score_now(look.seen.pos)


def _row(look: Look, source: str, order: list[Seat], sheets: dict[Seat, ScoreSheet]) -> dict[str, object]:
    lines: dict[Seat, ScoreLine | None] = {
        seat: next((line for line in sheets[seat].lines if line.source == source), None)
        for seat in order
        if seat in sheets
    }
    known = next(line for line in lines.values() if line is not None)
    return {
        "name": say(look.words, f"score-{source}", source, **known.facts),
        "rule": known.rule,
        "lines": lines,
    }
