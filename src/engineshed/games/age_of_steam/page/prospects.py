"""What lies ahead: the coming bill, what an option leads to, and what to be warned of."""

from collections.abc import Sequence

from engineshed.games.age_of_steam import track
from engineshed.games.age_of_steam.links import Chain
from engineshed.games.age_of_steam.page import text
from engineshed.games.age_of_steam.phases.build import Build
from engineshed.games.age_of_steam.phases.money import expenses
from engineshed.games.age_of_steam.phases.move import Move
from engineshed.games.age_of_steam.phases.order import Bid, price_of_place
from engineshed.games.age_of_steam.phases.shares import Issue
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.shipments import all_shipments
from engineshed.games.age_of_steam.track import Lay
from engineshed.kernel import DONE, PASS, Action, Atom, Words, kind_of, name_of
from engineshed.kernel.page import Scene, name
from engineshed.kernel.prospect import worth

AosScene = Scene[AgeOfSteamPosition]
MOST_COMPARED = 60
"""So many options are looked at to say what a pick is worth."""
BEFORE_EXPENSES = ("shares", "order", "first-place", "actions", "build", "move-1", "move-2")


# What an option leads to


def outlook(actions: Sequence[Action], scene: AosScene) -> tuple[str, ...]:
    """Points now and in the end, and what is left after the coming expenses."""
    decision, pos, words = scene.decision, scene.pos, scene.words
    if decision is None or scene.viewer is None:
        return ()
    if isinstance(decision, Build):
        after, done = _built(pos, decision, actions)
        lines = [_completed(after, done, words), _riders(after, decision.seat, done, words)] if done else []
        return (*lines, *_points(pos, after, words), coming(after, decision.seat, words))
    after = pos.copy()
    for entry in decision.bill(pos, actions[0]).entries:
        counted = {"cash": after.cash, "income": after.income, "shares": after.shares, "engine": after.engine}
        if entry.thing in counted:
            counted[entry.thing][entry.seat] += entry.amount
    lines = [words("outlook-pass")] if isinstance(decision, Move) and actions[0] == PASS else []
    if isinstance(decision, Issue) and after.shares != pos.shares:
        cost = expenses(after, decision.seat) - expenses(pos, decision.seat)
        lines = [words("outlook-every-turn", cost=text.money(words, cost))]
    return (*lines, *_points(pos, after, words), coming(after, decision.seat, words))


def beside(amount: int, scene: AosScene) -> str:
    """What of the cash is left after the coming expenses with this number of shares, or this bid."""
    decision, words = scene.decision, scene.words
    if decision is None or scene.viewer is None:
        return ""
    after, seat = scene.pos.copy(), decision.seat
    if isinstance(decision, Issue):
        after.shares[seat] += amount
        after.cash[seat] += amount * after.map.share_price
    elif isinstance(decision, Bid):
        after.cash[seat] -= amount
    else:
        return ""
    left = after.cash[seat] + after.income[seat] - expenses(after, seat)
    points = after.map.sheet(after, seat).total - scene.pos.map.sheet(scene.pos, seat).total
    facts = {
        "left": text.money(words, left)
        if left >= 0
        else f"*{words('minus', amount=text.money(words, -left))}*",
        "points": text.signed(words, points),
    }
    return words("beside-shares" if isinstance(decision, Issue) else "beside-bid", **facts)


def hint(atom: Atom, scene: AosScene) -> str:
    """What something that can be picked is worth now."""
    decision, words = scene.decision, scene.words
    if scene.viewer is None or decision is None:
        return ""
    if kind_of(atom) == "action":
        return words(f"action-{name_of(atom, 'action')}-help")
    if isinstance(atom, int) and isinstance(decision, Issue):
        return " · ".join(outlook((("issue", atom),), scene))
    if isinstance(decision, Bid):
        return _auctioned(atom, decision, scene)
    fitting = [option for option in scene.options if atom in option][:MOST_COMPARED]
    if not fitting or atom in PASS + DONE:
        return ""
    if isinstance(decision, Build):
        return _completing(fitting, decision, scene)
    if isinstance(decision, Move):
        best = max(_gain(option, decision, scene.pos) for option in fitting)
    else:
        later = worth(scene, atom)
        best = later.points if later is not None else 0
    return words("worth-up-to", points=text.signed(words, best)) if best else words("worth-no-points")


def _completing(options: Sequence[Action], decision: Build, scene: AosScene) -> str:
    """Which links one of these tiles can complete, and the most that it adds to the own score now."""
    pos, words = scene.pos, scene.words
    tried = [_built(pos, decision, (option,)) for option in options]
    links = {
        text.link(after, after.board.link_atoms[chain.name]): None for after, done in tried for chain in done
    }
    if not links:
        return words("worth-no-points")
    before = pos.map.sheet(pos, decision.seat).total
    most = max(after.map.sheet(after, decision.seat).total for after, done in tried if done) - before
    return words("worth-finishing", links=words.listed(links), points=text.signed(words, most))


