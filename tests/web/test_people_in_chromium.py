"""Taking seats along as people do it: by a code, a passkey or a link; and going for good."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.tables import my_turn
from tests.web.walks import Person, Walk

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("people")]


def play_with_a_bot(person: Person) -> str:
    person.page.goto("/tables/new?game=tic-tac-toe&players=2&seat-0=me&seat-1=bot")
    person.press(person.button("open-the-table"))
    my_turn(person.page)
    return person.page.url.partition("#")[0]


def test_six_letters_bring_my_seat_to_another_device_in_under_twenty_seconds(walk: Walk) -> None:
    """By clicks and taps alone; nothing but the six letters is typed."""
    mine, other = walk.person(), walk.person()
    table = play_with_a_bot(mine)
    other.page.goto("/")
    started = time.monotonic()
    mine.page.goto("/profile")
    mine.press(mine.link("me-title"))
    mine.press(mine.button("code-show"))
    code = mine.page.locator(".flaps").get_attribute("aria-label")
    assert code is not None
    expect(mine.page.locator(".qrcard svg")).to_be_visible()
    other.press(other.link("code-have"))
    other.page.get_by_label(other.w("code-have")).press_sequentially(code.lower())
    expect(other.page).to_have_url(re.compile("/tables$"))
    other.press(other.page.locator(f"a[href='{table.removeprefix(walk.server.url)}']").first)
    my_turn(other.page)
    assert time.monotonic() - started < 20
    other.press(other.page.locator("#table [data-pick='cell:4']"))
    mine.page.goto(table)
    expect(mine.page.locator("#log")).to_contain_text("4")

    # It is listed, and signed out from here.
    mine.page.goto("/me")
    mine.narrow()
    away = mine.page.locator(".devices li", has_not_text=mine.w("device-this"))
    mine.press(away.get_by_role("button", name=mine.w("sign-out")))
    expect(away.get_by_role("button", name=mine.w("sign-out"))).to_have_count(0)
    other.page.goto("/tables")
    expect(other.page.locator(f"a[href='{table.removeprefix(walk.server.url)}']")).to_have_count(0)


@pytest.fixture
def passkeys() -> Callable[[Page], None]:
    """Gives a browser a virtual authenticator that always says yes."""

    def add(page: Page) -> None:
        session = page.context.new_cdp_session(page)
        session.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "automaticPresenceSimulation": True,
        }
        session.send("WebAuthn.addVirtualAuthenticator", {"options": options})

    return add


def test_a_passkey_signs_in_without_a_password(walk: Walk, passkeys: Callable[[Page], None]) -> None:
    mine = walk.person()
    page = mine.page
    passkeys(page)
    play_with_a_bot(mine)
    home = page.url.replace("127.0.0.1", "localhost").partition("/tables")[0]
    page.goto(f"{home}/me")
    page.get_by_label(mine.w("account-name-label")).first.fill(f"Passkey {time.monotonic_ns() % 10**9}")
    mine.press(mine.button("passkey-make"))
    expect(page.locator("main")).to_contain_text(mine.w("passkeys", count=1))
    mine.press(mine.button("sign-out"))
    expect(page).not_to_have_url(re.compile("/me$"))
    page.goto(f"{home}/me")
    mine.press(page.locator("summary", has_text=mine.w("sign-in")))
    mine.press(mine.button("passkey-in"))
    expect(page).to_have_url(re.compile("/tables$"))
    page.goto(f"{home}/me")
    expect(page.locator("main")).to_contain_text(mine.w("passkeys", count=1))
    mine.narrow()
    mine.press(mine.button("disable"))
    expect(mine.button("enable")).to_be_visible()
    mine.press(mine.button("enable"))
    expect(mine.button("disable")).to_be_visible()


def test_a_personal_link_brings_my_seats_and_who_is_deleted_leaves_a_nameless_one(walk: Walk) -> None:
    ada, basia = walk.person(), walk.person()
    table = walk.table("tic-tac-toe", ada, basia)
    ada.page.goto("/me")
    ada.press(ada.button("personal-link-make"))
    link = ada.page.locator("#personal").input_value()
    other = walk.person()
    other.page.goto(link)
    other.press(other.button("code-bring"))
    expect(other.page).to_have_url(re.compile("/tables$"))
    other.page.goto(table)
    other.cell(4)
    other.page.goto("/tables")

    with ada.page.expect_download() as exported:
        ada.press(ada.link("export"))
    assert "tic-tac-toe" in exported.value.path().read_text("utf-8")
    ada.press(ada.page.locator("summary", has_text=ada.w("delete-me")))
    ada.page.get_by_label(ada.w("delete-me-sure")).check()
    ada.press(ada.page.locator("form[action='/me/delete'] button"))
    expect(ada.page).not_to_have_url(re.compile("/me$"))
    ada.page.goto("/me")
    expect(ada.page.locator("#personal")).to_have_count(0)
    basia.page.goto(table)
    expect(basia.page.locator("#panel-0")).to_be_attached()
    expect(basia.page.locator("#panel-0")).not_to_contain_text("Ada")
