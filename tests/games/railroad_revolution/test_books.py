"""The journal alone: what every change of a figure is called, whose it is, and by which rule it happens."""

from collections import Counter

import pytest

from engineshed.games.railroad_revolution import GAME
from engineshed.games.railroad_revolution.figures import figures
from engineshed.kernel import Rng, Seeded, words_for
from engineshed.kernel.play import Tape
from tests.games.railroad_revolution.table import Play, playing, top_of_stack

Line = tuple[str, str, int, str]
BY_ITSELF = ("paid", "completed")
"""Events that follow from an action without being it."""


def booked(table: Play) -> list[Line]:
    """The bookings since the last time, without points: event, thing, amount, rule."""
    tape = table.state.tape
    assert tape is not None
    found = [
        (tape.journal[b.event - 1].name, b.entry.thing, b.entry.amount, b.entry.rule) for b in tape.books
    ]
    tape.books.clear()
    return [line for line in found if line[1] != "vp"]


def points(table: Play) -> list[tuple[int, str]]:
    tape = table.state.tape
    assert tape is not None
    found = [(b.entry.amount, b.entry.rule) for b in tape.books if b.entry.thing == "vp"]
    tape.books.clear()
    return found


def test_a_share_is_sold_and_a_worker_hired() -> None:
    table = playing(money=700, shares=1).do("sell", "share").do("hire", "worker:grey")
    assert booked(table) == [
        ("sold-share", "shares", -1, "RRV-408"),
        ("sold-share", "money", 150, "RRV-408"),
        ("hired", "money", -800, "RRV-410"),
        ("hired", "worker-grey", 1, "RRV-410"),
    ]


def test_a_station_is_owed_first_and_paid_later() -> None:
    table = playing(money=500, shares=0, supply="WWWW").place("white", "station")
    booked(table)
    assert repr(table.state.bill(0, ("build", "city:washington"))).count("Entry") == 1
    assert table.state.bill(0, ("build", "city:washington")).total(0, "owed") == 200
    assert table.state.bill(0, ("build", "city:washington")).total(0, "money") == 0
    table.do("build", "city:washington")
    assert booked(table) == [
        ("built-station", "stations", 1, "RRV-501"),
        ("built-station", "buildings-left", -1, "RRV-501"),
        ("built-station", "owed", 200, "RRV-504"),
    ]
    assert table.state.bill(0, ("pay",)).total(0, "money") == -200
    table.do("pay")
    assert booked(table) == [("paid", "money", -200, "RRV-417"), ("paid", "owed", -200, "RRV-417")]


def test_rails_join_cities_and_each_is_owed() -> None:
    table = playing(money=900, shares=0, supply="WWWW").place("white", "railroad")
    booked(table)
    table.do("lay", "track:T02").do("lay", "track:T05")
    assert booked(table) == [
        ("laid", "rails", 1, "RRV-601"),
        ("laid", "cities", 1, "RRV-601"),
        ("laid", "rails-left", -1, "RRV-601"),
        ("laid", "owed", 200, "RRV-602"),
        ("laid", "rails", 1, "RRV-601"),
        ("laid", "cities", 1, "RRV-601"),
        ("laid", "rails-left", -1, "RRV-601"),
        ("laid", "owed", 500, "RRV-602"),
    ]


def test_the_first_office_brings_its_shares_by_a_rule_of_its_own() -> None:
    table = playing(supply="WWWW").place("white", "telegraph")
    booked(table)
    table.do("build", "section:8")
    printed = table.pos.box.sections[7]
    assert booked(table) == [
        ("built-office", "offices", 1, "RRV-701"),
        ("built-office", "buildings-left", -1, "RRV-701"),
        ("gained", "shares", printed.shares, "RRV-704"),
        ("gained", "shares", printed.first, "RRV-705"),
    ]


