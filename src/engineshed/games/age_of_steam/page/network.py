"""Track as it is drawn: one path per link or section, and the owner's disc on its middle."""

from functools import lru_cache
from typing import NamedTuple

from engineshed.games.age_of_steam.links import NOBODY, TOWN, Chain, Piece
from engineshed.games.age_of_steam.page import text
from engineshed.games.age_of_steam.page.grid import Grid, Point, at, between
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.printed.board import Board


class Line(NamedTuple):
    """One link or section."""

    id: str
    atom: str
    path: str
    seat: int | None
    open: bool
    x: float
    y: float
    """Of the owner's disc."""
    name: str
    """Between which places it runs."""
    direct: bool
    """From city to city, so that the cities would cover what is to be clicked."""


def lines(pos: AgeOfSteamPosition, grid: Grid) -> list[Line]:
    """All track on the table, in an order that does not change as others are laid."""
    return [line(pos, grid, name, chain) for name, chain in sorted(pos.chains.items())]


def line(pos: AgeOfSteamPosition, grid: Grid, name: int, chain: Chain) -> Line:
    board = pos.board
    q, r = board.places[name // 6]
    x, y = middle(board, grid, chain.pieces)
    return Line(
        id=f"link-{q}-{r}-{name % 6}",
        atom=board.link_atoms[name],
        path=path(board, grid, chain.pieces),
        seat=None if chain.owner == NOBODY else chain.owner,
        open=not chain.complete,
        x=x,
        y=y,
        name=text.link(pos, board.link_atoms[name]),
        direct=_direct(chain.pieces[0]),
    )


@lru_cache(4096)
def path(board: Board, grid: Grid, pieces: tuple[Piece, ...]) -> str:
    """A line through all pieces of a chain."""
    drawn = "M" + at(_end(board, grid, pieces[0], 0))
    for near, far in pieces:
        place = board.places[max(near, far) // 6]
        if near == TOWN or far == TOWN or near // 6 != far // 6:
            drawn += "L" + at(_end(board, grid, (near, far), 1))
        else:
            drawn += grid.curve(place, near % 6, far % 6)
    return drawn


@lru_cache(4096)
def middle(board: Board, grid: Grid, pieces: tuple[Piece, ...]) -> Point:
    """The middle of a chain: on its middle tile, or between the two middle ones."""
    x, y = _middle(board, grid, pieces)
    return round(x, 1), round(y, 1)


def _middle(board: Board, grid: Grid, pieces: tuple[Piece, ...]) -> Point:
    half = len(pieces) // 2
    if len(pieces) % 2 == 0:
        return _end(board, grid, pieces[half], 0)
    near, far = pieces[half]
    if near == TOWN or far == TOWN:
        side = max(near, far)
        place = board.places[side // 6]
        return between(grid.centre(place), grid.edge(place, side % 6), 0.72)
    if _direct(pieces[half]):
        return _between_cities(board, grid, near)
    return grid.halfway(board.places[near // 6], near % 6, far % 6)


def directs(pos: AgeOfSteamPosition, grid: Grid) -> list[Point]:
    """Where a direct link between two neighbouring cities can still be built (Germany)."""
    sides = [direct.near for direct in pos.map.direct_links if direct.near not in pos.chain_at]
    return [_between_cities(pos.board, grid, side) for side in sides]


def _between_cities(board: Board, grid: Grid, side: int) -> Point:
    """On the edge that two cities share, a little away from their name plates."""
    place, edge = board.places[side // 6], side % 6
    return between(grid.edge(place, edge), grid.side(place, edge)[0], 0.45)


def _end(board: Board, grid: Grid, piece: Piece, which: int) -> Point:
    """Where a piece begins (0) or stops (1): an edge, or the middle of a town."""
    side = piece[which]
    if side == TOWN:
        return grid.centre(board.places[max(piece) // 6])
    place = board.places[side // 6]
    if _direct(piece):
        return between(grid.edge(place, side % 6), grid.centre(place), 0.5)
    return grid.edge(place, side % 6)


def _direct(piece: Piece) -> bool:
    """Does it run from one city to its neighbour?"""
    return TOWN not in piece and piece[0] // 6 != piece[1] // 6
