"""Many games between bots: who wins, from which seat, how fast."""

import time
from collections.abc import Callable, Iterator

from engineshed.kernel import Seat, Settings
from engineshed.lab.playing import Outcome, Task, play_out, rotated
from engineshed.lab.pool import spread
from engineshed.lab.series import Series
from engineshed.lab.stats import mean, wilson


class Simulation(Series):
    """All games of a series, whatever comes out."""

    def __init__(
        self,
        game: str,
        players: int,
        settings: Settings,
        bots: list[str],
        games: int,
        seed: int,
        watch: bool = False,
    ) -> None:
        super().__init__(game, players, settings, bots, games, seed)
        self.watch = watch

    def tasks(self) -> Iterator[Task]:
        """The bots sit on every seat in turn."""
        for number in range(self.games):
            bots, seed = rotated(self.bots, number), self.seed_of(number)
            yield Task(self.game, self.players, self.settings, bots, seed, self.watch)

    def run(
        self, jobs: int = 1, played: Callable[[Outcome], None] = lambda outcome: None, on: str = ""
    ) -> None:
        start = time.perf_counter()
        for outcome in spread(play_out, self.tasks(), jobs, on):
            self.outcomes.append(outcome)
            played(outcome)
        self.outcomes.sort(key=lambda outcome: outcome.task.seed)
        self.seconds = time.perf_counter() - start

    def summary(self) -> dict[str, object]:
        """What `simulate --json` prints."""
        seconds = max(self.seconds, 1e-9)
        played = [
            (outcome, seat) for outcome in self.outcomes if outcome.finished for seat in range(self.players)
        ]
        return {
            "game": self.game,
            "players": self.players,
            "games": self.games,
            "finished": sum(outcome.finished for outcome in self.outcomes),
            "seconds": round(self.seconds, 3),
            "games_per_s": round(len(self.outcomes) / seconds, 3),
            "decisions_per_s": round(sum(outcome.decisions for outcome in self.outcomes) / seconds, 1),
            "by_bot": [
                {"bot": bot, **_line([pair for pair in played if pair[0].task.bots[pair[1]] == bot])}
                for bot in dict.fromkeys(self.bots)
            ],
            "by_seat": [
                {"seat": seat, **_line([pair for pair in played if pair[1] == seat])}
                for seat in range(self.players)
            ],
        }


def _line(played: list[tuple[Outcome, Seat]]) -> dict[str, object]:
    """Wins and points of some seats of some games."""
    games = len({outcome.task.seed for outcome, _ in played})
    wins = sum(outcome.wins[seat] for outcome, seat in played)
    score = mean([outcome.scores[seat] for outcome, seat in played if outcome.scores])
    return {
        "wins": round(wins, 3),
        "win_share": round(wins / games, 4) if games else 0.0,
        "ci95": [round(end, 4) for end in wilson(wins, games)],
        "mean_score": None if score is None else round(score, 2),
    }
