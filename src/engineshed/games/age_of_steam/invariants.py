"""What must always hold: pieces are conserved and the chains are what the tiles show."""

from collections import Counter

from engineshed.games.age_of_steam.links import NOBODY, OPEN, TOWN, Chain
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.printed.components import box
from engineshed.games.age_of_steam.printed.tiles import SUPPLY, TILES


def check(pos: AgeOfSteamPosition) -> None:
    """Assert every invariant of a position."""
    _cubes(pos)
    _tiles(pos)
    _chains(pos)
    _discs(pos)
    _markers(pos)


def _cubes(pos: AgeOfSteamPosition) -> None:
    """No cube appears or vanishes, except cotton that was delivered and what Production holds in hand."""
    found = Counter(pos.bag)
    for cubes in (*pos.cubes.values(), *pos.display.values()):
        found.update(cube for cube in cubes if cube)
    found.update(colour for colour in pos.terminals.values() if colour)
    in_hand = 0
    for colour, number in box().goods_cubes.by_color.items():
        if colour in pos.map.bag:
            assert number - found[colour] >= 0, f"too many {colour} cubes"
            in_hand += number - found[colour]
        else:
            assert found[colour] <= number
    assert in_hand <= 2, "cubes have vanished"


def _tiles(pos: AgeOfSteamPosition) -> None:
    laid = Counter(TILES[number].kind for number in pos.tiles.values())
    for kind, number in enumerate(SUPPLY):
        assert pos.supply[kind] >= 0
        assert pos.supply[kind] + laid[kind] == number
    discs = sum(hex_ in pos.board.towns and TILES[n].group != "town" for hex_, n in pos.tiles.items())
    assert pos.town_discs >= 0
    assert pos.town_discs + discs == pos.map.town_discs
    for hex_ in pos.tiles:
        assert hex_ not in pos.cities
        assert hex_ not in pos.terminals
        assert hex_ not in pos.board.water


def _chains(pos: AgeOfSteamPosition) -> None:
    """Every track on a tile is in exactly one chain, and chains go on wherever tracks meet."""
    pieces: list[tuple[int, int]] = []
    for name, chain in pos.chains.items():
        assert name == chain.name
        _ends(pos, chain)
        for (_, here), (there, _) in zip(chain.pieces, chain.pieces[1:], strict=False):
            assert pos.board.across[here] == there
        for near, far in chain.pieces:
            assert all(pos.chain_at[side] == name for side in (near, far) if side != TOWN)
            if near // 6 == far // 6 or TOWN in (near, far):
                pieces.append((min(near, far), max(near, far)))
    shown: list[tuple[int, int]] = []
    for hex_, number in pos.tiles.items():
        if hex_ in pos.board.towns:
            shown += [(TOWN, 6 * hex_ + edge) for edge in TILES[number].exits]
        else:
            shown += [(6 * hex_ + a, 6 * hex_ + b) for a, b in TILES[number].tracks]
    assert sorted(pieces) == sorted(shown)
    for side, name in pos.chain_at.items():
        there = pos.board.across[side]
        assert pos.chain_at.get(there, name) == name, "two chains meet and are not joined"


def _ends(pos: AgeOfSteamPosition, chain: Chain) -> None:
    first, last = chain.pieces[0][0], chain.pieces[-1][1]
    assert _ends_at(pos, first, chain.start)
    if chain.end == OPEN:
        assert pos.board.across[last] != OPEN, "track runs off the map"
        assert not pos.is_end(pos.board.across[last] // 6)
    else:
        assert _ends_at(pos, last, chain.end)


def _ends_at(pos: AgeOfSteamPosition, side: int, place: int) -> bool:
    if side == TOWN:
        return place in pos.tiles and place in pos.board.towns
    return pos.is_end(place) and place in (pos.board.across[side] // 6, side // 6)


def _discs(pos: AgeOfSteamPosition) -> None:
    used = Counter(chain.owner for chain in pos.chains.values() if chain.owner != NOBODY)
    for seat, left in enumerate(pos.discs):
        assert left >= 0
        assert left + used[seat] == pos.map.ownership_discs


def _markers(pos: AgeOfSteamPosition) -> None:
    for seat in range(pos.players):
        assert pos.cash[seat] >= 0
        assert pos.out[seat] == (seat not in pos.order)
        assert pos.income[seat] >= 0 or pos.out[seat]
        assert 0 <= pos.shares[seat] <= pos.map.shares_max
        assert 1 <= pos.engine[seat] <= pos.map.engine_max
    taken = [pos.action[seat] for seat in pos.order if pos.action[seat]]
    assert len(set(taken)) == len(taken), "an action was taken twice"
