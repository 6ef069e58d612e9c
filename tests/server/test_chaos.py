"""A small round of what `make chaos` does for hours."""

from typing import cast

import pytest
from tools.chaos import chaos

pytestmark = pytest.mark.xdist_group("postgres")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_is_lost_whatever_is_killed(kind: str) -> None:
    found = chaos(kind, kills=6, players=4, seed=5, soon=60.0)
    assert found["lost"] == []
    assert cast(int, found["moves"]) > 0
