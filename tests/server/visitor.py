"""A visitor of the site without a browser: knows cookies, tokens and how to read a page."""

import json
import re
import uuid
from typing import cast

import httpx


class Visitor:
    """One guest with a cookie of their own."""

    def __init__(self, url: str, language: str = "en") -> None:
        # Nothing here is encrypted: to read the world's certificates takes longer than many a test.
        self.http = httpx.Client(
            base_url=url, headers={"accept-language": language}, timeout=30, verify=False
        )
        self.http.get("/preferences")

    def at(self, url: str) -> "Visitor":
        """The same guest, served by another process of the house."""
        twin = Visitor(url)
        twin.http.headers, twin.http.cookies = self.http.headers, self.http.cookies
        return twin

    @property
    def token(self) -> dict[str, str]:
        return {"x-csrftoken": self.http.cookies["csrftoken"]}

    def post(self, path: str, **form: str) -> httpx.Response:
        return self.http.post(path, data=form, headers=self.token)

    def play_now(self, game: str) -> "Seat":
        return Seat(self, self.post(f"/games/{game}/play").headers["location"])

    def open_table(self, game: str, **form: str) -> "Seat":
        return Seat(self, self.post("/tables", game=game, **form).headers["location"])


class Seat:
    """A visitor at one table."""

    def __init__(self, visitor: Visitor, path: str) -> None:
        self.visitor = visitor
        self.path = path

    def get(self, below: str = "", **query: str) -> httpx.Response:
        return self.visitor.http.get(self.path + below, params=query, headers={"x-part": "table"})

    def post(self, below: str, **form: str) -> httpx.Response:
        return self.visitor.post(self.path + below, **form)

    def page(self) -> str:
        return self.get().text

    def asked(self) -> tuple[int, list[list[object]]]:
        """The decision and the options that the page brings along."""
        return options_of(self.page())

    def over(self) -> bool:
        return 'class="prompt over"' in self.page()

    def number(self) -> int:
        found = re.search(r'data-number="(\d+)"', self.page())
        return int(found[1]) if found else 0

    def answer(self, yes: bool) -> httpx.Response:
        """Say yes or no to what the page asks."""
        found = re.search(r'"proposal": (\d+)', self.page())
        assert found is not None
        return self.post("/agree", yes="true" if yes else "false", proposal=found[1])

    def send(self, body: object, key: str = "") -> httpx.Response:
        return self.visitor.http.post(self.path + "/moves", json=body, headers=self.visitor.token)

    def move(self, action: list[object], decision: int | None = None, key: str = "") -> httpx.Response:
        asked = self.asked()[0] if decision is None else decision
        return self.send({"decision": asked, "action": action, "key": key or uuid.uuid4().hex})

    def record(self) -> list[dict[str, object]]:
        lines = self.get("/record").text.splitlines()
        return [cast("dict[str, object]", json.loads(line)) for line in lines]


def options_of(page: str) -> tuple[int, list[list[object]]]:
    found = re.search(r'<script type="application/json" id="options">(.*?)</script>', page)
    assert found is not None
    data = json.loads(found[1])
    return data["decision"], data["options"]
