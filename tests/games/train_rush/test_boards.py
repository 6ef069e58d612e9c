"""Cities, zones, siding display, influence area and the tracks of the management board."""

from collections import Counter

import pytest

from engineshed.games.train_rush import GAME
from engineshed.games.train_rush.printed.box import Effect
from engineshed.games.train_rush.scoring import sector_places
from engineshed.kernel import Rng
from engineshed.kernel.play import Tape
from tests.games.train_rush.table import BLACK, PURPLE, WHITE, YELLOW, Scene

SETTINGS = {setting.id: setting.default for setting in GAME.settings}
BOX = GAME.position(4, SETTINGS).box
REGIONS = ("ravenshire", "calestia", "awhar")
SECTORS = ("finance", "resources", "logistics", "trade", "technology")
TRACKS = ("investment", "coal", "loading", "unloading", "wagons")

# Cities


@pytest.mark.rule("TR-601", "TR-602")
def test_the_cities_and_their_ranks() -> None:
    named = {region: [BOX.cities[c].name for c in BOX.cities_of[region]] for region in REGIONS}
    assert named == {
        "ravenshire": ["Rackglen", "Hawkmoor", "Blackborough"],
        "awhar": ["Brukas", "Vexbourne", "Gearholm"],
        "calestia": ["Castravia", "Vardimium", "Zainium"],
    }
    letters = {"I": 1, "M": 2, "O": 3}
    for city in BOX.cities.values():
        assert city.rank == letters[city.field[1]]
        assert BOX.fields[city.field].city == city.id


@pytest.mark.rule("TR-603")
def test_a_contractor_taken_away_is_not_replaced() -> None:
    scene = Scene().zone("R-Z2", station=PURPLE, houses=[(YELLOW, ""), (YELLOW, "")])
    scene.drive_to(YELLOW, "CM7", "CM8", 1).play("lease", "contractor:vardimium-awhar", "zone:R-Z2")
    assert sorted(scene.pos.contractors["vardimium"]) == ["calestia", "ravenshire"]
    scene.play("visit", "city:vardimium").play("done")
    scene.drive_to(YELLOW, "CM7", "CM8", 1)
    assert scene.refusal("lease", "contractor:vardimium-awhar", "zone:R-Z2") == "TR-603"


@pytest.mark.rule("TR-604", "TR-605", "TR-606")
def test_marker_spaces_fill_from_the_left_and_each_player_places_one() -> None:
    scene = Scene().visited("vardimium", BLACK)
    scene.drive_to(YELLOW, "CM7", "CM8", 1).play("visit", "city:vardimium")
    assert scene.pos.visitors["vardimium"] == (BLACK, YELLOW)
    assert scene.player(YELLOW).vp == 2  # the second space of a city of rank 2
    assert scene.pos.cities_visited(YELLOW) == 1
    scene.play("done").drive_to(YELLOW, "CM7", "CM8", 1)
    assert scene.asked is None or "visit" not in {option[0] for option in scene.options()}
    assert scene.pos.cities_visited(YELLOW) == 1


# Zones


@pytest.mark.rule("TR-701")
def test_a_zone_has_room_for_three_warehouses() -> None:
    scene = Scene().at(YELLOW, "RM5").zone("R-Z1", houses=[(BLACK, ""), (BLACK, ""), (WHITE, "")])
    scene.siding(YELLOW, "B12")
    assert scene.refusal("warehouse", "zone:R-Z1") == "TR-701"
    assert scene.ids("warehouse") == {"R-Z2", "R-Z3", "R-Z4"}


@pytest.mark.rule("TR-702")
def test_each_zone_borders_one_siding_in_its_region() -> None:
    for zone, region in BOX.zones.items():
        fields = [f for f in BOX.fields.values() if f.zone == zone]
        assert len(fields) == 9
        assert {f.region for f in fields} == {region}


@pytest.mark.rule("TR-703")
def test_a_warehouse_is_built_in_the_active_region_only() -> None:
    scene = Scene().at(YELLOW, "CM7").siding(YELLOW, "B12")
    assert scene.ids("warehouse") == {"C-Z1", "C-Z2", "C-Z3", "C-Z4"}
    assert scene.refusal("warehouse", "zone:R-Z1") == "TR-703"


