"""Germany: foreign terminals, printed prices, no unfinished track."""

from engineshed.games.age_of_steam.maps.base import Map


class Germany(Map):
    """."""
