"""Requests that make no sense, over every route: no answer of 5xx, no change at any table, memory that stays.

    python -m tools.fuzz --requests 100000 --only postgresql --seed 7

Routes and their parameters come from the application itself: a new page is tried without being listed here.
What is sent comes from a list of things that break programs, and from the truth, slightly changed.
Illegal moves are sent where the visitor is really asked.
"""

import argparse
import json
import logging
import random
import string
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import httpx
from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from tests.server.postgres import Cluster
from tests.server.running import Server
from tests.server.visitor import Seat, Visitor

from engineshed.server.app import create_app

JUNK = (
    *(
        "",
        " ",
        "\0",
        "a\0b",
        "%00",
        "..",
        "../../etc/passwd",
        "%2e%2e%2f",
        "\\",
        "//",
        "?",
        "#",
        "'",
        '"',
        "';--",
    ),
    *("{}", "[]", "[[]]", '{"a":', "null", "true", "NaN", "Infinity", "-1", "0", "1", "2", "1.5", "1e999"),
    *(
        "9" * 40,
        "9" * 5000,
        "-" + "9" * 30,
        "٣",
        "½",
        "Ⅷ",
        "ż",
        "🚂",
        "\u202e",
        "\ufeff",
        "x" * 70,
        "x" * 300,
    ),
    *("x" * 5000, "<script>", "{{7*7}}", "${jndi}", "%s%n", "seat", "mark", "cell:4", '["mark","cell:4"]'),
    *('["mark"]', "[1]", "[" * 200, "age-of-steam", "tic-tac-toe", "none", "en", "pl", "xx"),
    *("https://evil.example/", "//evil.example", "javascript:x"),
)
NAMES = (
    *("seat", "players", "game", "text", "name", "moves", "turn", "yes", "proposal", "level-1", "seat-0"),
    *(
        "seat-1",
        "public",
        "set-map",
        "fill",
        "language",
        "theme",
        "to",
        "q",
        "show",
        "atoms",
        "action",
        "before",
    ),
    *("after", "source", "code", "secret", "password", "device", "record", "_csrf_token", "key", "decision"),
    *("token", "credential"),
)
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW")
TYPES = (
    *("application/json", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"),
    *("multipart/form-data", "text/plain", "application/msgpack", "application/xml", "nonsense"),
    *("application/json; charset=utf-7", ""),
)


class Route(NamedTuple):
    """An address with gaps, what may be done there, and the names that it knows."""

    path: str
    methods: tuple[str, ...]
    names: tuple[str, ...]


def routes(app: Litestar) -> list[Route]:
    found = []
    for route in app.routes:
        handlers = [h for h in getattr(route, "route_handlers", ()) if isinstance(h, HTTPRouteHandler)]
        names = {name for handler in handlers for name in handler.parsed_fn_signature.parameters}
        methods = {str(method) for handler in handlers for method in handler.http_methods}
        useful = tuple(sorted(methods - {"OPTIONS"})) or ("GET",)
        found.append(Route(route.path_format, useful, tuple(sorted(names))))
    return found


class Fuzzer:
    """One visitor who means no good."""

    def __init__(self, visitor: Visitor, known: list[Route], tables: list[str], rng: random.Random) -> None:
        self.visitor = visitor
        self.known = known
        self.tables = tables
        self.rng = rng
        self.cookies = dict(visitor.http.cookies)
        self.codes = Counter[int]()
        self.failed: list[str] = []

    def junk(self) -> str:
        rng = self.rng
        if rng.random() < 0.8:
            return rng.choice(JUNK)
        return "".join(rng.choice(string.printable + "żŻ🚂\0") for _ in range(rng.choice((1, 3, 20, 200))))

    def send(self) -> None:
        rng = self.rng
        route = rng.choice(self.known)
        method = rng.choice(route.methods) if rng.random() < 0.85 else rng.choice(METHODS)
        self.call(method, self.path(route), self.query(route), *self.body(route))

    def path(self, route: Route) -> str:
        """Gaps are filled with a real table, or with anything."""
        parts = []
        for part in route.path.split("/"):
            if not part.startswith("{"):
                parts.append(part if self.rng.random() > 0.02 else self.junk())
            elif "id" in part and self.rng.random() < 0.7:
                parts.append(self.rng.choice(self.tables))
            else:
                parts.append(self.junk())
        return "/".join(
            httpx.URL("/", params={"x": part}).query.decode()[2:].replace("+", "%20") for part in parts
        )

    def query(self, route: Route) -> list[tuple[str, str]]:
        count = self.rng.choice((0, 0, 1, 1, 2, 5))
        return [(self.rng.choice((*route.names, *NAMES)), self.junk()) for _ in range(count)]

    def body(self, route: Route) -> tuple[bytes, str]:
        """Something, and what it is said to be; now and then that is even true."""
        rng = self.rng
        kind, pairs = (
            rng.random(),
            [(rng.choice(NAMES), self.junk()) for _ in range(rng.choice((0, 1, 3, 8)))],
        )
        if kind < 0.3:
            return str(httpx.QueryParams(pairs)).encode(), TYPES[1]
        if kind < 0.6:
            return json.dumps({name: self.value(text) for name, text in pairs}).encode(), TYPES[0]
        if kind < 0.75:
            parts = (
                f'--x\r\nContent-Disposition: form-data; name="{name}"; filename="r"\r\n\r\n{text}\r\n'
                for name, text in [*pairs, ("record", self.junk())]
            )
            return ("".join(parts) + "--x--\r\n").encode("utf-8", "replace"), TYPES[2]
        return self.junk().encode("utf-8", "replace"), rng.choice(TYPES)

    def value(self, text: str) -> object:
        return self.rng.choice(
            (text, [text], {text: text}, [], 1, -1, 2**63, 2**70, 1.5, None, True, [[text]], text * 3)
        )

    def call(self, method: str, path: str, query: list[tuple[str, str]], body: bytes, kind: str) -> None:
        headers = {"content-type": kind, **self.headers()}
        try:
            request = self.visitor.http.build_request(
                method, path or "/", params=query, content=body, headers=headers
            )
            answer = self.visitor.http.send(request, stream=True)
            if "event-stream" not in answer.headers.get("content-type", ""):
                answer.read()
            answer.close()
            self.visitor.http.cookies = httpx.Cookies(self.cookies)  # whatever it answered, the same visitor
        except (httpx.InvalidURL, UnicodeError, httpx.UnsupportedProtocol):
            return
        except httpx.TransportError as error:
            self.failed.append(f"{method} {path[:300]}: {type(error).__name__} {error}")
            return
        self.codes[answer.status_code] += 1
        if answer.status_code >= 500:
            self.failed.append(
                f"{answer.status_code} {method} {path[:300]} {query!r:.300} {kind} {body[:300]!r}"
            )

    def headers(self) -> dict[str, str]:
        rng, found = self.rng, dict(self.visitor.token) if self.rng.random() < 0.9 else {}
        if rng.random() < 0.5:
            found["accept"] = rng.choice(("text/html", "application/json", "*/*", "x/y;q=nonsense", ""))
        if rng.random() < 0.3:
            found["x-part"] = rng.choice(("table", "nonsense"))
        if rng.random() < 0.2:
            name = rng.choice(
                ("last-event-id", "accept-language", "cookie", "range", "if-none-match", "referer", "origin")
            )
            text = "".join(c for c in self.junk() if c.isascii() and c.isprintable()).strip()
            found[name] = f"guest={text}" if name == "cookie" else text
        return found

    def illegal(self, seat: Seat) -> None:
        """A move that its decision does not offer, at the right moment."""
        decision, options = seat.asked()
        rng = self.rng
        action = list(rng.choice(options))
        while action in options:
            place = rng.randrange(len(action) + 1)
            change = rng.randrange(3)
            if change == 0:
                action.insert(
                    place, rng.choice((self.junk(), rng.randrange(-5, 50), rng.choice(rng.choice(options))))
                )
            elif change == 1 and place < len(action):
                action[place] = rng.choice(
                    (self.junk(), rng.randrange(-5, 50), rng.choice(rng.choice(options)))
                )
            elif len(action) > 1 and place < len(action):
                del action[place]
        answer = seat.move(action, decision)
        self.codes[answer.status_code] += 1
        if not 400 <= answer.status_code < 500:
            self.failed.append(f"{answer.status_code} for the illegal move {action}")


def memory(server: Server) -> int:
    """Of the server's process, in MB."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) // 1024


def fuzz(
    database: str,
    requests: int,
    seed: int,
    games: tuple[str, ...],
    told: Callable[[str], None] = lambda _: None,
) -> dict[str, object]:
    """So many requests to a house of its own; what came of them. `told` hears of every twentieth part."""
    with tempfile.TemporaryDirectory() as folder:
        known = [
            route for route in routes(create_app(str(Path(folder) / "routes.db"))) if route.path != "/schema"
        ]
    server = Server(database, workers=1, body_seconds=2.0)
    server.start()
    start = time.monotonic()
    try:
        victim, intruder, cheat = (Visitor(server.url) for _ in range(3))
        here = {f"seat-{n}": "me" if n == 0 else "here" for n in range(6)}
        victims = [victim.open_table(game, public=public, **here) for game in games for public in ("yes", "")]
        asked = [cheat.open_table(game, **here) for game in games]
        before = [seat.get("/record").text for seat in (*victims, *asked)]
        tables = [seat.path.removeprefix("/tables/") for seat in victims]
        fuzzer = Fuzzer(intruder, known, tables, random.Random(seed))
        memories = []
        for number in range(requests):
            if number % 4 == 3:
                fuzzer.illegal(fuzzer.rng.choice(asked))
            else:
                fuzzer.send()
            if number % max(1, requests // 10) == 0:
                memories.append(memory(server))
            if number % max(1, requests // 20) == 0:
                bad = sum(count for code, count in fuzzer.codes.items() if code >= 500)
                told(f"{number} requests, {bad} of 5xx, {len(fuzzer.failed)} failed; {memory(server)} MB")
        memories.append(memory(server))
        after = [seat.get("/record").text for seat in (*victims, *asked)]
        return {
            "requests": requests,
            "routes": len(known),
            "answers": dict(sorted(fuzzer.codes.items())),
            "changed": sum(one != other for one, other in zip(before, after, strict=True)),
            "memory in MB": memories,
            "seconds": round(time.monotonic() - start),
            "failed": fuzzer.failed[:50],
        }
    finally:
        server.stop()


GAMES = (
    "tic-tac-toe",
    "age-of-steam",
    "russian-railroads",
    "railroad-revolution",
    "steam-rollers",
    "train-rush",
)


def main() -> int:
    logging.getLogger("httpx").setLevel(logging.WARNING)
    parser = argparse.ArgumentParser(description="Requests that make no sense, over every route.")
    parser.add_argument("--requests", type=int, default=3000)
    parser.add_argument("--only", choices=("sqlite", "postgresql"))
    parser.add_argument("--seed", type=int, default=int(time.time()))
    options = parser.parse_args()
    failed = False
    for kind in (options.only,) if options.only else ("sqlite", "postgresql"):
        with tempfile.TemporaryDirectory() as folder:
            cluster = Cluster() if kind == "postgresql" else None
            database = cluster.database() if cluster else str(Path(folder) / "house.db")
            found = fuzz(database, options.requests, options.seed, GAMES, partial(print, file=sys.stderr))
            print(json.dumps({"database": kind, "seed": options.seed, **found}, indent=1), flush=True)
            if cluster:
                cluster.stop()
        failed |= bool(found["failed"] or found["changed"])
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
