"""Ways to play: what somebody hurries after, beyond what it is worth."""

from typing import Final

from engineshed.games.train_rush.bot.projection import delivered_in
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.kernel import Seat

CITY: Final = 0.3
"""The log-odds for which a city counts to who likes to travel."""
GOOD: Final = 0.1


def cities(pos: TrainRushPosition, seat: Seat) -> float:
    """Many cities, soon."""
    return CITY * pos.cities_visited(seat)


def contracts(pos: TrainRushPosition, seat: Seat) -> float:
    """Goods delivered for contracts, and goods on the wagons."""
    delivered = sum(delivered_in(pos, region)[seat] for region in pos.box.regions)
    return GOOD * (delivered + 0.5 * len(pos.goods(seat)))
