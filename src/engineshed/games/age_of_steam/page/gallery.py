"""Every map, tile, cube, new city and action of the box, as it lies on the table, with its source."""

from functools import cache
from importlib.resources import files

from engineshed.games.age_of_steam.game import GAME
from engineshed.games.age_of_steam.page import dock, pictures, text
from engineshed.games.age_of_steam.printed.components import MAPS, box, map_data
from engineshed.games.age_of_steam.printed.tiles import TILES
from engineshed.kernel import Words
from engineshed.kernel.components import Provenance, provenance, read_json
from engineshed.kernel.page import Drawing, GalleryPiece, GallerySection


def gallery(words: Words) -> list[GallerySection]:
    return [
        GallerySection("maps", words("gallery-maps"), tuple(_map(words, name) for name in MAPS)),
        GallerySection("tiles", words("gallery-tiles"), tuple(_tiles(words))),
        GallerySection("new-cities", words("gallery-new-cities"), tuple(_new_cities(words))),
        GallerySection("cubes", words("gallery-cubes"), tuple(_cubes(words))),
        GallerySection("actions", words("gallery-actions"), tuple(_actions(words))),
        GallerySection("boards", words("gallery-boards"), tuple(_boards(words))),
    ]


def _map(words: Words, name: str) -> GalleryPiece:
    data = map_data(name)
    seats, turns = list(data.turns), list(data.turns.values())
    effect = words(
        "gallery-map",
        fewest=int(seats[0]),
        most=int(seats[-1]),
        turns=turns[0],
        last=turns[-1],
        cities=sum(entry.city is not None for entry in data.hexes),
        towns=sum(entry.town is not None for entry in data.hexes),
    )
    drawing = pictures.poster({"map": name}, words)
    return GalleryPiece(name, words(f"setting-map-{name}"), effect, drawing, _sources(f"maps/{name}.json"))


def _tiles(words: Words) -> list[GalleryPiece]:
    sources = _sources("components.json", "trackTiles")
    return [
        GalleryPiece(
            f"tile-{data.id}",
            words(f"tile-{data.id}"),
            words("gallery-tile", count=data.count, group=data.group),
            pictures.tile_alone(next(tile for tile in TILES if tile.id == data.id)),
            sources,
        )
        for data in box().track_tiles.tiles
    ]


def _new_cities(words: Words) -> list[GalleryPiece]:
    sources = _sources("components.json", "newCities")
    return [
        GalleryPiece(
            f"city-{city.letter}",
            words("gallery-new-city", letter=city.letter, colour=text.city_colours(words, (city.color,))),
            words("gallery-new-city-effect", side=city.growth[0].side, number=city.growth[0].number),
            pictures.new_city(city.letter),
            sources,
        )
        for city in box().new_cities.tiles
    ]


def _cubes(words: Words) -> list[GalleryPiece]:
    sources = _sources("components.json", "goodsCubes")
    return [
        GalleryPiece(
            f"cube-{colour}",
            words("label-cube", colour=colour),
            words("gallery-cube", count=count, colour=colour),
            pictures.cube(colour),
            sources,
        )
        for colour, count in box().goods_cubes.by_color.items()
    ]


def _actions(words: Words) -> list[GalleryPiece]:
    sources = _sources("components.json", "actions")
    return [
        GalleryPiece(
            f"action-{a.id}",
            name := words(f"action-{a.id}"),
            words(f"action-{a.id}-help"),
            Drawing("action.jinja", {"name": name}),
            sources,
        )
        for a in box().actions
    ]


def _boards(words: Words) -> list[GalleryPiece]:
    """The goods display and the tracks, as they are when a game begins."""
    pos = GAME.position(4, {setting.id: setting.default for setting in GAME.settings})
    drawn = {"goodsDisplay": dock.goods(pos, words), "incomeTrack": dock.tracks(pos, words)}
    return [
        GalleryPiece(
            f"board-{part}",
            drawing.title,
            words(f"gallery-{part}", spaces=box().goods_display.spaces, most=pos.map.engine_max),
            drawing,
            _sources("components.json", part),
        )
        for part, drawing in drawn.items()
        if drawing is not None
    ]


@cache
def _sources(file: str, part: str = "") -> tuple[Provenance, ...]:
    """What a data file says about where its figures come from; of components.json only one part."""
    data = read_json(files("engineshed.games.age_of_steam").joinpath("data", *file.split("/")))
    if part:
        data = {key: value for key, value in data.items() if key in (part, f"{part}Provenance")}
    found: dict[tuple[str, str], Provenance] = {}
    for source in provenance(data):
        # Several statements of one kind about the whole (set-up, map rules) are one badge.
        key = source.path.rpartition(".")[2], source.kind
        known = found.get(key)
        note = f"{known.note}; {source.note}" if known and source.note not in known.note else source.note
        found[key] = Provenance(known.path if known else source.path, source.kind, note)
    return tuple(found.values())
