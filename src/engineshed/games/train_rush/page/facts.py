"""What questions and events speak of, in words."""

from engineshed.games.train_rush.page import names
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.games.train_rush.printed.box import Effect
from engineshed.kernel import Words
from engineshed.kernel.page import name


def said(key: str, value: object, pos: TrainRushPosition, words: Words) -> object:
    """A fact in words; numbers stay numbers, so that plurals can be chosen."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return value
    text = str(value)
    if key == "field":
        return names.field(pos, words, text)
    if key == "city":
        return names.city(pos, text) if text else ""
    if key == "zone":
        return names.zone(text)
    if key == "sector":
        return names.sector(words, text)
    if key == "track":
        return names.track(words, text)
    if key in ("region", "colour"):
        return names.region(words, text)
    if key in ("wagon", "old", "new"):
        return names.wagon(pos, words, text)
    if key == "cargo":
        return names.goods(words, tuple(text.split())) or "none"
    if key == "good":
        return names.good(words, text)
    if key == "card":
        return names.card(pos, words, text)
    if key == "special":
        return names.special(pos, words, text)
    if key == "effect" and isinstance(value, Effect):
        return names.effect(words, value)
    if isinstance(value, tuple):
        return _list(key, value, pos, words)
    if key == "hero":
        return names.hero(pos, words, text)
    if key == "tile":
        return names.effect(words, pos.box.tiles[text])
    if key == "action":
        return names.purchase(pos, words, text)
    if key == "reward":
        return names.effect(words, pos.box.rewards[text].effect)
    if key == "contract":
        return names.contract(pos, words, text)
    if key == "thing":
        return text
    return text


def _list(key: str, things: tuple[object, ...], pos: TrainRushPosition, words: Words) -> str:
    """Seats in their order, or cards."""
    if key == "order":
        return words.listed(name(seat) for seat in things if isinstance(seat, int))
    return names.cards(pos, words, tuple(map(str, things))) or "none"
