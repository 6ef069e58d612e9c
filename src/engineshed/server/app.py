"""The web application: routes, guards and the things they share."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import cast

from litestar import Litestar, Request, Router
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, Message, Scope
from uvicorn._types import ASGI3Application
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from engineshed.server.counting import Counts
from engineshed.server.gate import LARGEST_BODY, Gate
from engineshed.server.hall import Hall
from engineshed.server.housekeeping import Housekeeper
from engineshed.server.listener import Listener
from engineshed.server.pages import HANDLERS
from engineshed.server.people.service import Service
from engineshed.server.problems import answer
from engineshed.server.robots import Robots
from engineshed.server.sessions import Sessions, Visitor
from engineshed.server.settings import Settings
from engineshed.server.storage import Storage
from engineshed.server.uploads import Uploads
from engineshed.server.workers import Workers

USUAL = Settings()
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}


def create_app(database: str, settings: Settings = USUAL) -> Litestar:
    """The site on one database."""
    secret = asyncio.run(_secret(database))
    sessions, counts = Sessions(secret), Counts(secret)

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        storage = Storage(database)
        hall, workers = Hall(storage), Workers(settings.workers)
        robots = Robots(hall, workers, settings.pause, settings.patience, settings.thought)
        listener = Listener(storage.engine.url, hall.heard, hall.deaf) if storage.shared else None
        if storage.shared:
            counts.share(storage)
        app.state["hall"], app.state["uploads"] = hall, Uploads(workers, settings)
        gate.storage = storage
        app.state["people"] = Service(hall, secret)
        keeper = Housekeeper(hall, settings)
        robots.start()
        keeper.start()
        yield
        hall.close()
        if listener is not None:
            await listener.close()
        await keeper.close()
        await counts.close()
        await robots.close()
        await workers.close()
        await storage.close()

    async def guest(request: "Request[object, object, State]") -> Visitor:
        found = sessions.guest(request)
        if found.device and not await service(request.app.state).signed_in(found.id, found.device):
            return sessions.stranger(request)
        return found

    def service(state: State) -> Service:
        found = state["people"]
        assert isinstance(found, Service)
        return found

    def hall(state: State) -> Hall:
        found = state["hall"]
        assert isinstance(found, Hall)
        return found

    async def greet(message: Message, scope: Scope) -> None:
        """Every answer carries the guards, and the cookie of a guest who came without one."""
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if cookie := sessions.welcome(scope):
                headers.add("set-cookie", cookie)
            if settings.secure:
                message["headers"] = [
                    (name, secured(value) if name.lower() == b"set-cookie" else value)
                    for name, value in message["headers"]
                ]

    def uploads(state: State) -> Uploads:
        found = state["uploads"]
        assert isinstance(found, Uploads)
        return found

    app = Litestar(
        route_handlers=[*HANDLERS, *_static()],
        dependencies={
            "guest": Provide(guest),
            "service": Provide(service, sync_to_thread=False),
            "hall": Provide(hall, sync_to_thread=False),
            "uploads": Provide(uploads, sync_to_thread=False),
        },
        csrf_config=CSRFConfig(secret=secret, cookie_samesite="lax", cookie_secure=settings.secure),
        before_send=[greet],
        exception_handlers={Exception: answer},
        lifespan=[open_house],
        state=State({"sessions": sessions}),
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(title="Engineshed", version="1", path="/api"),
    )
    gate = Gate(app.asgi_handler, settings, counts, sessions)
    app.asgi_handler = behind(settings.proxies, gate)
    return app


def secured(cookie: bytes) -> bytes:
    """A cookie that browsers send by TLS only."""
    return cookie if b"; secure" in cookie.lower() else cookie + b"; Secure"


def behind(proxies: str, gate: Gate) -> ASGIApp:
    """Of named proxies, and of nobody else, it is believed for whom they ask."""
    if not proxies:
        return gate
    return cast(ASGIApp, ProxyHeadersMiddleware(cast(ASGI3Application, gate), proxies))


async def _secret(database: str) -> str:
    """Signs cookies; remembered in the database, so that a restart sends nobody away."""
    storage = Storage(database)
    await storage.prepare()
    found = await storage.note("secret", secrets.token_hex(32))
    await storage.close()
    return found


def _static() -> list[Router]:
    web = files("engineshed.web")
    styles, static = Path(str(web.joinpath("styles"))), Path(str(web.joinpath("static")))
    return [
        create_static_files_router("/static/styles", [styles], include_in_schema=False, name="styles"),
        create_static_files_router("/static", [static], include_in_schema=False, name="static"),
    ]
