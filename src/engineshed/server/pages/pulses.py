"""What each player's line says just now, from the clock and from who looks at the table."""

import time

from engineshed.kernel import Seat
from engineshed.server.pace.clock import ALARM
from engineshed.server.pace.rest import rest_of
from engineshed.server.presence import Presence
from engineshed.server.tables.table import Table
from engineshed.server.watching import HERE
from engineshed.web.table.pulse import Presence as Shape
from engineshed.web.table.pulse import Pulse


def now() -> float:
    return time.time()


def pulses(table: Table, presence: Presence) -> list[Pulse]:
    """Every seat's pulse; a game that is over has none."""
    if table.over():
        return [Pulse("")] * table.players
    return [_pulse(table, presence, seat, now()) for seat in range(table.players)]


def _pulse(table: Table, presence: Presence, seat: Seat, at: float) -> Pulse:
    chair, clock = table.chairs[seat], table.clock
    away = at - presence.seen(table).get(str(chair.guest), at)
    shape: Shape = "here" if away < HERE else "night" if rest_of(chair.rest).asleep(at) else "away"
    if chair.kind != "person":
        return Pulse("bot" if chair.kind == "bot" and chair.guest is not None else "")
    if len(table.people()) < 2:
        return Pulse("")
    thinks = seat in table.waiting()
    if clock is None:
        return Pulse(shape, away, thinks)
    hand, left = clock.hands[seat], clock.left(seat, at)
    had = hand.had if hand.since is not None else left.bank
    return Pulse(
        *(shape, away, thinks, left.bank, clock.pace.bank),
        alarm=had * ALARM / clock.pace.bank,
        runs=hand.since is not None,
        live=clock.pace.kind == "live",
        holiday=hand.away > at or (hand.since is not None and not left.bank and left.holidays > 0),
        out=None if left.out is None else at - left.out,
    )
