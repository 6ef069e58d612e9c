"""Answers to a viewer's questions about options: all moves in words, the bill, what fits, why not."""

from collections.abc import Mapping, Sequence

import msgspec

from engineshed.kernel import (
    DONE,
    Action,
    Atom,
    Bill,
    Entry,
    Game,
    Position,
    Refused,
    Rng,
    Seat,
    State,
    kind_of,
)
from engineshed.kernel.rules import house_rules
from engineshed.web.render import environment
from engineshed.web.table.ahead import asks, goes_on, left_over
from engineshed.web.table.changes import signed, worded
from engineshed.web.table.picking import rest
from engineshed.web.table.scene import TableScene

MOST_BILLS = 60
"""Options whose bills are made for one answer; if there are more, the page asks again when it needs them."""


def moves(scene: TableScene) -> str:
    """All options in words, in groups, with what each costs and brings."""
    groups = [
        (
            head,
            [
                {
                    "action": msgspec.json.encode(list(action)).decode(),
                    "text": scene.rich(scene.page.phrase(action, scene)),
                    "earns": earnings(scene, action),
                }
                for action in options
            ],
        )
        for head, options in scene.page.groups(scene)
    ]
    return environment().get_template("moves.jinja").render(w=scene.words, groups=groups)


def given_up(scene: TableScene) -> list[Action]:
    """What `done` would give up for nothing."""
    if scene.viewer is None or not scene.acts:
        return []
    return left_over(scene.seen, scene.viewer, scene.options, scene.page.flow)


def gives_up(scene: TableScene) -> frozenset[Atom]:
    """First words of options that are never played without a question."""
    return scene.page.passes | {"done"} if given_up(scene) else scene.page.passes


def unasked(scene: TableScene, options: Sequence[Action]) -> list[int]:
    """Which options cost nothing and bring at most the viewer something, by their places; if there are too
    many options none, and their bills say it."""
    seat, flow = scene.viewer, scene.page.flow
    if seat is None or len(options) > MOST_BILLS:
        return []
    return [
        place
        for place, action in enumerate(options)
        if not asks(scene.seen.bill(seat, action), seat, action, flow)
    ]


def bill(scene: TableScene, action: Action, final: bool = False, before: Sequence[Action] = ()) -> str:
    """What an action, after those that wait `before` it, costs and brings; `final`: it cannot be taken back.

    Whatever costs and brings nothing is named and drawn all the same: somebody may want to be asked."""
    assert scene.viewer is not None
    actions = (*before, action)
    entries = entries_of(scene.seen, scene.viewer, actions)
    text = " → ".join(scene.page.phrase(one, scene) for one in actions)
    return itemised(scene, entries, actions, text, final)


def entries_of(seen: State[Position], seat: Seat, actions: Sequence[Action]) -> list[Entry]:
    """The bill entries of actions that are done one after the other."""
    if len(actions) == 1:
        return list(seen.bill(seat, actions[0]).entries)
    entries: list[Entry] = []
    state = seen.imagine(Rng(0))
    for number, action in enumerate(actions, 1):
        refusal = state.refusal(seat, action)
        if refusal is not None:
            raise Refused(refusal)
        entries += state.bill(seat, action).entries
        if number < len(actions):  # the last one may end the turn, and need not be played for its bill
            state.do(seat, action)
    return entries


def itemised(
    scene: TableScene, entries: Sequence[Entry], actions: Sequence[Action], text: str, final: bool = False
) -> str:
    """The bill of actions that one confirmation plays."""
    assert scene.viewer is not None
    ghost = scene.page.ghost(actions[0], scene) if len(actions) == 1 else None
    further, done = goes_on(scene, actions)
    sums: dict[tuple[Seat, str, str], int] = {}
    own: dict[str, int] = {}
    for entry in entries:
        kind = (entry.seat, entry.thing, entry.rule)
        sums[kind] = sums.get(kind, 0) + entry.amount
        if entry.seat == scene.viewer:
            own[entry.thing] = own.get(entry.thing, 0) + entry.amount
    lines = [
        {
            "seat": seat,
            "player": scene.frame.players[seat],
            "thing": scene.words.either(f"thing-{thing}", thing, amount=abs(amount)),
            "symbol": scene.symbol(f"thing-{thing}"),
            "good": (amount > 0) != (thing in scene.page.flow.debts),
            "said": signed(scene, thing, amount),
            "change": _change(scene, thing, amount)
            if seat == scene.viewer and own[thing] == amount
            else None,
            "rule": rule,
        }
        for (seat, thing, rule), amount in sums.items()
        if amount
    ]
    # A single line about a thing shows before and after itself; several lines get a sum below them.
    summed = {thing for (seat, thing, _), n in sums.items() if seat == scene.viewer and n != own[thing]}
    return (
        environment()
        .get_template("bill.jinja")
        .render(
            w=scene.words,
            title=scene.rich(text),
            outlook=[scene.rich(line) for line in _outlook(scene, actions)],
            lines=lines,
            sums=[
                change for thing, n in own.items() if thing in summed and (change := _change(scene, thing, n))
            ],
            seat=scene.viewer,
            game=scene.game.id,
            final=final,
            asks=final or asks(Bill(entries), scene.viewer, actions[0], scene.page.flow),
            further=msgspec.json.encode(further).decode(),
            done=done,
            words=[
                (action[0], scene.page.label(action[0], scene))
                for action in further
                if len(action) == 1 and action not in scene.options
            ],
            ghost=None if ghost is None else scene.draw(ghost),
        )
    )


def _outlook(scene: TableScene, actions: Sequence[Action]) -> list[str]:
    """What the game says these lead to; before `done`, what is left."""
    said = list(scene.page.outlook(actions, scene))
    if actions == (DONE,):
        lost = [scene.page.phrase(action, scene) for action in given_up(scene)]
        said += [scene.words("left-over", what=scene.words.listed(lost))] if lost else []
    return said


