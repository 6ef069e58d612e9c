"""Every board can be read at the five usual sizes of a window: no text is drawn smaller than 11 pixels."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.server.running import Server
from tests.web.moments import whole_game
from tests.web.seating import seated

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

LEAST = 11
SIZES = ("1366x768", "1440x900", "1920x1080", "768x1024", "390x844")
GAMES = ("age-of-steam", "railroad-revolution", "russian-railroads", "steam-rollers", "train-rush")
TOO_SMALL = {
    "age-of-steam": {"1366x768", "1440x900"},
}
"""Where a board still draws smaller text; nothing else may join."""

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


@pytest.mark.parametrize("game", GAMES)
def test_no_text_is_too_small(game: str, visit: Callable[..., Page], server: Server) -> None:
    page = visit()
    moment = whole_game(game, players=4).later(0.5)
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
    assert set(small) <= TOO_SMALL.get(game, set()), small
