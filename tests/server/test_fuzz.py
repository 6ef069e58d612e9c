"""Whatever is sent, wherever: a clear answer, nothing changes, nothing grows."""

from typing import cast

import pytest
from tools.fuzz import fuzz

pytestmark = pytest.mark.xdist_group("postgres")
REQUESTS = 1500
"""On each database; `python -m tools.fuzz` sends as many as one likes."""


def test_requests_that_make_no_sense(database: str) -> None:
    found = fuzz(database, REQUESTS, seed=17, games=("tic-tac-toe", "steam-rollers"))
    assert found["failed"] == []
    assert found["changed"] == 0
    memory = cast("list[int]", found["memory in MB"])
    assert memory[-1] < 1.25 * memory[1]
