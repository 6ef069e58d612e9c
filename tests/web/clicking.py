"""Plays on the real page: takes an option and clicks its atoms until it is played."""

import json
import random

from playwright.sync_api import Page, expect

LOOK = """atoms => {
  // The first of these atoms that the page offers, or a whole piece made of them: what it is, and a spot of it
  // that nothing covers. What is offered and cannot be hit is an error.
  const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.06, 0.94];
  const spot = element => {
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const across of parts)
      for (const down of parts) {
        const [x, y] = [left + width * across, top + height * down];
        if (document.elementFromPoint(x, y)?.closest("[data-pick], [data-picks], button") === element) return [x, y];
      }
    return null;
  };
  const there = element => {
    const { width, height } = element.getBoundingClientRect();
    return width + height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const found = [];
  for (const atom of atoms)
    for (const element of document.querySelectorAll(`#table [data-pick=${JSON.stringify(atom)}].pickable`))
      found.push([element, [atom]]);
  for (const element of document.querySelectorAll("#fits [data-picks]")) {
    const picks = JSON.parse(element.dataset.picks);
    if (picks.every(atom => atoms.includes(atom))) found.push([element, picks]);
  }
  const offered = found.filter(([element]) => there(element));
  for (const [element, picks] of offered) {
    const at = spot(element);
    if (at) return { picks, at };
  }
  if (offered.length) throw new Error(`covered: ${offered.map(([, picks]) => picks)}`);
  return null;
}"""


class Clicker:
    """A person who clicks. Every option that it wants must be reachable by clicks alone."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.played: list[list[object]] = []

    def move(self) -> bool:
        """Play one move at random when asked; False when the game is over."""
        page = self.page
        page.locator("#table[data-turn=yes], .prompt.over").first.wait_for()
        if not page.locator("#table[data-turn=yes]").count():
            return False
        sent = json.loads(page.locator("#options").text_content() or "{}")
        self.answer(self.rng.choice(sent["options"]))
        return True

    def answer(self, wanted: list[object]) -> None:
        """Click what the page offers of this option until nothing is left to pick; confirm; see it played."""
        left, number = [str(atom) for atom in wanted], self._number()
        while left and self._number() == number:
            self._settled()
            picked = self._pick(left)
            if not picked:
                break
            for atom in picked:
                left.remove(atom)
        self._confirm(number)
        self.played.append(wanted)

    def _pick(self, atoms: list[str]) -> list[str]:
        """Click one thing that picks some of these; which it picks."""
        seen = self.page.evaluate(LOOK, atoms)
        if seen is None:
            return []
        self._click(*seen["at"])
        picks: list[str] = seen["picks"]
        return picks

    def _click(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def _number(self) -> str | None:
        return self.page.locator("#table").get_attribute("data-number")

    def _settled(self) -> None:
        """Wait while the page asks the server for a bill, or for the pieces that fit."""
        self.page.locator("body:not([data-busy]):not(:has(#fits:empty:not([hidden])))").wait_for()

    def _confirm(self, number: str | None) -> None:
        """If the page asks, say yes; then wait until the table has moved on."""
        page = self.page
        moved = page.locator(f"#table:not([data-number='{number}'])")
        asks = page.locator("#confirm:visible")
        self._settled()
        moved.or_(asks).first.wait_for()
        if not moved.count() and asks.count():
            self._say_yes()
        expect(moved).to_have_count(1)

    def _say_yes(self) -> None:
        self.page.locator("#confirm").click()


def kind(atom: str) -> str:
    return "#" if atom.lstrip("-").isdecimal() else atom.partition(":")[0]
