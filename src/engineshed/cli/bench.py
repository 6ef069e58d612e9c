"""`engineshed bench`: how fast it is."""

from pathlib import Path
from typing import Annotated, cast

import typer

from engineshed.cli.common import Json, console, example, print_json, print_table, progress
from engineshed.lab.bench import ROUNDS, benchmarks, compared, measure, read_results, write_results


def add_to(app: typer.Typer) -> None:
    app.command("bench", epilog=example("bench --only kernel"))(run)


def run(
    only: Annotated[
        str, typer.Option("--only", metavar="NAME", help="Only benchmarks whose name begins like this.")
    ] = "",
    compare: Annotated[
        Path | None, typer.Option("--compare", metavar="FILE", help="With what was written last time.")
    ] = None,
    write: Annotated[
        Path | None, typer.Option("--write", metavar="FILE", help="Write the ratios for next time.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Measure work per second of process CPU time, beside a reference loop (median of five rounds)."""
    chosen = benchmarks(only)
    with progress() as bar:
        task = bar.add_task("preparing", total=len(chosen) * ROUNDS)
        works = {name: make() for name, make in chosen.items()}

        def done(name: str) -> None:
            bar.update(task, advance=1, description=name)

        report = measure(works, done)
    slower = compared(report, read_results(compare)) if compare is not None else []
    if write is not None:
        write_results(report, write)
    if as_json:
        print_json(report)
        raise typer.Exit(bool(slower))
    console.print(f"reference: {report['reference_per_s']:,} moves/s")
    results = cast("list[dict[str, float]]", report["results"])
    rows = [
        (
            r["name"],
            f"{r['per_s']:,.0f}",
            f"{r['us']:,.2f}",
            f"{r['ratio']:.4f}",
            f"{r['change']:.2f}" if "change" in r else "",
        )
        for r in results
    ]
    print_table(("benchmark", "per s", "us", "ratio", "of last time"), rows)
    if slower:
        console.print(f"Slower than last time: {', '.join(slower)}")
        raise typer.Exit(1)
