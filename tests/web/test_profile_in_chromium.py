"""A rated table, a profile and the ladder as two people meet them, one of them with a phone and in Polish."""

import re
import secrets
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.tables import cell, my_turn

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
Visit = Callable[..., Page]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "locale": "pl-PL"}


def narrow(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def booked(page: Page, selector: str) -> None:
    """The house writes results down every few seconds."""
    for _ in range(60):
        page.goto("/profile")
        if page.locator(selector).count():
            return
        page.wait_for_timeout(500)
    raise AssertionError(f"no {selector} on {page.url}")


def make_account(page: Page, name: str, password: str, save: str) -> None:
    page.get_by_label(name).first.fill(secrets.token_hex(6))
    page.get_by_label(password).first.fill(secrets.token_hex(6))
    page.get_by_role("button", name=save).click()
    expect(page.get_by_role("button", name=re.compile("Sign out|Wyloguj")).first).to_be_visible()


def test_two_people_play_a_rated_game_and_find_it_on_their_pages(visit: Visit) -> None:
    ada, basia = visit(), visit(**PHONE)
    ada.goto("/me")
    make_account(ada, "Name to sign in with", "Password", "Save")
    ada.goto("/tables/new?game=tic-tac-toe")
    ada.locator(".seat").nth(1).locator("label:has(input[value=link])").click()
    ada.get_by_role("radiogroup", name="Rated").get_by_text("Yes").click()
    expect(ada.locator(".open p").first).to_contain_text("rated")
    ada.get_by_placeholder("Your name").fill("Ada")
    ada.get_by_role("button", name="Open the table").click()
    basia.goto(ada.locator("#link").input_value())
    expect(basia.locator(".asked")).to_contain_text("gra rankingowa")
    narrow(basia)
    table = basia.url
    basia.get_by_role("link", name="Załóż konto").tap()
    expect(basia.get_by_role("heading", name="Moje miejsca i urządzenia")).to_be_visible()
    narrow(basia)
    make_account(basia, "Nazwa do logowania", "Hasło", "Zapisz")
    basia.goto(table)
    basia.get_by_placeholder("Imię").fill("Basia")
    basia.get_by_role("button", name="Usiądź").click()
    for turn, number in enumerate((0, 3, 1, 4, 2)):
        mover = (ada, basia)[turn % 2]
        my_turn(mover)
        cell(mover, number)
        confirm = mover.locator("#confirm")
        expect(confirm.or_(mover.locator("#table:not([data-turn=yes])")).first).to_be_visible()
        if confirm.is_visible():
            confirm.click()
        expect(mover.locator("#table[data-turn=yes]")).to_have_count(0)

    booked(ada, ".rchart")
    expect(ada.locator(".his tbody tr")).to_have_count(1)
    expect(ada.locator(".his tbody tr")).to_contain_text("1st")
    expect(ada.locator(".res")).to_contain_text(re.compile(r"\d{4} ± \d+"))
    ada.get_by_placeholder("Player, map, word").fill("nobody")
    ada.keyboard.press("Enter")
    expect(ada).to_have_url(re.compile(r"/profile\?q=nobody"))
    expect(ada.get_by_text("Nothing fits")).to_be_visible()
    ada.goto("/profile?q=basia")
    ada.get_by_role("link", name="Rated", exact=True).click()
    expect(ada).to_have_url(re.compile("q=basia.*show=rated|show=rated.*q=basia"))
    expect(ada.locator(".his tbody tr")).to_have_count(1)

    ada.locator(".pub summary").click()
    ada.get_by_label("Name").fill("Ada of the ladder")
    ada.get_by_role("button", name="Show it to everybody").click()
    expect(ada.locator(".pub summary")).to_contain_text("Everybody may see this page")

    booked(basia, ".rchart")
    narrow(basia)
    basia.get_by_role("link", name="Drabina").tap()
    expect(basia.get_by_role("heading", level=1)).to_contain_text("Drabina")
    narrow(basia)
    basia.goto("/ladder/tic-tac-toe")
    narrow(basia)
    expect(basia.locator("tr.mine")).to_contain_text("tylko ty widzisz ten wiersz")
    basia.get_by_role("link", name="Ada of the ladder").tap()
    expect(basia.get_by_role("heading", name="Ada of the ladder")).to_be_visible()
    narrow(basia)
    expect(basia.locator(".pub")).to_have_count(0)


def test_the_phone_leads_to_ones_own_page(visit: Visit) -> None:
    page = visit(**PHONE)
    page.goto("/")
    page.get_by_role("navigation", name="Strony na dole").get_by_role("link", name="Ty").tap()
    expect(page.get_by_text("Tylko ty widzisz tę stronę")).to_be_visible()
    page.locator(".pub summary").tap()
    expect(page.get_by_role("button", name="Pokaż wszystkim")).to_be_visible()
    narrow(page)
