"""Alone on the map nobody interferes: a course is played out turn by turn, to the money at the end.

Cubes of the display count by how likely they have come; all else is what the rules say.
"""

from typing import Final, NamedTuple

from engineshed.games.age_of_steam.bot.build import City
from engineshed.games.age_of_steam.bot.forecast import RUIN, Purse, settle
from engineshed.games.age_of_steam.bot.network import LONGEST, Cube, Network, Row
from engineshed.games.age_of_steam.bot.paths import Path
from engineshed.games.age_of_steam.position import AgeOfSteamPosition

PRODUCED: Final = 0.5
"""What the two cubes of a production bring, in dollars per turn left."""
LACKING: Final = 5.0
"""What a dollar costs that will be lacking in a later turn."""
SHORT_ENOUGH: Final = (2.2, 3.2)
"""A second shipment that may be given up for a better engine: late and early."""
NOTHING: Final[Row] = [0] * (LONGEST + 1)

Step = Path | City
"""A link or more, or a new city."""
Lot = tuple[Cube, int]
"""A cube, and the turn since which it may have come."""
LONG_AGO: Final = -20
"""Since then what lies on the map."""


class View(NamedTuple):
    """What the steps of a course have made of the network."""

    network: Network
    rows: dict[Cube, Row]
    reach: int


class Stage(NamedTuple):
    """How far a turn has gone."""

    may_issue: bool
    action: str
    """The action of this turn; "": it is still to be chosen."""
    tiles: int
    """Tiles still allowed."""
    founding: bool
    """May a new city still be placed?"""
    ships: int = 2
    may_upgrade: bool = True


FRESH: Final = Stage(True, "", 0, False)


class Outcome(NamedTuple):
    """Where a course leads, and what it does in the present turn."""

    value: float
    issued: int
    built: int
    """How many of its steps are taken at once."""


