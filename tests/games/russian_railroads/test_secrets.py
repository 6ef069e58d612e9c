"""Who knows which end-bonus card."""

from collections import Counter

from engineshed.games.russian_railroads.position import RussianRailroadsPosition
from engineshed.kernel import Rng
from tests.games.russian_railroads.table import Sitting


def look(table: Sitting, seat: int, choice: str) -> None:
    """A seat steps onto a factory 9 and chooses."""
    board = table.pos.boards[seat]
    board.factories[:], board.markers[:] = [9], [4]
    table.pos.placed.pop("space:industry-1", None)
    table.place("industry-1").move("marker:1")
    if choice == "points":
        table.do("points")
    else:
        table.do("take", f"bonus:{choice}")


def box(pos: RussianRailroadsPosition) -> list[str]:
    return sorted([*pos.pile, *pos.removed, *(card for _, card in pos.drawn)])


def imagined(table: Sitting, viewer: int | None) -> list[tuple[list[str], list[str], list[str]]]:
    """Hands of seats 0 and 1 and the removed cards, as a viewer can imagine them."""
    seen = table.state.seen_by(viewer)
    found = []
    for seed in range(40):
        pos = seen.imagine(Rng(seed)).pos
        assert box(pos) == box(table.pos)
        found.append((pos.hand(0), pos.hand(1), sorted(pos.removed)))
    return found


def test_a_seat_that_never_looked_can_imagine_anything() -> None:
    table = Sitting(3, alone=False)
    look(table, 0, "doublers")
    hands = Counter(hand[0] for hand, _, _ in imagined(table, 2))
    assert len(hands) > 5


def test_who_looked_first_knows_the_removed_cards() -> None:
    table = Sitting(3, alone=False)
    look(table, 0, "doublers")
    look(table, 1, "points-15")
    for own, other, removed in imagined(table, 0):
        assert own == ["doublers"]
        assert removed == ["engineers", "factories"]
        assert other[0] not in ("doublers", "engineers", "factories")
    assert len({other[0] for _, other, _ in imagined(table, 0)}) > 3


def test_no_undo_goes_back_behind_a_look() -> None:
    table = Sitting(2).factories(9, marker=4)
    before = table.state.barriers
    table.place("industry-1")
    assert table.state.barriers == before
    table.move("marker:1")
    assert (table.asked, table.state.barriers) == ("end bonus", before + 1)


def test_the_pile_is_hidden_again_once_somebody_else_has_taken_a_card() -> None:
    table = Sitting(3, alone=False)
    look(table, 0, "doublers")
    look(table, 1, "points")
    assert table.state.seen_by(0).pos.pile == table.pos.pile  # nothing has left it
    look(table, 2, "points-15")
    assert table.state.seen_by(0).pos.pile == ["?"] * 6
    assert table.state.seen_by(1).pos.pile == ["?"] * 6
    assert table.state.seen_by(2).pos.pile == table.pos.pile


def test_who_looked_twice_knows_what_went_in_between() -> None:
    table = Sitting(2, alone=False)
    look(table, 0, "points")
    look(table, 1, "extra-engineer")
    look(table, 0, "doublers")
    for own, other, _ in imagined(table, 0):
        assert (own, other) == (["doublers"], ["extra-engineer"])


def test_who_looked_second_knows_only_what_was_left() -> None:
    table = Sitting(3, alone=False)
    look(table, 0, "doublers")
    look(table, 1, "points-15")
    guesses = {hand[0] for hand, _, _ in imagined(table, 1)}
    assert guesses == {"doublers", "engineers", "factories"}  # one of the three that it did not see
