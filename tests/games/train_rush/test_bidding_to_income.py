"""Phases I to III: bidding, lobbying, income."""

import pytest

from engineshed.kernel.play import Tape
from tests.games.train_rush.table import BLACK, PURPLE, WHITE, YELLOW, Scene

SECTORS = ("finance", "resources", "logistics", "trade", "technology")
REGIONS = ("ravenshire", "calestia", "awhar")


def bid(scene: Scene, *numbers: int) -> Scene:
    scene.bidding()
    for number in numbers:
        scene.play("bid", f"spy:{number}")
    return scene


# Phase I


@pytest.mark.rule("TR-1801", "TR-1808")
def test_each_plays_one_spy_once() -> None:
    scene = Scene().order(PURPLE, BLACK, YELLOW, WHITE)
    scene.bidding()
    assert scene.asked == PURPLE
    assert scene.ids("bid") == {"1", "2", "3", "4", "5", "6", "7", "8"}
    bid(scene, 3, 4, 5, 6)
    assert scene.player(PURPLE).spies == (1, 2, 4, 5, 6, 7, 8)
    scene.player(PURPLE).bid = 0
    scene.order(PURPLE, BLACK, YELLOW, WHITE).pos.spies["awhar-trade"] = (PURPLE,)
    scene.bidding()
    assert scene.refusal("bid", "spy:3") == "TR-1808"


@pytest.mark.rule("TR-1802")
def test_spies_left_and_played_are_visible() -> None:
    scene = bid(Scene(), 8)
    seen = scene.state.seen_by(WHITE).pos.players[YELLOW]
    assert (seen.bid, seen.spies) == (8, (1, 2, 3, 4, 5, 6, 7))


@pytest.mark.rule("TR-1803", "TR-1804", "TR-1805")
@pytest.mark.example("TR-E06")
def test_example_the_new_order() -> None:
    scene = bid(Scene().order(PURPLE, BLACK, YELLOW, WHITE), 2, 3, 6, 6)
    assert scene.pos.order == (YELLOW, WHITE, BLACK, PURPLE)


@pytest.mark.rule("TR-1806", "TR-1807")
def test_the_new_order_holds_for_the_round_and_the_next_bidding() -> None:
    scene = bid(Scene().order(PURPLE, BLACK, YELLOW, WHITE), 2, 3, 6, 6).lobbying()
    assert scene.asked == YELLOW
    scene.play("lobby", "sector:awhar-trade")
    assert scene.asked == WHITE
    for sector in ("calestia-trade", "ravenshire-trade", "ravenshire-trade"):
        scene.play("lobby", f"sector:{sector}")
    assert [player.bid for player in scene.pos.players] == [0, 0, 0, 0]  # numbers no longer matter
    assert scene.bidding().asked == YELLOW


# Phase II


@pytest.mark.rule("TR-1901", "TR-1902", "TR-1903")
@pytest.mark.example("TR-E07")
def test_example_lobbying_of_the_first_player() -> None:
    scene = Scene().order(YELLOW, WHITE, BLACK, PURPLE).lobbying()
    assert scene.asked == YELLOW
    assert len(scene.ids("lobby")) == 15
    scene.play("lobby", "sector:calestia-finance")
    assert scene.pos.spies["calestia-finance"] == (YELLOW,)
    assert scene.pos.value(YELLOW, "investment") == 2
    assert scene.player(YELLOW).investment == 1


def lobbied(*sectors: str) -> Scene:
    scene = Scene().order(YELLOW, WHITE, BLACK, PURPLE).lobbying()
    for sector in sectors:
        scene.play("lobby", f"sector:{sector}")
    return scene


@pytest.mark.example("TR-E08")
def test_example_lobbying_of_the_second_player() -> None:
    scene = lobbied("calestia-finance")
    assert scene.asked == WHITE
    assert scene.refusal("lobby", "sector:calestia-trade") == "TR-1902"
    scene.play("lobby", "sector:awhar-resources")
    assert scene.pos.spies["awhar-resources"] == (WHITE,)
    assert (scene.pos.value(WHITE, "coal"), scene.player(WHITE).coal) == (2, 1)


@pytest.mark.example("TR-E09")
def test_example_lobbying_of_the_third_player() -> None:
    scene = lobbied("calestia-finance", "awhar-resources")
    assert scene.asked == BLACK
    assert scene.ids("lobby") == {f"ravenshire-{sector}" for sector in SECTORS}
    scene.play("lobby", "sector:ravenshire-finance")
    assert scene.pos.spies["ravenshire-finance"] == (BLACK,)
    assert (scene.pos.value(BLACK, "investment"), scene.player(BLACK).investment) == (2, 1)


