"""The languages that the house speaks: one file of words each, and nothing else has to know them."""

from typing import Final

from engineshed.kernel.words import languages, words_for

LANGUAGES: Final = languages("engineshed.web")


def called(language: str) -> str:
    """The name of a language in that language."""
    return words_for(language, "engineshed.web")("language-itself")
