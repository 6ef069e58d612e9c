"""Sentences in the reader's language, from message ids and facts (Fluent files)."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from engineshed.kernel.components import find_file

FALLBACK = "en"
"""The language of whatever has no words in the reader's own."""
MOST_REMEMBERED = 50_000
"""Sentences kept; facts are few in practice, and this bounds a server that runs for months."""


class Words:
    """Says things in one language. `words("lay-track", tiles=2)`; a missing id raises KeyError."""

    __slots__ = ("_bundle", "_said", "language")

    def __init__(self, language: str, *sources: Traversable) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._said: dict[tuple[object, ...], str] = {}
        for source in sources:
            self._bundle.add_resource(FluentResource(source.read_text("utf-8")), allow_overrides=True)

    def __call__(self, id: str, **facts: object) -> str:
        key = (id, *facts.items())
        said = self._said.get(key)
        if said is None:
            if len(self._said) > MOST_REMEMBERED:
                self._said.clear()
            said = self._said[key] = self._say(id, facts)
        return said

    def __contains__(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def either(self, id: str, otherwise: str, **facts: object) -> str:
        """The words of this id, or `otherwise` if there are none."""
        return self(id, **facts) if id in self else otherwise

    def listed(self, parts: Iterable[str], end: str = "") -> str:
        """ "a, b, c"; with an end "a, b and c", by the words `list-<end>`. Empty parts are left out."""
        said = [part for part in parts if part]
        if not end or len(said) < 2:
            return ", ".join(said)
        return self(f"list-{end}", first=", ".join(said[:-1]), last=said[-1])

    def _say(self, id: str, facts: dict[str, object]) -> str:
        pattern = self._bundle.get_message(id).value if id in self else None
        if pattern is None:
            raise KeyError(f"no words for {id!r} in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise KeyError(f"{id} in {self.language}: {errors[0]}")
        return str(text)


@cache
def words_for(language: str, *packages: str) -> Words:
    """The words of these packages (`words/<language>.ftl`, else the English ones), later ones winning."""
    sources = [
        find_file(package, "words", f"{language}.ftl") or find_file(package, "words", f"{FALLBACK}.ftl")
        for package in packages
    ]
    return Words(language, *(source for source in sources if source))


@cache
def languages(package: str) -> tuple[str, ...]:
    """The languages in which a package has words, English first."""
    found = files(package).joinpath("words").iterdir()
    codes = [file.name.removesuffix(".ftl") for file in found if file.name.endswith(".ftl")]
    return tuple(sorted(codes, key=lambda code: (code != FALLBACK, code)))
