"""A course of lessons: answered by clicks on the real board, judged, remembered, played on."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from engineshed.kernel import find_game
from engineshed.teacher.lessons import course
from tests.web.clicking import Clicker

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

GAME = "steam-rollers"


def test_a_lesson_is_answered_on_the_board_judged_and_remembered(visit: Callable[..., Page]) -> None:
    found = course(find_game(GAME))
    assert found is not None
    first = found.lessons[0]
    best = found.judged[first.id].hint.options[0].action
    page = visit()
    page.goto(f"/games/{GAME}/rules")
    page.get_by_role("link", name="Lessons").click()
    page.wait_for_url("**/lessons/1")
    task = page.locator("#task")
    expect(task.locator(".stations a")).to_have_count(len(found.lessons))
    expect(task.locator(".passed, .tried")).to_have_count(0)

    Clicker(page).answer(list(first.tempting))
    expect(task.locator(".verdict.worse")).to_be_visible()
    judged = task.locator("[data-option]")
    expect(judged).to_have_count(2)
    assert [tuple(json.loads(o.get_attribute("data-atoms") or "")) for o in judged.all()] == [
        best,
        first.tempting,
    ]
    expect(judged.nth(1)).to_contain_text("yours")
    expect(task.locator(".because li").first).to_be_visible()
    expect(task.locator(".stations .tried")).to_have_count(1)

    task.get_by_role("link", name="Try again").click()
    expect(task.locator(".verdict")).to_have_count(0)
    Clicker(page).answer(list(best))
    expect(task.locator(".verdict.best")).to_be_visible()
    expect(judged).to_have_count(1)

    page.keyboard.press("Enter")
    page.wait_for_url("**/lessons/2")
    expect(task.locator(".stations .passed")).to_have_count(1)
    task.get_by_role("button", name="Show me").click()
    expect(task.locator(".verdict.shown")).to_be_visible()
    expect(task.locator(".stations .tried")).to_have_count(0)  # to be shown is no answer

    page.goto(f"/games/{GAME}/lessons")  # goes on where the course stands
    page.wait_for_url("**/lessons/2")
    known = page.request.get("/me/export").json()["lessons"]
    assert [(line["lesson"], line["passed"]) for line in known] == [(first.id, True)]
    assert known[0]["lost"] > 0  # the first answer stays

    task.get_by_role("button", name="Show me").click()
    task.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/tables/*")
    expect(page.locator("#table[data-mode=live]")).to_be_visible()
