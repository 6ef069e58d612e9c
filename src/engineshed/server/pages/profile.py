"""Profiles: my own, and those that others have published."""

import time
from collections.abc import Container
from urllib.parse import urlencode

from litestar import MediaType, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from engineshed.bots.rungs import ladder
from engineshed.kernel import Game, Position, games
from engineshed.server.pages.requests import Asked, Form, Given
from engineshed.server.people.service import Service
from engineshed.server.problems import Problem
from engineshed.server.results import figures
from engineshed.server.results.figures import COLUMNS, ON_A_PAGE, PACES, SHOWN, Filters, mine_of
from engineshed.server.results.store import Finished, Rated, Took
from engineshed.server.sessions import Visitor, clean_name
from engineshed.web.around import pages, profile_page
from engineshed.web.around.scale import Point, over_time
from engineshed.web.around.when import day, month, zone_of
from engineshed.web.table.initials import initials
from engineshed.web.table.pulse import span
from engineshed.web.wording import words_of

LONGEST_SEARCH = 60


@get("/profile", media_type=MediaType.HTML, include_in_schema=False)
async def mine(guest: Given[Visitor], service: Given[Service], request: Asked) -> str:
    """My games, results and ratings; private at first."""
    public = await service.profiles.of_guest(guest.id)
    person = await service.people.person(guest.id)
    name = (person.name if person else None) or (public.name if public else "") or guest.name
    about = {
        "name": name or guest.words("guest"),
        "own": True,
        "running": guest.running,
        "public": None if public is None else f"{request.base_url}people/{public.page}",
    }
    return await _profile(guest, guest.id, service, request, "/profile", about)


@get("/people/{page:str}", media_type=MediaType.HTML, include_in_schema=False)
async def theirs(page: FromPath[str], guest: Given[Visitor], service: Given[Service], request: Asked) -> str:
    """The page of somebody who lets others see it."""
    found = await service.profiles.at(page[:16])
    if found is None:
        raise Problem(404)
    about: dict[str, object] = {"name": found.name, "own": False, "running": 0, "public": None}
    return await _profile(guest, found.guest, service, request, f"/people/{found.page}", about)


@post("/profile", include_in_schema=False)
async def change(data: Form, guest: Given[Visitor], service: Given[Service]) -> Redirect:
    """Show my profile to everybody, or keep it to myself."""
    if data.get("public") == "yes":
        await service.publish(guest.id, clean_name(data.get("name", "")))
    else:
        await service.profiles.hide(guest.id)
    return Redirect("/profile", status_code=303)


