"""How a small network learns: gradients by hand, steps by Adam, and a slow average that plays.

numpy alone: networks of this size learn faster than games can be played.
"""

from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engineshed.bots.network import Floats, Network, softmax

HIDDEN: Final = (96, 48)
FIRST, SECOND, TINY = 0.9, 0.999, 1e-8
DECAY: Final = 1e-5
AVERAGE: Final = 0.998
"""The weight of the old average at every step: the weights that play follow those that learn slowly."""
RARE: Final = 6.0
"""How far the output for "nobody wins" begins below those of the seats."""
LIFT: Final = 4.0
"""Added to guesses on their way through the layers, which cut off what is below zero."""
SMALLEST: Final = 0.2
"""No input is stretched more than five times: rare ones would shout."""


class Learner:
    """Weights on their way: those that learn, those that play, and what Adam remembers."""

    def __init__(self, inputs: int, players: int, seed: int, hidden: tuple[int, ...] = HIDDEN) -> None:
        rng = np.random.default_rng(seed)
        sizes = (inputs, *hidden, 2 * players + 1)
        self.players = players
        self.weights: list[Floats] = []
        for layer, (first, second) in enumerate(pairwise(sizes)):
            spread = (0.1 if layer == len(hidden) else np.sqrt(2.0)) / np.sqrt(first)
            self.weights.append((rng.standard_normal((first, second)) * spread).astype(np.float32))
            self.weights.append(np.zeros(second, dtype=np.float32))
        self.average = [weights.copy() for weights in self.weights]
        self.first = [np.zeros_like(weights) for weights in self.weights]
        self.second = [np.zeros_like(weights) for weights in self.weights]
        self.steps = 0
        self.begun = False
        """Whether it started from another network."""
        self.scaled = False
        """Whether the scale of inputs and scores is fixed."""
        self.shift = np.zeros(inputs, dtype=np.float32)
        self.stretch = np.ones(inputs, dtype=np.float32)
        self.score = (0.0, 1.0)
        """Mean and spread of final scores; fixed, like the inputs' scale, before the first step."""

    def fix_scale(self, rows: Floats, scores: Floats) -> None:
        """Take the scale of all inputs and of the scores from the first games, once and for all."""
        self.shift = rows.mean(axis=0).astype(np.float32)
        self.stretch = (1 / np.maximum(rows.std(axis=0), SMALLEST)).astype(np.float32)
        before, self.score = self.score, (float(scores.mean()), max(1.0, float(scores.std())))
        if self.begun:
            self._unfold(*before)
        self.scaled = True

    def lean_on(self, columns: list[int], rows: Floats, chances: Floats, scores: Floats) -> None:
        """Say at first only what one input of every seat tells: the game's own guess at its points.

        A unit of each layer hands the guess of a seat on; all other units have no say yet. Who begins like
        this plays about as the game's own value does and learns where that is wrong; who begins with nothing
        first believes its own errors.
        """
        seats = range(self.players)
        middle, stretch = self.shift[columns].mean(), self.stretch[columns].mean()
        guesses = (rows[:, columns] - middle) * stretch
        *before, last, last_biases = self.weights
        for layer, (weights, biases) in enumerate(zip(before[::2], before[1::2], strict=True)):
            weights[:, : self.players] = 0
            if layer:
                weights[seats, seats], biases[: self.players] = 1, 0
            else:  # all seats' guesses on the same scale
                weights[columns, seats] = stretch / self.stretch[columns]
                biases[: self.players] = (self.shift[columns] - middle) * stretch + LIFT
        slope, height = np.polyfit(guesses.ravel(), scores.ravel(), 1)
        sharp = _sharpness(guesses, chances[:, : self.players])
        last[:] = 0
        last[seats, seats] = sharp
        last[seats, [self.players + 1 + seat for seat in seats]] = slope
        last_biases[: self.players] = 0
        last_biases[self.players] = -RARE  # that nobody wins
        last_biases[self.players + 1 :] = height - slope * LIFT
        self.average = [array.copy() for array in self.weights]

    def begin(self, network: Network) -> None:
        """Start from what another network knows, as long as nothing is learned."""
        if [array.shape for layer in network.layers for array in layer] != [a.shape for a in self.weights]:
            raise ValueError("a network of another size")
        self.begun = True
        self.weights = [array.copy() for layer in network.layers for array in layer]
        self.average = [array.copy() for array in self.weights]
        self.score = (network.mean, network.spread)

    def _unfold(self, mean: float, spread: float) -> None:
        """Let weights that knew inputs and scores as they are say the same on today's scale."""
        weights, biases = self.weights[0], self.weights[1]
        biases += self.shift @ weights
        weights /= self.stretch[:, None]
        points = slice(self.players + 1, None)
        self.weights[-2][:, points] *= spread / self.score[1]
        self.weights[-1][points] = (self.weights[-1][points] * spread + mean - self.score[0]) / self.score[1]
        self.average = [array.copy() for array in self.weights]

    def step(self, rows: Floats, chances: Floats, scores: Floats, rate: float) -> float:
        """One step towards these targets; the loss before it."""
        loss, slopes = self._slopes((rows - self.shift) * self.stretch, chances, scores)
        self.steps += 1
        rate *= np.sqrt(1 - SECOND**self.steps) / (1 - FIRST**self.steps)
        follow = min(AVERAGE, self.steps / (self.steps + 10))
        for number, slope in enumerate(slopes):
            weights, first, second = self.weights[number], self.first[number], self.second[number]
            first += (1 - FIRST) * (slope - first)
            second += (1 - SECOND) * (slope * slope - second)
            weights -= rate * (first / (np.sqrt(second) + TINY) + DECAY * weights)
            average = self.average[number]
            average += (1 - follow) * (weights - average)
        return loss

    def _slopes(self, rows: Floats, chances: Floats, scores: Floats) -> tuple[float, list[Floats]]:
        """The loss (cross entropy of the chances, squares of the scores) and its slope for all weights."""
        layers = len(self.weights) // 2
        held: list[Floats] = [rows]
        for layer in range(layers):
            out = held[-1] @ self.weights[2 * layer] + self.weights[2 * layer + 1]
            held.append(np.maximum(out, 0) if layer + 1 < layers else out)
        out = held.pop()
        seats = self.players + 1
        told = softmax(out[:, :seats])
        off = out[:, seats:] - scores
        loss = -float((chances * np.log(told + 1e-9)).sum(axis=1).mean()) + float((off * off).mean())
        slope = np.concatenate([told - chances, off * (2 / self.players)], axis=1) / len(rows)
        slopes: list[Floats] = []
        for layer in reversed(range(layers)):
            slopes += [slope.sum(axis=0), np.asarray(held[layer].T @ slope, dtype=np.float32)]
            if layer:
                slope = (slope @ self.weights[2 * layer].T) * (held[layer] > 0)
        return loss, slopes[::-1]

    def network(self) -> Network:
        """The averaged weights as they play, the inputs' scale folded into the first layer."""
        layers = [
            (self.average[number].copy(), self.average[number + 1].copy())
            for number in range(0, len(self.average), 2)
        ]
        weights, biases = layers[0]
        scaled = weights * self.stretch[:, None]
        layers[0] = (scaled, biases - self.shift @ scaled)
        return Network(layers, self.players, *self.score)

    # Checkpoints

    def arrays(self) -> dict[str, NDArray[np.generic]]:
        """Everything, to go on from."""
        found: dict[str, NDArray[np.generic]] = {
            "steps": np.array(self.steps),
            "begun": np.array(self.begun),
            "scaled": np.array(self.scaled),
            "score": np.array(self.score),
            "shift": self.shift,
            "stretch": self.stretch,
        }
        for name in ("weights", "average", "first", "second"):
            found |= {f"{name}{number}": array for number, array in enumerate(getattr(self, name))}
        return found

    def restore(self, arrays: "np.lib.npyio.NpzFile") -> None:
        """The inverse of `arrays`."""
        self.steps = int(arrays["steps"])
        self.begun = bool(arrays["begun"])
        self.scaled = bool(arrays["scaled"])
        mean, spread = arrays["score"]
        self.score = (float(mean), float(spread))
        self.shift, self.stretch = arrays["shift"], arrays["stretch"]
        for name in ("weights", "average", "first", "second"):
            setattr(self, name, [arrays[f"{name}{number}"] for number in range(len(self.weights))])


def _sharpness(guesses: Floats, wins: Floats) -> float:
    """By how much the chance to win grows with the guess: the factor that explains best who won."""

    def surprise(factor: float) -> float:
        told = softmax(np.asarray(factor * guesses, dtype=np.float32))
        return -float((wins * np.log(told + 1e-9)).sum())

    return min((0.1 * number for number in range(51)), key=surprise)
