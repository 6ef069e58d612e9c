"""Taking, holding and using action tiles."""

import pytest

from engineshed.games.steam_rollers import GAME
from engineshed.games.steam_rollers.position import NOBODY
from engineshed.games.steam_rollers.printed.components import TILES
from tests.games.steam_rollers.table import (
    ONE_THREE,
    asked,
    build,
    cross,
    draw,
    facts,
    game,
    give,
    lay_goods,
    next_round,
    offered,
    play,
    pool,
    why,
)


@pytest.mark.rule("SR-701")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_tile_of_the_die_is_taken(die: int) -> None:
    state = game(2, dice=[die] * 3)
    play(state, f"pick die:{die}")
    assert offered(state, "take") == [f"take tile:{die}"]
    assert why(state, f"take tile:{die % 6 + 1}") == "SR-701"
    play(state, f"take tile:{die}")
    assert state.pos.owner[die] == 0


@pytest.mark.rule("SR-702")
def test_a_tile_comes_from_the_pool_or_from_another_player() -> None:
    state = game(2, dice=[3, 3, 3])
    play(state, "pick die:3", "take tile:3")
    assert pool(state) == {1, 2, 4, 5, 6}
    next_round(state, [3, 3, 3])  # seat 0 begins: the tile stands upright again
    play(state, "pick die:3", "pass", "pick die:3", "take tile:3")
    assert state.pos.owner[3] == 1


@pytest.mark.rule("SR-703")
def test_a_sideways_tile_cannot_be_taken_from_another_player() -> None:
    state = game(2, dice=[3, 3, 3])
    play(state, "pick die:3", "take tile:3", "pick die:3")
    assert offered(state, "take") == []
    assert why(state, "take tile:3") == "SR-703"


@pytest.mark.rule("SR-704")
def test_a_taken_tile_lies_sideways_until_its_owners_next_turn() -> None:
    state = game(2, dice=[3, 4, 5])
    play(state, "pick die:3", "take tile:3")
    assert state.pos.sideways[3]
    play(state, "pick die:4", "pass")
    assert asked(state) == (1, "die")  # the next round
    assert state.pos.sideways[3]
    play(state, offered(state)[0], "pass")
    assert asked(state) == (0, "die")
    assert not state.pos.sideways[3]


@pytest.mark.rule("SR-705")
def test_the_own_tile_can_be_taken_again() -> None:
    state = game(2, dice=[3, 3, 3])
    give(state, 0, "3a")
    play(state, "pick die:3", "take tile:3")
    assert state.pos.owner[3] == 0
    assert state.pos.sideways[3]


@pytest.mark.rule("SR-706")
def test_a_sideways_tile_works() -> None:
    state = game(2, dice=[6, 1, 1])
    play(state, "pick die:6")
    give(state, 0, "1a", sideways=True)
    assert why(state, "change tile:1 face:2") is None


@pytest.mark.rule("SR-707")
def test_a_tile_helps_from_the_next_die_on() -> None:
    state = game(2, dice=[5, 1, 1])
    give(state, 0, "2a")
    play(state, "pick tile:2 die:5 die:1")
    assert offered(state, "change") == []
    play(state, "take tile:5")
    assert asked(state) == (0, "act")  # the action is over, the second die is in hand
    assert offered(state, "change") == ["change tile:5 face:2"]


@pytest.mark.rule("SR-708")
def test_a_one_shot_tile_returns_to_the_pool_after_use() -> None:
    state = game(2, dice=[6, 1, 1])
    give(state, 0, "1a")
    play(state, "pick die:6", "change tile:1 face:2")
    assert state.pos.owner[1] == NOBODY
    assert not state.pos.sideways[1]


@pytest.mark.rule("SR-709")
def test_a_one_shot_tile_may_be_kept() -> None:
    state = game(2, dice=[6, 1, 1])
    give(state, 0, "1a")
    play(state, "pick die:6", "pass", "pick die:1", "pass")
    next_round(state, [6, 6, 6])
    assert state.pos.owner[1] == 0
    play(state, "pick die:6", "pass", "pick die:6")
    assert "change tile:1 face:1" in offered(state)


@pytest.mark.rule("SR-710")
def test_a_one_shot_tile_must_change_something() -> None:
    state = game(2, dice=[6, 1, 1])
    give(state, 0, "1a", "4a")
    draw(state, 0, ONE_THREE)
    lay_goods(state, {6: "", 1: "grey"})
    play(state, "pick die:6")
    assert why(state, "change tile:1 face:6") == "SR-710"
    play(state, "change tile:1 face:1")
    assert why(state, "deliver good:1-grey city:3 line:1-3.1 tile:4") is None  # no power: the tile is needed
    cross(state, 0, 6)
    assert why(state, "deliver good:1-grey city:3 line:1-3.1 tile:4") == "SR-710"


