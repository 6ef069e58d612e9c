"""What every game is made of; knows no game. Games, their bots and pages build from these parts.

Matches and records are in `engineshed.kernel.play`, for those who drive real games.
"""

from engineshed.kernel.accent import Accent
from engineshed.kernel.action import (
    DONE,
    HIDDEN,
    PASS,
    Action,
    Atom,
    Audience,
    Seat,
    kind_of,
    name_of,
    named,
    number_of,
    parts_of,
)
from engineshed.kernel.chance import Chance, Rng, Seeded
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
    installed,
    load_state,
    new_state,
)
from engineshed.kernel.lookahead import Purse, can_finish
from engineshed.kernel.message import Message, Question
from engineshed.kernel.orders import Order, OrderForm, pass_for_the_round
from engineshed.kernel.pick import Pick
from engineshed.kernel.refusal import NO_SUCH_MOVE, DeadEnd, Refusal, Refused, Unknown
from engineshed.kernel.rules import Ledger
from engineshed.kernel.score import Bill, Entry, Result, ScoreLine, ScoreSheet, places
from engineshed.kernel.state import Position, State
from engineshed.kernel.steps import Choice, Decision, Step
from engineshed.kernel.vocabulary import Vocabulary
from engineshed.kernel.words import Words, words_for

__all__ = [
    "DONE",
    "HIDDEN",
    "NO_SUCH_MOVE",
    "PASS",
    "Accent",
    "Action",
    "AnyOrder",
    "Atom",
    "Audience",
    "BadData",
    "BadSetup",
    "Bill",
    "Chance",
    "Choice",
    "Configuration",
    "DeadEnd",
    "Decision",
    "Entry",
    "Message",
    "Game",
    "InOrder",
    "Ledger",
    "May",
    "OneOf",
    "Order",
    "OrderForm",
    "Pick",
    "Position",
    "Provenance",
    "Purse",
    "Question",
    "Refusal",
    "Refused",
    "Repeat",
    "Result",
    "Rng",
    "ScoreLine",
    "ScoreSheet",
    "Seat",
    "Seeded",
    "Setting",
    "Settings",
    "State",
    "Step",
    "Together",
    "Unknown",
    "Value",
    "Vocabulary",
    "Words",
    "can_finish",
    "find_game",
    "games",
    "installed",
    "kind_of",
    "load_state",
    "name_of",
    "named",
    "new_state",
    "number_of",
    "parts_of",
    "pass_for_the_round",
    "places",
    "words_for",
]
