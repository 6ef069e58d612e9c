"""Is the teacher right, and quick? Measured on positions of fresh games of `steady` among itself.

    python -m tools.teaching right age-of-steam 4 --positions 40 --out right.jsonl
    python -m tools.teaching blunders age-of-steam 4 --positions 40 --out blunders.jsonl
    python -m tools.teaching noise age-of-steam 4 --positions 40 --out noise.jsonl
    python -m tools.teaching times age-of-steam 4 --positions 20 --out times.jsonl
    python -m tools.teaching reviews age-of-steam 4 --out reviews.jsonl
    python -m tools.teaching tell right.jsonl

Every position is one line; a command that is given a file goes on where it ended, and with a larger `--most`
also with what few games left open: the last line of a position counts. `tell` adds the lines up.

Two moves are compared by games to the end of the fast policy, from what the seat knew, with the same chance
for both. A margin counts as a chance to win (`doubting.by_margin`): fewer games are needed than by wins.
After 24 games each, and whenever their number has doubled, it is decided: better or worse by three standard
errors (by two after the last game), or equal: surely less than 2 % apart. `--first` is the seed of the first
game: after a change of the teacher take another one.
"""

import json
import os
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, median
from typing import Annotated, Any, Final, NamedTuple

import typer

from engineshed.bots import Budget, bot_of
from engineshed.kernel import Action, Position, Rng, Seat, State, find_game
from engineshed.kernel.play import Match, load_record, new_game, resume
from engineshed.teacher import Estimate, Review, hint, review
from engineshed.teacher.comparing import difference
from engineshed.teacher.doubting import by_margin, margin
from engineshed.teacher.futures import Futures
from engineshed.teacher.judge import Judge, Values
from engineshed.teacher.losses import SMALL, loss

SEED: Final = 30_000
"""Of the first game; lessons, networks and thresholds were chosen by games of other seeds."""
OF_ONE_GAME: Final = 8
"""Positions of the same game."""
THOUGHT: Final = 1.4
FEWEST: Final = 24
EQUAL: Final = 0.02
BAD: Final = 0.05
"""What a planted move must lose, by games to the end ..."""
DRAWN: Final = 6
"""... the random options from which it is taken, ..."""
GLANCES: Final = 10
"""... and the games of each by which it is."""
SURELY: Final = 3.0
"""Standard errors that decide early, and about what was planted: looking several times asks for more."""

Row = dict[str, object]
app = typer.Typer(add_completion=False)
Out = Annotated[Path, typer.Option()]


class Place(NamedTuple):
    """A decision of a game."""

    seed: int
    number: int
    seen: State[Position]
    seat: Seat
    played: Action
    judge: Judge

    @property
    def row(self) -> Row:
        setup = self.seen.setup
        decision = self.seen.decision(self.seat)
        assert decision is not None
        return {
            "game": setup.game.id,
            "players": setup.players,
            "seed": self.seed,
            "number": self.number,
            "asked": type(decision).__name__,
            "judge": self.judge.name,
        }


def played(name: str, players: int, settings: dict[str, str], seed: int, folder: Path) -> Match[Position]:
    """A game of steady bots, who have time enough; it is kept for the next time."""
    kept = folder / f"{name}-{players}-{seed}{''.join(settings.values())}.jsonl"
    if kept.exists():
        return resume(load_record(kept.read_text("utf-8")))[0]
    match, rng, bot = new_game(name, players, settings, seed=seed), Rng(seed), bot_of("steady")
    match.settle()
    while waiting := match.state.waiting():
        seen = match.state.seen_by(waiting[0])
        match.play(waiting[0], bot.choose(seen, waiting[0], Budget(rng.below(1 << 62), 5.0)))
        match.settle()
    folder.mkdir(exist_ok=True)
    kept.write_text(match.record().text(), "utf-8")
    return match


