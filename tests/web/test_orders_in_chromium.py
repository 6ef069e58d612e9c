"""Standing orders as people give them: on a phone, seen by nobody else, revoked."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
Visit = Callable[..., Page]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def test_an_order_given_on_a_phone_stands_only_for_its_owner_until_it_is_revoked(visit: Visit) -> None:
    people = [visit(), visit(**PHONE), visit()]
    people[0].goto("/tables/new?game=age-of-steam&players=3&seat-0=me&name-0=Ada&seat-1=link&seat-2=link")
    people[0].get_by_role("button", name="Open the table").click()
    expect(people[0].locator("#link")).to_be_visible()
    table = people[0].url
    for name, page in zip(("Basia", "Cezary"), people[1:], strict=True):
        page.goto(table)
        page.get_by_label("Name").first.fill(name)
        page.get_by_role("button", name="Sit down").first.click()
        expect(page.get_by_role("button", name="Sit down")).to_have_count(0)
    phone = people[1]

    # Basia decides ahead.
    phone.goto(f"{table}/menu")
    phone.get_by_role("link", name="Orders").tap()
    auction = phone.locator("form.sheet", has_text="Auction")
    auction.get_by_label("First").select_option(label="bid up to $4")
    auction.get_by_label("Otherwise").first.select_option(label="drop out")
    auction.get_by_role("button", name="Give this order").tap()
    expect(phone.locator(".orders")).to_contain_text("bid up to $4, else drop out")

    # It stands only for her.
    people[0].goto(f"{table}/orders")
    expect(people[0].locator(".orders")).to_contain_text("Nothing yet")
    people[0].goto(table)

    phone.get_by_role("button", name="Revoke").tap()
    expect(phone.locator(".orders")).to_contain_text("Nothing yet")
    phone.goto(table)
    expect(phone.locator(".turnsign")).to_be_visible()
