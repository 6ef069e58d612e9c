"""What a prompt says comes from the decision: `asks`, `rules` and `facts`, never the name of a class."""

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from engineshed.kernel import Decision, Game, Position, Rng, Seeded, State, find_game
from engineshed.kernel.page import Scene, page_of
from engineshed.kernel.play import load_record, resume
from engineshed.web.table import table_page
from engineshed.web.tongues import LANGUAGES
from engineshed.web.wording import words_of
from tests.web.moments import RECORDS, below
from tests.web.scenes import scene_of

GAMES = ("age-of-steam", "railroad-revolution", "russian-railroads", "steam-rollers", "train-rush")
EACH = 3
"""Moments per kind of question and number of players."""


def asked(game: str) -> Iterator[State[Position]]:
    """Recorded games at moments at which each kind of question is asked, as its seat sees them."""
    for file in sorted(RECORDS.glob(f"{game}/*.jsonl")):
        record, met = load_record(file.read_text("utf-8")), Counter[tuple[type, str]]()
        state = record.new_state(Seeded(Rng(0)))
        state.run()
        for move in record.moves():
            decision = state.decision(move.seat)
            assert decision is not None
            kind = type(decision), decision.question(state.pos).name
            met[kind] += 1
            if met[kind] <= EACH:
                yield state.seen_by(move.seat)
            state.do(move.seat, move.action)


def read(game: Game[Position], seen: State[Position]) -> list[object]:
    """All that people read about a decision: the question, its hint, rules, buttons and list of moves."""
    page, found = page_of(game), list[object]()
    for language in LANGUAGES:
        scene = Scene(seen, words_of(game, language))
        prompt = page.prompt(scene)
        found += [prompt.text, prompt.rules, prompt.hint]
        options = scene.options[:: max(1, len(scene.options) // 6)]
        found += [page.phrase(option, scene) for option in options]
        found += [page.label(option[0], scene) for option in scene.options if len(option) == 1]
        found += [heading for heading, _ in page.groups(scene)]
    return found


@contextmanager
def renamed(game: Game[Position]) -> Iterator[int]:
    """Every Decision of the game under a name that says nothing."""
    named = {made: made.__name__ for made in below(Decision) if made.__module__.startswith(game.package)}
    try:
        for number, made in enumerate(named):
            made.__name__ = f"Renamed{number}"
        yield len(named)
    finally:
        for made, name in named.items():
            made.__name__ = name


@pytest.mark.parametrize("name", GAMES)
def test_renaming_classes_changes_no_text(name: str) -> None:
    game, moments = find_game(name), list(asked(name))
    before = [read(game, seen) for seen in moments]
    with renamed(game) as classes:
        after = [read(game, seen) for seen in moments]
    assert len(moments) > 3 * classes
    assert after == before


@pytest.mark.parametrize("name", GAMES)
def test_every_question_has_words_of_its_own_and_a_rule(name: str) -> None:
    game = find_game(name)
    words, ledger = words_of(game, "en"), game.ledger()
    known = {rule.id for rule in ledger.rules}
    for seen in asked(name):
        asking = seen.decision(seen.viewer).question(seen.pos)
        assert f"ask-{asking.name}" in words, asking
        assert asking.rules, asking
        assert known.issuperset(asking.rules), asking
        assert asking.seat == seen.viewer


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_line_says_a_sentence_to_every_question(name: str, language: str) -> None:
    """The game's own, or what the first rule says: never only the number of a rule."""
    record = load_record(next(iter(sorted(RECORDS.glob(f"{name}/*4p*.jsonl")))).read_text("utf-8"))
    match, _ = resume(record)
    kinds = dict[str, int]()
    for number, move in enumerate(record.moves()):
        kinds.setdefault(str(move.action[0]), number)
    for number in kinds.values():
        scene = scene_of(match, record.moves()[number].seat, language=language, moment=number)
        said = re.search(r'<p class="aside" id="aside">(.*?)</p>', table_page.fragment(scene), re.DOTALL)
        assert said
        assert len(re.sub(r"<a .*?</a>|<[^>]+>", "", said[1], flags=re.DOTALL).strip()) > 10, number
