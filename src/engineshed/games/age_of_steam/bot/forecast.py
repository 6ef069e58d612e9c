"""What a seat is heading for: the turns to come played out in money, engine and shipments.

The course is a rough one: two shipments a turn of the best cubes that the network reaches, an engine that
follows the network, track for a few dollars, and a share for every $4 that are lacking. But it is the same
for all alternatives, so it says what a dollar, a link or an engine level is worth at this moment.
"""

from math import exp
from typing import Final

from engineshed.games.age_of_steam.bot.network import LONGEST, Cube, Goods, Network, Row, rivals_gains
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.scoring import track_of

CONTESTED: Final = 0.8
"""A cube that a rival could ship as well may be gone."""
TRACK_A_TURN = (2.0, 5.0, 7.0)
"""Dollars for track (and places) in the last turn, the one before, and earlier ones."""
LINKS_A_TURN: Final = 1.0
FARTHEST: Final = 7.0
IN_COMPANY = (0.45, 0.65)
"""How much of a later shipment depends on the cubes known today, and how much of what engine and network
allow comes anyway."""
WITHOUT_GROWTH = (0.6, 0.5)
"""The same where no cubes come."""
ALONE = (0.9, 0.1)
"""The same without rivals who take or bring cubes."""
FEW_PLACES: Final = 0.4
PER_PLACE: Final = 0.06
"""In a network of few places less comes: so much of it anyway, and more with every place."""
ARRIVAL: Final = 0.7
"""How sure it is that a cube of the display comes when it is wanted."""
BEFORE_SHARES: Final = ("", "first-place", "shares")
"""The phases in which money for this turn can still be raised."""
LACKING: Final = 2.0
"""What a dollar costs that will be lacking in a later turn."""
RUIN: Final = -1000.0
RISK: Final = 60.0
"""What it costs to depend on a shipment that a rival could spoil."""
SPOILED: Final = 0.6
"""While rivals can still build, the two best shipments count as lost and the next ones as so sure."""


Chance = tuple[float, Row]
"""How likely a cube is there to be shipped, and what it would bring."""


class Purse:
    """A seat's markers and money."""

    __slots__ = ("cash", "engine", "income", "lacking", "shares", "track")

    def __init__(self, income: float, cash: float, shares: float, engine: int, track: float) -> None:
        self.income = income
        self.cash = cash
        self.shares = shares
        self.engine = engine
        self.track = track
        self.lacking = 0.0
        """Dollars that will not be there when they are due."""

    def copy(self) -> "Purse":
        return Purse(self.income, self.cash, self.shares, self.engine, self.track)


def purse_of(pos: AgeOfSteamPosition, seat: int) -> Purse:
    cash = pos.cash[seat] - pos.bids[seat]
    return Purse(pos.income[seat], cash, pos.shares[seat], pos.engine[seat], track_of(pos, seat))


def habits(pos: AgeOfSteamPosition) -> tuple[float, float]:
    """How much of later shipments is known, and how much is usual."""
    if pos.players == 1:
        return ALONE
    return IN_COMPANY if "growth" in pos.map.phases else WITHOUT_GROWTH


class Forecast:
    """The outlook of one seat as the table stands, and as it would be with other links."""

    __slots__ = ("funded", "goods", "habits", "left", "network", "pos", "rivals", "seat")

    def __init__(
        self, pos: AgeOfSteamPosition, seat: int, rivals: dict[Cube, list[int]] | None = None
    ) -> None:
        self.pos = pos
        self.seat = seat
        self.left = pos.map.turns(pos.players) - pos.turn
        """Turns after this one."""
        self.funded = pos.phase not in BEFORE_SHARES
        """The money for this turn has been raised: what is lacking now is lacking."""
        self.habits = habits(pos)
        self.goods = Goods(pos)
        self.network = Network(pos, seat)
        self.rivals = rivals_gains(pos, seat, self.goods) if rivals is None else rivals

    def prospect(self, network: Network | None = None, taken: Cube | None = None) -> "Prospect":
        """What there is to ship with this network, without a cube that is gone."""
        network, goods = network or self.network, self.goods
        engine = self.pos.engine[self.seat]
        level = min(LONGEST, self.pos.map.engine_max, engine + 1 + min(3, self.left))
        wanted = dict.fromkeys((*goods.here, *goods.coming)) if self.left else goods.here
        now: list[Chance] = []
        later: list[Chance] = []
        for cube, row in network.rows(wanted, level).items():
            gain = row[engine]
            chance = CONTESTED ** sum(other >= gain for other in self.rivals.get(cube, ()))
            now += [(chance, row)] * (goods.here.get(cube, 0) - (cube == taken))
            if cube in goods.coming:
                later.append((ARRIVAL * min(1.0, goods.coming[cube]), row))
        return Prospect(self, now, later, network.reach(), len(network.places()))