@pytest.mark.rule("TR-704")
def test_a_warehouse_is_built_before_and_after_the_station() -> None:
    scene = Scene().at(YELLOW, "RM5").zone("R-Z1", station=BLACK)
    assert {"R-Z1", "R-Z2"} <= scene.siding(YELLOW, "B12").ids("warehouse")


@pytest.mark.rule("TR-704")
def test_under_the_other_reading_only_before_the_station() -> None:
    scene = Scene(settings={"warehouses": "before-station"}).at(YELLOW, "RM5").zone("R-Z1", station=BLACK)
    scene.siding(YELLOW, "B12")
    assert scene.ids("warehouse") == {"R-Z2", "R-Z3", "R-Z4"}
    assert scene.refusal("warehouse", "zone:R-Z1") == "TR-704"


@pytest.mark.rule("TR-705", "TR-706")
def test_one_player_may_own_several_warehouses_and_advances_for_each() -> None:
    scene = Scene().at(YELLOW, "RM5").siding(YELLOW, "B10")
    scene.play("warehouse", "zone:R-Z3").play("warehouse", "zone:R-Z3")
    assert scene.pos.warehouses["R-Z3"] == ((YELLOW, ""), (YELLOW, ""))
    assert scene.player(YELLOW).infrastructure == {"ravenshire": 2, "calestia": 0, "awhar": 0}


@pytest.mark.rule("TR-707", "TR-708")
def test_a_station_is_built_where_none_stands_in_the_active_region() -> None:
    scene = Scene().at(YELLOW, "AM1").zone("A-Z2", station=BLACK).card(YELLOW, "A05")
    assert scene.ids("station") == {"A-Z1", "A-Z3", "A-Z4"}
    assert scene.refusal("station", "zone:A-Z2") == "TR-708"
    assert scene.refusal("station", "zone:R-Z1") == "TR-707"


@pytest.mark.rule("TR-709", "TR-710")
def test_a_station_brings_a_parcel_and_no_advance() -> None:
    scene = Scene().at(YELLOW, "AM1").card(YELLOW, "A05").play("station", "zone:A-Z1")
    assert scene.pos.stations == {"A-Z1": YELLOW}
    assert scene.pos.parcels == ("A-Z1",)
    assert scene.player(YELLOW).infrastructure["awhar"] == 0


@pytest.mark.rule("TR-711", "TR-712")
def test_a_parcel_taken_is_not_replaced_and_buildings_stay() -> None:
    scene = Scene().train(YELLOW, SP2_1="- -").zone("R-Z3", station=BLACK, houses=[(WHITE, "awhar")])
    scene.tile(5, "B45").drive_to(YELLOW, "R-Z3-4", "R-Z3-5", 1).play("refill", "stack:1")
    scene.play("parcel", "wagon:SP2-1")
    scene.tile(6, "B46").drive_to(YELLOW, "R-Z3-5", "R-Z3-6", 1).play("refill", "stack:1")
    assert scene.asked is None
    assert scene.pos.parcels == ()
    assert scene.pos.stations == {"R-Z3": BLACK}
    assert scene.pos.warehouses["R-Z3"] == ((WHITE, "awhar"),)


@pytest.mark.rule("TR-713", "TR-714", "TR-715")
def test_a_lease_needs_an_own_free_warehouse_a_station_and_a_missing_colour() -> None:
    scene = Scene().zone("R-Z1", houses=[(YELLOW, "")])
    scene.zone("A-Z1", station=PURPLE, houses=[(YELLOW, "ravenshire"), (YELLOW, "")])
    scene.zone("C-Z3", station=WHITE, houses=[(BLACK, "")])
    scene.drive_to(YELLOW, "CM7", "CM8", 1)
    leases = {option[1:] for option in scene.options() if option[0] == "lease"}
    assert leases == {
        ("contractor:vardimium-awhar", "zone:A-Z1"),
        ("contractor:vardimium-calestia", "zone:A-Z1"),
    }
    assert scene.refusal("lease", "contractor:vardimium-awhar", "zone:R-Z1") == "TR-714"
    assert scene.refusal("lease", "contractor:vardimium-awhar", "zone:C-Z3") == "TR-713"
    assert scene.refusal("lease", "contractor:vardimium-ravenshire", "zone:A-Z1") == "TR-715"


