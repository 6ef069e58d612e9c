"""Aim and course of the game; set-up of the board and the players; changes for 2 and 3 players."""

import pytest

from engineshed.games.russian_railroads.game import GAME
from engineshed.kernel import BadSetup, Rng, Seeded
from engineshed.kernel.play import OutOfScript, Tape
from tests.games.russian_railroads.table import KIEV, SP, TS, Sitting, all_pass

# Course


@pytest.mark.rule("RUS-101")
def test_two_to_four_can_play() -> None:
    assert GAME.seats({}) == (2, 3, 4)
    for players in (1, 5):
        with pytest.raises(BadSetup):
            GAME.agree(players, {})


@pytest.mark.rule("RUS-102", "RUS-103")
@pytest.mark.parametrize(("players", "rounds"), [(4, 7), (3, 6), (2, 6)])
def test_seven_rounds_with_four_players_six_with_fewer(players: int, rounds: int) -> None:
    table = Sitting(players, alone=False)
    played = 0
    while table.state.waiting():
        assert table.pos.round == played + 1
        all_pass(table)
        played += 1
    assert played == rounds
    assert len(table.me.rounds) == rounds


@pytest.mark.rule("RUS-104")
def test_a_turn_is_one_action_and_a_round_ends_with_its_scoring() -> None:
    table = Sitting(2, alone=False)
    assert table.seat == 0
    table.place("doubler")
    assert table.seat == 1
    table.pass_()
    assert table.me.rounds == []
    table.pass_()
    assert len(table.me.rounds) == 1
    assert table.pos.round == 2


@pytest.mark.rule("RUS-105")
def test_turns_then_turn_order_then_reuse_then_scoring_then_preparation() -> None:
    table = Sitting(3, alone=False)
    table.pass_().place("order-1").pass_().pass_()
    assert table.asked == "reuse"
    assert table.pos.order == [1, 0, 2]  # the new order is set
    assert not table.pos.boards[1].rounds  # nothing is scored yet
    assert table.pos.boards[1].workers == 5  # and nothing went home
    table.do("reuse", "space:rubles")
    assert len(table.pos.boards[1].rounds) == 1
    assert table.pos.boards[1].workers == 6
    names = [event.name for event in table.tape.journal]
    assert names.index("new-round") > names.index("scored-round") > names.index("gained-rubles")


# The game board


@pytest.mark.rule("RUS-201")
@pytest.mark.parametrize("players", [3, 4])
def test_with_three_and_four_players_all_spaces_are_open(players: int) -> None:
    table = Sitting(players)
    assert len(table.pos.box.spaces) == 25  # the last-round token included
    assert not table.pos.box.boarded_up


@pytest.mark.rule("RUS-202", "RUS-203")
def test_five_question_cards_lie_open_with_what_waits_on_them() -> None:
    pos = Sitting().pos
    assert sorted(pos.supply.cards) == [
        "black-worker",
        "engineer-ruble",
        "factory-industry",
        "locomotive-9",
        "triple-twice",
    ]
    cards = pos.box.question_cards
    assert cards["black-worker"].effects == (("black-worker", 1, ""),)
    assert cards["locomotive-9"].effects == (("locomotive", 1, "9"),)
    assert cards["engineer-ruble"].effects == (("engineer", 1, "1"), ("rubles", 1, ""))
    assert pos.box.letters[1] == ""
    assert not any(board.has_black or board.engineers for board in pos.boards)


@pytest.mark.rule("RUS-204")
def test_two_of_ten_end_bonus_cards_are_removed_unseen() -> None:
    table = Sitting(removed=("doublers", "points-15"))
    assert table.pos.removed == ["doublers", "points-15"]
    assert len(table.pos.pile) == 8
    assert table.pos.pile.count("points-15") == 1
    draw = table.tape.lines[0]
    assert (draw.name, draw.to) == ("end-bonus:removed", "none")  # type: ignore[union-attr]
    assert table.state.seen_by(0).pos.pile == ["?"] * 8


@pytest.mark.rule("RUS-205")
def test_nine_stacks_of_four_one_of_each_first_number_on_the_boards() -> None:
    pos = Sitting().pos
    assert pos.supply.stacks == [0, 0, 4, 4, 4, 4, 4, 4, 4, 4]
    assert [board.locomotives.count(1) for board in pos.boards] == [1, 1, 1, 1]
    assert "locomotive-9" in pos.supply.cards  # the fifth #9


@pytest.mark.rule("RUS-206")
def test_temporary_workers_start_on_their_space() -> None:
    assert Sitting(4).pos.supply.temporary == 2
    assert Sitting(3).pos.supply.temporary == 2


@pytest.mark.rule("RUS-207", "RUS-208")
def test_twenty_doublers_rubles_without_end_and_tracks_for_everybody() -> None:
    table = Sitting()
    assert table.pos.supply.doublers == 20
    table.me.rubles = 40  # more than the 18 coins in the box
    table.place("rubles")
    assert table.me.rubles == 42
    for seat in range(4):
        table.line(TS, seat=seat, white=0)
    counts = [sum(table.pos.boards[seat].tracks[c::5].count(0) for seat in range(4)) for c in range(1, 5)]
    assert counts == [12, 12, 8, 4]  # all 48 pieces are used, none is missing


