"""What follows a move: city, black market, siding."""

import pytest

from engineshed.games.train_rush.printed.box import Effect
from tests.games.train_rush.table import BLACK, PURPLE, WHITE, YELLOW, Scene

# City action


def in_vardimium(scene: Scene) -> Scene:
    return scene.drive_to(YELLOW, "CM7", "CM8", 1)


@pytest.mark.rule("TR-2401")
def test_the_city_action_follows_a_move_that_ends_there() -> None:
    assert in_vardimium(Scene()).options() == [("visit", "city:vardimium")]
    passing = Scene().drive_to(YELLOW, "CM7", "CM9", 2)
    assert passing.asked is None


def loaded() -> Scene:
    """Yellow with cargo for a contract of two, a warehouse to lease and unloading value 5."""
    scene = (
        Scene()
        .level(YELLOW, "unloading", 5)
        .train(YELLOW, W2_16="brass gold", W2_17="water food", W1_05="water")
    )
    scene.zone("R-Z2", PURPLE, [(YELLOW, "")])
    for tile in ("K2-04", "K3-01", "K4-01", "K5-02"):
        scene.contract("calestia", tile)
    return scene


@pytest.mark.rule("TR-2402")
def test_the_parts_come_in_any_order() -> None:
    parts = {
        "visit": ("visit", "city:vardimium"),
        "lease": ("lease", "contractor:vardimium-awhar", "zone:R-Z2"),
        "contract": ("contract", "contract:K2-04"),
    }
    for order in (
        ("visit", "lease", "contract"),
        ("contract", "visit", "lease"),
        ("lease", "contract", "visit"),
    ):
        scene = in_vardimium(loaded())
        for part in order:
            scene.play(*parts[part])
        scene.play("done")
        assert scene.asked is None
        assert scene.pos.contract_spaces["vardimium"][0] == YELLOW
        assert scene.pos.visitors["vardimium"] == (YELLOW,)


@pytest.mark.rule("TR-2403", "TR-2404")
def test_the_marker_is_compulsory_the_rest_is_not() -> None:
    scene = in_vardimium(loaded())
    assert scene.refusal("done") == "TR-2404"
    scene.play("visit", "city:vardimium")
    assert scene.pos.visitors["vardimium"] == (YELLOW,)
    assert scene.refusal("done") == ""


@pytest.mark.rule("TR-2405", "TR-2406")
@pytest.mark.example("TR-E17")
def test_example_the_first_visitor_takes_a_token() -> None:
    scene = in_vardimium(Scene())
    assert scene.state.bill(YELLOW, ("visit", "city:vardimium")).total(YELLOW, "vp") == 4
    scene.play("visit", "city:vardimium").play("done")
    assert scene.pos.visitors["vardimium"] == (YELLOW,)
    assert scene.player(YELLOW).vp == 4
    (token,) = scene.player(YELLOW).tokens
    points = scene.pos.box.tokens[token][1]
    scene.hand(YELLOW, "A44").turn(YELLOW).play("play", "card:A44")
    assert any(option[2:] == (f"token:{points}",) for option in scene.options())


@pytest.mark.rule("TR-2406")
def test_any_number_of_tokens_may_be_held() -> None:
    scene = Scene()
    for start, field, city in (
        ("CM7", "CM8", "vardimium"),
        ("AM1", "AM2", "vexbourne"),
        ("RM8", "RM9", "hawkmoor"),
    ):
        scene.drive_to(YELLOW, start, field, 1).play("visit", f"city:{city}").play("done")
    assert len(scene.player(YELLOW).tokens) == 3


@pytest.mark.rule("TR-2407")
@pytest.mark.example("TR-E51")
def test_example_the_third_visitor_gets_no_token() -> None:
    scene = in_vardimium(Scene().visited("vardimium", BLACK, WHITE))
    assert not scene.state.bill(YELLOW, ("visit", "city:vardimium")).entries
    scene.play("visit", "city:vardimium").play("done")
    assert scene.pos.visitors["vardimium"] == (BLACK, WHITE, YELLOW)
    assert (scene.player(YELLOW).vp, scene.player(YELLOW).tokens) == (0, ())


