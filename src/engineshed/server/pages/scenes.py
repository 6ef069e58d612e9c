"""From a request to a scene: which seat a guest sees a table from, and what they may do there."""

from msgspec.structs import replace

from engineshed.kernel import Position, Seat, Together
from engineshed.kernel.dump import dump
from engineshed.kernel.page import name
from engineshed.kernel.play import Match
from engineshed.server.caches import Recent
from engineshed.server.pace import votes
from engineshed.server.problems import Problem
from engineshed.server.sessions import Visitor
from engineshed.server.tables.proposals import pending, voters
from engineshed.server.tables.table import Table
from engineshed.web.table.initials import initials
from engineshed.web.table.pulse import span
from engineshed.web.table.scene import (
    Frame,
    Late,
    Line,
    Mode,
    Note,
    Notice,
    Other,
    Player,
    Proposal,
    TableScene,
    Viewpoint,
)
from engineshed.web.wording import words_of

Holding = Recent[tuple[str, str], Seat]
"""By table and guest: the seat whose player holds a screen that several people share."""


def address(table: Table) -> str:
    return f"/tables/{table.id}"


def viewpoint_of(table: Table, guest: Visitor, holding: Holding, moment: int | None = None) -> Viewpoint:
    """The viewpoint of this guest on the table now, or as it was after `moment` moves."""
    may_look(table, guest)
    own, (seat, hand_over) = table.seats_of(guest.id), perspective(table, guest, holding)
    if moment is not None:
        if not 0 <= moment <= len(table.playing().moves):
            raise Problem(404)
        if hand_over is not None:  # nobody has taken the screen over: only what everybody sees
            seat, hand_over = None, None
    mode: Mode = "live" if moment is None and table.whole() else "replay"
    return Viewpoint(guest.language, seat, own, mode, moment, hand_over)


def scene_of(table: Table, guest: Visitor, viewpoint: Viewpoint, tempo: str = "at-once") -> TableScene:
    """What this guest sees from a viewpoint; `tempo` is the house's usual one."""
    match, moment = table.playing(), viewpoint.moment
    now = moment is None or moment == len(match.moves)
    frame = Frame(
        address(table),
        players(table),
        decision=table.decision(),
        number=table.number,
        ended=table.ended if now else "",
        still=now and table.stuck,
        undo=(False, False) if viewpoint.hand_over is not None else _undo(table, viewpoint.own),
        chat=chat(table, guest),
        others=others(table, guest),
        talks=table.watchers_talk and not table.seats_of(guest.id),
        notes=[
            Note(n.moves, n.what, n.seat, n.detail)
            for n in table.notes
            if not n.private or n.seat in viewpoint.own
        ],
        proposal=proposal(table, guest),
        notice=notice(table, guest),
        tempo=table.tempo or tempo,
        since=table.since,
        hints=hints_for(table, guest),
        rematch=table.rematch,
        forks=forks(table, guest, moment) if moment is not None and viewpoint.mode == "replay" else (),
        late=late(table, guest) if moment is None else (),
        free=() if moment is not None or table.seats_of(guest.id) else table.free(),
        orders=orders_standing(table, viewpoint),
    )
    return TableScene(match, viewpoint, frame)


def orders_standing(table: Table, viewpoint: Viewpoint) -> int:
    """The number of orders that hold for the seat from which its own player looks; nobody else is told."""
    seat = viewpoint.seat
    if viewpoint.mode != "live" or viewpoint.hand_over is not None or seat not in viewpoint.own:
        return 0
    return len(table.standing(seat))


def hints_for(table: Table, guest: Visitor) -> bool:
    """Whether this guest may ask the teacher: alone against bots, or if the table's terms allow it."""
    return bool(table.seats_of(guest.id)) and (table.alone() or table.terms.hints)


def chat(table: Table, guest: Visitor) -> list[Line]:
    """The lines of the chat, without those of people whom this guest has muted."""
    return [
        Line(
            *(line.number, line.name, "" if line.hidden else line.text, "" if line.hidden else line.word),
            *(line.guest == guest.id, line.watches, line.hidden),
        )
        for line in table.talk.heard_by(guest.id, guest.blocked)
    ]


def others(table: Table, guest: Visitor) -> tuple[Other, ...]:
    """The people whose chat this guest, if they play here, may mute."""
    if not table.seats_of(guest.id):
        return ()
    return tuple(
        Other(seat, chair.name, table.talk.muted(guest.id, chair.guest), chair.guest in guest.blocked)
        for seat, chair in enumerate(table.chairs)
        if chair.guest is not None and chair.guest != guest.id
    )


def following(
    table: Table, guest: Visitor, holding: Holding, moment: int, tempo: str = "at-once"
) -> TableScene:
    """The scene at one of the moments since this guest's last choice."""
    if not table.whole() or perspective(table, guest, holding)[1] is not None:
        raise Problem(404)
    viewpoint = viewpoint_of(table, guest, holding, moment)
    return scene_of(table, guest, replace(viewpoint, mode="since"), tempo)


def scene_now(table: Table, guest: Visitor, holding: Holding) -> TableScene:
    """The table as this guest sees it now."""
    return scene_of(table, guest, viewpoint_of(table, guest, holding))


def forks(table: Table, guest: Visitor, moment: int) -> tuple[Seat, ...]:
    """The seats as which this guest may play on from a moment; in a running game only their own, and only
    where they may ask the teacher, who is at every table that one has for oneself."""
    own = table.seats_of(guest.id)
    if not table.over():
        return own if hints_for(table, guest) else ()
    if moment == len(table.playing().moves) and not table.ended:
        return ()
    return (*own, *(seat for seat in range(table.players) if seat not in own))


