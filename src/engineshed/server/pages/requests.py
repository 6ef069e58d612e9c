"""What requests bring along, checked, and the answers that all pages share."""

import hashlib
from typing import Annotated

import msgspec
from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.enums import RequestEncodingType
from litestar.params import Body, Parameter

from engineshed.kernel import Action, Atom, Seat
from engineshed.kernel.action import well_formed
from engineshed.server.problems import Problem
from engineshed.server.sessions import Visitor
from engineshed.server.table import Table

Id = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{1,24}$")]
Asked = Request[object, object, State]
Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]


def wants_table(request: Asked) -> bool:
    """Is only the table wanted, to be morphed into the page, and not the whole page?"""
    return request.headers.get("x-part") == "table"


class Move(msgspec.Struct, forbid_unknown_fields=True):
    """The decision it answers, the action, and a key of the sender's: sent twice, it is played once.

    `then`: what the same seat does after it; either all of it is played or nothing."""

    decision: int
    action: Annotated[list[Atom], msgspec.Meta(min_length=1, max_length=64)]
    key: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    seat: int | None = None
    then: Annotated[list[list[Atom]], msgspec.Meta(max_length=16)] = []
    sure: bool = True
    """Otherwise what its seat could not take back alone is not played, but asked about (202)."""

    def actions(self) -> list[Action]:
        """All that is to be played, in order; what is no action at all raises Problem."""
        return [action_of(atoms) for atoms in (self.action, *self.then)]


def number_in(form: dict[str, str], name: str) -> int:
    """A small whole number of a form; -1 where there is none."""
    text = form.get(name, "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 8 else -1


def own_key(guest: Visitor, key: str) -> str:
    """A sender's key as it is stored: nobody can find out which keys others have used."""
    return hashlib.blake2b(key.encode("utf-8", "surrogatepass"), key=guest.id.encode()[:64]).hexdigest()[:32]


def own_seat(table: Table, guest: Visitor) -> Seat:
    """A seat of this guest: what they do concerns the whole table."""
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


def html(text: str | None) -> Response[str]:
    """A page or a part of one; None: there is nothing to say."""
    if text is None:
        return Response("", status_code=204)
    return Response(text, media_type=MediaType.HTML, headers={"Cache-Control": "no-store"})
