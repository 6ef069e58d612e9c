"""What a table asks of those who sit down: said when it is opened, read in the lobby before one does."""

from typing import Final

import msgspec

FINISHES: Final = (0, 80, 90, 95)
"""Per cent of games at which somebody stayed; 0: nothing is asked."""
RATINGS: Final = (0, 1200, 1300, 1400, 1500, 1600, 1700, 1800)
"""Ends of a wanted range; 0: open."""
ENOUGH: Final = 5
"""Games with others after which it is known how often somebody stays."""


class Terms(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whoever sits down agrees to these."""

    rated: bool = False
    """Does the game count for the ratings of all who play?"""
    finish: int = 0
    low: int = 0
    high: int = 0
    hints: bool = False
    """May everybody ask the teacher? Never at a rated table."""

    def summary(self) -> dict[str, object]:
        """What lists of tables show; nothing where nothing is asked."""
        return {"terms": msgspec.to_builtins(self)} if self != NOTHING_ASKED else {}


NOTHING_ASKED: Final = Terms()


class Reputation(msgspec.Struct, frozen=True):
    """What is known of somebody who wants to sit down."""

    stayed: int = 0
    """Games with others that they played to the end."""
    left: int = 0
    rating: int | None = None
    """In the table's game; None: they have not played it rated."""

    @property
    def finish(self) -> float | None:
        """The part of their games at which they stayed; None: too few to tell."""
        games = self.stayed + self.left
        return self.stayed / games if games >= ENOUGH else None


def refusal(terms: Terms, known: Reputation) -> str:
    """The message that says why somebody may not sit down, or "". Who is not known yet is refused, too."""
    if terms.finish and (known.finish is None or 100 * known.finish < terms.finish):
        return "terms-finish"
    if terms.low or terms.high:
        rating = known.rating
        if rating is None or rating < terms.low or (terms.high and rating > terms.high):
            return "terms-rating"
    return ""
