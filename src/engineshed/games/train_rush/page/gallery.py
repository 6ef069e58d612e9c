"""The map and every card, tile, wagon, token and action with what it does and where its figures come from."""

from functools import cache

from engineshed.games.train_rush.page import names, pieces, spaces
from engineshed.games.train_rush.page.land import land
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.games.train_rush.printed.components import DATA
from engineshed.kernel import Provenance, Words
from engineshed.kernel.components import provenance, read_json
from engineshed.kernel.page import Drawing, GalleryPiece, GallerySection


def gallery(pos: TrainRushPosition, words: Words) -> list[GallerySection]:
    box = pos.box
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
        for card in box.cards.values()
    ]
    tiles = [
        GalleryPiece(
            tile,
            tile,
            said := names.effect(words, effect),
            _plate(tile, said),
            _sources("siding-bonuses.json", "tiles", tile),
        )
        for tile, effect in box.tiles.items()
    ]
    heroes = [
        GalleryPiece(
            hero.id,
            hero.name.title(),
            f"{names.city(pos, hero.city)}: {names.effect(words, hero.bonus)}",
            Drawing("hero.jinja", {"hero": pieces.hero(pos, words, hero.id) | {"atom": ""}}),
            _sources("heroes.json", "cards", hero.id),
        )
        for hero in box.heroes.values()
    ]
    tokens = [
        GalleryPiece(
            token,
            token,
            words("gallery-token", vp=vp, points=points),
            _plate(f"+{points}", words("gallery-token-vp", vp=vp)),
            _sources("map.json", "movementTokens", token),
        )
        for token, (vp, points) in box.tokens.items()
    ]
    actions = [
        GalleryPiece(
            action.id,
            said := names.effect(words, action.effect),
            words("gallery-action", cost=action.cost, area=words(f"area-{action.area}")),
            _plate(str(action.cost), said),
            _sources("boards.json", "actionAreas", action.area),
        )
        for action in box.actions.values()
    ]
    rewards = [
        GalleryPiece(
            f"market-{reward.id}",
            said := names.effect(words, reward.effect),
            words("gallery-reward", price=reward.cost),
            _plate(str(reward.cost), said),
            _sources("boards.json", "blackMarket", reward.id),
        )
        for reward in box.rewards.values()
    ]
    wagons = [
        GalleryPiece(
            wagon,
            wagon,
            names.wagon(pos, words, wagon),
            Drawing(
                "wagon.jinja", {"wagon": pieces.wagon(pos, words, wagon, ("",) * len(box.wagons[wagon]))}
            ),
            _sources("wagons.json", "specialWagons" if wagon in box.special_vp else "wagons", wagon),
        )
        for wagon in box.wagons
    ]
    contracts = [
        GalleryPiece(
            tile.id,
            tile.id,
            names.contract(pos, words, tile.id),
            Drawing("contract.jinja", {"tile": pieces.contract(pos, words, tile.id)}),
            _sources("contracts.json", "tiles", tile.id),
        )
        for tile in box.contracts.values()
    ]
    return [
        GallerySection("map", words("board-map"), (_map(words),)),
        GallerySection("cards", words("gallery-cards"), tuple(cards)),
        GallerySection("tiles", words("gallery-tiles"), tuple(tiles)),
        GallerySection("heroes", words("gallery-heroes"), tuple(heroes)),
        GallerySection("wagons", words("gallery-wagons"), tuple(wagons)),
        GallerySection("contracts", words("gallery-contracts"), tuple(contracts)),
        GallerySection("tokens", words("gallery-tokens"), tuple(tokens)),
        GallerySection("actions", words("gallery-actions"), tuple(actions)),
        GallerySection("rewards", words("gallery-rewards"), tuple(rewards)),
        *spaces.sections(pos, words),
    ]


def _map(words: Words) -> GalleryPiece:
    counts = {part: len(_entries("map.json", part)) for part in ("cities", "zones", "fields")}
    drawing = Drawing("poster.svg.jinja", {"land": land(), "title": words("board-map")})
    return GalleryPiece("nardir", "Nardir", words("gallery-map", **counts), drawing, _map_sources())


@cache
def _map_sources() -> tuple[Provenance, ...]:
    """One badge per kind of source."""
    data = read_json(DATA.joinpath("map.json"))
    parts = ("regions", "cities", "zones", "markets", "tunnels", "fields")
    return tuple({source.kind: source for part in parts for source in provenance(data[part])}.values())


def _plate(mark: str, said: str) -> Drawing:
    """A small tile: its number or price, and what it does."""
    return Drawing("plate.jinja", {"mark": mark, "said": said})


def _sources(file: str, part: str, id: str) -> tuple[Provenance, ...]:
    """What the data file says about one of its entries."""
    return tuple(provenance(_entries(file, part)[id]))


@cache
def _entries(file: str, part: str) -> dict[str, object]:
    """The entries of a data file by their ids."""
    entries = read_json(DATA.joinpath(file))[part]
    assert isinstance(entries, list)
    return {entry["id"]: entry for entry in entries}
