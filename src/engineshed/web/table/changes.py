"""What each line of the log changed: the game's bookings, summed up for each seat and thing."""

import msgspec

from engineshed.kernel import Position, Seat
from engineshed.kernel.play import Match
from engineshed.web.render import figure
from engineshed.web.table.scene import TableScene


class Change(msgspec.Struct, frozen=True):
    """A seat has more or less of something, by these rules."""

    seat: Seat
    figure: str
    amount: int
    thing: str
    """The figure in words: "Cash"."""
    said: str
    """The amount in words, with its sign: "−$5"."""
    rules: str
    good: bool = True
    """Whether it is an improvement; more of a debt is not."""

    @property
    def label(self) -> str:
        """The figure's name, unless the amount says it already: "Income" of "Income +1", "" of "+4 VP"."""
        return "" if any(letter.isalpha() for letter in self.said) else self.thing


def changes(scene: TableScene, number: int) -> dict[int, list[Change]]:
    """What was booked in this move (0: the set-up), by the place of its message in the journal."""
    match = scene.match
    start = 0 if number == 0 else match.moves[number - 1].events
    sums: dict[int, dict[tuple[Seat, str], tuple[int, list[str]]]] = {}
    for booking in match.tape.books[slice(*_range(match, number))]:
        entry, place = booking.entry, max(booking.event - 1, start)
        amount, rules = sums.setdefault(place, {}).get((entry.seat, entry.thing), (0, []))
        rules = rules if entry.rule in rules else [*rules, entry.rule]
        sums[place][entry.seat, entry.thing] = amount + entry.amount, rules
    return {
        place: [_change(scene, *who, *what) for who, what in found.items() if what[0]]
        for place, found in sums.items()
    }


def summed(scene: TableScene, found: list[Change]) -> list[Change]:
    """One change for each seat and figure; those that cancel out are left out."""
    sums: dict[tuple[Seat, str], tuple[int, list[str]]] = {}
    for change in found:
        amount, rules = sums.get((change.seat, change.figure), (0, []))
        sums[change.seat, change.figure] = amount + change.amount, [*rules, change.rules]
    return [
        _change(scene, *who, amount, list(dict.fromkeys(rules)))
        for who, (amount, rules) in sums.items()
        if amount
    ]


def _change(scene: TableScene, seat: Seat, thing: str, amount: int, rules: list[str]) -> Change:
    name = scene.words.either(f"thing-{thing}", thing, amount=abs(amount))
    good = (amount > 0) != (thing in scene.page.flow.debts)
    return Change(seat, thing, amount, name, signed(scene, thing, amount), ", ".join(rules), good)


def signed(scene: TableScene, thing: str, amount: int) -> str:
    """An amount with its sign, in the game's words if it has any: "+$5"."""
    return f"{'−' if amount < 0 else '+'}{worded(scene, thing, abs(amount))}"


def worded(scene: TableScene, thing: str, amount: int) -> str:
    """An amount in the game's words if it has any: "$5"."""
    return scene.words.either(f"amount-{thing}", figure(amount), amount=amount)


def _range(match: Match[Position], number: int) -> tuple[int, int]:
    """The first booking of a move, and the first after it."""
    moves = match.moves
    start = 0 if number == 0 else moves[number - 1].books
    return start, moves[number].books if number < len(moves) else len(match.tape.books)
