"""axe-core finds nothing serious on any page, light and dark."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from engineshed.kernel import games

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("accessibility")]

AXE = Path(__file__).parent.parent.parent / "node_modules" / "axe-core" / "axe.min.js"
PAGES = [
    "/",
    "/tables",
    "/tables/new",
    "/records",
    "/preferences",
    "/hours",
    "/me/answers",
    "/offline",
    "/profile",
    "/ladder",
]
RECORDS = Path(__file__).parent.parent / "records"
GAMES = sorted(games())
KNOCK = "**/static/styles/icon.svg"
COLOURS = ["color-contrast", "link-in-text-block"]
"""axe's rules that look at colours: all that a theme changes."""

Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def window_options() -> dict[str, object]:
    """The pages forbid foreign scripts, so axe comes in past their policy; colours change at once."""
    return {"bypass_csp": True, "reduced_motion": "reduce"}


def serious(page: Page, rules: list[str] | None = None) -> list[str]:
    """What is wrong with a page as it looks now, by these of axe's rules, or by all."""
    page.evaluate(AXE.read_text("utf-8") + "; null")
    found = page.evaluate(
        "runOnly => axe.run(document, {resultTypes: ['violations'], ...(runOnly && {runOnly})})", rules
    )
    return [
        f"{v['id']}: {v['nodes'][0]['html'][:160]} ({v['nodes'][0]['failureSummary'][:240]})"
        for v in found["violations"]
        if v["impact"] in ("serious", "critical")
    ]


def serious_in_both_themes(page: Page) -> list[str]:
    page.emulate_media(color_scheme="light")
    light = serious(page)
    page.emulate_media(color_scheme="dark")
    return light + serious(page, COLOURS)


@pytest.mark.parametrize("path", PAGES)
def test_pages_of_the_house(page: Page, path: str) -> None:
    page.route(KNOCK, lambda route: route.abort())  # or the page that says that nobody answers goes away
    page.goto(path)
    assert serious_in_both_themes(page) == []
    page.unroute(KNOCK)


@pytest.mark.parametrize("game", GAMES)
def test_a_games_table_rules_and_gallery(page: Page, game: str) -> None:
    for path in (f"/games/{game}/rules", f"/games/{game}/gallery", f"/tables/new?game={game}"):
        page.goto(path)
        assert serious_in_both_themes(page) == [], path
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("#table.table-page")
    assert serious_in_both_themes(page) == []


@pytest.mark.parametrize("game", [game for game in GAMES if games()[game].weight > 1])
def test_what_stands_around_a_game(page: Page, game: str) -> None:
    """First turn, lesson, menu, replay, what if and score sheet of a finished game."""
    page.goto(f"/games/{game}/first-turn/2")
    assert serious_in_both_themes(page) == []
    page.goto(f"/games/{game}/lessons/1")
    page.locator("#task").get_by_role("button", name="Show me").click()
    page.wait_for_selector("#task .verdict")
    assert serious_in_both_themes(page) == []
    page.goto("/records")
    page.set_input_files("#record", sorted(RECORDS.joinpath(game).glob("*.jsonl"))[-1])
    page.wait_for_selector("#table.table-page")
    table = page.url
    for below in ("", "/at/9", "/what-if/9", "/menu", "/score"):
        page.goto(table + below)
        assert serious_in_both_themes(page) == [], below
    page.locator(".num").first.click()
    page.wait_for_selector(".trail li")
    assert serious_in_both_themes(page) == []


def test_the_review_of_a_game(page: Page) -> None:
    page.goto("/records")
    page.set_input_files("#record", RECORDS / "tic-tac-toe" / "2p.jsonl")
    page.wait_for_selector("#table.table-page")
    page.goto(f"{page.url}/review")
    assert serious_in_both_themes(page) == []
    page.get_by_role("button", name="Review this game").click()
    expect(page.get_by_role("heading", name="Accuracy by phase")).to_be_visible(timeout=60_000)
    assert serious_in_both_themes(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_a_guest_prefers(visit: Visit, theme: str) -> None:
    """Chosen by clicks, remembered on every page; the other players' colours can be read as well."""
    page = visit(color_scheme=theme, bypass_csp=True)
    page.goto("/preferences")
    for choice in ("Classic", "Off", "Dark" if theme == "dark" else "Light"):
        page.get_by_text(choice, exact=True).click()
        page.get_by_text("Saved.").wait_for()
        page.reload()
        assert page.get_by_label(choice, exact=True).is_checked()
    page.goto("/tables/new?game=age-of-steam&players=6")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("#table.table-page")
    assert page.locator("html").evaluate("e => ({...e.dataset})") == {
        "theme": theme,
        "colours": "classic",
        "motion": "off",
    }
    assert serious(page) == []
