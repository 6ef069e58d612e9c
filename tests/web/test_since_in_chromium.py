"""What the others did since my move: played on the board, listed if it is long, marked until I act."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from engineshed.kernel import Rng
from engineshed.kernel.play import Record, new_game
from tests.server.running import Server
from tests.web.clicking import Clicker, Tapper
from tests.web.moments import whole_game
from tests.web.seating import seated
from tests.web.tables import Duel, cell, my_turn

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

Visit = Callable[..., Page]
PHONE = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}
FLIGHTS = """(() => {
  window.flights = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) { window.flights += 1; return animate.apply(this, how); };
})()"""


def open_with_bots(page: Page, button: str = "Open the table", person: type[Clicker] = Clicker) -> None:
    """Russian Railroads against two novices, who do not pass early, once turns go round the table.

    Before that, while set-up is chosen in reverse order, there may be a single move between two of mine.
    """
    page.goto("/tables/new?game=russian-railroads&players=3&level-1=novice&level-2=novice&public=yes")
    page.get_by_role("button", name=button).click()
    my_turn(page)
    for _ in range(12):
        person(page).move()
        my_turn(page)
        if since(page) >= 2:
            return
    raise AssertionError("the others do not move between my turns")


def since(page: Page) -> int:
    """How many moves of others the page offers to show."""
    offer = page.locator(".since-open")
    return int(re.sub(r"\D", "", offer.inner_text())) if offer.count() else 0


def play_until(page: Page, shown: str) -> None:
    """Move on while what the bots did does not show this, or while I am in the middle of a turn."""
    for _ in range(12):
        if since(page) >= 2 and page.locator(shown).count():
            return
        Clicker(page).move()
        my_turn(page)
    raise AssertionError(f"no {shown} between my turns")


def at_pace(page: Page, pace: str) -> None:
    """Prefer this pace from now on, and come back to the table."""
    table = page.url
    page.goto("/preferences")
    page.locator(f"label:has(input[name=tempo][value={pace}])").click()
    page.wait_for_function(f"document.cookie.includes('tempo={pace}')")
    page.goto(table)
    my_turn(page)


def end_my_turn(page: Page) -> None:
    """Move until the others' moves are being shown: a turn may have several steps."""
    for _ in range(12):
        Clicker(page).move()
        page.locator(".prompt.follow .count, #table[data-turn=yes]").first.wait_for()
        if count(page).count():
            return
    raise AssertionError("my turn does not end")


def count(page: Page) -> Locator:
    return page.locator(".prompt.follow .count")


def test_the_others_moves_are_played_on_the_board_and_stay_marked_until_i_act(visit: Visit) -> None:
    page = visit()
    open_with_bots(page)
    play_until(page, "#table .stage .last")
    page.reload()  # it may be days later
    expect(page.locator("#numbers .number")).to_have_count(0)
    expect(page.locator("#table .stage .last").first).to_be_visible()
    stage = page.locator(".stage").bounding_box()
    page.keyboard.press("s")
    expect(count(page)).to_contain_text("1 of")
    assert page.locator(".stage").bounding_box() == stage
    expect(page.locator(".prompt.follow .told")).not_to_be_empty()
    page.keyboard.press("ArrowRight")
    expect(count(page)).to_contain_text("2 of")
    page.wait_for_timeout(2200)  # who steps themselves is not carried on
    expect(count(page)).to_contain_text("2 of")
    page.keyboard.press("ArrowLeft")
    expect(count(page)).to_contain_text("1 of")
    last = page.locator(".passed li").count()
    page.locator(".passed button").last.click()
    expect(count(page)).to_contain_text(f"{last} of {last}")
    expect(page.locator("#numbers .number").first).to_be_visible()
    page.keyboard.press("Space")
    my_turn(page)
    expect(page.locator("#numbers .number").first).to_be_visible()
    page.wait_for_timeout(4500)
    expect(page.locator("#numbers .number").first).to_be_visible()
    Clicker(page).move()
    expect(page.locator("#numbers .number")).to_have_count(0)


