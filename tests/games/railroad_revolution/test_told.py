"""What a player is told before and after a move: bills with their rules, refusals with colours, prompts."""

import pytest

from engineshed.games.railroad_revolution import GAME
from engineshed.games.railroad_revolution.page import PAGE
from engineshed.games.railroad_revolution.printed.box import COLOURS
from engineshed.kernel import Atom, Rng, Seeded, words_for
from engineshed.kernel.page import Scene
from tests.games.railroad_revolution.table import Play, give, playing

EN = words_for("en", "engineshed.games.railroad_revolution")
Line = tuple[str, int, str]


def bill(table: Play, *atoms: Atom) -> list[Line]:
    """What the page shows beside a move: things, amounts, rules."""
    entries = table.state.bill(table.seat, atoms).entries
    assert all(entry.seat == table.seat for entry in entries)
    return sorted((entry.thing, entry.amount, entry.rule) for entry in entries)


def why(table: Play, *atoms: Atom) -> str:
    refusal = table.state.refusal(table.seat, atoms)
    assert refusal is not None
    return EN(f"why-{refusal.rule}", **refusal.facts)


def prompt(table: Play) -> str:
    return PAGE.view(Scene(table.state.seen_by(table.seat), EN)).prompt.text


# Bills


@pytest.mark.rule("RRV-417", "RRV-418", "RRV-419")
def test_a_bill_names_what_is_paid_discarded_and_gained() -> None:
    table = playing(money=900, shares=2, supply="WWWWP")
    assert bill(table, "hire", "worker:grey") == [("money", -800, "RRV-417"), ("worker-grey", 1, "RRV-419")]
    assert bill(table, "sell", "share") == [("money", 150, "RRV-419"), ("shares", -1, "RRV-418")]


@pytest.mark.rule("RRV-418", "RRV-419", "RRV-420")
def test_the_bill_of_an_exchange_names_both_workers() -> None:
    table = playing(supply="WWWWP").place("purple", "telegraph")
    assert bill(table, "exchange", "own:white@supply", "worker:orange") == [
        ("worker-orange", 1, "RRV-419"),
        ("worker-white", -1, "RRV-418"),
    ]


@pytest.mark.rule("RRV-418", "RRV-1004")
def test_the_bill_of_a_deal_names_its_shares() -> None:
    table = playing(deal="D4", shares=4).place("white", "telegraph").do("build", "section:3").done()
    assert bill(table, "accept", "deal:bottom") == [("shares", -2, "RRV-418")]


@pytest.mark.rule("RRV-419", "RRV-805")
def test_the_bill_of_a_flip_names_the_money_of_the_train() -> None:
    table = playing(money=100, supply="WWWWP", trains=["money.up"]).place("purple", "station")
    assert bill(table, "flip", "train:TR-money.up", "pay:100") == [
        ("money", -100, "RRV-417"),
        ("money", 600, "RRV-419"),
    ]


@pytest.mark.rule("RRV-417", "RRV-602")
def test_rails_are_owed_and_paid_once() -> None:
    table = playing(money=1500, supply="WWWW").place("white", "railroad")
    assert bill(table, "lay", "track:T02") == [("owed", 200, "RRV-602")]  # two triangles
    table.do("lay", "track:T02")
    assert bill(table, "lay", "track:T05") == [("owed", 500, "RRV-602")]  # one, and the action's $400
    assert bill(table.do("lay", "track:T05"), "pay") == [
        ("money", -700, "RRV-417"),
        ("owed", -700, "RRV-417"),
    ]


# Refusals


@pytest.mark.rule("RRV-302", "RRV-420")
def test_the_colour_that_is_missing_is_named() -> None:
    table = playing(supply="WWWWP", money=0, shares=0)
    said = "You have no turquoise worker"
    assert why(table, "place", "own:turquoise@supply", "action:trade").startswith(said)
    table.place("purple", "telegraph")
    assert why(table, "exchange", "own:turquoise@supply", "worker:orange").startswith(said)


@pytest.mark.rule("RRV-708", "RRV-1105", "RRV-1206")
def test_the_worker_that_one_does_not_have_is_named() -> None:
    said = "You have no turquoise worker there."
    table = playing(supply="WWWWP", milestones={"A1-1": ".", "A2-1": "."}, telegraph={2: "TG-money"})
    table.place("white", "telegraph").do("build", "section:2")
    assert why(table, "tile", "own:turquoise@supply") == said
    assert why(table, "promote", "own:turquoise@supply", "slot:A1-1.1") == said
    track, step = next(
        (track, step)
        for track, rungs in enumerate(table.pos.box.performance)
        for step, rung in enumerate(rungs)
        if rung.workers
    )
    steps = [0, 0, 0]
    steps[track] = step - 1
    table = playing(supply="WWWWP", steps=(steps[0], steps[1], steps[2])).place("purple", "trade")
    name = ("telegraph", "stations", "network")[track]
    assert why(table, "step", f"performance:{name}", "own:turquoise@supply") == said


@pytest.mark.rule("RRV-702")
def test_the_section_that_has_an_office_is_named() -> None:
    table = playing(offices=[3]).place("white", "telegraph")
    assert why(table, "build", "section:3") == "You have an office in section 3 already."


