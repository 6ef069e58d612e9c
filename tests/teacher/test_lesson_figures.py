"""What lessons say about the moment and about answers, counted a second time on the board itself."""

import re
from collections.abc import Callable

import pytest

from engineshed.kernel import Action, Rng, find_game
from engineshed.teacher.lessons import Lesson, course, verdict
from engineshed.web.tongues import LANGUAGES
from engineshed.web.wording import words_of

Figures = dict[str, int]
COUNTED: dict[str, Callable[[Figures], int]] = {
    "expenses": lambda found: found["shares"] + found["engine"],
    "workers": lambda found: sum(count for name, count in found.items() if name.startswith("worker-")),
    "black": lambda found: sum(count for name, count in found.items() if name.endswith("-black")),
    "goods": lambda found: sum(found.get(good, 0) for good in ("brass", "copper", "food", "gold", "water")),
}
"""Figures that are sums of others."""

# Of the seat that is asked, by the names of the game's figures; in digits unless the sentence uses a word.
DIGITS: dict[str, Figures] = {
    "age-of-steam/expenses": {"cash": 4, "income": 2, "shares": 5, "engine": 3, "expenses": 8, "round": 2},
    "age-of-steam/action": {"engine": 3, "round": 4},
    "age-of-steam/own-links": {"engine": 4, "round": 4},
    "age-of-steam/engine": {"round": 4},
    "age-of-steam/long-line": {"cash": 11, "engine": 5, "round": 5},
    "age-of-steam/last-shares": {"cash": 42},
    "russian-railroads/all-workers": {"round": 1},
    "russian-railroads/locomotive": {"track-st-petersburg-black": 9, "reach-st-petersburg": 1},
    "russian-railroads/end-bonus": {
        "track-trans-siberian-black": 2,
        "track-st-petersburg-black": 9,
        "track-kiev-black": 7,
        "black": 18,
    },
    "railroad-revolution/rails-are-dear": {"money": 1050},
    "railroad-revolution/early-trade": {"money": 600},
    "railroad-revolution/trade": {"money": 700},
    "steam-rollers/power": {"power": 4},
    "train-rush/finance": {"round": 1},
    "train-rush/unloading": {"track-unloading": 2},
}
WORDS: dict[str, Figures] = {
    "russian-railroads/all-workers": {"worker": 5},
    "russian-railroads/locomotive": {"worker": 3},
    "russian-railroads/rubles": {"worker": 2, "ruble": 0},
    "russian-railroads/card": {"factory": 3},
    "railroad-revolution/first-office": {"workers": 5},
    "railroad-revolution/rails-are-dear": {"shares": 3, "workers": 5},
    "railroad-revolution/early-trade": {"shares": 2},
    "railroad-revolution/deal-shares": {"shares": 4},
    "railroad-revolution/trade": {"shares": 0, "offices": 2, "stations": 0},
    "train-rush/unloading": {"goods": 7},
    "train-rush/late-coal": {"investment": 4},
}


@pytest.mark.parametrize("name", sorted({*DIGITS, *WORDS}))
def test_a_question_says_what_the_board_shows(name: str) -> None:
    of, _, which = name.partition("/")
    game = find_game(of)
    found = course(game)
    assert found is not None
    lesson = next(one for one in found.lessons if one.id == which)
    pos, seat = found.match(lesson).state.pos, found.seat(lesson)
    figures = game.figures(pos, seat) | {"round": game.round_of(pos)}
    figures |= {name: count(figures) for name, count in COUNTED.items() if _knows(figures, name)}
    said = DIGITS.get(name, {}) | WORDS.get(name, {})
    assert {figure: figures[figure] for figure in said} == said
    for language in LANGUAGES:
        words = words_of(game, language)
        text = words(f"lesson-{which}-ask") + words(f"lesson-{which}-why")
        numbers = {int(re.sub(r"\D", "", number)) for number in re.findall(r"\d[\d,\u00a0 ]*", text)}
        assert set(DIGITS.get(name, {}).values()) <= numbers, text


class Played:
    """A lesson whose answers are played."""

    def __init__(self, name: str) -> None:
        of, _, which = name.partition("/")
        self.game = find_game(of)
        found = course(self.game)
        assert found is not None
        self.lesson: Lesson = next(one for one in found.lessons if one.id == which)
        self.state, self.seat = found.match(self.lesson).state, found.seat(self.lesson)
        self.judged = found.judged[which].hint.options
        self.best, self.tempting = self.judged[0].action, self.lesson.tempting
        self.now = self.game.figures(self.state.pos, self.seat)

    def after(self, answer: Action) -> Figures:
        state = self.state.seen_by(self.seat).imagine(Rng(1))
        state.do(self.seat, answer)
        lines = self.game.score_now(state.pos)
        found = {
            f"line-{line.source}": line.points
            for sheet in lines[self.seat : self.seat + 1]
            for line in sheet.lines
        }
        return self.game.figures(state.pos, self.seat) | found

    def gain(self, answer: Action, figure: str) -> int:
        return self.after(answer)[figure] - self.now[figure]

    @property
    def others(self) -> list[Figures]:
        seats = range(self.state.setup.players)
        return [self.game.figures(self.state.pos, seat) for seat in seats if seat != self.seat]


def _expenses(of: Played) -> set[int]:
    now, income = of.now, of.after(of.best)["income"]
    owed = now["shares"] + now["engine"]
    assert of.after(of.best)["cash"] == now["cash"] + income - owed >= 0
    missing = owed + 1 - now["cash"] - now["income"]
    assert of.after(of.tempting)["income"] == now["income"] - missing < 0
    return {income, owed, owed + 1, now["cash"] + now["income"], missing}


SAID: dict[str, Callable[[Played], set[int]]] = {
    "age-of-steam/expenses": _expenses,
    "age-of-steam/action": lambda of: {other["engine"] for other in of.others},
    "age-of-steam/own-links": lambda of: {
        of.gain(one.action, "income") for one in of.judged if verdict(one) != "worse"
    },
    "age-of-steam/engine": lambda of: {of.after(of.best)["engine"], of.gain(of.best, "engine")},
    "age-of-steam/last-shares": lambda of: {
        (of.after(of.best)["line-shares"] - of.after(of.tempting)["line-shares"])
        // of.gain(of.tempting, "shares")
    },
    "russian-railroads/end-bonus": lambda of: {of.gain(("points",), "points")},
    "railroad-revolution/first-office": lambda of: {of.gain(of.tempting, "shares")},
    "railroad-revolution/deal-shares": lambda of: {-of.gain(of.tempting, "shares")},
    "steam-rollers/permanent": lambda of: {-of.gain(of.tempting, "score")},
    "steam-rollers/finish": lambda of: {of.gain(of.tempting, "score"), of.gain(of.best, "lines")},
}
"""What is said of answers, from playing them."""
NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


@pytest.mark.parametrize("name", SAID)
def test_what_is_said_of_answers_comes_of_playing_them(name: str) -> None:
    of = Played(name)
    words, which = words_of(of.game, "en"), of.lesson.id
    text = words(f"lesson-{which}-ask") + " " + words(f"lesson-{which}-why")
    said = {int(number) for number in re.findall(r"\d+", text)}
    said |= {NUMBERS.index(word) for word in re.findall(r"[a-z]+", text.lower()) if word in NUMBERS}
    assert SAID[name](of) <= said, text


def _knows(figures: Figures, name: str) -> bool:
    return name != "expenses" or "engine" in figures
