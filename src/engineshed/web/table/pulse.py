"""The line of each player that changes without a move: whether they are here, and how much time is left."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from engineshed.kernel import Words
from engineshed.web.render import environment

Presence = Literal["", "here", "away", "night", "bot"]
MINUTE, HOUR, DAY = 60, 3600, 86_400
MARK = "<!--pulse-{}-->"
BRIEF = "<!--brief-{}-->"


class Pulse(msgspec.Struct, frozen=True):
    """One seat just now."""

    presence: Presence
    since: float = 0.0
    """Seconds since the person looked last."""
    thinks: bool = False
    left: float | None = None
    """Seconds in the bank; None: no clock."""
    cap: float = 1.0
    alarm: float = 0.0
    """The share of the cap at which the alarm comes."""
    runs: bool = False
    live: bool = False
    holiday: bool = False
    out: float | None = None
    """Seconds since the time ran out."""


def span(words: Words, seconds: float) -> str:
    """A time in its two largest units."""
    whole = max(0, int(seconds))
    days, hours, minutes = whole // DAY, whole % DAY // HOUR, whole % HOUR // MINUTE
    if days:
        return words("span-days", days=days, hours=hours) if hours else words("span-only-days", days=days)
    if hours:
        return (
            words("span-hours", hours=hours, minutes=minutes)
            if minutes
            else words("span-only-hours", hours=hours)
        )
    return words("span-minutes", minutes=minutes) if minutes else words("span-seconds", seconds=whole)


def figure(pulse: Pulse, words: Words) -> str:
    """What the clock shows: minutes and seconds in live games, otherwise the two largest units."""
    left = int(pulse.left or 0)
    return f"{left // MINUTE}:{left % MINUTE:02}" if pulse.live else span(words, left)


def lines(pulses: Sequence[Pulse], words: Words, watching: int = 0) -> list[tuple[str, str]]:
    """The long and the short line of each seat; after the last seat, how many people watch."""
    made = environment().get_template("pulse.jinja").module
    seats = [
        (str(made.line(pulse, words, span, figure)), str(made.brief(pulse, words, span, figure)))  # type: ignore[attr-defined]
        for pulse in pulses
    ]
    return [*seats, (words("watching-n", count=watching) if watching else "", "")]


def fill(fragment: str, pulses: Sequence[Pulse], words: Words, watching: int = 0) -> str:
    """A cached page of a table, with the present lines put into the places that it keeps for them."""
    for seat, (line, brief) in enumerate(lines(pulses, words, watching)):
        fragment = fragment.replace(MARK.format(seat), line).replace(BRIEF.format(seat), brief)
    return fragment