class Prospect:
    """Cubes with the chance that they are there to be shipped, and the longest own way."""

    __slots__ = ("forecast", "later", "map", "now", "places", "reach")

    def __init__(
        self, forecast: Forecast, now: list[Chance], later: list[Chance], reach: int, places: int
    ) -> None:
        self.forecast = forecast
        self.map = forecast.pos.map
        self.now = now
        self.later = later
        """From goods growth."""
        self.reach = reach
        self.places = places
        """How many hang on own links."""

    def score(self, purse: Purse, ships: int, may_upgrade: bool = True) -> float:
        """The score that one is heading for, with this many moves still to be made in this turn."""
        if not self.forecast.funded:
            return self._from_shares(purse.copy())
        best = self._from_moves(purse.copy(), ships)
        if ships and may_upgrade and self.useful(purse.engine + 1):
            upgraded = purse.copy()
            upgraded.engine += 1
            best = max(best, self._from_moves(upgraded, ships - 1))
        return best

    def useful(self, engine: int) -> bool:
        """Is there, or will there be next turn, a way long enough for this engine?"""
        return bool(self.forecast.left) and engine <= min(self.reach + 1, self.map.engine_max)

    def _from_shares(self, purse: Purse) -> float:
        """A whole turn is still to come."""
        left = self.forecast.left
        self._turns(purse, [*self.now, *self.later], float(self.reach), left)
        return self.worth(purse)

    def _from_moves(self, purse: Purse, ships: int) -> float:
        """What is spent is spent; the rest of this turn, then the others."""
        pos, engine = self.forecast.pos, purse.engine
        pool = sorted(self.now, key=lambda entry: -entry[0] * entry[1][engine])
        gains, penalty = sum(chance * row[engine] for chance, row in pool[:ships]), 0.0
        if pos.phase != "growth":
            due = purse.shares + engine
            penalty = _danger(purse, due, self._sure(pool, engine, ships))
            purse.income += gains
            settle(purse, due)
            if purse.income < 0:
                return RUIN
            purse.income -= self.map.reduction(pos.turn, int(purse.income))
        chain = min(self.reach + LINKS_A_TURN, FARTHEST)
        self._turns(purse, pool[ships:] + self.later, chain, self.forecast.left - 1)
        return self.worth(purse) - penalty

    def _sure(self, pool: list[Chance], engine: int, ships: int) -> float:
        """What this turn's shipments bring whatever rivals do."""
        if self.forecast.pos.phase in ("move-1", "move-2"):
            return sum([row[engine] for chance, row in pool if chance == 1.0][:ships])
        if len(self.forecast.pos.order) == 1:
            return sum(row[engine] for _, row in pool[:ships])
        return SPOILED * sum(row[engine] for _, row in pool[2 : 2 + ships])

    def _turns(self, purse: Purse, pool: list[Chance], chain: float, after: int) -> None:
        """All turns from the one that this many others follow."""
        while after >= 0:
            chain = min(chain + self._turn(purse, pool, chain, after), FARTHEST)
            after -= 1

    def _turn(self, purse: Purse, pool: list[Chance], chain: float, after: int) -> float:
        """One turn: two shipments or one and a better engine, shares as needed, track; the links built."""
        engine, price = purse.engine, self.map.share_price
        first, second = self._shipments(pool, engine, chain)
        if after > 1 and engine < min(self.map.engine_max, chain) and second <= (3.2 if after > 3 else 2.2):
            purse.engine = engine = engine + 1
            first, second = self._shipments(pool, engine, chain)[0], 0.0
        pool.sort(key=lambda entry: -entry[0] * entry[1][engine])
        del pool[: 2 if second else 1]
        purse.income += first + second
        build = TRACK_A_TURN[min(after, 2)]
        missing = max(
            (build + purse.shares + engine - purse.income - purse.cash) / (price - 1),
            (build - purse.cash) / price,
        )
        issued = min(max(0.0, missing), self.map.shares_max - purse.shares, self.map.shares_per_turn)
        purse.shares += issued
        purse.cash += price * issued
        spent = max(0.0, min(build, purse.cash, purse.cash + purse.income - purse.shares - engine))
        purse.cash -= spent
        settle(purse, purse.shares + engine)
        if purse.income < 0:  # by then there may be another way
            purse.lacking -= purse.income
            purse.income = 0.0
        turn = self.map.turns(self.forecast.pos.players) - after
        purse.income -= self.map.reduction(turn, int(purse.income))
        return LINKS_A_TURN * spent / build

    def _shipments(self, pool: list[Chance], engine: int, chain: float) -> tuple[float, float]:
        """What a turn's two shipments bring: half by the cubes known, half by what is usual."""
        first = second = 0.0
        for chance, row in pool:
            gain = chance * row[engine]
            if gain > first:
                first, second = gain, first
            elif gain > second:
                second = gain
        known, usual = self.forecast.habits
        usual *= min(engine, chain) * min(1.0, FEW_PLACES + PER_PLACE * (self.places + chain - self.reach))
        return known * first + usual, known * second + usual

    def worth(self, purse: Purse) -> float:
        """The final score with these markers."""
        score = self.map.projected_score(purse.income, purse.cash, purse.shares, purse.track)
        return score - LACKING * purse.lacking


