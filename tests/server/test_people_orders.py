"""Standing orders: checked by the rules when the time comes, private, revocable; what they did is said."""

import json
import re

import pytest

from engineshed.kernel import Order, find_game
from engineshed.server.tables import commands
from engineshed.server.tables.chairs import Chair
from engineshed.server.tables.events import Event
from engineshed.server.tables.load import rebuild
from engineshed.server.tables.proposals import undo
from engineshed.server.tables.table import NotAllowed, Table
from tests.server.running import Server
from tests.server.visitor import Seat, Visitor

UP_TO_THREE = Order("bid", (("bid", "most:3"), ("drop",)))


class Game:
    """Three people at Age of Steam, before the auction of the first turn."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        chairs = [Chair("person", name.title(), name) for name in ("ada", "basia", "cezary")]
        draft = commands.open_table("t", commands.opening(find_game("age-of-steam"), {}, chairs, True, "ada"))
        self.events += draft.events
        self.table: Table = draft.table
        while self.asks() != "bid":
            self.play(("issue", 0))
        self.first, self.second, self.third = self.table.playing().state.pos.order  # type: ignore[attr-defined]

    def asks(self) -> str:
        state = self.table.playing().state
        decision = state.decision(state.waiting()[0])
        assert decision is not None
        return decision.question(state.pos).name

    def asked(self) -> int:
        return self.table.waiting()[0]

    def play(self, *action: object) -> None:
        chosen = action[0] if isinstance(action[0], tuple) else action
        seat = self.asked()
        options = self.table.playing().state.options(seat)
        if chosen not in options:
            chosen = options[0]
        self.take(commands.play(self.table, seat, chosen, self.table.decision(), None))

    def take(self, draft: "commands.Draft") -> None:
        self.events += draft.events
        self.table = draft.table

    def order(self, seat: int, order: Order, lasts: str = "once") -> None:
        self.take(commands.order(self.table, seat, order, lasts))

    def said(self, seat: int) -> list[tuple[int, object]]:
        lines = self.table.playing().record().lines
        return [line.action for line in lines if getattr(line, "seat", None) == seat]  # type: ignore[misc]


@pytest.fixture
def game() -> Game:
    return Game()


def test_an_order_bids_the_least_up_to_its_amount_and_then_leaves(game: Game) -> None:
    game.order(game.second, UP_TO_THREE)
    game.play(("bid", 1))
    assert game.said(game.second)[-1] == ("bid", 2)
    assert game.asked() == game.third
    game.play(("bid", 3))
    game.play(("bid", 5))
    assert game.said(game.second)[-1] == ("drop",)


def test_an_order_that_answers_what_is_asked_now_acts_at_once(game: Game) -> None:
    game.order(game.first, UP_TO_THREE)
    assert game.said(game.first)[-1] == ("bid", 1)
    assert game.asked() == game.second


def test_what_the_rules_do_not_allow_then_is_asked(game: Game) -> None:
    only_bids = Order("bid", (("bid", "most:3"),))
    game.order(game.second, only_bids)
    game.play(("bid", 4))
    assert game.asked() == game.second


def test_an_action_is_taken_if_it_is_free_and_otherwise_the_next_one(game: Game) -> None:
    wish = Order("action", (("take", "action:locomotive"), ("take", "action:engineer")))
    for seat in (game.first, game.second, game.third):
        game.order(seat, wish)
    while game.asks() == "bid":
        game.play(("drop",))
    taken = [game.said(seat)[-1] for seat in game.table.playing().state.pos.order]  # type: ignore[attr-defined]
    assert taken[:2] == [("take", "action:locomotive"), ("take", "action:engineer")]
    assert game.asks() == "action"  # neither is free: the third is asked


def test_a_revoked_order_asks_again_and_nobody_revokes_anothers(game: Game) -> None:
    game.order(game.second, UP_TO_THREE)
    (held,) = game.table.standing(game.second)
    assert held.order.about == "bid"
    assert commands.revoke(game.table, game.first, "bid").events == []
    game.take(commands.revoke(game.table, game.second, "bid"))
    game.play(("bid", 1))
    assert game.asked() == game.second


def test_a_new_order_takes_the_place_of_the_last(game: Game) -> None:
    game.order(game.second, UP_TO_THREE)
    game.order(game.second, Order("bid", (("drop",),)))
    game.play(("bid", 1))
    assert game.said(game.second)[-1] == ("drop",)


def test_only_what_the_game_offers_can_be_ordered(game: Game) -> None:
    for order, lasts in (
        (Order("bid", (("bid", "most:99"),)), "once"),
        (Order("bid", ()), "once"),
        (Order("bid", (("drop",), ("bid", "most:3"))), "once"),
        (Order("issue", (("issue", 2),)), "once"),
        (UP_TO_THREE, "forever"),
    ):
        with pytest.raises(NotAllowed, match="no-such-order"):
            commands.order(game.table, game.second, order, lasts)


def test_an_order_for_the_next_time_ends_with_its_round(game: Game) -> None:
    game.order(game.second, Order("bid", (("drop",),)))
    game.play(("bid", 1))
    assert game.table.standing(game.second)
    turn = game.table.round()
    while game.table.round() == turn:
        state = game.table.playing().state
        game.play(state.options(game.asked())[-1])
    assert not game.table.standing(game.second)


def test_whoever_takes_back_what_an_order_did_is_asked(game: Game) -> None:
    game.order(game.first, UP_TO_THREE)
    game.take(undo(game.table, game.first, whole_turn=False))
    assert game.asked() == game.first
    assert not game.table.standing(game.first)


def test_no_order_acts_for_a_bot_that_sits_in(game: Game) -> None:
    game.order(game.second, UP_TO_THREE)
    game.take(commands.leave(game.table, game.second))
    game.play(("bid", 1))
    assert game.asked() == game.second


def test_orders_are_there_after_a_restart(game: Game) -> None:
    game.order(game.second, UP_TO_THREE)
    game.play(("bid", 1))
    twin = rebuild("t", game.events)
    assert [(held.number, held.acted) for held in twin.orders] == [
        (held.number, held.acted) for held in game.table.orders
    ]
    assert twin.playing().record().text() == game.table.playing().record().text()


# Over the pages


@pytest.fixture
def three(server: Server) -> list[Seat]:
    """Three people at Age of Steam, in the order in which they will bid."""
    people = [Visitor(server.url), Visitor(server.url), Visitor(server.url, "pl")]
    form = {
        "players": "3",
        "seat-0": "me",
        "name-0": "Ada",
        "seat-1": "link",
        "seat-2": "link",
        "public": "yes",
    }
    mine = people[0].open_table("age-of-steam", **form)
    seats = [mine, *(Seat(person, mine.path) for person in people[1:])]
    for number, seat in enumerate(seats[1:], 1):
        seat.post("/sit", seat=str(number), name=f"Guest {number}")
    order = []
    while len(order) < 3:
        seat = next(seat for seat in seats if seat.asked()[1])
        order.append(seat)
        seat.move(seat.asked()[1][0])
    return order


def give(seat: Seat, **more: str) -> int:
    steps = {"step-0": json.dumps(["bid", "most:3"]), "step-1": json.dumps(["drop"])}
    return seat.post("/orders", about="bid", lasts="once", **{**steps, **more}).status_code


def test_nobody_else_sees_an_order_or_that_it_was_one_that_acted(three: list[Seat]) -> None:
    first, second, third = three
    before = third.page()
    assert "Orders ·" not in second.page()
    assert give(second) == 303
    assert third.page() == before
    assert re.search(r"(Orders|Polecenia) · 1", second.page())
    first.move(["bid", 1])
    assert third.asked()[1]  # the order has bid
    spectator = Seat(Visitor(str(first.visitor.http.base_url)), first.path)
    for other in (first, third, spectator):
        page = other.page()
        assert "order did" not in page
        assert "twoje polecenie" not in page
        assert "most:" not in page + other.get("/record").text
    assert "order did" in second.page() or "twoje polecenie" in second.page()
    assert spectator.get("/orders").status_code == 403


def test_orders_are_given_and_revoked_on_their_page(three: list[Seat]) -> None:
    first, second, third = three
    page = second.get("/orders").text
    assert 'name="about" value="bid"' in page
    assert give(second) == 303
    revocable = 'name="about" value="bid"><button'
    assert revocable in second.get("/orders").text
    third.post("/orders/revoke", about="bid")
    assert revocable in second.get("/orders").text
    second.post("/orders/revoke", about="bid")
    assert revocable not in second.get("/orders").text
    assert give(second, **{"step-0": ""}) == 303  # no bid at all
    assert "drop out" in second.get("/orders").text or "wycofaj się" in second.get("/orders").text
    asked_first = {"step-1": "", "step-2": json.dumps(["drop"])}
    assert give(second, **asked_first) == 303
    assert "else" not in second.get("/orders").text.split("bid up to $3", 1)[-1].split("</p>", 1)[0]
    second.post("/orders/revoke", about="bid")
    assert give(second, **{"step-0": json.dumps(["bid", "most:500"])}) == 409
    assert give(second, **{"step-0": "{"}) == 400
    first.move(["bid", 1])
    assert second.asked()[1]
