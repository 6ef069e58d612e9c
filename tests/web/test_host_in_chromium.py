"""A report from the flag beside a line to the answers on both sides, with three people in three browsers."""

import pytest
from playwright.sync_api import expect

from tests.server.test_doctor import run
from tests.web.test_accessibility import serious_in_both_themes
from tests.web.test_together_in_chromium import say
from tests.web.walks import Walk

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("people")]


def test_the_host_decides_and_both_sides_are_answered(walk: Walk) -> None:
    ada, basia = walk.person(), walk.person()
    walk.table("tic-tac-toe", ada, basia)
    for person in (ada, basia):
        person.side("chat")
    say(ada, "hello")
    say(basia, "you fool")
    flag = ada.page.get_by_role("button", name=ada.w("report-line"))
    expect(ada.page.locator("#chat li[data-n]")).to_have_count(2)
    expect(flag).to_be_hidden()
    ada.press(ada.page.locator("#mutes summary"))
    ada.press(flag)
    expect(ada.page.get_by_text(ada.w("reported-line"))).to_be_visible()
    ada.press(ada.button("block", name="Basia"))
    expect(ada.page.locator("#chat li[data-n]")).to_have_count(1)
    ada.press(ada.button("unblock", name="Basia"))
    expect(ada.page.locator("#chat li[data-n]")).to_have_count(2)

    walk.person()  # so that a host has a phone where Ada sits at a desk
    host = walk.person(bypass_csp=True, reduced_motion="reduce")
    shown = run("reports", "--database", str(walk.server.database), "--page", "--url", walk.server.url)
    link = next(word for word in shown.stdout.split() if "/host/enter/" in word)
    host.page.goto(link)
    host.press(host.button("host-enter"))
    expect(host.page.locator(".said .reported")).to_contain_text("you fool")
    host.page.evaluate("document.fonts.ready.then(() => true)")
    host.narrow()
    assert serious_in_both_themes(host.page) == []
    host.page.get_by_label(host.w("measure-sit")).select_option("7")
    host.page.get_by_label(host.w("host-to-reported", who="Basia")).fill("Grajmy uprzejmie.")
    host.press(host.button("host-decide"))
    expect(host.page.get_by_text(host.w("host-none"))).to_be_visible()

    for person in (ada, basia):
        expect(person.page.locator("#chat li").first).to_contain_text(person.w("hidden-by-host"))
    basia.page.goto(f"{walk.server.url}/")
    basia.press(basia.page.locator("a[href='/me/answers']").first)
    expect(basia.page.locator(".letter")).to_contain_text("7")
    expect(basia.page.locator(".letter")).to_contain_text("Grajmy uprzejmie.")
    basia.narrow()
    host.press(host.page.locator(".waiting a").first)
    host.press(host.button("host-reopen"))
    expect(host.page.locator(".said .reported")).to_contain_text("you fool")
    expect(ada.page.locator("#chat li").first).to_contain_text("you fool")
