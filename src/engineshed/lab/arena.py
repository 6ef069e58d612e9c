"""Which bot is better? Games until the answer is clear.

Every game has a deal of its own. From other seats the same deal is often nearly the same game, where the
others play by rote: in Age of Steam, with the order drawn by lot, move by move. Such games count only once.
"""

import time
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import Final

from engineshed.kernel import Settings, find_game
from engineshed.lab.kept import Kept, read
from engineshed.lab.playing import Outcome, Task, play_out, rotated
from engineshed.lab.pool import in_order
from engineshed.lab.series import Series
from engineshed.lab.stats import mean, wilson, winnings

FEWEST: Final = 12
CLEAR: Final = 40.0
"""How far money has to grow by bets for or against a share (`stats.winnings`): chance does it at most once in
forty series on either side, so that what is called clear is wrong at most once in twenty."""


class Arena(Series):
    """The first bot against the others, from every seat in turn."""

    def __init__(
        self,
        game: str,
        players: int,
        settings: Settings,
        bots: list[str],
        games: int,
        seed: int,
        thinking: float = 0.0,
        fewest: int = FEWEST,
        iterations: int = 0,
        wanted: float | None = None,
        keep: Path | None = None,
        records: Path | None = None,
    ) -> None:
        super().__init__(game, players, settings, bots, games, seed)
        self.thinking = thinking
        self.fewest = fewest
        """Games that are played however clear it looks before."""
        self.iterations = iterations
        """Trials per decision, the same on any machine; 0: the clock decides."""
        self.wanted = self.bots.count(self.bots[0]) / players if wanted is None else wanted
        """The share in question: by default the fair one."""
        self.kept = Kept(keep, self.facts())
        self.records = records
        """The folder for whole games, to be read or reviewed."""

    @classmethod
    def kept_in(cls, file: Path) -> "Arena":
        """An arena with the games of a file, of which none is played again."""
        head, *games = read(file)
        of = (head["game"], head["players"], head["settings"], head["bots"], len(games), head["seed"])
        arena = cls(*of, head["seconds"], iterations=head["iterations"], keep=file)
        arena.outcomes = list(arena.kept.outcomes(arena.tasks()))
        return arena

    def facts(self) -> dict[str, object]:
        """What is measured."""
        return {
            "game": self.game,
            "rules": find_game(self.game).version,
            "players": self.players,
            "settings": self.settings,
            "bots": self.bots,
            "seed": self.seed,
            "seconds": self.thinking,
            "iterations": self.iterations,
        }

    def tasks(self) -> Iterator[Task]:
        for number in range(self.games):
            bots, seed = rotated(self.bots, number), self.seed_of(number)
            yield Task(
                self.game,
                self.players,
                self.settings,
                bots,
                seed,
                thinking=self.thinking,
                iterations=self.iterations,
                record=self.records is not None,
            )

    def run(
        self, jobs: int = 1, played: Callable[[Outcome], None] = lambda outcome: None, on: str = ""
    ) -> None:
        start, tasks = time.perf_counter(), self.tasks()
        for outcome in chain(self.kept.outcomes(tasks), self._fresh(tasks, jobs, on)):
            self.outcomes.append(outcome)
            played(outcome)
            if self.clear():
                break
        self.seconds = time.perf_counter() - start

    def _fresh(self, tasks: Iterator[Task], jobs: int, on: str) -> Iterator[Outcome]:
        for outcome in in_order(play_out, tasks, jobs, on):
            self.kept.add(outcome, self.bots[0])
            self._write_record(outcome)
            yield outcome

    def _write_record(self, outcome: Outcome) -> None:
        """A file for the whole game: its number, and the seat of the bot in question."""
        if self.records is not None:
            self.records.mkdir(parents=True, exist_ok=True)
            name = f"{len(self.outcomes) + 1:03}-seat-{outcome.task.bots.index(self.bots[0])}.jsonl"
            self.records.joinpath(name).write_text(outcome.record, encoding="utf-8")

    def clear(self) -> bool:
        """Whether the first bot's share is surely above or surely below the one in question."""
        whole = len(self.outcomes) % self.players == 0  # from every seat equally often
        return whole and len(self.outcomes) >= self.fewest and bool(self.verdict())

    def verdict(self) -> str:
        """Where the first bot's share surely lies: "above" or "below" the one in question; "" if unclear."""
        first = self.bots[0]
        if len(set(self.bots)) == 1:
            return ""
        results = [_wins(outcome, first) for outcome in self.outcomes]
        if winnings(results, self.wanted) >= CLEAR:
            return "above"
        if winnings([1 - result for result in results], 1 - self.wanted) >= CLEAR:
            return "below"
        return ""

    def summary(self) -> dict[str, object]:
        """What `arena --json` prints."""
        return {
            "bots": [self.line(bot) for bot in dict.fromkeys(self.bots)],
            "games": len(self.outcomes),
            "clear": self.verdict(),
            "seconds": round(self.seconds, 3),
        }

    def line(self, bot: str) -> dict[str, object]:
        """One bot's share of all games with its interval, its points and its times."""
        wins, games = self.wins(bot), len(self.outcomes)
        low, high = wilson(wins, games)
        score = mean(
            [
                points
                for outcome in self.outcomes
                for level, points in zip(outcome.task.bots, outcome.scores, strict=False)
                if level == bot
            ]
        )
        times = sorted(1000 * s for outcome in self.outcomes for level, s in outcome.thought if level == bot)
        return {
            "name": bot,
            "share": round(wins / games, 4) if games else 0.0,
            "low": round(low, 4),
            "high": round(high, 4),
            "mean_score": None if score is None else round(score, 2),
            "median_ms": round(times[len(times) // 2], 3) if times else None,
            "p99_ms": round(times[len(times) * 99 // 100], 3) if times else None,
        }

    def wins(self, bot: str) -> float:
        """Of all its seats, ties split."""
        return sum(_wins(outcome, bot) for outcome in self.outcomes)


def _wins(outcome: Outcome, bot: str) -> float:
    return sum(won for level, won in zip(outcome.task.bots, outcome.wins, strict=True) if level == bot)
