"""Renders templates, drawings, and texts with names and stress."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from typing import Final, Protocol

from jinja2 import ChoiceLoader, Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from engineshed.kernel import Atom, Game, Position, Words
from engineshed.kernel.components import has_folder
from engineshed.kernel.page import Drawing
from engineshed.web.quick import Quick
from engineshed.web.sprite import sprite
from engineshed.web.table.quick_words import QUICK_WORDS
from engineshed.web.tongues import LANGUAGES, called

_NAME = re.compile(r"⟨(\d+)⟩")
_STRESS = re.compile(r"\*([^*]+)\*")
WHOLE: Final = 0.5
"""A value with a larger error is written without tenths."""


@cache
def environment(package: str = "") -> Environment:
    """Templates of the house, and of one game where its package is named."""
    loaders = [PackageLoader("engineshed.web", "templates")]
    if package and has_folder(package, "page", "templates"):
        loaders.insert(0, PackageLoader(package, "page/templates"))
    made = Quick(
        loader=ChoiceLoader(loaders),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
        auto_reload=False,
    )
    made.filters["signed"] = signed
    made.filters["figure"] = figure
    made.globals["languages"] = {code: called(code) for code in LANGUAGES}
    made.globals["level_name"] = level_name
    made.globals["pick"] = pick
    made.globals["tenths"] = tenths
    made.globals["change"] = change
    made.globals["give_or_take"] = give_or_take
    made.globals["quick_words"] = QUICK_WORDS
    made.globals["once"] = Once(made)
    made.globals["icon"] = sprite(package)
    return made


_NOTES: ContextVar[set[str]] = ContextVar("notes")


@contextmanager
def noting() -> Iterator[set[str]]:
    """Collects the atoms for which `pick` is called in the meantime."""
    notes: set[str] = set()
    before = _NOTES.set(notes)
    try:
        yield notes
    finally:
        _NOTES.reset(before)


def pick(atom: Atom) -> Markup:
    """Write the attribute that makes an element pickable, and note the atom: `<g {{ pick("hex:5,-3") }}>`."""
    notes = _NOTES.get(None)
    if notes is not None:
        notes.add(str(atom))
    return _attribute(atom)


@lru_cache(maxsize=20_000)
def _attribute(atom: Atom) -> Markup:
    return Markup('data-pick="{}"').format(atom)


class Once:
    """Renders printed matter, which never changes, only once: `{{ once("fields.svg.jinja", names...) }}`."""

    def __init__(self, environment: Environment) -> None:
        self.environment = environment
        self.drawn: dict[tuple[str, ...], tuple[Markup, set[str]]] = {}
        """The text, and what can be picked in it."""

    def __call__(self, template: str, *which: str, **data: object) -> Markup:
        """A template's drawing for these names; `data` must not depend on anything else."""
        key = (template, *which)
        if key not in self.drawn:
            with noting() as notes:
                text = Markup(self.environment.get_template(template).render(**data))
            self.drawn[key] = text, notes
        text, notes = self.drawn[key]
        _NOTES.get(set()).update(notes)
        return text


class Reader(Protocol):
    """The reader of a page."""

    @property
    def words(self) -> Words: ...


def page(template: str, guest: Reader, **data: object) -> str:
    """A page of the site, in its reader's words unless the data brings others (`w`)."""
    return environment().get_template(template).render({"guest": guest, "w": guest.words, **data})


def draw(
    drawing: Drawing, game: Game[Position], initials: Sequence[str] = "123456", names: Sequence[str] = ()
) -> Markup:
    """A game's drawing as HTML; without players (gallery, posters) seats have numbers instead of initials."""
    template = environment(game.package).get_template(drawing.template)
    return Markup(template.render(initials=initials, names=names, **drawing.data))


def rich(text: str, names: Sequence[str]) -> Markup:
    """Plain text as HTML: names in their players' colours, stressed words bold."""
    safe = _STRESS.sub(r"<em>\1</em>", str(escape(text)))

    def named(match: re.Match[str]) -> str:
        seat = int(match[1])
        if seat >= len(names):
            return ""
        return f'<b class="p{seat + 1} who">{escape(names[seat])}</b>'

    return Markup(_NAME.sub(named, safe))


def bare(text: str, names: Sequence[str], stress: str = r"\1") -> str:
    """The same without HTML, for terminals; `stress` says what becomes of stressed words."""
    named = _NAME.sub(lambda m: names[int(m[1])] if int(m[1]) < len(names) else "", text)
    return _STRESS.sub(stress, named)


def level_name(level: str, words: Words) -> str:
    """A bot's level in words, with its style; a level of somebody's own keeps its name."""
    plain, _, style = level.partition(":")
    named = words(f"level-{plain}") if f"level-{plain}" in words else plain
    if f"style-{style}" not in words:
        return named
    return words("level-in-style", level=named, style=words(f"style-{style}"))


def figure(number: float) -> str:
    """A number with a real minus."""
    return str(number).replace("-", "−")


def signed(amount: float) -> str:
    """+3, −2, 0: minus is a real minus."""
    return f"+{amount}" if amount > 0 else f"−{-amount}" if amount < 0 else "0"


def tenths(words: Words, number: float, error: float = 0.0) -> str:
    """43.2, or 43,2 where people write it so; whole where the error leaves no tenths."""
    text = f"{number:.0f}" if error >= WHOLE else f"{number:.1f}"
    return text.replace("-", "−").replace(".", words("decimal-mark"))


def change(words: Words, number: float) -> str:
    """+3.2, −0.4, 0."""
    shown = round(number, 1)
    return "0" if not shown else f"+{tenths(words, shown)}" if shown > 0 else tenths(words, shown)


def give_or_take(words: Words, error: float) -> str:
    """± 1.3; an error too small to be written is still one. Nothing where no future differed: that is not
    certainty, only all that this judge could say."""
    if error and round(error, 1) == 0:
        return f"± <{tenths(words, 0.1)}"
    return f"± {tenths(words, error, error if error >= 10 else 0.0)}" if error else ""