@pytest.mark.example("TR-E05")
def test_example_a_lease_in_vardimium() -> None:
    scene = Scene().zone("R-Z1", houses=[(YELLOW, "")])
    scene.zone("R-Z2", PURPLE, [(WHITE, "ravenshire"), (BLACK, "calestia"), (YELLOW, "")])
    scene.drive_to(YELLOW, "CM7", "CM8", 1)
    leases = [option for option in scene.options() if option[0] == "lease"]
    assert leases == [("lease", "contractor:vardimium-awhar", "zone:R-Z2")]
    scene.play(*leases[0])
    assert scene.player(YELLOW).contractors["awhar"] == 2
    assert (YELLOW, "awhar") in scene.pos.warehouses["R-Z2"]
    assert scene.ids("lease") == set()
    assert scene.options() == [("visit", "city:vardimium")]  # no bonus on space 2


# Siding bonus display


@pytest.mark.rule("TR-801")
def test_fields_of_every_siding_belong_to_the_nine_spaces() -> None:
    for zone in BOX.zones:
        assert [BOX.fields[f"{zone}-{n}"].space for n in range(1, 10)] == list(range(1, 10))


@pytest.mark.rule("TR-802", "TR-803")
def test_a_tile_is_used_discarded_and_replaced_from_a_stack_of_choice() -> None:
    scene = Scene().tile(2, "B41").drive_to(YELLOW, "R-Z1-1", "R-Z1-2", 1)
    assert scene.player(YELLOW).coal == 3
    assert scene.pos.tile_discards == ["B41"]
    assert scene.ids("refill") == {"1", "2", "3"}
    scene.play("refill", "stack:3")
    assert scene.pos.display[1] not in ("", "B41")
    assert [len(stack) for stack in scene.pos.tile_stacks] == [13, 13, 11]


@pytest.mark.example("TR-E04")
def test_example_a_warehouse_by_siding_tile() -> None:
    scene = Scene().tile(3, "B12").drive_to(YELLOW, "R-Z1-2", "R-Z1-3", 1)
    assert scene.ids("warehouse") == {"R-Z1", "R-Z2", "R-Z3", "R-Z4"}
    scene.play("warehouse", "zone:R-Z2")
    assert scene.player(YELLOW).warehouses == 11
    assert scene.player(YELLOW).infrastructure["ravenshire"] == 1
    scene.play("refill", "stack:1")
    assert "B12" in scene.pos.tile_discards
    assert scene.pos.display[2] not in ("", "B12")


@pytest.mark.rule("TR-804")
def test_a_stack_used_up_is_formed_anew_from_the_discards() -> None:
    scene = Scene().tile(2, "B41")
    pos = scene.pos
    pos.tile_discards += pos.tile_stacks[0][1:]
    del pos.tile_stacks[0][1:]
    discarded = set(pos.tile_discards) | {"B41"}
    scene.drive_to(YELLOW, "R-Z1-1", "R-Z1-2", 1).play("refill", "stack:1")
    assert set(pos.tile_stacks[0]) == discarded
    assert pos.tile_discards == []


@pytest.mark.rule("TR-803")
def test_no_tile_comes_from_an_empty_stack() -> None:
    scene = Scene().tile(2, "B41")
    pos = scene.pos
    pos.tile_discards, pos.tile_stacks[1] = pos.tile_stacks[1], []
    scene.drive_to(YELLOW, "R-Z1-1", "R-Z1-2", 1)
    assert scene.ids("refill") == {"1", "3"}


@pytest.mark.rule("TR-805")
def test_any_displayed_tile_can_be_used_wherever_the_locomotive_stands() -> None:
    scene = Scene().tile(7, "B32").effect(YELLOW, Effect("sidingTile"))
    assert scene.ids("use") == set(scene.pos.display)
    scene.play("use", "tile:B32").play("refill", "stack:2")
    assert scene.player(YELLOW).investment == 3
    assert scene.pos.display[6] != "B32"
    assert scene.pos.tile_discards == ["B32"]


