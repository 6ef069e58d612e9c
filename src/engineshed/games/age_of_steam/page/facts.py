"""What questions and events speak of, in words."""

from collections.abc import Iterable, Mapping

from engineshed.games.age_of_steam.page import text
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.kernel import Words
from engineshed.kernel.page import name

MONEY = frozenset({"amount", "beat", "cash", "due", "fee", "paid", "price"})
"""Facts that are dollars."""
PLACES = frozenset({"hex", "origin"})
LISTS = frozenset({"hexes", "ends"})


def fact(key: str, value: object, words: Words, pos: AgeOfSteamPosition) -> Mapping[str, object]:
    """One fact as words; numbers stay numbers, so that plurals can be chosen."""
    if key in MONEY and isinstance(value, int):
        return {key: text.money(words, value), f"{key}_n": value}
    if key in PLACES:
        return {key: text.place(pos, value)}
    if key in LISTS and isinstance(value, Iterable):
        return {key: "–".join(text.place(pos, atom) for atom in value)}
    if key == "stops" and isinstance(value, tuple):
        return {"to": text.place(pos, value[-1])}
    if key == "links" and isinstance(value, tuple):
        return {"links": len(value)}
    if key == "gains" and isinstance(value, Mapping):
        earned = words.listed(f"{name(seat)} {text.signed(words, n)}" for seat, n in value.items())
        return {"gains": earned, "earners": len(value)}
    if key == "cubes" and isinstance(value, tuple):
        return {"cubes": text.colours(words, value), "count": len(value)}
    if key == "seats" and isinstance(value, tuple):
        return {"seats": words.listed(map(name, value)), "count": len(value)}
    if key == "dice" and isinstance(value, tuple):
        return {"dice": words.listed(map(str, value))}
    if key == "block":
        return {"block": text.block(words, value)}
    if key in ("tile", "action"):
        return {key: words(f"{key}-{value}")}
    if key == "kind":
        return {key: str(value).replace("+", "-and-")}
    return {key: "yes" if value is True else "no" if value is False else value}


def reason(facts: Mapping[str, object], words: Words, pos: AgeOfSteamPosition) -> dict[str, object]:
    """What a refusal speaks of: places and tiles by name, numbers as they are."""
    said: dict[str, object] = {}
    for key, value in facts.items():
        if key in ("hex", "place", "city"):
            said[key] = text.place(pos, value)
        elif key == "tile":
            said[key] = words(f"tile-{value}")
        else:
            said[key] = value
    return said
