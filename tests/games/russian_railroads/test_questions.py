"""The seven '?' tokens and the five '?' cards."""

import pytest

from tests.games.russian_railroads.table import KIEV, SP, TS, Sitting


def reached() -> Sitting:
    """Black has just come onto the '?' space of St. Petersburg 4."""
    table = Sitting().line(SP, black=3).locomotives(1, sp=4)
    return table.place("bottom").move("st-petersburg-black")


def card_token() -> Sitting:
    return reached().do("take", "token:question-card")


# Tokens


@pytest.mark.rule("RUS-2301")
def test_each_token_once() -> None:
    table = Sitting().line(SP, black=3).locomotives(1, sp=6).token("revaluation", "industry")
    table.place("bottom").move("st-petersburg-black")
    assert table.refused("take", "token:revaluation") == "RUS-2301"
    table.do("take", "token:three-doublers")
    table.place("black-2").move("st-petersburg-black", "st-petersburg-black")
    assert table.refused("take", "token:three-doublers") == "RUS-2301"
    assert "token:kiev-medal" in table.offered("take")


@pytest.mark.rule("RUS-2302")
def test_four_moves_in_any_colours_also_of_new_tracks() -> None:
    table = reached().do("take", "token:four-moves")
    assert "track:trans-siberian-grey" not in table.offered("move")
    table.move("trans-siberian-black", "trans-siberian-grey", "st-petersburg-grey", "kiev-black")
    assert table.asked == "turn"
    assert [table.track(line, "grey") for line in (TS, SP, KIEV)] == [1, 1, 0]


@pytest.mark.rule("RUS-2302")
def test_four_moves_lapse_where_nothing_can_move() -> None:
    table = Sitting().line(TS, black=15, grey=14, brown=13, natural=12, white=11)
    table.line(KIEV, black=9, grey=8, brown=7).line(SP, black=3, grey=2, brown=1).locomotives(1, sp=4)
    table.place("bottom").move("st-petersburg-black").do("take", "token:four-moves")
    for track in ("grey", "brown", "natural", "black"):
        table.move(f"st-petersburg-{track}")
    assert table.asked == "turn"
    table = reached()
    table.line(TS, black=15, grey=14, brown=13, natural=12, white=11).line(
        SP, black=9, grey=8, brown=7, natural=6
    )
    table.line(KIEV, black=9, grey=8, brown=6).do("take", "token:four-moves").move("kiev-brown")
    assert table.options() == [("done",)]


@pytest.mark.rule("RUS-2303")
def test_five_industry_moves_unusable_ones_lapse() -> None:
    table = reached()
    table.factories(6, 6, marker=3).do("take", "token:five-industry")
    table.move("marker:1", "marker:1", "marker:1", "marker:1", "marker:1")
    assert (table.me.markers, table.me.rubles) == ([8], 3)
    assert table.asked == "turn"
    table = reached().do("take", "token:five-industry").move(*["marker:1"] * 4)
    assert table.me.markers == [4]
    assert table.options() == [("done",)]


@pytest.mark.rule("RUS-2304", "RUS-2306")
def test_the_second_marker_comes_onto_zero_and_shares_the_moves() -> None:
    table = reached()
    table.factories(marker=3).do("take", "token:second-marker")
    assert table.me.markers == [3, 0]
    table.place("industry-2", "ww").move("marker:2")
    assert table.offered("move") == {"marker:1", "marker:2"}
    table.move("marker:1")
    assert table.me.markers == [4, 1]
    other = Sitting()
    other.place("industry-1")
    assert other.refused_move("marker:2") == "RUS-2304"  # not in play


@pytest.mark.rule("RUS-2305")
def test_the_second_marker_needs_space_zero() -> None:
    table = reached()
    assert table.me.markers == [0]
    assert table.refused("take", "token:second-marker") == "RUS-2305"


@pytest.mark.rule("RUS-2307")
def test_markers_neither_share_a_space_nor_pass() -> None:
    table = Sitting().factories(marker=2)
    table.me.markers.append(1)
    table.place("industry-2", "ww")
    assert table.refused_move("marker:2") == "RUS-2307"
    table.move("marker:1", "marker:2")
    assert table.me.markers == [3, 2]


