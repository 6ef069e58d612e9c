"""Appendices A, B and C: special actions, siding bonuses, hero bonuses."""

import pytest

from tests.games.train_rush.table import BLACK, PURPLE, YELLOW, Scene

TRACKS = {"investment", "coal", "loading", "unloading", "wagons"}
ZONES = {"A-Z1", "A-Z2", "A-Z3", "A-Z4"}
SECTORS = {f"awhar-{sector}" for sector in ("finance", "resources", "logistics", "trade", "technology")}


def table() -> Scene:
    """Yellow in Awhar with every kind of wagon, room for one more, and the full deck."""
    scene = Scene(settings={"deck": "56"}).at(YELLOW, "AM1").hand(YELLOW)
    scene.player(YELLOW).levels["wagons"] = 1
    return scene.train(YELLOW, W1_05="-", W2_01="- -", W3_01="- - -")


def special(card: str) -> Scene:
    return table().card(YELLOW, card)


def siding(tile: str) -> Scene:
    return table().siding(YELLOW, tile)


def hero(name: str) -> Scene:
    """The hero's bonus, gained by playing it in its own region."""
    scene = table()
    city = scene.pos.box.cities[scene.pos.box.heroes[name].city]
    scene.at(YELLOW, {"ravenshire": "RM5", "calestia": "CM7", "awhar": "AM1"}[city.region])
    return scene.heroes(YELLOW, name).missions().play("hero", f"hero:{name}")


def times(scene: Scene, verb: str) -> int:
    """How often in a row this can be done."""
    count = 0
    while scene.asked == YELLOW and scene.options()[0][0] == verb:
        scene.play(*scene.options()[0])
        count += 1
    return count


def gained(scene: Scene) -> tuple[int, int, int]:
    """VP, investment markers and coal; nothing else is asked."""
    assert scene.asked is None
    player = scene.player(YELLOW)
    return player.vp, player.investment, player.coal


# Appendix A


@pytest.mark.rule("TR-3101", "TR-3102")
def test_A01_A02_score_5_and_7() -> None:
    assert gained(special("A01")) == (5, 0, 0)
    assert gained(special("A02")) == (7, 0, 0)


@pytest.mark.rule("TR-3103", "TR-3104")
def test_A03_A04_score_6_and_3() -> None:
    assert gained(special("A03")) == (6, 0, 0)
    assert gained(special("A04")) == (3, 0, 0)


@pytest.mark.rule("TR-3105")
def test_A05_A06_build_a_station() -> None:
    for card in ("A05", "A06"):
        scene = special(card)
        assert scene.ids("station") == ZONES
        assert times(scene, "station") == 1


@pytest.mark.rule("TR-3106")
def test_A07_and_others_corrupt_once() -> None:
    for card in ("A07", "A08", "A09", "A11", "A12"):
        scene = special(card)
        assert scene.ids("corrupt") == SECTORS
        assert times(scene, "corrupt") == 1


@pytest.mark.rule("TR-3107")
def test_A10_A13_corrupt_twice_in_different_sectors_if_wanted() -> None:
    for card in ("A10", "A13"):
        assert times(special(card), "corrupt") == 2
        scene = special(card).play("corrupt", "sector:awhar-trade").play("corrupt", "sector:awhar-finance")
        assert scene.pos.agents["awhar-trade"] == scene.pos.agents["awhar-finance"] == (YELLOW,)


@pytest.mark.rule("TR-3108")
def test_A14_builds_three_warehouses_in_any_zones() -> None:
    scene = special("A14").play("warehouse", "zone:A-Z1").play("warehouse", "zone:A-Z2")
    scene.play("warehouse", "zone:A-Z2").decline()  # the bonus of space 3
    assert scene.asked is None
    assert scene.player(YELLOW).warehouses == 9


@pytest.mark.rule("TR-3109")
def test_A15_to_A18_build_two_warehouses_in_any_zones() -> None:
    for card in ("A15", "A16", "A17", "A18"):
        scene = special(card).play("warehouse", "zone:A-Z1").play("warehouse", "zone:A-Z2")
        assert scene.asked is None
        assert scene.player(YELLOW).warehouses == 10