def test_a_step_pays_its_toll_and_is_worth_points() -> None:
    offices = [1, 2, 3]
    rungs = playing().pos.box.performance[0]
    paying = next(n for n in range(1, len(rungs)) if rungs[n].vp > rungs[n - 1].vp)
    table = playing(supply="WWWWP", offices=offices, steps=(paying - 1, 0, 0), money=5000, shares=9)
    table.place("purple", "trade")
    booked(table)
    table.do(*next(option for option in table.options("step") if option[1] == "performance:telegraph"))
    assert points(table) == [(len(offices) * (rungs[paying].vp - rungs[paying - 1].vp), "RRV-1311")]
    assert table.told("stepped")[-1]["step"] == paying


def test_a_completed_milestone_returns_its_managers_and_counts() -> None:
    table = playing(milestones={"A2-1": "O", "A1-4": "."}, rails=["T02", "T04"], supply="WWWW", shares=0)
    top_of_stack(table.pos, "B", ["B-1", "B-2", "B-3"])
    table.place("white", "trade").do("sell", "piece:building")
    booked(table)
    table.done()
    assert booked(table) == [
        ("completed", "managers", -1, "RRV-1112"),
        ("completed", "goals", -1, "RRV-1112"),
        ("completed", "milestones", 1, "RRV-1112"),
    ]
    assert table.told("completed")[-1]["managers"] == ("orange",)
    assert table.told("drew")[-1] == {"letter": "B", "n": 3}
    table.do("keep", "milestone:B-1")
    assert booked(table) == [("kept", "goals", 1, "RRV-1114")]


def test_set_up_is_told_and_booked() -> None:
    state = GAME.new(2, {}, Seeded(Rng(4)))
    state.tape = Tape()
    state.run()
    told = [event.name for event in state.tape.journal]
    assert told == ["dealt"] * 4 + ["new-deal", "first-player"]
    assert [b.entry.thing for b in state.tape.books] == ["goals"] * 4


@pytest.mark.parametrize("seed", range(3))
def test_what_a_bill_says_of_money_shares_and_workers_is_what_is_booked(seed: int) -> None:
    """Apart from what follows by itself: the payment at the end of an action, completed milestones."""
    state, rng = GAME.new(3, {}, Seeded(Rng(seed))), Rng(seed)
    state.tape = tape = Tape()
    state.run()
    ledger = GAME.ledger()
    while waiting := state.waiting():
        seat = waiting[0]
        action = rng.choice(state.options(seat))
        bill, done = state.bill(seat, action), len(tape.books)
        state.do(seat, action)
        booked = [
            b
            for b in tape.books[done:]
            if tape.journal[b.event - 1].name not in BY_ITSELF or action == ("pay",)
        ]
        billed = Counter[str]()
        for entry in bill.entries:
            assert ledger.find(entry.rule), entry
            billed[entry.thing] += entry.amount
        found = Counter[str]()
        for booking in booked:
            assert ledger.find(booking.entry.rule), booking
            if booking.entry.seat == seat:
                found[booking.entry.thing] += booking.entry.amount
        for thing in ("money", "shares", "owed", *(t for t in found | billed if t.startswith("worker-"))):
            assert billed[thing] == found[thing], (action, thing)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_figure_has_a_name(language: str) -> None:
    words = words_for(language, "engineshed.games.railroad_revolution")
    for thing in figures(playing().pos, 0):
        assert words(f"thing-{thing}", amount=2)


@pytest.mark.rule("RRV-805", "RRV-806")
@pytest.mark.parametrize("kind", ["promote", "money", "steps", "shares", "rail"])
def test_a_flip_is_booked_by_the_side_that_was_up(kind: str) -> None:
    for side, rule, up in (("up", "RRV-805", False), ("down", "RRV-806", True)):
        table = playing(trains=[f"{kind}.{side}"], supply="WWWW").place("white", "trade")
        booked(table)
        table.do("flip", f"train:TR-{kind}.{side}")
        flips = [line for line in booked(table) if line[1].startswith("trains-")]
        assert {line[3] for line in flips} == {rule}
        assert [facts["up"] for facts in table.told("flipped")] == [up]
