"""Effects as drawn signs: how many, a symbol of `icons.svg`, a price; the strips that hang on the cities."""

from typing import Final

import msgspec

from engineshed.games.railroad_revolution.page import text
from engineshed.games.railroad_revolution.printed.box import COLOURS, CityTile, Rung, Word
from engineshed.kernel import Words

SYMBOL: Final = {
    "shares": "share",
    "steps": "steps",
    "promote": "promote",
    "flipTrain": "flip-train",
    "takeTrain": "take-train",
    "gainAnyWorker": "worker-any",
    "swapWorker": "swap",
    "freeRail": "free-rail",
    "freeStation": "free-station",
    "freeOffice": "free-office",
    "setupRail": "free-rail",
    "setupStation": "free-station",
    "setupOffice": "free-office",
}
"""The symbol of an effect word; money is type alone, workers have symbols of their own."""
ICON: Final = 17.0
LETTER: Final = 7.2
GAP: Final = 5.0


class Sign(msgspec.Struct, frozen=True):
    """A symbol, or a few letters, and where it stands."""

    x: float
    symbol: str = ""
    said: str = ""
    price: bool = False


class Strip(msgspec.Struct, frozen=True):
    """What a city brings: a brass ribbon for the first station while it is open, then paper."""

    x: float
    y: float
    width: float
    ribbon: float
    """The width of the brass; 0: the first station stands."""
    signs: tuple[Sign, ...]


def strip(words: Words, tile: CityTile, first: bool, middle: float, y: float, left: float) -> Strip:
    """The strip of a city whose plate has its middle here; it does not go beyond the left edge."""
    ribbon = row(words, tile.first) if first else []
    paper = row(words, tile.base)
    brass = _width(ribbon) + 2 * GAP if ribbon else 0.0
    width = brass + _width(paper) + 2 * GAP
    x = max(left, middle - width / 2)
    signs = [*_placed(ribbon, x + GAP), *_placed(paper, x + brass + GAP)]
    return Strip(round(x, 1), round(y, 1), round(width, 1), round(brass, 1), tuple(signs))


def row(words: Words, found: tuple[Word, ...]) -> list[Sign]:
    """The signs of some effects, not yet placed."""
    return [sign for word in found for sign in _signs(words, word)]


def centred(words: Words, found: tuple[Word, ...], middle: float) -> list[Sign]:
    """The signs of some effects in a row with its middle here."""
    signs = row(words, found)
    return _placed(signs, middle - _width(signs) / 2)


def toll(words: Words, rung: Rung) -> list[Sign]:
    """What is paid for moving up onto a step, not yet placed."""
    if rung.money:
        return [Sign(0, said=text.money(words, rung.money), price=True)]
    if rung.shares:
        return [Sign(0, said=str(rung.shares), price=True), Sign(0, symbol="share")]
    return [Sign(0, symbol="worker-any")] if rung.workers else []


ACTION: Final = {
    "station": ("station",),
    "railroad": ("rail", "rail"),
    "telegraph": ("office", "share"),
    "trade": ("money", "flip-train"),
}
"""The symbols of the four actions."""


def _signs(words: Words, word: Word) -> list[Sign]:
    if word.op == "money":
        return [Sign(0, said=text.money(words, word.n))]
    if word.op in ("gainWorkers", "gainWorkerChoice"):
        between = [Sign(0, said="/")] if word.op == "gainWorkerChoice" else []
        row = [[*between, Sign(0, symbol=f"worker-{COLOURS[colour]}")] for colour in word.colours]
        return [sign for signs in row for sign in signs][len(between) :]
    count = [Sign(0, said=str(word.n))] if word.n > 1 or word.op in ("shares", "steps") else []
    price = [Sign(0, said=text.money(words, word.cost), price=True)] if word.cost else []
    return [*count, Sign(0, symbol=SYMBOL[word.op]), *price]


def _wide(sign: Sign) -> float:
    return ICON if sign.symbol else LETTER * len(sign.said)


def _width(row: list[Sign]) -> float:
    return sum(map(_wide, row)) + 1.5 * max(0, len(row) - 1)


def _placed(row: list[Sign], x: float) -> list[Sign]:
    found = []
    for sign in row:
        found.append(msgspec.structs.replace(sign, x=round(x, 1)))
        x += _wide(sign) + 1.5
    return found
