"""What an action costs and brings (Bill), where points come from (ScoreSheet), how a game ended (Result)."""

from collections.abc import Iterable

from engineshed.kernel.action import Atom, Seat


class Entry:
    """One line of a bill: a seat gains `amount` of a thing, or pays it if negative, by a rule."""

    __slots__ = ("amount", "rule", "seat", "thing")

    def __init__(self, seat: Seat, thing: str, amount: int, rule: str = "") -> None:
        self.seat = seat
        self.thing = thing
        self.amount = amount
        self.rule = rule

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash((self.seat, self.thing, self.amount))

    def __repr__(self) -> str:
        return f"Entry({self.seat}, {self.thing!r}, {self.amount}, {self.rule!r})"


class Bill:
    """Price, gains, route and who earns, before anything is confirmed."""

    __slots__ = ("entries", "route")

    def __init__(self, entries: Iterable[Entry] = (), route: Iterable[Atom] = ()) -> None:
        self.entries = tuple(entries)
        self.route = tuple(route)

    def total(self, seat: Seat, thing: str) -> int:
        """The seat's total gain of a thing; negative if it pays."""
        return sum(e.amount for e in self.entries if e.seat == seat and e.thing == thing)

    def __repr__(self) -> str:
        return f"Bill({list(self.entries)}, route={self.route})"


class ScoreLine:
    """Points from one source: `sum` is how they came about ("31 × 3"), `facts` what the sentence needs."""

    __slots__ = ("facts", "points", "rule", "source", "sum")

    def __init__(self, source: str, points: int, rule: str = "", sum: str = "", **facts: object) -> None:
        self.source = source
        self.points = points
        self.rule = rule
        self.sum = sum
        self.facts = facts


class ScoreSheet:
    """All points of one seat."""

    __slots__ = ("lines", "seat")

    def __init__(self, seat: Seat, lines: Iterable[ScoreLine]) -> None:
        self.seat = seat
        self.lines = tuple(lines)

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)


class Result:
    """How a game ended: the place of every seat (1 = first, ties share), the sheets, and why it ended."""

    __slots__ = ("eliminated", "places", "reason", "sheets", "won")

    def __init__(
        self,
        places: Iterable[int],
        sheets: Iterable[ScoreSheet] = (),
        reason: str = "end",
        eliminated: Iterable[Seat] = (),
        won: bool | None = None,
    ) -> None:
        self.places = tuple(places)
        self.sheets = tuple(sheets)
        self.reason = reason
        self.eliminated = tuple(eliminated)
        self.won = won
        """Solo games are won or lost; others leave this None."""

    def winners(self) -> tuple[Seat, ...]:
        if self.won is False:
            return ()
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def scores(self) -> tuple[int, ...]:
        return tuple(sheet.total for sheet in self.sheets)


def places(ranking: Iterable[tuple[int, ...] | int | None]) -> tuple[int, ...]:
    """Places from one key per seat: more is better, equal keys share a place, None (eliminated) is last."""
    keys = [() if key is None else (key if isinstance(key, tuple) else (key,)) for key in ranking]
    return tuple(1 + sum(other > key for other in keys) for key in keys)
