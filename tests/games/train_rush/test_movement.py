"""Phase V: action cards."""

import pytest

from engineshed.games.train_rush.game import TrainRush
from tests.games.train_rush.table import BLACK, PURPLE, YELLOW, Scene


def turn(*hand: str, coal: int = 0, field: str = "RO8", **settings: str) -> Scene:
    """Yellow's turn on the outer loop, far from everybody; all tiles on display give investment markers."""
    scene = Scene(settings=settings).at(YELLOW, field).hand(YELLOW, *hand).give(YELLOW, coal=coal)
    for space, tile in enumerate(("B32", "B33", "B34", "B35", "B36", "B37", "B38", "B39", "B40"), 1):
        scene.tile(space, tile)
    return scene.turn(YELLOW)


def drive(scene: Scene, *fields: str) -> Scene:
    """Make moves that end on these fields, refilling the display after each siding."""
    for field in fields:
        scene.play("move", f"field:{field}")
        if scene.asked is not None and scene.options()[0][0] == "refill":
            scene.play("refill", "stack:1")
    return scene


@pytest.mark.rule("TR-2301")
def test_one_turn_for_each_player() -> None:
    scene = Scene(3)
    for seat, card in enumerate(("A01", "A02", "A03")):
        scene.hand(seat, card)
    scene.movement()
    for seat, card in enumerate(("A01", "A02", "A03")):
        assert scene.asked == seat
        scene.play("play", f"card:{card}")
        if scene.options()[0][0] == "move":
            scene.play("done")
        assert scene.asked == seat
        scene.play("take", f"card:{scene.pos.pool[0]}")
    assert scene.asked is None


@pytest.mark.rule("TR-2302")
def test_a_card_must_be_played() -> None:
    scene = turn("A01", "A04")
    assert scene.options() == [("play", "card:A01"), ("play", "card:A04")]
    assert scene.refusal("done") == scene.refusal("play", "card:A05") == "TR-2302"


@pytest.mark.rule("TR-2303", "TR-2304")
def test_the_moves_come_from_top_to_bottom_without_skipping() -> None:
    scene = turn("A44").play("play", "card:A44")  # 3, 5, 3
    assert scene.ids("move") == {"R-Z4-3", "R-Z4-6", "R-Z4-9"}
    drive(scene, "R-Z4-3")
    assert {"A-Z3-3", "A-Z3-6", "A-Z3-9"} <= scene.ids("move")  # 5 fields on
    drive(scene, "A-Z3-6")
    assert scene.ids("move") == {"AO7"}  # 3 fields on


@pytest.mark.rule("TR-2305")
def test_the_player_may_stop_after_any_action_and_before_the_first() -> None:
    scene = turn("A44").play("play", "card:A44").play("done")
    assert scene.player(YELLOW).field == "RO8"
    assert scene.options()[0][0] == "take"
    scene = drive(turn("A44").play("play", "card:A44"), "R-Z4-3").play("done")
    assert scene.options()[0][0] == "take"


@pytest.mark.rule("TR-2305")
def test_under_the_other_reading_move_one_is_compulsory() -> None:
    scene = turn("A44", stopping="after-move-1").play("play", "card:A44")
    assert scene.refusal("done") == "TR-2305"
    assert drive(scene, "R-Z4-3").refusal("done") == ""


@pytest.mark.rule("TR-2305", "TR-2310")
def test_nobody_has_to_spend_a_token_on_a_compulsory_move() -> None:
    scene = Scene(settings={"stopping": "after-move-1"}).at(YELLOW, "RM7").at(BLACK, "RM8")
    scene.hand(YELLOW, "A13").tokens(YELLOW, "MT08").turn(YELLOW).play("play", "card:A13")
    assert scene.ids("move") == {"AM1", "RM9"}  # with the token only
    assert scene.play("done").options()[0][0] == "take"


@pytest.mark.rule("TR-2306")
@pytest.mark.example("TR-E44")
def test_example_a_move_that_cannot_be_paid() -> None:
    scene = drive(turn("A02", coal=1).play("play", "card:A02"), "R-Z4-2")
    assert scene.options()[0][0] == "take"  # move II costs 2: the card ends
    assert scene.player(YELLOW).coal == 1
    assert scene.player(YELLOW).field == "R-Z4-2"


