"""Every game on the real page: against bots, between two browsers, by keys, by list, by phone, in Polish."""

from collections.abc import Callable
from typing import TypeAlias

import httpx
import pytest
from playwright.sync_api import Page, expect

from engineshed.kernel import games, words_for
from engineshed.kernel.play import load_record
from tests.server.running import Server
from tests.web.clicking import Clicker, Reader, Tapper, Typist
from tests.web.moments import Moment, some, undoable, whole_game
from tests.web.seating import choices, seated

pytestmark = pytest.mark.browser

Visit: TypeAlias = Callable[..., Page]

MOVES = 8
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def _each(names: list[str]) -> pytest.MarkDecorator:
    """One test per game; those of one game share a worker, with its server and browser."""
    grouped = [pytest.param(name, marks=pytest.mark.xdist_group(f"browser {name}")) for name in names]
    return pytest.mark.parametrize("game", grouped)


every_game = _each(sorted(games()))
every_railway = _each([game.id for game in games().values() if game.weight > 1])


@every_game
def test_a_person_plays_by_clicks(page: Page, server: Server, game: str) -> None:
    quick = "".join(f"&level-{seat}=random" for seat in range(6))
    page.goto(f"/tables/new?game={game}{quick}")
    page.get_by_role("button", name="Open the table").click()
    page.locator("#table.table-page").wait_for()
    person = Clicker(page, seed=7)
    for _ in range(MOVES):
        if not person.move():
            break
    cookies = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    record = load_record(httpx.get(page.url + "/record", cookies=cookies).text)
    mine = [list(line.action) for line in record.moves() if line.seat == 0 and not line.auto]
    # What is committed in secret may be clicked again, or too late, until the last one has chosen.
    secret = {line.action[0] for line in record.moves() if line.secret}
    clicks = iter(person.played)
    assert mine
    assert all(move in clicks for move in mine)
    assert [m for m in mine if m[0] not in secret] == [m for m in person.played if m[0] not in secret]


@every_railway
def test_two_browsers_play_each_other_and_one_is_reloaded(visit: Visit, server: Server, game: str) -> None:
    moment = whole_game(game, players=2).later(1 / 3)
    pages = [visit(), visit()]
    address = seated(server, moment.record, *enumerate(pages))
    for page in pages:
        page.goto(address)
    people = [Clicker(page, seed=3) for page in pages]
    for turn in range(4):
        asked = pages[0].locator("#table[data-turn=yes]").count() == 0
        people[asked].move()
        number = pages[asked].locator("#table").get_attribute("data-number")
        expect(pages[not asked].locator(f"#table[data-number='{number}']")).to_have_count(1)
        if turn == 1:
            log = pages[0].locator("#log").inner_text()
            pages[0].reload()
            expect(pages[0].locator(f"#table[data-number='{number}']")).to_have_count(1)
            assert pages[0].locator("#log").inner_text() == log
    stored = [list(action) for _, action in choices(server, address)[-4:]]
    assert sorted(map(str, stored)) == sorted(str(move) for person in people for move in person.played)


@every_railway
def test_what_was_clicked_is_taken_back(page: Page, server: Server, game: str) -> None:
    moment, action = undoable(game)
    address = _open(page, server, moment)
    before, asked = page.request.get(f"{address}/record").text(), page.locator("#options").text_content()
    Clicker(page).answer(list(action))
    assert page.request.get(f"{address}/record").text() != before
    page.get_by_role("button", name="Undo").first.click()
    expect(page.locator(f"#table[data-moment='{moment.moves}']")).to_have_count(1)
    assert page.locator("#options").text_content() == asked
    assert page.request.get(f"{address}/record").text() == before


@every_railway
def test_a_finished_game_is_replayed_and_played_on(page: Page, server: Server, game: str) -> None:
    whole = whole_game(game, players=2)
    moment = whole.later(1 / 2)
    address = seated(server, whole.record, (moment.seat, page))
    page.goto(f"{address}/at/{moment.moves - 1}")
    page.keyboard.press("ArrowRight")
    expect(page.locator(f"#table[data-moment='{moment.moves}']")).to_have_count(1)
    page.locator("#slider").fill("0")
    expect(page.locator("#table[data-moment='0']")).to_have_count(1)
    page.goto(f"{address}/at/{moment.moves}")
    page.locator("summary", has_text="Play on").click()
    page.get_by_role("button", name="As ").first.click()
    expect(page).not_to_have_url(f"{server.url}{address}/at/{moment.moves}")
    person = Clicker(page, seed=5)
    person.move()
    played_on = choices(server, page.url)
    before = [(line.seat, line.action) for line in moment.record.moves() if not line.auto]
    assert played_on[: len(before) + 1] == [*before, (moment.seat, tuple(person.played[0]))]


@every_railway
def test_keys_alone_do(page: Page, server: Server, game: str) -> None:
    _answers(page, server, some(game, 2, "keys"), Typist)


@every_railway
def test_the_list_of_moves_does(page: Page, server: Server, game: str) -> None:
    _answers(page, server, some(game, 2, "list"), Reader)


@every_railway
def test_a_phone_does(visit: Visit, server: Server, game: str) -> None:
    page = visit(**PHONE)
    _answers(page, server, some(game, 12, "phone"), Tapper)
    for tab in ("log", "players", "board"):
        page.locator(f".tabs [data-tab={tab}]").tap()
        expect(page.locator(f"#table [data-tabbed={tab}]").first).to_be_visible()


@every_railway
def test_the_table_speaks_polish(visit: Visit, server: Server, game: str) -> None:
    page = visit()
    [(moment, action)] = some(game, 1, "polish")
    address = _open(page, server, moment)
    english = page.locator(".ask").inner_text()
    page.get_by_role("link", name="PL", exact=True).click()
    expect(page.locator("html[lang=pl]")).to_have_count(1)
    expect(page.locator(".turnsign")).to_have_text(words_for("pl", "engineshed.web")("your-turn"))
    assert page.locator(".ask").inner_text() != english
    Clicker(page).answer(list(action))
    assert choices(server, address)[-1] == (moment.seat, action)


def _open(page: Page, server: Server, moment: Moment) -> str:
    address = seated(server, moment.record, (moment.seat, page))
    page.goto(address)
    return address


def _answers(
    page: Page, server: Server, wanted: list[tuple[Moment, tuple[object, ...]]], who: type[Clicker]
) -> None:
    for moment, action in wanted:
        address = _open(page, server, moment)
        who(page).answer(list(action))
        assert choices(server, address)[-1] == (moment.seat, action)
