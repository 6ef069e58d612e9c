"""The pictures of docs/look: real pages of a real server, at moments of recorded games.

python -m tools.pictures [NAME ...]
"""

import json
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright
from tests.server.running import Server

from engineshed.kernel import Action
from engineshed.kernel.play import load_record

ROOT = Path(__file__).parent.parent
RECORDS, PICTURES = ROOT / "tests" / "records", ROOT / "docs" / "look"
DESKTOP: dict[str, object] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, object] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WAIT = 30_000


class Scene:
    """A page to be shown: who looks at it, with what, and how they got there."""

    def __init__(
        self, walk: Callable[[Page], None], phone: bool = False, dark: bool = False, language: str = "en"
    ) -> None:
        self.walk = walk
        self.options = {
            **(PHONE if phone else DESKTOP),
            "color_scheme": "dark" if dark else "light",
            "locale": language,
        }


def at(path: str) -> Callable[[Page], None]:
    return lambda page: _open(page, path)


def _open(page: Page, path: str) -> None:
    page.goto(path)


def record(game: str, name: str, below: str = "") -> Callable[[Page], None]:
    """A finished game, opened from its record."""

    def walk(page: Page) -> None:
        page.goto("/records")
        page.set_input_files("#record", RECORDS / game / f"{name}.jsonl")
        page.wait_for_selector("#table.table-page")
        if below:
            page.goto(page.url + below)

    return walk


def turn(game: str, name: str, word: str, part: float, choose: bool = False) -> Callable[[Page], None]:
    """The table of whoever makes a choice of this kind about so far into the game, maybe as it is chosen."""

    def walk(page: Page) -> None:
        moves = load_record((RECORDS / game / f"{name}.jsonl").read_text("utf-8")).moves()
        fitting = [n for n, move in enumerate(moves) if move.action[0] == word and not move.auto]
        moment = min(fitting, key=lambda n: abs(n - part * len(moves)))
        record(game, name, f"/at/{moment}")(page)
        own = page.locator(f"button[data-values*='\"seat\": {moves[moment].seat}}}']")
        if page.locator(".pop summary").count():
            page.locator(".pop summary").click()
        own.click()
        page.wait_for_selector("#table[data-turn=yes][data-mode=live]")
        if choose:
            _choose(page, moves[moment].action)

    return walk


def _choose(page: Page, action: Action) -> None:
    """Click what of this choice lies on the board, then the piece that fits, until its bill is shown."""
    left = [str(atom) for atom in action]
    while left:
        page.wait_for_timeout(1000)
        pieces = [
            json.loads(str(tile.get_attribute("data-picks"))) for tile in page.locator("#fits .tile").all()
        ]
        whole: list[str] = next((picks for picks in pieces if all(atom in left for atom in picks)), [])
        atoms = [a for a in left if page.locator(f'#table [data-pick="{a}"].pickable:visible').count()][:1]
        if atoms:
            page.locator(f'#table [data-pick="{atoms[0]}"].pickable:visible').first.click()
        elif whole:
            page.locator("#fits .tile").nth(pieces.index(whole)).click()
        else:
            break
        for atom in atoms or whole:
            left.remove(atom)
    page.locator("#strip .bill").wait_for()


def house(page: Page) -> None:
    """Home with tables of all kinds: my turn, open seats, other people's games."""
    other = page.context.browser.new_page(base_url=page.url.rpartition("/")[0])  # type: ignore[union-attr]
    for game in ("steam-rollers", "age-of-steam"):
        other.goto("/")
        other.locator(f"form[action='/games/{game}/play'] button").click()
        other.wait_for_selector("#table[data-turn=yes]")
    for game in ("train-rush", "russian-railroads"):
        page.goto("/")
        page.locator(f"form[action='/games/{game}/play'] button").click()
        page.wait_for_selector("#table[data-turn=yes]")
    page.goto("/tables/new?game=railroad-revolution&players=4&seat-1=link&seat-2=link&public=yes")
    page.locator(".open .go").click()
    page.wait_for_selector("#link")
    other.close()
    page.goto("/")


