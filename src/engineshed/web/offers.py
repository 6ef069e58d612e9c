"""What a viewer may ask about their options: all of them in words, the bill, what fits, why not."""

from collections.abc import Mapping, Sequence

import msgspec

from engineshed.kernel import Action, Atom, Game, Position, Seat
from engineshed.kernel.rules import house_rules
from engineshed.web.look import Look
from engineshed.web.picking import kind, rest
from engineshed.web.render import environment, figure
from engineshed.web.showing import say

MOST_BILLS = 60
"""So many options are compared to say what a first choice costs."""


def moves(look: Look) -> str:
    """All options in words, in groups, with what each costs and brings."""
    groups = [
        (
            head,
            [
                {
                    "action": msgspec.json.encode(list(action)).decode(),
                    "text": look.rich(look.showing.phrase(action, look.words, look.seen)),
                    "earns": _earnings(look, action),
                }
                for action in options
            ],
        )
        for head, options in look.showing.arranged(look.options(), look.words, look.seen)
    ]
    return environment().get_template("moves.jinja").render(w=look.words, groups=groups)


def bill(look: Look, action: Action) -> str | None:
    """What confirming this would cost and bring; None: nothing worth a question."""
    assert look.seat is not None
    found = look.seen.bill(look.seat, action)
    if not found.entries and not found.route:
        return None
    ghost = look.showing.ghost(action, look.seen)
    sums: dict[tuple[Seat, str, str], int] = {}
    own: dict[str, int] = {}
    for entry in found.entries:
        kind = (entry.seat, entry.thing, entry.rule)
        sums[kind] = sums.get(kind, 0) + entry.amount
        if entry.seat == look.seat:
            own[entry.thing] = own.get(entry.thing, 0) + entry.amount
    lines = [
        {
            "seat": seat,
            "player": look.players[seat],
            "thing": say(look.words, f"thing-{thing}", thing, amount=abs(amount)),
            "amount": amount,
            "said": _amount(look, thing, amount),
            "change": _change(look, thing, amount) if seat == look.seat and own[thing] == amount else None,
            "rule": rule,
        }
        for (seat, thing, rule), amount in sums.items()
        if amount
    ]
    # Where one line says it all, it says before and after; several of one thing are summed up below.
    summed = {thing for (seat, thing, _), n in sums.items() if seat == look.seat and n != own[thing]}
    text = look.rich(look.showing.phrase(action, look.words, look.seen))
    return (
        environment()
        .get_template("bill.jinja")
        .render(
            w=look.words,
            title=text,
            lines=lines,
            sums=[
                change for thing, n in own.items() if thing in summed and (change := _change(look, thing, n))
            ],
            seat=look.seat,
            game=look.game.id,
            ghost=None if ghost is None else look.draw(ghost),
        )
    )


def fits(look: Look, chosen: Action) -> str:
    """The options that fit what is chosen, one button each for what is still to be picked together."""
    together = look.showing.view(look.seen, look.words).together
    tiles: list[dict[str, object]] = []
    for action in look.options():
        left = rest(action, chosen)
        if left and all(isinstance(atom, str) and kind(atom) in together for atom in left):
            drawing = look.showing.picture((*chosen, *left), look.seen)
            tiles.append(
                {
                    "picks": msgspec.json.encode(left).decode(),
                    "label": look.showing.label(tuple(left), look.words, look.seen),
                    "picture": None if drawing is None else look.draw(drawing),
                    "price": _price(look, action),
                }
            )
    return environment().get_template("fits.jinja").render(tiles=tiles)


def _price(look: Look, action: Action) -> str:
    """What the viewer pays or gains first of all."""
    assert look.seat is not None
    mine = [entry for entry in look.seen.bill(look.seat, action).entries if entry.seat == look.seat]
    return _amount(look, mine[0].thing, mine[0].amount) if mine else ""


def _amount(look: Look, thing: str, amount: int) -> str:
    """ "$5" where the game has words for it; with its sign."""
    worded = _worded(look, thing, abs(amount))
    return f"−{worded}" if amount < 0 else f"+{worded}"


def _worded(look: Look, thing: str, amount: int) -> str:
    return say(look.words, f"amount-{thing}", figure(amount), amount=amount)


