"""Ways to play: what somebody likes to build, beyond what it is worth."""

from typing import Final

from engineshed.games.railroad_revolution.position import RailroadRevolutionPosition
from engineshed.kernel import Seat

STATION: Final = 0.3
"""The log-odds for which a station counts to who likes them."""
RAIL: Final = 0.12


def stations(pos: RailroadRevolutionPosition, seat: Seat) -> float:
    """Stations in many cities."""
    return STATION * pos.companies[seat].stations.bit_count()


def rails(pos: RailroadRevolutionPosition, seat: Seat) -> float:
    """A long network."""
    return RAIL * pos.companies[seat].rails.bit_count()
