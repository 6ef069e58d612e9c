"""Set-up and hero draft."""

from collections import Counter

import pytest

from engineshed.games.train_rush import GAME
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.kernel import Rng, Seeded, State, new_state
from engineshed.kernel.play import Scripted
from tests.games.train_rush.table import Scene


def fresh(players: int = 4, seed: int = 1, **settings: str) -> State[TrainRushPosition]:
    return new_state(GAME, players, settings, seed)


def through(state: State[TrainRushPosition], verb: str) -> State[TrainRushPosition]:
    """Answer everything until this is asked."""
    while state.options(state.waiting()[0])[0][0] != verb:
        seat = state.waiting()[0]
        state.play(seat, state.options(seat)[0])
    return state


@pytest.mark.rule("TR-201", "TR-212", "TR-211")
def test_players_start_with_nothing_on_start() -> None:
    for player in fresh().pos.players:
        assert (player.coal, player.investment, player.tokens) == (0, 0, ())
        assert player.field == "START"
        assert player.vp == 0


@pytest.mark.rule("TR-202")
def test_the_game_begins_with_round_one() -> None:
    assert through(fresh(), "bid").pos.round == 1


@pytest.mark.rule("TR-203", "TR-204")
def test_every_city_has_a_mission_token_and_three_contractors() -> None:
    pos = fresh().pos
    assert set(pos.mission_tokens) == set(pos.box.cities)
    assert len(pos.mission_tokens) == 9
    assert all(sorted(row) == ["awhar", "calestia", "ravenshire"] for row in pos.contractors.values())
    assert Counter(c for row in pos.contractors.values() for c in row) == {
        "awhar": 9,
        "calestia": 9,
        "ravenshire": 9,
    }


@pytest.mark.rule("TR-205")
def test_token_spaces_by_rank() -> None:
    cities = fresh().pos.box.cities.values()
    assert {(city.rank, city.token_vp) for city in cities} == {(1, (3, 1)), (2, (4, 2)), (3, (5, 3))}


@pytest.mark.rule("TR-206")
def test_the_movement_side_is_drawn_when_a_token_is_taken() -> None:
    got = set()
    for seed in range(12):
        scene = Scene(seed=seed).drive_to(0, "CM7", "CM8", 1).play("visit", "city:vardimium")
        (token,) = scene.player(0).tokens
        assert scene.pos.box.tokens[token][0] == 4
        got.add(scene.pos.box.tokens[token][1])
    assert got == {2, 4, 5}


@pytest.mark.rule("TR-207", "TR-208")
def test_contract_stacks_are_face_down_with_one_open_tile_for_each_region() -> None:
    pos = fresh().pos
    for region in ("ravenshire", "calestia", "awhar"):
        sizes = [pos.box.contracts[tile].size for tile in pos.open_contracts[region]]
        assert sizes == [2, 3, 4, 5]
    assert {size: len(stack) for size, stack in pos.contract_stacks.items()} == {2: 9, 3: 9, 4: 9, 5: 9}
    assert len({fresh(seed=seed).pos.open_contracts["awhar"] for seed in range(5)}) > 1


@pytest.mark.rule("TR-209", "TR-210")
def test_siding_tiles_on_display_and_in_three_face_down_stacks() -> None:
    state = fresh()
    assert len(set(state.pos.display)) == 9
    assert [len(stack) for stack in state.pos.tile_stacks] == [13, 13, 12]
    assert set(state.seen_by(0).pos.tile_stacks[1]) == {"?"}
    assert len({fresh(seed=seed).pos.display for seed in range(5)}) == 5


@pytest.mark.rule("TR-213", "TR-214")
def test_progress_markers_lowest_and_the_rest_in_reserve() -> None:
    for player in fresh().pos.players:
        assert player.levels == {"investment": 0, "coal": 0, "loading": 0, "unloading": 0, "wagons": 0}
        assert set(player.infrastructure.values()) == {0}
        assert set(player.contractors.values()) == {0}
        assert (player.warehouses, player.stations, player.contract_markers) == (12, 6, 12)
        assert player.agents == 15
    assert not any(fresh().pos.visitors.values())


@pytest.mark.rule("TR-215", "TR-216")
def test_one_spy_for_each_round_visible_to_all() -> None:
    for players, spies in ((2, 9), (3, 8), (4, 8)):
        state = fresh(players)
        assert all(p.spies == tuple(range(1, spies + 1)) for p in state.pos.players)
        assert state.seen_by(1).pos.players[0].spies == state.pos.players[0].spies


