"""Each line of the log shows what it changed, and all lines together show every change there was."""

from collections import Counter

import pytest

from engineshed.kernel import Rng, games
from engineshed.kernel.play import new_game
from engineshed.web.table.changes import changes
from engineshed.web.table.scene import Frame, Player, TableScene, Viewpoint
from engineshed.web.table.telling import log

BOOKED = [
    game
    for game in games().values()
    if game.figures(new_game(game, max(game.all_seats()), seed=1).state.pos, 0)
]


@pytest.mark.parametrize("game", BOOKED, ids=lambda game: str(game.id))
@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_lines_show_every_change_of_a_figure(game, language: str) -> None:  # type: ignore[no-untyped-def]
    match, rng = new_game(game, max(game.all_seats()), seed=3), Rng(3)
    while len(match.moves) < 60 and (waiting := match.state.waiting()):
        seat = rng.choice(waiting)
        match.play(seat, rng.choice(match.state.options(seat)))
    players = [Player(f"Player {seat}", str(seat), False) for seat in range(match.state.setup.players)]
    scene = TableScene(match, Viewpoint(language), Frame("/tables/x", players))
    for number in range(len(match.moves) + 1):
        shown = [change for found in changes(scene, number).values() for change in found]
        start = match.moves[number - 1].books if number else 0
        end = match.moves[number].books if number < len(match.moves) else len(match.tape.books)
        booked, summed = Counter[tuple[int, str]](), Counter[tuple[int, str]]()
        for booking in match.tape.books[start:end]:
            booked[booking.entry.seat, booking.entry.thing] += booking.entry.amount
        for change in shown:
            summed[change.seat, change.figure] += change.amount
        assert {k: v for k, v in summed.items() if v} == {k: v for k, v in booked.items() if v}
        assert all(change.said and change.rules for change in shown)
    told = [change for line in log(scene).lines for change in line.get("changes", [])]  # type: ignore[union-attr, attr-defined]
    assert told
