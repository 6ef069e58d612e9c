"""Where names and cubes fit: plates of cities, labels of towns, rows of cubes."""

from collections.abc import Collection
from typing import Final

from engineshed.kernel.hexes import Edge

# Widths in the board's lettering (14.2 units, semi-bold condensed): enough to size a plate.
NARROW: Final = frozenset(" lijI.'")
SLIM: Final = frozenset("()1tfr-")
WIDE: Final = frozenset("mwMW")
WIDEST_PLATE: Final = 86.0


def width(text: str) -> float:
    """About how many units a text takes."""
    return sum(map(_letter, text))


def _letter(c: str) -> float:
    return 3.3 if c in NARROW else 4.5 if c in SLIM else 9.0 if c in WIDE else 6.9 if c.isupper() else 6.4


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


def cube_spots(count: int) -> tuple[float, list[tuple[float, float]]]:
    """Size of a city's cubes and where the corner of each lies from the city's middle."""
    if count <= 3:
        size, pitch, rows, top = 16.0, 17.5, [count], -9.0
    elif count == 4:
        size, pitch, rows, top = 14.0, 14.8, [4], -8.0
    elif count <= 6:
        size, pitch, rows, top = 12.5, 13.0, [3, count - 3], -12.5
    else:
        upper = (count + 1) // 2
        size, pitch, rows, top = 11.0, 11.7, [upper, count - upper], -12.5
    spots = []
    for row, length in enumerate(rows):
        left = -(length - 1) * pitch / 2 - size / 2
        spots += [(round(left + i * pitch, 1), round(top + row * pitch, 1)) for i in range(length)]
    return size, spots


# How much a name disturbs a track that leaves by an edge, on flat-top and pointy-top hexes.
SIDES: Final = {
    True: (
        ("below", 0.0, {3: 3, 2: 2, 4: 2}),
        ("above", 0.5, {0: 3, 1: 2, 5: 2}),
        ("right", 0.7, {1: 1, 2: 1}),
        ("left", 0.8, {4: 1, 5: 1}),
    ),
    False: (
        ("below", 0.0, {3: 2, 4: 2}),
        ("above", 0.5, {0: 2, 1: 2}),
        ("right", 0.7, {2: 4, 1: 1, 3: 1}),
        ("left", 0.8, {5: 4, 0: 1, 4: 1}),
    ),
}
OFFSETS: Final = {
    "below": (0.0, 22.0, ""),
    "above": (0.0, -13.0, ""),
    "right": (11.0, 5.0, "start"),
    "left": (-11.0, 5.0, "end"),
}


def town_label(flat: bool, exits: Collection[Edge]) -> tuple[float, float, str]:
    """Where a town's name stands from its disc, and how it is aligned: where no track leaves, if possible."""
    side = min(SIDES[flat], key=lambda side: side[1] + sum(side[2].get(edge, 0) for edge in exits))
    return OFFSETS[side[0]]
