"""The order of a turn: workers back, one placed, its action, deals, milestones (RRV-314)."""

from collections.abc import Iterator

from engineshed.games.railroad_revolution.effects import part
from engineshed.games.railroad_revolution.phases.deals import ResolveDeals
from engineshed.games.railroad_revolution.phases.general import liquid
from engineshed.games.railroad_revolution.phases.milestones import CheckMilestones
from engineshed.games.railroad_revolution.phases.railroad import LayRails
from engineshed.games.railroad_revolution.phases.station import BuildStation
from engineshed.games.railroad_revolution.phases.telegraph import BuildOffice
from engineshed.games.railroad_revolution.phases.trade import Flip, SellPiece
from engineshed.games.railroad_revolution.phases.workers import MinimumOfFour, Payment
from engineshed.games.railroad_revolution.pool import Beginning, Effects, Either
from engineshed.games.railroad_revolution.position import Company, RailroadRevolutionPosition, Turn
from engineshed.games.railroad_revolution.printed.box import (
    ACTION,
    ACTION_AT,
    ACTIONS,
    COLOURS,
    OWN,
    OWN_AT,
    RAILROAD,
    STATION,
    TELEGRAPH,
    TRADE,
    WHITE,
)
from engineshed.games.railroad_revolution.purse import Part, purse_of
from engineshed.kernel import NO_SUCH_MOVE, Action, Bill, Refusal, Seat, State, Step, can_finish

PLACE: list[list[Action]] = [[("place", OWN[2 * colour], action) for action in ACTION] for colour in range(5)]


class Round(Step[RailroadRevolutionPosition]):
    """One turn each, clockwise from the first player (RRV-301)."""

    __slots__ = ("last",)

    def __init__(self, last: bool) -> None:
        self.last = last

    def run(self, state: State[RailroadRevolutionPosition]) -> None:
        pos = state.pos
        pos.rounds += 1
        state.then(*(TakeTurn(seat) for seat in pos.in_order(pos.first)), EndRound(self.last))


class EndRound(Step[RailroadRevolutionPosition]):
    """After the round of the trigger everybody has exactly one more turn (RRV-1303, RRV-1304)."""

    __slots__ = ("last",)

    def __init__(self, last: bool) -> None:
        self.last = last

    def run(self, state: State[RailroadRevolutionPosition]) -> None:
        if self.last:
            state.finish()
            return
        last = end_triggered(state.pos)
        if last:
            state.tell("final-round", None)
        state.then(Round(last))


def end_triggered(pos: RailroadRevolutionPosition) -> bool:
    """Somebody has nothing left of the company logo any more (RRV-1301)."""
    rails, buildings = pos.box.spare_shelf
    return any(c.rails_left <= rails and c.buildings_left <= buildings for c in pos.companies)


