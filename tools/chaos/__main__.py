"""`python -m tools.chaos`: rounds of it, and their tally."""

import argparse
import json
import random
import signal
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Final, cast

from tools.chaos import chaos
from tools.chaos.house import KILLS

ROUND: Final = 100
"""Kills in one house."""
KINDS: Final = ("sqlite", "postgresql")


def main() -> int:
    parser = argparse.ArgumentParser(description="Things that go wrong while bots and people play.")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--cold", action="store_true", help="the server reads everything anew at each start")
    parser.add_argument("--only", choices=KINDS)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument(
        "--tally", type=Path, help="a file with a line for each round; what it has is not done again"
    )
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # the house is closed and its disk taken away
    failed = False
    for kind in (options.only,) if options.only else KINDS:
        rounds = [r for r in told(options.tally) if r["database"] == kind]
        while (left := options.kills - killed(rounds)) > 0:
            seed = options.seed + len(rounds)
            random.seed(seed)
            found = chaos(kind, min(ROUND, left), options.players, seed, cold=options.cold)
            found = {"database": kind, "seed": seed, **found}
            rounds.append(found)
            if options.tally:
                with options.tally.open("a") as file:
                    file.write(json.dumps(found) + "\n")
        print(json.dumps(summed(rounds), indent=1), flush=True)
        failed |= any(r["lost"] for r in rounds)
    return 1 if failed else 0


def told(tally: Path | None) -> list[dict[str, object]]:
    return [json.loads(line) for line in tally.read_text().splitlines()] if tally and tally.exists() else []


def deeds_of(rounds: list[dict[str, object]]) -> Counter[str]:
    deeds = Counter[str]()
    for r in rounds:
        deeds.update(cast("dict[str, int]", r["deeds"]))
    return deeds


def killed(rounds: list[dict[str, object]]) -> int:
    """Processes that were killed or stopped, not every deed."""
    deeds = deeds_of(rounds)
    return sum(deeds[deed] for deed in KILLS)


def summed(rounds: list[dict[str, object]]) -> dict[str, object]:
    """All rounds of one database as one."""
    after = [cast("dict[str, float]", r["bots moved again after"]) for r in rounds]
    return {
        "database": rounds[0]["database"],
        "rounds": len(rounds),
        "kills": killed(rounds),
        "deeds": dict(deeds_of(rounds)),
        **{word: sum(cast(int, r[word]) for r in rounds) for word in ("tables", "moves", "waits", "seconds")},
        "bots moved again after, at worst": max(times["at worst"] or 0.0 for times in after),
        "late": [line for r in rounds for line in cast("list[str]", r["late"])],
        "lost": [line for r in rounds for line in cast("list[str]", r["lost"])],
    }


if __name__ == "__main__":
    raise SystemExit(main())
