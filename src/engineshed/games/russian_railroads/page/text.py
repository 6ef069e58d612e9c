"""Pieces, spaces and effects in words."""

from engineshed.games.russian_railroads.desk import PIECES
from engineshed.games.russian_railroads.printed.box import Effect, Effects
from engineshed.kernel import Words, parts_of


def pieces(words: Words, placed: str, case: str = "pieces") -> str:
    """ "wwr" as "2 workers and 1 ruble"; as what somebody places with the case "placed"."""
    counted = ((name, placed.count(piece)) for piece, name in PIECES.items() if piece in placed)
    return words.listed((words(f"{case}-{name}", n=n) for name, n in counted), "and")


def price(words: Words, workers: int, rubles: int) -> str:
    return pieces(words, "w" * workers + "r" * rubles)


def space(words: Words, atom: object) -> str:
    """The name of an action space or engineer."""
    kind, name = parts_of(atom)
    return words("engineer-n", n=int(name)) if kind == "engineer" else words(f"space-{name}")


def effect(words: Words, one: Effect) -> str:
    """One effect: "2 grey moves"."""
    word, n, what = one
    if word == "track":
        return words("effect-track", n=n, colour=what.replace(" ", "-"))
    if word == "build":
        return words(f"effect-build-{what}")
    if word in ("locomotive", "engineer", "shift"):
        return words(f"effect-{word}", number=what)
    if word == "tracks":
        return words("effect-tracks", colour=what)
    return words(f"effect-{word}", n=n)


def effects(words: Words, several: Effects) -> str:
    """All effects; moves of several kinds are named one after the other."""
    return words.listed((effect(words, one) for one in several if one[0] != "bonus"), "and")


def slot(words: Words, name: object) -> str:
    """The line of a locomotive slot."""
    line = str(name).removesuffix("-1").removesuffix("-2")
    return words(f"line-{line}")


def place(words: Words, name: object) -> str:
    """Where a '?' token lies: "St. Petersburg 4", or the industry track."""
    line, _, number = str(name).rpartition("-")
    return f"{words(f'line-{line}')} {number}" if line else words("industry-track")
