"""The hint: the best options, for who plays alone; and the site as an app."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.tables import Duel, cell, my_turn, open_table

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def ready(page: Page) -> None:
    """Keys are heard once the client has marked what can be picked."""
    expect(page.locator("#table .pickable").first).to_be_visible()


def test_a_hint_numbers_the_best_options_says_why_and_plays_the_one_in_hand(page: Page) -> None:
    open_table(page, "connect-four", "bot")
    my_turn(page)
    ready(page)
    page.keyboard.press("h")
    judged = page.locator("#hint [data-option]")
    expect(judged).to_have_count(3)
    options = json.loads(page.locator("#options").text_content() or "{}")["options"]
    named = [json.loads(option.get_attribute("data-atoms") or "[]") for option in judged.all()]
    assert all(atoms in options for atoms in named)
    expect(page.locator("#table .advised").first).to_be_visible()
    assert {ring.get_attribute("data-pick") for ring in page.locator("#table .advised").all()} <= set(
        map(str, named[0])
    )
    assert page.locator("#plates .milepost").all_inner_texts() == ["1", "2", "3"]
    expect(page.locator("#log li")).to_have_count(0)  # nothing was played
    page.keyboard.press("2")
    expect(judged.nth(1)).to_have_attribute("aria-selected", "true")
    assert {ring.get_attribute("data-pick") for ring in page.locator("#table .advised").all()} <= set(
        map(str, named[1])
    )
    page.keyboard.press("Escape")
    expect(page.locator("#table .advised, #plates .milepost")).to_have_count(0)
    page.keyboard.press("h")
    expect(judged).to_have_count(3)
    page.keyboard.press("3")
    expect(judged.nth(2)).to_have_attribute("aria-selected", "true")
    page.locator("[data-because='3']").get_by_role("button", name="Play 3").click()
    expect(page.locator("#log li").first).to_be_visible()
    expect(page.locator("#hint")).to_be_hidden()


def test_a_move_of_a_bot_is_explained(page: Page) -> None:
    open_table(page, "connect-four", "bot")
    my_turn(page)
    page.locator("#table .pickable").first.click()
    expect(page.locator("#log li")).to_have_count(2)
    my_turn(page)
    line = page.locator("#log li").first
    line.hover()
    line.get_by_role("button", name="Why move 2?").click()
    judged = page.locator("#hint [data-option]")
    expect(judged.filter(has_text="played")).to_have_count(1)
    expect(page.locator("#table .advised")).to_have_count(0)  # that moment is over
    expect(page.locator("#hint").get_by_role("button", name="Play")).to_have_count(0)


def test_on_a_phone_a_line_of_the_log_asks_why_and_the_board_shows_where(visit: Callable[..., Page]) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True)
    open_table(page, "connect-four", "bot")
    my_turn(page)
    page.locator("#table .pickable").first.click()
    my_turn(page)
    page.locator(".tabs [data-tab=log]").click()
    page.get_by_role("button", name="Why move 2?").click()
    judged = page.locator("#hint [data-option]")
    expect(judged.locator("visible=true")).to_have_count(1)  # one at a time
    expect(page.locator("#table .pickable").first).to_be_visible()  # the log has made room for the board
    expect(page.locator("#plates .milepost")).to_have_count(judged.count())
    page.locator("#hint").get_by_role("button", name="2", exact=True).click()
    expect(judged.nth(1)).to_be_visible()
    expect(judged.nth(0)).to_be_hidden()
    page.locator("#hint").get_by_role("button", name="Close").click()
    expect(page.locator("#log")).to_be_visible()


def test_w_on_a_line_of_the_log_asks_why_and_arrows_go_on(page: Page) -> None:
    open_table(page, "connect-four", "bot")
    for moves in (2, 4):
        my_turn(page)
        page.locator("#table .pickable").first.click()
        expect(page.locator("#log li")).to_have_count(moves)
    my_turn(page)
    page.locator("#log li[data-n='2'] a").focus()
    page.keyboard.press("w")
    title = page.locator("#hint h2")
    expect(title).to_have_text("Why move 2?")
    page.keyboard.press("ArrowRight")
    expect(title).to_have_text("Why move 4?")
    expect(page.locator("#hint [data-do=why-after]")).to_be_hidden()
    page.locator("#hint").get_by_role("button", name="The bot's move before this one").click()
    expect(title).to_have_text("Why move 2?")
    page.keyboard.press("Escape")
    expect(page.locator("#hint")).to_be_hidden()


def test_a_running_game_among_people_explains_nothing(duel: Duel) -> None:
    ada, _ = duel
    cell(ada, 4)
    expect(ada.locator("#log li")).to_have_count(1)
    assert ada.request.get(f"{ada.url}/reasons?move=1").status == 403


def test_among_people_there_are_no_hints(duel: Duel) -> None:
    ada, _ = duel
    expect(ada.get_by_role("button", name="Hint")).to_have_count(0)
    assert ada.request.get(f"{ada.url}/advice").status == 403


def test_people_who_agreed_to_hints_have_them(visit: Callable[..., Page]) -> None:
    ada, basia = visit(), visit()
    ada.goto("/tables/new?game=tic-tac-toe&seat-0=me&seat-1=link&hints=yes")
    ada.get_by_role("button", name="Open the table").click()
    ada.wait_for_url("**/tables/*")
    basia.goto(ada.url)
    expect(basia.get_by_text("with hints for all")).to_be_visible()  # before anybody sits down
    basia.get_by_role("button", name="Sit down").first.click()
    my_turn(ada)
    ready(ada)
    ada.keyboard.press("h")
    expect(ada.locator("#hint [data-option]").first).to_be_visible()
    assert basia.request.get(f"{basia.url}/advice").status == 409  # it is not her turn


def test_a_hint_is_gone_when_the_table_moves_on(page: Page) -> None:
    open_table(page, "tic-tac-toe", "here")
    my_turn(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("#table .advised").first).to_be_visible()
    cell(page, 4)
    expect(page.locator("#log li")).to_have_count(1)
    expect(page.locator("#table .advised, #hint [data-option]")).to_have_count(0)


def test_the_site_can_be_installed(page: Page) -> None:
    page.goto("/")
    address = page.locator("link[rel=manifest]").get_attribute("href")
    assert address is not None
    manifest = page.request.get(address).json()
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == "/"
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).ok
    found = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")
    assert [
        error["errorId"] for error in found["installabilityErrors"] if error["errorId"] != "in-incognito"
    ] == []


MET = """() => [...document.querySelectorAll("#hint [data-option]")].filter((option) => {
  const drawn = [...document.querySelectorAll("#plates .milepost")].map((post) => post.textContent);
  const worn = [...document.querySelectorAll(".prompt [data-milepost]")].map((one) => one.dataset.milepost);
  return ![...drawn, ...worn].includes(option.dataset.option);
}).map((option) => option.textContent)"""
"""Options of a hint whose number stands nowhere: neither on the boards nor on a button."""


@pytest.mark.parametrize(
    "game", ["age-of-steam", "railroad-revolution", "russian-railroads", "steam-rollers", "train-rush"]
)
def test_a_hint_is_drawn_on_the_boards_of_every_game(game: str, visit: Callable[..., Page]) -> None:
    page = visit(viewport={"width": 1366, "height": 768})
    page.goto("/")
    page.locator(f"form[action='/games/{game}/play'] button").click()
    my_turn(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("#hint [data-option]").nth(1)).to_be_visible()
    assert page.evaluate(MET) == []
    expect(page.locator("#table .advised").first).to_be_visible()
