"""What stands on players' pieces: two characters that tell them apart and look like no piece's letter."""

import re

import pytest

from engineshed.kernel import games
from engineshed.kernel.play import resume
from engineshed.web.table import table_page
from engineshed.web.table.initials import initials
from tests.web.moments import whole_game
from tests.web.scenes import scene_of

DISC = re.compile(r'<(?:span|small)[^>]*class="disc(?: p\d)?"[^>]*>\s*([^<\s]+)')


def test_two_characters_tell_players_apart() -> None:
    assert initials(["Ada", "Basia", "Cezary", "Dora"]) == ["Ad", "Ba", "Ce", "Do"]
    assert initials(["Łukasz", "émile", "de Vries"]) == ["Łu", "Ém", "De"]


def test_names_that_begin_alike_differ() -> None:
    assert initials(["Ada", "Adam", "Ada"]) == ["Ad", "Aa", "A3"]
    assert initials(["Bo", "Bo", "Bo", "Bo"]) == ["Bo", "B2", "B3", "B4"]


def test_guests_are_told_apart_by_their_number() -> None:
    assert initials(["Guest", "Guest 2", "Guest 3"]) == ["Gu", "G2", "G3"]
    assert initials(["Player 1", "Player 11"]) == ["P1", "Pl"]


def test_every_name_gets_something_that_no_piece_has() -> None:
    found = initials(["", "B", "7", "b", "?"])
    assert found == ["?1", "B2", "?7", "B4", "?5"]
    assert all(len(mark) == 2 for mark in found)


@pytest.mark.parametrize("game", sorted(games()))
def test_no_disc_of_a_table_has_a_single_letter(game: str) -> None:
    moment = whole_game(game, 2).later(0.6)
    scene = scene_of(resume(moment.record)[0], moment.seat)
    drawn = DISC.findall(table_page.fragment(scene))
    assert drawn
    assert {mark for mark in drawn if len(mark) != 2 and mark != "–"} == set()
