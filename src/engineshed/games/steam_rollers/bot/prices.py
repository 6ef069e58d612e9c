"""What the bots think that each deed is worth, in points, for one seat at one moment."""

from typing import Final

from engineshed.games.steam_rollers.bot.clock import share_left
from engineshed.games.steam_rollers.bot.plans import BUILD_OF
from engineshed.games.steam_rollers.bot.targets import prospects
from engineshed.games.steam_rollers.effects import FACES, is_permanent
from engineshed.games.steam_rollers.game import GAME
from engineshed.games.steam_rollers.phases.act import Act
from engineshed.games.steam_rollers.phases.action_tiles import TAKES
from engineshed.games.steam_rollers.phases.build import BY_BLACK_DIE
from engineshed.games.steam_rollers.phases.deliver import CITY_ATOM, Way, may_go, ways
from engineshed.games.steam_rollers.phases.locomotive import UPGRADES
from engineshed.games.steam_rollers.position import COAL, NOBODY, SteamRollersPosition
from engineshed.games.steam_rollers.printed.components import Effect
from engineshed.games.steam_rollers.printed.map import (
    CITIES,
    COLOUR,
    KINDS,
    City,
    Place,
    Shape,
)
from engineshed.kernel import PASS, Action, Chance, Seat, State
from engineshed.kernel.state import ALL_KNOWING, Setup

STEP_OF: Final[dict[Action, tuple[Place, Shape]]] = {action: step for step, action in BUILD_OF.items()}
"""What every way to build draws."""
FULL_POWER: Final = 6
OFF_PLAN: Final = -0.5
UPGRADE: Final = 2.7
"""What a crossed box is worth early on, less STEEP for every one after the second."""
STEEP: Final = 0.6
PATIENCE: Final = 0.5
"""What each unit of distance below one's power costs while there is time for longer trips ..."""
PATIENCE_ALONE: Final = 0.3
"""... and alone, where Ewa takes what is left lying."""
LITTLE: Final = 0.05
"""A short delivery now is better than nothing at all."""
KEEP: Final = 0.95
HALF: Final = 0.6
"""A one-shot tile taken before this share of the game is left will hardly be there at the end."""
LOST: Final = 1.2
"""What it costs a delivery to use a one-shot tile up ..."""
LOSS: Final = 4.0
"""... and against Ewa, where one in the pool is 2 points for her and 2 that the player does not have."""
RESCUE: Final = 1.2
"""A good delivered from a city where Ewa has crosses is one that she does not take."""

USE: Final[dict[Effect, float]] = {
    "set_white_die": 1.5,
    "take_two_dice": 2.5,
    "claim_opponents_die": 0.8,
    "die_is_destination": 3.0,
    "delivery_distance_bonus": 2.0,
    "unlimited_distance": 2.5,
    "power_plus": 3.2,
    "shift_white_die": 4.0,
    "reroll_or_flip_white_die": 3.0,
    "any_track_kind": 2.4,
    "reroll_ewa_die": 1.5,
    "ewa_crosses_instead_of_removing": 1.5,
}
"""How much a tile helps over a whole game."""


def after(pos: SteamRollersPosition, hand: Act, action: Action) -> SteamRollersPosition:
    """The table after an action that leaves nothing to chance."""
    trial = State(Setup(GAME, pos.players, {}), pos.copy(), [], Chance(), ALL_KNOWING)
    hand.take(trial, action)
    return trial.pos


