"""Action and hero cards, and how effects are carried out."""

from collections.abc import Mapping

import pytest

from engineshed.games.train_rush import GAME
from engineshed.kernel import DONE, PASS, Rng, Value
from tests.games.train_rush.table import BLACK, PURPLE, WHITE, YELLOW, Scene

SETTINGS = {setting.id: setting.default for setting in GAME.settings}
BOX = GAME.position(4, SETTINGS).box
FULL = GAME.position(2, SETTINGS | {"deck": "56"}).box

# Cards


@pytest.mark.rule("TR-1501", "TR-1502")
def test_a_card_has_three_moves_with_points_and_coal_and_a_special_action() -> None:
    for card in FULL.cards.values():
        assert len(card.moves) == 3
        for points, coal in card.moves:
            assert 1 <= points <= 6
            assert 0 <= coal <= 2
        assert card.special.word
    scene = Scene().at(YELLOW, "RO8").hand(YELLOW, "A10").give(YELLOW, coal=1).turn(YELLOW)
    scene.play("play", "card:A10").play("move", "field:R-Z4-3")  # 3 points for 1 coal
    assert scene.player(YELLOW).coal == 0


MOVES = """
A01 2 4* 3*, A02 2 3** 3*, A03 2 3* 4**, A04 3 4* 5*, A05 3 3* 4*, A06 4 3* 4**, A07 2 4* 4*
A08 3 4* 5**, A09 2 3 5**, A10 3* 3* 4**, A11 4 4* 4**, A12 2 5* 4**, A13 1 3* 4**, A14 2 3* 3**
A15 5 2* 4**, A16 3 2 4**, A17 4 2* 5**, A18 2 4* 6**, A19 3 4 6**, A20 4 4* 5*, A21 2 5 6**
A22 3 3* 4**, A23 3 5* 3**, A24 4* 2* 4**, A25 6* 3* 3*, A26 5* 4* 3*, A27 4 6** 2*, A28 2 2 5**
A29 3 2* 4**, A30 1 4 5**, A31 4 5* 4**, A32 2 6* 4*, A33 5 4* 4**, A34 5 3* 3**, A35 3 6** 3*
A36 3 3 5**, A37 4 5** 3*, A38 4 2 4*, A39 5 4* 4*, A40 4 6* 4*, A41 1 5* 4*, A42 2 5* 5*
A43 6* 3 3*, A44 3 5 3, A45 2 4 6*, A46 6* 4 4*, A48 4 2* 4**, A49 2 4* 4**, A50 4 2 6*
A51 2 6** 4*, A52 4* 3* 3*, A53 2 5** 3*, A54 1 4* 4**, A55 4* 5* 3*, A56 3 1 5*, A57 1 3 6**
"""
"""The moves of all cards: points, and a star for each coal."""


@pytest.mark.rule("TR-1502")
def test_the_moves_of_all_cards() -> None:
    box = {
        card.id: " ".join(f"{points}{'*' * coal}" for points, coal in card.moves)
        for card in FULL.cards.values()
    }
    assert box == dict(row.strip().split(" ", 1) for row in MOVES.replace("\n", ",").split(",") if row)
    assert {card.special_coal for card in FULL.cards.values()} == {1}


@pytest.mark.rule("TR-1503", "TR-1504")
@pytest.mark.example("TR-E42")
def test_example_two_cards_too_many() -> None:
    scene = Scene().hand(YELLOW, "A01", "A02", "A03", "A04").train(YELLOW, W2_02="water -")
    scene.drive_to(YELLOW, "RM6", "RM7", 1).play("buy", "reward:cards").play("unload", "cargo:W2-02.1")
    scene.play("done").play("draw")
    assert len(scene.player(YELLOW).hand) == 6
    assert scene.ids("discard") == set(scene.player(YELLOW).hand)
    new = scene.player(YELLOW).hand[-1]
    scene.play("discard", f"card:{new}")
    assert len(scene.player(YELLOW).hand) == 5
    assert new in scene.pos.discards
    assert scene.asked is None