def fits(scene: TableScene, chosen: Action) -> str:
    """A button for each option that fits what is chosen, if the rest of it is picked together."""
    together = scene.page.together
    tiles: list[dict[str, object]] = []
    for action in scene.options:
        left = rest(action, chosen)
        if left and all(isinstance(atom, str) and kind_of(atom) in together for atom in left):
            drawing = scene.page.picture((*chosen, *left), scene)
            tiles.append(
                {
                    "picks": msgspec.json.encode(left).decode(),
                    "label": scene.page.label(tuple(left), scene),
                    "picture": None if drawing is None else scene.draw(drawing),
                    "price": _price(scene, action),
                    "finishes": scene.page.finishes(action, scene),
                }
            )
    return environment().get_template("fits.jinja").render(tiles=tiles)


def _price(scene: TableScene, action: Action) -> str:
    """The first entry of the viewer's bill."""
    assert scene.viewer is not None
    mine = [entry for entry in scene.seen.bill(scene.viewer, action).entries if entry.seat == scene.viewer]
    return signed(scene, mine[0].thing, mine[0].amount) if mine else ""


def _change(scene: TableScene, thing: str, amount: int) -> tuple[str, str, str] | None:
    """The name of a thing, and how much the viewer has before and after; None if nobody counts it."""
    assert scene.viewer is not None
    held = scene.page.held(thing, scene.viewer, scene)
    if held is None:
        return None
    after = held + amount
    name = scene.words.either(f"thing-{thing}", thing, amount=abs(after))
    return name, worded(scene, thing, held), worded(scene, thing, after)


def hint(scene: TableScene, atoms: Sequence[Atom]) -> str | None:
    """The name of the last of these atoms, and what all options with them cost or bring at least.

    None if no option has it.
    """
    assert scene.viewer is not None
    options = scene.options
    fitting = [action for action in options if rest(action, atoms) is not None]
    if not fitting:  # it would be picked instead of what is chosen
        fitting = [action for action in options if atoms[-1] in action]
    if not fitting:
        return None
    bills = [_own(scene, action) for action in fitting[:MOST_BILLS]]
    things = {thing: None for own in bills for thing in own}
    figures = []
    for thing in things:
        amounts = {own.get(thing, 0) for own in bills}
        best = max(amounts)
        if len(amounts) == 1 or best < 0:  # what all of them cost at least
            change = _change(scene, thing, best)
            figures.append(
                {
                    "thing": scene.words.either(f"thing-{thing}", thing, amount=abs(best)),
                    "good": (best > 0) != (thing in scene.page.flow.debts),
                    "said": signed(scene, thing, best),
                    "least": len(amounts) > 1,
                    "change": None if change is None else change[1:],
                }
            )
    return (
        environment()
        .get_template("hint.jinja")
        .render(
            w=scene.words,
            name=scene.rich(scene.page.label(atoms[-1], scene)),
            text=scene.rich(scene.page.hint(atoms[-1], scene)),
            figures=figures,
        )
    )


def _own(scene: TableScene, action: Action) -> dict[str, int]:
    """What the viewer gains (or pays, below zero) of every thing."""
    assert scene.viewer is not None
    found: dict[str, int] = {}
    for entry in scene.seen.bill(scene.viewer, action).entries:
        if entry.seat == scene.viewer:
            found[entry.thing] = found.get(entry.thing, 0) + entry.amount
    return {thing: amount for thing, amount in found.items() if amount}


def why(scene: TableScene, atoms: Sequence[Atom]) -> str | None:
    """Why nothing with these atoms can be chosen, with the rule; None if something can."""
    assert scene.viewer is not None
    refusal = scene.seen.why(scene.viewer, atoms)
    if refusal is None:
        return None
    return (
        environment()
        .get_template("why.jinja")
        .render(
            w=scene.words,
            title=_named(scene, atoms[-1]),
            text=refused(scene, refusal.rule, refusal.facts),
            rule=rule_place(scene, refusal.rule),
            game=scene.game.id,
        )
    )


def _named(scene: TableScene, atom: Atom) -> str:
    """The name of an atom; the atom itself if the game does not know it."""
    try:
        return scene.page.label(atom, scene)
    except (LookupError, ValueError):
        return str(atom)


def refused(scene: TableScene, rule: str, facts: Mapping[str, object]) -> str:
    """A refusal in words: the game's own sentence with its facts, or the ledger's text of the rule."""
    own = f"why-{rule}"
    if own in scene.words:
        return scene.words(own, **scene.page.reason(facts, scene))
    return rule_text(scene.game, rule, scene.language)


def rule_text(game: Game[Position], rule: str, language: str) -> str:
    entry = game.ledger().find(rule) or house_rules().find(rule)
    return rule if entry is None else entry.text(language)


def earnings(scene: TableScene, action: Action) -> list[dict[str, object]]:
    """What everybody gains by an option."""
    assert scene.viewer is not None
    totals: dict[Seat, int] = {}
    for entry in scene.seen.bill(scene.viewer, action).entries:
        totals[entry.seat] = totals.get(entry.seat, 0) + entry.amount
    return [
        {"seat": seat, "player": scene.frame.players[seat], "amount": n} for seat, n in totals.items() if n
    ]


def rule_place(scene: TableScene, id: str) -> dict[str, str]:
    """A rule's id and where the book has it."""
    entry = scene.game.ledger().find(id)
    place = "" if entry is None or entry.page is None else scene.words("page-n", page=entry.page)
    return {"id": id, "place": place, "known": "yes" if entry else ""}
