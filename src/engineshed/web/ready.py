"""Read and compile everything that pages are made of, before the first visitor asks for one."""

import gc

from engineshed.kernel import games
from engineshed.kernel.page import page_of
from engineshed.web.render import environment
from engineshed.web.tongues import LANGUAGES
from engineshed.web.wording import words_of


def make_ready() -> None:
    """Templates, words and ledgers: half a second for each game that nobody has to wait for."""
    _compile()
    for game in games().values():
        page_of(game)
        game.ledger()
        for language in LANGUAGES:
            words_of(game, language)
        _compile(game.package)
    gc.freeze()  # all of it stays for ever: the collector need not look through it again and again


def _compile(*package: str) -> None:
    ready = environment(*package)
    for name in ready.list_templates(extensions=["jinja"]):
        ready.get_template(name)
