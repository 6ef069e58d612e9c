"""Room on the boards: how large they are drawn, that they keep their places, that all of it can be read."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Server
from tests.web.clicking import Clicker
from tests.web.moments import Moment, whole_game
from tests.web.seating import seated

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

Visit = Callable[..., Page]
SMALL = {"width": 1366, "height": 768}
DESKTOPS = (SMALL, {"width": 1440, "height": 900}, {"width": 1920, "height": 1080})
AREAS = (".rrv-map", ".rrv-side", ".rrv-tele", ".rrv-me")
DRAWN = "map => { const m = map.getScreenCTM(); return m.a * map.viewBox.baseVal.width }"
TOO_SMALL = """() => [...document.querySelectorAll(':is(.stage, .handrow) :is(text, span, b, i)')]
  .filter(e => e.textContent.trim() && e.getClientRects().length)
  .filter(e => {
    const scale = e.ownerSVGElement ? Math.hypot(e.getScreenCTM().a, e.getScreenCTM().b) : 1;
    return parseFloat(getComputedStyle(e).fontSize) * scale < 10.95;
  })
  .map(e => `${e.getAttribute('class')}: ${e.textContent.trim().slice(0, 30)}`)"""


def worker_to_be_placed(visit: Visit, server: Server) -> tuple[Page, list[object]]:
    """A player of Railroad Revolution in the middle of a game, before a worker is placed for a station."""
    page = visit(viewport=SMALL)
    game = whole_game("railroad-revolution", players=4).whole
    moves = game.moves()
    stations = [n for n, move in enumerate(moves) if move.action[-1] == "action:station" and not move.auto]
    number = stations[len(stations) // 2]
    moment = Moment(game, number, moves[number].seat)
    page.goto(seated(server, moment.record, (moment.seat, page)))
    page.locator("#table[data-turn=yes]").wait_for()
    return page, list(moves[number].action)


def test_railroad_revolution_has_a_large_map_and_nothing_moves(visit: Visit, server: Server) -> None:
    page, action = worker_to_be_placed(visit, server)
    assert page.locator(".rrv-map").evaluate(DRAWN) > 640
    expect(page.locator(".rrv-map .paper")).to_have_count(page.locator(".rrv-map .place").count())
    before = [page.locator(area).bounding_box() for area in AREAS]
    Clicker(page).answer(action)
    expect(page.locator("#prompt, .prompt").first).to_contain_text("Station")
    assert [page.locator(area).bounding_box() for area in AREAS] == before
    for size in DESKTOPS:
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert page.evaluate(TOO_SMALL) == []


def test_a_ribbon_goes_when_the_first_station_stands(visit: Visit, server: Server) -> None:
    page, _ = worker_to_be_placed(visit, server)
    for place in page.locator(".rrv-map .place").all():
        assert place.locator(".ribbon").count() == (0 if place.locator(".stn").count() else 1)


def test_the_sheets_of_the_others_are_equal_and_mine_has_two_thirds(visit: Visit) -> None:
    page = visit(viewport=SMALL)
    page.goto("/tables/new?game=steam-rollers&players=4")
    page.get_by_role("button", name="Open the table").click()
    page.locator("#table[data-turn=yes]").wait_for()
    for size in DESKTOPS:
        page.set_viewport_size(size)  # type: ignore[arg-type]
        mine, *others = [box.bounding_box() for box in page.locator(".stage > .boardbox").all()]
        assert len(others) == 3
        assert mine
        assert len({(round(box["width"]), round(box["height"])) for box in others if box}) == 1
        assert others[0]
        assert 1.9 < mine["width"] / others[0]["width"] < 2.1
        assert page.evaluate(TOO_SMALL) == []
