"""Every board can be read at the five usual sizes of a window: no text is drawn smaller than 11 pixels."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

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
    page = visit()
    record = load_record((RECORDS / game / f"{name}.jsonl").read_text("utf-8"))
    moment = Moment(record, 0, 0).later(0.5)
    address = seated(server, moment.record, (moment.seat, page))
    small = {}
    for size in SIZES:
        width, height = map(int, size.split("x"))
        page.set_viewport_size({"width": width, "height": height})
        page.goto(address)
        page.locator(".stage > *").first.wait_for()
        found = page.evaluate(MEASURE)
        if found:
            small[size] = found
    assert small == {}
