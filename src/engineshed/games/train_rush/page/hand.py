"""What lies in front of the viewer: hand, heroes, the card pool and the own train."""

from engineshed.games.train_rush.page import names, pieces
from engineshed.games.train_rush.page.symbols import TRACKS
from engineshed.games.train_rush.phases.draft import PickHero, RejectHeroes
from engineshed.games.train_rush.phases.market import SellGoods
from engineshed.games.train_rush.phases.mission import PlayHero
from engineshed.games.train_rush.phases.movement import CardMove, CardSpecial, TakeCard
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.games.train_rush.wagons import Unload
from engineshed.kernel import Seat, Words
from engineshed.kernel.page import Drawing


def hand(pos: TrainRushPosition, words: Words, seat: Seat | None, decision: object) -> Drawing:
    """Cards, heroes while they matter, the card pool and the own train; whoever watches sees the pool."""
    data: dict[str, object] = {
        "words": words,
        "seat": seat,
        "pool": [
            pieces.card(pos, words, card, f"pool-{card}", small=True, pick=isinstance(decision, TakeCard))
            for card in pos.pool
        ],
        "deck": words("deck-left", deck=len(pos.deck) + len(pos.bottom), discards=len(pos.discards)),
    }
    if seat is not None:
        data |= _own(pos, words, seat, decision)
    return Drawing("hand.jinja", data, id="hand", title=words("hand"))


def _own(pos: TrainRushPosition, words: Words, seat: Seat, decision: object) -> dict[str, object]:
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
    return {
        "cards": cards,
        "heroes": [pieces.hero(pos, words, hero) for hero in shown],
        **train(pos, words, seat, "cargo" if isinstance(decision, Unload | SellGoods) else "wagon"),
    }


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
