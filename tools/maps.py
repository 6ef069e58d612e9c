"""How SteamRollers' bots end on each of its thirteen maps: 20 games each, three players, by default.

    .venv/bin/python tools/maps.py [games] [level] [level of the others]

With other levels for the others, the first one sits in every seat in turn, with the same deals.
"""

import sys
from collections.abc import Iterator, Sequence

from engineshed.bots import Budget, bot_of
from engineshed.games.steam_rollers import GAME
from engineshed.kernel import Atom, Chance, Result, Rng, Seeded

PLAYERS = 3


class OnMap(Chance):
    """Chance by a seed, but the die for the map shows this."""

    def __init__(self, seed: int, die: int) -> None:
        self.die = die
        self.other = Seeded(Rng(seed))

    def choose(self, name: str, pool: Sequence[Atom], k: int, again: bool) -> list[Atom]:
        return [self.die] if name == "borders" else self.other.choose(name, pool, k, again)

    def copy(self) -> Chance:
        twin = OnMap(0, self.die)
        twin.other = Seeded(Rng(self.other.rng.state))
        return twin


def game(levels: Sequence[str], borders: str, die: int, seed: int) -> tuple[Result, int]:
    """One game to its end, and its rounds."""
    state = GAME.new(PLAYERS, {"borders": borders}, OnMap(seed, die))
    state.run()
    bots, moves = [bot_of(level) for level in levels], 0
    while waiting := state.waiting():
        seat, moves = waiting[0], moves + 1
        state.play(seat, bots[seat].choose(state.seen_by(seat), seat, Budget(1000 * seed + moves)))
    result = state.result()
    assert result is not None
    return result, state.pos.round


def rows(games: int, level: str, against: str) -> Iterator[str]:
    for borders in ("open", "medium", "hard"):
        for die in (1,) if borders == "open" else range(1, 7):
            played, wins = [], 0.0
            for number in range(games):
                alone = number % PLAYERS
                levels = [level if seat == alone else against for seat in range(PLAYERS)]
                result, rounds = game(levels, borders, die, number // PLAYERS if against != level else number)
                played.append((result, rounds))
                wins += (alone in result.winners()) / len(result.winners())
            reached = sum(result.reason == "cities" for result, _ in played)
            scores = [score for result, _ in played for score in result.scores()]
            length = sum(count for _, count in played) / games
            name = borders if borders == "open" else f"{borders} {die}"
            won = f"| {100 * wins / games:.0f}% " if against != level else ""
            yield f"| {name} {won}| {reached} of {games} | {length:.1f} | {sum(scores) / len(scores):.1f} |"


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    level = sys.argv[2] if len(sys.argv) > 2 else "novice"
    against = sys.argv[3] if len(sys.argv) > 3 else level
    columns = ["map", *(["won"] if against != level else []), "reached the book's end", "rounds", "points"]
    print(f"| {' | '.join(columns)} |\n|{' --- |' * len(columns)}")
    for row in rows(wanted, level, against):
        print(row, flush=True)
