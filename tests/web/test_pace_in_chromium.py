"""Time at a table as two people and a phone see it: choosing a pace, who is here, who runs out."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Server
from tests.web.conftest import Visit
from tests.web.tables import cell, my_turn

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
Opened = Callable[..., Page]


@pytest.fixture
def clock(tmp_path: Path) -> Path:
    """The server's time of day is so many seconds ahead as this file says."""
    file = tmp_path / "clock"
    file.write_text("0")
    return file


@pytest.fixture
def visit(browser: Browser, clock: Path, tmp_path: Path) -> Iterator[Opened]:
    server = Server(tmp_path / "house.db", clock=clock, steady=0)
    server.start()
    visits: list[Visit] = []

    def opened(**options: object) -> Page:
        visits.append(Visit(browser, server, **options))
        return visits[-1].page

    yield opened
    complaints = [complaint for visited in visits for complaint in visited.heard()]
    for visited in visits:
        visited.context.close()
    server.stop()
    assert complaints == []


def test_a_pace_is_chosen_somebody_runs_out_and_comes_back(visit: Opened, clock: Path) -> None:
    ada, basia = visit(), visit(**PHONE)
    ada.goto("/tables/new?game=tic-tac-toe&players=2&seat-0=me&name-0=Ada&seat-1=link")
    ada.get_by_text("Live", exact=True).click()
    expect(ada.get_by_label("Bank, at most")).to_have_value("2700")
    ada.get_by_role("button", name="Open the table").click()
    expect(ada.locator("#link")).to_be_visible()
    basia.goto(ada.url)
    basia.get_by_label("Name").fill("Basia")
    basia.get_by_role("button", name="Sit down").click()
    my_turn(ada)

    # Both are here, Ada thinks and her clock runs by the second.
    expect(ada.locator("#pulse-0 .is-here")).to_be_visible()
    expect(ada.locator("#pulse-0")).to_contain_text("thinking")
    ticking = ada.locator("#pulse-0 [data-left]")
    shown = ticking.inner_text()
    expect(ticking).not_to_have_text(shown)
    expect(ada.locator("#pulse-1")).to_contain_text("45:00")
    expect(basia.locator("#brief-1")).to_contain_text("45:00")

    # She runs out; Basia decides on her phone, and a bot moves.
    clock.write_text(str(46 * 60))
    expect(basia.locator(".notice.late")).to_contain_text("Ada is out of time. You decide.")
    basia.get_by_role("button", name="A bot sits in").tap()
    my_turn(basia)
    expect(basia.locator(".notice.late")).to_have_count(0)

    # Nobody has to agree when she takes her seat again.
    expect(ada.locator(".notice")).to_contain_text("A bot played one move for you")
    ada.get_by_role("button", name="Take my seat again").click()
    expect(ada.locator("#pulse-0")).to_contain_text("5:00")
    free = basia.locator("#table [data-pick^='cell:'].pickable").first
    free.tap()
    my_turn(ada)


def test_whoever_closes_the_page_is_away(visit: Opened, clock: Path) -> None:
    ada, basia = visit(locale="pl-PL"), visit()
    ada.goto("/tables/new?game=tic-tac-toe&players=2&seat-0=me&name-0=Ada&seat-1=link&pace=days")
    ada.get_by_role("button", name="Otwórz stół").click()
    expect(ada.locator("#link")).to_be_visible()
    basia.goto(ada.url)
    basia.get_by_role("button", name="Sit down").click()
    my_turn(ada)
    basia.goto("/hours")
    basia.locator("select[name=first]").select_option("0")
    basia.locator("select[name=last]").select_option("0")
    basia.get_by_role("button", name="Save").click()
    expect(basia.get_by_role("heading", name="Nights and holidays")).to_be_visible()
    clock.write_text(str(2 * 3600))
    ada.reload()
    expect(ada.locator("#pulse-1 .is-away")).to_be_visible()
    expect(ada.locator("#pulse-1")).to_contain_text("poza stołem od 2 h")
    cell(ada, 4)
