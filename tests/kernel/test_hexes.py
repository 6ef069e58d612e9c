"""Hex grids."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engineshed.kernel.hexes import (
    atom,
    centre,
    corners,
    distance,
    edge_between,
    edge_middle,
    neighbour,
    opposite,
    parse,
)

places = st.tuples(st.integers(-50, 50), st.integers(-50, 50))
edges = st.integers(0, 5)
orientations = st.sampled_from(["flat-top", "pointy-top"])


@given(places, edges)
def test_over_an_edge_and_back(place: tuple[int, int], edge: int) -> None:
    there = neighbour(place, edge)
    assert neighbour(there, opposite(edge)) == place
    assert edge_between(place, there) == edge
    assert distance(place, there) == 1


@given(places, places, places)
def test_distance_is_a_distance(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)
    assert (edge_between(a, b) is not None) == (distance(a, b) == 1)


@given(places)
def test_a_hex_is_written_and_read(place: tuple[int, int]) -> None:
    assert parse(atom(place)) == place


@pytest.mark.parametrize(
    "junk", ["hex:", "hex:1", "hex:1,2,3", "hex:01,2", "hex:1, 2", "hex:+1,2", "cell:1,2", 7, None]
)
def test_anything_else_is_no_hex(junk: object) -> None:
    assert parse(junk) is None


@given(places, edges, orientations)
def test_what_is_drawn_fits_together(place: tuple[int, int], edge: int, orientation: str) -> None:
    """Edge e runs from corner e to corner e + 1, track crosses it in the middle."""
    points = corners(place, orientation)  # type: ignore[arg-type]
    (x1, y1), (x2, y2) = points[edge], points[(edge + 1) % 6]
    middle = edge_middle(place, edge, orientation)  # type: ignore[arg-type]
    assert math.dist(middle, ((x1 + x2) / 2, (y1 + y2) / 2)) < 1e-6
    theirs = edge_middle(neighbour(place, edge), opposite(edge), orientation)  # type: ignore[arg-type]
    assert math.dist(middle, theirs) < 1e-6


def test_edge_zero_looks_north_or_north_west() -> None:
    x, y = edge_middle((0, 0), 0, "flat-top")
    assert (round(x), y < 0) == (0, True)
    x, y = edge_middle((0, 0), 0, "pointy-top")
    assert x < 0
    assert y < 0
    assert centre((0, 0)) == (0, 0)
