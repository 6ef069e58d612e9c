"""The page of a table for one viewer, made only from what that viewer sees."""

from collections.abc import Sequence

import msgspec
from markupsafe import Markup

from engineshed.kernel import Action, Atom, kind_of
from engineshed.kernel.page import Drawing, Panel, Picked, Prompt, View
from engineshed.web.render import environment, noting
from engineshed.web.table.ahead import leads
from engineshed.web.table.course import course
from engineshed.web.table.kept import chosen, planned
from engineshed.web.table.offers import earnings, gives_up, rule_place, rule_text, unasked
from engineshed.web.table.pulse import span
from engineshed.web.table.scene import TableScene
from engineshed.web.table.since import caption, concerned, encoded, marks, net, news, since_of, taken_back
from engineshed.web.table.telling import log, motion, noted
from engineshed.web.teaching import answering
from engineshed.web.teaching.lessons import has_lessons
from engineshed.web.teaching.wondering import panel
from engineshed.web.wording import file_of

MOST_TICKS = 60
"""The slider of a replay marks no rounds if there are more than these."""


def fragment(scene: TableScene) -> str:
    """The whole table, to be morphed into the page."""
    view = scene.page.view(scene)
    with noting() as drawn:
        boards = [(board, scene.draw(board)) for board in view.boards]
        dock = [(board, scene.draw(board)) for board in view.dock]
        hand = scene.draw(view.hand) if view.hand is not None else None
    options = scene.options
    buttons, palette = _undrawn(scene, options, drawn)
    since = since_of(scene)
    following = scene.viewpoint.mode == "since" and since is not None
    return (
        environment()
        .get_template("table.jinja")
        .render(
            scene=scene,
            w=scene.words,
            view=view,
            boards=boards,
            dock=dock,
            hand=hand,
            panels=[_panel(scene, view, panel) for panel in view.panels],
            sign=_sign(scene),
            prompt=scene.rich(view.prompt.text),
            hint=scene.rich(_help(scene, view.prompt)),
            warnings=[scene.rich(warning) for warning in view.warnings],
            rules=[rule_place(scene, rule) for rule in view.prompt.rules],
            buttons=buttons,
            palette=palette,
            shortlist=_shortlist(scene),
            finish=_finish(scene),
            out=_is_out(scene, view),
            options=_json(scene, view, options),
            log=log(scene),
            last=marks(scene, since),
            chosen=chosen(scene),
            planned=planned(scene),
            thinks=_thinks(scene),
            motion=motion(scene),
            since=since,
            steps=encoded(scene, since),
            caption=caption(scene) if following else None,
            net=net(scene, since) if following and since is not None else {},
            taken_back=taken_back(scene),
            concerned=[scene.names[seat] for seat in concerned(scene)],
            news=[noted(scene, note) for note in news(scene, since)],
            title=_title(scene, view),
            result=result_of(scene),
            playback=_playback(scene),
            wondering=panel(scene),
            span=span,
            orders=scene.viewer is not None and bool(scene.game.orders(scene.pos, scene.viewer)),
            task=answering.task_of(scene),
            lessons=has_lessons(scene.game),
            emblem=Markup(file_of(scene.game, "emblem.svg") or ""),
        )
    )


# Parts


def _help(scene: TableScene, prompt: Prompt) -> str:
    """What the help line says: the game's own words, or else what the first rule of the question says."""
    if prompt.hint.strip() or not prompt.rules:
        return prompt.hint
    return rule_text(scene.game, prompt.rules[0], scene.language)


def _panel(scene: TableScene, view: View, panel: Panel) -> dict[str, object]:
    sheets = {sheet.seat: sheet for sheet in view.score_now}
    sheet = sheets.get(panel.seat)
    return {
        "seat": panel.seat,
        "player": scene.frame.players[panel.seat],
        "role": scene.rich(panel.role),
        "figures": panel.figures,
        "more": scene.draw(panel.more) if panel.more is not None else None,
        "out": panel.out,
        "now": panel.seat in scene.seen.waiting() and not scene.frame.ended,
        "you": panel.seat == scene.viewpoint.seat and panel.seat in scene.viewpoint.own,
        "points": None if sheet is None else sheet.total,
        "score": [
            (scene.words.either(f"score-{line.source}", line.source, **line.facts), line.sum, line.points)
            for line in (sheet.lines if sheet is not None else ())
        ],
    }


def _is_out(scene: TableScene, view: View) -> bool:
    """Whether the viewer is eliminated while the game goes on."""
    own = scene.viewpoint.own
    running = scene.viewpoint.mode == "live" and scene.result is None and not scene.frame.ended
    return running and bool(own) and all(panel.out for panel in view.panels if panel.seat in own)


def _finish(scene: TableScene) -> str:
    """The label of the button that confirms and says done; "" if the game has none."""
    if not scene.page.flow.closes:
        return ""
    return scene.words("confirm-and", word=scene.page.label("done", scene))


