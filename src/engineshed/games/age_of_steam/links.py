"""Chains of track: completed links and unfinished sections, kept up to date as track is laid.

Every chain begins at a place (a city, a terminal, or a town with a tile): the rules let nobody lay track
that does not lead back to one. Its other end is a place too (then it is a link, AOS-701), or open.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from engineshed.games.age_of_steam.position import AgeOfSteamPosition

NOBODY: Final = -1
OPEN: Final = -1
"""The far end of a chain that reaches no place."""
TOWN: Final = -1
"""The inner end of a town's exit."""

Piece = tuple[int, int]
"""One track on one tile: the side (or TOWN) nearer to the chain's beginning, and the one farther away."""


@mypyc_attr(serializable=True)
class Chain:
    """A completed link or an unfinished section: pieces of track from `start` on. A value, never changed."""

    __slots__ = ("end", "name", "owner", "pieces", "since", "start")

    def __init__(self, owner: int, start: int, end: int, pieces: tuple[Piece, ...], since: int) -> None:
        self.owner = owner
        self.start = start
        """The hex of the place where it begins."""
        self.end = end
        """The hex of the place where it ends, or OPEN."""
        self.pieces = pieces
        self.since = since
        """The turn in which it was begun or last lengthened (AOS-708)."""
        self.name = min([side for piece in pieces for side in piece if side != TOWN])
        """The lowest side of its track."""

    @property
    def complete(self) -> bool:
        """Is it a link? Track from a place back to itself never is (AOS-1011)."""
        return self.end != OPEN and self.end != self.start

    @property
    def open_side(self) -> int:
        """The side at which it could go on; OPEN if there is none."""
        return self.pieces[-1][1] if self.end == OPEN else OPEN

    @property
    def first_side(self) -> int:
        """The side where its track begins: it never moves."""
        near, far = self.pieces[0]
        return far if near == TOWN else near

    def hexes(self) -> list[int]:
        """The hexes it runs over, in order."""
        return [max(piece) // 6 for piece in self.pieces]

    def other_end(self, place: int) -> int:
        return self.end if place == self.start else self.start

    def with_owner(self, owner: int, since: int | None = None) -> "Chain":
        return Chain(owner, self.start, self.end, self.pieces, self.since if since is None else since)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chain) and self._all() == other._all()

    def __hash__(self) -> int:
        return hash(self.pieces)

    def __repr__(self) -> str:
        return f"Chain{self._all()}"

    def _all(self) -> tuple[object, ...]:
        return (self.owner, self.start, self.end, self.pieces, self.since)


# Keeping the table's chains


def put(pos: "AgeOfSteamPosition", chain: Chain) -> None:
    """Lay a chain on the table with its owner's disc (AOS-705)."""
    name = chain.name
    pos.chains[name] = chain
    for near, far in chain.pieces:
        if near != TOWN:
            pos.chain_at[near] = name
        if far != TOWN:
            pos.chain_at[far] = name
    if chain.owner != NOBODY:
        pos.discs[chain.owner] -= 1


def take_off(pos: "AgeOfSteamPosition", chain: Chain) -> None:
    """Take a chain off the table; its disc goes back to the owner (AOS-713)."""
    del pos.chains[chain.name]
    for piece in chain.pieces:
        for side in piece:
            if side != TOWN:
                del pos.chain_at[side]
    if chain.owner != NOBODY:
        pos.discs[chain.owner] += 1


def set_owner(pos: "AgeOfSteamPosition", chain: Chain, owner: int) -> None:
    if chain.owner != NOBODY:
        pos.discs[chain.owner] += 1
    if owner != NOBODY:
        pos.discs[owner] -= 1
    pos.chains[chain.name] = chain.with_owner(owner)


def backwards(chain: Chain) -> tuple[Piece, ...]:
    return tuple((far, near) for near, far in reversed(chain.pieces))


def chain_across(pos: "AgeOfSteamPosition", side: int) -> Chain | None:
    """The chain whose open end meets this side from the other hex."""
    there = pos.board.across[side]
    name = pos.chain_at.get(there)
    return None if name is None else pos.chains[name]


# Growing


