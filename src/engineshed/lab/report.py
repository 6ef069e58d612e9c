"""A simulation as one HTML page that needs nothing else: scores, seats, lengths, what winners used."""

import io
from collections import Counter
from collections.abc import Callable, Iterable
from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from engineshed.kernel import BadSetup
from engineshed.lab.playing import Outcome
from engineshed.lab.simulate import Simulation
from engineshed.lab.stats import mean, student

if TYPE_CHECKING:
    from matplotlib.axes import Axes

MOST_ROWS: Final = 40
COLOURS: Final = ("#2f6f9f", "#c2562d", "#5b8c3a", "#8a5a9e", "#b8922b", "#4a4a4a")
STYLE: Final = """
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; color: #222 }
h1, h2 { font-weight: 600; line-height: 1.2 } h2 { margin-top: 2.5rem }
table { border-collapse: collapse; margin: 1rem 0 } th, td { padding: .2rem .9rem .2rem 0; text-align: right }
th:first-child, td:first-child { text-align: left } th { border-bottom: 1px solid #999; font-weight: 600 }
figure { margin: 1rem 0 } svg { max-width: 100%; height: auto }
@media (prefers-color-scheme: dark) { body { background: #16181b; color: #ddd } figure { background: #fff } }
"""


def need_plots() -> None:
    """Plots are drawn by matplotlib, which comes with the `lab` extra."""
    if not find_spec("matplotlib"):
        raise BadSetup("a report needs matplotlib: pip install 'engineshed[lab]'")


def write_report(simulation: Simulation, file: Path) -> None:
    file.write_text(report(simulation), encoding="utf-8")


def report(simulation: Simulation) -> str:
    """The whole page."""
    games = [outcome for outcome in simulation.outcomes if outcome.finished]
    title = f"{simulation.game}, {simulation.players} players"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{_about(simulation)}</p>",
        "<h2>Who wins</h2>",
        _wins(simulation, "by_bot", "bot"),
        "<h2>Seats</h2>",
        _wins(simulation, "by_seat", "seat"),
        _figure(lambda axes: _draw_seats(axes, simulation)),
        "<h2>Scores</h2>",
        _scores(games, list(dict.fromkeys(simulation.bots))),
        "<h2>Length</h2>",
        _lengths(games),
        "<h2>What winners used</h2>",
        _used(games),
        "<h2>What was never used</h2>",
        _never(games),
    ]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style>\n<body>\n{body}\n</body></html>\n"
    )


def _about(simulation: Simulation) -> str:
    settings = ", ".join(f"{key} = {value}" for key, value in simulation.settings.items()) or "no settings"
    bots = ", ".join(simulation.bots)
    return escape(
        f"{len(simulation.outcomes)} games of {bots} from seed {simulation.seed}, seats rotated; {settings}."
    )


def _wins(simulation: Simulation, key: str, column: str) -> str:
    lines = cast("list[dict[str, object]]", simulation.summary()[key])
    rows = []
    for line in lines:
        low, high = cast("list[float]", line["ci95"])
        share = cast(float, line["win_share"])
        rows.append(
            (line[column], line["wins"], f"{share:.1%}", f"{low:.1%} – {high:.1%}", line["mean_score"])
        )
    return _table((column, "wins", "share", "95 %", "mean score"), rows)


def _draw_seats(axes: "Axes", simulation: Simulation) -> None:
    lines = cast("list[dict[str, object]]", simulation.summary()["by_seat"])
    shares = [cast(float, line["win_share"]) for line in lines]
    ends = [cast("list[float]", line["ci95"]) for line in lines]
    reach = [
        [share - low for share, (low, _) in zip(shares, ends, strict=True)],
        [high - share for share, (_, high) in zip(shares, ends, strict=True)],
    ]
    axes.bar(
        [str(seat) for seat in range(simulation.players)], shares, yerr=reach, color=COLOURS[0], capsize=4
    )
    axes.axhline(1 / simulation.players, color="#888", linestyle="--")
    axes.set_xlabel("seat")
    axes.set_ylabel("share of wins")


