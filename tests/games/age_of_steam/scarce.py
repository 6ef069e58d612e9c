"""Age of Steam in Germany, where track must be completed, with little left: dollars, tiles, discs."""

from contextlib import AbstractContextManager

from engineshed.games.age_of_steam import completion
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.kernel import Action, Configuration, Rng, State
from tests.games.steering import Countdown, Steering, replaced


class Scarce(Steering[AgeOfSteamPosition]):
    game = "age-of-steam"

    def configurations(self) -> list[Configuration]:
        return [one for one in super().configurations() if one[1].get("map") == "germany"]

    def ready(self, state: State[AgeOfSteamPosition]) -> bool:
        return state.pos.phase == "build" and not any(
            chain.end == completion.OPEN for chain in state.pos.chains.values()
        )

    def scarce(self, state: State[AgeOfSteamPosition], rng: Rng) -> None:
        pos = state.pos
        for seat in pos.order:
            pos.cash[seat] = rng.below(14)
            pos.discs[seat] = min(pos.discs[seat], 1 + rng.below(3))
        if rng.below(2):
            pos.supply = [min(left, rng.choice((0, 1, 1, 2, 3, 9))) for left in pos.supply]
        if rng.below(2):
            pos.supply[:3] = [min(left, rng.choice((0, 0, 1))) for left in pos.supply[:3]]  # simple track
        pos.town_discs = min(pos.town_discs, rng.below(4))

    def check(self, state: State[AgeOfSteamPosition]) -> None:
        """The tiles and discs that are missing are not on the map either."""
        assert min(state.pos.cash) >= 0
        assert min(state.pos.supply) >= 0

    def searching(self) -> AbstractContextManager[object]:
        count = Countdown(400)

        def search(*_: object) -> None:
            count.step()

        return replaced((completion, "_plainly", search))

    def choose(self, options: list[Action], rng: Rng) -> Action:
        tiles = [option for option in options if option[0] in ("build", "urbanize", "connect")]
        return rng.choice(tiles) if tiles else super().choose(options, rng)


STEERING = Scarce()
