"""The facts of questions and events in words."""

from collections.abc import Mapping

from engineshed.games.steam_rollers.effects import FACES
from engineshed.games.steam_rollers.phases.build import BY_BLACK_DIE
from engineshed.games.steam_rollers.position import NOBODY
from engineshed.games.steam_rollers.printed.map import KIND, NAME, REGION
from engineshed.kernel import Message, Words
from engineshed.kernel.page import name


def fact(key: str, value: object, message: Message, words: Words) -> Mapping[str, object]:
    """One fact as words; numbers stay numbers, so that plurals can be chosen."""
    if isinstance(value, int):
        return _number(key, value, message, words)
    if isinstance(value, tuple):
        return _several(key, value, words)
    if key == "face":
        return (
            {"effect": words(effect_word(str(value)))} if value in FACES and "tile" in message.facts else {}
        )
    if key == "tile":
        return {"tile": words(f"start-{value}")}
    if key == "reason":
        return {"reason": words(f"end-{value}")}
    return {key: value}


def effect_word(face: str) -> str:
    """The words of a side of an action tile."""
    return f"tile-{FACES[face].effect.replace('_', '-')}"


def _number(key: str, value: int, message: Message, words: Words) -> Mapping[str, object]:
    if key == "place":
        return {"hex": NAME[value], "region": REGION[value]}
    if key == "shape":
        return {"track": words(f"track-{KIND[value]}")}
    if key == "owner":
        whose = "pool" if value == NOBODY else "own" if value == message.seat else "other"
        return {"whose": whose, "owner": "" if value == NOBODY else name(value)}
    if key == "picker":
        return {"picker": name(value)}
    if key == "black":
        return _several("kinds", BY_BLACK_DIE[value], words)
    return {key: value}


def _several(key: str, value: tuple[object, ...], words: Words) -> Mapping[str, object]:
    """Lists, joined as the language joins them, and how long each is."""
    if key == "kinds":
        return {"kinds": " / ".join(words(f"track-{kind}") for kind in value)}
    if key in ("goods", "paid"):
        return {key: words.listed(words(f"colour-{colour}") for colour in value), "count": len(value)}
    if key == "blocked":
        return {key: words.listed("–".join(map(str, pair)) for pair in value if isinstance(pair, tuple))}
    if key == "lines":
        return {"lines": len(value)}
    return {key: words.listed(map(str, value)), "count": len(value)}
