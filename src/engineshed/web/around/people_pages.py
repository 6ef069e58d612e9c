"""The pages about notices."""

from collections.abc import Mapping
from typing import Protocol

from engineshed.web.around.pages import Visitor
from engineshed.web.render import page


class Way(Protocol):
    """A way to reach somebody."""

    @property
    def name(self) -> str: ...


def notices(guest: Visitor, room: Mapping[str, object]) -> str:
    """What a person is told, how and when, and what was sent lately."""
    return page("notices.jinja", guest, room=room)


def stop(guest: Visitor, way: Way, step: str, token: str) -> str:
    """The page behind a notice's link: it ends notices or confirms an address, or says that this is done."""
    return page("stop.jinja", guest, way=way, step=step, token=token)
