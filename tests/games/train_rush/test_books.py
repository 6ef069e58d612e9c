"""The books: what every change of a public figure is called, whose it is, and by which rule it happens."""

import pytest

from engineshed.games.train_rush import GAME
from engineshed.kernel import Rng, Seeded, words_for
from engineshed.kernel.play import Tape
from engineshed.web.tongues import LANGUAGES
from tests.games.train_rush.table import BLACK, WHITE, YELLOW, Scene


def kept(scene: Scene) -> Scene:
    """From here on the books are kept."""
    scene.state.tape = Tape()
    return scene


def booked(scene: Scene) -> list[tuple[str, int, str, int, str]]:
    """The bookings since the last time: event, seat, thing, amount, rule."""
    tape = scene.state.tape
    assert tape is not None
    found = [
        (tape.journal[b.event - 1].name, b.entry.seat, b.entry.thing, b.entry.amount, b.entry.rule)
        for b in tape.books
    ]
    tape.books.clear()
    return found


def test_income_is_booked_marker_by_marker() -> None:
    scene = kept(Scene(2).level(YELLOW, "coal", 3).train(YELLOW).train(BLACK)).income()
    assert booked(scene) == [
        ("income", YELLOW, "investment", 1, "TR-2002"),
        ("income", YELLOW, "coal", 3, "TR-2003"),
        ("income", BLACK, "investment", 1, "TR-2002"),
        ("income", BLACK, "coal", 1, "TR-2003"),
    ]


def test_a_purchase_and_what_it_brings() -> None:
    scene = kept(Scene().at(YELLOW, "RM5").give(YELLOW, investment=3)).investment()
    scene.play("invest", "action:warehouse").play("warehouse", "zone:R-Z1")
    assert booked(scene) == [
        ("invested", YELLOW, "investment", -1, "TR-2104"),
        ("warehouse", YELLOW, "warehouses", -1, "TR-703"),
        ("infrastructure", YELLOW, "infrastructure-ravenshire", 1, "TR-706"),
    ]


def test_a_move_with_coal_and_token_and_the_card_played() -> None:
    scene = kept(Scene().at(YELLOW, "RM7").give(YELLOW, coal=3).hand(YELLOW, "A25").tokens(YELLOW, "MT08"))
    scene.turn(YELLOW).play("play", "card:A25")
    assert booked(scene) == [("played", YELLOW, "cards", -1, "TR-2302")]
    scene.play("move", sorted(o for o in scene.options() if len(o) == 3)[0][1], "token:3")
    assert booked(scene)[:2] == [
        ("moved", YELLOW, "coal", -1, "TR-2306"),
        ("moved", YELLOW, "token", -1, "TR-2309"),
    ]


def test_a_contract_takes_goods_and_gives_vp() -> None:
    scene = Scene().train(YELLOW, W3_11="brass brass brass", W2_05="gold gold").contract("calestia", "K2-04")
    scene = kept(scene.visited("vardimium", YELLOW)).drive_to(YELLOW, "CM7", "CM8", 1)
    booked(scene)
    scene.play("contract", "contract:K2-04")
    tile = scene.pos.box.contracts["K2-04"]
    assert booked(scene)[:3] == [
        ("contract", YELLOW, "contract-markers", -1, "TR-2414"),
        ("contract", YELLOW, "delivered-calestia", 2, "TR-1307"),
        ("contract", YELLOW, "vp", tile.vp, "TR-1304"),
    ]


def test_an_exchange_loses_the_cargo() -> None:
    scene = kept(
        Scene().train(YELLOW, W1_05="gold", W2_05="gold gold").give(YELLOW, investment=3)
    ).investment()
    scene.play("invest", "action:exchange-2-3")
    booked(scene)
    scene.play("exchange", "wagon:W2-05", f"new:{scene.pos.wagon_pool[3][0]}")
    assert booked(scene) == [
        ("exchanged", YELLOW, "wagons-2", -1, "TR-1417"),
        ("exchanged", YELLOW, "gold", -2, "TR-1422"),
        ("wagon", YELLOW, "wagons-3", 1, "TR-1417"),
    ]


