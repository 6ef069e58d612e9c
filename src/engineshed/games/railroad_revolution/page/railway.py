"""A player's railway: workers on their actions, the player board, milestones and trains."""

from collections.abc import Sequence

from engineshed.games.railroad_revolution.page import text
from engineshed.games.railroad_revolution.page.signs import ACTION, row
from engineshed.games.railroad_revolution.phases.milestones import reached
from engineshed.games.railroad_revolution.position import Company, RailroadRevolutionPosition
from engineshed.games.railroad_revolution.printed.box import ACTIONS, COLOURS, OWN
from engineshed.kernel import Atom, Seat, Words
from engineshed.kernel.page import Drawing


def railway(
    pos: RailroadRevolutionPosition,
    words: Words,
    seat: Seat,
    mine: bool = False,
    loose: Sequence[tuple[Atom, str]] = (),
) -> Drawing:
    """The board of one company; only the viewer's own can be clicked."""
    company = pos.companies[seat]
    data = {
        "seat": seat,
        "mine": mine,
        "loose": loose,
        "words": words,
        "money": text.money(words, company.money),
        "shares": company.shares,
        "owed": text.money(words, pos.turn.owed) if pos.turn.seat == seat and pos.turn.owed else "",
        "supply": _workers(company, words, 0),
        "actions": _actions(pos, company, words, seat),
        "shelves": _shelves(pos, company, words),
        "milestones": [_milestone(pos, company, tile, words) for tile in sorted(company.managers)],
        "done": [
            {"id": tile, "vp": pos.box.milestones[tile].vp, "name": words("milestone", tile=tile)}
            for tile in company.done
        ],
        "trains": _trains(pos, company, words),
        "drawn": _drawn(pos, seat, words),
        "supply_count": sum(company.workers[:5]),
    }
    return Drawing("railway.jinja", data, id="railway", title=words("your-railway"))


def _workers(company: Company, words: Words, place: int) -> list[dict[str, object]]:
    """Workers at one place: 0 is the supply, 1-4 the action spaces."""
    return [
        {
            "atom": OWN[2 * number + (place > 0)],
            "colour": colour,
            "name": words(f"worker-{colour}"),
            "id": f"{colour}-{place}-{n}",
        }
        for number, colour in enumerate(COLOURS)
        for n in range(company.workers[5 * place + number])
    ]


def _actions(
    pos: RailroadRevolutionPosition, company: Company, words: Words, seat: Seat
) -> list[dict[str, object]]:
    turn = pos.turn
    return [
        {
            "atom": f"action:{action}",
            "name": words(f"action-{action}"),
            "help": words(f"action-{action}-help"),
            "symbols": ACTION[action],
            "abilities": _abilities(pos, words, number),
            "on": turn.seat == seat and turn.action == number,
            "workers": _workers(company, words, number + 1),
        }
        for number, action in enumerate(ACTIONS)
    ]


def _abilities(pos: RailroadRevolutionPosition, words: Words, action: int) -> str:
    """What each worker would add there, as this table reads the rules: one line each."""
    return "\n".join(
        words(
            "ability-of",
            worker=words(f"worker-{name}"),
            ability=text.ability(words, pos.box, action, colour, pos.readings),
        )
        for colour, name in enumerate(COLOURS)
    )


def _shelves(pos: RailroadRevolutionPosition, company: Company, words: Words) -> dict[str, object]:
    """The eight sections, left to right, with the pieces that are still there."""
    rails_gone = sum(shelf.rails for shelf in pos.box.shelves) - company.rails_left
    buildings_gone = sum(shelf.buildings for shelf in pos.box.shelves) - company.buildings_left
    found, x, logo = [], 0, None
    sale = pos.box.next_sale(company.rails_left, company.buildings_left)
    for number, shelf in enumerate(pos.box.shelves):
        if not shelf.left_of_logo and logo is None:
            logo, x = x, x + 24
        width = 15 + 21 * max(shelf.buildings, shelf.rails)
        here = min(rails_gone, shelf.rails), min(buildings_gone, shelf.buildings)
        rails_gone, buildings_gone = rails_gone - here[0], buildings_gone - here[1]
        found.append(
            {
                "x": x,
                "width": width,
                "value": text.money(words, shelf.value),
                "rails": [(x + 10 + 21 * n, n >= here[0]) for n in range(shelf.rails)],
                "buildings": [(x + 10 + 21 * n, n >= here[1]) for n in range(shelf.buildings)],
                "gone": here == (shelf.rails, shelf.buildings),
                "next": number == sale,
            }
        )
        x += width + 5
    return {"list": found, "logo": logo or 0, "width": x}


def _milestone(
    pos: RailroadRevolutionPosition, company: Company, tile: str, words: Words
) -> dict[str, object]:
    milestone = pos.box.milestones[tile]
    conditions = []
    for wanted in milestone.conditions:
        have = reached(company, wanted)
        conditions.append(
            {
                "said": text.condition(words, wanted),
                "have": have,
                "least": wanted.least,
                "ok": have >= wanted.least,
            }
        )
    slots = []
    held = company.managers.get(tile, (None,) * len(milestone.managers))
    for atom, wanted_colour, manager in zip(milestone.slots, milestone.managers, held, strict=True):
        colour = "any" if wanted_colour < 0 else COLOURS[wanted_colour]
        slots.append(
            {
                "atom": atom,
                "colour": COLOURS[manager] if manager is not None else colour,
                "filled": manager is not None,
                "name": words("slot", colour=words(f"worker-{colour}")),
            }
        )
    return {
        "id": tile,
        "atom": f"milestone:{tile}",
        "vp": milestone.vp,
        "conditions": conditions,
        "slots": slots,
        "name": words("milestone", tile=tile),
    }


def _trains(pos: RailroadRevolutionPosition, company: Company, words: Words) -> list[dict[str, object]]:
    return [
        {
            "atom": train.down if down else train.up,
            "said": text.effects(words, train.words),
            "signs": row(words, train.words),
            "up": not down,
            "vp": pos.box.train_vp,
        }
        for train in pos.box.trains
        for down in (0, 1)
        for _ in range(company.trains[2 * train.number + down])
    ]


def _drawn(pos: RailroadRevolutionPosition, seat: Seat, words: Words) -> list[dict[str, object]]:
    """Milestones drawn and not yet kept, for whoever may see them."""
    drawer, _, tiles = pos.drawn
    if drawer != seat:
        return []
    return [_milestone(pos, pos.companies[seat], tile, words) for tile in tiles if tile in pos.box.milestones]
