"""The table's page for one viewer: everything on it is made from what that viewer sees."""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec
from markupsafe import Markup

from engineshed.kernel import Action, Atom, Event, Game, Match, Played, Position, Result, Seat, Words
from engineshed.kernel.rules import house_rules
from engineshed.kernel.view import Drawing, Panel, View
from engineshed.web.picking import kind, rest
from engineshed.web.render import draw, environment, rich
from engineshed.web.showing import Showing, say, showing

Mode = Literal["live", "replay", "plan", "lesson"]
LOG_LINES = 60


class Player:
    """Who sits on a seat, as the page names them."""

    __slots__ = ("bot", "initial", "name")

    def __init__(self, name: str, initial: str, bot: bool) -> None:
        self.name = name
        self.initial = initial
        self.bot = bot


class Look:
    """Who looks at what: one table at one moment from one seat, in one language."""

    def __init__(
        self,
        address: str,
        game: Game[Position],
        match: Match[Position],
        players: Sequence[Player],
        seat: Seat | None,
        language: str,
        *,
        mode: Mode = "live",
        moment: int | None = None,
        decision: int = 0,
        number: int = 0,
        own: tuple[Seat, ...] = (),
        notice: Mapping[str, object] | None = None,
        hand_over: Seat | None = None,
        ended: str = "",
        undo: tuple[bool, bool] = (False, False),
        chat: Sequence[tuple[int, str, str]] = (),
        wish: Mapping[str, object] | None = None,
        lesson: Mapping[str, object] | None = None,
    ) -> None:
        self.address = address
        """Of the table's page; everything else is below it."""
        self.game = game
        self.match = match
        self.players = players
        self.seat = seat
        self.language = language
        self.mode = mode
        self.moment = len(match.moves) if moment is None else moment
        self.decision = decision
        self.number = number
        self.own = own
        self.notice = notice
        self.hand_over = hand_over
        """The next of several people on one screen: until they take over, nothing secret is shown."""
        self.ended = ended
        self.undo = undo
        self.chat = chat
        self.wish = wish
        self.lesson = lesson
        state = match.state if moment is None else match.at(moment)
        self.seen = state.seen_by(None if hand_over is not None else seat)
        self.result: Result | None = state.result() if not ended else None
        self.showing: Showing = showing(game)
        self.words: Words = self.showing.words(language)
        self.names = [player.name for player in players]

    @property
    def asked(self) -> bool:
        """Is this viewer to decide, here and now?"""
        return (
            self.mode != "replay"
            and not self.ended
            and self.hand_over is None
            and self.seat is not None
            and self.seat in self.seen.waiting()
        )

    def options(self) -> list[Action]:
        return self.seen.options(self.seat) if self.asked and self.seat is not None else []

    def rich(self, text: str) -> Markup:
        return rich(text, self.names)

    def draw(self, drawing: Drawing) -> Markup:
        return draw(drawing, self.game, [player.initial for player in self.players])


def fragment(look: Look) -> str:
    """The whole table, to be morphed into the page."""
    view = look.showing.view(look.seen, look.words)
    boards = [(board, look.draw(board)) for board in view.boards]
    dock = [(board, look.draw(board)) for board in view.dock]
    hand = look.draw(view.hand) if view.hand is not None else None
    options = look.options()
    drawn = "".join(map(str, (*(html for _, html in boards), *(html for _, html in dock), hand or "")))
    buttons, palette = _undrawn(look, options, drawn)
    return (
        environment()
        .get_template("table.jinja")
        .render(
            look=look,
            w=look.words,
            view=view,
            boards=boards,
            dock=dock,
            hand=hand,
            panels=[_panel(look, view, panel) for panel in view.panels],
            sign=_sign(look),
            prompt=look.rich(view.prompt.text),
            hint=look.rich(view.prompt.hint),
            rules=[_rule(look, rule) for rule in view.prompt.rules],
            buttons=buttons,
            palette=palette,
            options=_json(look, view, options),
            log=_log(look),
            last=_last(look),
            motion=_motion(look),
            title=_title(look, view),
            result=result_of(look),
            emblem=Markup(look.showing.file("emblem.svg") or ""),
        )
    )


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
    return environment().get_template("moves.jinja").render(w=look.words, groups=groups)