# Influence area


@pytest.mark.rule("TR-901", "TR-902")
def test_five_sectors_in_each_state_lead_to_the_progress_tracks() -> None:
    assert set(BOX.sectors) == {f"{region}-{sector}" for region in REGIONS for sector in SECTORS}
    for sector, track in zip(SECTORS, TRACKS, strict=True):
        scene = Scene()
        before = dict(scene.player(YELLOW).levels)
        scene.lobbying().play("lobby", f"sector:awhar-{sector}")
        assert scene.player(YELLOW).levels == before | {track: 1}


@pytest.mark.rule("TR-711", "TR-712", "TR-904")
def test_in_a_whole_game_pieces_come_only_by_their_own_actions_and_stay() -> None:
    state, rng = Scene(3, seed=4).state, Rng(6)
    while state.waiting():
        seat, before = state.waiting()[0], state.pos.copy()
        action = rng.choice(state.options(seat))
        state.play(seat, action)
        pos = state.pos
        assert (pos.spies != before.spies) == (action[0] == "lobby")
        assert (pos.stations != before.stations) == (action[0] == "station")
        assert set(pos.parcels) - set(before.parcels) == set(pos.stations) - set(before.stations)
        assert before.stations.items() <= pos.stations.items()
        for zone, houses in before.warehouses.items():
            for old, new in zip(houses, pos.warehouses[zone], strict=False):
                assert new == old or (new[0] == old[0] and not old[1])  # leased since
            assert len(pos.warehouses[zone]) >= len(houses)


@pytest.mark.rule("TR-903", "TR-904", "TR-910")
def test_four_slots_for_spies_and_four_for_agents() -> None:
    scene = Scene().at(YELLOW, "RM5").sector("ravenshire-trade", spies=[0, 1, 2, 3], agents=[1, 1, 1])
    scene.siding(YELLOW, "B22").play("corrupt", "sector:ravenshire-trade")
    assert scene.pos.agents["ravenshire-trade"] == (1, 1, 1, YELLOW)
    assert scene.pos.spies["ravenshire-trade"] == (0, 1, 2, 3)
    scene.siding(YELLOW, "B22")
    assert scene.refusal("corrupt", "sector:ravenshire-trade") == "TR-910"


@pytest.mark.rule("TR-905")
def test_pieces_take_the_leftmost_free_slot_of_their_kind() -> None:
    scene = Scene().at(YELLOW, "AM1").sector("awhar-trade", spies=[WHITE], agents=[BLACK])
    scene.siding(YELLOW, "B22").play("corrupt", "sector:awhar-trade")
    assert scene.pos.agents["awhar-trade"] == (BLACK, YELLOW)
    scene.lobbying().play("lobby", "sector:awhar-trade")
    assert scene.pos.spies["awhar-trade"] == (WHITE, YELLOW)


@pytest.mark.rule("TR-906", "TR-907")
def test_corruption_sends_an_agent_into_the_active_region_and_brings_nothing_else() -> None:
    scene = Scene().at(YELLOW, "AM1").siding(YELLOW, "B22")
    assert scene.ids("corrupt") == {f"awhar-{sector}" for sector in SECTORS}
    assert scene.refusal("corrupt", "sector:calestia-finance") == "TR-906"
    scene.play("corrupt", "sector:awhar-finance")
    player = scene.player(YELLOW)
    assert (player.agents, player.investment, player.levels["investment"]) == (14, 0, 0)
    assert scene.asked is None


@pytest.mark.rule("TR-908", "TR-909")
def test_any_number_of_agents_in_a_sector_without_a_spy() -> None:
    scene = Scene().at(YELLOW, "AM1")
    for _ in range(4):
        scene.siding(YELLOW, "B22").play("corrupt", "sector:awhar-trade")
    assert scene.pos.agents["awhar-trade"] == (YELLOW,) * 4
    assert scene.pos.spies["awhar-trade"] == ()


