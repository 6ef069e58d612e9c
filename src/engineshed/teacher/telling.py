"""The teacher's sentences: message ids and figures put into the words of the teacher and of the game."""

from collections.abc import Callable

from engineshed.kernel import Game, Position, Seat, Words, words_for
from engineshed.kernel.page import name
from engineshed.teacher.model import Reason

Named = Callable[[Seat], str]


def words_of(game: Game[Position], language: str) -> Words:
    """The teacher's words, and those of the game."""
    return words_for(language, "engineshed.teacher", game.package)


def say(reason: Reason, words: Words, named: Named = name) -> str:
    """A reason as a sentence; `named` gives a seat's name, by default the mark that pages replace."""
    facts: dict[str, object] = dict(reason.facts)
    if "source" in facts:
        facts["source"] = words.either(f"score-{facts['source']}", str(facts["source"]))
    if "figure" in facts:
        thing = str(facts["figure"])
        amount = facts["amount"]
        facts["figure"] = words.either(f"thing-{thing}", thing, amount=amount)
    if "who" in facts:
        facts["who"] = named(int(str(facts["who"])))
    return words(reason.message, **facts)


def phase(game: Game[Position], section: str, language: str) -> str:
    """The title of a phase: a section of the game's ledger."""
    for found in game.ledger().sections:
        if found.id == section:
            return found.title(language)
    return words_of(game, language)("phase-other")
