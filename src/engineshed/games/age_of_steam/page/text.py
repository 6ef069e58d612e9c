"""Names of things in the reader's language: money, hexes, places, tiles, cubes."""

from collections.abc import Iterable
from typing import Final

from engineshed.games.age_of_steam.page.grid import grid_of
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.printed.tiles import Tile
from engineshed.kernel import Words


def money(words: Words, amount: int) -> str:
    return words("dollars", amount=amount)


def signed(words: Words, amount: int) -> str:
    """+3, −2 (a real minus), 0."""
    return words("plus", amount=amount) if amount > 0 else words("minus", amount=-amount) if amount else "0"


def place(pos: AgeOfSteamPosition, atom: object) -> str:
    """The printed name of a hex, or the letter and number that stand along the board's edges."""
    hex_ = pos.board.hex_of.get(str(atom))
    if hex_ is None:
        return str(atom)
    return pos.board.name(hex_) or grid_of(pos.board.orientation).name(pos.board.places[hex_])


def link(pos: AgeOfSteamPosition, atom: object) -> str:
    """Between which places a link runs: "Chicago–Toledo"."""
    side = pos.board.side_of.get(str(atom))
    chain = None if side is None else pos.chains.get(side)
    if chain is None:
        return str(atom)
    atoms = pos.board.hex_atoms
    last = chain.hexes()[-1] if chain.end < 0 else chain.end
    return f"{place(pos, atoms[chain.start])}–{place(pos, atoms[last])}"


COMPASS: Final = {
    "flat-top": ("N", "NE", "SE", "S", "SW", "NW"),
    "pointy-top": ("NW", "NE", "E", "SE", "SW", "W"),
}
"""How the edges of a hex are called; the same letters in both languages."""


def ways(words: Words, pos: AgeOfSteamPosition, tile: Tile, town: bool) -> str:
    """Which edges a tile joins: "N–SE", or the exits of a town: "N, SE"."""
    names = COMPASS[pos.board.orientation]
    if town or not tile.tracks:
        return words.listed(names[edge] for edge in tile.exits)
    return words.listed(f"{names[a]}–{names[b]}" for a, b in tile.tracks)


def city_colours(words: Words, colours: Iterable[str]) -> str:
    """The colours of a city; in Polish its adjectives differ from those of a cube."""
    return words.listed(words(f"city-colour-{colour}") for colour in colours)


def colours(words: Words, cubes: Iterable[object]) -> str:
    """The colours of cubes."""
    return words.listed(words(f"colour-{cube}") for cube in cubes)


def block(words: Words, name: object) -> str:
    """A block of the goods display: "light 4" or the letter of a new city."""
    half, found, number = str(name).partition("-")
    return words(f"block-{half}", number=number) if found else half