@pytest.mark.rule("RUS-2308")
def test_the_second_marker_triggers_factories_but_not_the_question_space() -> None:
    table = Sitting().factories(6, 6, 6, 6, marker=12)
    table.me.markers.append(8)
    table.place("industry-1").move("marker:2")
    assert table.me.rubles == 2
    table.place("industry-2", "ww").move("marker:2")
    assert table.me.markers == [12, 10]
    assert not table.offered("take")
    table.move("marker:2")
    assert table.me.rubles == 3


@pytest.mark.rule("RUS-2309")
def test_three_doublers_or_as_many_as_possible() -> None:
    assert reached().do("take", "token:three-doublers").me.doublers == 3
    full = reached().doublers(6).do("take", "token:three-doublers")
    assert (full.me.doublers, full.asked) == (8, "turn")
    table = reached()
    table.pos.supply.doublers = 1
    table.do("take", "token:three-doublers")
    assert (table.me.doublers, table.pos.supply.doublers) == (1, 0)


@pytest.mark.rule("RUS-2310")
def test_revaluation_raises_brown_natural_and_white() -> None:
    assert Sitting().pos.box.values == ((0, 1, 2, 4, 7), (0, 1, 3, 6, 10))
    table = reached().do("take", "token:revaluation")
    table.line(TS, black=5, grey=4, brown=3, natural=2, white=1).locomotives(5).pass_()
    assert table.me.rounds[0][0] == 10 + 6 + 3 + 1


@pytest.mark.rule("RUS-2311")
def test_the_medal_scores_only_while_its_conditions_are_met() -> None:
    table = reached().do("take", "token:kiev-medal")
    table.line(KIEV, black=6, grey=4).locomotives(1, sp=4, kiev=5)
    table.pass_()
    assert table.me.rounds[0][2] == 4 + 10  # grey has not come to 5 yet
    table.line(KIEV, grey=5).locomotives(1, sp=4, kiev=4)
    for _ in range(4):
        if table.seat == 0:
            break
        table.pass_()
    for _ in range(4):
        table.pass_()
    assert table.me.rounds[1][2] == 4 + 10  # the reach does not cover it
    table.locomotives(1, sp=4, kiev=5)
    for _ in range(4):
        table.pass_()
    assert table.me.rounds[2][2] == 5 + 10 + 20


@pytest.mark.rule("RUS-2312")
def test_the_card_token_gives_a_card_at_once_and_an_end_bonus() -> None:
    table = card_token().do("take", "card:engineer-ruble")
    assert (table.me.engineers, table.me.rubles) == ([1], 2)
    assert table.asked == "end bonus"
    table.do("take", "bonus:doublers")
    assert table.pos.hand(0) == ["doublers"]
    points = card_token().do("take", "card:engineer-ruble").do("points")
    assert points.me.score() == 10


@pytest.mark.rule("RUS-2313")
def test_a_used_card_is_gone_and_without_cards_only_the_end_bonus_is_left() -> None:
    table = card_token().do("take", "card:engineer-ruble").do("points")
    assert "engineer-ruble" not in table.pos.supply.cards
    table.line(SP, black=5).locomotives(1, sp=6)
    table.token("four-moves", "industry").me.tokens.pop("st-petersburg-4")
    table.place("bottom").move("st-petersburg-black").do("take", "token:question-card")
    assert table.refused("take", "card:engineer-ruble") == "RUS-2313"
    empty = reached()
    empty.pos.supply.cards.clear()
    empty.do("take", "token:question-card")
    assert empty.options() == [("done",)]
    empty.do("done")
    assert empty.asked == "end bonus"


@pytest.mark.rule("RUS-2313")
def test_a_card_that_cannot_be_carried_out_cannot_be_taken() -> None:
    table = reached().doublers(8)
    table.pos.supply.cards[:] = ["triple-twice"]
    table.do("take", "token:question-card")
    assert table.options() == [("done",)]
    assert table.refused("take", "card:triple-twice") == "RUS-506"


# Cards


@pytest.mark.rule("RUS-2401")
def test_the_triple_card_twice_in_its_order() -> None:
    table = card_token().do("take", "card:triple-twice")
    for _ in range(2):
        assert table.options() == [("doubler",)]
        assert table.refused_move("marker:1") == "SHED-2"
        table.do("doubler")
        assert table.options() == [("move", "marker:1")]
        table.move("marker:1")
        assert {str(a).rpartition("-")[2] for a in table.offered("move")} == {"black"}
        table.move("kiev-black")
    assert (table.me.doublers, table.me.markers, table.track(KIEV)) == (2, [2], 3)
    assert table.asked == "end bonus"


