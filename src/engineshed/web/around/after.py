"""The score sheet of a game, finished or not: every point with its rule and the moves that made it."""

from engineshed.kernel import Seat
from engineshed.kernel.score import ScoreLine, ScoreSheet
from engineshed.web.around.chart import chart
from engineshed.web.around.pages import Visitor, game_page
from engineshed.web.sprite import sprite
from engineshed.web.table.course import course, growth
from engineshed.web.table.offers import rule_text
from engineshed.web.table.scene import TableScene
from engineshed.web.table.table_page import result_of
from engineshed.web.table.telling import log


def score(guest: Visitor, scene: TableScene, opened: tuple[Seat, str] | None = None) -> str:
    """The score sheet: players as columns by place, a row for each source; one number may be opened."""
    result = scene.result
    sheets = {sheet.seat: sheet for sheet in (result.sheets if result is not None else _now(scene))}
    places = result.places if result is not None else ()
    order = sorted(range(len(scene.frame.players)), key=lambda seat: (places[seat] if places else 0, seat))
    sources = {line.source: None for seat in order if seat in sheets for line in sheets[seat].lines}
    grown, walked = growth(scene.match, scene.viewer), course(scene.match)
    rounds = list(zip(walked.rounds, walked.numbers, strict=True))
    best = max((sheet.total for sheet in sheets.values()), default=0)
    return game_page(
        "score.jinja",
        guest,
        scene.game,
        scene=scene,
        result=result_of(scene),
        order=order,
        places=places,
        out={seat: _out(scene, seat) for seat in (result.eliminated if result is not None else ())},
        rows=[_row(scene, source, order, sheets) for source in sources],
        totals={seat: sheet.total for seat, sheet in sheets.items()},
        best=max(best, 1),
        chart=chart(grown.totals, rounds) if scene.match.moves and sources else None,
        trail=_trail(scene, sheets, opened) if opened is not None else None,
        symbols=sprite(scene.game.package).text,
    )


def _now(scene: TableScene) -> list[ScoreSheet]:
    return scene.game.score_now(scene.seen.pos)


def _row(
    scene: TableScene, source: str, order: list[Seat], sheets: dict[Seat, ScoreSheet]
) -> dict[str, object]:
    lines: dict[Seat, ScoreLine | None] = {
        seat: next((line for line in sheets[seat].lines if line.source == source), None)
        for seat in order
        if seat in sheets
    }
    known = next(line for line in lines.values() if line is not None)
    return {
        "source": source,
        "name": _name(scene, known),
        "rule": known.rule,
        "says": rule_text(scene.game, known.rule, scene.language) if known.rule else "",
        "lines": lines,
    }


def _name(scene: TableScene, line: ScoreLine) -> str:
    return scene.words.either(f"score-{line.source}", line.source, **line.facts)


def _out(scene: TableScene, seat: Seat) -> tuple[int, str]:
    """The moment at which a seat was eliminated, and what the log says about it."""
    match = scene.match
    for place in range(len(match.tape.journal) - 1, -1, -1):
        event = match.tape.journal[place]
        if event.name == "eliminated" and event.seat == seat:
            moment = sum(move.events <= place for move in match.moves)
            return moment, scene.rich(scene.page.sentence(event, scene))
    return len(match.moves), ""


def _trail(
    scene: TableScene, sheets: dict[Seat, ScoreSheet], opened: tuple[Seat, str]
) -> dict[str, object] | None:
    """The moves that made one number of the sheet, each with its change and the sum after it."""
    seat, source = opened
    lines = sheets[seat].lines if seat in sheets else ()
    line = next((line for line in lines if line.source == source), None)
    if line is None:
        return None
    steps, so_far = [], 0
    for moment, change in growth(scene.match, scene.viewer).steps.get(opened, ()):
        so_far += change
        steps.append({"moment": moment, "change": change, "sum": so_far, "told": _told(scene, moment, seat)})
    return {"seat": seat, "source": source, "name": _name(scene, line), "points": line.points, "steps": steps}


def _told(scene: TableScene, moment: int, seat: Seat) -> list[object]:
    """What the log says about a move: the lines about this seat, otherwise the first line."""
    lines = log(scene, moment + 1, moment - 1).lines[::-1]
    own = [line["text"] for line in lines if line["seat"] == seat]
    return own or [line["text"] for line in lines[:1]]
