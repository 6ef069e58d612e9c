"""The journal alone: what every change of a figure is called, whose it is, and by which rule it happens."""

import pytest

from engineshed.games.age_of_steam.page import PAGE
from engineshed.kernel import words_for
from engineshed.kernel.page import Scene
from tests.games.age_of_steam.table import Play, city, cube, tile


def booked(play: Play) -> list[tuple[str, int, str, int, str]]:
    """The bookings since the last time: event, seat, thing, amount, rule."""
    tape = play.state.tape
    assert tape is not None
    found = [
        (tape.journal[b.event - 1].name, b.entry.seat, b.entry.thing, b.entry.amount, b.entry.rule)
        for b in tape.books
    ]
    tape.books.clear()
    return found


def log(play: Play, name: str, language: str = "en") -> list[str]:
    words = words_for(language, "engineshed.web", "engineshed.games.age_of_steam")
    return [PAGE.sentence(event, Scene(play.state, words)) for event in play.told(name)]


def test_shares_bring_money() -> None:
    play = Play().turn(1)
    booked(play)
    play.do("issue", 2)
    assert booked(play) == [("issued", 0, "shares", 2, "AOS-303"), ("issued", 0, "cash", 10, "AOS-303")]


def test_every_place_names_the_rule_of_its_price() -> None:
    play = Play(players=4)
    play.pos.cash = [20] * 4
    play.at("order")
    booked(play)
    for action in (("bid", 1), ("bid", 2), ("bid", 3), ("bid", 4), ("drop",), ("drop",), ("drop",)):
        play.do(*action)
    assert booked(play) == [
        ("place", 3, "cash", -4, "AOS-411"),
        ("place", 2, "cash", -3, "AOS-411"),
        ("place", 1, "cash", -1, "AOS-412"),
    ]


def test_a_tile_costs_money_and_brings_track_and_a_disc() -> None:
    play = Play().building(0)
    booked(play)
    play.do(*tile("10,4", "1-4"))
    assert booked(play) == [
        ("built", 0, "cash", -2, "AOS-1101"),
        ("built", 0, "discs", -1, "AOS-705"),
        ("built", 0, "unfinished", 1, "AOS-705"),
    ]


@pytest.mark.rule("AOS-705", "AOS-712")
def test_unowned_track_is_taken_over_and_told() -> None:
    play = Play().lay(1, tile("10,4", "1-4"))
    play.pos.turn = 4
    play.at("build")
    booked(play)
    for _ in range(3):
        play.do("done")
    assert booked(play) == [("lost", 1, "discs", 1, "AOS-708"), ("lost", 1, "unfinished", -1, "AOS-708")]
    play.building(0).do(*tile("11,3", "4-1"))
    assert booked(play)[1:] == [
        ("completed", 0, "discs", -1, "AOS-712"),
        ("completed", 0, "track", 2, "AOS-712"),
    ]
    assert log(play, "took-over") == ["⟨0⟩ takes over unowned track on K10."]
    play.do(*tile("9,4", "3-1"))
    assert len(play.told("took-over")) == 1  # new track alone takes nothing over


@pytest.mark.rule("AOS-808")
def test_a_section_that_is_turned_towards_a_city_is_told_to_be_completed() -> None:
    play = Play().lay(0, tile("11,3", "1-3")).lay(0, tile("10,4", "1-4")).building(0)
    play.do(*tile("11,3", "1-4"))
    (completed,) = play.told("completed")
    assert completed.facts["pieces"] == 2


@pytest.mark.rule("AOS-1106", "AOS-1108")
def test_a_replacement_names_the_rule_of_its_price() -> None:
    for exits, price, rule in (("4-1 2-5", -3, "AOS-1106"), ("4-1 5-0", -2, "AOS-1108")):
        play = Play().lay(0, tile("10,4", "4-1"), tile("9,4", "3-2"), tile("10,5", "5-0")).building(0)
        booked(play)
        play.do(*tile("10,4", exits))
        assert booked(play)[0] == ("built", 0, "cash", price, rule)


def test_a_cube_pays_every_owner() -> None:
    play = Play().lay(1, tile("9,4", "3-1"), tile("10,3", "4 1"), tile("11,2", "4-2"))
    play.cubes(h9_5="blue").moving(0)
    booked(play)
    play.do("ship", cube("blue", "9,5"), play.link("9,4/3"), play.link("11,2/2"))
    assert booked(play) == [("shipped", 1, "income", 1, "AOS-1214")] * 2


def test_what_cannot_be_paid_costs_income() -> None:
    play = Play()
    play.pos.cash, play.pos.income, play.pos.shares = [9, 1, 0], [0, 4, 2], [2, 3, 2]
    booked(play)
    play.at("expenses")
    assert booked(play) == [
        ("paid", 0, "cash", -3, "AOS-1401"),
        ("paid", 1, "cash", -1, "AOS-1401"),
        ("paid", 1, "income", -3, "AOS-1403"),
        ("paid", 2, "income", -3, "AOS-1403"),
    ]
    assert log(play, "paid") == [
        "⟨0⟩ pays $3.",
        "⟨1⟩ can pay only $1 of $4: income −3.",
        "⟨2⟩ has nothing to pay $3 with: income −3.",
    ]
    assert log(play, "paid", "pl")[1:] == [
        "⟨1⟩ płaci tylko 1\u00a0$ z 4\u00a0$: przychód −3.",
        "⟨2⟩ nie ma czym zapłacić 3\u00a0$: przychód −3.",
    ]


def test_who_is_out_gives_up_unfinished_track() -> None:
    play = Play().lay(2, tile("10,4", "1-4"))
    play.pos.cash, play.pos.income = [9, 9, 0], [0, 0, 0]
    booked(play)
    play.at("expenses")
    assert booked(play)[-2:] == [
        ("given-up", 2, "discs", 1, "AOS-1405"),
        ("given-up", 2, "unfinished", -1, "AOS-1405"),
    ]
    assert log(play, "given-up")[0].startswith("The track of ⟨2⟩")


def test_income_is_collected_and_reduced() -> None:
    play = Play()
    play.pos.income = [3, 0, 21]
    booked(play)
    play.at("income", "reduction")
    assert booked(play) == [
        ("collected", 0, "cash", 3, "AOS-1301"),
        ("collected", 2, "cash", 21, "AOS-1301"),
        ("reduced", 2, "income", -4, "AOS-1501"),
    ]


@pytest.mark.rule("AOS-1005", "AOS-1008")
def test_a_new_city_tells_whose_track_it_cuts_off_and_completes() -> None:
    play = Play().lay(1, tile("9,4", "3-1"), tile("10,3", "4 0")).lay(2, tile("11,2", "2-4"))
    before = len(play.told("completed"))
    play.building(0, action="urbanization").do(*city("10,3", "A"))
    assert [event.seat for event in play.told("cut-off")] == [1]
    assert [event.seat for event in play.told("completed")[before:]] == [2]


def test_a_new_city_takes_track_from_some_and_completes_it_for_others() -> None:
    play = Play().lay(1, tile("9,4", "3-1"), tile("10,3", "4 0"))
    booked(play)
    play.building(0, action="urbanization").do(*city("10,3", "A"))
    rules = {rule for _, seat, _, _, rule in booked(play) if seat == 1}
    assert rules <= {"AOS-1005", "AOS-1008"}
    assert rules
    assert log(play, "cut-off")


def test_everything_rolled_is_told() -> None:
    play = Play()
    assert len(play.told("rolled-for-order")) >= 3
    assert log(play, "first-order")
    assert log(Play("st-lucia", 2), "asked-first")
