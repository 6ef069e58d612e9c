"""The journal alone: every change of a figure is booked to its event, by its rule."""

import pytest

from engineshed.games.russian_railroads.game import GAME
from engineshed.games.russian_railroads.page import PAGE
from engineshed.kernel import words_for
from engineshed.kernel.page import Scene
from tests.games.russian_railroads.table import KIEV, SP, TS, Sitting, all_pass

Booked = tuple[str, str, int, str]


def booked(table: Sitting, seat: int = 0) -> list[Booked]:
    """A seat's bookings since the last time: event, thing, amount, rule."""
    tape = table.tape
    found = [
        (tape.journal[b.event - 1].name, b.entry.thing, b.entry.amount, b.entry.rule)
        for b in tape.books
        if b.entry.seat == seat
    ]
    tape.books.clear()
    return found


def log(table: Sitting, name: str, language: str = "en") -> list[str]:
    words = words_for(language, "engineshed.web", GAME.package)
    scene = Scene(table.state, words)
    return [
        PAGE.sentence(event, scene).replace("*", "")  # type: ignore[arg-type]
        for event in table.tape.journal
        if event.name == name
    ]


@pytest.mark.rule("RUS-504")
def test_what_is_placed_is_paid() -> None:
    table = Sitting()
    table.me.black, table.me.has_black = 1, True
    table.pos.supply.cards.remove("black-worker")
    booked(table)
    table.place("industry-black", "wb")
    assert booked(table) == [("placed", "worker", -1, "RUS-504"), ("placed", "black", -1, "RUS-504")]
    table = Sitting()
    booked(table)
    table.place("any-2", "wr")
    assert booked(table) == [("placed", "worker", -1, "RUS-504"), ("placed", "ruble", -1, "RUS-504")]
    assert log(table, "placed", "pl") == ["⟨0⟩ stawia 1 robotnika i 1 rubla: Dwa dowolne przesunięcia"]


@pytest.mark.rule("RUS-504", "RUS-1403")
def test_a_turn_says_beforehand_what_it_takes_and_brings() -> None:
    table = Sitting(alone=False)
    table.me.temporary = 1

    def bill(*action: str) -> list[tuple[str, int, str]]:
        return [(e.thing, e.amount, e.rule) for e in table.state.bill(0, action).entries]

    assert bill("place", "space:any-2", "pay:wr") == [("worker", -1, "RUS-504"), ("ruble", -1, "RUS-504")]
    assert bill("place", "space:black-3", "pay:wt") == [
        ("worker", -1, "RUS-504"),
        ("temporary", -1, "RUS-504"),
    ]
    [(thing, points, rule)] = bill("pass")
    table.pass_()
    assert (thing, rule, points) == ("points", "RUS-1403", sum(table.me.points.values()))


@pytest.mark.rule("RUS-1901")
def test_the_black_worker_comes_home() -> None:
    table = Sitting()
    table.me.black, table.me.has_black = 1, True
    table.pos.supply.cards.remove("black-worker")
    table.place("rubles", "b")
    booked(table)
    all_pass(table)
    assert ("new-round", "black", 1, "RUS-1901") in booked(table)
    assert table.me.black == 1


@pytest.mark.rule("RUS-803", "RUS-810", "RUS-1705")
def test_a_black_move_with_what_it_brings() -> None:
    table = Sitting().line(KIEV, black=8)
    booked(table)
    table.place("bottom").move("kiev-black")
    assert booked(table)[1:] == [
        ("moved-track", "track-kiev-black", 1, "RUS-803"),
        ("scored", "points", 10, "RUS-1705"),
    ]
    table.place("black-2").move("trans-siberian-black")
    assert log(table, "gained-tracks") == ["⟨0⟩ gains the grey tracks"]


@pytest.mark.rule("RUS-609", "RUS-1706")
def test_a_worker_from_the_reserve() -> None:
    table = Sitting().line(KIEV, black=6)
    booked(table)
    table.place("bottom").move("kiev-black")
    assert booked(table)[2:] == [
        ("gained-worker", "reserve", -1, "RUS-609"),
        ("gained-worker", "worker", 1, "RUS-609"),
    ]
    empty = Sitting().line(KIEV, black=6)
    empty.me.reserve = 0
    empty.place("bottom").move("kiev-black")
    assert not log(empty, "gained-worker")


@pytest.mark.rule("RUS-908", "RUS-909", "RUS-1002")
def test_locomotives_change_the_reach_and_factories_are_counted() -> None:
    table = Sitting().locomotives(1, 2, sp=1)
    booked(table)
    table.lowest(5).place("locomotive-1").do("locomotive", "slot:trans-siberian-2")
    table.do("locomotive", "slot:st-petersburg").do("locomotive", "slot:kiev")
    assert booked(table)[1:] == [
        ("placed-locomotive", "reach-trans-siberian", 3, "RUS-908"),
        ("placed-locomotive", "reach-st-petersburg", 1, "RUS-908"),
        ("placed-locomotive", "reach-kiev", 1, "RUS-908"),
    ]
    table.place("locomotive-2", "ww").do("factory", "stack:5")
    assert booked(table)[1:] == [("built-factory", "factory", 1, "RUS-1002")]
    full = Sitting().factories(2, 3, 4, 5, 6)
    booked(full)
    full.place("locomotive-1").do("factory", "stack:2", "gap:1")
    assert [thing for _, thing, _, _ in booked(full)] == ["worker"]