def add_piece(pos: "AgeOfSteamPosition", seat: int, near: int, far: int) -> Chain:
    """New track between two sides of a hex: it takes in every chain that it meets (AOS-712, AOS-713)."""
    if _place_or_chain(pos, near) is None:
        near, far = far, near
    found = _place_or_chain(pos, near)
    if isinstance(found, Chain):
        take_off(pos, found)
        start, pieces = found.start, found.pieces
    else:
        assert found is not None, "track that leads back to no place"
        start, pieces = found, ()
    chain = _carry_on(pos, seat, start, (*pieces, (near, far)), pos.turn)
    put(pos, chain)
    return chain


def add_exit(pos: "AgeOfSteamPosition", seat: int, town: int, side: int) -> Chain:
    """A new exit of a town: the end of a chain of its own (AOS-704)."""
    chain = _carry_on(pos, seat, town, ((TOWN, side),), pos.turn)
    put(pos, chain)
    return chain


def redirect(
    pos: "AgeOfSteamPosition", seat: int, turned: list[tuple[Chain, int]], takes_over: bool
) -> list[Chain]:
    """Turn the open ends of sections to other sides of their last hex (AOS-808).

    That alone is no lengthening (AOS-711) and makes nobody owner unless it completes a link (AOS-811).
    """
    for chain, _ in turned:  # two sections of one hex may swap their sides
        take_off(pos, chain)
    moved: list[Chain] = []
    for chain, side in turned:
        pieces = (*chain.pieces[:-1], (chain.pieces[-1][0], side))
        new = _carry_on(pos, seat, chain.start, pieces, chain.since)
        if new.end == OPEN and chain.owner == NOBODY:
            new = new.with_owner(seat, pos.turn) if takes_over else new.with_owner(NOBODY)
        put(pos, new)
        moved.append(new)
    return moved


def _place_or_chain(pos: "AgeOfSteamPosition", side: int) -> Chain | int | None:
    there = pos.board.across[side]
    if pos.is_end(there // 6):
        return there // 6
    return chain_across(pos, side)


def _carry_on(
    pos: "AgeOfSteamPosition", seat: int, start: int, pieces: tuple[Piece, ...], since: int
) -> Chain:
    """The chain that begins with these pieces, with whatever its far side meets."""
    met = _place_or_chain(pos, pieces[-1][1])
    if met is None:
        return Chain(seat, start, OPEN, pieces, since)
    if isinstance(met, Chain):
        take_off(pos, met)
        return Chain(seat, start, met.start, pieces + backwards(met), since)
    return Chain(seat, start, met, pieces, since)


# A new city


def cut_exits(pos: "AgeOfSteamPosition", hex_: int) -> None:
    """A town becomes a city: its exits go."""
    for side in range(6 * hex_, 6 * hex_ + 6):
        name = pos.chain_at.get(side)
        if name is not None:
            _cut_exit(pos, pos.chains[name], side)  # AOS-1005


def end_at_city(pos: "AgeOfSteamPosition", seat: int, hex_: int) -> list[Chain]:
    """Track that points at a new city ends here now. Which did."""
    ended: list[int] = []
    for side in range(6 * hex_, 6 * hex_ + 6):
        chain = chain_across(pos, side)
        if chain is not None and chain.open_side == pos.board.across[side]:  # AOS-1008
            take_off(pos, chain)
            put(pos, Chain(chain.owner, chain.start, hex_, chain.pieces, chain.since))
            ended.append(chain.name)
    _claim(pos, seat, ended)
    return [pos.chains[name] for name in ended]


def _claim(pos: "AgeOfSteamPosition", seat: int, ended: list[int]) -> None:
    """Unowned links at a new city become this seat's: one that it may own can let it own the next.

    Where discs are short, the longest link comes first, whatever its side (AOS-618).
    """
    free = [chain for name in ended if (chain := pos.chains[name]).complete and chain.owner == NOBODY]
    free.sort(key=lambda chain: (-len(chain.pieces), chain.name))
    while pos.discs[seat] > 0:
        own = (chain for chain in free if pos.map.may_own(pos, seat, (chain.start, chain.end)))
        chosen = next(own, None)
        if chosen is None:
            return
        set_owner(pos, chosen, seat)
        free.remove(chosen)


def _cut_exit(pos: "AgeOfSteamPosition", chain: Chain, side: int) -> None:
    take_off(pos, chain)
    if len(chain.pieces) == 1:  # AOS-1007
        return
    pieces = chain.pieces[1:] if chain.pieces[0] == (TOWN, side) else chain.pieces[:-1]
    put(pos, Chain(chain.owner, chain.start, chain.end, pieces, chain.since))