def test_it_plays_by_itself_and_a_click_on_the_board_pauses_it(visit: Visit) -> None:
    page = visit(locale="pl-PL")
    open_with_bots(page, "Otwórz stół")
    page.locator(".since-open").click()
    expect(page.locator(".prompt.follow")).to_contain_text("Od twojego ruchu")
    expect(count(page)).to_contain_text("2 z")
    page.locator(".stage").click(position={"x": 5, "y": 5})
    expect(page.locator("#since-run.on")).to_have_count(0)
    page.locator("#since-run").click()
    my_turn(page)  # at the end it is my turn again


def test_on_a_phone_it_has_room_for_fingers(visit: Visit) -> None:
    page = visit(**PHONE)
    open_with_bots(page, person=Tapper)
    page.locator(".since-open").tap()
    expect(count(page)).to_contain_text("1 of")
    for name in ("since-run", "since-on", "since-skip"):
        box = page.locator(f"[data-do={name}]").bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40, name
    assert page.evaluate("() => document.documentElement.scrollWidth") == 390
    page.locator("[data-do=since-skip]").tap()
    my_turn(page)


def long_ago() -> tuple[Record, int]:
    """A game at a moment when somebody's last choice lies more than twenty moves back."""
    match, rng = new_game("railroad-revolution", 4, seed=5), Rng(5)
    while waiting := match.state.waiting():
        for seat in range(4):
            last = match.last_choice(seat)
            if last is not None and len(match.moves) - last > 30:
                return match.record(), seat
        match.play(waiting[0], rng.choice(match.state.options(waiting[0])))
    raise AssertionError("everybody chooses all the time")


def test_more_than_twenty_moves_are_read_in_the_log(visit: Visit, server: Server) -> None:
    page = visit()
    record, seat = long_ago()
    page.goto(seated(server, record, (seat, page)))
    page.locator(".since-open").click()
    expect(page.locator("#table.mode-live")).to_be_visible()
    expect(page.locator("#log li.fresh").first).to_be_visible()
    expect(page.locator("#log")).to_be_focused()


def test_bots_move_at_a_pace_that_can_be_read(visit: Visit) -> None:
    page = visit()
    page.add_init_script(FLIGHTS)
    open_with_bots(page)
    at_pace(page, "readable")
    end_my_turn(page)
    expect(count(page)).to_be_visible()
    first = page.locator(".prompt.follow .count b").inner_text()
    started = page.evaluate("performance.now()")
    expect(page.locator(".prompt.follow .count b")).not_to_have_text(first)
    assert page.evaluate("performance.now()") - started > 300
    for _ in range(80):  # not every move of a random bot travels
        if page.evaluate("window.flights"):
            break
        page.wait_for_timeout(250)
    assert page.evaluate("window.flights") > 0
    page.locator("[data-tempo-of=at-once]").click()
    my_turn(page)