def _change(look: Look, thing: str, amount: int) -> tuple[str, str, str] | None:
    """What the viewer has of a thing, and will have: name, before, after; None: it is not counted."""
    assert look.seat is not None
    held = look.showing.held(thing, look.seat, look.seen)
    if held is None:
        return None
    after = held + amount
    name = say(look.words, f"thing-{thing}", thing, amount=abs(after))
    return name, _worded(look, thing, held), _worded(look, thing, after)


def hint(look: Look, atoms: Sequence[Atom]) -> str | None:
    """What the last of these atoms is and what it costs and brings, as far as it decides that.

    None: no option has it.
    """
    assert look.seat is not None
    options = look.options()
    fitting = [action for action in options if rest(action, atoms) is not None]
    if not fitting:  # it would be picked instead of what is chosen
        fitting = [action for action in options if atoms[-1] in action]
    if not fitting:
        return None
    bills = [_own(look, action) for action in fitting[:MOST_BILLS]]
    things = {thing: None for own in bills for thing in own}
    figures = []
    for thing in things:
        amounts = {own.get(thing, 0) for own in bills}
        best = max(amounts)
        if len(amounts) == 1 or best < 0:  # what all of them cost at least
            change = _change(look, thing, best)
            figures.append(
                {
                    "thing": say(look.words, f"thing-{thing}", thing, amount=abs(best)),
                    "amount": best,
                    "said": _amount(look, thing, best),
                    "least": len(amounts) > 1,
                    "change": None if change is None else change[1:],
                }
            )
    return (
        environment()
        .get_template("hint.jinja")
        .render(
            w=look.words,
            name=look.rich(look.showing.label(atoms[-1], look.words, look.seen)),
            text=look.rich(look.showing.hint(atoms[-1], look.words, look.seen)),
            figures=figures,
        )
    )


def _own(look: Look, action: Action) -> dict[str, int]:
    """What the viewer gains (or pays, below zero) of every thing."""
    assert look.seat is not None
    found: dict[str, int] = {}
    for entry in look.seen.bill(look.seat, action).entries:
        if entry.seat == look.seat:
            found[entry.thing] = found.get(entry.thing, 0) + entry.amount
    return {thing: amount for thing, amount in found.items() if amount}


def why(look: Look, atoms: Sequence[Atom]) -> str | None:
    """Why nothing with these atoms can be chosen, with the rule; None: something can."""
    assert look.seat is not None
    refusal = look.seen.why(look.seat, atoms)
    if refusal is None:
        return None
    return (
        environment()
        .get_template("why.jinja")
        .render(
            w=look.words,
            title=_named(look, atoms[-1]),
            text=refused(look, refusal.rule, refusal.facts),
            rule=rule_place(look, refusal.rule),
            game=look.game.id,
        )
    )


def _named(look: Look, atom: Atom) -> str:
    """The name of what somebody asked about, which may be nothing that the game knows."""
    try:
        return look.showing.label(atom, look.words, look.seen)
    except (LookupError, ValueError):
        return str(atom)


def refused(look: Look, rule: str, facts: Mapping[str, object]) -> str:
    """A refusal in words: the game's own sentence with its facts, or the ledger's text of the rule."""
    own = f"why-{rule}"
    if own in look.words:
        return look.words(own, **facts)
    return rule_text(look.game, rule, look.language)


def rule_text(game: Game[Position], rule: str, language: str) -> str:
    entry = game.ledger().find(rule) or house_rules().find(rule)
    return rule if entry is None else entry.text(language)


def _earnings(look: Look, action: Action) -> list[dict[str, object]]:
    assert look.seat is not None
    totals: dict[Seat, int] = {}
    for entry in look.seen.bill(look.seat, action).entries:
        totals[entry.seat] = totals.get(entry.seat, 0) + entry.amount
    return [{"seat": seat, "player": look.players[seat], "amount": n} for seat, n in totals.items() if n]


def rule_place(look: Look, id: str) -> dict[str, str]:
    """A rule's id and where the book has it."""
    entry = look.game.ledger().find(id)
    place = "" if entry is None or entry.page is None else look.words("page-n", page=entry.page)
    return {"id": id, "place": place, "known": "yes" if entry else ""}
