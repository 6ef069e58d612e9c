"""Solo: Ewa's turn, the end and her score."""

from collections.abc import Sequence

import pytest

from engineshed.games.steam_rollers import GAME
from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.games.steam_rollers.scoring import ewa_sheet
from engineshed.kernel import State
from engineshed.kernel.play import Tape
from tests.games.steam_rollers.table import (
    TWO_ROUTES,
    asked,
    cross,
    draw,
    facts,
    game,
    give,
    lay_goods,
    offered,
    play,
    pool,
)

SOLO_2A = "1a 2a 3a 4a 5a 6a"
SOLO_2B = "1a 2b 3a 4a 5a 6a"


def before_ewa(die: int, rerolls: Sequence[int] = (), tiles: str = SOLO_2A) -> State[SteamRollersPosition]:
    """Two dice of the player's are used but for the last pass; this die is left for Ewa."""
    one, two = [value for value in range(1, 7) if value != die][:2]
    state = game(1, dice=[one, two, die], tiles=tiles, ewa=[[value] for value in rerolls])
    play(state, f"pick die:{one} die:{two}", "pass")
    return state


def ewa_has(state: State[SteamRollersPosition], **crosses: int) -> None:
    """Her crosses: `ewa_has(state, r4=8)`."""
    for region, count in crosses.items():
        state.pos.influence[int(region[1:])] = count


@pytest.mark.rule("SR-1601", "SR-1602")
@pytest.mark.parametrize("die", range(1, 7))
def test_ewa_crosses_a_hex_in_the_region_of_the_die_left(die: int) -> None:
    state = before_ewa(die)
    play(state, "pass")
    assert state.pos.influence == [int(region == die) for region in range(7)]


@pytest.mark.rule("SR-1603")
def test_only_the_number_of_crosses_is_kept() -> None:
    state = before_ewa(4)
    ewa_has(state, r4=2)
    play(state, "pass")
    assert state.pos.influence[4] == 3
    assert ewa_sheet(state.pos).lines[1].points == 3


@pytest.mark.rule("SR-1604", "SR-1605")
def test_a_region_takes_eight_crosses_and_the_ninth_wins_her_the_game() -> None:
    state = before_ewa(4)
    ewa_has(state, r4=7)
    lay_goods(state, {4: "red red"})
    play(state, "pass")
    assert state.pos.influence[4] == 8
    assert state.result() is None
    full = before_ewa(4)
    ewa_has(full, r4=8)
    full.pos.sheets[0].deliveries = 100
    play(full, "pass")
    result = full.result()
    assert result is not None
    assert (result.reason, result.won, result.winners()) == ("ewa", False, ())


@pytest.mark.rule("SR-1605")
def test_she_wins_at_once_whatever_the_end_of_the_round_would_bring() -> None:
    state = before_ewa(4)
    ewa_has(state, r4=8)
    lay_goods(state, dict.fromkeys(range(1, 7), ""))
    state.tape = tape = Tape()
    play(state, "pass")
    assert [event.facts["reason"] for event in tape.journal if event.name == "ended"] == ["ewa"]


@pytest.mark.rule("SR-1606")
def test_she_takes_an_upright_tile_of_her_number_to_the_pool() -> None:
    state = before_ewa(5)
    give(state, 0, "5a", "6a")
    play(state, "pass")
    assert 5 in pool(state)
    assert 6 not in pool(state)
    sideways = before_ewa(5)
    give(sideways, 0, "5a", sideways=True)
    play(sideways, "pass")
    assert sideways.pos.owner[5] == 0


@pytest.mark.rule("SR-1607")
def test_an_empty_city_makes_her_reroll_and_start_again() -> None:
    state = before_ewa(5, rerolls=[2])
    lay_goods(state, {5: ""})
    play(state, "pass")
    assert state.pos.influence[5] == 1
    assert state.pos.influence[2] == 1


@pytest.mark.rule("SR-1608")
def test_she_may_reroll_several_times_and_everything_stands() -> None:
    state = before_ewa(5, rerolls=[5, 3, 2])
    lay_goods(state, {5: "", 3: ""})
    give(state, 0, "5a", "3a")
    play(state, "pass")
    assert state.pos.influence == [0, 0, 1, 1, 0, 2, 0]
    assert pool(state) == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("SR-1609")
def test_with_all_cities_empty_her_turn_ends() -> None:
    state = before_ewa(5)
    lay_goods(state, dict.fromkeys(range(1, 7), ""))
    play(state, "pass")
    assert sum(state.pos.influence) == 1
    assert state.result() is not None


@pytest.mark.rule("SR-1610", "SR-1612")
def test_with_three_crosses_she_removes_the_rightmost_good_and_scores() -> None:
    state = before_ewa(4)
    ewa_has(state, r4=4)
    lay_goods(state, {4: "red blue green"})
    bag = state.pos.bag["green"]
    play(state, "pass")
    assert state.pos.cities[4] == ("red", "blue")
    assert state.pos.bag["green"] == bag + 1
    assert state.pos.ewa_points == 5


