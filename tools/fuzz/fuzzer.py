"""A visitor who means no good."""

import json
import random
import string
import time
import uuid
from collections import Counter, defaultdict
from collections.abc import Sequence
from urllib.parse import quote, urlencode

import httpx
from tests.server.visitor import Seat
from tools.fuzz.junk import FORM, HEADERS, JSON, JUNK, METHODS, PARTS, RAW, SENSE, TYPES
from tools.fuzz.routes import Route
from tools.fuzz.wire import Wire

OFTEN = 4
"""How many times as often something is sent where it could change something."""


class Fuzzer:
    """Sends what makes no sense, or almost, to any address; remembers what came of it."""

    def __init__(self, wire: Wire, known: list[Route], tables: list[str], rng: random.Random) -> None:
        self.wire = wire
        self.known = [route for route in known for _ in range(OFTEN if route.changes else 1)]
        self.tables = tables
        self.rng = rng
        self.codes = Counter[int]()
        self.failed: list[str] = []
        self.slow: defaultdict[str, float] = defaultdict(float)
        """Seconds of the slowest answer, by address."""

    def send(self) -> None:
        rng = self.rng
        route = rng.choice(self.known)
        method = rng.choice(route.methods) if rng.random() < 0.85 else rng.choice(METHODS)
        body, kind = self._body(route)
        self._call(method, route.path, self._path(route) + self._query(route), body, kind)

    def _text(self) -> str:
        rng = self.rng
        chance = rng.random()
        if chance < 0.45:
            return rng.choice(SENSE)
        if chance < 0.9:
            return rng.choice(JUNK)
        return "".join(rng.choice(string.printable + "żŻ🚂\0") for _ in range(rng.choice((1, 3, 20, 200))))

    def _path(self, route: Route) -> str:
        """Gaps are filled with a real table, or with anything."""
        parts = []
        for part in route.path.split("/"):
            if not part.startswith("{"):
                parts.append(part if self.rng.random() > 0.02 else quote(self._text(), safe=""))
            elif "id" in part and self.rng.random() < 0.8:
                parts.append(self.rng.choice(self.tables))
            elif "game" in part and self.rng.random() < 0.6:
                parts.append(self.rng.choice(("tic-tac-toe", "age-of-steam", "train-rush")))
            else:
                parts.append(quote(self._text(), safe="") or self.rng.choice(RAW))
        return "/".join(parts) or "/"

    def _query(self, route: Route) -> str:
        pairs = self._pairs(route, (0, 0, 1, 1, 2, 5))
        return f"?{self._form(pairs)}" if pairs else ""

    def _pairs(self, route: Route, counts: Sequence[int]) -> list[tuple[str, str]]:
        names = route.names or ("x",)
        chosen = [self.rng.choice(names) for _ in range(self.rng.choice(counts))]
        return [(name if self.rng.random() < 0.97 else self._text(), self._text()) for name in chosen]

    def _form(self, pairs: list[tuple[str, str]]) -> str:
        said = urlencode(pairs)
        if self.rng.random() < 0.05:
            place = self.rng.randrange(len(said) + 1)
            said = said[:place] + self.rng.choice(RAW) + said[place:]
        return said

    def _body(self, route: Route) -> tuple[bytes, str]:
        """Something, and what it is said to be; most often that is even true."""
        rng = self.rng
        kind, pairs = rng.random(), self._pairs(route, (0, 1, 2, 3, 8))
        if kind < 0.5:
            return self._form(pairs).encode(), FORM
        if kind < 0.75:
            return json.dumps({name: self._value(text) for name, text in pairs}).encode(), JSON
        if kind < 0.85:
            parts = (
                f'--x\r\nContent-Disposition: form-data; name="{name}"; filename="r"\r\n\r\n{text}\r\n'
                for name, text in [*pairs, ("record", self._text())]
            )
            return ("".join(parts) + "--x--\r\n").encode("utf-8", "replace"), PARTS
        return self._text().encode("utf-8", "replace"), rng.choice(TYPES)

    def _value(self, text: str) -> object:
        return self.rng.choice(
            (text, text, [text], {text: text}, [], 1, -1, 2**63, 2**70, 1.5, None, True, [[text]], text * 3)
        )

    def _headers(self) -> dict[str, str]:
        rng = self.rng
        found = {"x-csrftoken": self.wire.token} if rng.random() < 0.95 else {}
        if rng.random() < 0.5:
            found["accept"] = rng.choice(("text/html", "application/json", "*/*", "x/y;q=nonsense", ""))
        if rng.random() < 0.3:
            found["x-part"] = rng.choice(("table", "nonsense"))
        if rng.random() < 0.15:
            name = rng.choice(HEADERS)
            text = "".join(c for c in self._text() if c.isascii() and c.isprintable()).strip()
            cookie = rng.choice(("guest", "zone", "name", "later", "host", "theme"))
            found[name] = f"{self.wire.cookie}; {cookie}={quote(text)}" if name == "cookie" else text
        return found

    def _call(self, method: str, address: str, target: str, body: bytes, kind: str) -> None:
        start = time.monotonic()
        try:
            status, _ = self.wire.ask(method, target, body, {"content-type": kind, **self._headers()})
        except httpx.TransportError as error:
            self.failed.append(f"{method} {target[:300]} {kind} {body[:300]!r}: {error}")
            return
        self.codes[status] += 1
        self.slow[address] = max(self.slow[address], time.monotonic() - start)
        if status >= 500:
            self.failed.append(f"{status} {method} {target[:400]} {kind} {body[:400]!r}")


class Cheat:
    """Sends moves that a decision does not offer, at the right moment; looks once what is offered."""

    def __init__(self, wire: Wire, seats: list[Seat], fuzzer: Fuzzer) -> None:
        self.wire = wire
        self.fuzzer = fuzzer
        self.asked = [(seat.path, *seat.asked()) for seat in seats]

    def send(self) -> None:
        rng = self.fuzzer.rng
        path, decision, options = rng.choice(self.asked)
        action = list(rng.choice(options))
        while action in options or not action:
            place, change = rng.randrange(len(action) + 1), rng.randrange(3)
            fresh = rng.choice((self.fuzzer._text(), rng.randrange(-5, 50), rng.choice(rng.choice(options))))
            if change == 0:
                action.insert(place, fresh)
            elif change == 1 and place < len(action):
                action[place] = fresh
            elif len(action) > 1 and place < len(action):
                del action[place]
        body = json.dumps({"decision": decision, "action": action, "key": uuid.uuid4().hex}).encode()
        headers = {"content-type": JSON, "x-csrftoken": self.wire.token}
        status, _ = self.wire.ask("POST", f"{path}/moves", body, headers)
        self.fuzzer.codes[status] += 1
        if not 400 <= status < 500:
            self.fuzzer.failed.append(f"{status} for the illegal move {action!r:.300} at {path}")
