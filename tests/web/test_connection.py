"""A slow connection shows that something is under way; a server that is gone is named, and found again."""

import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.server.running import Server, running
from tests.web.walks import Visit as Window

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("connection")]

Visit = Callable[..., Page]

# What the page shows while it waits is looked at by the page itself: nobody else can while it is being left.
REMEMBER = """() => new MutationObserver(() => {
    if (document.documentElement.classList.contains("is-waiting"))
        sessionStorage.setItem("waiting", `${document.querySelectorAll(".busy").length} busy`);
}).observe(document.documentElement, { attributeFilter: ["class"] })"""


@pytest.fixture
def frail(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may be stopped."""
    yield from running(tmp_path_factory.mktemp("frail"), workers=0)


def slowly(page: Page, path: str, seconds: float) -> list[str]:
    """Requests for this path take long; what was asked is counted."""
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.method)
        time.sleep(seconds)
        route.continue_()

    page.route(path, answer)
    return asked


def test_a_button_is_pressed_once_and_says_that_it_is_under_way(visit: Visit) -> None:
    page = visit(service_workers="block")
    page.goto("/")
    asked = slowly(page, "**/games/tic-tac-toe/play", 2)
    page.evaluate(REMEMBER)
    button = page.locator("form[action='/games/tic-tac-toe/play'] button")
    button.evaluate("element => { element.click(); element.click(); element.click(); }")
    page.wait_for_selector("#table.table-page")
    assert page.evaluate("() => sessionStorage.getItem('waiting')") == "1 busy"
    assert asked == ["POST"]


def test_a_move_on_a_slow_connection_is_played_once(visit: Visit) -> None:
    page = visit(service_workers="block")
    page.goto("/tables/new?game=tic-tac-toe&players=2&seat-0=me&seat-1=here")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("#table[data-turn=yes]")
    asked = slowly(page, "**/moves", 1.5)
    page.evaluate(REMEMBER)
    cells = [page.locator(f"#table [data-pick='cell:{number}']").element_handle() for number in (4, 4, 0)]
    page.evaluate("cells => cells.forEach(cell => cell.click())", cells)
    expect(page.locator("#log li")).to_have_count(1)
    assert page.evaluate("() => sessionStorage.getItem('waiting')") is not None
    assert asked == ["POST"]


def test_the_table_names_a_lost_server_and_goes_on_when_it_is_back(browser: Browser, frail: Server) -> None:
    page = Window(browser, frail).page
    page.goto("/tables/new?game=tic-tac-toe&players=2&seat-0=me&seat-1=here")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("#table[data-turn=yes]")
    frail.kill()
    expect(page.locator("#offline")).to_be_visible()
    expect(page.locator("#offline")).to_contain_text("does not answer")
    frail.start()
    expect(page.locator("#offline")).to_be_hidden()
    page.locator("#table [data-pick='cell:4']").click()
    expect(page.locator("#log li")).to_have_count(1)
    page.context.close()


def test_a_page_that_cannot_be_fetched_says_so_and_comes_by_itself(browser: Browser, frail: Server) -> None:
    page = Window(browser, frail, locale="pl-PL").page
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    frail.kill()
    page.get_by_role("link", name="Stoły", exact=True).click()
    expect(page.locator("h1")).to_have_text("Serwer nie odpowiada")
    frail.start()
    expect(page.locator("h1")).to_have_text("Stoły")
    # What was sent is not sent again by itself: the page with the form comes back.
    page.goto("/")
    frail.kill()
    page.locator("form[action='/games/tic-tac-toe/play'] button").click()
    expect(page.locator("h1")).to_have_text("Serwer nie odpowiada")
    frail.start()
    expect(page.locator("form[action='/games/tic-tac-toe/play']")).to_have_count(1)
    page.context.close()
