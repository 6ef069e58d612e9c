"""Two states that look the same to a seat give byte-equal pages: nothing hidden reaches the page."""

import copy

import pytest

from engineshed.kernel import Position, Rng, games
from engineshed.kernel.play import Match, new_game
from engineshed.web.table import table_page
from tests.web.scenes import scene_of

OPEN = ("connect-four", "tic-tac-toe")
"""Games in which nothing is ever hidden."""


def page(match: Match[Position], seat: int | None) -> str:
    return table_page.fragment(scene_of(match, seat))


@pytest.mark.parametrize("game", sorted(games()))
def test_equal_looks_give_equal_pages_from_the_first_move_to_the_last(game: str) -> None:
    kind, rng, hidden = games()[game], Rng(1), 0
    players, settings = next(
        (players, settings) for players, settings in kind.configurations() if players > 1
    )
    match = new_game(kind, players, settings, seed=1)
    while waiting := match.state.waiting():
        viewers = [*range(players), None]
        viewer = viewers[len(match.moves) % len(viewers)]
        twin = copy.copy(match)
        twin.state = match.state.seen_by(viewer).imagine(rng.branch())
        if twin.state.dump() != match.state.dump():
            hidden += 1
            assert page(twin, viewer) == page(match, viewer), f"after move {len(match.moves)}, to {viewer}"
        seat = rng.choice(waiting)
        match.play(seat, rng.choice(match.state.options(seat)))
    assert hidden or game in OPEN