def _auctioned(atom: Atom, decision: Bid, scene: AosScene) -> str:
    """What a bid may cost, or what dropping out now gives and costs."""
    pos, words, all_ = scene.pos, scene.words, len(scene.pos.order)
    if isinstance(atom, int):
        full, half = price_of_place(1, all_, atom)[0], price_of_place(3, all_, atom)[0]
        between = "yes" if all_ > 3 else "no"
        return words("worth-bid", full=text.money(words, full), half=text.money(words, half), between=between)
    if atom != "drop":
        return ""
    place = len(decision.auction.bidders)
    paid = price_of_place(place, all_, pos.bids[decision.seat])[0]
    return words("worth-drop", place=place, paid=text.money(words, paid))


def _gain(action: Action, decision: Move, pos: AgeOfSteamPosition) -> int:
    """What a delivery adds to the own score, if the game ended now."""
    after = pos.copy()
    for entry in decision.bill(pos, action).entries:
        if entry.thing == "income":
            after.income[entry.seat] += entry.amount
    return after.map.sheet(after, decision.seat).total - pos.map.sheet(pos, decision.seat).total


def finishes(action: Action, scene: AosScene) -> str:
    """The links that a tile completes."""
    decision = scene.decision
    if not isinstance(decision, Build) or action[0] != "build":
        return ""
    after, done = _built(scene.pos, decision, (action,))
    return _completed(after, done, scene.words) if done else ""


def _built(
    pos: AgeOfSteamPosition, turn: Build, actions: Sequence[Action]
) -> tuple[AgeOfSteamPosition, list[Chain]]:
    """The table after these tiles, and the links of the builder that they complete."""
    after, seat, done = pos.copy(), turn.seat, []
    for action in actions:
        plan = turn.plan(after, action) if action[0] == "build" else None
        if not isinstance(plan, Lay):
            for entry in turn.bill(after, action).entries:
                after.cash[seat] += entry.amount
            continue
        after.cash[seat] -= turn.charge(after, plan.price)
        changed = track.lay(after, seat, plan)
        done += [chain for chain in changed if chain.complete and chain.owner == seat]
        turn = turn.after(after, plan.hex, plan.price)
    return after, done


def _completed(pos: AgeOfSteamPosition, done: Sequence[Chain], words: Words) -> str:
    named = words.listed(text.link(pos, pos.board.link_atoms[chain.name]) for chain in done)
    return words("outlook-completes", links=named)


def _riders(pos: AgeOfSteamPosition, seat: int, done: Sequence[Chain], words: Words) -> str:
    """How many cubes the builder's engine could bring over these links at once."""
    links = {pos.board.link_atoms[chain.name] for chain in done}
    return words(
        "outlook-riders",
        count=len({action[1] for action in all_shipments(pos, seat) if links.intersection(action)}),
    )


def _points(before: AgeOfSteamPosition, after: AgeOfSteamPosition, words: Words) -> tuple[str, ...]:
    """By how much everybody's score changes, if the game ended now."""
    changes = [
        (seat, after.map.sheet(after, seat).total - before.map.sheet(before, seat).total)
        for seat in before.order
    ]
    said = [
        words("outlook-points-of", who=name(seat), points=text.signed(words, change))
        for seat, change in changes
        if change
    ]
    return (words("outlook-points", who=words.listed(said)),) if said else ()


# The coming bill


def coming(pos: AgeOfSteamPosition, seat: int, words: Words) -> str:
    """What income and expenses will leave."""
    income, due = pos.income[seat], expenses(pos, seat)
    left = pos.cash[seat] + income - due
    facts = {
        "cash": text.money(words, pos.cash[seat]),
        "income": text.money(words, income),
        "due": text.money(words, due),
        "left": text.money(words, abs(left)),
        "fall": -left,
    }
    if left >= 0:
        return words("outlook-left", **facts)
    return words("outlook-out" if income + left < 0 else "outlook-short", **facts)


# Warnings


def warnings(scene: AosScene) -> tuple[str, ...]:
    """What the viewer should know before it is too late."""
    pos, words, seat = scene.pos, scene.words, scene.viewer
    if seat is None or scene.decision is None or pos.out[seat]:
        return ()
    found: list[str] = []
    missing = expenses(pos, seat) - pos.income[seat] - pos.cash[seat]
    if missing > 0 and pos.phase in BEFORE_EXPENSES:
        found.append(_short(scene, seat, missing))
    if not scene.acts:
        return tuple(found)
    if isinstance(scene.decision, Build):
        found += _neglected(pos, seat, words)
    if isinstance(scene.decision, Move) and not any(option[0] == "ship" for option in scene.options):
        found.append(words("warn-nothing-to-ship"))
    return tuple(found)


def _short(scene: AosScene, seat: int, missing: int) -> str:
    pos, words = scene.pos, scene.words
    out = pos.income[seat] < missing
    facts = {"missing": text.money(words, missing), "fall": missing, "out": "yes" if out else "no"}
    asked = scene.acts and isinstance(scene.decision, Issue)
    if asked and pos.shares[seat] < pos.map.shares_max:
        return words("warn-last-shares", **facts)
    return words("warn-short", **facts)


def _neglected(pos: AgeOfSteamPosition, seat: int, words: Words) -> list[str]:
    """Own sections that become unowned unless they are lengthened now (AOS-708)."""
    idle = [
        text.link(pos, pos.board.link_atoms[chain.name])
        for _, chain in sorted(pos.chains.items())
        if chain.owner == seat and chain.open_side >= 0 and chain.since < pos.turn
    ]
    return [words("warn-neglected", sections=words.listed(dict.fromkeys(idle)))] if idle else []
