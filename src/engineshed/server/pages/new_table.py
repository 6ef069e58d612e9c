"""New tables: one click against bots, or game, map, settings and seats as one likes."""

from typing import Literal
from urllib.parse import urlencode

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.params import FromPath
from litestar.response import Redirect
from msgspec.structs import replace

from engineshed.bots import STYLED, in_style, levels
from engineshed.bots.rungs import ladder
from engineshed.kernel import Game, Position, Setting, Value, games
from engineshed.server.hall import Hall, fresh_id
from engineshed.server.pace.pace import BANKS, HOLIDAYS, MOVES, Pace, PaceKind
from engineshed.server.pages.house import installed
from engineshed.server.pages.requests import Form, Given, Id, number_in
from engineshed.server.pages.scenes import address
from engineshed.server.people.hours import hours_of
from engineshed.server.people.service import Service
from engineshed.server.problems import Problem
from engineshed.server.results.terms import FINISHES, NOTHING_ASKED, RATINGS, Terms, refusal
from engineshed.server.sessions import Visitor, clean_name, preference
from engineshed.server.tables import commands
from engineshed.server.tables.chairs import BOT_NAMES, USUAL_LEVEL, Chair
from engineshed.server.tables.draft import Draft
from engineshed.server.tables.table import NotAllowed, Table
from engineshed.web.around import opening, pages
from engineshed.web.tongues import LANGUAGES

TEMPOS = ("at-once", "readable", "step")
KINDS = ("me", "link", "bot", "here")
PACES: tuple[PaceKind | Literal["none"], ...] = ("none", "live", "days")
CHOICES: dict[str, dict[str, tuple[float, ...]]] = {
    "none": {},
    "live": {"move": MOVES["live"], "bank": BANKS["live"]},
    "days": {"move": MOVES["days"], "bank": BANKS["days"], "holidays": HOLIDAYS},
}


class TableForm:
    """A table that is being set up: what the form says, made valid."""

    def __init__(
        self,
        game: Game[Position],
        form: dict[str, str],
        guest: Visitor,
        tempo: str = TEMPOS[0],
        account: bool = False,
    ) -> None:
        self.game = game
        self.guest = guest
        self.account = account
        self.settings: dict[str, Value] = {}
        for setting in game.settings:
            self.settings[setting.id] = _value(setting, form.get(f"set-{setting.id}"))
        self.counts = game.seats(self.settings)
        self.players = _nearest(self.counts, form.get("players", ""))
        self.tempo = chosen if (chosen := form.get("tempo", "")) in TEMPOS else tempo
        self.public = form.get("public", "") == "yes"
        self.watchers_talk = form.get("watchers", "") == "talk"
        self.kinds = [self._kind(seat, form) for seat in range(self.players)]
        self.levels = [
            level if (level := form.get(f"level-{seat}", "")) in levels() else USUAL_LEVEL
            for seat in range(self.players)
        ]
        self.styles = [form.get(f"style-{seat}", "") for seat in range(self.players)]
        paced = next((kind for kind in PACES if kind == form.get("pace", "")), PACES[0])
        self.pace_kind: str = paced
        self.pace = _pace(paced, form)
        self.asks = _terms(form, guest.language)
        self.rest = ""
        self.names = [clean_name(form.get(f"name-{seat}", "")) for seat in range(self.players)]

    def _kind(self, seat: int, form: dict[str, str]) -> str:
        usual = "me" if seat == 0 else "bot"
        kind = form.get(f"seat-{seat}", usual)
        return kind if kind in KINDS else usual

    def chairs(self) -> list[Chair]:
        """The seats as the form fills them; more people than one may sit at this screen."""
        words, found = self.guest.words, list[Chair]()
        bots = iter(BOT_NAMES)
        for seat, kind in enumerate(self.kinds):
            if kind == "bot":
                found.append(
                    Chair("bot", next(bots), None, in_style(self.game, self.levels[seat], self.styles[seat]))
                )
            elif kind == "link":
                found.append(Chair("open"))
            else:
                mine = self.names[seat] or self.guest.called
                name = mine if kind == "me" else self.names[seat] or words("player-n", n=seat + 1)
                found.append(
                    Chair(
                        "person",
                        name,
                        self.guest.id,
                        ask=self.guest.tastes["forced"] == "ask",
                        rest=self.rest,
                    )
                )
        return found

    @property
    def rateable(self) -> bool:
        """Whether the game can be rated: somebody else has to play, all have accounts, nobody two seats."""
        return self.account and "link" in self.kinds and "here" not in self.kinds

    @property
    def terms(self) -> Terms:
        """What whoever takes one of the open seats agrees to."""
        if "link" not in self.kinds:
            return NOTHING_ASKED
        rated = self.asks.rated and self.rateable
        return replace(self.asks, rated=rated, hints=self.asks.hints and not rated)

    def draft(self) -> Draft:
        opened = commands.opening(
            *(self.game, self.settings, self.chairs(), self.public, self.guest.id),
            pace=self.pace,
            tempo=self.tempo,
            watchers_talk=self.watchers_talk,
            terms=self.terms,
        )
        return commands.open_table(fresh_id(), opened)