@pytest.mark.rule("RUS-2401", "RUS-509")
def test_a_part_of_the_triple_card_lapses_if_a_gain_takes_the_last_doubler() -> None:
    table = card_token().do("take", "card:triple-twice").do("doubler").move("marker:1")
    table.line(SP, black=5).doublers(5).me.locomotives[2] = 6
    table.move("st-petersburg-black").do("take", "token:three-doublers")
    for _ in range(3):
        assert table.options() == [("doubler",), ("done",)]  # the card's doubler is among them
        table.do("doubler")
    assert table.me.doublers == 8
    assert table.refused("doubler") == "SHED-2"  # its turn is over, what comes after it must be done
    assert table.refused("done") == "RUS-506"
    table.move("marker:1", "kiev-black")
    assert (table.me.markers, table.track(KIEV), table.asked) == ([2], 2, "end bonus")


def before_factory(number: int) -> Sitting:
    """The triple card was taken; the next industry space is this factory, and nothing stands behind gap 1."""
    table = reached()
    table.factories(number, marker=4).do("take", "token:question-card")
    return table


@pytest.mark.rule("RUS-2401", "RUS-1110", "RUS-508")
@pytest.mark.parametrize("scarce", ["slots", "supply"])
def test_the_triple_card_is_possible_with_two_doublers_if_factory_4_is_waived(scarce: str) -> None:
    table = before_factory(4)
    if scarce == "slots":
        table.doublers(6)
    else:
        table.pos.supply.doublers = 2
    had = table.me.doublers
    table.do("take", "card:triple-twice").do("doubler").move("marker:1")
    assert table.options() == [("doubler",), ("done",)]  # the factory's: now or never
    table.do("done").move("kiev-black").do("doubler").move("marker:1", "kiev-black")
    assert (table.me.doublers, table.me.markers, table.track(KIEV)) == (had + 2, [6], 3)
    assert table.asked == "end bonus"


@pytest.mark.rule("RUS-2401", "RUS-509")
def test_only_the_second_doubler_lapses_if_factory_4_takes_the_last_one() -> None:
    table = before_factory(4).doublers(6)
    table.do("take", "card:triple-twice").do("doubler").move("marker:1").do("doubler")
    assert table.me.doublers == 8
    for step in ("kiev-black", "marker:1", "kiev-black"):
        assert table.refused("done") == "RUS-506"
        table.move(step)
    assert (table.me.markers, table.track(KIEV), table.asked) == ([6], 3, "end bonus")


@pytest.mark.rule("RUS-1109")
@pytest.mark.parametrize("left", [1, 3])
def test_factory_4_asks_nothing_where_its_doubler_takes_none_away(left: int) -> None:
    table = before_factory(4).doublers(8 - left)
    if left == 1:
        assert table.refused("take", "card:triple-twice") == "RUS-506"
        table = Sitting().factories(4, marker=4).doublers(7).place("industry-1")
    else:
        table.do("take", "card:triple-twice").do("doubler")
    table.move("marker:1")
    assert table.me.doublers == 8 - left + (2 if left == 3 else 1)
    assert ("doubler",) not in table.options()


@pytest.mark.rule("RUS-2401", "RUS-509")
def test_the_second_black_move_is_left_if_factory_5_uses_up_the_industry_track() -> None:
    table = before_factory(5).do("take", "card:triple-twice").do("doubler").move("marker:1")
    table.move("marker:1")  # the factory's move: the marker stands before gap 2 now
    for track, doublers in (("kiev-black", 1), ("st-petersburg-black", 2)):
        if doublers == 2:
            assert table.refused("done") == "RUS-506"
            table.do("doubler")
        assert table.refused("done") == "RUS-506"
        assert table.refused_move("marker:1") == "SHED-2"  # nothing to step on: this part alone lapses
        table.move(track)
    assert (table.me.doublers, table.me.markers, table.track(KIEV), table.track(SP)) == (2, [6], 2, 5)
    assert table.asked == "end bonus"


