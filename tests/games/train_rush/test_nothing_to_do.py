"""Effects that could do nothing at all: they are neither bought nor asked for (TR-1603, TR-2110)."""

import pytest

from engineshed.games.train_rush.printed.box import Effect
from tests.games.train_rush.table import BLACK, WHITE, YELLOW, Scene


def asked_for(scene: Scene, effect: Effect) -> bool:
    """Is the player asked anything when the effect is gained?"""
    return scene.effect(YELLOW, effect).asked is not None


def full_region(scene: Scene) -> Scene:
    for zone in ("C-Z1", "C-Z2", "C-Z3", "C-Z4"):
        scene.zone(zone, station=BLACK if zone < "C-Z4" else WHITE, houses=[(BLACK, "")] * 3)
    return scene.at(YELLOW, "CM7").give(YELLOW, investment=9)


@pytest.mark.rule("TR-703", "TR-708", "TR-1603")
def test_no_free_space_in_the_region() -> None:
    scene = full_region(Scene()).investment()
    assert scene.refusal("invest", "action:warehouse") == "TR-703"
    assert scene.refusal("invest", "action:station") == "TR-708"
    assert not asked_for(full_region(Scene()), Effect("buildWarehouse"))
    assert not asked_for(full_region(Scene()), Effect("buildStation"))


@pytest.mark.rule("TR-407")
def test_nothing_is_built_or_corrupted_from_start() -> None:
    for word in ("buildWarehouse", "buildStation", "corruption"):
        assert not asked_for(Scene(), Effect(word))


@pytest.mark.rule("TR-115")
def test_no_pieces_in_reserve() -> None:
    for word, piece in (("buildWarehouse", "A"), ("buildStation", "B"), ("corruption", "C")):
        scene = Scene().at(YELLOW, "RM5")
        if piece == "A":
            for zone in ("A-Z1", "A-Z2", "A-Z3", "A-Z4"):
                scene.zone(zone, houses=[(YELLOW, "")] * 3)
        elif piece == "B":
            for zone in ("A-Z1", "A-Z2", "A-Z3", "A-Z4", "C-Z1", "C-Z2"):
                scene.zone(zone, station=YELLOW)
        else:
            for sector in ("finance", "trade", "logistics"):
                scene.sector(f"awhar-{sector}", agents=[YELLOW] * 4)
            scene.sector("awhar-technology", agents=[YELLOW] * 3)
        assert not asked_for(scene, Effect(word))
    scene = Scene().at(YELLOW, "AM9")
    for city in ("rackglen", "hawkmoor", "blackborough"):
        scene.contracts(city, two=YELLOW, three=YELLOW, four=YELLOW, five=YELLOW)
    assert not asked_for(scene, Effect("freeContract", size=2, amount=2))


@pytest.mark.rule("TR-713")
def test_no_warehouse_to_lease() -> None:
    lease = Effect("leaseWarehouse")
    assert not asked_for(Scene(), lease)
    assert not asked_for(Scene().zone("R-Z1", houses=[(YELLOW, "")]), lease)
    assert asked_for(Scene().zone("R-Z1", BLACK, [(YELLOW, "")]), lease)


@pytest.mark.rule("TR-1403")
def test_no_wagon_to_load() -> None:
    assert not asked_for(Scene().train(YELLOW, W1_01="brass", SP2_1="- -"), Effect("loadWagon"))


@pytest.mark.rule("TR-1412", "TR-1415")
def test_no_wagon_to_take() -> None:
    full = Scene().train(YELLOW, W1_01="brass", W1_05="gold", W2_01="- -")
    assert not asked_for(full, Effect("takeWagon", places=3))
    scene = Scene()
    pos = scene.pos
    pos.boxed += pos.wagon_pool[2] + tuple(pos.wagon_stacks[2]) + pos.specials[2]
    pos.wagon_pool[2], pos.wagon_stacks[2], pos.specials[2] = (), [], ()
    assert not asked_for(scene, Effect("takeWagon", places=2))


@pytest.mark.rule("TR-1416", "TR-1417", "TR-1418")
def test_no_wagon_for_a_bought_exchange() -> None:
    scene = Scene().give(YELLOW, investment=9).train(YELLOW).investment()
    for action, rule in (("1-2", "TR-1416"), ("2-3", "TR-1417"), ("3-3", "TR-1418")):
        assert scene.refusal("invest", f"action:exchange-{action}") == rule


@pytest.mark.rule("TR-1419", "TR-1420")
def test_no_wagon_for_an_exchange_at_the_market_or_by_tile() -> None:
    scene = Scene().level(YELLOW, "unloading", 3).train(YELLOW, W3_15="gold gold gold")
    scene.drive_to(YELLOW, "AM8", "AM9", 1)
    assert scene.refusal("buy", "reward:exchange-2-2") == "TR-1419"
    assert not asked_for(Scene().train(YELLOW, W2_01="- -"), Effect("exchangeWagon", swap=(1, 3)))


@pytest.mark.rule("TR-1417", "TR-2110")
def test_no_wagon_for_any_of_several_exchanges() -> None:
    scene = Scene().train(YELLOW, W1_01="brass")
    swaps = (Effect("exchangeWagon", swap=(2, 3)), Effect("exchangeWagon", swap=(3, 3)))
    assert not asked_for(scene, Effect("choice", options=swaps))
    assert not asked_for(scene, Effect("exchangeWagon", swap=(3, 2)))  # a size that no list names


@pytest.mark.rule("TR-1009", "TR-1010")
def test_no_track_to_advance_on() -> None:
    scene = Scene()
    for track, values in scene.pos.box.tracks.items():
        scene.level(BLACK, track, values[-1]).level(YELLOW, track, values[-2])
    assert not asked_for(scene, Effect("advance"))
    scene = Scene()
    for track, values in scene.pos.box.tracks.items():
        scene.level(YELLOW, track, values[-1])
    assert not asked_for(scene, Effect("advance"))
    assert not asked_for(scene, Effect("advance", track="coal"))


@pytest.mark.rule("TR-2110")
def test_no_card_to_draw() -> None:
    scene = Scene().give(YELLOW, investment=2)
    pos = scene.pos
    pos.players[BLACK].in_use = (*pos.deck, *pos.bottom, *pos.discards)
    pos.deck, pos.bottom, pos.discards = [], [], []
    scene.investment()
    assert scene.refusal("invest", "action:planning") == "TR-2110"


@pytest.mark.rule("TR-1208")
def test_no_card_for_a_special_action() -> None:
    assert not asked_for(Scene().hand(YELLOW), Effect("specialFromHand"))


@pytest.mark.rule("TR-512")
def test_no_end_for_a_move() -> None:
    assert not asked_for(Scene().at(BLACK, "S2"), Effect("move", amount=2))


@pytest.mark.rule("TR-3125")
def test_no_free_action_that_would_do_anything() -> None:
    scene = Scene().at(BLACK, "RI1").train(YELLOW, W1_01="brass")  # on START: no building, no move of 3
    assert not asked_for(scene, Effect("freeAction", cost=1))


@pytest.mark.rule("TR-2519")
def test_no_space_for_a_bought_contract() -> None:
    scene = Scene().at(YELLOW, "AM9")
    for city in ("brukas", "vexbourne", "gearholm"):
        scene.contracts(city, three=BLACK)
    assert not asked_for(scene, Effect("freeContract", size=3, amount=3))