@pytest.mark.rule("RRV-308")
def test_who_cannot_pay_is_told_the_price_and_nothing_else() -> None:
    table = playing(money=40, shares=0, trains=[], stations=["washington"], supply="WWWW")
    said = "This action needs $200 at least and you have $40. After this the basic action could not be "
    assert why(table, "place", "own:white@supply", "action:station").startswith(said)
    table = playing(money=800, shares=0, supply="WWWW").place("white", "railroad")
    table.do("lay", "track:T02").do("lay", "track:T05")
    owed = table.pos.turn.owed
    said = f"You owe ${owed} and have $800. After this the basic action could not be "
    assert why(table, "hire", "worker:grey").startswith(said)


@pytest.mark.rule("RRV-308", "RRV-609")
def test_the_price_of_rails_counts_what_the_first_one_opens() -> None:
    table = playing(money=450, shares=0, supply="WWWW", trains=[])
    said = (
        "The rails would cost $500 at least. You have $450, and shares and effects would not bring the rest."
    )
    assert why(table, "place", "own:white@supply", "action:railroad") == said
    table = playing(money=500, shares=0, supply="WWWW", trains=[]).place("white", "railroad")
    assert table.spaces() == {"T05"}  # and then T08
    said = "This action needs $500 at least and you have $500. After this the basic action could not be "
    assert why(table, "lay", "track:T02").startswith(said)
    table.do("lay", "track:T05")
    said = "You owe $100 and have $500. This action needs $400 at least and you have $500. After this "
    assert why(table, "lay", "track:T02").startswith(said)


@pytest.mark.rule("RRV-416")
def test_a_colour_that_is_out_of_stock_cannot_be_hired() -> None:
    table = playing(money=900)
    table.pos.stock[COLOURS.index("grey")] = 0
    assert table.why("hire", "worker:grey") == "RRV-416"
    assert why(table, "hire", "worker:grey") == "No grey worker is left in the general supply."
    assert table.options("hire") == [("hire", f"worker:{name}") for name in ("purple", "orange", "turquoise")]


@pytest.mark.rule("RRV-417")
def test_what_is_owed_is_paid_in_full_and_only_with_money() -> None:
    table = playing(money=300, shares=4, supply="WWWW").place("white", "railroad")
    table.do("lay", "track:T02").do("lay", "track:T05")
    assert table.why("pay") == "RRV-417"
    said = "That costs $700 and you have $300: $400 are missing. Selling 3 shares would do."
    assert why(table, "pay") == said
    assert not table.options("pay")
    table.do("sell", "share").do("sell", "share").do("sell", "share").do("pay")
    assert table.me.money == 50


@pytest.mark.rule("RRV-417")
def test_nobody_is_done_who_could_not_pay_any_more() -> None:
    """The two shares of Washington have to be taken: they bring the $200 of its station."""
    table = playing(money=0, shares=0, trains=[], supply="WWWW").place("white", "station")
    table.do("build", "city:washington")
    assert table.why("done") == "RRV-417"
    assert why(table, "done") == "That costs $200 and you have $0: $200 are missing."
    table.do("gain", "shares:2").done()
    assert table.options() == [("sell", "share")]


# Questions


@pytest.mark.rule("RRV-232")
def test_after_the_choice_of_a_setup_tile_its_reward_is_asked_for() -> None:
    for seed in range(30):
        state = GAME.new(3, {}, Seeded(Rng(seed)))
        state.run()
        table = Play(state, GAME)
        assert prompt(table) == EN("ask-setup")
        seat = table.seat
        table.do(*table.options("choose")[0])
        if table.seat == seat and table.options("lay"):
            assert prompt(table) == EN("ask-setup-reward")
            return
    raise AssertionError("no tile with a rail")


@pytest.mark.rule("RRV-1004")
def test_a_deal_is_offered_with_the_shares_that_one_has() -> None:
    table = playing(deal="D4", money=2000)
    give(table.pos, 1, money=0, shares=4)
    table.place("white", "telegraph").do("build", "section:3").decline(0)
    assert table.seat == 1
    assert prompt(table) == EN("ask-deal", shares=4)


# The log


@pytest.mark.rule("RRV-701", "RRV-706")
def test_the_log_names_the_section_and_who_was_first() -> None:
    table = playing(2, offices=[6]).place("white", "telegraph").do("build", "section:3")
    assert table.told("built-office") == [{"section": 3, "first": True}]
    table = playing(2).place("white", "telegraph").do("build", "section:1")  # a neutral building lies there
    assert table.told("built-office") == [{"section": 1, "first": False}]


@pytest.mark.rule("RRV-231")
def test_a_setup_tile_that_was_taken_cannot_be_chosen() -> None:
    state = GAME.new(3, {}, Seeded(Rng(4)))
    state.run()
    table = Play(state, GAME)
    first, taken = table.seat, table.options("choose")[0]
    table.do(*taken)
    while table.seat == first:
        table.do(*(("done",) if table.may("done") else table.options()[0]))
    assert table.why(*taken) == "RRV-231"
