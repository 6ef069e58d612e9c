"""Serve the site."""

from threading import Thread

import uvicorn

from engineshed.server.app import create_app
from engineshed.web.ready import make_ready


def serve(host: str, port: int, database: str) -> None:
    """Run until interrupted: `serve("127.0.0.1", 8000, "engineshed.db")`."""
    app = create_app(database)
    Thread(target=make_ready, daemon=True).start()
    print(f"Engineshed is open: http://{host}:{port}  (Ctrl+C closes it)", flush=True)
    uvicorn.run(
        app,
        host=host,
        port=port,
        log_level="warning",
        timeout_graceful_shutdown=3,
    )
