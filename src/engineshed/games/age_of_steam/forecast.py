"""What a position is heading for: the shipments that are there to be made, and the score they lead to.

The weights come from the usual course of the game: an income point is worth three at the end, money is a
bridge to the next turn, and a debt that cannot be paid is the end.
"""

from math import exp
from typing import Final

from engineshed.games.age_of_steam.links import NOBODY, OPEN
from engineshed.games.age_of_steam.phases.money import expenses
from engineshed.games.age_of_steam.position import Table

Menu = list[list[list[int]]]
"""By cube and seat: the most own links in a route of at most so many links (index 0 to 6)."""

LONGEST: Final = 6
DECAY: Final = 0.93
"""Later shipments are less sure."""
CONTESTED: Final = 0.85
"""A cube that a rival could ship as well may be gone."""
DOLLAR: Final = (0.1, 0.3, 0.5, 0.7, 0.9)
"""What a dollar is worth in points, by the number of turns after this one."""
USEFUL_CASH: Final = 13
"""More than this is rarely spent in a turn."""
RUIN: Final = -100.0
RISK: Final = 25.0
"""What it costs to depend on this turn's shipments for staying solvent."""
BEFORE_SHARES: Final = ("", "first-place", "shares")
"""Money can still be raised."""
BEFORE_BUILDING: Final = (*BEFORE_SHARES, "order", "actions", "build")


def menu(pos: Table) -> Menu:
    """Every cube that can be delivered, with what it would bring to whom."""
    ways: dict[int, list[tuple[int, int]]] = {}
    for chain in pos.chains.values():
        if chain.end not in (OPEN, chain.start):
            owner = NOBODY if chain.owner != NOBODY and pos.out[chain.owner] else chain.owner
            ways.setdefault(chain.start, []).append((chain.end, owner))
            ways.setdefault(chain.end, []).append((chain.start, owner))
    level = min(LONGEST, max((pos.engine[seat] for seat in pos.order), default=1) + 1)
    found: Menu = []
    for hex_, cubes in pos.cubes.items():
        starts = [hex_] if hex_ in ways else []
        for colour in dict.fromkeys(cubes):
            best = [[0] * (LONGEST + 1) for _ in range(pos.players)]
            if starts:
                _walk(pos, ways, level, colour, best, [0] * pos.players, hex_, 1 << hex_, 1)
            elif hex_ in pos.tiles:
                _from_track(pos, ways, level, colour, best, hex_)
            if any(row[LONGEST] for row in _filled(best)):
                found += [best] * cubes.count(colour)
    return found


def _walk(
    pos: Table,
    ways: dict[int, list[tuple[int, int]]],
    level: int,
    colour: str,
    best: list[list[int]],
    own: list[int],
    here: int,
    visited: int,
    length: int,
) -> None:
    for there, owner in ways.get(here, ()):
        if visited >> there & 1:
            continue
        if owner != NOBODY:
            own[owner] += 1
        if pos.accepts(there, colour):
            for seat, links in enumerate(own):
                if links > best[seat][length]:
                    best[seat][length] = links
        elif length < level and there not in pos.terminals:
            _walk(pos, ways, level, colour, best, own, there, visited | 1 << there, length + 1)
        if owner != NOBODY:
            own[owner] -= 1


def _from_track(
    pos: Table,
    ways: dict[int, list[tuple[int, int]]],
    level: int,
    colour: str,
    best: list[list[int]],
    hex_: int,
) -> None:
    """St. Lucia: a cube on track leaves at either end."""
    for side in range(6 * hex_, 6 * hex_ + 6):
        chain = pos.chains.get(pos.chain_at.get(side, OPEN))
        if chain is None:
            continue
        own = [0] * pos.players
        if chain.owner != NOBODY:
            own[chain.owner] = 1
        for stop in (chain.start, chain.end):
            if stop == OPEN:
                continue
            if pos.accepts(stop, colour):
                for seat, links in enumerate(own):
                    best[seat][1] = max(best[seat][1], links)
            else:
                _walk(pos, ways, level, colour, best, own, stop, 1 << stop, 2)


def _filled(best: list[list[int]]) -> list[list[int]]:
    """A longer engine can do what a shorter one can."""
    for row in best:
        for length in range(1, LONGEST + 1):
            row[length] = max(row[length], row[length - 1])
    return best


