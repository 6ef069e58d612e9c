"""Proposals that need the others' consent: undo beyond a barrier, ending, a bot for somebody away, a rematch.

Every person has one vote, however many seats they play.
"""

from engineshed.kernel import Seat
from engineshed.server.tables import commands
from engineshed.server.tables.draft import Draft
from engineshed.server.tables.events import Answered, Ended, Proposed, Rematched, Seated, TakenBack, WentOn
from engineshed.server.tables.table import NotAllowed, Proposal, Stale, Table


def pending(table: Table) -> Proposal | None:
    """The proposal that can be answered now.

    To go on makes sense only while rules differ, to take back or to replace somebody only while they do not.
    """
    found, differ = table.proposal, table.diverged is not None
    if found is None or table.newer or (found.what == "go-on" and not differ):
        return None
    return None if found.what in ("undo", "stand-in") and differ else found


def undo(table: Table, seat: Seat, whole_turn: bool) -> Draft:
    """Take back an action or a turn; beyond a barrier or the game's end this needs the others' consent."""
    commands.playable(table)
    match, alone = table.playing(), table.alone()
    point = match.undo_turn_point(seat) if whole_turn else match.undo_point(seat)
    if point is not None and (alone or not table.over()):
        return commands.take_back(table, point, seat)
    point = match.last_choice(seat) if point is None else point
    if point is None or (len(table.people()) == 1 and not alone):  # nobody is left who could agree
        raise NotAllowed("nothing-to-undo")
    return commands.take_back(table, point, seat) if alone else _propose(table, "undo", seat, point)


def end(table: Table, seat: Seat) -> Draft:
    """End the table: at once if the guest plays alone, otherwise by consent."""
    if commands.ours(table).over():
        raise NotAllowed("is-over")
    if table.match is None or len(table.people()) == 1:
        begun = table.match is not None and table.match.moves
        return commands.end(table, "agreed" if begun else "cancelled")
    return _propose(table, "end", seat)


def stand_in(table: Table, seat: Seat, absent: Seat, away: bool) -> Draft:
    """Propose a bot for somebody who is awaited and has been away for a long time.

    Where clocks run, the others vote on somebody who runs out of time instead (pace/votes.py).
    """
    commands.playable(table)
    if table.clock is not None:
        raise NotAllowed("still-has-time")
    if table.over() or table.chairs[absent].kind != "person":
        raise NotAllowed("is-over")
    if table.chairs[absent].guest == table.chairs[seat].guest or absent not in table.waiting() or not away:
        raise NotAllowed("not-away")
    return _propose(table, "stand-in", seat, absent)


def go_on(table: Table, seat: Seat) -> Draft:
    """Propose to go on with today's rules from the last move that they allow."""
    if table.diverged is None or table.newer or table.ended:
        raise NotAllowed("is-over")
    return _propose(table, "go-on", seat)


def rematch(table: Table, seat: Seat, fresh: str) -> Draft:
    """Offer to play again at a table named `fresh`, or accept it if somebody has offered."""
    if not commands.ours(table).over() or table.rematch:
        raise NotAllowed("is-over")
    offered = pending(table)
    if offered is not None and offered.what == "rematch":
        return agree(table, str(table.chairs[seat].guest), True, offered.number, fresh)
    return _propose(table, "rematch", seat, fresh=fresh)


def agree(table: Table, guest: str, yes: bool, number: int, fresh: str = "") -> Draft:
    """Answer a proposal; when everybody has agreed, it happens."""
    asked = pending(commands.ours(table))
    if asked is None or not table.seats_of(guest):
        raise NotAllowed("nobody-asks")
    if number != asked.number:
        raise Stale
    draft = Draft(table)
    draft.write(Answered(guest, yes, number))
    return _granted(draft, fresh)


def voters(table: Table, proposal: Proposal) -> set[str]:
    """Whose consent is needed: everybody's, except that of a person whom a bot shall replace."""
    people = table.people()
    if proposal.what == "stand-in":
        people.discard(str(table.chairs[proposal.to].guest))
    return people


def _propose(table: Table, what: str, seat: Seat, to: int = 0, fresh: str = "") -> Draft:
    draft = Draft(table)
    draft.write(Proposed(what, seat, to))
    return _granted(draft, fresh)


def _granted(draft: Draft, fresh: str) -> Draft:
    """Carry out the proposal if all have agreed."""
    table = draft.table
    proposal = pending(table)
    if proposal is None or not proposal.agreed >= voters(table, proposal):
        return draft
    match proposal.what:
        case "undo":
            draft.write(TakenBack(proposal.to, proposal.seat))
        case "stand-in":
            draft.write(Seated.on(proposal.to, table.chairs[proposal.to].stand_in()))
        case "end":
            draft.write(Ended("agreed"))
        case "rematch":
            draft.write(Rematched(fresh))
        case "go-on":
            _go_on(draft)
    return draft


def _go_on(draft: Draft) -> None:
    table = draft.table
    assert table.diverged is not None
    if table.match is None:
        draft.start()  # not even the set-up is the same: there is nothing to go on from
    else:
        differs = table.diverged
        draft.adopt()
        draft.write(WentOn(len(table.match.moves), "", differs.said))
        draft.settle()
