"""Drawings on the board: what marks mean to the game, with the bill of what they would do."""

from collections.abc import Sequence

import msgspec

from engineshed.kernel import Action, Atom
from engineshed.web.offers import entries_of, itemised, refused, rule_place
from engineshed.web.render import environment
from engineshed.web.scene import TableScene


def sketch(scene: TableScene, marks: Sequence[Atom]) -> str | None:
    """What is drawn so far, and its bill once it is complete; None: these marks draw nothing."""
    assert scene.viewer is not None
    found = scene.page.sketch(marks, scene) if scene.acts else None
    if found is None:
        return None
    bill, refusal = None, found.refusal
    if found.actions:
        entries = entries_of(scene.seen, scene.viewer, found.actions)
        bill = itemised(scene, entries, found.actions, found.text)
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
            others=[_other(scene, action) for action in found.others],
        )
    )


def _other(scene: TableScene, action: Action) -> dict[str, object]:
    picture = scene.page.picture(action, scene)
    return {
        "action": _json(action),
        "label": scene.page.phrase(action, scene),
        "picture": None if picture is None else scene.draw(picture),
    }


def _json(data: object) -> str:
    return msgspec.json.encode(data).decode()
