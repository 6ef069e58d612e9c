"""Action: deliver a good. From the die's city, over one's own lines, to a city of the good's colour."""

from collections.abc import Iterator
from typing import Final, TypeAlias

from engineshed.games.steam_rollers.effects import (
    FACES,
    TILE_ATOM,
    VOCABULARY,
    choices,
    tile_with,
)
from engineshed.games.steam_rollers.figures import (
    GOOD_THING,
    SCORE,
    add_delivery,
    keep_good,
    lift_private,
    use_up,
    used_up,
)
from engineshed.games.steam_rollers.phases.die import Deed, DieInHand
from engineshed.games.steam_rollers.position import COAL, SteamRollersPosition
from engineshed.games.steam_rollers.printed.map import CITIES, CITIES_FOR, City
from engineshed.kernel import NO_SUCH_MOVE, Action, Atom, Bill, Entry, Refusal, Seat, State, kind_of

Good: TypeAlias = tuple[str, str, City, int]
"""A good on offer: its atom, colour, city, and place in the city's row (PRIVATE: on the player's sheet)."""

Way: TypeAlias = tuple[Action, City, int, tuple[int, ...]]
"""A delivery that is possible: the action, where the good comes from (0: the player's sheet), its points, and
the tiles that it uses."""

PRIVATE: Final = -1
CITY_ATOM: Final = tuple(f"city:{city}" for city in range(len(CITIES) + 1))
CITY_OF_ATOM: Final = {f"city:{city}": city for city in CITIES}
PLUS_OF_ATOM: Final = {
    f"plus:{plus}": plus for _, face in VOCABULARY["delivery_distance_bonus"] for plus in FACES[face].choices
}
NO_LIMIT: Final = 1000


class Deliver(Deed):
    """("deliver", good, destination, line, line...), then "plus:1" for tile 3b and the tile for 4a."""

    word = "deliver"

    def options(self, pos: SteamRollersPosition, hand: DieInHand) -> list[Action]:
        return [way[0] for way in ways(pos, hand)]

    def near(self, pos: SteamRollersPosition, hand: DieInHand) -> Iterator[Action]:
        yield from self.options(pos, hand)
        sheet = pos.sheets[hand.seat]
        for origin in CITIES:
            for good, _, _, _ in goods_at(pos, hand.seat, origin):
                for destination in CITIES:
                    ways = [lines for there, _, lines in sheet.routes[origin] if there == destination]
                    for lines in ways or [()]:
                        yield ("deliver", good, CITY_ATOM[destination], *lines)

    def refuse(self, pos: SteamRollersPosition, hand: DieInHand, action: Action) -> Refusal | None:
        order = _parse(pos, hand.seat, action)
        if isinstance(order, Refusal):
            return order
        return (
            self._refuse_ends(pos, hand, order)
            or _refuse_route(pos, hand.seat, order)
            or _refuse_length(pos, hand, order)
        )

    def _refuse_ends(self, pos: SteamRollersPosition, hand: DieInHand, order: "Delivery") -> Refusal | None:
        if order.origin != hand.die:
            if not hand.usable(pos, "die_is_destination"):
                worn_out = hand.worn_out(pos, "die_is_destination")
                return Refusal("SR-1506", tile=3) if worn_out else Refusal("SR-601", city=hand.die)
            if order.destination != hand.die:
                return Refusal("SR-811", city=hand.die)
        if not may_go(order.colour, order.origin, order.destination):
            return Refusal("SR-902", city=order.origin) if order.colour == COAL else _wrong_city(order.colour)
        return None

    def bill(self, pos: SteamRollersPosition, hand: DieInHand, action: Action) -> Bill:
        order = _parse(pos, hand.seat, action)
        if isinstance(order, Refusal):
            return Bill()
        seat = hand.seat
        entries = [Entry(seat, SCORE, order.length(pos, seat), "SR-611")]
        if order.plus:
            entries.append(Entry(seat, SCORE, order.plus, "SR-812"))
        for tile in order.one_shots(pos, hand):
            entries += used_up(pos, tile)
        if order.slot == PRIVATE:
            entries.append(Entry(seat, "private", -1, "SR-1108"))
        if pos.order_faces:
            entries.append(Entry(seat, GOOD_THING[order.colour], 1, "SR-1003"))
        return Bill(entries, order.lines)

    def take(self, state: State[SteamRollersPosition], hand: DieInHand, action: Action) -> tuple[int, ...]:
        pos, seat = state.pos, hand.seat
        order = _parse(pos, seat, action)
        assert isinstance(order, Delivery)
        length = order.length(pos, seat)
        spent = list(order.one_shots(pos, hand))
        helped = spent[:]
        if order.origin != hand.die:
            helped.append(hand.usable(pos, "die_is_destination"))
        if _need(pos, length, order.plus) > pos.sheets[seat].power and not order.unlimited:
            helped.append(hand.usable(pos, "power_plus"))
        state.tell(
            "delivered",
            seat,
            good=order.colour,
            origin=order.origin,
            destination=order.destination,
            points=length + order.plus,
            lines=order.lines,
        )
        for tile in spent:
            use_up(state, tile)
        add_delivery(state, seat, length, order.plus)
        _remove(state, seat, order)
        return tuple(helped)


