"""The table's page for one viewer: everything on it is made from what that viewer sees."""

import re
from collections.abc import Sequence

import msgspec
from markupsafe import Markup, escape

from engineshed.kernel import Action, Atom
from engineshed.kernel.view import Drawing, Panel, View
from engineshed.web.course import course
from engineshed.web.look import Look
from engineshed.web.offers import rule_place
from engineshed.web.render import environment
from engineshed.web.showing import say
from engineshed.web.telling import log, motion, touched

MOST_TICKS = 60
"""More rounds than these are not told apart on the slider."""
_PICKS = re.compile(r'data-pick="([^"]*)"').findall


def fragment(look: Look) -> str:
    """The whole table, to be morphed into the page."""
    view = look.showing.view(look.seen, look.words)
    boards = [(board, look.draw(board)) for board in view.boards]
    dock = [(board, look.draw(board)) for board in view.dock]
    hand = look.draw(view.hand) if view.hand is not None else None
    options = look.options()
    parts = (*(html for _, html in boards), *(html for _, html in dock), hand or "")
    drawn = {pick for part in parts for pick in _PICKS(part)}
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
            rules=[rule_place(look, rule) for rule in view.prompt.rules],
            buttons=buttons,
            palette=palette,
            options=_json(look, view, options),
            log=log(look),
            last=touched(look),
            motion=motion(look),
            title=_title(look, view),
            result=result_of(look),
            playback=_playback(look),
            emblem=Markup(look.showing.file("emblem.svg") or ""),
        )
    )


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
        alone = len(look.own) < 2  # several people on one screen are called by their names
        return (words("your-turn") if alone else look.names[look.seat]), f"p{look.seat + 1}"
    if len(waiting) > 1:
        return words("everybody"), "all"
    return look.names[waiting[0]], f"p{waiting[0] + 1}"


def _title(look: Look, view: View) -> str:
    turn = f"● {look.words('your-turn')} · " if look.asked and look.mode == "live" else ""
    return f"{turn}{look.game.title[look.language]} · Engineshed"


def _undrawn(
    look: Look, options: Sequence[Action], drawn: set[str]
) -> tuple[list[tuple[Atom, str]], list[dict[str, object]]]:
    """Buttons for what lies on no board: one-word options beside the prompt, the rest in the palette."""
    words = {option[0]: None for option in options if len(option) == 1}
    longer = [option for option in options if len(option) > 1]
    atoms = {atom: None for option in longer for atom in option}
    # What all options share is never asked for.
    shared = set(longer[0]).intersection(*longer) if len(longer) > 1 else set()
    missing = [
        atom for atom in atoms if str(escape(atom)) not in drawn and atom not in words and atom not in shared
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


def _playback(look: Look) -> dict[str, object] | None:
    """What a replay steps through."""
    if look.mode != "replay":
        return None
    walked = course(look.match)
    rounds = walked.rounds if len(walked.rounds) <= MOST_TICKS else []
    return {"steps": walked.around(look.moment), "rounds": rounds, "end": walked.end}


def result_of(look: Look) -> dict[str, object] | None:
    """How the game ended, in words; None while it goes on."""
    if look.ended:
        return {"text": look.words(f"ended-{look.ended}"), "reason": "", "places": ()}
    result = look.result
    if result is None:
        return None
    winners = [look.names[seat] for seat in result.winners()]
    if result.won is False:
        text = look.words("lost")
    elif len(winners) == len(look.players) > 1:
        text = look.words("draw")
    else:
        best = next((sheet.total for sheet in result.sheets if sheet.seat in result.winners()), None)
        wins = "wins" if best is None else "wins-with"
        text = look.words(wins, who=", ".join(winners), count=len(winners), points=best or 0)
    reason = say(look.words, f"end-{result.reason}", "")
    return {"text": text, "reason": reason, "places": result.places}
