"""Work on a real Ray cluster of this machine: the same results, and a lost worker costs only its task."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from engineshed.kernel import BadSetup
from engineshed.lab.arena import Arena
from engineshed.lab.pool import in_order, spread

pytestmark = pytest.mark.xdist_group("ray")


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    import ray

    # Workers find this module by the path of the tests' own process.
    root = str(Path(__file__).parents[2])
    os.environ["PYTHONPATH"] = os.pathsep.join([root, *filter(None, [os.environ.get("PYTHONPATH")])])
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
    yield
    ray.shutdown()


def lost_once(mark: str) -> str:
    """Kills its worker the first time."""
    path = Path(mark)
    if not path.exists():
        path.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return path.name


def refuse(number: int) -> int:
    raise ValueError(f"not {number}")


def test_work_is_done_and_comes_in_order() -> None:
    assert sorted(spread(abs, range(-9, 1), 2, "ray")) == list(range(10))
    assert list(in_order(abs, range(-9, 1), 2, "ray")) == list(range(9, -1, -1))


def test_a_lost_worker_costs_only_its_task(tmp_path: Path) -> None:
    marks = [str(tmp_path / name) for name in ("one", "two")]
    assert sorted(spread(lost_once, marks, 2, "ray")) == ["one", "two"]


def test_an_error_is_the_callers() -> None:
    with pytest.raises(ValueError, match="not 3"):
        list(spread(refuse, [3], 2, "ray"))


def results(arena: Arena) -> list[dict[str, object]]:
    """What came out, without how long it took."""
    bots = cast("list[dict[str, object]]", arena.summary()["bots"])
    return [{name: value for name, value in bot.items() if not name.endswith("_ms")} for bot in bots]


def test_an_arena_tells_the_same_here_and_there() -> None:
    here, there = (Arena("tic-tac-toe", 2, {}, ["steady", "random"], 60, 3) for _ in range(2))
    here.run(1)
    there.run(2, on="ray")
    assert [outcome.scores for outcome in here.outcomes] == [outcome.scores for outcome in there.outcomes]
    assert results(here) == results(there)


def test_another_word_is_refused() -> None:
    with pytest.raises(BadSetup, match="--on dask: write ray"):
        list(spread(abs, [1], 2, "dask"))