async def _profile(
    guest: Visitor, about: str, service: Service, request: Asked, at: str, room: dict[str, object]
) -> str:
    query = {key: str(value) for key, value in request.query_params.items()}
    filters, number = _filters(query)
    history = [game for game in await service.results.history(about) if game.game in games()]
    if about != guest.id:
        history = [figures.for_others(game, about) for game in history]
    ratings = await service.results.ratings(about)
    found = figures.tallies(history, about)
    shown = figures.matching(history, about, filters, lambda game: _told(game, guest))
    last = max(1, -(-len(shown) // ON_A_PAGE))
    number = min(number, last)
    stayed, left = await service.results.stays(about)
    drawn = _drawn(query.get("rating", ""), ratings)
    room |= {
        "at": at,
        "filters": filters,
        "shown": SHOWN,
        "paces": PACES,
        "page": number,
        "pages": last,
        "link": _link(at, query),
        "since": day(guest.words, history[-1].began, zone_of(guest.zone), time.time()) if history else "",
        "games": sum(game.whole for game in history),
        "people": sum(game.whole and game.people > 1 for game in history),
        "won": figures.against_others(found),
        "stays": (stayed, left),
        "pause": figures.pause_of(history, about),
        "columns": [c for c in COLUMNS if c > 1 or any(1 in columns for columns in found.values())],
        "rows": [
            _row(game, found.get(game.id, {}), ratings.get(game.id)) for game in _played(found, ratings)
        ],
        "drawn": None if drawn is None else _chart(drawn, history, about, guest),
        "rated": None if drawn is None else ratings[drawn.id],
        "drawable": [(game, game.name(guest.language), pages.emblem(game)) for game in _played(ratings)],
        "drawn_game": drawn,
        "history": [
            _line(game, about, guest) for game in shown[(number - 1) * ON_A_PAGE : number * ON_A_PAGE]
        ],
        "empty": not history,
    }
    return profile_page.profile(guest, room)


def _filters(query: dict[str, str]) -> tuple[Filters, int]:
    """The filters and the page that an address asks for; what it says wrongly is ignored."""
    wanted, page = query.get("game", ""), query.get("page", "")
    return Filters(
        wanted if wanted in games() else "",
        query.get("q", "")[:LONGEST_SEARCH].strip(),
        show if (show := query.get("show", "")) in SHOWN else "",
        pace if (pace := query.get("pace", "")) in PACES else "",
    ), int(page) if page.isdecimal() and 0 < len(page) < 5 and int(page) else 1


def _link(at: str, query: dict[str, str]) -> profile_page.Link:
    def to(**changes: str) -> str:
        known = {key: query[key] for key in ("rating", "game", "q", "show", "pace") if query.get(key)}
        rest = {key: value for key, value in {**known, **changes}.items() if value}
        return f"{at}?{urlencode(rest)}" if rest else at

    return to


def _played(*known: Container[str]) -> list[Game[Position]]:
    """The installed games that are in any of these."""
    return [game for game in games().values() if any(game.id in those for those in known)]


def _drawn(wanted: str, ratings: dict[str, Rated]) -> Game[Position] | None:
    """The game whose rating is drawn: the wanted one, or the one with most rated games."""
    known = games()
    if wanted in ratings and wanted in known:
        return known[wanted]
    most = max(
        (rated for rated in ratings.values() if rated.game in known), key=lambda r: r.games, default=None
    )
    return None if most is None else known[most.game]


def _chart(
    game: Game[Position], history: list[Finished], about: str, guest: Visitor
) -> dict[str, object] | None:
    rated = [
        (one, took)
        for one in reversed(history)
        if one.game == game.id
        for took in one.all
        if took.guest == about and took.after is not None
    ]
    if not rated:
        return None
    points = [Point(one.ended, took.after.mean, took.after.give) for one, took in rated if took.after]
    counts = [one.players for one, _ in rated]
    kept = ladder(game, max(set(counts), key=counts.count))
    bots = [] if kept is None else [(rung.name, rung.rating) for rung in kept.levels]
    zone = zone_of(guest.zone)
    return over_time(points, bots, lambda at: month(guest.words, at, zone))


def _row(game: Game[Position], columns: dict[int, figures.Tally], rated: Rated | None) -> dict[str, object]:
    return {"game": game, "emblem": pages.emblem(game), "columns": columns, "rated": rated}


def _told(game: Finished, guest: Visitor) -> str:
    """Everything about a finished game that one may search for."""
    known = games()[game.game]
    titles = {known.name("en"), known.name(guest.language)}
    return " ".join([*titles, _board(game, guest), *(took.name for took in game.all)])


def _board(game: Finished, guest: Visitor) -> str:
    known = games()[game.game]
    setting = known.board_setting()
    if setting is None:
        return ""
    return pages.board_name(known, {setting.id: game.board}, words_of(known, guest.language))


def _line(game: Finished, about: str, guest: Visitor) -> dict[str, object]:
    known, own = games()[game.game], mine_of(game, about)
    assert own is not None
    alone = game.players == 1
    return {
        "table": game.table if game.kept else "",
        "day": day(guest.words, game.ended, zone_of(guest.zone), time.time()),
        "game": known,
        "title": known.name(guest.language),
        "emblem": pages.emblem(known),
        "map": _board(game, guest),
        "pace": "alone" if game.people < 2 else game.pace or "none",
        "took": span(guest.words, game.ended - game.began),
        "ranking": _ranking(game),
        "place": own.place,
        "alone": alone,
        "won": figures.has_won(game, own),
        "left": own.left,
        "points": own.score,
        "gain": None if own.gain is None else round(own.gain),
        "whole": game.whole,
    }


def _ranking(game: Finished) -> list[tuple[Took, str]]:
    """All who took part, by their places, with their initials; those without a place last."""
    marked = list(zip(game.all, initials(took.name for took in game.all), strict=True))
    return sorted(marked, key=lambda one: (one[0].place is None, one[0].place or 0, one[0].seat))


HANDLERS = [mine, theirs, change]
