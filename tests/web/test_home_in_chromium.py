"""The way to a table, as somebody takes it for the first time: home, which game, names, seats."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.tables import my_turn, open_table, sit_down

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

Visit = Callable[..., Page]

SLOW_FINGER = 700
"""Milliseconds for which a button is held: longer than the server needs."""


def press_slowly(page: Page, where: Locator) -> None:
    """Press and let go, as people do: not in the same instant."""
    box = where.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.wait_for_timeout(SLOW_FINGER)
    page.mouse.up()


def test_a_click_right_after_typing_a_name_counts(page: Page) -> None:
    page.goto("/tables/new?game=age-of-steam&players=4&seat-1=here")
    page.locator("#name-1").fill("Basia")
    press_slowly(page, page.locator(".seat").nth(2).locator("label:has(input[value=link])"))
    expect(page.locator(".seat").nth(2).locator(".kinds label.on input")).to_have_value("link")
    expect(page.locator("#name-1")).to_have_value("Basia")
    page.locator("#name-1").fill("Basia Nowak")
    press_slowly(page, page.locator(".seat").nth(2).locator("label:has(input[value=bot])"))
    expect(page.locator(".seat").nth(2).locator(".kinds label.on input")).to_have_value("bot")
    page.locator("#name-1").fill("Basia Nowaka")
    press_slowly(page, page.get_by_role("button", name="Open the table"))
    expect(page.locator("#panel-1")).to_contain_text("Basia Nowaka")


def test_names_go_along_to_another_game(page: Page) -> None:
    page.goto("/tables/new?game=tic-tac-toe&players=2&seat-1=here")
    page.locator("#name-1").fill("Basia & Co")
    page.get_by_role("link", name="Russian Railroads", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Russian Railroads")
    expect(page.locator("#name-1")).to_have_value("Basia & Co")


def test_playing_with_friends_asks_which_game_by_name(visit: Visit) -> None:
    page = visit()  # somebody with running games finds them at home instead
    page.goto("/")
    page.get_by_role("link", name="Play with friends").click()
    expect(page.get_by_role("heading", name="Which game?")).to_be_visible()
    page.get_by_role("link", name="Train Rush").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Train Rush")
    expect(page.locator(".seat label.on:has(input[value=link])").first).to_be_visible()
    expect(page.get_by_role("link", name="Age of Steam", exact=True)).to_have_text("Age of Steam")


def test_departures_show_company_and_not_what_strangers_play_alone(visit: Visit) -> None:
    ada, basia, cezary = visit(), visit(), visit()
    open_table(ada, "connect-four", "bot")
    my_turn(ada)
    alone = ada.url.rpartition("/")[2]
    sit_down(ada, basia, "tic-tac-toe")
    together = ada.url.rpartition("/")[2]
    for page in ("/", "/tables"):
        cezary.goto(page)
        expect(cezary.locator(f".dep a[href='/tables/{together}']").first).to_be_visible()
        expect(cezary.locator(f".dep a[href='/tables/{alone}']")).to_have_count(0)
    ada.goto("/")
    expect(ada.locator(f".dep a[href='/tables/{alone}']").first).to_be_visible()