@pytest.mark.rule("TR-3110")
def test_A19_to_A21_build_one_warehouse() -> None:
    for card in ("A19", "A20", "A21"):
        scene = special(card)
        assert scene.ids("warehouse") == ZONES
        assert times(scene, "warehouse") == 1


@pytest.mark.rule("TR-3111", "TR-3112")
def test_A22_A23_advance_on_a_named_track() -> None:
    scene = special("A22")
    assert scene.ids("advance") == {"wagons"}
    assert times(scene, "advance") == 2
    scene = special("A23")
    assert scene.ids("advance") == {"loading"}
    assert times(scene, "advance") == 1


@pytest.mark.rule("TR-3113", "TR-3114")
def test_A24_to_A28_advance_on_any_track() -> None:
    scene = special("A24")
    assert scene.ids("advance") == TRACKS
    scene.play("advance", "track:coal").play("advance", "track:loading")
    assert scene.asked is None
    for card in ("A25", "A26", "A27", "A28"):
        scene = special(card)
        assert scene.ids("advance") == TRACKS
        assert times(scene, "advance") == 1


def exchanges(scene: Scene) -> list[tuple[str, int]]:
    """The own wagons and new sizes that can be exchanged, over all choices offered."""
    found = []
    for choice in [option for option in scene.options() if option[0] == "choose"] or [()]:
        twin = scene.fork()
        if choice:
            twin.play(*choice)
        for option in twin.options():
            if option[0] == "exchange":
                wagon, new = (str(atom).partition(":")[2] for atom in option[1:])
                found.append((wagon, len(twin.pos.box.wagons[new])))
    return sorted(set(found))


@pytest.mark.rule("TR-3115", "TR-3116")
def test_A29_A30_exchange_by_choice() -> None:
    assert exchanges(special("A29")) == [("W1-05", 3), ("W3-01", 3)]
    assert exchanges(special("A30")) == [("W1-05", 2), ("W2-01", 3), ("W3-01", 3)]
    scene = special("A29").play("choose", "effect:2")
    scene.play("exchange", "wagon:W3-01", f"new:{scene.pos.wagon_pool[3][0]}")
    assert scene.asked is None  # one of them, not both


@pytest.mark.rule("TR-3117")
def test_A31_to_A33_load_two_wagons() -> None:
    for card in ("A31", "A32", "A33"):
        assert times(special(card), "load") == 2


@pytest.mark.rule("TR-3118", "TR-3119")
def test_A34_and_others_give_three_or_two_investment_markers() -> None:
    for card in ("A34", "A35", "A41"):
        assert gained(special(card)) == (0, 3, 0)
    for card in ("A36", "A38", "A42", "A43"):
        assert gained(special(card)) == (0, 2, 0)


@pytest.mark.rule("TR-3120", "TR-3121")
def test_A37_exchanges_and_A39_and_others_give_one_marker() -> None:
    assert exchanges(special("A37")) == [("W1-05", 3)]
    for card in ("A39", "A40", "A44", "A45", "A46"):
        assert gained(special(card)) == (0, 1, 0)


@pytest.mark.rule("TR-3122")
def test_A48_A49_lease_to_a_contractor_of_any_city() -> None:
    for card in ("A48", "A49"):
        scene = table().zone("C-Z4", BLACK, [(YELLOW, "")]).card(YELLOW, card)
        assert len([option for option in scene.options() if option[0] == "lease"]) == 27
        lease = ("lease", "contractor:hawkmoor-calestia", "zone:C-Z4")
        assert scene.state.bill(YELLOW, lease).total(YELLOW, "contractors-calestia") == 2
        assert scene.play(*lease).player(YELLOW).contractors["calestia"] == 2
    assert table().zone("C-Z4", houses=[(YELLOW, "")]).card(YELLOW, "A48").asked is None  # no station


@pytest.mark.example("TR-E67")
def test_example_a_lease_from_afar() -> None:
    scene = Scene().at(YELLOW, "RM5").zone("A-Z1", BLACK, [(PURPLE, "awhar")])
    scene.zone("C-Z4", BLACK, [(PURPLE, "ravenshire"), (YELLOW, "")])
    scene.pos.contractors["zainium"], scene.pos.contractors["vardimium"] = (
        ("ravenshire", "calestia"),
        ("awhar", "calestia"),
    )
    scene.card(YELLOW, "A48")
    zainium = {atom for option in scene.options() for atom in option if "zainium" in str(atom)}
    assert zainium == {"contractor:zainium-calestia"}
    assert scene.refusal("lease", "contractor:zainium-ravenshire", "zone:C-Z4") == "TR-715"
    scene.play("lease", "contractor:zainium-calestia", "zone:C-Z4")
    assert scene.player(YELLOW).contractors["calestia"] == 3
    assert (YELLOW, "calestia") in scene.pos.warehouses["C-Z4"]


