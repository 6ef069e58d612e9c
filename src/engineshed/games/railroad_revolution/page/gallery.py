"""The map, every tile and what is printed on the boards: effects in words, and where figures come from."""

from engineshed.games.railroad_revolution.page import boards, text
from engineshed.games.railroad_revolution.page.land import land
from engineshed.games.railroad_revolution.printed import components
from engineshed.games.railroad_revolution.printed.box import COLOURS
from engineshed.games.railroad_revolution.printed.packing import standard_box
from engineshed.kernel import Provenance, Words
from engineshed.kernel.components import provenance
from engineshed.kernel.page import Drawing, GalleryPiece, GallerySection

SECTIONS = ("cityTiles", "telegraphTiles", "dealTiles", "trainTiles", "setupTiles", "milestones")


def gallery(words: Words) -> list[GallerySection]:
    makers = (_cities, _telegraph, _deals, _trains, _setup, _milestones)
    return [
        GallerySection("map", words("map"), (_map(words),)),
        *(
            GallerySection(name, words(f"gallery-{name}"), tuple(maker(words)))
            for name, maker in zip(SECTIONS, makers, strict=True)
        ),
        *boards.sections(words),
    ]


def _map(words: Words) -> GalleryPiece:
    box, data = standard_box(), components.data()["map"]
    said = words("gallery-map", cities=len(box.cities), tracks=len(box.spaces))
    drawing = Drawing("poster.svg.jinja", {"land": land(), "rails": ()})
    return GalleryPiece("map", words("map"), said, drawing, tuple(provenance(data)))


def _sources(section: str, id: str) -> tuple[Provenance, ...]:
    """What the data says about one tile."""
    entries = components.data()[section]
    assert isinstance(entries, list)
    return tuple(provenance(next(entry for entry in entries if entry["id"] == id)))


def _card(mark: str, lines: list[str], tone: str) -> Drawing:
    return Drawing("card.jinja", {"mark": mark, "lines": lines, "tone": tone})


def _tile(section: str, id: str, name: str, mark: str, lines: list[str], tone: str) -> GalleryPiece:
    """A tile whose card says all that there is to say."""
    return GalleryPiece(id, name, "; ".join(lines), _card(mark, lines, tone), _sources(section, id))


def _cities(words: Words) -> list[GalleryPiece]:
    return [
        GalleryPiece(
            tile.id,
            words("city-tile", tile=tile.id),
            words(
                "city-tile-effect", base=text.effects(words, tile.base), first=text.effects(words, tile.first)
            ),
            _card(str(tile.group), [text.effects(words, tile.first), text.effects(words, tile.base)], "city"),
            _sources("cityTiles", tile.id),
        )
        for tile in standard_box().city_tiles.values()
    ]


def _telegraph(words: Words) -> list[GalleryPiece]:
    return [
        _tile("telegraphTiles", tile, words(f"tile-{tile}"), "T", [text.effects(words, effects)], "telegraph")
        for tile, effects in standard_box().telegraph_tiles.items()
    ]


def _deals(words: Words) -> list[GalleryPiece]:
    found = []
    for tile, halves in standard_box().deals.items():
        lines = [
            words("deal-half", shares=half.shares, reward=text.effects(words, half.words)) for half in halves
        ]
        found.append(_tile("dealTiles", tile, words("deal-tile", tile=tile), "D", lines, "deal"))
    return found


def _trains(words: Words) -> list[GalleryPiece]:
    return [
        _tile(
            "trainTiles",
            train.id,
            words(f"train-{train.id}"),
            "8",
            [text.effects(words, train.words)],
            "train",
        )
        for train in standard_box().trains
    ]


def _setup(words: Words) -> list[GalleryPiece]:
    found = []
    for tile, sides in standard_box().setup.items():
        lines = [text.effects(words, effects) for effects in sides.values()]
        found.append(_tile("setupTiles", tile, words("setup-tile", tile=tile), "S", lines, "setup"))
    return found


def _milestones(words: Words) -> list[GalleryPiece]:
    found = []
    for milestone in standard_box().milestones.values():
        lines = [words("wants", what=text.condition(words, c), least=c.least) for c in milestone.conditions]
        managers = " + ".join(
            words("worker-any") if colour < 0 else words(f"worker-{COLOURS[colour]}")
            for colour in milestone.managers
        )
        found.append(
            GalleryPiece(
                milestone.id,
                words("milestone", tile=milestone.id),
                words("milestone-effect", vp=milestone.vp, conditions="; ".join(lines), managers=managers),
                _card(str(milestone.vp), [*lines, managers], "milestone"),
                _sources("milestones", milestone.id),
            )
        )
    return found
