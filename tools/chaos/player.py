"""Plays against bots while the house is shaken, and remembers what was answered."""

import contextlib
import random
import re
import threading
import time
from collections.abc import Callable, Iterator

import httpx
from tests.server.visitor import Seat, Visitor, options_of
from tools.chaos.house import House

LOOKING = 0.3
"""Seconds between two looks at a table where others are asked."""
NEVER = 90.0
"""Seconds after which a player gives up waiting."""
GAMES = (
    ("connect-four", {"seat-1": "bot", "level-1": "steady"}),
    ("tic-tac-toe", {"seat-1": "bot", "level-1": "novice"}),
    ("steam-rollers", {"players": "4", **{f"level-{n}": "novice" for n in (1, 2, 3)}}),
    ("train-rush", {"players": "3", **{f"level-{n}": "steady" for n in (1, 2)}}),
)


class Lost(Exception):
    """Something that was promised did not hold."""


class Player(threading.Thread):
    """Plays one game after the other against bots and remembers every move that was answered."""

    def __init__(self, house: House, number: int) -> None:
        super().__init__(daemon=True)
        self.house, self.number, self.rng = house, number, random.Random(number)
        self.visitor: Visitor | None = None
        self.games: list[tuple[Seat, list[object]]] = []
        """Every table, with what was answered there."""
        self.over: list[str] = []
        self.waits: list[tuple[float, str]] = []
        """Seconds from a move, or the last deed if that was later, to the next move of a bot; that deed."""
        self.steps = 0
        """How often something had happened."""
        self.late: list[str] = []
        """Moves that were refused because something else had happened meanwhile."""
        self.stop = threading.Event()
        self.error = ""

    def run(self) -> None:
        try:
            while not self.stop.is_set():
                self.play(self.sit_down())
        except Exception as error:
            self.error = f"{type(error).__name__}: {error}"

    def again(self, deed: Callable[[], httpx.Response]) -> httpx.Response | None:
        """Until it is answered, as the page does; None: it is time to stop."""
        while not self.stop.is_set():
            with contextlib.suppress(httpx.TransportError):
                answer = deed()
                if answer.status_code != 503:
                    return answer
            time.sleep(0.1)
        return None

    def sit_down(self) -> Seat | None:
        while self.visitor is None:
            with contextlib.suppress(httpx.TransportError, KeyError):
                visitor = Visitor(self.house.server.url)
                visitor.token  # noqa: B018
                self.visitor = visitor
        visitor, (game, form) = self.visitor, GAMES[self.number % len(GAMES)]
        answer = self.again(lambda: visitor.post("/tables", game=game, **{"seat-0": "me", **form}))
        if answer is None:
            return None
        if answer.status_code != 303:
            raise Lost(f"no new table: {answer.status_code} {answer.text[:200]}")
        return Seat(visitor, answer.headers["location"])

    def play(self, seat: Seat | None) -> None:
        if seat is None:
            return
        answered: list[object] = []
        self.games.append((seat, answered))
        asked, number = time.monotonic(), 0
        while (page := self.again(seat.get)) is not None:
            if page.status_code != 200:
                raise Lost(f"{seat.path}: {page.status_code} {page.text[:200]}")
            if 'class="prompt over"' in page.text:
                self.over.append(seat.path.removeprefix("/tables/"))
                return
            decision, options = options_of(page.text)
            now, since = time.monotonic(), max(asked, self.house.since)
            moved = number_of(page.text)
            if moved > number:
                if number:  # otherwise the first look, perhaps at a move of one's own
                    self.waits.append((max(0.0, now - since), self.house.last))
                asked, number = now, moved
                self.steps += 1
            if not options:
                if now - since > NEVER:
                    raise Lost(f"{seat.path}: no bot has moved for {NEVER} s")
                time.sleep(LOOKING)
                continue
            action, key = self.rng.choice(options), f"{decision}-{self.rng.random()}"
            answer = self.again(lambda: seat.move(action, decision, key))  # noqa: B023
            if answer is None:
                return
            if answer.status_code == 409:  # the page looks again, so does this player
                self.late.append(f"{seat.path}: {action} for decision {decision}")
            elif answer.status_code != 200:
                raise Lost(f"{seat.path}: {answer.status_code} {answer.text[:200]} for {action}")
            else:
                answered.append(action)
                number = 0
            asked = time.monotonic()

    def check(self) -> Iterator[str]:
        """What of the answered moves is missing or twice there."""
        for seat, answered in self.games:
            if seat.path.removeprefix("/tables/") in self.house.broken:
                continue
            lines = seat.record()[1:]
            stored = [line["do"] for line in lines if line.get("seat") == 0 and not line.get("auto")]
            if stored[: len(answered)] != answered or len(stored) > len(answered) + 1:
                yield f"{seat.path}: {len(answered)} moves were answered, {len(stored)} are there"


def number_of(page: str) -> int:
    """The number of the table's last event."""
    found = re.search(r'data-number="(\d+)"', page)
    return int(found[1]) if found else 0
