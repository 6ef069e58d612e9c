"""Track extension: the spaces of the board and the rules of the three lines."""

import pytest

from tests.games.russian_railroads.table import KIEV, SP, TS, Sitting

BLACK = {f"track:{line}-black" for line in (TS, SP, KIEV)}
GREY = {f"track:{line}-grey" for line in (TS, SP, KIEV)}


def built() -> Sitting:
    """All colours gained, with room for each of them on every line."""
    table = Sitting()
    table.line(TS, black=11, grey=9, brown=6, natural=4, white=1)
    return table.line(SP, black=8, grey=6, brown=4, natural=1).line(KIEV, black=7, grey=4, brown=1)


def movable(table: Sitting) -> set[str]:
    return {str(atom) for atom in table.offered("move")}


# The spaces


@pytest.mark.rule("RUS-701", "RUS-804")
@pytest.mark.example("RUS-E06")
def test_the_top_space_moves_one_or_two_tracks_of_any_colours() -> None:
    table = Sitting().line(TS, black=4, grey=2)
    table.place("any-2", "wr").move("trans-siberian-black", "trans-siberian-grey")
    assert (table.track(TS), table.track(TS, "grey")) == (5, 3)
    assert table.pos.placed["space:any-2"] == ((0, "wr"),)
    assert table.asked == "turn"
    table = built()
    table.place("any-2", "wr")
    assert {atom.rpartition("-")[2] for atom in movable(table)} == {
        "black",
        "grey",
        "brown",
        "natural",
        "white",
    }
    table.move("trans-siberian-white", "trans-siberian-white")
    assert table.track(TS, "white") == 3


def check_space(space: str, pieces: str, colour: str, moves: int) -> None:
    """The space gives exactly so many moves of this colour and no other."""
    table = built()
    table.place(space, pieces)
    for _ in range(moves):
        assert table.asked == "choice"
        assert {atom.rpartition("-")[2] for atom in movable(table)} == {colour}
        table.do(*table.options()[0])
    assert table.asked == "turn"


@pytest.mark.rule("RUS-703", "RUS-704")
def test_white_spaces() -> None:
    check_space("white-1", "w", "white", moves=1)
    check_space("white-2", "ww", "white", moves=2)


@pytest.mark.rule("RUS-705", "RUS-706")
def test_natural_spaces() -> None:
    check_space("natural-1", "w", "natural", moves=1)
    check_space("natural-2", "ww", "natural", moves=2)


@pytest.mark.rule("RUS-707", "RUS-708")
def test_brown_spaces() -> None:
    check_space("brown-1", "w", "brown", moves=1)
    check_space("brown-2", "ww", "brown", moves=2)


@pytest.mark.rule("RUS-709", "RUS-710")
def test_grey_spaces() -> None:
    check_space("grey-2", "w", "grey", moves=2)
    check_space("grey-3", "ww", "grey", moves=3)


@pytest.mark.rule("RUS-711", "RUS-712")
def test_black_spaces() -> None:
    check_space("black-2", "w", "black", moves=2)
    check_space("black-3", "ww", "black", moves=3)


@pytest.mark.rule("RUS-713", "RUS-714")
@pytest.mark.example("RUS-E07")
def test_the_bottom_space_is_never_occupied() -> None:
    table = Sitting(2, alone=False).line(TS, black=3, grey=0).line(TS, seat=1, black=3, grey=0)
    table.place("bottom")
    assert movable(table) == BLACK | {"track:trans-siberian-grey"}
    table.move("kiev-black")
    table.place("bottom").move("trans-siberian-grey")  # the other player
    table.place("bottom").move("kiev-black")  # and the first one again
    assert [seat for seat, _ in table.pos.placed["space:bottom"]] == [0, 1, 0]


@pytest.mark.rule("RUS-804")
@pytest.mark.example("RUS-E02")
def test_moves_may_be_split_between_the_lines() -> None:
    table = Sitting()
    table.place("black-3", "ww").move("trans-siberian-black", "trans-siberian-black", "kiev-black")
    assert (table.track(TS), table.track(KIEV), table.track(TS, "grey")) == (3, 2, 0)
    assert table.asked == "turn"


# The lines


@pytest.mark.rule("RUS-801", "RUS-815")
@pytest.mark.parametrize(("line", "length"), [(TS, 15), (SP, 9), (KIEV, 9)])
def test_lengths_of_the_lines_and_their_ends(line: str, length: int) -> None:
    table = Sitting().line(line, black=length - 1)
    table.place("bottom").move(f"{line}-black")
    while table.asked == "choice":
        table.do("done")
    assert table.track(line) == length
    table.place("bottom")
    assert table.refused_move(f"{line}-black") == "RUS-815"


@pytest.mark.rule("RUS-802")
def test_colours_of_the_lines() -> None:
    table = built()
    table.me.rubles = 2
    table.place("any-2", "rr")
    assert table.refused_move("st-petersburg-white") == "RUS-802"
    assert table.refused_move("kiev-natural") == "RUS-802"
    assert table.refused_move("kiev-white") == "RUS-802"
    assert {a for a in movable(table) if "kiev" in a} == {
        f"track:kiev-{c}" for c in ("black", "grey", "brown")
    }
    assert len(movable(table)) == 5 + 4 + 3


