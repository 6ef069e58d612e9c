"""Contracts, goods and wagons."""

import pytest

from engineshed.games.train_rush import GAME
from engineshed.games.train_rush.position import NOBODY
from engineshed.games.train_rush.printed.box import Effect
from engineshed.games.train_rush.scoring import delivered
from tests.games.train_rush.table import BLACK, WHITE, YELLOW, Scene

SETTINGS = {setting.id: setting.default for setting in GAME.settings}
BOX = GAME.position(4, SETTINGS).box

# Contracts


@pytest.mark.rule("TR-1301")
def test_four_contract_spaces_in_each_city() -> None:
    for city in BOX.cities.values():
        assert city.sizes == (2, 3, 4, 5)
    assert all(row == (NOBODY,) * 4 for row in Scene().pos.contract_spaces.values())


@pytest.mark.rule("TR-1302")
def test_a_taken_space_cannot_be_used_again() -> None:
    scene = Scene().train(YELLOW, W2_16="brass gold").contract("calestia", "K2-04")
    scene.contracts("vardimium", two=BLACK).drive_to(YELLOW, "CM7", "CM8", 1)
    assert scene.refusal("contract", "contract:K2-04") == "TR-1302"


@pytest.mark.rule("TR-1303")
def test_only_tiles_of_the_citys_region_can_be_fulfilled() -> None:
    scene = Scene().train(YELLOW, W2_16="brass gold").contract("awhar", "K2-04")
    scene.drive_to(YELLOW, "CM7", "CM8", 1)
    assert scene.refusal("contract", "contract:K2-04") == "TR-1303"
    scene = Scene().train(YELLOW, W2_16="brass gold").contract("awhar", "K2-04")
    scene.drive_to(YELLOW, "AM1", "AM2", 1)
    assert "K2-04" in scene.ids("contract")


@pytest.mark.rule("TR-1304")
def test_every_tile_gives_its_vp_at_once() -> None:
    values = {"brass": 1, "water": 2, "food": 3, "copper": 4, "gold": 5, "any": 1}
    for tile in BOX.contracts.values():
        assert tile.vp == {2: 2, 3: 3, 4: 5, 5: 7}[tile.size] + sum(values[g] for g in tile.goods) // 2
    assert BOX.contracts["K2-04"].vp == 5
    assert BOX.contracts["K3-01"].vp == 6
    scene = Scene().train(YELLOW, W2_16="brass gold").contract("calestia", "K2-04")
    scene.drive_to(YELLOW, "CM7", "CM8", 1).play("contract", "contract:K2-04")
    assert scene.player(YELLOW).vp == 5


@pytest.mark.rule("TR-1305", "TR-1306")
def test_a_fulfilled_tile_is_replaced_at_the_end_of_the_city_action() -> None:
    scene = Scene().train(YELLOW, W2_16="brass gold").contract("calestia", "K2-04")
    scene.drive_to(YELLOW, "CM7", "CM8", 1).play("contract", "contract:K2-04")
    assert scene.pos.open_contracts["calestia"][0] == ""
    scene.play("visit", "city:vardimium").play("done")
    (new, *_) = scene.pos.open_contracts["calestia"]
    assert BOX.contracts[new].size == 2
    assert new != "K2-04"
    assert scene.pos.contract_discards == ("K2-04",)
    assert len(scene.pos.contract_stacks[2]) == 8


@pytest.mark.rule("TR-1307")
def test_a_contract_marker_counts_the_goods_of_its_space() -> None:
    scene = Scene().contracts("vardimium", three=YELLOW)
    scene.at(YELLOW, "CM2").effect(YELLOW, Effect("freeContract", size=5, amount=5))
    scene.play("deliver", "space:zainium-5")
    assert delivered(scene.pos, "calestia", YELLOW) == (8, 2)


# Wagons


@pytest.mark.rule("TR-1401", "TR-1402")
def test_loading_fills_all_places_with_matching_goods() -> None:
    scene = Scene().train(YELLOW, W3_16="- - -").siding(YELLOW, "B31")
    assert scene.refusal("load", "wagon:W3-16") == "TR-1402"
    assert scene.refusal("load", "wagon:W3-16", "good:gold", "good:gold") == "TR-1402"
    scene.play("load", "wagon:W3-16", "good:gold")
    assert scene.player(YELLOW).wagons["W3-16"] == ("brass", "water", "gold")


