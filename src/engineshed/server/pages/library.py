"""Rules and gallery of the installed games."""

from litestar import MediaType, get
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from engineshed.kernel import games
from engineshed.server.pages.house import installed
from engineshed.server.pages.requests import Given
from engineshed.server.sessions import Visitor
from engineshed.web.around import library
from engineshed.web.tongues import LANGUAGES

LONGEST_SEARCH = 80


@get("/rules", include_in_schema=False)
async def all_rules() -> Redirect:
    """The first game's rules; from there one reaches the others."""
    return Redirect(f"/games/{next(iter(games()))}/rules")


@get("/games/{game:str}/rules", media_type=MediaType.HTML, include_in_schema=False)
async def rules(
    game: FromPath[str], guest: Given[Visitor], q: FromQuery[str] = "", show: FromQuery[str] = ""
) -> str:
    """Every rule with its id, searchable, in one language or both."""
    shown = show if show in (*LANGUAGES, "both") else guest.language
    return library.rules(guest, installed(game), list(games().values()), q[:LONGEST_SEARCH], shown)


@get("/gallery", include_in_schema=False)
async def all_galleries() -> Redirect:
    return Redirect(f"/games/{next(iter(games()))}/gallery")


@get("/games/{game:str}/gallery", media_type=MediaType.HTML, include_in_schema=False)
async def gallery(game: FromPath[str], guest: Given[Visitor]) -> str:
    """Every piece drawn, with its effect and where its figures come from."""
    return library.gallery(guest, installed(game), list(games().values()))


HANDLERS = [all_rules, rules, all_galleries, gallery]
