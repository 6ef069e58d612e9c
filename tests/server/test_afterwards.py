"""What comes after a game, or out of its middle: replays, playing on, rematches."""

from pathlib import Path

import pytest

from engineshed.kernel import Position, Rng, games
from engineshed.kernel.play import Match, new_game
from engineshed.web.table.course import course, growth, moments
from tests.server.conftest import sit_down
from tests.server.visitor import Seat, Visitor

pytestmark = pytest.mark.xdist_group("server")

RECORDS = Path(__file__).parent.parent / "records"
FINISHED = ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2))


def finish(duel: tuple[Seat, Seat]) -> None:
    for player, cell in FINISHED:
        duel[player].move(["mark", f"cell:{cell}"])


def forked(seat: Seat, moves: int, as_seat: int = 0) -> Seat:
    answer = seat.post("/fork", moves=str(moves), seat=str(as_seat))
    assert answer.status_code == 201
    return Seat(seat.visitor, answer.headers["location"])


def test_anybody_plays_on_from_any_moment_of_a_finished_game_as_anybody(duel: tuple[Seat, Seat]) -> None:
    finish(duel)
    ada, _ = duel
    watcher = Seat(Visitor(str(ada.visitor.http.base_url)), ada.path)
    for moves in (0, 2, 4):
        again = forked(watcher, moves, as_seat=moves % 2)
        assert len(again.asked()[1]) == 9 - moves


def test_where_the_game_is_over_there_is_nothing_to_play_on(duel: tuple[Seat, Seat]) -> None:
    finish(duel)
    answer = duel[0].post("/fork", moves="5")
    assert answer.status_code == 409
    assert "earlier moment" in answer.json()["detail"]
    assert "/fork" not in duel[0].get("/at/5").text


def test_a_running_game_that_hides_nothing_can_be_played_on_where_hints_are_allowed(
    ada: Visitor, basia: Visitor
) -> None:
    mine, theirs = sit_down(ada, basia, "tic-tac-toe", hints="yes")
    mine.move(["mark", "cell:4"])
    assert len(forked(theirs, 1, as_seat=1).asked()[1]) == 8
    assert len(mine.record()) == 2


def test_nobody_asks_bots_what_they_would_do_in_a_running_game(duel: tuple[Seat, Seat]) -> None:
    """At a table of one's own the teacher would tell what it may not tell here."""
    ada, basia = duel
    ada.move(["mark", "cell:4"])
    refused = basia.post("/fork", moves="1", seat="1")
    assert refused.status_code == 409
    assert "when this one is over" in refused.json()["detail"]
    assert "/fork" not in basia.get("/at/0").text


def test_a_running_game_with_secrets_is_not_shown_by_playing_on(ada: Visitor, basia: Visitor) -> None:
    mine, theirs = sit_down(ada, basia, "rock-paper-scissors", hints="yes")
    mine.move(["show", "hand:rock"])
    refused = theirs.post("/fork", moves="1", seat="1")
    assert refused.status_code == 409
    assert "hidden from you" in refused.json()["detail"]
    assert forked(theirs, 0, as_seat=1).asked()[1]
    assert forked(mine, 1).path


def test_a_game_ended_by_agreement_has_a_score_sheet(ada: Visitor) -> None:
    for game in ("tic-tac-toe", "age-of-steam"):
        seat = ada.play_now(game)
        seat.post("/end")
        assert seat.visitor.http.get(f"{seat.path}/score").status_code == 200


def test_strangers_do_not_play_on_from_a_running_game(duel: tuple[Seat, Seat]) -> None:
    ada, _ = duel
    watcher = Seat(Visitor(str(ada.visitor.http.base_url)), ada.path)
    assert watcher.post("/fork", moves="0").status_code == 403


def test_all_who_ask_for_a_rematch_come_to_the_same_table(duel: tuple[Seat, Seat]) -> None:
    finish(duel)
    offered, *tables = [seat.post("/rematch").headers["location"] for seat in (*duel, *duel)]
    assert offered == duel[0].path
    assert len(set(tables)) == 1
    assert duel[1].visitor.http.get(tables[0]).status_code == 200


def test_on_a_shared_screen_looking_back_shows_no_hand_before_somebody_has_taken_over(ada: Visitor) -> None:
    seat = ada.open_table("rock-paper-scissors", **{"seat-0": "me", "seat-1": "here", "name-1": "Dora"})
    seat.move(["show", "hand:rock"])
    assert "show · hand rock" not in seat.get("/at/1").text


def played(game: str) -> Match[Position]:
    kind = games()[game]
    players, settings = next(found for found in kind.configurations() if found[0] > 1)
    match, rng = new_game(kind, players, settings, seed=5), Rng(5)
    for _ in range(150):
        waiting = match.state.waiting()
        if not waiting:
            break
        seat = rng.choice(waiting)
        match.play(seat, rng.choice(match.state.options(seat)))
    return match


@pytest.mark.parametrize("game", sorted(games()))
def test_steps_lead_through_the_whole_game_and_back(game: str) -> None:
    match = played(game)
    walked = course(match)
    assert walked.end == len(match.moves)
    for on, back in (("forth", "back"), ("turn-on", "turn-back"), ("round-on", "round-back")):
        there = [0]
        while there[-1] < walked.end:
            there.append(walked.around(there[-1])[on])
        assert there == sorted(set(there))
        home = [walked.end]
        while home[-1] > 0:
            home.append(walked.around(home[-1])[back])
        assert home == there[::-1]
    round_of = match.state.setup.game.round_of
    numbers = [round_of(state.pos) for state in moments(match, 0, walked.end)]
    begun = [n for n, number in enumerate(numbers) if n == 0 or number != numbers[n - 1]]
    assert (walked.rounds, walked.numbers) == (begun, [numbers[n] for n in begun])


@pytest.mark.parametrize("game", sorted(games()))
def test_the_moves_named_for_a_number_of_the_score_sheet_add_up_to_it(game: str) -> None:
    match = played(game)
    grown = growth(match, 0)
    for state in moments(match, 0, len(match.moves)):
        last = state
    result = match.state.result()
    sheets = result.sheets if result is not None else last.setup.game.score_now(last.seen_by(0).pos)
    for sheet in sheets:
        for line in sheet.lines:
            steps = grown.steps.get((sheet.seat, line.source), [])
            assert sum(change for _, change in steps) == line.points
            assert all(0 <= moment <= len(match.moves) for moment, _ in steps)


def test_a_number_of_the_score_sheet_opens_the_moves_that_made_it(ada: Visitor) -> None:
    record = RECORDS.joinpath("age-of-steam", "western-us_3p.jsonl").read_bytes()
    answer = ada.http.post("/records", files={"record": ("game.jsonl", record)}, headers=ada.token)
    seat = Seat(ada, answer.headers["location"])
    sheet = seat.get("/score").text
    assert f'href="{seat.path}/score?seat=0&amp;source=income#trail"' in sheet
    trail = seat.get("/score", seat="0", source="income").text
    assert "34 moves" in trail
    assert f'href="{seat.path}/at/23"' in trail
    assert "ships red from Duluth" in trail
    assert seat.get("/score", seat="9", source="income").status_code == 200
