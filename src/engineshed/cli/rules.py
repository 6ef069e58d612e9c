"""`engineshed rules`: the ledgers, and which of their rules the tests prove."""

from pathlib import Path
from typing import Annotated

import typer

from engineshed.cli.common import Json, console, example, print_json, print_table
from engineshed.kernel import BadSetup, Ledger
from engineshed.lab.proofs import check, ledgers, overloaded, passed_marks, read_marks

app = typer.Typer(help="The rules of every game and their proofs.", no_args_is_help=True)
Game = Annotated[str, typer.Argument(metavar="GAME", help="A game's id.")]
TESTS = Path(__file__).parents[3] / "tests"
"""Those of the checkout that this program runs from."""
Tests = Annotated[Path, typer.Option("--tests", metavar="DIR", help="Where the tests are.")]


@app.command("check", epilog=example("rules check --json"))
def check_proofs(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="Only this game.")] = "",
    tests: Tests = TESTS,
    proofs: Annotated[
        Path | None,
        typer.Option(
            "--proofs", metavar="FILE", help="Count only what passed: build/proofs.json of `make test`."
        ),
    ] = None,
    as_json: Json = False,
) -> None:
    """List rules and examples without a proof and marks without a rule; exit code 1 if there are any."""
    marks = read_marks(tests)
    if proofs is not None:
        passed = {(mark.kind, mark.id) for mark in passed_marks(proofs)}
        marks = [mark for mark in marks if (mark.kind, mark.id) in passed]
    found = check(marks)
    if game:
        found = {game: found[_known(game)]}
        marks = [mark for mark in marks if mark.id.startswith(ledgers()[game].prefix + "-")]
    if as_json:
        print_json(
            {
                name: {
                    "rules": one.rules,
                    "proven": one.rules - len(one.unproven),
                    "unproven": one.unproven,
                    "examples": one.examples,
                    "examples_proven": one.examples - len(one.examples_unproven),
                    "unknown": one.unknown,
                }
                for name, one in found.items()
            }
        )
    else:
        for name, one in found.items():
            console.print(
                f"[bold]{name}[/bold]: {one.rules - len(one.unproven)} of {one.rules} rules proven, "
                f"{one.examples - len(one.examples_unproven)} of {one.examples} examples"
            )
            for what, ids in (
                ("no proof", one.unproven + one.examples_unproven),
                ("no such rule", one.unknown),
            ):
                if ids:
                    console.print(f"  {what}: {', '.join(ids)}")
    heavy = overloaded(marks)
    for test in heavy:
        typer.echo(f"more than three rules on {test}", err=True)
    if heavy or not all(one.complete() for one in found.values()):
        raise typer.Exit(1)


@app.command("show", epilog=example("rules show AOS-612"))
def show(
    id: Annotated[str, typer.Argument(metavar="ID", help="A rule or an example.")],
    tests: Tests = TESTS,
    as_json: Json = False,
) -> None:
    """Show one rule in both languages, its examples, and the tests that prove it."""
    said = next((said for ledger in ledgers().values() if (said := _said(ledger, id))), None)
    if said is None:
        raise BadSetup(f"no rule or example {id!r} in any ledger")
    proven = [mark.test for mark in read_marks(tests) if mark.id == id] if tests.is_dir() else []
    if as_json:
        print_json({**said, "tests": proven})
        return
    for key, value in {**said, "tests": proven}.items():
        text = "\n    ".join(value) if isinstance(value, list) else value
        if text not in ("", None):
            console.print(f"[bold]{key}[/bold]  ", end="")
            console.print(text, markup=False)


@app.command("list", epilog=example("rules list age-of-steam"))
def list_rules(
    game: Game,
    language: Annotated[str, typer.Option("--language", help="en or pl.")] = "en",
    as_json: Json = False,
) -> None:
    """List all rules of a game in the rulebook's order."""
    ledger = ledgers()[_known(game)]
    if as_json:
        print_json(
            [{"id": rule.id, "section": rule.section, "text": rule.text(language)} for rule in ledger.rules]
        )
        return
    for section in ledger.sections:
        console.print(f"\n[bold]{section.title(language)}[/bold]")
        rows = [(rule.id, rule.text(language)) for rule in ledger.rules if rule.section == section.id]
        print_table(("rule", ""), rows)


def _known(game: str) -> str:
    known = ledgers()
    if game not in known:
        raise BadSetup(f"no ledger of {game!r}; there are {', '.join(known)}")
    return game


def _said(ledger: Ledger, id: str) -> dict[str, object]:
    rule = ledger.find(id)
    if rule is not None:
        examples = [retold.id for retold in ledger.examples if id in retold.proves]
        return {"game": ledger.game, **rule.written(), "examples": examples}
    for retold in ledger.examples:
        if retold.id == id:
            return {"game": ledger.game, **retold.written()}
    return {}
