"""The six maps: what each changes."""

from typing import Final

from engineshed.games.age_of_steam.maps.barbados import Barbados
from engineshed.games.age_of_steam.maps.base import Map
from engineshed.games.age_of_steam.maps.germany import Germany
from engineshed.games.age_of_steam.maps.rust_belt import RustBelt
from engineshed.games.age_of_steam.maps.southern_us import SouthernUS
from engineshed.games.age_of_steam.maps.st_lucia import StLucia
from engineshed.games.age_of_steam.maps.western_us import WesternUS
from engineshed.games.age_of_steam.printed.board import board
from engineshed.kernel import Settings

MAPS: Final[dict[str, type[Map]]] = {
    "rust-belt": RustBelt,
    "western-us": WesternUS,
    "southern-us": SouthernUS,
    "germany": Germany,
    "barbados": Barbados,
    "st-lucia": StLucia,
}


def make_map(settings: Settings) -> Map:
    """The map that was chosen, with what was agreed on."""
    name = str(settings["map"])
    return MAPS[name](board(name), settings)
