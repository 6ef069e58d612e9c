"""Components: what is in the box."""

from collections import Counter

import pytest

from engineshed.games.train_rush import GAME
from engineshed.games.train_rush.game import TrainRush
from engineshed.games.train_rush.printed.components import load
from engineshed.games.train_rush.scoring import mission_vp, on_track
from engineshed.kernel import BadData, BadSetup, new_state
from tests.games.train_rush.table import BLACK, YELLOW, Scene

SETTINGS = {setting.id: setting.default for setting in GAME.settings}


@pytest.mark.rule("TR-101")
def test_two_to_four_players_each_with_a_colour() -> None:
    assert GAME.seats(SETTINGS) == (2, 3, 4)
    for players in (1, 5):
        with pytest.raises(BadSetup):
            new_state(GAME, players, {}, 1)
    assert GAME.position(4, SETTINGS).box.colours == ("yellow", "black", "purple", "white")


@pytest.mark.rule("TR-102")
def test_goods_have_values() -> None:
    values = GAME.position(2, SETTINGS).box.values
    assert values == {"brass": 1, "water": 2, "food": 3, "copper": 4, "gold": 5}


@pytest.mark.rule("TR-102")
def test_the_other_reading_swaps_water_and_food() -> None:
    values = Scene(2, settings={"goods": "food-2"}).pos.box.values
    assert (values["water"], values["food"]) == (3, 2)
    scene = Scene(2, settings={"goods": "food-2"}).train(YELLOW, W2_02="water water")
    assert "investment" in scene.drive_to(YELLOW, "AM8", "AM9", 1).ids("buy")  # 6 instead of 4


@pytest.mark.rule("TR-103")
def test_any_stands_for_each_of_the_five_goods() -> None:
    scene = Scene().train(YELLOW, W1_05="-").siding(YELLOW, "B31")
    assert scene.ids("load", 2) == {"brass", "water", "food", "copper", "gold"}
    for good in ("brass", "water", "food", "copper", "gold"):
        scene = Scene().train(YELLOW, W2_05="gold -", W1_05=good).contract("calestia", "K2-11")
        scene.drive_to(YELLOW, "CM7", "CM8", 1)
        assert "K2-11" in scene.ids("contract")


@pytest.mark.rule("TR-104")
def test_the_general_supply() -> None:
    supply = GAME.position(2, SETTINGS).box.supply
    assert [supply[good] for good in ("brass", "water", "food", "copper", "gold")] == [20] * 5
    assert (supply["investment"], supply["coal"], supply["parcels"]) == (45, 40, 12)


@pytest.mark.rule("TR-105")
def test_coal_and_markers_and_goods_are_substituted() -> None:
    scene = Scene()
    for seat in range(4):
        scene.give(seat, coal=40, investment=45).train(seat)
    scene.train(YELLOW, W3_11="- - -").income()
    assert scene.player(YELLOW).coal == 41
    assert scene.player(YELLOW).investment == 46
    scene.play("load", "wagon:W3-11", "good:brass")
    assert scene.player(YELLOW).wagons["W3-11"] == ("brass", "brass", "brass")


LEFT_OUT = {"A12", "A18", "A28", "A33", "A43", "A45", "A46"}


@pytest.mark.rule("TR-106")
def test_the_deck_has_48_cards() -> None:
    cards = set(GAME.position(2, SETTINGS).box.cards)
    all_numbers = {f"A{number:02}" for number in range(1, 58)}
    assert cards == all_numbers - LEFT_OUT - {"A47", "A57"}
    assert len(cards) == 48


@pytest.mark.rule("TR-107")
def test_the_full_deck_has_all_56_described_cards() -> None:
    cards = set(Scene(2, settings={"deck": "56"}).pos.box.cards)
    assert cards == {f"A{number:02}" for number in range(1, 58)} - {"A47"}


@pytest.mark.rule("TR-108")
def test_eighteen_heroes_six_for_each_state_two_for_each_city() -> None:
    heroes = GAME.position(2, SETTINGS).box.heroes.values()
    assert len(heroes) == 18
    assert set(Counter(hero.region for hero in heroes).values()) == {6}
    assert set(Counter(hero.city for hero in heroes).values()) == {2}


