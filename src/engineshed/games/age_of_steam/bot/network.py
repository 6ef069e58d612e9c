"""The links as one seat sees them: where every cube could go, and how much of the way would be its own."""

from collections.abc import Iterable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from engineshed.games.age_of_steam.bot.coasts import coasts
from engineshed.games.age_of_steam.links import OPEN
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.routes import stretches

LONGEST: Final = 6
FOREIGN: Final = 1
"""Routes with more links of others than this are not looked for."""
BIT: Final = {"red": 1, "blue": 2, "purple": 4, "yellow": 8, "black": 16, "white": 32}

Row = list[int]
"""Own income of a cube's best route of at most 0, 1, ..., 6 links."""
Link = tuple[int, int]
"""The places that a link joins."""
Way = tuple[int, int, int, int]
"""Place at the other end, 1 if the link is one's own, the place as a bit, colours that it accepts."""
Cube = tuple[int, str]
"""Hex and colour."""


class Goods:
    """The cubes that lie on the map, and those that goods growth may bring."""

    __slots__ = ("coming", "here")

    def __init__(self, pos: AgeOfSteamPosition) -> None:
        self.here: dict[Cube, int] = {}
        """How many lie there."""
        self.coming: dict[Cube, float] = {}
        """How many of them to expect before long."""
        for hex_, cubes in pos.cubes.items():
            for colour in cubes:
                self.here[hex_, colour] = self.here.get((hex_, colour), 0) + 1
        miss = (5 / 6) ** pos.map.growth_dice(pos.players)
        for block in pos.display:
            city = pos.new_cities.get(block, pos.board.city_of_column.get(block))
            if city is not None:
                self.expect(pos, block, city, miss)

    def expect(self, pos: AgeOfSteamPosition, block: str, city: int, miss: float) -> None:
        chance = 1.0
        for colour in pos.display.get(block, ()):
            if colour:
                chance *= 1 - miss
                self.coming[city, colour] = self.coming.get((city, colour), 0.0) + chance


