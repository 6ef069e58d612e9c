"""The moves that bots would regret most: read these to find out what a person would call absurd.

.venv/bin/python tools/regret.py GAME PLAYERS LEVEL [GAMES] [SHOWN] [FIRST_SEED]
.venv/bin/python tools/regret.py FOLDER [SHOWN]

Games among bots of one level, or those that `engineshed arena --records FOLDER` wrote, of which only the seat
in question is looked at. Wherever there is a choice, all options (not only those that the bot looks at,
and at most MOST of them) are played to the end of the turn in the same imagined worlds and judged by the
network of the game or, without one, by its own value. What was chosen, less the best of them, is the regret;
the largest are shown, and how often each kind of decision was regretted at all.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from engineshed.bots import Budget, bot_of
from engineshed.bots.learned import Judging, end_of_turn, ideas_of, judging_by
from engineshed.bots.network import judge_for
from engineshed.kernel import Action, Position, Rng, Seat, State, find_game, new_state
from engineshed.kernel.advice import advice_for
from engineshed.kernel.play import load_record, resume

MOST: Final = 40
WORLDS: Final = 2
FIRST_SEED: Final = 7000
SHOWN: Final = 40
Moment: TypeAlias = tuple[State[Position], Seat, Action]
"""A state, who is asked, and what was answered."""
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


def played(name: str, players: int, level: str, seed: int) -> Iterator[Moment]:
    """The moments of a game among bots of one level."""
    bot, rng = bot_of(level), Rng(seed ^ 0x4E64E7)
    state = new_state(find_game(name), players, {}, seed)
    while waiting := state.waiting():
        seat = waiting[0]
        action = bot.choose(state.seen_by(seat), seat, Budget(rng.below(1 << 62), SECONDS))
        yield state, seat, action
        state.do(seat, action)


def written(file: Path) -> Iterator[Moment]:
    """The moments of one seat in a game that an arena wrote."""
    record = load_record(file.read_text(encoding="utf-8"))
    match, _ = resume(record)
    wanted = int(file.stem.rpartition("-")[2])
    for number, move in enumerate(record.moves()):
        if move.seat == wanted:
            yield match.at(number), move.seat, move.action


def review(moments: Iterator[Moment], seed: int) -> tuple[list[Regret], Counter[str]]:
    """One game: all that was regretted, and how many choices of each kind there were."""
    found: list[Regret] = []
    choices = Counter[str]()
    rng = Rng(seed ^ 0x4E64E7)
    for number, (state, seat, action) in enumerate(moments, 1):
        seen, setup = state.seen_by(seat), state.setup
        if len(state.options(seat)) > 1:
            asked = type(state.decision(seat)).__name__
            choices[asked] += 1
            judging = judging_by(judge_for(setup.game, setup.players, setup.settings), advice_for(setup.game))
            size, better = regret_of(seen, seat, action, judging, rng)
            if size > NOTED:
                known = better in ideas_of(seen, seat)
                turn = setup.game.round_of(state.pos)
                found.append(Regret(size, seed, number, turn, seat, asked, action, better, known))
    return found, choices


def main(what: str, games: Iterator[tuple[int, Iterator[Moment]]], shown: int) -> None:
    found: list[Regret] = []
    choices = Counter[str]()
    for seed, moments in games:
        regrets, asked = review(moments, seed)
        found += regrets
        choices += asked
    print(f"{what}: {choices.total()} choices")
    kinds = Counter(regret.asked for regret in found)
    for kind, count in choices.most_common():
        worst = max((regret.size for regret in found if regret.asked == kind), default=0.0)
        print(f"  {kind}: {kinds[kind]} of {count} regretted, the worst {worst:.3f}")
    for regret in sorted(found, reverse=True)[:shown]:
        print(regret)


def of_level(
    name: str, players: int, level: str, games: int = 20, shown: int = SHOWN, first: int = FIRST_SEED
) -> None:
    seeds = range(first, first + games)
    what = f"{name}, {players} players, {level}, {games} games"
    main(what, ((seed, played(name, players, level, seed)) for seed in seeds), shown)


def of_folder(folder: Path, shown: int = SHOWN) -> None:
    files = sorted(folder.glob("*-seat-*.jsonl"))
    main(f"{folder.name}, {len(files)} games", ((int(file.name[:3]), written(file)) for file in files), shown)


if __name__ == "__main__":
    first, *numbers = sys.argv[1:]
    if Path(first).is_dir():
        of_folder(Path(first), *map(int, numbers))
    else:
        of_level(first, int(numbers[0]), numbers[1], *map(int, numbers[2:]))
