"""Both languages say everything; the catalogues agree, and so do templates and code."""

import re
from importlib.resources import files

import pytest

from engineshed.kernel import Rng, games, new_state, words_for
from engineshed.kernel.components import find_file
from engineshed.kernel.page import page_of
from engineshed.web.tongues import LANGUAGES

WEB = files("engineshed.web")
ROOMS = sorted({"engineshed.web", *(game.package for game in games().values())})


def ids(package: str, language: str) -> set[str]:
    file = find_file(package, "words", f"{language}.ftl")
    return set() if file is None else set(re.findall(r"^([a-zA-Z][\w-]*) =", file.read_text("utf-8"), re.M))


@pytest.mark.parametrize("package", ROOMS)
def test_english_and_polish_have_the_same_messages(package: str) -> None:
    assert ids(package, "en") == ids(package, "pl")


def test_every_word_that_a_template_asks_for_exists() -> None:
    known = ids("engineshed.web", "en")
    for template in WEB.joinpath("templates").iterdir():
        for asked in re.findall(r"""\bw\(["']([a-z0-9-]+)["'][,)]""", template.read_text("utf-8")):
            assert asked in known, f"{template.name}: {asked}"


@pytest.mark.parametrize("name", sorted(games()))
def test_every_figure_has_a_name_and_amounts_in_both_languages(name: str) -> None:
    game, rng = games()[name], Rng(1)
    state = new_state(game, *next(iter(game.configurations())), 1)
    met: set[str] = set()
    while waiting := state.waiting():
        met.update(thing for seat in range(state.setup.players) for thing in game.figures(state.pos, seat))
        state.do(waiting[0], rng.choice(state.options(waiting[0])))
    for words in (words_for(language, "engineshed.web", game.package) for language in LANGUAGES):
        for thing in met:
            assert f"thing-{thing}" in words
            assert f"amount-{thing}" in words


@pytest.mark.parametrize("name", sorted(games()))
def test_every_symbol_of_a_legend_has_a_short_name_and_a_line_in_both_languages(name: str) -> None:
    legend = page_of(games()[name]).legend
    assert not legend or len(legend) >= 8
    for language in LANGUAGES:
        words = words_for(language, "engineshed.web", games()[name].package)
        names = [words(f"legend-{symbol}") for symbol in legend]
        assert len(set(names)) == len(names)
        assert all(f"legend-{symbol}-help" in words for symbol in legend)
        assert [tag for tag in names if len(tag) > 24] == []
