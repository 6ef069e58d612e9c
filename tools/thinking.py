"""Four tables of bots on a local server: how long each answer takes, and pages for a person meanwhile.

python -m tools.thinking steady 60
"""

import sqlite3
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path

from tests.server.running import Cold
from tests.server.visitor import Visitor

GAMES = ("age-of-steam", "russian-railroads", "railroad-revolution", "train-rush")
PLAYERS = 4
WARM = 5.0
"""Seconds that are not counted: the workers start, and read the games' boards."""


def answers(database: Path, since: float) -> dict[str, list[float]]:
    """The time from each move of a table to the next, by game. Forced moves come with the one before."""
    rows = sqlite3.connect(database).execute(
        "SELECT tables.id, game, at FROM events JOIN tables ON tables.id = table_id"
        " WHERE kind = 'play' AND at > ? ORDER BY table_id, events.number",
        (since,),
    )
    found: dict[str, list[float]] = {game: [] for game in GAMES}
    for (table, game, before), (same, _, after) in pairwise(rows):
        if table == same and after - before > 0.0005:
            found[game].append(after - before)
    return found


def line(name: str, times: list[float]) -> str:
    ordered = sorted(times)
    figures = [ordered[min(len(ordered) - 1, int(len(ordered) * share))] for share in (0.5, 0.95, 0.99, 1)]
    return f"| {name} | {len(ordered)} | {' | '.join(f'{figure:.3f}' for figure in figures)} |"


def main(level: str = "steady", seconds: str = "60") -> None:
    with tempfile.TemporaryDirectory() as folder:
        database, pages = Path(folder) / "house.db", []
        server = Cold(database, workers=2)
        server.start()
        bots = {key: value for n in range(PLAYERS) for key, value in seat(n, level).items()}
        tables = [Visitor(server.url).open_table(game, players=str(PLAYERS), **bots) for game in GAMES]
        time.sleep(WARM)
        begun = time.time()
        while time.time() < begun + float(seconds):
            for table in tables:
                start = time.perf_counter()
                table.page()
                pages.append(time.perf_counter() - start)
                time.sleep(0.25)
        server.stop()
        found = answers(database, begun)
    print("| s | number | median | 95 % | 99 % | longest |")
    print("| --- | --- | --- | --- | --- | --- |")
    for game, times in found.items():
        if times:
            print(line(game, times))
    print(line("all answers", [took for times in found.values() for took in times]))
    print(line("pages", pages))


def seat(number: int, level: str) -> dict[str, str]:
    """A bot's seat in the form of a new table."""
    return {f"seat-{number}": "bot", f"level-{number}": level}


if __name__ == "__main__":
    main(*sys.argv[1:])
