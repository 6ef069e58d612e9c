"""The journal alone: what every change of a figure is called, whose it is, and by which rule it happens."""

from collections import Counter

import pytest

from engineshed.games.steam_rollers import GAME
from engineshed.games.steam_rollers.figures import figures
from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.kernel import Rng, Seat, Seeded, Settings, State, words_for
from engineshed.kernel.play import Tape
from tests.games.steam_rollers.table import (
    ONE_THREE,
    build,
    cross,
    draw,
    game,
    give,
    keep,
    lay_goods,
    play,
    set_up,
)

Line = tuple[str, Seat, str, int, str]


def listening(state: State[SteamRollersPosition]) -> Tape:
    state.tape = tape = Tape()
    return tape


def booked(tape: Tape) -> list[Line]:
    """The bookings since the last time: event, seat, thing, amount, rule."""
    found = [
        (tape.journal[b.event - 1].name, b.entry.seat, b.entry.thing, b.entry.amount, b.entry.rule)
        for b in tape.books
    ]
    tape.books.clear()
    return found


def test_a_track_that_finishes_a_line_is_booked_with_its_points() -> None:
    state = game(dice=[1, 1, 1])
    draw(state, 0, "B2 1,3; A3 4,5")
    tape = listening(state)
    play(state, "pick die:1", build("B3", 2, 5))
    assert booked(tape) == [
        ("built", 0, "tracks", 1, "SR-401"),
        ("line-finished", 0, "lines", 1, "SR-1305"),
        ("line-finished", 0, "score", 1, "SR-1305"),
        ("line-finished", 0, "score", 1, "SR-1306"),
    ]


def test_power_is_worth_points_from_the_fourth_box_on() -> None:
    state = game(dice=[3, 4, 4])
    cross(state, 0, 1, 2)
    cross(state, 1, 1, 2, 3)
    tape = listening(state)
    play(state, "pick die:3", "upgrade box:3")
    assert booked(tape) == [("upgraded", 0, "power", 1, "SR-501")]
    play(state, "pick die:4", "upgrade box:4")
    assert booked(tape) == [("upgraded", 1, "power", 1, "SR-501"), ("upgraded", 1, "score", 1, "SR-1308")]


def test_a_delivery_books_distance_tile_and_kept_good() -> None:
    state = game(dice=[1, 1, 1], settings={"orders": True})
    give(state, 0, "3b")
    draw(state, 0, ONE_THREE)
    cross(state, 0, 1, 2, 3)
    lay_goods(state, {1: "grey"})
    play(state, "pick die:1")
    tape = listening(state)
    action = ("deliver", "good:1-grey", "city:3", "line:1-3.1", "plus:2")
    assert state.bill(0, action).total(0, "score") == 1 + 2 - 2
    play(state, action)
    assert booked(tape) == [
        ("delivered", 0, "tile-3", -1, "SR-708"),
        ("delivered", 0, "score", -2, "SR-1310"),
        ("delivered", 0, "score", 1, "SR-611"),
        ("delivered", 0, "score", 2, "SR-812"),
        ("delivered", 0, "good-grey", 1, "SR-1003"),
    ]


def test_a_tile_taken_from_somebody_changes_both_sheets() -> None:
    state = game(dice=[3, 1, 1])
    give(state, 1, "3a")
    play(state, "pick die:3")
    tape = listening(state)
    play(state, "take tile:3")
    assert booked(tape) == [
        ("took", 0, "tile-3", 1, "SR-701"),
        ("took", 0, "score", -2, "SR-1310"),
        ("took", 1, "tile-3", -1, "SR-701"),
        ("took", 1, "score", 2, "SR-1310"),
    ]


def test_the_return_of_tile_2a_is_told_after_both_actions() -> None:
    state = game(dice=[2, 3, 3])
    give(state, 0, "2a")
    tape = listening(state)
    play(state, "pick tile:2 die:2 die:3", "pass")
    assert booked(tape) == []
    play(state, "pass")
    assert booked(tape) == [
        ("tile-returned", 0, "tile-2", -1, "SR-708"),
        ("tile-returned", 0, "score", -2, "SR-1310"),
    ]


def test_an_order_books_what_is_given_for_it() -> None:
    state = game(dice=[1, 1, 1], settings={"orders": True})
    keep(state, 0, "red blue yellow")
    play(state, "pick die:1")
    tape = listening(state)
    play(state, "order order:1")
    assert tape.journal[-1].facts["paid"] == ("red", "blue", "yellow")
    assert booked(tape) == [
        ("ordered", 0, "good-red", -1, "SR-1006"),
        ("ordered", 0, "good-blue", -1, "SR-1006"),
        ("ordered", 0, "good-yellow", -1, "SR-1006"),
        ("ordered", 0, "orders", 1, "SR-1008"),
        ("ordered", 0, "score", 4, "SR-1311"),
    ]


