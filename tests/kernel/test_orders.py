"""Standing orders as programs over options: the first step that the rules allow, or nothing."""

import pytest

from engineshed.kernel import PASS, Order, OrderForm, Rng, Seeded, State, find_game
from engineshed.kernel.orders import answer


def auction() -> State:  # type: ignore[type-arg]
    state = find_game("age-of-steam").new(3, {}, Seeded(Rng(1)))
    state.run()
    while True:
        (seat,) = state.waiting()
        decision = state.decision(seat)
        assert decision is not None
        if decision.question(state.pos).name == "bid":
            return state
        state.play(seat, state.options(seat)[0])


def test_a_bound_means_the_least_that_is_allowed() -> None:
    state = auction()
    (seat,) = state.waiting()
    assert answer(Order("bid", (("bid", "most:4"),)), state, seat) == ("bid", 1)
    state.play(seat, ("bid", 3))
    (seat,) = state.waiting()
    assert answer(Order("bid", (("bid", "most:4"),)), state, seat) == ("bid", 4)
    assert answer(Order("bid", (("bid", "most:3"),)), state, seat) is None


def test_another_question_or_another_seat_is_none_of_its_business() -> None:
    state = auction()
    (seat,) = state.waiting()
    order = Order("bid", (("drop",),))
    assert answer(order, state, (seat + 1) % 3) is None
    assert answer(Order("action", (("drop",),)), state, seat) is None


@pytest.mark.parametrize("step", [("pass",), ("bid", 999), ("bid", 0), ("nonsense",), ("build", "most:3")])
def test_what_the_rules_refuse_is_skipped(step: tuple[str | int, ...]) -> None:
    state = auction()
    (seat,) = state.waiting()
    assert answer(Order("bid", (step, ("drop",))), state, seat) == ("drop",)


def test_a_form_offers_its_steps_in_their_order_only() -> None:
    form = OrderForm("bid", ((("bid", "most:1"), ("bid", "most:2")), (("pass",), ("drop",))))
    assert form.offers(Order("bid", (("bid", "most:2"), ("drop",))), "once")
    assert form.offers(Order("bid", (("drop",),)), "always")
    assert not form.offers(Order("bid", (("drop",), ("bid", "most:2"))), "once")
    assert not form.offers(Order("bid", (("bid", "most:1"), ("bid", "most:2"))), "once")
    assert not form.offers(Order("bid", (("bid", "most:3"),)), "once")
    assert not form.offers(Order("bid", ()), "once")
    assert not form.offers(Order("bid", (("drop",),)), "round")


@pytest.mark.parametrize(("game", "about"), [("russian-railroads", "turn"), ("age-of-steam", "move")])
def test_where_a_game_has_passes_one_can_pass_for_the_rest_of_the_round(game: str, about: str) -> None:
    state = find_game(game).new(3, {}, Seeded(Rng(1)))
    state.run()
    while True:
        seat = state.waiting()[0]
        decision = state.decision(seat)
        assert decision is not None
        if decision.question(state.pos).name == about:
            break
        state.play(seat, state.options(seat)[0])
    order = Order(about, (PASS,))
    (form,) = (form for form in find_game(game).orders(state.pos, seat) if form.about == about)
    assert form.offers(order, "round")
    assert not form.offers(order, "always")
    assert answer(order, state, seat) == PASS
