"""Solo: set-up, levels and the player's turn."""

import pytest

from engineshed.games.steam_rollers import GAME
from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.kernel import Action, BadSetup, State
from tests.games.steam_rollers.table import (
    ONE_THREE,
    TWO_ROUTES,
    as_action,
    asked,
    build,
    cross,
    draw,
    facts,
    game,
    give,
    lay_goods,
    offered,
    play,
    pool,
    set_up,
    why,
)


@pytest.mark.rule("SR-1401")
def test_ewa_crosses_hexes_and_draws_nothing() -> None:
    state = set_up(1, {"level": 3}, ewa=[2, 2, 5])
    assert state.pos.influence == [0, 0, 2, 0, 0, 1, 0]
    assert state.pos.sheets[0].tracks == {}


@pytest.mark.rule("SR-1402")
def test_goods_lie_in_the_order_in_which_they_were_drawn() -> None:
    state = set_up(1, goods_1=["red", "blue", "green"], goods_2=["green", "red", "blue"])
    assert state.pos.cities[1] == ("red", "blue", "green")
    assert state.pos.cities[2] == ("green", "blue")


@pytest.mark.rule("SR-1403")
def test_the_solo_tile_replaces_tile_2() -> None:
    assert set_up(1, action_tiles=[1] * 6).pos.faces[2] == "2a-solo"
    assert set_up(1, action_tiles=[2] * 6).pos.faces[2] == "2b-solo"
    assert len(set_up(1).pos.faces) == 7


@pytest.mark.rule("SR-1404")
def test_blocked_borders_bind_the_player_but_not_ewa() -> None:
    state = set_up(1, {"borders": "medium", "level": 6}, borders=[5], ewa=[3, 3, 3, 4, 4, 4])
    draw(state, 0, "C5 0,3; C6 3,5")
    assert state.pos.sheets[0].lines == ()
    assert state.pos.influence[3] == state.pos.influence[4] == 3


@pytest.mark.rule("SR-1405")
@pytest.mark.parametrize("expansion", ["coal", "orders", "starting-tiles"])
def test_only_maps_can_be_added(expansion: str) -> None:
    with pytest.raises(BadSetup):
        GAME.agree(1, {expansion: True})
    assert GAME.agree(1, {"borders": "hard"})


@pytest.mark.rule("SR-1406")
def test_each_die_of_the_level_crosses_one_hex() -> None:
    state = set_up(1, {"level": 6}, ewa=[1, 1, 2, 6, 6, 6])
    assert state.pos.influence == [0, 2, 1, 0, 0, 0, 3]


def crosses_at(level: int) -> int:
    return sum(set_up(1, {"level": level}).pos.influence)


@pytest.mark.rule("SR-1407", "SR-1408", "SR-1409")
def test_the_lower_levels_are_one_to_three_dice() -> None:
    assert [crosses_at(level) for level in (1, 2, 3)] == [1, 2, 3]


@pytest.mark.rule("SR-1410", "SR-1411", "SR-1412")
def test_the_upper_levels_are_four_to_six_dice() -> None:
    assert [crosses_at(level) for level in (4, 5, 6)] == [4, 5, 6]


@pytest.mark.rule("SR-1501")
def test_a_round_is_three_white_dice_my_turn_and_ewas() -> None:
    state = game(1, dice=[1, 2, 3])
    assert state.pos.white == (1, 2, 3)
    play(state, "pick die:1 die:2", "pass", "pass")
    assert state.pos.round == 2
    assert state.pos.influence[3] == 1
    assert len(state.pos.white) == 3


@pytest.mark.rule("SR-1502")
def test_two_dice_are_picked_and_the_third_is_ewas() -> None:
    state = game(1, dice=[1, 2, 3])
    assert why(state, "pick die:1") == "SR-1502"
    assert why(state, "pick die:1 die:4") == "SR-1502"
    play(state, "pick die:1 die:3", "upgrade box:1", "upgrade box:3")
    assert state.pos.sheets[0].crossed == (1, 3)
    assert state.pos.influence[2] == 1


@pytest.mark.rule("SR-1503")
def test_the_player_chooses_the_order_of_the_dice() -> None:
    state = game(1, dice=[1, 2, 2])
    assert offered(state) == ["pick die:1 die:2", "pick die:2 die:1", "pick die:2 die:2"]
    play(state, "pick die:2 die:1")
    assert state.pos.white == (2,)
    play(state, "upgrade box:2")
    assert why(state, "upgrade box:1") is None  # the same action again


@pytest.mark.rule("SR-1504")
def test_one_roll_of_the_black_die_holds_for_both_actions() -> None:
    state = game(1, dice=[1, 2, 3], black="gentle sharp")
    play(state, "pick die:1 die:2", build("A1", 0, 1))
    kinds = {option.split()[2] for option in offered(state, "build")}
    assert kinds == {"track:gentle", "track:sharp"}