@pytest.mark.rule("TR-2408")
def test_a_later_stop_allows_leases_and_contracts_again_but_no_marker() -> None:
    scene = in_vardimium(loaded().visited("vardimium", YELLOW))
    assert {option[0] for option in scene.options()} == {"lease", "contract", "done"}
    scene.play("contract", "contract:K2-04").play("lease", "contractor:vardimium-awhar", "zone:R-Z2").play(
        "done"
    )
    assert scene.pos.visitors["vardimium"] == (YELLOW,)
    assert scene.player(YELLOW).tokens == ()


@pytest.mark.rule("TR-2409")
def test_one_lease_in_a_city_action_to_a_contractor_present_there() -> None:
    scene = Scene().zone("R-Z2", PURPLE, [(YELLOW, ""), (YELLOW, "")])
    in_vardimium(scene)
    assert scene.refusal("lease", "contractor:zainium-awhar", "zone:R-Z2") == "TR-2409"
    scene.play("lease", "contractor:vardimium-awhar", "zone:R-Z2")
    assert scene.ids("lease") == set()


@pytest.mark.rule("TR-2410", "TR-2412")
@pytest.mark.example("TR-E18")
def test_example_two_contracts_within_the_unloading_value() -> None:
    scene = in_vardimium(loaded())
    assert scene.ids("contract") == {"K2-04", "K3-01", "K4-01", "K5-02"}
    scene.play("contract", "contract:K2-04")
    assert scene.ids("contract") == {"K3-01"}
    assert scene.refusal("contract", "contract:K4-01") == "TR-2410"
    scene.play("contract", "contract:K3-01")
    while scene.options()[0][0] == "unload":
        scene.play(*scene.options()[0])
    assert scene.player(YELLOW).scored["contracts"] == 5 + 6
    assert scene.pos.contract_spaces["vardimium"][:2] == (YELLOW, YELLOW)
    assert scene.pos.goods(YELLOW) == []
    scene.play("visit", "city:vardimium").play("done")
    assert all(scene.pos.open_contracts["calestia"])
    assert not {"K2-04", "K3-01"} & set(scene.pos.open_contracts["calestia"])


@pytest.mark.rule("TR-2411")
@pytest.mark.example("TR-E71")
def test_example_the_unloading_value_applies_anew() -> None:
    scene = (
        Scene().at(YELLOW, "RM7").hand(YELLOW, "A44").train(YELLOW, W2_16="brass gold", W2_17="water food")
    )
    scene.contract("ravenshire", "K2-04").contract("awhar", "K2-05").turn(YELLOW).play("play", "card:A44")
    scene.play("move", "field:RM9").play("visit", "city:hawkmoor").play("contract", "contract:K2-04").play(
        "done"
    )
    scene.play("move", "field:AM2").play("contract", "contract:K2-05").play("visit", "city:vexbourne")
    assert scene.pos.contract_spaces["hawkmoor"][0] == scene.pos.contract_spaces["vexbourne"][0] == YELLOW


@pytest.mark.rule("TR-2412", "TR-2413")
def test_exactly_the_goods_of_the_tile_are_unloaded() -> None:
    scene = Scene().train(YELLOW, W2_16="brass gold", W2_11="brass water").contract("calestia", "K2-04")
    in_vardimium(scene).play("contract", "contract:K2-04")
    assert scene.ids("unload") == {"W2-16.1", "W2-11.1"}  # which brass
    assert scene.refusal("unload", "cargo:W2-11.2") == "TR-2412"
    scene.play("unload", "cargo:W2-11.1")
    assert scene.player(YELLOW).wagons == {"W2-11": ("", "water"), "W2-16": ("brass", "")}
    lacking = Scene().train(YELLOW, W2_16="brass -").contract("calestia", "K2-04")
    assert in_vardimium(lacking).refusal("contract", "contract:K2-04") == "TR-2412"


@pytest.mark.rule("TR-2414")
def test_the_contract_marker_goes_on_the_space_of_its_size() -> None:
    scene = in_vardimium(loaded()).play("contract", "contract:K4-01")
    assert scene.pos.contract_spaces["vardimium"] == (-1, -1, YELLOW, -1)
    assert scene.player(YELLOW).contract_markers == 11


