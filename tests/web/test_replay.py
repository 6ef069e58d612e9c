"""A replay in the browser: steps, speeds, links to a moment, and playing on from it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.tables import cell, my_turn, open_table

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

Visit = Callable[..., Page]


def finished(page: Page) -> str:
    """A game of five moves; where it stands."""
    open_table(page, "tic-tac-toe", "here")
    for count, number in enumerate((0, 3, 1, 4, 2), 1):
        my_turn(page)
        cell(page, number)
        expect(page.locator("#log li")).to_have_count(count)
    return page.url


def at(page: Page, moment: int) -> None:
    expect(page.locator(".playback .now")).to_contain_text(f"move {moment} of 5")


def test_keys_step_by_move_player_and_round(visit: Visit) -> None:
    page = visit()
    table = finished(page)
    page.goto(f"{table}/at/0")
    for key, moment in (("ArrowRight", 1), ("Shift+ArrowRight", 2), ("PageDown", 5), ("Shift+ArrowLeft", 4)):
        page.keyboard.press(key)
        at(page, moment)
    page.keyboard.press("PageUp")
    at(page, 0)
    expect(page).to_have_url(f"{table}/at/0")
    page.goto(f"{table}/at/3")
    page.locator("#log li").last.click()
    at(page, 1)


def test_it_runs_at_the_speed_that_was_chosen_last_and_stops(visit: Visit) -> None:
    page = visit()
    table = finished(page)
    page.goto(f"{table}/at/0")
    page.get_by_role("button", name="4×").click()
    page.keyboard.press(" ")
    at(page, 5)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.goto(f"{table}/at/2")
    expect(page.get_by_role("button", name="4×")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="0.5×").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Pause").click()
    at(page, 2)


def test_from_a_moment_one_plays_on_as_anybody(visit: Visit) -> None:
    page = visit()
    table = finished(page)
    page.goto(f"{table}/at/2")
    page.get_by_text("Play on from here").click()
    page.get_by_role("button", name="As Guest").click()
    page.wait_for_url(lambda url: "/at/" not in url)
    assert page.url != table
    my_turn(page)
    expect(page.locator("#log li")).to_have_count(2)
