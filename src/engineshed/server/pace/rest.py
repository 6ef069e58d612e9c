"""Nights: in games over days each person's clock stands still at night, in their own time zone."""

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

LONGEST: Final = 10
"""Hours that a night may last."""


class BadNight(ValueError):
    """No such zone, or no such night."""


class Rest:
    """Somebody's nights in their time zone, written `Europe/Warsaw 23-7`; "" for no night at all."""

    __slots__ = ("first", "last", "text", "zone")

    def __init__(self, text: str) -> None:
        self.text = text
        self.zone: ZoneInfo | None = None
        self.first = self.last = 0
        if text:
            self.zone, self.first, self.last = _parsed(text)

    @property
    def sleeps(self) -> bool:
        return self.zone is not None and self.first != self.last

    def nights(self, start: float) -> Iterator[tuple[float, float]]:
        """Yields the nights that end after `start`, one after the other, without end."""
        if self.zone is None or not self.sleeps:
            return
        day = datetime.fromtimestamp(start, self.zone).date() - timedelta(days=1)
        while True:
            night = self._at(day, self.first), self._at(day + timedelta(self.last <= self.first), self.last)
            if night[1] > start:
                yield night
            day += timedelta(days=1)

    def asleep(self, at: float) -> bool:
        """Whether this moment is in a night."""
        return any(first <= at for first, _ in self._next(at))

    def awake(self, start: float, end: float) -> float:
        """The seconds between two moments that are not in a night."""
        left = max(0.0, end - start)
        for first, last in self.nights(start):
            if first >= end:
                break
            left -= min(last, end) - max(first, start)
        return left

    def after(self, start: float, seconds: float) -> float:
        """The moment at which `seconds` outside the nights have passed since `start`."""
        now = start
        for first, last in self.nights(start):
            if now + seconds < first:
                break
            seconds -= max(0.0, first - now)
            now = last
        return now + seconds

    def _next(self, at: float) -> Iterator[tuple[float, float]]:
        for night in self.nights(at):
            yield night
            return

    def _at(self, day: date, hour: int) -> float:
        return datetime(day.year, day.month, day.day, hour, tzinfo=self.zone).timestamp()


def rest_of(text: str) -> Rest:
    """The nights that were written down; none if this machine does not know the zone."""
    try:
        return Rest(text)
    except BadNight:
        return Rest("")


def night(zone: str, first: int, last: int) -> str:
    """A night as it is written down; BadNight if there is no such zone or night."""
    text = f"{zone} {first}-{last}"
    Rest(text)
    return text


def _parsed(text: str) -> tuple[ZoneInfo, int, int]:
    try:
        zone, _, hours = text.partition(" ")
        first, last = (int(hour) for hour in hours.split("-"))
        found = ZoneInfo(zone)
    except (ValueError, LookupError, OSError) as error:
        raise BadNight(text) from error
    if not (0 <= first < 24 and 0 <= last < 24) or (last - first) % 24 > LONGEST:
        raise BadNight(text)
    return found, first, last