@pytest.mark.rule("TR-2415")
def test_a_higher_unloading_value_holds_at_once() -> None:
    scene = loaded().level(YELLOW, "unloading", 4).tile(1, "B05")
    scene.contractor_track("awhar", yellow=1)
    in_vardimium(scene).play("contract", "contract:K2-04")
    assert scene.refusal("contract", "contract:K3-01") == "TR-2410"  # 2 + 3 > 4
    scene.play("lease", "contractor:vardimium-awhar", "zone:R-Z2").play("use", "tile:B05")
    scene.play("advance", "track:unloading").play("refill", "stack:1")
    assert scene.refusal("contract", "contract:K3-01") == ""
    assert scene.refusal("contract", "contract:K4-01") == "TR-2410"  # the two goods still count


# Black market


def at_market(unloading: int = 5, /, **wagons: str) -> Scene:
    """Yellow ends a move on the black market of Awhar."""
    scene = Scene().level(YELLOW, "unloading", unloading).level(YELLOW, "wagons", 6).train(YELLOW, **wagons)
    return scene.drive_to(YELLOW, "AM8", "AM9", 1)


def sell(scene: Scene, *places: str) -> Scene:
    for place in places:
        scene.play("unload", f"cargo:{place}")
    return scene


@pytest.mark.rule("TR-2501", "TR-2504")
def test_goods_may_be_sold_for_one_reward() -> None:
    scene = at_market(W2_05="gold gold", W2_04="copper copper")
    assert ("pass",) in scene.options()
    assert at_market(W2_05="gold gold").decline().asked is None
    scene.play("buy", "reward:investment")
    sell(scene, "W2-05.1", "W2-05.2").play("done")
    assert scene.player(YELLOW).investment == 3
    assert scene.asked is None  # only one


@pytest.mark.rule("TR-2502")
@pytest.mark.example("TR-E41")
def test_example_two_water_are_worth_four() -> None:
    scene = at_market(W2_02="water water", W2_03="- -")
    assert scene.ids("buy") == {"cards", "exchange-2-2"}
    assert scene.refusal("buy", "reward:exchange-2-3") == "TR-2505"
    for good, value in (("brass", 1), ("water", 2), ("food", 3), ("copper", 4), ("gold", 5)):
        assert Scene().pos.box.values[good] == value


@pytest.mark.rule("TR-2503")
def test_no_more_goods_are_sold_than_the_unloading_value() -> None:
    scene = at_market(2, W3_11="brass brass brass", W2_01="brass brass", W3_12="- - -")
    assert scene.refusal("buy", "reward:exchange-2-2") == "TR-2503"
    scene.play("buy", "reward:cards")
    sell(scene, "W2-01.1", "W2-01.2")
    assert scene.options() == [("done",)]
    assert scene.refusal("unload", "cargo:W3-11.1") == "TR-2503"


@pytest.mark.rule("TR-2503", "TR-2505")
def test_a_sale_that_would_put_the_price_out_of_reach_is_refused() -> None:
    scene = at_market(2, W2_05="gold gold", W2_01="brass brass").play("buy", "reward:investment")
    assert scene.refusal("done") == "TR-2505"
    sell(scene, "W2-01.1")
    assert scene.refusal("unload", "cargo:W2-01.2") == "TR-2503"
    assert scene.ids("unload") == {"W2-05.1"}


@pytest.mark.rule("TR-2505", "TR-2506")
def test_the_sum_must_reach_the_price_and_the_surplus_is_lost() -> None:
    scene = at_market(W2_05="gold gold", W1_05="food").play("buy", "reward:investment")
    assert scene.refusal("done") == "TR-2505"
    bill = scene.state.bill(YELLOW, ("unload", "cargo:W2-05.1"))
    assert (bill.total(YELLOW, "gold"), bill.total(YELLOW, "value")) == (-1, 5)
    sell(scene, "W2-05.1")
    assert scene.refusal("done") == "TR-2505"  # 5 is not 6
    sell(scene, "W2-05.2").play("done")
    assert scene.player(YELLOW).investment == 3
    assert scene.player(YELLOW).wagons == {"W1-05": ("food",), "W2-05": ("", "")}


@pytest.mark.rule("TR-2507")
def test_price_two_gives_two_cards_from_the_deck() -> None:
    scene = at_market(W2_02="water -").play("buy", "reward:cards")
    hand, deck = scene.player(YELLOW).hand, len(scene.pos.deck)
    sell(scene, "W2-02.1").play("done").play("draw")
    assert len(scene.player(YELLOW).hand) == len(hand) + 2
    assert len(scene.pos.deck) == deck - 2


CARGO = {"W3_15": "gold gold gold", "W3_14": "copper copper copper", "W2_05": "- -", "SP2_1": "- -"}


