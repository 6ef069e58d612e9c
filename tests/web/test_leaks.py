"""Two states that look the same to a seat give byte-equal pages: nothing hidden reaches the page."""

import copy

import pytest

from engineshed.kernel import Position, Rng, games
from engineshed.kernel.play import Match, new_game
from engineshed.web import table_page
from tests.web.scenes import scene_of

MOMENTS = (0, 12, 45)


def page(match: Match[Position], seat: int | None, mode: str = "live") -> str:
    return table_page.fragment(scene_of(match, seat))


def played(game: str, moves: int) -> Match[Position]:
    kind = games()[game]
    players, settings = next(
        (players, settings) for players, settings in kind.configurations() if players > 1
    )
    match = new_game(kind, players, settings, seed=moves + 1)
    rng = Rng(moves)
    for _ in range(moves):
        waiting = match.state.waiting()
        if not waiting:
            break
        seat = rng.choice(waiting)
        match.play(seat, rng.choice(match.state.options(seat)))
    return match


@pytest.mark.parametrize("moves", MOMENTS)
@pytest.mark.parametrize("game", sorted(games()))
def test_equal_looks_give_equal_pages(game: str, moves: int) -> None:
    match = played(game, moves)
    if not match.state.waiting():
        match.undo_to(len(match.moves) - 1)
    for seat in (None, 0, 1):
        seen = match.state.seen_by(seat)
        for seed in range(3):
            twin = copy.copy(match)
            twin.state = seen.imagine(Rng(seed))
            assert page(twin, seat) == page(match, seat)
