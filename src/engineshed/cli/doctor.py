"""For the host: `doctor` (tables that are not well), `restore` (archived ones), `reports` (of chat)."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from engineshed.cli.common import Json, console, example, print_json, print_table
from engineshed.kernel import BadSetup

if TYPE_CHECKING:
    from engineshed.server.checkup import Finding
    from engineshed.server.people.reports import Report
    from engineshed.server.store.storage import Storage

Database = Annotated[
    str,
    typer.Option(
        "--database", envvar="ENGINESHED_DATABASE", help="A SQLite file, or a postgresql:// address."
    ),
]


def add_to(app: typer.Typer) -> None:
    app.command("doctor", epilog=example("doctor --database engineshed.db"))(doctor)
    app.command("reports", epilog=example("reports --database engineshed.db"))(reports)
    app.command("restore", epilog=example("restore archive/Wn5yqPzR4dXk.json.gz"))(restore)


def doctor(database: Database = "engineshed.db", as_json: Json = False) -> None:
    """Open every table once and list those that cannot be opened, and why. Nothing is changed."""
    count, found = asyncio.run(_look(_there(database)))
    if as_json:
        print_json({"tables": count, "findings": [finding._asdict() for finding in found]})
    else:
        if found:
            print_table(("table", "game", "what", "why"), found)
        kinds = Counter(finding.what for finding in found)
        console.print(
            f"{count} tables, {count - len(found)} well", *(f"{n} {what}" for what, n in kinds.items())
        )
    raise typer.Exit(1 if any(finding.what == "closed" for finding in found) else 0)


def reports(
    database: Database = "engineshed.db",
    settle: Annotated[str, typer.Option(metavar="ID", help="Forget this report: it is settled.")] = "",
    page: Annotated[
        bool, typer.Option("--page", help="Print a link that opens the host's page, once, within 15 minutes.")
    ] = False,
    url: Annotated[
        str, typer.Option(metavar="URL", help="Under which the site is reached.")
    ] = "http://127.0.0.1:8000",
    close: Annotated[bool, typer.Option("--close", help="End every visit of the host's page.")] = False,
    as_json: Json = False,
) -> None:
    """Lines of chat that people have reported, with those around them; or the page where they are decided."""
    if page or close:
        secret = asyncio.run(_host_link(_there(database), page))
        console.print(f"{url.rstrip('/')}/host/enter/{secret}" if page else "Closed.", soft_wrap=True)
        return
    found = asyncio.run(_reports(_there(database), settle))
    if as_json:
        print_json([report._asdict() for report in found])
        return
    for report in found:
        console.print(f"{report.id}  table {report.table_id}, {report.guest} about {report.about or '?'}")
        for line in report.lines:
            mark = ">" if line["reported"] else " "
            console.print(f"  {mark} {line['name']}: {line['said']}", markup=False)
    console.print(f"{len(found)} open reports")


def restore(
    archive: Annotated[Path, typer.Argument(metavar="FILE", help="A file of the archive.")],
    database: Database = "engineshed.db",
) -> None:
    """Put a game that was archived back into the database."""
    if not archive.is_file():
        raise BadSetup(f"{archive}: no such file")
    console.print(f"{asyncio.run(_put_back(archive, _there(database)))} is back.")


def _there(database: str) -> str:
    """The database; BadSetup if it is a SQLite file that does not exist, so that none is created."""
    if "://" not in database and not Path(database).is_file():
        raise BadSetup(f"{database}: no such database")
    return database


async def _look(database: str) -> "tuple[int, list[Finding]]":
    from engineshed.server.checkup import findings

    async with _opened(database) as storage:
        looked = [finding async for finding in findings(storage)]
    return len(looked), [finding for finding in looked if finding is not None]


async def _host_link(database: str, wanted: bool) -> str:
    """The secret of a new link; if none is wanted, end all links and sessions."""
    from engineshed.server.people.host_keys import HostKeys

    async with _opened(database) as storage:
        keys = HostKeys(storage)
        if wanted:
            return await keys.link()
        await keys.close()
        return ""


async def _reports(database: str, settle: str) -> "list[Report]":
    from engineshed.server.people.reports import Reports

    async with _opened(database) as storage:
        if settle and not await Reports(storage).settle(settle):
            raise BadSetup(f"{settle}: no such report")
        return await Reports(storage).all()


async def _put_back(archive: Path, database: str) -> str:
    from engineshed.server.housekeeping import put_back, read_archive
    from engineshed.server.store.storage import Conflict

    async with _opened(database) as storage:
        try:
            rows = read_archive(archive)
            await put_back(storage, rows)
            return str(rows["tables"][0]["id"])
        except Conflict:
            raise BadSetup(f"{archive}: this table is there already") from None
        except (OSError, ValueError, LookupError, EOFError):
            raise BadSetup(f"{archive}: no archived table") from None


@asynccontextmanager
async def _opened(database: str) -> "AsyncIterator[Storage]":
    """The database; BadSetup if its schema is not of this version."""
    from engineshed.server.store.storage import Storage, away, told

    storage = Storage(database)
    try:
        try:
            current = await storage.current()
        except Exception as error:
            if not away(error):
                raise
            raise BadSetup(f"the database does not answer: {told(error)}") from None
        if not current:
            raise BadSetup(f"{database}: of another version; start the server once to bring it up to date")
        yield storage
    finally:
        await storage.close()
