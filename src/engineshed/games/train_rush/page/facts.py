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
    if isinstance(value, tuple):
        return _list(key, value, pos, words)
    if isinstance(value, Effect):
        return names.effect(words, value)
    text = str(value)
    if key == "cargo":
        return names.goods(words, tuple(text.split())) or "none"
    if key == "special":
        return names.special(pos, words, text)
    if key == "city" and not text:
        return ""
    known = names.thing(key, text, pos, words)
    return text if known is None else known


def _list(key: str, things: tuple[object, ...], pos: TrainRushPosition, words: Words) -> str:
    """Seats in their order, or cards."""
    if key == "order":
        return words.listed(name(seat) for seat in things if isinstance(seat, int))
    return names.cards(pos, words, tuple(map(str, things))) or "none"