class Delivery:
    """A delivery that somebody asks for, well-formed but perhaps not allowed."""

    __slots__ = ("colour", "origin", "slot", "destination", "lines", "plus", "unlimited")

    def __init__(
        self, good: Good, destination: City, lines: tuple[str, ...], plus: int, unlimited: bool
    ) -> None:
        _, self.colour, self.origin, self.slot = good
        self.destination = destination
        self.lines = lines
        self.plus = plus
        self.unlimited = unlimited

    def length(self, pos: SteamRollersPosition, seat: Seat) -> int:
        """SR-606: cities and towns entered; only lines of one's own count."""
        found = [pos.sheets[seat].line(name) for name in self.lines]
        return sum(1 + line[3] for line in found if line is not None)

    def one_shots(self, pos: SteamRollersPosition, hand: DieInHand) -> Iterator[int]:
        if self.plus:
            yield hand.usable(pos, "delivery_distance_bonus")
        if self.unlimited:
            yield hand.usable(pos, "unlimited_distance")


def ways(pos: SteamRollersPosition, hand: DieInHand) -> list[Way]:
    """Every delivery that is possible with the die in hand, with every choice of one-shot tiles."""
    sheet, die = pos.sheets[hand.seat], hand.die
    routes = sheet.routes[die]
    if not routes:  # every route of this action begins or ends in the die's city
        return []
    power, limit = _power(pos, hand), _limit(pos, hand)
    found: list[Way] = []
    for good in goods_at(pos, hand.seat, die):
        for destination, distance, lines in routes:
            if distance <= limit and may_go(good[1], die, destination):
                start: Action = ("deliver", good[0], CITY_ATOM[destination], *lines)
                _add_ways(pos, hand, good, start, distance, power, found)
    if hand.usable(pos, "die_is_destination"):
        for origin, distance, lines in routes:
            if distance <= limit:
                for good in goods_at(pos, hand.seat, origin):
                    if may_go(good[1], origin, die):
                        start = ("deliver", good[0], CITY_ATOM[die], *lines[::-1])
                        _add_ways(pos, hand, good, start, distance, power, found)
    return found


def _add_ways(
    pos: SteamRollersPosition,
    hand: DieInHand,
    good: Good,
    start: Action,
    distance: int,
    power: int,
    found: list[Way],
) -> None:
    """Append the delivery as it is and with every choice of one-shot tiles that changes something."""
    longer = hand.usable(pos, "delivery_distance_bonus")
    unlimited = hand.usable(pos, "unlimited_distance")
    city = 0 if good[3] == PRIVATE else good[2]
    for plus in (0, *choices(pos, longer)) if longer else (0,):
        action = (*start, f"plus:{plus}") if plus else start
        used = (longer,) if plus else ()
        if _need(pos, distance, plus) <= power:
            found.append((action, city, distance + plus, used))
        elif unlimited:
            found.append(((*action, TILE_ATOM[unlimited]), city, distance + plus, (*used, unlimited)))


def goods_at(pos: SteamRollersPosition, seat: Seat, city: City) -> list[Good]:
    """The goods in a city that this seat can choose from, each different choice once."""
    found: list[Good] = []
    for slot, colour in enumerate(pos.cities[city]):
        count = 1
        for _, other, _, place in found:
            if other == colour:
                # In a row of Ewa's it matters which of two like goods goes, unless they are neighbours.
                if not pos.solo or all(pos.cities[city][i] == colour for i in range(place, slot)):
                    break
                count += 1
        else:
            name = f"good:{city}-{colour}" if count == 1 else f"good:{city}-{colour}-{count}"
            found.append((name, colour, city, slot))
    private = pos.sheets[seat].private
    if private is not None and private[0] == city:  # SR-1108
        found.append(("good:private", private[1], city, PRIVATE))
    return found