@mypyc_attr(serializable=True)
class Network:
    """All links of the map for one seat; `joined` adds what the seat might build."""

    __slots__ = ("accepts", "bonus", "coasts", "cubes_on_track", "own", "terminals", "ways")

    def __init__(self, pos: AgeOfSteamPosition, seat: int) -> None:
        self.accepts: dict[int, int] = {
            place: sum(BIT[colour] for colour in colours) for place, colours in pos.cities.items()
        }
        self.terminals = frozenset(pos.terminals)
        for place, colour in pos.terminals.items():
            self.accepts[place] = BIT.get(colour, 0)
        self.bonus = {colour: sum(n for _, n, _ in pos.map.mover_bonus(seat, colour)) for colour in BIT}
        self.coasts = coasts(pos)
        self.ways: dict[int, list[Way]] = {}
        self.own: list[Link] = []
        for chain in pos.chains.values():
            if chain.end not in (OPEN, chain.start):
                mine = chain.owner == seat
                if mine:
                    self.own.append((chain.start, chain.end))
                self._add(chain.start, chain.end, int(mine))
        self.cubes_on_track: dict[int, list[tuple[int, int]]] = {}
        """St. Lucia: hexes with cubes to the places where these come off, and if over own track."""
        for hex_ in pos.cubes:
            if hex_ in pos.tiles and hex_ not in pos.board.towns:
                self.cubes_on_track[hex_] = [
                    (stop, int(chain.owner == seat))
                    for chain in stretches(pos, hex_)
                    for stop in (chain.start, chain.end)
                    if stop != OPEN
                ]

    def _add(self, one: int, other: int, mine: int) -> None:
        if one not in self.terminals:
            self.ways.setdefault(one, []).append((other, mine, 1 << other, self.accepts.get(other, 0)))
        if other not in self.terminals:
            self.ways.setdefault(other, []).append((one, mine, 1 << one, self.accepts.get(one, 0)))

    def joined(self, links: Sequence[Link], over: Iterable[tuple[int, Link]] = ()) -> "Network":
        """With these links of one's own besides, which run over these hexes."""
        twin = Network.__new__(Network)
        twin.accepts, twin.bonus, twin.terminals = self.accepts, self.bonus, self.terminals
        twin.coasts = self.coasts
        twin.own, twin.ways, twin.cubes_on_track = [*self.own, *links], self.ways.copy(), self.cubes_on_track
        for one, other in links:
            for place in (one, other):
                if place in twin.ways:
                    twin.ways[place] = twin.ways[place][:]
        for one, other in links:
            twin._add(one, other, 1)
        for hex_, (one, other) in over:
            twin.cubes_on_track = {**twin.cubes_on_track, hex_: [(one, 1), (other, 1)]}
        return twin

    def founded(self, town: int, colours: int) -> "Network":
        """With a city on this town that accepts these colours."""
        twin = self.joined(())
        twin.accepts = {**self.accepts, town: colours}
        for place, ways in self.ways.items():
            if any(way[0] == town for way in ways):
                twin.ways[place] = [(*way[:3], colours) if way[0] == town else way for way in ways]
        return twin

    def places(self) -> set[int]:
        """Where own links end."""
        return {place for link in self.own for place in link}

    def reach(self) -> int:
        """The length of the longest way over own links, up to six."""
        ways: dict[int, list[int]] = {}
        for one, other in self.own:
            ways.setdefault(one, []).append(other)
            ways.setdefault(other, []).append(one)
        longest = 0
        for start in ways:
            longest = max(longest, _longest(ways, start, 1 << start, LONGEST))
            if longest == LONGEST:
                break
        return longest

    def rows(self, cubes: Iterable[Cube], level: int) -> dict[Cube, Row]:
        """What every cube would bring: only those that bring something."""
        colours: dict[int, int] = {}
        for hex_, colour in cubes:
            colours[hex_] = colours.get(hex_, 0) | BIT[colour]
        found: dict[Cube, Row] = {}
        for hex_, wanted in colours.items():
            best: dict[int, Row] = {}
            if hex_ in self.ways:
                far = self.coasts.get(hex_, 0)
                _walk(self.ways, best, hex_, 1 << hex_, wanted, 0, 1, level, far)
            for stop, mine in self.cubes_on_track.get(hex_, ()):
                self._leave(best, stop, wanted, mine, level)
            for colour, bit in BIT.items():
                if bit in best:
                    row, bonus = best[bit], self.bonus[colour]
                    for length in range(1, LONGEST + 1):
                        row[length] = max(row[length] and row[length] + bonus, row[length - 1])
                    found[hex_, colour] = row
        return found

    def _leave(self, best: dict[int, Row], stop: int, wanted: int, mine: int, level: int) -> None:
        """St. Lucia: a cube comes off the track it lies on."""
        got = wanted & self.accepts.get(stop, 0)
        if got and mine:
            _record(best, got, 1, 1)
        if wanted ^ got and level > 1 and stop in self.ways:
            _walk(self.ways, best, stop, 1 << stop, wanted ^ got, mine, 2, level, 0)


def _longest(ways: dict[int, list[int]], here: int, visited: int, most: int) -> int:
    longest = 0
    for there in ways[here]:
        if not visited >> there & 1:
            length = 1 if most == 1 else 1 + _longest(ways, there, visited | 1 << there, most - 1)
            if length == most:
                return most
            longest = max(longest, length)
    return longest


def _walk(
    ways: dict[int, list[Way]],
    best: dict[int, Row],
    here: int,
    visited: int,
    colours: int,
    own: int,
    length: int,
    level: int,
    far: int,
) -> None:
    """Take all colours along until each is accepted or the way is too long; some ends bring 1 more."""
    for there, mine, bit, accepted in ways[here]:
        if visited & bit:
            continue
        gain, rest = own + mine, colours
        got = colours & accepted
        if got:
            if gain:
                _record(best, got, length, gain + 1 if bit & far else gain)
            rest ^= got
        if rest and length < level and length - gain <= FOREIGN and there in ways:
            _walk(ways, best, there, visited | bit, rest, gain, length + 1, level, far)


def _record(best: dict[int, Row], colours: int, length: int, gain: int) -> None:
    while colours:
        bit = colours & -colours
        row = best.get(bit)
        if row is None:
            row = best[bit] = [0] * (LONGEST + 1)
        if gain > row[length]:
            row[length] = gain
        colours ^= bit


def rivals_gains(pos: AgeOfSteamPosition, seat: int, goods: Goods) -> dict[Cube, list[int]]:
    """What the cubes of the map would bring to each rival who can ship them, if need be after an upgrade."""
    found: dict[Cube, list[int]] = {}
    for rival in pos.order:
        if rival != seat and any(chain.owner == rival for chain in pos.chains.values()):
            level = min(pos.engine[rival] + 1, pos.map.engine_max)
            for cube, row in Network(pos, rival).rows(goods.here, level).items():
                if row[level]:
                    found.setdefault(cube, []).append(row[level])
    return found