def projections(pos: Table) -> list[float]:
    """The score that each seat is heading for."""
    cubes = menu(pos)
    return [RUIN if pos.out[seat] else _projected(pos, cubes, seat) for seat in range(pos.players)]


def _projected(pos: Table, cubes: Menu, seat: int) -> float:
    turns_after = pos.map.turns(pos.players) - pos.turn
    now = {"move-1": 1, "move-2": 0, "growth": 0}.get(pos.phase, 2)
    gains = shipments(pos, cubes, seat, now, turns_after)
    income, cash, due = float(pos.income[seat]), float(pos.cash[seat] - pos.bids[seat]), expenses(pos, seat)
    short = 0.0
    if pos.phase != "growth":
        if pos.phase not in BEFORE_SHARES and not _solvent(income + 0.5 * sum(gains[:now]), cash, due):
            return RUIN
        if not _solvent(income, cash, due):
            short = RISK
    for turn in range(turns_after + 1):
        ships = now if turn == 0 else 2
        income += sum(gains[:ships])
        gains = gains[ships:]
        if turn or pos.phase != "growth":
            cash += income - due
            if cash < 0:
                # In this turn a debt costs income; later ones can still be covered by shares.
                if turn == 0:
                    income = max(0.0, income + cash)
                short, cash = short - cash, 0.0
            income -= pos.map.reduction(pos.turn + turn, int(income))
    score = pos.map.projected_score(pos, seat, income, cash)
    return score + _standing(pos, seat, turns_after) - short


def _solvent(income: float, cash: float, due: int) -> bool:
    """Is a seat still in the game after this turn's expenses?"""
    return income + min(0.0, cash + income - due) >= 0


def shipments(pos: Table, cubes: Menu, seat: int, now: int, turns_after: int) -> list[float]:
    """The best own gains in this turn and, with a better engine, in those that follow."""
    level, later = pos.engine[seat], min(LONGEST, pos.engine[seat] + (turns_after > 1))
    entries: list[tuple[float, float]] = []
    for best in cubes:
        gain = best[seat][later]
        if gain:
            rivals = sum(s != seat and not pos.out[s] and best[s][pos.engine[s]] >= gain for s in pos.order)
            chance = CONTESTED**rivals
            entries.append((gain * chance, best[seat][level] * chance))
    first = sorted((entry[1] for entry in entries), reverse=True)[:now]
    rest = sorted((entry[0] for entry in entries), reverse=True)[len(first) : len(first) + 2 * turns_after]
    first += [0.0] * (now - len(first))
    return first + [gain * DECAY**number for number, gain in enumerate(rest)]


def _standing(pos: Table, seat: int, turns_after: int) -> float:
    """What money and track are worth besides the score: the means to build, and links for cubes to come."""
    worth = DOLLAR[min(turns_after, len(DOLLAR) - 1)]
    if pos.phase not in BEFORE_BUILDING:
        worth *= 0.6
    cash = pos.cash[seat] - pos.bids[seat]
    value = worth * (min(cash, USEFUL_CASH) + 0.1 * max(0, cash - USEFUL_CASH))
    links = places = 0
    for chain in pos.chains.values():
        if chain.owner == seat:
            if chain.complete:
                links += 1
                places |= 1 << chain.start | 1 << chain.end
            elif chain.since == pos.turn and turns_after:
                value += 0.4 * len(chain.pieces)
    # A second, separate network helps little: what counts is how many places hang together.
    value += min(turns_after, 4) * (0.35 * links + 0.15 * places.bit_count())
    return value


def chance_to_win(pos: Table, seat: int) -> float:
    """The projections as chances: the further the end, the less a lead says."""
    if pos.out[seat]:
        return 0.0
    scores = projections(pos)
    turns_after = pos.map.turns(pos.players) - pos.turn
    heat = 3.0 + 2.2 * turns_after
    if pos.players == 1:
        return 1.0 / (1.0 + exp(-(scores[0] - 20.0) / (4 * heat)))
    top = max(scores)
    weights = [exp((score - top) / heat) for score in scores]
    return weights[seat] / sum(weights)
