"""Everybody's time at a table, derived from its events and their times alone."""

from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from engineshed.kernel import Seat
from engineshed.server.pace.pace import Pace
from engineshed.server.pace.rest import rest_of
from engineshed.server.tables.chairs import Chair
from engineshed.server.tables.events import (
    Alarmed,
    Asked,
    Away,
    Decided,
    Do,
    Ended,
    Event,
    Moved,
    RanOut,
    Rests,
    Seated,
    Started,
    TakenBack,
    Voted,
    WentOn,
)

_set = msgspec.structs.replace

NEVER: Final = float("inf")
ALARM: Final = 0.2
"""The share of the time that is left when the alarm comes."""


class Left(msgspec.Struct, frozen=True):
    """The seconds that somebody has left."""

    bank: float
    holidays: float
    out: float | None = None
    """When both were used up."""


class Hand(msgspec.Struct, frozen=True):
    """One seat's clock. It runs from `since`; its figures are those of that moment."""

    guest: str | None
    """Who sits there; None for a bot or an open seat, which have no clock."""
    left: Left
    rest: str = ""
    away: float = 0.0
    """Until when announced holidays last."""
    since: float | None = None
    had: float = 0.0
    """The bank when this wait began: the alarm comes at a fifth of it."""
    moved: bool = False
    """Whether the seat has acted in this wait."""
    alarmed: bool = False
    decide: float = NEVER
    """If the seat is out of time: when the votes given by then decide."""
    votes: tuple[tuple[str, str], ...] = ()
    """Guests and their votes, in the order in which they came."""
    later: str | None = None
    """A night that was chosen during this wait; it counts from the next wait on."""
    whose: str | None = None
    """The person for whom the guest sits in."""
    played_for: bool = False
    """Whether a bot has moved here while the person was away."""

    @property
    def out(self) -> float | None:
        """When this seat ran out of time, if it has."""
        return self.left.out


def spend(hand: Hand, end: float, nights: bool) -> Left:
    """What is left at `end` if the clock runs from `since` until then."""
    left, now = hand.left, hand.since
    if now is None or left.out is not None or end <= now:
        return left
    bank, holidays, rest = left.bank, left.holidays, rest_of(hand.rest if nights else "")
    announced = min(holidays, max(0.0, min(hand.away, end) - now))
    holidays, now = holidays - announced, now + announced
    awake = rest.awake(now, end)
    if awake <= bank:
        return Left(bank - awake, holidays)
    now = rest.after(now, bank)
    by_themselves = min(holidays, end - now)
    holidays, now = holidays - by_themselves, now + by_themselves
    return Left(0.0, holidays, now if now < end else None)


