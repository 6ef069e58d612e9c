"""Shares and means with their intervals."""

import pytest

from engineshed.lab.stats import mean, student, wilson


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
