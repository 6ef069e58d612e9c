"""Effects of the action tiles."""

import pytest

from engineshed.games.steam_rollers.effects import VOCABULARY
from engineshed.games.steam_rollers.position import NOBODY, SteamRollersPosition
from engineshed.kernel import State
from tests.games.steam_rollers.table import (
    ONE_THREE,
    THREE_FOUR,
    TWO_ROUTES,
    as_action,
    asked,
    build,
    cross,
    draw,
    facts,
    game,
    give,
    keep,
    lay_goods,
    next_round,
    offered,
    play,
    why,
)


def holding(*faces: str, die: int = 6, **more: object) -> State[SteamRollersPosition]:
    """Seat 0 of two holds these tiles and has picked this die."""
    state = game(2, dice=[die, 1, 1], **more)  # type: ignore[arg-type]
    give(state, 0, *faces)
    play(state, f"pick die:{die}")
    return state


# Tile 1


@pytest.mark.rule("SR-801")
@pytest.mark.parametrize("side", ["1a", "1b"])
def test_tile_1_sets_the_die_to_any_value(side: str) -> None:
    state = holding(side, die=2)
    stranger = game(2, dice=[2, 1, 1])
    play(stranger, "pick die:2")
    assert why(stranger, "change tile:1 face:5") == "SR-801"
    assert offered(state, "change") == [f"change tile:1 face:{value}" for value in (1, 3, 4, 5, 6)]
    play(state, "change tile:1 face:5")
    assert why(state, "upgrade box:5") is None


# Tile 2a


@pytest.mark.rule("SR-802")
def test_2a_gives_two_dice_and_an_action_with_each() -> None:
    state = game(2, dice=[2, 3, 3])
    assert why(state, "pick tile:2 die:2 die:3") == "SR-802"
    give(state, 0, "2a")
    play(state, "pick tile:2 die:2 die:3", "upgrade box:2", "upgrade box:3")
    assert state.pos.sheets[0].crossed == (2, 3)
    assert state.pos.owner[2] == NOBODY
    assert asked(state) == (1, "die")


@pytest.mark.rule("SR-708", "SR-802")
@pytest.mark.parametrize("second", ["upgrade box:3", "pass"])
def test_2a_goes_back_after_both_of_its_actions(second: str) -> None:
    state = game(2, dice=[2, 3, 3])
    give(state, 0, "2a")
    play(state, "pick tile:2 die:2 die:3")
    assert state.pos.owner[2] == 0
    assert state.bill(0, ("upgrade", "box:2")).total(0, "tile-2") == 0
    play(state, "upgrade box:2")
    assert state.pos.owner[2] == 0
    assert state.bill(0, as_action(second)).total(0, "tile-2") == -1
    play(state, second)
    assert state.pos.owner[2] == NOBODY
    assert not state.pos.sideways[2]


@pytest.mark.rule("SR-708", "SR-711")
@pytest.mark.parametrize("dice", ["die:2 die:3", "die:3 die:2"])
def test_2a_cannot_be_kept_by_taking_it_with_one_of_its_own_dice(dice: str) -> None:
    state = game(2, dice=[2, 3, 3])
    give(state, 0, "2a")
    play(state, f"pick tile:2 {dice}")
    while state.waiting() == (0,):
        play(state, "take tile:2" if why(state, "take tile:2") is None else "pass")
    assert state.pos.owner[2] == NOBODY
    assert not state.pos.sideways[2]


@pytest.mark.rule("SR-708", "SR-1005")
def test_2a_is_back_before_the_last_chance_to_take_an_order() -> None:
    state = game(2, dice=[2, 3, 3], settings={"orders": True})
    give(state, 0, "2a")
    keep(state, 0, "red blue yellow")
    play(state, "pick tile:2 die:2 die:3", "pass", "pass")
    assert offered(state) == ["order order:1", "done"]
    assert state.pos.owner[2] == NOBODY


@pytest.mark.rule("SR-803")
def test_2a_both_dice_are_picked_together_in_any_order() -> None:
    state = game(2, dice=[2, 3, 3])
    give(state, 0, "2a")
    assert offered(state) == [
        "pick die:2",
        "pick die:3",
        "pick tile:2 die:2 die:3",
        "pick tile:2 die:3 die:2",
        "pick tile:2 die:3 die:3",
    ]
    play(state, "pick tile:2 die:3 die:2")
    assert state.pos.white == (3,)
    play(state, "upgrade box:3", "upgrade box:2")
    assert state.pos.sheets[0].crossed == (3, 2)  # the same action twice


