"""Leaving a table in the browser: conceding, ending by agreement, cancelling, a bot for who is gone."""

from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Server
from tests.web.seating import guest_of, long_gone
from tests.web.tables import Duel, cell, my_turn, open_table

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

Visit = Callable[..., Page]


def menu(page: Page) -> None:
    page.get_by_role("link", name="Table", exact=True).click()
    expect(page.get_by_role("heading", name="Leaving")).to_be_visible()


def surely(page: Page, deed: str) -> None:
    """What cannot be taken back is asked once more."""
    page.get_by_role("button", name=f"{deed}…").click()
    page.get_by_role("dialog").get_by_role("button", name=deed, exact=True).click()


def test_whoever_leaves_is_replaced_by_a_bot_and_the_game_goes_on(duel: Duel) -> None:
    ada, basia = duel
    menu(basia)
    surely(basia, "Leave")
    expect(basia.get_by_role("heading", name="Departures")).to_be_visible()
    cell(ada, 4)
    expect(ada.locator("#log li:not(.note)")).to_have_count(2)
    expect(ada.locator("#log li.note")).to_contain_text("A bot sits in for Basia")
    my_turn(ada)


def test_a_game_ends_when_the_other_agrees(duel: Duel) -> None:
    ada, basia = duel
    cell(ada, 4)
    my_turn(basia)
    menu(ada)
    surely(ada, "End it")
    expect(ada.get_by_role("button", name="Withdraw")).to_be_visible()
    expect(basia.locator(".card.asks")).to_contain_text("asks to end the game")
    basia.get_by_role("button", name="Agree").click()
    for page in (ada, basia):
        expect(page.locator(".ask")).to_have_text("Ended by agreement")


def test_a_refused_end_goes_on(duel: Duel) -> None:
    ada, basia = duel
    menu(ada)
    surely(ada, "End it")
    basia.get_by_role("button", name="Refuse").click()
    expect(ada.locator(".card.asks")).to_have_count(0)
    my_turn(ada)


def test_a_bot_takes_the_seat_of_somebody_who_is_gone_until_they_come_back(
    duel: Duel, server: Server
) -> None:
    ada, basia = duel
    cell(ada, 4)
    my_turn(basia)
    table, guest = urlsplit(ada.url).path, guest_of(basia)
    basia.goto("/")
    long_gone(server, table, guest)
    menu(ada)
    surely(ada, "Put a bot here")
    my_turn(ada)
    expect(ada.locator("#log li.move, #log li")).not_to_have_count(0)
    basia.goto(table)
    expect(basia.locator(".notice")).to_contain_text("A bot played one move for you")
    basia.get_by_role("button", name="Take my seat again").click()
    expect(basia.locator(".notice")).to_have_count(0)
    cell(ada, 8) if ada.locator("[data-pick='cell:8'].pickable").count() else cell(ada, 0)
    my_turn(basia)


def test_nobody_is_thrown_out_who_is_here(duel: Duel) -> None:
    ada, basia = duel
    cell(ada, 4)
    my_turn(basia)
    menu(ada)
    surely(ada, "Put a bot here")
    expect(ada.locator("body")).to_contain_text("has been away for a while")
    basia.reload()
    my_turn(basia)


def test_a_table_that_nobody_joins_is_cancelled(visit: Visit) -> None:
    page = visit()
    open_table(page, "tic-tac-toe", "link")
    expect(page.locator("#link")).to_be_visible()
    page.get_by_role("button", name="Cancel the table").click()
    expect(page.locator("main")).to_contain_text("The table was cancelled")


def test_alone_against_bots_the_table_closes_at_once(visit: Visit) -> None:
    page = visit()
    open_table(page, "tic-tac-toe", "bot")
    my_turn(page)
    menu(page)
    page.get_by_role("button", name="End it…").click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    surely(page, "End it")
    expect(page.locator(".turnsign")).to_have_text("The end")


def test_home_shows_what_waits_for_me_first_and_what_others_play(visit: Visit) -> None:
    ada, basia = visit(), visit()
    open_table(ada, "tic-tac-toe", "bot")
    my_turn(ada)
    open_table(ada, "connect-four", "link")
    ada.goto("/")
    rows = ada.locator(".dep tbody tr")
    expect(rows.first).to_contain_text("Your turn")
    expect(ada.locator(".next")).to_contain_text("Tic-tac-toe")
    expect(ada.locator(".next").get_by_role("link", name="Play this one")).to_be_visible()
    basia.goto("/")
    expect(basia.locator(".dep").get_by_role("link", name="Join").first).to_be_visible()


def test_who_leaves_a_lobby_frees_the_seat(visit: Visit) -> None:
    ada, basia = visit(), visit()
    ada.goto("/tables/new?game=age-of-steam&players=3&seat-0=me&seat-1=link&seat-2=link")
    ada.get_by_role("button", name="Open the table").click()
    expect(ada.locator("#link")).to_be_visible()
    basia.goto(ada.url)
    basia.get_by_role("button", name="Sit down").first.click()
    basia.get_by_role("button", name="Leave the table").click()
    expect(basia.get_by_role("heading", name="Departures")).to_be_visible()
    basia.goto(ada.url)
    expect(basia.get_by_role("button", name="Sit down")).to_have_count(2)
