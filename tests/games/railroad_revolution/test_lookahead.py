"""A turn never gets stuck, and nothing is refused that could have been completed."""

from collections.abc import Iterator

import pytest

from engineshed.games.railroad_revolution import GAME
from engineshed.games.railroad_revolution.pool import Effects
from engineshed.games.railroad_revolution.position import RailroadRevolutionPosition
from engineshed.kernel import Action, AnyOrder, Decision, Refusal, Rng, Seat, State, new_state
from tests.games.railroad_revolution.table import playing

MOST_STATES = 6000


class Careless(Effects):
    """A pool that does not look ahead."""

    def options(self, pos: RailroadRevolutionPosition) -> list[Action]:
        return AnyOrder.options(self, pos)

    def spoils(
        self, pos: RailroadRevolutionPosition, part: Decision[RailroadRevolutionPosition], action: Action
    ) -> Refusal | None:
        return None

    def refuse_end(self, pos: RailroadRevolutionPosition) -> Refusal | None:
        return Refusal("SHED-4") if self.must else None


def careless(state: State[RailroadRevolutionPosition]) -> State[RailroadRevolutionPosition]:
    """The same state with every pool on the agenda turned careless."""
    twin = state.copy()
    twin.agenda[:] = [
        Careless(step.seat, step.must, step.may) if type(step) is Effects else step for step in twin.agenda
    ]
    return twin


def completable(state: State[RailroadRevolutionPosition], seat: Seat) -> bool:
    """Brute force: is there any way to end this turn as the rules want it?"""
    seen: set[bytes] = set()
    rounds = state.pos.rounds

    def over(now: State[RailroadRevolutionPosition]) -> bool:
        return not now.waiting() or now.pos.turn.seat != seat or now.pos.rounds != rounds

    def search(now: State[RailroadRevolutionPosition]) -> bool:
        if over(now) or now.waiting()[0] != seat:
            return True
        key = now.dump()
        if key in seen or len(seen) > MOST_STATES:
            return False
        seen.add(key)
        pool = now.decision(seat)
        for option in pool.options(now.pos) if pool else ():
            if option[0] in ("exchange", "step"):
                continue  # these never help
            after = careless(now)
            after.do(seat, option)
            if search(careless(after)):
                return True
        return False

    return search(state)


def refused_by_look_ahead(state: State[RailroadRevolutionPosition], seat: Seat) -> Iterator[Action]:
    pool = state.decision(seat)
    if type(pool) is not Effects or state.pos.turn.seat != seat or state.pos.turn.action < 0:
        return
    allowed = set(state.options(seat))
    for option in careless(state).options(seat):
        if option not in allowed and option != ("done",):
            yield option


@pytest.mark.rule("RRV-308", "RRV-404")
@pytest.mark.parametrize("seed", range(3))
def test_what_the_look_ahead_refuses_could_not_be_completed(seed: int) -> None:
    rng, checked = Rng(seed), 0
    state = new_state(GAME, 2, {}, seed)
    while state.waiting() and checked < 60:
        seat = state.waiting()[0]
        for action in list(refused_by_look_ahead(state, seat))[:2]:
            twin = careless(state)
            twin.do(seat, action)
            assert not completable(careless(twin), seat), action
            checked += 1
        state.do(seat, rng.choice(state.options(seat)))
    assert checked > 20


def test_a_first_station_bonus_may_pay_for_its_own_station() -> None:
    table = playing(money=0, shares=0, trains=[])
    # The two shares of Washington bring $300, its station costs $200.
    table.place("white", "station")
    assert table.cities() == {"washington"}
    table.do("build", "city:washington")
    assert table.why("done") == "RRV-417"
    table.do("gain", "shares:2").done()
    assert table.options() == [("sell", "share")]
    table.do("sell", "share").do("sell", "share").do("pay")
    assert table.me.money == 100


def test_a_train_bought_and_flipped_in_the_same_action_may_pay_for_it() -> None:
    cities = {"houston": "C3-3"}
    table = playing(
        money=400, shares=0, supply="WWWWP", trains=["promote.down"], cities=cities, rails=["T05", "T14"]
    )
    table.place("purple", "station").do("build", "city:houston")
    table.do("take", "stack:TR-money", "pay:300").do("flip", "train:TR-money.up", "pay:100")
    assert table.decline(0).me.money == 200
    # Another train would leave the station unpaid.
    table = playing(
        money=400, shares=0, supply="WWWWP", trains=["promote.down"], cities=cities, rails=["T05", "T14"]
    )
    table.place("purple", "station").do("build", "city:houston")
    assert table.why("take", "stack:TR-steps", "pay:300") == "RRV-308"
    assert table.may("take", "stack:TR-shares", "pay:300")