@pytest.mark.rule("TR-1505")
def test_cards_to_choose_from_come_from_the_deck() -> None:
    scene = Scene().hand(YELLOW, "A01").siding(YELLOW, "B01").play("draw")
    drawn = scene.player(YELLOW).drawn
    assert len(drawn) == 3
    assert len(scene.options()) == 7  # none, one or two of three
    assert scene.refusal("keep", *(f"card:{card}" for card in drawn)) == "TR-1505"
    scene.play("keep", f"card:{drawn[1]}")
    assert scene.player(YELLOW).hand == ("A01", drawn[1])
    assert {drawn[0], drawn[2]} <= set(scene.pos.discards)


@pytest.mark.rule("TR-1506")
def test_an_empty_deck_is_formed_anew_in_the_middle_of_a_draw() -> None:
    scene = Scene(2).deck("A05", "A06")
    discards = len(scene.pos.discards)
    scene.siding(YELLOW, "B03").play("draw")
    drawn = scene.player(YELLOW).drawn
    assert {"A05", "A06"} < set(drawn)
    assert len(scene.pos.deck) == discards - 1
    assert scene.pos.discards == []


def test_everybody_knows_which_cards_a_deck_was_formed_of() -> None:
    scene = Scene(3).hand(YELLOW, "A01", "A02").hand(BLACK, "A03", "A04").deck()
    scene.siding(BLACK, "B01").play("draw")  # from the deck formed anew
    old, drawn = {"A01", "A02"}, scene.player(BLACK).drawn
    scene.play("keep", f"card:{drawn[0]}")
    for seed in range(8):
        imagined = scene.state.seen_by(PURPLE).imagine(Rng(seed)).pos
        assert set(imagined.deck) <= set(scene.pos.reshuffled)
        assert set(imagined.players[YELLOW].hand) <= old | {"A03", "A04"}
        assert len(set(imagined.players[BLACK].hand) & (old | {"A03", "A04"})) == 2
        assert len(set(imagined.players[BLACK].hand) & set(scene.pos.reshuffled)) == 1


@pytest.mark.rule("TR-1506")
def test_when_all_cards_are_out_fewer_are_drawn() -> None:
    scene = Scene(2).deck("A05", "A06")
    scene.player(BLACK).in_use, scene.pos.discards = tuple(scene.pos.discards), []
    scene.siding(YELLOW, "B03").play("draw")
    assert set(scene.player(YELLOW).drawn) == {"A05", "A06"}
    assert scene.pos.deck == []


@pytest.mark.rule("TR-1507")
def test_a_hero_shows_city_region_bonus_and_mission() -> None:
    for hero in BOX.heroes.values():
        assert BOX.cities[hero.city].region == hero.region
        assert hero.good in BOX.goods
        assert hero.bonus.word
        assert len(hero.vp) == 7


@pytest.mark.rule("TR-1508", "TR-1509")
@pytest.mark.example("TR-E60")
def test_example_a_special_action_within_a_turn() -> None:
    scene = Scene().hand(YELLOW, "A44", "A01", "A24").give(YELLOW, coal=0).at(YELLOW, "CM3")
    scene.contractor_track("awhar", yellow=4).zone("R-Z2", PURPLE, [(YELLOW, "")])
    scene.tile(3, "B45").at(YELLOW, "CM3").turn(YELLOW).play("play", "card:A44")
    scene.play("move", "field:C-Z2-3").play("refill", "stack:1")
    scene.give(YELLOW, coal=0)
    scene.play("move", "field:CM8").play("lease", "contractor:vardimium-awhar", "zone:R-Z2")
    assert scene.player(YELLOW).contractors["awhar"] == 6
    assert scene.ids("special") == {"A01", "A24"}
    assert scene.refusal("special", "card:A44") == "TR-1509"
    scene.play("special", "card:A24").play("advance", "track:coal").play("advance", "track:wagons")
    assert "A24" in scene.pos.discards
    assert scene.player(YELLOW).hand == ("A01",)
    scene.play("visit", "city:vardimium").play("done")
    assert "move" in {option[0] for option in scene.options()}  # move III of A44
    assert scene.player(YELLOW).in_use == ("A44",)


