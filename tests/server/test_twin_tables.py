"""Two tables that a viewer cannot tell apart: every answer of the house is the same, and takes as long."""

from pathlib import Path
from statistics import median

import pytest

from engineshed.kernel import games
from tests.server.apart import in_a_thread
from tests.server.twin_tables import House, stillness, walk
from tests.web.test_leaks import OPEN

MOMENTS = {"rock-paper-scissors": 1, "age-of-steam": 12}
"""Every so manieth move of a whole game; `python -m tools.twins` looks at all of them."""
USUAL = 120
SAMPLES = 6


@pytest.mark.parametrize("game", sorted(set(games()) - set(OPEN)))
def test_every_answer_is_the_same(game: str, tmp_path: Path) -> None:
    in_a_thread(compare, game, tmp_path)


def compare(game: str, folder: Path) -> None:
    house = House(folder, games()[game])
    try:
        with stillness():
            found = walk(house, 3, MOMENTS.get(game, USUAL), SAMPLES)
    finally:
        house.close()
    assert sum(twins.compared for twins in found) > 100
    # Processor time, not the clock's: other work beside it counts for nothing. Half as much again would show.
    ratios = [second / first for twins in found for _, first, second in twins.times]
    assert 0.67 < median(ratios) < 1.5
