"""What lies in front of the viewer: hand, heroes, train; and the siding tiles beside the map."""

from engineshed.games.train_rush.page import names, pieces
from engineshed.games.train_rush.page.symbols import TRACKS, signs
from engineshed.games.train_rush.phases.draft import PickHero, RejectHeroes
from engineshed.games.train_rush.phases.market import SellGoods
from engineshed.games.train_rush.phases.mission import PlayHero
from engineshed.games.train_rush.phases.movement import CardMove, CardSpecial, TakeCard
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.games.train_rush.wagons import Unload
from engineshed.kernel import Words
from engineshed.kernel.page import Drawing


def hand(pos: TrainRushPosition, words: Words, seat: int, decision: object) -> Drawing:
    """Cards, heroes while they matter, and the own train."""
    player = pos.players[seat]
    now = 0
    if isinstance(decision, CardMove):
        now = decision.number + 1
    elif isinstance(decision, CardSpecial):
        now = 4
    played = player.in_use[:1] if isinstance(decision, CardMove | CardSpecial) else ()
    cards = [pieces.card(pos, words, card, f"hand-{card}", now, pick=now == 4) for card in played]
    cards += [pieces.card(pos, words, card, f"hand-{card}") for card in player.drawn]
    cards += [
        pieces.card(pos, words, card, f"hand-{n}-{card}" if card == "?" else f"hand-{card}")
        for n, card in enumerate(player.hand)
    ]
    shown: tuple[str, ...] = ()
    if isinstance(decision, PickHero | RejectHeroes):
        shown = player.passing
    elif isinstance(decision, PlayHero):
        shown = player.heroes
    offered = pos.pool if isinstance(decision, TakeCard) else ()
    data = {
        "words": words,
        "seat": seat,
        "offered": [pieces.card(pos, words, card, f"offer-{card}") for card in offered],
        "cards": cards,
        "heroes": [pieces.hero(pos, words, hero) for hero in shown],
        **train(pos, words, seat, "cargo" if isinstance(decision, Unload | SellGoods) else "wagon"),
    }
    return Drawing("hand.jinja", data, id="hand", title=words("hand"))


def train(pos: TrainRushPosition, words: Words, seat: int, pick: str = "") -> dict[str, object]:
    """Wagons, tokens, heroes and missions of a player."""
    player = pos.players[seat]
    points = sorted(pos.box.tokens[token][1] for token in player.tokens)
    return {
        "wagons": [
            pieces.wagon(pos, words, wagon, cargo, pick, "own" if pick else "seen")
            for wagon, cargo in player.wagons.items()
        ],
        "limit": words("wagons-of", count=len(player.wagons), most=pos.value(seat, "wagons")),
        "tracks": [
            (names.track_title(words, track), TRACKS[track], pos.value(seat, track))
            for track in pos.box.tracks
        ],
        "tokens": [
            {"atom": f"token:{n}" if pick else "", "points": n, "name": words("token-of", points=n)}
            for n in points
        ],
        "held": [names.hero(pos, words, hero) for hero in player.heroes],
        "missions": [names.hero(pos, words, hero) for hero in player.missions],
        "coal": player.coal,
        "investment": player.investment,
    }


def side(pos: TrainRushPosition, words: Words, seat: int) -> Drawing:
    """The siding display and the open contracts of the region where somebody stands."""
    tiles = [
        {
            "atom": f"tile:{tile}",
            "number": number,
            "name": names.effect(words, pos.box.tiles[tile]) if tile else "",
            "signs": signs(pos.box.tiles[tile]) if tile else [],
        }
        for number, tile in enumerate(pos.display, 1)
    ]
    region = pos.region(seat) or pos.box.regions[0]
    data = {
        "words": words,
        "tiles": tiles,
        "stacks": [
            (f"stack:{n}", len(stack), words("stack-of", number=n, count=len(stack)))
            for n, stack in enumerate(pos.tile_stacks, 1)
        ],
        "region": names.region(words, region),
        "contracts": [pieces.contract(pos, words, tile) for tile in pos.open_contracts[region]],
    }
    return Drawing("side.jinja", data, id="side", title=words("siding-tiles"))
