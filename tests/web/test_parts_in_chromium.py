"""Buttons, links and forms that change a part of the page: it stays where it is, and back leads back."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.tables import Duel, cell, my_turn, say_yes

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

Visit = Callable[..., Page]


def test_a_search_changes_the_rules_alone_and_back_leads_to_all_of_them(visit: Visit) -> None:
    page = visit()
    page.goto("/games/age-of-steam/rules")
    everything = page.locator("#rules tr[id]").count()
    page.evaluate("window.same = true")
    page.locator("#q").fill("locomotive")
    expect(page.locator("#rules .hits")).to_be_visible()
    assert page.locator("#rules tr[id]").count() < everything
    assert "q=locomotive" in page.url
    page.locator("label", has_text="Polski").click()
    expect(page.locator("#rules.show-pl")).to_be_visible()
    assert page.evaluate("window.same") is True
    page.go_back()
    expect(page.locator("#rules.show-en .hits")).to_be_visible()
    page.wait_for_load_state()  # from then on the page follows the history
    page.go_back()
    expect(page.locator("#rules .hits")).to_have_count(0)
    expect(page.locator("#rules tr[id]")).to_have_count(everything)


def test_what_is_said_goes_to_both_and_leaves_an_empty_field(duel: Duel) -> None:
    ada, basia = duel
    ada.locator("[data-side=chat]").click()
    ada.locator("#saying").fill("Good luck!")
    ada.locator("#saying").press("Enter")
    expect(ada.locator("#chat")).to_contain_text("Good luck!")
    expect(ada.locator("#saying")).to_have_value("")
    expect(basia.locator("#chat")).to_contain_text("Good luck!")


def test_undo_and_its_answer_come_without_leaving_the_page(duel: Duel) -> None:
    ada, basia = duel
    cell(ada, 4)
    my_turn(basia)
    ada.evaluate("window.same = true")
    ada.get_by_role("button", name="Undo", exact=False).first.click()
    my_turn(ada)
    assert ada.evaluate("window.same") is True


def test_a_refused_wish_is_said_and_the_button_can_be_used_again(duel: Duel) -> None:
    ada, _ = duel
    cell(ada, 4)
    undo = ada.get_by_role("button", name="Undo", exact=False).first
    ada.route("**/undo", lambda route: route.fulfill(status=409, json={"title": "Too late"}))
    undo.click()
    expect(ada.locator("#toast")).to_have_text("Too late")
    expect(undo).not_to_have_class(re.compile("busy"))


def test_a_new_table_is_where_a_rematch_leads(duel: Duel) -> None:
    ada, basia = duel
    for player, number in ((ada, 0), (basia, 3), (ada, 1), (basia, 4), (ada, 2)):
        my_turn(player)
        cell(player, number)
    say_yes(ada)
    old = ada.url
    ada.get_by_role("button", name="Rematch").click()
    basia.get_by_role("button", name="Agree").click()
    ada.get_by_role("link", name="To the rematch").click()
    ada.wait_for_url(lambda url: url != old)
    expect(ada.locator("#table.mode-live")).to_be_visible()
