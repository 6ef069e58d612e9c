"""The pages around the table."""

from collections.abc import Mapping, Sequence
from typing import Protocol, TypedDict

from markupsafe import Markup

from engineshed.kernel import Game, Position, Setting, Settings, Value, Words
from engineshed.kernel.page import page_of
from engineshed.web.lesson import lesson
from engineshed.web.render import draw, page, rich
from engineshed.web.wording import file_of, words_of

TRIFLE = 1.5
"""Lighter games stand apart on the home page."""


class Visitor(Protocol):
    """What a page needs to know about who reads it."""

    name: str
    language: str
    tastes: dict[str, str]
    csrf: str
    path: str

    @property
    def words(self) -> Words: ...


def problem(guest: Visitor, status: int, title: str, detail: str) -> str:
    return page("problem.jinja", guest=guest, w=guest.words, status=status, title=title, detail=detail)


def offline(guest: Visitor) -> str:
    """What stands in for a page that cannot be fetched."""
    return page("offline.jinja", guest=guest, w=guest.words)


def table(guest: Visitor, game: Game[Position], fragment: str) -> str:
    """The shell around a table's fragment."""
    return page(
        "table_page.jinja",
        guest=guest,
        w=guest.words,
        game=game,
        fragment=fragment,
        title=game.name(guest.language),
        styled=styled([game]),
    )


def home(guest: Visitor, games: Sequence[Game[Position]], departures: Sequence[Mapping[str, object]]) -> str:
    """What there is to play, and the tables that wait."""
    yours = next((row for row in departures if row["status"] == "you"), None)
    return page(
        "home.jinja",
        guest=guest,
        w=guest.words,
        here="play",
        cards=[card(game, guest.language) for game in games if game.weight >= TRIFLE],
        trifles=[card(game, guest.language) for game in games if game.weight < TRIFLE],
        departures=departures,
        yours=yours,
        styled=styled(games),
    )


def card(game: Game[Position], language: str) -> dict[str, object]:
    """A game as the home page shows it."""
    words = words_of(game, language)
    return {
        "game": game,
        "title": game.name(language),
        "tagline": words.either("tagline", ""),
        "seats": game.all_seats(),
        "length": length(game, words),
        "weight": round(game.weight),
        "emblem": emblem(game),
        "poster": poster(game, {}, language),
        "lesson": lesson(game) is not None,
    }


