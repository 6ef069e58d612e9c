"""Serve the site."""

import asyncio
from threading import Thread
from typing import Final

import uvicorn
from litestar import Litestar
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from engineshed.kernel import BadSetup
from engineshed.server.app import create_app
from engineshed.server.settings import Settings
from engineshed.server.store.storage import away, told
from engineshed.web.ready import make_ready

HEAD_SECONDS: Final = 20.0
"""Seconds within which the head of a request has to arrive."""


class Hurried(H11Protocol):
    """Closes connections that send no complete request in time, so that nobody can hold many of them open."""

    _cut: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._cut = self.loop.call_later(HEAD_SECONDS, transport.close)

    def data_received(self, data: bytes) -> None:
        if self._cut is None and self.asked_nothing():
            self._cut = self.loop.call_later(HEAD_SECONDS, self.transport.close)
        super().data_received(data)
        if self._cut is not None and not self.asked_nothing():
            self._unhurry()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unhurry()
        super().connection_lost(exc)

    def asked_nothing(self) -> bool:
        asked: object = self.cycle
        return not isinstance(asked, RequestResponseCycle) or asked.response_complete

    def _unhurry(self) -> None:
        if self._cut is not None:
            self._cut.cancel()
            self._cut = None


def serve(host: str, port: int, database: str, settings: Settings) -> None:
    """Run until interrupted: `serve("127.0.0.1", 8000, "engineshed.db", Settings())`."""
    try:
        app = create_app(database, settings)
    except Exception as error:
        if not away(error):
            raise
        raise BadSetup(f"the database does not answer: {told(error)}") from None
    Thread(target=make_ready, daemon=True).start()
    print(f"Engineshed is open: {settings.url or f'http://{host}:{port}'}  (Ctrl+C closes it)", flush=True)
    listen(app, host, port)


def listen(app: Litestar, host: str, port: int) -> None:
    """The web server itself."""
    uvicorn.run(
        app,
        host=host,
        port=port,
        http=Hurried,
        ws="none",
        proxy_headers=False,  # app.py knows whom to believe
        server_header=False,
        log_level="warning",
        timeout_graceful_shutdown=3,
    )
