"""Set-up."""

from collections import Counter

import pytest

from engineshed.games.age_of_steam.game import GAME
from engineshed.games.age_of_steam.printed.components import MAPS, box
from engineshed.kernel import BadSetup
from engineshed.kernel.play import Scripted
from tests.games.age_of_steam.table import Play, tile


@pytest.mark.rule("AOS-101")
def test_the_map_fixes_the_number_of_players() -> None:
    assert next(setting for setting in GAME.settings if setting.id == "map").choices == MAPS
    assert len(MAPS) == 6
    for name, allowed in (("rust-belt", (3, 4, 5, 6)), ("barbados", (1,)), ("st-lucia", (2,))):
        assert GAME.seats({"map": name}) == allowed
    with pytest.raises(BadSetup):
        Play("rust-belt", 2)
    assert sum(map(len, Play("southern-us").pos.cubes.values())) == 4 + 4 * 3 + 7 + 14
    assert sum(map(len, Play("western-us").pos.cubes.values())) == 12 * 2 + 20


@pytest.mark.rule("AOS-102")
def test_everybody_has_twenty_ownership_discs() -> None:
    play = Play(players=6)
    assert play.pos.discs == [20] * 6
    assert len(box().player_pieces.colors) == 6
    play.lay(0, tile("10,4", "1-4"))
    assert play.pos.discs[0] == 19


@pytest.mark.rule("AOS-103")
def test_the_bag_holds_ninety_six_coloured_cubes() -> None:
    pos = GAME.position(3, GAME.agree(3, {}))
    assert pos.bag == {"red": 20, "blue": 20, "purple": 20, "yellow": 20, "black": 16}


@pytest.mark.rule("AOS-104")
def test_white_cubes_are_cotton_and_never_in_the_bag() -> None:
    for name in MAPS:
        play = Play(name, GAME.seats({"map": name})[0])
        white = Counter(cube for cubes in play.pos.cubes.values() for cube in cubes)["white"]
        assert white == (14 if name == "southern-us" else 0)
        assert "white" not in play.pos.bag
        assert all("white" not in spaces for spaces in play.pos.display.values())


@pytest.mark.rule("AOS-105")
def test_the_display_has_fifty_two_spaces() -> None:
    display = Play().pos.display
    assert sum(map(len, display.values())) == 52
    for half in ("light", "dark"):
        assert all(len(display[f"{half}-{number}"]) == 3 for number in range(1, 7))
    assert all(len(display[letter]) == 2 for letter in "ABCDEFGH")
    below = {column.new_city: column.id for column in box().goods_display.columns if column.new_city}
    assert [below[letter] for letter in "ABCD"] == ["light-3", "light-4", "light-5", "light-6"]
    assert [below[letter] for letter in "EFGH"] == ["dark-1", "dark-2", "dark-3", "dark-4"]


@pytest.mark.rule("AOS-106")
def test_the_display_is_filled_row_by_row() -> None:
    play = Play()
    assert all(all(spaces) for spaces in play.pos.display.values())
    assert play.state.tape is not None
    asked = [line.name for line in play.state.tape.lines if line.name.startswith("setup:")]  # type: ignore[union-attr]
    top = [f"setup:{half}-{number}/1" for half in ("light", "dark") for number in range(1, 7)]
    assert asked[:12] == top
    assert asked[12] == "setup:light-1/2"
    assert asked[36:38] == ["setup:A/1", "setup:B/1"]
    shown = [cube for spaces in play.pos.display.values() for cube in spaces]
    lying = [cube for cubes in play.pos.cubes.values() for cube in cubes]
    assert sum(play.pos.bag.values()) + len(shown) + len(lying) == 96


@pytest.mark.rule("AOS-107")
def test_the_maps_cubes_are_drawn_after_the_display() -> None:
    play = Play()
    assert play.state.tape is not None
    asked = [line.name for line in play.state.tape.lines]  # type: ignore[union-attr]
    last_space = max(n for n, name in enumerate(asked) if "/" in name)
    first_hex = min(n for n, name in enumerate(asked) if name.startswith("setup:hex:"))
    assert last_space == 51
    assert first_hex == 52
    drawn = sum(map(len, play.pos.cubes.values())) + 52 + sum(play.pos.bag.values())
    assert drawn == 96


@pytest.mark.rule("AOS-108")
def test_every_city_shows_colours_and_column() -> None:
    for name in MAPS[:4]:
        board = Play(name).pos.board
        assert len(board.city_of_column) == 12
        assert all(city.colors for city in board.cities.values())
    board = Play().pos.board
    evansville = board.cities[board.index[9, 5]]
    assert evansville.colors == ("blue",)
    assert board.city_of_column["dark-1"] == board.index[9, 5]


@pytest.mark.rule("AOS-109", "AOS-110")
def test_what_everybody_starts_with() -> None:
    pos = Play(players=4).pos
    assert pos.engine == [1] * 4
    assert pos.income == [0] * 4
    assert pos.shares == [2] * 4
    assert pos.cash == [10] * 4


