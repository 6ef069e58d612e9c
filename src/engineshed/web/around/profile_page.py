"""The page of somebody's results: figures, ratings over time, wins by number of players, a history."""

from collections.abc import Mapping
from typing import Protocol

from engineshed.web.around.pages import Visitor
from engineshed.web.render import page
from engineshed.web.table.pulse import span


class Link(Protocol):
    """Gives the address of the page with other filters."""

    def __call__(self, **changes: str) -> str: ...


def profile(guest: Visitor, room: Mapping[str, object]) -> str:
    return page("profile.jinja", guest, here="you", room=room, span=span)