@post("/games/{game:str}/play", include_in_schema=False)
async def play_now(
    game: FromPath[str], guest: Given[Visitor], hall: Given[Hall], service: Given[Service]
) -> Redirect:
    """One click: the visitor against bots."""
    await service.may_sit(guest.id)
    found = installed(game)
    form = TableForm(found, {"players": "4", "public": "yes"}, guest, hall.tempo)
    form.names[0] = await service.name_of(guest, guest.called)
    table = await hall.open(form.draft())
    return Redirect(address(table), status_code=303)


@get("/tables/new", media_type=MediaType.HTML, include_in_schema=False)
async def new_table(
    guest: Given[Visitor],
    hall: Given[Hall],
    service: Given[Service],
    request: "Request[object, object, State]",
) -> Response[str]:
    """The form for a new table; every change shows what it means for the rest."""
    form = {key: str(value) for key, value in request.query_params.items()}
    known = games()
    if (game := known.get(form.get("game", ""))) is None:
        rest = urlencode({key: value for key, value in form.items() if key != "game"})
        html = pages.choose_game(guest, list(known.values()), f"&{rest}" if rest else "")
        return Response(html, media_type=MediaType.HTML)
    form.setdefault("players", str(game.usual_players(TableForm(game, form, guest).settings)))
    form.setdefault("public", "yes" if len(form) < 3 else "")
    draft = TableForm(game, form, guest, hall.tempo, await service.has_account(guest.id))
    html = opening.new_table(
        *(guest, draft, list(known.values()), KINDS, tuple(levels()), CHOICES),
        asks={"finish": FINISHES, "low": RATINGS, "high": RATINGS},
        rungs=known_strength(game, draft.players),
        playing_in_style=tuple(STYLED),
    )
    return Response(html, media_type=MediaType.HTML)


def known_strength(game: Game[Position], players: int) -> dict[str, tuple[int, int]]:
    """The ratings of the bots' levels and what they may be off, as far as they are known."""
    kept = ladder(game, players)
    return {} if kept is None else {rung.name: (rung.rating, rung.give) for rung in kept.levels}


@post("/tables", include_in_schema=False)
async def open_table(
    data: Form, guest: Given[Visitor], hall: Given[Hall], service: Given[Service]
) -> Redirect:
    """Open the table that the form describes."""
    await service.may_sit(guest.id)
    account = await service.has_account(guest.id)
    form = TableForm(installed(data.get("game", "")), data, guest, hall.tempo, account)
    if "fill" in data:
        form.kinds = ["bot" if kind == "link" else kind for kind in form.kinds]
    form.rest = (await hours_of(hall.storage, guest.id, guest.zone)).rest
    mine = form.names[0] if form.kinds[0] == "me" else ""
    for seat, kind in enumerate(form.kinds):
        if name := form.names[seat] or (guest.called if kind == "me" else ""):
            form.names[seat] = await service.name_of(guest, name)
    table = await hall.open(form.draft())
    return Redirect(address(table), status_code=303, cookies=_called(mine))


