"""The games of an arena, kept in a file, so that a long measurement can go on another day.

The first line says what is measured, every other one is a game; the next one is begun where they end.
"""

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from engineshed.kernel import BadData
from engineshed.lab.playing import Outcome, Task


def read(file: Path) -> list[dict[str, Any]]:
    """The lines of a file: what is measured, then the games."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


class Kept:
    """A file of games, or none, which forgets everything."""

    def __init__(self, file: Path | None, head: dict[str, object]) -> None:
        self.file = file
        self.head = head

    def outcomes(self, tasks: Iterator[Task]) -> Iterator[Outcome]:
        """The games that are there already; these tasks are used up. BadData if others were measured."""
        if self.file is None:
            return
        if not self.file.exists():
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self._write(self.head)
            return
        head, *games = read(self.file)
        if head != self.head:
            raise BadData(str(self.file), f"this file is about {head}; take another one for {self.head}")
        for told, task in zip(games, islice(tasks, len(games)), strict=False):
            yield Outcome(
                task,
                told["finished"],
                tuple(told["wins"]),
                tuple(told["scores"]),
                told["reason"],
                told["actions"],
                told["decisions"],
                places=tuple(told["places"]),
                thought=tuple((task.bots[told["first"]], ms / 1000) for ms in told["ms"]),
            )

    def add(self, outcome: Outcome, first: str) -> None:
        """Another game, with the times of the bot in question."""
        if self.file is None:
            return
        self._write(
            {
                "finished": outcome.finished,
                "wins": [round(won, 4) for won in outcome.wins],
                "scores": list(outcome.scores),
                "places": list(outcome.places),
                "reason": outcome.reason,
                "actions": outcome.actions,
                "decisions": outcome.decisions,
                "first": outcome.task.bots.index(first),
                "ms": [round(1000 * seconds) for level, seconds in outcome.thought if level == first],
            }
        )

    def _write(self, line: dict[str, object]) -> None:
        assert self.file is not None
        with self.file.open("a", encoding="utf-8") as stream:
            stream.write(json.dumps(line, separators=(",", ":")) + "\n")
