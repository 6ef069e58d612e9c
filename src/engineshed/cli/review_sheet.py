"""A review as one self-contained HTML page: chart, balance, decisions, accuracy."""

import re
from collections.abc import Callable
from html import escape
from typing import Final

from engineshed.kernel import Action, Seat, Words, find_game, words_for
from engineshed.kernel.page import Scene, page_of
from engineshed.lab.report import COLOURS, STYLE
from engineshed.teacher import Accuracy, Balance, Dear, Estimate, Review, phase, say
from engineshed.teacher.walk import Walk
from engineshed.web.render import change, give_or_take, tenths
from engineshed.web.teaching.reviewing import apart, scale_of_points, scored

WIDTH: Final = 920
HEIGHT: Final = 300
LEFT, RIGHT, TOP, BOTTOM = 44, 84, 10, 24
BAR: Final = 26
"""The height of half a strip."""
MORE: Final = """
.chart { min-width: 40rem } .chart text { font: 13px system-ui, sans-serif; fill: currentColor }
.chart .grid { stroke: #8885 } .chart .who { font-weight: 600 }
.chart .line { fill: none; stroke-width: 2.5 } .chart .dashed1 { stroke-dasharray: 7 3 }
.chart .dashed2 { stroke-dasharray: 2 3 } .chart .dashed3 { stroke-dasharray: 9 3 2 3 }
.chart .luck { fill: none; stroke: currentColor } .chart .own { fill: currentColor }
.wide { overflow-x: auto } th, td { white-space: nowrap } td:first-child { white-space: normal }
caption { text-align: left; font-weight: 600; padding: .3rem 0 } td small, .why { color: #59616a }
.sums { display: flex; flex-wrap: wrap; column-gap: 3rem } ol { padding-left: 1.4rem }
.dear > li { margin: .9rem 0 } .dear p { margin: .1rem 0 } .dear b { white-space: nowrap }
.why { list-style: none; padding: 0; margin: .2rem 0 0; font-size: 14px }
@media (prefers-color-scheme: dark) { figure { background: none } td small, .why { color: #aaa } }
@media (max-width: 40rem) { body { padding: 1rem } }
"""


def sheet(review: Review, walk: Walk, language: str) -> str:
    """The whole page."""
    game = find_game(review.game)
    words = words_for(language, "engineshed.web", "engineshed.teacher", game.package)
    title = f"{game.name(language)}: {words('review-title')}"
    about = words("review-about", judge=review.judge, futures=review.futures)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="about">{escape(about)}</p>',
        f"<h2>{escape(words('review-chances'))}</h2>",
        _chart(review, words),
        *([f"<h2>{escape(words('review-expected'))}</h2>", _points(review, words)] if scored(review) else ()),
        f"<h2>{escape(words('review-balance'))}</h2>",
        f'<p class="about">{escape(words("review-balance-help"))}</p>',
        _balances(review, words),
        f"<h2>{escape(words('review-dear'))}</h2>",
        _dear(review, walk, words),
        f"<h2>{escape(words('review-accuracy'))}</h2>",
        f'<p class="about">{escape(words("review-accuracy-help", small=100 * review.small))}</p>',
        _accuracies(review, words),
    ]
    return (
        f'<!doctype html>\n<html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}{MORE}</style>\n<body>" + "\n".join(parts) + "\n"
    )


def moved(walk: Walk, number: int, action: Action, words: Words) -> str:
    """A move in the game's own words, as its seat saw the moment."""
    move = walk.moves[number]
    scene = Scene(walk.match.at(number).seen_by(move.seat), words)
    said = page_of(walk.judge.game).phrase(action, scene).replace("*", "")
    return re.sub(r"⟨(\d+)⟩", lambda seat: named(int(seat[1]), words), said)


def named(seat: Seat, words: Words) -> str:
    return f"{words('review-seat')} {seat + 1}"


