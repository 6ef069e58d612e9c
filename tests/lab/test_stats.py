"""Shares and means with their intervals."""

import pytest

from engineshed.kernel import Rng
from engineshed.lab.stats import mean, student, wilson, winnings


def test_the_interval_of_a_share() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(10, 10)[1] == 1.0
    assert wilson(0, 10)[0] == 0.0
    assert wilson(2.5, 5)[0] < 0.5 < wilson(2.5, 5)[1]


def test_more_games_make_it_narrower() -> None:
    widths = [high - low for low, high in (wilson(n / 4, n) for n in (8, 40, 400))]
    assert widths == sorted(widths, reverse=True)


@pytest.mark.parametrize(("count", "t"), [(6, 2.571), (11, 2.228), (31, 2.042), (101, 1.984)])
def test_the_interval_of_a_mean(count: int, t: float) -> None:
    numbers = [float(n % 2) for n in range(count)]
    low, high = student(numbers)
    middle = mean(numbers)
    deviation = (sum((n - middle) ** 2 for n in numbers) / (count - 1)) ** 0.5
    assert (high - low) / 2 == pytest.approx(t * deviation / count**0.5, rel=0.002)
    assert low < middle < high


def test_nothing_can_be_said_of_nothing() -> None:
    assert mean([]) is None
    assert student([3]) is None


def test_bets_on_a_better_player_make_rich_and_others_poor() -> None:
    assert winnings([], 0.5) == 1.0
    assert winnings([1.0] * 9, 0.55) >= 40 > winnings([1.0] * 6, 0.55)
    assert winnings([1.0, 0.0] * 20, 0.75) < 0.1
    assert winnings([0.5] * 100, 0.5) == pytest.approx(1.0)


def test_looking_after_every_game_finds_a_lucky_streak_at_most_once_in_forty() -> None:
    rng = Rng(5)
    lucky = 0
    for _ in range(400):
        results = [float(rng.random() < 0.55) for _ in range(60)]
        lucky += any(winnings(results[:games], 0.55) >= 40 for games in range(1, 61, 3))
    assert lucky <= 14  # 400 / 40, and twice its spread