@post("/tables/{id:str}/sit", include_in_schema=False)
async def sit(
    id: Id, data: Form, guest: Given[Visitor], hall: Given[Hall], service: Given[Service]
) -> Redirect:
    """Take an open seat under the table's terms; beside somebody one has blocked, only if one says so."""
    await service.may_sit(guest.id, await hall.find(id), data.get("anyway") == "yes")
    mine = clean_name(data.get("name", "")) or guest.name
    name = await service.name_of(guest, mine or guest.words("guest"))
    if word := await refused(await hall.find(id), guest, service):
        raise NotAllowed(word)
    rest = (await hours_of(hall.storage, guest.id, guest.zone)).rest
    chair = Chair("person", name, guest.id, ask=guest.tastes["forced"] == "ask", rest=rest)
    return Redirect(await _seat(id, data, hall, chair), status_code=303, cookies=_called(mine))


async def refused(table: Table, guest: Visitor, service: Service) -> str:
    """The message that says why this guest may not sit down; whoever opened the table always may."""
    if table.host == guest.id or table.terms == NOTHING_ASKED:
        return ""
    return refusal(table.terms, await service.reputation(guest.id, table.game.id))


def _called(name: str) -> list[Cookie]:
    """The cookie that remembers a name, if one was given."""
    return [preference("name", name)] if name else []


@post("/tables/{id:str}/bot", include_in_schema=False)
async def add_bot(id: Id, data: Form, guest: Given[Visitor], hall: Given[Hall]) -> Redirect:
    """Put a bot on an open seat. Only the host may."""
    table = await hall.find(id)
    if table.host != guest.id:
        raise Problem(403)
    taken = {chair.name for chair in table.chairs}
    name = next((bot for bot in BOT_NAMES if bot not in taken), BOT_NAMES[0])
    return Redirect(await _seat(id, data, hall, Chair("bot", name, None, USUAL_LEVEL)), status_code=303)


async def _seat(id: str, data: dict[str, str], hall: Hall, chair: Chair) -> str:
    """Put somebody on an open seat and return the table's address."""
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


def _pace(kind: PaceKind | Literal["none"], form: dict[str, str]) -> Pace | None:
    """The pace that a form describes, with the usual values for what it leaves out."""
    if kind == "none":
        return None
    holidays = _one_of(HOLIDAYS, form.get("holidays", "")) if kind == "days" else 0.0
    return Pace(
        kind, _one_of(MOVES[kind], form.get("move", "")), _one_of(BANKS[kind], form.get("bank", "")), holidays
    )


def _terms(form: dict[str, str], language: str) -> Terms:
    """The terms that a form asks for; an impossible range of ratings counts as none."""
    finish, low, high = (
        next((value for value in known if form.get(field, "") == str(value)), 0)
        for field, known in (("finish", FINISHES), ("low", RATINGS), ("high", RATINGS))
    )
    high = high if not high or high > low else 0
    spoken = form.get("speaks", language)
    return Terms(
        form.get("rated") == "yes",
        *(finish, low, high),
        language=spoken if spoken in LANGUAGES else "",
        hints=form.get("hints") == "yes",
    )


def _one_of(known: tuple[float, ...], text: str) -> float:
    return next((value for value in known if text == str(int(value))), known[1])


def _nearest(counts: tuple[int, ...], wanted: str) -> int:
    number = int(wanted) if wanted.isdecimal() and len(wanted) < 4 else counts[0]
    return min(counts, key=lambda count: (abs(count - number), count))


HANDLERS = [play_now, new_table, open_table, sit, add_bot]
