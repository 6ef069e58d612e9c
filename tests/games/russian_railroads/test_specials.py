"""Special spaces of the player board: with and without a locomotive."""

import pytest

from tests.games.russian_railroads.table import KIEV, SP, TS, Sitting


def step(table: Sitting, track: str) -> Sitting:
    """One move of a black or grey track by the bottom space, of another by an own engineer."""
    if track.endswith(("black", "grey")):
        return table.place("bottom").move(track)
    table.me.engineers[:] = [3]
    table.pos.placed.pop("engineer:3", None)
    return table.place("engineer:3").move(track)


@pytest.mark.rule("RUS-1701", "RUS-1706")
@pytest.mark.example("RUS-E30")
def test_black_on_kiev_seven_brings_a_worker_without_a_locomotive() -> None:
    table = Sitting().line(KIEV, black=6)
    table.place("black-2").move("kiev-black")
    assert (table.me.workers, table.me.reserve) == (5, 1)  # one placed, one gained
    table.move("kiev-black")
    assert (table.track(KIEV), table.me.reserve) == (8, 1)  # passing on brings no second one


@pytest.mark.rule("RUS-1701", "RUS-1702", "RUS-1707")
@pytest.mark.example("RUS-E31")
def test_brown_on_three_brings_a_worker_when_the_reach_covers_it() -> None:
    table = Sitting().line(TS, black=7, grey=5, brown=2).locomotives(1, 1)
    step(table, "trans-siberian-brown")
    assert table.me.reserve == 2  # the reach is only 2
    table.place("locomotive-1").do("locomotive", "slot:trans-siberian-1").do("locomotive", "slot:kiev")
    assert table.me.reach(0) == 3
    assert table.me.reserve == 1


@pytest.mark.rule("RUS-1701")
def test_the_stated_colour_counts_and_no_other() -> None:
    table = Sitting().line(TS, black=9, grey=2, brown=0).locomotives(5, 5)
    step(table, "trans-siberian-grey")
    assert table.track(TS, "grey") == 3
    assert table.me.reserve == 2  # grey is not brown


@pytest.mark.rule("RUS-1703", "RUS-1711", "RUS-1707")
@pytest.mark.example("RUS-E55")
def test_a_new_locomotive_can_be_the_last_condition() -> None:
    def start() -> Sitting:
        table = Sitting().line(TS, black=13, grey=6, brown=3).line(SP, black=5).lowest(4)
        return table.place("locomotive-1")

    table = start().do("locomotive", "slot:st-petersburg")
    assert "token:kiev-medal" in table.offered("take")
    table.do("take", "token:kiev-medal")
    assert table.me.tokens == {"st-petersburg-4": "kiev-medal"}
    assert (table.asked, table.me.reserve) == ("turn", 2)
    table = start().do("locomotive", "slot:trans-siberian-2")
    assert (table.me.reach(0), table.me.reserve) == (5, 1)
    assert table.asked == "turn"  # 13 is out of reach


@pytest.mark.rule("RUS-1703")
def test_a_shifted_locomotive_can_be_the_last_condition_and_gains_come_once() -> None:
    table = Sitting().line(SP, black=4).locomotives(5, 4, sp=3, kiev=5).lowest(5)
    table.place("locomotive-1").do("locomotive", "slot:trans-siberian-2")
    table.do("locomotive", "slot:st-petersburg").do("return")
    assert "token:kiev-medal" in table.offered("take")
    table.do("take", "token:kiev-medal")
    table.place("locomotive-2", "ww").do("locomotive", "slot:st-petersburg").do("return")
    assert table.asked == "turn"  # the place gives no second token


@pytest.mark.rule("RUS-1704", "RUS-813")
def test_black_on_fifteen_brings_white_and_two_white_moves() -> None:
    table = Sitting().line(TS, black=14, grey=8, brown=6, natural=3)
    table.place("bottom").move("trans-siberian-black")
    assert table.offered("move") == {"track:trans-siberian-white"}
    table.move("trans-siberian-white", "trans-siberian-white")
    assert table.track(TS, "white") == 2
    assert table.asked == "turn"