@pytest.mark.rule("SR-804")
def test_2a_leaves_no_die_over() -> None:
    state = game(2, dice=[2, 3, 3])
    give(state, 0, "2a")
    play(state, "pick tile:2 die:2 die:3", "pass", "pass", "pick die:3")
    assert state.pos.white == ()


@pytest.mark.rule("SR-805")
def test_2a_permanent_tiles_serve_both_actions_one_shot_ones_one() -> None:
    state = game(2, dice=[1, 1, 3], black="straight gentle")
    give(state, 0, "2a", "6a", "1a")
    play(state, "pick tile:2 die:1 die:3", "change tile:1 face:2", build("A6", 0, 1))
    assert "track:sharp" in {option.split()[2] for option in offered(state, "build")}
    assert offered(state, "change") == []


# Tile 2b


def three_players() -> State[SteamRollersPosition]:
    state = game(3, dice=[2, 3, 3, 6])
    give(state, 2, "2b")
    return state


@pytest.mark.rule("SR-806")
def test_2b_is_asked_right_after_another_players_pick() -> None:
    state = three_players()
    play(state, "pick die:6")
    assert asked(state) == (2, "claim")
    assert offered(state) == ["claim tile:2 die:6", "pass", "not-this-round"]
    play(state, "pass")
    assert asked(state) == (0, "act")


@pytest.mark.rule("SR-806")
def test_2b_is_not_asked_once_its_owner_has_picked() -> None:
    state = game(3, dice=[2, 3, 3, 6])
    give(state, 0, "2b")
    play(state, "pick die:6", "pass", "pick die:3")
    assert asked(state) == (1, "act")


def test_2b_is_not_asked_again_in_a_round_in_which_its_owner_does_not_want_it() -> None:
    state = three_players()
    play(state, "pick die:6", "not-this-round", "pass", "pick die:3")
    assert asked(state) == (1, "act")
    next_round(state, [1, 2, 3, 4])
    play(state, "pick die:1")
    assert asked(state) == (2, "claim")


@pytest.mark.rule("SR-706", "SR-806")
def test_2b_works_sideways_and_only_until_the_die_is_used() -> None:
    state = game(3, dice=[2, 3, 3, 6])
    give(state, 2, "2b", sideways=True)
    give(state, 0, "1a")
    play(state, "pick die:6")
    assert asked(state) == (2, "claim")  # the picker has changed nothing yet
    play(state, "pass", "change tile:1 face:4")
    assert asked(state) == (0, "act")
    play(state, "upgrade box:4")
    assert asked(state) == (1, "die")


@pytest.mark.rule("SR-711", "SR-806")
def test_2b_taken_again_in_the_same_round_waits_for_the_next() -> None:
    state = three_players()
    play(state, "pick die:6", "claim tile:2 die:6", "pick die:2", "take tile:2")
    assert state.pos.owner[2] == 0
    play(state, "pick die:3")
    assert asked(state) == (1, "act")  # seat 0 has picked already
    play(state, "pass")
    assert asked(state) == (2, "act")  # with the claimed die
    play(state, "pass")
    assert state.pos.first == 1
    play(state, offered(state)[0])
    assert asked(state) == (0, "claim")


@pytest.mark.rule("SR-807")
def test_2b_the_other_player_picks_another_die() -> None:
    state = three_players()
    play(state, "pick die:6", "claim tile:2 die:6")
    assert asked(state) == (0, "die")
    assert offered(state) == ["pick die:2", "pick die:3"]
    play(state, "pick die:2")
    assert asked(state) == (0, "act")
    assert why(state, "upgrade box:2") is None


@pytest.mark.rule("SR-808")
def test_2b_nobody_else_can_pick_the_claimed_die() -> None:
    state = three_players()
    play(state, "pick die:6", "claim tile:2 die:6")
    assert why(state, "pick die:6") == "SR-808"
    play(state, "pick die:2", "pass")
    assert why(state, "pick die:6") == "SR-808"
    assert offered(state) == ["pick die:3"]


@pytest.mark.rule("SR-809")
def test_2b_its_owner_uses_the_claimed_die_and_picks_none() -> None:
    state = three_players()
    give(state, 2, "1a")
    play(state, "pick die:6", "claim tile:2 die:6", "pick die:2", "pass", "pick die:3", "pass")
    assert asked(state) == (2, "act")
    assert why(state, "upgrade box:6") is None
    assert why(state, "change tile:1 face:4") is None
    assert state.pos.white == (3,)


