"""What happened: the lines of the log, what the last move touched, how it moves over the board."""

from typing import cast

import msgspec
from markupsafe import Markup

from engineshed.kernel import Atom, Message, Position, Seat
from engineshed.kernel.page import name
from engineshed.kernel.play import Match, Played
from engineshed.web.render import environment
from engineshed.web.table.changes import Change, changes
from engineshed.web.table.scene import Note, TableScene

LOG_LINES = 60


class Turn(msgspec.Struct, frozen=True):
    """Moves that one seat made in a row, with what the log says about them."""

    first: int
    """The number of its first move, by which the turn is named; 0 is the set-up."""
    seat: Seat | None
    count: int
    """The number of its moves so far, even if not all of their lines are here."""
    lines: list[dict[str, object]]


class Log(msgspec.Struct, frozen=True):
    """Some turns of the log, the newest first, and the move before which there are earlier lines."""

    turns: list[Turn]
    before: int
    """0: there is nothing earlier."""

    @property
    def lines(self) -> list[dict[str, object]]:
        return [line for turn in self.turns for line in turn.lines]


def log(scene: TableScene, before: int | None = None, after: int = -1) -> Log:
    """The last lines before this move (None: the last of all), but none of `after` or earlier.

    Every line knows the moment it leads to; what one move told stays together.
    """
    firsts = _firsts(scene)
    turns: list[Turn] = []
    count = 0
    number = scene.moment if before is None else min(before - 1, scene.moment)
    noted: dict[int, list[Note]] = {}
    for note in scene.frame.notes:
        noted.setdefault(note.moves, []).append(note)
    while number > max(after, -1) and count < LOG_LINES:
        lines = [_note_line(scene, number, note) for note in reversed(noted.get(number, []))]
        lines += move_lines(scene, number)
        if not turns or turns[-1].first != firsts[number]:
            seat = scene.match.moves[number - 1].seat if number else None
            turns.append(Turn(firsts[number], seat, firsts.count(firsts[number]), []))
        turns[-1].lines.extend(lines)
        count += len(lines)
        number -= 1
    return Log([turn for turn in turns if turn.lines], number + 1)


def _firsts(scene: TableScene) -> list[int]:
    """For the set-up and every move until this moment: the move with which its turn began."""
    firsts, before = [0], None
    for number, move in enumerate(scene.match.moves[: scene.moment], 1):
        firsts.append(firsts[-1] if move.seat == before else number)
        before = move.seat
    return firsts


def earlier(scene: TableScene, before: int, after: int) -> str:
    """Earlier lines of the log, to be added below those on the page."""
    return (
        environment()
        .get_template("earlier.jinja")
        .render(scene=scene, w=scene.words, log=log(scene, before, after))
    )


def touched(scene: TableScene, number: int) -> list[Atom]:
    """The atoms that a move touched, as far as this viewer knows."""
    told = [event for event in told_by(scene.match, number) if event.visible(scene.viewer)]
    return list({atom: None for event in told for atom in scene.page.marks(event, scene)})


def motion(scene: TableScene) -> list[Markup]:
    """Drawings of how the last move moves over the board; none in a replay."""
    if scene.viewpoint.mode == "replay" or not scene.moment:
        return []
    told = [event for event in told_by(scene.match, scene.moment) if event.visible(scene.viewer)]
    drawings = [scene.page.motion(event, scene) for event in told]
    return [scene.draw(drawing) for drawing in drawings if drawing is not None]


def told_by(match: Match[Position], number: int) -> list[Message]:
    """What the journal says about a move; 0 is the set-up."""
    moves, journal = match.moves, match.tape.journal
    start = 0 if number == 0 else moves[number - 1].events
    end = moves[number].events if number < len(moves) else len(journal)
    return journal[start:end]


def move_lines(scene: TableScene, number: int) -> list[dict[str, object]]:
    """What the log says about a move, the last line first."""
    lines = _told_lines(scene, number, scene.viewer)
    if number and not scene.page.tells:
        lines.append(_move_line(scene, number, scene.viewer))
    return lines


def _told_lines(scene: TableScene, number: int, viewer: Seat | None) -> list[dict[str, object]]:
    """What the journal says about a move, the last first; each line with what it changed."""
    told, booked = told_by(scene.match, number), changes(scene, number)
    first = 0 if number == 0 else scene.match.moves[number - 1].events
    lines: list[dict[str, object]] = []
    open_changes: list[Change] = []
    for place, event in enumerate(told, first):
        open_changes += booked.get(place, [])
        if event.visible(viewer):
            text = scene.rich(scene.page.sentence(event, scene))
            line = {"number": number, "text": text, "seat": event.seat, "changes": open_changes}
            lines.append({**line, "event": event.name})
            open_changes = []
    if lines and open_changes:  # what was booked with something that this viewer does not read
        lines[-1]["changes"] = [*cast("list[Change]", lines[-1]["changes"]), *open_changes]
    return lines[::-1]


def noted(scene: TableScene, note: Note) -> Markup:
    """A note in words."""
    who = "" if note.seat is None else name(note.seat)
    return scene.rich(scene.words(f"note-{note.what}", who=who, detail=note.detail))


def _note_line(scene: TableScene, number: int, note: Note) -> dict[str, object]:
    return {"number": number, "text": noted(scene, note), "seat": note.seat, "note": True}


def _move_line(scene: TableScene, number: int, viewer: Seat | None) -> dict[str, object]:
    move = scene.match.moves[number - 1]
    line = scene.match.tape.lines[move.lines]
    hidden = isinstance(line, Played) and line.secret and move.seat != viewer
    text = scene.words("hidden-move") if hidden else scene.page.phrase(move.action, scene)
    return {"number": number, "text": scene.rich(f"⟨{move.seat}⟩ {text}"), "seat": move.seat}
