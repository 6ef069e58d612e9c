"""Where things are drawn: hexes, edges and the track between them, in user units of the board."""

from functools import cache
from itertools import pairwise
from math import atan2, cos, hypot, sin
from typing import Final, TypeAlias

from engineshed.kernel.hexes import ROOT3, Edge, Hex, Orientation, centre, corners, edge_middle

Point: TypeAlias = tuple[float, float]

SIZE: Final = 36.0
"""The side of a hex."""


def num(value: float) -> str:
    """A coordinate as short as SVG allows: one decimal, no trailing zero."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def at(point: Point) -> str:
    return f"{num(point[0])} {num(point[1])}"


def between(a: Point, b: Point, share: float = 0.5) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


@cache
def grid_of(orientation: Orientation) -> "Grid":
    return Grid(orientation)


class Grid:
    """The hexes of one map as places on paper."""

    __slots__ = ("_outlines", "orientation")

    def __init__(self, orientation: Orientation) -> None:
        self.orientation = orientation
        self._outlines: dict[tuple[Hex, float], str] = {}

    @property
    def flat(self) -> bool:
        return self.orientation == "flat-top"

    def centre(self, place: Hex) -> Point:
        return centre(place, self.orientation, SIZE)

    def anywhere(self, q: float, r: float) -> Point:
        """A point between the hexes."""
        if self.flat:
            return 1.5 * SIZE * q, ROOT3 * SIZE * (r + q / 2)
        return ROOT3 * SIZE * (q + r / 2), 1.5 * SIZE * r

    def edge(self, place: Hex, edge: Edge) -> Point:
        return edge_middle(place, edge, self.orientation, SIZE)

    def side(self, place: Hex, edge: Edge) -> tuple[Point, Point]:
        """The two corners of an edge, clockwise."""
        around = corners(place, self.orientation, SIZE)
        return around[edge], around[(edge + 1) % 6]

    def outline(self, place: Hex, scale: float = 1.0) -> str:
        """A closed path around a hex."""
        drawn = self._outlines.get((place, scale))
        if drawn is None:
            drawn = self._outlines[place, scale] = "M" + "L".join(map(at, self._corners(place, scale))) + "z"
        return drawn

    def half(self, place: Hex, scale: float = 0.97) -> str:
        """The right half of a hex."""
        around = self._corners(place, scale)
        flat = (between(around[0], around[1]), between(around[3], around[4]))
        top, bottom = flat if self.flat else (around[1], around[4])
        right = [corner for corner in around if corner[0] > self.centre(place)[0] + 1]
        return "M" + "L".join(map(at, [top, *right, bottom])) + "z"

    def _corners(self, place: Hex, scale: float) -> list[Point]:
        middle = self.centre(place)
        return [between(middle, corner, scale) for corner in corners(place, self.orientation, SIZE)]

    def offset(self, place: Hex) -> tuple[int, int]:
        """Column and row on the board, from 0."""
        q, r = place
        return (q, r + q // 2) if self.flat else (q + r // 2, r)

    def place(self, column: int, row: int) -> Hex:
        """The inverse of `offset`."""
        return (column, row - column // 2) if self.flat else (column - row // 2, row)

    def name(self, place: Hex) -> str:
        """What people call a hex: the column's letter and the row's number."""
        column, row = self.offset(place)
        return f"{chr(ord('A') + column)}{row + 1}"

    def curve(self, place: Hex, start: Edge, end: Edge) -> str:
        """Track across a hex, from an edge where the path already stands: straight or bent at the centre."""
        finish = at(self.edge(place, end))
        return f"L{finish}" if (start - end) % 6 == 3 else f"Q{at(self.centre(place))} {finish}"

    def halfway(self, place: Hex, start: Edge, end: Edge) -> Point:
        """The middle of the track across a hex: where an owner's disc lies."""
        straight = between(self.edge(place, start), self.edge(place, end))
        return between(straight, self.centre(place))

    def stream(self, place: Hex, edges: tuple[Edge, ...]) -> str:
        """A river across a hex; neighbours meet in the same direction, so it runs on without a kink."""
        if not edges:
            return ""
        starts = [(self.edge(place, edge), self._flow(place, edge)) for edge in edges]
        if len(starts) == 1:  # A spring.
            (here, towards), middle = starts[0], self.centre(place)
            return f"M{at(here)}Q{at((here[0] + towards[0], here[1] + towards[1]))} {at(middle)}"
        paths = []
        for (a, da), (b, db) in pairwise(starts):
            paths.append(
                f"M{at(a)}C{at((a[0] + da[0], a[1] + da[1]))} {at((b[0] + db[0], b[1] + db[1]))} {at(b)}"
            )
        return "".join(paths)

    def _flow(self, place: Hex, edge: Edge) -> Point:
        """Where a river heads from an edge into a hex: inwards, turned a little, alike on both sides."""
        middle, point = self.centre(place), self.edge(place, edge)
        dx, dy = middle[0] - point[0], middle[1] - point[1]
        turn = 0.42 if round(point[0] * 3 + point[1] * 7) % 2 else -0.42
        angle, reach = atan2(dy, dx) + turn, hypot(dx, dy) * 0.62
        return cos(angle) * reach, sin(angle) * reach