@pytest.mark.rule("TR-2508", "TR-2509", "TR-2510")
def test_exchanges_at_the_market() -> None:
    for reward, price, own in (
        ("exchange-2-2", 4, {"W2-05", "SP2-1"}),
        ("exchange-2-3", 5, {"W2-05", "SP2-1"}),
        ("exchange-3-3", 5, {"W3-15", "W3-14"}),
    ):
        scene = at_market(**CARGO)
        assert scene.pos.box.rewards[reward].cost == price
        scene.play("buy", f"reward:{reward}")
        sell(scene, "W3-15.1").play("done")
        assert scene.ids("exchange") == own


@pytest.mark.rule("TR-2511", "TR-2512", "TR-2513")
def test_corruption_investment_and_advance_at_the_market() -> None:
    scene = at_market(**CARGO).play("buy", "reward:corruption")
    sell(scene, "W3-15.1").play("done").play("corrupt", "sector:awhar-trade")
    assert scene.pos.agents["awhar-trade"] == (YELLOW,)
    for reward in ("investment", "advance"):
        scene = at_market(**CARGO).play("buy", f"reward:{reward}")
        sell(scene, "W3-15.1")
        assert scene.refusal("done") == "TR-2505"  # the price is 6
        sell(scene, "W3-15.2").play("done")
        if reward == "advance":
            scene.play("advance", "track:coal")
            assert scene.player(YELLOW).levels["coal"] == 1
        else:
            assert scene.player(YELLOW).investment == 3


def bought_contract(size: int) -> Scene:
    scene = at_market(7, **CARGO).play("buy", f"reward:contract-{size}")
    while scene.refusal("done"):
        scene.play(*scene.options()[0])
    scene.play("done")
    assert scene.state.bill(YELLOW, ("deliver", f"space:brukas-{size}")).total(YELLOW, "vp") == size
    return scene.play("deliver", f"space:brukas-{size}")


@pytest.mark.rule("TR-2514", "TR-2515")
def test_contracts_of_two_and_three_at_the_market() -> None:
    for size, price in ((2, 6), (3, 10)):
        scene = bought_contract(size)
        assert scene.pos.box.rewards[f"contract-{size}"].cost == price
        assert scene.player(YELLOW).vp == size
        assert scene.pos.contract_spaces["brukas"][size - 2] == YELLOW


@pytest.mark.rule("TR-2516", "TR-2517")
def test_contracts_of_four_and_five_at_the_market() -> None:
    for size, price in ((4, 16), (5, 20)):
        scene = bought_contract(size)
        assert scene.pos.box.rewards[f"contract-{size}"].cost == price
        assert scene.player(YELLOW).vp == size
        assert scene.pos.contract_spaces["brukas"][size - 2] == YELLOW


@pytest.mark.rule("TR-2518", "TR-2519")
def test_a_bought_contract_needs_a_free_space_of_the_active_region() -> None:
    scene = at_market(**CARGO).play("buy", "reward:contract-2")
    sell(scene, "W3-15.1", "W3-15.2").play("done")
    assert scene.ids("deliver") == {"brukas-2", "vexbourne-2", "gearholm-2"}
    assert scene.refusal("deliver", "space:zainium-2") == "TR-2518"
    full = Scene().level(YELLOW, "unloading", 5).train(YELLOW, W3_15="gold gold gold")
    for city in ("brukas", "vexbourne", "gearholm"):
        full.contracts(city, two=BLACK)
    full.drive_to(YELLOW, "AM8", "AM9", 1)
    assert full.refusal("buy", "reward:contract-2") == "TR-2519"


@pytest.mark.rule("TR-2520", "TR-2521")
@pytest.mark.example("TR-E19")
def test_example_a_contract_from_the_black_market() -> None:
    scene = (
        Scene().level(YELLOW, "unloading", 5).train(YELLOW, W3_11="brass brass brass", W2_04="copper copper")
    )
    scene.contracts("brukas", two=BLACK).contracts("gearholm", two=WHITE)
    tiles = dict(scene.pos.open_contracts)
    scene.drive_to(YELLOW, "AM8", "AM9", 1).play("buy", "reward:contract-2")
    sell(scene, "W3-11.1", "W3-11.2", "W2-04.1")
    assert scene.refusal("done") == ""  # 6 would do
    sell(scene, "W3-11.3").play("done")  # a third brass may be sold all the same
    assert scene.ids("deliver") == {"vexbourne-2"}
    scene.play("deliver", "space:vexbourne-2")
    assert scene.player(YELLOW).vp == 2
    assert scene.pos.contract_spaces["vexbourne"][0] == YELLOW
    assert scene.pos.open_contracts == tiles
    assert scene.player(YELLOW).wagons == {"W2-04": ("", "copper"), "W3-11": ("", "", "")}


