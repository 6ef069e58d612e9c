"""Locomotives and factories: building, replacing, chains, returned tiles."""

import pytest

from tests.games.russian_railroads.table import TS, Sitting


def slots(table: Sitting) -> set[str]:
    return {str(atom).removeprefix("slot:") for atom in table.offered("locomotive")}


# The three spaces


@pytest.mark.rule("RUS-901", "RUS-905", "RUS-906")
@pytest.mark.example("RUS-E08")
def test_one_worker_builds_a_locomotive_from_the_lowest_stack() -> None:
    table = Sitting()
    table.place("locomotive-1").do("locomotive", "slot:st-petersburg")
    assert table.me.locomotives == [1, 0, 2, 0]
    assert table.me.reach(1) == 2
    assert table.pos.supply.stacks[2] == 3
    assert table.asked == "turn"  # it is one or the other


@pytest.mark.rule("RUS-901", "RUS-902")
@pytest.mark.parametrize(("space", "pieces"), [("locomotive-1", "w"), ("locomotive-2", "ww")])
def test_one_or_two_workers_build_either(space: str, pieces: str) -> None:
    table = Sitting()
    table.place(space, pieces)
    assert slots(table) == {"trans-siberian-1", "trans-siberian-2", "st-petersburg", "kiev"}
    table.do("factory", "stack:2")
    assert table.me.factories == [2]
    assert table.asked == "turn"


@pytest.mark.rule("RUS-903")
def test_three_workers_build_one_of_each() -> None:
    table = Sitting()
    table.place("locomotive-3", "www").do("locomotive", "slot:kiev")
    assert table.refused("locomotive", "slot:st-petersburg") == "RUS-903"
    assert table.refused("done") == "RUS-506"
    table.do("factory", "stack:2")
    assert table.asked == "turn"
    table = Sitting()
    table.place("locomotive-3", "www").do("factory", "stack:2")
    assert table.refused("factory", "stack:2") == "RUS-903"
    table.do("locomotive", "slot:kiev")
    assert (table.me.locomotives[3], table.me.factories) == (2, [2])


@pytest.mark.rule("RUS-904", "RUS-905")
@pytest.mark.example("RUS-E14")
def test_the_first_of_the_two_is_the_last_tile_of_the_lower_stack() -> None:
    table = Sitting().lowest(3, left=1)
    table.place("locomotive-3", "www").do("locomotive", "slot:kiev").do("factory", "stack:4")
    assert (table.me.locomotives[3], table.me.factories) == (3, [4])
    table = Sitting().lowest(3, left=1)
    table.place("locomotive-3", "www").do("factory", "stack:3").do("locomotive", "slot:kiev")
    assert (table.me.locomotives[3], table.me.factories) == (4, [3])


@pytest.mark.rule("RUS-904")
def test_a_tile_returned_by_the_locomotive_can_be_the_factory() -> None:
    table = Sitting().locomotives(5, 5, sp=5, kiev=3).lowest(6)
    table.place("locomotive-3", "www").do("locomotive", "slot:kiev").do("return")
    assert table.offered("factory") == {"stack:6", "returned:3"}
    table.do("factory", "returned:3")
    assert table.me.factories == [3]
    assert table.pos.supply.returned[3] == 0


@pytest.mark.rule("RUS-904", "RUS-916", "RUS-903")
@pytest.mark.example("RUS-E53")
def test_the_factory_must_come_first_where_the_locomotive_fits_only_then() -> None:
    table = Sitting().locomotives(3, 9, sp=3, kiev=3).factories(2, 2, 2).lowest(3, left=1)
    table.place("locomotive-3", "www")
    assert table.refused("locomotive", "slot:kiev") == "RUS-916"
    table.do("factory", "stack:3")
    assert table.me.factories == [2, 2, 2, 3]
    table.do("locomotive", "slot:kiev").do("return")
    assert table.me.locomotives == [3, 9, 3, 4]
    assert table.pos.supply.returned[3] == 1


@pytest.mark.rule("RUS-905")
def test_the_stacks_are_used_up_from_the_lowest_on() -> None:
    table = Sitting()
    assert table.pos.supply.lowest() == 2
    table.lowest(2, left=1)
    table.place("locomotive-1").do("locomotive", "slot:kiev")
    assert table.pos.supply.lowest() == 3
    table.place("locomotive-2", "ww")
    assert table.refused("factory", "stack:4") == "RUS-1001"
    table.do("locomotive", "slot:st-petersburg")
    assert table.me.locomotives == [1, 0, 3, 2]


# Slots and reach


@pytest.mark.rule("RUS-907", "RUS-909")
@pytest.mark.example("RUS-E10")
def test_two_locomotives_of_the_trans_siberian_line_add_up() -> None:
    table = Sitting().locomotives(1, 4)
    assert table.me.reach(0) == 5
    table.place("locomotive-1")
    assert slots(table) == {"trans-siberian-1", "st-petersburg", "kiev"}  # both slots there are taken
    table.do("locomotive", "slot:kiev")
    table.place("locomotive-2", "ww")
    assert table.refused("locomotive", "slot:kiev") == "RUS-910"  # one slot only


