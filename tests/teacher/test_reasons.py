"""Reasons: every figure in every sentence is computed here a second time, from the futures themselves."""

import re
from itertools import permutations
from pathlib import Path

import pytest

from engineshed.bots.learned import ideas_of
from engineshed.kernel import Action, Rng, words_for
from engineshed.teacher import Reason, say, telling, words_of
from engineshed.teacher.futures import Future, Futures
from engineshed.teacher.judge import Values
from engineshed.teacher.reasons import POINTS, reasons_for
from tests.teacher.moments import GAMES, free_moment, walk_of

WORLDS = 5


def tried(name: str, part: float) -> Futures:
    """A few ideas of one moment, tried in some worlds."""
    state, seat = free_moment(name, part)
    futures = Futures(state.seen_by(seat), seat, walk_of(name).judge, Rng(5), "round")
    for _ in range(WORLDS):
        futures.try_all([(idea,) for idea in ideas_of(state, seat)[:3]])
    return futures


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def again(reason: Reason, futures: Futures, action: Action, other: Action) -> dict[str, object]:
    """The figures of a reason, from scratch."""
    ours: list[Future] = futures.of[action]
    theirs: list[Future] = futures.of[other]
    facts, seat = reason.facts, futures.seat
    match reason.message.removeprefix("reason-").rpartition("-")[0] or reason.message:
        case "line":
            source = str(facts["source"])
            one = mean([future.lines[seat].get(source, 0) for future in ours])
            two = mean([future.lines[seat].get(source, 0) for future in theirs])
            sign = 1 if reason.message.endswith("more") else -1
            return {"source": source, "points": round(sign * (one - two), 1)}
        case "figure":
            figure = str(facts["figure"])
            one = mean([future.figures.get(figure, 0) for future in ours])
            two = mean([future.figures.get(figure, 0) for future in theirs])
            sign = 1 if reason.message.endswith("more") else -1
            return {"figure": figure, "amount": round(sign * (one - two), 1)}
        case "choices":
            one, two = (mean([len(future.open) for future in found]) for found in (ours, theirs))
            assert (one > two) == reason.message.endswith("more")
            return {"choices": pytest.approx(one, abs=0.5), "instead": pytest.approx(two, abs=0.5)}
        case "rival":
            who = int(facts["who"])
            one, two = (mean([future.values.points[who] for future in found]) for found in (ours, theirs))
            sign = 1 if reason.message.endswith("more") else -1
            return {"who": who, "points": round(sign * (one - two), 1)}
    assert reason.message == "reason-taken"
    who = int(facts["who"])
    times = sum((who, action) in future.replies and action not in future.open for future in theirs)
    return {"who": who, "times": times, "futures": len(theirs)}


@pytest.mark.parametrize("name", GAMES)
def test_every_figure_of_every_reason_is_true_and_said_in_both_languages(name: str) -> None:
    kinds = set()
    for part in (0.3, 0.6):
        futures = tried(name, part)
        for action, other in permutations(futures.of, 2):
            for reason in reasons_for(futures, action, other):
                assert dict(reason.facts) == again(reason, futures, action, other)
                assert all(number > 0 for key, number in reason.facts.items() if key in ("points", "amount"))
                kinds.add(reason.kind)
                _said(reason, name)
    assert kinds, "none of these options has a reason"


def _said(reason: Reason, name: str) -> None:
    game = walk_of(name).judge.game
    for language, comma in (("en", "."), ("pl", ",")):
        said = say(reason, words_of(game, language), lambda seat: f"<{seat}>")
        for key, fact in reason.facts.items():
            if key == "who":
                assert f"<{fact}>" in said
            elif not isinstance(fact, str):
                assert f"{fact:g}".replace(".", comma) in said.replace("\u00a0", "").replace(",", comma)
        assert "score-" not in said
        assert "reason-" not in said


TOLD = {
    *("reason-line-more", "reason-line-less", "reason-figure-more", "reason-figure-less"),
    *("reason-choices-more", "reason-choices-less"),
    *("reason-rival-more", "reason-rival-less", "reason-taken"),
}
"""Every sentence there is."""