@pytest.mark.rule("RUS-209", "RUS-212")
def test_fourteen_engineers_in_two_stacks_the_rest_leaves_the_game() -> None:
    letters = list(GAME.box(4, {}).letters.values())
    assert (letters.count("A"), letters.count("B"), letters.count("")) == (7, 7, 1)
    with pytest.raises(OutOfScript):  # 8 is a B engineer
        Sitting(engineers=(["engineer:8", "engineer:4", "engineer:5"], ["engineer:7"] * 4))
    table = Sitting()
    laid_out = [number for number in table.pos.supply.strip if number]
    assert len(laid_out) == 7
    for number in set(range(2, 16)) - set(laid_out):
        assert table.refused_place(f"engineer:{number}") == "SHED-2"


@pytest.mark.rule("RUS-210")
def test_four_b_engineers_upcoming_three_a_engineers_public_and_for_hire() -> None:
    pos = Sitting(4).pos
    assert pos.supply.strip == [7, 8, 9, 11, 10, 4, 5]
    assert pos.box.strip == ("upcoming",) * 4 + ("public",) * 2 + ("hire",)
    assert pos.public() == [10, 4]
    assert pos.for_hire() == 5


@pytest.mark.rule("RUS-211")
def test_only_engineers_on_public_spaces_show_their_action() -> None:
    table = Sitting(alone=False).line(TS, black=3, grey=0)
    assert {"engineer:10", "engineer:4"} <= table.targets()
    assert not {"engineer:11", "engineer:5"} & table.targets()
    all_pass(table)  # everything moves one space right: 11 is turned up, 4 lies on the hire space
    assert {"engineer:11", "engineer:10"} <= table.targets()
    assert "engineer:4" not in table.targets()


# The players


@pytest.mark.rule("RUS-301")
def test_every_player_has_a_board_and_pieces_of_their_own() -> None:
    table = Sitting(alone=False)
    boards = table.pos.boards
    assert len({id(board) for board in boards}) == 4
    table.place("doubler")
    assert [board.workers for board in boards] == [4, 5, 5, 5]
    assert [board.doublers for board in boards] == [1, 0, 0, 0]


@pytest.mark.rule("RUS-302", "RUS-303", "RUS-306")
def test_start_of_a_player_board() -> None:
    table = Sitting()
    for line in (TS, SP, KIEV):
        assert table.track(line) == 1
        assert {table.track(line, colour) for colour in ("grey", "brown", "natural", "white")} == {-1}
    assert table.me.locomotives == [1, 0, 0, 0]
    assert [table.me.reach(line) for line in (0, 1, 2)] == [1, 0, 0]
    assert table.me.markers == [0]


@pytest.mark.rule("RUS-304", "RUS-305")
def test_five_workers_two_in_reserve_one_ruble_with_four_players() -> None:
    board = Sitting(4).me
    assert (board.workers, board.reserve, board.rubles) == (5, 2, 1)
    assert Sitting(3).me.rubles == 1


@pytest.mark.rule("RUS-307")
def test_tokens_second_marker_and_medal_wait_without_effect() -> None:
    table = Sitting()
    assert len(table.pos.box.tokens) == 7
    assert table.me.tokens == {}
    table.line(KIEV, grey=5, black=7).locomotives(1, kiev=6)
    all_pass(table)
    assert table.me.rounds[0] == (0, 0, 5 + 10, 0)  # no medal, no revaluation, one marker


@pytest.mark.rule("RUS-308", "RUS-309")
def test_dealt_cards_fix_the_first_order_and_everybody_starts_at_zero() -> None:
    table = Sitting(4, order=(2, 0, 3, 1), alone=False)
    assert table.pos.order == [2, 0, 3, 1]
    turns = []
    for _ in range(4):
        turns.append(table.seat)
        table.place("bottom").do("move", "track:kiev-black")
    assert turns == [2, 0, 3, 1]
    assert [board.score() for board in Sitting().pos.boards] == [0, 0, 0, 0]
    orders = set()
    for seed in range(12):
        state = GAME.new(4, {}, Seeded(Rng(seed)))
        state.tape = Tape()
        state.run()
        orders.add(tuple(state.pos.order))
    assert len(orders) > 4


# Starting bonuses


@pytest.mark.rule("RUS-310", "RUS-311")
def test_the_last_player_chooses_a_starting_bonus_first_and_uses_it_at_once() -> None:
    table = Sitting(4, bonuses=True, order=(1, 2, 3, 0))
    assert table.seat == 0
    assert len(table.options()) == 4
    table.do("take", "starting:ruble")
    assert table.pos.boards[0].rubles == 2  # carried out before anybody else chooses
    assert table.seat == 3
    assert table.refused("take", "starting:ruble") == "RUS-310"
    table.do("take", "starting:doubler")
    assert table.pos.boards[3].doublers == 1
    assert table.seat == 2