def shared(page: Page) -> None:
    """Several people on one screen, between two turns."""
    page.goto("/tables/new?game=train-rush&players=2&seat-1=here&name-1=Basia")
    page.locator(".open .go").click()
    page.wait_for_selector("#table[data-turn=yes]")
    page.locator("#tiles .tile").nth(1).click()
    page.wait_for_selector(".take")


AOS, RRS, RRV, STR, TRH = (
    "age-of-steam",
    "russian-railroads",
    "railroad-revolution",
    "steam-rollers",
    "train-rush",
)
LOBBY = "/tables/new?game=age-of-steam&players=4&seat-1=link&seat-2=link&public=yes"


def lobby(page: Page) -> None:
    page.goto(LOBBY)
    page.locator(".open .go").click()
    page.wait_for_selector("#link")


def whole_game(game: str, name: str, word: str, part: float) -> dict[str, Scene]:
    """One moment of a game on a desktop, in the dark, and on a phone."""
    walk = turn(game, name, word, part)
    return {
        game: Scene(walk),
        f"{game}-dark": Scene(walk, dark=True),
        f"{game}-phone": Scene(walk, phone=True),
    }


SCENES: dict[str, Scene] = {
    "home": Scene(house),
    "home-dark": Scene(house, dark=True, language="pl"),
    "home-phone": Scene(house, phone=True),
    "new-table": Scene(at("/tables/new?game=age-of-steam")),
    "lobby": Scene(lobby),
    "hand-over": Scene(shared),
    "rules": Scene(at("/games/age-of-steam/rules?q=town&show=both")),
    "gallery": Scene(at("/games/age-of-steam/gallery")),
    "replay": Scene(record(AOS, "western-us_4p", "/at/150")),
    "replay-phone": Scene(record(AOS, "western-us_4p", "/at/150"), phone=True),
    "score-sheet": Scene(record(RRS, "4p", "/score")),
    "first-turn-phone": Scene(at("/games/steam-rollers/first-turn/2"), phone=True),
    "age-of-steam-start": Scene(turn(AOS, "rust-belt_4p", "issue", 0.0)),
    "age-of-steam-build": Scene(turn(AOS, "rust-belt_4p_abandoned-end-of-turn", "build", 0.45, choose=True)),
    "age-of-steam-ship": Scene(turn(AOS, "rust-belt_4p_abandoned-end-of-turn", "ship", 0.5)),
    "age-of-steam-dark-polish": Scene(
        turn(AOS, "rust-belt_4p_abandoned-end-of-turn", "ship", 0.5), dark=True, language="pl"
    ),
    "age-of-steam-western-us": Scene(turn(AOS, "western-us_4p", "build", 0.6)),
    "age-of-steam-end": Scene(record(AOS, "western-us_3p")),
    "age-of-steam-phone": Scene(turn(AOS, "rust-belt_4p_abandoned-end-of-turn", "build", 0.45), phone=True),
    **whole_game(RRS, "4p", "place", 0.6),
    **whole_game(RRV, "4p", "place", 0.6),
    **whole_game(STR, "4p", "build", 0.6),
    **whole_game(TRH, "4p", "play", 0.5),
}


def picture(browser: Browser, url: str, scene: Scene, to: Path) -> None:
    context = browser.new_context(base_url=url, **scene.options)  # type: ignore[arg-type]
    context.set_default_timeout(WAIT)
    context.add_cookies([{"name": "name", "value": "Ada", "url": url}])
    page = context.new_page()
    page.goto("/preferences")
    scene.walk(page)
    page.wait_for_load_state("networkidle") if "/tables/" not in page.url else page.wait_for_timeout(1500)
    shown = Image.open(BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    shown.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(to, optimize=True)
    context.close()


def main(names: list[str]) -> None:
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for name, scene in SCENES.items():
            if not names or name in names:
                print(name, flush=True)
                server = Server(Path(home) / f"{name}.db")  # in each scene nobody else has been there
                try:
                    server.start()
                    picture(browser, server.url, scene, PICTURES / f"{name}.png")
                finally:
                    server.stop()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
