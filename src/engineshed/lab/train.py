"""A network learns by playing against itself; every kept one has beaten the one before.

Games are played in batches with the averaged weights of the last step, a few moves at random. The target of
every position after a turn is what came of it: the end of the game, mixed with what the network said on the
way (TD(lambda)). The memory holds the last lessons; some steps of Adam follow every batch. After every few
hundred games the new weights meet those kept last, and `steady`: those who know only themselves look stronger
than they are. Only winners are kept.
"""

import json
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, cast

import numpy as np

from engineshed.bots.network import FOLDER as FOLDER_OF_NETWORKS
from engineshed.bots.network import Floats, Network, file_name, load_network
from engineshed.kernel import BadSetup, Rng, Seat, find_game
from engineshed.kernel.advice import advice_for
from engineshed.lab.card import write_card, write_curve, write_strength
from engineshed.lab.descent import Learner
from engineshed.lab.gate import Meeting, is_better
from engineshed.lab.memory import MINIBATCH, Memory
from engineshed.lab.plan import Plan
from engineshed.lab.pool import in_order
from engineshed.lab.selfplay import NO_TASTE, Lesson, Practice, Taste, inputs_for, play
from engineshed.lab.sources import data_folder
from engineshed.lab.transfer import begin_from

BATCH: Final = 64
FIRST_BATCHES: Final = 2
"""Batches that are played without a network; they fix the scale of inputs and scores."""
LOOKING_ON: Final = 4
"""Batches that a network which was begun from another one plays before it learns: a few games, learned again
and again, would be learned by heart, and what it knew forgotten."""
PASSES: Final = 3.0
"""About how often each position is learned from."""
SEASONED: Final = 512
"""The number of games from which on this holds for networks that begin with the game's own guess. Before that
fewer passes are made: a few results, learned again and again, are learned by heart."""
NOISE: Final = 0.05
LAMBDA: Final = 0.95
SLOWER: Final = 4000
"""The number of games after which the rate is half of the first."""
GATE: Final = 512
"""The number of games after which a new network meets the kept one."""
GATE_GAMES: Final = 60
STRENGTH_GAMES: Final = 40
MEASURED_GAMES: Final = 200
"""Games by which the strength of what is installed is measured."""
DEALS: Final = 1000
"""Deals that are set aside for meetings after every practice game ..."""
FRESH: Final = 500
"""... of which gates never reach this one."""
GUESS: Final = "projection"
"""The feature of a side by which a game guesses its final points."""


