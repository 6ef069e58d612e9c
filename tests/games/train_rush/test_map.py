"""Map, active region and movement rules."""

import math

import pytest

from engineshed.games.train_rush import GAME
from engineshed.games.train_rush.printed.components import load
from tests.games.train_rush.table import BLACK, PURPLE, WHITE, YELLOW, Scene

SETTINGS = {setting.id: setting.default for setting in GAME.settings}
BOX = GAME.position(4, SETTINGS).box
MAP = load().map


def ends(scene: Scene, seat: int, points: int) -> set[str]:
    return scene.drive(seat, points).ids("move")


# Map


@pytest.mark.rule("TR-401", "TR-402")
def test_three_regions_with_cities_zones_and_a_market_each() -> None:
    assert {(r.id, r.colour) for r in MAP.regions} == {
        ("ravenshire", "red"),
        ("calestia", "green"),
        ("awhar", "blue"),
    }
    for region in BOX.regions:
        assert len(BOX.cities_of[region]) == 3
        assert len(BOX.zones_of[region]) == 4
        markets = [f for f in BOX.fields.values() if f.kind == "market" and f.region == region]
        assert len(markets) == 1


@pytest.mark.rule("TR-403")
def test_a_locomotive_steps_only_to_the_successors_of_its_field() -> None:
    assert len(BOX.fields) == 171
    for field in BOX.fields.values():
        scene = Scene().at(YELLOW, field.id)
        assert ends(scene, YELLOW, 1) == set(field.next)


@pytest.mark.rule("TR-404", "TR-405")
def test_the_active_region_is_where_the_own_locomotive_stands_now() -> None:
    scene = Scene().at(YELLOW, "RM10").at(BLACK, "CM7").give(YELLOW, investment=4).investment()
    assert scene.pos.region(YELLOW) == "ravenshire"
    assert scene.pos.region(BLACK) == "calestia"
    scene.play("invest", "action:move-3").play("move", "field:AM2").play("visit", "city:vexbourne").play(
        "done"
    )
    for _ in range(3):
        scene.decline()
    assert scene.play("invest", "action:warehouse").ids("warehouse") == {"A-Z1", "A-Z2", "A-Z3", "A-Z4"}


@pytest.mark.rule("TR-406", "TR-407")
def test_start_lies_in_no_region() -> None:
    scene = Scene().give(YELLOW, investment=5).heroes(YELLOW, "C07", "C01", "C13")
    assert scene.pos.region(YELLOW) == ""
    scene.investment()
    for action in ("warehouse", "warehouses", "station", "corruption"):
        assert scene.refusal("invest", f"action:{action}") == "TR-407"
    assert scene.missions().asked is None


@pytest.mark.example("TR-E34")
def test_example_first_out_of_start() -> None:
    scene = Scene(2).give(YELLOW, investment=2).investment()
    assert not scene.ids("invest") & {"warehouse", "station", "corruption"}
    scene.play("invest", "action:move-3").play("move", "field:RI1").decline()
    scene.play("invest", "action:warehouse").play("warehouse", "zone:R-Z4")
    assert scene.pos.warehouses["R-Z4"] == ((YELLOW, ""),)


@pytest.mark.rule("TR-408")
def test_the_region_of_junctions_and_lead_track() -> None:
    for field in BOX.fields.values():
        if field.kind == "junction":
            (before,) = [f for f in BOX.fields.values() if field.id in f.next]
            assert field.region == before.region
    assert BOX.fields["S1"].region == BOX.fields["S2"].region == "ravenshire"


@pytest.mark.rule("TR-409")
def test_three_loops() -> None:
    loops = {f.loop for f in MAP.fields if f.kind in ("plain", "city", "market", "siding")}
    assert loops == {"inner", "middle", "outer", "lead"}


# Movement


