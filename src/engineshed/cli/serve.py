"""`engineshed serve`: the site."""

from typing import Annotated

import typer

from engineshed.cli.common import example


def add_to(app: typer.Typer) -> None:
    app.command("serve", epilog=example("serve --port 8000"))(serve)


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="The port.")] = 8000,
    database: Annotated[
        str,
        typer.Option(
            "--database", envvar="ENGINESHED_DATABASE", help="A SQLite file, or a postgresql:// address."
        ),
    ] = "engineshed.db",
) -> None:
    """Serve the site to play in the browser."""
    from engineshed.server.run import serve as run  # a web server's worth of imports

    run(host, port, database)
