"""Chat and notes in a browser: what is unread, where the new begins, what only I read."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.tables import Duel

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def say(page: Page, text: str) -> None:
    page.locator("#saying").fill(text)
    page.locator("#saying").press("Enter")
    expect(page.locator("#chat li").first).to_contain_text(text)


def test_unread_lines_are_counted_until_they_are_read_and_a_rule_shows_where_they_begin(duel: Duel) -> None:
    ada, basia = duel
    chat, unread = ada.locator("[data-side=chat]"), ada.locator("[data-side=chat] .unread b")
    expect(unread).to_be_hidden()
    basia.locator("[data-side=chat]").click()
    say(basia, "one")
    expect(unread).to_have_text("1")
    expect(basia.locator("[data-side=chat] .unread")).to_be_hidden()  # nobody's own words are news
    chat.click()
    expect(unread).to_be_hidden()
    ada.locator("[data-side=log]").click()
    say(basia, "two")
    basia.get_by_role("button", name="Well played!").click()
    expect(unread).to_have_text("2")
    ada.reload()
    expect(unread).to_have_text("2")
    chat.click()
    expect(unread).to_be_hidden()
    expect(ada.locator("#chat li")).to_contain_text(["Well played!", "two", "New", "one"])
    say(basia, "three")
    expect(ada.locator("#chat li")).to_contain_text(["three", "Well played!", "two", "New", "one"])
    expect(unread).to_be_hidden()
    ada.locator("[data-side=log]").click()
    chat.click()
    expect(ada.locator("#chat li")).to_contain_text(["three", "Well played!", "two", "one"])
    expect(ada.locator(".new-from-here")).to_have_count(0)


def test_notes_are_saved_while_i_write_and_stay_when_others_move(duel: Duel) -> None:
    ada, basia = duel
    ada.locator("[data-side=pad]").click()
    notes = ada.locator("#notes")
    expect(notes).to_be_editable()
    notes.fill("The centre first")
    expect(ada.locator("#notes-state")).to_contain_text("Saved")
    notes.press_sequentially("!")
    basia.locator("[data-side=chat]").click()
    say(basia, "hello")
    expect(ada.locator("[data-side=chat] .unread b")).to_have_text("1")
    expect(notes).to_have_value("The centre first!")
    expect(ada.locator("#notes-state")).to_contain_text("Saved")
    ada.reload()
    ada.locator("[data-side=pad]").click()
    expect(notes).to_have_value("The centre first!")


def test_a_line_is_reported_where_people_are_muted(duel: Duel) -> None:
    ada, basia = duel
    for page in duel:
        page.locator("[data-side=chat]").click()
    say(basia, "fool")
    flag = ada.get_by_role("button", name="Report this line to the host")
    expect(ada.locator("#chat li")).to_have_count(1)
    expect(flag).to_be_hidden()
    ada.locator("#mutes summary").click()
    flag.click()
    expect(ada.get_by_text("Reported. The host will read it.")).to_be_visible()
    ada.get_by_role("button", name="Mute Basia").click()
    expect(ada.locator("#chat li")).to_have_count(0)
    expect(basia.locator("#chat li")).to_have_count(1)