def bill(look: Look, action: Action) -> str | None:
    """What confirming this would cost and bring; None: nothing worth a question."""
    assert look.seat is not None
    found = look.seen.bill(look.seat, action)
        for head, options in look.showing.arranged(look.options(), look.words, look.seen)
    ]
    if not found.entries and not found.route:
        return None
    ghost = look.showing.ghost(action, look.seen)
    sums: dict[tuple[Seat, str, str], int] = {}
    for entry in found.entries:
        kind = (entry.seat, entry.thing, entry.rule)
        sums[kind] = sums.get(kind, 0) + entry.amount
    lines = [
        {
            "seat": seat,
            "player": look.players[seat],
            "thing": say(look.words, f"thing-{thing}", thing, amount=abs(amount)),
            "amount": amount,
            "said": _amount(look, thing, amount),
            "rule": rule,
        }
        for (seat, thing, rule), amount in sums.items()
        if amount
    ]
    text = look.rich(look.showing.phrase(action, look.words, look.seen))
    return (
        environment()
        .get_template("bill.jinja")
        .render(
            w=look.words,
            title=text,
            lines=lines,
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
    worded = say(look.words, f"amount-{thing}", str(abs(amount)), amount=abs(amount))
    return f"−{worded}" if amount < 0 else f"+{worded}"


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
            title=look.showing.label(atoms[-1], look.words, look.seen),
            text=refused(look, refusal.rule, refusal.facts),
            rule=_rule(look, refusal.rule),
            game=look.game.id,
        )
    )


def refused(look: Look, rule: str, facts: Mapping[str, object]) -> str:
    """A refusal in words: the game's own sentence with its facts, or the ledger's text of the rule."""
    own = f"why-{rule}"
    if own in look.words:
        return look.words(own, **facts)
    return rule_text(look.game, rule, look.language)


def rule_text(game: Game[Position], rule: str, language: str) -> str:
    entry = game.ledger().find(rule) or house_rules().find(rule)
    return rule if entry is None else entry.text(language)


# Parts


def _panel(look: Look, view: View, panel: Panel) -> dict[str, object]:
    sheets = {sheet.seat: sheet for sheet in view.score_now}
    sheet = sheets.get(panel.seat)
    return {
        "seat": panel.seat,
        "player": look.players[panel.seat],
        "role": look.rich(panel.role),
        "figures": panel.figures,
        "more": look.draw(panel.more) if panel.more is not None else None,
        "out": panel.out,
        "now": panel.seat in look.seen.waiting() and not look.ended,
        "you": panel.seat == look.seat,
        "points": None if sheet is None else sheet.total,
        "score": [
            (say(look.words, f"score-{line.source}", line.source, **line.facts), line.sum, line.points)
            for line in (sheet.lines if sheet is not None else ())
        ],
    }


def _sign(look: Look) -> tuple[str, str]:
    """The plate at the left of the prompt: its words and whose colour it has."""
    words, waiting = look.words, look.seen.waiting()
    if look.mode == "replay":
        return words("replay"), "replay"
    if look.mode == "plan":
        return words("plan"), "plan"
    if look.ended or not waiting:
        return words("the-end"), "over"
    if look.hand_over is not None:
        return look.names[look.hand_over], f"p{look.hand_over + 1}"
    if look.asked and look.seat is not None:
        return words("your-turn"), f"p{look.seat + 1}"
    if len(waiting) > 1:
        return words("everybody"), "all"
    return look.names[waiting[0]], f"p{waiting[0] + 1}"


def _title(look: Look, view: View) -> str:
    turn = f"● {look.words('your-turn')} · " if look.asked and look.mode == "live" else ""
    return f"{turn}{look.game.title[look.language]} · Engineshed"


def _rule(look: Look, id: str) -> dict[str, str]:
    entry = look.game.ledger().find(id)
    place = "" if entry is None or entry.page is None else look.words("page-n", page=entry.page)
    return {"id": id, "place": place, "known": "yes" if entry else ""}


