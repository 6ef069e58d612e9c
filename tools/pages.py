"""How fast the pages of late games are: rendering, undo, first load in Chromium.

python -m tools.pages
"""

import os
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.server.running import Cold
from tests.server.visitor import Seat, Visitor

from engineshed.kernel import Position
from engineshed.kernel.play import Match, Record, load_record, resume
from engineshed.web.table import table_page
from engineshed.web.table.scene import Frame, Player, TableScene, Viewpoint

RECORDS = Path(__file__).parent.parent / "tests" / "records"
GAMES = ("age-of-steam", "russian-railroads", "railroad-revolution", "steam-rollers", "train-rush")
MOMENTS = 24
TIMES = 5


def milliseconds(deed: Callable[[], object], clock: Callable[[], float]) -> float:
    start = clock()
    deed()
    return (clock() - start) * 1000


def rendering(match: Match[Position]) -> list[float]:
    """CPU time of the whole table for the seat that decides, at moments of the second half."""
    count = len(match.moves)
    players = [Player(f"Player {n}", str(n), False) for n in range(match.state.setup.players)]
    found = []
    for step in range(MOMENTS):
        seen = Match(match.at(count // 2 + step * (count // 2) // MOMENTS))
        seen.moves, seen.tape = match.moves, match.tape  # the log as it is at the end
        seat = seen.state.waiting()[0]

        def page(seen: Match[Position] = seen, seat: int = seat) -> str:
            return table_page.fragment(TableScene(seen, Viewpoint("en", seat, (seat,)), Frame("/t", players)))

        page()
        found.append(statistics.median(milliseconds(page, time.process_time) for _ in range(TIMES)))
    return found


def seated(visitor: Visitor, record: Record) -> Seat:
    """The visitor late in a game, at the turn of the first seat."""
    files = {"record": ("game.jsonl", record.text().encode())}
    whole = visitor.http.post("/records", files=files, headers=visitor.token).headers["location"]
    late = [n for n, move in enumerate(record.moves()) if move.seat == 0 and not move.auto][-8]
    answer = Seat(visitor, whole).post("/fork", moves=str(late), seat="0")
    return Seat(visitor, answer.headers["location"])


def undoing(seat: Seat) -> list[float]:
    """Answers to Undo and Undo turn, with the page that they bring, one after the other."""
    headers = {**seat.visitor.token, "x-part": "table"}

    def undo(turn: str) -> None:
        answer = seat.visitor.http.post(f"{seat.path}/undo", data={"turn": turn}, headers=headers)
        answer.raise_for_status()

    undo("false")
    return [
        milliseconds(lambda turn=turn: undo(turn), time.perf_counter) for turn in ("false", "true") * TIMES
    ]


def loading(browser: Browser, seat: Seat, url: str) -> list[float]:
    """From the address to the load event, each time with an empty cache."""
    found = []
    for _ in range(TIMES):
        context = browser.new_context(viewport={"width": 1440, "height": 900})
        cookies = [
            {"name": c.name, "value": c.value or "", "url": url} for c in seat.visitor.http.cookies.jar
        ]
        context.add_cookies(cookies)  # type: ignore[arg-type]
        page = context.new_page()
        page.goto(url + seat.path, wait_until="load")
        found.append(float(page.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd")))
        context.close()
    return found


def main() -> None:
    print("| game | page: CPU ms | at worst | undo ms | at worst | first load ms | at worst |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Cold(Path(folder) / "house.db")
        server.start()
        path = os.environ.get("CHROMIUM")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for game in GAMES:
            record = load_record(
                max((RECORDS / game).glob("*.jsonl"), key=lambda file: file.stat().st_size).read_text("utf-8")
            )
            pages = rendering(resume(record)[0])
            seat = seated(Visitor(server.url), record)
            seat.page()
            undos = undoing(seat)
            loads = loading(browser, seat, server.url)
            columns = [f"{figure(all_)} " for all_ in (pages, undos, loads) for figure in (_median, _worst)]
            print(f"| {game} | {'| '.join(columns)}|", flush=True)
        browser.close()
        server.stop()


def _median(found: list[float]) -> str:
    return f"{statistics.median(found):.1f}"


def _worst(found: list[float]) -> str:
    return f"{max(found):.1f}"


if __name__ == "__main__":
    main()
