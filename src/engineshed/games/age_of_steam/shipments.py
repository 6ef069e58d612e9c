"""All routes of all cubes: a walk over the links that keeps to the rules of `routes.follow` as it goes.

While everybody moves goods the links stay the same, so what was found over them is remembered.
"""

from typing import TYPE_CHECKING, Final

from engineshed.games.age_of_steam.links import NOBODY, OPEN, Chain
from engineshed.games.age_of_steam.routes import cube_atom, stretches
from engineshed.kernel import Action, Atom

if TYPE_CHECKING:
    from engineshed.games.age_of_steam.position import AgeOfSteamPosition

Way = tuple[int, int, tuple[str], int]
"""A link from a place: where it leads, that place as a bit, the link's atom, the colours accepted there."""
Found = tuple[int, Action]
"""A shipment with its colour as a bit."""

COLOURS: Final = ("black", "blue", "purple", "red", "white", "yellow")
"""In the order in which cubes lie on a hex."""
BIT: Final = {colour: 1 << number for number, colour in enumerate(COLOURS)}
REMEMBERED: Final = 64
"""How many networks: those of the games and thoughts that are going on."""


def all_shipments(pos: "AgeOfSteamPosition", mover: int) -> list[Action]:
    """Every legal shipment, each route once."""
    network, level = _network_of(pos), pos.engine[mover]
    reach, known, board = network.reach, network.lists, pos.board
    found: list[Action] = []
    for hex_ in sorted(pos.cubes):
        cubes = pos.cubes[hex_]
        if hex_ in reach:
            key = (hex_, cubes, level)
            shipments = known.get(key)
            if shipments is None:
                shipments = known[key] = network.shipments(pos, hex_, cubes, level)
            found += shipments
        elif hex_ in pos.tiles and hex_ not in board.towns:
            found += network.off_track(pos, hex_, cubes, level)
    return found


class Network:
    """The completed links of one moment, and the shipments found over them so far."""

    __slots__ = ("accepted", "chains", "lists", "near", "reach", "terminals", "walks")

    def __init__(self, pos: "AgeOfSteamPosition") -> None:
        self.chains: tuple[Chain, ...] = tuple(pos.chains.values())
        """They are known by their identity (_network_of), so they have to stay."""
        self.accepted: dict[int, int] = {
            place: sum([BIT[colour] for colour in colours]) for place, colours in pos.cities.items()
        }
        for place, colour in pos.terminals.items():
            self.accepted[place] = BIT.get(colour, 0)
        self.terminals = frozenset(pos.terminals)
        self.reach: dict[int, list[Way]] = {}
        """Place to the links that end there, by name."""
        self.lists: dict[tuple[int, tuple[str, ...], int], list[Action]] = {}
        """Hex, cubes and engine level to the shipments."""
        self.walks: dict[int, tuple[int, int, list[Found]]] = {}
        """Hex to the engine level and the colours of the last walk from there, and what it found."""
        self.near: list[dict[int, int]] = [{}]
        """By a number of links: place to the colours that could be delivered over that many."""
        atoms, accepted = pos.board.link_atoms, self.accepted
        for name in sorted(pos.chains):
            chain = pos.chains[name]
            start, end = chain.start, chain.end
            if end not in (OPEN, start):
                atom = (atoms[name],)
                self.reach.setdefault(start, []).append((end, 1 << end, atom, accepted.get(end, 0)))
                self.reach.setdefault(end, []).append((start, 1 << start, atom, accepted.get(start, 0)))

    def within(self, links: int) -> dict[int, int]:
        """The colours that could be delivered from each place: nothing else is worth a walk there."""
        while len(self.near) <= links:
            last, more = self.near[-1], dict[int, int]()
            for place, ways in self.reach.items():
                colours = 0
                for there, _, _, accepted in ways:
                    colours |= accepted | last.get(there, 0)
                more[place] = colours if place not in self.terminals else 0
            self.near.append(more)
        return self.near[links]

    def shipments(
        self, pos: "AgeOfSteamPosition", hex_: int, cubes: tuple[str, ...], level: int
    ) -> list[Action]:
        """The shipments of these cubes: a part of what an earlier walk found with more colours or links."""
        wanted = 0
        for cube in cubes:
            wanted |= BIT[cube]
        most, colours, found = self.walks.get(hex_, (0, 0, []))
        if wanted & ~colours or level > most:
            walk = Walk(self, pos, hex_, wanted, level)
            walk.go(hex_, 1 << hex_, wanted, (), level)
            most, colours, found = self.walks[hex_] = (level, wanted, walk.found)
        shipments = [action for bit, action in found if bit & wanted and len(action) <= level + 2]
        if not pos.map.has_coasts:
            return shipments
        return [option for action in shipments for option in self._with_bonus(pos, hex_, action)]

    def _with_bonus(self, pos: "AgeOfSteamPosition", origin: int, action: Action) -> list[Action]:
        """One option per seat that could get the bonus for a delivery from coast to coast (AOS-1908)."""
        here, owners = origin, dict[int, None]()
        for atom in action[2:]:
            chain = pos.chains[pos.board.side_of[str(atom)]]
            here = chain.other_end(here)
            if chain.owner != NOBODY and not pos.out[chain.owner]:
                owners[chain.owner] = None
        if not owners or not pos.map.coast_to_coast(pos, origin, here):
            return [action]
        return [(*action, f"seat:{seat}") for seat in owners]

    def off_track(
        self, pos: "AgeOfSteamPosition", hex_: int, cubes: tuple[str, ...], level: int
    ) -> list[Action]:
        """St. Lucia: off the stretch under the cube, at either end that is a place."""
        wanted, board = 0, pos.board
        for cube in cubes:
            wanted |= BIT[cube]
        walk = Walk(self, pos, hex_, wanted, level)
        for chain in stretches(pos, hex_):
            atom = board.link_atoms[chain.name]
            walk.first = "" if pos.map.may_retrace else atom
            for stop in dict.fromkeys((chain.start, chain.end)):
                if stop == OPEN:
                    continue
                path = (atom, board.hex_atoms[stop])
                got = wanted & self.accepted.get(stop, 0)
                if got:
                    walk.deliver(got, path)
                if level > 1 and self.near[level - 1].get(stop, 0) & wanted & ~got:
                    walk.go(stop, 1 << stop, wanted & ~got, path, level - 1)
        return [action for _, action in walk.found]


