"""Small pictures: a track on its hex, a die, a cube; what a choice would draw; the gallery."""

from functools import cache
from importlib.resources import files

from engineshed.games.steam_rollers.page import geometry
from engineshed.games.steam_rollers.page.sheets import poster_data, printed
from engineshed.games.steam_rollers.page.symbols import START_ICONS, VERB_ICONS
from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.games.steam_rollers.printed.components import BOX, MAP, TILES
from engineshed.games.steam_rollers.printed.map import (
    CITY_AT,
    IS_TOWN,
    PLACE_OF_ATOM,
    REGION,
    SHAPE_OF_ATOMS,
)
from engineshed.kernel import Action, Atom, Seat, Settings, Words, kind_of, name_of
from engineshed.kernel.components import Provenance, provenance, read_json
from engineshed.kernel.page import Drawing, GalleryPiece, GallerySection

ANYWHERE = CITY_AT.index(1) + 1
"""A plain hex for pictures of track that lies nowhere."""


def picture(choice: Atom | tuple[Atom, ...], pos: SteamRollersPosition, seat: Seat) -> Drawing | None:
    """What the button of an atom shows, or of several that are picked together."""
    atoms = choice if isinstance(choice, tuple) else (choice,)
    if choice in VERB_ICONS:
        return Drawing("verb.jinja", {"symbol": VERB_ICONS[str(choice)]}, id="verb")
    kinds = {kind_of(atom): str(atom) for atom in atoms}
    if "track" in kinds:
        shape = SHAPE_OF_ATOMS.get((kinds["track"], kinds.get("turn", "turn:0")))
        place = PLACE_OF_ATOM.get(kinds.get("hex", ""), ANYWHERE)
        return None if shape is None else track(place, shape, seat)
    if "line" in kinds and "good" in kinds:
        return _route(atoms, pos, seat)
    if "face" in kinds:
        return Drawing("die.jinja", {"value": int(name_of(kinds["face"], "face"))}, id="die")
    if "instead" in kinds:
        return Drawing("cube.jinja", {"colour": name_of(kinds["instead"], "instead")}, id="cube")
    if "good" in kinds and name_of(kinds["good"], "good") in BOX.goods.counts:
        return Drawing("cube.jinja", {"colour": name_of(kinds["good"], "good")}, id="cube")
    return None


def track(place: int, shape: int, seat: Seat | None) -> Drawing:
    x, y = geometry.middle(place)
    data = {
        "box": f"{x - 34:.1f} {y - 38:.1f} 68 76",
        "outline": geometry.OUTLINES[place],
        "region": REGION[place],
        "path": geometry.track(place, shape),
        "seat": seat,
        "town": geometry.town_spot(place, shape) if IS_TOWN[place] else None,
    }
    return Drawing("track.jinja", data, id="track")


def _route(atoms: tuple[Atom, ...], pos: SteamRollersPosition, seat: Seat) -> Drawing | None:
    """A small map with the way that these lines take from the city of the chosen good."""
    sheet, good = pos.sheets[seat], next(name_of(atom, "good") for atom in atoms if kind_of(atom) == "good")
    private = sheet.private if good == "private" else None
    origin = int(good.partition("-")[0]) if private is None else private[0]
    found = [sheet.line(str(atom)) for atom in atoms if kind_of(atom) == "line"]
    lines = [line for line in found if line is not None]
    data = {**printed((), None), "path": geometry.journey(lines, origin)}
    return Drawing("route.jinja", data, id="route")


def ghost(action: Action, pos: SteamRollersPosition, seat: Seat) -> Drawing | None:
    """What an action would draw on the sheet: a track, or the route of a good."""
    sheet = pos.sheets[seat]
    if action[0] == "build":
        place = PLACE_OF_ATOM[str(action[1])]
        paths = [geometry.track(place, SHAPE_OF_ATOMS[str(action[2]), str(action[3])])]
        return Drawing("ghost.jinja", {"paths": paths, "seat": seat, "stops": ()}, id="ghost")
    if action[0] == "deliver":
        lines = [sheet.line(str(atom)) for atom in action if kind_of(atom) == "line"]
        stops = [
            (number, *(f"{value:.1f}" for value in geometry.middle_of(line, sheet.tracks)))
            for number, line in enumerate(lines, 1)
            if line is not None
        ]
        return Drawing("ghost.jinja", {"paths": (), "seat": seat, "stops": stops}, id="ghost")
    return None


def poster(settings: Settings, words: Words) -> Drawing:
    """An empty sheet's map; medium and hard show one of their maps."""
    level = settings.get("borders", "open")
    maps = MAP.blocked_borders
    blocked = maps.hard[0] if level == "hard" else maps.medium[0] if level == "medium" else ()
    return Drawing("poster.jinja", poster_data(blocked, words), id="poster")


