"""The page never stays behind, says what things cost when one points at them, and has the whole log."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from engineshed.kernel.play import load_record, resume
from tests.server.running import Server
from tests.web.seating import seated
from tests.web.tables import Duel, cell, my_turn, open_table, sit_down

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

Visit = Callable[..., Page]
RECORDS = Path(__file__).parent.parent / "records"


def fails(page: Page, times: int, status: int = 503) -> list[str]:
    """The next fetches of the table fail; what was asked for."""
    asked: list[str] = []

    def answer(route: Route) -> None:
        if route.request.headers.get("x-part") and len(asked) < times:
            asked.append(route.request.url)
            if status:
                route.fulfill(status=status, body="")
            else:
                route.abort()
        else:
            route.continue_()

    page.route("**/tables/*", answer)
    return asked


@pytest.mark.parametrize("status", [503, 429, 0])
def test_a_page_that_could_not_fetch_what_it_was_told_tries_until_it_has_it(duel: Duel, status: int) -> None:
    ada, basia = duel
    expect(basia.locator("#table.mode-live")).to_be_visible()
    asked = fails(basia, 4, status)
    cell(ada, 4)
    my_turn(basia)
    assert len(asked) == 4


def test_a_page_catches_up_when_somebody_looks_at_it_again(visit: Visit) -> None:
    """Nothing is told here: the stream is dead, as after a night in a closed notebook."""
    ada, basia = visit(), visit()
    basia.add_init_script("window.EventSource = class extends EventTarget { close() {} }")
    sit_down(ada, basia, "tic-tac-toe")
    my_turn(ada)
    expect(basia.locator("#table.mode-live")).to_be_visible()
    cell(ada, 4)
    my_turn_of_other = basia.locator("#table[data-turn=yes]")
    basia.wait_for_timeout(500)
    expect(my_turn_of_other).to_have_count(0)
    basia.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    my_turn(basia)


def test_reloading_again_and_again_never_leaves_the_page_behind(visit: Visit) -> None:
    page = visit()
    open_table(page, "connect-four", "bot")
    for turn in range(5):
        my_turn(page)
        page.locator("#table .pickable").nth(turn % 3).click()
        for _ in range(3):
            page.reload(wait_until="domcontentloaded")
    my_turn(page)


def test_hovering_says_name_and_price_and_asks_once(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.locator("article", has_text="Age of Steam").get_by_role("button", name="Play now").click()
    my_turn(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/hint?" in request.url else None)
    two = page.locator("#table .pickable[data-pick='2']")
    before = page.locator("#aside").inner_text()
    for _ in range(3):
        two.hover()
        expect(page.locator("#aside")).to_contain_text("+$10")
        page.locator(".masthead h1").hover()
        expect(page.locator("#aside")).to_have_text(before)
    assert len(asked) == 1


def test_a_long_press_says_it_too_and_picks_nothing(visit: Visit) -> None:
    page = visit(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
    page.goto("/")
    page.locator("article", has_text="Age of Steam").get_by_role("button", name="Play now").click()
    my_turn(page)
    two = page.locator("#table .pickable[data-pick='2']")
    two.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(page.locator("#bubble .tip")).to_contain_text("+$10")
    two.dispatch_event("pointerup", {"pointerType": "touch"})
    two.dispatch_event("click")
    expect(page.locator("#table .chosen")).to_have_count(0)
    two.click()
    # Chosen, or played already: an amount is a yes.
    expect(page.locator("#table .pickable[data-pick='2']:not(.chosen)")).to_have_count(0)


def test_the_whole_log_is_there_for_who_scrolls(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    token = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "csrftoken")
    record = min((RECORDS / "russian-railroads").glob("*.jsonl"), key=lambda file: file.stat().st_size)
    answer = page.request.post(
        "/records",
        headers={"x-csrftoken": token},
        multipart={"record": {"name": "r", "mimeType": "text/plain", "buffer": record.read_bytes()}},
    )
    page.goto(answer.url)
    match, _ = resume(load_record(record.read_text("utf-8")))
    told = sum(event.visible(0) for event in match.tape.journal)
    assert told > 200
    lines = page.locator("#log li")
    expect(lines).not_to_have_count(0)
    while (count := lines.count()) < told:
        page.locator("#log").evaluate("box => { box.scrollTop = box.scrollHeight; }")
        expect(lines).not_to_have_count(count)
    expect(lines).to_have_count(told)
    expect(page.locator("#log [data-do=earlier]")).to_be_hidden()
    lines.last.locator("a.n").click()
    expect(page.locator("#table.mode-replay[data-moment='0']")).to_be_visible()


WORTH = {
    "age-of-steam": ("rust-belt_4p", "ship", "points for you"),
    "railroad-revolution": ("4p", "place", "VP"),
    "russian-railroads": ("4p", "place", "this round's scoring"),
    "steam-rollers": ("4p", "pick", "points"),
    "train-rush": ("4p", "invest", "points"),
}
"""Of each game a recorded choice, and words of what an option is worth."""


@pytest.mark.parametrize("game", WORTH)
def test_hovering_says_what_an_option_is_worth(game: str, visit: Visit, server: Server) -> None:
    name, word, said = WORTH[game]
    record = load_record((RECORDS / game / f"{name}.jsonl").read_text("utf-8"))
    moves = record.moves()
    chosen = [n for n, move in enumerate(moves) if move.action[0] == word and not move.auto]
    number = chosen[len(chosen) // 2]
    page = visit(viewport={"width": 1366, "height": 768})
    page.goto(seated(server, record.truncate(number), (moves[number].seat, page)))
    my_turn(page)
    wanted = next(str(atom) for atom in moves[number].action if ":" in str(atom))
    page.locator(f"#table [data-pick='{wanted}'].pickable:visible").first.hover()
    expect(page.locator("#aside")).to_contain_text(said)