def _sign(scene: TableScene) -> tuple[str, str]:
    """The sign beside the prompt: its words and its colour."""
    words, waiting = scene.words, scene.seen.waiting()
    if scene.viewpoint.mode == "replay":
        return words("replay"), "replay"
    if scene.viewpoint.mode == "plan":
        return words("plan"), "plan"
    if scene.viewpoint.mode == "what-if":
        return words("what-if"), "plan"
    if scene.frame.ended or not waiting:
        return words("the-end"), "over"
    if scene.frame.still:
        return words("stands-still"), "over"
    if scene.viewpoint.hand_over is not None:
        return scene.names[scene.viewpoint.hand_over], f"p{scene.viewpoint.hand_over + 1}"
    if scene.acts and scene.viewer is not None:
        alone = len(scene.viewpoint.own) < 2  # several people on one screen are called by their names
        return (words("your-turn") if alone else scene.names[scene.viewer]), f"p{scene.viewer + 1}"
    if len(waiting) > 1:
        return words("everybody"), "all"
    return scene.names[waiting[0]], f"p{waiting[0] + 1}"


def _thinks(scene: TableScene) -> int | None:
    """When the others began to think, in seconds of the epoch; None if the viewer has to decide."""
    running = scene.viewpoint.mode == "live" and scene.result is None and not scene.frame.ended
    return int(scene.frame.since) if running and not scene.acts and scene.frame.since else None


def _title(scene: TableScene, view: View) -> str:
    due = scene.frame.due if scene.viewpoint.mode == "plan" else scene.acts and scene.viewpoint.mode == "live"
    turn = f"● {scene.words('your-turn')} · " if due else ""
    return f"{turn}{scene.game.name(scene.language)} · Engineshed"


def _undrawn(
    scene: TableScene, options: Sequence[Action], drawn: set[str]
) -> tuple[list[tuple[Atom, Markup]], list[dict[str, object]]]:
    """Buttons for what lies on no board: one-word options beside the prompt, the rest in the palette."""
    words = {option[0]: None for option in options if len(option) == 1}
    longer = [option for option in options if len(option) > 1]
    atoms = {atom: None for option in longer for atom in option}
    # What all options share is never asked for.
    shared = set(longer[0]).intersection(*longer) if len(longer) > 1 else set()
    unasked = shared | scene.page.verbs | set(words)
    missing = [atom for atom in atoms if str(atom) not in drawn and atom not in unasked]
    label = scene.page.label
    palette: list[dict[str, object]] = [
        {
            "atom": atom,
            "label": scene.rich(label(atom, scene)),
            "picture": _picture(scene, atom),
            "amount": isinstance(atom, int),
            "beside": scene.page.beside(atom, scene) if isinstance(atom, int) else "",
        }
        for atom in missing
    ]
    return [(word, scene.rich(label(word, scene))) for word in words], palette


def _shortlist(scene: TableScene) -> list[dict[str, object]]:
    """Whole options with a button each."""
    return [
        {
            "action": msgspec.json.encode(action).decode(),
            "label": scene.page.label(action, scene),
            "text": scene.page.phrase(action, scene),
            "picture": _picture(scene, action),
            "earns": earnings(scene, action),
        }
        for action in (scene.page.shortlist(scene) if scene.acts else ())
    ]


def _picture(scene: TableScene, atom: Picked) -> Markup | None:
    drawing: Drawing | None = scene.page.picture(atom, scene)
    return None if drawing is None else scene.draw(drawing)


def _json(scene: TableScene, view: View, options: Sequence[Action]) -> Markup:
    """What the client picks from; only the seat that decides gets any."""
    data = {
        "decision": scene.frame.decision,
        "options": options,
        "together": sorted(scene.page.together),
        "unasked": unasked(scene, options),
        "leads": leads(scene, options),
        "more": sorted(scene.page.flow.more),
        "passes": sorted(map(str, gives_up(scene))),
        "then": _then(scene, options),
        "drawable": scene.page.drawable(scene) if scene.acts else (),
    }
    # Inside a script element nothing is unescaped, but "</" could end it early.
    return Markup(msgspec.json.encode(data).decode().replace("<", "\\u003c"))


def _then(scene: TableScene, options: Sequence[Action]) -> dict[str, str]:
    """What is picked next, by kind ("draw": where a drawing goes on), for whoever has begun to choose."""
    words = scene.words
    kinds = {kind_of(atom) for action in options for atom in action if isinstance(atom, str)} | {"draw"}
    named = {kind: words(f"then-{kind}") for kind in sorted(kinds) if f"then-{kind}" in words}
    return {"": words("then-pick"), **named} if named else {}


def _playback(scene: TableScene) -> dict[str, object] | None:
    """What a replay steps through."""
    if scene.viewpoint.mode != "replay":
        return None
    walked = course(scene.match)
    rounds = walked.rounds if len(walked.rounds) <= MOST_TICKS else []
    return {"steps": walked.around(scene.moment), "rounds": rounds, "end": walked.end}


def result_of(scene: TableScene) -> dict[str, object] | None:
    """How the game ended, in words; None while it goes on."""
    if scene.frame.ended:
        return {"text": scene.words(f"ended-{scene.frame.ended}"), "reason": "", "places": ()}
    result = scene.result
    if result is None:
        return None
    winners = [scene.names[seat] for seat in result.winners()]
    if result.won is False:
        text = scene.words("lost")
    elif len(winners) == len(scene.frame.players) > 1:
        text = scene.words("draw")
    else:
        best = next((sheet.total for sheet in result.sheets if sheet.seat in result.winners()), None)
        wins = "wins" if best is None else "wins-with"
        text = scene.words(wins, who=scene.words.listed(winners), count=len(winners), points=best or 0)
    reason = scene.words.either(f"end-{result.reason}", "")
    return {"text": text, "reason": reason, "places": result.places}
