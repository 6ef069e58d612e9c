"""What somebody should know before deciding: warnings, and what an option is worth as things stand."""

from engineshed.games.train_rush.cards import DrawCards
from engineshed.games.train_rush.page.labels import inner
from engineshed.games.train_rush.phases.movement import CardMove, PlayCard, TakeCard
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.kernel import Atom
from engineshed.kernel.page import Scene
from engineshed.kernel.prospect import worth as prospect


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
    """How many points an option adds with all that belongs to it, if the game were scored then."""
    found = prospect(scene, atom)
    if found is None:
        return ""
    if found.points > 0:
        return scene.words("hint-worth", points=found.points, several="yes" if found.several else "no")
    if found.points < 0:
        return scene.words("hint-loss", points=-found.points)
    return scene.words("hint-no-points") if names_a_thing(atom) else ""


def names_a_thing(atom: Atom) -> bool:
    """Not just a word like "pass", of which nobody expects points."""
    return isinstance(atom, str) and ":" in atom