@pytest.mark.rule("RUS-2401", "RUS-509")
def test_the_last_part_of_the_triple_card_lapses_if_factory_7_uses_up_the_black_track() -> None:
    table = before_factory(7).line(TS, black=15).line(SP, black=9).line(KIEV, black=7)
    table.do("take", "card:triple-twice").do("doubler").move("marker:1")
    table.move("kiev-black", "kiev-black")  # the factory's move and the card's
    table.do("doubler").move("marker:1")
    assert table.options() == [("done",)]
    assert (table.do("done").asked, table.track(KIEV)) == ("end bonus", 9)


@pytest.mark.rule("RUS-509")
def test_what_is_still_possible_of_a_space_must_be_done() -> None:
    """Three black moves; after the first one a token uses up all black moves but one."""
    table = Sitting().line(SP, black=3).locomotives(1, sp=4).line(TS, black=15).line(KIEV, black=9)
    table.place("black-3", "ww").move("st-petersburg-black").do("take", "token:four-moves")
    table.move(*["st-petersburg-black"] * 4)
    assert table.refused("done") == "RUS-506"
    table.move("st-petersburg-black")
    assert (table.track(SP), table.options()) == (9, [("done",)])


@pytest.mark.rule("RUS-2402")
def test_the_black_worker_stays_to_the_end() -> None:
    table = card_token().do("take", "card:black-worker").do("points")
    assert (table.me.black, table.me.workers) == (1, 4)
    table.place("doubler", "b")  # in the same round
    assert table.me.black == 0
    table.pass_()
    assert table.me.black == 1


def with_black() -> Sitting:
    table = Sitting()
    table.me.black, table.me.has_black = 1, True
    table.pos.supply.cards.remove("black-worker")
    return table


@pytest.mark.rule("RUS-2403")
def test_the_black_worker_adds_a_black_move_that_may_be_forgone() -> None:
    table = with_black()
    table.place("black-3", "wb").move(*["kiev-black"] * 4)
    assert (table.track(KIEV), table.asked) == (5, "turn")
    table = with_black()
    table.place("black-2", "b").move("kiev-black", "kiev-black").do("done")
    assert table.track(KIEV) == 3
    table = with_black()
    table.place("industry-black", "wb").move("kiev-black", "kiev-black")
    assert table.refused("done") == "RUS-506"  # the industry move is no bonus
    table.move("marker:1")
    assert table.asked == "turn"
    table = with_black()
    table.place("engineer:4", "b").move("kiev-black", "kiev-black")
    assert (table.track(KIEV), table.me.score()) == (3, 3)


@pytest.mark.rule("RUS-2403")
def test_the_bonus_move_may_not_use_up_the_last_black_step() -> None:
    table = with_black().line(TS, black=15).line(SP, black=9).line(KIEV, black=8)
    table.place("bottom", "b").move("kiev-black")
    assert table.options() == [("done",)]
    assert (
        with_black().line(TS, black=15).line(SP, black=9).line(KIEV, black=8).refused_place("black-2", "b")
        == "RUS-506"
    )  # the bonus does not count


@pytest.mark.rule("RUS-2403", "RUS-2404", "RUS-713")
@pytest.mark.example("RUS-E49")
def test_the_black_worker_on_the_bottom_space() -> None:
    table = with_black().line(TS, black=4, grey=0)
    table.place("bottom", "b").move("kiev-black")
    assert table.offered("move") == {f"track:{line}-black" for line in (TS, SP, KIEV)}
    table.move("kiev-black")
    assert (table.track(KIEV), table.asked) == (3, "turn")
    table = with_black().line(TS, black=4, grey=0)
    table.place("bottom", "b").move("trans-siberian-grey")
    assert table.asked == "turn"  # no bonus


@pytest.mark.rule("RUS-2404")
def test_no_bonus_on_spaces_with_free_colours_only() -> None:
    table = with_black()
    table.place("any-2", "br").move("kiev-black", "kiev-black")
    assert table.asked == "turn"
    engineer = with_black()
    engineer.me.engineers[:] = [3]
    engineer.place("engineer:3", "b").move("kiev-black")
    assert engineer.asked == "turn"