def _undrawn(
    look: Look, options: Sequence[Action], drawn: str
) -> tuple[list[tuple[Atom, str]], list[dict[str, object]]]:
    """Buttons for what lies on no board: one-word options beside the prompt, the rest in the palette."""
    words = {option[0]: None for option in options if len(option) == 1}
    longer = [option for option in options if len(option) > 1]
    atoms = {atom: None for option in longer for atom in option}
    # What all options share is never asked for.
    shared = set(longer[0]).intersection(*longer) if len(longer) > 1 else set()
    missing = [
        atom
        for atom in atoms
        if f'data-pick="{atom}"' not in drawn and atom not in words and atom not in shared
    ]
    label = look.showing.label
    palette: list[dict[str, object]] = [
        {
            "atom": atom,
            "label": label(atom, look.words, look.seen),
            "picture": _picture(look, atom),
            "amount": isinstance(atom, int),
        }
        for atom in missing
    ]
    return [(word, label(word, look.words, look.seen)) for word in words], palette


def _picture(look: Look, atom: Atom) -> Markup | None:
    drawing: Drawing | None = look.showing.picture(atom, look.seen)
    return None if drawing is None else look.draw(drawing)


def _json(look: Look, view: View, options: Sequence[Action]) -> Markup:
    """What the client picks from; only the seat that decides gets any."""
    data = {"decision": look.decision, "options": options, "together": sorted(view.together)}
    # In a script element nothing is unescaped: only "</" could end it early.
    return Markup(msgspec.json.encode(data).decode().replace("<", "\\u003c"))


def _earnings(look: Look, action: Action) -> list[dict[str, object]]:
    assert look.seat is not None
    totals: dict[Seat, int] = {}
    for entry in look.seen.bill(look.seat, action).entries:
        totals[entry.seat] = totals.get(entry.seat, 0) + entry.amount
    return [{"seat": seat, "player": look.players[seat], "amount": n} for seat, n in totals.items() if n]


def _log(look: Look) -> list[dict[str, object]]:
    """The last lines of the log, the newest first; each knows the moment it leads to."""
    match, lines = look.match, []
    viewer = None if look.hand_over is not None else look.seat
    for number in range(look.moment, -1, -1):
        for event in reversed(_told(match, number)):
            if event.visible(viewer):
                text = look.showing.sentence(event, look.words, look.seen)
                lines.append({"number": number, "text": look.rich(text), "seat": event.seat})
        if number and not look.showing.tells:
            lines.append(_move_line(look, number, viewer))
        if len(lines) >= LOG_LINES:
            break
    return lines[:LOG_LINES]


def _newest(look: Look) -> list[Event]:
    """What the last move told this viewer."""
    viewer = None if look.hand_over is not None else look.seat
    return [event for event in _told(look.match, look.moment) if event.visible(viewer)]


def _last(look: Look) -> str:
    """The atoms that the last move touched, as JSON."""
    atoms = {atom: None for event in _newest(look) for atom in look.showing.marks(event, look.seen)}
    return msgspec.json.encode(list(atoms)).decode()


def _motion(look: Look) -> list[Markup]:
    """How the last move moves over the board; nothing moves when somebody looks back."""
    if look.mode == "replay" or not look.moment:
        return []
    drawings = [look.showing.motion(event, look.seen) for event in _newest(look)]
    return [look.draw(drawing) for drawing in drawings if drawing is not None]


def _told(match: Match[Position], number: int) -> list[Event]:
    """What the journal says about a move; 0 is the set-up."""
    moves, journal = match.moves, match.tape.journal
    start = 0 if number == 0 else moves[number - 1].events
    end = moves[number].events if number < len(moves) else len(journal)
    return journal[start:end]


def _move_line(look: Look, number: int, viewer: Seat | None) -> dict[str, object]:
    move = look.match.moves[number - 1]
    line = look.match.tape.lines[move.lines]
    hidden = isinstance(line, Played) and line.secret and move.seat != viewer
    text = look.words("hidden-move") if hidden else look.showing.phrase(move.action, look.words, look.seen)
    return {"number": number, "text": look.rich(f"⟨{move.seat}⟩ {text}"), "seat": move.seat}


def result_of(look: Look) -> dict[str, object] | None:
    """How the game ended, in words; None while it goes on."""
    if look.ended:
        return {"text": look.words(f"ended-{look.ended}"), "rows": []}
    result = look.result
    if result is None:
        return None
    winners = [look.names[seat] for seat in result.winners()]
    if result.won is False:
        text = look.words("lost")
    elif len(winners) == len(look.players) > 1:
        text = look.words("draw")
    else:
        text = look.words("wins", who=", ".join(winners), count=len(winners))
    reason = say(look.words, f"end-{result.reason}", "")
    return {"text": text, "reason": reason, "places": result.places}
