"""The web application: routes, guards and the things they share."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path

from litestar import Litestar, Request, Router
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope

from engineshed.server.bell import Bell
from engineshed.server.guests import Cloakroom, Guest
from engineshed.server.hall import Hall
from engineshed.server.pages import HANDLERS
from engineshed.server.problems import answer
from engineshed.server.robots import CHOOSE, Robots
from engineshed.server.storage import Storage
from engineshed.server.workers import Workers

LARGEST_BODY = 64 * 1024
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}


def create_app(
    database: str,
    *,
    pause: float = 0.35,
    workers: int = 2,
    per_minute: int = 1200,
    patience: float = 20.0,
    thought: float = 6.0,
    choose: str = CHOOSE,
) -> Litestar:
    """The site on one database. `pause` is how long bots wait so that people can follow, `thought` how long
    they may think; after `patience` seconds this process drives bots that another one has left alone."""
    secret = asyncio.run(_secret(database))
    cloakroom = Cloakroom(secret)

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        storage = Storage(database)
        hall = Hall(storage)
        crew = Workers(workers)
        robots = Robots(hall, crew, pause, patience, thought, choose)
        bell = Bell(storage.engine.url, hall.heard, hall.deaf) if storage.shared else None
        app.state["hall"] = hall
        robots.start()
        yield
        hall.close()
        if bell is not None:
            await bell.close()
        await robots.close()
        await crew.close()
        await storage.close()

    def guest(request: "Request[object, object, State]") -> Guest:
        return cloakroom.guest(request)

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
            if cookie := cloakroom.welcome(scope):
                headers.add("set-cookie", cookie)

    return Litestar(
        route_handlers=[*HANDLERS, *_static()],
        dependencies={
            "guest": Provide(guest, sync_to_thread=False),
            "hall": Provide(hall, sync_to_thread=False),
        },
        csrf_config=CSRFConfig(secret=secret, cookie_samesite="lax"),
        middleware=[RateLimitConfig(("minute", per_minute), exclude=["/static/"]).middleware],
        before_send=[greet],
        exception_handlers={Exception: answer},
        lifespan=[open_house],
        state=State({"cloakroom": cloakroom}),
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(title="Engineshed", version="1", path="/api"),
    )


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
    static.mkdir(exist_ok=True)
    return [
        create_static_files_router("/static/styles", [styles], include_in_schema=False, name="styles"),
        create_static_files_router("/static", [static], include_in_schema=False, name="static"),
    ]
