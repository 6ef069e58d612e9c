"""Plays on the real page: takes an option and clicks its atoms until it is played."""

import json
import random

from playwright.sync_api import Error, Page
from playwright.sync_api import TimeoutError as TookTooLong

TRIES = 4
PATIENCE = 8000
"""Milliseconds until a click counts as missed."""

# The page is asked with each of its frames; Playwright itself soon looks only twice a second.
SETTLED = "() => document.body?.matches('body:not([data-busy]):not(:has(#fits:empty:not([hidden])))')"
ASKED = """() => document.querySelector("#table[data-turn=yes], .prompt.over")?.checkVisibility()"""
MOVED = "number => { const at = document.querySelector('#table'); return at && at.dataset.number !== number }"
MOVED_OR_ASKS = f"""number => ({MOVED})(number)
  || document.querySelector("#confirm")?.checkVisibility({{ visibilityProperty: true }})"""

FINGER = 39.5
"""What a finger needs, in CSS pixels; half a pixel may be lost in rounding."""

LOOK = """atoms => {
  // The first of these atoms that the page offers, or a whole piece made of them, and a spot of it that
  // nothing covers. What is offered and cannot be hit is an error.
  const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.06, 0.94];
  const spot = element => {
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const across of parts)
      for (const down of parts) {
        const [x, y] = [left + width * across, top + height * down];
        const hit = document.elementFromPoint(x, y)?.closest("[data-pick], [data-picks], button");
        if (hit === element) return [x, y];
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

FOCUSED = """() => {
  const here = document.activeElement;
  if (!here?.matches(".pickable, [data-picks]")) return [];
  return here.dataset.pick ? [here.dataset.pick] : JSON.parse(here.dataset.picks);
}"""


NOT_DRAWN = """() => [...document.querySelectorAll("#table svg, #table svg *")]
  .filter(piece => piece.namespaceURI !== "http://www.w3.org/2000/svg")
  .map(piece => piece.outerHTML.slice(0, 80))"""
"""Drawings that the page has taken for HTML: they show nothing."""

MAP_WIDTH = "() => document.querySelector('#table .stage svg.map')?.viewBox.baseVal.width ?? 0"

TOO_SMALL = """() => {
  // What can be picked and nowhere has room for a finger. Pieces on a map come nearer when they are tapped.
  const room = new Map();
  for (const element of document.querySelectorAll("#table .pickable, #table [data-picks]")) {
    const { width, height } = element.getBoundingClientRect();
    if (width + height === 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
    const atom = element.dataset.pick ?? element.dataset.picks;
    const size = element.closest(".stage svg.map") ? Infinity : Math.min(width, height);
    room.set(atom, Math.max(size, room.get(atom) ?? 0));
  }
  return [...room].filter(([atom, size]) => size < 39.5);
}"""

TAPPED_SIZE = """([x, y]) => {
  const piece = document.elementFromPoint(x, y)?.closest(".stage svg.map .pickable")?.getBoundingClientRect();
  return piece ? Math.min(piece.width, piece.height) : 40;
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
        page.wait_for_function(ASKED)
        if not page.locator("#table[data-turn=yes]").count():
            return False
        sent = json.loads(page.locator("#options").text_content() or "{}")
        self.answer(self.rng.choice(sent["options"]))
        return True

    def answer(self, wanted: list[object]) -> None:
        """Click what the page offers of this option until nothing is left to pick; confirm; see it played.

        Like any person it clicks again if something moved away under the pointer.
        """
        number = self._number()
        for _ in range(TRIES):
            while self.page.locator(
                "#table [data-pick].chosen"
            ).count():  # begun before, when others were faster
                self.page.keyboard.press("Escape")
            self._choose([str(atom) for atom in wanted], number)
            if self._confirmed(number):
                assert self.page.evaluate(NOT_DRAWN) == []
                self.played.append(wanted)
                return
        raise AssertionError(f"{wanted} cannot be played by clicks")

    def _choose(self, left: list[str], number: str | None) -> None:
        while left:
            self._settled()
            picked = self._pick(left) if self._number() == number else []
            if not picked:
                return
            for atom in picked:
                left.remove(atom)

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
        self.page.wait_for_function(SETTLED)

    def _confirmed(self, number: str | None) -> bool:
        """If the page asks, say yes; then wait until the table has moved on. False: nothing was picked."""
        page = self.page
        moved = page.locator(f"#table:not([data-number='{number}'])")
        asks = page.locator("#confirm:visible")
        self._settled()
        try:
            page.wait_for_function(MOVED_OR_ASKS, arg=number, timeout=PATIENCE)
        except TookTooLong:
            return False
        if not moved.count() and asks.count():
            self._say_yes()
        page.wait_for_function(MOVED, arg=number)
        return True

    def _say_yes(self) -> None:
        self.page.locator("#confirm").click()


class Typist(Clicker):
    """A person with a keyboard alone: Tab to what is offered, Enter to pick it, Enter to confirm."""

    MOST_TABS = 400

    def _pick(self, atoms: list[str]) -> list[str]:
        page = self.page
        if page.evaluate(LOOK, atoms) is None:
            return []
        for _ in range(self.MOST_TABS):
            page.keyboard.press("Tab")
            picks: list[str] = page.evaluate(FOCUSED)
            if picks and all(atom in atoms for atom in picks):
                page.keyboard.press("Enter")
                return picks
        raise AssertionError(f"no key leads to {atoms}")

    def _say_yes(self) -> None:
        self.page.keyboard.press("Enter")


class Reader(Clicker):
    """A person who takes moves from the list of all moves in words."""

    def _pick(self, atoms: list[str]) -> list[str]:
        self.page.keyboard.press("l")
        rows = self.page.locator("#move-list .move")
        rows.first.wait_for()
        for row in rows.all():
            if [str(atom) for atom in json.loads(row.get_attribute("data-action") or "[]")] == atoms:
                row.click()
                return list(atoms)
        raise AssertionError(f"the list lacks {atoms}")


class Tapper(Clicker):
    """A person with a phone: taps; two fingers show the whole map, tabs what lies beside the board.

    Whatever this person could tap has room for a finger: 40 CSS pixels each way.
    """

    def _pick(self, atoms: list[str]) -> list[str]:
        for tab in (None, "board", "dock", "players"):
            place = self.page.locator(f".tabs [data-tab={tab}]")
            if tab is not None and place.count():
                place.tap()
            try:
                picked = self._tap(atoms)
            except Error:  # beyond the edge of the map
                self._pinch()
                picked = self._tap(atoms)
            if picked or self.page.locator("#confirm:visible").count():
                return picked
        return []

    def _tap(self, atoms: list[str]) -> list[str]:
        """A piece on a map that is too small for a finger comes nearer first: tap again."""
        too_small = self.page.evaluate(TOO_SMALL)
        assert not too_small, too_small
        before = self.page.evaluate(MAP_WIDTH)
        picked = super()._pick(atoms)
        if picked and self.tapped < FINGER:
            assert self.page.evaluate(MAP_WIDTH) < before
            picked = super()._pick(atoms)
            assert self.tapped >= FINGER
        return picked

    def _click(self, x: float, y: float) -> None:
        self.tapped = self.page.evaluate(TAPPED_SIZE, [x, y])
        self.page.touchscreen.tap(x, y)

    def _say_yes(self) -> None:
        self.page.locator("#confirm").tap()

    def _pinch(self) -> None:
        """Two fingers on the map come together."""
        box = self.page.locator("#table .stage svg.map").first.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        session = self.page.context.new_cdp_session(self.page)
        for apart in range(150, 20, -20):
            fingers = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
            kind = "touchStart" if apart == 150 else "touchMove"
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        session.detach()


def kind(atom: str) -> str:
    return "#" if atom.lstrip("-").isdecimal() else atom.partition(":")[0]
