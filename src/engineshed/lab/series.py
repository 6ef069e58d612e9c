"""Games between bots, one after the other or side by side."""

from engineshed.kernel import Settings, find_game
from engineshed.lab.playing import Outcome, line_up


class Series:
    """What to play, and what came out so far."""

    def __init__(
        self, game: str, players: int, settings: Settings, bots: list[str], games: int, seed: int
    ) -> None:
        self.game = game
        self.players = players
        self.settings = find_game(game).agree(players, settings)
        self.bots = line_up(bots, players)
        self.games = games
        self.seed = seed
        self.outcomes: list[Outcome] = []
        self.seconds = 0.0

    def seed_of(self, number: int) -> int:
        """The seed of one of the games; those of other series differ."""
        return self.seed * 1_000_003 + number