@pytest.mark.rule("RUS-2403", "RUS-510")
@pytest.mark.parametrize("own", [True, False])
def test_the_bonus_may_come_before_the_free_move(own: bool) -> None:
    """Engineer 6: two black moves bring brown, and the free move may then be a brown one."""

    def start() -> Sitting:
        table = with_black().line(TS, black=4, grey=2)
        table.pos.supply.strip[4] = 0 if own else 6
        table.me.engineers[:] = [6] if own else []
        return table.place("engineer:6", "b").move("trans-siberian-black", "trans-siberian-black")

    table = start().move("trans-siberian-brown")
    assert (table.track(TS), table.track(TS, "brown"), table.asked) == (6, 1, "turn")
    assert start().move("trans-siberian-black").asked == "turn"
    assert start().do("done").asked == "turn"  # the second one was the free move, the bonus is forgone


@pytest.mark.rule("RUS-2403", "RUS-508")
def test_the_bonus_counts_when_the_rest_is_made_possible() -> None:
    table = with_black()
    table.pos.supply.strip[4] = 2
    table.place("engineer:2", "b").move("kiev-black")  # black and grey, and no grey track yet
    assert table.refused("done") == "RUS-506"
    assert table.refused_move("kiev-black") == "RUS-509"  # only the bonus can bring grey now
    table.move("trans-siberian-black", "trans-siberian-grey")
    assert (table.track(KIEV), table.track(TS, "grey"), table.asked) == (2, 1, "turn")


@pytest.mark.rule("RUS-2405", "RUS-2106")
def test_the_engineer_of_the_card_works_in_the_same_round() -> None:
    table = card_token().do("take", "card:engineer-ruble").do("points")
    table.place("engineer:1").move("kiev-black", "kiev-black")
    assert table.track(KIEV) == 3
    table.place("doubler", "r")
    assert table.me.rubles == 1


@pytest.mark.rule("RUS-2406")
def test_the_locomotive_of_the_card_is_placed_by_the_usual_rules() -> None:
    table = Sitting().line(SP, black=5).line(KIEV, black=8).locomotives(3, 4, sp=4, kiev=2)
    table.line(SP, black=5).locomotives(3, 4, sp=6, kiev=2)
    table.me.received &= ~table.pos.box.lines[1].gains[1].bit
    table.place("bottom").move("st-petersburg-black").do("take", "token:question-card")
    table.do("take", "card:locomotive-9").do("locomotive", "slot:kiev").do("return")
    assert table.me.locomotives == [3, 4, 6, 9]
    assert table.pos.supply.returned[2] == 1
    assert table.pos.supply.stacks[9] == 4  # not from the stack
    assert table.asked == "end bonus"
    table.do("points").lowest(9)
    table.place("locomotive-1")
    assert table.refused("locomotive", "slot:kiev") == "RUS-910"  # never replaced


@pytest.mark.rule("RUS-2406", "RUS-1703")
def test_the_locomotive_of_the_card_brings_the_gains_within_its_reach() -> None:
    table = card_token().line(SP, black=6)
    table.do("take", "card:locomotive-9").do("locomotive", "slot:st-petersburg")
    assert table.refused("return") == "RUS-913"  # the replaced #4 comes first
    table.do("locomotive", "slot:kiev").do("take", "token:kiev-medal")
    assert table.me.tokens == {"st-petersburg-4": "question-card", "st-petersburg-6": "kiev-medal"}
    assert (table.me.locomotives, table.asked) == ([1, 0, 9, 4], "end bonus")


@pytest.mark.rule("RUS-2407")
def test_the_factory_card_needs_the_factory_and_allows_two_moves() -> None:
    table = card_token().do("take", "card:factory-industry")
    assert table.refused("done") == "RUS-506"
    table.move("marker:1").do("factory", "stack:2").move("marker:1")
    assert (table.me.markers, table.me.factories) == ([2], [2])
    less = card_token().do("take", "card:factory-industry").do("factory", "stack:2").do("done")
    assert (less.me.markers, less.asked) == ([0], "end bonus")
    blocked = reached()
    blocked.factories(marker=4)
    blocked.do("take", "token:question-card").do("take", "card:factory-industry")  # the moves are optional
    assert blocked.refused("locomotive", "slot:kiev") == "RUS-903"
    nothing = reached()
    nothing.pos.supply.stacks[:] = [0] * 10
    nothing.do("take", "token:question-card")
    assert nothing.refused("take", "card:factory-industry") == "RUS-506"
