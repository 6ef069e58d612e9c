"""Lists of tables, preferences, and what the games bring along."""

import logging
import time
from importlib.resources import files
from typing import cast

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from engineshed.kernel import BadSetup, Game, Position, find_game, games
from engineshed.server.hall import Hall
from engineshed.server.mine import chairs_of, pace_of, runs_out
from engineshed.server.pace.clock import NEVER
from engineshed.server.pages.requests import Form, Given
from engineshed.server.people.service import Service
from engineshed.server.problems import Problem
from engineshed.server.results.terms import Terms
from engineshed.server.sessions import TASTES, Visitor, clean_name, likes, preference
from engineshed.server.tables.rows import Row
from engineshed.web.around import pages
from engineshed.web.around.opening import terms_of
from engineshed.web.table.initials import initials
from engineshed.web.tongues import LANGUAGES
from engineshed.web.wording import file_of, words_of

LOG = logging.getLogger(__name__)
ON_THE_BOARD = 5


async def departures(guest: Visitor, hall: Hall) -> list[dict[str, object]]:
    """My tables with those waiting for me first, then tables with open seats, then games to watch."""
    mine = [row for row in await hall.storage.of_guest(guest.id) if not row.over]
    known = {row.id for row in mine}
    others = [row for row in await hall.storage.public() if row.id not in known and not row.over]
    rows = listed([*mine, *others], guest)
    order = {"you": 0, "join": 2, "watch": 3}
    return sorted(rows, key=lambda row: order.get(str(row["status"]), 1))[:ON_THE_BOARD]


def listed(rows: list[Row], guest: Visitor) -> list[dict[str, object]]:
    """Lines of a list of tables; a line that cannot be read is left out."""
    lines = []
    for row in rows:
        if row.game in games():
            try:
                lines.append(departure(row, guest))
            except (LookupError, TypeError, ValueError) as error:  # not written by this server
                LOG.error("the line of table %s cannot be read: %s", row.id, error)
    return lines


def departure(row: Row, guest: Visitor) -> dict[str, object]:
    game = find_game(row.game)
    chairs = chairs_of(row)
    waiting = cast("list[int]", row.summary["waiting"])
    mine = [seat for seat, chair in enumerate(chairs) if chair.guest == guest.id]
    who = ""
    until, now = runs_out(row, [seat for seat in waiting if seat in mine] or waiting), time.time()
    if row.over:
        status = "over"
    elif not row.summary["started"]:
        status = "open" if mine else "join"
    elif any(seat in mine for seat in waiting):
        status = "you"
    else:
        status = "waits" if mine else "watch"
        who = guest.words.listed(chairs[seat].name for seat in waiting)
    return {
        "id": row.id,
        "game": game,
        "title": game.name(guest.language),
        "emblem": pages.emblem(game),
        "map": _map(game, row, guest),
        "moves": row.summary["moves"],
        "settings": row.summary["settings"],
        "waiting": waiting,
        "mine": bool(mine),
        "seats": list(zip(chairs, initials(chair.name for chair in chairs), strict=True)),
        "asked": _asked(row, guest),
        "taken": sum(chair.kind != "open" for chair in chairs),
        "status": status,
        "who": who,
        "ago": int(now - row.moved),
        "pace": pace_of(row),
        "left": None if until in (0.0, NEVER) else max(0.0, until - now),
        "out": until == 0.0,
    }


def _asked(row: Row, guest: Visitor) -> list[str]:
    """The terms of a table with open seats, in words."""
    if row.summary["started"]:
        return []
    return terms_of(guest.words, msgspec.convert(row.summary.get("terms", {}), Terms), pace_of(row))


def _map(game: Game[Position], row: Row, guest: Visitor) -> str:
    settings = cast("dict[str, object]", row.summary["settings"])
    return pages.board_name(game, settings, words_of(game, guest.language))


@get("/language/{code:str}", include_in_schema=False)
async def language(
    code: FromPath[str], guest: Given[Visitor], service: Given[Service], to: FromQuery[str] = "/"
) -> Redirect:
    """Switch the language and come back."""
    if code not in LANGUAGES:
        raise Problem(404)
    await service.tastes.change(guest.id, {"language": code})
    return Redirect(local(to), status_code=303, cookies=[preference("language", code)])


def local(path: str) -> str:
    """A path of this site; anything else leads home."""
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) else "/"


@get("/preferences", media_type=MediaType.HTML, include_in_schema=False)
async def preferences(guest: Given[Visitor]) -> str:
    return pages.preferences(guest, TASTES)


@post("/preferences", include_in_schema=False)
async def prefer(data: Form, guest: Given[Visitor], service: Given[Service]) -> Redirect:
    chosen = {"name": clean_name(data.get("name", ""))}
    chosen |= {name: data[name] for name in ("language", *TASTES) if name in data and likes(name, data[name])}
    await service.tastes.change(guest.id, chosen)
    cookies = [preference(name, value) for name, value in chosen.items()]
    return Redirect("/preferences", status_code=303, cookies=cookies)


@get("/games/{game:str}/style.css", include_in_schema=False)
async def style(game: FromPath[str]) -> Response[str]:
    text = file_of(installed(game), "style.css")
    if text is None:
        raise Problem(404)
    return Response(text, media_type="text/css", headers={"Cache-Control": "max-age=60"})


@get("/games/accents.css", include_in_schema=False)
async def accents() -> Response[str]:
    text = pages.accents(list(games().values()))
    return Response(text, media_type="text/css", headers={"Cache-Control": "max-age=60"})


@get("/offline", media_type=MediaType.HTML, include_in_schema=False)
async def offline(guest: Given[Visitor]) -> str:
    return pages.offline(guest)


@get("/worker.js", include_in_schema=False)
async def worker() -> Response[str]:
    """The service worker; it lies at the root because it serves all pages below its own address."""
    text = files("engineshed.web").joinpath("worker.js").read_text("utf-8")
    return Response(text, media_type="text/javascript", headers={"Cache-Control": "no-cache"})


@get("/manifest.webmanifest", include_in_schema=False)
async def manifest(guest: Given[Visitor]) -> Response[bytes]:
    """What a browser needs to install the site as an app."""
    icon = {"src": "/static/styles/icon.svg", "type": "image/svg+xml", "sizes": "any"}
    said = {
        "name": "Engineshed",
        "short_name": "Engineshed",
        "description": guest.words("home-lead"),
        "lang": guest.language,
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#EDE8DC",
        "theme_color": "#17304A",
        "icons": [{**icon, "purpose": "any"}, {**icon, "purpose": "maskable"}],
        "shortcuts": [{"name": guest.words("nav-tables"), "url": "/tables"}],
    }
    return Response(msgspec.json.encode(said), media_type="application/manifest+json")


def installed(id: str) -> Game[Position]:
    try:
        return find_game(id)
    except BadSetup as error:
        raise Problem(404, str(error)) from None


HANDLERS = [language, preferences, prefer, style, accents, offline, manifest, worker]
