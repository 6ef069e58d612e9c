"""Where names and cubes fit: plates of cities, labels of towns, rows of cubes."""

from collections.abc import Collection, Iterable, Mapping
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from engineshed.kernel.hexes import Edge

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""

# Widths in the board's lettering (17 units, semi-bold condensed): enough to size a plate.
NARROW: Final = frozenset(" lijI.'")
SLIM: Final = frozenset("()1tfr-")
WIDE: Final = frozenset("mwMW")
WIDEST_PLATE: Final = 96.0


@cache
def width(text: str) -> float:
    """About how many units a text takes."""
    return sum(map(_letter, text))


def _letter(c: str) -> float:
    return 3.9 if c in NARROW else 5.3 if c in SLIM else 10.7 if c in WIDE else 8.2 if c.isupper() else 7.5


def plate_lines(name: str) -> tuple[str, ...]:
    """A name in one line, or in two where one would cover the neighbours."""
    if width(name) + 10 <= WIDEST_PLATE:
        return (name,)
    for mark, keep in (("-", "-"), (" (", ""), (" ", "")):
        first, found, rest = name.partition(mark)
        if found:
            return first + keep, mark.strip().replace("-", "") + rest
    return (name,)


def plate_width(lines: tuple[str, ...]) -> float:
    return round(max(map(width, lines)) + 10, 1)


@cache
def cube_spots(count: int, lines: int = 1) -> tuple[float, tuple[tuple[float, float], ...]]:
    """Size of a city's cubes and where the corner of each lies from the city's middle.

    Above a name of two lines there is less room.
    """
    if count <= 3:
        size, pitch, rows, top = 16.0, 17.5, [count], -9.0 if lines == 1 else -11.0
    elif count == 4:
        size, pitch, rows, top = 14.0, 14.8, [4], -8.0 if lines == 1 else -9.0
    elif count <= 6 and lines > 1:
        size, pitch, rows, top = 11.0, 11.4, [count], -7.0
    elif count <= 6:
        size, pitch, rows, top = 12.5, 13.0, [3, count - 3], -12.5
    else:
        upper = (count + 1) // 2
        size, pitch, rows, top = 11.0, 11.7, [upper, count - upper], -12.5
    spots = []
    for row, length in enumerate(rows):
        left = -(length - 1) * pitch / 2 - size / 2
        spots += [(round(left + i * pitch, 1), round(top + row * pitch, 1)) for i in range(length)]
    return size, tuple(spots)


@cache
def plate_top(cubes: int, lines: int) -> float:
    """How far below a city's middle the plate with its name begins: below all of its cubes."""
    size, spots = cube_spots(cubes, lines)
    return max([9.0 if lines == 1 else 6.0, *(y + size + 0.3 for _, y in spots)])


class Side(NamedTuple):
    """A place for a town's name: its offset from the disc and how it is aligned there."""

    dx: float
    dy: float
    align: str
    dislike: float
    crosses: Mapping[Edge, float]
    """How much it disturbs track that leaves by an edge."""


FLAT: Final = (
    Side(0, 22, "", 0.0, {3: 3, 2: 2, 4: 2}),
    Side(0, -13, "", 0.5, {0: 3, 1: 2, 5: 2}),
    Side(11, 5, "start", 0.7, {1: 1, 2: 1}),
    Side(-11, 5, "end", 0.8, {4: 1, 5: 1}),
    Side(7, 20, "start", 0.9, {2: 2, 3: 0.6}),
    Side(-7, 20, "end", 0.9, {4: 2, 3: 0.6}),
    Side(7, -11, "start", 1.0, {1: 2, 0: 0.6}),
    Side(-7, -11, "end", 1.0, {5: 2, 0: 0.6}),
)
POINTY: Final = (
    Side(0, 22, "", 0.0, {3: 2, 4: 2}),
    Side(0, -13, "", 0.5, {0: 2, 1: 2}),
    Side(11, 5, "start", 0.7, {2: 4, 1: 1, 3: 1}),
    Side(-11, 5, "end", 0.8, {5: 4, 0: 1, 4: 1}),
    Side(9, 19, "start", 0.9, {3: 2, 2: 0.6}),
    Side(-9, 19, "end", 0.9, {4: 2, 5: 0.6}),
    Side(9, -10, "start", 1.0, {1: 2, 2: 0.6}),
    Side(-9, -10, "end", 1.0, {0: 2, 5: 0.6}),
)
COVERED: Final = 4.0
"""How bad it is to cover something else: worse than crossing a track."""


def name_box(x: float, y: float, align: str, text: str) -> Box:
    """The room of a name that is written at (x, y)."""
    wide = width(text)
    left = x if align == "start" else x - wide if align == "end" else x - wide / 2
    return left, y - 14.0, left + wide, y + 3.6


def place_name(
    flat: bool, x: float, y: float, text: str, exits: Collection[Edge], taken: Iterable[Box]
) -> Side:
    """Where a town's name stands: where no track leaves and nothing else lies, if possible."""
    near = [
        box for box in taken if box[0] < x + 110 and box[2] > x - 110 and box[1] < y + 40 and box[3] > y - 40
    ]

    def dislike(side: Side) -> float:
        left, top, right, bottom = name_box(x + side.dx, y + side.dy, side.align, text)
        covered = sum(a < right and c > left and b < bottom and d > top for a, b, c, d in near)
        return side.dislike + sum(side.crosses.get(edge, 0.0) for edge in exits) + COVERED * covered

    return min(FLAT if flat else POINTY, key=dislike)
