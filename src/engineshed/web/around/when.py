"""Dates as people read them, in their own time zone."""

from datetime import UTC, datetime, tzinfo
from zoneinfo import ZoneInfo

from engineshed.kernel import Words


def zone_of(name: str) -> tzinfo:
    """The time zone that a browser names; UTC if it is unknown."""
    try:
        return ZoneInfo(name) if name else UTC
    except (ValueError, OSError, LookupError):
        return UTC


def day(words: Words, at: float, zone: tzinfo, now: float) -> str:
    """A day, with its year if it is not this one."""
    then, today = datetime.fromtimestamp(at, zone), datetime.fromtimestamp(now, zone)
    month = words(f"month-{then.month}")
    if then.year == today.year:
        return words("date-short", day=then.day, month=month)
    return words("date-long", day=then.day, month=month, year=str(then.year))


def month(words: Words, at: float, zone: tzinfo) -> str:
    return words(f"month-{datetime.fromtimestamp(at, zone).month}")
