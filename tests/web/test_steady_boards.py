"""Boards keep their size and place on a phone and at a desk; every question can be read."""

import json
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import Page, Route

from engineshed.kernel import Position, games
from engineshed.kernel.play import Match, Record, resume
from engineshed.web.table import table_page
from engineshed.web.table.scene import Frame, Player, TableScene, Viewpoint
from tests.server.running import Server
from tests.web.moments import Moment, longest
from tests.web.seating import seated

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

RAILWAYS = sorted(game.id for game in games().values() if game.weight > 1)
LEAST = {"pl": 0, "en": 60}
"""Of every kind of question the longest is looked at in Polish; in English those of so many letters."""

PHONE, DESK = (390, 844), (1366, 768)
BOARDS = {
    "age-of-steam": (".aos-map",),
    "railroad-revolution": (".rrv-map", ".rrv-tele", ".rrv-side", ".rrv-me .acts4"),
    "russian-railroads": (".rrs-actions",),
    "steam-rollers": (".sr-sheet.mine .map",),
    "train-rush": ("#box-map svg.map", "#box-management", "#hand"),
}
"""What stays where it is, wherever it is shown; on a phone further boards lie behind tabs."""
AT_A_DESK = {
    "russian-railroads": (".rrs-boards", ".rrs-boards > .pb .pbs"),
    "train-rush": (
        *(".influence", ".actions", ".pools", ".fivetracks", ".longtracks"),
        *(".tilesbox", ".contracts", ".pool", ".mytrain"),
    ),
}

PLACES = """boards => {
  const LONG = /rrs-|rrv-side|management|pool|mytrain/;  // as long as what lies on them
  // Where these begin and how large they are; within what is scrolled, from its beginning.
  const found = {};
  for (const name of ["#prompt", ".stage", ...boards]) {
    const board = document.querySelector(name);
    if (!board?.checkVisibility()) continue;
    const box = board.getBoundingClientRect();
    let [x, y] = [box.left, box.top];
    for (let frame = board.parentElement; frame; frame = frame.parentElement) {
      x += frame.scrollLeft;
      y += frame.scrollTop;
    }
    found[name] = [x, y, box.width, LONG.test(name) ? 0 : box.height].map(Math.round);
  }
  return found;
}"""

UNREAD = """() => [...document.querySelectorAll(".question, .question > .ask, .prompt")]
  .filter(part => part.scrollHeight > part.clientHeight + 6)  // a line is higher
  .map(part => `${part.className}: ${part.scrollHeight} in ${part.clientHeight}`)"""

SCROLLED = "() => [...document.querySelectorAll('.desk, .lay, body')].some(part => part.scrollTop)"
IDLE = "() => document.getElementById('palette')?.classList.toggle('idle')"


@pytest.fixture(scope="module")
def window_options() -> dict[str, object]:
    return {"viewport": {"width": 390, "height": 844}, "has_touch": True, "locale": "pl-PL"}


@cache
def played(record: Record) -> Match[Position]:
    match, _ = resume(record)
    return match


class Steps:
    """A page on which one question follows another, drawn here and morphed in as if the table went on."""

    def __init__(self, page: Page, server: Server, first: Moment) -> None:
        self.page, self.number, self.drawn = page, 1000, ""
        self.address = seated(server, first.record, (first.seat, page), alone=True)
        page.goto(self.address)
        page.locator("#table[data-turn=yes]").wait_for()
        page.route(f"**{self.address}", self._answer)

    def _answer(self, route: Route) -> None:
        route.fulfill(body=self.drawn, content_type="text/html")

    def show(self, moment: Moment, language: str) -> None:
        self.number += 1
        match = played(moment.whole)
        players = [Player(f"Player {n}", f"P{n}", False) for n in range(moment.whole.players)]
        frame = Frame(self.address, players, number=self.number, undo=(True, True), hints=True)
        viewpoint = Viewpoint(language, moment.seat, (moment.seat,), "live", moment.moves)
        self.drawn = table_page.fragment(TableScene(match, viewpoint, frame))
        self.resize(*PHONE)
        self.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        self.page.locator(f"#table[data-number='{self.number}'][data-turn=yes]").wait_for()
        self.page.evaluate("() => new Promise(done => setTimeout(() => requestAnimationFrame(done), 0))")

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(done))")

    def close(self) -> None:
        self.page.unroute(f"**{self.address}")


def asked(game: str) -> Iterator[tuple[str, str, Moment]]:
    for language, least in LEAST.items():
        for name, (length, moment) in longest(game, language).items():
            if length >= least:
                yield language, name, moment


@pytest.mark.parametrize("game", RAILWAYS)
def test_boards_keep_their_size_and_place(game: str, page: Page, server: Server) -> None:
    places: dict[tuple[object, ...], dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    unread, steps = [], Steps(page, server, next(iter(longest(game, "pl").values()))[1])
    for language, name, moment in asked(game):
        steps.show(moment, language)
        question = f"{name} {language}"
        for size, boards in ((PHONE, BOARDS[game]), (DESK, (*BOARDS[game], *AT_A_DESK.get(game, ())))):
            steps.resize(*size)
            # At a desk maps have the shape of their country, and a variant may have one board more.
            settings = moment.whole.settings if size == DESK else {}
            variant = [settings.get(one) for one in ("map", "orders")]
            for _ in range(2):  # also with what opens beside the board while something is chosen
                for part, box in page.evaluate(PLACES, boards).items():
                    places[size, *variant, part][json.dumps(box)].append(question)
                page.evaluate(IDLE)
            unread += [f"{question} {size}: {part}" for part in page.evaluate(UNREAD)]
            assert not page.evaluate(SCROLLED), question
    steps.close()
    assert unread == []
    assert {part: dict(boxes) for part, boxes in places.items() if len(boxes) > 1} == {}