def gallery(words: Words) -> list[GallerySection]:
    tiles = tuple(
        GalleryPiece(
            f"tile-{face.id}",
            words("gallery-tile", side=face.id, name=words(_word(face.effect))),
            words(
                "gallery-tile-effect",
                help=words(f"{_word(face.effect)}-help"),
                points=face.points,
            ),
            Drawing(
                "tile.jinja",
                {
                    "number": face.number,
                    "symbol": _word(face.effect),
                    "permanent": face.use == "permanent",
                },
                id="tile",
            ),
            _sources("tiles.json", "action_tiles", face.id),
        )
        for face in TILES.action_tiles
    )
    orders = tuple(
        GalleryPiece(
            f"order-{face.id}",
            words("gallery-order", side=face.id),
            words("gallery-order-effect", points=face.points),
            Drawing("order.jinja", {"goods": face.goods, "points": face.points}, id="order"),
            _sources("tiles.json", "orders_provenance"),
        )
        for face in TILES.order_tiles
    )
    starting = tuple(
        GalleryPiece(
            f"start-{tile.id}",
            words(f"start-{tile.id}"),
            words(f"start-{tile.id}-help"),
            Drawing(
                "start.jinja",
                {"name": words(f"start-{tile.id}"), "symbol": START_ICONS[tile.id]},
                id="start",
            ),
            _sources("tiles.json", "starting_tiles", tile.id),
        )
        for tile in TILES.starting_tiles
    )
    goods = tuple(
        GalleryPiece(
            f"good-{colour}",
            words("good-of", colour=colour),
            words("gallery-good", count=count),
            Drawing("cube.jinja", {"colour": colour}, id="cube"),
            _sources("game.json", "goods"),
        )
        for colour, count in BOX.goods.counts.items()
    )
    blocked = MAP.blocked_borders
    maps = (
        _map("open", 0, (), words),
        *(_map("medium", number, borders, words) for number, borders in enumerate(blocked.medium, 1)),
        *(_map("hard", number, borders, words) for number, borders in enumerate(blocked.hard, 1)),
    )
    return [
        GallerySection("maps", words("gallery-maps"), maps),
        GallerySection("action-tiles", words("dock-tiles"), tiles),
        GallerySection("order-tiles", words("dock-orders"), orders),
        GallerySection("starting-tiles", words("dock-starting"), starting),
        GallerySection("goods", words("dock-goods"), goods),
        GallerySection("tracks", words("gallery-tracks"), _tracks(words)),
        GallerySection("dice", words("gallery-dice"), _dice(words)),
    ]


def _tracks(words: Words) -> tuple[GalleryPiece, ...]:
    return tuple(
        GalleryPiece(
            f"track-{kind.id}",
            words(f"track-{kind.id}"),
            words(f"gallery-track-{kind.id}"),
            track(ANYWHERE, SHAPE_OF_ATOMS[f"track:{kind.id}", "turn:0"], None),
            _sources("map.json", "track_kinds_provenance"),
        )
        for kind in MAP.track_kinds
    )


def _dice(words: Words) -> tuple[GalleryPiece, ...]:
    """The white dice are all alike; of the black one every face that differs."""
    white = GalleryPiece(
        "die-white",
        words("gallery-white-die"),
        words("gallery-white-die-effect"),
        Drawing("die.jinja", {"value": 6}, id="die"),
        _sources("game.json", "dice"),
    )
    faces = dict.fromkeys(BOX.dice.black.faces)
    return (
        white,
        *(
            GalleryPiece(
                f"die-black-{number}",
                words("black-die", kinds=" + ".join(words(f"track-{kind}") for kind in face)),
                words("gallery-black-die-effect", faces=BOX.dice.black.faces.count(face)),
                Drawing("black_die.jinja", {"kinds": face}, id="die"),
                _sources("game.json", "dice"),
            )
            for number, face in enumerate(faces, 1)
        ),
    )


def _map(level: str, number: int, blocked: tuple[tuple[int, int], ...], words: Words) -> GalleryPiece:
    """One of the maps; a die decides among those of a level."""
    name = words(f"setting-borders-{level}")
    sources = {source.kind: source for source in _sources("map.json")}
    return GalleryPiece(
        f"map-{level}-{number}",
        f"{name} {number}" if number else name,
        words(f"setting-borders-{level}-help"),
        Drawing("poster.jinja", poster_data(blocked, words), id="poster"),
        tuple(sources.values()),
    )


def _word(effect: str) -> str:
    return f"tile-{effect.replace('_', '-')}"


@cache
def _sources(file: str, part: str = "", id: str = "") -> tuple[Provenance, ...]:
    """What a data file says about where its figures come from; of one part or one entry of it."""
    data = read_json(files("engineshed.games.steam_rollers").joinpath("data", file))
    found: object = {part: data[part]} if part else data
    entries = data.get(part)
    if id and isinstance(entries, list):
        found = {part: [entry for entry in entries if entry["id"] == id]}
    return tuple(provenance(found))
