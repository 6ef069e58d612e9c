"""Track that is drawn: a hex and its edges, or from one end to another.

Marks are hexes (clicked, or dragged over) and "side:5,-3/2", an edge of the hex that is open.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Final, NamedTuple

from engineshed.games.age_of_steam.page import labels, pictures, text
from engineshed.games.age_of_steam.page.grid import Grid, at
from engineshed.games.age_of_steam.page.land import land_of
from engineshed.games.age_of_steam.page.pictures import Rail
from engineshed.games.age_of_steam.phases.build import Build
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.printed.tiles import TILE_OF, TILES
from engineshed.games.age_of_steam.track import Lay
from engineshed.games.age_of_steam.ways import Leg, Proposal, Ways, ends
from engineshed.kernel import Action, Atom, name_of
from engineshed.kernel.page import Drawing, Scene, Sketch

AosScene = Scene[AgeOfSteamPosition]
MOST_MARKS: Final = 40
RING: Final = 1.09
"""How large the ring around an end is: it stands out below a city and its name."""
TAG: Final = (19.0, -17.0)
"""Where a price stands, seen from the middle of its hex."""


class Tag(NamedTuple):
    """A price beside a hex."""

    x: float
    y: float
    text: str
    width: float


class Handle(NamedTuple):
    """An edge of the open hex."""

    atom: str
    at: str
    name: str
    used: bool


def building(scene: AosScene) -> Build | None:
    """The building turn of whoever looks, if tiles are left."""
    decision = scene.decision if scene.acts else None
    return decision if isinstance(decision, Build) and decision.left else None


def drawable(scene: AosScene) -> tuple[Atom, ...]:
    """Every end of a way, and every hex on which a tile may be laid."""
    turn = building(scene)
    if turn is None:
        return ()
    atoms = scene.pos.board.hex_atoms
    hexes = {action[1]: None for action in scene.options if action[0] == "build"}
    return (*hexes, *(atoms[hex_] for hex_ in sorted(ends(scene.pos, turn.seat)) if atoms[hex_] not in hexes))


def sketch(marks: Sequence[Atom], scene: AosScene) -> Sketch | None:
    """What these marks draw."""
    turn, pos = building(scene), scene.pos
    if turn is None or len(marks) > MOST_MARKS:
        return None
    side_of = {f"side:{name_of(link, 'link')}": side for link, side in pos.board.side_of.items()}
    hexes = [pos.board.hex_of[str(mark)] for mark in marks if mark in pos.board.hex_of]
    sides = [side_of[str(mark)] for mark in marks if mark in side_of]
    if not hexes or len(hexes) + len(sides) < len(marks):
        return None
    if sides and marks[-1] in side_of:
        return _Open(scene, turn, sides[-1] // 6, [s % 6 for s in sides if s // 6 == sides[-1] // 6]).sketch()
    return _through(_stops(hexes, ends(pos, turn.seat), pos), scene, turn)


def _stops(hexes: Sequence[int], places: set[int], pos: AgeOfSteamPosition) -> list[int]:
    """The hexes along which a way is wanted, from the marks in the order in which they were made."""
    *before, last = hexes
    if last in before:
        return [hex_ for hex_ in before if hex_ != last]  # clicked again: it goes
    if all(there in pos.board.around[here] for here, there in zip(before, hexes[1:], strict=True)):
        return [*hexes]  # dragged, or clicked like that
    if last in places:
        return [before[0], last] if before and before[0] in places else [last]
    if len(before) > 1 and any(last in pos.board.around[hex_] for hex_ in before[1:-1]):
        return [*before[:-1], last, before[-1]]
    return [before[0], last, before[-1]] if len(before) == 2 and before[-1] in places else [last]


def _through(stops: list[int], scene: AosScene, turn: Build) -> Sketch:
    pos = scene.pos
    if not stops:
        return Sketch(())
    known = ends(pos, turn.seat)
    if len(stops) == 2 and stops[1] not in known:
        here, there = stops
        edges = [edge for edge in range(6) if pos.board.across[6 * there + edge] // 6 == here]
        opened = _Open(scene, turn, there, edges)
        if opened.pieces:
            return opened.sketch()
    if len(stops) == 1 or stops[0] not in known:
        return _Open(scene, turn, stops[-1], []).sketch()
    ways = Ways(pos, turn)
    found = ways.propose(stops)
    if found is None and len(stops) > 2 and stops[-1] in known:
        stops = [stops[0], stops[-1]]
        found = ways.propose(stops)
    atoms = pos.board.hex_atoms
    if found is None:
        names = {"from": text.place(pos, atoms[stops[0]]), "to": text.place(pos, atoms[stops[-1]])}
        begun = _Open(scene, turn, stops[0], []).sketch()
        return Sketch((atoms[stops[0]],), (), scene.words("no-way", **names), begun.drawing, (), ways.refusal)
    marks = tuple(atoms[hex_] for hex_ in stops)
    return Sketch(marks, found.laid.actions, _said(found, scene), _way(found, stops[0], scene))


def _said(found: Proposal, scene: AosScene) -> str:
    """How many tiles to where, and what is left for later."""
    place = text.place(scene.pos, scene.pos.board.hex_atoms[found.way.end])
    tiles, later = len(found.laid.legs), found.way.price - sum(leg.price for leg in found.laid.legs)
    if found.whole:
        return scene.words("way", tiles=tiles, to=place)
    whole = len(found.way.legs)
    return scene.words("way-begun", tiles=tiles, whole=whole, to=place, later=text.money(scene.words, later))


def _way(found: Proposal, start: int, scene: AosScene) -> Drawing:
    pos, grid = scene.pos, land_of(scene.pos.board.id).grid
    outline = [grid.outline(pos.board.places[leg.hex]) for leg in found.laid.legs]
    later = [leg for leg in found.way.legs if leg not in found.laid.legs]
    rails = [rail for action in found.laid.actions for rail in rails_of(action, pos, scene.shown_seat)]
    tags = [
        _tag(pos, grid, leg.hex, text.money(scene.words, price))
        for leg, price in zip(found.laid.legs, found.laid.prices, strict=True)
    ]
    return _drawn(
        tints=outline,
        rails=rails,
        later=[_track(pos, grid, leg) for leg in later],
        rings=[grid.outline(pos.board.places[hex_], RING) for hex_ in (start, found.way.end)],
        tags=tags,
    )


def rails_of(action: Action, pos: AgeOfSteamPosition, seat: int) -> list[Rail]:
    """What a tile would put on the map."""
    hex_, tile = pos.board.hex_of[str(action[1])], TILE_OF[str(action[2]), str(action[3])]
    town = hex_ in pos.board.towns
    paths = pictures.rails(land_of(pos.board.id).grid, pos.board.places[hex_], tile, town)
    return [*map(Rail, paths, pictures.owners(pos, hex_, tile, town, seat))]


def _track(pos: AgeOfSteamPosition, grid: Grid, leg: Leg) -> str:
    """The line of track that a leg needs, as long as no tile is chosen."""
    place, edges = pos.board.places[leg.hex], [edge for edge in range(6) if leg.edges >> edge & 1]
    if leg.hex in pos.board.towns or len(edges) != 2:
        return "".join(f"M{at(grid.centre(place))}L{at(grid.edge(place, edge))}" for edge in edges)
    return f"M{at(grid.edge(place, edges[0]))}{grid.curve(place, *edges)}"


def _tag(pos: AgeOfSteamPosition, grid: Grid, hex_: int, said: str) -> Tag:
    x, y = grid.centre(pos.board.places[hex_])
    return Tag(round(x + TAG[0], 1), round(y + TAG[1], 1), said, 9.0 + 8.2 * len(said))


def _drawn(**parts: object) -> Drawing:
    empty = dict.fromkeys(("tints", "rails", "later", "rings", "tags", "reach", "handles"), ())
    return Drawing("sketch.svg.jinja", {**empty, **parts}, id="sketch")


class _Open:
    """A hex whose edges are chosen one by one, and what lies in reach if it is an end."""

    def __init__(self, scene: AosScene, turn: Build, hex_: int, edges: Sequence[int]) -> None:
        self.scene, self.turn, self.hex = scene, turn, hex_
        self.pos = scene.pos
        self.town = hex_ in self.pos.board.towns
        atom = self.pos.board.hex_atoms[hex_]
        self.atom = atom
        here = [action for action in scene.options if action[0] == "build" and action[1] == atom]
        self.pieces = [(action, piece) for action in here for piece in self._pieces(action)]
        """The options here, each with the edges of a piece of track that it would bring."""
        self.edges = self._chosen(edges)

    def _pieces(self, action: Action) -> list[frozenset[int]]:
        """New track of a tile: pairs of edges; in a town all of its new exits together."""
        tile, old = TILE_OF[str(action[2]), str(action[3])], self.pos.tiles.get(self.hex)
        if self.town:
            return [frozenset(tile.exits) - frozenset(() if old is None else TILES[old].exits)]
        kept = () if old is None else TILES[old].tracks
        return [frozenset(track) for track in tile.tracks if track not in kept]

    def _chosen(self, edges: Sequence[int]) -> list[int]:
        """The edges that count: clicked twice is not, and a third one takes the place of one with which it
        makes no tile."""
        chosen: list[int] = []
        for edge in edges:
            if edge in chosen:
                chosen.remove(edge)
                continue
            kept = (
                set(some) for number in range(len(chosen), -1, -1) for some in combinations(chosen, number)
            )
            fitting = next((some for some in kept if self._fits({*some, edge})), None)
            if fitting is not None:
                chosen = [*(one for one in chosen if one in fitting), edge]
        if not edges and self.pieces:  # what all have in common needs no click
            chosen = sorted(frozenset.intersection(*(piece for _, piece in self.pieces)))
            if len({piece for _, piece in self.pieces}) == 1 and not self.town:
                chosen = sorted(self.pieces[0][1])
        return chosen

    def _fits(self, edges: set[int]) -> bool:
        return any(piece.issuperset(edges) for _, piece in self.pieces)

    def sketch(self) -> Sketch:
        scene, pos = self.scene, self.pos
        board = pos.board
        q, r = board.places[self.hex]
        marks = (self.atom, *(f"side:{q},{r}/{edge}" for edge in self.edges))
        fitting = sorted(
            {action for action, piece in self.pieces if piece == frozenset(self.edges)}, key=self._rank
        )
        if not fitting:
            return Sketch(marks, drawing=self._drawing(()))
        said = labels.phrase(fitting[0], scene.words, pos, scene.shown_seat)
        return Sketch(marks, (fitting[0],), said, self._drawing(fitting[:1]), tuple(fitting[1:]))

    def _rank(self, action: Action) -> tuple[int, int, str]:
        """The cheapest first, of equals the one of which most are left."""
        plan = self.turn.plan(self.pos, action)
        tile = TILE_OF[str(action[2]), str(action[3])]
        price = plan.price if isinstance(plan, Lay) else 99
        return price, -self.pos.supply[tile.kind], tile.id

    def _drawing(self, laid: Sequence[Action]) -> Drawing:
        pos, scene, grid = self.pos, self.scene, land_of(self.pos.board.id).grid
        place = pos.board.places[self.hex]
        names, words = text.COMPASS[pos.board.orientation], scene.words
        q, r = place
        usable = sorted({edge for _, piece in self.pieces for edge in piece})
        handles = [
            Handle(
                f"side:{q},{r}/{edge}",
                at(grid.edge(place, edge)),
                words("edge", name=names[edge]),
                edge in self.edges,
            )
            for edge in usable
        ]
        reach = []
        if not laid and not self.edges and self.hex in ends(pos, self.turn.seat):
            reach = [
                _tag(pos, grid, hex_, text.money(words, price))
                for hex_, price in Ways(pos, self.turn).reach(self.hex)
            ]
        return _drawn(
            tints=[grid.outline(place)] if self.pieces else (),
            rings=[grid.outline(place, RING)],
            rails=[rail for action in laid for rail in rails_of(action, pos, scene.shown_seat)],
            handles=handles,
            reach=reach,
        )
