"""Pages about people: what they are told, and by which way."""

from collections.abc import Mapping
from typing import Protocol

from engineshed.web.pages import Visitor
from engineshed.web.render import page


class Way(Protocol):
    """A way to reach somebody."""

    @property
    def name(self) -> str: ...


def notices(guest: Visitor, room: Mapping[str, object]) -> str:
    """What, by which way, when not, and what was sent."""
    return page("notices.jinja", guest, room=room)


def stop(guest: Visitor, way: Way, step: str, token: str) -> str:
    """A link of a notice was opened: end it or confirm an address, or that is done."""
    return page("stop.jinja", guest, way=way, step=step, token=token)