@pytest.mark.rule("SR-1611")
@pytest.mark.parametrize(("before", "points"), [(1, 0), (2, 3)])
def test_the_new_cross_counts_and_fewer_than_three_do_nothing(before: int, points: int) -> None:
    state = before_ewa(4)
    ewa_has(state, r4=before)
    lay_goods(state, {4: "red blue"})
    play(state, "pass")
    assert state.pos.ewa_points == points
    assert len(state.pos.cities[4]) == (1 if points else 2)


@pytest.mark.rule("SR-1613")
def test_solo_2a_rerolls_her_die_once() -> None:
    state = before_ewa(4, rerolls=[6])
    give(state, 0, "2a-solo")
    play(state, "pass")
    assert asked(state) == (0, "reroll-ewa")
    assert offered(state) == ["reroll tile:2", "pass"]
    play(state, "reroll tile:2")
    assert state.pos.influence == [0, 0, 0, 0, 0, 0, 1]
    assert 2 in pool(state)
    assert state.pos.round == 2


@pytest.mark.rule("SR-1613")
def test_solo_2a_can_wait_for_a_later_pass_of_her_turn() -> None:
    state = before_ewa(4, rerolls=[1, 6])
    lay_goods(state, {4: ""})
    give(state, 0, "2a-solo")
    play(state, "pass", "pass")
    assert asked(state) == (0, "reroll-ewa")  # her reroll shows 1; before phase 1 again
    assert state.pos.influence[4] == 1
    play(state, "reroll tile:2")
    assert state.pos.influence == [0, 0, 0, 0, 1, 0, 1]


@pytest.mark.rule("SR-1614")
def test_solo_2b_makes_her_cross_instead_of_removing_and_score_nothing() -> None:
    state = before_ewa(4, tiles=SOLO_2B)
    ewa_has(state, r4=2)
    lay_goods(state, {4: "red blue"})
    give(state, 0, "2b-solo")
    play(state, "pass")
    assert asked(state) == (0, "spare")
    trial = state.copy()
    play(trial, "pass")
    assert (trial.pos.cities[4], trial.pos.ewa_points) == (("red",), 3)
    play(state, "spare tile:2")
    assert state.pos.influence[4] == 4
    assert (state.pos.cities[4], state.pos.ewa_points) == (("red", "blue"), 0)
    assert 2 in pool(state)


@pytest.mark.rule("SR-1614")
def test_solo_2b_in_a_full_region_loses_the_game() -> None:
    state = before_ewa(4, tiles=SOLO_2B)
    ewa_has(state, r4=7)
    lay_goods(state, {4: "red blue"})
    give(state, 0, "2b-solo")
    play(state, "pass", "spare tile:2")
    result = state.result()
    assert result is not None
    assert (result.reason, result.won) == ("ewa", False)


@pytest.mark.rule("SR-1601", "SR-1606")
@pytest.mark.parametrize("sideways", [False, True])
def test_on_a_two_she_takes_an_upright_solo_2b_before_it_could_be_played(sideways: bool) -> None:
    state = before_ewa(2, tiles=SOLO_2B)
    ewa_has(state, r2=2)
    lay_goods(state, {2: "blue green"})
    give(state, 0, "2b-solo", sideways=sideways)
    play(state, "pass")
    assert (asked(state)[1] == "spare") is sideways
    assert (2 in pool(state)) is not sideways
    assert state.pos.ewa_points == (0 if sideways else 3)


@pytest.mark.rule("SR-1613")
def test_on_a_two_solo_2a_comes_before_she_could_take_it() -> None:
    state = before_ewa(2, rerolls=[6])
    give(state, 0, "2a-solo")
    play(state, "pass", "reroll tile:2")
    assert state.pos.influence == [0, 0, 0, 0, 0, 0, 1]


@pytest.mark.rule("SR-1615")
def test_solo_2b_is_asked_only_when_she_would_remove_a_good() -> None:
    for crosses in (0, 1):
        state = before_ewa(4, tiles=SOLO_2B)
        ewa_has(state, r4=crosses)
        give(state, 0, "2b-solo")
        play(state, "pass")
        assert asked(state) == (0, "two-dice")


@pytest.mark.rule("SR-1701")
def test_the_round_ends_with_ewa_before_the_game_does() -> None:
    state = before_ewa(4)
    lay_goods(state, {1: "", 2: "", 3: "", 4: "red red"})
    ewa_has(state, r4=2)
    play(state, "pass")
    assert state.waiting() == ()
    assert state.pos.ewa_points == 3
    result = state.result()
    assert result is not None
    assert result.reason == "cities"


@pytest.mark.rule("SR-1701")
def test_a_city_that_ewa_empties_counts() -> None:
    for goods, ends in (("red", True), ("red blue", False)):
        state = before_ewa(4)
        lay_goods(state, {1: "", 2: "", 4: goods})
        ewa_has(state, r4=2)
        play(state, "pass")
        assert (state.result() is not None) == ends


