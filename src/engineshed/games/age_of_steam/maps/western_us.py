"""Western U.S.: one network each until the coasts are joined."""

from engineshed.games.age_of_steam.maps.base import Map


class WesternUS(Map):
    """."""