@pytest.mark.rule("TR-910")
def test_a_state_without_free_agent_slots_cannot_be_corrupted() -> None:
    scene = Scene().at(YELLOW, "AM1").give(YELLOW, investment=2)
    for number, sector in enumerate(SECTORS):
        scene.sector(f"awhar-{sector}", agents=[(number % 3) + 1] * 4)
    assert scene.siding(YELLOW, "B22").asked is None  # lost
    scene.investment()
    assert scene.refusal("invest", "action:corruption") == "TR-910"


@pytest.mark.example("TR-E12")
def test_example_corruption_on_the_last_slot() -> None:
    scene = Scene().order(BLACK, YELLOW, PURPLE, WHITE).at(BLACK, "RM5").give(BLACK, investment=2)
    scene.sector("ravenshire-finance", [BLACK, YELLOW, PURPLE, WHITE], [YELLOW, PURPLE, WHITE])
    scene.investment().play("invest", "action:corruption").play("corrupt", "sector:ravenshire-finance")
    assert scene.pos.agents["ravenshire-finance"] == (YELLOW, PURPLE, WHITE, BLACK)
    assert scene.player(BLACK).investment == 0
    assert sector_places(scene.pos, "ravenshire-finance")[0] == BLACK


# Progress tracks


@pytest.mark.rule("TR-1001", "TR-1002")
def test_an_advance_is_one_level_on_one_of_five_tracks() -> None:
    assert tuple(BOX.tracks) == TRACKS
    scene = Scene().siding(YELLOW, "B05").play("advance", "track:coal")
    assert scene.player(YELLOW).levels == dict.fromkeys(TRACKS, 0) | {"coal": 1}


@pytest.mark.rule("TR-1003")
def test_any_track_lets_the_player_choose() -> None:
    assert Scene().siding(YELLOW, "B05").ids("advance") == set(TRACKS)


@pytest.mark.rule("TR-1004", "TR-1005")
def test_investment_and_coal_tracks_show_the_income() -> None:
    for level in range(6):
        scene = Scene()
        scene.player(YELLOW).levels |= {"investment": level, "coal": 5 - level}
        scene.income()
        assert scene.player(YELLOW).investment == level + 1
        assert scene.player(YELLOW).coal == 6 - level


@pytest.mark.rule("TR-1006")
def test_the_loading_track_shows_how_many_wagons_may_be_loaded() -> None:
    for level in range(6):
        scene = Scene()
        scene.player(YELLOW).levels |= {"loading": level, "wagons": 5}
        scene.train(YELLOW, W2_01="", W2_02="", W2_03="", W2_04="", W2_05="", W2_11="", W2_13="")
        scene.income()
        loaded = 0
        while scene.asked == YELLOW:
            scene.play(*scene.options()[0])
            loaded += 1
        assert loaded == level + 1


@pytest.mark.rule("TR-1007")
def test_the_unloading_track_limits_contracts_and_sales() -> None:
    assert BOX.tracks["unloading"] == (2, 3, 4, 5, 6, 7)
    for level, most in enumerate((2, 3, 4, 5)):
        scene = Scene().train(YELLOW, W3_01="brass water food", W2_16="brass gold")
        scene.contract("calestia", "K3-05").contract("calestia", "K4-07").contract("calestia", "K5-02")
        scene.player(YELLOW).levels["unloading"] = level
        scene.drive_to(YELLOW, "CM7", "CM8", 1)
        sizes = {BOX.contracts[tile].size for tile in scene.ids("contract")}
        assert sizes | {2} == set(range(2, most + 1))


@pytest.mark.rule("TR-1008")
def test_the_wagon_track_limits_the_wagons_special_ones_included() -> None:
    for level, most in enumerate((3, 4, 5, 6, 7, 8)):
        scene = Scene()
        scene.player(YELLOW).levels["wagons"] = level
        taken = 2
        while scene.siding(YELLOW, "B19").asked is not None:
            scene.play("take", f"new:{sorted(scene.ids('take'))[0]}")
            taken += 1
        assert taken == most


