"""What somebody should know before deciding: warnings, and what an option is worth as things stand."""

from engineshed.games.train_rush.cards import DrawCards
from engineshed.games.train_rush.page.labels import inner
from engineshed.games.train_rush.phases.movement import CardMove, PlayCard, TakeCard
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.kernel import Atom, Rng
from engineshed.kernel.page import Scene

MOST = 8
"""Options tried out for one hint."""


def warnings(scene: Scene[TrainRushPosition]) -> tuple[str, ...]:
    """Coal that is missing for the next move, and a hand that will be too large."""
    if not scene.acts or scene.viewer is None:
        return ()
    pos, words, asked = scene.pos, scene.words, inner(scene.decision)
    player, found = pos.players[scene.viewer], list[str]()
    if isinstance(asked, CardMove):
        moves = pos.box.cards[asked.card].moves
        left = player.coal - moves[asked.number][1]
        later = moves[asked.number + 1 :]
        if left >= 0 and later and later[0][1] > left:
            number = ("I", "II", "III")[asked.number + 1]
            found.append(words("warn-coal", left=left, number=number, cost=later[0][1]))
    elif isinstance(asked, PlayCard) and not player.coal:
        found.append(words("warn-no-coal"))
    elif isinstance(asked, TakeCard | DrawCards):
        taken = min(asked.keep, asked.count) if isinstance(asked, DrawCards) else 1
        surplus = len(player.hand) + taken - pos.box.hand_limit
        if surplus > 0:
            found.append(words("warn-hand", surplus=surplus, limit=pos.box.hand_limit))
    return tuple(found)


def worth(atom: Atom, scene: Scene[TrainRushPosition]) -> str:
    """How many points an option adds at once, if the game were scored now.

    What is hidden from the viewer is imagined; points that depend on it are not counted at once anyway.
    """
    seat = scene.viewer
    options = [action for action in scene.options if atom in action][:MOST]
    if seat is None or not options:
        return ""
    table = scene.seen.imagine(Rng(0))
    before, found = _points(scene, table.pos, seat), list[int]()
    for action in options:
        tried = table.copy()
        tried.do(seat, action)
        found.append(_points(scene, tried.pos, seat) - before)
    best = max(found)
    if best <= 0:
        return ""
    return scene.words("hint-worth", points=best, several="yes" if len(set(found)) > 1 else "no")


def _points(scene: Scene[TrainRushPosition], pos: TrainRushPosition, seat: int) -> int:
    return next(sheet.total for sheet in scene.game.score_now(pos) if sheet.seat == seat)