class Walk:
    """The way of all cubes of one hex at once: colours are bits."""

    __slots__ = ("first", "found", "near", "prefix", "reach")

    def __init__(
        self, network: Network, pos: "AgeOfSteamPosition", hex_: int, wanted: int, level: int
    ) -> None:
        network.within(level - 1)
        self.near, self.reach = network.near, network.reach
        self.prefix: dict[int, Action] = {
            bit: ("ship", cube_atom(pos, hex_, colour)) for colour, bit in BIT.items() if bit & wanted
        }
        self.found: list[Found] = []
        self.first = ""
        """St. Lucia: the link on which the cube started, not to be used again (AOS-2315)."""

    def go(self, here: int, visited: int, colours: int, path: tuple[Atom, ...], left: int) -> None:
        """On from a place over this many links: accepted cubes are delivered (AOS-1209), others go on."""
        prefix, first, near = self.prefix, self.first, self.near[left - 1]
        for there, bit, atom, accepted in self.reach[here]:
            if visited & bit or atom[0] == first:
                continue
            got = colours & accepted
            if got:
                if got in prefix:
                    self.found.append((got, prefix[got] + path + atom))
                else:
                    self.deliver(got, path + atom)
            if left > 1:
                rest = colours & ~accepted & near[there]
                if rest:
                    self.go(there, visited | bit, rest, path + atom, left - 1)

    def deliver(self, got: int, path: tuple[Atom, ...]) -> None:
        for bit, begin in self.prefix.items():
            if bit & got:
                self.found.append((bit, begin + path))


_networks: dict[tuple[object, ...], Network] = {}


def _network_of(pos: "AgeOfSteamPosition") -> Network:
    """The network of a position; copies with the same links and cities share it."""
    key = (pos.board.id, *map(id, pos.chains.values()), *pos.cities.items(), *pos.terminals.values())
    if pos.map.has_coasts:
        key = (*key, *pos.out)
    network = _networks.get(key)
    if network is None:
        if len(_networks) >= REMEMBERED:
            _networks.clear()
        network = _networks[key] = Network(pos)
    return network
