"""What requests bring along, checked, and the answers that all pages share."""

import hashlib
from typing import Annotated, TypeAlias, TypeVar

import msgspec
from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.enums import RequestEncodingType
from litestar.params import Body, Parameter

from engineshed.kernel import Action, Atom, Game, Position, Seat
from engineshed.kernel.action import well_formed
from engineshed.server.problems import Problem
from engineshed.server.sessions import Visitor
from engineshed.server.tables.table import Table
from engineshed.web.around import pages

T = TypeVar("T")
Given: TypeAlias = NamedDependency[T]
"""What a handler is given by the name of its parameter: app.py and the routers provide it."""
Id = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{1,24}$")]
Asked = Request[object, object, State]
Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]


def wants_table(request: Asked) -> bool:
    """Whether only the table is wanted, to be morphed into the page, and not the whole page."""
    return request.headers.get("x-part") == "table"


class Move(msgspec.Struct, forbid_unknown_fields=True):
    """A move that a client sends: the decision it answers, the action, and a key by which it is played once.

    `then` holds further actions of the same seat; either all are played or none."""

    decision: int
    action: Annotated[list[Atom], msgspec.Meta(min_length=1, max_length=64)]
    key: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    seat: int | None = None
    then: Annotated[list[list[Atom]], msgspec.Meta(max_length=16)] = []
    sure: bool = True
    """If not, a move that its seat could not take back alone is not played but asked about (202)."""

    def actions(self) -> list[Action]:
        """The actions to be played, in order; Problem if one is malformed."""
        return [action_of(atoms) for atoms in (self.action, *self.then)]


def number_in(form: dict[str, str], name: str) -> int:
    """A small whole number of a form; -1 where there is none."""
    text = form.get(name, "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 8 else -1


def address_of(request: Asked) -> str:
    """The network address that a request comes from."""
    return request.client.host if request.client else ""


def browser_of(request: Asked) -> str:
    """What this browser calls itself, short enough for a list of devices."""
    agent = request.headers.get("user-agent", "")[:300]
    system = next((s for s in ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux") if s in agent), "")
    browser = next((b for b in ("Firefox", "Edg", "Chrome", "Safari") if b in agent), "")
    return " · ".join(filter(None, (browser.replace("Edg", "Edge"), system))) or "?"


def origin_of(request: Asked) -> str:
    """The address of this site as the visitor knows it: https://games.example.org."""
    return str(request.base_url).rstrip("/")


def own_key(guest: Visitor, key: str) -> str:
    """A sender's key as it is stored, hashed so that nobody can find out which keys others have used."""
    return hashlib.blake2b(key.encode("utf-8", "surrogatepass"), key=guest.id.encode()[:64]).hexdigest()[:32]


def own_seat(table: Table, guest: Visitor) -> Seat:
    """A seat of this guest, for what concerns the whole table; Problem if they have none."""
    own = table.seats_of(guest.id)
    if not own:
        raise Problem(403)
    return own[0]


def action_of(atoms: object) -> Action:
    action = tuple(atoms) if isinstance(atoms, list) else ()
    if not well_formed(action):
        raise Problem(422, "SHED-3")
    return action


def parsed(text: str) -> Action:
    """Atoms from an address."""
    try:
        return action_of(msgspec.json.decode(text))
    except (msgspec.DecodeError, RecursionError):
        raise Problem(400) from None


def all_parsed(text: str) -> list[Action]:
    """Several actions from an address, as many as one move may carry."""
    try:
        found = msgspec.json.decode(text, type=Annotated[list[list[Atom]], msgspec.Meta(max_length=16)])
    except (msgspec.DecodeError, RecursionError):
        raise Problem(400) from None
    return [action_of(atoms) for atoms in found]


def table_or_page(request: Asked, guest: Visitor, game: Game[Position], fragment: str) -> Response[str]:
    """A table's fragment alone if the request asks for that, otherwise the whole page around it."""
    return html(fragment if wants_table(request) else pages.table(guest, game, fragment))


def html(text: str | None) -> Response[str]:
    """A page or a part of one; an empty answer (204) for None."""
    if text is None:
        return Response("", status_code=204)
    return Response(text, media_type=MediaType.HTML, headers={"Cache-Control": "no-store"})
