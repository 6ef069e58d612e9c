"""The side board: telegraph line, performance tracks, deal, stacks, general supply, city rewards."""

from engineshed.games.railroad_revolution.page import signs, text
from engineshed.games.railroad_revolution.position import DUMMY, RailroadRevolutionPosition
from engineshed.games.railroad_revolution.printed.box import COLOURS, PERFORMANCE, TRACKS
from engineshed.kernel import Words

STEP = 89
"""From one telegraph section to the next."""
PLACES = 4


def telegraph(pos: RailroadRevolutionPosition, words: Words) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for number, section in enumerate(pos.box.sections):
        tile = pos.sections[number]
        said = text.effects(words, pos.box.telegraph_tiles[tile]) if tile else words("deal")
        owners = [(owner, owner == DUMMY) for owner in pos.offices[number]]
        found.append(
            {
                "atom": f"section:{number + 1}",
                "number": number + 1,
                "x": STEP * number,
                "shares": section.shares,
                "first": section.first,
                "deal": section.deal,
                "link": section.link,
                "offices": [
                    (owner, dummy, STEP * number + 14.5 + 17 * n) for n, (owner, dummy) in enumerate(owners)
                ],
                "free": [STEP * number + 8 + 17 * n for n in range(len(owners), PLACES)],
                "signs": signs.centred(words, pos.box.telegraph_tiles[tile], STEP * number + 40)
                if tile
                else [],
                "title": words(
                    "section-title", section=number + 1, shares=section.shares, first=section.first, tile=said
                ),
            }
        )
    return found


def performance(pos: RailroadRevolutionPosition, words: Words) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for track, name in enumerate(TRACKS):
        rungs = [
            {
                "vp": rung.vp,
                "toll": signs.toll(words, rung),
                "y": _rung(step),
            }
            for step, rung in reversed(list(enumerate(pos.box.performance[track])))
        ]
        steps = [company.steps[track] for company in pos.companies]
        found.append(
            {
                "atom": PERFORMANCE[track],
                "name": words(f"track-{name}"),
                "title": words(f"track-{name}-title"),
                "x": 98 * track,
                "rungs": rungs,
                "discs": [
                    (
                        seat,
                        98 * track
                        + 83
                        - _apart(steps.count(step), _costs(pos, track, step)) * steps[:seat].count(step),
                        _rung(step) + 8.2,
                    )
                    for seat, step in enumerate(steps)
                ],
            }
        )
    return found


def _costs(pos: RailroadRevolutionPosition, track: int, step: int) -> bool:
    rung = pos.box.performance[track][step]
    return bool(rung.money or rung.shares or rung.workers)


def _apart(together: int, costs: bool) -> int:
    """How far discs on one space are from each other: side by side, unless its toll would be covered."""
    return 16 if together < 3 or not costs else 8


def _rung(step: int) -> int:
    """Where the space of a performance track begins."""
    return 21 + 18 * (7 - step)


def deal(pos: RailroadRevolutionPosition, words: Words) -> list[dict[str, object]]:
    if not pos.deal:
        return []
    return [
        {
            "atom": f"deal:{half}",
            "shares": offer.shares,
            "signs": signs.row(words, offer.words),
            "said": words("deal-half", shares=offer.shares, reward=text.effects(words, offer.words)),
        }
        for half, offer in zip(("top", "bottom"), pos.box.deals[pos.deal], strict=True)
    ]


def stacks(pos: RailroadRevolutionPosition, words: Words) -> list[dict[str, object]]:
    return [
        {
            "atom": train.stack,
            "said": text.effects(words, train.words),
            "signs": signs.row(words, train.words),
            "left": pos.trains[train.number],
        }
        for train in pos.box.trains
        if not train.starting or pos.trains[train.number]
    ]


def workers(pos: RailroadRevolutionPosition, words: Words) -> list[dict[str, object]]:
    return [
        {
            "atom": f"worker:{colour}",
            "colour": colour,
            "left": pos.stock[number],
            "name": words(f"worker-{colour}"),
        }
        for number, colour in enumerate(COLOURS)
    ]


def rewards(pos: RailroadRevolutionPosition, words: Words) -> list[dict[str, object]]:
    """What each city brings; a First Station bonus that is gone is struck through."""
    found: list[dict[str, object]] = []
    for number, city in enumerate(pos.box.cities):
        if not pos.cities[number]:
            continue
        tile = pos.city_tile(number)
        found.append(
            {
                "level": city.level,
                "name": city.name,
                "base": text.shown(words, tile.base),
                "first": text.shown(words, tile.first),
                "gone": bool(pos.stations[number]),
            }
        )
    return found


def setup(pos: RailroadRevolutionPosition, words: Words) -> list[dict[str, object]]:
    """The setup tiles on offer."""
    return [
        {
            "atom": f"setup:{tile}",
            "said": text.effects(words, pos.box.setup[tile][side]),
            "signs": signs.row(words, pos.box.setup[tile][side]),
            "colour": COLOURS[colour],
            "name": words(f"worker-{COLOURS[colour]}"),
        }
        for tile, (side, colour) in sorted(pos.offered.items())
    ]