@pytest.mark.rule("RUS-1704")
def test_white_moves_that_are_blocked_or_not_wanted_lapse() -> None:
    table = Sitting().line(TS, black=14, grey=8, brown=6, natural=2)
    table.place("bottom").move("trans-siberian-black").move("trans-siberian-white")
    assert table.options() == [("done",)]  # natural on 2 blocks the second one
    table = Sitting().line(TS, black=14, grey=8, brown=6, natural=3)
    table.place("bottom").move("trans-siberian-black").do("done")
    assert table.track(TS, "white") == 0


@pytest.mark.rule("RUS-1705")
@pytest.mark.parametrize(("line", "length"), [(TS, 15), (SP, 9), (KIEV, 9)])
def test_ten_points_at_the_end_of_a_line(line: str, length: int) -> None:
    table = Sitting().line(line, black=length - 1).locomotives(1)
    table.place("bottom").move(f"{line}-black")
    assert table.me.points == {"stations": 10}


@pytest.mark.rule("RUS-1706", "RUS-1707")
def test_the_reserve_holds_two_workers() -> None:
    table = Sitting().line(TS, black=7, grey=5, brown=2).line(KIEV, black=6).locomotives(4)
    step(table, "trans-siberian-brown")
    table.place("bottom").move("kiev-black")
    assert table.me.reserve == 0
    assert table.me.workers == 5 - 2 + 2


@pytest.mark.rule("RUS-1711", "RUS-1713")
@pytest.mark.example("RUS-E33")
def test_st_petersburg_four_gives_a_question_token() -> None:
    table = Sitting().line(SP, black=3).locomotives(1, sp=5)
    table.place("bottom").move("st-petersburg-black")
    assert len(table.offered("take")) == 6  # all seven but the second marker
    table.do("take", "token:three-doublers")
    assert table.me.doublers == 3
    assert table.me.tokens == {"st-petersburg-4": "three-doublers"}
    assert table.asked == "turn"
    table.place("bottom").move("st-petersburg-black")
    assert table.asked == "turn"  # this place is used


@pytest.mark.rule("RUS-1711")
@pytest.mark.parametrize(
    ("line", "space", "engines"), [(TS, 13, (9, 4, 0, 0)), (SP, 4, (1, 0, 4, 0)), (SP, 6, (1, 0, 6, 0))]
)
def test_places_of_the_question_tokens(line: str, space: int, engines: tuple[int, int, int, int]) -> None:
    table = Sitting().line(line, black=space - 1).locomotives(*engines)
    table.place("bottom").move(f"{line}-black")
    assert table.offered("take")
    table.do("take", "token:revaluation")
    assert table.me.tokens == {f"{line}-{space}": "revaluation"}
    short = Sitting().line(line, black=space - 1).locomotives(1)
    short.place("bottom").move(f"{line}-black")
    assert short.asked == "turn"  # no locomotive, no token


@pytest.mark.rule("RUS-1712")
def test_the_industry_place_needs_neither_track_nor_locomotive() -> None:
    table = Sitting().factories(6, 6, 6, marker=9)
    table.place("industry-1").move("marker:1").do("take", "token:revaluation")
    assert table.me.tokens == {"industry": "revaluation"}


@pytest.mark.rule("RUS-1714")
def test_a_token_not_taken_is_lost() -> None:
    table = Sitting().line(SP, black=3).locomotives(1, sp=4)
    table.place("bottom").move("st-petersburg-black").do("done")
    assert table.me.tokens == {}
    table.place("bottom").move("st-petersburg-black")
    table.place("locomotive-1").do("locomotive", "slot:kiev")
    assert table.asked == "turn"  # the place never asks again
