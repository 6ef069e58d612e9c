"""Turn structure and workers."""

import pytest

from engineshed.games.railroad_revolution import GAME
from engineshed.games.railroad_revolution.printed.box import COLOURS
from engineshed.kernel import Rng
from engineshed.kernel.play import Drawn
from tests.games.railroad_revolution.table import give, playing


@pytest.mark.rule("RRV-301")
def test_turns_go_clockwise_from_the_first_player() -> None:
    table, order = playing(3), []
    for _ in range(6):
        order.append(table.seat)
        table.until((table.seat + 1) % 3)
    assert order == [0, 1, 2, 0, 1, 2]


@pytest.mark.rule("RRV-302", "RRV-303")
def test_a_worker_of_the_own_supply_goes_to_one_of_four_actions() -> None:
    table = playing(supply="WG", board={"station": "OO"}, money=2000)
    assert {option[1:] for option in table.options("place")} == {
        (f"own:{colour}@supply", f"action:{action}")
        for colour in ("white", "grey")
        for action in ("station", "railroad", "telegraph", "trade")
    }
    assert table.why("place", "own:orange@supply", "action:trade") == "RRV-302"
    assert table.why("place", "own:orange@board", "action:trade") == "RRV-302"
    assert not table.may("done")
    table.place("grey", "telegraph")
    assert table.me.workers[0] == 1
    assert table.me.workers[5 * 3 + COLOURS.index("grey")] == 1
    assert {option[0] for option in table.options("build")} == {"build"}
    assert not table.may("done")


@pytest.mark.rule("RRV-304")
def test_any_number_of_workers_lies_on_one_space() -> None:
    table = playing(supply="WG", board={"trade": "WWOOTT"})
    table.place("grey", "trade")
    assert table.me.workers[20:] == [2, 0, 2, 1, 2]


@pytest.mark.rule("RRV-305", "RRV-306", "RRV-307")
@pytest.mark.example("RRV-E24")
def test_an_empty_supply_is_filled_at_the_start_of_the_turn() -> None:
    table = playing(
        supply="", board={"station": "WW", "trade": "WPO"}, milestones={"A1-3": "G", "A2-1": "."}, money=800
    )
    # First of all, before any hire could be made.
    assert table.me.workers == [3, 1, 1, 0, 0] + [0] * 20
    assert table.me.managers["A1-3"] == (3,)
    table.do("hire", "worker:orange").place("orange", "trade")
    assert table.me.workers[:5] == [3, 1, 1, 0, 0]


@pytest.mark.rule("RRV-306")
def test_with_one_worker_in_the_supply_nobody_comes_back() -> None:
    table = playing(supply="W", board={"station": "WW", "trade": "WPO"})
    assert sum(table.me.workers[:5]) == 1


@pytest.mark.rule("RRV-308", "RRV-609")
def test_what_cannot_be_carried_out_in_full_cannot_be_chosen() -> None:
    table = playing(money=300, shares=0, supply="WWWWG", trains=[])
    assert table.may("place", "own:white@supply", "action:station")
    assert table.why("place", "own:white@supply", "action:railroad") == "RRV-609"
    # Two shares of the grey worker's ability count ($600), the cheapest pair costs $500.
    assert table.may("place", "own:grey@supply", "action:railroad")
    table = playing(money=100, shares=0, stations=["washington"], supply="WWWWP", trains=[])
    give(table.pos, 1, stations=["charlotte"])
    assert table.why("place", "own:white@supply", "action:station") == "RRV-308"


@pytest.mark.rule("RRV-309")
def test_actions_need_their_pieces() -> None:
    def actions(**holdings: object) -> set[str]:
        table = playing(money=5000, **holdings)
        return {str(option[2]).removeprefix("action:") for option in table.options("place")}

    assert actions(buildings_left=0) == {"railroad", "trade"}
    assert actions(rails_left=0) == {"station", "telegraph", "trade"}
    everywhere = playing(money=5000, stations=["washington", "charlotte"], trains=[])
    assert everywhere.why("place", "own:white@supply", "action:station") == "RRV-308"
    full = playing(money=5000, offices=range(1, 9))
    assert full.why("place", "own:white@supply", "action:telegraph") == "RRV-309"
    none = playing(money=5000, buildings_left=0, trains=["money.up"])
    assert none.why("place", "own:white@supply", "action:station") == "RRV-309"


