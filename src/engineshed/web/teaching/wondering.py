"""What if? The panel beside the board: both moves, the games that were played from each, what they say."""

from collections.abc import Sequence
from typing import Final

import msgspec

from engineshed.kernel import Action
from engineshed.teacher import PlayedOut, WhatIf
from engineshed.web.table.scene import TableScene

BARS: Final = 12
"""The most bars of a histogram."""
WIDTH: Final = 264
TALL: Final = 44


def panel(scene: TableScene) -> dict[str, object] | None:
    """What the template shows; None outside of *What if?*."""
    told = scene.frame.wondering
    if told is None:
        return None
    found = told.found
    return {
        "told": told,
        "who": scene.names[scene.match.moves[told.moment].seat],
        "seat": scene.match.moves[told.moment].seat,
        "played": _said(scene, scene.match.moves[told.moment].action),
        "instead": [_said(scene, action) for action in told.instead[:1]],
        "better": [_said(scene, action) for action in told.better],
        "found": found,
        "verdict": verdict(found) if found is not None else "",
        "drawn": histograms(found) if found is not None else None,
    }


def _said(scene: TableScene, action: Action) -> dict[str, str]:
    return {
        "text": scene.rich(scene.page.phrase(action, scene)),
        "atoms": msgspec.json.encode(list(action)).decode(),
    }


def verdict(found: WhatIf) -> str:
    """By the chance to win; where that says nothing by the points: the message `what-if-<verdict>`."""
    for name, change in (("chance", found.difference.chance), ("points", found.difference.points)):
        if change.clear:
            return f"{name}-{'more' if change.mean > 0 else 'less'}"
    return "equal"


def histograms(found: WhatIf) -> dict[str, object]:
    """How often each number of points came out, for both moves on one scale."""
    both = (*found.was.points, *found.instead.points)
    least, most = min(both), max(both)
    size = max(1, -(-(most - least + 1) // BARS))
    count = (most - least) // size + 1
    counted = {
        name: _counted(played, least, size, count)
        for name, played in (("was", found.was), ("instead", found.instead))
    }
    highest = max(max(bars) for bars in counted.values())
    step = WIDTH / count
    return {
        "width": WIDTH,
        "tall": TALL,
        "least": least,
        "most": most,
        "rows": [
            (
                name,
                [
                    (round(place * step + 1, 1), round(bar / highest * TALL, 1), round(step - 2, 1))
                    for place, bar in enumerate(bars)
                    if bar
                ],
                round((played.worth.points.mean - least + 0.5) / (count * size) * WIDTH, 1),
            )
            for (name, bars), played in zip(counted.items(), (found.was, found.instead), strict=True)
        ],
    }


def _counted(played: PlayedOut, least: int, size: int, count: int) -> Sequence[int]:
    bars = [0] * count
    for points in played.points:
        bars[(points - least) // size] += 1
    return bars
