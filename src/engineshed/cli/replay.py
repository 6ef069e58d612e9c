"""`engineshed replay`: tell a recorded game again, move by move."""

import json
from pathlib import Path
from typing import Annotated, cast

import typer

from engineshed.cli.common import Json, console, example, print_json
from engineshed.kernel import Result, games
from engineshed.kernel.play import BadRecord, Divergence, Replayed, load_record


def add_to(app: typer.Typer) -> None:
    app.command("replay", epilog=example("replay game.jsonl --json"))(replay)


def replay(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A record, or a transcript that a game can read.")
    ],
    as_json: Json = False,
) -> None:
    """Replay a record or a transcript, check every move, and tell how it ended or where it differs."""
    replayed = _replayed(_read(file))
    divergence = replayed.divergence
    if as_json:
        print_json(
            {
                "ok": divergence is None,
                "steps": replayed.steps,
                "skipped_auto": replayed.skipped_auto,
                "result": _result(replayed.result),
                "diverged": divergence
                and {"step": divergence.step, "expected": divergence.expected, "got": divergence.got},
            }
        )
    elif divergence is not None:
        console.print(f"It differs at {divergence}", markup=False)
    else:
        ended = "not finished" if replayed.result is None else f"places {list(replayed.result.places)}"
        console.print(f"{replayed.steps} steps replayed, {ended}.", markup=False)
    if divergence is not None:
        raise typer.Exit(1)


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord(f"{file.name}: not a text file") from None


def _replayed(text: str) -> Replayed:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        data = None  # a record has many lines and is no single JSON value
    if isinstance(data, dict) and "record" not in data:
        for game in games().values():
            room = game.room("transcript")
            if room is not None and room.is_transcript(data):
                return cast(Replayed, room.replay_transcript(data))
    record = load_record(text)
    try:
        state = record.replay()
    except Divergence as divergence:
        return Replayed(max(0, divergence.step - 1), None, divergence)
    return Replayed(len(record.moves()), state.result())


def _result(result: Result | None) -> dict[str, object] | None:
    if result is None:
        return None
    return {
        "places": list(result.places),
        "scores": list(result.scores()),
        "reason": result.reason,
        "eliminated": list(result.eliminated),
        "won": result.won,
    }
