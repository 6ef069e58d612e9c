"""Money, places, workers and effects in words."""

from collections.abc import Mapping

from engineshed.games.railroad_revolution.printed.box import ACTIONS, COLOURS, WHITE, Box, Condition, Word
from engineshed.kernel import Words


def money(words: Words, amount: int) -> str:
    """ "$1,150" or "1 150 $"."""
    return words("money", amount=amount)


def track(box: Box, number: int) -> str:
    space = box.spaces[number]
    return f"{box.cities[space.a].name}–{box.cities[space.b].name}"


def colours(words: Words, numbers: tuple[int, ...], between: str) -> str:
    return between.join(words(f"worker-{COLOURS[number]}") for number in numbers)


def effect(words: Words, word: Word) -> str:
    """One effect in a few words."""
    between = " / " if word.op == "gainWorkerChoice" else " + "
    return words(
        f"effect-{word.op}",
        n=word.n,
        amount=money(words, word.n),
        cost=money(words, word.cost),
        paid=word.cost,
        each=money(words, word.each),
        each_n=word.each,
        workers=colours(words, word.colours, between),
    )


READING = {"railCount": "three-rails", "moneyPerShareOwned": "orange-telegraph"}
"""Abilities whose rule is doubtful, and the setting that says how a table reads it."""


def ability(words: Words, box: Box, action: int, colour: int, readings: Mapping[str, str]) -> str:
    """What a worker of this colour adds to an action, as this table reads it; without readings both ways."""
    word = box.abilities[action, colour]
    where = "any" if colour == WHITE else ACTIONS[action]
    return words(
        f"ability-{where}-{COLOURS[colour]}",
        n=word.n,
        amount=money(words, word.n),
        cost=money(words, word.cost),
        each=money(words, word.each),
        price=money(words, box.rail_price),
        reading=readings.get(READING.get(word.op, ""), "either"),
    )


def effects(words: Words, found: tuple[Word, ...]) -> str:
    return words.listed((effect(words, word) for word in found), "then")


def shown(words: Words, found: tuple[Word, ...]) -> list[dict[str, object]]:
    """Effects for drawing: workers as figures ("/" between those to choose from), the rest as text."""
    pieces: list[dict[str, object]] = []
    for word in found:
        if word.op in ("gainWorkers", "gainWorkerChoice"):
            names = [(COLOURS[colour], words(f"worker-{COLOURS[colour]}")) for colour in word.colours]
            pieces.append({"workers": names, "either": word.op == "gainWorkerChoice", "said": ""})
        else:
            pieces.append({"workers": [], "either": False, "said": effect(words, word)})
    return pieces


def condition(words: Words, wanted: Condition) -> str:
    return words(f"condition-{wanted.kind}", what=wanted.what, least=wanted.least)


def toll(words: Words, cash: int, shares: int, workers: int) -> str:
    """What is paid for moving up onto a step; "" for nothing."""
    if cash:
        return money(words, cash)
    if shares:
        return words("toll-shares", n=shares)
    return words("toll-worker") if workers else ""