@pytest.mark.example("SR-E08")
def test_example_c_claims_the_six() -> None:
    state = three_players()
    play(state, "pick die:6", "claim tile:2 die:6")
    assert state.pos.owner[2] == NOBODY
    play(state, "pick die:2", "pass", "pick die:3", "pass")
    assert asked(state) == (2, "act")
    assert why(state, "upgrade box:6") is None
    assert state.pos.white == (3,)
    play(state, "pass")
    assert state.pos.round == 2


@pytest.mark.example("SR-E09")
@pytest.mark.parametrize("order", [(1, 4), (4, 1)])
def test_example_b_takes_both_remaining_dice(order: tuple[int, int]) -> None:
    state = game(2, dice=[1, 4, 4])
    give(state, 1, "2a")
    one, two = order
    play(state, "pick die:4", "pass", f"pick tile:2 die:{one} die:{two}")
    assert state.pos.white == ()
    play(state, f"upgrade box:{one}", f"upgrade box:{two}")
    assert state.pos.owner[2] == NOBODY
    assert state.pos.sheets[1].crossed == order
    assert state.pos.round == 2


# Tile 3a


@pytest.mark.rule("SR-810")
def test_3a_the_die_may_name_the_destination() -> None:
    state = holding("3a", die=1)
    draw(state, 0, ONE_THREE)
    cross(state, 0, 2)
    lay_goods(state, {1: "grey", 3: "yellow"})
    assert offered(state, "deliver") == [
        "deliver good:1-grey city:3 line:1-3.1",
        "deliver good:3-yellow city:1 line:1-3.1",
    ]
    play(state, "deliver good:3-yellow city:1 line:1-3.1")
    assert state.pos.cities[3] == ()
    assert state.pos.owner[3] == 0


@pytest.mark.rule("SR-811")
def test_3a_any_other_city_with_a_fitting_good_may_be_the_origin() -> None:
    state = holding("3a", die=4)
    draw(state, 0, TWO_ROUTES)
    cross(state, 0, 1, 2, 3, 4, 5, 6)
    lay_goods(state, {1: "grey", 2: "grey", 3: "red", 4: "", 5: "", 6: ""})
    goods = {option.split()[1] for option in offered(state, "deliver")}
    assert goods == {"good:1-grey", "good:2-grey"}
    assert {option.split()[2] for option in offered(state, "deliver")} == {"city:4"}
    assert why(state, "deliver good:1-grey city:3 line:1-3.1") == "SR-811"  # 3 would need a die of 3
    assert "deliver good:1-grey city:4 line:1-3.1 line:3-4.1" in offered(state)


# Tile 3b


@pytest.mark.rule("SR-812", "SR-813")
def test_3b_makes_a_delivery_longer_if_the_power_allows() -> None:
    state = holding("3b", die=1)
    draw(state, 0, ONE_THREE)
    cross(state, 0, 5, 6)
    lay_goods(state, {1: "grey"})
    straight = "deliver good:1-grey city:3 line:1-3.1"
    assert offered(state, "deliver") == [straight, f"{straight} plus:1"]
    assert why(state, f"{straight} plus:2") == "SR-813"
    cross(state, 0, 4, 5, 6)
    assert why(state, f"{straight} plus:2") is None
    play(state, f"{straight} plus:2")
    assert facts(state, "deliveries") == 3
    assert state.pos.owner[3] == NOBODY


@pytest.mark.rule("SR-812")
def test_3b_works_only_for_its_owner() -> None:
    state = game(2, dice=[1, 1, 1], tiles="1a 2a 3b 4a 5a 6a")
    draw(state, 0, ONE_THREE)
    cross(state, 0, 5, 6)
    lay_goods(state, {1: "grey"})
    play(state, "pick die:1")
    assert why(state, "deliver good:1-grey city:3 line:1-3.1 plus:1") == "SR-812"


# Tile 4a


@pytest.mark.rule("SR-814")
def test_4a_any_distance_whatever_the_power() -> None:
    state = holding("4a", die=1)
    draw(state, 0, TWO_ROUTES)
    cross(state, 0, 1)
    lay_goods(state, {1: "red"})
    assert why(state, "deliver good:1-red city:2 line:1-4.1 line:2-4.1") == "SR-607"
    play(state, "deliver good:1-red city:2 line:1-4.1 line:2-4.1 tile:4")
    assert facts(state, "deliveries") == 4
    assert state.pos.owner[4] == NOBODY