def test_what_a_stop_of_somebody_else_brings() -> None:
    scene = Scene().zone("R-Z1", WHITE, [(BLACK, "calestia")]).tile(2, "B41")
    kept(scene).drive_to(YELLOW, "R-Z1-1", "R-Z1-2", 1).play("refill", "stack:1")
    assert booked(scene) == [
        ("gained", YELLOW, "coal", 3, "TR-802"),
        ("contractors", BLACK, "contractors-calestia", 1, "TR-2608"),
        ("infrastructure", WHITE, "infrastructure-ravenshire", 1, "TR-2609"),
    ]


def test_a_spy_an_agent_and_a_hero() -> None:
    scene = kept(Scene(2).order(YELLOW, BLACK)).lobbying().play("lobby", "sector:calestia-resources")
    assert booked(scene) == [
        ("lobbied", YELLOW, "influence-calestia", 1, "TR-1901"),
        ("advanced", YELLOW, "track-coal", 1, "TR-1907"),
        ("gained", YELLOW, "coal", 1, "TR-1908"),
    ]
    scene = kept(Scene().at(YELLOW, "RM5").heroes(YELLOW, "C09")).missions().play("hero", "hero:C09")
    scene.play("corrupt", "sector:ravenshire-trade")
    assert booked(scene) == [
        ("hero", YELLOW, "heroes", -1, "TR-2701"),
        ("hero", YELLOW, "missions", 1, "TR-2707"),
        ("corrupted", YELLOW, "agents", -1, "TR-906"),
        ("corrupted", YELLOW, "influence-ravenshire", 1, "TR-906"),
    ]


def test_cards_are_counted_and_never_named() -> None:
    scene = kept(Scene()).siding(YELLOW, "B01").play("draw")
    assert booked(scene) == []  # nobody knows yet how many are kept
    scene.play("keep", *(f"card:{card}" for card in scene.player(YELLOW).drawn[:2]))
    assert booked(scene) == [("kept", YELLOW, "cards", 2, "TR-1505")]
    scene.hand(YELLOW, "A01", "A02").turn(YELLOW).play("play", "card:A01")
    assert booked(scene) == [("played", YELLOW, "cards", -1, "TR-2302")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_has_words(language: str) -> None:
    words = words_for(language, "engineshed.games.train_rush")
    scene = Scene().train(
        YELLOW, W1_05="gold", W2_05="gold gold", W3_11="- - -", SP2_1="parcel -", SP3_1="- - -"
    )
    for seat in range(4):
        for thing in (*GAME.figures(scene.pos, seat), *scene.pos.box.goods):
            assert words(f"thing-{thing}", amount=1)
            assert str(7) in words(f"amount-{thing}", amount=7)


@pytest.mark.rule("TR-309")
def test_heroes_dealt_at_random_are_booked() -> None:
    state = GAME.new(2, {s.id: s.default for s in GAME.settings} | {"heroes": "random"}, Seeded(Rng(1)))
    state.tape = tape = Tape()
    state.run()
    while state.pos.phase == "setup":
        state.play(state.waiting()[0], state.options(state.waiting()[0])[0])
    dealt = [line.entry for line in tape.books if line.entry.thing == "heroes"]
    assert [(entry.seat, entry.amount, entry.rule) for entry in dealt] == [(0, 6, "TR-309"), (1, 6, "TR-309")]


@pytest.mark.rule("TR-1304", "TR-2412")
def test_the_bill_of_a_contract_names_its_goods_and_points() -> None:
    scene = Scene().train(YELLOW, W2_16="brass gold").contract("calestia", "K2-04")
    scene.drive_to(YELLOW, "CM7", "CM8", 1)
    bill = scene.state.bill(YELLOW, ("contract", "contract:K2-04"))
    assert [(entry.thing, entry.amount) for entry in bill.entries] == [("brass", -1), ("gold", -1), ("vp", 5)]
