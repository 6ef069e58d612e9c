"""What makes a position good, and what to try first."""

from math import ceil
from typing import cast

from engineshed.games.age_of_steam import forecast
from engineshed.games.age_of_steam.phases.actions import TakeAction
from engineshed.games.age_of_steam.phases.build import Build
from engineshed.games.age_of_steam.phases.growth import DRAW, PlaceCubes, Produce
from engineshed.games.age_of_steam.phases.money import expenses
from engineshed.games.age_of_steam.phases.move import LOCOMOTIVE, Move
from engineshed.games.age_of_steam.phases.order import DECLINE, DROP, Bid, PayToBeFirst
from engineshed.games.age_of_steam.phases.shares import Issue
from engineshed.games.age_of_steam.plans import Planner
from engineshed.games.age_of_steam.position import Table
from engineshed.games.age_of_steam.routes import Journey, follow
from engineshed.kernel import PASS, Action, Decision, Position

SHIPS_WORTH_TRYING = 7


def value(pos: Position, seat: int) -> float:
    """The chance to win, from 0 to 1."""
    return forecast.chance_to_win(cast(Table, pos), seat)


def propose(pos: Position, decision: Decision[Position], options: list[Action]) -> list[Action]:
    """The options worth looking at, best first."""
    table = cast(Table, pos)
    match decision:
        case Issue():
            return [shares(table, decision.seat, options)]
        case Bid():
            return [bid(table, decision, options)]
        case PayToBeFirst():
            return [DECLINE]
        case TakeAction():
            return [take(table, decision.seat, options)]
        case Build():
            return Planner(table, decision).ranked(options)
        case Move():
            return moves(table, decision.seat, options)
        case Produce():
            return [DRAW]
        case PlaceCubes():
            return placements(table, decision.seat, options)
    return options


# Money


def turns_after(pos: Table) -> int:
    return pos.map.turns(pos.players) - pos.turn


def expected_gains(pos: Table, seat: int) -> float:
    """Own income of this turn's two best shipments as the table stands."""
    return sum(forecast.shipments(pos, forecast.menu(pos), seat, 2, 0))


def shares(pos: Table, seat: int, options: list[Action]) -> Action:
    """As few as pay for this turn's track and expenses."""
    left = turns_after(pos)
    building = 8 if left > 1 else 6 if left else 4
    bidding = 2 if len(pos.order) > 1 and left else 0
    gains = max(expected_gains(pos, seat), 1.0 if pos.turn > 1 else 1.5)
    cash, due = pos.cash[seat], expenses(pos, seat)
    to_build = ceil((building + bidding - cash) / pos.map.share_price)
    to_pay = ceil((building + bidding + due - cash - pos.income[seat] - gains) / (pos.map.share_price - 1))
    wanted = max(0, to_build, to_pay) if left else max(0, ceil((due - cash - pos.income[seat] - gains) / 4))
    return max((option for option in options if int(option[1]) <= wanted), key=lambda option: int(option[1]))


def bid(pos: Table, decision: Bid, options: list[Action]) -> Action:
    """Cheap places only: what is left must pay for track and expenses."""
    seat = decision.seat
    spare = pos.cash[seat] - 7 - max(0, expenses(pos, seat) - pos.income[seat] - 2)
    limit = min(spare, 4 if turns_after(pos) > 1 else 3)
    wanted = max(pos.bids) + 1
    if PASS in options and wanted > 1:
        return PASS
    return ("bid", wanted) if wanted <= limit and ("bid", wanted) in options else DROP


# Actions


def take(pos: Table, seat: int, options: list[Action]) -> Action:
    """The usual order, with the engine first as long as there are links for it."""
    left = turns_after(pos)
    wanted = ["urbanization", "engineer", "locomotive", "first-build", "first-move", "turn-order-pass"]
    if pos.players == 1:
        wanted = ["urbanization", "engineer", "production", "locomotive"]
    elif pos.turn > 1:
        wanted.remove("locomotive")
        longer = (
            pos.engine[seat] < pos.map.engine_max
            and own_links(pos, seat) + (pos.players > 2) >= pos.engine[seat]
            and left
        )
        wanted.insert(0 if longer else 4, "locomotive")
    if not left:
        wanted = ["first-move", "urbanization", "engineer", "first-build"]
    if not any(letter is None for letter in pos.new_cities.values()) and "urbanization" in wanted:
        wanted.remove("urbanization")
    for action in (*wanted, "production"):
        if ("take", f"action:{action}") in options:
            return ("take", f"action:{action}")
    return options[0]


# Goods


def moves(pos: Table, seat: int, options: list[Action]) -> list[Action]:
    """Shipments by what they bring to oneself rather than to others, and the engine."""
    scored: dict[Action, float] = {}
    for action in options:
        if action[0] == "ship":
            journey = follow(pos, seat, action)
            assert isinstance(journey, Journey)
            gains = journey.gains(pos, seat)
            own = sum(amount for who, amount, _ in gains if who == seat)
            if own:
                scored[action] = own - 0.4 * (sum(amount for _, amount, _ in gains) - own)
    best = sorted(scored, key=lambda action: -scored[action])[:SHIPS_WORTH_TRYING]
    affordable = pos.cash[seat] + pos.income[seat] > expenses(pos, seat)
    if LOCOMOTIVE not in options or not turns_after(pos) or not affordable:
        return best or [PASS]
    # On the small maps there is no money for an engine without links.
    wanted = pos.players > 2 or own_links(pos, seat) > pos.engine[seat]
    return [*best, LOCOMOTIVE] if best or wanted else [PASS]


def own_links(pos: Table, seat: int) -> int:
    return sum(chain.owner == seat and chain.complete for chain in pos.chains.values())


def placements(pos: Table, seat: int, options: list[Action]) -> list[Action]:
    """On the column of a city where one's own track ends, as high as possible."""

    def score(action: Action) -> tuple[int, int]:
        if action[0] != "place":
            return (-1, 0)
        block, _, row = str(action[2]).removeprefix("space:").partition("/")
        city = pos.new_cities.get(block) or pos.board.city_of_column.get(block)
        own = city is not None and pos.owns_track_at(seat, city)
        return (2 * own + (city is not None), -int(row))

    return sorted(options, key=score, reverse=True)[:4]
