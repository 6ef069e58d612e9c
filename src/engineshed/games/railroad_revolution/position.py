"""What lies on the table: the companies, the board, the supplies and the stacks."""

from typing import Final

from mypy_extensions import mypyc_attr

from engineshed.games.railroad_revolution.printed.box import COLOURS, LETTERS, Box, CityTile
from engineshed.kernel import Atom, Position, Rng, Seat

DUMMY: Final = -1
"""The owner of a building of an unused colour (RRV-225)."""
NOWHERE: Final = -1
HIDDEN_TILE: Final = "?"


class Company:
    """Everything one player owns. All of it is open (RRV-315)."""

    __slots__ = (
        "buildings_left",
        "done",
        "managers",
        "money",
        "network",
        "offices",
        "rails",
        "rails_left",
        "reach",
        "shares",
        "spare_building",
        "spare_rail",
        "stations",
        "steps",
        "trains",
        "workers",
    )

    def __init__(
        self,
        money: int,
        shares: int,
        workers: list[int],
        rails_left: int,
        buildings_left: int,
        rails: int,
        network: int,
        reach: int,
        stations: int,
        offices: int,
        trains: list[int],
        steps: list[int],
        managers: dict[str, tuple[int | None, ...]],
        done: tuple[str, ...],
        spare_rail: bool,
        spare_building: bool,
    ) -> None:
        self.money = money
        self.shares = shares
        self.workers = workers
        """How many by place and colour (5 * place + colour): place 0 is the supply, 1-4 the action spaces."""
        self.rails_left = rails_left
        """On the player board: always the rightmost ones, as pieces are taken from the left (RRV-422)."""
        self.buildings_left = buildings_left
        self.rails = rails
        self.network = network
        """The cities that own rails touch (RRV-604)."""
        self.reach = reach
        """The track spaces that touch the network."""
        self.stations = stations
        self.offices = offices
        self.trains = trains
        """How many by kind, face up and face down (2 * kind, 2 * kind + 1)."""
        self.steps = steps
        self.managers = managers
        """The open milestones; for each slot the colour of its manager or None."""
        self.done = done
        self.spare_rail = spare_rail
        self.spare_building = spare_building

    def copy(self) -> "Company":
        return Company(
            self.money,
            self.shares,
            self.workers[:],
            self.rails_left,
            self.buildings_left,
            self.rails,
            self.network,
            self.reach,
            self.stations,
            self.offices,
            self.trains[:],
            self.steps[:],
            self.managers.copy(),
            self.done,
            self.spare_rail,
            self.spare_building,
        )

    def has(self, own: int) -> bool:
        """Is there such a worker in the supply (even) or on the player board (odd)?"""
        workers, colour = self.workers, own >> 1
        if own & 1:
            return bool(
                workers[5 + colour] or workers[10 + colour] or workers[15 + colour] or workers[20 + colour]
            )
        return workers[colour] > 0

    def remove(self, own: int) -> int:
        """Take one such worker away and say its colour; on the player board it does not matter from where."""
        workers, colour = self.workers, own >> 1
        if not own & 1:
            workers[colour] -= 1
            return colour
        for place in (5, 10, 15, 20):
            if workers[place + colour]:
                workers[place + colour] -= 1
                break
        return colour

    def own_workers(self) -> list[int]:
        """The kinds of own workers that there are, in the order of their numbers."""
        workers, found = self.workers, []
        for colour in range(len(COLOURS)):
            if workers[colour]:
                found.append(2 * colour)
            if workers[5 + colour] or workers[10 + colour] or workers[15 + colour] or workers[20 + colour]:
                found.append(2 * colour + 1)
        return found

    def build_rail(self, box: Box, number: int) -> None:
        space = box.spaces[number]
        self.rails |= space.bit
        self.network |= space.cities
        self.reach |= box.cities[space.a].tracks | box.cities[space.b].tracks


@mypyc_attr(serializable=True)
class Turn:
    """What the active player has done in this action so far."""

    __slots__ = ("action", "city", "deal", "done", "laid", "owed", "private", "seat", "section", "worker")

    def __init__(self, seat: Seat, worker: int = 0, action: int = NOWHERE) -> None:
        self.seat = seat
        self.worker = worker
        self.action = action
        self.city = NOWHERE
        self.section = NOWHERE
        self.laid = 0
        """The track spaces built on in this Railroad action."""
        self.owed = 0
        """The price of the action, as long as it is not paid (RRV-401)."""
        self.done = False
        """The basic action has been carried out."""
        self.deal = False
        """A deal symbol has been covered (RRV-1001)."""
        self.private = False
        """A private deal has used up the tile (RRV-922)."""

    def copy(self) -> "Turn":
        twin = Turn(self.seat, self.worker, self.action)
        twin.city = self.city
        twin.section = self.section
        twin.laid = self.laid
        twin.owed = self.owed
        twin.done = self.done
        twin.deal = self.deal
        twin.private = self.private
        return twin


class Stack:
    """Milestones of one letter: those nobody knows, and below them those put back, in order (RRV-1115)."""

    __slots__ = ("under", "unknown")

    def __init__(self, unknown: list[Atom], under: list[tuple[str, Seat]]) -> None:
        self.unknown = unknown
        self.under = under
        """With the seat that put each back and knows it."""

    def copy(self) -> "Stack":
        return Stack(self.unknown[:], self.under[:])