@pytest.mark.rule("RUS-908")
@pytest.mark.example("RUS-E09")
def test_the_number_is_the_reach() -> None:
    table = Sitting().locomotives(1, sp=4)
    assert [table.me.reach(line) for line in (0, 1, 2)] == [1, 4, 0]


@pytest.mark.rule("RUS-908")
def test_reach_ends_with_the_line() -> None:
    table = Sitting().line(TS, black=15, grey=14).locomotives(9, 9)
    table.pass_()
    assert table.me.rounds[0][0] == 14


# Replacing


@pytest.mark.rule("RUS-910")
def test_only_a_strictly_lower_one_is_replaced() -> None:
    table = Sitting().locomotives(4, 3, sp=4, kiev=5).lowest(4)
    table.place("locomotive-1")
    assert slots(table) == {"trans-siberian-2"}
    assert table.refused("locomotive", "slot:st-petersburg") == "RUS-910"  # equal
    assert table.refused("locomotive", "slot:kiev") == "RUS-910"  # higher


@pytest.mark.rule("RUS-910")
def test_of_two_equal_ones_of_a_line_one_is_offered() -> None:
    table = Sitting().locomotives(1, 1, sp=1, kiev=1).lowest(2)
    table.place("locomotive-1")
    assert slots(table) == {"trans-siberian-1", "st-petersburg", "kiev"}


@pytest.mark.rule("RUS-911", "RUS-913")
@pytest.mark.example("RUS-E11")
def test_a_replaced_locomotive_moves_to_an_empty_line() -> None:
    table = Sitting().locomotives(3, 1).lowest(4)
    table.place("locomotive-1").do("locomotive", "slot:trans-siberian-2")
    assert table.refused("return") == "RUS-913"
    assert slots(table) == {"st-petersburg", "kiev"}
    table.do("locomotive", "slot:kiev")
    assert table.me.locomotives == [3, 4, 0, 1]
    assert [table.me.reach(line) for line in (0, 2)] == [7, 1]
    assert table.asked == "turn"


@pytest.mark.rule("RUS-910", "RUS-911", "RUS-914")
@pytest.mark.example("RUS-E12")
def test_a_chain_ends_with_a_factory_beside_the_stacks() -> None:
    table = Sitting().locomotives(3, 4, sp=2, kiev=1).lowest(4)
    table.place("locomotive-1").do("locomotive", "slot:st-petersburg").do("locomotive", "slot:kiev")
    assert table.options() == [("return",)]
    table.do("return")
    assert table.me.locomotives == [3, 4, 4, 2]
    assert table.pos.supply.returned[1] == 1
    table.place("locomotive-2", "ww")
    assert "returned:1" in table.offered("factory")  # a factory now, never a locomotive again
    table.do("locomotive", "slot:kiev").do("return")
    assert table.me.locomotives == [3, 4, 4, 4]


@pytest.mark.rule("RUS-912")
def test_the_other_slot_of_the_line_is_a_destination() -> None:
    table = Sitting().locomotives(2, 3, sp=5, kiev=5).lowest(6)
    table.place("locomotive-1").do("locomotive", "slot:trans-siberian-2")
    assert slots(table) == {"trans-siberian-1"}
    table.do("locomotive", "slot:trans-siberian-1").do("return")
    assert table.me.locomotives == [3, 6, 5, 5]
    assert table.pos.supply.returned[2] == 1


@pytest.mark.rule("RUS-915")
def test_with_all_slots_full_the_chain_may_stop() -> None:
    table = Sitting().locomotives(3, 4, sp=2, kiev=1).lowest(4)
    table.place("locomotive-1").do("locomotive", "slot:st-petersburg")
    table.do("return")  # although the #2 could still replace the #1
    assert table.me.locomotives == [3, 4, 4, 1]
    assert table.pos.supply.returned[2] == 1


@pytest.mark.rule("RUS-911", "RUS-915")
def test_in_the_strict_reading_the_chain_goes_on_while_it_can() -> None:
    table = Sitting(locomotive_chain="goes-on").locomotives(3, 4, sp=2, kiev=1).lowest(4)
    table.place("locomotive-1").do("locomotive", "slot:st-petersburg")
    assert table.refused("return") == "RUS-911"
    table.do("locomotive", "slot:kiev").do("return")
    assert table.pos.supply.returned[1] == 1


@pytest.mark.rule("RUS-916")
def test_a_locomotive_that_fits_nowhere_can_only_be_a_factory() -> None:
    table = Sitting().locomotives(4, 4, sp=4, kiev=4).lowest(4)
    assert table.refused_place("locomotive-3", "www") == "RUS-506"
    table.place("locomotive-1")
    assert table.refused("locomotive", "slot:kiev") == "RUS-916"
    assert table.options() == [("factory", "stack:4")]