@pytest.mark.rule("TR-1509")
@pytest.mark.example("TR-E70")
def test_example_hand_limit_while_a_card_is_played() -> None:
    scene = Scene().hand(YELLOW, "A01", "A02", "A03", "A05", "A06").tile(2, "B01").at(YELLOW, "RO8")
    scene.turn(YELLOW).play("play", "card:A01").play("move", "field:R-Z4-2").play("draw")
    drawn = scene.player(YELLOW).drawn
    scene.play("keep", f"card:{drawn[0]}", f"card:{drawn[1]}")
    assert len(scene.player(YELLOW).hand) == 6
    scene.play("discard", f"card:{drawn[0]}").play("refill", "stack:1")
    if scene.options()[0][0] == "move":
        scene.play("done")
    pool = scene.pos.pool
    scene.play("take", f"card:{pool[0]}")
    assert len(scene.player(YELLOW).hand) == 6
    scene.play("discard", "card:A02")
    assert len(scene.player(YELLOW).hand) == 5
    assert len(scene.pos.pool) == 3
    assert scene.asked is None


# Effects


@pytest.mark.rule("TR-1601")
def test_a_bonus_not_used_at_once_is_lost() -> None:
    scene = Scene().at(YELLOW, "RM5").card(YELLOW, "A19").decline()
    assert scene.asked is None
    assert not any(scene.pos.warehouses.values())


def in_ravenshire(settings: Mapping[str, Value] | None = None) -> Scene:
    """Every kind of effect could be used: wagons to load and to exchange, a warehouse to lease."""
    scene = Scene(settings=settings).at(YELLOW, "RM5").train(YELLOW, W1_05="-", W2_01="- -")
    return scene.zone("C-Z1", WHITE, [(YELLOW, "")])


@pytest.mark.rule("TR-1602")
def test_every_bonus_may_be_declined_except_what_is_simply_gained() -> None:
    for card in ("A10", "A14", "A24", "A29", "A31", "A37", "A48", "A50", "A52", "A55"):
        scene = in_ravenshire({"deck": "56"}).card(YELLOW, card)
        assert ("pass",) in scene.options(), card
        assert scene.decline().asked is None
    assert Scene().card(YELLOW, "A02").player(YELLOW).vp == 7
    assert Scene().card(YELLOW, "A34").player(YELLOW).investment == 3


TILES = ["B01", "B05", "B12", "B17", "B18", "B19", "B22", "B28"]


@pytest.mark.rule("TR-806")
def test_the_action_of_a_tile_has_to_be_carried_out_if_it_can_be() -> None:
    for tile in TILES:
        scene = in_ravenshire().siding(YELLOW, tile)
        assert scene.refusal("pass") == "TR-806", tile
        assert scene.state.why(YELLOW, ("pass",)) is not None
        assert ("pass",) not in scene.options()
    assert Scene().siding(YELLOW, "B17").ids("exchange") == {"W1-01", "W1-05"}  # loaded or not
    assert Scene().train(YELLOW, W2_01="- -").siding(YELLOW, "B17").asked is None  # it cannot be


@pytest.mark.rule("TR-806")
def test_the_action_of_a_tile_is_carried_out_as_often_as_it_says() -> None:
    scene = in_ravenshire().siding(YELLOW, "B28").play("load", "wagon:W1-05", "good:gold")
    assert scene.refusal("pass") == "TR-806"
    scene = in_ravenshire().siding(YELLOW, "B18").play("choose", "effect:2")
    assert {option[0] for option in scene.options()} == {"exchange"}  # what was chosen cannot be declined


