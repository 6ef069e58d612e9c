"""What questions and events speak of, in words."""

from engineshed.games.russian_railroads.page import text
from engineshed.kernel import Message, Words
from engineshed.kernel.page import name


def said(key: str, value: object, message: Message, words: Words) -> object:
    """One fact as words; numbers stay numbers, so that plurals can be chosen."""
    if key == "space" and isinstance(value, str):
        return text.space(words, value)
    if key in ("what", "also") and isinstance(value, tuple):
        return text.effects(words, value) or "none"
    if key == "pieces":
        return text.pieces(words, str(value), "placed")
    if key == "line":
        return words(f"line-{value}")
    if key == "slot":
        return text.slot(words, value)
    if key == "place":
        return text.place(words, value)
    if key == "token":
        return words(f"token-{value}")
    if key == "card":
        kind = {"took-starting": "starting", "chose-end-bonus": "bonus", "revealed": "bonus"}.get(
            message.name, "card"
        )
        return words(f"{kind}-{value}")
    if key == "order" and isinstance(value, tuple):
        return words.listed(map(name, value))
    return value
