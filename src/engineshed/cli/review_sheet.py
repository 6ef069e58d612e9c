"""A review as one self-contained HTML page: chart, balance, decisions, accuracy."""

import re
from collections.abc import Callable
from html import escape
from typing import Final

from engineshed.kernel import Action, Seat, Words, find_game, words_for
from engineshed.kernel.page import Scene, page_of
from engineshed.lab.report import COLOURS, STYLE
from engineshed.teacher import Estimate, Review, Worth, phase, say
from engineshed.teacher.walk import Walk

WIDTH: Final = 920
HEIGHT: Final = 300
LEFT, RIGHT, TOP, BOTTOM = 44, 84, 10, 24
BAR: Final = 26
"""The height of half a strip."""
MORE: Final = """
.chart text { font: 12px system-ui, sans-serif; fill: currentColor } .chart .grid { stroke: #8885 }
.chart .line { fill: none; stroke-width: 2.5 } .chart .dashed1 { stroke-dasharray: 7 3 }
.chart .dashed2 { stroke-dasharray: 2 3 } .chart .dashed3 { stroke-dasharray: 9 3 2 3 }
.chart .luck { fill: none; stroke: currentColor } .chart .own { fill: currentColor }
li { margin: .6rem 0 } li ul { color: #59616a } .wide { overflow-x: auto }
@media (prefers-color-scheme: dark) { figure { background: none } li ul { color: #aaa } }
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
    last = max(1, len(review.moments) - 1)
    strips = HEIGHT + 2 * BAR * review.players + 10

    def x(number: float) -> float:
        return round(LEFT + number / last * (WIDTH - LEFT - RIGHT), 1)

    def y(chance: float) -> float:
        return round(TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM), 1)

    drawn = []
    for step in range(5):
        at = y(step / 4)
        drawn.append(f'<path class="grid" d="M{LEFT} {at}H{WIDTH - RIGHT}"/>')
        drawn.append(f'<text x="{LEFT - 6}" y="{at + 4}" text-anchor="end">{25 * step} %</text>')
    for seat in range(review.players):
        colour = COLOURS[seat % len(COLOURS)]
        points = " ".join(f"{x(m.number)},{y(m.worths[seat].chance.mean)}" for m in review.moments)
        drawn.append(f'<polyline class="line dashed{seat % 4}" stroke="{colour}" points="{points}"/>')
        middle = HEIGHT + BAR * (2 * seat + 1)
        drawn.append(f'<path class="grid" d="M{LEFT} {middle}H{WIDTH - RIGHT}"/>')
        label = escape(named(seat, words))
        drawn.append(f'<text x="{WIDTH - RIGHT + 6}" y="{middle + 4}" fill="{colour}">{label}</text>')
        drawn.append(f'<g color="{colour}">{_strip(review, seat, middle, x)}</g>')
    name = escape(words("review-chances"))
    return (
        f'<figure class="wide"><svg class="chart" viewBox="0 0 {WIDTH} {strips}" role="img" '
        f'aria-label="{name}">{"".join(drawn)}</svg>'
        f"<figcaption>{escape(words('review-strips'))}</figcaption></figure>"
    )


def _strip(review: Review, seat: Seat, middle: int, x: Callable[[float], float]) -> str:
    """Hollow bars for luck, filled ones for the seat's own decisions."""
    bars = []
    for step in review.steps:
        did = step.skill[seat].chance if step.seat == seat else Estimate(0.0)
        for kind, change in (("luck", step.luck[seat].chance), ("own", did)):
            height = round(min(BAR, abs(change.mean) * 4 * BAR), 1)
            if height >= 1 and change.clear:
                top = middle - height if change.mean > 0 else middle
                bars.append(
                    f'<rect class="{kind}" x="{x(step.number)}" y="{top}" width="3" height="{height}"/>'
                )
    return "".join(bars)


def _table(heads: list[str], rows: list[list[str]]) -> str:
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><tr>{head}</tr>{body}</table></div>'


def _balances(review: Review, words: Words) -> str:
    names = ("start", "own", "others", "luck", "result", "points")
    heads = [words("review-seat"), *(words(f"review-{name}") for name in names)]
    rows = []
    for one in review.balances:
        parts = [_chance(part) for part in (one.own, one.others, one.luck)]
        start, end = f"{100 * one.start.chance.mean:.1f}", f"{100 * one.result.chance:.0f}"
        rows.append([str(one.seat + 1), start, *parts, end, f"{one.result.points:.0f}"])
    return _table(heads, rows)


def _chance(part: Worth) -> str:
    return f"{100 * part.chance.mean:+.1f} ± {100 * part.chance.error:.1f}".replace("-", "−")


def _dear(review: Review, walk: Walk, words: Words) -> str:
    if not review.dear:
        return f"<p>{escape(words('review-none'))}</p>"
    items = []
    for dear in review.dear:
        where = f"{named(dear.seat, words)}, {phase(walk.judge.game, dear.phase, words.language)}"
        said = words(
            "review-better",
            number=dear.number + 1,
            played=moved(walk, dear.number, dear.played, words),
            better=moved(walk, dear.number, dear.better, words),
            lost=f"{100 * dear.lost.chance.mean:.1f} ± {100 * dear.lost.chance.error:.1f}",
        )
        why = "".join(
            f"<li>{escape(say(reason, words, lambda seat: named(seat, words)))}</li>"
            for reason in dear.reasons
        )
        items.append(f"<li><b>{escape(where)}</b>. {escape(said)}<ul>{why}</ul></li>")
    return f"<ol>{''.join(items)}</ol>"


def _accuracies(review: Review, words: Words) -> str:
    game = find_game(review.game)
    heads = [words("review-seat"), words("review-phase"), words("review-decisions"), words("review-accuracy")]
    rows = []
    for one in review.accuracies:
        section = phase(game, one.phase, words.language) if one.phase else words("review-all")
        rows.append([str(one.seat + 1), section, str(one.decisions), str(one.percent)])
    return _table(heads, rows)
