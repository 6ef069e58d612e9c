"""Hex grids in axial coordinates; edges are numbered 0-5 clockwise, opposite is (e + 3) % 6.

On a flat-top map edge 0 looks north; on a pointy-top map edge 0 looks north-west.
"""

from math import sqrt
from typing import Final, Literal, TypeAlias

Hex: TypeAlias = tuple[int, int]
Edge: TypeAlias = int
Orientation: TypeAlias = Literal["flat-top", "pointy-top"]

VECTORS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
ROOT3: Final = sqrt(3)


def opposite(edge: Edge) -> Edge:
    return (edge + 3) % 6


def neighbour(place: Hex, edge: Edge) -> Hex:
    dq, dr = VECTORS[edge]
    return place[0] + dq, place[1] + dr


def edge_between(here: Hex, there: Hex) -> Edge | None:
    """The edge of `here` that touches `there`; None if they are no neighbours."""
    step = (there[0] - here[0], there[1] - here[1])
    return VECTORS.index(step) if step in VECTORS else None


def distance(a: Hex, b: Hex) -> int:
    dq, dr = a[0] - b[0], a[1] - b[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def atom(place: Hex) -> str:
    """The atom of a hex: "hex:5,-3"."""
    return f"hex:{place[0]},{place[1]}"


def parse(word: object) -> Hex | None:
    """The hex of an atom; None for anything else."""
    if not isinstance(word, str) or not word.startswith("hex:"):
        return None
    q, _, r = word[4:].partition(",")
    try:
        place = int(q), int(r)
    except ValueError:
        return None
    return place if atom(place) == word else None


def centre(place: Hex, orientation: Orientation = "flat-top", size: float = 36.0) -> tuple[float, float]:
    """Where the middle of a hex is drawn; y grows to the south."""
    q, r = place
    if orientation == "flat-top":
        return 1.5 * size * q, ROOT3 * size * (r + q / 2)
    return ROOT3 * size * (q + r / 2), 1.5 * size * r


def corners(
    place: Hex, orientation: Orientation = "flat-top", size: float = 36.0
) -> list[tuple[float, float]]:
    """The six corners; edge e runs from corner e to corner e + 1."""
    x, y = centre(place, orientation, size)
    half = ROOT3 / 2
    if orientation == "flat-top":
        unit = [(-0.5, -half), (0.5, -half), (1.0, 0.0), (0.5, half), (-0.5, half), (-1.0, 0.0)]
    else:
        unit = [(-half, -0.5), (0.0, -1.0), (half, -0.5), (half, 0.5), (0.0, 1.0), (-half, 0.5)]
    return [(x + dx * size, y + dy * size) for dx, dy in unit]


def edge_middle(
    place: Hex, edge: Edge, orientation: Orientation = "flat-top", size: float = 36.0
) -> tuple[float, float]:
    """The middle of an edge: where track crosses it."""
    x, y = centre(place, orientation, size)
    nx, ny = centre(neighbour(place, edge), orientation, size)
    return (x + nx) / 2, (y + ny) / 2
