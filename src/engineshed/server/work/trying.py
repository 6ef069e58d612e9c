"""The task of a worker that checks an uploaded record."""

from typing import Final

from engineshed.kernel import BadSetup, Refused
from engineshed.kernel.play import BadRecord, Divergence, OutOfScript, Played, load_record, resume

TOO_LONG: Final = "too long"


def try_out(text: bytes, most_moves: int) -> str:
    """Replay a record and return what is wrong with it, or ""."""
    try:
        record = load_record(text.decode())
        if sum(isinstance(line, Played) for line in record.lines) > most_moves:
            return TOO_LONG
        _, diverged = resume(record)
    except UnicodeDecodeError:
        return "no text (UTF-8)"
    except (BadRecord, BadSetup, Divergence, OutOfScript, Refused) as error:
        return str(error)
    return "" if diverged is None else str(diverged)
