"""Turns a network into the beginning of another one: for more games, or for another number of players."""

import io
import re
from pathlib import Path

import numpy as np

from engineshed.bots.network import Floats, Network, load_network
from engineshed.kernel import BadSetup

SEATED = re.compile(r"(seat|asked) (\d+)(.*)")


def begin_from(file: Path, names: tuple[str, ...], players: int) -> Network:
    """The network of a file, laid out for these inputs and this number of players.

    If it knew others, the viewer's own inputs keep their weights, and those of the other seats share
    what these had together. Inputs that the file does not know begin at zero.
    """
    data = file.read_bytes()
    with np.load(io.BytesIO(data), allow_pickle=False) as arrays:
        known = tuple(str(arrays["names"]).split("\n"))
    network = load_network(data, known, str(file))
    if known == names:
        return network
    if players < 2 or network.players < 2:
        raise BadSetup(f"{file}: only games with others can learn from games with others")
    share = (network.players - 1) / (players - 1)
    first, biases = network.layers[0]
    last, last_biases = network.layers[-1]
    return Network(
        [
            (_inputs(first, known, names, share), biases),
            *network.layers[1:-1],
            (_outputs(last.T, network.players, players).T, _outputs(last_biases, network.players, players)),
        ],
        players,
        network.mean,
        network.spread,
        network.version,
    )


def _inputs(weights: Floats, known: tuple[str, ...], names: tuple[str, ...], share: float) -> Floats:
    """The rows of the first layer for these names."""
    by_name: dict[str, list[Floats]] = {}
    for name, row in zip(known, weights, strict=True):
        by_name.setdefault(_kind(name), []).append(row)
    nothing = np.zeros(weights.shape[1], dtype=np.float32)
    rows = []
    for name in names:
        found = by_name.get(_kind(name))
        if found is None:
            rows.append(nothing)
        else:
            rows.append(np.mean(found, axis=0) * (share if _kind(name).startswith("other") else 1.0))
    return np.array(rows, dtype=np.float32)


def _kind(name: str) -> str:
    """The name of an input, the same for all other seats."""
    found = SEATED.fullmatch(name)
    return f"other {found[1]}{found[3]}" if found and found[2] != "0" else name


def _outputs(parts: Floats, before: int, after: int) -> Floats:
    """The last layer: chances of all seats and of nobody, then scores; other seats get the average."""
    chances, nobody, scores = parts[:before], parts[before : before + 1], parts[before + 1 :]
    seats = [[held[0], *[held[1:].mean(axis=0)] * (after - 1)] for held in (chances, scores)]
    return np.array([*seats[0], nobody[0], *seats[1]], dtype=np.float32)
