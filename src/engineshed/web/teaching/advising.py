"""The teacher at the table: judged options side by side, each with its reasons."""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from engineshed.kernel import Action
from engineshed.teacher import Comparison, Estimate, Hint, Reason, say, words_of
from engineshed.web.render import environment
from engineshed.web.table.scene import TableScene

WIDTH: Final = 96
"""Of the axis on which the values of all options lie, in pixels."""
EDGE: Final = 4
SAME: Final = 1e-9


def advice(scene: TableScene, hint: Hint) -> str:
    """What a hint says: at most three options, the best first."""
    return _judged(scene, hint)


def explained(scene: TableScene, hint: Hint, move: int) -> str:
    """Why a move was made: the options as its seat saw them, with the one that was played among them."""
    before = replace(scene.viewpoint, mode="replay", moment=move - 1, seat=hint.seat, hand_over=None)
    then = TableScene(scene.match, before, scene.frame)
    return _judged(then, hint, move, scene.match.moves[move - 1].action)


def _judged(scene: TableScene, hint: Hint, move: int = 0, played: Action | None = None) -> str:
    chances = axis([option.worth.chance for option in hint.options])
    points = axis([option.worth.points for option in hint.options])
    options = [
        {
            "number": number,
            "atoms": msgspec.json.encode(list(option.action)).decode(),
            "text": scene.rich(scene.page.phrase(option.action, scene)),
            "chance": chances[number - 1],
            "points": points[number - 1],
            "equal": [
                other
                for other, o in enumerate(hint.options, 1)
                if o.place == option.place and other != number
            ],
            "reasons": reasons(scene, option.reasons),
            "against": _against(hint, number - 1),
            "played": option.action == played,
        }
        for number, option in enumerate(hint.options, 1)
    ]
    compared = [_compared(scene, c) for c in hint.comparisons]
    return _drawn(scene, options=options, hint=hint, compared=compared, move=move)


def nothing(scene: TableScene) -> str:
    """The teacher had no answer in time."""
    return _drawn(scene, options=[], hint=None, compared=[], says="advice-nothing")


def hidden(scene: TableScene, move: int) -> str:
    """The mover knew something that this viewer may not know before the game is over."""
    return _drawn(scene, options=[], hint=None, compared=[], says="advice-hidden", move=move)


def axis(values: Sequence[Estimate]) -> list[dict[str, float]]:
    """Places of these values and their errors on a common axis, and the place of the best one."""
    least = min(value.mean - value.error for value in values)
    most = max(value.mean + value.error for value in values)
    span = most - least

    def x(value: float) -> float:
        if span < SAME:
            return WIDTH / 2
        return round(EDGE + (value - least) / span * (WIDTH - 2 * EDGE), 1)

    best = x(max(value.mean for value in values))
    return [
        {
            "mean": value.mean,
            "error": value.error,
            "x": x(value.mean),
            "from": x(value.mean - value.error),
            "to": x(value.mean + value.error),
            "best": best,
        }
        for value in values
    ]


def reasons(scene: TableScene, found: Sequence[Reason]) -> list[dict[str, object]]:
    """Reasons in words, each with its kind."""
    words = words_of(scene.game, scene.language)
    return [{"kind": reason.kind, "text": scene.rich(say(reason, words))} for reason in found]


def _against(hint: Hint, place: int) -> int:
    """The number of the option with which this option's reasons compare it."""
    behind = [
        n for n, other in enumerate(hint.options) if n > place and other.place > hint.options[place].place
    ]
    return (behind[0] if behind else place + 1 if place + 1 < len(hint.options) else 0) + 1


def _compared(scene: TableScene, found: Comparison) -> dict[str, object]:
    """Two options line by line of the score sheet, from the same futures."""
    lines = [
        {
            "name": scene.words.either(f"score-{line.source}", line.source),
            "points": line.points.mean,
            "error": line.points.error,
        }
        for line in found.lines
    ]
    most = max((abs(float(str(line["points"]))) for line in lines), default=1.0)
    return {
        "better": found.better + 1,
        "other": found.other + 1,
        "lines": lines,
        "most": max(most, abs(found.difference.points.mean), 0.1),
        "total": found.difference.points,
    }


def _drawn(scene: TableScene, move: int = 0, **facts: object) -> str:
    return environment().get_template("advice.jinja").render(w=scene.words, width=WIDTH, move=move, **facts)
