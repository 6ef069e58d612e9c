"""A kept plan: the moves that a guest chose in a plan, checked by the rules when it is their turn."""

from collections.abc import Sequence
from typing import cast

import msgspec
from markupsafe import Markup

from engineshed.kernel import Action, Refused, Rng
from engineshed.kernel.play import Match
from engineshed.web.table.offers import refused
from engineshed.web.table.scene import TableScene
from engineshed.web.table.telling import move_lines


class Planned(msgspec.Struct, frozen=True):
    """A move of a plan, and what the plan's log said about it."""

    action: Action
    text: str


class Checked(msgspec.Struct, frozen=True):
    """Whether a planned move is still possible; None if that cannot be known yet."""

    possible: bool | None = None
    why: str = ""


def planned(scene: TableScene) -> Markup:
    """The moves that the guest has chosen in a plan for their own seats, as JSON."""
    steps: list[Planned] = []
    if scene.viewpoint.mode == "plan":
        for number, move in enumerate(scene.match.moves, 1):
            if move.seat in scene.viewpoint.own and not move.auto:
                lines = move_lines(scene, number)
                text = (
                    cast(Markup, lines[-1]["text"]).striptags() if lines else " ".join(map(str, move.action))
                )
                steps.append(Planned(move.action, text))
    return Markup(msgspec.json.encode(steps).decode().replace("<", "\\u003c"))


def chosen(scene: TableScene) -> str:
    """The viewer's last choice and the moment after it, as JSON, from which a kept plan goes on."""
    seat = scene.viewer
    number = None if seat is None or scene.viewpoint.mode != "live" else scene.match.last_choice(seat)
    found = None if number is None else (number + 1, scene.match.moves[number].action)
    return msgspec.json.encode(found).decode()


def checked(scene: TableScene, steps: Sequence[Action]) -> list[Checked]:
    """Whether each of these moves is possible, tried one after the other on a copy until the turn ends."""
    seat = scene.viewer
    found: list[Checked] = []
    if seat is not None and scene.acts:
        trial = Match(scene.seen.imagine(Rng(1)))
        for action in steps:
            if seat not in trial.state.waiting():
                break
            try:
                trial.play(seat, action)
            except Refused as error:
                found.append(Checked(False, refused(scene, error.refusal.rule, error.refusal.facts)))
                break
            found.append(Checked(True))
            trial.settle()
    return [*found, *[Checked()] * (len(steps) - len(found))]
