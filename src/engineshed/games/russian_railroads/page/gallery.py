"""Every space, engineer, factory, token and card: its effect in words, and where its figures come from."""

from functools import cache

from engineshed.games.russian_railroads.game import GAME
from engineshed.games.russian_railroads.page import cards, text
from engineshed.games.russian_railroads.page.symbols import signs
from engineshed.games.russian_railroads.printed.box import COLOURS, Effects, Line
from engineshed.games.russian_railroads.printed.components import FILE, components
from engineshed.kernel import Settings, Words
from engineshed.kernel.components import Provenance, provenance, read_json
from engineshed.kernel.page import Drawing, GalleryPiece, GallerySection

PARTS = ("lines", "industry", "locomotives")
"""Of a player board: each says where its figures come from."""


def gallery(words: Words) -> list[GallerySection]:
    box = GAME.box(4, {})
    engineers = [
        _piece(words, f"engineer-{n}", words("engineer-n", n=n), space.effects, "engineers", n)
        for n, space in sorted(box.engineers.items())
    ]
    factories = [
        _piece(words, f"factory-{n}", words("factory-n", n=n), effects, "factories", n)
        for n, effects in enumerate(box.factories)
        if n
    ]
    spaces = [
        _piece(
            words,
            f"space-{s.id}",
            words(f"space-{s.id}"),
            box.spaces[f"space:{s.id}"].effects,
            "spaces",
            s.id,
        )
        for s in components().spaces
    ]
    tokens = [
        _piece(words, f"token-{card.id}", words(f"token-{card.id}"), card.effects, "tokens", "")
        for card in box.tokens.values()
    ]
    questions = [
        _piece(words, f"card-{c.id}", words(f"card-{c.id}"), c.effects + c.optional, "question_cards", "")
        for c in box.question_cards.values()
    ]
    bonuses = [
        GalleryPiece(
            f"bonus-{card}",
            words(f"bonus-{card}"),
            words(f"bonus-{card}-help"),
            Drawing("cards.jinja", {"cards": [cards.plain(f"bonus:{card}", words) | {"atom": ""}]}),
            _sources("end_bonus", ""),
        )
        for card in box.bonus_cards
    ]
    starting = [
        _piece(
            words, f"starting-{c.id}", words(f"starting-{c.id}"), c.effects + c.optional, "starting_bonus", ""
        )
        for c in box.starting_bonuses.values()
    ]
    board = GalleryPiece(
        "board",
        words("title-board"),
        words("gallery-board-effect", spaces=sum(line.length for line in box.lines)),
        poster({}, words),
        tuple({source.kind: source for part in PARTS for source in _sources(part, "")}.values()),
    )
    locomotives = [
        _piece(
            words,
            f"locomotive-{engine.id}",
            words("locomotive-n", n=engine.id),
            (("locomotive", 1, str(engine.id)),),
            "locomotives",
            "",
            words("gallery-locomotive", reach=engine.id, count=engine.count),
        )
        for engine in components().locomotives
    ]
    sections = (
        ("board", [board]),
        ("lines", [piece for line in box.lines for piece in _specials(line, words)]),
        ("spaces", spaces),
        ("locomotives", locomotives),
        ("engineers", engineers),
        ("factories", factories),
        ("tokens", tokens),
        ("cards", questions),
        ("starting", starting),
        ("bonuses", bonuses),
    )
    return [GallerySection(name, words(f"gallery-{name}"), tuple(pieces)) for name, pieces in sections]


def _specials(line: Line, words: Words) -> list[GalleryPiece]:
    """The special spaces of a line: what they give once, and what they score every round."""
    given: list[tuple[int, Effects, str]] = []
    for gain in line.gains:
        gives, near = text.effects(words, gain.effects), "yes" if gain.locomotive else "no"
        said = words("title-special", colour=COLOURS[gain.colour], locomotive=near, gives=gives)
        given.append((gain.space, gain.effects, said))
    for star in (star for star in line.stars if not star.token):
        said = words("title-star", points=star.points, colour=COLOURS[star.colour])
        given.append((star.space, (("points", star.points, ""),), said))
    if line.doubling is not None:
        space, colour = line.doubling
        given.append((space, (("doubler", 1, ""),), words("title-doubling", colour=COLOURS[colour])))
    name = words(f"line-{line.id}")
    return [
        _piece(words, f"special-{line.id}-{n}", f"{name} {space}", effects, "lines_prov.specials", "", said)
        for n, (space, effects, said) in enumerate(sorted(given), 1)
    ]


def _piece(
    words: Words, id: str, name: str, effects: Effects, section: str, entry: str | int, said: str = ""
) -> GalleryPiece:
    drawing = Drawing("piece.jinja", {"signs": signs(effects), "words": words}, id=id)
    return GalleryPiece(id, name, said or text.effects(words, effects), drawing, _sources(section, entry))


@cache
def _statements() -> tuple[Provenance, ...]:
    return tuple(provenance(read_json(FILE)))


def _sources(section: str, entry: str | int) -> tuple[Provenance, ...]:
    """What the component file says about one entry, about a figure, or about a whole section."""
    whole = section if "_prov" in section else f"{section}_prov"
    wanted = f"{section}[{entry}]." if entry != "" else whole
    return tuple(statement for statement in _statements() if statement.path.startswith(wanted))


def poster(settings: Settings, words: Words) -> Drawing:
    """A small picture: the three lines from Moscow."""
    lengths = [line.length for line in GAME.box(4, {}).lines]
    return Drawing("poster.svg.jinja", {"lengths": lengths}, id="poster")