class Training:
    """A learner, its memory, and how many games it has played."""

    def __init__(self, plan: Plan, tell: Callable[[str], None] = print) -> None:
        self.plan = plan
        self.tell = tell
        self.game = find_game(plan.game)
        self.inputs = inputs_for(self.game, plan.players)
        self.learner = Learner(len(self.inputs.names), plan.players, plan.seed)
        self.memory = Memory()
        self.games = 0
        self.seconds = 0.0
        self.history: list[dict[str, object]] = []
        self.strength: dict[str, object] = {}

    # Going on

    def resume(self) -> bool:
        """Take up what lies in the folder; False if there is nothing."""
        if not self.plan.checkpoint.exists():
            return False
        with np.load(self.plan.checkpoint) as arrays:
            if tuple(str(arrays["names"]).split("\n")) != self.inputs.names:
                raise ValueError(f"{self.plan.checkpoint}: the game's features have changed; train anew")
            self.learner.restore(arrays)
            self.games, self.seconds = int(arrays["games"]), float(arrays["seconds"])
        if self.plan.memory.exists():
            self.memory.load(self.plan.memory)
        lines = self.plan.log.read_text(encoding="utf-8").splitlines() if self.plan.log.exists() else []
        self.history = [json.loads(line) for line in lines]
        for line in self.history:
            self.strength = cast("dict[str, object]", line.get("strength", self.strength))
        return True

    def begin(self, file: Path, jobs: int = 1, on: str = "") -> None:
        """Start from another network, which is the first that has to be beaten."""
        network = begin_from(file, self.inputs.names, self.plan.players)
        self.learner.begin(network)
        self.plan.folder.mkdir(parents=True, exist_ok=True)
        self.note(begun_from=file.name)
        weights = network.save(self.inputs.names, network.version)
        self.keep(weights, self.meet(weights, "steady", STRENGTH_GAMES, jobs, on))

    def save(self) -> None:
        """Write the checkpoint beside the old one, then put it in its place."""
        arrays = self.learner.arrays() | {
            "names": np.array("\n".join(self.inputs.names)),
            "games": np.array(self.games),
            "seconds": np.array(self.seconds),
        }
        fresh = self.plan.checkpoint.with_suffix(".new")
        with fresh.open("wb") as stream:
            np.savez(stream, **arrays)
        self.memory.save(self.plan.memory)
        fresh.replace(self.plan.checkpoint)

    def note(self, **facts: object) -> None:
        """A line in the log."""
        line = {"games": self.games, **facts}
        self.history.append(line)
        with self.plan.log.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        self.tell(json.dumps(line))

    # Learning

    def run(self, games: int, jobs: int = 1, on: str = "") -> None:
        """Play until this many games are behind it, learning on the way."""
        self.plan.folder.mkdir(parents=True, exist_ok=True)
        while self.games < games:
            start = time.monotonic()
            lessons = self.batch(jobs, on)
            if not self.learner.scaled:
                self.fix_scale(lessons)
            for lesson in lessons:
                self.memory.add(lesson, *self.targets(lesson))
            if not self.learner.steps and self.leans:
                self.lean()
            loss = 0.0 if self.looks_on else self.learn(sum(len(lesson.rows) for lesson in lessons))
            before, self.games = self.games, self.games + len(lessons)
            self.seconds += time.monotonic() - start
            scores = [score for lesson in lessons for score in lesson.scores]
            self.note(
                score=round(float(np.mean(scores)), 2), loss=round(loss, 4), seconds=round(self.seconds, 1)
            )
            if before // GATE != self.games // GATE or self.games >= games:
                self.gate(jobs, on)
            self.save()

    def batch(self, jobs: int, on: str) -> list[Lesson]:
        """The next games, always the same ones whoever plays them."""
        player: str | bytes = self.plan.sparring if self.blank else self.weights()
        noise = NOISE * (3 if self.blank else 1)
        tasks = [
            self.practice(number, self.seats(number, player), noise)._replace(tastes=self.tastes(number))
            for number in range(self.games, self.games + BATCH)
        ]
        return list(in_order(play, tasks, jobs, on))

    def seats(self, number: int, player: str | bytes) -> tuple[str | bytes, ...]:
        """Who plays a practice game: the network everywhere, or alone among others."""
        players, rng = self.plan.players, Rng(self.plan.seed * 7919 + number)
        if rng.random() >= self.plan.strangers:
            return (player,) * players
        alone = rng.below(players)
        return tuple(player if seat == alone else self.plan.sparring for seat in range(players))

    def tastes(self, number: int) -> tuple[Taste, ...]:
        """What each seat of a practice game likes besides: those who all play alike never see another way."""
        rng, styles = Rng(self.plan.seed * 104_729 + number), list(advice_for(self.game).styles)
        if not styles:
            return ()
        return tuple(
            Taste(rng.choice(styles), rng.random()) if rng.random() < self.plan.styled else NO_TASTE
            for _ in range(self.plan.players)
        )

    @property
    def blank(self) -> bool:
        """Whether it is too early to ask the network."""
        return not self.learner.begun and self.games < FIRST_BATCHES * BATCH

    def practice(
        self, number: int, seats: tuple[str | bytes, ...], noise: float, keep: bool = True
    ) -> Practice:
        plan = self.plan
        seed = plan.seed * 1_000_003 + number
        settings, rng = dict(plan.settings), Rng(seed)
        for setting in self.game.settings:
            if setting.id in plan.any:
                settings[setting.id] = rng.choice(setting.choices)
        return Practice(plan.game, plan.players, settings, seed, seats, noise, keep)

    def weights(self) -> bytes:
        return self.learner.network().save(self.inputs.names, self.game.version)

    def fix_scale(self, lessons: list[Lesson]) -> None:
        rows = np.concatenate([lesson.rows for lesson in lessons]).astype(np.float32)
        self.learner.fix_scale(rows, np.array([lesson.scores for lesson in lessons], dtype=np.float32))

    @property
    def looks_on(self) -> bool:
        """Whether it knows much already and has seen too few new games to learn from them."""
        return self.learner.begun and self.games < LOOKING_ON * BATCH

    @property
    def leans(self) -> bool:
        """Does it begin with the game's own guess at every seat's points?"""
        return self.plan.players > 1 and not self.learner.begun and self._guess(0) in self.inputs.names

    def lean(self) -> None:
        """Begin with these guesses."""
        columns = [self.inputs.names.index(self._guess(seat)) for seat in range(self.plan.players)]
        self.learner.lean_on(columns, *self.memory.everything())

    def _guess(self, seat: Seat) -> str:
        return f"seat {seat} {GUESS}"

    def targets(self, lesson: Lesson) -> tuple[Floats, Floats]:
        """What each row should have said: its viewer's next row and, in the end, the result."""
        players, (mean, spread_) = self.plan.players, self.learner.score
        known = not self.blank
        network: Network = self.learner.network()
        said_chances, said_scores = network.judge(lesson.rows.astype(np.float32))
        chances = np.zeros_like(said_chances)
        scores = np.zeros_like(said_scores)
        for viewer in range(players):
            turned = [(viewer + offset) % players for offset in range(players)]
            wins = [lesson.wins[seat] for seat in turned]
            chance = np.array([*wins, 1 - sum(wins)], dtype=np.float32)
            score = np.array([(lesson.scores[seat] - mean) / spread_ for seat in turned], dtype=np.float32)
            for number in np.flatnonzero(lesson.viewers == viewer)[::-1]:
                chances[number], scores[number] = chance, score
                follow = (0.0 if lesson.strayed[number] else LAMBDA) if known else 1.0
                chance = follow * chance + (1 - follow) * said_chances[number]
                score = follow * score + (1 - follow) * said_scores[number]
        return chances, scores

    def learn(self, fresh: int) -> float:
        """Some steps over the memory; the mean loss."""
        rate = self.plan.rate / (1 + self.games / SLOWER)
        seasoned = min(1.0, (self.games + BATCH) / SEASONED) if self.leans else 1.0
        count = max(1, int(PASSES * seasoned * fresh / MINIBATCH))
        rng = np.random.default_rng(self.plan.seed * 7919 + self.games)
        handfuls = self.memory.minibatches(count, rng)
        return float(np.mean([self.learner.step(*handful, rate) for handful in handfuls]))

    # Is it better?

    def gate(self, jobs: int, on: str) -> None:
        """Meet `steady` and the kept network, seats rotated; who does better against both takes its place."""
        fresh = self.weights()
        steady = self.meet(fresh, "steady", STRENGTH_GAMES, jobs, on)
        if self.plan.kept.exists():
            if self.plan.players == 1:  # nobody to meet: both play the same games
                kept = self.meet(self.kept(), "steady", STRENGTH_GAMES, jobs, on)
                better = (steady.wins, steady.score) > (kept.wins, kept.score)
            else:
                kept = self.meet(fresh, self.kept(), GATE_GAMES, jobs, on)
                better = is_better(kept, steady, self.before, self.plan.players)
            self.note(
                gate=round(kept.share, 4),
                gate_score=round(kept.score, 2),
                steady=round(steady.share, 4),
                kept=better,
            )
            if not better:
                return
        self.keep(fresh, steady)

    def keep(self, weights: bytes, steady: Meeting) -> None:
        """Put these weights aside, with how they fared against `steady`, their card and the curve."""
        self.plan.kept.write_bytes(weights)
        self.strength = self._against_steady(steady)
        self.note(strength=self.strength)
        write_card(self)
        write_curve(
            self.history, self.plan.folder / "curve.png", f"{self.plan.game}, {self.plan.players} players"
        )

    def measure(self, jobs: int = 1, on: str = "") -> None:
        """Tell on the card how strong the kept network is, by deals that decided nothing before."""
        met = self.meet(self.kept(), "steady", MEASURED_GAMES, jobs, on, first=FRESH)
        self.strength = self._against_steady(met)
        self.note(measured=self.strength)
        write_strength(self)

    def _against_steady(self, met: Meeting) -> dict[str, object]:
        others = self.plan.players - 1
        return {"against": f"{others} x steady" if others else "nobody", **met.facts()}

    @property
    def before(self) -> Meeting:
        """How the kept network met `steady`."""
        games = cast(int, self.strength["games"])
        return Meeting(games, cast(float, self.strength["share"]) * games, 0.0)

    def kept(self) -> bytes:
        """The kept weights, checked: they must know today's inputs."""
        data = self.plan.kept.read_bytes()
        load_network(data, self.inputs.names, str(self.plan.kept))
        return data

    def meet(
        self, one: str | bytes, others: str | bytes, games: int, jobs: int, on: str, first: int = 0
    ) -> Meeting:
        """One player against the others, every game a deal of its own, from this one on, seats in turn."""
        players = self.plan.players
        tasks = []
        for number in range(games):
            deal, turn = first + number, number % players
            seats = tuple(one if seat == turn else others for seat in range(players))
            tasks.append(self.practice(-1 - self.games * DEALS - deal, seats, 0.0, keep=False))
        wins, scores = 0.0, []
        for number, lesson in enumerate(in_order(play, tasks, jobs, on)):
            turn = number % players
            wins += lesson.wins[turn]
            scores.append(lesson.scores[turn])
        return Meeting(games, wins, float(np.mean(scores)))


def install(plan: Plan, strength: dict[str, object]) -> Path:
    """Put the kept network, its card and its curve beside the game, if it clearly beats `steady`."""
    if plan.players > 1 and cast(float, strength.get("low", 0.0)) <= 1 / plan.players:
        raise BadSetup(f"not installed: the network does not clearly beat steady ({strength})")
    game = find_game(plan.game)
    target = data_folder(game, FOLDER_OF_NETWORKS) / file_name(game, plan.players, plan.settings)
    shutil.copyfile(plan.kept, target)
    for name, suffix in (("card.json", ".json"), ("curve.png", ".png")):
        if (plan.folder / name).exists():
            shutil.copyfile(plan.folder / name, target.with_suffix(suffix))
    return target
