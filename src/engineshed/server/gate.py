"""The guard before the application: the right host, limits for each guest and address, slow requests."""

import asyncio
import logging
import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from ipaddress import ip_address, ip_network
from typing import Final, NamedTuple, cast

from litestar import HttpMethod, Request
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, Message, Receive, Scope, Send

from engineshed.server.counting import Counts
from engineshed.server.problems import Declined, answer
from engineshed.server.sessions import Sessions
from engineshed.server.settings import Settings
from engineshed.server.store.storage import Storage

LOG = logging.getLogger(__name__)

LARGEST_BODY: Final = 64 * 1024
MINUTE, HOUR = 60, 3600
LONGEST_PATH: Final = 2000
LONGEST_NAME: Final = 200
"""Of one part of a path: longer ones would fail in the file system."""


class Kind(NamedTuple):
    """A kind of request that is limited. `word` is what is counted, with the message `limit-<word>`."""

    word: str
    most: Callable[[Settings], int]
    method: str
    path: re.Pattern[str]
    seconds: int


KINDS: Final = (
    Kind(
        "tables",
        lambda limits: limits.tables,
        "POST",
        re.compile(r"/(tables|records|games/[^/]+/(lessons/\d+/)?play|tables/[^/]+/fork)"),
        HOUR,
    ),
    Kind("uploads", lambda limits: limits.uploads, "POST", re.compile(r"/records"), HOUR),
    Kind("messages", lambda limits: limits.messages, "POST", re.compile(r"/tables/[^/]+/say"), MINUTE),
    Kind(
        "changes",
        lambda limits: limits.changes,
        "POST",
        re.compile(r"/tables/[^/]+/(?!say$|notes$|report$|plan/).+|/games/[^/]+/lessons/\d+/(moves|show)"),
        MINUTE,
    ),
    Kind("notes", lambda limits: limits.notes, "POST", re.compile(r"/tables/[^/]+/notes"), MINUTE),
    Kind("reports", lambda limits: limits.reports, "POST", re.compile(r"/tables/[^/]+/report"), HOUR),
    Kind("hints", lambda limits: limits.hints, "GET", re.compile(r"/tables/[^/]+/(advice|reasons)"), MINUTE),
    Kind("what_ifs", lambda limits: limits.what_ifs, "POST", re.compile(r"/tables/[^/]+/what-if/.+"), HOUR),
    Kind("exports", lambda limits: limits.exports, "GET", re.compile(r"/me/export"), HOUR),
    Kind("hours", lambda limits: limits.hours, "POST", re.compile(r"/hours"), HOUR),
    Kind("names", lambda limits: limits.names, "POST", re.compile(r"/preferences|/tables/[^/]+/sit"), HOUR),
    Kind(
        "guesses",
        lambda limits: limits.guesses,
        "POST",
        re.compile(r"/(join|restore|sign-in|account|passkeys/sign-in|host/enter)"),
        HOUR,
    ),
    Kind("notices", lambda limits: limits.notices, "POST", re.compile(r"/notices/(ways|test)"), HOUR),
    Kind("plans", lambda limits: limits.plans, "", re.compile(r"/tables/[^/]+/plan(/.*)?"), MINUTE),
)
STREAM: Final = re.compile(r"/(tables/[^/]+|me)/stream")


class Who(NamedTuple):
    """Whose requests are counted: a guest who came with our cookie, and the address they come from."""

    guest: str
    address: str


