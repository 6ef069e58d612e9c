"""Warnings before harm: temporary workers that go back, used or not."""

import pytest

from engineshed.games.russian_railroads.game import GAME
from engineshed.games.russian_railroads.page import PAGE
from engineshed.kernel import words_for
from engineshed.kernel.page import Scene
from tests.games.russian_railroads.table import Sitting


def warned(table: Sitting, seat: int, language: str = "en") -> tuple[str, ...]:
    seen = table.state.seen_by(seat)
    return PAGE.warnings(Scene(seen, words_for(language, "engineshed.web", GAME.package)))


@pytest.mark.parametrize(("language", "said"), [("en", "2 temporary workers"), ("pl", "2 robotnicy")])
def test_temporary_workers_are_lost_at_the_end_of_the_round(language: str, said: str) -> None:
    table = Sitting()
    assert warned(table, table.seat, language) == ()
    table.me.temporary = 2
    [warning] = warned(table, table.seat, language)
    assert said in warning
    others = next(seat for seat in range(len(table.pos.boards)) if seat != table.seat)
    assert warned(table, others, language) == ()
