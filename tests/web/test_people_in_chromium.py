"""Taking seats along as people do it: a code typed on a phone, a passkey, a link."""

import re
import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.postgres import Cluster
from tests.server.running import Server
from tests.web.conftest import Visit as Window
from tests.web.tables import cell, my_turn, open_table

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
Visit = Callable[..., Page]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


@pytest.fixture(params=["sqlite", "postgresql"])
def anywhere(request: pytest.FixtureRequest, browser: Browser, visit: Visit) -> Iterator[Visit]:
    """Opens windows on a house of either kind of database."""
    if request.param == "sqlite":
        yield visit
        return
    cluster = Cluster()
    server = Server(cluster.database())
    windows: list[Window] = []

    def opened(**options: object) -> Page:
        windows.append(Window(browser, server, **options))
        return windows[-1].page

    try:
        server.start()
        yield opened
    finally:
        for window in windows:
            window.context.close()
        server.stop()
        cluster.stop()
    assert [complaint for window in windows for complaint in window.heard()] == []


def test_six_letters_bring_my_seat_to_a_phone_in_under_twenty_seconds(anywhere: Visit) -> None:
    """By clicks and taps alone; nothing but the six letters is typed."""
    desk, phone = anywhere(), anywhere(**PHONE, locale="pl-PL")
    open_table(desk, "tic-tac-toe", "bot")
    my_turn(desk)
    table = desk.url
    phone.goto("/")
    started = time.monotonic()
    desk.goto("/profile")
    desk.get_by_role("link", name="My seats and devices").click()
    desk.get_by_role("button", name="Show a code").click()
    code = desk.locator(".flaps").get_attribute("aria-label")
    assert code is not None
    phone.get_by_role("link", name="Masz kod z innego urządzenia?").tap()
    phone.get_by_label("Masz kod z innego urządzenia?").press_sequentially(code.lower())
    expect(phone).to_have_url(re.compile("/tables$"))
    phone.get_by_role("link", name=re.compile("Kółko i krzyżyk")).first.tap()
    my_turn(phone)
    assert phone.url.partition("#")[0] == table.partition("#")[0]
    assert time.monotonic() - started < 20
    phone.locator("#table [data-pick='cell:4']").tap()
    desk.goto(table)
    expect(desk.locator("#log")).to_contain_text("4")


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


def test_a_passkey_signs_in_without_a_password(visit: Visit, passkeys: Callable[[Page], None]) -> None:
    page = visit()
    passkeys(page)
    open_table(page, "tic-tac-toe", "bot")
    my_turn(page)
    page.goto(page.url.replace("127.0.0.1", "localhost").partition("/tables")[0] + "/me")
    page.get_by_label("Name to sign in with").first.fill(f"Passkey {time.monotonic_ns() % 10**9}")
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.locator("main")).to_contain_text("One passkey is kept")
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("heading", name="Departures")).to_be_visible()
    page.goto(page.url.rstrip("/") + "/me")
    page.locator("summary", has_text="I have an account").click()
    page.get_by_role("button", name="With a passkey").click()
    expect(page).to_have_url(re.compile("/tables$"))
    page.goto(page.url.replace("/tables", "/me"))
    expect(page.locator("main")).to_contain_text("One passkey is kept")


def test_an_account_page_is_whole_in_both_languages(visit: Visit) -> None:
    page = visit()
    for language, title in (("en", "My seats and devices"), ("pl", "Moje miejsca i urządzenia")):
        page.goto(f"/language/{language}?to=/me")
        expect(page.get_by_role("heading", name=title)).to_be_visible()


def test_a_seat_taken_along_plays_on(visit: Visit) -> None:
    desk, other = visit(), visit()
    open_table(desk, "tic-tac-toe", "bot")
    my_turn(desk)
    desk_table = desk.url
    desk.goto("/me")
    desk.get_by_role("button", name="Make a link").click()
    link = desk.locator("#personal").input_value()
    other.goto(link)
    other.get_by_role("button", name="Bring them here").click()
    other.goto(desk_table)
    my_turn(other)
    cell(other, 4)
    expect(other.locator("#log li")).not_to_have_count(0)
