"""Advice for bots: how good a position is, and which options to try first."""

from math import exp
from typing import Final

from engineshed.games.railroad_revolution.bot.prospects import (
    cash_rate,
    crew_of,
    milestone_hope,
    projected,
    turns_left,
    word_worth,
)
from engineshed.games.railroad_revolution.phases.milestones import fits
from engineshed.games.railroad_revolution.phases.railroad import available
from engineshed.games.railroad_revolution.phases.telegraph import PER_SHARE
from engineshed.games.railroad_revolution.position import Company, RailroadRevolutionPosition
from engineshed.games.railroad_revolution.printed.box import (
    ACTION_AT,
    OWN_AT,
    PERFORMANCE_AT,
    RAILROAD,
    STATION,
    TELEGRAPH,
    TRADE,
    WHITE,
    WORKER_AT,
)
from engineshed.kernel import DONE, Action, Decision, Seat, kind_of, name_of, number_of

AT_ONCE: Final = {
    "done": 0.0,
    "sell": -3.0,
    "hire": -4.0,
    "pay": 0.01,
    "waive": 4.0,
    "rebate": 4.0,
    "again": 3.0,
}
"""What some words are worth whatever follows them; selling a piece is not selling a share."""
PIECES: Final = ("piece:rail", "piece:building")
FREE: Final = ("gain", "take", "again", "waive", "rebate")
"""What costs nothing unless a price follows: it can only help."""
SELL_SHARE: Final[Action] = ("sell", "share")
PROMOTING: Final = "train:TR-promote.up"
"""The train that promotes workers when it is turned face down."""


def value(pos: RailroadRevolutionPosition, seat: Seat) -> float:
    """The chance to win: projected scores, the surer the fewer turns are left."""
    turns = turns_left(pos)
    scores = [projected(pos, company, turns) for company in pos.companies]
    spread = 4 + 1.2 * turns
    best = max(scores)
    chances = [exp((score - best) / spread) for score in scores]
    return chances[seat] / sum(chances)


def points(pos: RailroadRevolutionPosition, seat: Seat) -> float:
    """The points that a seat may expect at the end."""
    return projected(pos, pos.companies[seat], turns_left(pos))


def propose(
    pos: RailroadRevolutionPosition, decision: Decision[RailroadRevolutionPosition], options: list[Action]
) -> list[Action]:
    """All options that throw nothing away, the most promising first."""
    judge, seat = Judge(pos, decision.seat), decision.seat
    kept = _without_waste(pos, seat, options)
    # A tile costs a worker: whether to take it is decided when nothing free is left, and `done` is an option.
    tiles_wait = DONE in options and DONE not in kept
    keys = [(tiles_wait and option[0] == "tile", -judge.score(option)) for option in kept]
    return [kept[index] for index in sorted(range(len(kept)), key=keys.__getitem__)]


def _without_waste(pos: RailroadRevolutionPosition, seat: Seat, options: list[Action]) -> list[Action]:
    """Leave out what is worse than the same a little later, whatever else happens.

    Networks are too rough to see it: they sold seven shares a moment before being paid for each of them, and
    turned a train face down to promote workers they did not have. Nor does a look ahead that goes on with
    first proposals: it left $300 lying, since it thought of what else the turn would bring as a must.
    """
    kept = options
    if PER_SHARE in kept:
        kept = [option for option in kept if option != SELL_SHARE]
    if any(PROMOTING in option for option in kept) and not _somebody_to_promote(pos, seat):
        kept = [option for option in kept if PROMOTING not in option]
    if DONE in kept and any(_is_free(pos, seat, option) for option in kept):
        kept = [option for option in kept if option != DONE]
    return kept or options


def _is_free(pos: RailroadRevolutionPosition, seat: Seat, option: Action) -> bool:
    """Does this only bring something: money, shares, a worker, a train, a step without toll?"""
    if option[0] != "step":
        return option[0] in FREE and kind_of(option[-1]) != "pay"
    track = PERFORMANCE_AT[option[1]]
    rung = pos.box.performance[track][pos.companies[seat].steps[track] + 1]
    return not (rung.money or rung.shares or rung.workers)


