"""Bills, sheets, places."""

import pytest

from engineshed.kernel import Bill, Entry, Result, ScoreLine, ScoreSheet, places


@pytest.mark.parametrize(
    ("ranking", "wanted"),
    [
        ([5, 9, 5], (2, 1, 2)),
        ([(5, 1), (5, 2), (4, 9)], (2, 1, 3)),
        ([None, 3, None], (2, 1, 2)),
        ([None, -3], (2, 1)),
        ([0], (1,)),
    ],
)
def test_more_is_better_and_equals_share_a_place(ranking: list[int | None], wanted: tuple[int, ...]) -> None:
    assert places(ranking) == wanted


def test_a_bill_adds_up_per_seat_and_thing() -> None:
    bill = Bill([Entry(0, "money", -3, "X-1"), Entry(0, "money", 1), Entry(1, "money", 3)], route=("link:a",))
    assert bill.total(0, "money") == -2
    assert bill.total(1, "money") == 3
    assert bill.total(1, "income") == 0
    assert Entry(0, "money", 1) == Entry(0, "money", 1) != Entry(1, "money", 1)
    assert repr(bill) == (
        "Bill([Entry(0, 'money', -3, 'X-1'), Entry(0, 'money', 1, ''), Entry(1, 'money', 3, '')],"
        " route=('link:a',))"
    )


def test_the_first_win_and_a_lost_solo_game_has_no_winner() -> None:
    sheets = [
        ScoreSheet(seat, [ScoreLine("track", 3, sum="1 + 2"), ScoreLine("towns", seat)]) for seat in (0, 1)
    ]
    result = Result((2, 1), sheets)
    assert result.winners() == (1,)
    assert result.scores() == (3, 4)
    assert Result((1,), won=False).winners() == ()
    assert Result((1,), won=True).winners() == (0,)