def test_step_by_step_waits_for_me(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    page.add_init_script(FLIGHTS)
    open_with_bots(page)
    at_pace(page, "step")
    end_my_turn(page)
    expect(count(page)).to_contain_text("1 of")
    page.wait_for_timeout(2500)
    expect(count(page)).to_contain_text("1 of")
    page.keyboard.press("ArrowRight")
    expect(count(page)).to_contain_text("2 of")
    assert page.evaluate("window.flights") == 0  # marks only
    page.keyboard.press("Space")
    my_turn(page)


def test_a_table_has_its_own_pace_and_a_person_another(visit: Visit) -> None:
    page = visit()
    page.goto("/tables/new?game=connect-four")
    page.locator("label:has(input[name=tempo][value=step])").click()
    expect(page.locator("label.on:has(input[name=tempo][value=step])")).to_have_count(1)
    page.get_by_role("button", name="Open the table").click()
    my_turn(page)
    expect(page.locator("[data-tempo-of=step]")).to_have_attribute("aria-pressed", "true")
    page.locator("#table .pickable").first.click()
    expect(page.locator(".prompt.follow")).to_be_visible()
    page.locator("[data-tempo-of=at-once]").click()
    my_turn(page)
    page.reload()
    expect(page.locator("[data-tempo-of=at-once]")).to_have_attribute("aria-pressed", "true")


def test_the_log_is_grouped_by_turns_and_read_from_either_end(visit: Visit) -> None:
    page = visit()
    open_with_bots(page)
    play_until(page, "#log .turn h3")
    expect(page.locator("#log .turn h3").first).to_be_visible()
    expect(page.locator("#log .turn .delta").first).to_be_visible()

    def tops() -> tuple[float, float]:
        lines = page.locator("#log li")
        first, last = [
            line.evaluate("it => it.getBoundingClientRect().top") for line in (lines.first, lines.last)
        ]
        return first, last

    newest, oldest = tops()
    assert newest < oldest
    page.locator("[data-do=order]").click()
    newest, oldest = tops()
    assert newest > oldest
    page.reload()
    my_turn(page)
    newest, oldest = tops()
    assert newest > oldest


def test_a_request_to_take_back_names_the_moves_and_leaves_the_board_where_it_is(duel: Duel) -> None:
    ada, basia = duel
    cell(ada, 4)
    my_turn(basia)
    cell(basia, 0)
    my_turn(ada)
    expect(basia.locator("#log li")).to_have_count(2)
    before = basia.locator(".stage").bounding_box()
    ada.keyboard.press("u")
    card = basia.locator(".card.asks")
    expect(card).to_contain_text("asks to take back 2 moves")
    expect(card.locator(".back")).to_contain_text("cell 4")
    expect(card.locator(".back")).to_contain_text("cell 0")
    expect(card).to_contain_text("Choices of Basia go, too.")
    assert basia.locator(".stage").bounding_box() == before
    card.get_by_role("button", name="Agree").click()
    expect(card).to_have_count(0)
    expect(basia.locator("#news")).to_contain_text("took back")
    expect(ada.locator("#news")).to_have_count(0)  # she knows


IN_SIGHT = """() => {
  // Something of what the newest move has touched on the boards is seen; a hand or supply may stay closed.
  const newest = JSON.parse(document.querySelector("#table").dataset.last || "[]").at(-1);
  const touched = (newest?.atoms ?? []).flatMap((atom) => [...document.querySelectorAll(
    `#table .stage :is([data-pick="${CSS.escape(atom)}"], [data-mark~="${CSS.escape(atom)}"])`)]);
  const seen = ({ left, right, top, bottom, width }) => {
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return width > 0 && hit !== null && hit.closest(".board") !== null;
  };
  return touched.length === 0 || touched.some((element) => seen(element.getBoundingClientRect()));
}"""


@pytest.mark.parametrize(
    "game", ["age-of-steam", "railroad-revolution", "russian-railroads", "steam-rollers", "train-rush"]
)
def test_on_a_phone_every_game_is_followed_step_by_step(game: str, visit: Visit, server: Server) -> None:
    page = visit(**PHONE)
    record, seat = some_moves_ago(game)
    page.goto(seated(server, record, (seat, page)))
    my_turn(page)
    room = page.locator("#prompt").bounding_box()
    assert room is not None
    steps = since(page)
    page.locator(".since-open").tap()
    expect(count(page)).to_contain_text("1 of")
    page.locator(".stage").tap(position={"x": 5, "y": 5})  # who steps themselves is not carried on
    expect(page.locator("#since-run.on")).to_have_count(0)
    page.locator(".passed button").first.tap()
    for step in range(1, steps + 1):
        expect(page.locator(".prompt.follow .count b")).to_have_text(str(step))
        expect(page.locator(".prompt.follow .told")).not_to_be_empty()
        page.wait_for_function(IN_SIGHT)
        assert page.locator("#prompt").bounding_box() == room, "the board keeps its size"
        page.locator("[data-do=since-on]").tap()
    my_turn(page)


def some_moves_ago(game: str) -> tuple[Record, int]:
    """A recorded game where somebody is asked whose last choice lies six to ten moves back."""
    whole = whole_game(game, players=2 if game == "steam-rollers" else 4).whole
    last: dict[int, int] = {}
    for number, move in enumerate(whole.moves()):
        if not move.auto and number > 60 and 6 <= number - last.get(move.seat, number) <= 10:
            return whole.truncate(number), move.seat
        if not move.auto:
            last[move.seat] = number
    raise LookupError(game)
