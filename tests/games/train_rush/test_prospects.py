"""Warnings before harm, and what an option is worth: said in words, and true."""

import re

import pytest

from engineshed.games.train_rush.game import GAME
from engineshed.games.train_rush.page import PAGE
from engineshed.kernel import page as kernel_page
from engineshed.kernel import words_for
from tests.games.train_rush.table import WHITE, YELLOW, Scene


def seen(table: Scene, seat: int, language: str = "en") -> kernel_page.Scene:  # type: ignore[type-arg]
    return kernel_page.Scene(table.state.seen_by(seat), words_for(language, "engineshed.web", GAME.package))


def card(table: Scene, *coal: int) -> str:
    """A card whose first moves cost this much coal."""
    cards = table.pos.box.cards.values()
    return next(card.id for card in cards if tuple(cost for _, cost in card.moves)[: len(coal)] == coal)


def points(table: Scene, seat: int) -> int:
    return next(sheet.total for sheet in GAME.score_now(table.pos) if sheet.seat == seat)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_coal_that_will_be_missing_is_said_before_the_move(language: str) -> None:
    table = Scene()
    dear = card(table, 0, 2)
    table.hand(WHITE, dear).give(WHITE, coal=1).turn(WHITE).play("play", f"card:{dear}")
    [said] = PAGE.warnings(seen(table, WHITE, language))
    assert "II" in said
    assert "2" in said
    table = Scene().hand(WHITE, dear).give(WHITE, coal=2).turn(WHITE).play("play", f"card:{dear}")
    assert PAGE.warnings(seen(table, WHITE, language)) == ()


def test_others_are_not_warned_of_my_coal() -> None:
    table = Scene()
    dear = card(table, 0, 2)
    table.hand(WHITE, dear).give(WHITE, coal=0).turn(WHITE)
    assert len(PAGE.warnings(seen(table, WHITE))) == 1
    assert PAGE.warnings(seen(table, 1 - WHITE)) == ()


def test_a_hint_says_what_playing_it_really_adds() -> None:
    """The marker on a city takes a token, and more at the end of the game: both are in the number."""
    table = Scene().drive_to(YELLOW, "CM7", "CM8", 1)
    scene = seen(table, YELLOW)
    assert ("visit", "city:vardimium") in scene.options
    said = re.search(r"\+(\d+)", PAGE.hint("city:vardimium", scene))
    assert said is not None
    before = points(table, YELLOW)
    table.play("visit", "city:vardimium")
    assert int(said[1]) == points(table, YELLOW) - before > 0


def test_a_hint_says_where_nothing_is_scored() -> None:
    table = Scene()
    for seat in range(len(table.pos.players)):
        table.give(seat, investment=3)
    table.investment()
    assert table.asked is not None
    scene = seen(table, table.asked)
    assert ("invest", "action:coal-1") in scene.options
    assert PAGE.hint("action:coal-1", scene) == "Adds no points yet."
    assert PAGE.hint("pass", scene) == ""  # nobody expects points of it


def test_a_hint_counts_what_belongs_to_an_action() -> None:
    """Six spaces lead to a city and its tokens: the best field of the next question is in the number."""
    table = Scene()
    for seat in range(len(table.pos.players)):
        table.give(seat, investment=5)
    table.investment()
    mover = table.asked
    assert mover is not None
    assert PAGE.hint("action:move-3", seen(table, mover)) == "Adds no points yet."
    said = PAGE.hint("action:move-6", seen(table, mover))
    before = points(table, mover)
    table.play("invest", "action:move-6")
    fields = {field for _, field in table.state.options(mover)}
    best = max(
        int(found[1]) for field in fields if (found := re.search(r"\+(\d+)", hint(table, mover, field)))
    )
    assert said == f"Up to +{best} points as things stand now."
    assert points(table, mover) == before


def hint(table: Scene, seat: int, atom: object) -> str:
    return PAGE.hint(atom, seen(table, seat))  # type: ignore[arg-type]
