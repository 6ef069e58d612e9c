"""Loads and compiles everything that pages are made of before the first visitor comes."""

import gc

from engineshed.kernel import games
from engineshed.kernel.page import page_of
from engineshed.web.render import environment
from engineshed.web.tongues import LANGUAGES
from engineshed.web.wording import words_of


def make_ready() -> None:
    """Load templates, words and ledgers of all games."""
    _compile()
    for game in games().values():
        page_of(game)
        game.ledger()
        for language in LANGUAGES:
            words_of(game, language)
        _compile(game.package)
    gc.freeze()  # all of it stays for ever, so the collector need not look through it


def _compile(*package: str) -> None:
    ready = environment(*package)
    for name in ready.list_templates(extensions=["jinja"]):
        ready.get_template(name)