class Prices:
    """What things are worth to a seat now; each is worked out once."""

    __slots__ = ("pos", "seat", "left", "ahead", "tiles", "known", "deeds")

    def __init__(self, pos: SteamRollersPosition, seat: Seat) -> None:
        self.pos = pos
        self.seat = seat
        self.left = share_left(pos)
        self.ahead = prospects(pos, seat)
        self.tiles = seat in pos.owner
        """Whether the seat has any tiles: without them much is simpler."""
        self.known: dict[int, float] = {}
        self.deeds: dict[int, Action] = {}
        """The best deed with each die that was asked about."""

    def best_with(self, die: int) -> float:
        """The best action with a die of this value, without changing it."""
        best = self.known.get(die)
        if best is None:
            best, self.deeds[die] = self.best_deed(Act(self.seat, die))
            self.known[die] = best
        return best

    def best_deed(self, hand: Act) -> tuple[float, Action]:
        """The best action with the die as it is, and what it is worth; to pass is worth nothing."""
        pos, die = self.pos, hand.die
        best, found = 0.0, PASS
        any_kind = self.tiles and hand.usable(pos, "any_track_kind")
        kinds = KINDS if any_kind else BY_BLACK_DIE[pos.black]
        for worth, kind, action in self.ahead.tracks_in(die):
            if kind in kinds:
                best, found = worth * self._time_to_build(), action
                break
        if die not in pos.sheets[self.seat].crossed:
            worth = self.upgrade()
            if worth > best:
                best, found = worth, UPGRADES[die]
        if pos.sheets[self.seat].routes[die]:
            worth, action = self._best_delivery(hand)
            if worth > best:
                best, found = worth, action
        if not pos.sideways[die]:
            worth = self.take(die)
            if worth > best:
                best, found = worth, TAKES[die]
        return best, found

    def _best_delivery(self, hand: Act) -> tuple[float, Action]:
        """The longest one; tiles and a private good make more of them possible."""
        pos, die = self.pos, hand.die
        sheet = pos.sheets[self.seat]
        best, found = 0.0, PASS
        if self.tiles or sheet.private is not None:
            for way in ways(pos, hand):
                worth = self._worth_of_way(way)
                if worth > best:
                    best, found = worth, way[0]
            return best, found
        goods, power = pos.cities[die], min(sheet.power, pos.most_power)
        for destination, distance, lines in sheet.routes[die] if goods else ():
            if distance <= power:
                colour: str = COLOUR[destination]
                if colour not in goods:
                    if COAL not in goods:
                        continue
                    colour = COAL
                action = ("deliver", f"good:{die}-{colour}", CITY_ATOM[destination], *lines)
                return self.trip(distance, die, 0.0), action
        return best, found

    def _time_to_build(self) -> float:
        return 1.0 if self.left > 0.3 else 0.3 + self.left

    def build(self, action: Action) -> float:
        worth = self.ahead.builds.get(STEP_OF[action])
        return OFF_PLAN if worth is None else worth * self._time_to_build()

    def upgrade(self) -> float:
        power = self.pos.sheets[self.seat].power
        bonus = 1.0 if power >= 3 else 0.0
        return bonus + (UPGRADE - STEEP * max(0, power - 2) - bonus) * min(1.0, 2 * self.left)

    def deliver(self, hand: Act, action: Action) -> float:
        """What a delivery is worth with the tiles that it uses up."""
        for way in ways(self.pos, hand):
            if way[0] == action:
                return self._worth_of_way(way)
        return 0.0

    def _worth_of_way(self, way: Way) -> float:
        _, city, points, used = way
        spent = sum([not is_permanent(self.pos, tile) for tile in used]) if used else 0
        return self.trip(points, city, spent * (LOSS if self.pos.solo else LOST))

    def trip(self, points: int, city: City, lost: float) -> float:
        """Points, less what a longer trip later could bring while there is time for one."""
        pos = self.pos
        patience = PATIENCE_ALONE if pos.solo else PATIENCE
        waste = patience * max(0, min(pos.sheets[self.seat].power + 1, FULL_POWER) - points)
        rescue = 0.0
        if pos.solo and city and pos.influence[city] >= 2:
            rescue = RESCUE + 0.2 * pos.influence[city]
        worth = points + rescue - waste * min(1.0, 1.5 * self.left) - lost
        return worth if lost else max(worth, LITTLE * points)

    def take(self, number: int) -> float:
        """The tile's points at the end for whoever has it, and its use until then."""
        pos, owner = self.pos, self.pos.owner[number]
        points = FACES[pos.faces[number]].points
        if owner == self.seat:
            return 0.1 if points > 0 else OFF_PLAN
        swing = float(points + max(0, points) * pos.solo)
        if owner != NOBODY:
            swing += points / (pos.players - 1)
        if points > 0:
            early = max(0.0, self.left - HALF) / (1 - HALF)
            return swing * (0.95 - KEEP * early) + 0.4 * self.use_of(number) * self.left
        return swing + self.use_of(number) * self.left

    def use_of(self, number: int) -> float:
        return USE[FACES[self.pos.faces[number]].effect]

    def loss_of(self, number: int) -> float:
        """What using a tile up costs: its points, and against Ewa those that she gets."""
        if is_permanent(self.pos, number):
            return 0.2
        return LOSS if self.pos.solo else 2.0

    def deliveries_to_come(self) -> float:
        """The best that this seat could deliver with its lines, thinned by rivals and by time."""
        sheet, cities = self.pos.sheets[self.seat], self.pos.cities
        limit = min(FULL_POWER, sheet.power + 1)
        best: list[int] = []
        for origin in CITIES:
            routes = sheet.routes[origin]
            for colour in cities[origin] if routes else ():
                for destination, distance, _ in routes:
                    if distance <= limit and may_go(colour, origin, destination):
                        best.append(distance)
                        break
        best.sort(reverse=True)
        goods = sum(map(len, cities))
        mine = max(1, (goods - 4) // (self.pos.players + self.pos.solo))
        return sum(distance * 0.92**place for place, distance in enumerate(best[:mine]))
