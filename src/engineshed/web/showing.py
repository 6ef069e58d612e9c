"""A game's page behind one face; games without one are shown plainly, as buttons and data."""

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import cast

from engineshed.kernel import Action, Atom, Game, Message, Position, Seat, Settings, State, Words, words_for
from engineshed.kernel.components import find_file
from engineshed.kernel.dump import fields
from engineshed.kernel.state import SPECTATOR
from engineshed.kernel.view import Drawing, GallerySection, Panel, Prompt, View, name

LOG = logging.getLogger(__name__)
Seen = State[Position]


class Showing:
    """How one game is shown."""

    def __init__(self, game: Game[Position]) -> None:
        self.game = game
        try:
            self.room = game.room("page")
        except ImportError:  # a plug-in's broken view shall not take the other games down with it
            LOG.exception("%s is shown plainly: its view cannot be loaded", game.id)
            self.room = None

    def words(self, language: str) -> Words:
        return words_for(language, "engineshed.web", self.game.package)

    def view(self, seen: Seen, words: Words) -> View:
        given = self._ask("view")
        return cast(View, given(seen, words)) if given else _plain_view(seen, words)

    def label(self, atom: Atom | tuple[Atom, ...], words: Words, seen: Seen) -> str:
        given = self._ask("label")
        if given:
            return cast(str, given(atom, words, seen))
        return " ".join(str(part) for part in (atom if isinstance(atom, tuple) else (atom,))).replace(
            ":", " "
        )

    def sentence(self, event: Message, words: Words, seen: Seen) -> str:
        given = self._ask("sentence")
        if given:
            return cast(str, given(event, words, seen))
        who = "" if event.seat is None else f"{name(event.seat)} "
        facts = ", ".join(f"{key} {value}" for key, value in event.facts.items())
        return f"{who}{event.name}: {facts}" if facts else f"{who}{event.name}"

    def phrase(self, action: Action, words: Words, seen: Seen) -> str:
        given = self._ask("phrase")
        if given:
            return cast(str, given(action, words, seen))
        return " · ".join(self.label(atom, words, seen) for atom in action)

    def arranged(self, options: Sequence[Action], words: Words, seen: Seen) -> list[tuple[str, list[Action]]]:
        """The options in groups with their headings, as the game or its view's `groups` want them."""
        given = self._ask("arranged")
        if given:
            return cast("list[tuple[str, list[Action]]]", given(options, words, seen))
        named, found = self.view(seen, words).groups, dict[str, list[Action]]()
        for action in options:
            found.setdefault(named.get(action[0], ""), []).append(action)
        return list(found.items())

    def picture(self, atom: Atom | tuple[Atom, ...], seen: Seen) -> Drawing | None:
        given = self._ask("picture")
        return cast("Drawing | None", given(atom, seen)) if given else None

    def ghost(self, action: Action, seen: Seen) -> Drawing | None:
        given = self._ask("ghost")
        return cast("Drawing | None", given(action, seen)) if given else None

    def held(self, thing: str, seat: Seat, seen: Seen) -> int | None:
        given = self._ask("held")
        return cast("int | None", given(thing, seat, seen.pos)) if given else None

    def hint(self, atom: Atom, words: Words, seen: Seen) -> str:
        given = self._ask("hint")
        return cast(str, given(atom, words, seen)) if given else ""

    def marks(self, event: Message, seen: Seen) -> tuple[Atom, ...]:
        given = self._ask("marks")
        return cast("tuple[Atom, ...]", given(event, seen)) if given else ()

    def motion(self, event: Message, seen: Seen) -> Drawing | None:
        given = self._ask("motion")
        return cast("Drawing | None", given(event, seen)) if given else None

    def poster(self, settings: Settings, words: Words) -> Drawing | None:
        given = self._ask("poster")
        return cast("Drawing | None", given(settings, words)) if given else None

    def gallery(self, words: Words) -> list[GallerySection]:
        given = self._ask("gallery")
        return cast("list[GallerySection]", given(words)) if given else []

    def round_of(self, pos: Position) -> int:
        given = self._ask("round_of")
        return cast(int, given(pos)) if given else 0

    @property
    def tells(self) -> bool:
        """Does the game's journal say what happened? Otherwise the log names the moves themselves."""
        return self.room is not None

    def file(self, name: str) -> str | None:
        """A file of the game's page, if there is one: style.css, emblem.svg."""
        found = find_file(self.game.package, "page", name)
        return found.read_text("utf-8") if found else None

    def _ask(self, what: str) -> Callable[..., object] | None:
        return cast("Callable[..., object] | None", getattr(self.room, what, None))


@cache
def showing(game: Game[Position]) -> Showing:
    return Showing(game)


def say(words: Words, id: str, otherwise: str, **facts: object) -> str:
    """The words of this id, or what to show where a game has none."""
    return words(id, **facts) if id in words else otherwise


def _plain_view(seen: Seen, words: Words) -> View:
    waiting = seen.waiting()
    if not waiting:
        prompt = words("is-over")
    elif seen.viewer in waiting:
        prompt = words("choose")
    elif len(waiting) == 1:
        prompt = words("waits-for", who=name(waiting[0]))
    else:
        prompt = words("wait-for-all")
    seat = None if seen.viewer == SPECTATOR else seen.viewer
    board = Drawing("plain.jinja", {"rows": _rows(seen.pos), "seat": seat}, title=words("board"))
    panels = tuple(Panel(seat) for seat in range(seen.setup.players))
    return View(Prompt(prompt), (board,), panels)


def _rows(pos: Position) -> Mapping[str, str]:
    return {field: _said(getattr(pos, field)) for field in fields(type(pos)) if field not in pos.fixed}


def _said(thing: object) -> str:
    """Plain data as people read it, nested things in brackets."""
    if thing is None:
        return "–"
    if isinstance(thing, dict):
        return "{" + ", ".join(f"{key}: {_said(value)}" for key, value in thing.items()) + "}"
    if isinstance(thing, set | frozenset):
        return "{" + ", ".join(sorted(map(_said, thing))) + "}"
    if isinstance(thing, list | tuple):
        return "[" + ", ".join(map(_said, thing)) + "]"
    if isinstance(thing, str | int | float):
        return str(thing)
    return "(" + ", ".join(f"{field}: {_said(getattr(thing, field))}" for field in fields(type(thing))) + ")"
