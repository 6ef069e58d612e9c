"""Pages of one game beside the table: its rules and its pieces."""

import re
from collections import Counter
from collections.abc import Sequence

from markupsafe import Markup, escape

from engineshed.kernel import Game, Position, Words
from engineshed.kernel.components import Provenance
from engineshed.kernel.page import page_of
from engineshed.kernel.rules import Example, Rule
from engineshed.kernel.words import words_for
from engineshed.web.lesson import lesson
from engineshed.web.pages import Visitor, emblem, siblings, styled
from engineshed.web.render import draw, page
from engineshed.web.tongues import LANGUAGES
from engineshed.web.wording import words_of


def rules(
    guest: Visitor, game: Game[Position], games: Sequence[Game[Position]], query: str, shown: str
) -> str:
    """The ledger as a timetable: id, English, Polish, source."""
    ledger = game.ledger()
    tongues = LANGUAGES if shown == "both" else (shown,)
    wanted = [word for word in query.lower().split() if word]
    sections = []
    hits = 0
    for section in ledger.sections:
        members = [rule for rule in ledger.rules if rule.section == section.id]
        found = [rule for rule in members if _matches(rule, wanted)]
        hits += len(found)
        sections.append(
            {
                "id": section.id,
                "title": section.title(guest.language),
                "count": len(members),
                "rules": [_rule(rule, tongues, wanted) for rule in found],
            }
        )
    return page(
        "rules.jinja",
        guest=guest,
        w=guest.words,
        here="rules",
        game=game,
        title=game.name(guest.language),
        emblem=emblem(game),
        games=siblings(games, game, guest.language),
        sections=sections,
        examples=[_example(retold, tongues, wanted) for retold in ledger.examples if _tells(retold, wanted)],
        glossary=[(entry.get("en", key), entry.get("pl", "")) for key, entry in ledger.glossary.items()],
        total=len(ledger.rules),
        hits=hits,
        query=query,
        shown=shown,
        tongues={tongue: words_for(tongue, "engineshed.web") for tongue in tongues},
        learn=lesson(game) is not None,
    )


def _matches(rule: Rule, wanted: Sequence[str]) -> bool:
    texts = (f"{rule.text(tongue)} {rule.ruling(tongue)}" for tongue in LANGUAGES)
    return _found(f"{rule.id} {' '.join(texts)}", wanted)


def _tells(retold: Example, wanted: Sequence[str]) -> bool:
    texts = (part for tongue in LANGUAGES for part in (*retold.told(tongue), retold.ruling(tongue)))
    return _found(f"{retold.id} {' '.join(texts)} {' '.join(retold.proves)}", wanted)


def _found(text: str, wanted: Sequence[str]) -> bool:
    return all(word in text.lower() for word in wanted)


def _rule(rule: Rule, tongues: Sequence[str], wanted: Sequence[str]) -> dict[str, object]:
    texts = {
        tongue: (_marked(rule.text(tongue), wanted), _marked(rule.ruling(tongue), wanted))
        for tongue in tongues
    }
    return {"id": rule.id, "texts": texts, "page": rule.page}


def _example(retold: Example, tongues: Sequence[str], wanted: Sequence[str]) -> dict[str, object]:
    told = {tongue: [_marked(part, wanted) for part in retold.told(tongue)] for tongue in tongues}
    rulings = {tongue: _marked(retold.ruling(tongue), wanted) for tongue in tongues}
    return {"id": retold.id, "told": told, "rulings": rulings, "proves": retold.proves}


def _marked(text: str, wanted: Sequence[str]) -> Markup:
    """The text with the found words marked."""
    if not wanted:
        return escape(text)
    parts = re.split("(" + "|".join(map(re.escape, wanted)) + ")", text, flags=re.IGNORECASE)
    return Markup("").join(
        Markup("<mark>{}</mark>").format(part) if index % 2 else escape(part)
        for index, part in enumerate(parts)
    )


def gallery(guest: Visitor, game: Game[Position], games: Sequence[Game[Position]]) -> str:
    """Every piece as it lies on the table."""
    sections = page_of(game).gallery(words_of(game, guest.language))
    kinds = Counter(
        source.kind for section in sections for piece in section.pieces for source in piece.sources
    )
    return page(
        "gallery.jinja",
        guest=guest,
        w=guest.words,
        here="gallery",
        game=game,
        title=game.name(guest.language),
        emblem=emblem(game),
        games=siblings(games, game, guest.language),
        sections=[
            (section, [(piece, piece.drawing and draw(piece.drawing, game)) for piece in section.pieces])
            for section in sections
        ],
        kinds=kinds,
        figure_of=_figure_of,
        styled=styled([game]),
    )


def _figure_of(source: Provenance, words: Words) -> str:
    """Which figure of a piece a source speaks of; of the whole piece: what kind of source it is."""
    return words.either(f"figure-{source.path.rpartition('.')[2]}", words(f"src-{source.kind}"))
