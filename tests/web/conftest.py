"""Chromium on the real server."""

import os
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.server.postgres import Cluster
from tests.server.running import Server, running
from tests.web.tables import Duel, my_turn, sit_down
from tests.web.walks import Opened, Visit, Walk, windows

# The machine may be busy: bots start in processes of their own.
expect.set_options(timeout=30_000)


@pytest.fixture(scope="session")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The house of all browser tests; `HOUSE=postgresql pytest tests/web/...` walks on the other database."""
    if os.environ.get("HOUSE") == "postgresql":
        yield request.getfixturevalue("other_house")
    else:
        yield from running(tmp_path_factory.mktemp("house"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    cluster = Cluster()
    yield cluster
    cluster.stop()


@pytest.fixture(scope="session")
def other_house(postgres: Cluster) -> Iterator[Server]:
    """A house on PostgreSQL."""
    house = Server(postgres.database())
    house.start()
    yield house
    house.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield chromium
        chromium.close()


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
def visit(browser: Browser, server: Server) -> Iterator[Opened]:
    """Opens windows of new guests: `visit()`, `visit(color_scheme="dark")`."""
    with windows(browser, server) as opened:
        yield opened


@pytest.fixture(params=["desk-first", "phone-first"])
def walk(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Walk]:
    """English at a desk, then Polish on a phone, on SQLite; and the other way round on PostgreSQL."""
    phone_first = request.param == "phone-first"
    house = request.getfixturevalue("other_house" if phone_first else "server")
    with windows(browser, house) as opened:
        yield Walk(house, opened, phone_first)


@pytest.fixture
def duel(visit: Callable[..., Page]) -> Duel:
    ada, basia = visit(), visit()
    sit_down(ada, basia, "tic-tac-toe")
    my_turn(ada)
    return ada, basia
