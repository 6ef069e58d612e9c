"""Playing over HTTP: moves, undo, consent, idempotence, hot-seat, plans, records."""

import time

import pytest

from tests.server.conftest import sit_down
from tests.server.visitor import Seat, Visitor, options_of

pytestmark = pytest.mark.xdist_group("server")


def until_asked(seat: Seat, seconds: float = 20) -> list[list[object]]:
    """Wait for the bots."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        options = seat.asked()[1]
        if options or seat.over():
            return options
        time.sleep(0.1)
    raise AssertionError("nobody moved")


def test_one_click_seats_a_visitor_against_a_bot_that_moves_by_itself(ada: Visitor) -> None:
    seat = ada.play_now("tic-tac-toe")
    assert len(seat.asked()[1]) == 9
    assert seat.move(["mark", "cell:4"]).status_code == 200
    assert len(until_asked(seat)) == 7


def test_two_people_see_each_others_moves(duel: tuple[Seat, Seat]) -> None:
    ada, basia = duel
    assert ada.move(["mark", "cell:4"]).json()["waiting"] == [1]
    assert ["mark", "cell:4"] not in basia.asked()[1]
    assert basia.move(["mark", "cell:0"]).json()["waiting"] == [0]


def test_only_the_seat_that_decides_gets_options(duel: tuple[Seat, Seat]) -> None:
    ada, basia = duel
    assert ada.asked()[1]
    assert basia.asked()[1] == []


def test_a_move_sent_twice_is_played_once(duel: tuple[Seat, Seat]) -> None:
    ada, _ = duel
    decision = ada.asked()[0]
    first = ada.move(["mark", "cell:4"], decision, key="the same")
    second = ada.move(["mark", "cell:4"], decision, key="the same")
    assert first.json() == second.json()
    assert len(ada.record()) == 2


def test_several_moves_are_played_together_or_not_at_all(duel: tuple[Seat, Seat]) -> None:
    ada, basia = duel
    body = {
        "decision": ada.asked()[0],
        "action": ["mark", "cell:4"],
        "key": "k",
        "then": [["mark", "cell:0"]],
    }
    refused = ada.send(body)
    assert refused.status_code == 422  # after the first mark it is the other's turn
    assert len(ada.asked()[1]) == 9
    assert basia.asked()[1] == []
    assert ada.send({**body, "then": []}).status_code == 200


def test_an_answer_to_an_old_decision_is_refused_and_changes_nothing(duel: tuple[Seat, Seat]) -> None:
    ada, basia = duel
    decision = ada.asked()[0]
    ada.move(["mark", "cell:4"], decision)
    basia.move(["mark", "cell:0"])
    late = ada.move(["mark", "cell:8"], decision)
    assert late.status_code == 409
    assert len(ada.record()) == 3


def test_another_seats_commitment_does_not_make_mine_stale(ada: Visitor, basia: Visitor) -> None:
    mine, theirs = sit_down(ada, basia, "rock-paper-scissors")
    decision = mine.asked()[0]
    assert theirs.move(["show", "hand:paper"]).status_code == 200
    assert mine.move(["show", "hand:rock"], decision).status_code == 200


def test_a_commitment_may_be_changed_until_the_last_one_is_made(ada: Visitor, basia: Visitor) -> None:
    mine, theirs = sit_down(ada, basia, "rock-paper-scissors")
    decision = mine.asked()[0]
    mine.move(["show", "hand:rock"], decision)
    assert mine.move(["show", "hand:scissors"], decision).status_code == 200
    theirs.move(["show", "hand:paper"])
    assert "[1, 0]" in mine.page()


def test_undo_takes_back_the_last_move(duel: tuple[Seat, Seat]) -> None:
    ada, _ = duel
    ada.move(["mark", "cell:4"])
    assert ada.post("/undo", turn="false").status_code == 200
    assert len(ada.asked()[1]) == 9


def test_the_decision_after_an_undo_is_the_one_from_before(duel: tuple[Seat, Seat]) -> None:
    ada, _ = duel
    before = ada.asked()[0]
    ada.move(["mark", "cell:4"])
    ada.post("/undo", turn="false")
    assert "took back" in duel[1].page()
    assert ada.asked()[0] == before
    assert ada.move(["mark", "cell:0"], before).status_code == 200


def test_beyond_the_barrier_the_others_are_asked(duel: tuple[Seat, Seat]) -> None:
    ada, basia = duel
    ada.move(["mark", "cell:4"])
    basia.move(["mark", "cell:0"])
    ada.post("/undo", turn="false")
    assert len(ada.record()) == 3
    assert "asks to take back" in basia.page()
    basia.answer(yes=True)
    assert len(ada.record()) == 1
    assert len(ada.asked()[1]) == 9


def test_a_refused_wish_changes_nothing(duel: tuple[Seat, Seat]) -> None:
    ada, basia = duel
    ada.move(["mark", "cell:4"])
    basia.move(["mark", "cell:0"])
    ada.post("/undo", turn="false")
    basia.answer(yes=False)
    assert len(ada.record()) == 3
    assert "asks to take back" not in basia.page()


def test_alone_against_bots_undo_goes_back_as_far_as_one_likes(ada: Visitor) -> None:
    seat = ada.play_now("tic-tac-toe")
    seat.move(["mark", "cell:4"])
    until_asked(seat)
    assert seat.post("/undo", turn="false").status_code == 200
    assert len(seat.asked()[1]) == 9


def test_why_not_names_the_rule_in_the_readers_language(server: object, duel: tuple[Seat, Seat]) -> None:
    ada, basia = duel
    ada.move(["mark", "cell:4"])
    answer = basia.get("/why", atoms='["cell:4"]')
    assert answer.status_code == 200
    assert "SHED-2" in answer.text
    assert "not among the moves" in answer.text
    basia.visitor.http.get("/language/pl")
    assert "Tego ruchu nie ma" in basia.get("/why", atoms='["cell:4"]').text


def test_what_can_be_picked_needs_no_reason(duel: tuple[Seat, Seat]) -> None:
    assert duel[0].get("/why", atoms='["cell:4"]').status_code == 204


def test_all_moves_in_words(duel: tuple[Seat, Seat]) -> None:
    assert duel[0].get("/moves").text.count('class="move"') == 9


def test_hidden_commitments_stay_hidden(ada: Visitor, basia: Visitor) -> None:
    mine, theirs = sit_down(ada, basia, "rock-paper-scissors")
    mine.move(["show", "hand:rock"])
    assert "has chosen" in theirs.page()
    assert "show · hand rock" not in theirs.page() + theirs.get("/at/1").text
    assert "show · hand rock" in mine.page()
    assert "rock" not in theirs.get("/record").text.split("\n", 1)[1]
    assert "rock" in mine.get("/record").text.split("\n", 1)[1]


def test_several_people_on_one_screen_hand_it_over(ada: Visitor) -> None:
    seat = ada.open_table("rock-paper-scissors", **{"seat-0": "me", "seat-1": "here", "name-1": "Dora"})
    seat.move(["show", "hand:rock"])
    veiled = seat.page()
    assert "I am Dora" in veiled
    assert options_of(veiled)[1] == []
    assert seat.move(["show", "hand:paper"]).status_code == 403
    seat.post("/take", seat="1")
    assert seat.move(["show", "hand:paper"]).status_code == 200
    assert "[0, 1]" in seat.page()


def test_where_nothing_is_secret_the_screen_needs_no_handing_over(ada: Visitor) -> None:
    seat = ada.open_table("tic-tac-toe", **{"seat-0": "me", "seat-1": "here"})
    seat.move(["mark", "cell:4"])
    assert len(seat.asked()[1]) == 8


def test_a_plan_is_private_and_thrown_away(duel: tuple[Seat, Seat]) -> None:
    ada, basia = duel
    plan = Seat(ada.visitor, ada.path + "/plan")
    decision, options = plan.asked()
    assert len(options) == 9
    answer = plan.send({"decision": decision, "action": ["mark", "cell:4"], "key": "x"})
    assert answer.status_code == 200
    assert len(options_of(answer.text)[1]) == 8
    assert len(ada.asked()[1]) == 9
    assert basia.get("/plan").status_code == 200
    assert len(ada.record()) == 1


def test_a_finished_game_tells_who_won_and_can_be_replayed(duel: tuple[Seat, Seat]) -> None:
    ada, basia = duel
    for seat, cell in ((ada, 0), (basia, 3), (ada, 1), (basia, 4), (ada, 2)):
        seat.move(["mark", f"cell:{cell}"])
    assert "wins" in basia.page()
    assert "move 3 of 5" in basia.get("/at/3").text
    assert basia.get("/at/6").status_code == 404
    assert ada.get("/score").status_code == 200
    assert ada.post("/rematch").headers["location"] == ada.path
    assert "offers to play again" in basia.page()
    basia.answer(yes=True)
    assert ada.post("/rematch").headers["location"] not in (ada.path, "/tables/")


def test_a_record_goes_out_and_comes_back(duel: tuple[Seat, Seat]) -> None:
    ada, basia = duel
    for seat, cell in ((ada, 0), (basia, 3), (ada, 1), (basia, 4), (ada, 2)):
        seat.move(["mark", f"cell:{cell}"])
    text = ada.get("/record").text
    answer = ada.visitor.http.post(
        "/records", files={"record": ("game.jsonl", text.encode())}, headers=ada.visitor.token
    )
    assert answer.status_code == 303
    back = Seat(ada.visitor, answer.headers["location"])
    assert back.get("/record").text == text
    forked = Seat(ada.visitor, back.post("/fork", moves="2").headers["location"])
    assert len(forked.record()) == 3
    assert len(forked.asked()[1]) == 7


def test_leaving_puts_a_bot_on_the_seat(duel: tuple[Seat, Seat]) -> None:
    ada, basia = duel
    basia.post("/leave")
    ada.move(["mark", "cell:4"])
    assert len(until_asked(ada)) == 7


def test_ending_needs_the_others(duel: tuple[Seat, Seat]) -> None:
    ada, basia = duel
    ada.post("/end")
    assert "asks to end" in basia.page()
    basia.answer(yes=True)
    assert "Ended by agreement" in ada.page()
    assert ada.move(["mark", "cell:4"]).status_code in (403, 409)


def test_chat_reaches_the_others_and_is_only_text(duel: tuple[Seat, Seat]) -> None:
    ada, basia = duel
    ada.post("/say", text="<b>good luck</b>")
    assert "&lt;b&gt;good luck&lt;/b&gt;" in basia.page()


def test_the_stream_tells_the_number_of_the_last_event(duel: tuple[Seat, Seat]) -> None:
    ada, basia = duel
    before = basia.number()
    ada.move(["mark", "cell:4"])
    with basia.visitor.http.stream("GET", f"{basia.path}/stream?after={before}") as stream:
        told = next(line for line in stream.iter_lines() if line.startswith("data:"))
    assert int(told.removeprefix("data:")) == basia.number() > before


def test_whoever_says_a_name_is_called_so_from_now_on(ada: Visitor, basia: Visitor) -> None:
    mine = ada.open_table("tic-tac-toe", **{"seat-0": "me", "name-0": "Ada", "seat-1": "link"})
    assert 'value="Ada"' in ada.http.get("/preferences").text
    lobby = basia.http.get(mine.path).text
    assert "Take a seat" in lobby
    assert "Ada" in lobby
    Seat(basia, mine.path).post("/sit", seat="1", name="Basia")
    assert 'value="Basia"' in basia.http.get("/preferences").text
