"""How long people wait for the teacher in Chromium: for a hint from the key on, for a review and its chart.

    python -m tools.waiting hints --each 12
    python -m tools.waiting reviews

Hints are asked for at moments all over a long recorded game of every game, of as many as can play it. Reviews
are of these games: their moves were made at random, so that there is much to find.
"""

import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final

import typer
from playwright.sync_api import Browser, Page, sync_playwright
from tests.server.running import Cold, Server

from engineshed.kernel.play import load_record

RECORDS: Final = Path(__file__).parent.parent / "tests" / "records"
GAMES: Final = ("age-of-steam", "russian-railroads", "railroad-revolution", "steam-rollers", "train-rush")
PATIENCE: Final = 300_000
"""Milliseconds."""
WORKERS: Final = 2
app = typer.Typer(add_completion=False)


@contextmanager
def house() -> Iterator[tuple[Server, Browser]]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Cold(Path(folder) / "house.db", workers=WORKERS)
        server.start()
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM"), args=["--no-sandbox"]
        )
        try:
            yield server, browser
        finally:
            browser.close()
            server.stop()


def opened(browser: Browser, server: Server) -> Page:
    context = browser.new_context(
        base_url=server.url, locale="en-GB", viewport={"width": 1366, "height": 768}
    )
    context.set_default_timeout(PATIENCE)
    return context.new_page()


def longest(game: str) -> Path:
    """The longest record of the most players."""

    def size(file: Path) -> tuple[int, int]:
        record = load_record(file.read_text("utf-8"))
        return record.new_state().setup.players, len(record.moves())

    return max((RECORDS / game).glob("*.jsonl"), key=size)


def brought(page: Page, file: Path) -> str:
    """A finished game from a file, and its address."""
    page.goto("/records")
    page.set_input_files("#record", file)
    page.wait_for_url("**/tables/*")
    return page.url


def moments(file: Path, each: int) -> list[tuple[int, int]]:
    """Free decisions all over a game, and whose they are."""
    moves = load_record(file.read_text("utf-8")).moves()
    free = [(at, move.seat) for at, move in enumerate(moves) if not move.auto]
    return free[:: max(1, len(free) // each)][:each]


def hinted(page: Page, table: str, moment: int, seat: int) -> float | None:
    """Seconds from the key to the shown hint when this game is played on from here; None without a choice."""
    page.goto(f"{table}/at/{moment}")
    page.evaluate(
        "([moment, seat]) => { const button = document.querySelector('[data-post$=\"/fork\"]');"
        " button.dataset.values = JSON.stringify({moves: moment, seat}); button.click(); }",
        [moment, seat],
    )
    page.wait_for_selector("#table[data-turn=yes][data-mode=live]")
    page.wait_for_timeout(500)
    if not page.locator("[data-do=advice]").count():
        return None
    begun = time.monotonic()
    page.keyboard.press("h")
    page.wait_for_selector("#hint [data-option]")
    return time.monotonic() - begun


@app.command()
def hints(each: int = 12) -> None:
    """From the key to the shown hint."""
    everything: list[float] = []
    with house() as (server, browser):
        page = opened(browser, server)
        for game in GAMES:
            file = longest(game)
            table = brought(page, file)
            found = [hinted(page, table, *moment) for moment in moments(file, each)]
            took = sorted(seconds for seconds in found if seconds is not None)
            everything += took
            print(f"{game}: {_told(took)}, load {os.getloadavg()[0]:.1f}", flush=True)
    print(f"all: {_told(sorted(everything))}")


@app.command()
def reviews() -> None:
    """From the click to the first chart, and to the whole review."""
    with house() as (server, browser):
        page = opened(browser, server)
        for game in GAMES:
            file = longest(game)
            page.goto(f"{brought(page, file)}/review")
            begun, load = time.monotonic(), os.getloadavg()[0]
            page.locator("form[action$='/review'] button").click()
            page.wait_for_selector(".chances")
            chart = time.monotonic() - begun
            page.wait_for_selector(".waterfall")
            whole = time.monotonic() - begun
            moves = len(load_record(file.read_text("utf-8")).moves())
            took = f"chart {chart:.1f} s, review {whole:.1f} s, load {load:.1f}"
            print(f"{game} {file.stem}: {moves} moves, {took}", flush=True)


def _told(took: list[float]) -> str:
    ninety = took[min(len(took) - 1, int(0.95 * len(took)))]
    return f"{len(took)} hints, median {median(took):.2f} s, 95 % {ninety:.2f} s, longest {took[-1]:.2f} s"


if __name__ == "__main__":
    app()