@pytest.mark.rule("TR-2306")
def test_the_coal_of_a_move_is_paid() -> None:
    scene = drive(turn("A02", coal=3).play("play", "card:A02"), "R-Z4-2", "AO1")
    assert scene.player(YELLOW).coal == 1
    assert scene.state.bill(YELLOW, ("move", "field:A-Z3-3")).total(YELLOW, "coal") == -1
    assert drive(scene, "A-Z3-3").player(YELLOW).coal == 0


@pytest.mark.rule("TR-2307")
def test_the_action_of_the_field_is_completed_before_the_next_move() -> None:
    scene = turn("A44", field="RO1").play("play", "card:A44").play("move", "field:RO3")
    assert scene.options() == [("visit", "city:blackborough")]
    scene.play("visit", "city:blackborough").play("done")
    assert "move" in {option[0] for option in scene.options()}


@pytest.mark.rule("TR-2308", "TR-2309", "TR-2310")
@pytest.mark.example("TR-E56")
def test_example_a_token_makes_a_blocked_move_legal() -> None:
    scene = Scene().at(YELLOW, "RM7").at(BLACK, "RM8").hand(YELLOW, "A13").tokens(YELLOW, "MT08")
    scene.turn(YELLOW).play("play", "card:A13")
    assert scene.refusal("move", "field:RM8") == "TR-508"
    assert set(scene.options()) == {
        ("move", "field:AM1", "token:3"),
        ("move", "field:RM9", "token:3"),
        ("done",),
    }
    assert scene.state.bill(YELLOW, ("move", "field:AM1", "token:3")).total(YELLOW, "token") == -1
    scene.play("move", "field:AM1", "token:3")
    assert scene.player(YELLOW).tokens == ()
    assert "MT08" in scene.pos.boxed
    alone = (
        Scene().at(YELLOW, "RM7").at(BLACK, "RM8").hand(YELLOW, "A13").turn(YELLOW).play("play", "card:A13")
    )
    assert alone.options()[0][0] == "take"  # without the token the card ends


@pytest.mark.rule("TR-2308")
def test_at_most_one_token_for_each_move() -> None:
    scene = Scene().at(YELLOW, "RO8").hand(YELLOW, "A44").tokens(YELLOW, "MT08", "MT12").turn(YELLOW)
    scene.play("play", "card:A44")
    assert all(len(option) <= 3 for option in scene.options())
    assert {option[2] for option in scene.options() if len(option) == 3} == {"token:3", "token:6"}
    assert scene.refusal("move", "field:AO1", "token:3", "token:6") == "SHED-2"
    scene.play("move", "field:AM1", "token:3")  # 3 + 3 points by the junction
    assert scene.player(YELLOW).tokens == ("MT12",)
    assert "token:6" in {option[2] for option in scene.options() if len(option) == 3}  # the next move


@pytest.mark.rule("TR-2308", "TR-2309")
def test_the_token_that_was_added_is_spent() -> None:
    scene = Scene().at(YELLOW, "START").hand(YELLOW, "A44").tokens(YELLOW, "MT08", "MT12").turn(YELLOW)
    scene.play("play", "card:A44")
    scene.play(*next(option for option in scene.options() if option[2:] == ("token:6",)))
    assert scene.player(YELLOW).tokens == ("MT08",)
    assert scene.pos.boxed[-1:] == ("MT12",)


@pytest.mark.rule("TR-2311", "TR-2312")
def test_without_a_legal_move_a_card_is_discarded_and_one_taken() -> None:
    scene = Scene().at(BLACK, "S2").at(PURPLE, "RM8").hand(YELLOW, "A01").give(YELLOW, coal=5).turn(YELLOW)
    scene.play("play", "card:A01")  # move I is 2 and ends on S2 only
    assert scene.options()[0][0] == "take"
    card = scene.pos.pool[1]
    scene.play("take", f"card:{card}")
    assert scene.player(YELLOW).field == "START"
    assert scene.player(YELLOW).hand == (card,)
    assert "A01" in scene.pos.discards


@pytest.mark.rule("TR-2313")
def test_with_an_empty_hand_only_a_card_is_taken() -> None:
    scene = Scene().hand(YELLOW).turn(YELLOW)
    assert scene.ids("take") == set(scene.pos.pool)
    scene.play(*scene.options()[0])
    assert len(scene.player(YELLOW).hand) == 1


