"""From a request to a look: which seat a guest sees a table from, and what they may do there."""

from engineshed.kernel import Position, Seat, Together
from engineshed.kernel.dump import dump
from engineshed.kernel.play import Match
from engineshed.server.caches import Recent
from engineshed.server.chairs import initials
from engineshed.server.guests import Guest
from engineshed.server.problems import Problem
from engineshed.server.table import Table
from engineshed.web.look import Look, Player
from engineshed.web.showing import showing

Holding = Recent[tuple[str, str], Seat]
"""Of several people on one screen (table, guest): whose hands hold it now."""


def address(table: Table) -> str:
    return f"/tables/{table.id}"


def look_at(table: Table, guest: Guest, holding: Holding, moment: int | None = None) -> Look:
    """The table as this guest sees it now, or as it was after so many moves."""
    match = table.playing()
    own = table.seats_of(guest.id)
    may_look(table, guest)
    seat, hand_over = perspective(table, guest, holding)
    if moment is not None:
        if not 0 <= moment <= len(match.moves):
            raise Problem(404)
        if hand_over is not None:  # nobody has taken the screen over: only what everybody sees
            seat, hand_over = None, None
    now = moment is None or moment == len(match.moves)
    return Look(
        address(table),
        table.game,
        match,
        players(table),
        seat,
        guest.language,
        mode="live" if moment is None and table.whole() else "replay",
        moment=moment,
        decision=table.decision(),
        number=table.number,
        own=own,
        hand_over=hand_over,
        ended=table.ended if now else "",
        undo=(False, False) if hand_over is not None else _undo(table, own),
        chat=table.said,
        wish=_wish(table, guest),
        rematch=table.rematch,
        notice=notice(table, guest),
        forks=() if moment is None else forks(table, guest, moment),
    )


def forks(table: Table, guest: Guest, moment: int) -> tuple[Seat, ...]:
    """The seats as which one may ask to play on from a moment: of a running game one's own."""
    own = table.seats_of(guest.id)
    if not table.over():
        return own
    if moment == len(table.playing().moves) and not table.ended:
        return ()
    return (*own, *(seat for seat in range(table.players) if seat not in own))


def may_look(table: Table, guest: Guest) -> None:
    """A private table is for those who sit there."""
    if not table.public and table.full() and not table.seats_of(guest.id):
        raise Problem(403)


def perspective(table: Table, guest: Guest, holding: Holding) -> tuple[Seat | None, Seat | None]:
    """The seat to look from, and who has to take the screen over first, if anybody."""
    own = table.seats_of(guest.id)
    if len(own) < 2:
        return (own[0] if own else None), None
    held = holding.get((table.id, guest.id))
    if held not in own:
        held = own[0]
    asked = [seat for seat in table.waiting() if seat in own]
    if not asked or held in asked:
        return held, None
    if _secrets_between(table, own):
        return held, asked[0]
    return asked[0], None


def planning(table: Table, guest: Guest, plan: Match[Position]) -> Look:
    """A private copy: its guest plays every seat of it."""
    waiting = plan.state.waiting()
    seat = waiting[0] if waiting else table.seats_of(guest.id)[0]
    return Look(
        f"{address(table)}/plan",
        table.game,
        plan,
        players(table),
        seat,
        guest.language,
        mode="plan",
        decision=len(plan.moves),
        number=table.number,
        own=table.seats_of(guest.id),
        undo=(bool(plan.moves), False),
    )


def players(table: Table) -> list[Player]:
    letters = initials(table.chairs)
    return [
        Player(chair.name or "?", letter, chair.kind == "bot")
        for chair, letter in zip(table.chairs, letters, strict=True)
    ]


def _secrets_between(table: Table, own: tuple[Seat, ...]) -> bool:
    """Would handing the screen over show anything that the others on it may not see?"""
    state = table.playing().state
    if state.agenda and (isinstance(state.agenda[-1], Together) or state.agenda[-1].hides()):
        return True
    seen = {dump(state.seen_by(seat).pos, state.pos.fixed) for seat in own}
    return len(seen) > 1


def _undo(table: Table, own: tuple[Seat, ...]) -> tuple[bool, bool]:
    """Is there something to take back, and is the turn more than the last action?"""
    seat = None if table.over() else table.undoer(own)
    if seat is None:
        return False, False
    match = table.playing()
    last, turn = match.undo_point(seat), match.undo_turn_point(seat)
    return True, turn is not None and turn != last


def _wish(table: Table, guest: Guest) -> dict[str, object] | None:
    proposal = table.proposal
    if proposal is None:
        return None
    words = showing(table.game).words(guest.language)
    return {
        "text": words(f"wish-{proposal.what}", who=f"⟨{proposal.seat}⟩"),
        "mine": guest.id in proposal.agreed,
        "number": proposal.number,
    }


def notice(table: Table, guest: Guest) -> dict[str, object] | None:
    words = showing(table.game).words(guest.language)
    if table.newer:
        return {"text": words("newer-rules"), "way": ""}
    if table.diverged is not None:
        facts = {"move": table.diverged.step, "got": table.diverged.got or table.diverged.expected}
        corrected = table.game.version > table.version
        text = words("rules-corrected" if corrected else "rules-differ", **facts)
        return {"text": text, "way": "go-on" if table.seats_of(guest.id) and not table.ended else ""}
    if table.left_by(guest.id) and not table.over():
        return {"text": words("bot-sits-in"), "way": "come-back"}
    return None
