"""A finger that stays says what lies below it: what an option is worth, or which symbol it is."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Server
from tests.web.moments import whole_game
from tests.web.seating import seated

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "locale": "pl-PL"}
PLAYERS = {
    "age-of-steam": 4,
    "railroad-revolution": 4,
    "russian-railroads": 4,
    "steam-rollers": 2,
    "train-rush": 4,
}

SPOT = """([wanted, unwanted]) => {
  // The middle of the first of these on the board that a finger reaches.
  for (const element of document.querySelectorAll(wanted)) {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const hit = document.elementFromPoint(x, y);
    if (!width || !hit || hit.closest(wanted) !== element) continue;
    if (!unwanted || !hit.closest(unwanted)) return [x, y];
  }
  return null;
}"""


def hold(page: Page, wanted: str, unwanted: str = "") -> None:
    """A finger comes down on the first of these and stays for a second."""
    found = page.evaluate(SPOT, [wanted, unwanted])
    assert found is not None, wanted
    finger = page.context.new_cdp_session(page)
    point = {"x": found[0], "y": found[1]}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(1000)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()


@pytest.mark.parametrize("game", PLAYERS)
def test_a_finger_that_stays_explains(game: str, visit: Callable[..., Page], server: Server) -> None:
    page = visit(**PHONE)
    moment = whole_game(game, players=PLAYERS[game]).later(0.5)
    page.goto(seated(server, moment.record, (moment.seat, page)))
    page.locator("#table[data-turn=yes] .pickable").first.wait_for()
    page.wait_for_timeout(100)  # the map opens where something can be picked
    expect(page.locator("#aside")).not_to_be_empty()
    hold(page, "#table :is(.stage, .handrow, .dock, .palette) .pickable")
    tip = page.locator("#bubble .tip")
    expect(tip).not_to_be_empty()
    said, board = tip.bounding_box(), page.locator("#main").bounding_box()
    assert said is not None
    assert board is not None
    assert board["y"] <= said["y"], "all of it can be read"
    assert said["y"] + said["height"] <= board["y"] + board["height"]
    assert 0 <= said["x"] <= 390 - said["width"]
    expect(page.locator("#table .chosen")).to_have_count(0)
    symbols = page.evaluate(
        "() => [...document.querySelectorAll('#legend [data-symbol]')].map(one => one.dataset.symbol).join()"
    )
    hold(page, f"#main > .board :is({symbols})", unwanted=".pickable, .bubble")
    expect(page.locator("#legend li.on")).to_be_visible()
    expect(page.locator("#legend-layer .ring").first).to_be_visible()
