"""New tables: one click against bots, or game, map, settings and seats as one likes."""

from typing import Annotated

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.enums import RequestEncodingType
from litestar.params import Body
from litestar.response import Redirect

from engineshed.bots import levels
from engineshed.kernel import Game, Position, Setting, Value, games
from engineshed.server import commands
from engineshed.server.chairs import Chair
from engineshed.server.draft import Draft
from engineshed.server.hall import Hall, fresh_id
from engineshed.server.pages.house import installed
from engineshed.server.pages.requests import Id, number_in
from engineshed.server.pages.scenes import address
from engineshed.server.problems import Problem
from engineshed.server.sessions import Visitor, clean_name, preference
from engineshed.server.table import Table
from engineshed.web import pages

BOT_NAMES = ("Basia", "Cezary", "Dora", "Emil", "Fela", "Gustaw")
USUAL_LEVEL = "steady"
KINDS = ("me", "link", "bot", "here")
Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]


class TableForm:
    """A table that is being set up: what the form says, made valid."""

    def __init__(self, game: Game[Position], form: dict[str, str], guest: Visitor) -> None:
        self.game = game
        self.guest = guest
        self.settings: dict[str, Value] = {}
        for setting in game.settings:
            self.settings[setting.id] = _value(setting, form.get(f"set-{setting.id}"))
        self.counts = game.seats(self.settings)
        self.players = _nearest(self.counts, form.get("players", ""))
        self.public = form.get("public", "") == "yes"
        self.kinds = [self._kind(seat, form) for seat in range(self.players)]
        self.levels = [
            level if (level := form.get(f"level-{seat}", "")) in levels() else USUAL_LEVEL
            for seat in range(self.players)
        ]
        self.names = [clean_name(form.get(f"name-{seat}", "")) for seat in range(self.players)]

    def _kind(self, seat: int, form: dict[str, str]) -> str:
        usual = "me" if seat == 0 else "bot"
        kind = form.get(f"seat-{seat}", usual)
        return kind if kind in KINDS else usual

    def chairs(self) -> list[Chair]:
        """The seats as they are taken; there is only one me, further ones sit here too."""
        words, found = self.guest.words, []
        bots = iter(BOT_NAMES)
        for seat, kind in enumerate(self.kinds):
            if kind == "bot":
                found.append(Chair("bot", next(bots), None, self.levels[seat]))
            elif kind == "link":
                found.append(Chair("open"))
            else:
                mine = self.names[seat] or self.guest.name or words("guest")
                name = mine if kind == "me" else self.names[seat] or words("player-n", n=seat + 1)
                found.append(Chair("person", name, self.guest.id, ask=self.guest.tastes["forced"] == "ask"))
        return found

    def draft(self) -> Draft:
        opened = commands.opening(self.game, self.settings, self.chairs(), self.public, self.guest.id)
        return commands.open_table(fresh_id(), opened)


def usual_players(game: Game[Position], settings: dict[str, Value]) -> int:
    """Four if that is possible: enough company, not too much waiting."""
    return _nearest(game.seats(settings), "4")


@post("/games/{game:str}/play", include_in_schema=False)
async def play_now(game: str, guest: Visitor, hall: Hall) -> Redirect:
    """One click: the visitor against bots."""
    found = installed(game)
    table = await hall.open(TableForm(found, {"players": "4", "public": "yes"}, guest).draft())
    return Redirect(address(table), status_code=303)


@get("/tables/new", media_type=MediaType.HTML, include_in_schema=False)
async def new_table(guest: Visitor, request: "Request[object, object, State]") -> Response[str]:
    """Everything is set already; each change shows what it does to the rest."""
    form = {key: str(value) for key, value in request.query_params.items()}
    known = games()
    game = known.get(form.get("game", "")) or next(iter(known.values()), None)
    if game is None:
        raise Problem(404)
    form.setdefault("players", str(usual_players(game, TableForm(game, form, guest).settings)))
    form.setdefault("public", "yes" if "game" not in form or len(form) < 3 else "")
    html = pages.new_table(guest, TableForm(game, form, guest), list(known.values()), KINDS, tuple(levels()))
    return Response(html, media_type=MediaType.HTML)


@post("/tables", include_in_schema=False)
async def open_table(data: Form, guest: Visitor, hall: Hall) -> Redirect:
    """Open the table that the form describes."""
    form = TableForm(installed(data.get("game", "")), data, guest)
    if "fill" in data:
        form.kinds = ["bot" if kind == "link" else kind for kind in form.kinds]
    table = await hall.open(form.draft())
    mine = form.names[0] if form.kinds[0] == "me" else ""
    return Redirect(address(table), status_code=303, cookies=_called(mine))


@post("/tables/{id:str}/sit", include_in_schema=False)
async def sit(id: Id, data: Form, guest: Visitor, hall: Hall) -> Redirect:
    """Take an open seat."""
    mine = clean_name(data.get("name", "")) or guest.name
    name = mine or guest.words("guest")
    chair = Chair("person", name, guest.id, ask=guest.tastes["forced"] == "ask")
    return Redirect(await _seat(id, data, hall, chair), status_code=303, cookies=_called(mine))


def _called(name: str) -> list[Cookie]:
    """Whoever says a name is called so from now on."""
    return [preference("name", name)] if name else []


@post("/tables/{id:str}/bot", include_in_schema=False)
async def add_bot(id: Id, data: Form, guest: Visitor, hall: Hall) -> Redirect:
    """Put a bot on an open seat: the host's business."""
    table = await hall.find(id)
    if table.host != guest.id:
        raise Problem(403)
    taken = {chair.name for chair in table.chairs}
    name = next((bot for bot in BOT_NAMES if bot not in taken), BOT_NAMES[0])
    return Redirect(await _seat(id, data, hall, Chair("bot", name, None, USUAL_LEVEL)), status_code=303)


async def _seat(id: str, data: dict[str, str], hall: Hall, chair: Chair) -> str:
    """Put somebody on an open seat; the address of the table."""
    seat = number_in(data, "seat")

    def command(table: Table) -> Draft:
        if not 0 <= seat < table.players:
            raise Problem(404)
        return commands.sit(table, seat, chair)

    return address(await hall.change(id, command))


def _value(setting: Setting, text: str | None) -> Value:
    for choice in setting.choices:
        if text is not None and text == str(choice):
            return choice
    return setting.default


def _nearest(counts: tuple[int, ...], wanted: str) -> int:
    number = int(wanted) if wanted.isdecimal() and len(wanted) < 4 else counts[0]
    return min(counts, key=lambda count: (abs(count - number), count))


HANDLERS = [play_now, new_table, open_table, sit, add_bot]
