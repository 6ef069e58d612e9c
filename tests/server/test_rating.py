"""Ratings of people: the paper's update, ties, several players, bots that stand still, honest intervals."""

from math import exp, log, sqrt
from random import Random

import pytest

from engineshed.server.results.rating import BETA, DRIFT, SPREAD, START, Entrant, Rating, rate
from engineshed.server.results.terms import Reputation, Terms, refusal

NEW = Rating()


def after(*ranks: int, ratings: tuple[Rating, ...] | None = None) -> list[Rating]:
    known = ratings or (NEW,) * len(ranks)
    return rate([Entrant(rating, (rank,)) for rating, rank in zip(known, ranks, strict=True)])


def test_two_players_follow_the_paper() -> None:
    one, two = Rating(1600, 100), Rating(1400, 200)
    (up, down) = after(2, 1, ratings=(one, two))
    first, second = 100**2 + DRIFT**2, 200**2 + DRIFT**2
    width = sqrt(first + second + 2 * BETA**2)
    chance = 1 / (1 + exp(-200 / width))
    assert up.mean == pytest.approx(1600 - first / width * chance)
    assert down.mean == pytest.approx(1400 + second / width * chance)
    shrink = sqrt(first) / width * first / width**2 * chance * (1 - chance)
    assert up.spread == pytest.approx(sqrt(first * (1 - shrink)))


def test_results_are_those_of_a_well_kept_library() -> None:
    """openskill 6.2.0, BradleyTerryFull(mu=1500, sigma=350, beta=BETA, kappa=0.0001, tau=6).

    It counts every pair whole; a pair of ours counts 2 / n of that, in the mean and in the variance.
    """
    two = after(2, 1, ratings=(Rating(1600, 100), Rating(1400, 200)))
    library = ((1576.280767879652, 99.68847654205453), (1494.6216796702117, 192.13133398402059))
    assert [(one.mean, one.spread) for one in two] == [pytest.approx(theirs) for theirs in library]

    before = (Rating(1600, 100), Rating(1400, 200), Rating(1500, 344), Rating(1550, 80))
    library = (
        (1595.262692149399, 98.2417223912183),
        (1637.4281303303621, 180.09495951776725),
        (1526.523526199671, 255.7142618776765),
        (1513.4280496896736, 79.40195817705954),
    )
    for old, ours, (mean, spread) in zip(before, after(2, 1, 2, 4, ratings=before), library, strict=True):
        start = old.spread**2 + DRIFT**2
        assert ours.mean - old.mean == pytest.approx((mean - old.mean) / 2)
        assert start - ours.spread**2 == pytest.approx((start - spread**2) / 2)


def test_certain_ratings_give_elos_curve() -> None:
    width = sqrt(2) * BETA
    assert 1 / (1 + exp(-400 / width)) == pytest.approx(10 / 11)
    assert width == pytest.approx(400 / log(10))


def test_equal_ranks_of_equals_move_nobody_but_make_both_surer() -> None:
    for rating in after(1, 1, 1):
        assert rating.mean == pytest.approx(START)
        assert rating.spread < SPREAD


def test_a_tie_with_somebody_stronger_is_worth_something() -> None:
    weak, strong = after(1, 1, ratings=(Rating(1400, 100), Rating(1600, 100)))
    assert weak.mean > 1400
    assert strong.mean < 1600


def test_the_order_of_places_is_the_order_of_gains() -> None:
    means = [rating.mean for rating in after(3, 1, 4, 2)]
    assert means[1] > means[3] > means[0] > means[2]
    assert sum(means) == pytest.approx(4 * START)


def test_a_bot_keeps_the_rating_of_its_ladder() -> None:
    bot = Rating(1500, 10)
    person, same = rate([Entrant(NEW, (1,)), Entrant(bot, (2,), fixed=True)])
    assert same == bot
    assert person.mean > START


def test_alone_nothing_changes_but_nothing_breaks() -> None:
    assert after(1)[0].mean == START


@pytest.mark.parametrize("players", [2, 4, 6])
def test_nineteen_of_twenty_intervals_hold_the_truth(players: int) -> None:
    """Players of known strength among bots, ranked by the model that the ladder goes by."""
    rng, held, asked = Random(7), 0, 0
    scale = 400 / log(10)
    bots = [Entrant(Rating(1500, 10), (0,), fixed=True)] * (players - 1)
    for _ in range(120):
        truth, known = rng.gauss(1500, 250), NEW
        for game in range(1, 31):
            marks = [strength - scale * log(-log(rng.random())) for strength in (truth, *[1500] * len(bots))]
            ranks = [sum(other > mark for other in marks) for mark in marks]
            others = [
                Entrant(bot.rating, (rank,), fixed=True) for bot, rank in zip(bots, ranks[1:], strict=True)
            ]
            known = rate([Entrant(known, (ranks[0],)), *others])[0]
            if game in (5, 30):
                held += abs(known.mean - truth) <= known.give
                asked += 1
    assert held / asked >= 0.93


def test_a_table_that_asks_for_something_wants_it_known() -> None:
    nobody, stays = Reputation(), Reputation(stayed=19, left=1)
    assert refusal(Terms(rated=True), nobody) == "terms-account"
    assert refusal(Terms(rated=True), Reputation(account=True)) == ""
    assert refusal(Terms(finish=90), nobody) == "terms-finish"
    assert refusal(Terms(finish=95), stays) == ""
    assert refusal(Terms(finish=95), Reputation(stayed=9, left=1)) == "terms-finish"
    assert refusal(Terms(low=1400), nobody) == "terms-rating"
    assert refusal(Terms(low=1400), Reputation(rating=1399)) == "terms-rating"
    assert refusal(Terms(low=1400, high=1600), Reputation(rating=1500)) == ""
    assert refusal(Terms(high=1600), Reputation(rating=1700)) == "terms-rating"