class Gate:
    """Wraps the application; a refused request is answered by the usual page for problems."""

    def __init__(self, app: ASGIApp, settings: Settings, counts: Counts, sessions: Sessions) -> None:
        self.app = app
        self.settings = settings
        self.counts = counts
        self.sessions = sessions
        self.storage: Storage | None = None
        """Set while the house is open."""
        self._streams: Counter[str] = Counter()
        self._warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        asked: Request[object, object, State] = Request(scope, receive)
        with ExitStack() as held:
            try:
                self._check_address(asked)
                who = self._who(asked)
                await self._check_amount(asked, who)
                held.enter_context(self._stream(routed(scope["path"]), who))
            except Exception as error:  # behind the gate, the application answers its own
                await answer(asked, error).to_asgi_response(app=None, request=asked)(scope, receive, send)
            else:
                await self._let_in(asked, receive, send)

    async def _let_in(self, asked: "Request[object, object, State]", receive: Receive, send: Send) -> None:
        if asked.method == "HEAD":
            asked.scope["method"] = cast(HttpMethod, "GET")
            receive, send = nothing_more(), without_body(send)
        elif asked.method not in ("GET", "OPTIONS"):
            receive = self._in_time(routed(asked.scope["path"]), receive)
        await self.app(asked.scope, receive, send)

    def _check_address(self, asked: "Request[object, object, State]") -> None:
        """Refuse another host, and paths that can be none of ours."""
        path, host = asked.scope["path"], asked.headers.get("host", "").lower()
        if self.settings.host and host != self.settings.host:
            raise Declined(400, "wrong-host", host=self.settings.host)
        if self.settings.host:  # whatever stands between, this is what visitors see
            asked.scope["scheme"] = "https" if self.settings.secure else "http"
        if len(path) > LONGEST_PATH or any(c < " " for c in path):
            raise Declined(400)
        if any(len(part) > LONGEST_NAME for part in path.split("/")):
            raise Declined(404)

    def _who(self, asked: "Request[object, object, State]") -> Who:
        if not self._warned and not self.settings.proxies and "x-forwarded-for" in asked.headers:
            LOG.warning(
                "X-Forwarded-For is not believed: the setting `proxies` names nobody (docs/hosting.md)"
            )
            self._warned = True
        return Who(self.sessions.known(asked) or "", prefix(asked.client.host if asked.client else ""))

    async def _check_amount(self, asked: "Request[object, object, State]", who: Who) -> None:
        path = routed(asked.scope["path"])
        method = "GET" if asked.method == "HEAD" else asked.method  # as much work, without the answer
        if path.startswith("/static/"):
            return
        self._count("requests", self.settings.requests, who, MINUTE)
        for kind in KINDS:
            if kind.method in ("", method) and kind.path.fullmatch(path):
                self._count(kind.word, kind.most(self.settings), who, kind.seconds)
                if kind.word == "tables":
                    await self._check_tables(who)

    def _count(self, word: str, limit: int, who: Who, seconds: int) -> None:
        fine = not who.guest or self.counts.add(word, who.guest, limit, seconds)
        if not fine or not self.counts.add(word, who.address, limit * self.settings.crowd, seconds):
            raise Declined(429, f"limit-{word}", most=limit)

    async def _check_tables(self, who: Who) -> None:
        """Refuse a new table where too many are unfinished."""
        settings, storage = self.settings, self.storage
        if storage is None:
            return
        running, lobbies = await storage.running(who.guest) if who.guest else (0, 0)
        for word, most, count in (
            ("running", settings.running, running),
            ("lobbies", settings.lobbies, lobbies),
            ("all-tables", settings.all_tables, (await storage.running())[0] if settings.all_tables else 0),
        ):
            if most and count >= most:
                raise Declined(429, f"limit-{word}", most=most)

    def _in_time(self, path: str, receive: Receive) -> Receive:
        largest = LARGEST_BODY if path != "/records" else LARGEST_BODY + self.settings.record_bytes
        return within(receive, self.settings.body_seconds, largest)

    @contextmanager
    def _stream(self, path: str, who: Who) -> Iterator[None]:
        """Count a live page for as long as it is open."""
        if not STREAM.fullmatch(path):
            yield
            return
        most = self.settings.streams
        limits = {"": self.settings.all_streams, f"a {who.address}": most * self.settings.crowd}
        if who.guest:
            limits[f"g {who.guest}"] = most
        if any(limit and self._streams[name] >= limit for name, limit in limits.items()):
            raise Declined(429, "limit-streams", most=most)
        self._streams.update(limits.keys())
        try:
            yield
        finally:
            self._streams.subtract(limits.keys())
            for name in limits:
                if not self._streams[name]:
                    del self._streams[name]


def routed(path: str) -> str:
    """A path as the application reads it: without slashes at its end or several in a row."""
    return re.sub("/+", "/", path).rstrip("/") or "/"


def prefix(address: str) -> str:
    """What counts as one address: for IPv6 its first half, which one household or machine gets."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if found.version == 6 and found.ipv4_mapped is None:
        return str(ip_network((int(found) >> 64 << 64, 64)))
    return str(found.ipv4_mapped or found) if found.version == 6 else str(found)


def within(receive: Receive, seconds: float, most: int) -> Receive:
    """Receives a body that must arrive within a time and stay below a size."""
    due, whole, size = asyncio.get_running_loop().time() + seconds, False, 0

    async def hurried() -> HTTPReceiveMessage:
        nonlocal whole, size
        if whole:
            return cast("HTTPReceiveMessage", await receive())
        try:
            async with asyncio.timeout_at(due):
                message = cast("HTTPReceiveMessage", await receive())
        except TimeoutError:
            raise Declined(408) from None
        except asyncio.CancelledError:  # the house closes while somebody still sends
            raise Declined(503) from None
        if message["type"] == "http.disconnect":
            raise Declined(400)  # nobody will read this
        whole, size = not message.get("more_body", False), size + len(message["body"])
        if size > most:
            raise Declined(413)
        return message

    return hurried


def nothing_more() -> Receive:
    """Receives what a HEAD request has: no body, and then the end of the connection, which ends streams."""
    asked = False

    async def receive() -> HTTPReceiveMessage:
        nonlocal asked
        if asked:
            return {"type": "http.disconnect"}
        asked = True
        return {"type": "http.request", "body": b"", "more_body": False}

    return receive


def without_body(send: Send) -> Send:
    """Sends only the head of an answer and ends it at once: a stream would never end."""

    async def head(message: Message) -> None:
        if message["type"] == "http.response.start":
            await send(message)
            await send({"type": "http.response.body", "body": b"", "more_body": False})

    return head
