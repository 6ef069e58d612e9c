"""Small pictures: a tile as it would lie, a new city, a cube, a map; and what a choice would draw."""

from itertools import pairwise
from typing import Final, NamedTuple, cast

from engineshed.games.age_of_steam.links import NOBODY
from engineshed.games.age_of_steam.page import network
from engineshed.games.age_of_steam.page.grid import Grid, at, grid_of
from engineshed.games.age_of_steam.page.land import land_of
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.printed.board import LETTERS, Board, board
from engineshed.games.age_of_steam.printed.tiles import TILE_OF, Tile
from engineshed.kernel import Action, Atom, Settings, Words, kind_of, name_of
from engineshed.kernel.hexes import Hex, Orientation, edge_between, opposite
from engineshed.kernel.page import Drawing


class Rail(NamedTuple):
    """A stretch of track and its owner (None: nobody)."""

    path: str
    seat: int | None


def rails(grid: Grid, place: Hex, tile: Tile, town: bool) -> list[str]:
    """The paths of a tile's track on a hex; on a town every exit ends in the middle."""
    if town or not tile.tracks:
        middle = at(grid.centre(place))
        return [f"M{middle}L{at(grid.edge(place, edge))}" for edge in tile.exits]
    return [f"M{at(grid.edge(place, a))}{grid.curve(place, a, b)}" for a, b in tile.tracks]


def owners(pos: AgeOfSteamPosition, hex_: int, tile: Tile, town: bool, seat: int | None) -> list[int | None]:
    """Whose each of these rails would be: track that lies there already keeps its owner."""
    ends = [(edge,) for edge in tile.exits] if town or not tile.tracks else list(tile.tracks)
    found: list[int | None] = []
    for edges in ends:
        names = {pos.chain_at.get(6 * hex_ + edge) for edge in edges}
        name = names.pop()
        if name is None or names:
            found.append(seat)
        else:
            owner = pos.chains[name].owner
            found.append(None if owner == NOBODY else owner)
    return found


def tile_in_place(pos: AgeOfSteamPosition, hex_: int, tile: Tile, seat: int | None) -> Drawing:
    """A tile on its hex, as the palette shows it."""
    grid, origin = grid_of(pos.board.orientation), (0, 0)
    town = hex_ in pos.board.towns
    drawn = rails(grid, origin, tile, town)
    terrain = pos.board.data.hexes[hex_].terrain
    return _tile(grid, drawn, owners(pos, hex_, tile, town, seat), terrain, town)


def tile_alone(tile: Tile, orientation: Orientation = "flat-top", seat: int | None = None) -> Drawing:
    """A tile as it lies in the box."""
    grid = grid_of(orientation)
    town = not tile.tracks
    drawn = rails(grid, (0, 0), tile, town)
    return _tile(grid, drawn, [seat] * len(drawn), "plain", town)


def _tile(grid: Grid, paths: list[str], seats: list[int | None], terrain: str, town: bool) -> Drawing:
    data = {
        "outline": grid.outline((0, 0)),
        "terrain": terrain if terrain in ("mountain", "swamp") else "plain",
        "box": "-38 -33 76 66" if grid.flat else "-33 -38 66 76",
        "rails": [Rail(path, seat) for path, seat in zip(paths, seats, strict=True)],
        "town": town,
    }
    return Drawing("tile.svg.jinja", data, id="tile")


def new_city(letter: str, orientation: Orientation = "flat-top") -> Drawing:
    grid, city = grid_of(orientation), LETTERS[letter]
    data = {
        "letter": letter,
        "colour": city.color,
        "side": city.growth[0].side,
        "number": city.growth[0].number,
        "outline": grid.outline((0, 0), 0.97),
        "inner": grid.outline((0, 0), 0.86),
        "box": "-38 -33 76 66" if grid.flat else "-33 -38 66 76",
    }
    return Drawing("new_city.svg.jinja", data, id="new-city")


def cube(colour: str) -> Drawing:
    return Drawing("cube.jinja", {"colour": colour}, id="cube")


def picture(choice: Atom | tuple[Atom, ...], pos: AgeOfSteamPosition, seat: int | None) -> Drawing | None:
    """What the button of an atom shows, or of several that are picked together."""
    atoms = choice if isinstance(choice, tuple) else (choice,)
    kinds = {kind_of(atom): str(atom) for atom in atoms}
    if "tile" in kinds:
        tile = TILE_OF.get((kinds["tile"], kinds.get("turn", "turn:0")))
        if tile is None:
            return None
        hex_ = pos.board.hex_of.get(kinds.get("hex", ""))
        return (
            tile_alone(tile, pos.board.orientation, seat)
            if hex_ is None
            else tile_in_place(pos, hex_, tile, seat)
        )
    if "city" in kinds and name_of(kinds["city"], "city") in LETTERS:
        return new_city(name_of(kinds["city"], "city"), pos.board.orientation)
    if "cube" in kinds:
        return cube(name_of(kinds["cube"], "cube").partition("@")[0])
    return None


