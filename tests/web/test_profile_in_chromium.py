"""A rated table, a profile and the ladder as two people meet them, one of them with a phone and in Polish."""

import re
import secrets

import pytest
from playwright.sync_api import Page, expect

from tests.web.walks import Person, Walk

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("people")]


def booked(page: Page, selector: str) -> None:
    """The house writes results down every few seconds."""
    for _ in range(60):
        page.goto("/profile")
        if page.locator(selector).count():
            return
        page.wait_for_timeout(500)
    raise AssertionError(f"no {selector} on {page.url}")


def make_account(person: Person) -> None:
    person.page.get_by_label(person.w("account-name-label")).first.fill(secrets.token_hex(6))
    person.page.get_by_label(person.w("password")).first.fill(secrets.token_hex(6))
    person.press(person.button("account-save"))
    expect(person.button("sign-out")).to_be_visible()


def test_two_people_play_a_rated_game_and_find_it_on_their_pages(walk: Walk) -> None:
    ada, basia = walk.person(), walk.person()
    ada.page.goto("/me")
    make_account(ada)
    ada.page.goto("/tables/new?game=tic-tac-toe&players=2&seat-0=me&seat-1=link")
    ada.press(ada.page.get_by_role("radiogroup", name=ada.w("rated")).get_by_text(ada.w("yes")))
    expect(ada.page.locator(".open p").first).to_contain_text(ada.w("is-rated"))
    ada.page.get_by_placeholder(ada.w("your-name")).fill("Ada")
    ada.press(ada.button("open-the-table"))
    basia.page.goto(ada.page.locator("#link").input_value())
    expect(basia.page.locator(".asked")).to_contain_text(basia.w("is-rated"))
    basia.narrow()
    table = basia.page.url
    basia.press(basia.link("account-make"))
    expect(basia.heading("me-title")).to_be_visible()
    basia.narrow()
    make_account(basia)
    basia.page.goto(table)
    basia.page.get_by_placeholder(basia.w("name")).fill("Basia")
    basia.press(basia.button("sit-down"))
    for turn, number in enumerate((0, 3, 1, 4, 2)):
        (ada, basia)[turn % 2].cell(number)

    booked(ada.page, ".rchart")
    games = ada.page.locator(".his tbody tr")
    expect(games).to_have_count(1)
    expect(games).to_contain_text(ada.w("nth", n=1))
    expect(ada.page.locator(".res")).to_contain_text(re.compile(r"\d{4} ± \d+"))
    ada.narrow()
    ada.page.get_by_placeholder(ada.w("history-search")).fill("nobody")
    ada.page.keyboard.press("Enter")
    expect(ada.page).to_have_url(re.compile(r"/profile\?q=nobody"))
    expect(ada.page.get_by_text(ada.w("history-no-match"))).to_be_visible()
    ada.page.goto("/profile?q=basia")
    ada.press(ada.page.get_by_role("link", name=ada.w("history-rated"), exact=True))
    expect(ada.page).to_have_url(re.compile("q=basia.*show=rated|show=rated.*q=basia"))
    expect(games).to_have_count(1)

    shown = f"Ada {secrets.token_hex(3)}"
    ada.press(ada.page.locator(".pub summary"))
    ada.page.get_by_label(ada.w("name")).fill(shown)
    ada.press(ada.button("profile-publish"))
    expect(ada.page.locator(".pub summary")).to_contain_text(ada.w("profile-public"), ignore_case=True)

    booked(basia.page, ".rchart")
    basia.narrow()
    basia.press(basia.page.get_by_role("link", name=basia.w("nav-ladder")).locator("visible=true").first)
    expect(basia.page.get_by_role("heading", level=1)).to_contain_text(basia.w("nav-ladder"))
    basia.narrow()
    basia.page.goto("/ladder/tic-tac-toe")
    basia.narrow()
    expect(basia.page.locator("tr.mine")).to_contain_text(basia.w("only-you-see"))
    basia.press(basia.page.get_by_role("link", name=shown))
    expect(basia.page.get_by_role("heading", name=shown)).to_be_visible()
    basia.narrow()
    expect(basia.page.locator(".pub")).to_have_count(0)


def test_everybody_is_led_to_their_own_page(walk: Walk) -> None:
    mine = walk.person()
    mine.page.goto("/")
    if mine.phone:
        mine.press(
            mine.page.get_by_role("navigation", name=mine.w("pages")).get_by_role(
                "link", name=mine.w("nav-you")
            )
        )
    else:
        mine.page.goto("/profile")
    mine.press(mine.page.locator(".pub summary"))
    expect(mine.button("profile-publish")).to_be_visible()
    mine.narrow()
