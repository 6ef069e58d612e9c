"""Who may know what: hands, heroes and the contents of stacks."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engineshed.kernel import Rng, Seat

if TYPE_CHECKING:
    from engineshed.games.train_rush.position import TrainRushPosition

UNKNOWN = "?"


def blank(pos: "TrainRushPosition", viewer: Seat | None) -> None:
    """Hide the others' hands and heroes, and what lies face down (TR-225, TR-308, TR-207, TR-210)."""
    own_bottom = () if viewer is None else pos.players[viewer].returned
    for seat, player in enumerate(pos.players):
        if seat != viewer:
            hidden = [card for card in player.hand + player.drawn if card not in player.shown]
            player.recent += sum(card in pos.reshuffled for card in hidden)
            # Known cards first: which of the hidden ones was played tells nobody how long it was held.
            player.hand = player.shown + (UNKNOWN,) * (len(player.hand) - len(player.shown))
            player.drawn = _hidden(player.drawn)
            player.returned = _hidden(player.returned)
            player.heroes = _hidden(player.heroes)
            player.passing = _hidden(player.passing)
            player.rejected = _hidden(player.rejected)
            player.seen = ()
    pos.deck = [UNKNOWN] * len(pos.deck)
    pos.bottom = [card if card in own_bottom else UNKNOWN for card in pos.bottom]
    pos.hero_deck = [UNKNOWN] * len(pos.hero_deck)
    for index, mixed in enumerate(pos.mixed):
        if mixed:
            pos.tile_stacks[index] = [UNKNOWN] * len(pos.tile_stacks[index])


def fill(pos: "TrainRushPosition", rng: Rng) -> None:
    """Deal out at random what could lie in every gap."""
    _fill_cards(pos, rng)
    _fill_heroes(pos, rng)
    _fill_tiles(pos, rng)


def _fill_cards(pos: "TrainRushPosition", rng: Rng) -> None:
    seen: list[str] = [*pos.deck, *pos.bottom, *pos.discards, *pos.pool]
    for player in pos.players:
        seen += player.hand + player.drawn + player.in_use
    unseen = _unseen(pos.box.cards, seen, rng)
    # What lay in the discards is in the deck formed of them or was drawn since; nobody held it before.
    again = [card for card in unseen if card in pos.reshuffled]
    never = [card for card in unseen if card not in pos.reshuffled]
    for player in pos.players:
        held = player.hand.count(UNKNOWN) + player.drawn.count(UNKNOWN) - player.recent
        dealt = [again.pop() for _ in range(player.recent)] + [never.pop() for _ in range(held)]
        player.hand = tuple(_dealt(player.hand, dealt))
        player.drawn = tuple(_dealt(player.drawn, dealt))
        player.recent = 0
    pos.bottom = _dealt(pos.bottom, never)
    for seat, player in enumerate(pos.players):
        if player.returned:
            player.returned = tuple(pos.bottom[2 * seat : 2 * seat + 2])
    pos.deck = _dealt(pos.deck, again if pos.reshuffled else never)


def _fill_heroes(pos: "TrainRushPosition", rng: Rng) -> None:
    seen: list[str] = list(pos.hero_deck)
    passed_on: set[str] = set()
    gaps = 0
    for player in pos.players:
        seen += player.heroes + player.passing + player.rejected + player.missions
        gaps += player.heroes.count(UNKNOWN) + player.passing.count(UNKNOWN)
        passed_on.update(player.seen)
    unseen = _unseen(pos.box.heroes, seen, rng)
    # What the viewer passed on in the draft is with somebody, not in the box.
    with_players = [hero for hero in unseen if hero in passed_on]
    others = [hero for hero in unseen if hero not in passed_on]
    more = gaps - len(with_players)
    with_players, others = with_players + others[:more], others[more:]
    rng.shuffle(with_players)
    for player in pos.players:
        player.heroes = tuple(_dealt(player.heroes, with_players))
        player.passing = tuple(_dealt(player.passing, with_players))
    for player in pos.players:
        player.rejected = tuple(_dealt(player.rejected, others))
    pos.hero_deck = _dealt(pos.hero_deck, others)


def _fill_tiles(pos: "TrainRushPosition", rng: Rng) -> None:
    seen = [*pos.display, *pos.tile_discards, *(tile for stack in pos.tile_stacks for tile in stack)]
    unseen = _unseen(pos.box.tiles, seen, rng)
    pos.tile_stacks = [_dealt(stack, unseen) for stack in pos.tile_stacks]


def _hidden(cards: tuple[str, ...]) -> tuple[str, ...]:
    return (UNKNOWN,) * len(cards)


def _unseen(all_of_them: Iterable[str], seen: Iterable[str], rng: Rng) -> list[str]:
    known = set(seen)
    rest = [name for name in all_of_them if name not in known]
    rng.shuffle(rest)
    return rest


def _dealt(cards: Iterable[str], unseen: list[str]) -> list[str]:
    """The same cards with every gap filled from the top of the unseen ones."""
    return [unseen.pop() if card == UNKNOWN else card for card in cards]
