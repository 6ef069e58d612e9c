"""IV. Build track: who owns it. What becomes of links and sections is told and booked here."""

from engineshed.games.age_of_steam import links
from engineshed.games.age_of_steam.figures import TrackCount, book_track, track_now
from engineshed.games.age_of_steam.links import NOBODY, Chain
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.track import Lay, Site
from engineshed.kernel import State, Step


def unowned_met(state: State[AgeOfSteamPosition], site: Site, plan: Lay) -> list[Chain]:
    """The unowned track that a tile meets or turns, for whoever keeps a journal."""
    if state.tape is None:
        return []
    edges = [*plan.exits, *(edge for piece in plan.tracks for edge in piece)]
    edges += [edge for _, edge in plan.redirected]
    met = [*(chain for chain, _ in plan.redirected), *(site.met[edge] for edge in edges)]
    return [chain for chain in met if chain is not None and chain.owner == NOBODY]


def tell_laid(
    state: State[AgeOfSteamPosition],
    seat: int,
    before: list[TrackCount],
    met: list[Chain],
    changed: list[Chain],
) -> None:
    """New track belongs to its builder (AOS-705), and so does unowned track that he takes in (AOS-712)."""
    if state.tape is None:
        return
    pos = state.pos
    taken = [chain for chain in met if pos.chains[pos.chain_at[chain.first_side]].owner == seat]
    if taken:
        hexes = pos.board.atoms_of(hex_ for chain in taken for hex_ in chain.hexes())
        state.tell("took-over", seat, hexes=hexes)
    tell_completed(state, changed)
    book_track(state, before, "AOS-712" if taken else "AOS-705")


def tell_completed(state: State[AgeOfSteamPosition], chains: list[Chain]) -> None:
    atoms = state.pos.board.hex_atoms
    for chain in chains:
        if chain.complete and chain.owner != NOBODY:
            ends = (atoms[chain.start], atoms[chain.end])
            state.tell("completed", chain.owner, ends=ends, pieces=len(chain.pieces))


def cut_exits(state: State[AgeOfSteamPosition], hex_: int) -> None:
    """The exits of a town that becomes a city count for nobody any more (AOS-1005)."""
    before = track_now(state)
    links.cut_exits(state.pos, hex_)
    for seat, (old, new) in enumerate(zip(before, track_now(state), strict=True)):
        if old != new:
            state.tell("cut-off", seat, hex=state.pos.board.hex_atoms[hex_])
    book_track(state, before, "AOS-1005")


def end_at_city(state: State[AgeOfSteamPosition], seat: int, hex_: int) -> list[Chain]:
    """Track that points at a new city is completed (AOS-1008). Which was."""
    before = track_now(state)
    ended = links.end_at_city(state.pos, seat, hex_)
    tell_completed(state, ended)
    book_track(state, before, "AOS-1008")
    return ended


class EndBuilding(Step[AgeOfSteamPosition]):
    """A building turn ends. With the setting, neglected sections are lost here already."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State[AgeOfSteamPosition]) -> None:
        if state.pos.map.lost_at_end_of_turn:
            lose_neglected(state, self.seat)


class EndBuildPhase(Step[AgeOfSteamPosition]):
    """When all have built, discs come off sections that were not lengthened (AOS-709)."""

    __slots__ = ()

    def run(self, state: State[AgeOfSteamPosition]) -> None:
        if not state.pos.map.lost_at_end_of_turn:
            for seat in state.pos.order:
                lose_neglected(state, seat)


def lose_neglected(state: State[AgeOfSteamPosition], seat: int) -> None:
    """Unfinished sections that their owner has not lengthened this turn become unowned (AOS-708)."""
    pos = state.pos
    for name in sorted(pos.chains):
        chain = pos.chains[name]
        if chain.owner == seat and not chain.complete and chain.since < pos.turn:  # AOS-710
            state.tell("lost", seat, hexes=pos.board.atoms_of(chain.hexes()))
            before = track_now(state)
            links.set_owner(pos, chain, NOBODY)
            book_track(state, before, "AOS-708")