class Clock:
    """The hands of all seats."""

    def __init__(self, pace: Pace, chairs: Iterable[Chair]) -> None:
        self.pace = pace
        self.asked: tuple[Seat, ...] = ()
        self.moves = 0
        self.gains: list[tuple[int, Seat, float]] = []
        """What each turn added (moves until then, seat, seconds), so that taking back can remove it."""
        self.hands = [self._fresh(chair) for chair in chairs]

    def copy(self) -> "Clock":
        twin = Clock(self.pace, ())
        twin.asked, twin.moves = self.asked, self.moves
        twin.gains, twin.hands = self.gains[:], self.hands[:]
        return twin

    # Asking

    @property
    def counts(self) -> bool:
        """Whether clocks run at all: not for somebody alone against bots."""
        return len({hand.guest for hand in self.hands if hand.guest is not None}) > 1

    def left(self, seat: Seat, now: float) -> Left:
        return spend(self.hands[seat], now, self.nights)

    @property
    def nights(self) -> bool:
        return self.pace.kind == "days"

    def alarm_at(self, seat: Seat) -> float:
        """When four fifths of this seat's time will be used up."""
        hand = self.hands[seat]
        if hand.since is None or hand.alarmed:
            return NEVER
        awake = max(0.0, hand.left.bank - hand.had * ALARM)
        start = hand.since + self._announced(hand, hand.since)
        return rest_of(hand.rest if self.nights else "").after(start, awake)

    def empty_at(self, seat: Seat) -> float:
        """When the bank will be used up."""
        hand = self.hands[seat]
        if hand.since is None:
            return NEVER
        start = hand.since + self._announced(hand, hand.since)
        return rest_of(hand.rest if self.nights else "").after(start, hand.left.bank)

    def out_at(self, seat: Seat) -> float:
        """When bank and holidays will be used up."""
        hand = self.hands[seat]
        if hand.since is None:
            return NEVER
        return self.empty_at(seat) + hand.left.holidays - self._announced(hand, hand.since)

    @staticmethod
    def _announced(hand: Hand, since: float) -> float:
        """Seconds of announced holidays that are still to come."""
        return min(hand.left.holidays, max(0.0, hand.away - since))

    def out(self) -> tuple[Seat, ...]:
        """The seats that are out of time and still awaited."""
        return tuple(seat for seat in self.asked if self.hands[seat].out is not None)

    def due(self) -> float:
        """The next moment at which somebody is alarmed, runs out, or is decided about."""
        moments = [NEVER]
        for seat, hand in enumerate(self.hands):
            moments += [self.alarm_at(seat), self.out_at(seat)]
            if hand.out is not None and hand.votes:
                moments.append(hand.decide)
        return min(moments)

    def summary(self) -> dict[str, object]:
        """What lists of tables show: the pace, when each bank and each seat's time end, and who is out."""
        seats = range(len(self.hands))
        return {
            "pace": msgspec.to_builtins(self.pace),
            "empty": [_or_none(self.empty_at(seat)) for seat in seats],
            "until": [_or_none(self.out_at(seat)) for seat in seats],
            "out": list(self.out()),
        }

    # Following the events

    def apply(self, event: Event) -> None:
        """Charge everybody up to this moment, then apply what happened."""
        at = event.at
        self._change_all(lambda hand: _set(hand, left=spend(hand, at, self.nights), since=None))
        self._take(event)
        running = self.counts
        for seat, hand in enumerate(self.hands):
            if running and seat in self.asked and hand.guest is not None and hand.out is None:
                self.hands[seat] = _set(hand, since=at)

    def _take(self, event: Event) -> None:
        match event.fact:
            case Started():
                self.moves, self.gains, self.asked = 0, [], ()
                full = Left(self.pace.bank, self.pace.holidays)
                self._change_all(lambda hand: _set(hand, left=full))
            case Asked(seats):
                self._ask(seats)
            case Moved(_, lines):
                self.moves += 1
                if lines and isinstance(lines[0], Do) and not lines[0].auto:
                    self._acted(lines[0].seat)
            case TakenBack(to) | WentOn(to):
                self._back(to)
            case Seated() as fact:
                self._seat(fact.seat, fact.chair)
            case Rests(seat, rest):
                # Otherwise somebody could move the night again and again and stop the clock for ever.
                runs = seat in self.asked
                self.hands[seat] = _set(self.hands[seat], **({"later": rest} if runs else {"rest": rest}))
            case Away(seat, until):
                self.hands[seat] = _set(self.hands[seat], away=until)
            case Alarmed(seat):
                self.hands[seat] = _set(self.hands[seat], alarmed=True)
            case RanOut(seat, since):
                out = Left(0.0, 0.0, since)
                decide = event.at + self.pace.voting
                self.hands[seat] = _set(self.hands[seat], left=out, alarmed=True, decide=decide, votes=())
            case Voted(guest, seat, choice):
                others = tuple(vote for vote in self.hands[seat].votes if vote[0] != guest)
                self.hands[seat] = _set(self.hands[seat], votes=(*others, (guest, choice)))
            case Decided(seat, choice):
                if choice == "wait":
                    self._grant(seat, self.pace.again)
            case Ended():
                self.asked = ()

    def _ask(self, seats: tuple[Seat, ...]) -> None:
        """Add the time for a move to those who acted and are done; start the clocks of those asked now."""
        for seat in self.asked:
            hand = self.hands[seat]
            if seat not in seats and hand.moved and hand.guest is not None:
                bank = max(hand.left.bank, min(self.pace.bank, hand.left.bank + self.pace.move))
                self.gains.append((self.moves, seat, bank - hand.left.bank))
                self.hands[seat] = _set(hand, left=Left(bank, hand.left.holidays))
        for seat in seats:
            if seat not in self.asked:
                hand = self.hands[seat]
                rest = hand.rest if hand.later is None else hand.later
                hand = _set(hand, rest=rest, later=None)
                self.hands[seat] = _set(hand, had=hand.left.bank, moved=False, alarmed=False)
        self.asked = seats

    def _acted(self, seat: Seat) -> None:
        hand = self.hands[seat]
        if hand.out is not None:  # late, but here
            hand = _set(hand, left=Left(0.0, hand.left.holidays), decide=NEVER, votes=())
        self.hands[seat] = _set(hand, moved=True, played_for=hand.guest is None)

    def _back(self, to: int) -> None:
        while self.gains and self.gains[-1][0] > to:
            _, seat, amount = self.gains.pop()
            left = self.hands[seat].left
            lower = Left(max(0.0, left.bank - amount), left.holidays, left.out)
            self.hands[seat] = _set(self.hands[seat], left=lower)
        self.moves = to

    def _seat(self, seat: Seat, chair: Chair) -> None:
        """Take in that somebody, or a bot, sits on this seat now, perhaps with another name or night.

        Whoever left keeps what they had, unless it was nothing or the game went on without them: nobody gains
        time by getting up and sitting down again, or by going on as another guest.
        """
        guest = chair.guest if chair.kind == "person" else None
        before = self.hands[seat]
        self.hands[seat] = _set(before, guest=guest, rest=chair.rest, whose=chair.whose)
        if guest is None:
            left = Left(before.left.bank, before.left.holidays)
            self.hands[seat] = _set(self.hands[seat], left=left, decide=NEVER, votes=(), moved=False)
            return
        if before.guest is None:
            anew = before.played_for or not before.left.bank
        else:
            anew = before.out is not None and before.whose != chair.whose
        if anew and self.asked:
            self._grant(seat, self.pace.again)
        self.hands[seat] = _set(self.hands[seat], played_for=False)

    def _grant(self, seat: Seat, seconds: float) -> None:
        hand = self.hands[seat]
        left = Left(max(hand.left.bank, seconds), hand.left.holidays)
        self.hands[seat] = _set(
            hand, left=left, had=left.bank, alarmed=False, decide=NEVER, votes=(), moved=False
        )

    def _fresh(self, chair: Chair) -> Hand:
        guest = chair.guest if chair.kind == "person" else None
        return Hand(guest, Left(self.pace.bank, self.pace.holidays), chair.rest)

    def _change_all(self, change: Callable[[Hand], Hand]) -> None:
        self.hands = [change(hand) for hand in self.hands]


def _or_none(moment: float) -> float | None:
    return None if moment == NEVER else moment