@pytest.mark.rule("TR-501")
def test_a_locomotive_moves_only_by_a_move_action() -> None:
    """In a whole game no field changes without a move being chosen."""
    scene = Scene(3)
    state = scene.state
    for _ in range(300):
        if not state.waiting():
            break
        seat = state.waiting()[0]
        before = [player.field for player in state.pos.players]
        action = state.options(seat)[len(state.options(seat)) // 2]
        state.play(seat, action)
        if action[0] != "move":
            assert [player.field for player in state.pos.players] == before


@pytest.mark.rule("TR-502")
def test_locomotives_move_clockwise_only() -> None:
    places = {f.id: (f.x - 500, f.y - 333) for f in MAP.fields}
    for field in MAP.fields:
        for step in field.next:
            if step.via == "track" and field.loop != "lead" and field.kind != "start":
                x1, y1 = places[field.id]
                x2, y2 = places[step.to]
                # y grows downwards: a positive cross product is a turn clockwise on the screen
                assert math.atan2(x1 * y2 - y1 * x2, x1 * x2 + y1 * y2) > 0


@pytest.mark.rule("TR-503", "TR-504")
def test_a_move_covers_exactly_as_many_fields_as_it_has_points() -> None:
    scene = Scene().at(YELLOW, "RO8")
    assert ends(scene, YELLOW, 1) == {"R-Z4-1", "R-Z4-4", "R-Z4-7"}
    assert ends(scene, YELLOW, 3) == {"R-Z4-3", "R-Z4-6", "R-Z4-9"}
    assert scene.refusal("move", "field:R-Z4-1") == "TR-504"


@pytest.mark.rule("TR-505", "TR-506")
def test_a_move_may_end_early_in_a_city_or_on_a_market_but_need_not() -> None:
    scene = Scene().at(YELLOW, "RM6")
    assert ends(scene, YELLOW, 4) == {"RM7", "RM9", "RM10", "R-Z4-2", "R-Z4-5", "R-Z4-8"}
    scene.play("move", "field:RM10")
    assert scene.asked is None  # driving through market and city has no effect
    assert scene.pos.visitors["hawkmoor"] == ()


@pytest.mark.rule("TR-507")
@pytest.mark.example("TR-E35")
def test_example_a_move_from_a_city_covers_at_least_one_field() -> None:
    scene = Scene().at(YELLOW, "AI6")
    full = {"CI3", "CM2", "C-Z1-1", "C-Z1-4", "C-Z1-7", "C-Z2-1", "C-Z2-4", "C-Z2-7"}
    full |= {"C-Z3-2", "C-Z3-5", "C-Z3-8"}
    assert ends(scene, YELLOW, 5) == full | {"CI2"}
    assert scene.refusal("move", "field:AI6") == "TR-504"


@pytest.mark.rule("TR-508", "TR-511")
def test_a_field_holds_one_locomotive_but_may_be_passed() -> None:
    scene = Scene().at(YELLOW, "RO8").at(BLACK, "R-Z4-1")
    assert ends(scene, YELLOW, 1) == {"R-Z4-4", "R-Z4-7"}
    assert scene.refusal("move", "field:R-Z4-1") == "TR-508"
    assert "R-Z4-2" in ends(scene, YELLOW, 2)


@pytest.mark.rule("TR-509")
def test_cities_and_markets_hold_any_number() -> None:
    scene = Scene()
    for seat in (BLACK, PURPLE, WHITE):
        scene.at(seat, "RM9")
    assert "RM9" in ends(scene.at(YELLOW, "RM8"), YELLOW, 1)
    scene.at(BLACK, "RM7")
    assert "RM7" in ends(scene.at(YELLOW, "RM6"), YELLOW, 1)


@pytest.mark.rule("TR-510")
def test_start_holds_all_and_is_never_entered() -> None:
    assert {player.field for player in Scene().pos.players} == {"START"}
    assert not any("START" in field.next for field in BOX.fields.values())


@pytest.mark.rule("TR-512")
def test_a_blocked_route_needs_another_route_or_action() -> None:
    scene = Scene().at(YELLOW, "CI7").at(BLACK, "RI1")
    assert ends(scene, YELLOW, 1) == {"CO12"}
    blocked = Scene(2).at(YELLOW, "START").at(BLACK, "RI1").give(YELLOW, investment=1).investment()
    assert blocked.refusal("invest", "action:move-3") == "TR-512"


@pytest.mark.rule("TR-513")
def test_the_moving_player_chooses_the_way() -> None:
    scene = Scene().at(BLACK, "RM1").drive(BLACK, 1)
    assert scene.asked == BLACK
    assert scene.ids("move") == {"R-Z2-1", "R-Z2-4", "R-Z2-7", "RI2"}


@pytest.mark.rule("TR-514", "TR-515")
def test_loops_are_changed_only_at_tunnels_and_junctions_along_their_arrows() -> None:
    loop = {f.id: f.loop for f in MAP.fields}
    for field in MAP.fields:
        for step in field.next:
            if loop[field.id] != loop[step.to] and field.kind not in ("junction", "start"):
                assert step.via in ("tunnel", "junction") or loop[field.id] == "lead"
    tunnels = {(t.start, t.to) for t in MAP.tunnels}
    assert len(tunnels) == 6
    for start, end in tunnels:
        assert end in BOX.fields[start].next
        assert start not in BOX.fields[end].next


@pytest.mark.rule("TR-516", "TR-517")
@pytest.mark.example("TR-E57")
def test_example_tunnels_take_no_point_and_junctions_one() -> None:
    scene = Scene().at(YELLOW, "CM10")
    assert ends(scene, YELLOW, 2) == {"R-Z2-1", "R-Z2-4", "R-Z2-7", "RI2", "RO1"}
    assert ends(scene, YELLOW, 1) == {"RM1", "J8"}


@pytest.mark.rule("TR-518", "TR-519")
@pytest.mark.example("TR-E03")
def test_example_a_siding_has_three_separate_tracks() -> None:
    scene = Scene().at(YELLOW, "A-Z2-6")
    assert ends(scene, YELLOW, 1) == {"AM7"}
    for zone in BOX.zones:
        for first in (1, 4, 7):
            here = Scene().at(YELLOW, f"{zone}-{first}")
            assert ends(here, YELLOW, 1) == {f"{zone}-{first + 1}"}
            assert ends(here, YELLOW, 2) == {f"{zone}-{first + 2}"}


@pytest.mark.rule("TR-520")
@pytest.mark.example("TR-E15")
def test_example_a_bought_move_into_a_city() -> None:
    scene = Scene().order(BLACK, YELLOW, PURPLE, WHITE).at(BLACK, "CI7").give(BLACK, investment=1, coal=0)
    scene.investment().play("invest", "action:move-3").play("move", "field:RI3")
    assert scene.asked == BLACK
    assert scene.options() == [("visit", "city:rackglen")]
    scene.play("visit", "city:rackglen").play("done")
    assert scene.player(BLACK).coal == 0
    assert scene.pos.visitors["rackglen"] == (BLACK,)


@pytest.mark.rule("TR-520")
def test_free_moves_of_cards_need_no_coal_and_others_do() -> None:
    scene = Scene().at(YELLOW, "RO8").hand(YELLOW, "A04").give(YELLOW, coal=0).turn(YELLOW)
    scene.play("play", "card:A04").play("move", "field:R-Z4-3")
    assert scene.player(YELLOW).coal == 0


@pytest.mark.rule("TR-521")
def test_plain_fields_and_junctions_do_nothing() -> None:
    for start, end in (("RM7", "RM8"), ("CM10", "J8"), ("START", "S1")):
        scene = Scene().at(YELLOW, start).drive(YELLOW, 1).play("move", f"field:{end}")
        assert scene.asked is None


@pytest.mark.example("TR-E02")
def test_example_four_leave_start() -> None:
    scene = Scene().order(PURPLE, BLACK, YELLOW, WHITE)
    scene.hand(PURPLE, "A06").hand(BLACK, "A01").hand(YELLOW, "A11").hand(WHITE, "A02", "A20")
    assert set(BOX.ends("START", 2)) == {"S2"}
    assert set(BOX.ends("START", 4)) == {"RI2", "RO2"}
    scene.movement()
    for seat, card, field in ((PURPLE, "A06", "RO2"), (BLACK, "A01", "S2"), (YELLOW, "A11", "RI2")):
        assert scene.asked == seat
        scene.play("play", f"card:{card}")
        if seat == YELLOW:
            assert scene.refusal("move", "field:RO2") == "TR-508"
        scene.play("move", f"field:{field}")
        if scene.options()[0][0] != "take":
            scene.play("done")
        scene.play("take", f"card:{scene.pos.pool[0]}")
        assert scene.player(seat).field == field
    assert scene.asked == WHITE
    scene.play("play", "card:A20")
    assert scene.options()[0][0] == "take"  # no legal move: the card ends at once
    scene.play("take", f"card:{scene.pos.pool[0]}")
    assert scene.player(WHITE).field == "START"
    assert "A20" in scene.pos.discards
    assert len(scene.player(WHITE).hand) == 2