# A game in progress on Rust Belt, for the home page: seat and hexes from place to place.
SCENE: Final[tuple[tuple[int, tuple[Hex, ...]], ...]] = (
    (0, ((7, 2), (8, 2), (9, 1))),
    (0, ((9, 1), (10, 1), (11, 1))),
    (0, ((11, 1), (12, 0), (12, -1))),
    (0, ((12, -1), (12, -2), (13, -3))),
    (1, ((9, 5), (9, 4), (10, 3))),
    (1, ((10, 3), (11, 2), (12, 2))),
    (1, ((12, 2), (13, 1), (14, 1), (15, 0), (16, 0))),
    (1, ((2, 6), (3, 5), (4, 4), (5, 4))),
    (2, ((17, -3), (16, -3), (15, -3))),
    (2, ((15, -3), (14, -2), (13, -1), (12, -1))),
    (3, ((7, 2), (6, 2), (5, 3), (5, 4))),
    (3, ((5, 4), (6, 4), (6, 5))),
    (3, ((6, 5), (6, 6), (5, 7))),
)
SCENE_BOX: Final = "205 120 500 500"
"""What of the map it shows."""


def poster(settings: Settings, words: Words) -> Drawing:
    """A map with its cities and towns: as printed, or (no map chosen) with a game in progress."""
    name = str(settings.get("map", "rust-belt"))
    land, printed = land_of(name), board(name)
    grid, place_of = land.grid, printed.places
    scene = () if "map" in settings else SCENE
    data = {
        "land": land,
        "words": words,
        "box": land.box if "map" in settings else SCENE_BOX,
        "rails": [Rail(_through(grid, printed, way), seat) for seat, way in scene],
        "cities": [
            (city.colors[0], grid.outline(place_of[hex_], 0.97), grid.outline(place_of[hex_], 0.8))
            for hex_, city in printed.cities.items()
        ],
        "terminals": [grid.outline(place_of[hex_], 0.97) for hex_ in printed.terminals],
        "towns": [at(grid.centre(place_of[hex_])).split() for hex_ in printed.towns],
    }
    return Drawing("poster.svg.jinja", data, id="poster")


def _through(grid: Grid, printed: Board, way: tuple[Hex, ...]) -> str:
    """Track over these hexes, from the middle of a town or the edge of a city to the next."""
    edges = [edge_between(here, there) for here, there in pairwise(way)]
    assert None not in edges, "a scene's hexes are neighbours"
    turns = cast("list[int]", edges)
    in_town = [printed.index[place] in printed.towns for place in (way[0], way[-1])]
    path = f"M{at(grid.centre(way[0]))}L" if in_town[0] else "M"
    path += at(grid.edge(way[0], turns[0]))
    for place, (came, goes) in zip(way[1:-1], pairwise(turns), strict=True):
        path += grid.curve(place, opposite(came), goes)
    return f"{path}L{at(grid.centre(way[-1]))}" if in_town[1] else path


def ghost(action: Action, pos: AgeOfSteamPosition, seat: int) -> Drawing | None:
    """What an action would put on the map, in the map's units: track, or the route of a cube."""
    grid = land_of(pos.board.id).grid
    if action[0] == "build":
        hex_, tile = pos.board.hex_of[str(action[1])], TILE_OF[str(action[2]), str(action[3])]
        town = hex_ in pos.board.towns
        paths = rails(grid, pos.board.places[hex_], tile, town)
        seats = owners(pos, hex_, tile, town, seat)
        return Drawing("ghost.svg.jinja", {"rails": [*map(Rail, paths, seats)], "stops": ()}, id="ghost")
    if action[0] == "ship":
        names = [pos.board.side_of[str(atom)] for atom in action[2:] if kind_of(atom) == "link"]
        chains = [pos.chains[name] for name in names]
        stops = [
            (number, *network.middle(pos.board, grid, chain.pieces)) for number, chain in enumerate(chains, 1)
        ]
        return Drawing("ghost.svg.jinja", {"rails": (), "stops": stops}, id="ghost")
    return None
