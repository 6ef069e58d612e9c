"""Industrialization and side actions."""

import pytest

from tests.games.russian_railroads.table import KIEV, TS, Sitting


@pytest.mark.rule("RUS-1101", "RUS-1104")
@pytest.mark.example("RUS-E15")
def test_one_worker_moves_the_marker_one_space() -> None:
    table = Sitting()
    table.place("industry-1").move("marker:1")
    assert table.me.markers == [1]
    assert table.asked == "turn"


@pytest.mark.rule("RUS-1102", "RUS-1109")
@pytest.mark.example("RUS-E17")
def test_a_factory_on_the_way_comes_before_the_second_move() -> None:
    table = Sitting().factories(6, marker=4)
    table.place("industry-2", "ww").move("marker:1")
    assert (table.me.markers, table.me.rubles) == ([5], 2)  # the ruble is there at once
    table.move("marker:1")
    assert table.pos.box.industry_points[table.me.markers[0]] == 10
    assert table.asked == "turn"


@pytest.mark.rule("RUS-1103")
def test_two_workers_move_the_marker_and_black() -> None:
    table = Sitting()
    table.place("industry-black", "ww").move("marker:1")
    assert table.refused_move("marker:1") == "SHED-2"
    table.move("kiev-black")
    assert (table.me.markers, table.track(KIEV)) == ([1], 2)
    assert table.asked == "turn"


@pytest.mark.rule("RUS-1105")
def test_what_the_industry_track_reads() -> None:
    table = Sitting().pos.box
    assert [table.industry_points[at] for at, gap in enumerate(table.gaps) if not gap and at != 10] == [
        0, 1, 2, 3, 5, 10, 15, 20, 25, 30,
    ]  # fmt: skip
    assert [at for at, gap in enumerate(table.gaps) if gap] == [5, 7, 9, 11, 13]
    assert table.gaps[5:14:2] == (1, 2, 3, 4, 5)
    assert table.industry_token == 10


@pytest.mark.rule("RUS-1106")
def test_an_empty_gap_can_be_neither_entered_nor_passed() -> None:
    table = Sitting().factories(6, marker=3)
    table.place("industry-2", "ww").move("marker:1", "marker:1")
    table.place("industry-1").move("marker:1")
    assert table.me.markers == [6]
    table.me.engineers.append(5)
    table.place("engineer:5")
    assert table.refused_move("marker:1") == "RUS-1106"


@pytest.mark.rule("RUS-1107", "RUS-1108")
def test_the_last_space_needs_five_factories_and_ends_the_track() -> None:
    table = Sitting().factories(6, 6, 6, 6, 6, marker=12)
    table.place("industry-2", "ww").move("marker:1", "marker:1")
    assert table.me.markers == [14]
    table.place("industry-1").move("marker:1")
    assert table.me.markers == [15]
    table.me.engineers.append(5)
    table.place("engineer:5")
    assert table.refused_move("marker:1") == "RUS-1108"
    four = Sitting().factories(6, 6, 6, 6, marker=12)
    assert four.refused_place("industry-1") == "RUS-506"


@pytest.mark.rule("RUS-1109")
def test_a_factory_is_used_at_once_each_time_a_marker_comes_onto_it() -> None:
    table = Sitting().factories(7, 6, marker=4)
    table.place("industry-2", "ww").move("marker:1")
    assert table.offered("move") == {
        f"track:{line}-black" for line in ("trans-siberian", "st-petersburg", "kiev")
    }
    table.move("kiev-black", "kiev-black")
    table.move("marker:1")
    assert (table.me.markers, table.track(KIEV)) == ([6], 3)


@pytest.mark.rule("RUS-1110")
def test_a_factory_that_is_not_wanted_or_not_possible_lapses() -> None:
    table = Sitting().factories(7, 7, marker=4)
    table.place("industry-2", "ww").move("marker:1").do("done").move("marker:1")
    assert table.track(KIEV) == 1
    table.doublers(8).factories(7, 4, marker=6)
    table.place("industry-1").move("marker:1")
    assert table.asked == "turn"  # no doubler could be placed
    assert table.me.doublers == 8
    assert not table.told("placed-doublers")


# Side actions


@pytest.mark.rule("RUS-1201", "RUS-1202")
@pytest.mark.example("RUS-E18")
def test_a_doubler_goes_above_the_first_free_space() -> None:
    table = Sitting()
    table.place("doubler")
    assert (table.me.doublers, table.pos.supply.doublers) == (1, 19)
    table.line(TS, black=5, grey=4).locomotives(4)
    table.pass_()
    assert table.me.rounds[0][0] == 2 + 1 + 1 + 1  # above space 1 and nowhere else


@pytest.mark.rule("RUS-1202", "RUS-1203")
def test_doublers_fill_the_slots_from_the_left_also_above_empty_spaces() -> None:
    table = Sitting()
    table.doublers(3)
    assert table.track(TS) == 1
    table.place("doubler")
    assert table.me.doublers == 4
    table.line(TS, black=9, grey=8).locomotives(8)
    table.pass_()
    assert table.me.rounds[0][0] == 4 * 2 + 4


@pytest.mark.rule("RUS-506", "RUS-1204")
def test_no_doubler_without_supply_or_free_slot() -> None:
    for prepare in (lambda t: t.doublers(8), lambda t: setattr(t.pos.supply, "doublers", 0)):
        table = Sitting().line("st-petersburg", black=3).locomotives(1, sp=4)
        prepare(table)
        assert table.refused_place("doubler") == "RUS-1204"
        assert table.refused_place("engineer:10") == "RUS-1204"
        table.place("bottom").move("st-petersburg-black").do("take", "token:question-card")
        assert table.refused("take", "card:triple-twice") == "RUS-506"


@pytest.mark.rule("RUS-1205")
@pytest.mark.example("RUS-E19")
def test_two_rubles() -> None:
    table = Sitting()
    table.place("rubles")
    assert table.me.rubles == 3


@pytest.mark.rule("RUS-1206")
def test_both_temporary_workers_and_only_once() -> None:
    table = Sitting(3, alone=False)
    table.place("temporary")
    assert (table.me.temporary, table.pos.supply.temporary) == (2, 0)
    assert table.refused_place("temporary") == "RUS-503"
