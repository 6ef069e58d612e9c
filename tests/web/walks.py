"""Walks taken twice: first Ada reads English at a desk and Basia Polish on a phone, then they change."""

import contextlib
from collections.abc import Callable, Iterator

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

from engineshed.kernel.words import words_for
from tests.server.running import Server
from tests.web.tables import my_turn, seen

# Offline or unanswered on purpose; and a forced move may be played for somebody who is just clicking it.
EXPECTED = (
    *("ERR_INTERNET_DISCONNECTED", "ERR_FAILED"),
    *(f"status of {status}" for status in (409, 422, 429, 503)),
)
DESK = {"viewport": {"width": 1366, "height": 768}, "locale": "en-GB"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "locale": "pl-PL"}
Opened = Callable[..., Page]


class Visit:
    """A browser window of one guest; what its console complains about fails the test."""

    def __init__(self, browser: Browser, server: Server, **options: object) -> None:
        defaults: dict[str, object] = {
            "base_url": server.url,
            "locale": "en-GB",
            "viewport": {"width": 1440, "height": 900},
        }
        self.context: BrowserContext = browser.new_context(**{**defaults, **options})  # type: ignore[arg-type]
        self.context.set_default_timeout(30_000)
        self.page: Page = self.context.new_page()
        self._complaints: list[str] = []
        self.page.on("pageerror", lambda error: self._complaints.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type == "error" and not any(known in said.text for known in EXPECTED):
            self._complaints.append(said.text)

    def heard(self) -> list[str]:
        """What the console complained about since the last time."""
        complaints, self._complaints = self._complaints, []
        return complaints


@contextlib.contextmanager
def windows(browser: Browser, server: Server) -> Iterator[Opened]:
    """Opens windows of new guests: `opened()`, `opened(color_scheme="dark")`."""
    visits: list[Visit] = []

    def opened(**options: object) -> Page:
        visits.append(Visit(browser, server, **options))
        return visits[-1].page

    yield opened
    complaints = [complaint for visited in visits for complaint in visited.heard()]
    for visited in visits:
        visited.context.close()
    assert complaints == [], complaints


class Person:
    """Somebody at a desk who reads English, or with a phone who reads Polish."""

    def __init__(self, visit: Opened, phone: bool, **options: object) -> None:
        self.phone = phone
        self.page = visit(**{**(PHONE if phone else DESK), **options})
        self.w = words_for("pl" if phone else "en", "engineshed.web")
        """The words of the house in their language."""

    def press(self, where: Locator) -> None:
        if self.phone:
            where.tap()
        else:
            where.click()

    def button(self, word: str, **facts: object) -> Locator:
        return self.page.get_by_role("button", name=self.w(word, **facts), exact=True).first

    def link(self, word: str) -> Locator:
        return self.page.get_by_role("link", name=self.w(word)).first

    def heading(self, word: str, **facts: object) -> Locator:
        return self.page.get_by_role("heading", name=self.w(word, **facts)).first

    def side(self, name: str) -> None:
        """Look at the log, the chat or the notes beside the board; on a phone they have a tab."""
        if self.phone:
            self.press(self.page.locator(".tabs [data-tab=log]"))
        self.press(self.page.locator(f"[data-side={name}]"))

    def board(self) -> None:
        if self.phone:
            self.press(self.page.locator(".tabs [data-tab=board]"))

    def cell(self, number: int) -> None:
        """Mark a cell of tic-tac-toe when it is their turn."""
        self.board()
        my_turn(self.page)
        self.press(self.page.locator(f"#table [data-pick='cell:{number}']"))
        confirm = self.page.locator("#confirm")  # what cannot be taken back is asked first
        expect(confirm.or_(self.page.locator("#table:not([data-turn=yes])")).first).to_be_visible()
        if confirm.is_visible():
            self.press(confirm)
        expect(self.page.locator("#table[data-turn=yes]")).to_have_count(0)

    def narrow(self) -> None:
        """Nothing is wider than the window."""
        width = self.page.evaluate("document.documentElement.scrollWidth")
        assert width <= (PHONE if self.phone else DESK)["viewport"]["width"], self.page.url  # type: ignore[index]


class Walk:
    """A house, and who walks there: Ada, Basia and perhaps others, at desks and with phones by turns."""

    def __init__(self, server: Server, visit: Opened, phone_first: bool) -> None:
        self.server = server
        self.visit = visit
        self._phone = phone_first

    def person(self, **options: object) -> Person:
        """The next one; the first is at a desk on SQLite and has a phone on PostgreSQL."""
        found = Person(self.visit, self._phone, **options)
        self._phone = not self._phone
        return found

    def table(self, game: str, *people: Person, settings: str = "") -> str:
        """Seat them at one table, opened by the first, the others by its link."""
        first = people[0]
        others = "".join(f"&seat-{seat}=link" for seat in range(1, len(people)))
        query = f"game={game}&players={len(people)}&seat-0=me&name-0=Ada{others}{settings}"
        first.page.goto(f"/tables/new?{query}")
        first.press(first.button("open-the-table"))
        seen(first.page, "#link")
        table = first.page.url
        for name, person in zip(("Basia", "Cezary"), people[1:], strict=False):
            person.page.goto(table)
            person.page.get_by_placeholder(person.w("name")).first.fill(name)
            person.press(person.button("sit-down"))
            expect(person.button("sit-down")).to_have_count(0)
        seen(first.page, "#table.table-page")
        return table
