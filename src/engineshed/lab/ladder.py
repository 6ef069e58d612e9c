"""A ladder: how strong every level is, from games in which neighbours meet.

Each game is one seat of a level against the rest of another; both ways round, from every seat. Places tell
who beat whom; ratings are those that make what happened most likely (Bradley and Terry, on Elo's scale, 400
points being ten to one), `steady` standing at 1500. Intervals come from drawing the games again, and from
how sharply the likelihood falls: where one level won every game, drawing again tells nothing.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from statistics import fmean, median, quantiles
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engineshed.bots.network import Floats
from engineshed.bots.rungs import FOLDER
from engineshed.kernel import BadSetup, Game, Position, Settings, find_game
from engineshed.lab.arena import Arena
from engineshed.lab.playing import Outcome, Task, line_up, play_out, rotated
from engineshed.lab.pool import in_order
from engineshed.lab.sources import data_folder

ANCHOR: Final = "steady"
HEIGHT: Final = 1500.0
TEN_TO_ONE: Final = 400.0
FAR: Final = 800.0
"""How far from the anchor a level may be before any game is played: nobody is infinitely strong."""
NEIGHBOURS: Final = 2
"""The most rungs between two levels that meet."""
DRAWS: Final = 200
SURE: Final = 1.96
"""Standard deviations to each side of an interval that holds the truth 19 times of 20."""
SCALE: Final = float(np.log(10) / TEN_TO_ONE)


class Ladder:
    """Levels that meet in one game with one number of players."""

    def __init__(
        self,
        game: str,
        players: int,
        settings: Settings,
        levels: list[str],
        games: int,
        seed: int,
        thinking: float = 0.0,
        also: Sequence[Path] = (),
    ) -> None:
        if players < 2:
            raise BadSetup("a ladder needs at least two players; solo games are measured by `simulate`")
        if ANCHOR not in levels or len(set(levels)) < 2:
            raise BadSetup(f"a ladder needs {ANCHOR} and another level")
        self.game = game
        self.players = players
        self.settings = find_game(game).agree(players, settings)
        self.meeting = levels
        """The levels that meet ..."""
        self.outcomes = [outcome for file in also for outcome in self._kept(file)]
        kept = [level for outcome in self.outcomes for level in outcome.task.bots]
        self.levels = list(dict.fromkeys([*levels, *kept]))
        """... and those of games that were played before."""
        self.games = games
        """For every pair that meets."""
        self.seed = seed
        self.thinking = thinking

    def _kept(self, file: Path) -> list[Outcome]:
        """The games that an arena has kept, if they are games of this kind."""
        arena = Arena.kept_in(file)
        if (arena.game, arena.players, arena.settings) != (self.game, self.players, self.settings):
            raise BadSetup(f"{file}: these are other games: {arena.facts()}")
        return arena.outcomes

    def pairs(self) -> list[tuple[str, str]]:
        """Who meets whom."""
        rungs = enumerate(self.meeting)
        return [(one, two) for (a, one), (b, two) in combinations(rungs, 2) if b - a <= NEIGHBOURS]

    def tasks(self) -> Iterator[Task]:
        for pair in self.pairs():
            for number in range(self.games):
                bots = line_up(list(pair if number % 2 else pair[::-1]), self.players)
                seed = self.seed * 1_000_003 + number
                seats = rotated(bots, number // 2)
                yield Task(self.game, self.players, self.settings, seats, seed, thinking=self.thinking)

    def run(
        self, jobs: int = 1, played: Callable[[Outcome], None] = lambda outcome: None, on: str = ""
    ) -> None:
        for outcome in in_order(play_out, self.tasks(), jobs, on):
            self.outcomes.append(outcome)
            played(outcome)

    def summary(self) -> dict[str, object]:
        """What `ladder --json` prints."""
        meetings = [self._meetings(outcome) for outcome in self.outcomes]
        ratings = rate(sum(meetings, start=self._nothing()), self.levels.index(ANCHOR))
        rng, found = np.random.default_rng(self.seed), []
        for _ in range(DRAWS):
            drawn = rng.integers(len(meetings), size=len(meetings))
            again = sum((meetings[number] for number in drawn), start=self._nothing())
            found.append(rate(again, self.levels.index(ANCHOR)))
        low, high = np.percentile(np.array(found), [2.5, 97.5], axis=0)
        give = SURE * spreads(sum(meetings, start=self._nothing()), ratings, self.levels.index(ANCHOR))
        low, high = np.minimum(low, ratings - give), np.maximum(high, ratings + give)
        return {
            "game": self.game,
            "players": self.players,
            "games": len(self.outcomes),
            "levels": [
                {
                    "name": level,
                    "rating": round(float(ratings[number])),
                    "low": round(float(low[number])),
                    "high": round(float(high[number])),
                    **self._facts(level),
                }
                for number, level in enumerate(self.levels)
            ],
        }

    def _nothing(self) -> Floats:
        return np.zeros((len(self.levels), len(self.levels)), dtype=np.float32)

    def _meetings(self, outcome: Outcome) -> Floats:
        """How often each level came in before each other; a tie is half."""
        found = self._nothing()
        seats = [self.levels.index(level) for level in outcome.task.bots]
        for one, two in combinations(range(self.players), 2):
            if seats[one] != seats[two] and outcome.places:
                ahead = outcome.places[two] - outcome.places[one]
                share = 0.5 if not ahead else float(ahead > 0)
                found[seats[one], seats[two]] += share
                found[seats[two], seats[one]] += 1 - share
        return found

    def _facts(self, level: str) -> dict[str, object]:
        scores = [
            score
            for outcome in self.outcomes
            for bot, score in zip(outcome.task.bots, outcome.scores, strict=False)
            if bot == level
        ]
        times = [1000 * s for outcome in self.outcomes for bot, s in outcome.thought if bot == level]
        return {
            "seats": sum(outcome.task.bots.count(level) for outcome in self.outcomes),
            "mean_score": round(fmean(scores), 1) if scores else None,
            "median_ms": round(median(times)) if times else 0,
            "p95_ms": round(quantiles(times, n=20)[-1]) if len(times) > 1 else 0,
        }


def keep(game: Game[Position], summary: Mapping[str, object], command: str) -> Path:
    """Write a ladder beside the game, for `bots/rungs.py` to read."""
    file = data_folder(game, FOLDER) / f"{summary['players']}.json"
    text = json.dumps({**summary, "rules": game.version, "command": command}, indent=2)
    file.write_text(text + "\n", encoding="utf-8")
    return file


def rate(won: Floats, anchor: int) -> Floats:
    """Ratings from how often each row came in before each column; the anchor stays where it is."""
    free = np.arange(len(won)) != anchor
    ratings = np.zeros(len(won))
    for _ in range(200):
        chance = _chances(ratings)
        slope = SCALE * (won - (won + won.T) * chance).sum(axis=1) - ratings / FAR**2
        step = np.linalg.solve(_curve(won, chance)[np.ix_(free, free)], slope[free])
        ratings[free] += np.clip(step, -TEN_TO_ONE, TEN_TO_ONE)
        if np.abs(step).max() < 0.01:
            break
    return np.asarray(ratings + HEIGHT, dtype=np.float32)


def spreads(won: Floats, ratings: Floats, anchor: int) -> Floats:
    """The standard deviation of every rating, from the curvature of the likelihood; the anchor has none."""
    free = np.arange(len(won)) != anchor
    curve = _curve(won, _chances(np.asarray(ratings, dtype=np.float64)))
    found = np.zeros(len(won), dtype=np.float32)
    found[free] = np.sqrt(np.diag(np.linalg.inv(curve[np.ix_(free, free)])))
    return found


def _chances(ratings: NDArray[np.float64]) -> NDArray[np.float64]:
    """How often each row should come in before each column."""
    return np.asarray(1 / (1 + np.exp(-SCALE * (ratings[:, None] - ratings[None, :]))))


def _curve(won: Floats, chance: NDArray[np.float64]) -> NDArray[np.float64]:
    """How sharply the likelihood falls around these chances."""
    bend = SCALE**2 * (won + won.T) * chance * (1 - chance)
    return np.asarray(np.diag(bend.sum(axis=1) + 1 / FAR**2) - bend)
