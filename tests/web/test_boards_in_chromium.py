"""What the games' boards can do on the real page: sheets side by side or alone, boards that fit a phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Server
from tests.web.clicking import Clicker
from tests.web.moments import Moment, whole_game
from tests.web.seating import seated

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

Visit = Callable[..., Page]
PHONE = {"width": 390, "height": 844}


def sit_down(page: Page, game: str) -> None:
    page.goto(f"/tables/new?game={game}")
    page.get_by_role("button", name="Open the table").click()
    page.locator("#table[data-turn=yes]").wait_for()


def test_one_sheet_alone_is_remembered(visit: Visit) -> None:
    """By mouse and by keyboard, without reloading, and still so the next time."""
    page = visit()
    sit_down(page, "steam-rollers")
    sheets = page.locator(".stage > .boardbox")
    assert sheets.count() > 1
    expect(sheets.nth(1)).to_be_visible()
    page.locator("label[for=sr-see-1]").click()
    expect(sheets.nth(0)).to_be_visible()
    expect(sheets.nth(1)).to_be_hidden()
    page.reload()
    expect(page.locator("#sr-see-1")).to_be_checked()
    expect(sheets.nth(1)).to_be_hidden()
    page.locator("#sr-see-1").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#sr-see-all")).to_be_checked()
    expect(sheets.nth(1)).to_be_visible()


def test_a_player_board_fits_a_phone(visit: Visit) -> None:
    """The action board and the player boards are two tabs; nothing has to be pushed sideways."""
    page = visit(viewport=PHONE)
    sit_down(page, "russian-railroads")
    page.locator("label[for=rrs-see-boards]").click()
    expect(page.locator(".narrow:visible .nline").first).to_be_visible()
    expect(page.locator(".rrs-actions .areas")).to_be_hidden()
    stage = page.locator(".stage")
    assert stage.evaluate("box => box.scrollWidth <= box.clientWidth")
    page.locator("label[for=rrs-see-actions]").click()
    expect(page.locator(".rrs-actions .areas")).to_be_visible()
    assert stage.evaluate("box => box.scrollWidth <= box.clientWidth")


def test_the_board_of_another_stays_open_while_its_owner_moves(visit: Visit, server: Server) -> None:
    mover, watcher = visit(), visit()
    game = whole_game("russian-railroads", players=2).whole
    moves = game.moves()
    number = next(n for n, move in enumerate(moves) if not move.auto and str(move.action[-1])[:6] == "track:")
    moment, action = Moment(game, number, moves[number].seat), moves[number].action
    other = 1 - moment.seat
    address = seated(server, moment.record, (moment.seat, mover), (other, watcher))
    for page in (mover, watcher):
        page.goto(address)
    watcher.locator(f"label[for=rrs-board-{moment.seat}]").click()
    before = watcher.locator("#table").get_attribute("data-number")
    Clicker(mover).answer(list(action))
    expect(watcher.locator(f"#table:not([data-number='{before}'])")).to_have_count(1)
    expect(watcher.locator(f"#rrs-board-{moment.seat}")).to_be_checked()
    expect(watcher.locator(f"#pb-{moment.seat} .pbs .last").first).to_be_visible()
