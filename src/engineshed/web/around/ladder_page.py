"""The page of a game's ladder: bots as squares, people as discs, dashed if they have few games."""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from engineshed.kernel import Game, Position, Words
from engineshed.web.around.pages import Visitor, board_name, page_among
from engineshed.web.around.scale import along, ticks
from engineshed.web.render import level_name, rich
from engineshed.web.table.pulse import span
from engineshed.web.wording import words_of

WIDE: float = 372
"""The length of a line that is drawn to scale."""
MARGIN = 14
"""Free space at both of its ends."""
LEAST, MOST = 600, 2600
"""The ratings that are drawn to scale; those beyond stand at its ends."""


class Entry(msgspec.Struct, frozen=True):
    """Somebody on the ladder."""

    kind: Literal["bot", "person", "me"]
    name: str
    """Of a bot, its level."""
    rating: int
    give: int
    """Half the width of the 95 % interval."""
    games: int
    pause: float | None
    """Seconds that a move takes, in the median."""
    few: bool = False
    page: str = ""
    """The end of the address of a public profile."""

    def reaches(self, other: "Entry") -> bool:
        """Whether the intervals of both overlap."""
        return abs(self.rating - other.rating) <= self.give + other.give


def ladder(
    guest: Visitor,
    game: Game[Position],
    games: Sequence[Game[Position]],
    entries: Sequence[Entry],
    room: Mapping[str, object],
) -> str:
    """One game with one number of players."""
    words = words_of(game, guest.language)
    return page_among(
        "ladder.jinja",
        guest,
        game,
        games,
        here="ladder",
        room=room,
        **_drawn(entries),
        note=rich(_note(entries, guest.words), ()),
        pause=lambda seconds: _pause(guest.words, seconds),
        span=span,
        rich=rich,
        map_of=lambda settings: board_name(game, settings, words) if _by_map(settings, game) else "",
    )


def _drawn(entries: Sequence[Entry]) -> dict[str, object]:
    """The lines with their places on the scale."""
    if not entries:
        return {"lines": [], "scale": [], "band": None, "wide": WIDE}
    ends = [
        min(max(rating, LEAST), MOST) for e in entries for rating in (e.rating - e.give, e.rating + e.give)
    ]
    scale = ticks(min(ends), max(ends))
    to = along(scale[0], scale[-1], WIDE - 2 * MARGIN)

    def x(rating: float) -> float:
        return round(MARGIN + to(min(max(rating, scale[0]), scale[-1])), 1)

    lines, place = [], 0
    for entry in entries:
        place += not entry.few
        drawn = x(entry.rating - entry.give), x(entry.rating), x(entry.rating + entry.give)
        lines.append((None if entry.few else place, entry, drawn))
    me = next((entry for entry in entries if entry.kind == "me"), None)
    band = None if me is None else (x(me.rating - me.give), x(me.rating + me.give))
    return {"lines": lines, "scale": [(rating, x(rating)) for rating in scale], "band": band, "wide": WIDE}


def _note(entries: Sequence[Entry], w: Words) -> str:
    """The note below: who cannot be told apart from the reader, and why some have no place."""
    found, me = [], next((entry for entry in entries if entry.kind == "me"), None)
    if me is not None:
        near = [_called(other, w) for other in entries if other is not me and other.reaches(me)]
        if near:
            found.append(w("ladder-note-me", names=w.listed(near, "and")))
        else:
            found.append(w("ladder-note-alone"))
    if any(entry.few for entry in entries):
        found.append(w("ladder-note-few"))
    return " ".join([*found, w("ladder-note-public"), w("ladder-scale")])


def _called(entry: Entry, w: Words) -> str:
    return w("bot-named", level=level_name(entry.name, w)) if entry.kind == "bot" else entry.name


def _pause(w: Words, seconds: float | None) -> str:
    """How long a move takes, in words."""
    if seconds is None:
        return "–"
    return w("at-once") if seconds < 0.1 else f"{seconds:.1f} s" if seconds < 10 else span(w, seconds)


def _by_map(settings: Mapping[str, object], game: Game[Position]) -> bool:
    setting = game.board_setting()
    return setting is not None and settings.get(setting.id, "any") != "any"
