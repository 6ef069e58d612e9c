"""Every board can be read at the five usual sizes of a window: no text is drawn smaller than 11 pixels."""

from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TookTooLong

from engineshed.kernel.play import load_record
from tests.server.running import Server
from tests.web.moments import RECORDS, Moment
from tests.web.seating import seated

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

LEAST = 11
SIZES = ("1366x768", "1440x900", "1920x1080", "768x1024", "390x844")
BOARDS = {
    "age-of-steam": ("germany_4p", "rust-belt_4p"),
    "railroad-revolution": ("4p",),
    "russian-railroads": ("4p",),
    "steam-rollers": ("4p",),
    "train-rush": ("4p",),
}
"""Recorded games of four; of Age of Steam's maps the tallest and the widest."""

CLOSE = {
    "advance on a track": ("train-rush", "3p", "advance"),
    "place a contract": ("train-rush", "4p", "deliver"),
    "lease a contractor": ("train-rush", "3p", "lease"),
    "bid": ("train-rush", "3p", "bid"),
    "keep a milestone": ("railroad-revolution", "4p", "keep"),
    "choose a setup tile": ("railroad-revolution", "4p", "choose"),
    "place a cube": ("age-of-steam", "barbados_1p", "place"),
    "take an order": ("steam-rollers", "3p_orders-true", "order"),
}
"""Choices for which boards, hand or supply take the most room: game, record, the choice's word."""

MEASURE = """() => {
  const found = new Set();
  for (const element of document.querySelectorAll('.stage *, .handrow *, .dock *')) {
    const own = [...element.childNodes].some(child => child.nodeType === 3 && child.textContent.trim());
    if (!own || element.closest('title, .sr, template, script')) continue;
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height || getComputedStyle(element).visibility === 'hidden') continue;
    let size = parseFloat(getComputedStyle(element).fontSize);
    if (element.getScreenCTM) {
      const matrix = element.getScreenCTM();
      size *= Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    }
    if (size > 1 && size < LEAST - 0.05) found.add(`${element.getAttribute('class')}: ${size.toFixed(1)}`);
  }
  return [...found];
}""".replace("LEAST", str(LEAST))


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, names in BOARDS.items() for name in names])
def test_no_text_is_too_small(game: str, name: str, visit: Callable[..., Page], server: Server) -> None:
    record = load_record((RECORDS / game / f"{name}.jsonl").read_text("utf-8"))
    assert too_small(visit(), server, Moment(record, 0, 0).later(0.5), SIZES) == {}


@pytest.mark.parametrize("choice", CLOSE)
def test_nor_where_there_is_little_room(choice: str, visit: Callable[..., Page], server: Server) -> None:
    page = visit(has_touch=True)
    moment = first_choice(*CLOSE[choice])
    assert too_small(page, server, moment, ("768x1024", "390x844")) == {}
    drawn = page.locator(".stage svg.map").first.bounding_box()
    assert drawn is not None
    assert drawn["height"] > 180, "the map keeps its room on a phone"


def first_choice(game: str, name: str, word: str) -> Moment:
    """Where a recorded game has a choice of this kind for the first time."""
    record = load_record((RECORDS / game / f"{name}.jsonl").read_text("utf-8"))
    moves = record.moves()
    number = next(n for n, move in enumerate(moves) if move.action[0] == word and not move.auto)
    return Moment(record, number, moves[number].seat)


def too_small(page: Page, server: Server, moment: Moment, sizes: tuple[str, ...]) -> dict[str, list[str]]:
    """What cannot be read at which size."""
    address = seated(server, moment.record, (moment.seat, page))
    small = {}
    for size in sizes:
        width, height = map(int, size.split("x"))
        page.set_viewport_size({"width": width, "height": height})
        page.goto(address)
        page.locator("#table[data-turn=yes] .pickable:visible").first.wait_for()
        with suppress(TookTooLong):  # a phone has to find the part of the map that it opens
            page.wait_for_function(f"() => ({MEASURE})().length === 0", timeout=5000)
        if found := page.evaluate(MEASURE):
            small[size] = found
    return small
