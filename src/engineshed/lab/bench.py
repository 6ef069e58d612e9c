"""How fast? Work per second of process CPU time, beside the yardstick measured in the same run."""

import time
from collections.abc import Callable
from statistics import median
from typing import Final, TypeAlias

from engineshed.kernel import BadSetup, games
from engineshed.lab import reference
from engineshed.lab.bench_games import game_benchmarks
from engineshed.lab.bench_kernel import kernel_benchmarks, peer_benchmarks

Work: TypeAlias = Callable[[], int]
"""Does something and returns how many times it did it."""

ROUNDS: Final = 5
SECONDS: Final = 0.6


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
        "ratio": round(speed / base, 5),
    }
