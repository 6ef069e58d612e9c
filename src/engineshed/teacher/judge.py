"""Judges what a position is worth to every seat, by a network or else by the game's own value."""

import hashlib
import json
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

import numpy as np

from engineshed.bots.network import FOLDER, file_name, judge_for
from engineshed.kernel import Game, Position, Result, Seat, Settings, State
from engineshed.kernel.advice import Horizon, advice_for

SURE: Final = 3.0
"""The root that is taken of the chances of a game's own value, which is too sure of them."""


class Values(NamedTuple):
    """For every seat its chance to win and its points at the end."""

    chances: tuple[float, ...]
    points: tuple[float, ...]


class Judge:
    """Judges states of one game with one number of players."""

    def __init__(self, game: Game[Position], players: int, settings: Settings) -> None:
        self.game = game
        self.players = players
        self.advice = advice_for(game)
        # A network may count how far ahead a game alone ends, which is no number of points.
        points_known = players > 1 or self.advice.margin is None
        teaches = self.advice.teaching and points_known
        self.learned = judge_for(game, players, settings) if teaches else None
        self.horizon: Horizon = self.advice.horizon
        """How far futures of this game are played."""
        self.name = "own"
        """Reviews by judges of the same name can be compared; "own": the game's own value."""
        if self.learned is not None:
            self.name = card_of(game, file_name(game, players, settings))

    def judge(self, states: Sequence[State[Position]]) -> list[Values]:
        """What all of these are worth; those that are over by their result."""
        running = [state for state in states if state.agenda]
        judged = iter(self._learned(running) if self.learned is not None else map(self._advised, running))
        return [next(judged) if state.agenda else self._ended(state) for state in states]

    def _learned(self, states: list[State[Position]]) -> list[Values]:
        """Judged by the network, all states at once; every seat's values come from its own row."""
        if not states:
            return []
        assert self.learned is not None
        inputs, network = self.learned.inputs, self.learned.network
        rows = np.array([row for state in states for row in inputs.rows(state)], dtype=np.float32)
        chances, scores = network.judge(rows)
        found = []
        for start in range(0, len(rows), self.players):
            own = slice(start, start + self.players)
            points = scores[own, 0] * network.spread + network.mean
            found.append(
                Values(shared([float(chance) for chance in chances[own, 0]]), tuple(map(float, points)))
            )
        return found

    def _advised(self, state: State[Position]) -> Values:
        pos, seats = state.pos, range(self.players)
        chances = tempered([self.advice.value(pos, seat) for seat in seats])
        points = self.advice.points
        if points is not None:
            return Values(chances, tuple(float(points(pos, seat)) for seat in seats))
        sheets = self.game.score_now(pos)
        return Values(chances, tuple(float(sheet.total) for sheet in sheets) or (0.0,) * self.players)

    def _ended(self, state: State[Position]) -> Values:
        return result_values(self.game.result(state.pos), self.players)


@cache
def card_of(game: Game[Position], name: str) -> str:
    """A network's card in short: `3-v2-1024-5f0c1a` for players, rules, games that it learned from, and a
    print of its weights, by which one that was trained again is told from the one before."""
    folder, stem = game.data(FOLDER), name.removesuffix(".npz")
    weights = hashlib.sha256(folder.joinpath(name).read_bytes()).hexdigest()[:6]
    written = folder.joinpath(f"{stem}.json")
    card = json.loads(written.read_text("utf-8")) if written.is_file() else {}
    return "-".join([stem, f"v{card.get('rules', 0)}", str(card.get("games", 0)), weights])


def shared(chances: list[float]) -> tuple[float, ...]:
    """Chances that were judged seat by seat, scaled to add up to one; a lone player's chance stays."""
    total = sum(chances)
    if len(chances) == 1 or total <= 0:
        return tuple(chances)
    return tuple(chance / total for chance in chances)


def tempered(chances: list[float]) -> tuple[float, ...]:
    """Chances brought closer together, in the same order."""
    both = chances if len(chances) > 1 else [*chances, 1 - chances[0]]
    return shared([chance ** (1 / SURE) for chance in both])[: len(chances)]


def result_values(result: Result, players: int) -> Values:
    """A finished game: ties share the win."""
    winners, scores = result.winners(), result.scores()
    chances = tuple(won(result, seat) if winners else 0.0 for seat in range(players))
    return Values(chances, tuple(map(float, scores)) or (0.0,) * players)


def won(result: Result, seat: Seat) -> float:
    """1 for a game won, a share of it for a tie."""
    winners = result.winners()
    return 1 / len(winners) if seat in winners else 0.0
