"""The web application: routes, guards and the things they share."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import cast

from litestar import Litestar, Request, Router
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.middleware.csrf import CSRFMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, Message, Scope
from sqlalchemy.exc import SQLAlchemyError
from uvicorn._types import ASGI3Application
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from engineshed.server.counting import Counts
from engineshed.server.gate import LARGEST_BODY, Gate
from engineshed.server.house import PROVIDED, House, open_house
from engineshed.server.pages import HANDLERS
from engineshed.server.problems import answer
from engineshed.server.sessions import Sessions, Visitor
from engineshed.server.settings import Settings
from engineshed.server.store.storage import Storage

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
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_house(database, settings, secret, counts) as house:
            app.state["house"], gate.storage = house, house.storage
            yield

    async def guest(request: "Request[object, object, State]") -> Visitor:
        found = sessions.guest(request)
        if found.device and not await house_of(request.app.state).service.signed_in(found.id, found.device):
            return sessions.stranger(request)
        house = house_of(request.app.state)
        with contextlib.suppress(SQLAlchemyError, OSError):  # the page says that it is away
            found.blocked = frozenset(await house.service.blocks.of(found.id))
            if request.method in ("GET", "HEAD") and "x-part" not in request.headers:
                found.waiting, found.running, _ = await house.mine.counted(found.id)
                found.letters = await house.service.conduct.unread(found.id)
        return found

    async def greet(message: Message, scope: Scope) -> None:
        """Add the security headers to every answer, and the cookie for a guest who came without one."""
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

    csrf = CSRFConfig(secret=secret, cookie_samesite="lax", cookie_secure=settings.secure)
    app = Litestar(
        route_handlers=[*HANDLERS, *_static()],
        dependencies={
            "guest": Provide(guest),
            **{name: Provide(given(part), sync_to_thread=False) for name, part in PROVIDED.items()},
        },
        middleware=[DefineMiddleware(OwnPagesOnly, config=csrf)],
        before_send=[greet],
        exception_handlers={Exception: answer},
        lifespan=[lifespan],
        state=State({"sessions": sessions}),
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(title="Engineshed", version="1", path="/api"),
    )
    gate = Gate(app.asgi_handler, settings, counts, sessions)
    app.asgi_handler = behind(settings.proxies, gate)
    return app


def house_of(state: State) -> House:
    found = state["house"]
    assert isinstance(found, House)
    return found


def given(part: Callable[[House], object]) -> Callable[[State], object]:
    """A dependency that gives handlers this part of the open house."""

    def provide(state: State) -> object:
        return part(house_of(state))

    return provide


class OwnPagesOnly(CSRFMiddleware):
    """Lets only our own pages change something: they know the token in their guest's cookie."""

    def _csrf_tokens_match(self, request_csrf_token: object, cookie_csrf_token: str) -> bool:
        # Litestar fails if a file is sent as the token, or one with letters that are not ASCII.
        said = (request_csrf_token, cookie_csrf_token)
        return all(isinstance(token, str) and token.isascii() for token in said) and (
            super()._csrf_tokens_match(str(request_csrf_token), cookie_csrf_token)
        )


def secured(cookie: bytes) -> bytes:
    """A cookie that browsers send by TLS only."""
    return cookie if b"; secure" in cookie.lower() else cookie + b"; Secure"


def behind(proxies: str, gate: Gate) -> ASGIApp:
    """The gate, with the visitor's address taken from the headers of these proxies and of nobody else."""
    if not proxies:
        return gate
    return cast(ASGIApp, ProxyHeadersMiddleware(cast(ASGI3Application, gate), proxies))


async def _secret(database: str) -> str:
    """The key that signs cookies; it is kept in the database, so that a restart signs nobody out."""
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
