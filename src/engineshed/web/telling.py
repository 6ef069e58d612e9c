"""What happened: the lines of the log, what the last move touched, how it moves over the board."""

from typing import cast

import msgspec
from markupsafe import Markup

from engineshed.kernel import Message, Position, Seat
from engineshed.kernel.page import name
from engineshed.kernel.play import Match, Played
from engineshed.web.changes import Change, changes
from engineshed.web.render import environment
from engineshed.web.scene import Note, TableScene

LOG_LINES = 60


class Log:
    """Some lines, the newest first, and the move before which earlier ones are to be had."""

    __slots__ = ("before", "lines")

    def __init__(self, lines: list[dict[str, object]], before: int) -> None:
        self.lines = lines
        self.before = before
        """0: there is nothing earlier."""


def log(scene: TableScene, before: int | None = None, after: int = -1) -> Log:
    """The last lines before this move (None: the last of all), but none of `after` or earlier.

    Every line knows the moment it leads to; what one move told stays together.
    """
    lines: list[dict[str, object]] = []
    viewer = scene.viewer
    number = scene.moment if before is None else min(before - 1, scene.moment)
    noted: dict[int, list[Note]] = {}
    for note in scene.frame.notes:
        noted.setdefault(note.moves, []).append(note)
    while number > after and len(lines) < LOG_LINES:
        lines += [_note_line(scene, number, note) for note in reversed(noted.get(number, []))]
        lines += _told_lines(scene, number, viewer)
        if number and not scene.page.tells:
            lines.append(_move_line(scene, number, viewer))
        number -= 1
    return Log(lines, number + 1)


def earlier(scene: TableScene, before: int, after: int) -> str:
    """More of the log, to be put below what the page has."""
    return environment().get_template("earlier.jinja").render(scene=scene, log=log(scene, before, after))


def _newest(scene: TableScene) -> list[Message]:
    """What the last move told this viewer."""
    viewer = scene.viewer
    return [event for event in _told(scene.match, scene.moment) if event.visible(viewer)]


def touched(scene: TableScene) -> str:
    """The atoms that the last move touched, as JSON."""
    atoms = {atom: None for event in _newest(scene) for atom in scene.page.marks(event, scene)}
    return msgspec.json.encode(list(atoms)).decode()


def motion(scene: TableScene) -> list[Markup]:
    """How the last move moves over the board; nothing moves when somebody looks back."""
    if scene.viewpoint.mode == "replay" or not scene.moment:
        return []
    drawings = [scene.page.motion(event, scene) for event in _newest(scene)]
    return [scene.draw(drawing) for drawing in drawings if drawing is not None]


def _told(match: Match[Position], number: int) -> list[Message]:
    """What the journal says about a move; 0 is the set-up."""
    moves, journal = match.moves, match.tape.journal
    start = 0 if number == 0 else moves[number - 1].events
    end = moves[number].events if number < len(moves) else len(journal)
    return journal[start:end]


def _told_lines(scene: TableScene, number: int, viewer: Seat | None) -> list[dict[str, object]]:
    """What the journal says about a move, the last first; each line with what it changed."""
    told, booked = _told(scene.match, number), changes(scene, number)
    first = 0 if number == 0 else scene.match.moves[number - 1].events
    lines: list[dict[str, object]] = []
    open_changes: list[Change] = []
    for place, event in enumerate(told, first):
        open_changes += booked.get(place, [])
        if event.visible(viewer):
            text = scene.rich(scene.page.sentence(event, scene))
            lines.append({"number": number, "text": text, "seat": event.seat, "changes": open_changes})
            open_changes = []
    if lines and open_changes:  # what was booked with something that this viewer does not read
        lines[-1]["changes"] = [*cast("list[Change]", lines[-1]["changes"]), *open_changes]
    return lines[::-1]


def _note_line(scene: TableScene, number: int, note: Note) -> dict[str, object]:
    who = "" if note.seat is None else name(note.seat)
    text = scene.words(f"note-{note.what}", who=who, detail=note.detail)
    return {"number": number, "text": scene.rich(text), "seat": note.seat, "note": True}


def _move_line(scene: TableScene, number: int, viewer: Seat | None) -> dict[str, object]:
    move = scene.match.moves[number - 1]
    line = scene.match.tape.lines[move.lines]
    hidden = isinstance(line, Played) and line.secret and move.seat != viewer
    text = scene.words("hidden-move") if hidden else scene.page.phrase(move.action, scene)
    return {"number": number, "text": scene.rich(f"⟨{move.seat}⟩ {text}"), "seat": move.seat}
