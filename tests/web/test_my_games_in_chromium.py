"""My games as two people see them: the number on the plate and in the tab changes by itself."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.tables import cell, my_turn, sit_down

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
Visit = Callable[..., Page]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "locale": "pl-PL"}


def test_home_and_tab_say_by_themselves_when_it_is_my_turn(visit: Visit) -> None:
    ada, basia = visit(), visit()
    sit_down(ada, basia, "tic-tac-toe")
    table = ada.url
    basia.goto("/")
    expect(basia.get_by_role("heading", name="Nothing waits for you")).to_be_visible()
    my_turn(ada)
    cell(ada, 4)
    expect(basia).to_have_title(re.compile(r"^\(1\) "))
    expect(basia.get_by_role("heading", name="One game waits for you")).to_be_visible()
    expect(basia.locator("#waits")).to_be_visible()
    basia.keyboard.press("n")
    expect(basia).to_have_url(table)
    my_turn(basia)
    cell(basia, 0)
    expect(basia).not_to_have_title(re.compile(r"^\("))
    expect(basia.locator("#waits")).to_be_hidden()


def test_a_phone_shows_next_above_the_tabs_in_polish(visit: Visit) -> None:
    ada, basia = visit(**PHONE), visit()
    basia.goto("/tables/new?game=tic-tac-toe")
    sit_down(basia, ada_in_english(ada), "tic-tac-toe")
    my_turn(basia)
    cell(basia, 4)
    ada.goto("/language/pl?to=/")
    expect(ada.get_by_role("heading", name="Jedna gra czeka na ciebie")).to_be_visible()
    button = ada.locator(".stick .go")
    expect(button).to_be_in_viewport()
    assert ada.evaluate("document.documentElement.scrollWidth") <= 390
    button.tap()
    my_turn(ada)


def ada_in_english(page: Page) -> Page:
    """The helper that sits people down reads English buttons."""
    page.goto("/language/en?to=/")
    return page