@pytest.mark.rule("SR-814")
def test_4a_works_only_for_its_owner() -> None:
    state = game(2, dice=[1, 1, 1])
    draw(state, 0, ONE_THREE)
    lay_goods(state, {1: "grey"})
    play(state, "pick die:1")
    assert why(state, "deliver good:1-grey city:3 line:1-3.1 tile:4") == "SR-814"


@pytest.mark.rule("SR-815")
def test_4a_no_city_twice_all_the_same() -> None:
    state = holding("4a", die=1)
    draw(state, 0, TWO_ROUTES)
    lay_goods(state, {1: "red"})
    round_trip = "line:1-3.1 line:3-4.1 line:1-4.1 line:1-4.1 line:2-4.1"
    assert why(state, f"deliver good:1-red city:2 {round_trip} tile:4") == "SR-609"


@pytest.mark.rule("SR-816")
def test_4a_needs_no_power_at_all() -> None:
    state = holding("4a", "3b", die=1)
    draw(state, 0, ONE_THREE)
    lay_goods(state, {1: "grey"})
    assert state.pos.sheets[0].power == 0
    straight = "deliver good:1-grey city:3 line:1-3.1"
    assert offered(state, "deliver") == [f"{straight}{plus} tile:4" for plus in ("", " plus:1", " plus:2")]
    play(state, f"{straight} plus:2 tile:4")
    assert facts(state, "deliveries") == 3
    assert state.pos.owner[3] == state.pos.owner[4] == NOBODY


@pytest.mark.example("SR-E10")
def test_example_3b_with_power_3() -> None:
    state = holding("3b", die=1)
    draw(state, 0, f"{ONE_THREE}; {THREE_FOUR}")
    cross(state, 0, 1, 2, 3)
    lay_goods(state, {1: "grey"})
    far = "deliver good:1-grey city:4 line:1-3.1 line:3-4.1"
    trial = state.copy()
    play(trial, f"{far} plus:1")
    assert facts(trial, "deliveries") == 3
    assert why(state, f"{far} plus:2") == "SR-813"
    give(state, 0, "4a")
    play(state, f"{far} plus:2 tile:4")
    assert facts(state, "deliveries") == 4


# Tile 4b


@pytest.mark.rule("SR-817")
@pytest.mark.parametrize("boxes", [0, 3, 6])
def test_4b_raises_the_power_by_one(boxes: int) -> None:
    state = holding("4b", die=1)
    draw(state, 0, "B2 1,3; A3 4,5; B3 2,5")
    cross(state, 0, *range(1, boxes + 1))
    lay_goods(state, {1: "grey"})
    deliverable = offered(state, "deliver") != []
    assert deliverable == (boxes + 1 >= 2)
    give(state, 1, "4b")
    assert (offered(state, "deliver") != []) == (boxes >= 2)


@pytest.mark.rule("SR-817")
def test_4b_with_all_boxes_makes_seven() -> None:
    state = holding("4b", "3b", die=3)
    draw(state, 0, TWO_ROUTES)
    cross(state, 0, 1, 2, 3, 4, 5, 6)
    lay_goods(state, {3: "red"})
    far = "deliver good:3-red city:2 line:1-3.1 line:1-4.1 line:2-4.1"
    assert why(state, f"{far} plus:2") is None
    give(state, 1, "4b")
    assert why(state, f"{far} plus:2") == "SR-813"
    play(state, f"{far} plus:1")
    assert facts(state, "deliveries") == 6


# Tile 5a


@pytest.mark.rule("SR-818", "SR-819")
@pytest.mark.parametrize(("die", "values"), [(1, [2]), (3, [2, 4]), (6, [5])])
def test_5a_changes_the_die_by_one_within_its_faces(die: int, values: list[int]) -> None:
    state = holding("5a", die=die)
    assert offered(state, "change") == [f"change tile:5 face:{value}" for value in values]
    play(state, f"change tile:5 face:{values[0]}")
    assert why(state, f"upgrade box:{values[0]}") is None