@pytest.mark.rule("TR-806")
def test_a_setting_lets_tiles_be_declined() -> None:
    for tile in TILES:
        assert in_ravenshire({"siding-tiles": "may"}).siding(YELLOW, tile).decline().asked is None
    for tile in ("B32", "B41"):  # simply gained
        scene = Scene(settings={"siding-tiles": "may"}).siding(YELLOW, tile)
        assert scene.asked is None
        assert scene.player(YELLOW).coal + scene.player(YELLOW).investment == 3


@pytest.mark.rule("TR-1603")
def test_what_cannot_be_done_is_lost_and_the_tile_is_used_up() -> None:
    scene = Scene().tile(2, "B10")
    for zone in ("R-Z1", "R-Z2", "R-Z3"):
        scene.zone(zone, houses=[(BLACK, "")] * 3)
    scene.zone("R-Z4", houses=[(WHITE, "")] * 2)
    scene.drive_to(YELLOW, "R-Z1-1", "R-Z1-2", 1).play("warehouse", "zone:R-Z4")
    assert scene.ids("refill") == {"1", "2", "3"}
    assert scene.pos.tile_discards == ["B10"]


@pytest.mark.rule("TR-1604")
@pytest.mark.example("TR-E74")
def test_example_three_warehouses_with_room_for_two() -> None:
    scene = Scene().at(YELLOW, "AM1").infrastructure("awhar", yellow=1)
    scene.zone("A-Z1", houses=[(BLACK, "")] * 2).zone("A-Z4", houses=[(BLACK, "")] * 2)
    scene.zone("A-Z2", houses=[(WHITE, "")] * 3).zone("A-Z3", houses=[(WHITE, "")] * 3)
    scene.card(YELLOW, "A14")
    assert scene.ids("warehouse") == {"A-Z1", "A-Z4"}
    scene.play("warehouse", "zone:A-Z4").play("warehouse", "zone:A-Z1")
    assert scene.player(YELLOW).infrastructure["awhar"] == 3
    scene.play("advance", "track:coal")
    assert scene.asked is None  # the third building is lost


@pytest.mark.rule("TR-1605")
def test_a_bonus_in_the_middle_is_finished_before_the_action_goes_on() -> None:
    scene = Scene().at(YELLOW, "RM5").infrastructure("ravenshire", yellow=2).siding(YELLOW, "B10")
    scene.play("warehouse", "zone:R-Z1")
    assert {option[0] for option in scene.options()} == {"advance", "pass"}
    scene.play("advance", "track:coal")
    assert {option[0] for option in scene.options()} == {"warehouse"}


@pytest.mark.example("TR-E58")
def test_example_a_lease_raises_the_unloading_value() -> None:
    scene = Scene().train(YELLOW, W3_01="brass water food").zone("A-Z3", WHITE, [(YELLOW, "")])
    scene.tile(4, "B05").contract("awhar", "K3-01").drive_to(YELLOW, "AO6", "AO7", 1)
    assert scene.refusal("contract", "contract:K3-01") == "TR-2410"
    scene.play("lease", "contractor:gearholm-awhar", "zone:A-Z3")
    assert scene.player(YELLOW).contractors["awhar"] == 3
    scene.play("use", "tile:B05").play("advance", "track:unloading").play("refill", "stack:1")
    assert "B05" in scene.pos.tile_discards
    scene.play("contract", "contract:K3-01")
    assert scene.player(YELLOW).vp == 6
    assert scene.pos.goods(YELLOW) == []


@pytest.mark.rule("TR-1606")
def test_an_interrupted_city_action_goes_on_for_its_own_city() -> None:
    scene = Scene().hand(YELLOW, "A50").contractor_track("awhar", yellow=4).train(YELLOW, W2_16="brass gold")
    scene.zone("R-Z2", PURPLE, [(YELLOW, "")]).contract("calestia", "K2-04").contract("ravenshire", "K2-01")
    scene.drive_to(YELLOW, "CM7", "CM8", 1).play("lease", "contractor:vardimium-awhar", "zone:R-Z2")
    scene.play("special", "card:A50").play("invest", "action:move-3").play("move", "field:RM1")
    assert scene.pos.region(YELLOW) == "ravenshire"
    assert scene.ids("contract") == {"K2-04"}  # still Vardimium in Calestia
    scene.play("visit", "city:vardimium").play("contract", "contract:K2-04").play("done")
    assert scene.pos.contract_spaces["vardimium"][0] == YELLOW
    assert scene.player(YELLOW).field == "RM1"