@pytest.mark.rule("RUS-1104", "RUS-1109", "RUS-208")
def test_a_marker_and_its_factory() -> None:
    table = Sitting().factories(6, marker=4)
    booked(table)
    table.place("industry-1").move("marker:1")
    assert booked(table)[1:] == [
        ("moved-marker", "industry-1", 1, "RUS-1104"),
        ("gained-rubles", "ruble", 1, "RUS-208"),
    ]
    for factory, points, rule in ((1, 14, "RUS-2701"), (8, 5, "RUS-2708")):
        table = Sitting().factories(factory, marker=4).locomotives(1, 4)
        table.me.engineers[:] = [6, 8]
        booked(table)
        table.place("industry-1").move("marker:1")
        assert booked(table)[2:] == [("scored", "points", points, rule)]


@pytest.mark.rule("RUS-1202", "RUS-1206", "RUS-1303")
def test_side_actions_and_hiring() -> None:
    table = Sitting()
    booked(table)
    table.place("doubler").place("temporary").place("hire", "r")
    assert [line for line in booked(table) if line[0] != "placed"] == [
        ("placed-doublers", "doubler", 1, "RUS-1202"),
        ("gained-temporary", "temporary", 2, "RUS-1206"),
        ("hired", "engineer", 1, "RUS-1303"),
    ]


@pytest.mark.rule("RUS-1713", "RUS-2402", "RUS-2405")
def test_tokens_and_cards() -> None:
    def reached() -> Sitting:
        table = Sitting().line(SP, black=3).locomotives(1, sp=4)
        table.place("bottom").move("st-petersburg-black")
        booked(table)
        return table

    table = reached().do("take", "token:question-card").do("take", "card:black-worker")
    assert booked(table) == [
        ("took-token", "token", 1, "RUS-1713"),
        ("took-black-worker", "black", 1, "RUS-2402"),
    ]
    table = reached().do("take", "token:question-card").do("take", "card:engineer-ruble")
    assert booked(table)[1:] == [
        ("took-engineer", "engineer", 1, "RUS-2405"),
        ("gained-rubles", "ruble", 1, "RUS-208"),
    ]
    table.do("take", "bonus:doublers")
    assert booked(table) == [("took-end-bonus", "end-bonus", 1, "RUS-2502")]
    table = reached()
    table.factories(marker=3).do("take", "token:second-marker")
    assert booked(table)[1:] == [("added-marker", "marker", 1, "RUS-2304")]


@pytest.mark.rule("RUS-1403", "RUS-1901", "RUS-1903")
def test_the_end_of_a_round() -> None:
    table = Sitting(3, order=(1, 0, 2)).line(TS, black=4, grey=3).locomotives(3).factories(marker=1)
    table.place("temporary").place("doubler", "t")
    booked(table)
    table.pass_()
    assert booked(table) == [
        ("passed", "points", 2, "RUS-1403"),
        ("scored-round", "points", 4, "RUS-1801"),
        ("scored-round", "points", 1, "RUS-1807"),
        ("new-round", "worker", 1, "RUS-1901"),
        ("new-round", "temporary", -1, "RUS-1903"),
    ]


@pytest.mark.rule("RUS-1506", "RUS-1601")
def test_an_exchange_and_a_reuse_are_told() -> None:
    table = Sitting(3)
    table.place("doubler").place("order-2", "r")
    assert log(table, "exchanged") == ["⟨0⟩ changes the ruble on turn order for a worker on Doubler"]
    table.pass_().do("reuse", "space:rubles")
    assert log(table, "reused") == ["⟨0⟩ moves a piece from turn order to Two rubles"]
    assert len(log(table, "placed")) == 2


@pytest.mark.rule("RUS-509")
def test_what_lapses_is_told() -> None:
    table = Sitting().line(TS, black=15).line(SP, black=9).line(KIEV, black=8).factories(7, marker=4)
    table.place("industry-black", "ww").move("marker:1", "kiev-black").do("done").do("done")
    assert log(table, "lapsed") == ["⟨0⟩ cannot do any more: 1 black move lapses"]


@pytest.mark.rule("RUS-2102", "RUS-2103", "RUS-2104")
def test_the_final_scoring_names_both_places() -> None:
    table = Sitting(3).round(6)
    for seat, engineers in enumerate(([4, 5], [7, 8], [])):
        table.pos.boards[seat].engineers[:] = engineers
    table.pos.pile.remove("points-15")
    table.pos.drawn.append((0, "points-15"))
    booked(table)
    table.pass_()
    assert booked(table)[-2:] == [
        ("revealed", "points", 15, "RUS-2102"),
        ("majority", "points", 20, "RUS-2103"),
    ]
    assert log(table, "majority") == [
        "⟨0⟩ gets +20 for the second most engineers",
        "⟨1⟩ gets +40 for the most engineers",
    ]
    assert GAME.figures(table.pos, 0)["points"] == table.state.result().scores()[0]  # type: ignore[union-attr]
