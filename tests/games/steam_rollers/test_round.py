"""Round and turn."""

import pytest

from tests.games.steam_rollers.table import (
    ONE_THREE,
    asked,
    build,
    cross,
    draw,
    game,
    give,
    lay_goods,
    offered,
    play,
    set_up,
    why,
)


@pytest.mark.rule("SR-301", "SR-213")
def test_a_round_begins_with_all_dice_on_the_table() -> None:
    state = game(3, dice=[6, 2, 3, 3])
    assert sorted(state.pos.white) == [2, 3, 3, 6]
    assert state.pos.black == 1
    assert state.seen_by(None).pos.white == state.pos.white


@pytest.mark.rule("SR-302")
def test_everybody_takes_one_turn_clockwise_from_the_first_player() -> None:
    state = game(3, dice=[1, 2, 3, 4], first=1)
    turns = []
    for die in (1, 2, 3):
        turns.append(asked(state))
        play(state, f"pick die:{die}")
        assert asked(state) == (turns[-1][0], "act")  # the turn is finished before the next one begins
        play(state, "pass")
    assert turns == [(1, "die"), (2, "die"), (0, "die")]
    assert state.pos.round == 2


@pytest.mark.rule("SR-303")
def test_tiles_are_straightened_before_the_pick() -> None:
    state = game(2, dice=[1, 2, 3])
    give(state, 1, "3a", "6a", sideways=True)
    play(state, "pick die:1", "pass")
    assert asked(state) == (1, "die")
    assert not any(state.pos.sideways)


@pytest.mark.rule("SR-304")
def test_one_die_of_those_left_is_picked_for_one_action() -> None:
    state = game(2, dice=[1, 4, 4])
    assert offered(state) == ["pick die:1", "pick die:4"]
    assert why(state, "pick die:2") == "SR-304"
    assert why(state, "pick die:1 die:4") == "SR-304"
    play(state, "pick die:1", "upgrade box:1")
    assert asked(state) == (1, "die")
    assert offered(state) == ["pick die:4"]


@pytest.mark.rule("SR-305")
def test_there_are_four_actions_to_choose_from() -> None:
    state = game(2, dice=[1, 4, 4])
    draw(state, 0, ONE_THREE)
    cross(state, 0, 6)
    lay_goods(state, {1: "grey"})
    play(state, "pick die:1")
    assert {option.split()[0] for option in offered(state)} == {"build", "upgrade", "deliver", "take", "pass"}


@pytest.mark.rule("SR-306")
def test_the_changed_value_of_the_die_is_what_counts() -> None:
    state = game(2, dice=[6, 4, 4])
    draw(state, 0, ONE_THREE)
    cross(state, 0, 6)
    lay_goods(state, {1: "grey"})
    give(state, 0, "1a")
    play(state, "pick die:6", "change tile:1 face:1")
    assert why(state, "upgrade box:6") == "SR-501"
    assert why(state, "upgrade box:1") is None
    assert why(state, build("A1", 0, 3)) is None
    assert why(state, build("F9", 0, 3)) == "SR-402"
    assert why(state, "take tile:1") is None
    assert why(state, "deliver good:1-grey city:3 line:1-3.1") is None


@pytest.mark.rule("SR-307", "SR-403")
def test_the_black_die_is_not_picked_and_holds_for_everybodys_building() -> None:
    state = game(2, dice=[1, 1, 1], black="gentle sharp")
    assert offered(state) == ["pick die:1"]
    for _ in range(2):
        play(state, "pick die:1")
        assert {option.split()[2] for option in offered(state, "build")} == {"track:gentle", "track:sharp"}
        play(state, build("A1", 0, 5))


@pytest.mark.rule("SR-308")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_white_die_is_left_over(players: int) -> None:
    state = game(players)
    for _ in range(players - 1):
        play(state, offered(state)[0], "pass")
    play(state, offered(state)[0])
    assert len(state.pos.white) == 1


@pytest.mark.rule("SR-309")
def test_passing_is_always_allowed_and_uses_the_die() -> None:
    state = game(2, dice=[1, 2, 3])
    assert why(state, "pass") == "SHED-2"  # a die is picked first
    play(state, "pick die:1")
    assert len(offered(state)) > 1
    play(state, "pass")
    assert state.pos.white == (2, 3)
    assert asked(state) == (1, "die")


@pytest.mark.rule("SR-309")
def test_who_can_do_nothing_must_pass() -> None:
    state = game(2, dice=[1, 2, 3])
    draw(state, 0, "A1 0,3; A2 0,3; A3 0,3; B2 0,3; B3 0,3; C1 0,3; C2 0,3; C3 0,3")
    cross(state, 0, 1)
    give(state, 1, "1a", sideways=True)
    play(state, "pick die:1")
    assert offered(state) == ["pass"]


@pytest.mark.rule("SR-310")
def test_the_marker_passes_to_the_left() -> None:
    state = set_up(3, first_player=[3])
    firsts = []
    for _ in range(4):
        firsts.append(state.pos.first)
        for _ in range(3):
            play(state, offered(state)[0], "pass")
    assert firsts == [2, 0, 1, 2]