@pytest.mark.rule("TR-3123", "TR-3124")
def test_A50_A51_repeat_an_investment_action_of_exactly_this_cost() -> None:
    assert special("A50").ids("invest") == {"warehouse", "load-1", "move-3"}
    assert special("A51").ids("invest") == {
        "coal-1",
        "station",
        "load-2",
        "move-6",
        "exchange-1-2",
        "planning",
        "corruption",
    }
    assert special("A51").refusal("invest", "action:warehouse") == "TR-3125"
    assert gained(special("A51").play("invest", "action:coal-1")) == (0, 0, 1)


@pytest.mark.rule("TR-3125")
@pytest.mark.example("TR-E52")
def test_example_a_free_move() -> None:
    scene = Scene().at(YELLOW, "AM7").tokens(YELLOW, "MT08").give(YELLOW, coal=0, investment=1)
    scene.pos.slots["move"] = 6
    scene.train(YELLOW, W2_05="gold gold").card(YELLOW, "A51").play("invest", "action:move-6")
    assert {"AM9", "CM2"} <= scene.ids("move")
    assert all(len(option) == 2 for option in scene.options() if option[0] == "move")
    scene.play("move", "field:CM2")
    assert "cards" in scene.ids("buy")
    assert (scene.player(YELLOW).investment, scene.player(YELLOW).coal) == (1, 0)
    assert scene.pos.slots["move"] == 6


@pytest.mark.rule("TR-3125")
def test_a_free_action_keeps_the_active_region() -> None:
    scene = special("A51").play("invest", "action:station")
    assert scene.ids("station") == ZONES
    on_start = Scene().card(YELLOW, "A50")
    assert on_start.refusal("invest", "action:warehouse") == "TR-407"


@pytest.mark.rule("TR-3126", "TR-3127")
def test_A52_to_A57_take_wagons() -> None:
    for card in ("A52", "A53", "A54"):
        scene = special(card)
        assert scene.ids("take") == {*scene.pos.wagon_pool[3], scene.pos.specials[3][-1]}
    for card in ("A55", "A56", "A57"):
        scene = special(card)
        assert scene.ids("take") == {*scene.pos.wagon_pool[2], scene.pos.specials[2][-1]}


# Appendix B


def drawn_and_kept(scene: Scene) -> tuple[int, int]:
    scene.play("draw")
    return len(scene.player(YELLOW).drawn), max(len(option) for option in scene.options()) - 1


@pytest.mark.rule("TR-3201", "TR-3202")
def test_B01_to_B04_draw_cards() -> None:
    for tile in ("B01", "B02"):
        assert drawn_and_kept(siding(tile)) == (3, 2)
    for tile in ("B03", "B04"):
        assert drawn_and_kept(siding(tile)) == (3, 1)


@pytest.mark.rule("TR-3203")
def test_B05_to_B09_advance_on_any_track() -> None:
    for number in range(5, 10):
        scene = siding(f"B{number:02}")
        assert scene.ids("advance") == TRACKS
        assert times(scene, "advance") == 1


@pytest.mark.rule("TR-3204", "TR-3205")
def test_B10_to_B16_build_warehouses() -> None:
    for number in range(10, 17):
        scene = siding(f"B{number}")
        assert scene.ids("warehouse") == ZONES
        assert times(scene, "warehouse") == (2 if number < 12 else 1)


@pytest.mark.rule("TR-3206", "TR-3207")
def test_B17_B18_exchange_wagons() -> None:
    assert exchanges(siding("B17")) == [("W1-05", 3)]
    assert exchanges(siding("B18")) == [("W1-05", 2), ("W2-01", 3)]


@pytest.mark.rule("TR-3208", "TR-3209")
def test_B19_to_B21_take_wagons() -> None:
    for tile, size in (("B19", 2), ("B20", 2), ("B21", 3)):
        scene = siding(tile)
        assert scene.ids("take") == {*scene.pos.wagon_pool[size], scene.pos.specials[size][-1]}


