"""Somebody is bankrupt and the game goes on: take back, watch, leave."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.kernel import Seat
from engineshed.kernel.play import Record, load_record
from tests.server.running import Server
from tests.web.moments import RECORDS
from tests.web.seating import choices, seated

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

Visit = Callable[..., Page]


def bankrupt() -> tuple[Record, Seat]:
    """A recorded game cut where somebody has just gone out, and somebody else is asked."""
    for file in sorted((RECORDS / "age-of-steam").glob("*.jsonl")):
        record = load_record(file.read_text("utf-8"))
        state = record.new_state()
        state.run()
        for number, move in enumerate(record.moves(), 1):
            state.do(move.seat, move.action)
            assert isinstance(state.pos, AgeOfSteamPosition)
            if any(state.pos.out) and state.waiting():
                return record.truncate(number), state.pos.out.index(True)
    raise LookupError("nobody went bankrupt")


def test_who_is_out_takes_back_watches_or_leaves(visit: Visit, server: Server) -> None:
    record, seat = bankrupt()
    page = visit(viewport={"width": 1366, "height": 768})
    address = seated(server, record, (seat, page))
    page.goto(address)
    card = page.locator("#out")
    expect(card).to_contain_text("You are out")
    box, board = card.bounding_box(), page.locator("#main").bounding_box()
    assert box is not None
    assert board is not None
    assert box["y"] + box["height"] <= board["y"] + 1
    page.get_by_role("button", name="Watch on").click()
    expect(card).to_be_hidden()
    page.reload()
    expect(card).to_be_hidden()
    page.evaluate("sessionStorage.clear()")
    page.reload()
    page.get_by_role("link", name="Leave…").click()
    expect(page.get_by_role("heading", name="Leaving")).to_be_visible()
    page.goto(address)
    page.get_by_role("button", name="Ask to take it back").click()
    expect(page.locator(".card.asks")).to_be_visible()


def test_alone_the_last_move_is_taken_back_at_once(visit: Visit, server: Server) -> None:
    record, seat = bankrupt()
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True)
    address = seated(server, record, (seat, page), alone=True)
    page.goto(address)
    before = len(choices(server, address))
    page.get_by_role("button", name="Take back my last move").click()
    expect(page.locator("#table[data-turn=yes]")).to_have_count(1)
    expect(page.locator("#out")).to_have_count(0)
    assert before


def test_who_is_out_leaves_for_good(visit: Visit, server: Server) -> None:
    record, seat = bankrupt()
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True)
    page.goto(seated(server, record, (seat, page), alone=True))
    page.get_by_role("link", name="Leave…").tap()
    leave = page.locator("#leaving").get_by_role("button", name="Leave…")
    expect(leave).to_be_in_viewport()
    leave.tap()
    page.locator("#leaving").get_by_role("button", name="Leave", exact=True).tap()
    page.wait_for_url(lambda address: "/menu" not in address)