def contrived(name: str, source: str, figure: str) -> Futures:
    """Two options that differ in everything that can be said."""
    state, seat = free_moment(name, 0.3)
    judge = walk_of(name).judge
    futures = Futures(state.seen_by(seat), seat, judge, Rng(5), "round")
    good, bad = ("do", "this"), ("do", "that")
    left = {good: frozenset({("x", n) for n in range(9)}), bad: frozenset({("x", n) for n in range(4)})}
    for world in range(WORLDS):
        for action, more in ((good, 3), (bad, 0)):
            mine, theirs = 2 + more + world, 7 + world - more / 2
            futures.of.setdefault(action, []).append(
                Future(
                    values=Values(
                        (0.5,) * judge.players,
                        tuple(float(mine) if one == seat else theirs for one in range(judge.players)),
                    ),
                    lines=tuple({source: mine} for _ in range(judge.players)),
                    figures={figure: more + world},
                    replies=frozenset({(1 - seat, good)}) if action == bad and world < 3 else frozenset(),
                    choices=len(left[action]),
                    open=left[action],
                )
            )
        futures.worlds.append((state, world))
    return futures


@pytest.mark.parametrize("name", GAMES)
def test_every_sentence_there_is_tells_true_figures_of_every_line_and_figure(name: str) -> None:
    walk = walk_of(name)
    game, pos = walk.judge.game, walk.match.state.pos
    lines = [line.source for sheet in game.score_now(pos) for line in sheet.lines]
    figures = [figure for figure in game.figures(pos, 0) if figure not in POINTS]
    assert lines
    assert figures
    told = set()
    for number in range(max(len(lines), len(figures))):
        futures = contrived(name, lines[number % len(lines)], figures[number % len(figures)])
        for action, other in permutations(futures.of, 2):
            for reason in reasons_for(futures, action, other):
                assert dict(reason.facts) == again(reason, futures, action, other)
                told.add(reason.message)
                _said(reason, name)
    assert told == TOLD


def test_there_are_no_other_sentences() -> None:
    words = (Path(telling.__file__).parent / "words" / "en.ftl").read_text("utf-8")
    assert set(re.findall(r"^(reason-[a-z-]+) =", words, re.M)) == TOLD


@pytest.mark.parametrize("name", GAMES)
def test_score_lines_and_figures_have_words_of_their_own(name: str) -> None:
    walk = walk_of(name)
    game, state = walk.judge.game, walk.match.state
    for language in ("en", "pl"):
        words = words_for(language, "engineshed.teacher", game.package)
        lines = [line.source for sheet in game.score_now(state.pos) for line in sheet.lines]
        assert [line for line in lines if f"score-{line}" not in words] == []
        assert [name for name in game.figures(state.pos, 0) if f"thing-{name}" not in words] == []


def test_two_ways_to_the_same_have_nothing_to_tell_apart() -> None:
    futures = tried("steam-rollers/2p", 0.3)
    action = next(iter(futures.of))
    assert reasons_for(futures, action, action) == ()


def test_both_languages_have_the_same_messages() -> None:
    folder = Path(telling.__file__).parent / "words"
    texts = {tongue: (folder / f"{tongue}.ftl").read_text("utf-8") for tongue in ("en", "pl")}
    ids = {tongue: re.findall(r"^([a-z-]+) =", text, re.M) for tongue, text in texts.items()}
    assert ids["en"] == ids["pl"]
    assert len(ids["en"]) == len(set(ids["en"]))


def test_to_have_less_of_what_takes_points_away_is_no_cost() -> None:
    """Shares are a line of the score sheet below zero, in Age of Steam."""
    futures = contrived("age-of-steam/st-lucia_2p", "shares", "shares")
    good, bad = futures.of
    for action, owed in ((good, 1), (bad, 4)):
        futures.of[action] = [
            future._replace(lines=({"shares": -3 * owed},) * 2, figures={"shares": owed})
            for future in futures.of[action]
        ]
    kinds = {(reason.kind, reason.message): reason.facts for reason in reasons_for(futures, good, bad)}
    assert kinds["opens", "reason-figure-less"] == {"figure": "shares", "amount": 3}
    assert kinds["grows", "reason-line-more"] == {"source": "shares", "points": 9}
    assert ("costs", "reason-figure-less") not in kinds
