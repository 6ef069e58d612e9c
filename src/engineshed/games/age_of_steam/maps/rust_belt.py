"""Rust Belt: the basic rules as they stand."""

from engineshed.games.age_of_steam.maps.base import Map


class RustBelt(Map):
    """AOS-1801 to AOS-1803: only the board is its own."""
