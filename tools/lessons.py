"""Make lessons: find moments worth a question in a game played by bots, and judge all answers of a course.

    python -m tools.lessons find age-of-steam 4 --seed 3 --out game.jsonl
    python -m tools.lessons judge age-of-steam
    python -m tools.lessons again age-of-steam --seed 7000

`find` plays a game, writes its record and lists every decision with the best and the worst options, which
`course.json` then names. `judge` writes `judged.json`; run it again after a change that moves the teacher's
values (new networks, another horizon), and read whether what the lessons say is still true. `again` plays the
best and the tempting answers in other games than those by which they were chosen, and says which hold.
"""

import json
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from engineshed.kernel import Game, Position, Rng, find_game
from engineshed.kernel.play import Match, load_record, new_game
from engineshed.teacher.comparing import difference
from engineshed.teacher.doubting import by_margin
from engineshed.teacher.futures import Futures, fast_choice
from engineshed.teacher.judge import Judge
from engineshed.teacher.lessons import Answers, Course, Judged, course, judge_all, play_both
from engineshed.teacher.model import Estimate, Option

FUTURES = 32
"""In which every answer is tried, ..."""
MANY = 30
"""... or half as many where there are more answers than these."""
GAMES = 160
"""Games to the end with the best answer and the tempting one each."""
SEED = 20
SURELY = 3.0
"""Standard errors that decide before the last game."""
app = typer.Typer(add_completion=False)


@app.command()
def find(
    name: str,
    players: int,
    seed: int = 1,
    futures: int = 8,
    most: int = 30,
    asks: str = "",
    first: int = 0,
    settings: str = "{}",
    out: Annotated[Path, typer.Option()] = Path("game.jsonl"),
) -> None:
    """Play a game by the fast policy and judge every decision with a few options (or those that ask this)."""
    match = _played(find_game(name), players, json.loads(settings), seed)
    out.write_text(match.record().text(), "utf-8")
    result = match.state.result()
    print(f"{len(match.moves)} moves, scores {result.scores() if result else ()}", flush=True)
    for number, move in enumerate(match.moves):
        state = match.at(number)
        if move.auto or state.waiting()[:1] != (move.seat,) or not 3 <= len(state.options(move.seat)) <= most:
            continue
        decision = state.decision(move.seat)
        assert decision is not None
        if number < first or (asks and decision.question(state.pos).name not in asks.split(",")):
            continue
        options = judge_all(state.seen_by(move.seat), move.seat, futures, SEED, levels=0).options
        about = f"{number} round {match.state.setup.game.round_of(state.pos)} seat {move.seat}"
        print(f"{about} {decision.question(state.pos).name}: {len(options)}, played {_said(move.action)}")
        for option in (*options[:4], *options[4:][-3:]):
            print(f"    {_line(option)}", flush=True)


@app.command()
def judge(name: str, only: Annotated[list[str] | None, typer.Argument()] = None, games: int = GAMES) -> None:
    """Judge all answers of a game's lessons, or of some of them, and cut its records after the last one."""
    game = find_game(name)
    folder = Path(str(files(game.package).joinpath("data", "lessons")))
    found = course(game)
    assert found is not None, f"{folder} has no course.json"
    _cut(folder, found)
    judged = {lesson.id: found.judged[lesson.id] for lesson in found.lessons if lesson.id in found.judged}
    for lesson in found.lessons:
        if only and lesson.id not in only:
            continue
        seat, state = found.seat(lesson), found.match(lesson).state
        seen = state.seen_by(seat)
        count = FUTURES if len(seen.options(seat)) <= MANY else FUTURES // 2
        hint = judge_all(seen, seat, count, SEED)
        best = hint.options[0].action
        ends = play_both(seen, seat, best, lesson.tempting, games, SEED)
        judged[lesson.id] = Judged(hint, ends)
        points = ends.difference.points
        print(
            f"{lesson.id}: {len(hint.options)} answers, games {points.mean:+.1f} ± {points.error:.1f} points"
        )
        tempting = judged[lesson.id].answer(lesson.tempting)
        assert tempting is not None, f"{lesson.id}: {lesson.tempting} is no option"
        for option in (*hint.options[:5], tempting):
            print(f"    {_line(option)}", flush=True)
        ordered = {one.id: judged[one.id] for one in found.lessons if one.id in judged}
        _write(folder / "judged.json", Answers(ordered))


