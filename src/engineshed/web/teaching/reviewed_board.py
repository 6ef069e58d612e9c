"""The board beside the chart of a review: a moment of the game as one seat saw it, with the better move."""

from collections.abc import Sequence

import msgspec
from markupsafe import Markup
from msgspec.structs import replace

from engineshed.kernel import Action, Seat
from engineshed.kernel.page import Drawing
from engineshed.teacher import Dear, Review, phase
from engineshed.web.render import environment, noting
from engineshed.web.table.course import course
from engineshed.web.table.scene import TableScene
from engineshed.web.table.since import caption, marks
from engineshed.web.teaching.advising import reasons


def first_moment(found: Review, seat: Seat) -> int:
    """Where a review opens: at the dearest decision of the seat, or else at the end."""
    return next((one.number for one in found.dear if one.seat == seat), len(found.moments) - 1)


def scene_at(scene: TableScene, found: Review, seat: Seat, moment: int) -> TableScene:
    """A moment as a seat saw it; at a decision that is shown with a better move, all options are drawn."""
    shown = any(one.number == moment and one.seat == seat for one in found.dear)
    mode = "what-if" if shown else "replay"
    view = replace(scene.viewpoint, mode=mode, moment=moment, seat=seat, hand_over=None)
    return TableScene(scene.match, view, scene.frame)


def board(scene: TableScene, found: Review, seat: Seat, moment: int) -> str:
    """The part of the page that changes from moment to moment."""
    then = scene_at(scene, found, seat, moment)
    own = [one for one in found.dear if one.seat == seat]
    dear = next((one for one in own if one.number == moment), None)
    view, walked = then.page.view(then), course(then.match)
    named = {str(atom) for one in ([dear] if dear else ()) for atom in (*one.played, *one.better)}
    hand = () if view.hand is None else (view.hand,)
    moments = sorted(one.number for one in own)
    return (
        environment()
        .get_template("review_board.jinja")
        .render(
            scene=then,
            w=then.words,
            view=view,
            seat=seat,
            boards=[(one, then.draw(one)) for one in view.boards],
            beside=_naming(then, (*hand, *view.dock), named),
            last=marks(then, None) if dear is None else "[]",
            said=caption(then)[0] if moment and dear is None else (),
            dear=_told(then, dear) if dear is not None else None,
            place=1 + own.index(dear) if dear is not None else 0,
            worths=found.moments[moment].worths,
            playback={"steps": walked.around(moment), "rounds": (), "end": walked.end},
            before=max((one for one in moments if one < moment), default=None),
            after=min((one for one in moments if one > moment), default=None),
        )
    )


def _naming(scene: TableScene, drawings: Sequence[Drawing], atoms: set[str]) -> list[tuple[Drawing, Markup]]:
    """Of what lies beside the boards, what a shown move is made with."""
    found = []
    for drawing in drawings:
        with noting() as drawn:
            html = scene.draw(drawing)
        if drawn & atoms:
            found.append((drawing, html))
    return found


def said(scene: TableScene, action: Action) -> dict[str, object]:
    """A move in words, and what it is made with."""
    return {
        "text": scene.rich(scene.page.phrase(action, scene)),
        "atoms": msgspec.json.encode(list(action)).decode(),
    }


def _told(scene: TableScene, found: Dear) -> dict[str, object]:
    return {
        "round": found.round,
        "phase": phase(scene.game, found.phase, scene.language),
        "played": said(scene, found.played),
        "better": said(scene, found.better),
        "lost": found.lost,
        "reasons": reasons(scene, found.reasons),
    }
