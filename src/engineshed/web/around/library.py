"""Pages of one game beside the table: its rules and its pieces."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final, cast

from markupsafe import Markup, escape

from engineshed.kernel import Game, Position, Words
from engineshed.kernel.components import Provenance
from engineshed.kernel.page import page_of
from engineshed.kernel.rules import Example, Rule
from engineshed.kernel.words import words_for
from engineshed.web.around import search
from engineshed.web.around.pages import Visitor, page_among, siblings
from engineshed.web.around.search import Wanted
from engineshed.web.render import draw, rich
from engineshed.web.sprite import sprite
from engineshed.web.teaching.first_turn import lesson
from engineshed.web.teaching.lessons import has_lessons
from engineshed.web.tongues import LANGUAGES, called
from engineshed.web.wording import words_of

HELPS: Final = ("undo", "plan", "orders", "hint", "since", "leave")
"""What the house does at every table (`house-help-<id>`)."""


def rules(
    guest: Visitor, game: Game[Position], games: Sequence[Game[Position]], query: str, shown: str
) -> str:
    """The ledger of a game, in one language or several, narrowed to what a search finds."""
    ledger = game.ledger()
    tongues = LANGUAGES if shown == "both" else (shown,)
    wanted = search.wanted(query)
    sections = []
    hits = 0
    for section in ledger.sections:
        members = [rule for rule in ledger.rules if rule.section == section.id]
        worth = {rule.id: search.worth(_text(rule), wanted) for rule in members} if wanted else {}
        found = [rule for rule in members if not wanted or worth[rule.id]]
        found.sort(key=lambda rule: -worth.get(rule.id, 0))
        hits += len(found)
        sections.append(
            {
                "id": section.id,
                "title": section.title(guest.language),
                "count": len(members),
                "rules": [_rule(rule, tongues, wanted) for rule in found],
                "best": max(worth.values(), default=0),
            }
        )
    sections.sort(key=lambda section: -cast(int, section["best"]))
    return page_among(
        "rules.jinja",
        guest,
        game,
        games,
        here="rules",
        sections=sections,
        examples=[_example(retold, tongues, wanted) for retold in ledger.examples if _tells(retold, wanted)],
        glossary=[[entry.get(tongue, "") for tongue in LANGUAGES] for entry in ledger.glossary.values()],
        languages={tongue: called(tongue) for tongue in LANGUAGES},
        total=len(ledger.rules),
        hits=hits,
        elsewhere=_elsewhere(game, games, wanted, guest.language) if wanted and not hits else [],
        helps=_helps(wanted, guest.language),
        query=query,
        shown=shown,
        tongues={tongue: words_for(tongue, "engineshed.web") for tongue in tongues},
        learn=lesson(game) is not None,
        lessons=has_lessons(game),
    )


def _helps(wanted: Sequence[Wanted], language: str) -> list[Markup]:
    """What the house itself says about a search: no rule of a game speaks of taking back a click."""
    tongues = {tongue: words_for(tongue, "engineshed.web") for tongue in LANGUAGES}
    texts = {topic: " ".join(words(f"house-help-{topic}") for words in tongues.values()) for topic in HELPS}
    return [
        rich(tongues[language](f"house-help-{topic}"), ())
        for topic, text in texts.items()
        if wanted and search.worth(text, wanted)
    ]


def _elsewhere(
    game: Game[Position], games: Sequence[Game[Position]], wanted: Sequence[Wanted], language: str
) -> list[tuple[str, str, int]]:
    """Other games whose rules have what this one has not: id, name and how many."""
    counted = [
        (other.id, title, sum(search.worth(_text(rule), wanted) > 0 for rule in other.ledger().rules))
        for other, title, _ in siblings(games, game, language)
    ]
    return [found for found in counted if found[2]]


def _text(rule: Rule) -> str:
    """The text of a rule in which a search looks."""
    texts = (f"{rule.text(tongue)} {rule.ruling(tongue)}" for tongue in LANGUAGES)
    return f"{rule.id} {' '.join(texts)}"


def _tells(retold: Example, wanted: Sequence[Wanted]) -> bool:
    texts = (part for tongue in LANGUAGES for part in (*retold.told(tongue), retold.ruling(tongue)))
    return not wanted or search.worth(f"{retold.id} {' '.join(texts)} {' '.join(retold.proves)}", wanted) > 0


def _rule(rule: Rule, tongues: Sequence[str], wanted: Sequence[Wanted]) -> dict[str, object]:
    texts = {
        tongue: (_marked(rule.text(tongue), wanted), _marked(rule.ruling(tongue), wanted))
        for tongue in tongues
    }
    return {"id": rule.id, "texts": texts, "page": rule.page}


def _example(retold: Example, tongues: Sequence[str], wanted: Sequence[Wanted]) -> dict[str, object]:
    told = {tongue: [_marked(part, wanted) for part in retold.told(tongue)] for tongue in tongues}
    rulings = {tongue: _marked(retold.ruling(tongue), wanted) for tongue in tongues}
    return {"id": retold.id, "told": told, "rulings": rulings, "proves": retold.proves}


def _marked(text: str, wanted: Sequence[Wanted]) -> Markup:
    """The text with the found words marked."""
    if not wanted:
        return escape(text)
    sought = [re.escape(word.word) for word in wanted]
    sought += [rf"(?<!\w){re.escape(other)}" for word in wanted for other in word.others]
    parts = re.split("(" + "|".join(sought) + ")", text, flags=re.IGNORECASE)
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
    return page_among(
        "gallery.jinja",
        guest,
        game,
        games,
        here="gallery",
        sections=[
            (section, [(piece, piece.drawing and draw(piece.drawing, game)) for piece in section.pieces])
            for section in sections
        ],
        kinds=kinds,
        figure_of=_figure_of,
        symbols=sprite(game.package).text,
    )


def _figure_of(source: Provenance, words: Words) -> str:
    """The figure of a piece that a source is about, in words; otherwise the kind of source."""
    return words.either(f"figure-{source.path.rpartition('.')[2]}", words(f"src-{source.kind}"))