def _danger(purse: Purse, due: float, sure: float) -> float:
    """What it costs if staying in the game takes more than the sure shipments."""
    after = purse.income + sure + min(0.0, purse.cash + purse.income + sure - due)
    return RISK - 10.0 * after if after < 0 else 0.0


def settle(purse: Purse, due: float) -> None:
    """Collect income, pay what is due; what is missing costs income."""
    purse.cash += purse.income - due
    if purse.cash < 0:
        purse.income += purse.cash
        purse.cash = 0.0


def moves_left(pos: AgeOfSteamPosition, seat: int, mover: int) -> int:
    """How many moves a seat still has in this turn after the mover's."""
    if pos.phase in ("move-1", "move-2"):
        order = pos.first_then_order("first-move")
        to_come = seat != mover and mover in order and order.index(seat) > order.index(mover)
        return to_come + (pos.phase == "move-1")
    return 0 if pos.phase in ("income", "expenses", "reduction", "growth") else 2


def projections(pos: AgeOfSteamPosition, mover: int) -> list[float]:
    """The score that each seat is heading for, after an action of the mover."""
    found: list[float] = []
    for seat in range(pos.players):
        if pos.out[seat]:
            found.append(RUIN)
            continue
        prospect = Forecast(pos, seat, {}).prospect()
        ships = moves_left(pos, seat, mover)
        found.append(prospect.score(purse_of(pos, seat), ships, not pos.upgraded[seat]))
    return found


def heat(pos: AgeOfSteamPosition) -> float:
    """How many points of a lead still say little."""
    return 3.0 + 2.2 * (pos.map.turns(pos.players) - pos.turn)


def chance_to_win(pos: AgeOfSteamPosition, seat: int) -> float:
    """The projections as chances: the further the end, the less a lead says."""
    if pos.out[seat]:
        return 0.0
    scores, warmth = projections(pos, seat), heat(pos)
    if pos.players == 1:
        return 1.0 / (1.0 + exp(-(scores[0] - 20.0) / (4 * warmth)))
    top = max(scores)
    weights = [exp((score - top) / warmth) for score in scores]
    return weights[seat] / sum(weights)
