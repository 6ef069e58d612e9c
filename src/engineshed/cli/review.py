"""`engineshed review`: where a finished game was won and lost."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from engineshed.cli.common import Jobs, Json, Seed, console, example, percent, print_table, progress
from engineshed.cli.review_sheet import moved, named, sheet
from engineshed.kernel import BadSetup, find_game, words_for
from engineshed.kernel.play import BadRecord, load_record
from engineshed.lab.pool import cores
from engineshed.teacher import Review, Unfinished, phase, review, walk_of
from engineshed.web.tongues import LANGUAGES


def add_to(app: typer.Typer) -> None:
    app.command("review", epilog=example("review game.jsonl --html review.html"))(run)


def run(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished game.")],
    html: Annotated[Path | None, typer.Option("--html", help="Write a page that needs nothing else.")] = None,
    language: Annotated[str, typer.Option("--language", help="Of the page and the moves.")] = "en",
    seed: Seed = 0,
    jobs: Jobs = 0,
    as_json: Json = False,
) -> None:
    """Judge every move of a finished game: chances, what decisions lost, what chance did."""
    if language not in LANGUAGES:
        raise BadSetup(f"--language {language}: write {' or '.join(LANGUAGES)}")
    text = _read(file)
    record = load_record(text)
    with progress() as bar:
        task = bar.add_task("Looking", total=None)

        def told(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        try:
            found = review(record, seed, told, jobs=jobs or cores())
        except Unfinished as error:
            raise BadRecord(str(error)) from None
    if html is not None:
        html.write_text(sheet(found, walk_of(record.text()), language), encoding="utf-8")
    if as_json:
        typer.echo(msgspec.json.encode(found).decode())
        return
    _print(found, record.text(), language)


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord(f"{file.name}: not a text file") from None


def _print(found: Review, text: str, language: str) -> None:
    game = find_game(found.game)
    words = words_for(language, "engineshed.web", "engineshed.teacher", game.package)
    columns = [words(f"review-{name}") for name in COLUMNS]
    everything = [accuracy for accuracy in found.accuracies if not accuracy.phase]
    rows = []
    for balance in found.balances:
        parts = (balance.start, balance.own, balance.others, balance.luck)
        accuracy = next((one.percent for one in everything if one.seat == balance.seat), 100)
        chances = [percent(part.chance.mean) for part in parts]
        rows.append(
            [
                balance.seat + 1,
                *chances,
                percent(balance.result.chance),
                round(balance.result.points),
                accuracy,
            ]
        )
    print_table(columns, rows)
    walk = walk_of(text)
    for dear in found.dear:
        lost = f"{100 * dear.lost.chance.mean:.1f} ± {100 * dear.lost.chance.error:.1f} %"
        played, better = (moved(walk, dear.number, action, words) for action in (dear.played, dear.better))
        where = f"{dear.number + 1}, {phase(game, dear.phase, language)}, {named(dear.seat, words)}"
        console.print(f"{where}: {played} → {better} ({lost})", markup=False, highlight=False)
    console.print(words("review-about", judge=found.judge, futures=found.futures), markup=False)


COLUMNS = ("seat", "start", "own", "others", "luck", "result", "points", "accuracy")