@pytest.mark.rule("SR-1505")
def test_any_good_of_the_row_may_be_delivered() -> None:
    state = game(1, dice=[1, 2, 3])
    draw(state, 0, TWO_ROUTES)
    cross(state, 0, 1, 2, 3, 4, 5, 6)
    lay_goods(state, {1: "grey red grey"})
    play(state, "pick die:1 die:2")
    goods = {option.split()[1] for option in offered(state, "deliver")}
    assert goods == {"good:1-grey", "good:1-red", "good:1-grey-2"}
    play(state, "deliver good:1-grey-2 city:3 line:1-3.1")
    assert state.pos.cities[1] == ("grey", "red")


@pytest.mark.rule("SR-1506")
def test_a_permanent_tile_serves_one_of_the_two_actions() -> None:
    state = game(1, dice=[1, 3, 3], black="straight gentle")
    give(state, 0, "6a", "5a")
    play(state, "pick die:1 die:3", "change tile:5 face:2", build("A6", 0, 1))
    assert offered(state, "change") == []
    assert why(state, "change tile:5 face:2") == "SR-1506"
    assert {option.split()[2] for option in offered(state, "build")} == {"track:straight", "track:gentle"}
    assert why(state, build("A4", 0, 1)) == "SR-1506"
    assert refused_tile(state, build("A4", 0, 1)) == 6
    assert refused_tile(state, "change tile:5 face:2") == 5


def refused_tile(state: State[SteamRollersPosition], action: Action | str) -> object:
    """The tile that a refusal names."""
    refusal = state.refusal(0, as_action(action))
    assert refusal is not None
    return refusal.facts["tile"]


@pytest.mark.rule("SR-1506")
def test_a_permanent_tile_not_needed_in_the_first_action_serves_the_second() -> None:
    state = game(1, dice=[1, 3, 3], black="straight gentle")
    give(state, 0, "6a")
    play(state, "pick die:1 die:3", build("A1", 0, 3))
    assert why(state, build("A4", 0, 1)) is None


@pytest.mark.rule("SR-1506")
def test_4b_and_3a_too_serve_one_action_only() -> None:
    state = game(1, dice=[1, 1, 3])
    draw(state, 0, ONE_THREE)
    lay_goods(state, {1: "grey grey", 3: "yellow"})
    give(state, 0, "4b", "3a")
    play(state, "pick die:1 die:1", "deliver good:1-grey city:3 line:1-3.1")
    assert why(state, "deliver good:1-grey city:3 line:1-3.1") == "SR-505"
    cross(state, 0, 2)
    play(state, "deliver good:3-yellow city:1 line:1-3.1")
    assert facts(state, "deliveries") == 2


@pytest.mark.rule("SR-1506")
def test_each_refusal_of_a_worn_tile_names_the_rule() -> None:
    state = game(1, dice=[1, 1, 3])
    draw(state, 0, f"{ONE_THREE}; C5 0,3; C6 3,5")
    lay_goods(state, {1: "grey grey", 3: "yellow yellow"})
    cross(state, 0, 2)
    give(state, 0, "4b", "3a")
    far = state.copy()
    play(far, "pick die:1 die:1", "deliver good:1-grey city:4 line:1-3.1 line:3-4.1")
    assert why(far, "deliver good:1-grey city:4 line:1-3.1 line:3-4.1") == "SR-1506"
    assert refused_tile(far, "deliver good:1-grey city:4 line:1-3.1 line:3-4.1") == 4
    assert why(far, "deliver good:1-grey city:3 line:1-3.1") is None
    play(state, "pick die:1 die:1", "deliver good:3-yellow city:1 line:1-3.1")
    assert why(state, "deliver good:3-yellow city:1 line:1-3.1") == "SR-1506"
    assert refused_tile(state, "deliver good:3-yellow city:1 line:1-3.1") == 3


@pytest.mark.rule("SR-710")
def test_4a_is_not_used_where_the_power_is_enough() -> None:
    state = game(1, dice=[1, 1, 3])
    draw(state, 0, ONE_THREE)
    cross(state, 0, 2)
    lay_goods(state, {1: "grey"})
    give(state, 0, "4a")
    play(state, "pick die:1 die:1")
    action = "deliver good:1-grey city:3 line:1-3.1 tile:4"
    assert why(state, action) == "SR-710"
    assert refused_tile(state, action) == 4


@pytest.mark.rule("SR-1507", "SR-705")
def test_tiles_come_from_the_pool_or_are_retaken() -> None:
    state = game(1, dice=[3, 3, 4])
    play(state, "pick die:3 die:3", "take tile:3")
    assert why(state, "take tile:3") == "SR-705"  # it lies sideways already
    play(state, "pass")
    assert pool(state) == {1, 2, 4, 5, 6}
    assert asked(state) == (0, "two-dice")
    assert set(state.pos.owner) == {-1, 0}