@pytest.mark.rule("RUS-803")
def test_a_move_is_one_space_forward_with_the_stated_colour() -> None:
    table = built()
    table.place("black-2")
    before = table.me.tracks[:]
    assert table.refused_move("kiev-grey") == "RUS-803"
    table.move("kiev-black")
    after = table.me.tracks
    assert [b - a for a, b in zip(before, after, strict=True)] == [0] * 10 + [1, 0, 0, 0, 0]


@pytest.mark.rule("RUS-302", "RUS-806")
def test_a_track_that_is_not_owned_has_no_room_to_move() -> None:
    table = Sitting()
    assert "space:grey-1" not in table.targets()
    table.place("bottom")
    assert movable(table) == {f"track:{line}-black" for line in (TS, SP, KIEV)}
    assert table.refused_move("kiev-grey") == "RUS-809"
    assert table.me.rooms(table.pos.box) == [14 + 8 + 8, 0, 0, 0, 0]


@pytest.mark.rule("RUS-805", "RUS-806")
def test_tracks_keep_their_order_and_never_catch_up() -> None:
    table = Sitting().line(TS, black=5, grey=4).line(KIEV, black=2)
    table.place("bottom")
    assert table.refused_move("trans-siberian-grey") == "RUS-806"
    table.move("trans-siberian-black")
    table.place("bottom").move("trans-siberian-grey")
    table.line(TS, brown=2)
    table.place("brown-2", "ww").move("trans-siberian-brown", "trans-siberian-brown")
    assert [table.track(TS, c) for c in ("black", "grey", "brown")] == [6, 5, 4]
    assert "space:brown-1" not in table.targets()  # brown stands right behind grey


@pytest.mark.rule("RUS-807", "RUS-810")
@pytest.mark.example("RUS-E03")
def test_black_on_two_brings_three_grey_tracks_that_wait_beside_the_lines() -> None:
    table = Sitting().line(SP, black=3).line(KIEV, black=3)
    table.place("bottom").move("trans-siberian-black")
    assert [table.track(line, "grey") for line in (TS, SP, KIEV)] == [0, 0, 0]
    table.place("grey-2").move("kiev-grey", "kiev-grey")
    assert table.track(KIEV, "grey") == 2


@pytest.mark.rule("RUS-709", "RUS-807", "RUS-809")
@pytest.mark.example("RUS-E04")
def test_a_new_grey_track_enters_on_space_one() -> None:
    table = Sitting().line(TS, black=4, grey=0).line(KIEV, black=2)
    table.place("grey-2").move("trans-siberian-grey")
    assert table.track(TS, "grey") == 1
    assert "track:kiev-grey" in movable(table)  # splitting would be allowed
    table.move("trans-siberian-grey")
    assert table.track(TS, "grey") == 2


@pytest.mark.rule("RUS-808")
@pytest.mark.example("RUS-E48")
def test_a_colour_enters_only_behind_the_one_before_it() -> None:
    table = Sitting().line(TS, black=7, brown=0, grey=1).line(SP, black=3, grey=1)
    table.me.rubles = 4
    table.place("any-2", "rr")
    assert table.refused_move("st-petersburg-brown") == "RUS-808"
    table.move("st-petersburg-grey")  # grey itself may go to 2 ...
    assert table.refused_move("st-petersburg-grey") == "RUS-806"  # ... but not to 3
    table.move("st-petersburg-brown")
    assert table.track(SP, "brown") == 1


@pytest.mark.rule("RUS-809")
def test_only_gained_tracks_move_one_of_each_colour_per_line() -> None:
    table = Sitting()
    table.place("bottom")
    assert table.refused_move("trans-siberian-grey") == "RUS-809"
    table.move("trans-siberian-black")
    table.line(TS, black=8, grey=3)
    table.place("grey-2")
    assert [a for a in movable(table) if "trans-siberian" in a] == ["track:trans-siberian-grey"]


@pytest.mark.rule("RUS-811", "RUS-812", "RUS-813")
@pytest.mark.example("RUS-E05")
def test_black_on_six_ten_and_fifteen_brings_the_other_colours() -> None:
    table = Sitting().line(TS, black=5, grey=0)
    table.me.workers = 20
    step = ("place", "space:bottom", "pay:w")
    table.do(*step).move("trans-siberian-black")
    assert [table.track(line, "brown") for line in (TS, SP, KIEV)] == [0, 0, 0]
    assert table.track(TS, "natural") == -1
    for _ in range(4):
        table.do(*step).move("trans-siberian-black")
    assert [table.track(line, "natural") for line in (TS, SP, KIEV)] == [0, 0, -1]
    for _ in range(5):
        table.do(*step).move("trans-siberian-black")
    assert [table.track(line, "white") for line in (TS, SP, KIEV)] == [0, -1, -1]
    assert table.me.score() == 10
    assert table.asked == "choice"  # the white moves, blocked as natural has not entered
    assert table.options() == [("done",)]


@pytest.mark.rule("RUS-814")
def test_new_tracks_may_be_moved_with_the_remaining_moves() -> None:
    table = Sitting()
    table.place("any-2", "wr").move("trans-siberian-black")
    assert "track:trans-siberian-grey" in movable(table)
    table.move("trans-siberian-grey")
    assert (table.track(TS), table.track(TS, "grey")) == (2, 1)
