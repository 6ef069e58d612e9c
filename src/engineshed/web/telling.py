"""What happened: the lines of the log, what the last move touched, how it moves over the board."""

import msgspec
from markupsafe import Markup

from engineshed.kernel import Message, Position, Seat
from engineshed.kernel.play import Match, Played
from engineshed.web.look import Look
from engineshed.web.render import environment

LOG_LINES = 60


class Log:
    """Some lines, the newest first, and the move before which earlier ones are to be had."""

    __slots__ = ("before", "lines")

    def __init__(self, lines: list[dict[str, object]], before: int) -> None:
        self.lines = lines
        self.before = before
        """0: there is nothing earlier."""


def log(look: Look, before: int | None = None, after: int = -1) -> Log:
    """The last lines before this move (None: the last of all), but none of `after` or earlier.

    Every line knows the moment it leads to; what one move told stays together.
    """
    lines: list[dict[str, object]] = []
    viewer = None if look.hand_over is not None else look.seat
    number = look.moment if before is None else min(before - 1, look.moment)
    while number > after and len(lines) < LOG_LINES:
        for event in reversed(_told(look.match, number)):
            if event.visible(viewer):
                text = look.showing.sentence(event, look.words, look.seen)
                lines.append({"number": number, "text": look.rich(text), "seat": event.seat})
        if number and not look.showing.tells:
            lines.append(_move_line(look, number, viewer))
        number -= 1
    return Log(lines, number + 1)


def earlier(look: Look, before: int, after: int) -> str:
    """More of the log, to be put below what the page has."""
    return environment().get_template("earlier.jinja").render(look=look, log=log(look, before, after))


def _newest(look: Look) -> list[Message]:
    """What the last move told this viewer."""
    viewer = None if look.hand_over is not None else look.seat
    return [event for event in _told(look.match, look.moment) if event.visible(viewer)]


def touched(look: Look) -> str:
    """The atoms that the last move touched, as JSON."""
    atoms = {atom: None for event in _newest(look) for atom in look.showing.marks(event, look.seen)}
    return msgspec.json.encode(list(atoms)).decode()


def motion(look: Look) -> list[Markup]:
    """How the last move moves over the board; nothing moves when somebody looks back."""
    if look.mode == "replay" or not look.moment:
        return []
    drawings = [look.showing.motion(event, look.seen) for event in _newest(look)]
    return [look.draw(drawing) for drawing in drawings if drawing is not None]


def _told(match: Match[Position], number: int) -> list[Message]:
    """What the journal says about a move; 0 is the set-up."""
    moves, journal = match.moves, match.tape.journal
    start = 0 if number == 0 else moves[number - 1].events
    end = moves[number].events if number < len(moves) else len(journal)
    return journal[start:end]


def _move_line(look: Look, number: int, viewer: Seat | None) -> dict[str, object]:
    move = look.match.moves[number - 1]
    line = look.match.tape.lines[move.lines]
    hidden = isinstance(line, Played) and line.secret and move.seat != viewer
    text = look.words("hidden-move") if hidden else look.showing.phrase(move.action, look.words, look.seen)
    return {"number": number, "text": look.rich(f"⟨{move.seat}⟩ {text}"), "seat": move.seat}
