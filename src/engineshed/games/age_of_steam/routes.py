"""Where a cube can go: following one named route.

`follow` is the judge of a single shipment and names the rule that it breaks; shipments.py finds all that it
allows. On St. Lucia a cube starts on a stretch of track between two places:
its first link is then followed by the place where it comes off.
"""

from typing import TYPE_CHECKING

from engineshed.games.age_of_steam.links import NOBODY, OPEN, Chain
from engineshed.kernel import NO_SUCH_MOVE, Action, Atom, Refusal, kind_of, name_of, number_of

if TYPE_CHECKING:
    from engineshed.games.age_of_steam.position import AgeOfSteamPosition


class Journey:
    """A legal shipment."""

    __slots__ = ("bonus", "chains", "colour", "origin", "stops")

    def __init__(self, origin: int, colour: str, chains: list[Chain], stops: list[int], bonus: int) -> None:
        self.origin = origin
        self.colour = colour
        self.chains = chains
        """The links used, in order (on St. Lucia the first may be an unfinished section)."""
        self.stops = stops
        """The place at the end of each; the last accepts the cube."""
        self.bonus = bonus
        """Western U.S.: the seat that gains 1 more (AOS-1908), or NOBODY."""

    def gains(self, pos: "AgeOfSteamPosition", mover: int) -> list[tuple[int, int, str]]:
        """Who gains how much income, by which rule."""
        found = [(owner, 1, "AOS-1214") for owner in paid_owners(pos, self.chains)]
        if self.bonus != NOBODY:
            found.append((self.bonus, 1, "AOS-1908"))
        return found + pos.map.mover_bonus(mover, self.colour)


def paid_owners(pos: "AgeOfSteamPosition", chains: list[Chain]) -> list[int]:
    """The owner of each link who is still in the game (AOS-1214, AOS-1406)."""
    return [chain.owner for chain in chains if chain.owner != NOBODY and not pos.out[chain.owner]]


def gains_of(pos: "AgeOfSteamPosition", mover: int, action: Action) -> tuple[int, int]:
    """What a legal shipment brings the mover, and all others together."""
    own = others = 0
    side_of, chains = pos.board.side_of, pos.chains
    for atom in action[2:]:
        side = side_of.get(str(atom))
        if side is None:
            named = number_of(atom, "seat")
            if named is None:
                continue  # St. Lucia: where the cube comes off its first link
            owner = named
        else:
            owner = chains[side].owner
        if owner == mover:
            own += 1
        elif owner != NOBODY and not pos.out[owner]:
            others += 1
    for who, amount, _ in pos.map.mover_bonus(mover, str(action[1])[5:].partition("@")[0]):
        own += amount if who == mover else 0
    return own, others


def cube_atom(pos: "AgeOfSteamPosition", hex_: int, colour: str) -> str:
    q, r = pos.board.places[hex_]
    return f"cube:{colour}@{q},{r}"


def parse_cube(pos: "AgeOfSteamPosition", atom: Atom) -> tuple[int, str] | None:
    """Hex and colour of a cube's atom."""
    colour, _, place = name_of(atom, "cube").partition("@")
    hex_ = pos.board.hex_of.get(f"hex:{place}")
    return None if hex_ is None else (hex_, colour)


# One route


def follow(pos: "AgeOfSteamPosition", mover: int, action: Action) -> Journey | Refusal:
    """The shipment that an action names, or the rule that forbids it."""
    cube = parse_cube(pos, action[1]) if len(action) > 1 else None
    if cube is None or action[0] != "ship":
        return NO_SUCH_MOVE
    origin, colour = cube
    if colour not in pos.cubes.get(origin, ()):
        return Refusal("AOS-1204", cube=action[1])
    atoms = list(action[2:])
    bonus = _bonus_seat(atoms.pop()) if atoms and kind_of(atoms[-1]) == "seat" else NOBODY
    chains: list[Chain] = []
    stops: list[int] = []
    if origin not in pos.cities and origin not in pos.board.towns:
        refusal = _leave_stretch(pos, origin, atoms, chains, stops)
        if refusal is not None:
            return refusal
    refusal = _follow_links(pos, mover, origin, colour, atoms, chains, stops)
    if refusal is None:
        refusal = _refuse_bonus(pos, origin, stops[-1], chains, bonus, len(action) - 2 - len(atoms))
    return refusal or Journey(origin, colour, chains, stops, bonus)


