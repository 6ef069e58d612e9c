"""The effect words of a game: listed, replaceable in tests, heard when they are carried out."""

from collections.abc import Iterator
from typing import Generic, Protocol, TypeVar

from mypy_extensions import mypyc_attr

M = TypeVar("M")


class EffectWords(Protocol):
    """What the lab asks of any game's vocabulary, whatever its words mean."""

    def __len__(self) -> int: ...

    def __iter__(self) -> Iterator[str]: ...

    def heard(self) -> "Heard":
        """Notes the words that are carried out while it is entered."""
        ...


@mypyc_attr(native_class=False)  # compiled classes cannot be dicts, and lookups are as fast as a dict's
class Vocabulary(dict[str, M]):
    """The effect words of a game, each with its meaning (a step's maker, a pair of check and maker...).

    `VOCABULARY.effect("advance")(meaning)` adds a word, also as a decorator. `[]` looks a meaning up without
    consequences; `resolve` is for the moment when the effect is really carried out.
    """

    def __init__(self) -> None:
        super().__init__()
        self.ears: list[set[str]] = []

    def effect(self, word: str) -> "Effect[M]":
        """A decorator that gives a word its meaning; a second meaning is an error."""
        return Effect(self, word)

    def resolve(self, word: str) -> M:
        """The meaning of a word that is being carried out; listeners are told."""
        for ear in self.ears:
            ear.add(word)
        return self[word]

    def heard(self) -> "Heard":
        """`with vocabulary.heard() as words:` notes every word that is carried out meanwhile."""
        return Heard(self.ears)

    def replaced(self, word: str, meaning: M) -> "Replaced[M]":
        """`with vocabulary.replaced("advance", other):` gives a word another meaning meanwhile."""
        return Replaced(self, word, meaning)


class Effect(Generic[M]):
    """The decorator that `Vocabulary.effect` returns."""

    __slots__ = ("meanings", "word")

    def __init__(self, meanings: dict[str, M], word: str) -> None:
        self.meanings = meanings
        self.word = word

    def __call__(self, meaning: M) -> M:
        if self.word in self.meanings:
            raise ValueError(f"the effect word {self.word!r} has a meaning already")
        self.meanings[self.word] = meaning
        return meaning


class Heard:
    """Listens to a vocabulary while it is entered."""

    __slots__ = ("ears", "words")

    def __init__(self, ears: list[set[str]]) -> None:
        self.ears = ears
        self.words: set[str] = set()

    def __enter__(self) -> set[str]:
        self.ears.append(self.words)
        return self.words

    def __exit__(self, *error: object) -> None:
        self.ears[:] = [ear for ear in self.ears if ear is not self.words]


class Replaced(Generic[M]):
    """Gives a word another meaning while it is entered."""

    __slots__ = ("meaning", "meanings", "word")

    def __init__(self, meanings: dict[str, M], word: str, meaning: M) -> None:
        self.meanings = meanings
        self.word = word
        self.meaning = meaning

    def __enter__(self) -> None:
        self._swap()

    def __exit__(self, *error: object) -> None:
        self._swap()

    def _swap(self) -> None:
        self.meanings[self.word], self.meaning = self.meaning, self.meanings[self.word]
