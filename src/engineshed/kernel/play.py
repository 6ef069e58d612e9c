"""The face of the kernel for those who drive real games: server, lab and command line.

Matches and records hold what no seat may know. Games, their bots and pages work on states alone and never
import this (see the contracts in pyproject.toml).
"""

from engineshed.kernel.chance import Entropy, OutOfScript, Scripted, check_outcome
from engineshed.kernel.match import Match, Move, new_game, resume
from engineshed.kernel.record import BadRecord, Divergence, Record, Replayed, load_record, record_of, row_of
from engineshed.kernel.tape import Booking, Drawn, Played, Tape

__all__ = [
    "BadRecord",
    "Booking",
    "Divergence",
    "Drawn",
    "Entropy",
    "Match",
    "Move",
    "OutOfScript",
    "Played",
    "Record",
    "Replayed",
    "Scripted",
    "Tape",
    "check_outcome",
    "load_record",
    "new_game",
    "record_of",
    "resume",
    "row_of",
]
