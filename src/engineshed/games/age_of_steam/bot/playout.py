"""Alone on the map nobody interferes: a course is played out turn by turn, to the money at the end.

Of what chance may bring comes what is to be expected; all else is what the rules say.
"""

from typing import Final

from engineshed.games.age_of_steam.bot.build import City
from engineshed.games.age_of_steam.bot.course import FRESH, Course, Stage, stage_after
from engineshed.games.age_of_steam.bot.forecast import RUIN
from engineshed.games.age_of_steam.bot.network import LONGEST
from engineshed.games.age_of_steam.bot.stock import COMES, NOT_YET, Lot, Stock
from engineshed.games.age_of_steam.bot.tracks import Track
from engineshed.games.age_of_steam.bot.views import View, Views
from engineshed.games.age_of_steam.links import OPEN
from engineshed.games.age_of_steam.position import AgeOfSteamPosition

LACKING: Final = 2.0
"""What a dollar costs that will be lacking in a later turn."""
ONE_EXIT: Final = 2
ANOTHER_EXIT: Final = 1
TOWN_REPLACEMENT: Final = 3
LIKELY: Final = ("engineer", "production", "locomotive", "urbanization")
UNLIKELY: Final = ("urbanization", "engineer", "production", "locomotive")
"""What nothing wants, if a city is still to come and if none is."""
NO_PRICES: Final[list[int]] = []
NO_PLACES: Final[frozenset[int]] = frozenset()

Ready = tuple[int, int, float, Lot]
"""The rank of a shipment, what it brings, how much of the cube is there, and the cube."""


class Purse:
    """Markers and money."""

    __slots__ = ("cash", "engine", "income", "shares")

    def __init__(self, cash: float, income: float, shares: int, engine: int) -> None:
        self.cash = cash
        self.income = income
        self.shares = shares
        self.engine = engine

    def copy(self) -> "Purse":
        return Purse(self.cash, self.income, self.shares, self.engine)


def purse_of(pos: AgeOfSteamPosition) -> Purse:
    return Purse(pos.cash[0], pos.income[0], pos.shares[0], pos.engine[0])


class Start:
    """What all playouts from one position share."""

    def __init__(self, pos: AgeOfSteamPosition, stage: Stage, built: tuple[int, ...] = ()) -> None:
        self.pos = pos
        self.stage = stage
        self.last = pos.map.turns(pos.players)
        self.actions = pos.map.actions
        self.stock = Stock(pos)
        self.purse = purse_of(pos)
        self.towns = frozenset(
            town for town in pos.board.towns if town not in pos.cities and town in pos.tiles
        )
        """Towns with a tile."""
        self.built = frozenset(town for town in self.towns if town in built)
        """Those whose tile came in this turn, so that it stays as it is."""
        self.cities = frozenset(pos.cities)
        self.lost = [pos.map.reduction(pos.turn, income) for income in range(100)]
        """Income reduction by income."""
        self.after = {action: stage_after(pos, action) for action in self.actions}
        self.price = pos.map.share_price
        self.most_shares = pos.map.shares_max


