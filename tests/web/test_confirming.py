"""When the page asks before it plays, and where the bill stands."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from engineshed.kernel import Action
from engineshed.kernel.page import Scene, page_of
from engineshed.web.wording import words_of
from tests.server.running import Server
from tests.web.clicking import Clicker
from tests.web.moments import Moment, answers, some
from tests.web.seating import choices, seated
from tests.web.tables import Duel, cell, my_turn, open_table

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

Visit = Callable[..., Page]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def prefer(page: Page, what: str) -> None:
    page.goto("/preferences")
    page.get_by_text(what, exact=True).click()
    expect(page.locator("#toast")).to_be_visible()


def billed(game: str) -> tuple[Moment, Action]:
    """A recorded choice that costs something and can be taken back."""
    for moment, action in some(game, 99, "bill"):
        state = moment.state()
        before = state.barriers
        if any(entry.amount < 0 for entry in state.bill(moment.seat, action).entries) and action[0] != "pass":
            state.do(moment.seat, action)
            if state.barriers == before and state.waiting() == (moment.seat,):
                return moment, action
    raise LookupError(game)


def choose(page: Page, action: Action) -> None:
    clicker = Clicker(page)
    clicker._choose([str(atom) for atom in action], clicker._number())


def test_always_asks_where_nothing_is_paid(visit: Visit) -> None:
    page = visit()
    prefer(page, "Always")
    open_table(page, "tic-tac-toe", "here")
    my_turn(page)
    cell(page, 4)
    expect(page.locator("#confirm")).to_be_visible()
    expect(page.locator("#bill h4")).to_be_visible()
    expect(page.locator("#log li")).to_have_count(0)
    page.locator("#confirm").click()
    expect(page.locator("#log li")).to_have_count(1)


def test_a_price_is_asked_about_unless_somebody_never_wants_to_be(visit: Visit, server: Server) -> None:
    moment, action = billed("railroad-revolution")
    usual, bold = visit(), visit()
    prefer(bold, "Never")
    for page, asks in ((usual, True), (bold, False)):
        page.goto(seated(server, moment.record, (moment.seat, page)))
        number = page.locator("#table").get_attribute("data-number")
        choose(page, action)
        moved = page.locator(f"#table:not([data-number='{number}'])")
        if asks:
            expect(page.locator("#bill .bill")).to_be_visible()
            page.locator("#confirm").click()
        expect(moved).to_have_count(1)


def test_a_way_over_own_track_is_played_at_once_and_others_who_earn_are_named_first(
    visit: Visit, server: Server
) -> None:
    ships = [pair for pair in answers("age-of-steam", "Move") if pair[1][0] == "ship"]
    for shared in (False, True):
        moment, action = next(
            (moment, action)
            for moment, action in ships
            if shared == any(e.seat != moment.seat for e in moment.state().bill(moment.seat, action).entries)
        )
        page = visit()
        page.goto(seated(server, moment.record, (moment.seat, page)))
        number = page.locator("#table").get_attribute("data-number")
        choose(page, action)
        if shared:
            expect(page.locator("#bill .bill .disc").first).to_be_visible()
        else:
            expect(page.locator(f"#table:not([data-number='{number}'])")).to_have_count(1)


def test_a_delivery_takes_one_click_beside_the_map_or_a_cube_and_its_city(
    visit: Visit, server: Server
) -> None:
    moment, best = next(
        (moment, best)
        for moment, action in answers("age-of-steam", "Move")
        if action[0] == "ship"
        for best in shortlist(moment)[:1]
        if all(entry.seat == moment.seat for entry in moment.state().bill(moment.seat, best).entries)
        and sum(best[1] in option for option in moment.state().options(moment.seat)) > 1
    )
    page = visit()
    for by_city in (False, True):
        address = seated(server, moment.record, (moment.seat, page))
        page.goto(address)
        before = len(choices(server, address))
        first = page.locator("#shortlist [data-take]").first
        if by_city:
            action = first.get_attribute("data-take")
            page.locator(f'#table svg.map [data-pick="{best[1]}"]').click()
            page.locator(f"#table svg.map [data-take='{action}']").click()
        else:
            first.click()
        expect(page.locator("#shortlist")).to_have_count(0)
        assert choices(server, address)[before] == (moment.seat, best)


def shortlist(moment: Moment) -> tuple[Action, ...]:
    seen = moment.state().seen_by(moment.seat)
    return page_of(seen.setup.game).shortlist(Scene(seen, words_of(seen.setup.game, "en")))


def test_passing_is_always_asked(visit: Visit, server: Server) -> None:
    moment, action = next(pair for pair in answers("age-of-steam", "Move") if pair[1] == ("pass",))
    page = visit()
    prefer(page, "Never")
    page.goto(seated(server, moment.record, (moment.seat, page)))
    button = page.locator(".acts [data-pick=pass]")
    before = button.bounding_box()
    choose(page, action)
    expect(page.locator("#confirm")).to_be_visible()
    expect(page.locator("#bill")).to_contain_text("Nothing is moved in this round")
    assert button.bounding_box() == before  # a second click does not confirm by mistake
    page.keyboard.press("Escape")
    expect(page.locator("#confirm")).to_be_hidden()


def test_what_ends_the_game_is_asked_with_people_and_not_alone(duel: Duel, visit: Visit) -> None:
    ada, basia = duel
    for page, other, number in ((ada, basia, 0), (basia, ada, 3), (ada, basia, 1), (basia, ada, 4)):
        my_turn(page)
        cell(page, number)
        my_turn(other)
    cell(ada, 2)
    expect(ada.locator("#bill .final")).to_have_text("This cannot be taken back.")
    expect(ada.locator(".ask")).not_to_contain_text("wins")
    ada.keyboard.press("Escape")
    expect(ada.locator("#bill")).to_be_hidden()
    alone = visit()
    open_table(alone, "tic-tac-toe", "here")
    for count, number in enumerate((0, 3, 1, 4, 2), 1):
        my_turn(alone)
        cell(alone, number)
        expect(alone.locator("#log li")).to_have_count(count)
    expect(alone.locator(".ask")).to_contain_text("wins")


@pytest.mark.parametrize("options", [{}, {"viewport": {"width": 1366, "height": 768}}, PHONE], ids=str)
def test_the_bill_covers_nothing_and_the_board_stays_where_it_is(
    visit: Visit, server: Server, options: dict[str, object]
) -> None:
    moment, action = next(pair for pair in answers("age-of-steam", "Move") if pair[1][0] == "ship")
    page = visit(**options)
    prefer(page, "Always")
    page.goto(seated(server, moment.record, (moment.seat, page)))
    stage = page.locator(".stage")
    before = stage.bounding_box()
    choose(page, action)
    bill = page.locator("#bill .bill")
    expect(bill).to_be_visible()
    assert stage.bounding_box() == before
    strip = page.locator("#strip").bounding_box()
    assert strip is not None
    assert before is not None
    assert strip["y"] + strip["height"] <= before["y"] or before["y"] + before["height"] <= strip["y"]


def test_a_bill_is_fetched_only_where_something_is_asked(page: Page) -> None:
    open_table(page, "tic-tac-toe", "here")
    my_turn(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    cell(page, 4)
    expect(page.locator("#log li")).to_have_count(1)
    assert [url for url in asked if "/bill" in url] == []
    assert json.loads(page.locator("#options").text_content() or "")["unasked"] == list(range(8))


def test_an_explanation_stays_while_it_is_read(visit: Visit, server: Server) -> None:
    moment, _ = next(pair for pair in answers("age-of-steam", "Move") if pair[1][0] == "ship")
    page = visit()
    page.goto(seated(server, moment.record, (moment.seat, page)))
    button = page.get_by_role("button", name="Raise the engine")
    button.hover()
    expect(page.locator("#aside .gain, #aside .loss").first).to_be_visible()
    said = page.locator("#aside").text_content()
    page.locator("#aside").hover()
    page.wait_for_timeout(4600)
    assert page.locator("#aside").text_content() == said