@pytest.mark.rule("RUS-917")
def test_locomotives_change_place_only_by_replacing_so_reach_never_shrinks() -> None:
    table = Sitting().locomotives(2, 3, sp=1, kiev=1).lowest(5)
    reach = [table.me.reach(line) for line in (0, 1, 2)]
    table.place("locomotive-1").do("locomotive", "slot:trans-siberian-2")
    while table.asked == "choice":
        table.do(*table.options()[0])
        now = [table.me.reach(line) for line in (0, 1, 2)]
        assert all(after >= before for before, after in zip(reach, now, strict=True))
        reach = now
    table.place("bottom")
    assert not slots(table)  # nothing else shifts a locomotive


@pytest.mark.rule("RUS-918", "RUS-1009")
def test_with_empty_stacks_only_returned_factories_are_left() -> None:
    table = Sitting()
    table.pos.supply.stacks[:] = [0] * 10
    assert table.refused_place("locomotive-1") == "RUS-506"
    table.pos.supply.returned[6] = 1
    table.place("locomotive-1")
    assert table.refused("locomotive", "slot:kiev") == "RUS-918"
    assert table.refused("factory", "stack:9") == "RUS-1001"
    assert table.refused("factory", "stack:0") == "RUS-1009"
    assert table.options() == [("factory", "returned:6")]
    table.do("factory", "returned:6")
    assert table.me.factories == [6]


@pytest.mark.rule("RUS-1009")
def test_with_nothing_left_no_factory_is_built() -> None:
    table = Sitting().factories(2, marker=4)
    table.pos.supply.stacks[:] = [0] * 10
    table.place("industry-1").move("marker:1")
    assert table.refused("factory", "stack:9") == "RUS-1009"
    assert table.refused("factory", "returned:1") == "RUS-1009"
    assert table.options() == [("done",)]


# Factories


@pytest.mark.rule("RUS-1001", "RUS-1002")
@pytest.mark.example("RUS-E13")
def test_a_factory_is_a_turned_tile_on_the_leftmost_free_slot() -> None:
    table = Sitting()
    table.place("locomotive-1").do("factory", "stack:2")
    assert table.me.factories == [2]
    table.lowest(3).pos.supply.returned[5] = 1
    table.place("locomotive-2", "ww")
    assert table.offered("factory") == {"stack:3", "returned:5"}
    assert table.refused("factory", "stack:4") == "RUS-1001"
    assert table.refused("factory", "returned:6") == "RUS-1001"
    table.do("factory", "returned:5")
    assert table.me.factories == [2, 5]
    assert table.pos.supply.stacks[3] == 4


@pytest.mark.rule("RUS-1003", "RUS-1106", "RUS-1107")
@pytest.mark.example("RUS-E16")
def test_a_factory_closes_its_gap() -> None:
    table = Sitting().factories(marker=4)
    assert table.refused_place("industry-1") == "RUS-506"
    table.place("locomotive-1").do("factory", "stack:2")
    table.place("industry-1").move("marker:1").do("done")
    assert table.me.markers == [5]
    table.me.engineers.append(9)
    table.place("engineer:9").move("marker:1")
    assert table.me.markers == [6]
    assert table.pos.box.industry_points[6] == 10


@pytest.mark.rule("RUS-1004")
def test_equal_numbers_are_equal_factories_and_one_player_may_own_several() -> None:
    table = Sitting()
    table.place("locomotive-1").do("factory", "stack:2")
    table.place("locomotive-2", "ww").do("factory", "stack:2")
    assert table.me.factories == [2, 2]
    both = Sitting().factories(6, 6, marker=4)
    both.place("industry-2", "ww").move("marker:1", "marker:1").place("industry-1").move("marker:1")
    assert (both.me.markers, both.me.rubles) == ([7], 3)  # each of the two gives its ruble


@pytest.mark.rule("RUS-1005", "RUS-1006")
def test_with_five_factories_a_new_one_replaces_an_old_one() -> None:
    table = Sitting().factories(4, 4, 6, 6)
    table.place("locomotive-1")
    assert table.refused("factory", "stack:2", "gap:1") == "RUS-1005"  # a slot is still free
    table.do("factory", "stack:2")
    table.place("locomotive-2", "ww")
    assert table.refused("factory", "stack:2") == "RUS-1005"
    assert table.refused("factory", "returned:6", "gap:3") == "RUS-1001"  # not the one just put away
    assert table.offered("factory") == {f"gap:{gap}" for gap in range(1, 6)}
    table.do("factory", "stack:2", "gap:3")
    assert table.me.factories == [4, 4, 2, 6, 2]
    assert table.pos.supply.returned[6] == 1


@pytest.mark.rule("RUS-1007", "RUS-1008")
def test_building_triggers_nothing_even_under_a_marker() -> None:
    table = Sitting().factories(6, 6, 6, 6, 6, marker=5).lowest(6)
    table.place("locomotive-1").do("factory", "stack:6", "gap:1")
    assert table.me.markers == [5]
    assert table.me.rubles == 1  # factory 6 would have given one
    assert table.asked == "turn"