@pytest.mark.rule("TR-2314", "TR-2315", "TR-2316")
@pytest.mark.example("TR-E43")
def test_example_the_special_action_of_another_card() -> None:
    scene = turn("A44", "A01", "A02", coal=1).play("play", "card:A44")
    drive(scene, "R-Z4-3", "A-Z3-6", "AO7").play("visit", "city:gearholm").play("done")
    vp = scene.player(YELLOW).vp
    assert scene.ids("special") == {"A44", "A01", "A02"}
    assert scene.state.bill(YELLOW, ("special", "card:A02")).total(YELLOW, "coal") == -1
    scene.play("special", "card:A02")
    assert scene.player(YELLOW).coal == 0
    assert scene.player(YELLOW).vp == vp + 7
    assert {"A44", "A02"} <= set(scene.pos.discards)
    scene.play("take", f"card:{scene.pos.pool[0]}")
    assert len(scene.player(YELLOW).hand) == 2
    assert scene.asked is None


@pytest.mark.rule("TR-2314")
def test_no_special_action_before_all_three_moves() -> None:
    scene = turn("A44", coal=1).play("play", "card:A44")
    assert scene.refusal("special", "card:A44") == "SHED-2"
    drive(scene, "R-Z4-3")
    assert scene.ids("special") == set()
    drive(scene, "A-Z3-6", "AO7").play("visit", "city:gearholm").play("done")
    assert scene.ids("special") == {"A44"}


@pytest.mark.rule("TR-2315")
def test_without_coal_there_is_no_special_action() -> None:
    scene = turn("A44", coal=0).play("play", "card:A44")
    drive(scene, "R-Z4-3", "A-Z3-6", "AO7").play("visit", "city:gearholm").play("done")
    assert scene.options()[0][0] == "take"


@pytest.mark.rule("TR-2315", "TR-2316")
def test_a_dearer_special_action_of_another_card_needs_its_coal() -> None:
    """On the printed cards each costs one coal."""
    dear = {
        "id": "A58",
        "moves": [{"points": 4, "coal": 0}] * 3,
        "special": {"coal": 2, "effect": {"op": "coal", "n": 5}},
    }
    for coal, able in ((1, {"A44"}), (2, {"A44", "A58"})):
        scene = Scene(game=TrainRush({"action-cards.json": {"cards": [dear]}})).at(YELLOW, "RO8")
        scene.tile(3, "B32").tile(6, "B33").hand(YELLOW, "A44", "A58").give(YELLOW, coal=coal)
        drive(scene.turn(YELLOW).play("play", "card:A44"), "R-Z4-3", "A-Z3-6", "AO7")
        scene.play("visit", "city:gearholm").play("done")
        assert scene.ids("special") == able
        assert (scene.refusal("special", "card:A58") == "TR-2315") == (coal == 1)


@pytest.mark.rule("TR-2317", "TR-2318")
def test_cards_go_to_the_discard_pile_and_only_one_is_drawn() -> None:
    scene = turn("A44", "A01", coal=1).play("play", "card:A44")
    drive(scene, "R-Z4-3", "A-Z3-6", "AO7").play("visit", "city:gearholm").play("done")
    assert "A44" not in scene.pos.discards
    scene.play("special", "card:A01")
    assert {"A44", "A01"} <= set(scene.pos.discards)
    scene.play("take", f"card:{scene.pos.pool[0]}")
    assert len(scene.player(YELLOW).hand) == 1


@pytest.mark.rule("TR-2319", "TR-2320")
@pytest.mark.example("TR-E72")
def test_example_stopping_after_move_one() -> None:
    scene = drive(turn("A04", coal=3).play("play", "card:A04"), "R-Z4-3").play("done")
    assert scene.player(YELLOW).coal == 3
    assert "A04" in scene.pos.discards
    pool = scene.pos.pool
    assert scene.ids("take") == set(pool)
    scene.play("take", f"card:{pool[2]}")
    assert scene.player(YELLOW).hand == (pool[2],)
    assert len(scene.pos.pool) == 3
    assert pool[2] not in scene.pos.pool


def test_what_everybody_saw_being_taken_stays_known() -> None:
    scene = turn("A44").play("play", "card:A44").play("done")
    card = scene.pos.pool[0]
    scene.play("take", f"card:{card}")
    assert scene.state.seen_by(BLACK).pos.players[YELLOW].hand == (card,)
    scene.pool(*[c for c in ("A01", "A02", "A03", "A04") if c != card][:3]).player(YELLOW).hand += ("A44",)
    scene.pos.discards.remove("A44")
    assert scene.state.seen_by(BLACK).pos.players[YELLOW].hand == (card, "?")
    scene.turn(YELLOW).play("play", f"card:{card}")
    assert scene.state.seen_by(BLACK).pos.players[YELLOW].hand == ("?",)
    assert scene.player(YELLOW).shown == ()