@pytest.mark.rule("TR-217", "TR-218")
def test_two_wagons_with_one_place_each() -> None:
    for players, boxed in ((2, 4), (3, 2), (4, 0)):
        pos = fresh(players).pos
        for player in pos.players:
            assert sorted(pos.box.wagons[w] for w in player.wagons) == [("any",), ("brass",)]
        assert len(pos.boxed) == boxed


@pytest.mark.rule("TR-219")
def test_the_starting_good_is_chosen() -> None:
    state = fresh(2)
    assert len(state.options(0)) == 5
    state.play(0, ("load", "good:gold"))
    state.play(1, ("load", "good:food"))
    places = state.pos.box.wagons
    assert {places[wagon]: load for wagon, load in state.pos.players[0].wagons.items()} == {
        ("brass",): ("brass",),
        ("any",): ("gold",),
    }
    assert sorted(state.pos.goods(1)) == ["brass", "food"]


@pytest.mark.rule("TR-220")
def test_five_open_wagons_of_two_and_of_three_places() -> None:
    pos = fresh().pos
    for size in (2, 3):
        assert len(pos.wagon_pool[size]) == 5
        assert len(pos.wagon_stacks[size]) == 17
        assert {len(pos.box.wagons[w]) for w in pos.wagon_pool[size]} == {size}
    assert len({fresh(seed=seed).pos.wagon_pool[2] for seed in range(5)}) == 5


@pytest.mark.rule("TR-221")
def test_special_wagons_in_two_open_stacks() -> None:
    assert {size: len(stack) for size, stack in fresh().pos.specials.items()} == {2: 6, 3: 6}


@pytest.mark.rule("TR-222")
@pytest.mark.example("TR-E01")
def test_the_first_player_is_drawn_and_the_others_follow_clockwise() -> None:
    for first, order in ((0, (0, 1, 2, 3)), (2, (2, 3, 0, 1))):
        chance = Scripted([("first-player", [first])], after=Seeded(Rng(1)))
        state = GAME.new(4, {}, chance)
        state.run()
        assert state.pos.order == order


@pytest.mark.rule("TR-223", "TR-224")
def test_pool_and_starting_hand() -> None:
    state = through(fresh(4), "return")
    assert len(state.pos.pool) == 3
    player = state.pos.players[0]
    dealt = player.drawn
    assert len(dealt) == 5
    assert len(state.options(0)) == 10  # any two of five
    back = (f"card:{dealt[1]}", f"card:{dealt[3]}")
    state.play(0, ("return", *back))
    for seat in (1, 2, 3):
        state.play(seat, state.options(seat)[0])
    assert player.hand == (dealt[0], dealt[2], dealt[4])
    assert {dealt[1], dealt[3]} <= set(state.pos.bottom)
    assert len(state.pos.bottom) == 8


@pytest.mark.rule("TR-224")
def test_cards_on_the_bottom_are_drawn_last() -> None:
    scene = Scene(2)
    bottom = set(scene.pos.bottom)
    assert len(bottom) == 4
    scene.give(0, investment=99)
    seen: list[str] = []
    while len(scene.pos.deck) > 2:
        scene.siding(0, "B03").play("draw")
        seen += scene.player(0).drawn
        scene.play("keep")
    assert not bottom & set(seen)
    scene.siding(0, "B03").play("draw")
    assert bottom & set(scene.player(0).drawn)


@pytest.mark.rule("TR-225")
def test_hands_are_secret() -> None:
    state = through(fresh(), "bid")
    assert state.seen_by(1).pos.players[0].hand == ("?", "?", "?")
    assert state.seen_by(0).pos.players[0].hand == state.pos.players[0].hand


@pytest.mark.rule("TR-226")
def test_choices_of_the_set_up_in_order_and_all_at_once() -> None:
    state = fresh(3)
    asked: list[str] = []
    while state.pos.phase == "setup":
        assert state.waiting() == (0, 1, 2)
        asked.append(str(state.options(0)[0][0]))
        for seat in (2, 0, 1):
            state.play(seat, state.options(seat)[0])
    assert asked == ["load", "return", "reject", "pick", "pick", "pick", "pick", "pick"]


# Draft


@pytest.mark.rule("TR-301", "TR-302", "TR-303")
def test_heroes_dealt_and_rejected() -> None:
    for players, dealt, kept in ((4, 4, 4), (3, 6, 5), (2, 9, 6)):
        state = through(fresh(players), "pick" if players == 4 else "reject")
        assert all(len(player.passing) == dealt for player in state.pos.players)
        through(state, "pick")
        assert all(len(player.passing) == kept for player in state.pos.players)
        boxed = len(state.pos.hero_deck) + sum(len(p.rejected) for p in state.pos.players)
        assert boxed == {4: 2, 3: 3, 2: 6}[players]
        assert set(state.seen_by(0).pos.players[1].rejected) <= {"?"}