@pytest.mark.rule("TR-1403")
@pytest.mark.example("TR-E45")
def test_example_a_partly_filled_wagon_is_loaded() -> None:
    scene = Scene().train(YELLOW, W3_16="- water -", W1_01="brass").income()
    assert scene.ids("load") == {"W3-16"}
    assert scene.refusal("load", "wagon:W1-01") == "TR-1403"
    scene.play("load", "wagon:W3-16", "good:food")
    assert scene.player(YELLOW).wagons["W3-16"] == ("brass", "water", "food")
    assert scene.asked is None or scene.asked != YELLOW


@pytest.mark.rule("TR-1404")
def test_the_owner_chooses_the_goods_for_open_places() -> None:
    scene = Scene().train(YELLOW, W2_21="- -").siding(YELLOW, "B31")
    assert len([option for option in scene.options() if option[0] == "load"]) == 15
    scene.play("load", "wagon:W2-21", "good:water", "good:gold")
    assert scene.player(YELLOW).wagons["W2-21"] == ("water", "gold")


@pytest.mark.rule("TR-1405")
def test_special_wagons_are_never_loaded() -> None:
    scene = Scene().train(YELLOW, SP2_1="- -", W1_05="-").siding(YELLOW, "B31")
    assert scene.ids("load") == {"W1-05"}
    assert scene.refusal("load", "wagon:SP2-1") == "TR-1405"


@pytest.mark.rule("TR-1406", "TR-1407")
def test_nothing_lets_a_player_drop_or_shift_cargo() -> None:
    """In a whole game goods leave a wagon only by delivery, sale or exchange."""
    state = Scene(3, seed=2).state
    number = 0
    while state.waiting():
        seat = state.waiting()[0]
        before = [dict(player.wagons) for player in state.pos.players]
        options = state.options(seat)
        number += 1
        action = options[number * 11 % len(options)]
        state.play(seat, action)
        for owner, player in enumerate(state.pos.players):
            for wagon, cargo in before[owner].items():
                if wagon not in player.wagons:
                    assert action[0] == "exchange"
                    continue
                for old, new in zip(cargo, player.wagons[wagon], strict=True):
                    if old and new != old:
                        assert new == ""
                        assert action[0] in ("contract", "unload", "done")


@pytest.mark.rule("TR-1408")
def test_parcels_are_no_goods() -> None:
    scene = Scene().train(YELLOW, SP3_1="parcel parcel parcel", W1_01="brass")
    assert scene.pos.goods(YELLOW) == ["brass"]
    for zone in ("R-Z1", "R-Z2", "R-Z3"):
        scene.zone(zone, BLACK, parcel=False)
    scene.contract("calestia", "K2-11").drive_to(YELLOW, "CM7", "CM8", 1)
    assert scene.ids("contract") == set()


@pytest.mark.rule("TR-1409")
def test_take_wagon_two() -> None:
    scene = Scene().siding(YELLOW, "B19")
    assert scene.ids("take") == {*scene.pos.wagon_pool[2], scene.pos.specials[2][-1]}


@pytest.mark.rule("TR-1410", "TR-1411")
def test_take_wagon_three_arrives_empty() -> None:
    scene = Scene().siding(YELLOW, "B21")
    offered = {*scene.pos.wagon_pool[3], scene.pos.specials[3][-1]}
    assert scene.ids("take") == offered
    chosen = scene.pos.wagon_pool[3][2]
    scene.play("take", f"new:{chosen}")
    assert scene.player(YELLOW).wagons[chosen] == ("", "", "")


@pytest.mark.rule("TR-1412")
def test_at_the_limit_no_wagon_can_be_taken_but_one_exchanged() -> None:
    scene = Scene().train(YELLOW, W1_01="brass", W1_05="gold", W2_01="- -")
    assert scene.siding(YELLOW, "B19").asked is None
    scene.effect(YELLOW, Effect("exchangeWagon", swap=(1, 2)))
    assert scene.ids("exchange") == {"W1-01", "W1-05"}


