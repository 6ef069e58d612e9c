"""The initials on a player's pieces: two characters, which never look like the letter of a good."""

from collections.abc import Iterable, Iterator


def initials(names: Iterable[str]) -> list[str]:
    """Two characters for each name at a table, no two alike: "Ba" for Basia, "G2" for Guest 2."""
    found: list[str] = []
    for seat, name in enumerate(names, 1):
        found.append(next(mark for mark in _marks(name, seat) if mark not in found))
    return found


def _marks(name: str, seat: int) -> Iterator[str]:
    """Yields initials for this name, the best first."""
    letters = [character for character in name if character.isalpha()] or ["?"]
    first = letters[0].upper()[0]
    if name[-1:].isdecimal():  # names that the house gave differ in their number
        yield first + name[-1]
    for letter in letters[1:]:
        yield first + letter.lower()[0]
    yield f"{first}{seat}"
    yield from (f"{first}{number}" for number in range(1, 10))
