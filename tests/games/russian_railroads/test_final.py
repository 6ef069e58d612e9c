"""Final scoring, end-bonus cards, the engineer majority, who wins."""

import pytest

from engineshed.games.russian_railroads.scoring import bonus_points, majority, sheet
from tests.games.russian_railroads.table import KIEV, SP, TS, Sitting, all_pass


def give(table: Sitting, *cards: str, seat: int = 0) -> Sitting:
    for card in cards:
        if card in table.pos.pile:
            table.pos.pile.remove(card)
        table.pos.drawn.append((seat, card))
    return table


def worth(table: Sitting, card: str) -> int:
    return bonus_points(table.pos.box, table.me, table.pos.box.bonus_cards[card])


def finished(table: Sitting) -> Sitting:
    while table.state.waiting():
        all_pass(table)
    return table


# Course of the final scoring


@pytest.mark.rule("RUS-2101")
def test_end_bonus_cards_then_the_majority_after_the_last_scoring_phase() -> None:
    table = give(Sitting(2, alone=False), "points-15")
    table.me.engineers.append(3)
    finished(table)
    sources = [line.source for line in sheet(table.pos, 0).lines]
    assert sources[-2:] == ["end-bonus", "majority"]
    result = table.state.result()
    assert result is not None
    assert result.scores()[0] == table.me.score() + 15 + 40
    assert len(table.me.rounds) == 6
    told = [event.name for event in table.tape.journal]
    assert told[-3:] == ["scored-round", "revealed", "majority"]


@pytest.mark.rule("RUS-2102")
def test_all_cards_are_revealed_at_the_end() -> None:
    table = give(Sitting(2, alone=False), "points-15")
    assert table.state.seen_by(1).pos.hand(0) == ["?"]
    finished(table)
    assert table.state.seen_by(1).pos.hand(0) == ["points-15"]
    assert table.state.seen_by(None).pos.hand(0) == ["points-15"]
    assert table.told("revealed") == [{"card": "points-15", "points": 15}]


@pytest.mark.rule("RUS-2102")
def test_every_own_card_scores_also_none_or_several() -> None:
    table = give(Sitting(2), "points-15", "doublers").doublers(4)
    lines = [line for line in sheet(table.pos, 0).lines if line.source == "end-bonus"]
    assert [(line.facts["card"], line.points) for line in lines] == [("points-15", 15), ("doublers", 20)]
    assert not [line for line in sheet(table.pos, 1).lines if line.source == "end-bonus"]


@pytest.mark.rule("RUS-2103", "RUS-2104", "RUS-2105")
@pytest.mark.example("RUS-E41")
def test_the_engineer_majority_of_the_example() -> None:
    table = Sitting(4)
    red, blue, yellow, green = range(4)
    for seat, engineers in ((red, [2, 4, 6]), (blue, [5, 8]), (yellow, [3, 11]), (green, [])):
        table.pos.boards[seat].engineers[:] = engineers
    assert majority(table.pos) == [40, 0, 20, 0]


@pytest.mark.rule("RUS-2103")
def test_two_players_share_both_prizes() -> None:
    table = Sitting(2)
    table.pos.boards[0].engineers[:] = [2]
    table.pos.boards[1].engineers[:] = [3, 4]
    assert majority(table.pos) == [20, 40]


@pytest.mark.rule("RUS-2104")
def test_a_tie_for_first_goes_to_the_highest_number() -> None:
    table = Sitting(3)
    for seat, engineers in enumerate(([2, 14], [15, 3], [4, 5])):
        table.pos.boards[seat].engineers[:] = engineers
    assert majority(table.pos) == [20, 40, 0]


@pytest.mark.rule("RUS-2105")
def test_without_an_engineer_nothing_and_the_second_prize_may_lapse() -> None:
    table = Sitting(3)
    table.pos.boards[1].engineers[:] = [7]
    assert majority(table.pos) == [0, 40, 0]


@pytest.mark.rule("RUS-2106")
def test_the_engineer_of_the_card_counts_in_every_respect() -> None:
    table = Sitting(2)
    table.pos.boards[0].engineers[:] = [1]
    assert majority(table.pos) == [40, 0]
    assert worth(table, "engineers") == 6


@pytest.mark.rule("RUS-2107", "RUS-2108")
def test_the_most_points_win_and_ties_win_together() -> None:
    table = Sitting(3)
    for seat, points in enumerate((50, 70, 70)):
        table.pos.boards[seat].gain("stations", points)
    result = table.game.result(table.pos)
    assert result.winners() == (1, 2)
    table.pos.boards[2].gain("stations", 1)
    assert table.game.result(table.pos).winners() == (2,)


# Taking cards


@pytest.mark.rule("RUS-2501")
def test_a_card_of_choice_or_ten_points() -> None:
    table = Sitting().factories(9, marker=4)
    table.place("industry-1").move("marker:1")
    assert {str(a[1]) for a in table.options() if a[0] == "take"} == {
        f"bonus:{c}" for c in set(table.pos.pile)
    }
    assert table.refused("take", "bonus:engineers") == "RUS-2501"  # removed in the set-up
    table.do("points")
    assert (table.me.score(), len(table.pos.pile)) == (10, 8)


