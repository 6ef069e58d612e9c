"""What every game is made of; knows no game. Games import their building blocks from here."""

from engineshed.kernel.action import DONE, HIDDEN, PASS, Action, Atom, Audience, Seat
from engineshed.kernel.chance import Chance, Entropy, OutOfScript, Rng, Scripted, Seeded
from engineshed.kernel.combinators import AnyOrder, InOrder, May, OneOf, Repeat, Together
from engineshed.kernel.components import BadData, Provenance
from engineshed.kernel.game import (
    BadSetup,
    Configuration,
    Game,
    Setting,
    Settings,
    Value,
    find_game,
    games,
    load_state,
    new_state,
)
from engineshed.kernel.lookahead import Purse, can_finish
from engineshed.kernel.match import Match, new_game, resume
from engineshed.kernel.record import BadRecord, Divergence, Record, Replayed, load_record
from engineshed.kernel.refusal import NO_SUCH_MOVE, Refusal, Refused, Unknown
from engineshed.kernel.rules import Ledger
from engineshed.kernel.score import Bill, Entry, Result, ScoreLine, ScoreSheet, places
from engineshed.kernel.state import Event, Played, Position, State
from engineshed.kernel.steps import Choice, Decision, Step
from engineshed.kernel.words import Words, words_for

__all__ = [
    "DONE",
    "HIDDEN",
    "NO_SUCH_MOVE",
    "PASS",
    "Action",
    "AnyOrder",
    "Atom",
    "Audience",
    "BadData",
    "BadRecord",
    "BadSetup",
    "Bill",
    "Chance",
    "Choice",
    "Configuration",
    "Decision",
    "Divergence",
    "Entropy",
    "Entry",
    "Event",
    "Game",
    "InOrder",
    "Ledger",
    "Match",
    "May",
    "OneOf",
    "OutOfScript",
    "Played",
    "Position",
    "Provenance",
    "Purse",
    "Record",
    "Refusal",
    "Refused",
    "Repeat",
    "Replayed",
    "Result",
    "Rng",
    "ScoreLine",
    "ScoreSheet",
    "Scripted",
    "Seat",
    "Seeded",
    "Setting",
    "Settings",
    "State",
    "Step",
    "Together",
    "Unknown",
    "Value",
    "Words",
    "can_finish",
    "find_game",
    "games",
    "load_record",
    "load_state",
    "new_game",
    "new_state",
    "places",
    "resume",
    "words_for",
]
