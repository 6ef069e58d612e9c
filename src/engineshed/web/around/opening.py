"""The pages of a table before its game begins: the form for a new table, and the lobby."""

from collections.abc import Mapping, Sequence
from typing import Protocol, TypedDict

from engineshed.kernel import Game, Position, Setting, Settings, Value, Words
from engineshed.kernel.advice import advice_for
from engineshed.web.around.pages import (
    Visitor,
    board_name,
    card,
    emblem,
    game_page,
    length,
    poster,
    siblings,
    styled,
)
from engineshed.web.render import page, rich
from engineshed.web.table.pulse import span
from engineshed.web.teaching.first_turn import lesson
from engineshed.web.tongues import LANGUAGES, called
from engineshed.web.wording import words_of


def lobby(
    guest: Visitor,
    game: Game[Position],
    settings: Settings,
    room: Mapping[str, object],
    terms: "Terms",
    pace: "Pace | None" = None,
) -> str:
    """A table that waits for people: what will be played there, and who is there already."""
    words = words_of(game, guest.language)
    return game_page(
        "lobby.jinja",
        guest,
        game,
        w=words,
        room=room,
        map=board_name(game, settings, words),
        poster=poster(game, settings, guest.language),
        tagline=words.either("tagline", ""),
        changed=[
            (setting["name"], dict(setting["choices"])[setting["value"]])
            for setting in _settings(game, settings, words)
            if setting["applies"] and not setting["usual"]
        ],
        asked=terms_of(guest.words, terms, pace),
        terms=terms,
        learn=lesson(game) is not None,
    )


class Pace(Protocol):
    """How fast a table plays, in seconds."""

    @property
    def kind(self) -> str: ...
    @property
    def move(self) -> float: ...
    @property
    def bank(self) -> float: ...
    @property
    def holidays(self) -> float: ...


class Terms(Protocol):
    """What a table asks of those who sit down; 0: nothing."""

    @property
    def rated(self) -> bool: ...
    @property
    def language(self) -> str: ...
    @property
    def finish(self) -> int: ...
    @property
    def low(self) -> int: ...
    @property
    def high(self) -> int: ...
    @property
    def hints(self) -> bool: ...


class Draft(Protocol):
    """A table that is being set up."""

    game: Game[Position]
    settings: dict[str, Value]
    counts: tuple[int, ...]
    players: int
    public: bool
    kinds: list[str]
    levels: list[str]
    styles: list[str]
    names: list[str]
    pace_kind: str
    tempo: str
    watchers_talk: bool

    @property
    def asks(self) -> "Terms": ...
    @property
    def rateable(self) -> bool: ...
    @property
    def pace(self) -> "Pace | None": ...
    @property
    def terms(self) -> "Terms": ...


def new_table(
    guest: Visitor,
    draft: Draft,
    games: Sequence[Game[Position]],
    kinds: Sequence[str],
    levels: Sequence[str],
    paces: Mapping[str, Mapping[str, Sequence[float]]],
    asks: Mapping[str, Sequence[int]],
    rungs: Mapping[str, tuple[int, int]],
    playing_in_style: Sequence[str],
) -> str:
    """The form for a new table, with choices for pace and terms (`asks`) and the bots' ratings (`rungs`).

    Bots of the levels `playing_in_style` may play in a style of the game.
    """
    game = draft.game
    words = words_of(game, guest.language)
    return page(
        "new_table.jinja",
        guest,
        here="tables",
        draft=draft,
        game=game,
        games=siblings(games, game, guest.language),
        title=game.name(guest.language),
        emblem=emblem(game),
        card=card(game, guest.language),
        board=_board(draft, guest.language),
        settings=_settings(game, draft.settings, words),
        kinds=kinds,
        levels=levels,
        paces=paces,
        asks=asks,
        rungs=rungs,
        tongues=[(code, called(code)) for code in LANGUAGES],
        span=span,
        sentence=rich(_sentence(guest, draft, words), ()),
        styled_levels=playing_in_style,
        styles=[(style, words(f"style-{style}")) for style in advice_for(game).styles],
        styled=styled(games),
    )


def _board(draft: Draft, language: str) -> dict[str, object] | None:
    """The setting that chooses the map, with a picture of each."""
    game, setting = draft.game, draft.game.board_setting()
    if setting is None:
        return None
    words = words_of(game, language)
    maps = [
        {
            "value": value,
            "on": draft.settings[setting.id] == value,
            "name": words.either(f"setting-{setting.id}-{value}", str(value)),
            "help": words.either(f"setting-{setting.id}-{value}-help", ""),
            "seats": game.seats({**draft.settings, setting.id: value}),
            "poster": poster(game, {setting.id: value}, language),
        }
        for value in setting.choices
    ]
    return {"id": setting.id, "name": words.either(f"setting-{setting.id}", setting.id), "maps": maps}


class Worded(TypedDict):
    """A setting as people read it."""

    id: str
    name: str
    help: str
    rules: tuple[str, ...]
    choices: list[tuple[Value, str]]
    value: Value
    usual: bool
    applies: bool


def _settings(game: Game[Position], settings: Settings, words: Words) -> list[Worded]:
    """All settings but the map, which is chosen by its picture."""
    return [_setting(settings, setting, words) for setting in game.settings if not setting.board]


def _setting(settings: Settings, setting: Setting, words: Words) -> Worded:
    choices = [
        (value, words.either(f"setting-{setting.id}-{value}", _plain_choice(words, value)))
        for value in setting.choices
    ]
    return {
        "id": setting.id,
        "name": words.either(f"setting-{setting.id}", setting.id),
        "help": words.either(f"setting-{setting.id}-help", ""),
        "rules": setting.rules,
        "choices": choices,
        "value": settings[setting.id],
        "usual": settings[setting.id] == setting.default,
        "applies": setting.applies(settings),
    }


def _plain_choice(words: Words, value: Value) -> str:
    return words("yes" if value else "no") if isinstance(value, bool) else str(value)


def _sentence(guest: Visitor, draft: Draft, words: Words) -> str:
    """A sentence that says what the form will open."""
    w = guest.words
    parts = [
        w("n-players", count=draft.players),
        length(draft.game, w),
    ]
    for kind, word in (("here", "n-here"), ("link", "n-links"), ("bot", "n-bots")):
        count = draft.kinds.count(kind)
        if count:
            parts.append(w(word, count=count))
    parts += terms_of(w, draft.terms, draft.pace)
    name = board_name(draft.game, draft.settings, words, draft.game.name(guest.language))
    return f"*{name}*, {', '.join(parts)}."


def terms_of(w: Words, terms: Terms, pace: Pace | None) -> list[str]:
    """How fast a table plays and what it asks of those who sit down, in words."""
    found = []
    if pace is not None:
        found.append(w(f"at-pace-{pace.kind}", move=span(w, pace.move), bank=span(w, pace.bank)))
    if terms.language:
        found.append(w("spoken", language=called(terms.language)))
    if terms.rated:
        found.append(w("is-rated"))
    if terms.finish:
        found.append(w("asks-finish", percent=terms.finish))
    if terms.low and terms.high:
        found.append(w("asks-between", low=terms.low, high=terms.high))
    elif terms.low or terms.high:
        word = "asks-least" if terms.low else "asks-most"
        found.append(w(word, rating=terms.low or terms.high))
    if terms.hints:
        found.append(w("has-hints"))
    return found
