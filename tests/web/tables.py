"""Tables of the tiny games, opened and played on by clicks."""

from typing import TypeAlias

from playwright.sync_api import Page, expect

Duel: TypeAlias = tuple[Page, Page]
"""Ada and Basia at tic-tac-toe, each in a window of her own; Ada begins."""


def open_table(page: Page, game: str, second: str) -> None:
    """A table with me and a second seat of some kind; two clicks."""
    page.goto(f"/tables/new?game={game}")
    page.locator(".seat").nth(1).locator(f"label:has(input[value={second}])").click()
    expect(page.locator(f".seat:nth-child(2) label.on:has(input[value={second}])")).to_have_count(1)
    page.get_by_role("button", name="Open the table").click()


def sit_down(ada: Page, basia: Page, game: str) -> None:
    open_table(ada, game, "link")
    seen(ada, "#link")
    basia.goto(ada.locator("#link").input_value())
    basia.get_by_placeholder("Name").fill("Basia")
    basia.get_by_role("button", name="Sit down").click()
    seen(ada, "#table.table-page")


def seen(page: Page, selector: str) -> None:
    """Wait until it shows: asked with each frame of the page, where `expect` soon looks twice a second."""
    page.wait_for_function("selector => document.querySelector(selector)?.checkVisibility()", arg=selector)


def my_turn(page: Page) -> None:
    seen(page, "#table[data-turn=yes]")


def cell(page: Page, number: int) -> None:
    page.locator(f"#table [data-pick='cell:{number}']").click()


def say_yes(page: Page) -> None:
    """What cannot be taken back is asked first."""
    expect(page.locator("#bill")).to_contain_text("cannot be taken back")
    page.locator("#confirm").click()