class TakeTurn(Step[RailroadRevolutionPosition]):
    """Workers come back if none is left in the supply (RRV-305); then one is placed."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: State[RailroadRevolutionPosition]) -> None:
        pos, company = state.pos, state.pos.companies[self.seat]
        pos.turn = Turn(self.seat)
        if not any(company.workers[:5]):
            take_back(company)
            state.tell("took-back", self.seat)
        if company.rails_left or company.buildings_left:
            state.then(Beginning(self.seat, (PlaceWorker(self.seat),)))
        else:
            state.tell("passed", self.seat)  # RRV-313
            state.then(CheckMilestones(self.seat))
            if Effects(self.seat, ()).lingers(pos):
                state.then(Effects(self.seat, ()))


def take_back(company: Company) -> None:
    """All workers from the player board to the own supply; managers stay (RRV-306)."""
    workers = company.workers
    company.workers = [sum(workers[colour::5]) for colour in range(5)] + [0] * 20


class PlaceWorker(Part):
    """Put a worker of the own supply on an action space and carry out its basic action (RRV-302)."""

    __slots__ = ()
    asks = "place"
    rules = ("RRV-302",)

    def candidates(self, pos: RailroadRevolutionPosition) -> Iterator[Action]:
        return (action for actions in PLACE for action in actions)

    def options(self, pos: RailroadRevolutionPosition) -> list[Action]:
        workers = pos.companies[self.seat].workers
        can = [self._cannot(pos, action) is None for action in range(4)]
        # What is sure needs no worker's help; the rest depends on the ability.
        sure = [can[action] and self._surely(pos, action) for action in range(4)]
        return [
            PLACE[colour][action]
            for colour in range(5)
            if workers[colour]
            for action in range(4)
            if sure[action] or (can[action] and self._completable(pos, colour, action))
        ]

    def refuse(self, pos: RailroadRevolutionPosition, action: Action) -> Refusal | None:
        if len(action) != 3 or action[0] != "place":
            return NO_SUCH_MOVE
        own, space = OWN_AT.get(action[1]), ACTION_AT.get(action[2])
        if own is None or space is None:
            return NO_SUCH_MOVE
        if own & 1 or not pos.companies[self.seat].has(own):
            return Refusal("RRV-302", worker=COLOURS[own >> 1])
        refusal = self._cannot(pos, space)
        if refusal is not None or self._surely(pos, space) or self._completable(pos, own >> 1, space):
            return refusal
        needed = sum(basic.least(pos) for basic in self._basic(pos, space))
        cash = pos.companies[self.seat].money
        if space == RAILROAD:
            return Refusal("RRV-609", cash=cash, needed=needed)
        return Refusal("RRV-308", owed=0, cash=cash, needed=needed)

    def _cannot(self, pos: RailroadRevolutionPosition, action: int) -> Refusal | None:
        """The pieces that the basic action needs are missing (RRV-309)."""
        company = pos.companies[self.seat]
        pieces = {RAILROAD: company.rails_left, TRADE: company.rails_left + company.buildings_left}
        enough = pieces.get(action, company.buildings_left)
        if action == TELEGRAPH and company.offices == (1 << len(pos.box.sections)) - 1:
            enough = 0
        return None if enough else Refusal("RRV-309", action=ACTIONS[action])

    def _surely(self, pos: RailroadRevolutionPosition, action: int) -> bool:
        needed = 0
        if action in (STATION, RAILROAD):
            for basic in self._basic(pos, action):
                amount = basic.surely(pos)
                if amount is None:
                    return False
                needed += amount
        return liquid(pos, self.seat) >= needed

    def _completable(self, pos: RailroadRevolutionPosition, colour: int, action: int) -> bool:
        return can_finish(
            purse_of(pos, self.seat, self._basic(pos, action), self._offers(pos, colour, action))
        )

    def _basic(self, pos: RailroadRevolutionPosition, action: int) -> tuple[Part, ...]:
        if action == STATION:
            return (BuildStation(self.seat),)
        if action == RAILROAD:
            # RRV-610: with one rail left, just that one.
            rails = min(pos.box.rails_per_action, pos.companies[self.seat].rails_left)
            return (LayRails(self.seat, rails),)
        return (BuildOffice(self.seat),) if action == TELEGRAPH else (SellPiece(self.seat),)

    def _offers(self, pos: RailroadRevolutionPosition, colour: int, action: int) -> tuple[Part, ...]:
        """The worker's ability or a promotion (RRV-312), and the flip of Trade (RRV-804)."""
        promotion = part(self.seat, pos.box.abilities[action, WHITE])
        ability = promotion
        if colour != WHITE:
            ability = Either(self.seat, part(self.seat, pos.box.abilities[action, colour]), promotion)
        return (ability, Flip(self.seat, 1, 0)) if action == TRADE else (ability,)

    def bill(self, pos: RailroadRevolutionPosition, action: Action) -> Bill:
        return Bill()  # a placed worker stays available

    def take(self, state: State[RailroadRevolutionPosition], action: Action) -> None:
        pos, colour, space = state.pos, OWN_AT[action[1]] >> 1, ACTION_AT[action[2]]
        workers = pos.companies[self.seat].workers
        workers[colour] -= 1
        workers[5 * (space + 1) + colour] += 1
        pos.turn = Turn(self.seat, colour, space)
        state.tell("placed", self.seat, own=action[1], action=action[2])
        state.then(
            Effects(self.seat, self._basic(pos, space), self._offers(pos, colour, space)),
            Payment(self.seat),
            ResolveDeals(self.seat),
            MinimumOfFour(self.seat),
            CheckMilestones(self.seat),
        )