@pytest.mark.rule("RUS-312")
def test_the_first_player_gets_none_and_the_rest_leaves_the_game() -> None:
    table = Sitting(4, bonuses=True)
    for card in ("ruble", "doubler", "industry-move"):
        assert table.asked == "starting bonus"
        table.do("take", f"starting:{card}")
        if table.asked == "choice":
            table.move("marker:1")
    assert (table.asked, table.seat) == ("turn", 0)
    assert table.pos.starting == []
    assert (table.me.rubles, table.me.doublers, table.me.markers) == (1, 0, [0])


@pytest.mark.rule("RUS-2201", "RUS-2202")
def test_starting_bonus_of_a_black_or_an_industry_move() -> None:
    table = Sitting(3, bonuses=True)
    table.do("take", "starting:black-move")
    assert table.offered("move") == {f"track:{line}-black" for line in (TS, SP, KIEV)}
    assert table.refused("done") == "RUS-506"
    table.move("kiev-black")
    assert table.track(KIEV, seat=2) == 2
    table.do("take", "starting:industry-move").move("marker:1")
    assert table.pos.boards[1].markers == [1]


@pytest.mark.rule("RUS-2203", "RUS-2204")
def test_starting_bonus_of_a_doubler_or_a_ruble() -> None:
    table = Sitting(3, bonuses=True)
    table.do("take", "starting:doubler").do("take", "starting:ruble")
    assert (table.pos.boards[2].doublers, table.pos.supply.doublers) == (1, 19)
    assert table.pos.boards[1].rubles == 2


# Two and three players

MISSING_WITH_TWO = {
    "space:grey-2",
    "space:black-2",
    "space:locomotive-2",
    "space:industry-black",
    "space:temporary",
    "space:order-2",
}


@pytest.mark.rule("RUS-401", "RUS-402")
def test_boarded_up_spaces_cannot_be_used_by_two_players() -> None:
    table = Sitting(2)
    assert table.pos.box.boarded_up == MISSING_WITH_TWO
    for space in MISSING_WITH_TWO:
        assert table.refused_place(space) == "RUS-401"
        assert table.state.why(0, (space,)).rule == "RUS-401"  # type: ignore[union-attr]
    assert table.pos.box.strip.count("public") == 1
    assert table.pos.supply.temporary == 0


@pytest.mark.rule("RUS-403", "RUS-404")
@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 3)])
def test_fewer_locomotives_for_fewer_players(players: int, each: int) -> None:
    pos = Sitting(players).pos
    assert pos.supply.stacks == [0, 0, *[each] * 8]
    assert sum(board.locomotives.count(1) for board in pos.boards) == each
    assert "locomotive-9" in pos.supply.cards


@pytest.mark.rule("RUS-405", "RUS-406")
def test_six_engineers_for_two_or_three_players() -> None:
    two, three = Sitting(2).pos, Sitting(3).pos
    assert two.supply.strip == [7, 8, 9, 4, 5, 10]
    assert (two.public(), two.for_hire()) == ([5], 10)
    assert three.supply.strip == [0, 7, 8, 9, 10, 4, 5]
    assert (three.public(), three.for_hire()) == ([10, 4], 5)


@pytest.mark.rule("RUS-407", "RUS-408")
def test_six_workers_with_fewer_players_and_two_rubles_with_two() -> None:
    for players, rubles in ((2, 2), (3, 1)):
        board = Sitting(players).me
        assert (board.workers, board.reserve, board.rubles) == (6, 2, rubles)
        assert len(Sitting(players).pos.boards) == players


@pytest.mark.rule("RUS-409")
@pytest.mark.parametrize("players", [2, 3])
def test_there_are_as_many_positions_as_players(players: int) -> None:
    table = Sitting(players, alone=False)
    assert sorted(table.pos.order) == list(range(players))
    for _ in range(players):
        table.pass_()
    assert [board.points["passing"] for board in table.pos.boards] == [0, 2, 3][:players]


@pytest.mark.rule("RUS-410")
def test_starting_bonuses_with_three_and_two_players() -> None:
    three = Sitting(3, bonuses=True)
    assert three.seat == 2
    three.do("take", "starting:ruble")
    assert three.seat == 1
    three.do("take", "starting:doubler")
    assert three.asked == "turn"
    two = Sitting(2, bonuses=True)
    assert two.seat == 1
    two.do("take", "starting:ruble")
    assert two.asked == "turn"


@pytest.mark.rule("RUS-411")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_the_same_for_every_number_of_players(players: int) -> None:
    pos = Sitting(players, bonuses=True).pos
    assert pos.supply.doublers == 20
    assert len(pos.supply.cards) == 5
    assert len(pos.pile) + len(pos.removed) == 10
    assert len(pos.starting) == 4
