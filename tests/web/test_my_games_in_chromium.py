"""My games as two people see them: the number on the plate and in the tab changes by itself."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.walks import Walk

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("people")]


def test_home_and_tab_say_by_themselves_when_it_is_my_turn_and_lead_there(walk: Walk) -> None:
    ada, basia = walk.person(), walk.person()
    table = walk.table("tic-tac-toe", ada, basia, settings="&pace=days")
    basia.page.goto("/")
    expect(basia.heading("nobody-waits")).to_be_visible()
    ada.cell(4)
    expect(basia.page).to_have_title(re.compile(r"^\(1\) "))
    expect(basia.heading("games-wait", count=1)).to_be_visible()
    expect(basia.page.locator("#waits")).to_be_visible()
    expect(basia.page.locator(".h-left")).to_contain_text(basia.w("left-for-you"))
    basia.narrow()
    if basia.phone:
        button = basia.page.locator(".stick .go")
        expect(button).to_be_in_viewport()
        button.tap()
    else:
        basia.page.keyboard.press("n")
    expect(basia.page).to_have_url(table)
    basia.cell(0)
    expect(basia.page).not_to_have_title(re.compile(r"^\("))
    expect(basia.page.locator("#waits")).to_be_hidden()
