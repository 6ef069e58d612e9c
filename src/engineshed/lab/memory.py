"""The memory of a training: the latest positions and their targets."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import numpy as np

from engineshed.bots.network import Floats
from engineshed.lab.selfplay import Lesson

MEMORY: Final = 300_000
"""Positions, the latest."""
MINIBATCH: Final = 256


class Memory:
    """The latest positions with their targets."""

    def __init__(self) -> None:
        self.rows: list[np.ndarray[tuple[int, int], np.dtype[np.float16]]] = []
        self.chances: list[Floats] = []
        self.scores: list[Floats] = []

    def __len__(self) -> int:
        return sum(map(len, self.rows))

    def add(self, lesson: Lesson, chances: Floats, scores: Floats) -> None:
        self.rows.append(lesson.rows)
        self.chances.append(chances)
        self.scores.append(scores)
        while len(self) > MEMORY and len(self.rows) > 1:
            for held in (self.rows, self.chances, self.scores):
                held.pop(0)

    def everything(self) -> tuple[Floats, Floats, Floats]:
        """Rows, chances, scores."""
        rows = np.concatenate(self.rows).astype(np.float32)
        return rows, np.concatenate(self.chances), np.concatenate(self.scores)

    def minibatches(self, count: int, rng: np.random.Generator) -> Iterator[tuple[Floats, Floats, Floats]]:
        """How many random handfuls."""
        rows = np.concatenate(self.rows)
        chances, scores = np.concatenate(self.chances), np.concatenate(self.scores)
        for _ in range(count):
            some = rng.integers(len(rows), size=MINIBATCH)
            yield rows[some].astype(np.float32), chances[some], scores[some]

    def save(self, file: Path) -> None:
        rows, chances, scores = (np.concatenate(held) for held in (self.rows, self.chances, self.scores))
        with file.open("wb") as stream:
            np.savez(stream, rows=rows, chances=chances, scores=scores)

    def load(self, file: Path) -> None:
        with np.load(file) as arrays:
            self.rows, self.chances, self.scores = [arrays["rows"]], [arrays["chances"]], [arrays["scores"]]
