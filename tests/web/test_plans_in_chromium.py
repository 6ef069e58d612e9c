"""Plans and waiting: I play everybody, hear that it is my turn, keep my moves; who thinks; sounds."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from engineshed.kernel.play import new_game
from tests.server.running import Server
from tests.web.clicking import Clicker
from tests.web.seating import seated
from tests.web.tables import Duel, cell, my_turn, open_table

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

Visit = Callable[..., Page]
TONES = """(() => {
  window.tones = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.tones.push(Math.round(this.frequency.value));
    return start.apply(this, when);
  };
})()"""


def plan(page: Page, *cells: int) -> None:
    """Try moves on the private copy, everybody's in turn."""
    page.get_by_role("link", name="Plan ahead").click()
    for done, number in enumerate(cells, 1):
        cell(page, number)
        expect(page.locator("#log li")).to_have_count(done)


def test_a_plan_says_that_i_play_everybody_and_that_my_turn_has_come(duel: Duel) -> None:
    ada, basia = duel
    plan(basia, 4, 0)
    expect(basia.locator(".whose")).to_contain_text("you play everybody")
    expect(basia.locator("#due")).to_have_count(0)
    board = basia.locator(".stage").bounding_box()
    cell(ada, 4)
    expect(basia.locator("#due")).to_contain_text("It is your turn now")
    assert basia.locator(".stage").bounding_box() == board
    expect(basia).to_have_title(re.compile("Your turn"))
    expect(basia.locator("#table.mode-plan")).to_be_visible()  # the plan stays open
    expect(basia.locator("#log li")).to_have_count(2)


def test_a_kept_move_that_i_make_by_hand_is_done_too(duel: Duel) -> None:
    ada, basia = duel
    plan(basia, 4, 0)
    basia.get_by_role("button", name="Keep my moves").click()
    expect(basia.locator("#kept li")).to_have_count(1)
    cell(ada, 4)
    my_turn(basia)
    expect(basia.locator("#kept li.possible")).to_have_count(1)
    cell(basia, 0)
    my_turn(ada)
    expect(basia.locator("#kept")).to_be_hidden()


def test_the_page_says_who_thinks_and_since_when(duel: Duel) -> None:
    ada, basia = duel
    clock = basia.locator(".prompt .thinks time")
    expect(clock).to_have_text(re.compile(r"^\d+:\d\d$"))
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)
    expect(ada.locator(".prompt .thinks")).to_have_count(0)
    cell(ada, 4)
    expect(ada.locator(".prompt .thinks time")).to_have_text(re.compile(r"^0:\d\d$"))


def test_who_had_begun_to_choose_hears_that_something_else_is_asked(visit: Visit, server: Server) -> None:
    ada, basia = visit(), visit()
    record = new_game("age-of-steam", 3, seed=4).record()
    match = new_game("age-of-steam", 3, seed=4)
    first = match.state.waiting()[0]
    match.play(first, match.state.options(first)[0])
    second = match.state.waiting()[0]
    table = seated(server, record, (first, ada), (second, basia))
    ada.goto(table)
    Clicker(ada).answer(list(match.moves[0].action))
    basia.goto("/preferences")
    basia.get_by_text("Always", exact=True).click()  # an amount of shares is a yes otherwise
    expect(basia.locator("#toast")).to_be_visible()
    basia.goto(table)
    my_turn(basia)
    basia.locator("#table .pickable[data-pick='2']").click()
    expect(basia.locator("#confirm")).to_be_visible()
    ada.keyboard.press("u")
    expect(basia.locator("#toast")).to_contain_text("something else is asked now")
    expect(basia.locator("#news")).to_contain_text("took back")
    my_turn(ada)


def test_news_of_my_own_move_is_no_surprise(duel: Duel) -> None:
    ada, _ = duel
    held = []
    # The table tells of the move before its sender is answered, as it happens on a busy line.
    ada.route("**/moves", lambda route: held.append((route, route.fetch())))
    cell(ada, 4)
    expect(ada.locator("#table[data-turn='']")).to_be_visible()
    expect(ada.locator("#toast")).to_be_hidden()
    route, answer = held[0]
    route.fulfill(response=answer)
    expect(ada.locator("#table.waiting")).to_have_count(0)
    expect(ada.locator("#toast")).to_be_hidden()


def wait_for_tone(page: Page, tone: int) -> None:
    """Asked again and again from here: the page's policy forbids Playwright's own way of waiting."""
    for _ in range(100):
        if tone in page.evaluate("window.tones"):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"{tone} Hz was never heard")


def test_sounds_are_off_until_they_are_switched_on(visit: Visit) -> None:
    page = visit()
    page.add_init_script(TONES)
    open_table(page, "connect-four", "bot")
    my_turn(page)
    page.locator("#table .pickable").first.click()
    my_turn(page)
    assert page.evaluate("window.tones") == []
    switch = page.locator("[data-do=sound]")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    page.evaluate("window.tones.length = 0")
    page.locator("#table .pickable").first.click()
    wait_for_tone(page, 330)  # a move
    wait_for_tone(page, 784)  # my turn
    page.reload()
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
