"""Railroad Revolution with little left: dollars, shares, workers, pieces, trains."""

from contextlib import AbstractContextManager

from engineshed.games.railroad_revolution.phases.turn import PlaceWorker
from engineshed.games.railroad_revolution.pool import Outlook
from engineshed.games.railroad_revolution.position import Company, RailroadRevolutionPosition
from engineshed.games.railroad_revolution.purse import Purse
from engineshed.kernel import Rng, State
from tests.games.steering import Countdown, Steering, replaced


class Scarce(Steering[RailroadRevolutionPosition]):
    game = "railroad-revolution"

    def ready(self, state: State[RailroadRevolutionPosition]) -> bool:
        return any(option[0] == "place" for seat in state.waiting() for option in state.options(seat))

    def scarce(self, state: State[RailroadRevolutionPosition], rng: Rng) -> None:
        pos = state.pos
        for company in pos.companies:
            company.money = 50 * rng.below(14)
            company.shares = rng.choice((0, 0, 1, 2))
            company.rails_left = min(company.rails_left, rng.choice((0, 1, 2, 3, 9)))
            company.buildings_left = min(company.buildings_left, rng.choice((0, 1, 2, 9)))
            if company.rails_left + company.buildings_left == 0:
                company.rails_left = 1
            _workers(pos, company, rng)

    def searching(self) -> AbstractContextManager[object]:
        count = Countdown()

        def search(purse: Purse) -> bool | None:
            count.step()
            return False if purse.money < 0 or purse.shares < 0 else None  # no purse at all

        return replaced(
            (Purse, "plainly", search),
            (Outlook, "_spare", lambda outlook: None),
            (Outlook, "_surely_goes_on", lambda outlook, part, action, gained: False),
            (PlaceWorker, "_surely", lambda part, pos, action: False),
        )


def _workers(pos: RailroadRevolutionPosition, company: Company, rng: Rng) -> None:
    """Four workers or few more, and a general supply that may lack a colour."""
    least = pos.box.least_workers + rng.choice((0, 0, 1, 2))
    there = [at for at, count in enumerate(company.workers) for _ in range(count)]
    rng.shuffle(there)
    for at in there:
        # A player at the turn has somebody in the own supply.
        if sum(company.workers) > least and (at >= 5 or sum(company.workers[:5]) > 1):
            company.workers[at] -= 1
            pos.stock[at % 5] += 1


STEERING = Scarce()
