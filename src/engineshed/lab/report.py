"""A simulation as one self-contained HTML page: scores, seats, lengths, what winners used."""

import io
from collections import Counter
from collections.abc import Callable, Iterable
from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from engineshed.kernel import BadSetup, find_game, parts_of
from engineshed.lab.playing import Outcome
from engineshed.lab.simulate import Simulation
from engineshed.lab.stats import mean, student

if TYPE_CHECKING:
    from matplotlib.axes import Axes

MOST_ROWS: Final = 12
"""Of every kind of thing."""
COLOURS: Final = ("#2f6f9f", "#c2562d", "#5b8c3a", "#8a5a9e", "#b8922b", "#4a4a4a")
STYLE: Final = """
body { font: 15px/1.5 system-ui, sans-serif; max-width: 64rem; margin: 0 auto; padding: 2rem 1.5rem }
html { background: #ece8dc; color: #1b2229 } body { background: #faf8f2 }
h1, h2, h3 { font-weight: 600; line-height: 1.2 } h1, h2 { color: #17304a } h3 { margin: 1rem 0 0 }
h1 { border-bottom: 3px solid #17304a; padding-bottom: .5rem } h2 { margin-top: 2.5rem }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums }
th, td { padding: .15rem .9rem .15rem 0; text-align: right; vertical-align: top }
th:first-child, td:first-child { text-align: left } th { border-bottom: 1.5px solid; font-weight: 600 }
td { border-bottom: 1px solid #8883 } td.more { color: #2b7a2b } td.less { color: #b3401f }
figure { margin: 1rem 0 } svg { max-width: 100%; height: auto }
.kinds { columns: 2 26rem; column-gap: 2.5rem } .kinds section { break-inside: avoid }
.kinds table { width: 100% } p.about { color: #59616a }
@media (prefers-color-scheme: dark) {
  html { background: #101214; color: #ddd } body { background: #16181b } h1, h2 { color: #9fc1e3 }
  figure { background: #faf8f2; border-radius: 6px }
  td.more { color: #7ccf7c } td.less { color: #ef8a68 } p.about { color: #aaa }
}
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
    title = f"{find_game(simulation.game).name('en')}: {len(games)} games with {simulation.players}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="about">{_about(simulation)}</p>',
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
    usual = {setting.id: setting.default for setting in find_game(simulation.game).settings}
    changed = [f"{key} = {value}" for key, value in simulation.settings.items() if value != usual[key]]
    bots = ", ".join(f"{count} × {bot}" for bot, count in Counter(simulation.bots).items())
    settings = ", ".join(changed) or "all settings as they come"
    return escape(f"{bots}, seats rotated, from seed {simulation.seed}; {settings}.")


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
        axes.locator_params(axis="y", integer=True)
        axes.legend()

    rows = [
        (bot, len(scores), min(scores), _number(mean(scores)), _interval(scores), max(scores))
        for bot, scores in points.items()
    ]
    return _figure(draw) + _table(("bot", "seats", "lowest", "mean", "95 %", "highest"), rows)


def _lengths(games: list[Outcome]) -> str:
    if not games:
        return "<p>No game was finished.</p>"
    rounds = [game.rounds for game in games if game.rounds]
    decisions = [game.decisions for game in games]
    varies = len(set(rounds)) > 1

    def draw(axes: "Axes") -> None:
        if varies:
            bins = [edge - 0.5 for edge in range(min(rounds), max(rounds) + 2)]
            axes.hist(rounds, bins=bins, color=COLOURS[2], rwidth=0.9)
            axes.locator_params(axis="x", integer=True)
        else:
            axes.hist(decisions, bins=20, color=COLOURS[2])
        axes.set_xlabel("rounds" if varies else "decisions with two or more options")
        axes.set_ylabel("games")
        axes.locator_params(axis="y", integer=True)

    lengths = [("rounds", rounds)] if rounds else []
    lengths.append(("decisions with two or more options", decisions))
    rows = [
        (what, min(numbers), _number(mean(numbers)), _interval(numbers), max(numbers))
        for what, numbers in lengths
    ]
    ends = Counter(game.reason or "the rules" for game in games)
    reasons = [(reason, count, f"{count / len(games):.1%}") for reason, count in ends.most_common()]
    return (
        _figure(draw)
        + _table(("length", "shortest", "mean", "95 %", "longest"), rows)
        + _table(("ended by", "games", "share"), reasons)
    )


def _used(games: list[Outcome]) -> str:
    """Per atom: how often winners chose it in a game, and how often the others did."""
    winners: Counter[str] = Counter()
    others: Counter[str] = Counter()
    won = lost = 0
    for game in games:
        for chosen, wins in zip(game.chosen, game.wins, strict=False):
            (winners if wins else others).update(chosen)
            won, lost = won + bool(wins), lost + (not wins)
    rates = {atom: (winners[atom] / max(won, 1), others[atom] / max(lost, 1)) for atom in winners | others}
    names = _names(games)

    def row(atom: str) -> tuple[object, ...]:
        mine, theirs = rates[atom]
        return names[atom], f"{mine:.2f}", f"{theirs:.2f}", Signed(mine - theirs)

    def difference(atom: str) -> float:
        return -abs(rates[atom][0] - rates[atom][1])

    head = ("chosen per game", "by a winner", "by another", "more")
    return _by_kind(sorted(rates, key=difference), head, row)


def _never(games: list[Outcome]) -> str:
    offered: Counter[str] = Counter()
    for game in games:
        offered.update(game.offered)
    used = {atom for game in games for chosen in game.chosen for atom in chosen}
    unused = [atom for atom, _ in offered.most_common() if atom not in used]
    if not unused:
        return "<p>Everything that was offered was chosen at least once.</p>"
    names = _names(games)
    return _by_kind(unused, ("never chosen", "offered"), lambda atom: (names[atom], offered[atom]))


def _names(games: list[Outcome]) -> dict[str, str]:
    """What people call the atoms; the atom itself where two share a name."""
    names = {atom: name for game in games for atom, name in game.names.items()}
    shared = Counter(names.values())
    return {atom: name if shared[name] == 1 else f"{name} ({atom})" for atom, name in names.items()}


def _by_kind(atoms: Iterable[str], head: tuple[str, ...], row: Callable[[str], tuple[object, ...]]) -> str:
    """A table for the words of actions and one for every kind of thing, each cut to its first rows."""
    kinds: dict[str, list[str]] = {}
    for atom in atoms:
        kind, name = parts_of(atom)
        if not name:
            kind = "amounts" if atom.lstrip("-").isdigit() else "actions"
        kinds.setdefault(kind, []).append(atom)
    sections = []
    for kind in sorted(kinds, key=lambda kind: (kind != "actions", kind)):
        shown = [row(atom) for atom in kinds[kind][:MOST_ROWS]]
        more = len(kinds[kind]) - len(shown)
        rest = f'<p class="about">and {more} more</p>' if more else ""
        sections.append(f"<section><h3>{escape(kind)}</h3>{_table(head, shown)}{rest}</section>")
    return f'<div class="kinds">{"".join(sections)}</div>'


def _interval(numbers: list[int]) -> str:
    ends = student(numbers)
    return "" if ends is None else f"{ends[0]:.1f} – {ends[1]:.1f}"


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:.1f}"


class Signed(float):
    """A difference, shown with its sign and in its colour."""

    def __str__(self) -> str:
        return f"{float(self):+.2f}"


def _cell(cell: object) -> str:
    mark = ""
    if isinstance(cell, Signed) and abs(cell) >= 0.005:
        mark = ' class="more"' if cell > 0 else ' class="less"'
    return f"<td{mark}>{'' if cell is None else escape(str(cell))}</td>"


def _table(head: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    lines = ("<tr>" + "".join(map(_cell, row)) + "</tr>" for row in rows)
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
    figure.savefig(text, format="svg", transparent=True)
    pyplot.close(figure)
    _, tag, rest = text.getvalue().partition("<svg")
    return f"<figure>{tag}{rest}</figure>"