def order_after(rolls: list[tuple[int, list[int]]], players: int) -> list[int]:
    play = Play(players=players)
    play.pos.order = list(range(players))
    script = [(f"setup:order:{seat}", dice) for seat, dice in rolls]
    play.state.chance = Scripted(script)
    play.pos.map.decide_first_order(play.state)
    return play.pos.order


@pytest.mark.rule("AOS-111")
def test_the_highest_total_of_three_dice_is_first() -> None:
    assert order_after([(0, [1, 2, 3]), (1, [6, 5, 4]), (2, [4, 4, 4])], 3) == [1, 2, 0]


@pytest.mark.rule("AOS-112")
def test_equal_totals_roll_again_for_their_places() -> None:
    rolls = [(0, [3, 3, 3]), (1, [6, 6, 6]), (2, [2, 3, 4]), (3, [1, 1, 1]), (0, [1, 1, 1]), (2, [1, 1, 2])]
    assert order_after(rolls, 4) == [1, 2, 0, 3]


@pytest.mark.rule("AOS-113")
def test_the_simple_tiles() -> None:
    play = Play()
    assert [play.supply(kind) for kind in ("straight", "gentle", "sharp")] == [48, 55, 7]


@pytest.mark.rule("AOS-114")
def test_the_complex_tiles() -> None:
    play = Play()
    crossings = ("cross-straight-straight", "cross-gentle-straight", "cross-gentle-gentle")
    assert [play.supply(kind) for kind in crossings] == [4, 4, 3]
    parallels = ("straight-sharp", "gentle-gentle", "gentle-sharp-a", "gentle-sharp-b")
    assert [play.supply(f"parallel-{kind}") for kind in parallels] == [1, 1, 1, 1]


@pytest.mark.rule("AOS-115")
def test_the_town_tiles() -> None:
    play = Play()
    assert play.supply("town-1") == 3
    assert [play.supply(f"town-3-{kind}") for kind in ("left", "right", "half", "star")] == [2] * 4


@pytest.mark.rule("AOS-116")
def test_what_is_not_in_the_supply_cannot_be_laid() -> None:
    play = Play().building(0)
    play.set_supply("straight", 0)
    assert play.why(*tile("10,4", "1-4")) == "AOS-116"
    assert play.can(*tile("10,4", "2-4"))


@pytest.mark.rule("AOS-116")
def test_without_a_town_disc_no_simple_tile_lies_in_a_town() -> None:
    play = Play().lay(0, tile("9,4", "3-1")).building(0)
    play.pos.town_discs = 0
    assert play.why(*tile("10,3", "4 1")) == "AOS-116"
    assert play.can(*tile("10,3", "4"))


@pytest.mark.rule("AOS-116", "AOS-903")
def test_a_disc_that_lies_in_the_town_already_serves_the_next_tile() -> None:
    play = Play().lay(0, tile("9,4", "3-1"), tile("10,3", "4 1")).building(0)
    play.pos.town_discs = 0
    assert play.can(*tile("10,3", "4 1 2 5"))
    play = Play().lay(0, tile("9,4", "3-1"), tile("10,3", "4")).building(0)
    play.pos.town_discs = 0
    assert play.why(*tile("10,3", "4 1")) == "AOS-116"


@pytest.mark.rule("AOS-116")
def test_a_tile_that_is_replaced_returns_to_the_supply_afterwards() -> None:
    play = Play().lay(0, tile("10,4", "1-4"), tile("11,3", "1-4")).lay(1, tile("12,3", "0-5"))
    play.set_supply("straight", 0)
    play.building(1).do(*tile("11,3", "1-4 2-5"))
    assert play.supply("straight") == 1
    assert play.supply("cross-straight-straight") == 3
    play.set_supply("gentle", 0)
    play.lay(2, tile("7,3", "0-3"))
    assert play.supply("straight") == 0
    play.building(2)
    assert play.why(*tile("7,3", "0-2")) == "AOS-116"


@pytest.mark.rule("AOS-117")
def test_there_are_eight_new_cities() -> None:
    colours = {city.letter: city.color for city in box().new_cities.tiles}
    assert colours == dict(
        zip("ABEFCDGH", ["red", "blue", "yellow", "purple", "black", "black", "black", "black"], strict=True)
    )
    assert list(Play().pos.new_cities) == list("ABCDEFGH")


@pytest.mark.rule("AOS-118")
def test_the_bank_never_runs_out() -> None:
    play = Play()
    play.pos.income = [100_000, 0, 0]

    play.at("income")
    assert play.pos.cash[0] == 100_010
    assert all(type(cash) is int for cash in play.pos.cash)


@pytest.mark.rule("AOS-119")
def test_the_first_turn_begins_with_shares() -> None:
    play = Play()
    assert play.pos.turn == 1
    assert play.question == "issue"
    assert play.pos.cubes  # the goods lie on the map
    assert all(any(column) for column in play.pos.display.values())
