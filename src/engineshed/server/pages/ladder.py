"""The ladder: bots and people of one game on one scale, and how the bots came there."""

from statistics import median
from typing import Annotated

from litestar import MediaType, Response, get
from litestar.params import FromPath, FromQuery, Parameter

from engineshed.bots.rungs import cards, ladder, picture
from engineshed.kernel import Game, Position, games
from engineshed.server.pages.house import installed
from engineshed.server.pages.requests import Given, number_in
from engineshed.server.people.profiles import Profile
from engineshed.server.people.service import Service
from engineshed.server.problems import Problem
from engineshed.server.results.store import Rated
from engineshed.server.sessions import Visitor
from engineshed.web.around import ladder_page
from engineshed.web.around.ladder_page import Entry
from engineshed.web.around.pages import TRIFLE

ENOUGH = 10
"""Rated games after which somebody has a place."""
SEVERAL = 3
"""Different people among their opponents: nobody gets a place by a second account of their own."""


@get(["/ladder", "/ladder/{game:str}"], media_type=MediaType.HTML, include_in_schema=False)
async def show(
    guest: Given[Visitor],
    service: Given[Service],
    game: Annotated[str, Parameter()] = "",
    players: FromQuery[str] = "",
) -> str:
    """The ladder of one game with one number of players."""
    railways = [one for one in games().values() if one.weight >= TRIFLE]
    found = installed(game) if game else (railways or list(games().values()))[0]
    least, most = found.all_seats()
    counts = list(range(max(least, 2), most + 1))
    usual = found.usual_players({setting.id: setting.default for setting in found.settings})
    number = number_in({"players": players}, "players")
    number = number if number in counts else usual if usual in counts else max(counts, default=2)
    kept = ladder(found, number)
    bots = [
        Entry("bot", rung.name, rung.rating, rung.give, rung.seats, rung.median_ms / 1000)
        for rung in (kept.levels if kept else ())
    ]
    entries = sorted([*bots, *await _people(found, guest, service)], key=lambda entry: -entry.rating)
    room: dict[str, object] = {
        "players": number,
        "counts": counts,
        "ladder": kept,
        "cards": cards(found, number),
        "strengths": [
            (card.players, card.strength) for n in counts for card in cards(found, n) if card.strength
        ],
    }
    return ladder_page.ladder(guest, found, list(games().values()), entries, room)


@get("/games/{game:str}/networks/{name:str}", include_in_schema=False)
async def learned(game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """The picture of how a network learned."""
    found = picture(installed(game), name)
    if found is None:
        raise Problem(404)
    return Response(found, media_type="image/png", headers={"Cache-Control": "max-age=3600"})


async def _people(game: Game[Position], guest: Visitor, service: Service) -> list[Entry]:
    """The people whose profiles are public, and the reader, whom nobody else sees."""
    public = await service.profiles.public()
    wanted = list(public.keys() | {guest.id})
    rated = await service.results.rated_at(game.id, wanted)
    guests = [one.guest for one in rated]
    pauses, met = await service.results.pauses(game.id, guests), await service.results.met(game.id, guests)
    return [
        _entry(one, public.get(one.guest), pauses.get(one.guest, []), met.get(one.guest, 0), guest)
        for one in rated
    ]


def _entry(rated: Rated, profile: Profile | None, pauses: list[float], met: int, guest: Visitor) -> Entry:
    return Entry(
        "me" if rated.guest == guest.id else "person",
        profile.name if profile else guest.called,
        rated.rating.points,
        rated.rating.give,
        rated.games,
        median(pauses) if pauses else None,
        few=rated.games < ENOUGH or met < SEVERAL,
        page="" if profile is None else profile.page,
    )


HANDLERS = [show, learned]
