"""The row of cards below the boards while bonuses are chosen; end-bonus cards in hand lie in the kit."""

from engineshed.games.russian_railroads.phases.end_bonus import TakeEndBonus
from engineshed.games.russian_railroads.phases.setup import StartingBonus
from engineshed.games.russian_railroads.position import UNKNOWN, RussianRailroadsPosition
from engineshed.games.russian_railroads.scoring import bonus_points
from engineshed.kernel import Decision, Seat, Words, parts_of
from engineshed.kernel.page import Drawing


def hand(
    pos: RussianRailroadsPosition,
    viewer: Seat | None,
    asked: Decision[RussianRailroadsPosition] | None,
    words: Words,
) -> Drawing | None:
    """What lies open for the viewer alone, or for everybody while bonuses are chosen."""
    shown: list[dict[str, object]] = []
    if isinstance(asked, StartingBonus):
        shown += [plain(f"starting:{card}", words) for card in pos.starting]
    if viewer is not None and isinstance(asked, TakeEndBonus) and asked.seat == viewer:
        pile = dict.fromkeys(card for card in pos.pile if card != UNKNOWN)
        shown += [bonus(pos, viewer, card, words) | {"atom": f"bonus:{card}"} for card in pile]
    return Drawing("cards.jinja", {"cards": shown, "words": words}, id="hand") if shown else None


def plain(atom: str, words: Words) -> dict[str, object]:
    """A card by its words."""
    kind, name = parts_of(atom)
    return {
        "atom": atom,
        "name": words(f"{kind}-{name}"),
        "help": words(f"{kind}-{name}-help"),
        "points": None,
    }


def bonus(pos: RussianRailroadsPosition, seat: Seat, card: str, words: Words) -> dict[str, object]:
    """An end-bonus card and what it would score now."""
    points = bonus_points(pos.box, pos.boards[seat], pos.box.bonus_cards[card])
    return {"atom": "", "name": words(f"bonus-{card}"), "help": words(f"bonus-{card}-help"), "points": points}
