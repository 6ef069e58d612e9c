"""Plans and waiting: I play everybody, hear that it is my turn, keep my moves; who thinks; sounds."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from engineshed.kernel.play import new_game
from tests.server.running import Server
from tests.web.clicking import Clicker
from tests.web.seating import seated
from tests.web.tables import Duel, cell, my_turn, say_yes, sit_down

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

Visit = Callable[..., Page]
HEARD = """(() => {
  // Each sound is rendered to samples instead of played, and what it is like is noted.
  window.heard = [];
  window.AudioContext = class {
    get playing() {
      if (!this.open) {
        const open = this.open = new OfflineAudioContext(1, 66150, 44100);
        setTimeout(async () => {
          this.open = null;
          const samples = (await open.startRendering()).getChannelData(0);
          const loud = [...samples.keys()].filter(at => Math.abs(samples[at]) > 0.002);
          const start = samples.slice(882, 2646);  // 0.04 s
          const crossed = start.filter((sample, at) => at && sample > 0 && start[at - 1] <= 0).length;
          const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
          window.heard.push({ peak, pitch: crossed * 25, seconds: (loud.at(-1) ?? 0) / 44100 });
        });
      }
      return this.open;
    }
    get currentTime() { return this.playing.currentTime }
    get destination() { return this.playing.destination }
    resume() {}
    createOscillator() { return this.playing.createOscillator() }
    createGain() { return this.playing.createGain() }
  };
})()"""
TONES = {"a move": 330, "my turn": 523, "the end": 392}
"""With which tone each sound begins, in hertz."""


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


@pytest.mark.parametrize("size", [(390, 844), (768, 1024)])
def test_what_another_took_back_is_said_within_a_small_window(size: tuple[int, int], visit: Visit) -> None:
    width, height = size
    ada, basia = visit(), visit(viewport={"width": width, "height": height}, has_touch=True)
    sit_down(ada, basia, "tic-tac-toe")
    my_turn(ada)
    cell(ada, 4)
    my_turn(basia)
    ada.keyboard.press("u")
    expect(basia.locator("#news")).to_contain_text("took back")
    said = basia.locator("#news").bounding_box()
    assert said
    assert said["width"] > 300
    assert said["x"] >= 0
    assert said["x"] + said["width"] <= width


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


def sounds(page: Page, number: int) -> list[str]:
    """The next sounds, by their first tone; each is short, neither silent nor clipped."""
    for _ in range(100):  # the page's policy forbids Playwright's own way of waiting
        if len(page.evaluate("window.heard")) >= number:
            break
        page.wait_for_timeout(100)
    heard = page.evaluate("window.heard.splice(0)")
    for sound in heard:
        assert 0.05 < sound["peak"] < 0.5, sound
        assert 0.04 < sound["seconds"] < 1, sound
    return [name for sound in heard for name, tone in TONES.items() if abs(tone - sound["pitch"]) < 26]


def test_sounds_of_a_move_my_turn_and_the_end_are_off_until_they_are_switched_on(duel: Duel) -> None:
    ada, basia = duel
    ada.add_init_script(HEARD)
    ada.reload()
    cell(ada, 0)
    cell(basia, 3)
    my_turn(ada)
    assert sounds(ada, 0) == []
    switch = ada.locator("[data-do=sound]")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    assert sounds(ada, 1) == ["my turn"]  # what it will be like
    cell(ada, 1)
    assert sounds(ada, 1) == ["a move"]
    cell(basia, 4)
    assert sounds(ada, 1) == ["my turn"]
    ada.reload()
    expect(switch).to_have_attribute("aria-pressed", "true")
    cell(ada, 2)
    say_yes(ada)
    assert sounds(ada, 1) == ["the end"]
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    assert sounds(ada, 0) == []
