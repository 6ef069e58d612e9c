"""Workers, rubles and temporary workers."""

import pytest

from tests.games.russian_railroads.table import KIEV, TS, Sitting, all_pass, named


def payments(table: Sitting, space: str) -> set[str]:
    return {str(a[2]).removeprefix("pay:") for a in table.options() if a[:2] == ("place", named(space))}


@pytest.mark.rule("RUS-601", "RUS-604", "RUS-503")
@pytest.mark.example("RUS-E20")
def test_rubles_stand_in_for_workers_and_occupy_the_space() -> None:
    table = Sitting(2, alone=False)
    table.place("industry-1", "r").move("marker:1")
    table.pass_()
    table.place("black-3", "wr").move("kiev-black", "kiev-black", "kiev-black")
    assert table.me.rubles == 0
    assert table.refused_place("industry-1") == "RUS-503"
    assert table.refused_place("black-3", "ww") == "RUS-503"
    table.pass_()
    assert table.me.rubles == 0  # spent: they do not come back
    assert table.me.workers == 6


@pytest.mark.rule("RUS-602")
def test_all_kinds_of_workers_and_rubles_mix() -> None:
    table = Sitting()
    table.me.temporary, table.me.black, table.me.has_black, table.me.rubles = 2, 1, True, 2
    table.pos.supply.temporary = 0
    assert payments(table, "locomotive-3") == {
        "www", "wwt", "wtt", "wwb", "wtb", "ttb", "wwr", "wtr", "ttr", "wbr", "tbr", "wrr", "trr", "brr",
    }  # fmt: skip
    table.place("locomotive-3", "tbr")
    assert (table.me.workers, table.me.temporary, table.me.black, table.me.rubles) == (5, 1, 0, 1)


@pytest.mark.rule("RUS-603", "RUS-702")
@pytest.mark.example("RUS-E21")
def test_the_top_track_space_takes_two_rubles_but_never_two_workers() -> None:
    table = Sitting()
    table.me.rubles = 2
    table.me.temporary, table.pos.supply.temporary = 2, 0
    table.me.black, table.me.has_black = 1, True
    assert payments(table, "any-2") == {"wr", "tr", "br", "rr"}
    for workers in ("ww", "wt", "tt", "wb", "tb"):
        assert table.refused_place("any-2", workers) == "RUS-603"


@pytest.mark.rule("RUS-605")
def test_unspent_rubles_stay() -> None:
    table = Sitting(2, alone=False)
    table.me.rubles = 5
    all_pass(table)
    assert table.pos.round == 2
    assert table.me.rubles == 5


@pytest.mark.rule("RUS-606", "RUS-1401")
@pytest.mark.example("RUS-E26")
def test_without_workers_rubles_still_act() -> None:
    table = Sitting()
    table.me.workers = 0
    assert ("place", "space:doubler", "pay:r") in table.options()
    assert ("pass",) in table.options()
    table.place("doubler", "r")
    assert table.me.doublers == 1


@pytest.mark.rule("RUS-607", "RUS-1206")
@pytest.mark.example("RUS-E22")
def test_temporary_workers_act_like_own_ones() -> None:
    table = Sitting()
    table.place("temporary")
    assert (table.me.temporary, table.pos.supply.temporary) == (2, 0)
    assert payments(table, "black-3") == {"ww", "wt", "tt", "wr", "tr"}
    table.place("doubler", "t")
    table.place("black-3", "wt").move("kiev-black", "kiev-black", "kiev-black")
    assert (table.me.temporary, table.me.workers) == (0, 3)


@pytest.mark.rule("RUS-608")
def test_unused_temporary_workers_are_lost() -> None:
    table = Sitting(3, alone=False)
    table.place("temporary").pass_().pass_()
    table.pass_()  # with both of them still in the pool
    assert table.pos.round == 2
    assert (table.me.temporary, table.pos.supply.temporary) == (0, 2)


@pytest.mark.rule("RUS-609")
def test_a_gained_worker_can_be_placed_in_the_next_turn_and_every_later_round() -> None:
    table = Sitting(2).line(KIEV, black=6)
    table.me.workers, table.me.rubles = 1, 0
    table.pos.boards[0].reserve = 7  # conserve the pieces
    table.place("bottom").move("kiev-black")
    assert table.me.workers == 1
    table.place("doubler")
    assert table.me.workers == 0
    table.pass_()
    assert table.me.workers == 2


def test_a_worker_count_of_another_round_is_not_touched_by_tracks() -> None:
    table = Sitting(2).line(TS, black=3)
    table.place("bottom").move("trans-siberian-black")
    assert (table.me.workers, table.me.reserve) == (5, 2)
