"""The languages of the site: those for which engineshed.web has a file of words."""

from typing import Final

from engineshed.kernel.words import languages, words_for

LANGUAGES: Final = languages("engineshed.web")


def called(language: str) -> str:
    """The name of a language in that language."""
    return words_for(language, "engineshed.web")("language-itself")
