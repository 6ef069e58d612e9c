"""A small network that predicts how a game ends: who wins, and with how many points.

Weights lie beside the game as `data/networks/<players>.npz`, with the names of all inputs and the version of
the rules. Playing needs numpy and nothing else; how a network learns is the lab's business.
"""

import io
import logging
from functools import cache
from importlib.resources.abc import Traversable
from typing import Final, TypeAlias
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from engineshed.bots.inputs import Inputs, features_of
from engineshed.kernel import BadData, Game, Position, Seat, Settings

Floats: TypeAlias = NDArray[np.float32]

LOG = logging.getLogger(__name__)
FOLDER: Final = "networks"

SCORE: Final = 0.4
"""The worth of points (in standard deviations) beside the chance to win: it decides between equal chances."""


class Network:
    """Layers of weights; the last one gives a seat's chances and scores, its own first."""

    def __init__(
        self,
        layers: list[tuple[Floats, Floats]],
        players: int,
        mean: float,
        spread: float,
        version: int = 0,
    ) -> None:
        self.layers = layers
        """Weights and biases; between two layers whatever is below zero becomes zero."""
        self.players = players
        self.mean = mean
        self.spread = spread
        """Scores are learned as (points - mean) / spread."""
        self.version = version
        """The version of the rules that it has learned."""

    def outputs(self, rows: Floats) -> Floats:
        """The last layer: a weight for every seat to win and one for nobody, then all scores."""
        for weights, biases in self.layers[:-1]:
            rows = np.maximum(rows @ weights + biases, 0)
        weights, biases = self.layers[-1]
        return np.asarray(rows @ weights + biases, dtype=np.float32)

    def judge(self, rows: Floats) -> tuple[Floats, Floats]:
        """For every row the chances to win (each seat, then nobody) and the scores as they are learned."""
        out = self.outputs(rows)
        return softmax(out[:, : self.players + 1]), out[:, self.players + 1 :]

    def save(self, names: tuple[str, ...], version: int) -> bytes:
        """As a file; half precision is enough to play."""
        data = io.BytesIO()
        arrays: dict[str, NDArray[np.generic]] = {
            "names": np.array("\n".join(names)),
            "version": np.array(version),
            "players": np.array(self.players),
            "scale": np.array([self.mean, self.spread]),
        }
        for number, (weights, biases) in enumerate(self.layers):
            arrays[f"weights{number}"] = weights.astype(np.float16)
            arrays[f"biases{number}"] = biases.astype(np.float32)
        np.savez_compressed(data, allow_pickle=False, **arrays)
        return data.getvalue()


def softmax(out: Floats) -> Floats:
    """Shares that add up to one."""
    powers = np.exp(out - out.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True), dtype=np.float32)


def load_network(data: bytes, names: tuple[str, ...], file: str) -> Network:
    """A network from its file, or BadData: it must know the same inputs."""
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as arrays:
            stored = tuple(str(arrays["names"]).split("\n"))
            rules, players = int(arrays["version"]), int(arrays["players"])
            mean, spread = (float(number) for number in arrays["scale"])
            count = sum(name.startswith("weights") for name in arrays)
            layers = [
                (arrays[f"weights{number}"].astype(np.float32), arrays[f"biases{number}"].astype(np.float32))
                for number in range(count)
            ]
    except (ValueError, KeyError, OSError, EOFError, BadZipFile) as error:
        raise BadData(file, f"no network ({error})") from error
    if stored != names:
        other = sorted(set(stored) ^ set(names))
        what = f"{len(stored)} inputs, the game gives {len(names)}"
        raise BadData(file, f"{what}; they differ in {', '.join(other[:5]) or 'their order'}")
    return Network(layers, players, mean, spread, rules)


class Judge:
    """A network with the inputs that it knows: judges states of one game with one number of players."""

    def __init__(self, network: Network, inputs: Inputs) -> None:
        self.network = network
        self.inputs = inputs

    def judge(self, rows: list[list[float]]) -> Floats:
        """How much each row is worth to its viewer."""
        chances, scores = self.network.judge(np.array(rows, dtype=np.float32))
        return np.asarray(chances[:, 0] + SCORE * scores[:, 0], dtype=np.float32)

    def final(self, winners: tuple[Seat, ...], scores: tuple[float, ...], seat: Seat) -> float:
        """The same for a game that is over."""
        points = (scores[seat] - self.network.mean) / self.network.spread if scores else 0.0
        return (1 / len(winners) if seat in winners else 0.0) + SCORE * points


def judge_for(game: Game[Position], players: int, settings: Settings) -> Judge | None:
    """The judge that lies beside the game for this number of players; None if there is none."""
    if features_of(game) is None:
        return None
    return _judge(game, file_name(game, players, settings), players)


def file_name(game: Game[Position], players: int, settings: Settings) -> str:
    """`4.npz`; where a game's features say that settings are worlds apart, `4-<value>.npz`."""
    features = features_of(game)
    apart = () if features is None else features.APART
    known = {setting.id: setting.default for setting in game.settings} | dict(settings)
    return "-".join([str(players), *(str(known[name]) for name in apart)]) + ".npz"


@cache
def _judge(game: Game[Position], name: str, players: int) -> Judge | None:
    file = game.data(FOLDER).joinpath(name)
    if not file.is_file():
        return None
    try:
        judge = read_judge(game, file, players)
    except BadData as error:
        LOG.warning("%s: played without a network: %s", game.id, error)
        return None
    if judge.network.version != game.version:
        LOG.warning("%s: %s", game.id, age(judge.network, game))
    return judge


def age(network: Network, game: Game[Position]) -> str:
    """A warning that a network has learned older rules; "" if it has not."""
    if network.version == game.version:
        return ""
    return (
        f"the network is old: it learned rules {network.version}, these are {game.version}; train it further"
    )


def read_judge(game: Game[Position], file: Traversable, players: int) -> Judge:
    """The judge of a file of weights, wherever it lies."""
    features = features_of(game)
    if features is None:
        raise BadData(str(file), f"{game.id} has no features for a network")
    inputs = Inputs(features, players)
    return Judge(load_network(file.read_bytes(), inputs.names, file.name), inputs)
