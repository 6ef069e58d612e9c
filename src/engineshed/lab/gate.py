"""Decides whether a new network replaces the kept one, by games against it and against `steady`."""

from typing import Final, NamedTuple

from engineshed.lab.stats import wilson

Z: Final = 1.0
"""How sure a gate has to be; a wrong answer is put right by the next one."""


class Meeting(NamedTuple):
    """The result of one player against others who are all alike."""

    games: int
    wins: float
    score: float
    """The mean of its points."""

    @property
    def share(self) -> float:
        return self.wins / self.games

    def facts(self) -> dict[str, float]:
        """For logs and cards."""
        low, high = wilson(self.wins, self.games)
        return {
            "games": self.games,
            "share": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "mean_score": round(self.score, 2),
        }


def is_better(kept: Meeting, steady: Meeting, before: Meeting, players: int) -> bool:
    """Whether it is clearly better against the kept network or `steady`, and clearly worse against neither.

    `before` is how the kept network itself met `steady`: in few games of its own, so that luck there is taken
    for what it is and does not close the gate to all that come after.
    """
    low, high = wilson(kept.wins, kept.games, Z)
    lower, higher = wilson(steady.wins, steady.games, Z)
    before_low, before_high = wilson(before.wins, before.games, Z)
    fair = 1 / players
    return (low > fair and higher >= before_low) or (lower > before_high and high >= fair)
