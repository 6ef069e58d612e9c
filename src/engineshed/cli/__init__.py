"""The command line: `engineshed --help`."""

import sys
from pathlib import Path

import typer

from engineshed.cli import (
    about,
    arena,
    bench,
    components,
    doctor,
    games,
    ladder,
    play,
    replay,
    review,
    rules,
    serve,
    simulate,
    train,
)
from engineshed.kernel import BadData, BadSetup, DeadEnd
from engineshed.kernel.play import BadRecord

app = typer.Typer(
    name="engineshed",
    help="Five railway board games under one roof.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)
app.callback()(about.options)
for room in (
    games,
    about,
    play,
    simulate,
    arena,
    ladder,
    train,
    replay,
    review,
    components,
    bench,
    serve,
    doctor,
):
    room.add_to(app)
app.add_typer(rules.app, name="rules")


def main() -> None:
    """Run a command; bad input is answered with one line and exit code 2."""
    try:
        code = app(standalone_mode=False)
    except typer.TyperException as error:
        fail(error.format_message())
    except (BadSetup, BadRecord, BadData) as error:
        fail(str(error))
    except DeadEnd as error:
        Path("dead-end.jsonl").write_text(error.record, encoding="utf-8")
        fail(f"{error}; please report this game: its record is in dead-end.jsonl")
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    else:
        sys.exit(code if isinstance(code, int) else 0)


def fail(message: str) -> None:
    """Say what was wrong, in one line."""
    if message.strip():  # nothing is left to say where a group of commands has shown its help
        print("engineshed: " + " ".join(message.split()), file=sys.stderr)
    sys.exit(2)


if __name__ == "__main__":
    main()
