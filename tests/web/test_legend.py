"""The legend: every symbol of a game is drawn somewhere, and the page names those in view in place."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from engineshed.kernel import games
from engineshed.kernel.page import page_of
from engineshed.kernel.play import load_record, resume
from engineshed.web.table import table_page
from tests.server.running import Server
from tests.web.moments import RECORDS, whole_game
from tests.web.scenes import scene_of
from tests.web.seating import seated

GAMES = {
    "age-of-steam": ("rust-belt_4p", "germany_4p"),
    "railroad-revolution": ("3p",),
    "russian-railroads": ("3p",),
    "steam-rollers": ("3p_orders-true",),
    "train-rush": ("3p",),
}
"""Games with a legend, and recorded games in which all of its symbols come up."""

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

INSIDE = """() => [...document.querySelectorAll('#legend-layer .tag')].every(tag => {
  const [box, list] = [tag, document.getElementById('legend')].map(one => one.getBoundingClientRect());
  return box.width > 20 && box.left >= 0 && box.top >= 0 && box.right <= list.left
    && box.bottom <= innerHeight;
})"""

HONEST = """() => [...document.querySelectorAll('#legend-layer .ring')].every(ring => {
  const middle = box => [box.left + box.width / 2, box.top + box.height / 2];
  const [x, y] = middle(ring.getBoundingClientRect());
  const part = document.elementFromPoint(x, y).closest('.boardbox, .handrow, .dockbox');
  const symbols = [...document.querySelectorAll('#legend li[data-symbol]')]
    .map(line => line.dataset.symbol).join();
  return [...part.querySelectorAll(symbols)].some(one => {
    const [left, top] = middle(one.getBoundingClientRect());
    return Math.hypot(left - x, top - y) < 2;
  });
})"""
"""Every ring is around a symbol of the part of the table that is seen there, not of one below it."""


APART = """() => {
  const tags = [...document.querySelectorAll('#legend-layer .tag')].map(tag => tag.getBoundingClientRect());
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return tags.every((one, at) => tags.slice(at + 1).every(other => !meet(one, other)));
}"""
"""No tag lies over another."""

NAMELESS = """() => {
  const symbols = [...document.querySelectorAll('#legend li[data-symbol]')]
    .map(line => line.dataset.symbol).join();
  return [...document.querySelectorAll('#main > .board :is(.stage, .handrow, .dock) .sym')]
    .filter(drawn => drawn.getBoundingClientRect().width && !drawn.closest(symbols))
    .map(drawn => `${drawn.getAttribute('class')} in ${drawn.parentElement.outerHTML.slice(0, 80)}`);
}"""
"""Symbols on the boards of which no line of the legend speaks."""


@pytest.mark.parametrize("game", GAMES)
def test_every_symbol_is_drawn_in_some_position(game: str, browser: Browser) -> None:
    missing = set(page_of(games()[game]).legend.values())
    page = browser.new_page()
    for name in GAMES[game]:
        match, _ = resume(load_record((RECORDS / game / f"{name}.jsonl").read_text("utf-8")))
        for moment in (len(match.moves) * tenth // 10 for tenth in (5, 9, 3, 7, 1) if missing):
            page.set_content(table_page.fragment(scene_of(match, match.moves[moment].seat, moment=moment)))
            missing -= {one for one in missing if page.locator(f"#main > .board :is({one})").count()}
    page.close()
    assert not missing


def standing(game: str, server: Server, page: Page) -> str:
    moment = whole_game(game, players=4 if game != "steam-rollers" else 2).later(0.5)
    return seated(server, moment.record, (moment.seat, page))


def keep_picture(page: Page, name: str) -> None:
    """For whoever wants to look: set PICTURES to a folder."""
    if folder := os.environ.get("PICTURES"):
        page.screenshot(path=Path(folder) / f"{name}.png")


@pytest.mark.parametrize("game", GAMES)
def test_every_symbol_on_the_boards_is_in_the_legend(
    game: str, visit: Callable[..., Page], server: Server
) -> None:
    page = visit()
    page.goto(standing(game, server, page))
    page.locator(".stage > *").first.wait_for()
    assert page.evaluate(NAMELESS) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_key_names_symbols_in_place(game: str, visit: Callable[..., Page], server: Server) -> None:
    page = visit(viewport={"width": 1366, "height": 768})
    page.goto(standing(game, server, page))
    page.locator(".stage > *").first.wait_for()
    page.keyboard.press("?")
    tags = page.locator("#legend-layer .tag")
    expect(tags.nth(5)).to_be_visible()
    keep_picture(page, game)
    # Each tag has the number and the name of a line of the list, and lies on the table.
    lines = page.locator("#legend [data-symbol]:not(.away)")
    said = [f"{line.locator('.no').inner_text()}{line.locator('b').inner_text()}" for line in lines.all()]
    assert [tag.text_content() for tag in tags.all()] == said
    assert page.evaluate(INSIDE)
    assert page.evaluate(HONEST)
    assert page.evaluate(APART)
    # Pointing at a line rings all of its kind.
    many = page.locator("#legend li:has(.count:not(:empty))").first
    number = int((many.locator(".count").inner_text()).removeprefix("×"))
    many.hover()
    expect(page.locator("#legend-layer .ring")).to_have_count(number)
    expect(tags).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("#legend-layer")).to_have_count(0)
    expect(page.locator("#legend")).to_be_hidden()
    # It stops nothing: what can be picked is picked, and the legend goes.
    page.get_by_role("button", name="Legend").click()
    expect(tags.first).to_be_visible()
    before = page.locator("#table").get_attribute("data-number")
    page.locator("#table .pickable:visible").first.click()
    expect(page.locator("#legend-layer")).to_have_count(0)
    done = f"#table:not([data-number='{before}']), #table .chosen, #confirm:visible, #bill:visible"
    expect(page.locator(done).first).to_be_visible()


def test_on_a_phone_a_tap_rings_all_of_a_kind(visit: Callable[..., Page], server: Server) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, locale="pl-PL")
    page.goto(standing("railroad-revolution", server, page))
    page.locator(".stage > *").first.wait_for()
    page.get_by_role("button", name="Legenda").tap()
    line = page.locator("#legend li", has_text="Transakcja").first
    line.tap()  # brings what is out of view into view
    expect(line).to_have_class("on")
    rings = page.locator("#legend-layer .ring")
    expect(rings.nth(1)).to_be_visible()
    keep_picture(page, "phone")
    top = page.locator("#legend").bounding_box()
    assert top is not None
    for ring in rings.all():
        box = ring.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= top["y"] + 8, "rings lie above the list"
    assert page.evaluate("() => document.documentElement.scrollWidth") == 390
    page.locator("#legend .head [data-do=legend]").tap()
    expect(page.locator("#legend")).to_be_hidden()