def may_look(table: Table, guest: Visitor) -> None:
    if not known_to(table, guest):
        raise Problem(403)


def known_to(table: Table, guest: Visitor) -> bool:
    """Whether this guest may see the table: a private one is for its players, and for all while it waits."""
    waits = table.match is None and not table.full()
    return bool(
        table.public
        or table.seats_of(guest.id)
        or table.left_by(guest.id)
        or table.free()
        or (waits and (not table.ended or table.host == guest.id))
    )


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


def planning(table: Table, guest: Visitor, plan: Match[Position], stale: bool = False) -> TableScene:
    """The scene of a plan, in which the guest plays every seat; `stale` if the table has moved on since."""
    waiting, own = plan.state.waiting(), table.seats_of(guest.id)
    viewpoint = Viewpoint(guest.language, waiting[0] if waiting else own[0], own, "plan")
    frame = Frame(
        f"{address(table)}/plan",
        players(table),
        decision=len(plan.moves),
        number=table.number,
        undo=(bool(plan.moves), False),
        due=bool(set(table.waiting()) & set(own)),
        stale=stale,
    )
    return TableScene(plan, viewpoint, frame)


def players(table: Table) -> list[Player]:
    letters = initials(chair.name for chair in table.chairs)
    return [
        Player(chair.name or "?", letter, chair.kind == "bot")
        for chair, letter in zip(table.chairs, letters, strict=True)
    ]


def _secrets_between(table: Table, own: tuple[Seat, ...]) -> bool:
    """Whether these seats see different things, so that the screen must be handed over."""
    state = table.playing().state
    if state.agenda and (isinstance(state.agenda[-1], Together) or state.agenda[-1].hides()):
        return True
    seen = {dump(state.seen_by(seat).pos, state.pos.fixed) for seat in own}
    return len(seen) > 1


def _undo(table: Table, own: tuple[Seat, ...]) -> tuple[bool, bool]:
    """Whether there is an action to take back, and whether the turn has more than that one."""
    seat = None if table.over() else table.undoer(own)
    if seat is None:
        return False, False
    match = table.playing()
    last, turn = match.undo_point(seat), match.undo_turn_point(seat)
    return True, turn is not None and turn != last


def proposal(table: Table, guest: Visitor) -> Proposal | None:
    """What somebody at the table has proposed, as this guest reads it."""
    found = pending(table)
    if found is None:
        return None
    undo = found.what == "undo"
    count = len(table.playing().moves) - found.to if undo else 0
    words = words_of(table.game, guest.language)
    text = words(f"wish-{found.what}", who=name(found.seat), count=count)
    asked = [
        (seat, str(chair.guest))
        for seat, chair in enumerate(table.chairs)
        if chair.kind == "person" and chair.guest in voters(table, found)
    ]
    return Proposal(
        found.number,
        text,
        guest.id in found.agreed,
        found.seat,
        found.to if undo else None,
        tuple(seat for seat, who in asked if who in found.agreed),
        tuple(seat for seat, who in asked if who not in found.agreed),
    )


def late(table: Table, guest: Visitor) -> tuple[Late, ...]:
    """The seats that are out of time, with the others' votes."""
    if table.clock is None or table.over():
        return ()
    initial, found = [player.initial for player in players(table)], []
    for seat in table.clock.out():
        cast_votes = dict(table.clock.hands[seat].votes)
        said: dict[str, tuple[tuple[Seat, str], ...]] = {
            verdict: tuple(
                (voter, initial[voter])
                for guest_id, choice in cast_votes.items()
                if choice == verdict
                for voter in table.seats_of(guest_id)[:1]
            )
            for verdict in votes.VERDICTS
        }
        able = votes.voters(table, seat)
        pace = table.clock.pace
        found.append(
            Late(
                seat, said, cast_votes.get(guest.id, ""), guest.id in able, len(able), pace.again, pace.voting
            )
        )
    return tuple(found)


def notice(table: Table, guest: Visitor) -> Notice | None:
    """What the house has to tell this guest about the table."""
    words = guest.words
    if table.newer:
        return Notice(words("newer-rules"))
    if table.diverged is not None:
        facts = {"move": table.diverged.step, "got": table.diverged.said}
        corrected = table.game.version > table.version
        text = words("rules-corrected" if corrected else "rules-differ", **facts)
        return Notice(text, "go-on" if table.seats_of(guest.id) and not table.ended else "")
    if table.stuck and not table.ended:
        return Notice(words("dead-end", moves=len(table.playing().moves)))
    if table.left_by(guest.id) and not table.over():
        return Notice(_stood_in(table, guest), "come-back")
    return None


def _stood_in(table: Table, guest: Visitor) -> str:
    """What a bot or somebody else did for a person who was away, and what sitting down means."""
    words, (seat, *_) = guest.words, table.left_by(guest.id)
    begun = max(
        (n.moves for n in table.notes if n.what in ("stood-in", "took-over") and n.seat == seat), default=0
    )
    moves = 0 if table.match is None else sum(move.seat == seat for move in table.match.moves[begun:])
    sitter = table.chairs[seat]
    if sitter.kind == "person":
        return words("guest-sits-in-moves", who=sitter.name, count=moves)
    text = words("bot-sits-in-moves", count=moves)
    if table.clock is not None:
        text += " " + words("bank-again", span=span(words, table.clock.pace.again))
    return text