@pytest.mark.rule("TR-109")
def test_twelve_contract_tiles_of_each_size() -> None:
    tiles = GAME.position(2, SETTINGS).box.contracts.values()
    assert Counter(tile.size for tile in tiles) == {2: 12, 3: 12, 4: 12, 5: 12}
    assert all(len(tile.goods) == tile.size for tile in tiles)


@pytest.mark.rule("TR-110", "TR-111")
def test_wagons_by_size() -> None:
    box = GAME.position(2, SETTINGS).box
    goods = [places for wagon, places in box.wagons.items() if wagon not in box.special_vp]
    special = [box.wagons[wagon] for wagon in box.special_vp]
    assert Counter(map(len, goods)) == {1: 8, 2: 22, 3: 22}
    assert Counter(map(len, special)) == {2: 6, 3: 6}


@pytest.mark.rule("TR-112")
def test_forty_seven_siding_tiles() -> None:
    assert set(GAME.position(2, SETTINGS).box.tiles) == {f"B{number:02}" for number in range(1, 48)}


@pytest.mark.rule("TR-113")
def test_eighteen_movement_tokens() -> None:
    tokens = GAME.position(2, SETTINGS).box.tokens.values()
    assert Counter(vp for vp, _ in tokens) == {5: 3, 4: 3, 3: 6, 2: 3, 1: 3}
    assert {points for _, points in tokens} == {2, 3, 4, 5, 6}


@pytest.mark.rule("TR-114")
def test_what_each_player_has() -> None:
    pieces = GAME.position(2, SETTINGS).box.pieces
    assert pieces == {
        "locomotive": 1,
        "orderMarker": 1,
        "vpMarker": 4,
        "station": 6,
        "warehouse": 12,
        "progressMarker": 11,
        "cityMarker": 9,
        "contractMarker": 12,
        "spy": 9,
        "agent": 15,
    }
    player = GAME.position(2, SETTINGS).players[0]
    assert (player.stations, player.warehouses, player.agents) == (6, 12, 15)
    assert (player.contract_markers, player.spies) == (12, (1, 2, 3, 4, 5, 6, 7, 8, 9))


@pytest.mark.rule("TR-115")
def test_without_pieces_in_reserve_nothing_is_built() -> None:
    scene = Scene().at(YELLOW, "RM5").give(YELLOW, investment=6)
    scene.zone("A-Z1", station=YELLOW, houses=[(YELLOW, "")] * 3)
    for zone in ("A-Z2", "A-Z3", "A-Z4"):
        scene.zone(zone, station=YELLOW, houses=[(YELLOW, "")] * 3)
    for zone in ("C-Z1", "C-Z2"):
        scene.zone(zone, station=YELLOW)
    scene.investment()
    assert scene.refusal("invest", "action:warehouse") == "TR-115"
    assert scene.refusal("invest", "action:station") == "TR-115"


@pytest.mark.rule("TR-115")
def test_without_agents_there_is_no_corruption() -> None:
    scene = Scene().at(YELLOW, "RM5").give(YELLOW, investment=2)
    for sector in ("awhar-finance", "awhar-trade", "awhar-logistics"):
        scene.sector(sector, agents=[YELLOW] * 4)
    scene.sector("awhar-technology", agents=[YELLOW] * 3)
    scene.investment()
    assert scene.refusal("invest", "action:corruption") == "TR-115"


@pytest.mark.rule("TR-115")
def test_without_contract_markers_no_contract_is_fulfilled() -> None:
    scene = Scene().train(YELLOW, W2_16="brass gold").contract("calestia", "K2-04")
    for city in ("rackglen", "hawkmoor", "blackborough"):
        scene.contracts(city, two=YELLOW, three=YELLOW, four=YELLOW, five=YELLOW)
    scene.drive_to(YELLOW, "CM7", "CM8", 1)
    assert scene.refusal("contract", "contract:K2-04") == "TR-115"


