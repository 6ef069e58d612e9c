"""For the gallery, what is printed on the boards: abilities, cities, sections, tracks, shelves."""

from engineshed.games.railroad_revolution.page import text
from engineshed.games.railroad_revolution.printed import components
from engineshed.games.railroad_revolution.printed.box import ACTIONS, COLOURS, TRACKS, WHITE
from engineshed.games.railroad_revolution.printed.packing import standard_box
from engineshed.kernel import Provenance, Words
from engineshed.kernel.components import provenance
from engineshed.kernel.page import Drawing, GalleryPiece, GallerySection


def sections(words: Words) -> list[GallerySection]:
    makers = {
        "workerAbilities": _abilities,
        "performanceTracks": _performance,
        "cities": _cities,
        "sections": _telegraph,
        "shelves": _shelves,
    }
    return [
        GallerySection(name, words(f"gallery-{name}"), tuple(maker(words))) for name, maker in makers.items()
    ]


def _listed(*path: str) -> list[object]:
    """A list somewhere in the data, as it stands there."""
    found: object = components.data()
    for key in path:
        assert isinstance(found, dict)
        found = found[key]
    assert isinstance(found, list)
    return found


def _sources(entry: object) -> tuple[Provenance, ...]:
    """What is said of several figures alike is one source."""
    return tuple({(source.kind, source.note): source for source in provenance(entry)}.values())


def _abilities(words: Words) -> list[GalleryPiece]:
    """White works everywhere alike and is one piece; every specialist has an ability for each action."""
    found, source = [], _sources(components.data()["workerAbilities"])
    for action, colour in sorted(standard_box().abilities):
        if colour == WHITE and action:
            continue
        where = "any" if colour == WHITE else ACTIONS[action]
        worker, place = words(f"worker-{COLOURS[colour]}"), words(f"action-{where}")
        said = text.ability(words, standard_box(), action, colour, {})
        data = {"colour": COLOURS[colour], "worker": worker, "place": place}
        found.append(
            GalleryPiece(
                f"ability-{where}-{COLOURS[colour]}",
                words("ability-name", worker=worker, action=place),
                said,
                Drawing("ability.jinja", data),
                source,
            )
        )
    return found


def _performance(words: Words) -> list[GalleryPiece]:
    found = []
    for name, rungs, entry in zip(
        TRACKS, standard_box().performance, _listed("performanceTracks"), strict=True
    ):
        steps = [(rung.vp, text.toll(words, rung.money, rung.shares, rung.workers)) for rung in rungs]
        data = {"name": words(f"track-{name}"), "steps": steps}
        said = words("performance-effect", most=rungs[-1].vp, steps=len(rungs) - 1)
        found.append(
            GalleryPiece(
                f"performance-{name}",
                words(f"track-{name}-title"),
                said,
                Drawing("ladder.svg.jinja", data),
                _sources(entry),
            )
        )
    return found


def _cities(words: Words) -> list[GalleryPiece]:
    found = []
    for city, entry in zip(standard_box().cities, _listed("map", "cities"), strict=True):
        price = text.money(words, city.price)
        said = words("city-effect", level=city.level, price=price)
        if city.printed is not None:
            first, base = (text.effects(words, found) for found in (city.printed.first, city.printed.base))
            said = f"{said} {words('city-tile-effect', first=first, base=base)}"
        found.append(
            GalleryPiece(f"city-{city.id}", city.name, said, _card(str(city.level), [price]), _sources(entry))
        )
    return found


def _telegraph(words: Words) -> list[GalleryPiece]:
    found = []
    for number, (section, entry) in enumerate(
        zip(standard_box().sections, _listed("telegraph", "sections"), strict=True), 1
    ):
        shares = f"{section.shares}+{section.first}"
        said = words(
            "section-effect",
            shares=section.shares,
            first=section.first,
            link=section.link,
            gives="tile" if section.has_tile else "deal" if section.deal else "no",
        )
        lines = [words("deal")] if section.deal else []
        name = words("section-name", number=number)
        found.append(GalleryPiece(f"section-{number}", name, said, _card(shares, lines), _sources(entry)))
    return found


def _shelves(words: Words) -> list[GalleryPiece]:
    found = []
    for number, (shelf, entry) in enumerate(
        zip(standard_box().shelves, _listed("playerBoard", "sections"), strict=True), 1
    ):
        value = text.money(words, shelf.value)
        said = words("shelf-effect", value=value, logo="left" if shelf.left_of_logo else "right")
        lines = [words("shelf-pieces", buildings=shelf.buildings, rails=shelf.rails)]
        name = words("section-name", number=number)
        found.append(GalleryPiece(f"shelf-{number}", name, said, _card(value, lines), _sources(entry)))
    return found


def _card(mark: str, lines: list[str]) -> Drawing:
    return Drawing("card.jinja", {"mark": mark, "lines": lines, "tone": "printed"})
