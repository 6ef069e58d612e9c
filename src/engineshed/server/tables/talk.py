"""The chat of a table, and who has muted whom."""

import unicodedata
from collections.abc import Collection
from typing import Final, NamedTuple

from engineshed.server.tables.events import Hidden, Muted, Said

LONGEST: Final = 300
"""Characters of a line."""


def clean_line(text: str) -> str:
    """A line of chat without characters that would reverse or hide the text beside it."""
    return " ".join("".join(c for c in text if c.isspace() or _shown(c)).split())[:LONGEST]


def _shown(letter: str) -> bool:
    # Joiners belong to letters and pictures; marks that change the direction of reading do not.
    return letter in "\u200c\u200d" or unicodedata.category(letter) not in ("Cc", "Cf", "Cs")


class Line(NamedTuple):
    """One thing that somebody said."""

    number: int
    """Of its event."""
    name: str
    text: str
    guest: str
    word: str
    """A quick word, instead of a text: everybody reads it in their own language."""
    watches: bool = False
    """Said by somebody who has no seat."""
    hidden: bool = False
    """By the host."""


class Talk:
    """The chat of a table."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self._muted: frozenset[tuple[str, str]] = frozenset()
        """Pairs of guests: the first has muted the second."""

    def copy(self) -> "Talk":
        twin = Talk()
        twin.lines, twin._muted = self.lines[:], self._muted
        return twin

    def hear(self, number: int, fact: Said | Muted | Hidden) -> None:
        if isinstance(fact, Said):
            self.lines.append(Line(number, fact.name, fact.text, fact.guest, fact.word, fact.watches))
        elif isinstance(fact, Hidden):
            self.lines = [
                line._replace(hidden=fact.hidden) if line.number in fact.lines else line
                for line in self.lines
            ]
        elif fact.muted:
            self._muted |= {(fact.guest, fact.other)}
        else:
            self._muted -= {(fact.guest, fact.other)}

    def moved(self, before: str | None, after: str | None) -> None:
        """Copy the mutes of and by a guest to the id under which they go on."""
        if before and after and before != after:
            self._muted |= {(after, other) for guest, other in self._muted if guest == before}
            self._muted |= {(guest, after) for guest, other in self._muted if other == before}

    def muted(self, guest: str, other: str) -> bool:
        """Whether this guest has muted the other."""
        return (guest, other) in self._muted

    def heard_by(self, guest: str, blocked: Collection[str] = ()) -> list[Line]:
        """The lines that this guest reads: without those of muted and blocked people."""
        return [
            line for line in self.lines if not self.muted(guest, line.guest) and line.guest not in blocked
        ]

    def reader(self, guest: str, blocked: Collection[str] = ()) -> tuple[str, frozenset[str]]:
        """A key that guests who read the same share; whoever has written or muted has one of their own."""
        muted = frozenset(other for who, other in self._muted if who == guest) | frozenset(blocked)
        return (guest if muted or any(line.guest == guest for line in self.lines) else "", muted)
