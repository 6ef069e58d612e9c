"""Effects as pictures: which symbols of icons.svg stand for them, with numbers beside them."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engineshed.games.russian_railroads.printed.box import Effect, Effects

MOST_PIECES = 3
"""Pieces of track drawn side by side; beyond that one piece and a number say it."""
PLAIN = {
    "repeat": ("repeat",),
    "revalue": ("revalue",),
    "second-marker": ("marker",),
    "question-card": ("card",),
    "token": ("question",),
    "end-bonus": ("medal",),
    "black-worker": ("worker-black",),
    "engineer-points": ("engineer", "star"),
    "locomotive-points": ("loco", "star"),
    "hire": ("hire",),
}
"""Words that need no number."""


class Sign(NamedTuple):
    """A symbol, or a text beside one."""

    icon: str = ""
    text: str = ""


class Laid(NamedTuple):
    """A sign and where it lies in a drawing."""

    sign: Sign
    x: float


def signs(effects: Effects) -> list[Sign]:
    """All effects of a space, card or tile, in their order."""
    return [sign for effect in effects if effect[0] != "bonus" for sign in _signs(effect)]


def _signs(effect: Effect) -> list[Sign]:
    word, n, what = effect
    if word == "track":
        piece = Sign(f"track-{what.replace(' ', '-')}")
        return [*[piece] * (n if n <= MOST_PIECES else 1), Sign(text=f"+{n}")]
    if word == "industry":
        return [Sign("gear"), Sign(text=f"+{n}")]
    if word == "build":
        either = {"either": [Sign("loco"), Sign(text="/"), Sign("factory")], "factory": [Sign("factory")]}
        return either.get(what, [Sign("loco")])
    if word == "locomotive":
        return [Sign(f"loco-{what}"), Sign(text=what)]
    if word == "doubler":
        return [Sign("doubler"), *([Sign(text=f"+{n}")] if n > 1 else [])]
    if word in ("rubles", "temporary", "worker"):
        piece = Sign({"rubles": "ruble", "temporary": "worker-temp", "worker": "worker-new"}[word])
        return [piece] * n
    if word == "claim":
        return [Sign("first" if n == 1 else "second")]
    if word == "tracks":
        return [Sign(f"track-{what}")]
    if word == "engineer":
        return [Sign("engineer"), Sign(text=what)]
    if word == "medal":
        return [Sign("star"), Sign(text="20")]
    if word in ("points", "station"):
        return [Sign("star"), Sign(text=f"{n}")]
    return [Sign(icon) for icon in PLAIN.get(word, ("question",))]


def width(sign: Sign, height: float) -> float:
    """How wide a sign is drawn, if it is so high."""
    if sign.text:
        return 0.55 * height * len(sign.text)
    kind = sign.icon.partition("-")[0]
    return height * {"track": 40 / 24, "loco": 62 / 33}.get(kind, 1.0)


def across(row: Sequence[Sign], height: float) -> float:
    """How wide a row of signs is."""
    return sum(width(sign, height) for sign in row) + 2 * (len(row) - 1)


def fitting(shown: Sequence[Sign], room: float, height: float) -> list[Sign]:
    """The signs; where they have no room, equal ones are drawn once: the number beside them says how many."""
    return list(shown if across(shown, height) <= room else dict.fromkeys(shown))


def laid(shown: Iterable[Sign], middle: float, height: float) -> list[Laid]:
    """Signs in a row around the middle of their place."""
    row = list(shown)
    x = middle - across(row, height) / 2
    found = []
    for sign in row:
        found.append(Laid(sign, round(x, 1)))
        x += width(sign, height) + 2
    return found