@pytest.mark.rule("TR-1607")
@pytest.mark.example("TR-E59")
def test_example_a_bonus_in_another_players_turn() -> None:
    scene = Scene().zone("R-Z2", WHITE, [(BLACK, "calestia")], parcel=False).at(BLACK, "CM7")
    scene.contractor_track("calestia", black=2).tile(4, "B41").tile(9, "B12")
    scene.drive_to(PURPLE, "RM1", "R-Z2-4", 1).play("refill", "stack:1")
    assert scene.asked == BLACK
    scene.play("use", "tile:B12")
    assert scene.ids("warehouse") == {"C-Z1", "C-Z2", "C-Z3", "C-Z4"}
    scene.play("warehouse", "zone:C-Z4")
    assert scene.player(BLACK).infrastructure["calestia"] == 1
    assert scene.player(WHITE).infrastructure["ravenshire"] == 0  # step B comes after
    scene.play("refill", "stack:1")
    assert scene.player(WHITE).infrastructure["ravenshire"] == 1


# Rounds and victory points


@pytest.mark.rule("TR-1701")
def test_seven_phases_in_order() -> None:
    scene = Scene(2).at(YELLOW, "RM5").heroes(YELLOW, "C08").train(YELLOW, W1_05="-").round(3)
    asked: dict[str, set[str]] = {}
    while scene.pos.round == 3:
        asked.setdefault(scene.pos.phase, set()).add(str(scene.options()[0][0]))
        quiet = [option for option in (PASS, DONE) if option in scene.options()]
        scene.play(*(quiet or scene.options())[0])
    assert asked == {
        "bidding": {"bid"},
        "lobbying": {"lobby"},
        "income": {"load"},
        "investment": {"invest"},
        "movement": {"play", "move", "take"},
        "mission": {"hero"},
    }
    assert list(asked) == ["bidding", "lobbying", "income", "investment", "movement", "mission"]
    assert scene.options()[0][0] == "bid"  # phase VII asks nothing


@pytest.mark.rule("TR-1702")
def test_turns_follow_the_order_track() -> None:
    scene = Scene().order(WHITE, BLACK, YELLOW, PURPLE)
    asked = []
    scene.movement()
    for _ in range(4):
        asked.append(scene.asked)
        seat = scene.asked
        while scene.asked == seat:
            done = ("done",)
            scene.play(*(done if done in scene.options() else scene.options()[0]))
    assert asked == [WHITE, BLACK, YELLOW, PURPLE]


@pytest.mark.rule("TR-1703", "TR-1704")
def test_vp_with_a_place_number_wait_for_the_final_scoring() -> None:
    scene = Scene().infrastructure("awhar", yellow=14).at(YELLOW, "AM1")
    scene.siding(YELLOW, "B12").play("warehouse", "zone:A-Z1")
    assert scene.player(YELLOW).vp == 0
    assert GAME.score_now(scene.pos)[YELLOW].total == 12
    assert scene.card(YELLOW, "A01").player(YELLOW).vp == 5


@pytest.mark.rule("TR-1706")
def test_markers_and_coal_are_kept() -> None:
    scene = Scene(2).give(YELLOW, coal=3, investment=4)
    state = scene.state
    while state.pos.round == 1:
        seat = state.waiting()[0]
        options = state.options(seat)
        quiet = [option for option in (("pass",), ("done",)) if option in options]
        spared = state.pos.players[YELLOW]
        state.play(seat, quiet[0] if quiet else options[0])
    assert spared.coal >= 3 + 1
    assert spared.investment >= 4 + 1
