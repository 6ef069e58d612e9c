"""Chromium on the real server."""

import os
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.server.postgres import Cluster
from tests.server.running import Server, running
from tests.web.tables import Duel, my_turn, sit_down

# The machine may be busy: bots start in processes of their own.
expect.set_options(timeout=30_000)

# Offline or unanswered on purpose; and a forced move may be played for somebody who is just clicking it.
EXPECTED = (
    *("ERR_INTERNET_DISCONNECTED", "ERR_FAILED"),
    *(f"status of {status}" for status in (409, 422, 429, 503)),
)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The house of all browser tests; `HOUSE=postgresql pytest tests/web/...` walks on the other database."""
    if os.environ.get("HOUSE") != "postgresql":
        yield from running(tmp_path_factory.mktemp("house"))
        return
    cluster = Cluster()
    house = Server(cluster.database())
    house.start()
    yield house
    house.stop()
    cluster.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield chromium
        chromium.close()


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


@pytest.fixture(scope="module")
def window_options() -> dict[str, object]:
    """What the window of `page` is like; a module may have its own."""
    return {}


@pytest.fixture(scope="module")
def window(browser: Browser, server: Server, window_options: dict[str, object]) -> Iterator[Visit]:
    opened = Visit(browser, server, **window_options)
    yield opened
    opened.context.close()


@pytest.fixture
def page(window: Visit) -> Iterator[Page]:
    """The window of a guest who stays for many tests: scripts, styles and fonts are fetched only once."""
    yield window.page
    assert window.heard() == []


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[object]:
    """Opens windows of new guests: `visit()`, `visit(color_scheme="dark")`."""
    visits: list[Visit] = []

    def opened(**options: object) -> Page:
        visits.append(Visit(browser, server, **options))
        return visits[-1].page

    yield opened
    complaints = [complaint for visited in visits for complaint in visited.heard()]
    for visited in visits:
        visited.context.close()
    assert complaints == []


@pytest.fixture
def duel(visit: Callable[..., Page]) -> Duel:
    ada, basia = visit(), visit()
    sit_down(ada, basia, "tic-tac-toe")
    my_turn(ada)
    return ada, basia