@pytest.mark.rule("TR-3210")
def test_B22_to_B27_corrupt_once() -> None:
    for number in range(22, 28):
        scene = siding(f"B{number}")
        assert scene.ids("corrupt") == SECTORS
        assert times(scene, "corrupt") == 1


@pytest.mark.rule("TR-3211", "TR-3212")
def test_B28_to_B31_load_wagons() -> None:
    for tile, wagons in (("B28", 2), ("B29", 2), ("B30", 1), ("B31", 1)):
        assert times(siding(tile), "load") == wagons


@pytest.mark.rule("TR-3213", "TR-3214", "TR-3215")
def test_B32_to_B40_give_investment_markers() -> None:
    for number in range(32, 41):
        markers = 3 if number == 32 else 2 if number < 38 else 1
        assert gained(siding(f"B{number}")) == (0, markers, 0)


@pytest.mark.rule("TR-3216", "TR-3217", "TR-3218")
def test_B41_to_B47_give_coal() -> None:
    for number in range(41, 48):
        coal = 3 if number == 41 else 2 if number < 45 else 1
        assert gained(siding(f"B{number}")) == (0, 0, coal)


# Appendix C


@pytest.mark.rule("TR-3301", "TR-3308")
def test_C01_C17_C08_give_investment_markers() -> None:
    assert gained(hero("C01")) == gained(hero("C17")) == (0, 1, 0)
    assert gained(hero("C08")) == (0, 2, 0)


@pytest.mark.rule("TR-3302")
def test_C02_C10_C14_build_a_warehouse_in_the_active_region() -> None:
    for name, letter in (("C02", "C"), ("C10", "R"), ("C14", "A")):
        scene = hero(name)
        assert scene.ids("warehouse") == {f"{letter}-Z{number}" for number in range(1, 5)}
        assert times(scene, "warehouse") == 1


@pytest.mark.rule("TR-3303")
def test_C03_C15_use_a_special_action_from_hand() -> None:
    for name, field in (("C03", "CM7"), ("C15", "AM1")):
        scene = table().at(YELLOW, field).hand(YELLOW, "A01", "A02").heroes(YELLOW, name).missions()
        scene.play("hero", f"hero:{name}").play("special", "card:A01")
        assert gained(scene) == (5, 0, 0)  # without coal
        assert scene.player(YELLOW).hand == ("A02",)  # not replaced
        assert "A01" in scene.pos.discards


@pytest.mark.rule("TR-3304")
def test_C04_uses_any_displayed_tile() -> None:
    scene = table().at(YELLOW, "CM7").tile(8, "B41").heroes(YELLOW, "C04").missions().play("hero", "hero:C04")
    assert scene.ids("use") == set(scene.pos.display)
    scene.play("use", "tile:B41").play("refill", "stack:1")
    assert scene.player(YELLOW).coal == 3
    assert scene.pos.display[7] != "B41"


@pytest.mark.rule("TR-3305", "TR-3310", "TR-3312")
def test_C05_C11_C18_advance_on_a_named_track() -> None:
    for name, track in (("C05", "wagons"), ("C11", "unloading"), ("C18", "loading")):
        scene = hero(name)
        assert scene.ids("advance") == {track}
        assert times(scene, "advance") == 1


@pytest.mark.rule("TR-3306", "TR-3311")
def test_C06_C12_give_coal() -> None:
    assert gained(hero("C06")) == (0, 0, 1)
    assert gained(hero("C12")) == (0, 0, 2)


@pytest.mark.rule("TR-3307")
def test_C07_builds_a_station() -> None:
    scene = hero("C07")
    assert scene.ids("station") == {"R-Z1", "R-Z2", "R-Z3", "R-Z4"}
    assert times(scene, "station") == 1


@pytest.mark.rule("TR-3309")
def test_C09_C13_C16_corrupt_once_in_the_active_region() -> None:
    for name, region in (("C09", "ravenshire"), ("C13", "awhar"), ("C16", "awhar")):
        scene = hero(name)
        assert {sector.partition("-")[0] for sector in scene.ids("corrupt")} == {region}
        assert times(scene, "corrupt") == 1
