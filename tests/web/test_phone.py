"""On a phone nothing scrolls sideways, targets are large enough, the first turn shows what it means."""

import pytest
from playwright.sync_api import Page

from engineshed.kernel import games
from engineshed.kernel.play import load_record
from engineshed.web.teaching.first_turn import lesson
from tests.server.running import Server
from tests.web.moments import RECORDS
from tests.web.seating import seated

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

RAILWAYS = sorted(game.id for game in games().values() if game.weight > 1)

# Pieces on a game's board are zoomed; links within a sentence are text.
TOO_SMALL = """() => [...document.querySelectorAll(
    "button, .btn, .seg > *, select, input, .tabs a, .languages a, .lvl label")]
  .filter((element) => !element.matches(".sr, [type=hidden], [type=range]"))
  .filter((element) => !element.closest("[hidden], .stage, .handrow, .dock, label.input"))
  .map((element) => [element, element.getBoundingClientRect()])
  .filter(([element, box]) => box.width > 1 && (box.height < 39.5 || box.width < 38))
  .map(([element, box]) => `${element.outerHTML.slice(0, 80)} ${box.width} x ${box.height}`)"""

RING = """() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const [ring, board] = [box("#lesson-ring"), box(".mode-lesson .lay")];
    return ring.width === 0 || ring.top > board.bottom || (ring.bottom > board.top && ring.top < board.bottom
        && ring.left < 390 && ring.right > 0);
}"""


@pytest.fixture(scope="module")
def window_options() -> dict[str, object]:
    return {"viewport": {"width": 390, "height": 844}, "has_touch": True, "locale": "pl-PL"}


def fits(page: Page, path: str) -> None:
    page.goto(path)
    assert page.evaluate("() => document.documentElement.scrollWidth") == 390, path
    assert page.evaluate(TOO_SMALL) == [], path


def test_pages_of_the_house(page: Page) -> None:
    for path in (
        "/",
        "/tables",
        "/tables/new",
        "/records",
        "/preferences",
        "/offline",
        "/profile",
        "/ladder",
    ):
        fits(page, path)


@pytest.mark.parametrize("game", RAILWAYS)
def test_pages_of_a_game(page: Page, game: str) -> None:
    for path in (f"/tables/new?game={game}&seat-1=here", f"/games/{game}/rules", f"/games/{game}/gallery"):
        fits(page, path)
    page.goto("/")
    page.locator(f"form[action='/games/{game}/play'] button").click()
    page.wait_for_selector("#table.table-page")
    table = page.url
    for path in (table, f"{table}/menu", f"{table}/score", f"{table}/at/0"):
        fits(page, path)


CROWDED = {
    "since and two words": ("age-of-steam", "rust-belt_4p", "ship", 0.4),
    "undo, undo all and a word": ("train-rush", "3p", "lease", 0.5),
    "a payment in any order": ("railroad-revolution", "4p", "pay", 0.5),
}
"""Choices with many buttons: game, record, the choice's word, and how far into the game."""

CUT = """() => [...document.querySelectorAll(".prompt .acts button")]
  .map((button) => [button, button.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.left < 0 || box.right > 390 || box.width < 38 || box.height < 39.5))
  .map(([button, box]) => `${button.innerText} ${box.left} ${box.right}`)"""


@pytest.mark.parametrize("choice", CROWDED)
def test_no_button_is_cut_and_the_board_keeps_its_size(choice: str, page: Page, server: Server) -> None:
    game, name, word, part = CROWDED[choice]
    record = load_record((RECORDS / game / f"{name}.jsonl").read_text("utf-8"))
    moves = record.moves()
    fitting = [n for n, move in enumerate(moves) if move.action[0] == word and not move.auto]
    number = min(fitting, key=lambda n: abs(n - part * len(moves)))
    page.goto(seated(server, record.truncate(number), (moves[number].seat, page), alone=True))
    page.locator("#table[data-turn=yes] .acts .word").first.wait_for()
    assert page.evaluate(CUT) == []
    page.get_by_role("button", name="Cofnij", exact=True).wait_for()  # whether a word or a symbol
    prompt = page.locator("#prompt").bounding_box()
    assert prompt is not None
    if page.locator(".since-open").count():
        page.locator(".since-open").tap()
        page.locator(".prompt.follow").wait_for()
        assert page.locator("#prompt").bounding_box() == prompt


@pytest.mark.parametrize("game", RAILWAYS)
def test_the_first_turn_goes_to_what_it_speaks_of(page: Page, game: str) -> None:
    found = lesson(games()[game])
    assert found is not None
    for number, stop in enumerate(found.stops, 1):
        page.goto(f"/games/{game}/first-turn/{number}")
        if stop.marks:
            page.wait_for_selector("#lesson-ring:not([hidden])", state="attached")
            page.wait_for_function(RING)