@pytest.mark.rule("TR-2521")
@pytest.mark.example("TR-E63")
def test_example_goods_are_sold_only_for_a_reward() -> None:
    scene = at_market(W1_01="brass")
    assert scene.asked is None  # 1 reaches no price


# Siding action


def on_siding(scene: Scene, seat: int = YELLOW, zone: str = "R-Z1") -> Scene:
    """A move ends on field 2 of a siding whose tile gives three coal."""
    scene.tile(2, "B41").drive_to(seat, f"{zone}-1", f"{zone}-2", 1)
    return scene.play("refill", "stack:1")


@pytest.mark.rule("TR-2601", "TR-2602")
def test_the_tile_with_the_number_of_the_field_is_gained() -> None:
    scene = Scene().tile(6, "B32").tile(2, "B41").drive_to(YELLOW, "C-Z1-5", "C-Z1-6", 1)
    assert scene.player(YELLOW).investment == 3
    assert scene.player(YELLOW).coal == 0


@pytest.mark.rule("TR-2603", "TR-2604", "TR-2605")
def test_one_parcel_for_whoever_has_room_on_a_special_wagon() -> None:
    def table(**wagons: str) -> Scene:
        scene = (
            Scene().zone("R-Z1", BLACK).zone("R-Z2", BLACK, parcel=False).zone("R-Z3", BLACK, parcel=False)
        )
        return on_siding(scene.train(YELLOW, **wagons))

    assert table(W2_01="- -").asked is None
    assert table(SP2_1="parcel parcel").asked is None
    scene = table(SP2_1="parcel -", SP3_1="- - -")
    assert scene.ids("parcel") == {"SP2-1", "SP3-1"}
    assert ("pass",) in scene.options()
    scene.play("parcel", "wagon:SP2-1")
    assert scene.player(YELLOW).wagons["SP2-1"] == ("parcel", "parcel")
    assert scene.pos.parcels == ()
    assert scene.asked is None


@pytest.mark.rule("TR-2606")
@pytest.mark.example("TR-E55")
def test_example_a_special_wagon_by_tile_carries_the_parcel() -> None:
    def stop() -> Scene:
        scene = Scene().zone("R-Z3", BLACK, [(WHITE, "awhar")]).tile(5, "B19")
        return scene.drive_to(YELLOW, "R-Z3-4", "R-Z3-5", 1)

    scene = stop()
    special = scene.pos.specials[2][-1]
    scene.play("take", f"new:{special}").play("refill", "stack:1")
    assert scene.player(BLACK).infrastructure["ravenshire"] == 0  # the scoring comes last
    scene.play("parcel", f"wagon:{special}")
    assert scene.player(YELLOW).wagons[special] == ("parcel", "")
    assert scene.pos.parcels == ()
    assert scene.pos.display[4] not in ("", "B19")
    assert scene.player(BLACK).infrastructure["ravenshire"] == 1
    goods = stop()
    goods.play("take", f"new:{goods.pos.wagon_pool[2][0]}").play("refill", "stack:1")
    assert goods.pos.parcels == ("R-Z3",)


@pytest.mark.rule("TR-2607", "TR-2608", "TR-2609")
def test_zone_scoring_each_time_anybody_stops() -> None:
    scene = Scene().zone("R-Z1", BLACK, [(YELLOW, "awhar"), (WHITE, "calestia")], parcel=False)
    for seat, times in ((PURPLE, 1), (YELLOW, 2)):
        on_siding(scene, seat)
        while scene.asked is not None:
            scene.decline()
        assert scene.player(YELLOW).contractors["awhar"] == times
        assert scene.player(WHITE).contractors["calestia"] == times
        assert scene.player(BLACK).infrastructure["ravenshire"] == 2 * times
        scene.at(seat, "START")