@pytest.mark.rule("RRV-310")
def test_only_the_worker_just_placed_gives_its_ability() -> None:
    table = playing(
        supply="WWWW", board={"railroad": "GGPPOO"}, money=2000, milestones={"A1-3": ".", "A2-1": "."}
    )
    table.place("white", "railroad").do("lay", "track:T05").do("lay", "track:T08")
    assert not table.options("gain")
    assert not table.options("take")
    assert not table.options("rebate")
    assert table.options("promote")


@pytest.mark.rule("RRV-311")
def test_the_ability_is_optional_and_used_once() -> None:
    table = playing(supply="WWWWG", money=2000)
    shares = table.me.shares
    table.place("grey", "railroad").do("lay", "track:T05").do("lay", "track:T04")
    table.do("gain", "shares:2")
    assert table.me.shares == shares + 2
    assert not table.options("gain")
    assert table.done().seat == 1
    table = playing(supply="WWWWG", money=2000)
    table.place("grey", "railroad").do("lay", "track:T05").do("lay", "track:T04").done()
    assert table.me.shares == 3


@pytest.mark.rule("RRV-312", "RRV-1109")
def test_a_specialist_used_as_white_promotes_instead() -> None:
    table = playing(supply="WWWWGO", money=2000, milestones={"A1-3": ".", "A2-1": "."})
    table.place("grey", "railroad").do("promote", "own:orange@supply", "slot:A2-1.1")
    assert not table.options("gain")
    assert not table.options("promote")
    table = playing(supply="WWWWGO", money=2000, milestones={"A1-3": ".", "A2-1": "."})
    table.place("grey", "railroad").do("gain", "shares:2")
    assert not table.options("promote")


@pytest.mark.rule("RRV-313")
def test_without_any_piece_a_player_passes() -> None:
    table = playing(2, rails_left=0, buildings_left=0, money=0, shares=0)
    assert table.seat == 1
    table.until(1).idle().until(1)
    assert table.pos.rounds == 2
    assert table.told("passed") == [{}]
    assert sum(table.me.workers[5:]) == 0
    table = playing(rails_left=1, buildings_left=0, money=0, shares=0, trains=[])
    assert {option[2] for option in table.options("place")} == {"action:trade"}
    assert not table.may("pass")


@pytest.mark.rule("RRV-314")
def test_the_order_of_a_turn() -> None:
    table = playing(
        2,
        supply="",
        board={"trade": "WWWWO"},
        milestones={"A2-1": "O", "A1-1": "."},
        rails=["T02"],
        deal="D2",
    )
    table.place("orange", "railroad")
    table.do("lay", "track:T04").do("lay", "track:T08").do("rebate").done()
    # Paid, and the deal comes before the milestone that is complete by now.
    assert table.told("paid")
    assert table.options("accept")
    assert table.me.done == ()
    table.done()
    while table.seat == 1:
        table.done()
    assert table.me.done == ("A2-1",)
    assert table.options("keep")


@pytest.mark.rule("RRV-315")
def test_only_stacks_and_unkept_milestones_are_hidden() -> None:
    table = playing(milestones={"A2-1": "O", "A1-1": "."}, rails=["T02", "T04"], supply="WWWW")
    table.place("white", "trade").do("sell", "piece:rail").done()
    assert [option[0] for option in table.options("keep")] == ["keep"] * 3
    drawn = table.pos.drawn[2]
    tape = table.state.tape
    assert tape is not None
    # The record of the draw is for this player alone.
    assert [(line.got, line.to) for line in tape.lines if isinstance(line, Drawn)] == [(drawn, 0)]
    assert table.state.seen_by(0).pos.drawn[2] == drawn
    assert table.state.seen_by(1).pos.drawn[2] == ("?", "?", "?")
    assert set(table.state.seen_by(1).pos.stacks["B"].unknown) == {"?"}
    table.do("keep", f"milestone:{drawn[0]}")
    seen = table.state.seen_by(1).pos
    assert [tile for tile, _ in seen.stacks["B"].under] == ["?", "?"]
    assert [tile for tile, _ in table.state.seen_by(0).pos.stacks["B"].under] == list(drawn[1:])
    for mine, theirs in zip(table.pos.companies, seen.companies, strict=True):
        assert (mine.money, mine.shares, mine.workers) == (theirs.money, theirs.shares, theirs.workers)
        assert mine.managers == theirs.managers
    imagined = table.state.seen_by(1).imagine(Rng(7))
    GAME.check(imagined.pos)