def places(
    name: str,
    players: int,
    settings: dict[str, str],
    wanted: int,
    file: "File",
    first: int = SEED,
    most: int = 0,
) -> Iterator[Place]:
    """Decisions of as many games as it takes, without those that the file has settled."""
    judge = None
    for number in range(-(-wanted // OF_ONE_GAME)):
        seed = first + number
        match = played(name, players, settings, seed, file.games)
        judge = judge or Judge(find_game(name), players, match.state.setup.settings)
        free = [
            at
            for at, move in enumerate(match.moves)
            if not move.auto and len(match.at(at).options(move.seat)) > 1
        ]
        for at in sorted(Rng(seed + 1).sample(free, min(OF_ONE_GAME, len(free)))):
            move = match.moves[at]
            if not file.settled(seed, at, most):
                yield Place(seed, at, match.at(at).seen_by(move.seat), move.seat, move.action, judge)


def compared(
    place: Place, first: Sequence[Action], other: Sequence[Action], most: int, bad: bool = False
) -> Row:
    """The first plan against the other, in games to the end."""
    futures = Futures(place.seen, place.seat, place.judge, Rng(place.seed * 1000 + place.number), "end")
    verdict, until = "undecided", FEWEST
    found = Estimate(0.0)
    while verdict == "undecided" and len(futures.worlds) < most:
        while len(futures.worlds) < min(until, most):
            futures.try_all([tuple(first), tuple(other)])
        until *= 2
        found = by_margin(futures, first[0], other[0], place.seat).chance
        last = len(futures.worlds) >= most and not bad
        verdict = _verdict(found, 2.0 if last else SURELY)
    wins = difference(futures, first[0], other[0], place.seat)
    return {
        "verdict": verdict,
        "games": len(futures.worlds),
        "margin": _pair(found),
        "wins": _pair(wins.chance),
        "points": _pair(wins.points),
    }


def _verdict(found: Estimate, surely: float) -> str:
    if abs(found.mean) > surely * found.error:
        return "better" if found.mean > 0 else "worse"
    return "equal" if abs(found.mean) + 2 * found.error < EQUAL else "undecided"


def _pair(found: Estimate) -> list[float]:
    return [round(found.mean, 4), round(found.error, 4)]


def _said(action: Sequence[object]) -> str:
    return " ".join(map(str, action))


class File:
    """Lines that are there, and those that are added."""

    def __init__(self, out: Path, name: str, players: int) -> None:
        self.out = out
        self.games = out.parent / "games"
        same = [row for row in _rows(out) if (row["game"], row["players"]) == (name, players)]
        self.known = {(row["seed"], row["number"]): row for row in same}

    def settled(self, seed: int, number: int, most: int) -> bool:
        """Whether this position is known and more games would not be played, either."""
        row = self.known.get((seed, number))
        if row is None or "games" not in row:
            return row is not None
        found = Estimate(*row["margin"])
        return row["games"] >= most or _verdict(found, SURELY) != "undecided"

    def add(self, row: Row) -> None:
        with self.out.open("a") as file:
            file.write(json.dumps(row) + "\n")


def _rows(out: Path) -> list[dict[str, Any]]:
    """The last line of every position."""
    found = [json.loads(line) for line in out.read_text().splitlines()] if out.exists() else []
    return list({(row["game"], row["players"], row["seed"], row["number"]): row for row in found}.values())


def _by_the_processor() -> None:
    """Think as long as on an idle machine, whatever else runs here."""
    time.monotonic = time.process_time


@app.command()
def right(
    name: str,
    players: int,
    positions: int,
    out: Out,
    most: int = 192,
    first: int = SEED,
    settings: str = "{}",
) -> None:
    """The hinted plan against steady's move."""
    _by_the_processor()
    file = File(out, name, players)
    for place in places(name, players, json.loads(settings), positions, file, first, most):
        row = file.known.get((place.seed, place.number)) or _hinted(place)
        if row["verdict"] != "same":
            plan = [tuple(action) for action in row["plan"]]
            row |= compared(place, plan, [place.played], most)
        file.add(row)


def _hinted(place: Place) -> dict[str, Any]:
    best = hint(place.seen, place.seat, Budget(place.number, THOUGHT)).options[0]
    row = place.row | {"hint": _said(best.action), "steady": _said(place.played)}
    if best.action == place.played:
        return row | {"verdict": "same"}
    return row | {"verdict": "open", "plan": best.plan, "called": _mistake(place, place.played)}


@app.command()
def blunders(
    name: str,
    players: int,
    positions: int,
    out: Out,
    most: int = 96,
    first: int = SEED,
    settings: str = "{}",
) -> None:
    """Random moves that lose 5 % or more: how many of them, and of steady's own, are called mistakes?"""
    file = File(out, name, players)
    for place in places(name, players, json.loads(settings), positions, file, first, most):
        planted = _worst(place, Rng(place.seed + place.number))
        row = place.row | {"planted": _said(planted), "steady": _said(place.played)}
        row |= compared(place, [planted], [place.played], most, bad=True)
        margin = row["margin"]
        assert isinstance(margin, list)
        row["bad"] = row["verdict"] == "worse" and margin[0] < -BAD
        if row["bad"]:
            row |= {"found": _mistake(place, planted), "own": _mistake(place, place.played)}
        file.add(row)


def _worst(place: Place, rng: Rng) -> Action:
    """Of some random options the one that a few games like least; other games then tell whether it is bad.

    No judge has a say: what it does not see as bad may be planted, too.
    """
    others = [action for action in place.seen.options(place.seat) if action != place.played]
    drawn = rng.sample(others, min(DRAWN, len(others)))
    if len(drawn) == 1:
        return drawn[0]
    futures = Futures(place.seen, place.seat, place.judge, rng.branch(), "end")
    for _ in range(GLANCES):
        futures.try_all([(action,) for action in drawn])
    return min(drawn, key=lambda action: fmean(margin(end, place.seat) for end in futures.of[action]))


def _mistake(place: Place, action: Action) -> bool:
    """Would a review call it one?"""
    found = loss(place.seen, place.seat, action, place.judge, Rng(place.number))
    return found is not None and found.lost.chance.mean > SMALL


class Noise(Judge):
    """Says anything about anything."""

    rng = Rng(8)

    def judge(self, states: Sequence[State[Position]]) -> list[Values]:
        found = []
        for _ in states:
            chances = [self.rng.random() for _ in range(self.players)]
            points = tuple(100 * chance for chance in chances)
            found.append(Values(tuple(chance / sum(chances) for chance in chances), points))
        return found


@app.command()
def noise(
    name: str,
    players: int,
    positions: int,
    out: Out,
    first: int = SEED,
    settings: str = "{}",
    seed: int = 8,
) -> None:
    """If all moves are equal but for noise, how many are called mistakes?"""
    file = File(out, name, players)
    Noise.rng = Rng(seed)
    for place in places(name, players, json.loads(settings), positions, file, first):
        setup = place.seen.setup
        blind = place._replace(judge=Noise(setup.game, setup.players, setup.settings))
        file.add(place.row | {"called": _mistake(blind, place.played)})


@app.command()
def times(name: str, players: int, positions: int, out: Out, settings: str = "{}") -> None:
    """How long hints take by the clock and by the processor."""
    file = File(out, name, players)
    for place in places(name, players, json.loads(settings), positions, file):
        clock, processor = time.monotonic(), time.process_time()
        found = hint(place.seen, place.seat, Budget(place.number, THOUGHT))
        took = {"clock": time.monotonic() - clock, "processor": time.process_time() - processor}
        row = place.row | took | {"futures": found.futures, "tried": found.tried, "to_end": found.played_out}
        file.add(row | {"load": os.getloadavg()[0]})


@app.command()
def reviews(name: str, players: int, out: Out, settings: str = "{}", seed: int = SEED, jobs: int = 2) -> None:
    """How long a review of a whole game takes, and its first chart."""
    file = File(out, name, players)
    record = played(name, players, json.loads(settings), seed, file.games).record()
    first: list[float] = []

    def told(_: Review) -> None:
        first.append(time.monotonic() - begun)

    begun, cpu, load = time.monotonic(), _cpu(), os.getloadavg()[0]
    review(record, told=told, jobs=jobs)
    row: Row = {"game": name, "players": players, "settings": settings, "seed": seed, "number": 0}
    row |= {"moves": len(record.moves()), "chart": first[0], "clock": time.monotonic() - begun}
    row |= {"processor": _cpu() - cpu, "load": load, "jobs": jobs}
    file.add(row)
    print(row)


def _cpu() -> float:
    used = os.times()
    return used.user + used.system + used.children_user + used.children_system


@app.command()
def tell(out: Path) -> None:
    """Add the lines of a file up, game by game."""
    groups: defaultdict[str, list[Row]] = defaultdict(list)
    for row in _rows(out):
        groups[f"{row['game']} {row['players']}"].append(row)
        groups["all"].append(row)
    for group, rows in groups.items():
        print(group, _told(rows))


def _told(rows: list[Row]) -> str:
    if "verdict" in rows[0] and "bad" not in rows[0]:
        counts = Counter(str(row["verdict"]) for row in rows)
        good = len(rows) - counts["worse"]
        called = [row for row in rows if row.get("called") and row["verdict"] in ("equal", "worse")]
        return f"{_share(good, len(rows))} not worse; {dict(counts)}; called though no better: {len(called)}"
    if "bad" in rows[0]:
        bad = [row for row in rows if row["bad"]]
        own = sum(bool(row["own"]) for row in bad)
        found = _share(sum(bool(row["found"]) for row in bad), len(bad))
        return f"{found} found, {own} of steady's own called mistakes; {len(rows)} positions"
    if "called" in rows[0]:
        return f"{_share(sum(bool(row['called']) for row in rows), len(rows))} called a mistake"
    clocks = sorted(float(str(row["clock"])) for row in rows)
    ninety = clocks[min(len(clocks) - 1, int(0.95 * len(clocks)))]
    load = median(float(str(row["load"])) for row in rows)
    longest = f"95 % {ninety:.2f} s, longest {clocks[-1]:.2f} s"
    return f"{len(rows)}: median {median(clocks):.2f} s, {longest}, load {load:.1f}"


def _share(count: int, of: int) -> str:
    """With Wilson's interval of 95 %."""
    if not of:
        return "0 of 0"
    p, z = count / of, 1.96
    middle, half = p + z * z / (2 * of), z * sqrt(p * (1 - p) / of + z * z / (4 * of * of))
    low, high = ((middle + sign * half) / (1 + z * z / of) for sign in (-1, 1))
    return f"{count} of {of} ({100 * p:.0f} %, {100 * low:.0f}-{100 * high:.0f})"


if __name__ == "__main__":
    app()
