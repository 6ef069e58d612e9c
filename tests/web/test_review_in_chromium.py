"""The review of a finished game, as one who played it asks for it."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.tables import open_table

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
RECORDS = Path(__file__).parent.parent / "records"


def bring(page: Page, record: str) -> None:
    """A finished game from a file."""
    page.goto("/records")
    page.set_input_files("#record", RECORDS / record)
    page.wait_for_url("**/tables/*")


def test_a_review_is_asked_for_made_and_kept(page: Page) -> None:
    bring(page, "connect-four/2p.jsonl")
    page.get_by_role("link", name="Review", exact=True).click()
    page.get_by_role("button", name="Review this game").click()
    # It fetches itself anew until it is complete.
    expect(page.get_by_role("heading", name="Dearest decisions")).to_be_visible()
    expect(page.locator(".chances polyline:visible")).to_have_count(2)
    expect(page.locator("#by-points")).to_have_count(0)  # this game knows no points
    sums = page.locator(".waterfall + .sums tr td:nth-child(2)").all_inner_texts()
    start, *parts, result = [
        float(text.split()[0].replace("−", "-").replace("+", "")) for text in sums if text
    ]
    assert start + sum(parts) == pytest.approx(result, abs=0.5)
    page.reload()
    expect(page.get_by_role("heading", name="Accuracy by phase")).to_be_visible()
    # A click in the chart, and arrows, lead the board beside it through the game; each moment has an address.
    chart = page.locator("#chances").bounding_box()
    assert chart is not None
    page.locator("#chances").click(position={"x": 2, "y": chart["height"] / 2})
    expect(page.locator("#table")).to_have_attribute("data-moment", "0")
    expect(page.locator("#table .boardbox")).to_be_visible()
    page.locator("h1").click()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#table")).to_have_attribute("data-moment", "1")
    assert page.url.endswith("/review/at/1")
    page.reload()
    expect(page.locator("#table")).to_have_attribute("data-moment", "1")
    expect(page.locator("#table").get_by_role("button", name="Play on from here")).to_be_visible()
    page.locator(".whose a").nth(1).click()
    expect(page.locator(".whose a").nth(1)).to_have_attribute("aria-current", "true")


def test_what_if_another_move_had_been_made(page: Page) -> None:
    bring(page, "connect-four/2p.jsonl")
    table = page.url
    page.goto(f"{table}/at/4")
    page.get_by_role("link", name="What if?").click()
    panel = page.locator("#what-if")
    expect(page.locator("#plates .milepost")).to_have_text(["played"])
    options = json.loads(page.locator("#options").text_content() or "{}")["options"]
    played = json.loads(panel.locator("[data-atoms]").get_attribute("data-atoms") or "[]")
    assert played in options
    other = next(option for option in options if option != played)
    page.locator(f"#table .pickable[data-pick='{other[-1]}']").first.click()
    # It fetches itself anew until all are played.
    expect(panel.locator(".outcomes")).to_be_visible(timeout=60_000)
    expect(panel).not_to_have_attribute("data-again", "1000", timeout=60_000)
    expect(page.locator("#plates .milepost")).to_have_text(["played", "instead"])
    was, instead, difference = (
        float(row.locator("td").first.inner_text().split()[0].replace("−", "-"))
        for row in panel.locator(".sums tbody tr").all()
    )
    assert instead - was == pytest.approx(difference, abs=1.1)  # both are rounded
    assert (
        page.request.get(f"{table}/record").text().count('"do"')
        == len((RECORDS / "connect-four" / "2p.jsonl").read_text("utf-8").split('"do"')) - 1
    ), "nothing was played at the table"


def test_a_running_game_is_not_reviewed(page: Page) -> None:
    open_table(page, "tic-tac-toe", "here")
    assert page.request.get(f"{page.url}/review").status == 409
    assert page.request.get(f"{page.url}/what-if/0").status == 409