@pytest.mark.rule("SR-711")
def test_a_used_tile_can_be_taken_again_at_once() -> None:
    state = game(2, dice=[6, 1, 1])
    give(state, 0, "1a")
    play(state, "pick die:6", "change tile:1 face:1", "take tile:1")
    assert state.pos.owner[1] == 0


@pytest.mark.rule("SR-712")
def test_a_permanent_tile_stays_and_works_every_turn() -> None:
    state = game(2, dice=[6, 1, 1], tiles="1a 2a 3a 4a 5a 6a")
    give(state, 0, "5a")
    play(state, "pick die:6", "change tile:5 face:5", "pass", "pick die:1", "pass")
    assert state.pos.owner[5] == 0
    next_round(state, [2, 2, 2])
    play(state, "pick die:2", "pass", "pick die:2", "change tile:5 face:1")
    assert state.pos.owner[5] == 0


@pytest.mark.rule("SR-713")
def test_nothing_lets_a_player_give_up_a_permanent_tile() -> None:
    state = game(2, dice=[6, 1, 1])
    give(state, 0, "5b", "6a", "3a", "4b")
    play(state, "pick die:6")
    for option in state.options(0):
        trial = state.copy()
        trial.play(0, option)
        assert [trial.pos.owner[number] for number in (3, 4, 5, 6)] == [0] * 4, option


@pytest.mark.rule("SR-714", "SR-715")
def test_signs_and_values_of_the_tiles() -> None:
    one_shot = {"1a", "1b", "2a", "2b", "3b", "4a", "2a-solo", "2b-solo"}
    assert {face.id for face in TILES.action_tiles if face.use == "one_shot"} == one_shot
    for face in TILES.action_tiles:
        players = 1 if face.mode == "solo" else 2
        state = game(players)
        give(state, 0, face.id)
        assert facts(state, "action-tiles") == (2 if face.id in one_shot else -2)


@pytest.mark.rule("SR-716")
def test_any_number_of_tiles_may_be_held_and_used_in_a_turn() -> None:
    state = game(2, dice=[6, 1, 1], black="straight gentle")
    give(state, 0, "1a", "2a", "3a", "4b", "5a", "6a")
    play(state, "pick tile:2 die:6 die:1", "change tile:1 face:3", "change tile:5 face:2")
    play(state, build("A6", 0, 1))
    assert pool(state) == {1}
    play(state, "upgrade box:1")
    assert pool(state) == {1, 2}
    assert {number for number in range(7) if state.pos.owner[number] == 0} == {3, 4, 5, 6}


@pytest.mark.rule("SR-717")
def test_dice_are_changed_between_the_pick_and_the_action_by_their_owner_only() -> None:
    state = game(2, dice=[6, 2, 1])
    give(state, 1, "1a", "5a")
    assert offered(state, "change") == []
    play(state, "pick die:6")
    assert offered(state, "change") == []  # seat 1 cannot touch it, seat 0 has no tile
    assert why(state, "change tile:5 face:5") == "SR-717"
    play(state, "upgrade box:6")
    assert offered(state, "change") == []
    play(state, "pick die:2")
    assert len(offered(state, "change")) == 5 + 2
    play(state, "upgrade box:2")
    assert asked(state)[1] == "die"


@pytest.mark.rule("SR-718")
def test_tiles_1_and_5_may_change_the_same_die_each_once_in_any_order() -> None:
    for first, second in (
        ("change tile:1 face:3", "change tile:5 face:4"),
        ("change tile:5 face:5", "change tile:1 face:4"),
    ):
        state = game(2, dice=[6, 1, 1])
        give(state, 0, "1a", "5a")
        play(state, "pick die:6", first, second)
        assert offered(state, "change") == []
        assert why(state, "upgrade box:4") is None
    assert why(state, "change tile:5 face:5") == "SR-718"


@pytest.mark.rule("SR-718")
def test_with_two_dice_tile_5_may_change_each_of_them() -> None:
    state = game(2, dice=[6, 1, 1])
    give(state, 0, "2a", "5a")
    play(state, "pick tile:2 die:6 die:1", "change tile:5 face:5", "pass", "change tile:5 face:2", "pass")
    assert asked(state) == (1, "die")


def test_taking_a_tile_shows_what_it_is_worth_to_whom() -> None:
    state = game(2, dice=[3, 3, 3])
    give(state, 1, "3a")
    play(state, "pick die:3")
    bill = state.bill(0, ("take", "tile:3"))
    assert (bill.total(0, "score"), bill.total(1, "score")) == (-2, 2)
    before = [sheet.total for sheet in GAME.score_now(state.pos)]
    play(state, "take tile:3")
    assert [sheet.total for sheet in GAME.score_now(state.pos)] == [before[0] - 2, before[1] + 2]
