"""The printed map: hexes, regions, the fifteen ways to draw a track, and what each hex edge leads to."""

from functools import cache
from typing import Final, TypeAlias

from engineshed.games.steam_rollers.printed.components import MAP
from engineshed.kernel import Action
from engineshed.kernel.hexes import Edge, Hex, atom, neighbour

Place: TypeAlias = int
"""A hex by its number in reading order: A1 is 0, F9 is 53."""

Shape: TypeAlias = int
"""A kind of track in one rotation, by its number in SHAPES."""

City: TypeAlias = int

CITIES: Final = tuple(region.id for region in MAP.regions)
HEXES: Final[tuple[Hex, ...]] = tuple((cell.q, cell.r) for cell in MAP.cells)
PLACE: Final[dict[Hex, Place]] = {at: place for place, at in enumerate(HEXES)}
PLACE_OF_ATOM: Final[dict[str, Place]] = {atom(at): place for place, at in enumerate(HEXES)}
NAME: Final = tuple(cell.id for cell in MAP.cells)
REGION: Final = tuple(cell.region for cell in MAP.cells)
IS_TOWN: Final = tuple(cell.type == "town" for cell in MAP.cells)
CITY_AT: Final[tuple[City, ...]] = tuple(cell.region if cell.type == "city" else 0 for cell in MAP.cells)
"""The city on a hex; 0 for none."""

DRAWABLE: Final[tuple[tuple[Place, ...], ...]] = tuple(
    tuple(p for p in range(len(HEXES)) if REGION[p] == region and not CITY_AT[p]) for region in (0, *CITIES)
)
"""The hexes of each region that take a track: all but the city (SR-106, SR-409)."""

COLOUR: Final = {region.id: region.colour for region in MAP.regions}
CITIES_FOR: Final[dict[str, tuple[City, ...]]] = {
    colour: tuple(city for city in CITIES if COLOUR[city] == colour) for colour in COLOUR.values()
}
"""Where a good may go: grey has two cities (SR-604)."""


def _shapes() -> list[tuple[str, int, Edge, Edge]]:
    """Kind, rotation and the two edges; a straight track looks the same after half a turn."""
    return [
        (kind.id, turn, turn, (turn + kind.edge_difference) % 6)
        for kind in MAP.track_kinds
        for turn in range(3 if kind.edge_difference == 3 else 6)
    ]


SHAPES: Final = tuple(_shapes())
KIND: Final = tuple(kind for kind, _, _, _ in SHAPES)
SHAPE_OF_ATOMS: Final = {
    (f"track:{kind}", f"turn:{turn}"): shape for shape, (kind, turn, _, _) in enumerate(SHAPES)
}
KINDS: Final = tuple(kind.id for kind in MAP.track_kinds)

BUILDS: Final[tuple[dict[str, list[Action]], ...]] = tuple(
    {
        kind: [
            ("build", atom(at), f"track:{kind}", f"turn:{turn}")
            for shape_kind, turn, _, _ in SHAPES
            if shape_kind == kind
        ]
        for kind in KINDS
    }
    for at in HEXES
)
"""Every way to draw each kind on each hex, as actions."""

DEAD: Final = 0
"""What lies beyond the edge of the map or a blocked border: nothing joins there."""


@cache
def beyond(blocked: tuple[tuple[int, int], ...]) -> tuple[tuple[int, ...], ...]:
    """For each hex and edge what a track end there meets.

    Below zero: that city. DEAD: nothing, ever. Above zero: the number of the edge, the same from both sides.
    """
    numbers: dict[frozenset[Place], int] = {}
    return tuple(
        tuple(_beyond(place, edge, blocked, numbers) for edge in range(6)) for place in range(len(HEXES))
    )


def _beyond(
    place: Place, edge: Edge, blocked: tuple[tuple[int, int], ...], numbers: dict[frozenset[Place], int]
) -> int:
    other = PLACE.get(neighbour(HEXES[place], edge))
    if other is None:
        return DEAD
    here, there = sorted((REGION[place], REGION[other]))
    if (here, there) in blocked:  # SR-1205
        return DEAD
    if CITY_AT[other]:
        return -CITY_AT[other]
    return numbers.setdefault(frozenset((place, other)), len(numbers) + 1)
