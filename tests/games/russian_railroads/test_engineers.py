"""Engineers: the strip, hiring, public and own engineers, and what each of them does."""

import pytest

from engineshed.games.russian_railroads.game import GAME, RussianRailroads
from engineshed.games.russian_railroads.printed.components import FILE, read
from engineshed.kernel.components import overlay, read_json
from tests.games.russian_railroads.table import KIEV, SP, TS, Sitting, all_pass


def public(number: int) -> Sitting:
    """A game in which this engineer lies on a public space and every colour can move."""
    table = Sitting()
    table.pos.supply.strip[:] = [0, 0, 0, 0, number, 0, 0]
    table.line(TS, black=9, grey=6, brown=3, natural=1)
    return table.line(SP, black=3, grey=1).line(KIEV, black=3, grey=1)


def moved(table: Sitting, number: int, *things: str) -> int:
    """Use the engineer with these moves; the points scored."""
    before = table.me.score()
    table.place(f"engineer:{number}").move(*things)
    assert table.asked == "turn"
    return table.me.score() - before


# The strip


@pytest.mark.rule("RUS-1301", "RUS-1302")
def test_the_strip() -> None:
    assert GAME.box(4, {}).strip == ("upcoming",) * 4 + ("public", "public", "hire")
    assert GAME.box(3, {}).strip == GAME.box(4, {}).strip
    assert GAME.box(2, {}).strip == ("upcoming",) * 4 + ("public", "hire")


@pytest.mark.rule("RUS-1303", "RUS-1304")
@pytest.mark.example("RUS-E23")
def test_a_ruble_hires_the_engineer_a_worker_never() -> None:
    table = Sitting()
    table.me.temporary, table.pos.supply.temporary = 2, 0
    table.me.black, table.me.has_black = 1, True
    for worker in "wtb":
        assert table.refused_place("hire", worker) == "RUS-1304"
    table.place("hire", "r")
    assert table.me.engineers == [5]
    assert (table.pos.for_hire(), table.me.rubles) == (0, 0)
    assert "engineer:5" in table.targets()  # light side up beside the board


@pytest.mark.rule("RUS-1305")
def test_one_hire_per_round() -> None:
    table = Sitting(2, alone=False)
    table.place("hire", "r")
    assert table.refused_place("hire", "r") == "RUS-503"
    empty = Sitting()
    empty.pos.supply.strip[-1] = 0
    assert empty.refused_place("hire", "r") == "RUS-1305"


@pytest.mark.rule("RUS-1306")
def test_an_own_engineer_is_for_its_owner_alone() -> None:
    table = Sitting(2, alone=False)
    table.pos.boards[1].engineers.append(15)
    assert table.refused_place("engineer:15") == "RUS-1306"
    table.pass_()
    assert "engineer:15" in table.targets()


@pytest.mark.rule("RUS-1307", "RUS-1308")
def test_a_hired_engineer_works_in_the_same_round_but_once_per_round() -> None:
    table = Sitting(2)
    table.place("hire", "r")
    hired = table.me.engineers[0]
    table.place(f"engineer:{hired}")
    while table.asked == "choice":
        table.do("done")
    assert table.refused_place(f"engineer:{hired}") == "RUS-1307"
    table.pass_()
    assert table.pos.round == 2
    if table.seat != 0:
        table.pass_()
    assert f"engineer:{hired}" in table.targets()


@pytest.mark.rule("RUS-1309", "RUS-1312", "RUS-2610")
@pytest.mark.example("RUS-E24")
def test_the_doubler_engineer_as_a_public_space() -> None:
    table = Sitting(2, alone=False)
    table.pos.supply.strip[4] = 10
    table.place("engineer:10")
    assert (table.me.doublers, table.me.score()) == (1, 3)
    assert table.pos.supply.strip[4] == 10  # it stays where it is
    assert table.pos.placed["engineer:10"] == ((0, "w"),)
    assert table.refused_place("engineer:10") == "RUS-503"


@pytest.mark.rule("RUS-1309")
def test_a_public_engineer_is_carried_out_in_full() -> None:
    table = public(7)
    table.place("engineer:7").move("trans-siberian-grey")
    assert table.refused("done") == "RUS-506"


@pytest.mark.rule("RUS-1310")
def test_a_public_engineer_cannot_be_hired_and_stays() -> None:
    table = Sitting(2, alone=False)
    table.place("hire", "r")
    assert table.me.engineers == [10]  # the one of the hire space, not the public 5
    all_pass(table)
    assert table.pos.supply.strip == [0, 7, 8, 9, 4, 5]


@pytest.mark.rule("RUS-1311")
def test_upcoming_and_hire_space_engineers_cannot_be_used() -> None:
    table = Sitting(4)
    for number in (7, 8, 9, 11, 5):
        assert table.refused_place(f"engineer:{number}") == "RUS-1311"


