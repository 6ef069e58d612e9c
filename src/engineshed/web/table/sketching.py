"""Drawings on the board: what marks mean to the game, with the bill of what they would do."""

from collections.abc import Sequence

import msgspec

from engineshed.kernel import Action, Atom, Position, Rng
from engineshed.kernel.page import Scene
from engineshed.web.render import environment
from engineshed.web.table.offers import entries_of, itemised, refused, rule_place
from engineshed.web.table.scene import TableScene


def sketch(scene: TableScene, marks: Sequence[Atom], before: Sequence[Action] = ()) -> str | None:
    """What is drawn so far, after what waits already, and the bill of all of it once it is complete.

    None: these marks draw nothing."""
    assert scene.viewer is not None
    later = _later(scene, before)
    found = scene.page.sketch(marks, later) if later is not None and later.acts else None
    if found is None:
        return None
    bill, refusal = None, found.refusal
    if found.actions:
        actions = (*before, *found.actions)
        entries = entries_of(scene.seen, scene.viewer, actions)
        earlier = f" {scene.words('drawn-before', count=len(before))}" if before else ""
        bill = itemised(scene, entries, actions, found.text + earlier)
    return (
        environment()
        .get_template("sketch.jinja")
        .render(
            w=scene.words,
            marks=_json(found.marks),
            actions=_json(found.actions),
            text=scene.rich(found.text),
            bill=bill,
            reason=None if refusal is None else refused(scene, refusal.rule, refusal.facts),
            rule=None if refusal is None else rule_place(scene, refusal.rule),
            game=scene.game.id,
            drawing=None if found.drawing is None else scene.draw(found.drawing),
            others=[_other(scene, action) for action in found.others if not before],
        )
    )


def _later(scene: TableScene, before: Sequence[Action]) -> Scene[Position] | None:
    """What the viewer sees when these are done; None: they cannot be, or something comes between."""
    if not before:
        return scene
    seat, state = scene.viewer, scene.seen.imagine(Rng(0))
    assert seat is not None
    for action in before:
        if state.waiting() != (seat,) or state.refusal(seat, action) is not None:
            return None
        state.do(seat, action)
    return Scene(state.seen_by(seat), scene.words) if state.barriers == scene.seen.barriers else None


def _other(scene: TableScene, action: Action) -> dict[str, object]:
    picture = scene.page.picture(action, scene)
    return {
        "action": _json(action),
        "label": scene.page.phrase(action, scene),
        "picture": None if picture is None else scene.draw(picture),
    }


def _json(data: object) -> str:
    return msgspec.json.encode(data).decode()
