"""Tables that look the same to a viewer, at many moments of whole games: every answer compared, pages timed.

    python -m tools.twins --every 5 --samples 9 --only train-rush

Times are what a page costs the server's processor, with nothing at hand from before, the two tables in turn.
What one of them takes longer is told as a share, in the median over all moments, with the range in which
nineteen of twenty moments lie.
"""

import argparse
import json
import logging
import tempfile
from pathlib import Path

from tests.server.twin_tables import House, stillness, walk
from tests.web.test_leaks import OPEN

from engineshed.kernel import games


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
                    found = walk(house, options.seed, options.every, options.samples)
            finally:
                house.close()
        shares = sorted(second / first - 1 for twins in found for first, second in twins.times)
        edge = len(shares) // 40
        told = {
            "game": game,
            "moments": len(shares),
            "answers": sum(twins.compared for twins in found),
            "kB": sum(twins.bytes for twins in found) // 1000,
            "longer in the median, %": round(100 * shares[len(shares) // 2], 2),
            "of moments, %": [round(100 * share, 1) for share in (shares[edge], shares[-1 - edge])],
        }
        print(json.dumps(told), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