class Playout:
    """The turns from a position on: steps in their order as soon as there are tiles and money for them."""

    def __init__(self, start: Start, course: Course, views: Views) -> None:
        self.start = start
        self.course = course
        self.steps = views.steps
        self.views = views
        manner = course.manner
        self.dream = [row[manner.engine] for row in views.whole(course.steps).rows]
        """What the cubes will bring in the end."""
        self.hold = [manner.patience * gain for gain in self.dream]
        self.issued = 0
        """Shares in the present turn, ..."""
        self.built: list[int] = []
        """... steps taken in it, ..."""
        self.begun = 0
        """... tiles laid towards another one, ..."""
        self.next = -1
        """... whose number this is, ..."""
        self.taken: list[str] = []
        """... and all actions to come."""
        self.finished = 0
        """The turn in which the last step was taken."""

    def run(self, gone: int = -1, purse: Purse | None = None, stage: Stage | None = None) -> float:
        """The money at the end; a cube that is gone already is left out."""
        start, pos = self.start, self.start.pos
        self.purse = purse = (purse or start.purse).copy()
        stage = stage or start.stage
        self.todo = list(self.course.steps)
        self.taken_steps, self.view = 0, self.views.first
        self.laid, self.rest, self.waiting = 0, NO_PRICES, -1
        self.lots = start.stock.lots(pos.turn)
        if gone >= 0:
            del self.lots[start.stock.cubes.index(gone)]
        self.where = start.stock.where[:]
        self.before = [len(block) for block in start.stock.display]
        self.towns, self.fresh, self.cities = start.towns, NO_PLACES, start.cities
        self.closed = start.built
        self.taken = []
        self.finished = 0
        used, lacking, first = pos.used_actions, 0.0, True
        for turn in range(pos.turn, start.last + 1):
            self.turn = turn
            if not stage.grown:
                if not stage.action:
                    action = self._action(used)
                    self.taken.append(action)
                    used = (*used, action) if len(used) + 1 < len(start.actions) else ()
                    if action == "locomotive" and purse.engine < LONGEST:
                        purse.engine += 1
                    may_issue, stage = stage.may_issue, start.after[action]
                else:
                    may_issue = stage.may_issue
                before = self.todo
                shares = self._build(stage, may_issue and purse.shares < start.most_shares)
                if first:
                    self.issued, self.begun, self.next = shares, self.laid, self.waiting
                    self.built = [number for number in before if number not in self.todo]
                self._move(stage)
                purse.cash += purse.income - purse.shares - purse.engine
                if purse.cash < 0:
                    purse.income += purse.cash
                    purse.cash = 0.0
                    if purse.income < 0:  # later there may be another way, but not now
                        lacking += -RUIN if first else LACKING * -purse.income
                        purse.income = 0.0
                if not self.todo and not self.finished:
                    self.finished = turn
                purse.income -= start.lost[int(purse.income)]
                if stage.action == "production" and turn < start.last:
                    self._produce()
            stage, first = FRESH, False
            self.fresh = self.closed = NO_PLACES
        return purse.cash - start.price * purse.shares - lacking

    # Actions

    def _action(self, used: tuple[str, ...]) -> str:
        """What is settled; what the next steps and the engine want; or what costs little."""
        settled, number = self.course.actions, len(self.taken)
        if number < len(settled) and settled[number] not in used:
            return settled[number]
        cities = [number for number in self.todo if number >= self.views.tracks]
        if cities and cities[0] == self.todo[0] and "urbanization" not in used:
            return "urbanization"
        useful = self.purse.engine < min(self.course.manner.engine, self.view.reach + 1)
        if useful and "locomotive" not in used:
            return "locomotive"
        if self.turn < self.start.last - 1 and "production" not in used:
            return "production"
        wanted = LIKELY if cities else UNLIKELY
        return next(action for action in wanted if action not in used)

    # Track

    def _build(self, stage: Stage, may_issue: bool) -> int:
        """As long as tiles and money last and the expenses can be paid; the shares issued."""
        purse, tiles, founding, more = self.purse, stage.tiles, stage.founding, self.start.price - 1
        issued = self.laid = 0
        if may_issue and self.turn <= self.course.manner.early:
            issued = self._issue()
        taken = self.taken_steps
        left: list[int] = []
        """Cities that have to wait for the action, and links that have to wait for them."""
        for at, number in enumerate(self.todo):
            step = self.steps[number]
            if isinstance(step, City):
                if not founding:
                    left.append(number)
                    continue
                founding = False
                stock = self.start.stock
                block, place = stock.names[step.letter], stock.number[step.hex]
                self.cities = self.cities | {step.hex}
                self.where[block] = place
                self.lots += stock.block(block, place, self.turn)
                self.towns = self.towns - {step.hex}
            else:
                prices = self.rest if number == self.waiting else self._prices(step)
                if not prices:
                    left.append(number)
                    continue
                whole, spare = sum(prices), purse.cash
                if spare + min(0.0, purse.income - purse.shares - purse.engine) < whole:
                    spare = self._spare(stage.ships, self.views.after(taken | 1 << number, self.view, number))
                if len(prices) <= tiles and spare < whole <= spare + more and may_issue and not issued:
                    issued = self._issue()
                    spare += more
                if len(prices) > tiles or spare < whole:
                    self.waiting = number
                    self._lay_some(prices, tiles, spare)
                    left += self.todo[at:]
                    break
                tiles -= len(prices)
                purse.cash -= whole
                for place in (step.start, step.end):
                    if place not in self.cities and place not in self.towns:
                        self.towns = self.towns | {place}
                        self.fresh = self.fresh | {place}
            taken |= 1 << number
            self.view = self.views.after(taken, self.view, number)
        self.todo, self.taken_steps = left, taken
        if may_issue and not issued and purse.cash + purse.income < purse.shares + purse.engine:
            if self._missing(stage.ships, self.view) > 0:
                issued = self._issue()
        return issued

    def _prices(self, track: Track) -> list[int] | None:
        """What the tiles cost that are still lacking, from an end where one may begin; None: not yet."""
        cities, towns, found = self.cities, self.towns, list(track.prices)
        start, end = track.start, track.end
        if track.near != OPEN:
            if start not in cities and start not in towns:
                start, end = end, start
                found.reverse()
                if start not in cities and start not in towns:
                    return None
            if start not in cities:
                if start in self.closed:
                    return None
                if start in self.fresh:
                    found[:1] = [price + ANOTHER_EXIT for price in found[:1]]
                else:
                    found.insert(0, TOWN_REPLACEMENT)
        if end not in cities:
            if end in self.closed:
                return None
            if end in self.fresh:
                found[-1:] = [price + ANOTHER_EXIT for price in found[-1:]]
            else:
                found.append(TOWN_REPLACEMENT if end in towns else ONE_EXIT)
        return found

    def _lay_some(self, prices: list[int], tiles: int, spare: float) -> None:
        """A link may take more than one turn."""
        laid = 0
        for price in prices[:-1]:
            if laid == tiles or spare < price:
                break
            spare -= price
            self.purse.cash -= price
            laid += 1
        self.rest = prices[laid:]
        self.laid = laid

    def _issue(self) -> int:
        self.purse.shares += 1
        self.purse.cash += self.start.price
        return 1

    def _missing(self, ships: int, view: View) -> float:
        """What the expenses are more than cash, income and this turn's shipments with such a network."""
        purse = self.purse
        gains = sum(self._gains(self._ready(view, purse.engine, True))[:ships])
        return purse.shares + purse.engine - purse.cash - purse.income - gains

    def _spare(self, ships: int, view: View) -> float:
        """The cash that the expenses leave."""
        return self.purse.cash - max(0.0, self._missing(ships, view) + self.purse.cash)

    # Goods

    def _move(self, stage: Stage) -> None:
        """Two shipments, or a better engine and one."""
        purse, ships, manner = self.purse, stage.ships, self.course.manner
        if not ships:
            return
        last, turn = self.start.last, self.turn
        late = turn >= last - 2
        ready = self._ready(self.view, purse.engine, late)
        if stage.may_upgrade and purse.engine < min(manner.engine, self.view.reach) and turn < last - 1:
            better = self._ready(self.view, purse.engine + 1, late)
            given_up = self._gains(ready)[ships - 1]
            gains = self._gains(better)[0] if ships > 1 else 0.0
            affordable = purse.cash + purse.income + gains >= purse.shares + purse.engine + 1
            if affordable and given_up <= (manner.second if turn < last - 3 else manner.second - 1):
                purse.engine += 1
                ready = better
                ships -= 1
        room = float(ships)
        for _, gain, number, lot in ready:
            if number >= room:
                lot.taken += room
                purse.income += room * gain
                break
            lot.taken += number
            purse.income += number * gain
            room -= number

    def _ready(self, view: View, engine: int, late: bool) -> list[Ready]:
        """What there is to ship, the best first; of equals what has less of a future."""
        rows, hold, dream, turn = view.rows, self.hold, self.dream, self.turn
        found: list[Ready] = []
        for lot in self.lots:
            cube = lot.cube
            gain = rows[cube][engine]
            if gain and (late or gain >= hold[cube]):
                number = lot.number * COMES[lot.before][2 * (turn - lot.since)] - lot.taken
                if number > 0.01:
                    found.append((8 * gain - dream[cube], gain, number, lot))
        found.sort(key=_rank, reverse=True)
        return found

    def _gains(self, ready: list[Ready]) -> tuple[float, float]:
        """What a first and a second shipment bring."""
        first = second = 0.0
        room = 2.0
        for _, gain, number, _ in ready:
            if number >= room:
                number = room
            if room > 1.0:
                part = min(number, room - 1.0)
                first += part * gain
                second += (number - part) * gain
            else:
                second += number * gain
            room -= number
            if room <= 0.0:
                break
        return first, second

    def _produce(self) -> None:
        """Cubes of all colours go where they will bring most."""
        stock, turn = self.start.stock, self.turn
        rolls = 2 * (self.start.last - turn)
        for colour, number in enumerate(stock.bag):
            best, found = 0.0, NOT_YET
            for block, place in enumerate(self.where):
                if place != NOT_YET and self.before[block] < stock.spaces[block]:
                    worth = COMES[self.before[block]][rolls] * (self.dream[4 * place + colour] + 0.1)
                    if worth > best:
                        best, found = worth, block
            if found != NOT_YET and number:
                self.lots.append(Lot(4 * self.where[found] + colour, number, self.before[found], turn))


def _rank(ready: Ready) -> int:
    return ready[0]
