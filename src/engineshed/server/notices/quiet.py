"""When notices may be sent: quiet hours and the daily digest, in the person's own time zone."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, available_timezones

from engineshed.server.notices.store import Wishes


def zone_of(name: str) -> ZoneInfo:
    """The time zone of this name; UTC if there is none."""
    return ZoneInfo(name if name in available_timezones() else "UTC")


def quiet_until(wishes: Wishes, now: float) -> float | None:
    """When the present quiet hours end; None outside quiet hours."""
    if wishes.quiet is None or wishes.quiet[0] == wishes.quiet[1]:
        return None
    here = datetime.fromtimestamp(now, zone_of(wishes.zone))
    start, end = wishes.quiet
    minute = here.hour * 60 + here.minute
    inside = start <= minute < end if start < end else minute >= start or minute < end
    if not inside:
        return None
    until = here.replace(hour=end // 60 % 24, minute=end % 60, second=0, microsecond=0)
    if until <= here:
        until += timedelta(days=1)
    return until.timestamp()


def next_digest(wishes: Wishes, now: float) -> float:
    """When the next daily digest goes out."""
    here = datetime.fromtimestamp(now, zone_of(wishes.zone))
    at = here.replace(hour=wishes.digest % 24, minute=0, second=0, microsecond=0)
    return (at if at > here else at + timedelta(days=1)).timestamp()
