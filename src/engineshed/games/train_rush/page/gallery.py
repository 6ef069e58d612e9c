"""Every card, tile and wagon with what it does and where its figures come from."""

from functools import cache

from engineshed.games.train_rush.components import DATA
from engineshed.games.train_rush.page import names, pieces
from engineshed.games.train_rush.position import Table
from engineshed.kernel import Provenance, Words
from engineshed.kernel.components import provenance, read_json
from engineshed.kernel.view import Drawing, GalleryPiece, GallerySection


def gallery(pos: Table, words: Words) -> list[GallerySection]:
    printed = pos.printed
    cards = [
        GalleryPiece(
            card.id,
            card.id,
            names.effect(words, card.special),
            Drawing(
                "card.jinja", {"card": pieces.card(pos, words, card.id, f"gallery-{card.id}", pick=False)}
            ),
            _sources("action-cards.json", "cards", card.id),
        )
        for card in printed.cards.values()
    ]
    tiles = [
        GalleryPiece(
            tile, tile, names.effect(words, effect), None, _sources("siding-bonuses.json", "tiles", tile)
        )
        for tile, effect in printed.tiles.items()
    ]
    heroes = [
        GalleryPiece(
            hero.id,
            hero.name.title(),
            f"{names.city(pos, hero.city)}: {names.effect(words, hero.bonus)}",
            None,
            _sources("heroes.json", "cards", hero.id),
        )
        for hero in printed.heroes.values()
    ]
    wagons = [
        GalleryPiece(
            wagon,
            wagon,
            names.wagon(pos, words, wagon),
            Drawing(
                "wagon.jinja", {"wagon": pieces.wagon(pos, words, wagon, ("",) * len(printed.wagons[wagon]))}
            ),
            _sources("wagons.json", "specialWagons" if wagon in printed.special_vp else "wagons", wagon),
        )
        for wagon in printed.wagons
    ]
    contracts = [
        GalleryPiece(
            tile.id,
            tile.id,
            names.contract(pos, words, tile.id),
            None,
            _sources("contracts.json", "tiles", tile.id),
        )
        for tile in printed.contracts.values()
    ]
    return [
        GallerySection("cards", words("gallery-cards"), tuple(cards)),
        GallerySection("tiles", words("gallery-tiles"), tuple(tiles)),
        GallerySection("heroes", words("gallery-heroes"), tuple(heroes)),
        GallerySection("wagons", words("gallery-wagons"), tuple(wagons)),
        GallerySection("contracts", words("gallery-contracts"), tuple(contracts)),
    ]


def _sources(file: str, part: str, id: str) -> tuple[Provenance, ...]:
    """What the data file says about one of its entries."""
    return tuple(provenance(_entries(file, part)[id]))


@cache
def _entries(file: str, part: str) -> dict[str, object]:
    """The entries of a data file by their ids."""
    entries = read_json(DATA.joinpath(file))[part]
    assert isinstance(entries, list)
    return {entry["id"]: entry for entry in entries}