@pytest.mark.example("TR-E33")
def test_example_heroes_for_two_and_four() -> None:
    two, four = through(fresh(2), "reject"), through(fresh(4), "pick")
    assert [len(p.passing) for p in two.pos.players] == [9, 9]
    assert [len(p.passing) for p in four.pos.players] == [4, 4, 4, 4]
    through(two, "pick")
    assert [len(p.passing) for p in two.pos.players] == [6, 6]
    assert sum(len(p.rejected) for p in two.pos.players) == 6
    assert len(four.pos.hero_deck) == 2


@pytest.mark.rule("TR-304", "TR-305")
def test_a_card_is_set_aside_and_the_rest_passed_left_once_all_have_chosen() -> None:
    state = through(fresh(4), "pick")
    hands = [player.passing for player in state.pos.players]
    for seat in (3, 1, 0):
        state.play(seat, ("pick", f"hero:{hands[seat][0]}"))
    assert [player.passing for player in state.pos.players] == hands  # nothing is passed yet
    state.play(2, ("pick", f"hero:{hands[2][0]}"))
    for seat in range(4):
        assert state.pos.players[seat].heroes == (hands[seat][0],)
        assert state.pos.players[(seat + 1) % 4].passing == hands[seat][1:]


@pytest.mark.rule("TR-306", "TR-307")
def test_the_draft_goes_on_until_all_cards_are_set_aside() -> None:
    for players, heroes in ((4, 4), (3, 5), (2, 6)):
        state = through(fresh(players), "bid")
        assert all(len(player.heroes) == heroes for player in state.pos.players)
        assert not any(player.passing for player in state.pos.players)


@pytest.mark.example("TR-E32")
def test_example_a_draft_of_three() -> None:
    state = through(fresh(3), "reject")
    assert [len(player.passing) for player in state.pos.players] == [6, 6, 6]
    through(state, "pick")
    assert sum(len(player.rejected) for player in state.pos.players) == 3
    for left in (5, 4, 3, 2, 1):
        hands = [player.passing for player in state.pos.players]
        assert [len(hand) for hand in hands] == [left] * 3
        for seat in range(3):
            state.play(seat, ("pick", f"hero:{hands[seat][-1]}"))
    for seat, player in enumerate(state.pos.players):
        assert len(player.heroes) == 5
        assert player.heroes[-1] == hands[seat][0]  # the single card passed on last


@pytest.mark.rule("TR-308")
def test_heroes_are_secret_until_played() -> None:
    scene = Scene().at(0, "RM5").heroes(0, "C07", "C08").missions()
    assert scene.state.seen_by(1).pos.players[0].heroes == ("?", "?")
    scene.play("hero", "hero:C07")
    assert scene.state.seen_by(1).pos.players[0].missions == ("C07",)


@pytest.mark.rule("TR-309")
def test_in_a_first_game_heroes_are_dealt_at_random() -> None:
    for players, heroes in ((4, 4), (3, 5), (2, 6)):
        state = fresh(players, heroes="random")
        asked = set()
        while state.pos.phase == "setup":
            seat = state.waiting()[0]
            asked.add(state.options(seat)[0][0])
            state.play(seat, state.options(seat)[0])
        assert asked == {"load", "return"}
        assert all(len(player.heroes) == heroes for player in state.pos.players)


@pytest.mark.example("TR-E65")
def test_example_counts_after_the_set_up() -> None:
    for players, deck, boxed in ((2, 39, 4), (3, 36, 2), (4, 33, 0)):
        pos = through(fresh(players), "bid").pos
        assert len(pos.deck) + len(pos.bottom) == deck
        assert len(pos.pool) == 3
        assert all(len(player.hand) == 3 for player in pos.players)
        assert (len(pos.display), sum(map(len, pos.tile_stacks))) == (9, 38)
        assert all(len(stack) == 9 for stack in pos.contract_stacks.values())
        assert all(len(row) == 4 and all(row) for row in pos.open_contracts.values())
        assert [len(pos.wagon_pool[n]) for n in (2, 3)] == [5, 5]
        assert [len(pos.wagon_stacks[n]) for n in (2, 3)] == [17, 17]
        assert len(pos.boxed) == boxed


def test_what_was_passed_on_in_the_draft_is_imagined_with_somebody() -> None:
    state = through(fresh(2), "bid")
    mine = state.pos.players[0]
    passed = set(mine.seen) - set(mine.heroes) - set(mine.rejected)
    assert passed
    for seed in range(5):
        imagined = state.seen_by(0).imagine(Rng(seed))
        assert passed <= set(imagined.pos.players[1].heroes)
