"""SteamRollers with little left: goods in the cities and the bag, boxes of the locomotives."""

from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.games.steam_rollers.printed.components import BOX
from engineshed.games.steam_rollers.printed.map import CITIES
from engineshed.kernel import Action, Rng, State
from tests.games.steering import Steering


class Scarce(Steering[SteamRollersPosition]):
    game = "steam-rollers"

    def ready(self, state: State[SteamRollersPosition]) -> bool:
        return all(state.options(seat)[0][0] == "pick" for seat in state.waiting())

    def scarce(self, state: State[SteamRollersPosition], rng: Rng) -> None:
        pos = state.pos
        for city in CITIES:
            if rng.below(2):
                for good in pos.cities[city]:
                    pos.bag[good] += 1
                pos.cities[city] = ()
        boxes = list(BOX.sheet.locomotive_boxes)
        for sheet in pos.sheets:
            for good in [good for good, left in pos.bag.items() if left and sheet.kept]:
                taken = rng.below(pos.bag[good] + 1)
                pos.bag[good] -= taken
                sheet.kept[good] = sheet.kept.get(good, 0) + taken
            left = [box for box in boxes if box not in sheet.crossed]
            sheet.crossed += tuple(left[: rng.below(len(left) + 1)])

    def choose(self, options: list[Action], rng: Rng) -> Action:
        return rng.choice(options)


STEERING = Scarce()