def scored(player: int) -> State[SteamRollersPosition]:
    """The end of the ledger's example, with so many points for the player."""
    state = game(1, tiles="1a 2a 3a 4b 5a 6a")
    state.pos.ewa_points = 11
    ewa_has(state, r1=6, r2=5, r3=5, r4=2, r5=1, r6=0)
    give(state, 0, "4b", "5a", "6a")  # the pool keeps 1a and 2a (+2) and 3a (-2)
    state.pos.sheets[0].deliveries = player + 6
    state.finish()
    return state


@pytest.mark.rule("SR-1702")
def test_the_player_is_scored_as_usual() -> None:
    state = game(1)
    state.pos.sheets[0].deliveries = 13
    draw(state, 0, TWO_ROUTES)
    cross(state, 0, 1, 2, 3, 4, 5)
    give(state, 0, "6a")
    assert (facts(state, "network"), facts(state, "locomotive"), facts(state, "action-tiles")) == (6, 2, -2)
    assert GAME.score_now(state.pos)[0].total == 19


@pytest.mark.rule("SR-1703", "SR-1704")
def test_ewa_scores_phase_4_and_three_for_the_locomotive() -> None:
    state = game(1)
    points = {line.source: line.points for line in ewa_sheet(state.pos).lines}
    assert (points["deliveries"], points["locomotive"]) == (0, 3)
    state.pos.ewa_points = 7
    points = {line.source: line.points for line in ewa_sheet(state.pos).lines}
    assert (points["deliveries"], points["locomotive"]) == (7, 3)


@pytest.mark.rule("SR-1705")
@pytest.mark.parametrize(("crosses", "points"), [((6, 5, 5), 11), ((5, 5, 5), 10), ((4, 0, 0), 4)])
def test_ewas_network_is_her_two_best_regions(crosses: tuple[int, int, int], points: int) -> None:
    state = game(1)
    ewa_has(state, r2=crosses[0], r4=crosses[1], r6=crosses[2])
    assert {line.source: line.points for line in ewa_sheet(state.pos).lines}["network"] == points


@pytest.mark.rule("SR-1706")
def test_ewa_scores_positive_tiles_of_the_pool() -> None:
    state = game(1, tiles="1a 2a 3b 4b 5a 6a")
    assert {line.source: line.points for line in ewa_sheet(state.pos).lines}["action-tiles"] == 6
    give(state, 0, "1a", "6a")
    assert {line.source: line.points for line in ewa_sheet(state.pos).lines}["action-tiles"] == 4


@pytest.mark.rule("SR-1707")
@pytest.mark.parametrize(("points", "won"), [(28, False), (29, False), (30, True)])
def test_the_player_must_beat_ewa(points: int, won: bool) -> None:
    result = scored(points).result()
    assert result is not None
    assert result.won is won
    assert result.winners() == ((0,) if won else ())


@pytest.mark.example("SR-E06")
def test_example_ewa_removes_the_rightmost_good() -> None:
    state = before_ewa(1)
    lay_goods(state, {1: "red blue green"})
    ewa_has(state, r1=2)
    play(state, "pass")
    assert state.pos.influence[1] == 3
    assert state.pos.cities[1] == ("red", "blue")
    assert state.pos.ewa_points == 3


@pytest.mark.example("SR-E06")
def test_example_the_player_could_have_delivered_any_of_the_three() -> None:
    state = game(1, dice=[1, 2, 3])
    draw(state, 0, f"{TWO_ROUTES}; C1 1,5; D1 2,5; E7 0,2; E8 0,3")
    cross(state, 0, 1, 2, 3, 4, 5, 6)
    lay_goods(state, {1: "red blue green"})
    play(state, "pick die:1 die:2")
    goods = {option.split()[1] for option in offered(state, "deliver")}
    assert goods == {"good:1-red", "good:1-blue", "good:1-green"}


@pytest.mark.example("SR-E15")
def test_example_ewa_rerolls_into_region_1() -> None:
    state = before_ewa(5, rerolls=[1])
    lay_goods(state, {5: "", 1: "red blue"})
    ewa_has(state, r5=1, r1=2)
    give(state, 0, "5a")
    give(state, 0, "1a", sideways=True)
    play(state, "pass")
    assert state.pos.influence[5] == 2
    assert 5 in pool(state)
    assert state.pos.influence[1] == 3
    assert state.pos.owner[1] == 0
    assert state.pos.cities[1] == ("red",)
    assert state.pos.ewa_points == 3


@pytest.mark.example("SR-E16")
def test_example_ewa_wins_in_a_full_region() -> None:
    state = before_ewa(4)
    ewa_has(state, r4=8)
    state.pos.sheets[0].deliveries = 50
    play(state, "pass")
    result = state.result()
    assert result is not None
    assert result.won is False


@pytest.mark.example("SR-E17")
def test_example_ewa_has_29() -> None:
    state = scored(30)
    assert ewa_sheet(state.pos).total == 29
    assert scored(30).result().won is True  # type: ignore[union-attr]
    assert scored(29).result().won is False  # type: ignore[union-attr]