@pytest.mark.rule("TR-1009", "TR-1010")
def test_only_one_marker_reaches_the_top() -> None:
    scene = Scene().level(YELLOW, "coal", 6).level(BLACK, "coal", 5).siding(BLACK, "B05")
    assert scene.refusal("advance", "track:coal") == "TR-1009"
    scene.play("advance", "track:loading")
    scene.siding(YELLOW, "B05")
    assert scene.refusal("advance", "track:coal") == "TR-1010"
    scene.level(BLACK, "wagons", 7).level(YELLOW, "wagons", 8)
    assert scene.effect(BLACK, Effect("advance", track="wagons")).asked is None  # lost
    assert scene.player(BLACK).levels["wagons"] == 4
    scene.level(PURPLE, "coal", 4).level(WHITE, "coal", 4).siding(PURPLE, "B05").play("advance", "track:coal")
    scene.siding(WHITE, "B05").play("advance", "track:coal")  # other spaces hold any number
    assert scene.player(WHITE).levels["coal"] == scene.player(PURPLE).levels["coal"] == 4


# Infrastructure tracks


@pytest.mark.rule("TR-1101", "TR-1103")
def test_the_first_advance_enters_the_track_of_the_region() -> None:
    for field, region in (("RM5", "ravenshire"), ("CM7", "calestia"), ("AM1", "awhar")):
        scene = Scene().at(YELLOW, field).siding(YELLOW, "B12")
        scene.play(*scene.options()[0])
        assert scene.player(YELLOW).infrastructure == dict.fromkeys(REGIONS, 0) | {region: 1}
        scene.siding(YELLOW, "B12").play(*scene.options()[0])
        assert scene.player(YELLOW).infrastructure[region] == 2


@pytest.mark.rule("TR-1102")
def test_players_advance_on_infrastructure_by_warehouses_and_zone_scoring_only() -> None:
    """In a whole game these two moments explain every advance."""
    state = Scene(4, seed=5).state
    state.tape = tape = Tape()
    rng = Rng(8)
    while state.waiting():
        seat = state.waiting()[0]
        state.play(seat, rng.choice(state.options(seat)))
    explained, stations, leased = [0] * 4, dict[str, int](), Counter[str]()
    for event in tape.journal:
        zone = str(event.facts.get("zone", ""))
        if event.name == "warehouse" and event.seat is not None:
            explained[event.seat] += 1
        elif event.name == "station" and event.seat is not None:
            stations[zone] = event.seat
        elif event.name == "leased":
            leased[zone] += 1
        elif event.name == "moved":
            stop = BOX.fields[str(event.facts["field"])].zone
            if stop in stations:
                explained[stations[stop]] += leased[stop]
    assert sum(leased.values())
    assert [sum(player.infrastructure.values()) for player in state.pos.players] == explained


@pytest.mark.rule("TR-1104")
def test_an_infrastructure_track_has_fifteen_spaces_that_markers_share() -> None:
    scene = Scene().at(YELLOW, "RM5").infrastructure("ravenshire", yellow=15, black=15)
    scene.siding(YELLOW, "B12").play("warehouse", "zone:R-Z1")
    assert scene.player(YELLOW).infrastructure["ravenshire"] == 15
    assert scene.asked is None


@pytest.mark.rule("TR-1105", "TR-1106")
def test_space_three_gives_an_advance_on_any_progress_track_at_once() -> None:
    scene = Scene().at(YELLOW, "RM5").infrastructure("ravenshire", yellow=2)
    scene.siding(YELLOW, "B10").play("warehouse", "zone:R-Z1")
    assert scene.ids("advance") == set(TRACKS)
    scene.play("advance", "track:unloading").play("warehouse", "zone:R-Z1")
    assert scene.player(YELLOW).infrastructure["ravenshire"] == 4


@pytest.mark.rule("TR-1107")
def test_space_six_gives_an_agent_in_the_tracks_own_state() -> None:
    for field, region, zone in (("RM5", "ravenshire", "R-Z1"), ("AM1", "awhar", "A-Z1")):
        scene = Scene().at(YELLOW, field).infrastructure(region, yellow=5)
        scene.siding(YELLOW, "B12").play("warehouse", f"zone:{zone}")
        assert scene.ids("corrupt") == {f"{region}-{sector}" for sector in SECTORS}
    # wherever the locomotive stands: black's station scores while black is elsewhere
    scene = Scene().infrastructure("ravenshire", black=5).at(BLACK, "CM7").tile(2, "B41")
    scene.zone("R-Z1", BLACK, [(WHITE, "awhar")], parcel=False)
    scene.drive_to(YELLOW, "R-Z1-1", "R-Z1-2", 1).play("refill", "stack:1")
    assert scene.asked == BLACK
    assert scene.ids("corrupt") == {f"ravenshire-{sector}" for sector in SECTORS}


