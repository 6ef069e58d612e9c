"""The teacher, for every game: hints with reasons, explanations of moves, reviews of finished games.

Everything is judged by what the deciding seat knew, in futures that are the same for all its options, and
every figure comes with its standard error.
"""

from engineshed.teacher.hint import hint, why
from engineshed.teacher.looking import Look, glance
from engineshed.teacher.model import (
    Accuracy,
    Balance,
    Comparison,
    Dear,
    Estimate,
    Hint,
    Moment,
    Option,
    PlayedOut,
    Reason,
    Review,
    ScoreChange,
    Share,
    Step,
    WhatIf,
    Worth,
)
from engineshed.teacher.review import Looking, assemble, portions, review, walk_of
from engineshed.teacher.telling import phase, say, words_of
from engineshed.teacher.walk import Unfinished
from engineshed.teacher.what_if import Pair, Question, what_if

__all__ = [
    "Accuracy",
    "Balance",
    "Comparison",
    "Dear",
    "Estimate",
    "Hint",
    "Look",
    "Looking",
    "Moment",
    "Option",
    "Pair",
    "PlayedOut",
    "Question",
    "Reason",
    "Review",
    "ScoreChange",
    "Share",
    "Step",
    "Unfinished",
    "WhatIf",
    "Worth",
    "assemble",
    "glance",
    "hint",
    "phase",
    "portions",
    "review",
    "say",
    "walk_of",
    "what_if",
    "why",
    "words_of",
]
