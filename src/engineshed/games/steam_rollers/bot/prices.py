"""What the bots think that each deed is worth, in points, for one seat at one moment."""

from typing import Final

from engineshed.games.steam_rollers.bot.clock import share_left
from engineshed.games.steam_rollers.bot.plans import prospects
from engineshed.games.steam_rollers.effects import FACES, is_permanent
from engineshed.games.steam_rollers.game import GAME
from engineshed.games.steam_rollers.phases.act import DEED_OF, Act
from engineshed.games.steam_rollers.phases.build import BY_BLACK_DIE
from engineshed.games.steam_rollers.phases.deliver import may_go
from engineshed.games.steam_rollers.position import NOBODY, SteamRollersPosition
from engineshed.games.steam_rollers.printed.components import Effect
from engineshed.games.steam_rollers.printed.map import (
    BUILDS,
    CITIES,
    KIND,
    KINDS,
    REGION,
    Place,
    Shape,
)
from engineshed.kernel import Action, Chance, Seat, State
from engineshed.kernel.state import ALL_KNOWING, Setup

STEP_OF: Final[dict[Action, tuple[Place, Shape]]] = {
    action: (place, shape)
    for place in range(len(REGION))
    for shape, action in enumerate(action for builds in BUILDS[place].values() for action in builds)
}
"""What every way to build draws."""
FULL_POWER: Final = 6
OFF_PLAN: Final = -0.5
UPGRADE: Final = 2.7
"""What a crossed box is worth early on, less STEEP for every one after the second."""
STEEP: Final = 0.6
PATIENCE: Final = 0.5
"""What each unit of distance below one's power costs while there is time for longer trips."""
LITTLE: Final = 0.05
"""A short delivery now is better than nothing at all."""
KEEP: Final = 0.95
HALF: Final = 0.6
"""A one-shot tile taken before this share of the game is left will hardly be there at the end."""
DELIVERED: Final = ("SR-611", "SR-812")
"""The points of a delivery on its bill, without those of a tile that is used up."""
LOSS: Final = 4.0
"""Against Ewa a one-shot tile in the pool is 2 points for her and 2 that the player does not have."""
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

    __slots__ = ("pos", "seat", "left", "builds", "known")

    def __init__(self, pos: SteamRollersPosition, seat: Seat) -> None:
        self.pos = pos
        self.seat = seat
        self.left = share_left(pos)
        self.builds, _ = prospects(pos, seat)
        self.known: dict[int, float] = {}

    def best_with(self, die: int) -> float:
        """The best action with a die of this value, without changing it."""
        best = self.known.get(die)
        if best is None:
            best = self.known[die] = self._best_with(die)
        return best

    def _best_with(self, die: int) -> float:
        hand = Act(self.seat, die)
        kinds = KINDS if hand.usable(self.pos, "any_track_kind") else BY_BLACK_DIE[self.pos.black]
        best = 0.0
        for (place, shape), worth in self.builds.items():
            if worth > best and REGION[place] == die and KIND[shape] in kinds:
                best = worth
        best *= self._time_to_build()
        if die not in self.pos.sheets[self.seat].crossed:
            best = max(best, self.upgrade())
        for action in DEED_OF["deliver"].options(self.pos, hand):
            best = max(best, self.deliver(hand, action))
        if DEED_OF["take"].options(self.pos, hand):
            best = max(best, self.take(die))
        return best

    def _time_to_build(self) -> float:
        return 1.0 if self.left > 0.3 else 0.3 + self.left

    def build(self, action: Action) -> float:
        worth = self.builds.get(STEP_OF[action])
        return OFF_PLAN if worth is None else worth * self._time_to_build()

    def upgrade(self) -> float:
        power = self.pos.sheets[self.seat].power
        bonus = 1.0 if power >= 3 else 0.0
        return bonus + (UPGRADE - STEEP * max(0, power - 2) - bonus) * min(1.0, 2 * self.left)

    def deliver(self, hand: Act, action: Action) -> float:
        """Points, less what a longer trip later could bring while there is time for one."""
        bill = DEED_OF["deliver"].bill(self.pos, hand, action)
        points = sum(entry.amount for entry in bill.entries if entry.rule in DELIVERED)
        lost = (LOSS if self.pos.solo else 1.2) * sum(entry.rule == "SR-708" for entry in bill.entries)
        power = self.pos.sheets[self.seat].power
        waste = PATIENCE * max(0, min(power + 1, FULL_POWER) - points)
        rescue, city = 0.0, str(action[1])[5:6]
        if self.pos.solo and city.isdigit() and self.pos.influence[int(city)] >= 2:
            rescue = RESCUE + 0.2 * self.pos.influence[int(city)]
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