@pytest.mark.rule("TR-1903")
@pytest.mark.example("TR-E10")
def test_example_lobbying_of_the_fourth_player() -> None:
    scene = lobbied("calestia-finance", "awhar-resources", "ravenshire-finance")
    assert scene.asked == PURPLE
    assert len(scene.ids("lobby")) == 15
    scene.play("lobby", "sector:ravenshire-finance")
    assert scene.pos.spies["ravenshire-finance"] == (BLACK, PURPLE)
    assert (scene.pos.value(PURPLE, "investment"), scene.player(PURPLE).investment) == (2, 1)


@pytest.mark.rule("TR-1902")
@pytest.mark.example("TR-E37")
def test_example_the_third_of_three_has_one_state_left() -> None:
    scene = Scene(3).lobbying().play("lobby", "sector:awhar-trade").play("lobby", "sector:calestia-trade")
    assert scene.ids("lobby") == {f"ravenshire-{sector}" for sector in SECTORS}


@pytest.mark.rule("TR-1904")
def test_placing_the_spy_is_compulsory() -> None:
    scene = Scene().lobbying()
    assert {option[0] for option in scene.options()} == {"lobby"}


@pytest.mark.rule("TR-1905")
def test_one_spy_in_each_finance_sector() -> None:
    scene = Scene().sector("awhar-finance", spies=[YELLOW]).lobbying()
    assert scene.refusal("lobby", "sector:awhar-finance") == "TR-1905"
    assert "calestia-finance" in scene.ids("lobby")
    assert scene.refusal("lobby", "sector:awhar-trade") == ""
    several = Scene().sector("awhar-trade", spies=[YELLOW]).lobbying()
    assert several.refusal("lobby", "sector:awhar-trade") == ""  # only finance is limited


@pytest.mark.rule("TR-1905")
def test_under_the_other_reading_one_spy_in_all_finance_sectors() -> None:
    scene = Scene(settings={"finance-spies": "one-in-all"}).sector("awhar-finance", spies=[YELLOW]).lobbying()
    for region in REGIONS:
        assert scene.refusal("lobby", f"sector:{region}-finance") == "TR-1905"


@pytest.mark.rule("TR-1906")
@pytest.mark.example("TR-E62")
def test_example_full_sectors_and_finance_are_closed() -> None:
    scene = Scene(3).sector("awhar-finance", spies=[PURPLE]).sector("awhar-resources", spies=[0, 0, 1, 1])
    scene.lobbying().play("lobby", "sector:calestia-trade").play("lobby", "sector:ravenshire-trade")
    assert scene.asked == PURPLE
    assert scene.ids("lobby") == {"awhar-logistics", "awhar-trade", "awhar-technology"}
    assert scene.refusal("lobby", "sector:awhar-resources") == "TR-1906"


@pytest.mark.rule("TR-1907", "TR-1908")
def test_the_advance_comes_before_the_bonus_of_the_slot() -> None:
    scene = Scene().train(YELLOW, W1_05="-").lobbying().play("lobby", "sector:awhar-logistics")
    assert scene.player(YELLOW).levels["loading"] == 1
    assert scene.asked == YELLOW
    assert scene.ids("load") == {"W1-05"}


@pytest.mark.rule("TR-1909")
@pytest.mark.example("TR-E38")
def test_example_a_sector_whose_track_is_blocked() -> None:
    scene = Scene().order(WHITE, YELLOW, BLACK, PURPLE)
    scene.level(YELLOW, "investment", 6).level(WHITE, "investment", 5).lobbying()
    scene.play("lobby", "sector:awhar-finance")
    assert scene.pos.value(WHITE, "investment") == 5
    assert scene.player(WHITE).investment == 1


@pytest.mark.rule("TR-1910")
def test_a_player_completes_placing_before_the_next_begins() -> None:
    scene = Scene().lobbying().play("lobby", "sector:awhar-technology")
    assert scene.asked == YELLOW
    scene.play("take", f"new:{scene.pos.wagon_pool[2][0]}")
    assert scene.asked == BLACK


@pytest.mark.rule("TR-1911")
def test_the_marks_of_chosen_states_are_removed() -> None:
    scene = lobbied("calestia-trade", "awhar-trade", "ravenshire-trade")
    assert scene.pos.lobbied == ("calestia", "awhar", "ravenshire")
    scene.play("lobby", "sector:ravenshire-trade")
    assert not scene.pos.lobbied


def gain_on_slot(sector: str, slot: int, **settings: str) -> Scene:
    """Yellow takes this slot of a sector in Awhar; the others stand before."""
    before = [BLACK, PURPLE, WHITE][: slot - 1]
    scene = Scene(settings=settings).train(YELLOW, W1_05="-").sector(f"awhar-{sector}", spies=before)
    return scene.lobbying().play("lobby", f"sector:awhar-{sector}")


