"""Time at a table as two people and a phone see it: choosing a pace, who is here, who runs out."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.postgres import Cluster
from tests.server.running import Server
from tests.web.tables import my_turn
from tests.web.walks import Walk, windows

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("people")]


@pytest.fixture
def clock(tmp_path: Path) -> Path:
    """The server's time of day is so many seconds ahead as this file says."""
    file = tmp_path / "clock"
    file.write_text("0")
    return file


@pytest.fixture(params=["desk-first", "phone-first"])
def walk(request: pytest.FixtureRequest, browser: Browser, clock: Path, tmp_path: Path) -> Iterator[Walk]:
    """In a house whose clock the test sets."""
    phone_first = request.param == "phone-first"
    database: object = tmp_path / "house.db"
    if phone_first:
        cluster = request.getfixturevalue("postgres")
        assert isinstance(cluster, Cluster)
        database = cluster.database()
    server = Server(str(database), clock=clock, steady=0)
    server.start()
    with windows(browser, server) as opened:
        yield Walk(server, opened, phone_first)
    server.stop()


def test_somebody_runs_out_of_time_a_bot_sits_in_and_they_come_back(walk: Walk, clock: Path) -> None:
    ada, basia = walk.person(), walk.person()
    ada.page.goto("/tables/new?game=tic-tac-toe&players=2&seat-0=me&seat-1=link")
    ada.press(ada.page.get_by_text(ada.w("pace-live"), exact=True))
    expect(ada.page.get_by_label(ada.w("pace-field-bank"))).to_have_value("2700")
    ada.narrow()
    walk.table("tic-tac-toe", ada, basia, settings="&pace=live")
    my_turn(ada.page)

    # Both are here, Ada thinks and her clock runs by the second.
    line = "brief" if ada.phone else "pulse"
    hers, theirs = ada.page.locator(f"#{line}-0"), ada.page.locator(f"#{line}-1")
    expect(hers.locator(".is-here")).to_be_visible()
    ticking = hers.locator("[data-left]")
    shown = ticking.inner_text()
    expect(ticking).not_to_have_text(shown)
    expect(theirs).to_contain_text("45:00")
    if not ada.phone:
        expect(hers).to_contain_text(ada.w("pulse-thinks"))

    # She runs out; Basia decides, and a bot moves.
    clock.write_text(str(46 * 60))
    late = basia.page.locator(".notice.late")
    expect(late).to_contain_text(basia.w("late-title", who="Ada"))
    basia.narrow()
    basia.press(late.get_by_role("button", name=basia.w("late-bot")))
    my_turn(basia.page)
    expect(late).to_have_count(0)

    # Nobody has to agree when she takes her seat again.
    expect(ada.page.locator(".notice")).to_contain_text(ada.w("bot-sits-in-moves", count=1))
    ada.press(ada.button("come-back"))
    expect(hers).to_contain_text("5:00")
    basia.press(basia.page.locator("#table [data-pick^='cell:'].pickable").first)
    my_turn(ada.page)


def test_whoever_closes_the_page_is_away_at_night_and_on_holiday(walk: Walk, clock: Path) -> None:
    ada, basia = walk.person(), walk.person(timezone_id="UTC")
    walk.table("tic-tac-toe", ada, basia, settings="&pace=days")
    ada.cell(4)
    basia.page.goto("/hours")
    basia.narrow()

    def hours(first: str, last: str, until: str = "") -> None:
        basia.page.goto("/hours")
        basia.page.locator("select[name=first]").select_option(first)
        basia.page.locator("select[name=last]").select_option(last)
        basia.page.locator("#until").fill(until)
        basia.press(basia.button("save"))
        expect(basia.heading("my-hours")).to_be_visible()

    def line() -> Locator:
        ada.page.reload()
        if ada.phone:
            ada.press(ada.page.locator(".tabs [data-tab=players]"))
        return ada.page.locator("#pulse-1")

    hours("0", "0")
    clock.write_text(str(2 * 3600))
    expect(line().locator(".is-away")).to_be_visible()
    expect(line()).to_contain_text(ada.w("pulse-away", span=ada.w("span-only-hours", hours=2)))
    tomorrow = time.gmtime(time.time() + 3 * 86_400)
    hours("0", "0", time.strftime("%Y-%m-%d", tomorrow))
    expect(line()).to_contain_text(ada.w("pulse-holiday"))
