"""The pages of the site outside the table, and what they share."""

from collections.abc import Mapping, Sequence
from time import time
from typing import Protocol
from urllib.parse import urlencode

from markupsafe import Markup

from engineshed.kernel import Game, Position, Settings, Words
from engineshed.kernel.page import page_of
from engineshed.web.render import draw, page
from engineshed.web.sprite import sprite
from engineshed.web.table.pulse import HOUR, span
from engineshed.web.teaching.first_turn import lesson
from engineshed.web.teaching.lessons import has_lessons
from engineshed.web.wording import file_of, words_of

TRIFLE = 1.5
"""Lighter games stand apart on the home page."""


class Visitor(Protocol):
    """What a page needs to know about its reader."""

    name: str
    language: str
    tastes: dict[str, str]
    csrf: str
    path: str
    waiting: int
    running: int
    letters: int

    @property
    def words(self) -> Words: ...


def game_page(template: str, guest: Visitor, game: Game[Position], **data: object) -> str:
    """A page about one game: with its title, its emblem and its style sheet."""
    named = {
        "game": game,
        "title": game.name(guest.language),
        "emblem": emblem(game),
        "styled": styled([game]),
    }
    return page(template, guest, **named, **data)


def page_among(
    template: str, guest: Visitor, game: Game[Position], games: Sequence[Game[Position]], **data: object
) -> str:
    """A page about one game that links to the same page about the others."""
    return game_page(template, guest, game, games=siblings(games, game, guest.language), **data)


def problem(guest: Visitor, status: int, title: str, detail: str) -> str:
    return page("problem.jinja", guest, status=status, title=title, detail=detail)


def offline(guest: Visitor) -> str:
    """The page that is shown when another cannot be fetched."""
    return page("offline.jinja", guest)


def table(guest: Visitor, game: Game[Position], fragment: str) -> str:
    """The whole page around a table's fragment."""
    symbols = sprite(game.package).text
    return game_page("table_page.jinja", guest, game, fragment=fragment, now=time(), symbols=symbols)


def home(guest: Visitor, games: Sequence[Game[Position]], departures: Sequence[Mapping[str, object]]) -> str:
    """What there is to play, and the tables that wait."""
    yours = next((row for row in departures if row["status"] == "you"), None)
    return page(
        "home.jinja",
        guest,
        here="play",
        **_cards(games, guest.language),
        departures=departures,
        yours=yours,
        styled=styled(games),
    )


def choose_game(guest: Visitor, games: Sequence[Game[Position]], rest: str) -> str:
    """The choice of a game for a new table; `rest` holds earlier choices as part of an address."""
    return page(
        "choose_game.jinja",
        guest,
        here="tables",
        **_cards(games, guest.language),
        rest=rest,
        styled=styled(games),
    )


def _cards(games: Sequence[Game[Position]], language: str) -> dict[str, object]:
    """The games, the light ones apart."""
    return {
        "cards": [card(game, language) for game in games if game.weight >= TRIFLE],
        "trifles": [card(game, language) for game in games if game.weight < TRIFLE],
    }


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
        "lessons": has_lessons(game),
    }


def length(game: Game[Position], words: Words) -> str:
    """How long a game takes, in minutes or, from two hours on, in hours."""
    least, most = game.minutes
    return (
        words("hours", least=least // 60, most=most // 60)
        if least >= 120
        else words("minutes", least=least, most=most)
    )


def siblings(
    games: Sequence[Game[Position]], game: Game[Position], language: str
) -> list[tuple[Game[Position], str, Markup]]:
    """The games to which a page about one game links: all but the light ones, and this one."""
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
    return page("preferences.jinja", guest, tastes=tastes)


def hours(guest: Visitor, room: Mapping[str, object]) -> str:
    """My nights and holidays."""
    return page("hours.jinja", guest, room=room)


def me(guest: Visitor, room: Mapping[str, object]) -> str:
    """My devices, an optional account, and how to take my seats along."""
    return page("me.jinja", guest, room=room, minutes=10, seen=lambda device: _seen(guest.words, device.seen))


def _seen(words: Words, at: float) -> str:
    """How long ago a device was used; "": in the last hour, as exactly as it is noted."""
    ago = time() - at
    return "" if ago < 2 * HOUR else span(words, ago // HOUR * HOUR)


def join(guest: Visitor, code: str) -> str:
    """Where another device's code is typed."""
    return page("join.jinja", guest, code=code, secret=None)


def restore(guest: Visitor, secret: str) -> str:
    """A personal link was opened."""
    return page("join.jinja", guest, code="", secret=secret)


def board_name(
    game: Game[Position], settings: Mapping[str, object], words: Words, otherwise: str = ""
) -> str:
    """The map that these settings choose, in words, if the game has several."""
    setting = game.board_setting()
    if setting is None:
        return otherwise
    return words.either(f"setting-{setting.id}-{settings.get(setting.id, setting.default)}", otherwise)


def tables(
    guest: Visitor,
    lists: Mapping[str, Sequence[Mapping[str, object]]],
    filters: Mapping[str, str],
    paces: Sequence[str],
    games: Sequence[Game[Position]],
) -> str:
    """Tables that some filters let through: of one kind, of one game, of one pace, or of all."""

    def to(**changes: str) -> str:
        kept = {name: value for name, value in {**filters, **changes}.items() if value}
        return f"/tables?{urlencode(kept)}" if kept else "/tables"

    return page(
        "tables.jinja",
        guest,
        here="tables",
        lists=lists,
        filters=filters,
        paces=paces,
        to=to,
        games=[(game, game.name(guest.language), emblem(game)) for game in games if game.weight >= TRIFLE],
    )


def menu(guest: Visitor, game: Game[Position], room: Mapping[str, object]) -> str:
    """The menu of a table: link, record, leaving and ending."""
    return game_page("menu.jinja", guest, game, room=room)


def records(guest: Visitor) -> str:
    return page("records.jinja", guest, here="tables")