@pytest.mark.rule("TR-2610")
def test_step_a_is_finished_before_step_b() -> None:
    scene = Scene().zone("R-Z1", BLACK, [(YELLOW, "awhar")], parcel=False).contractor_track("awhar", yellow=2)
    on_siding(scene, PURPLE)
    assert scene.asked == YELLOW
    assert scene.player(BLACK).infrastructure["ravenshire"] == 0
    scene.decline()
    assert scene.player(BLACK).infrastructure["ravenshire"] == 1


@pytest.mark.rule("TR-2611")
def test_owners_follow_the_order_track_and_choose_the_order_of_their_own_advances() -> None:
    scene = Scene().order(WHITE, PURPLE, YELLOW, BLACK)
    scene.zone("R-Z1", BLACK, [(YELLOW, "awhar"), (YELLOW, "ravenshire"), (WHITE, "calestia")], parcel=False)
    scene.contractor_track("awhar", yellow=2).contractor_track("calestia", white=2)
    on_siding(scene, PURPLE)
    assert scene.asked == WHITE
    scene.decline()
    assert scene.asked == YELLOW
    assert scene.ids("advance") == {"awhar", "ravenshire"}
    scene.play("advance", "contractors:ravenshire")
    assert scene.player(YELLOW).contractors == {"ravenshire": 1, "calestia": 0, "awhar": 3}
    assert scene.ids("use") == set(scene.pos.display)


@pytest.mark.rule("TR-2609", "TR-2612")
def test_a_zone_without_contractors_scores_nothing() -> None:
    scene = Scene().zone("R-Z1", BLACK, [(YELLOW, ""), (BLACK, "")], parcel=False)
    on_siding(scene, PURPLE)
    assert scene.asked is None
    assert {sum(player.infrastructure.values()) for player in scene.pos.players} == {0}
    assert {sum(player.contractors.values()) for player in scene.pos.players} == {0}


@pytest.mark.rule("TR-2612", "TR-2613")
@pytest.mark.example("TR-E40")
def test_example_a_zone_scoring() -> None:
    scene = Scene().zone("R-Z1", BLACK, [(YELLOW, "awhar"), (WHITE, "calestia"), (WHITE, "")], parcel=False)
    scene.infrastructure("ravenshire", black=2).tile(2, "B41").drive_to(PURPLE, "R-Z1-1", "R-Z1-2", 1)
    assert scene.player(PURPLE).coal == 3
    scene.play("refill", "stack:1")
    assert scene.player(YELLOW).contractors["awhar"] == 1
    assert scene.player(WHITE).contractors["calestia"] == 1
    assert scene.asked == BLACK
    assert scene.player(BLACK).infrastructure["ravenshire"] == 3
    scene.play("advance", "track:coal")
    assert scene.player(BLACK).infrastructure["ravenshire"] == 4
    assert set(scene.player(PURPLE).contractors.values()) == {0}
    assert scene.asked is None


@pytest.mark.rule("TR-2613")
def test_each_space_of_a_zone_scoring_is_a_separate_advance() -> None:
    scene = Scene().zone(
        "R-Z1", BLACK, [(YELLOW, "awhar"), (WHITE, "calestia"), (WHITE, "ravenshire")], False
    )
    scene.infrastructure("ravenshire", black=4).contractor_track("awhar", yellow=5)
    on_siding(scene, PURPLE)
    bonuses = []
    while scene.asked is not None:
        if ("pass",) in scene.options():
            bonuses.append((scene.asked, scene.options()[0][0]))
            scene.decline()
        else:
            scene.play(*scene.options()[0])
    assert bonuses == [(YELLOW, "special"), (BLACK, "corrupt")]  # spaces 6 of both tracks, on the way
    assert scene.player(BLACK).infrastructure["ravenshire"] == 7


@pytest.mark.rule("TR-1302")
def test_a_bought_contract_does_not_go_on_a_taken_space() -> None:
    scene = Scene().at(YELLOW, "AM9").contracts("brukas", two=BLACK)
    scene.effect(YELLOW, Effect("freeContract", size=2, amount=2))
    assert scene.refusal("deliver", "space:brukas-2") == "TR-1302"
    assert scene.ids("deliver") == {"vexbourne-2", "gearholm-2"}


@pytest.mark.rule("TR-2505")
def test_a_reward_dearer_than_all_goods_together_cannot_be_chosen() -> None:
    scene = at_market(W2_05="gold gold")
    assert scene.refusal("buy", "reward:contract-5") == "TR-2505"
