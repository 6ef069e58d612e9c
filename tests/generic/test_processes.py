"""The same seed gives the same bytes in every process, whatever order sets have there."""

import os
import subprocess
import sys
from hashlib import sha256

import pytest

from engineshed.kernel import games
from tests.generic.stories import Story

ELSEWHERE = """
import sys
from tests.generic.test_processes import played
print(played(sys.argv[1]))
"""


def played(name: str) -> str:
    """The fingerprint of one random game: its record and the dump of its last state."""
    game = games()[name]
    story = Story(game, next(iter(game.configurations())))
    story.play_one(0)
    return sha256(story.records[0].text().encode() + story.ends[0].dump()).hexdigest()


@pytest.mark.parametrize("name", games())
def test_a_game_is_the_same_in_another_process(name: str) -> None:
    found = {played(name)}
    for seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-c", ELSEWHERE, name],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        found.add(run.stdout.strip())
    assert len(found) == 1
