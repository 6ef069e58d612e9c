"""Not to be asked about tile 2b, ordered ahead."""

from engineshed.games.steam_rollers import GAME
from engineshed.kernel import Order
from engineshed.kernel.orders import answer
from tests.games.steam_rollers.table import asked, game, give, play

NEVER_2B = Order("claim", (("pass",),))


def test_whoever_does_not_want_to_be_asked_about_2b_passes() -> None:
    state = game(3, dice=[2, 3, 3, 6])
    give(state, 2, "2b")
    (form,) = GAME.orders(state.seen_by(2).pos, 2)
    assert form.offers(NEVER_2B, "round")
    assert answer(NEVER_2B, state, 2) is None  # nobody asks yet
    play(state, "pick die:6")
    assert asked(state) == (2, "claim")
    assert answer(NEVER_2B, state, 2) == ("pass",)
    play(state, "pass")
    assert asked(state) == (0, "act")


def test_alone_against_ewa_there_is_nothing_to_order() -> None:
    assert GAME.orders(game(1).pos, 0) == ()
