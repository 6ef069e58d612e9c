"""A game's drawn symbols: one file, inlined once per page, drawn by name."""

import re
from collections.abc import Iterator

import pytest

from engineshed.kernel import Position, games
from engineshed.kernel.game import Game
from engineshed.kernel.page import page_of
from engineshed.kernel.play import resume
from engineshed.web.render import environment
from engineshed.web.sprite import sprite
from engineshed.web.table import table_page
from engineshed.web.wording import words_of
from tests.web.moments import whole_game
from tests.web.scenes import scene_of

DRAWN = [game for game in games().values() if sprite(game.package).sizes]


def drawn_names(game: Game[Position]) -> Iterator[str]:
    """The symbols that a template of this game names outright."""
    made = environment(game.package)
    assert made.loader is not None
    for name in made.list_templates():
        source, _, _ = made.loader.get_source(made, name)
        yield from re.findall(r'(?<!\.)\bicon\("([\w-]+)"[,)]', source)


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.id)
def test_symbols_are_named_after_their_game_and_need_no_style(game: Game[Position]) -> None:
    text = str(sprite(game.package).text)
    ids = re.findall(r'<symbol id="([^"]+)"', text)
    assert len(ids) == len(set(ids)) == len(sprite(game.package).sizes)
    assert all(name.startswith(f"{game.accent.name}-") for name in ids)
    assert not re.search(r"\bstyle=|<style|<script|\bon\w+=", text), "the page's policy forbids these"


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.id)
def test_every_symbol_that_a_template_names_is_there(game: Game[Position]) -> None:
    assert set(drawn_names(game)) <= set(sprite(game.package).sizes)


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.id)
def test_symbols_stand_beside_words_that_there_are(game: Game[Position]) -> None:
    beside, words = page_of(game).symbols, words_of(game, "en")
    assert set(beside.values()) <= set(sprite(game.package).sizes)
    assert [word for word in beside if word not in words] == []
    assert {word.partition("-")[0] for word in beside} >= {"thing", "log"}


def test_every_game_of_the_house_has_symbols() -> None:
    assert len(DRAWN) == 5


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.id)
def test_the_log_draws_what_happened_and_what_it_changed(game: Game[Position]) -> None:
    match, _ = resume(whole_game(game.id, 3).record)
    page = table_page.fragment(scene_of(match, 0))
    lines = page.partition('id="log"')[2].partition('id="earlier"')[0]
    prefix = sprite(game.package).prefix
    assert f'aria-hidden="true"><use href="#{prefix}-' in lines, "beside a sentence, only for the eye"
    deltas = re.findall(r'<small class="delta.*?</small>', lines, re.DOTALL)
    assert any(f'<use href="#{prefix}-' in delta and "<title>" in delta for delta in deltas), "with its word"


def test_a_symbol_keeps_its_shape_and_says_its_words() -> None:
    icon = sprite("engineshed.games.train_rush")
    plain = icon("wagon-3")
    assert 'viewBox="0 0 35 24"' in plain
    assert 'href="#trh-wagon-3"' in plain
    assert 'aria-hidden="true"' in plain
    said = icon("coal", 'coal "black"')
    assert 'role="img" aria-label="coal &#34;black&#34;"><title>coal &#34;black&#34;</title>' in said
    assert 'x="3" y="4" width="35" height="24"' in icon("wagon-3", x=3, y=4)
    assert 'width="17.5" height="12"' in icon("wagon-3", x=3, y=4, height=12)


def test_a_wrong_name_says_what_is_missing() -> None:
    with pytest.raises(KeyError, match=r"has no symbol 'coak' in its page/icons\.svg"):
        sprite("engineshed.games.train_rush")("coak")