def _chart(review: Review, words: Words) -> str:
    """Chances of all seats after every move, and below them what luck and decisions did to each."""
    drawn = _lines(review, "chance", [0.0, 0.25, 0.5, 0.75, 1.0])
    x = _across(review)
    for seat in range(review.players):
        colour, middle = COLOURS[seat % len(COLOURS)], HEIGHT + BAR * (2 * seat + 1)
        drawn.append(f'<path class="grid" d="M{LEFT} {middle}H{WIDTH - RIGHT}"/>')
        drawn.append(_name(seat, middle, words))
        drawn.append(f'<g color="{colour}">{_strip(review, seat, middle, x)}</g>')
    caption = f"<figcaption>{escape(words('review-strips'))}</figcaption>"
    height = HEIGHT + 2 * BAR * review.players + 10
    return _figure(drawn, height, words("review-chances"), caption)


def _points(review: Review, words: Words) -> str:
    """The points that every seat could expect after every move."""
    scale = scale_of_points(review)
    drawn = _lines(review, "points", [float(part) for part in scale])
    ends = [worth.points.mean for worth in review.moments[-1].worths]
    span = max(scale[-1] - scale[0], 1)
    places = apart([TOP + (scale[-1] - end) / span * (HEIGHT - TOP - BOTTOM) for end in ends])
    drawn += [_name(seat, place, words) for seat, place in enumerate(places)]
    return _figure(drawn, HEIGHT, words("review-expected"))


def _figure(drawn: list[str], height: int, name: str, caption: str = "") -> str:
    picture = f'<svg class="chart" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(name)}">'
    return f'<figure class="wide">{picture}{"".join(drawn)}</svg>{caption}</figure>'


def _name(seat: Seat, y: float, words: Words) -> str:
    style = f'class="who" style="fill: {COLOURS[seat % len(COLOURS)]}"'
    return f'<text x="{WIDTH - RIGHT + 6}" y="{y + 4:g}" {style}>{escape(named(seat, words))}</text>'


def _across(review: Review) -> Callable[[float], float]:
    last = max(1, len(review.moments) - 1)
    return lambda number: round(LEFT + number / last * (WIDTH - LEFT - RIGHT), 1)


def _lines(review: Review, kind: str, scale: list[float]) -> list[str]:
    """A line for every seat, with a grid at these values."""
    x, span = _across(review), max(scale[-1] - scale[0], 1e-9)

    def y(value: float) -> float:
        return round(TOP + (scale[-1] - value) / span * (HEIGHT - TOP - BOTTOM), 1)

    drawn = []
    for part in scale:
        told = f"{100 * part:.0f} %" if kind == "chance" else f"{part:.0f}".replace("-", "−")
        drawn.append(f'<path class="grid" d="M{LEFT} {y(part)}H{WIDTH - RIGHT}"/>')
        drawn.append(f'<text x="{LEFT - 6}" y="{y(part) + 4}" text-anchor="end">{told}</text>')
    for seat in range(review.players):
        points = " ".join(f"{x(m.number)},{y(getattr(m.worths[seat], kind).mean)}" for m in review.moments)
        style = f'class="line dashed{seat % 4}" stroke="{COLOURS[seat % len(COLOURS)]}"'
        drawn.append(f'<polyline {style} points="{points}"/>')
    return drawn


def _strip(review: Review, seat: Seat, middle: int, x: Callable[[float], float]) -> str:
    """Hollow bars for luck, filled ones for the seat's own decisions."""
    bars = []
    for step in review.steps:
        did = step.skill[seat].chance if step.seat == seat else Estimate(0.0)
        for kind, moved_by in (("luck", step.luck[seat].chance), ("own", did)):
            height = round(min(BAR, abs(moved_by.mean) * 4 * BAR), 1)
            if height >= 1 and moved_by.clear:
                top = middle - height if moved_by.mean > 0 else middle
                bars.append(
                    f'<rect class="{kind}" x="{x(step.number)}" y="{top}" width="3" height="{height}"/>'
                )
    return "".join(bars)


def _table(heads: list[str], rows: list[list[str]], caption: str = "") -> str:
    """Cells are HTML."""
    told = f"<caption>{escape(caption)}</caption>" if caption else ""
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table>{told}<tr>{head}</tr>{body}</table></div>'