@pytest.mark.rule("TR-1108")
def test_space_ten_gives_two_agents_in_one_sector() -> None:
    scene = Scene().at(YELLOW, "RM5").infrastructure("ravenshire", yellow=9)
    scene.siding(YELLOW, "B12").play("warehouse", "zone:R-Z1").play("corrupt", "sector:ravenshire-trade")
    assert scene.pos.agents["ravenshire-trade"] == (YELLOW, YELLOW)
    assert scene.player(YELLOW).agents == 13
    assert scene.asked is None


@pytest.mark.rule("TR-1109")
@pytest.mark.example("TR-E61")
def test_example_two_agents_where_there_is_room() -> None:
    def table(technology: int) -> Scene:
        scene = Scene().at(BLACK, "AM1").infrastructure("awhar", black=9)
        for sector in ("finance", "resources", "logistics"):
            scene.sector(f"awhar-{sector}", agents=[YELLOW] * 4)
        scene.sector("awhar-trade", agents=[WHITE] * 3)
        scene.sector("awhar-technology", agents=[WHITE] * technology)
        return scene.siding(BLACK, "B12").play("warehouse", "zone:A-Z1")

    scene = table(2)
    assert scene.ids("corrupt") == {"awhar-technology"}
    assert scene.refusal("corrupt", "sector:awhar-trade") == "TR-1109"
    scene.play("corrupt", "sector:awhar-technology")
    assert scene.pos.agents["awhar-technology"] == (WHITE, WHITE, BLACK, BLACK)
    scene = table(3)
    assert scene.ids("corrupt") == {"awhar-trade", "awhar-technology"}
    scene.play("corrupt", "sector:awhar-trade")
    assert scene.pos.agents["awhar-trade"] == (WHITE, WHITE, WHITE, BLACK)


@pytest.mark.rule("TR-1108", "TR-1109")
def test_room_for_two_agents_is_sought_in_the_tracks_own_state() -> None:
    def table(left: int) -> Scene:
        scene = Scene().at(BLACK, "CM7")  # where no sector has room
        for sector in SECTORS:
            scene.sector(f"calestia-{sector}", agents=[WHITE] * 3)
        for sector, agents in zip(SECTORS, (4, 4, 4, 3 - left), strict=False):
            scene.sector(f"ravenshire-{sector}", agents=[BLACK] * agents)
        scene.sector("awhar-trade", agents=[YELLOW] * 3)
        assert scene.player(BLACK).agents == left
        return scene.effect(BLACK, BOX.infrastructure["awhar"][10])

    assert table(2).refusal("corrupt", "sector:awhar-trade") == "TR-1109"
    assert table(2).play("corrupt", "sector:awhar-finance").player(BLACK).agents == 0
    lone = table(1).play("corrupt", "sector:awhar-trade")  # the last agent may go anywhere there
    assert lone.pos.agents["awhar-trade"] == (YELLOW, YELLOW, YELLOW, BLACK)


def test_two_agents_in_one_sector_of_the_active_region() -> None:
    scene = Scene().at(YELLOW, "AM1").sector("awhar-trade", agents=[BLACK] * 3)
    scene.effect(YELLOW, Effect("twoAgents"))
    assert scene.refusal("corrupt", "sector:awhar-trade") == "TR-1109"
    assert scene.refusal("corrupt", "sector:calestia-trade") == "TR-906"
    scene.play("corrupt", "sector:awhar-finance")
    assert scene.pos.agents["awhar-finance"] == (YELLOW, YELLOW)


# Contractor tracks