def test_ewa_takes_a_tile_by_her_own_rule() -> None:
    state = game(1, dice=[1, 2, 5])
    give(state, 0, "5a")
    play(state, "pick die:1 die:2", "pass")
    tape = listening(state)
    play(state, "pass")
    assert booked(tape) == [
        ("ewa-took-tile", 0, "tile-5", -1, "SR-1606"),
        ("ewa-took-tile", 0, "score", 2, "SR-1310"),
    ]


def test_set_up_is_told() -> None:
    state = GAME.new(3, {"orders": True, "borders": "hard"}, Seeded(Rng(4)))
    tape = listening(state)
    state.run()
    told = [event.name for event in tape.journal]
    assert told == ["filled"] * 6 + ["tile-sides", "order-sides", "borders", "first-player", "rolled"]


@pytest.mark.parametrize(
    ("players", "settings"),
    [(3, {"orders": True, "coal": True, "starting-tiles": True}), (2, {}), (1, {})],
    ids=["three", "two", "alone"],
)
def test_bills_and_score_sheets_say_what_is_booked(players: int, settings: Settings) -> None:
    """Bills and books say the same, and the sums of the rules are the score sheet."""
    state, rng = GAME.new(players, settings, Seeded(Rng(7))), Rng(7)
    tape = listening(state)
    state.run()
    ledger = GAME.ledger()
    by_rule = Counter[tuple[Seat, str]]()
    while waiting := state.waiting():
        seat, done = waiting[0], len(tape.books)
        action = rng.choice(state.options(seat))
        bill = Counter[tuple[Seat, str]]()
        for entry in state.bill(seat, action).entries:
            bill[entry.seat, entry.thing] += entry.amount
        state.do(seat, action)
        found = Counter[tuple[Seat, str]]()
        for booking in tape.books[done:]:
            entry = booking.entry
            assert ledger.find(entry.rule), booking
            if entry.thing == "score":
                by_rule[entry.seat, entry.rule] += entry.amount
            if tape.journal[booking.event - 1].name != "ewa-took-tile":
                found[entry.seat, entry.thing] += entry.amount
        for who, thing in found | bill:
            if action[0] not in ("start", "private") and thing not in ("tracks", "lines"):
                assert found[who, thing] == bill[who, thing], (action, thing)
    for sheet in GAME.score_now(state.pos):
        for line in sheet.lines:
            rules = {"SR-611": ("SR-611", "SR-812"), "SR-1305": ("SR-1305", "SR-1306")}
            told = sum(by_rule[sheet.seat, rule] for rule in rules.get(line.rule, (line.rule,)))
            assert told == line.points, line


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_figure_has_a_name(language: str) -> None:
    words = words_for(language, "engineshed.games.steam_rollers")
    for thing in figures(game().pos, 0):
        assert words(f"thing-{thing}", amount=2)


@pytest.mark.rule("SR-1107")
def test_a_private_good_is_booked_when_it_comes() -> None:
    state = set_up(3, {"starting-tiles": True}, first_player=[1])
    tape = listening(state)
    play(state, "start start:private-good", "private good:blue city:3")
    assert [line[1:] for line in booked(tape)] == [(2, "private", 1, "SR-1107")]


@pytest.mark.rule("SR-1003", "SR-1108")
def test_a_private_good_is_booked_when_it_goes_and_its_bill_says_the_same() -> None:
    state = game(2, dice=[3, 3, 3], settings={"orders": True})
    state.pos.sheets[0].private = (3, "yellow")
    state.pos.bag["yellow"] -= 1
    draw(state, 0, ONE_THREE)
    cross(state, 0, 1)
    tape = listening(state)
    play(state, "pick die:3")
    action = ("deliver", "good:private", "city:1", "line:1-3.1")
    bill = state.bill(0, action)
    play(state, action)
    changes = [(0, "score", 1, "SR-611"), (0, "private", -1, "SR-1108"), (0, "good-yellow", 1, "SR-1003")]
    assert sorted((e.seat, e.thing, e.amount, e.rule) for e in bill.entries) == sorted(changes)
    assert sorted(line[1:] for line in booked(tape)) == sorted(changes)


@pytest.mark.rule("SR-705", "SR-1310")
def test_taking_the_own_tile_again_books_nothing() -> None:
    state = game(2, dice=[3, 3, 3])
    give(state, 0, "3a")
    play(state, "pick die:3")
    tape = listening(state)
    assert state.bill(0, ("take", "tile:3")).entries == ()
    play(state, "take tile:3")
    assert booked(tape) == []
