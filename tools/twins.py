"""Tables that look the same to a viewer, at many moments of whole games: every answer compared, pages timed.

    python -m tools.twins --every 5 --samples 9 --only train-rush

Times are what a page costs the server's processor, with nothing at hand from before, the two tables in turn,
for the pages that cost most. What one of them takes longer is told as a share, in the median over all
moments, with the range in which the true median lies in nineteen of twenty cases: if that range holds 0, the
times tell nothing apart.
"""

import argparse
import json
import logging
import tempfile
from math import ceil, floor
from pathlib import Path
from statistics import median
from typing import Final

from tests.server.twin_tables import House, stillness, walk
from tests.web.test_leaks import OPEN

from engineshed.kernel import games

SLOWEST: Final = ("", "/since/0", "/at/{now}", "/plan/", "/record", "/score", "/moves")
"""Of the pages about a table, those that cost the server most."""


def main() -> int:
    logging.disable()
    parser = argparse.ArgumentParser(description="Tables that look the same to a viewer.")
    parser.add_argument("--every", type=int, default=5, help="moves between two moments")
    parser.add_argument("--samples", type=int, default=9, help="how often a page is timed at each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=sorted(set(games()) - set(OPEN)))
    options = parser.parse_args()
    for game in (options.only,) if options.only else sorted(set(games()) - set(OPEN)):
        with tempfile.TemporaryDirectory() as folder:
            house = House(Path(folder), games()[game])
            try:
                with stillness():
                    found = walk(house, options.seed, options.every, options.samples, SLOWEST)
            finally:
                house.close()
        times = [line for twins in found for line in twins.times]
        told = {
            "game": game,
            "answers": sum(twins.compared for twins in found),
            "kB": sum(twins.bytes for twins in found) // 1000,
            "longer in the median, %": {page or "page": longer(times, page) for page in SLOWEST},
        }
        print(json.dumps(told), flush=True)
    return 0


def longer(times: list[tuple[str, float, float]], page: str) -> dict[str, object]:
    """How much longer the second table takes than the first, in per cent, over all moments."""
    shares = sorted(second / first - 1 for timed, first, second in times if timed == page and first)
    if not shares:
        return {}
    count = len(shares)
    away = 0.98 * count**0.5  # of the median's rank, in nineteen of twenty cases
    low, high = max(0, floor(count / 2 - away)), min(count - 1, ceil(count / 2 + away))
    return {
        "moments": count,
        "ms": round(1000 * median(first for timed, first, _ in times if timed == page), 1),
        "median": round(100 * median(shares), 2),
        "between": [round(100 * shares[low], 2), round(100 * shares[high], 2)],
    }


if __name__ == "__main__":
    raise SystemExit(main())
