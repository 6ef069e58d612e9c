"""A report from the flag beside a line to the answers on both sides, with three people in three browsers."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Server
from tests.server.test_doctor import run
from tests.web.tables import Duel
from tests.web.test_accessibility import serious_in_both_themes
from tests.web.test_together_in_chromium import say

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "locale": "pl-PL",
    "bypass_csp": True,
    "reduced_motion": "reduce",
}


def test_the_host_decides_on_a_phone_and_both_sides_are_answered(
    duel: Duel, visit: Callable[..., Page], server: Server
) -> None:
    ada, basia = duel
    for page in duel:
        page.locator("[data-side=chat]").click()
    say(ada, "hello")
    say(basia, "you fool")
    ada.locator("#mutes summary").click()
    ada.get_by_role("button", name="Report this line to the host").click()
    expect(ada.get_by_text("Reported. The host will read it.")).to_be_visible()
    ada.get_by_role("button", name="Block Basia").click()
    expect(ada.locator("#chat li[data-n]")).to_have_count(1)
    ada.get_by_role("button", name="Unblock Basia").click()
    expect(ada.locator("#chat li[data-n]")).to_have_count(2)

    host = visit(**PHONE)
    shown = run("reports", "--database", str(server.database), "--page", "--url", server.url)
    link = next(word for word in shown.stdout.split() if "/host/enter/" in word)
    host.goto(link)
    host.get_by_role("button", name="Otwórz zgłoszenia").click()
    expect(host.locator(".said .reported")).to_contain_text("you fool")
    host.evaluate("document.fonts.ready.then(() => true)")
    assert host.evaluate("document.documentElement.scrollWidth") <= 390
    assert serious_in_both_themes(host) == []
    host.get_by_label("Zawieszenie").select_option("7")
    host.get_by_label("Do osoby zgłoszonej").fill("Grajmy uprzejmie.")
    host.get_by_role("button", name="Rozstrzygnij i odpowiedz obu").click()
    expect(host.get_by_text("Nic nie czeka.")).to_be_visible()

    expect(ada.locator("#chat li").first).to_contain_text("hidden by the host")
    expect(basia.locator("#chat li").first).to_contain_text("hidden by the host")
    basia.goto(f"{server.url}/")
    basia.get_by_role("link", name="The host has answered you").click()
    expect(basia.locator(".letter")).to_contain_text("Suspended for 7 days")
    expect(basia.locator(".letter")).to_contain_text("Grajmy uprzejmie.")
    host.locator(".waiting a").first.click()
    host.get_by_role("button", name="Cofnij i otwórz na nowo").click()
    expect(host.locator(".said .reported")).to_contain_text("you fool")
    expect(ada.locator("#chat li").first).to_contain_text("you fool")


def test_who_watches_is_counted_at_the_table(duel: Duel, visit: Callable[..., Page]) -> None:
    ada, _ = duel
    watcher = visit()
    watcher.goto(ada.url)
    expect(watcher.locator(".watchers")).to_have_text("one person watches")
    expect(watcher.locator("#say")).to_have_count(0)
