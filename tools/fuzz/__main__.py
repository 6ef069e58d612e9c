"""`python -m tools.fuzz`: parts of it, and their tally."""

import argparse
import json
import logging
import sys
import tempfile
import time
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Final, cast

from tests.server.postgres import Cluster
from tools.fuzz import fuzz

GAMES: Final = (
    *("tic-tac-toe", "age-of-steam", "russian-railroads"),
    *("railroad-revolution", "steam-rollers", "train-rush"),
)
KINDS: Final = ("sqlite", "postgresql")


def main() -> int:
    logging.getLogger("httpx").setLevel(logging.WARNING)
    parser = argparse.ArgumentParser(description="Requests that make no sense, over every route.")
    parser.add_argument("--requests", type=int, default=3000)
    parser.add_argument("--part", type=int, default=20_000, help="requests to one house")
    parser.add_argument("--only", choices=KINDS)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument(
        "--tally", type=Path, help="a file with a line for each part; what it has is not done again"
    )
    options = parser.parse_args()
    failed = False
    for kind in (options.only,) if options.only else KINDS:
        parts = [part for part in told(options.tally) if part["database"] == kind]
        while (left := options.requests - sum(cast(int, part["requests"]) for part in parts)) > 0:
            seed = options.seed + len(parts)
            parts.append({"database": kind, "seed": seed, **one(kind, min(options.part, left), seed)})
            if options.tally:
                with options.tally.open("a") as file:
                    file.write(json.dumps(parts[-1]) + "\n")
        print(json.dumps(summed(kind, parts), indent=1), flush=True)
        failed |= any(part["failed"] or part["changed"] for part in parts)
    return 1 if failed else 0


def one(kind: str, requests: int, seed: int) -> dict[str, object]:
    with tempfile.TemporaryDirectory() as folder:
        cluster = Cluster() if kind == "postgresql" else None
        try:
            database = cluster.database() if cluster else str(Path(folder) / "house.db")
            return fuzz(database, requests, seed, GAMES, partial(print, file=sys.stderr))
        finally:
            if cluster:
                cluster.stop()


def told(tally: Path | None) -> list[dict[str, object]]:
    return [json.loads(line) for line in tally.read_text().splitlines()] if tally and tally.exists() else []


def summed(kind: str, parts: list[dict[str, object]]) -> dict[str, object]:
    """All parts on one database as one."""
    answers = Counter[str]()
    for part in parts:
        answers.update({str(code): n for code, n in cast("dict[str, int]", part["answers"]).items()})
    return {
        "database": kind,
        "parts": len(parts),
        **{word: sum(cast(int, part[word]) for part in parts) for word in ("requests", "changed", "seconds")},
        "routes": max(cast(int, part["routes"]) for part in parts),
        "answers": dict(sorted(answers.items())),
        "memory in MB": [part["memory in MB"] for part in parts],
        "slowest": [part["slowest"] for part in parts],
        "failed": [line for part in parts for line in cast("list[str]", part["failed"])],
    }


if __name__ == "__main__":
    raise SystemExit(main())
