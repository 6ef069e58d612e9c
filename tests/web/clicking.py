"""Plays on the real page: takes an option at random and clicks its atoms until it is played."""

import json
import random

from playwright.sync_api import Locator, Page, expect


class Clicker:
    """A person who clicks. Every option that it wants must be reachable by clicks alone."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.played: list[list[object]] = []

    def move(self) -> bool:
        """Play one move when asked; False when the game is over."""
        page = self.page
        page.locator("#table[data-turn=yes], .turnsign:has-text('The end')").first.wait_for()
        if not page.locator("#table[data-turn=yes]").count():
            return False
        sent = json.loads(page.locator("#options").text_content() or "{}")
        wanted = self.rng.choice(sent["options"])
        number = page.locator("#table").get_attribute("data-number")
        self._pick([str(atom) for atom in wanted], set(sent["together"]), number)
        self._confirm(number)
        self.played.append(wanted)
        return True

    def _pick(self, atoms: list[str], together: set[str], number: str | None) -> None:
        """Click what the page offers of these atoms until nothing of them is left to offer."""
        left = list(atoms)
        while left:
            self.page.locator("body:not([data-busy])").wait_for()
            if self.page.locator("#table").get_attribute("data-number") != number:
                return
            offered, picked = self._offered(left, together)
            if offered is None:
                return
            offered.click()
            for atom in picked:
                left.remove(atom)

    def _offered(self, atoms: list[str], together: set[str]) -> tuple[Locator | None, list[str]]:
        """Where to click next, and which atoms that picks: the board first, then whole pieces, then words."""
        page = self.page
        for atom in atoms:
            places = page.locator(f"#table [data-pick={json.dumps(atom)}].pickable:visible")
            if places.count():
                return places.first, [atom]
        pieces = [atom for atom in atoms if kind(atom) in together]
        if pieces and page.locator("#fits:not([hidden])").count():
            picks = json.dumps(pieces, separators=(",", ":"))
            return page.locator(f"#fits [data-picks='{picks}']").first, pieces
        return None, []

    def _confirm(self, number: str | None) -> None:
        """If the page asks, say yes; then wait until the table has moved on."""
        page = self.page
        moved = page.locator(f"#table:not([data-number='{number}'])")
        asks = page.locator("#confirm:visible")
        page.locator("body:not([data-busy])").wait_for()
        moved.or_(asks).first.wait_for()
        if not moved.count() and asks.count():
            asks.click()
        expect(moved).to_have_count(1)


def kind(atom: str) -> str:
    return "#" if atom.lstrip("-").isdecimal() else atom.partition(":")[0]
