"""The action board: every space as the book groups it, the engineer strip, stacks and '?' cards."""

from engineshed.games.russian_railroads.page import text
from engineshed.games.russian_railroads.page.symbols import signs
from engineshed.games.russian_railroads.position import Placement, RussianRailroadsPosition
from engineshed.games.russian_railroads.printed.box import Effects, Space
from engineshed.kernel import Action, Seat, Words
from engineshed.kernel.page import Drawing

AREAS = (
    (
        "track",
        (
            *("any-2", "bottom", "white-1", "white-2", "natural-1", "natural-2"),
            *("brown-1", "brown-2", "grey-2", "grey-3", "black-2", "black-3"),
        ),
    ),
    ("locomotive", ("locomotive-1", "locomotive-2", "locomotive-3")),
    ("industry", ("industry-1", "industry-2", "industry-black")),
    ("side", ("doubler", "rubles", "temporary")),
    ("turn-order", ("order-1", "order-2")),
)
"""In the order of the printed board, the track spaces in two columns."""


def drawing(
    pos: RussianRailroadsPosition, viewer: Seat | None, options: list[Action], words: Words
) -> Drawing:
    """The whole action board; `options` are the viewer's, if it is the viewer's turn."""
    usable = {str(action[1]) for action in options if action[0] in ("place", "reuse", "repeat")}
    asked = viewer if any(action[0] in ("place", "reuse") for action in options) else None
    areas = [
        {
            "id": area,
            "title": words(f"area-{area}"),
            "slots": [_slot(pos, name, usable, asked, words) for name in _shown(pos, ids)],
        }
        for area, ids in AREAS
    ]
    data = {
        "areas": areas,
        "order": [(seat, pos.box.pass_points[place]) for place, seat in enumerate(pos.order)],
        "strip": [_engineer(pos, at, usable, asked, words) for at in range(len(pos.box.strip))],
        "stacks": [(number, left) for number, left in enumerate(pos.supply.stacks) if left],
        "lowest": pos.supply.lowest(),
        "returned": [(number, left) for number, left in enumerate(pos.supply.returned) if left],
        "cards": [
            (card, words(f"card-{card}"), words(f"card-{card}-help"), signs(_printed(pos, card)))
            for card in pos.supply.cards
        ],
        "doublers": pos.supply.doublers,
        "factories": {
            n: (text.effects(words, effects), signs(effects)) for n, effects in enumerate(pos.box.factories)
        },
        "words": words,
    }
    return Drawing("actions.jinja", data, id="actions", title=words("tab-actions"))


def _printed(pos: RussianRailroadsPosition, card: str) -> Effects:
    """What a '?' card shows: what is done twice is drawn once."""
    shown = pos.box.question_cards[card]
    half = len(shown.effects) // 2
    return (shown.effects if shown.effects[:half] != shown.effects[half:] else shown.effects[:half]) + (
        shown.optional
    )


def _shown(pos: RussianRailroadsPosition, ids: tuple[str, ...]) -> tuple[str, ...]:
    """In the last round the token covers the turn-order spaces (RUS-2001)."""
    return ("last-round",) if ids[0] == "order-1" and pos.last_round() else ids


def _slot(
    pos: RussianRailroadsPosition, id: str, usable: set[str], asked: Seat | None, words: Words
) -> dict[str, object]:
    atom = f"space:{id}"
    space = pos.box.spaces.get(atom)
    if space is None:
        title = words("boarded-up")
        return {
            "atom": atom,
            "state": "boarded",
            "base": False,
            "title": title,
            "pieces": (),
            "more": 0,
            "holes": "",
        }
    return _space(pos, space, words(f"space-{id}"), usable, asked, words)


def _space(
    pos: RussianRailroadsPosition, space: Space, name: str, usable: set[str], asked: Seat | None, words: Words
) -> dict[str, object]:
    """How one action space looks: who stands there, what it costs and gives."""
    standing = pos.placed.get(space.atom, ())
    taken = bool(standing) and not space.never_full
    state = "taken" if taken else "no" if asked is not None and space.atom not in usable else ""
    return {
        "atom": space.atom,
        "state": state,
        "base": space.never_full,
        "title": _title(space, name, words),
        "pieces": _pieces(standing),
        "more": max(0, len(standing) - MOST_SHOWN),
        "holes": ""
        if taken or (space.never_full and len(standing) > 1)
        else "w" * space.workers + "r" * space.rubles,
        "signs": signs(space.effects),
    }


def _title(space: Space, name: str, words: Words) -> str:
    """What it costs and gives."""
    price = text.price(words, space.workers, space.rubles)
    return words("title-space", space=name, price=price, gives=text.effects(words, space.effects))


MOST_SHOWN = 2
"""Of the bottom space, which never fills up; the rest is a number."""


def _pieces(standing: tuple[Placement, ...]) -> list[tuple[Seat, str]]:
    return [(seat, piece) for seat, pieces in standing[-MOST_SHOWN:] for piece in pieces]


def _engineer(
    pos: RussianRailroadsPosition, at: int, usable: set[str], asked: Seat | None, words: Words
) -> dict[str, object]:
    """One space of the strip: upcoming ones show when they become public."""
    kind, number = pos.box.strip[at], pos.supply.strip[at]
    if kind == "hire":
        hire = _space(pos, pos.box.spaces["space:hire"], words("space-hire"), usable, asked, words)
        effects = pos.box.engineers[number].effects if number else ()
        title = f"{hire['title']} {text.effects(words, effects)}" if number else hire["title"]
        return hire | {"number": number, "kind": kind, "signs": signs(effects), "title": title, "rounds": 0}
    if not number:
        return {"number": 0, "kind": kind}
    space = pos.box.engineers[number]
    shown = _space(pos, space, words("engineer-n", n=number), usable, asked, words)
    if kind == "upcoming":
        shown["state"] = ""
    rounds = pos.box.strip.index("public") - at
    return shown | {"number": number, "kind": kind, "rounds": rounds}