@pytest.mark.rule("TR-1413")
def test_the_wagon_pool_is_refilled_at_once() -> None:
    scene = Scene().siding(YELLOW, "B19")
    wagon = scene.pos.wagon_pool[2][0]
    scene.play("take", f"new:{wagon}")
    assert len(scene.pos.wagon_pool[2]) == 5
    assert wagon not in scene.pos.wagon_pool[2]
    scene.effect(YELLOW, Effect("exchangeWagon", swap=(2, 3)))
    scene.play("exchange", f"wagon:{wagon}", f"new:{scene.pos.wagon_pool[3][0]}")
    assert len(scene.pos.wagon_pool[3]) == 5


@pytest.mark.rule("TR-1414")
def test_a_wagon_stack_used_up_is_formed_from_the_discards() -> None:
    scene = Scene()
    pos = scene.pos
    pos.wagon_stacks[2], pos.wagon_discards[2] = [], pos.wagon_stacks[2]
    scene.siding(YELLOW, "B19").play("take", f"new:{pos.wagon_pool[2][0]}")
    assert len(pos.wagon_pool[2]) == 5
    assert (len(pos.wagon_stacks[2]), pos.wagon_discards[2]) == (16, [])


@pytest.mark.rule("TR-1414")
def test_without_discards_the_wagon_pool_stays_short() -> None:
    scene = Scene()
    pos = scene.pos
    for seat, name in enumerate(("wagons",) * 4):
        scene.player(seat).levels[name] = 4 - (seat > 0)
    for seat in range(4):
        while len(pos.players[seat].wagons) < pos.value(seat, "wagons") and pos.wagon_stacks[2]:
            wagon = pos.wagon_stacks[2].pop()
            pos.players[seat].wagons[wagon] = ("", "")
    assert not pos.wagon_stacks[2]
    scene.player(YELLOW).levels["wagons"] = 5
    scene.siding(YELLOW, "B19").play("take", f"new:{pos.wagon_pool[2][0]}")
    assert len(pos.wagon_pool[2]) == 4
    scene.effect(BLACK, Effect("exchangeWagon", swap=(2, 2)))
    old = next(wagon for wagon in scene.player(BLACK).wagons if len(pos.box.wagons[wagon]) == 2)
    scene.play("exchange", f"wagon:{old}", f"new:{pos.wagon_pool[2][0]}")
    assert pos.wagon_pool[2][-1] == old  # the only one that came back
    assert len(pos.wagon_pool[2]) == 4


@pytest.mark.rule("TR-1413", "TR-1414")
def test_a_short_wagon_pool_is_filled_up_once_wagons_come_back() -> None:
    scene = Scene()
    pos = scene.pos
    back = [pos.wagon_stacks[3].pop() for _ in range(2)]
    pos.boxed += (pos.wagon_pool[3][-1], *pos.wagon_stacks[3])
    pos.wagon_pool[3], pos.wagon_stacks[3], pos.wagon_discards[3] = pos.wagon_pool[3][:-1], [], back
    scene.siding(YELLOW, "B21").play("take", f"new:{pos.wagon_pool[3][0]}")
    assert len(pos.wagon_pool[3]) == 5
    assert set(back) < set(pos.wagon_pool[3])


@pytest.mark.rule("TR-1415")
def test_a_special_wagon_can_be_taken_only_while_there_is_one() -> None:
    scene = Scene()
    for seat in range(3):
        scene.player(seat).levels["wagons"] = 2
        scene.train(seat, **{f"SP3_{2 * seat + 1}": "- - -", f"SP3_{2 * seat + 2}": "- - -"})
    scene.siding(YELLOW, "B21")
    assert scene.ids("take") == set(scene.pos.wagon_pool[3])


EXCHANGES = {
    # old and new size: what may be given for what, by kind of wagon
    (1, 2): {("W1", "W2"), ("W1", "SP2")},
    (2, 3): {("W2", "W3"), ("W2", "SP3"), ("SP2", "W3")},
    (3, 3): {("W3", "W3"), ("W3", "SP3"), ("SP3", "W3")},
    (2, 2): {("W2", "W2"), ("W2", "SP2"), ("SP2", "W2")},
    (1, 3): {("W1", "W3"), ("W1", "SP3")},
}


def swaps(old: int, new: int) -> set[tuple[str, str]]:
    """The kinds of wagons that an exchange offers a player who has all of them."""
    scene = Scene()
    scene.player(YELLOW).levels["wagons"] = 5
    scene.train(YELLOW, W1_01="brass", W2_01="- -", W3_01="- - -", SP2_1="- -", SP3_1="- - -")
    scene.effect(YELLOW, Effect("exchangeWagon", swap=(old, new)))
    pairs = [option for option in scene.options() if option[0] == "exchange"]
    return {(str(a)[6:].split("-")[0], str(b)[4:].split("-")[0]) for _, a, b in pairs}


