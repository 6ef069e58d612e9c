"""The moves that bots would regret most: read these to find out what a person would call absurd.

.venv/bin/python tools/regret.py GAME PLAYERS LEVEL [GAMES] [SHOWN]

Games among bots of one level. Wherever there is a choice, all options (not only those that the bot looks at,
and at most MOST of them) are played to the end of the turn in the same imagined worlds and judged by the
network of the game or, without one, by its own value. What was chosen, less the best of them, is the regret;
the largest are shown, and how often each kind of decision was regretted at all.
"""

import sys
from collections import Counter
from typing import Final, NamedTuple

from engineshed.bots import Budget, bot_of
from engineshed.bots.learned import Judging, end_of_turn, ideas_of, judging_by
from engineshed.bots.network import judge_for
from engineshed.kernel import Action, Position, Rng, Seat, State, find_game, new_state
from engineshed.kernel.advice import advice_for

MOST: Final = 40
WORLDS: Final = 2
FIRST_SEED: Final = 7000
SECONDS: Final = 2.0
"""Enough for every level but the thinking one not to be hurried."""
NOTED: Final = 0.02
"""A regret below this is a matter of taste."""


class Regret(NamedTuple):
    """A move, and what would have been better."""

    size: float
    seed: int
    number: int
    round: int
    seat: Seat
    asked: str
    chosen: Action
    better: Action
    looked_at: bool
    """Was the better one among the bot's own ideas?"""

    def __str__(self) -> str:
        seen = "" if self.looked_at else " (not looked at)"
        where = f"seed {self.seed}, move {self.number}, round {self.round}, seat {self.seat}, {self.asked}"
        return f"{self.size:.3f}  {where}: {_said(self.chosen)}  <  {_said(self.better)}{seen}"


def _said(action: Action) -> str:
    return " ".join(map(str, action))


def regret_of(
    seen: State[Position], seat: Seat, chosen: Action, judging: Judging, rng: Rng
) -> tuple[float, Action]:
    """How much better the best option looks, and which one that is."""
    options = seen.options(seat)
    advice = advice_for(seen.setup.game)
    tried = list(dict.fromkeys([chosen, *ideas_of(seen, seat), *options]))[:MOST]
    totals = [0.0] * len(tried)
    for _ in range(WORLDS):
        world = seen.imagine(rng.branch())
        values = judging([end_of_turn(world, seat, action, advice) for action in tried], seat)
        totals = [total + value / WORLDS for total, value in zip(totals, values, strict=True)]
    best = max(range(len(tried)), key=totals.__getitem__)
    return totals[best] - totals[0], tried[best]


def review(name: str, players: int, level: str, seed: int) -> tuple[list[Regret], Counter[str]]:
    """One game: all that was regretted, and how many choices of each kind there were."""
    game, bot, rng = find_game(name), bot_of(level), Rng(seed ^ 0x4E64E7)
    state = new_state(game, players, {}, seed)
    judging = judging_by(judge_for(game, players, {}), advice_for(game))
    found: list[Regret] = []
    choices = Counter[str]()
    number = 0
    while waiting := state.waiting():
        seat, number = waiting[0], number + 1
        seen = state.seen_by(seat)
        action = bot.choose(seen, seat, Budget(rng.below(1 << 62), SECONDS))
        if len(state.options(seat)) > 1:
            asked = type(state.decision(seat)).__name__
            choices[asked] += 1
            size, better = regret_of(seen, seat, action, judging, rng)
            if size > NOTED:
                known = better in ideas_of(seen, seat)
                turn = game.round_of(state.pos)
                found.append(Regret(size, seed, number, turn, seat, asked, action, better, known))
        state.do(seat, action)
    return found, choices


def main(name: str, players: int, level: str, games: int, shown: int) -> None:
    found: list[Regret] = []
    choices = Counter[str]()
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        regrets, asked = review(name, players, level, seed)
        found += regrets
        choices += asked
    print(f"{name}, {players} players, {level}: {games} games, {choices.total()} choices")
    kinds = Counter(regret.asked for regret in found)
    for kind, count in choices.most_common():
        worst = max((regret.size for regret in found if regret.asked == kind), default=0.0)
        print(f"  {kind}: {kinds[kind]} of {count} regretted, the worst {worst:.3f}")
    for regret in sorted(found, reverse=True)[:shown]:
        print(regret)


if __name__ == "__main__":
    given = sys.argv[1:]
    main(
        given[0],
        int(given[1]),
        given[2],
        int(given[3]) if len(given) > 3 else 20,
        int(given[4]) if len(given) > 4 else 40,
    )
