"""What a player with pending effects is asked: what must be done first, else what the turn has come to."""

from typing import Final

from engineshed.games.railroad_revolution.position import NOWHERE, RailroadRevolutionPosition
from engineshed.games.railroad_revolution.printed.box import ACTIONS
from engineshed.kernel import AnyOrder, Question

ACTION_RULE: Final = {"station": "RRV-501", "railroad": "RRV-601", "telegraph": "RRV-701", "trade": "RRV-801"}


def question(pos: RailroadRevolutionPosition, pending: AnyOrder[RailroadRevolutionPosition]) -> Question:
    """The question of a pool of effects."""
    turn, seat, must = pos.turn, pending.seat, pending.must
    company = pos.companies[seat]
    facts: dict[str, object] = {"cash": company.money, "owed": turn.owed, "shares": company.shares}
    for part in must:
        facts |= part.facts(pos)
        if part.asks:
            return Question(part.asks, seat, facts, part.rules)
    if not (must or pending.may or turn.owed):
        return Question("last", seat, facts, ("RRV-408", "RRV-410"))
    if turn.seat == NOWHERE:
        return Question("setup-reward", seat, facts, ("RRV-232",))
    deal = any(part.asks == "deal" for part in pending.may)
    if turn.seat != seat or (turn.done and not turn.deal and deal):
        return Question("deal", seat, facts, ("RRV-1004",))
    if must:
        action = ACTIONS[turn.action]
        return Question(action, seat, facts, (ACTION_RULE[action],))
    return Question("rest", seat, facts, ("RRV-401",))