@pytest.mark.example("TR-E68")
def test_example_one_warehouse_left() -> None:
    scene = Scene().at(YELLOW, "CM7").give(YELLOW, investment=3)
    for zone in ("A-Z1", "A-Z2", "A-Z3"):
        scene.zone(zone, houses=[(YELLOW, "")] * 3)
    scene.zone("A-Z4", houses=[(YELLOW, "")] * 2)
    assert scene.player(YELLOW).warehouses == 1
    scene.investment().play("invest", "action:warehouses").play("warehouse", "zone:C-Z1")
    assert scene.player(YELLOW).infrastructure["calestia"] == 1
    assert scene.asked == BLACK  # the second building is lost

    none_left = Scene().at(YELLOW, "CM7").give(YELLOW, investment=3)
    for zone in ("A-Z1", "A-Z2", "A-Z3", "A-Z4"):
        none_left.zone(zone, houses=[(YELLOW, "")] * 3)
    none_left.investment()
    assert not none_left.ids("invest") & {"warehouse", "warehouses"}


@pytest.mark.rule("TR-1705")
@pytest.mark.example("TR-E53")
def test_past_fifty_the_vp_marker_starts_again() -> None:
    scene = Scene()
    scene.points(YELLOW, 48)
    scene.card(YELLOW, "A01")
    assert scene.player(YELLOW).vp == 53
    assert on_track(53) == (1, 3)
    assert (on_track(0), on_track(50), on_track(51), on_track(151)) == ((0, 0), (0, 50), (1, 1), (3, 1))


def test_a_new_card_is_a_line_of_data() -> None:
    card = {
        "id": "A58",
        "moves": [{"points": 4, "coal": 0}, {"points": 4, "coal": 0}, {"points": 4, "coal": 0}],
        "special": {
            "coal": 1,
            "effect": {
                "op": "choice",
                "options": [{"op": "coal", "n": 5}, {"op": "corruption", "n": 1, "region": "awhar"}],
            },
        },
    }
    game = TrainRush({"action-cards.json": {"cards": [card]}})
    scene = Scene(game=game).hand(YELLOW, "A58").card(YELLOW, "A58")
    assert scene.ids("choose") == {"1", "2"}
    scene.play("choose", "effect:2").play("corrupt", "sector:awhar-trade")
    assert scene.pos.agents["awhar-trade"] == (YELLOW,)


def test_a_new_tile_and_a_new_hero_are_lines_of_data() -> None:
    tile = {"id": "B48", "effect": {"op": "advance", "track": "coal", "n": 2}}
    hero = {
        "id": "C19",
        "name": "NORA FLINT",
        "city": "hawkmoor",
        "region": "ravenshire",
        "bonus": {"effect": {"op": "takeWagon", "places": 3}},
        "mission": {"good": "gold", "vp": [0, 4, 9]},
    }
    game = TrainRush({"siding-bonuses.json": {"tiles": [tile]}, "heroes.json": {"cards": [hero]}})
    scene = Scene(game=game).tile(3, "B48").heroes(YELLOW, "C19")
    scene.drive_to(YELLOW, "R-Z1-2", "R-Z1-3", 1).play("advance", "track:coal").play("advance", "track:coal")
    scene.play("refill", "stack:1").missions().play("hero", "hero:C19")
    scene.play("take", f"new:{scene.pos.wagon_pool[3][0]}")
    assert scene.pos.value(YELLOW, "coal") == 3
    scene.train(YELLOW, W2_05="gold gold", W1_05="gold")
    assert mission_vp(scene.pos, YELLOW, "C19") == 9  # the last figure holds for more


@pytest.mark.parametrize(
    "effect",
    [
        {"op": "fly"},
        {"op": "advance", "track": "steam"},
        {"op": "corruption", "region": "utopia"},
        {"op": "takeWagon", "places": 4},
        {"op": "move", "points": 3, "token": True},
    ],
    ids=lambda effect: str(effect["op"]),
)
def test_broken_data_names_file_and_entry(effect: dict[str, object]) -> None:
    tile = {"id": "B05", "effect": effect}
    with pytest.raises(BadData, match=r"siding-bonuses\.json, entry tiles\[B05\]"):
        TrainRush({"siding-bonuses.json": {"tiles": [tile]}}).position(2, SETTINGS)
    assert len(load().tiles.tiles) == 47