def _somebody_to_promote(pos: RailroadRevolutionPosition, seat: Seat) -> bool:
    """Does any worker fit any empty slot of an open milestone?"""
    company, box = pos.companies[seat], pos.box
    crew = crew_of(company)
    return any(
        manager is None and crew[colour] and fits(colour, wanted)
        for tile, held in company.managers.items()
        for wanted, manager in zip(box.milestones[tile].managers, held, strict=True)
        for colour in range(len(crew))
    )


class Judge:
    """Scores single actions by what they add to the projected score."""

    __slots__ = ("me", "now", "pos", "rate", "seat", "targets", "turns")

    def __init__(self, pos: RailroadRevolutionPosition, seat: Seat) -> None:
        self.pos = pos
        self.seat = seat
        self.me = pos.companies[seat]
        self.turns = turns_left(pos)
        self.rate = cash_rate(self.turns)
        self.now = projected(pos, self.me, self.turns)
        self.targets: dict[int, float] = {}
        """The best that each action can do, whoever is placed there."""

    def score(self, action: Action) -> float:
        """More than 0: better than leaving it."""
        verb = str(action[0])
        if verb in AT_ONCE and action[-1] not in PIECES:
            return AT_ONCE[verb]
        if verb == "place":
            return self._place(OWN_AT[action[1]] >> 1, ACTION_AT[action[2]])
        if verb == "build":
            atom = str(action[1])
            return self.city(atom) if atom in self.pos.box.city_at else self.section(atom)
        if verb == "keep":
            return self._goal(name_of(action[1], "milestone"))
        if verb == "choose":
            side, _ = self.pos.offered[name_of(action[1], "setup")]
            words = self.pos.box.setup[name_of(action[1], "setup")][side]
            return sum(word_worth(word, self.turns) for word in words)
        if verb == "accept":
            half = self.pos.box.deals[self.pos.deal][action[1] == "deal:bottom"]
            worth = sum(word_worth(word, self.turns) for word in half.words)
            return worth - 1.5 * self.rate * half.shares
        return self._after(action)

    def _gain(self, twin: Company) -> float:
        return projected(self.pos, twin, self.turns) - self.now

    def _after(self, action: Action) -> float:
        """Try it on a copy of the company."""
        twin, box, verb, last = self.me.copy(), self.pos.box, str(action[0]), str(action[-1])
        twin.money -= number_of(last, "pay") or 0
        if verb == "lay":
            return self._rail(twin, box.space_at[action[1]])
        if verb == "promote":
            tile, slot = box.slot_at[action[2]]
            managers = list(twin.managers[tile])
            managers[slot] = twin.remove(OWN_AT[action[1]])
            twin.managers[tile] = tuple(managers)
            return self._gain(twin) + 0.3
        if verb == "step":
            track = PERFORMANCE_AT[action[1]]
            rung = box.performance[track][twin.steps[track] + 1]
            twin.steps[track] += 1
            twin.money -= rung.money
            twin.shares -= rung.shares
            if rung.workers:
                twin.remove(OWN_AT[action[2]])
            return self._gain(twin) + 0.2
        if verb == "flip":
            return self._flip(twin, box.train_at[action[1]])
        if verb == "take":
            twin.trains[2 * box.stack_at[action[1]]] += 1
            favourite = {"TR-money": 0.4, "TR-steps": 0.3}.get(box.trains[box.stack_at[action[1]]].id, 0.0)
            return self._gain(twin) + favourite
        if verb == "exchange":
            twin.remove(OWN_AT[action[1]])
            twin.workers[WORKER_AT[action[2]]] += 1
            return self._gain(twin) - 0.2
        if verb == "gain" and action[1] in WORKER_AT:
            twin.workers[WORKER_AT[action[1]]] += 1
            return self._gain(twin) + 0.5
        if verb == "tile":
            return self._tile(action)
        return 2.0  # money, shares, the sale itself

    def _rail(self, twin: Company, number: int) -> float:
        box = self.pos.box
        space = box.spaces[number]
        twin.build_rail(box, number)
        twin.rails_left -= 1
        new_city = 0.8 if space.cities & ~self.me.network else 0.0
        deal = 0.5 if space.deal and self.me.shares else 0.0
        return self._gain(twin) + 2.0 + new_city + deal - self.rate * space.triangles * 0.8

    def _flip(self, twin: Company, train: int) -> float:
        twin.trains[train] -= 1
        twin.trains[train ^ 1] += 1
        bonus = (
            0.0
            if train & 1
            else sum(word_worth(w, self.turns) for w in self.pos.box.trains[train >> 1].words)
        )
        return self._gain(twin) + bonus - (0.0 if train & 1 else 1.0)

    def _tile(self, action: Action) -> float:
        words = self.pos.box.telegraph_tiles[self.pos.sections[self.pos.turn.section]]
        worth = sum(word_worth(word, self.turns) for word in words)
        if len(action) == 2 and action[1] in OWN_AT:
            twin = self.me.copy()
            twin.remove(OWN_AT[action[1]])
            return worth + self._gain(twin)
        return worth - 4 * self.rate

    def city(self, atom: str) -> float:
        """A station there, with its rewards."""
        pos, city = self.pos, self.pos.box.city_at[atom]
        twin = self.me.copy()
        twin.stations |= 1 << city
        twin.buildings_left -= 1
        twin.money -= pos.box.cities[city].price
        tile = pos.city_tile(city)
        words = tile.base if pos.stations[city] else tile.base + tile.first
        return self._gain(twin) + sum(max(0.0, word_worth(word, self.turns)) for word in words)

    def section(self, atom: str) -> float:
        """An office there, with its shares and its neighbours to be."""
        pos, section = self.pos, self.pos.box.section_at[atom]
        twin, printed = self.me.copy(), pos.box.sections[section]
        twin.offices |= 1 << section
        twin.buildings_left -= 1
        twin.shares += printed.shares if pos.offices[section] else printed.shares + printed.first
        near = (section and pos.box.sections[section - 1].link) + printed.link
        return self._gain(twin) + 0.15 * near + (0.7 if printed.deal else 0.4)

    def _goal(self, tile: str) -> float:
        milestone = self.pos.box.milestones[tile]
        nobody: tuple[int | None, ...] = (None,) * len(milestone.managers)
        return milestone_hope(self.pos.box, self.me, milestone, nobody, self.turns)

    def _place(self, colour: int, action: int) -> float:
        """The best target of the action, and what the worker adds to it."""
        box, me, rate = self.pos.box, self.me, self.rate
        wealth = me.money + box.share_price * me.shares
        extra = {
            (STATION, 1): 1.0,
            (STATION, 2): 4 * rate,
            (STATION, 3): 2.5,
            (STATION, 4): 0.5,
            (RAILROAD, 1): 9 - 3 * rate if wealth >= 900 else 0.0,
            (RAILROAD, 2): 2.5 * rate,
            (RAILROAD, 3): 3 * rate,
            (RAILROAD, 4): 3.0,
            (TELEGRAPH, 1): 1.0,
            (TELEGRAPH, 2): rate * (me.shares + 3),
            (TELEGRAPH, 3): 1.5 * rate,
            (TELEGRAPH, 4): 2.0,
            (TRADE, 1): 6.0,
            (TRADE, 2): rate * sum(me.trains),
            (TRADE, 3): 3.0,
            (TRADE, 4): 3.0,
        }.get((action, colour), 0.0)
        spare = sum(me.workers) > box.least_workers
        promotion = 2.5 if spare and any(None in held for held in me.managers.values()) else 0.0
        worth = max(extra, promotion) if colour != WHITE else promotion
        target = self.targets.get(action)
        if target is None:
            target = self.targets[action] = self._target(action, wealth)
        if action == RAILROAD:
            return worth + target - 4 * rate
        return worth + target - 1.5 if action == TRADE else worth + target

    def _target(self, action: int, wealth: int) -> float:
        box, me = self.pos.box, self.me
        if action == STATION:
            free = me.network & ~me.stations
            cities = [
                f"city:{city.id}" for city in box.cities if free & city.bit and city.price <= wealth + 300
            ]
            return max((self.city(city) for city in cities), default=0.0)
        if action == RAILROAD:
            spaces = available(box, me.rails, me.reach)
            return sum(sorted((self._rail(me.copy(), number) for number in spaces), reverse=True)[:2])
        if action == TELEGRAPH:
            sections = [atom for atom, n in box.section_at.items() if not me.offices >> n & 1]
            return max((self.section(str(atom)) for atom in sections), default=0.0)
        sale = box.shelves[box.next_sale(me.rails_left, me.buildings_left)].value
        return self.rate * sale / 100