@pytest.mark.rule("RUS-1312")
def test_every_engineer_costs_one_worker() -> None:
    spaces = GAME.box(4, {}).engineers.values()
    assert len(spaces) == 15
    assert {(space.workers, space.rubles) for space in spaces} == {(1, 0)}
    table = public(15)
    assert table.refused_place("engineer:15", "ww") == "RUS-504"
    assert table.refused_place("engineer:15", "r") is None  # a ruble stands in


# What they do


@pytest.mark.rule("RUS-2601")
def test_engineer_1() -> None:
    table = public(1)
    assert moved(table, 1, "trans-siberian-natural", "kiev-black") == 0
    assert GAME.box(4, {}).letters[1] == ""


@pytest.mark.rule("RUS-2602")
def test_engineer_2() -> None:
    table = public(2)
    table.place("engineer:2").move("kiev-black")
    assert {str(a).rpartition("-")[2] for a in table.offered("move")} == {"grey"}
    table.move("kiev-grey")
    assert (table.asked, table.me.score()) == ("turn", 0)


@pytest.mark.rule("RUS-2603")
def test_engineer_3() -> None:
    assert moved(public(3), 3, "trans-siberian-natural") == 3


@pytest.mark.rule("RUS-2604")
def test_engineer_4() -> None:
    table = public(4)
    assert moved(table, 4, "kiev-black") == 3
    table = public(4)
    table.place("engineer:4")
    assert {str(a).rpartition("-")[2] for a in table.offered("move")} == {"black"}


@pytest.mark.rule("RUS-2605")
def test_engineer_5() -> None:
    table = public(5)
    assert moved(table, 5, "marker:1", "marker:1") == 0
    assert table.me.markers == [2]


@pytest.mark.rule("RUS-2606")
def test_engineer_6() -> None:
    assert moved(public(6), 6, "kiev-black", "kiev-black") == 0
    assert moved(public(6), 6, "trans-siberian-natural", "kiev-black") == 0
    table = public(6)
    table.place("engineer:6").move("kiev-grey")
    assert {str(a).rpartition("-")[2] for a in table.offered("move")} == {"black"}


@pytest.mark.rule("RUS-2607")
def test_engineer_7() -> None:
    table = public(7)
    table.place("engineer:7").move("trans-siberian-brown")
    assert {str(a).rpartition("-")[2] for a in table.offered("move")} == {"grey"}
    table.move("trans-siberian-grey")
    assert table.asked == "turn"


@pytest.mark.rule("RUS-2608")
def test_engineer_8() -> None:
    assert moved(public(8), 8, "trans-siberian-brown") == 5


@pytest.mark.rule("RUS-2609")
def test_engineer_9() -> None:
    table = public(9)
    assert moved(table, 9, "marker:1") == 3
    assert table.me.markers == [1]


@pytest.mark.rule("RUS-2610")
def test_engineer_10() -> None:
    table = public(10)
    assert moved(table, 10) == 3
    assert table.me.doublers == 1


@pytest.mark.rule("RUS-2611")
def test_engineer_11() -> None:
    assert moved(public(11), 11, "trans-siberian-grey") == 5


@pytest.mark.rule("RUS-2612")
def test_engineer_12() -> None:
    table = public(12)
    table.place("doubler").place("engineer:12").do("repeat", "space:doubler")
    assert table.me.doublers == 2


@pytest.mark.rule("RUS-2613")
def test_engineer_13() -> None:
    table = public(13)
    assert moved(table, 13, "marker:1", "kiev-black") == 0
    assert table.me.markers == [1]


@pytest.mark.rule("RUS-2614")
def test_engineer_14() -> None:
    for build in (("locomotive", "slot:kiev"), ("factory", "stack:2")):
        table = public(14)
        table.place("engineer:14").do(*build)
        assert table.asked == "turn"
        assert (table.me.locomotives[3], table.me.factories) in ((2, []), (0, [2]))


@pytest.mark.rule("RUS-2615")
def test_engineer_15() -> None:
    table = public(15)
    assert moved(table, 15, "kiev-black", "kiev-black") == 0
    assert table.track(KIEV) == 5


def test_a_new_engineer_is_data_alone() -> None:
    """An engineer nobody has seen: 1 brown move, a doubler, a ruble and 4 points."""
    effect = [
        {"do": "track", "what": "brown"},
        {"do": "doubler"},
        {"do": "rubles"},
        {"do": "points", "n": 4},
    ]
    patch = {"engineers": [{"id": 16, "stack": "A", "workers": 1, "rubles": 0, "effect": effect}]}
    game = RussianRailroads(read(overlay(read_json(FILE), patch)))
    table = Sitting(
        game=game,
        engineers=(["engineer:16", "engineer:4", "engineer:5"], [f"engineer:{n}" for n in (7, 8, 9, 11)]),
    )
    assert table.refused_place("engineer:16") == "RUS-506"  # no brown track yet
    table.line(TS, black=9, grey=6, brown=3)
    table.place("engineer:16").move("trans-siberian-brown")
    assert (table.me.doublers, table.me.rubles, table.me.score()) == (1, 2, 4)