class Playout:
    """The turns from a position on: steps in their order as soon as there are tiles and money for them."""

    def __init__(self, pos: AgeOfSteamPosition, steps: list[Step], views: list[View], purse: Purse) -> None:
        self.pos = pos
        self.map = pos.map
        self.last = pos.map.turns(pos.players)
        self.steps = steps
        self.views = views
        """Before the first step, after it, after the second, ..."""
        self.purse = purse.copy()
        self.done = 0
        self.lots: list[Lot] = []
        self.sure = arrivals(pos)
        self.engine = LONGEST
        """The level to strive for."""
        self.patience = 0.0
        """Only what goes such a part of the way that all steps will make possible is shipped."""

    def run(self, stage: Stage) -> Outcome:
        pos, purse, used = self.pos, self.purse, self.pos.used_actions
        first, issued, extra, lacking = -1, 0, 0.0, 0.0
        for turn in range(pos.turn, self.last + 1):
            if not stage.action:
                action = self._action(used, turn)
                used = (*used, action) if len(used) + 1 < len(self.map.actions) else ()
                if action == "locomotive":
                    purse.engine = min(purse.engine + 1, self.map.engine_max)
                stage = stage_after(pos, action, stage.may_issue)
            if stage.action == "production":
                extra += PRODUCED * (self.last - turn)
            shares = self._build(stage, turn)
            if first < 0:
                first, issued = self.done, shares
            self._move(stage, turn)
            settle(purse, purse.shares + purse.engine)
            if purse.income < 0:  # later there may be another way, but not now
                lacking += LACKING * -purse.income if turn > pos.turn else -RUIN
                purse.income = 0.0
            purse.income -= self.map.reduction(turn, int(purse.income))
            stage = FRESH
        money = self.map.projected_score(purse.income, purse.cash, purse.shares, purse.track)
        return Outcome(money + extra - lacking, issued, first)

    def _action(self, used: tuple[str, ...], turn: int) -> str:
        """What the next steps and the engine want; an action that nothing wants, if possible no dear one."""
        rest, wanted = self.steps[self.done :], []
        if rest and isinstance(rest[0], City):
            wanted.append("urbanization")
        if self.purse.engine < min(self.engine, self.views[self.done].reach + 1):
            wanted.append("locomotive")
        if turn < self.last - 1:
            wanted.append("production")
        if not any(isinstance(step, City) for step in rest):
            wanted.append("urbanization")
        wanted += ["engineer", "production", "locomotive", "urbanization"]
        return next(action for action in wanted if action not in used and action in self.map.actions)

    def _build(self, stage: Stage, turn: int) -> int:
        """As long as tiles and money last and the expenses can be paid; the shares issued."""
        purse, tiles, founding = self.purse, stage.tiles, stage.founding
        may_issue = stage.may_issue and purse.shares < self.map.shares_max
        issued = 0
        while self.done < len(self.steps):
            step = self.steps[self.done]
            if isinstance(step, City):
                if not founding:
                    break
                founding = False
                cubes = self.pos.display[step.letter]
                self.lots += [((step.hex, colour), turn) for colour in cubes if colour]
            else:
                if len(step.tiles) > tiles:
                    break
                spare = purse.cash - max(0.0, self._missing(stage, turn) + purse.cash)
                if spare < step.price and may_issue and not issued:
                    issued = self._issue()
                    spare += self.map.share_price - 1
                if spare < step.price:
                    break
                tiles -= len(step.tiles)
                purse.cash -= step.price
            self.done += 1
        if may_issue and not issued and self._missing(stage, turn) > 0:
            issued = self._issue()
        return issued

    def _issue(self) -> int:
        self.purse.shares += 1
        self.purse.cash += self.map.share_price
        return 1

    def _missing(self, stage: Stage, turn: int) -> float:
        """What the expenses are more than cash, income and this turn's shipments."""
        purse, rows = self.purse, self.views[self.done].rows
        gains = sorted(
            [self.sure[turn - since] * rows[cube][purse.engine] for cube, since in self.lots if cube in rows]
        )
        income = purse.income + (sum(gains[-stage.ships :]) if stage.ships else 0.0)
        return purse.shares + purse.engine - purse.cash - income

    def _move(self, stage: Stage, turn: int) -> None:
        """Two shipments, or a better engine and one."""
        purse, ships, reach = self.purse, stage.ships, self.views[self.done].reach
        ready = self._ready(purse.engine, turn)
        if ships and stage.may_upgrade and purse.engine < min(self.engine, reach) and turn < self.last - 1:
            better = self._ready(purse.engine + 1, turn)
            second = ready[1][0] if len(ready) > 1 and ships > 1 else 0.0
            money = purse.cash + purse.income + sum(gain for gain, _ in better[: ships - 1])
            affordable = money >= purse.shares + purse.engine + 1
            if affordable and second <= SHORT_ENOUGH[turn < self.last - 3]:
                purse.engine += 1
                ready, ships = better, ships - 1
        for _, lot in ready[:ships]:
            self.lots.remove(lot)
        purse.income += sum(gain for gain, _ in ready[:ships])

    def _ready(self, engine: int, turn: int) -> list[tuple[float, Lot]]:
        """What to ship, the best first."""
        rows, dream = self.views[self.done].rows, self.views[-1].rows
        patience = self.patience if turn < self.last - 2 else 0.0
        found: list[tuple[float, Lot]] = []
        for lot in self.lots:
            cube, since = lot
            if cube in rows:
                gain = rows[cube][engine]
                if gain and gain >= patience * dream.get(cube, NOTHING)[self.engine]:
                    found.append((gain * self.sure[turn - since], lot))
        found.sort(key=lambda pair: -pair[0])
        return found


def arrivals(pos: AgeOfSteamPosition) -> list[float]:
    """How likely a cube of the display has come after 0, 1, ... turns of growth; what is older lies there."""
    miss = (5 / 6) ** pos.map.growth_dice(pos.players)
    return [1.0 - miss**turns if turns < -LONG_AGO else 1.0 for turns in range(2 * -LONG_AGO)]


def stage_after(pos: AgeOfSteamPosition, action: str, may_issue: bool = False) -> Stage:
    """A turn whose action has been chosen."""
    tiles = pos.map.tiles_per_turn(action == "engineer")
    return Stage(may_issue, action, tiles, action == "urbanization")