@pytest.mark.rule("TR-1416", "TR-1420")
def test_exchanges_of_one_place_wagons() -> None:
    assert swaps(1, 2) == EXCHANGES[1, 2]
    assert swaps(1, 3) == EXCHANGES[1, 3]


@pytest.mark.rule("TR-1417", "TR-1418", "TR-1419")
def test_exchanges_of_larger_wagons() -> None:
    for pair in ((2, 3), (3, 3), (2, 2)):
        assert swaps(*pair) == EXCHANGES[pair]


@pytest.mark.rule("TR-1421")
def test_a_special_wagon_is_never_exchanged_for_another() -> None:
    scene = Scene().train(YELLOW, SP2_1="- -").effect(YELLOW, Effect("exchangeWagon", swap=(2, 3)))
    top = scene.pos.specials[3][-1]
    assert scene.refusal("exchange", "wagon:SP2-1", f"new:{top}") == "TR-1421"


@pytest.mark.rule("TR-1422", "TR-1423")
@pytest.mark.example("TR-E73")
def test_example_a_loaded_wagon_is_exchanged() -> None:
    scene = Scene().train(YELLOW, W1_01="brass").wagon_pool(2, "W2-09", "W2-10", "W2-01", "W2-02", "W2-03")
    scene.give(YELLOW, investment=2).investment().play("invest", "action:exchange-1-2")
    scene.play("exchange", "wagon:W1-01", "new:W2-09")
    assert scene.player(YELLOW).wagons == {"W2-09": ("", "")}
    assert scene.pos.goods(YELLOW) == []
    assert "W1-01" in scene.pos.boxed
    assert len(scene.pos.wagon_pool[2]) == 5
    assert scene.player(YELLOW).investment == 0


@pytest.mark.rule("TR-1423", "TR-1424")
def test_where_exchanged_wagons_go() -> None:
    scene = Scene().train(YELLOW, W2_01="brass brass").effect(YELLOW, Effect("exchangeWagon", swap=(2, 3)))
    exchange = ("exchange", "wagon:W2-01", f"new:{scene.pos.wagon_pool[3][0]}")
    assert scene.state.bill(YELLOW, exchange).total(YELLOW, "brass") == -2
    scene.play(*exchange)
    assert scene.pos.wagon_discards[2] == ["W2-01"]


@pytest.mark.rule("TR-1424")
@pytest.mark.example("TR-E47")
def test_example_a_special_wagon_is_given_up() -> None:
    scene = (
        Scene().train(YELLOW, SP2_1="parcel -").give(YELLOW, investment=3).zone("R-Z1", BLACK, parcel=False)
    )
    scene.investment().play("invest", "action:exchange-2-3")
    assert scene.ids("exchange", 2) == set(scene.pos.wagon_pool[3])
    new = scene.pos.wagon_pool[3][0]
    bill = scene.state.bill(YELLOW, ("exchange", "wagon:SP2-1", f"new:{new}"))
    assert [(entry.thing, entry.amount, entry.rule) for entry in bill.entries] == [("parcel", -1, "TR-1424")]
    scene.play("exchange", "wagon:SP2-1", f"new:{new}")
    assert scene.pos.specials[2][-1] == "SP2-1"
    assert scene.player(YELLOW).wagons == {new: ("", "", "")}
    scene.siding(WHITE, "B19").play("take", "new:SP2-1")
    assert scene.player(WHITE).wagons["SP2-1"] == ("", "")  # the parcel went back to the supply


def test_equal_places_of_a_wagon_are_offered_once() -> None:
    scene = Scene().train(YELLOW, W3_11="brass brass brass", W2_05="gold gold")
    scene.contract("calestia", "K2-04").drive_to(YELLOW, "CM7", "CM8", 1)
    scene.play("contract", "contract:K2-04")
    assert scene.ids("unload") == {"W3-11.1", "W3-11.3"}  # a place for brass or the place for any good
    scene.play("unload", "cargo:W3-11.3")
    assert scene.player(YELLOW).wagons["W3-11"] == ("brass", "brass", "")
    assert scene.player(YELLOW).wagons["W2-05"] == ("", "gold")
