"""Terms of a table: what it asks of those who sit down."""

from typing import Final

import msgspec

FINISHES: Final = (0, 80, 90, 95)
"""The share of games played to the end that may be asked for, in per cent; 0 asks for nothing."""
RATINGS: Final = (0, 1200, 1300, 1400, 1500, 1600, 1700, 1800)
"""Ends that a range of ratings may have; 0 leaves it open."""
ENOUGH: Final = 5
"""Games with others after which somebody's share of finished games is known."""


class Terms(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody who sits down agrees to."""

    rated: bool = False
    """Whether the game counts for the ratings of its players, who all have an account then: guests are free
    to make, and two browsers of one person could rate each other."""
    finish: int = 0
    low: int = 0
    high: int = 0
    language: str = ""
    """Which people speak there; empty: any."""
    hints: bool = False
    """Whether players may ask the teacher; never at a rated table."""

    def summary(self) -> dict[str, object]:
        """The terms as lists of tables keep them; empty if nothing is asked."""
        return {"terms": msgspec.to_builtins(self)} if self != NOTHING_ASKED else {}


NOTHING_ASKED: Final = Terms()


class Reputation(msgspec.Struct, frozen=True):
    """What is known of somebody who wants to sit down."""

    stayed: int = 0
    """Games with others that they played to the end."""
    left: int = 0
    rating: int | None = None
    """In the table's game; None: they have not played it rated."""
    account: bool = False

    @property
    def finish(self) -> float | None:
        """The share of their games that they played to the end; None if they are too few to tell."""
        games = self.stayed + self.left
        return self.stayed / games if games >= ENOUGH else None


def refusal(terms: Terms, known: Reputation) -> str:
    """The message that says why somebody may not sit down, or "". Who is not known yet is refused, too."""
    if terms.rated and not known.account:
        return "terms-account"
    if terms.finish and (known.finish is None or 100 * known.finish < terms.finish):
        return "terms-finish"
    if terms.low or terms.high:
        rating = known.rating
        if rating is None or rating < terms.low or (terms.high and rating > terms.high):
            return "terms-rating"
    return ""