def _scores(games: list[Outcome], bots: list[str]) -> str:
    points = {
        bot: [
            score
            for game in games
            for level, score in zip(game.task.bots, game.scores, strict=False)
            if level == bot
        ]
        for bot in bots
    }
    if not any(points.values()):
        return "<p>This game has no scores.</p>"

    def draw(axes: "Axes") -> None:
        axes.hist(list(points.values()), bins=20, label=bots, color=list(COLOURS[: len(bots)]))
        axes.set_xlabel("score")
        axes.set_ylabel("seats")
        axes.legend()

    rows = [
        (bot, len(scores), min(scores), _number(mean(scores)), _interval(scores), max(scores))
        for bot, scores in points.items()
    ]
    return _figure(draw) + _table(("bot", "seats", "lowest", "mean", "95 %", "highest"), rows)


def _lengths(games: list[Outcome]) -> str:
    decisions = [game.decisions for game in games]
    if not decisions:
        return "<p>No game was finished.</p>"

    def draw(axes: "Axes") -> None:
        axes.hist(decisions, bins=20, color=COLOURS[2])
        axes.set_xlabel("decisions with two or more options")
        axes.set_ylabel("games")

    ends = Counter(game.reason for game in games)
    rows = [(reason, count, f"{count / len(games):.1%}") for reason, count in ends.most_common()]
    return _figure(draw) + _table(("ended by", "games", "share"), rows)


def _used(games: list[Outcome]) -> str:
    """Per atom: how often winners chose it in a game, and how often the others did."""
    winners: Counter[str] = Counter()
    others: Counter[str] = Counter()
    won = lost = 0
    for game in games:
        for chosen, wins in zip(game.chosen, game.wins, strict=False):
            (winners if wins else others).update(chosen)
            won, lost = won + bool(wins), lost + (not wins)
    rows = []
    for atom in winners | others:
        mine, theirs = winners[atom] / max(won, 1), others[atom] / max(lost, 1)
        rows.append((mine - theirs, (atom, f"{mine:.2f}", f"{theirs:.2f}", f"{mine - theirs:+.2f}")))
    rows.sort(key=lambda row: -abs(row[0]))
    shown = [cells for _, cells in rows[:MOST_ROWS]]
    return _table(("chosen", "by a winner, per game", "by another", "difference"), shown)


def _never(games: list[Outcome]) -> str:
    offered: Counter[str] = Counter()
    for game in games:
        offered.update(game.offered)
    used = {atom for game in games for chosen in game.chosen for atom in chosen}
    rows = [(atom, count) for atom, count in offered.most_common() if atom not in used]
    if not rows:
        return "<p>Everything that was offered was chosen at least once.</p>"
    return _table(("never chosen", "decisions that offered it"), rows[:MOST_ROWS])


def _interval(numbers: list[int]) -> str:
    ends = student(numbers)
    return "" if ends is None else f"{ends[0]:.1f} – {ends[1]:.1f}"


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:.1f}"


def _table(head: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    lines = (
        "<tr>" + "".join(f"<td>{'' if cell is None else escape(str(cell))}</td>" for cell in row) + "</tr>"
        for row in rows
    )
    return f"<table><thead><tr>{top}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def _figure(draw: "Callable[[Axes], None]") -> str:
    """A plot as SVG inside the page."""
    import matplotlib as mpl

    mpl.use("svg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(8, 3.2), layout="constrained")
    draw(axes)
    axes.spines[["top", "right"]].set_visible(False)
    text = io.StringIO()
    figure.savefig(text, format="svg")
    pyplot.close(figure)
    _, tag, rest = text.getvalue().partition("<svg")
    return f"<figure>{tag}{rest}</figure>"
