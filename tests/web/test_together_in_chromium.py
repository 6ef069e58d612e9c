"""Chat and notes in a browser: what is unread, where the new begins, what only I read."""

import pytest
from playwright.sync_api import expect

from tests.web.walks import Person, Walk

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("people")]


def say(person: Person, text: str) -> None:
    person.page.locator("#saying").fill(text)
    person.page.locator("#saying").press("Enter")
    expect(person.page.locator("#chat li").first).to_contain_text(text)


@pytest.fixture
def pair(walk: Walk) -> tuple[Person, Person]:
    ada, basia = walk.person(), walk.person()
    walk.table("tic-tac-toe", ada, basia)
    return ada, basia


def test_unread_lines_are_counted_until_they_are_read_and_a_rule_shows_where_they_begin(
    pair: tuple[Person, Person],
) -> None:
    ada, basia = pair
    tab = ".tabs [data-tab=log]" if ada.phone else "[data-side=chat]"
    unread = ada.page.locator(f"{tab} .unread b")  # where she sees it, whatever she looks at
    expect(unread).to_be_hidden()
    basia.side("chat")
    say(basia, "one")
    expect(unread).to_have_text("1")
    expect(basia.page.locator("[data-side=chat] .unread")).to_be_hidden()  # nobody's own words are news
    ada.side("chat")
    expect(unread).to_be_hidden()
    ada.side("log")
    say(basia, "two")
    basia.press(basia.button("quick-well-played"))
    expect(unread).to_have_text("2")
    ada.page.reload()
    expect(unread).to_have_text("2")
    ada.side("chat")
    expect(unread).to_be_hidden()
    lines, well, new = ada.page.locator("#chat li"), ada.w("quick-well-played"), ada.w("new-from-here")
    expect(lines).to_contain_text([well, "two", new, "one"])  # each reads it in their own language
    say(basia, "three")
    expect(lines).to_contain_text(["three", well, "two", new, "one"])
    expect(unread).to_be_hidden()
    ada.narrow()
    ada.side("log")
    ada.side("chat")
    expect(lines).to_contain_text(["three", well, "two", "one"])
    expect(ada.page.locator(".new-from-here")).to_have_count(0)


def test_notes_are_saved_while_i_write_and_stay_when_others_move(pair: tuple[Person, Person]) -> None:
    ada, basia = pair
    ada.side("pad")
    notes, state = ada.page.locator("#notes"), ada.page.locator("#notes-state")
    expect(notes).to_be_editable()
    notes.fill("The centre first")
    expect(state).to_contain_text(ada.w("notes-saved"))
    notes.press_sequentially("!")
    basia.side("chat")
    say(basia, "hello")
    expect(ada.page.locator("[data-side=chat] .unread b")).to_have_text("1")
    expect(notes).to_have_value("The centre first!")
    expect(state).to_contain_text(ada.w("notes-saved"))
    ada.page.reload()
    ada.side("pad")
    expect(notes).to_have_value("The centre first!")
    basia.side("pad")
    expect(basia.page.locator("#notes")).to_have_value("")


def test_whom_i_mute_i_do_not_read_and_they_do_not_learn_of_it(pair: tuple[Person, Person]) -> None:
    ada, basia = pair
    for person in pair:
        person.side("chat")
    say(basia, "fool")
    expect(ada.page.locator("#chat li")).to_have_count(1)
    ada.press(ada.page.locator("#mutes summary"))
    ada.press(ada.button("mute", name="Basia"))
    expect(ada.page.locator("#chat li")).to_have_count(0)
    say(basia, "still here")
    expect(basia.page.locator("#chat li")).to_have_count(2)
    ada.press(ada.button("unmute", name="Basia"))
    expect(ada.page.locator("#chat li")).to_have_count(2)


def test_who_watches_is_counted_and_silent_if_the_table_likes(walk: Walk) -> None:
    ada, basia, watcher = walk.person(), walk.person(), walk.person()
    table = walk.table("tic-tac-toe", ada, basia, settings="&public=yes")
    watcher.page.goto(table)
    if watcher.phone:
        watcher.press(watcher.page.locator(".tabs [data-tab=log]"))
    expect(watcher.page.locator(".watchers")).to_have_text(watcher.w("watching-n", count=1))
    expect(watcher.page.locator("#say")).to_have_count(0)
    watcher.page.goto(table)
    ada.side("chat")
    say(ada, "Hello, whoever watches")
    watcher.side("chat")
    expect(watcher.page.locator("#chat li")).to_contain_text(["Hello, whoever watches"])