@pytest.mark.rule("RUS-2502")
def test_a_chosen_card_stays_hidden_from_the_others() -> None:
    table = Sitting(3).factories(9, marker=4)
    table.place("industry-1").move("marker:1").do("take", "bonus:doublers")
    assert table.state.seen_by(0).pos.hand(0) == ["doublers"]
    assert table.state.seen_by(1).pos.hand(0) == ["?"]
    assert table.state.seen_by(1).pos.pile == ["?"] * 7
    assert table.state.seen_by(0).pos.pile == table.pos.pile  # the owner looked through it
    hidden = [line for line in table.tape.lines if getattr(line, "secret", False)]
    assert len(hidden) == 1


@pytest.mark.rule("RUS-2501", "RUS-511")
def test_two_cards_gained_in_one_turn_are_both_chosen() -> None:
    table = Sitting().round(7).factories(9, 9, marker=4)
    table.place("last-round").move("marker:1", "marker:1", "marker:1")
    table.do("take", "bonus:doublers")
    assert table.refused("take", "bonus:doublers") == "RUS-2501"  # not in the pile any more
    table.do("points")
    assert (table.pos.hand(0), table.me.score(), table.asked) == (["doublers"], 10, "turn")


@pytest.mark.rule("RUS-2503")
def test_an_empty_pile_leaves_the_points() -> None:
    table = Sitting().factories(9, marker=4)
    give(table, *table.pos.pile[:], seat=1)
    table.place("industry-1").move("marker:1")
    assert table.options() == [("points",)]


# The cards


@pytest.mark.rule("RUS-2504")
def test_fifteen_points_and_two_of_them() -> None:
    table = Sitting()
    assert worth(table, "points-15") == 15
    copies = {card.id: card.copies for card in table.pos.box.bonus_cards.values()}
    assert copies.pop("points-15") == 2
    assert set(copies.values()) == {1}
    assert sum(copies.values()) + 2 == 10


@pytest.mark.rule("RUS-2505")
@pytest.mark.parametrize("players", [2, 4])
def test_ten_per_extra_worker(players: int) -> None:
    table = Sitting(players)
    assert worth(table, "extra-workers") == 0  # the sixth starting worker is none
    table.me.reserve = 1
    assert worth(table, "extra-workers") == 10
    table.me.reserve, table.me.has_black = 0, True
    assert worth(table, "extra-workers") == 30


@pytest.mark.rule("RUS-2506")
@pytest.mark.example("RUS-E51")
def test_doublers_in_steps() -> None:
    table = Sitting()
    points = [worth(table.doublers(n), "doublers") for n in range(9)]
    assert points == [0, 0, 0, 0, 20, 20, 20, 30, 30]


@pytest.mark.rule("RUS-2507")
def test_ten_per_finished_line() -> None:
    table = Sitting().line(TS, black=15).line(SP, black=8).line(KIEV, black=9)
    assert worth(table, "finished-lines") == 20
    assert worth(table.line(SP, black=9), "finished-lines") == 30


@pytest.mark.rule("RUS-2508")
def test_the_sum_of_the_black_spaces() -> None:
    table = Sitting().line(TS, black=11).line(SP, black=4).line(KIEV, black=9)
    assert worth(table, "black-positions") == 24
    table.line(TS, black=15).line(SP, black=9)
    assert worth(table, "black-positions") == 33


@pytest.mark.rule("RUS-2509", "RUS-2103", "RUS-2104")
@pytest.mark.example("RUS-E50")
def test_the_extra_engineer_counts_in_the_majority_without_a_number() -> None:
    table = give(Sitting(3), "extra-engineer")
    for seat, engineers in enumerate(([3, 4], [2, 5, 15], [8])):
        table.pos.boards[seat].engineers[:] = engineers
    assert majority(table.pos) == [20, 40, 0]
    assert worth(table, "extra-engineer") == 0
    table.pos.boards[1].engineers[:] = [5, 15]
    assert majority(table.pos) == [40, 20, 0]  # three against two


@pytest.mark.rule("RUS-2509")
def test_the_extra_engineer_alone_is_worth_nothing() -> None:
    table = give(Sitting(3), "extra-engineer")
    assert majority(table.pos) == [0, 0, 0]


@pytest.mark.rule("RUS-2510")
def test_four_per_factory() -> None:
    assert worth(Sitting().factories(2, 2, 3), "factories") == 12
    assert worth(Sitting().factories(2, 2, 3, 4, 5), "factories") == 20


@pytest.mark.rule("RUS-2511")
def test_seven_per_question_token_on_the_board() -> None:
    table = Sitting().token("kiev-medal", "industry").token("revaluation", "st-petersburg-4")
    assert worth(table, "question-tokens") == 14
    assert len(table.pos.box.places) == 4  # so at most 28


@pytest.mark.rule("RUS-2512")
def test_six_per_own_engineer_but_not_for_the_extra_one() -> None:
    table = give(Sitting(), "extra-engineer")
    table.me.engineers[:] = [3, 9]
    assert worth(table, "engineers") == 12
