"""The tiny games on the real page: clicks, keys, why-not, undo, live updates, secrets, phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.tables import Duel, cell, my_turn, open_table, say_yes, sit_down

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

Visit = Callable[..., Page]


def test_one_click_to_the_first_move_and_the_bot_answers(page: Page) -> None:
    page.goto("/")
    page.locator("article", has_text="Tic-tac-toe").get_by_role("button", name="Play now").click()
    my_turn(page)
    cell(page, 4)
    expect(page.locator("#log li")).to_have_count(2)
    my_turn(page)


def test_two_browsers_play_each_other(duel: Duel) -> None:
    ada, basia = duel
    for page, other, number in ((ada, basia, 0), (basia, ada, 3), (ada, basia, 1), (basia, ada, 4)):
        my_turn(page)
        cell(page, number)
        my_turn(other)
    cell(ada, 2)
    say_yes(ada)
    expect(ada.locator(".ask")).to_contain_text("wins")
    expect(basia.locator(".ask")).to_contain_text("wins")
    assert "●" not in basia.title()


def test_the_tab_tells_whose_turn_it_is(duel: Duel) -> None:
    ada, basia = duel
    assert "● Your turn" in ada.title()
    cell(ada, 4)
    my_turn(basia)
    assert "● Your turn" in basia.title()
    expect(ada.locator("#table:not([data-turn=yes])")).to_be_visible()
    assert "●" not in ada.title()


def test_everything_by_keyboard(page: Page) -> None:
    open_table(page, "tic-tac-toe", "here")
    my_turn(page)
    page.keyboard.press("l")
    expect(page.locator("#move-list .move")).to_have_count(9)
    page.keyboard.type("cell 7")
    expect(page.locator("#move-list .move:visible")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("#log li")).to_have_count(1)
    expect(page.locator("#log li")).to_contain_text("cell 7")
    page.keyboard.press("u")
    expect(page.locator("#log li:not(.note)")).to_have_count(0)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("#log li")).to_have_count(1)


def test_undo_is_one_click(page: Page) -> None:
    open_table(page, "tic-tac-toe", "here")
    cell(page, 4)
    expect(page.locator("#log li")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#log li:not(.note)")).to_have_count(0)
    my_turn(page)


def test_a_full_column_says_why_not(page: Page) -> None:
    open_table(page, "connect-four", "here")
    for count in range(6):
        expect(page.locator("#log li")).to_have_count(count)
        page.locator("[data-pick='column:0']").click()
    expect(page.locator("#log li")).to_have_count(6)
    # The plain board offers what can be played only; a piece on a drawn board is asked about in the same way.
    page.evaluate(
        """() => { const b = document.createElement("button"); b.dataset.pick = "column:0";
        b.textContent = "full"; document.querySelector(".stage").append(b); }"""
    )
    page.locator(".stage [data-pick='column:0']").click()
    expect(page.locator("#bubble .why")).to_contain_text("SHED-2")
    page.keyboard.press("Escape")
    expect(page.locator("#bubble")).to_be_hidden()


def test_commitments_are_hidden_and_revealed_together(visit: Visit) -> None:
    ada, basia = visit(), visit()
    sit_down(ada, basia, "rock-paper-scissors")
    ada.locator("[data-pick='hand:rock']").click()
    expect(basia.locator("#log")).to_contain_text("has chosen")
    expect(basia.locator("#log")).not_to_contain_text("rock")
    my_turn(basia)
    basia.locator("[data-pick='hand:scissors']").click()
    say_yes(basia)  # the hands are shown then
    expect(basia.locator("#log")).to_contain_text("rock")
    expect(ada.locator("#log")).to_contain_text("scissors")


def test_one_screen_is_handed_over_before_anything_secret_shows(page: Page) -> None:
    open_table(page, "rock-paper-scissors", "here")
    my_turn(page)
    page.keyboard.press("l")
    page.locator("#move-list .move").filter(has_text="Rock").click()
    expect(page.locator(".take")).to_contain_text("Player 2")
    expect(page.locator("#table [data-pick], #move-list .move")).to_have_count(0)
    page.keyboard.press(" ")
    expect(page.locator(".take")).to_have_count(0)
    expect(page.locator(".turnsign")).to_have_text("Player 2")
    page.locator("[data-pick='hand:paper']").click()
    expect(page.locator("#log")).to_contain_text("rock")


def test_the_list_of_moves_stays_open_when_somebody_talks(duel: Duel) -> None:
    ada, basia = duel
    ada.keyboard.press("l")
    expect(ada.locator("#move-list .move")).to_have_count(9)
    basia.get_by_role("button", name="Chat").click()
    basia.get_by_placeholder("Say something").fill("Hello")
    basia.get_by_role("button", name="Send").click()
    expect(ada.get_by_role("button", name="Chat 1 new")).to_be_visible()
    ada.keyboard.press("Enter")
    expect(basia.locator("#log li")).to_have_count(1)
    expect(ada.locator("#move-list .move")).to_have_count(0)


def test_a_reload_in_the_middle_loses_nothing(page: Page) -> None:
    open_table(page, "tic-tac-toe", "here")
    cell(page, 4)
    expect(page.locator("#log li")).to_have_count(1)
    page.reload()
    expect(page.locator("#log li")).to_have_count(1)
    my_turn(page)
    cell(page, 0)
    expect(page.locator("#log li")).to_have_count(2)


def test_a_log_line_leads_to_its_moment_and_the_slider_to_any(page: Page) -> None:
    open_table(page, "tic-tac-toe", "here")
    for number in (4, 0, 8):
        cell(page, number)
    expect(page.locator("#log li")).to_have_count(3)
    page.locator("#log li a.n").last.click()
    expect(page.locator(".playback .now")).to_contain_text("move 1 of 3")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".playback .now")).to_contain_text("move 2 of 3")
    page.locator("#slider").fill("0")
    expect(page.locator(".playback .now")).to_contain_text("move 0 of 3")
    page.get_by_role("link", name="Back to the table").click()
    my_turn(page)


def test_a_plan_leaves_the_table_alone(duel: Duel) -> None:
    _, basia = duel
    expect(basia.locator("#table.table-page")).to_be_visible()
    basia.get_by_role("link", name="Plan ahead").click()
    expect(basia.locator(".turnsign")).to_have_text("Plan")
    cell(basia, 0)
    expect(basia.locator("#log li")).to_have_count(1)
    basia.get_by_role("link", name="Throw away").click()
    expect(basia.locator("#log li:not(.note)")).to_have_count(0)


def test_the_page_says_when_the_server_is_gone_and_catches_up(duel: Duel) -> None:
    ada, basia = duel
    expect(basia.locator("#table.table-page")).to_be_visible()
    basia.evaluate("() => localStorage.setItem('x', '1')")
    basia.context.set_offline(True)
    cell(ada, 4)
    expect(ada.locator("#log li")).to_have_count(1)
    basia.context.set_offline(False)
    basia.reload()
    my_turn(basia)


def test_on_a_phone_the_tabs_lead_everywhere(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True)
    open_table(page, "tic-tac-toe", "here")
    my_turn(page)
    page.locator("[data-pick='cell:4']").tap()
    page.locator(".tabs [data-tab=log]").tap()
    expect(page.locator("#log li")).to_have_count(1)
    page.locator(".tabs [data-tab=players]").tap()
    expect(page.locator(".panels")).to_be_visible()
    page.locator(".tabs [data-tab=board]").tap()
    expect(page.locator(".stage")).to_be_visible()


def test_the_language_is_switched_at_the_table(visit: Visit) -> None:
    page = visit()
    open_table(page, "tic-tac-toe", "bot")
    my_turn(page)
    page.get_by_role("link", name="PL").click()
    expect(page.locator(".turnsign")).to_have_text("Twoja kolej")


def test_what_has_the_focus_changes_with_the_table(duel: Duel) -> None:
    """The last thing that was clicked has the focus; what the server draws there anew must be seen."""
    ada, basia = duel
    ada.evaluate(
        """() => {
          const old = document.querySelector("#prompt .turnsign");
          old.tabIndex = 0;
          old.focus();
        }"""
    )
    assert ada.locator("#prompt .turnsign").text_content() == "Your turn"
    cell(ada, 4)
    ada.locator("#prompt .turnsign").focus()
    my_turn(basia)
    expect(ada.locator("#prompt .turnsign")).to_have_text("Basia")
    ada.locator("#prompt .turnsign").focus()
    cell(basia, 0)
    expect(ada.locator("#prompt .turnsign")).to_have_text("Your turn")


def test_nothing_is_asked_about_what_is_gone_from_under_the_pointer(duel: Duel) -> None:
    ada, _ = duel
    asked: list[str] = []
    ada.on("request", lambda request: asked.append(request.url) if "/hint?" in request.url else None)
    ada.locator("#table [data-pick='cell:4']").hover()
    ada.evaluate("document.querySelector(\"#table [data-pick='cell:4']\").removeAttribute('data-pick')")
    ada.wait_for_timeout(400)
    assert [url for url in asked if "null" in url] == []
