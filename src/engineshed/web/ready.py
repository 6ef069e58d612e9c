"""Read and compile everything that pages are made of, before the first visitor asks for one."""

from engineshed.kernel import games
from engineshed.kernel.words import LANGUAGES
from engineshed.web.render import environment
from engineshed.web.showing import showing


def make_ready() -> None:
    """Templates and words of the house and of every game: half a second each that nobody has to wait for."""
    _compile()
    for game in games().values():
        shown = showing(game)
        for language in LANGUAGES:
            shown.words(language)
        _compile(game.package)


def _compile(*package: str) -> None:
    ready = environment(*package)
    for name in ready.list_templates(extensions=["jinja"]):
        ready.get_template(name)