def leasing(start: int, city: str = "zainium", fields: tuple[str, str] = ("CO10", "CO11")) -> Scene:
    """Yellow leases to the blue contractor of a city, standing on this space of the blue track."""
    scene = Scene().contractor_track("awhar", yellow=start)
    scene.zone("R-Z2", PURPLE, [(YELLOW, "")]).drive_to(YELLOW, *fields, 1)
    return scene.play("lease", f"contractor:{city}-awhar", "zone:R-Z2")


@pytest.mark.rule("TR-1201", "TR-1202")
def test_a_lease_advances_by_the_rank_of_the_city() -> None:
    for city, fields, rank in (
        ("rackglen", ("RI2", "RI3"), 1),
        ("vardimium", ("CM7", "CM8"), 2),
        ("zainium", ("CO10", "CO11"), 3),
    ):
        assert leasing(6, city, fields).player(YELLOW).contractors == {
            "ravenshire": 0,
            "calestia": 0,
            "awhar": 6 + rank,
        }
        before = Scene().zone("R-Z2", PURPLE, [(YELLOW, "")]).drive_to(YELLOW, *fields, 1).state
        bill = before.bill(YELLOW, ("lease", f"contractor:{city}-awhar", "zone:R-Z2"))
        assert bill.total(YELLOW, "contractors-awhar") == rank


@pytest.mark.rule("TR-1203")
def test_the_first_step_leads_to_space_one() -> None:
    assert leasing(0, "vardimium", ("CM7", "CM8")).player(YELLOW).contractors["awhar"] == 2


@pytest.mark.rule("TR-1204")
def test_a_contractor_track_has_fifteen_spaces() -> None:
    scene = leasing(14)
    assert scene.player(YELLOW).contractors["awhar"] == 15


@pytest.mark.rule("TR-1205", "TR-1207")
def test_space_three_gives_any_siding_tile_at_once() -> None:
    scene = leasing(0)
    assert scene.ids("use") == set(scene.pos.display)
    scene.decline()
    assert scene.options() == [("visit", "city:zainium")]


@pytest.mark.rule("TR-1206")
@pytest.mark.example("TR-E39")
def test_example_only_the_space_where_the_marker_stops() -> None:
    scene = leasing(1)
    assert scene.player(YELLOW).contractors["awhar"] == 4
    assert scene.options() == [("visit", "city:zainium")]  # the bonus of space 3 is not gained
    scoring = Scene().contractor_track("awhar", yellow=2).zone("R-Z1", BLACK, [(YELLOW, "awhar")], False)
    scoring.tile(2, "B41").drive_to(PURPLE, "R-Z1-1", "R-Z1-2", 1).play("refill", "stack:1")
    assert scoring.asked == YELLOW
    assert scoring.ids("use") == set(scoring.pos.display)


@pytest.mark.rule("TR-1208")
def test_space_six_gives_a_special_action_from_hand_without_coal() -> None:
    scene = Scene().hand(YELLOW, "A01", "A02").give(YELLOW, coal=0).contractor_track("awhar", yellow=3)
    scene.zone("R-Z2", PURPLE, [(YELLOW, "")]).drive_to(YELLOW, "CO10", "CO11", 1)
    scene.play("lease", "contractor:zainium-awhar", "zone:R-Z2")
    assert scene.ids("special") == {"A01", "A02"}
    scene.play("special", "card:A02")
    assert (scene.player(YELLOW).vp, scene.player(YELLOW).hand) == (7, ("A01",))
    assert scene.ids("special") == set()


@pytest.mark.rule("TR-1209")
def test_space_ten_gives_two_special_actions() -> None:
    scene = Scene().hand(YELLOW, "A01", "A02", "A03").contractor_track("awhar", yellow=7)
    scene.zone("R-Z2", PURPLE, [(YELLOW, "")]).drive_to(YELLOW, "CO10", "CO11", 1)
    scene.play("lease", "contractor:zainium-awhar", "zone:R-Z2")
    scene.play("special", "card:A02").play("special", "card:A01")
    assert (scene.player(YELLOW).vp, scene.player(YELLOW).hand) == (12, ("A03",))
    assert scene.ids("special") == set()
    lone = Scene().hand(YELLOW, "A01").effect(YELLOW, BOX.contractors["awhar"][10])
    assert lone.play("special", "card:A01").asked is None
