"""What makes a position good, and what to try first."""

from engineshed.games.age_of_steam.bot import forecast, solo
from engineshed.games.age_of_steam.bot.build import build
from engineshed.games.age_of_steam.bot.forecast import Forecast, purse_of
from engineshed.games.age_of_steam.bot.money import bid, shares, take
from engineshed.games.age_of_steam.phases.actions import TakeAction
from engineshed.games.age_of_steam.phases.build import Build
from engineshed.games.age_of_steam.phases.growth import DRAW, PlaceCubes, Produce
from engineshed.games.age_of_steam.phases.move import LOCOMOTIVE, Move
from engineshed.games.age_of_steam.phases.order import DECLINE, Bid, PayToBeFirst
from engineshed.games.age_of_steam.phases.shares import Issue
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.routes import Journey, follow, gains_of
from engineshed.kernel import PASS, Action, Decision, name_of

SHIPS_WORTH_TRYING = 7
WORTH_SHIPPING = 2
"""Income that is not kept for later: the forecast is too rough to know that the cube will bring more then."""
IDEAS = 3
"""Moves that are worth a second look, with the eyes of all seats."""


def value(pos: AgeOfSteamPosition, seat: int) -> float:
    """The chance to win, from 0 to 1."""
    return forecast.chance_to_win(pos, seat)


def points(pos: AgeOfSteamPosition, seat: int) -> float:
    """The points that a seat may expect at the end."""
    return forecast.projections(pos, seat)[seat]


def propose(
    pos: AgeOfSteamPosition, decision: Decision[AgeOfSteamPosition], options: list[Action]
) -> list[Action]:
    """The options worth looking at, best first."""
    course = solo.choose(pos, decision, options, solo.QUICK) if pos.players == 1 else None
    if course is not None:
        return [course]
    match decision:
        case Issue():
            return [shares(pos, decision.seat, options)]
        case Bid():
            return [bid(pos, decision, options)]
        case PayToBeFirst():
            return [DECLINE]
        case TakeAction():
            return [take(pos, decision.seat, options)]
        case Build():
            return [build(pos, decision, options)]
        case Move():
            return moves(pos, decision, options)
        case Produce():
            return [DRAW]
        case PlaceCubes():
            return placements(pos, decision.seat, options)
    return options


def moves(pos: AgeOfSteamPosition, decision: Move, options: list[Action], most: int = IDEAS) -> list[Action]:
    """Shipments and the engine by where they lead, with less joy in what they bring to others."""
    seat, ships = decision.seat, 2 - decision.round
    forecast, purse = Forecast(pos, seat), purse_of(pos, seat)
    gains: dict[Action, tuple[int, int]] = {}
    for action in options:
        if action[0] == "ship":
            own, others = gains_of(pos, seat, action)
            if own:
                gains[action] = (own, others)
    harm = 1.0 / max(1, len(pos.order) - 1)
    best = sorted(gains, key=lambda action: harm * gains[action][1] - gains[action][0])[:SHIPS_WORTH_TRYING]
    scored: dict[Action, float] = {}
    for action in best:
        journey = follow(pos, seat, action)
        assert isinstance(journey, Journey)
        after = purse.copy()
        after.income += gains[action][0]
        prospect = forecast.prospect(taken=(journey.origin, journey.colour))
        scored[action] = prospect.score(after, ships, not pos.upgraded[seat]) - 3 * harm * gains[action][1]
    prospect = forecast.prospect()
    if not any(_worth_shipping(pos, seat, own, harm * others) for own, others in gains.values()):
        scored[PASS] = prospect.score(purse, ships, not pos.upgraded[seat])
    if LOCOMOTIVE in options and prospect.useful(purse.engine + 1):
        purse.engine += 1
        scored[LOCOMOTIVE] = prospect.score(purse, ships, False)
    return sorted(scored, key=lambda action: -scored[action])[:most]


def _worth_shipping(pos: AgeOfSteamPosition, seat: int, own: int, harm: float) -> bool:
    """Whether it would be absurd to do nothing instead: the tax of this turn does not eat it up, either."""

    def kept(income: int) -> int:
        return income - pos.map.reduction(pos.turn, income)

    return own - harm >= WORTH_SHIPPING and kept(pos.income[seat] + own) >= kept(pos.income[seat])


def placements(pos: AgeOfSteamPosition, seat: int, options: list[Action]) -> list[Action]:
    """On the column of a city where one's own track ends, as high as possible."""

    def score(action: Action) -> tuple[int, int]:
        if action[0] != "place":
            return (-1, 0)
        block, _, row = name_of(action[2], "space").partition("/")
        city = pos.new_cities.get(block) or pos.board.city_of_column.get(block)
        own = city is not None and pos.owns_track_at(seat, city)
        return (2 * own + (city is not None), -int(row))

    return sorted(options, key=score, reverse=True)[: 1 if pos.players == 1 else 4]
