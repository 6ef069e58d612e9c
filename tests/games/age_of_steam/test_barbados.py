"""Map: Barbados, alone."""

import pytest

from engineshed.games.age_of_steam.game import GAME
from engineshed.kernel.play import Scripted
from tests.games.age_of_steam.table import Play


def barbados(seed: int = 1, **settings: bool) -> Play:
    return Play("barbados", 1, seed, **settings)


@pytest.mark.rule("AOS-2201")
def test_one_player_with_ten_dollars_and_two_shares() -> None:
    assert GAME.seats({"map": "barbados"}) == (1,)
    pos = barbados().pos
    assert (pos.cash, pos.shares) == ([10], [2])


@pytest.mark.rule("AOS-2202")
def test_no_purple_cubes_and_four_new_cities() -> None:
    pos = barbados().pos
    assert "purple" not in pos.bag
    assert "purple" not in [cube for spaces in pos.display.values() for cube in spaces]
    assert list(pos.new_cities) == ["A", "B", "C", "D"]


@pytest.mark.rule("AOS-2203")
def test_only_the_top_spaces_of_ten_blocks_are_filled() -> None:
    display = barbados().pos.display
    assert list(display) == [*(f"light-{number}" for number in range(1, 7)), "A", "B", "C", "D"]
    assert all(spaces[0] and not any(spaces[1:]) for spaces in display.values())


@pytest.mark.rule("AOS-2204")
def test_a_never_starts_with_red_nor_b_with_blue() -> None:
    displays = [barbados(seed).pos.display for seed in range(40)]
    for display in displays:
        assert display["A"][0] != "red"
        assert display["B"][0] != "blue"
    assert {"black"} < {display["C"][0] for display in displays}  # only these two are exchanged
    assert {"black"} < {display["D"][0] for display in displays}


@pytest.mark.rule("AOS-2205", "AOS-2206")
def test_one_cube_per_city_or_two_in_the_easier_variant() -> None:
    pos = barbados().pos
    assert [len(cubes) for cubes in pos.cubes.values()] == [1] * 6
    assert all(pos.cities[hex_] == ("yellow",) for hex_ in pos.cubes)
    assert sum(pos.bag.values()) == 60
    easier = barbados(easier=True).pos
    assert [len(cubes) for cubes in easier.cubes.values()] == [2] * 6
    assert sum(easier.bag.values()) == 54


@pytest.mark.rule("AOS-2207")
def test_one_share_per_turn() -> None:
    play = barbados().at("shares")
    assert play.state.options(0) == [("issue", 0), ("issue", 1)]
    assert play.why("issue", 2) == "AOS-2207"


@pytest.mark.rule("AOS-2208")
def test_there_is_no_order_phase() -> None:
    play = barbados().turn(1).do("issue", 0)
    assert play.question == "action"


@pytest.mark.rule("AOS-2209", "AOS-2210")
def test_four_actions_of_which_each_is_blocked_until_all_were_chosen() -> None:
    play = barbados()
    left = {"engineer", "locomotive", "urbanization", "production"}
    for action in ("urbanization", "engineer", "production", "locomotive"):
        play.at("actions")
        assert {str(option[1]) for option in play.state.options(0)} == {f"action:{name}" for name in left}
        assert play.why("pass") == "AOS-502"  # one must be chosen
        play.do("take", f"action:{action}")
        left.remove(action)
    play.at("actions")
    assert len(play.state.options(0)) == 4


@pytest.mark.rule("AOS-2211")
def test_two_dice_for_each_half_of_which_the_dark_bring_nothing() -> None:
    play = barbados().cubes()
    play.state.chance = Scripted([("growth:light", [1, 1]), ("growth:dark", [1, 2])])
    top = play.pos.display["light-1"][0]
    play.at("growth")
    assert play.pos.cubes == {play.hex("0,0"): (top,)}
    play.pos.action[0] = "production"
    play.scripted().at("growth").do("draw")
    blocks = {str(action[2]).removeprefix("space:").split("/")[0] for action in play.state.options(0)}
    assert not any(block.startswith("dark") or block in "EFGH" for block in blocks)


@pytest.mark.rule("AOS-2212")
def test_ten_turns() -> None:
    play = barbados()
    turns = 1
    while play.at("advance").state.waiting():
        turns += 1
    assert turns == 10


def ended(cash: int, shares: int) -> Play:
    play = barbados()
    play.pos.turn, play.pos.cash, play.pos.shares = 10, [cash], [shares]
    return play.at("advance")


@pytest.mark.rule("AOS-2213", "AOS-2214")
def test_shares_are_bought_back_and_the_rest_is_the_score() -> None:
    play = ended(cash=86, shares=7)
    assert play.pos.cash == [51]
    assert play.pos.shares == [0]
    assert play.result().won is True
    assert play.result().scores() == (51,)


@pytest.mark.rule("AOS-2213")
def test_who_cannot_buy_back_loses() -> None:
    play = ended(cash=34, shares=7)
    assert play.result().won is False
    assert play.result().winners() == ()
    assert play.result().scores() == (-1,)
    [told] = play.told("not-bought-back")
    assert (told.seat, told.facts["due"], told.facts["missing"]) == (0, 35, 1)
    assert ended(cash=35, shares=7).result().won is True


@pytest.mark.rule("AOS-2214")
def test_income_and_track_do_not_count() -> None:
    play = barbados()
    play.pos.income = [30]
    play.pos.turn, play.pos.cash = 10, [20]
    play.at("advance")
    assert play.result().scores() == (10,)


@pytest.mark.rule("AOS-1409", "AOS-2215")
def test_who_can_pay_plays_on_alone() -> None:
    play = barbados()
    play.pos.cash = [50]
    play.at("expenses", "turn")
    assert play.state.result() is None
    assert play.question == "issue"


@pytest.mark.rule("AOS-2214", "AOS-2215")
def test_below_zero_income_loses_at_once() -> None:
    play = barbados()
    play.pos.cash, play.pos.phase = [2], "expenses"
    play.at("expenses", "turn")
    assert play.result().won is False
    assert play.result().scores() == (0,)  # neither money nor shares are counted any more
    assert play.pos.phase == "expenses"  # no further phase begins
    assert play.told("reduced") == play.told("grown") == []