@pytest.mark.rule("TR-1912", "TR-1913")
def test_bonuses_of_finance_and_resources() -> None:
    for slot, bonus in ((1, 1), (2, 1), (3, 0), (4, 0)):
        assert gain_on_slot("finance", slot).player(YELLOW).investment == bonus
        assert gain_on_slot("resources", slot).player(YELLOW).coal == bonus


@pytest.mark.rule("TR-1913")
def test_under_the_other_reading_resources_give_investment() -> None:
    player = gain_on_slot("resources", 1, resources="investment").player(YELLOW)
    assert (player.investment, player.coal) == (1, 0)


@pytest.mark.rule("TR-1914", "TR-1915", "TR-1916")
def test_bonuses_of_logistics_trade_and_technology() -> None:
    for slot in (1, 2, 3, 4):
        logistics, trade, technology = (
            gain_on_slot(sector, slot) for sector in ("logistics", "trade", "technology")
        )
        assert (logistics.asked == YELLOW) == (slot == 1)
        assert trade.asked == BLACK
        assert (technology.asked == YELLOW) == (slot <= 2)
    scene = gain_on_slot("technology", 2)
    assert scene.ids("take") == {*scene.pos.wagon_pool[2], scene.pos.specials[2][-1]}


@pytest.mark.rule("TR-1917")
@pytest.mark.example("TR-E46")
def test_example_the_higher_wagon_limit_already_applies() -> None:
    scene = Scene().train(YELLOW, W1_01="brass", W1_05="gold", W2_01="- -").lobbying()
    scene.play("lobby", "sector:awhar-technology")
    assert scene.pos.value(YELLOW, "wagons") == 4
    assert scene.asked == YELLOW
    scene.play("take", f"new:{scene.pos.wagon_pool[2][0]}")
    assert len(scene.player(YELLOW).wagons) == 4

    blocked = Scene().level(BLACK, "wagons", 8).level(YELLOW, "wagons", 7)
    names = ("W2_01", "W2_02", "W2_03", "W2_04", "W2_05", "W2_06", "W2_07")
    blocked.train(YELLOW, **dict.fromkeys(names, "")).lobbying().play("lobby", "sector:awhar-technology")
    assert blocked.asked == BLACK


# Phase III


@pytest.mark.rule("TR-2001", "TR-2002", "TR-2003")
def test_all_take_income_and_then_load_in_order() -> None:
    scene = Scene().order(WHITE, BLACK, YELLOW, PURPLE).level(BLACK, "investment", 4).level(WHITE, "coal", 5)
    for seat, wagon in enumerate(("W1_05", "W1_06", "W1_07", "W1_08")):
        scene.train(seat, **{wagon: "-"})
    scene.income()
    assert [player.investment for player in scene.pos.players] == [1, 4, 1, 1]
    assert [player.coal for player in scene.pos.players] == [1, 1, 1, 5]
    asked = []
    while scene.asked is not None:
        asked.append(scene.asked)
        scene.play(*scene.options()[0])
    assert asked == [WHITE, BLACK, YELLOW, PURPLE]


@pytest.mark.rule("TR-2004")
def test_fewer_wagons_may_be_loaded() -> None:
    scene = Scene(2).level(YELLOW, "loading", 3).train(YELLOW, W1_05="-", W2_01="- -", SP2_1="- -")
    scene.train(BLACK).income()
    assert scene.ids("load") == {"W1-05", "W2-01"}
    scene.play("load", "wagon:W2-01")
    assert ("pass",) in scene.options()
    assert scene.decline().asked is None
    assert scene.player(YELLOW).wagons["W1-05"] == ("",)


def test_nothing_is_lost_when_all_wagons_are_full_early() -> None:
    scene = Scene(2).level(YELLOW, "loading", 2).train(YELLOW, W2_16="- -").train(BLACK)
    scene.state.tape = tape = Tape()
    scene.income().play("load", "wagon:W2-16")
    assert scene.asked is None
    assert [event.name for event in tape.journal] == ["income", "income", "loaded"]


@pytest.mark.example("TR-E11")
def test_example_income() -> None:
    scene = Scene(2).level(YELLOW, "investment", 2).level(YELLOW, "coal", 3).level(YELLOW, "loading", 3)
    scene.train(YELLOW, W1_05="-", W2_16="- -", W2_17="- -").train(BLACK).income()
    assert (scene.player(YELLOW).investment, scene.player(YELLOW).coal) == (2, 3)
    scene.play("load", "wagon:W1-05", "good:copper").play("load", "wagon:W2-16").play("load", "wagon:W2-17")
    assert scene.player(YELLOW).wagons == {
        "W1-05": ("copper",),
        "W2-16": ("brass", "gold"),
        "W2-17": ("water", "food"),
    }
    assert scene.asked is None