class RailroadRevolutionPosition(Position):
    """The whole game."""

    __slots__ = (
        "box",
        "companies",
        "cities",
        "deal",
        "deal_stack",
        "deals_used",
        "drawn",
        "first",
        "offices",
        "offered",
        "readings",
        "rounds",
        "sections",
        "stacks",
        "stations",
        "stock",
        "trains",
        "turn",
    )
    fixed = ("box", "readings")

    def __init__(
        self,
        box: Box,
        readings: dict[str, str],
        companies: list[Company],
        first: Seat,
        rounds: int,
        stock: list[int],
        trains: list[int],
        cities: list[str],
        stations: list[tuple[Seat, ...]],
        sections: list[str],
        offices: list[tuple[Seat, ...]],
        deal: str,
        deal_stack: list[Atom],
        deals_used: list[str],
        stacks: dict[str, Stack],
        drawn: tuple[Seat, str, tuple[str, ...]],
        offered: dict[str, tuple[str, int]],
        turn: Turn,
    ) -> None:
        self.box = box
        self.readings = readings
        """How doubtful rules are read: see the settings."""
        self.companies = companies
        self.first = first
        self.rounds = rounds
        self.stock = stock
        """Workers of the general supply by colour."""
        self.trains = trains
        """How many lie on each stack."""
        self.cities = cities
        """The tile in each city."""
        self.stations = stations
        """By city, in order: the first one stands on the First Station space."""
        self.sections = sections
        """The telegraph tile on each section."""
        self.offices = offices
        self.deal = deal
        self.deal_stack = deal_stack
        self.deals_used = deals_used
        self.stacks = stacks
        self.drawn = drawn
        """Who has drawn milestones of which letter and still has to keep one of them."""
        self.offered = offered
        """The setup tiles on offer with their visible side and the worker beside them."""
        self.turn = turn

    @property
    def players(self) -> int:
        return len(self.companies)

    def copy(self) -> "RailroadRevolutionPosition":
        return RailroadRevolutionPosition(
            self.box,
            self.readings,
            [company.copy() for company in self.companies],
            self.first,
            self.rounds,
            self.stock[:],
            self.trains[:],
            self.cities[:],
            self.stations[:],
            self.sections[:],
            self.offices[:],
            self.deal,
            self.deal_stack[:],
            self.deals_used[:],
            {letter: stack.copy() for letter, stack in self.stacks.items()},
            self.drawn,
            self.offered.copy(),
            self.turn.copy(),
        )

    def city_tile(self, city: int) -> CityTile:
        printed = self.box.cities[city].printed
        return printed or self.box.city_tiles[self.cities[city]]

    def in_order(self, start: Seat) -> list[Seat]:
        """All seats clockwise from this one."""
        count = len(self.companies)
        return [(start + n) % count for n in range(count)]

    # RRV-315: only the stacks and what was drawn but not kept are hidden.

    def blank(self, viewer: Seat | None) -> None:
        drawer, letter, drawn = self.drawn
        for name, stack in self.stacks.items():
            secret = any(knower != viewer for _, knower in stack.under)
            if secret or (drawn and name == letter and drawer != viewer):
                # Whoever knew the rest of the stack would know what is hidden, too.
                stack.unknown = [HIDDEN_TILE] * len(stack.unknown)
                stack.under = [
                    (tile if knower == viewer else HIDDEN_TILE, knower) for tile, knower in stack.under
                ]
        if drawer != viewer:
            self.drawn = (drawer, letter, (HIDDEN_TILE,) * len(drawn))

    def fill(self, rng: Rng) -> None:
        open_tiles = {tile for company in self.companies for tile in (*company.managers, *company.done)}
        drawer, letter, drawn = self.drawn
        for name, stack in self.stacks.items():
            hand = drawn if name == letter else ()
            seen = {*open_tiles, *hand, *(tile for tile, _ in stack.under)}
            if HIDDEN_TILE not in seen and HIDDEN_TILE not in stack.unknown:
                continue
            rest = [m.id for m in self.box.milestones.values() if m.group == name and m.id not in seen]
            rng.shuffle(rest)
            stack.under = [(rest.pop() if t == HIDDEN_TILE else t, knower) for t, knower in stack.under]
            if HIDDEN_TILE in hand:
                self.drawn = (drawer, letter, tuple(rest.pop() for _ in hand))
            stack.unknown = [*sorted(rest)]


def empty_table(box: Box, readings: dict[str, str], players: int) -> RailroadRevolutionPosition:
    """The board without anybody at it."""
    return RailroadRevolutionPosition(
        box=box,
        readings=readings,
        companies=[],
        first=0,
        rounds=0,
        stock=box.workers[:],
        trains=[0 if train.starting else box.stack_size[players] for train in box.trains],
        cities=[city.id if city.printed else "" for city in box.cities],
        stations=[() for _ in box.cities],
        sections=["" for _ in box.sections],
        offices=[() for _ in box.sections],
        deal="",
        deal_stack=[*sorted(box.deals)],
        deals_used=[],
        stacks={
            letter: Stack([m.id for m in box.milestones.values() if m.group == letter], [])
            for letter in LETTERS
        },
        drawn=(0, "", ()),
        offered={},
        turn=Turn(NOWHERE),
    )