def may_go(colour: str, origin: City, destination: City) -> bool:
    """SR-603, SR-604, SR-902."""
    return origin != destination and (colour == COAL or destination in CITIES_FOR[colour])


def _wrong_city(colour: str) -> Refusal:
    """Where the good would have to go."""
    cities = CITIES_FOR[colour]
    return Refusal("SR-603", good=colour, city=cities[0], other=cities[1] if len(cities) > 1 else 0)


def _power(pos: SteamRollersPosition, hand: DieInHand) -> int:
    """SR-504, SR-817: crossed boxes, and one more with tile 4b."""
    tile = hand.usable(pos, "power_plus")
    return min(pos.most_power, pos.sheets[hand.seat].power + (choices(pos, tile)[0] if tile else 0))


def _need(pos: SteamRollersPosition, distance: int, plus: int) -> int:
    """SR-607, SR-813: the power for a delivery that tile 3b makes longer by so much."""
    return distance if pos.free_bonus else distance + plus


def _limit(pos: SteamRollersPosition, hand: DieInHand) -> int:
    """The longest route worth looking at."""
    return NO_LIMIT if hand.usable(pos, "unlimited_distance") else _power(pos, hand)


def _find(pos: SteamRollersPosition, seat: Seat, name: Atom) -> Good | None:
    """The good of an atom, if it is on offer."""
    for city in CITIES:
        for good in goods_at(pos, seat, city):
            if good[0] == name:
                return good
    return None


def _parse(pos: SteamRollersPosition, seat: Seat, action: Action) -> Delivery | Refusal:
    """The delivery that an action asks for; junk is no such move, a good that is not there SR-602."""
    if len(action) < 3:
        return NO_SUCH_MOVE
    destination = CITY_OF_ATOM.get(str(action[2]))
    end = 3
    while end < len(action) and kind_of(action[end]) == "line":
        end += 1
    rest = action[end:]
    plus = PLUS_OF_ATOM.get(str(rest[0]), 0) if rest else 0
    rest = rest[1:] if plus else rest
    tile = tile_with(pos, "unlimited_distance")
    unlimited = tile != 0 and rest == (TILE_ATOM[tile],)
    if destination is None or (rest and not unlimited):
        return NO_SUCH_MOVE
    good = _find(pos, seat, action[1])
    if good is None:
        return Refusal("SR-602") if kind_of(action[1]) == "good" else NO_SUCH_MOVE
    return Delivery(good, destination, tuple(str(atom) for atom in action[3:end]), plus, unlimited)


def _refuse_route(pos: SteamRollersPosition, seat: Seat, order: Delivery) -> Refusal | None:
    """SR-605, SR-609: an unbroken way over finished lines that enters no city twice."""
    here, visited = order.origin, {order.origin}
    for name in order.lines:
        line = pos.sheets[seat].line(name)
        if line is None or here not in (line[1], line[2]):
            return Refusal("SR-605", origin=order.origin, destination=order.destination)
        here = line[2] if here == line[1] else line[1]
        if here in visited:
            return Refusal("SR-609", city=here)
        visited.add(here)
    if here == order.destination:
        return None
    return Refusal("SR-605", origin=order.origin, destination=order.destination)


def _refuse_length(pos: SteamRollersPosition, hand: DieInHand, order: Delivery) -> Refusal | None:
    """The power must be enough, and one-shot tiles must be held and change something."""
    distance, power = order.length(pos, hand.seat), _power(pos, hand)
    need = _need(pos, distance, order.plus)
    if order.plus:
        tile = hand.usable(pos, "delivery_distance_bonus")
        if not tile or order.plus not in choices(pos, tile):
            return Refusal("SR-812")
    if order.unlimited:
        if not hand.usable(pos, "unlimited_distance"):
            return Refusal("SR-814")
        return Refusal("SR-710", tile=4, distance=need, power=power) if need <= power else None
    if need <= power:
        return None
    if power == 0:
        return Refusal("SR-505", distance=distance)
    if need == power + 1 and hand.worn_out(pos, "power_plus"):
        return Refusal("SR-1506", tile=4)
    if distance <= power:
        return Refusal("SR-813", distance=need, power=power)
    return Refusal("SR-607", distance=distance, power=power)


def _remove(state: State[SteamRollersPosition], seat: Seat, order: Delivery) -> None:
    """SR-612, SR-1003: into the bag, or beside the sheet when orders are used."""
    if order.slot == PRIVATE:
        lift_private(state, seat)
    else:
        cities = state.pos.cities
        row = cities[order.origin]
        cities[order.origin] = row[: order.slot] + row[order.slot + 1 :]
    keep_good(state, seat, order.colour)