def _seats(review: Review, words: Words) -> list[str]:
    return [named(seat, words) for seat in range(review.players)]


def _balances(review: Review, words: Words) -> str:
    """A column for every seat: its chance to win from start to result, and its points."""
    tables = []
    for kind, scale, unit in (("chance", 100, "reviewed-chance"), ("points", 1, "reviewed-points")):
        rows = [[escape(words("review-start"))], *([escape(words(f"review-{part}"))] for part in PARTS)]
        rows.append([escape(words("review-result"))])
        for one in review.balances:
            for row, cell in zip(rows, _balance(one, kind, scale, words), strict=True):
                row.append(cell)
        tables.append(_table(["", *_seats(review, words)], rows, words(unit)))
    return f'<div class="sums">{"".join(tables)}</div>'


PARTS: Final = ("own", "others", "luck")


def _balance(one: Balance, kind: str, scale: int, words: Words) -> list[str]:
    parts = [getattr(one.parts[part], kind) for part in PARTS]
    result = scale * getattr(one.result, kind)
    return [
        tenths(words, scale * getattr(one.start, kind).mean),
        *(_differs(part, scale, words) for part in parts),
        f"<b>{tenths(words, result, 0.0 if result % 1 else 1e9)}</b>",
    ]


def _differs(found: Estimate, scale: int, words: Words) -> str:
    error = give_or_take(words, scale * found.error)
    return f"{change(words, scale * found.mean)} <small>{escape(error)}</small>"


def _dear(review: Review, walk: Walk, words: Words) -> str:
    """The dearest decisions of every seat."""
    if not review.dear:
        return f"<p>{escape(words('review-none'))}</p>"
    parts = []
    for seat in dict.fromkeys(dear.seat for dear in review.dear):
        items = "".join(_decision(dear, walk, words) for dear in review.dear if dear.seat == seat)
        parts.append(f'<h3>{escape(named(seat, words))}</h3><ol class="dear">{items}</ol>')
    return "".join(parts)


def _decision(dear: Dear, walk: Walk, words: Words) -> str:
    said = words(
        "review-better",
        number=dear.number + 1,
        played=moved(walk, dear.number, dear.played, words),
        better=moved(walk, dear.number, dear.better, words),
    )
    lost, points = dear.lost.chance, dear.lost.points
    worth = f"{change(words, 100 * lost.mean)} {give_or_take(words, 100 * lost.error)} %"
    worth += f" · {change(words, points.mean)} {words('points-short')}"
    where = phase(walk.judge.game, dear.phase, words.language)
    return f"<li><p>{escape(where)}. {escape(said)} <b>{escape(worth)}</b></p>{_why(dear, words)}</li>"


def _why(dear: Dear, words: Words) -> str:
    """A line for each kind of reasons."""
    kinds: dict[str, list[str]] = {}
    for reason in dear.reasons:
        said = say(reason, words, lambda seat: named(seat, words))
        kinds.setdefault(words(f"reason-{reason.kind}"), []).append(said)
    lines = "".join(f"<li>{escape(kind)} {escape('; '.join(said))}</li>" for kind, said in kinds.items())
    return f'<ul class="why">{lines}</ul>'


def _accuracies(review: Review, words: Words) -> str:
    """A row for every phase, a column for every seat."""
    game = find_game(review.game)
    found = {(one.seat, one.phase): one for one in review.accuracies}
    rows = []
    for section in dict.fromkeys(one.phase for one in review.accuracies):
        name = phase(game, section, words.language) if section else words("review-all")
        cells = [_accuracy(found.get((seat, section)), words) for seat in range(review.players)]
        rows.append([escape(name), *cells])
    return _table([words("review-phase"), *_seats(review, words)], rows)


def _accuracy(one: Accuracy | None, words: Words) -> str:
    if one is None:
        return "–"
    return f"{one.percent} <small>{escape(words('review-of', count=one.decisions))}</small>"
