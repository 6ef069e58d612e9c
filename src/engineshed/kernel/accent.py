"""The colours that a game brings along."""

from typing import Final, TypeAlias

import msgspec

DayAndNight: TypeAlias = tuple[str, str]


class Accent(msgspec.Struct, frozen=True):
    """A game's own colours: `plate` for its sign, `tint` for backgrounds, `ink` for lettering.

    Tint and ink have a value for the light and one for the dark theme. `name` is the class under which style
    sheets find what belongs to the game.
    """

    name: str
    plate: str
    tint: DayAndNight
    ink: DayAndNight


PLAIN: Final = Accent("", "", ("", ""), ("", ""))
"""For games without colours of their own: they wear the house's."""
