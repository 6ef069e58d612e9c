"""What a network looks at: every seat's money, engine, links and shipments, and how much of the game is left.

Other maps are other worlds: each has networks of its own.
"""

from typing import Final

from engineshed.games.age_of_steam.bot.forecast import (
    RUIN,
    Forecast,
    Prospect,
    moves_left,
    purse_of,
)
from engineshed.games.age_of_steam.links import OPEN
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.scoring import track_of
from engineshed.kernel import Seat

APART: Final = ("map",)
"""Settings that have networks of their own."""

ACTIONS: Final = (
    *("first-move", "first-build", "engineer", "locomotive", "urbanization", "production"),
    "turn-order-pass",
)
PHASES: Final = (*("shares", "order", "actions", "build", "move-1", "move-2", "growth"),)
CASH: Final = (1, 3, 5, 8, 12, 18)
EDGES: Final = (0, 10, 20, 30, 40)
"""Above these incomes more is taken away."""
NOW: Final = 6
NEXT: Final = 4
LATER: Final = 3
TURNS: Final = 10

OWN: Final[tuple[str, ...]] = ()

SIDE: Final = (
    *("out", "cash", "income", "shares", "engine", "track", "points"),
    *(f"cash of at least {amount}" for amount in CASH),
    *(f"engine of at least {level}" for level in range(2, 7)),
    *(f"income above {edge}" for edge in EDGES),
    *("reduction", "short of expenses", "shares left", "upgraded", "has track"),
    *("place", "bid", "moves left"),
    *(f"has {action}" for action in ACTIONS),
    *("links", "open track", "reach", "reach beyond the engine", "places"),
    *(f"shipment {number} now" for number in range(1, NOW + 1)),
    *(f"shipment {number} with a better engine" for number in range(1, NEXT + 1)),
    *(f"shipment {number} to come" for number in range(1, LATER + 1)),
    *("shipments", "contested", "longest later"),
    *("projection", "projection beyond points", "projection against the best other"),
)

TABLE: Final = (
    *(f"{count} turns left" for count in range(TURNS)),
    *(f"phase {phase}" for phase in PHASES),
    *("cubes", "cubes to come", "new cities left", "seats still in"),
)


def own(pos: AgeOfSteamPosition, seat: Seat) -> list[float]:
    """Everything lies open."""
    return []


def sides(pos: AgeOfSteamPosition) -> list[list[float]]:
    """Every seat, and where it is heading."""
    found: list[list[float]] = []
    worths: list[float] = []
    for seat in range(pos.players):
        if pos.out[seat]:
            found.append([1.0] + [0.0] * (len(SIDE) - 2))
            worths.append(-60.0)
            continue
        forecast = Forecast(pos, seat, {})
        prospect = forecast.prospect()
        row = _money(pos, seat)
        row += _shipments(pos, seat, forecast, prospect)
        moves = moves_left(pos, seat, seat)
        score = prospect.score(purse_of(pos, seat), moves, not pos.upgraded[seat])
        worth = -60.0 if score == RUIN else max(-60.0, score)
        row += [worth / 80, (worth - _points(pos, seat)) / 60]
        worths.append(worth)
        found.append(row)
    for seat, row in enumerate(found):
        rivals = [worth for other, worth in enumerate(worths) if other != seat]
        row.append((worths[seat] - max(rivals, default=20.0)) / 30)
    return found


def _points(pos: AgeOfSteamPosition, seat: Seat) -> int:
    return 3 * (pos.income[seat] - pos.shares[seat]) + track_of(pos, seat)


def _money(pos: AgeOfSteamPosition, seat: Seat) -> list[float]:
    """Markers, money, order, action."""
    cash, income = pos.cash[seat] - pos.bids[seat], pos.income[seat]
    shares, engine = pos.shares[seat], pos.engine[seat]
    row = [0.0, cash / 20, income / 30, shares / 12, engine / 6]
    row += [track_of(pos, seat) / 20, _points(pos, seat) / 80]
    row += [1.0 if cash >= amount else 0.0 for amount in CASH]
    row += [1.0 if engine >= level else 0.0 for level in range(2, 7)]
    row += [1.0 if income > edge else 0.0 for edge in EDGES]
    row.append(pos.map.reduction(pos.turn, income) / 8)
    row.append(max(0, shares + engine - income - cash) / 8)
    row.append((pos.map.shares_max - shares) / 15)
    row.append(1.0 if pos.upgraded[seat] else 0.0)
    row.append(1.0 if pos.built_before[seat] else 0.0)
    row.append((pos.order.index(seat) + 1) / len(pos.order) if seat in pos.order else 0.0)
    row.append(pos.bids[seat] / 10)
    row.append(moves_left(pos, seat, seat) / 2)
    row += [1.0 if pos.action[seat] == action else 0.0 for action in ACTIONS]
    return row


def _shipments(pos: AgeOfSteamPosition, seat: Seat, forecast: Forecast, prospect: Prospect) -> list[float]:
    """Links, and what the cubes within reach would bring."""
    engine = pos.engine[seat]
    better = min(engine + 1, pos.map.engine_max)
    open_track = sum(chain.owner == seat and chain.end == OPEN for chain in pos.chains.values())
    row = [len(forecast.network.own) / 12, open_track / 4, prospect.reach / 6]
    row += [(prospect.reach - engine) / 6, prospect.places / 12]
    now = sorted((entry[1][engine] for entry in prospect.now), reverse=True)
    after = sorted((entry[1][better] for entry in prospect.now), reverse=True)
    later = sorted((entry[0] * entry[1][better] for entry in prospect.later), reverse=True)
    for gains, count in ((now, NOW), (after, NEXT)):
        row += [gain / 6 for gain in gains[:count]]
        row += [0.0] * (count - len(gains))
    row += [gain / 6 for gain in later[:LATER]]
    row += [0.0] * (LATER - len(later))
    row.append(sum(gain > 0 for gain in now) / 15)
    row.append(sum(gain >= engine for gain in now) / 8)
    row.append(max((entry[1][-1] for entry in prospect.now), default=0) / 6)
    return row


def table(pos: AgeOfSteamPosition) -> list[float]:
    """Turns, phase, cubes."""
    left = min(TURNS - 1, pos.map.turns(pos.players) - pos.turn)
    row = [1.0 if left == count else 0.0 for count in range(TURNS)]
    row += [1.0 if pos.phase == phase else 0.0 for phase in PHASES]
    row.append(sum(map(len, pos.cubes.values())) / 40)
    row.append(sum(sum(map(bool, spaces)) for spaces in pos.display.values()) / 50)
    row.append(sum(where is None for where in pos.new_cities.values()) / 8)
    row.append(len(pos.order) / pos.players)
    return row
