"""From a request to a scene: which seat a guest sees a table from, and what they may do there."""

from engineshed.kernel import Position, Seat, Together
from engineshed.kernel.dump import dump
from engineshed.kernel.page import name
from engineshed.kernel.play import Match
from engineshed.server.caches import Recent
from engineshed.server.chairs import initials
from engineshed.server.problems import Problem
from engineshed.server.sessions import Visitor
from engineshed.server.table import Table
from engineshed.web.scene import Frame, Mode, Note, Notice, Player, Proposal, TableScene, Viewpoint
from engineshed.web.wording import words_of

Holding = Recent[tuple[str, str], Seat]
"""Of several people on one screen (table, guest): whose hands hold it now."""


def address(table: Table) -> str:
    return f"/tables/{table.id}"


def viewpoint_of(table: Table, guest: Visitor, holding: Holding, moment: int | None = None) -> Viewpoint:
    """From where this guest sees the table now, or as it was after this many moves."""
    may_look(table, guest)
    own, (seat, hand_over) = table.seats_of(guest.id), perspective(table, guest, holding)
    if moment is not None:
        if not 0 <= moment <= len(table.playing().moves):
            raise Problem(404)
        if hand_over is not None:  # nobody has taken the screen over: only what everybody sees
            seat, hand_over = None, None
    mode: Mode = "live" if moment is None and table.whole() else "replay"
    return Viewpoint(guest.language, seat, own, mode, moment, hand_over)


def scene_of(table: Table, guest: Visitor, viewpoint: Viewpoint) -> TableScene:
    """What this guest sees from there."""
    match, moment = table.playing(), viewpoint.moment
    now = moment is None or moment == len(match.moves)
    frame = Frame(
        address(table),
        players(table),
        decision=table.decision(),
        number=table.number,
        ended=table.ended if now else "",
        undo=(False, False) if viewpoint.hand_over is not None else _undo(table, viewpoint.own),
        chat=table.said,
        notes=[Note(n.moves, n.what, n.seat, n.detail) for n in table.notes],
        proposal=proposal(table, guest),
        notice=notice(table, guest),
        rematch=table.rematch,
        forks=() if moment is None else forks(table, guest, moment),
    )
    return TableScene(match, viewpoint, frame)


def scene_now(table: Table, guest: Visitor, holding: Holding) -> TableScene:
    """The table as this guest sees it now."""
    return scene_of(table, guest, viewpoint_of(table, guest, holding))


def forks(table: Table, guest: Visitor, moment: int) -> tuple[Seat, ...]:
    """The seats as which one may ask to play on from a moment: of a running game one's own."""
    own = table.seats_of(guest.id)
    if not table.over():
        return own
    if moment == len(table.playing().moves) and not table.ended:
        return ()
    return (*own, *(seat for seat in range(table.players) if seat not in own))


def may_look(table: Table, guest: Visitor) -> None:
    """A private table is for those who sit there; while it waits for people, for all who have its link."""
    waits = table.match is None and not table.full()
    known = table.seats_of(guest.id) or (waits and (not table.ended or table.host == guest.id))
    if not table.public and not known:
        raise Problem(403)


def perspective(table: Table, guest: Visitor, holding: Holding) -> tuple[Seat | None, Seat | None]:
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


def planning(table: Table, guest: Visitor, plan: Match[Position]) -> TableScene:
    """A private copy: its guest plays every seat of it."""
    waiting, own = plan.state.waiting(), table.seats_of(guest.id)
    viewpoint = Viewpoint(guest.language, waiting[0] if waiting else own[0], own, "plan")
    frame = Frame(
        f"{address(table)}/plan",
        players(table),
        decision=len(plan.moves),
        number=table.number,
        undo=(bool(plan.moves), False),
    )
    return TableScene(plan, viewpoint, frame)


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


def proposal(table: Table, guest: Visitor) -> Proposal | None:
    """What somebody at the table has proposed, as this guest reads it."""
    found = table.proposal
    if found is None:
        return None
    text = words_of(table.game, guest.language)(f"wish-{found.what}", who=name(found.seat))
    return Proposal(found.number, text, guest.id in found.agreed)


def notice(table: Table, guest: Visitor) -> Notice | None:
    """What the house has to tell this guest about the table."""
    words = guest.words
    if table.newer:
        return Notice(words("newer-rules"))
    if table.diverged is not None:
        facts = {"move": table.diverged.step, "got": table.diverged.got or table.diverged.expected}
        corrected = table.game.version > table.version
        text = words("rules-corrected" if corrected else "rules-differ", **facts)
        return Notice(text, "go-on" if table.seats_of(guest.id) and not table.ended else "")
    if table.left_by(guest.id) and not table.over():
        return Notice(words("bot-sits-in"), "come-back")
    return None