def length(game: Game[Position], words: Words) -> str:
    """How long it takes: in hours from two hours on."""
    least, most = game.minutes
    return (
        words("hours", least=least // 60, most=most // 60)
        if least >= 120
        else words("minutes", least=least, most=most)
    )


def siblings(
    games: Sequence[Game[Position]], game: Game[Position], language: str
) -> list[tuple[Game[Position], str, Markup]]:
    """The games between which a page about one of them switches: the railways, and this one."""
    shown = [other for other in games if other.weight >= TRIFLE or other.id == game.id]
    return [(other, other.name(language), emblem(other)) for other in shown]


def emblem(game: Game[Position]) -> Markup:
    return Markup(file_of(game, "emblem.svg") or "")


def poster(game: Game[Position], settings: Settings, language: str) -> Markup | None:
    """A small picture of the board."""
    drawing = page_of(game).poster(settings, words_of(game, language))
    return None if drawing is None else draw(drawing, game)


def styled(games: Sequence[Game[Position]]) -> list[str]:
    """The games that bring a style sheet."""
    return [game.id for game in games if file_of(game, "style.css") is not None]


def accents(games: Sequence[Game[Position]]) -> str:
    """A style sheet with the colours that the games bring along."""
    rows = []
    for accent in (game.accent for game in games if game.accent.name):
        day, night = f"--tint: {accent.tint[0]}", f"--tint: light-dark({', '.join(accent.tint)})"
        day += f"; --accent-ink: {accent.ink[0]}"
        night += f"; --accent-ink: light-dark({', '.join(accent.ink)})"
        rows.append(f".{accent.name} {{ --accent: {accent.plate}; {day}; }}")
        rows.append(f"@supports (color: light-dark(#fff, #000)) {{ .{accent.name} {{ {night}; }} }}")
    return "\n".join([*rows, ""])


def preferences(guest: Visitor, tastes: Mapping[str, tuple[str, ...]]) -> str:
    return page("preferences.jinja", guest=guest, w=guest.words, tastes=tastes)


def me(guest: Visitor, room: Mapping[str, object]) -> str:
    """My devices, an optional account, and how to take my seats along."""
    return page("me.jinja", guest=guest, w=guest.words, room=room, minutes=10)


def join(guest: Visitor, code: str) -> str:
    """Where another device's code is typed."""
    return page("join.jinja", guest=guest, w=guest.words, code=code, secret=None)


def restore(guest: Visitor, secret: str) -> str:
    """A personal link was opened."""
    return page("join.jinja", guest=guest, w=guest.words, code="", secret=secret)


def lobby(guest: Visitor, game: Game[Position], settings: Settings, room: Mapping[str, object]) -> str:
    """A table that waits for people: what will be played there, and who is there already."""
    words = words_of(game, guest.language)
    return page(
        "lobby.jinja",
        guest=guest,
        w=guest.words,
        game=game,
        title=game.name(guest.language),
        emblem=emblem(game),
        room=room,
        map=board_name(game, settings, words),
        poster=poster(game, settings, guest.language),
        tagline=words.either("tagline", ""),
        changed=[
            (setting["name"], dict(setting["choices"])[setting["value"]])
            for setting in _settings(game, settings, words)
            if setting["applies"] and not setting["usual"]
        ],
        learn=lesson(game) is not None,
        styled=styled([game]),
    )


class Draft(Protocol):
    """A table that is being set up."""

    game: Game[Position]
    settings: dict[str, Value]
    counts: tuple[int, ...]
    players: int
    public: bool
    kinds: list[str]
    levels: list[str]
    names: list[str]


def new_table(
    guest: Visitor,
    draft: Draft,
    games: Sequence[Game[Position]],
    kinds: Sequence[str],
    levels: Sequence[str],
) -> str:
    """Game, map, settings and seats."""
    game = draft.game
    words = words_of(game, guest.language)
    return page(
        "new_table.jinja",
        guest=guest,
        w=guest.words,
        here="tables",
        draft=draft,
        game=game,
        title=game.name(guest.language),
        emblem=emblem(game),
        games=siblings(games, game, guest.language),
        card=card(game, guest.language),
        board=_board(draft, guest.language),
        settings=_settings(game, draft.settings, words),
        kinds=kinds,
        levels=levels,
        sentence=rich(_sentence(guest, draft, words), ()),
        styled=styled(games),
    )


def board_name(
    game: Game[Position], settings: Mapping[str, object], words: Words, otherwise: str = ""
) -> str:
    """The map that these settings choose, in words, if the game has several."""
    setting = game.board_setting()
    if setting is None:
        return otherwise
    return words.either(f"setting-{setting.id}-{settings.get(setting.id, setting.default)}", otherwise)


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
    """All but the map, which has a picture of its own."""
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
    """What opening this table will do."""
    w = guest.words
    parts = [
        w("n-players", count=draft.players),
        length(draft.game, w),
    ]
    for kind, word in (("here", "n-here"), ("link", "n-links"), ("bot", "n-bots")):
        count = draft.kinds.count(kind)
        if count:
            parts.append(w(word, count=count))
    name = board_name(draft.game, draft.settings, words, draft.game.name(guest.language))
    return f"*{name}*, {', '.join(parts)}."


def tables(
    guest: Visitor, mine: Sequence[Mapping[str, object]], others: Sequence[Mapping[str, object]]
) -> str:
    return page("tables.jinja", guest=guest, w=guest.words, here="tables", mine=mine, others=others)


def menu(guest: Visitor, game: Game[Position], room: Mapping[str, object]) -> str:
    """What one can do with a table beside playing."""
    return page(
        "menu.jinja",
        guest=guest,
        w=guest.words,
        game=game,
        title=game.name(guest.language),
        emblem=emblem(game),
        room=room,
    )


def records(guest: Visitor) -> str:
    return page("records.jinja", guest=guest, w=guest.words, here="tables")