def _follow_links(
    pos: "AgeOfSteamPosition",
    mover: int,
    origin: int,
    colour: str,
    atoms: list[Atom],
    chains: list[Chain],
    stops: list[int],
) -> Refusal | None:
    first = chains[0] if chains else None
    for atom in atoms[2 * len(chains) :]:
        here = stops[-1] if stops else origin
        side = pos.board.side_of.get(str(atom))
        if side is None:
            return NO_SUCH_MOVE
        chain = pos.chains.get(side)
        if chain is None or not chain.complete or here not in (chain.start, chain.end):
            return Refusal("AOS-1205", link=atom)
        if stops and here in pos.terminals:
            return Refusal("AOS-2104", place=pos.board.hex_atoms[here])
        if stops and pos.accepts(here, colour):
            return Refusal("AOS-1209", place=pos.board.hex_atoms[here])
        if chain is first and not pos.map.may_retrace:
            return Refusal("AOS-2315", link=atom)
        there = chain.other_end(here)
        if there in stops or there == origin:
            return Refusal("AOS-1210", place=pos.board.hex_atoms[there])
        chains.append(chain)
        stops.append(there)
    if not chains:
        return Refusal("AOS-1206")
    if len(chains) > pos.engine[mover]:
        return Refusal("AOS-1207", links=len(chains), engine=pos.engine[mover])
    if not pos.accepts(stops[-1], colour):
        return _not_accepted(pos, colour, stops[-1])
    return None


def _not_accepted(pos: "AgeOfSteamPosition", colour: str, place: int) -> Refusal:
    if colour == "white":
        return Refusal("AOS-2006", place=pos.board.hex_atoms[place])
    if colour == "black":
        return Refusal("AOS-1213", place=pos.board.hex_atoms[place])
    return Refusal("AOS-1208", place=pos.board.hex_atoms[place])


def _bonus_seat(atom: Atom) -> int:
    number = number_of(atom, "seat")
    return OPEN - 1 if number is None else number


def _refuse_bonus(
    pos: "AgeOfSteamPosition", origin: int, end: int, chains: list[Chain], bonus: int, named: int
) -> Refusal | None:
    """Where a bonus is due, one seat among the owners must be named, elsewhere none (AOS-1908)."""
    owners = paid_owners(pos, chains) if pos.map.coast_to_coast(pos, origin, end) else []
    if not owners and not named:
        return None
    return None if bonus in owners else Refusal("AOS-1908")


def _leave_stretch(
    pos: "AgeOfSteamPosition", origin: int, atoms: list[Atom], chains: list[Chain], stops: list[int]
) -> Refusal | None:
    """St. Lucia: along the track under the cube to one of its places (AOS-2312)."""
    if origin not in pos.tiles:
        return Refusal("AOS-2311", hex=pos.board.hex_atoms[origin])
    if not atoms:
        return Refusal("AOS-1206")
    chain = pos.chains.get(pos.board.side_of.get(str(atoms[0]), OPEN))
    stop = pos.board.hex_of.get(str(atoms[1])) if len(atoms) > 1 else None
    if chain is None or stop is None:
        return NO_SUCH_MOVE
    if chain not in stretches(pos, origin):
        return Refusal("AOS-2314", link=atoms[0])
    if stop not in (chain.start, chain.end):
        return Refusal("AOS-2312", place=atoms[1])
    chains.append(chain)
    stops.append(stop)
    return None


def stretches(pos: "AgeOfSteamPosition", hex_: int) -> list[Chain]:
    """The chains whose track lies on a hex."""
    sides = range(6 * hex_, 6 * hex_ + 6)
    names = dict.fromkeys(pos.chain_at[side] for side in sides if side in pos.chain_at)
    return [pos.chains[name] for name in names]