@app.command()
def again(
    name: str,
    only: Annotated[list[str] | None, typer.Argument()] = None,
    games: int = 64,
    most: int = 512,
    seed: int = 7000,
) -> None:
    """The best answers against the tempting ones in fresh games: twice as many until three errors decide."""
    found = course(find_game(name))
    assert found is not None
    for lesson in found.lessons:
        if only and lesson.id not in only:
            continue
        seat = found.seat(lesson)
        judged = found.judged[lesson.id]
        best, seen = judged.hint.options[0].action, found.match(lesson).state.seen_by(seat)
        futures = Futures(
            seen, seat, Judge(seen.setup.game, seen.setup.players, seen.setup.settings), Rng(seed), "end"
        )
        until = games
        while True:
            while len(futures.worlds) < min(until, most):
                futures.try_all([(best,), (lesson.tempting,)])
            fresh = difference(futures, best, lesson.tempting, seat)
            chance = by_margin(futures, best, lesson.tempting, seat).chance
            if until >= most or abs(fresh.points.mean) > SURELY * fresh.points.error:
                break
            until *= 2
        holds = fresh.points.mean > 2 * fresh.points.error
        row = {"game": name, "lesson": lesson.id, "games": len(futures.worlds), "holds": holds}
        row |= {"points": _pair(fresh.points), "margin": _pair(chance), "wins": _pair(fresh.chance)}
        row |= {"kept": _pair(judged.games.difference.points), "kept_games": judged.games.count}
        print(json.dumps(row), flush=True)


def _pair(found: Estimate) -> list[float]:
    return [round(found.mean, 3), round(found.error, 3)]


def _played(game: Game[Position], players: int, settings: dict[str, str], seed: int) -> Match[Position]:
    match = new_game(game, players, settings, seed=seed)
    rng, policy = Rng(seed), Judge(game, players, match.state.setup.settings)
    match.settle()
    while waiting := match.state.waiting():
        seen = match.state.seen_by(waiting[0]).imagine(rng.branch())
        match.play(waiting[0], fast_choice(seen, waiting[0], policy, rng))
        match.settle()
    return match


def _cut(folder: Path, found: Course) -> None:
    for name in {lesson.record for lesson in found.lessons}:
        file = folder / f"{name}.jsonl"
        last = max(lesson.moves for lesson in found.lessons if lesson.record == name)
        record = load_record(file.read_text("utf-8"))
        if len(record.moves()) > last:
            file.write_text(record.truncate(last).text(), "utf-8")


def _write(file: Path, answers: Answers) -> None:
    """Four digits are more than any error leaves sure."""

    def short(value: object) -> object:
        if isinstance(value, float):
            return round(value, 4)
        if isinstance(value, dict):
            return {key: short(inner) for key, inner in value.items()}
        return [short(inner) for inner in value] if isinstance(value, list) else value

    plain = {
        name: msgspec.json.encode(short(msgspec.json.decode(msgspec.json.encode(one)))).decode()
        for name, one in answers.judged.items()
    }
    lines = ",\n".join(f'"{name}": {text}' for name, text in plain.items())
    file.write_text(f'{{"judged": {{\n{lines}\n}}}}\n', "utf-8")


def _line(option: Option) -> str:
    behind, worth = option.behind, option.worth
    return (
        f"{_said(option.action)}: {100 * worth.chance.mean:.0f} %, {worth.points.mean:.1f} points; "
        f"behind {100 * behind.chance.mean:.1f} ± {100 * behind.chance.error:.1f} %, "
        f"{behind.points.mean:.1f} ± {behind.points.error:.1f}; place {option.place}"
    )


def _said(action: object) -> str:
    return msgspec.json.encode(action).decode()


if __name__ == "__main__":
    app()