@pytest.mark.example("SR-E05")
def test_example_5a_on_a_six_and_a_one() -> None:
    state = holding("5a", die=6)
    assert why(state, "change tile:5 face:5") is None
    assert why(state, "change tile:5 face:7") == "SHED-2"
    assert why(state, "change tile:5 face:1") == "SR-819"
    assert why(state, "change tile:5 face:4") == "SR-818"
    state = holding("5a", die=1)
    assert why(state, "change tile:5 face:2") is None
    assert why(state, "change tile:5 face:0") == "SHED-2"
    assert why(state, "change tile:5 face:6") == "SR-819"


# Tile 5b


@pytest.mark.rule("SR-820")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_5b_turns_the_die_over_or_rerolls_it(die: int) -> None:
    state = holding("5b", die=die, reroll=[[4]])
    assert offered(state, "change") == ["change tile:5 flip", "change tile:5 reroll"]
    other = state.copy()
    play(state, "change tile:5 flip")
    assert why(state, f"upgrade box:{7 - die}") is None
    play(other, "change tile:5 reroll")
    assert why(other, "upgrade box:4") is None


@pytest.mark.rule("SR-821")
def test_5b_its_result_stands() -> None:
    state = holding("5b", "1a", die=2)
    play(state, "change tile:5 flip")
    assert offered(state, "change") == []
    assert why(state, "change tile:5 reroll") == "SR-821"
    assert why(state, "change tile:1 face:1") == "SR-821"


@pytest.mark.example("SR-E18")
def test_example_tiles_1_and_5b_on_a_two() -> None:
    state = holding("5b", "1a", die=2)
    other = state.copy()
    play(state, "change tile:5 flip")
    assert why(state, "upgrade box:5") is None
    assert why(state, "change tile:1 face:3") == "SR-821"
    play(other, "change tile:1 face:1", "change tile:5 flip")
    assert why(other, "upgrade box:6") is None


# Tile 6


@pytest.mark.rule("SR-822")
@pytest.mark.parametrize("side", ["6a", "6b"])
def test_tile_6_allows_any_kind_of_track(side: str) -> None:
    state = holding(side, die=1, black="straight gentle")
    kinds = {option.split()[2] for option in offered(state, "build")}
    assert kinds == {"track:straight", "track:gentle", "track:sharp"}
    play(state, build("A1", 0, 1))
    assert state.pos.owner[6] == 0


# What the laboratory hears


HELPING = {
    "change tile:1 face:5": ("1a", "set_white_die"),
    "change tile:5 face:2": ("5a", "shift_white_die"),
    "change tile:5 flip": ("5b", "reroll_or_flip_white_die"),
    "deliver good:3-yellow city:1 line:1-3.1": ("3a", "die_is_destination"),
    "deliver good:1-grey city:3 line:1-3.1 plus:1": ("3b", "delivery_distance_bonus"),
    "deliver good:1-grey city:3 line:1-3.1 tile:4": ("4a", "unlimited_distance"),
    " ".join(map(str, build("A1", 0, 1))): ("6b", "any_track_kind"),
}


@pytest.mark.parametrize("action", HELPING)
def test_an_effect_is_heard_when_its_tile_helps_and_not_before(action: str) -> None:
    face, word = HELPING[action]
    state = holding(face, die=1)
    draw(state, 0, ONE_THREE)
    cross(state, 0, *(() if face == "4a" else (1, 2)))
    lay_goods(state, {1: "grey", 3: "yellow"})
    with VOCABULARY.heard() as words:
        assert why(state, action) is None
        assert action in offered(state)
        assert words == set()
        play(state, action)
    assert words == {word}
    other = holding(face, die=1)
    with VOCABULARY.heard() as words:
        play(other, "upgrade box:1")
    assert words == set()


def test_4b_is_heard_where_its_power_is_needed() -> None:
    for boxes, heard in ((0, {"power_plus"}), (1, set[str]())):
        state = holding("4b", die=1)
        draw(state, 0, ONE_THREE)
        cross(state, 0, *range(1, boxes + 1))
        lay_goods(state, {1: "grey"})
        with VOCABULARY.heard() as words:
            play(state, "deliver good:1-grey city:3 line:1-3.1")
        assert words == heard


def test_tiles_2a_and_2b_are_heard_when_they_go_back() -> None:
    state = game(2, dice=[2, 3, 3])
    give(state, 0, "2a")
    with VOCABULARY.heard() as words:
        play(state, "pick tile:2 die:2 die:3", "pass", "pass")
    assert words == {"take_two_dice"}
    state = three_players()
    with VOCABULARY.heard() as words:
        play(state, "pick die:6", "claim tile:2 die:6")
    assert words == {"claim_opponents_die"}
