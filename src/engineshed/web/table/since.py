"""What happened since a viewer's last choice: the others' moves, one step each, and what they changed."""

from collections.abc import Sequence
from itertools import dropwhile
from typing import cast

import msgspec
from markupsafe import Markup

from engineshed.kernel import Atom, Seat
from engineshed.web.table.changes import Change, changes, summed
from engineshed.web.table.scene import Note, TableScene
from engineshed.web.table.telling import move_lines, told_by, touched

MOST_WATCHED = 20
"""Moves that a spectator, who has no last choice, may have missed."""


class Step(msgspec.Struct, frozen=True):
    """A move that somebody else made, and the moment after it."""

    moment: int
    seat: Seat
    bot: bool


class Mark(msgspec.Struct, frozen=True):
    """What a move touched on the board."""

    n: int
    """The step's place among all; 0: it is not one of them."""
    seat: Seat
    atoms: list[Atom]


class Since:
    """The moves since the viewer's last choice, without those that tell this viewer nothing."""

    __slots__ = ("moved", "start", "steps", "viewer")

    def __init__(self, scene: TableScene) -> None:
        match, viewer = scene.match, scene.viewer
        self.viewer = viewer
        own = None if viewer is None else match.last_choice(viewer)
        self.moved = own is not None
        """Whether the viewer has chosen anything yet."""
        watched = max(0, len(match.moves) - MOST_WATCHED)
        self.start = own + 1 if own is not None else 0 if viewer is not None else watched
        """The moment after the viewer's last choice."""
        players = scene.frame.players
        steps = [
            Step(number, move.seat, players[move.seat].bot)
            for number, move in enumerate(match.moves[self.start :], self.start + 1)
            if not scene.page.tells or any(event.visible(viewer) for event in told_by(match, number))
        ]
        # What followed by force from the viewer's own choice still belongs to it.
        self.steps = list(dropwhile(lambda step: step.seat == viewer, steps))

    @property
    def others(self) -> bool:
        """Whether somebody else than the viewer has moved."""
        return any(step.seat != self.viewer for step in self.steps)

    def place(self, moment: int) -> int:
        """The number of the step that shows this moment, from 1; 0 before the first."""
        return sum(step.moment <= moment for step in self.steps)


def since_of(scene: TableScene) -> Since | None:
    """What the viewer can follow; None in replays and plans, or while the screen is to be handed over."""
    if scene.viewpoint.mode not in ("live", "since") or scene.viewpoint.hand_over is not None:
        return None
    return Since(scene)


def marks(scene: TableScene, since: Since | None) -> str:
    """What to ring, as JSON: everything since the viewer's last choice, else what the last move touched."""
    shown: list[Mark] = []
    if since is not None and scene.viewer is not None:
        steps = [step for step in since.steps if step.moment <= scene.moment]
        shown = [Mark(n, step.seat, touched(scene, step.moment)) for n, step in enumerate(steps, 1)]
    if not shown:
        seat = scene.match.moves[scene.moment - 1].seat if scene.moment else 0
        shown = [Mark(0, seat, touched(scene, scene.moment))]
    return msgspec.json.encode([mark for mark in shown if mark.atoms]).decode()


def caption(scene: TableScene) -> tuple[list[Markup], list[Change]]:
    """What the last move says about itself, and what it changed."""
    lines = move_lines(scene, scene.moment)[::-1]
    found = [change for line in lines for change in cast("list[Change]", line.get("changes", []))]
    return [cast(Markup, line["text"]) for line in lines], found


def net(scene: TableScene, since: Since) -> dict[Seat, list[Change]]:
    """By seat, what has changed between the viewer's last choice and this moment."""
    booked = [
        change
        for number in range(since.start + 1, scene.moment + 1)
        for found in changes(scene, number).values()
        for change in found
    ]
    found: dict[Seat, list[Change]] = {}
    for change in summed(scene, booked):
        found.setdefault(change.seat, []).append(change)
    return found


def news(scene: TableScene, since: Since | None) -> Sequence[Note]:
    """Notes about the table since the viewer's last choice, except about themselves."""
    if since is None or not scene.viewpoint.own:
        return ()
    return [
        note
        for note in scene.frame.notes
        if note.moves >= since.start and note.seat not in scene.viewpoint.own
    ]


def encoded(scene: TableScene, since: Since | None) -> Markup:
    """What the client steps through: each step with its moment, and whether a bot made it."""
    steps = [] if since is None else [[step.moment, step.seat, step.bot] for step in since.steps]
    return Markup(msgspec.json.encode(steps).decode())


def taken_back(scene: TableScene) -> list[dict[str, object]]:
    """The moves that an open request would take back, each with its lines; the last one first."""
    asked = scene.frame.proposal
    if asked is None or asked.back_to is None:
        return []
    moves = scene.match.moves
    return [
        {"number": number, "seat": moves[number - 1].seat, "lines": lines}
        for number in range(len(moves), asked.back_to, -1)
        if (lines := move_lines(scene, number))
    ]


def concerned(scene: TableScene) -> list[Seat]:
    """The other seats that would lose a choice by an open request to take back."""
    asked = scene.frame.proposal
    if asked is None or asked.back_to is None:
        return []
    lost = [move.seat for move in scene.match.moves[asked.back_to :] if not move.auto]
    return sorted(set(lost) - {asked.seat})
