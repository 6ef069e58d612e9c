"""The words of a game and the files of its page."""

from engineshed.kernel import Game, Position, Words, words_for
from engineshed.kernel.components import find_file


def words_of(game: Game[Position], language: str) -> Words:
    """The words of the site together with those of the game."""
    return words_for(language, "engineshed.web", game.package)


def file_of(game: Game[Position], name: str) -> str | None:
    """A file of the game's page, if there is one: style.css, emblem.svg."""
    found = find_file(game.package, "page", name)
    return found.read_text("utf-8") if found else None
