"""Shares, bids and actions: what this turn's best plan needs and is worth."""

from math import inf
from typing import Final

from engineshed.games.age_of_steam.bot.build import best_city
from engineshed.games.age_of_steam.bot.forecast import Forecast, Purse, purse_of
from engineshed.games.age_of_steam.bot.plans import MOVES, Plan, Planner
from engineshed.games.age_of_steam.phases.growth import empty_spaces
from engineshed.games.age_of_steam.phases.order import DROP, Bid, price_of_place
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.kernel import PASS, Action, name_of

MOST_SHARES: Final = 5
"""More in one turn are never worth it."""
FOR_A_PLACE: Final = (0, 2, 2, 3)
"""What a place in the order usually costs: in the last turn, the one before, ..."""
FAVOURITES: Final = ("locomotive", "urbanization", "engineer", "first-move")
"""What rivals are likely to take, in this order."""
CLOSE_LOOKS: Final = 4


def for_a_place(forecast: Forecast) -> int:
    return FOR_A_PLACE[min(forecast.left, len(FOR_A_PLACE) - 1)] if len(forecast.pos.order) > 1 else 0


def shares(pos: AgeOfSteamPosition, seat: int, options: list[Action]) -> Action:
    """As many as the best plan that is worth them needs."""
    forecast = Forecast(pos, seat)
    forecast.funded = True
    most = min(MOST_SHARES, max(int(option[1]) for option in options))
    purses = [_with_shares(pos, seat, count, for_a_place(forecast)) for count in range(most + 1)]
    rich = purses[-1].copy()
    rich.cash += most  # found with all the money that there could be, so that dear plans are seen
    planner = Planner(forecast, rich, pos.map.tiles_per_turn(False)).search()
    best, issued = -inf, 0
    for plan in _frontier(planner.plans):
        for count, purse in enumerate(purses):
            if plan.price <= purse.cash:
                worth = plan.with_purse(purse)
                if worth > best or (worth == best and count < issued):
                    best, issued = worth, count
                if _enough(purse, plan.price):
                    break
    return ("issue", issued)


def _enough(purse: Purse, price: int) -> bool:
    """Is all paid for if nothing is shipped? More shares can wait: every turn that they are there costs."""
    return purse.cash + purse.income >= price + purse.shares + purse.engine + 1


def _with_shares(pos: AgeOfSteamPosition, seat: int, count: int, spent: int) -> Purse:
    purse = purse_of(pos, seat)
    purse.shares += count
    purse.cash = max(0.0, purse.cash + pos.map.share_price * count - spent)
    return purse


def _frontier(plans: list[Plan]) -> list[Plan]:
    """The best plan of every price, without those that are dearer and worse."""
    found: list[Plan] = []
    for plan in plans:
        if not found or plan.price < found[-1].price:
            found.append(plan)
    return found


# The auction


def bid(pos: AgeOfSteamPosition, decision: Bid, options: list[Action]) -> Action:
    """As long as a place costs less than what it brings more than dropping out now."""
    seat, auction = decision.seat, decision.auction
    wanted = max(pos.bids) + 1
    if PASS in options and wanted > 1:
        return PASS
    if ("bid", wanted) not in options:
        return DROP
    forecast, purse = Forecast(pos, seat), purse_of(pos, seat)
    purse.cash = float(pos.cash[seat])
    prospect = forecast.prospect()
    gains = action_guesses(forecast, purse)
    here = _best_left(gains, 0)
    dropped = _best_left(gains, len(auction.bidders) - 1)
    poorer = purse.copy()
    poorer.cash -= 3
    dollar = max(0.25, (prospect.score(purse, MOVES) - prospect.score(poorer, MOVES)) / 3)
    saved, _ = price_of_place(len(auction.bidders), len(pos.order), pos.bids[seat])
    limit = min((here - dropped) / min(dollar, 1.5) + saved, spare(forecast, purse))
    return ("bid", wanted) if wanted <= limit else DROP


def spare(forecast: Forecast, purse: Purse) -> float:
    """What track and expenses leave for a place."""
    build = (4, 6, 7)[min(forecast.left, 2)]
    due = purse.shares + purse.engine
    return purse.cash - build - max(0.0, due + 1 - purse.income)


def _best_left(gains: dict[str, float], before: int) -> float:
    """The best action that is left after this many rivals have chosen."""
    taken = [action for action in FAVOURITES if action in gains][:before]
    return max((worth for action, worth in gains.items() if action not in taken), default=0.0)


def action_guesses(forecast: Forecast, purse: Purse) -> dict[str, float]:
    """Points that each action is worth, guessed without looking for plans."""
    pos, left = forecast.pos, forecast.left
    prospect = forecast.prospect()
    better = purse.copy()
    better.engine = min(better.engine + 1, pos.map.engine_max)
    engine = max(0.0, prospect.score(better, MOVES) - prospect.score(purse, MOVES))
    new = any(pos.new_cities.get(letter) is None for letter in pos.map.letters)
    found = {"locomotive": min(engine, 8.0), "first-move": 1.5, "turn-order-pass": 1.0 if left else 0.0}
    found["urbanization"] = (6.0 if pos.turn == 1 else 3.5) if new else 0.0
    found["engineer"] = 5.0 if pos.turn == 1 else 2.5
    return {action: worth for action, worth in found.items() if action in pos.map.actions}


# Actions


def take(pos: AgeOfSteamPosition, seat: int, options: list[Action]) -> Action:
    """The action with which this turn's best plan leads furthest."""
    forecast, purse = Forecast(pos, seat), purse_of(pos, seat)
    tiles, more = pos.map.tiles_per_turn(False), pos.map.tiles_per_turn(True)
    planner = Planner(forecast, purse, more).search()
    plain = planner.best(purse.cash, tiles)
    worth = dict.fromkeys((name_of(option[1], "action") for option in options), plain.value)
    for action in worth:
        match action:
            case "engineer":
                worth[action] = _with_engineer(planner, more) + 0.2
            case "locomotive":
                worth[action] = _with_engine(planner, purse, tiles)
            case "urbanization":
                city = best_city(forecast, purse, tiles)
                worth[action] = max(worth[action], city.value) if city is not None else plain.value - 1.0
            case "first-move":
                calm = Planner(Forecast(pos, seat, {}), purse, tiles)
                worth[action] = max(worth[action], calm.judge(*plain.paths).value) + 0.3
            case "first-build":
                worth[action] += 0.4
            case "turn-order-pass":
                worth[action] += 1.0 if forecast.left else 0.0
            case "production":
                worth[action] += _of_production(forecast)
    best = max(worth, key=worth.__getitem__)
    return ("take", f"action:{best}")


def _with_engineer(planner: Planner, tiles: int) -> float:
    """The best plan with the tiles of the Engineer, or with the cheaper one that some maps give instead."""
    if tiles > planner.pos.map.tiles_per_turn(False):
        return planner.best(planner.purse.cash, tiles).value
    return Planner(planner.forecast, planner.purse, tiles, engineer=True).search().plans[0].value


def _with_engine(planner: Planner, purse: Purse, tiles: int) -> float:
    """The best of the better plans with an engine level more."""
    better = purse.copy()
    better.engine = min(better.engine + 1, planner.pos.map.engine_max)
    plans = [plan for plan in planner.plans if plan.tiles <= tiles][:CLOSE_LOOKS]
    return max(plan.with_purse(better) for plan in plans)


def _of_production(forecast: Forecast) -> float:
    if forecast.left < 2 or not empty_spaces(forecast.pos):
        return -0.5
    return 3.0 if sum(forecast.goods.here.values()) < 4 * forecast.pos.players else 0.6
