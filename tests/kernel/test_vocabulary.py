"""The effect words of a game as an object: listed, replaceable, heard when they are carried out."""

from collections.abc import Callable

import pytest

from engineshed.kernel import Vocabulary, games


def two_words() -> Vocabulary[Callable[[int], int]]:
    words = Vocabulary[Callable[[int], int]]()

    @words.effect("double")
    def double(n: int) -> int:
        return 2 * n

    words.effect("negate")(lambda n: -n)
    return words


def test_words_are_listed_and_counted() -> None:
    words = two_words()
    assert (list(words), len(words)) == (["double", "negate"], 2)
    assert words["double"](3) == 6
    assert "halve" not in words


def test_a_word_has_one_meaning() -> None:
    with pytest.raises(ValueError, match="'double' has a meaning"):
        two_words().effect("double")(lambda n: n)


def test_only_words_that_are_carried_out_are_heard_and_only_by_listeners() -> None:
    words = two_words()
    words.resolve("double")
    with words.heard() as heard:
        words["negate"](1)
        assert heard == set()
        assert words.resolve("negate")(1) == -1
        with words.heard() as inner:
            words.resolve("double")
        assert inner == {"double"}
    words.resolve("double")
    assert heard == {"double", "negate"}


def test_nested_listeners_leave_in_any_order() -> None:
    words = two_words()
    outer, inner = words.heard(), words.heard()
    heard, too = outer.__enter__(), inner.__enter__()
    outer.__exit__(None, None, None)
    words.resolve("negate")
    inner.__exit__(None, None, None)
    assert (heard, too) == (set(), {"negate"})


def test_a_word_is_replaced_for_a_while() -> None:
    words = two_words()
    with words.replaced("double", lambda n: 100 * n):
        assert words["double"](3) == 300
    assert words["double"](3) == 6


def test_games_with_effects_say_which() -> None:
    known = {name: len(game.vocabulary) for name, game in games().items() if game.vocabulary is not None}
    assert known.keys() == {"railroad-revolution", "russian-railroads", "steam-rollers", "train-rush"}
    assert all(number > 5 for number in known.values())
