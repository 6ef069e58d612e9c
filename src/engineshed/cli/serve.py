"""`engineshed serve`: the site."""

from typing import Annotated

import typer

from engineshed.cli.common import console, example, print_table


def add_to(app: typer.Typer) -> None:
    app.command("serve", epilog=example("serve --port 8000 --set workers=4"))(serve)


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="The port.")] = 8000,
    database: Annotated[
        str,
        typer.Option(
            "--database", envvar="ENGINESHED_DATABASE", help="A SQLite file, or a postgresql:// address."
        ),
    ] = "engineshed.db",
    chosen: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help="A setting, see --settings; may be given again."),
    ] = None,
    settings: Annotated[bool, typer.Option("--settings", help="List all settings and end.")] = False,
) -> None:
    """Serve the site to play in the browser."""
    from engineshed.server.settings import explained, settings_from

    if settings:
        print_table(("setting", "usually", "what it is"), explained())
        console.print("Each may also be given in the environment: ENGINESHED_WORKERS=4.", soft_wrap=True)
        return
    wanted = settings_from(chosen or ())
    from engineshed.server.run import serve as run  # a web server's worth of imports

    run(host, port, database, wanted)
