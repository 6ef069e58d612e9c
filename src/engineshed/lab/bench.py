"""Benchmarks: work per second of process CPU time, beside a reference loop measured in the same run."""

import json
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Final, TypeAlias, cast

from engineshed.kernel import BadSetup, games
from engineshed.lab import reference
from engineshed.lab.bench_games import game_benchmarks
from engineshed.lab.bench_kernel import kernel_benchmarks, peer_benchmarks

Work: TypeAlias = Callable[[], int]
"""Does something and returns how many times it did it."""

ROUNDS: Final = 5
SECONDS: Final = 0.6
SLOWER: Final = 0.7
"""A ratio below this share of last time's counts as slower; smaller differences may be noise."""


def benchmarks(only: str = "") -> dict[str, Callable[[], Work]]:
    """What prepares each benchmark, by the name of the benchmark; the peers come with the kernel."""
    found = kernel_benchmarks() | peer_benchmarks()
    for game in games().values():
        found |= game_benchmarks(game)
    begins = ("kernel/", "peer/") if only in ("kernel", "kernel/") else (only,)
    wanted = {name: make for name, make in found.items() if name.startswith(begins)}
    if not wanted:
        raise BadSetup(f"no benchmark begins with {only!r}; there are {', '.join(found)}")
    return wanted


def measure(chosen: dict[str, Work], done: Callable[[str], None] = lambda name: None) -> dict[str, object]:
    """What `bench --json` prints: medians of five rounds, each with the yardstick and everything once."""
    yardstick: list[float] = []
    figures: dict[str, list[float]] = {name: [] for name in chosen}
    for _ in range(ROUNDS):
        yardstick.append(reference.moves_per_second(SECONDS))
        for name, work in chosen.items():
            figures[name].append(per_second(work))
            done(name)
    base = median(yardstick)
    return {
        "reference_per_s": round(base),
        "results": [_figure(name, median(speeds), base) for name, speeds in figures.items()],
    }


def compared(report: dict[str, object], last: dict[str, float]) -> list[str]:
    """Put the ratio of last time beside each figure; the names of those that have become slower."""
    slower = []
    for line in cast("list[dict[str, object]]", report["results"]):
        before = last.get(str(line["name"]))
        if before:
            line["change"] = round(cast(float, line["ratio"]) / before, 3)
            if cast(float, line["ratio"]) < SLOWER * before:
                slower.append(str(line["name"]))
    return slower


def read_results(file: Path) -> dict[str, float]:
    """The ratios written last time, by benchmark; none if there is no such file yet."""
    if not file.exists():
        return {}
    return {name: float(ratio) for name, ratio in json.loads(file.read_text(encoding="utf-8")).items()}


def write_results(report: dict[str, object], file: Path) -> None:
    """The ratios for next time; benchmarks that were not run keep theirs."""
    lines = cast("list[dict[str, object]]", report["results"])
    ratios = read_results(file) | {str(line["name"]): cast(float, line["ratio"]) for line in lines}
    file.write_text(json.dumps(dict(sorted(ratios.items())), indent=1) + "\n", encoding="utf-8")


def per_second(work: Work) -> float:
    count, start = 0, time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        count += work()
    return count / spent


def _figure(name: str, speed: float, base: float) -> dict[str, object]:
    return {
        "name": name,
        "per_s": round(speed, 1),
        "us": round(1e6 / speed, 3),
        "ratio": float(f"{speed / base:.4g}"),
    }
