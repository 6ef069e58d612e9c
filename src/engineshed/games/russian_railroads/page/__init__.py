"""How Russian Railroads is shown."""

from collections.abc import Mapping

from engineshed.games.russian_railroads.page import (
    actions,
    cards,
    facts,
    gallery,
    hints,
    labels,
    marking,
    player,
    timetable,
    warnings,
)
from engineshed.games.russian_railroads.page.legend import LEGEND
from engineshed.games.russian_railroads.page.log_icons import SYMBOLS
from engineshed.games.russian_railroads.page.panels import panels
from engineshed.games.russian_railroads.position import RussianRailroadsPosition
from engineshed.games.russian_railroads.scoring import running_sheet, sheet
from engineshed.kernel import Action, Atom, Message, Seat, Settings, Words
from engineshed.kernel.page import Drawing, GallerySection, GamePage, Groups, Picked, Scene, View, grouped

RusScene = Scene[RussianRailroadsPosition]


class RussianRailroadsPage(GamePage[RussianRailroadsPosition]):
    """The action board and the player boards; cards below them while bonuses are chosen."""

    tells = True
    legend = LEGEND
    symbols = SYMBOLS
    verbs = frozenset(labels.VERBS)

    def view(self, scene: RusScene) -> View:
        pos, words, decision, viewer = scene.pos, scene.words, scene.decision, scene.viewer
        score = sheet if pos.revealed else running_sheet
        seat = pos.order[0] if viewer is None else viewer
        return View(
            prompt=self.prompt(scene),
            boards=(
                actions.drawing(pos, viewer, scene.options, words),
                player.drawing(pos, seat, viewer is not None, scene.options, words),
            ),
            panels=panels(pos, words),
            hand=cards.hand(pos, viewer, decision, words),
            score_now=tuple(score(pos, seat) for seat in range(len(pos.boards))),
            turn=words("round-of", round=pos.round, rounds=pos.box.rounds),
            phases=timetable.phases(decision, pos, words),
            warnings=self.warnings(scene),
        )

    def label(self, atom: Picked, scene: RusScene) -> str:
        return labels.label(atom, scene.words, scene.pos, scene.decision)

    def phrase(self, action: Action, scene: RusScene) -> str:
        return labels.phrase(action, scene.words, scene.pos, scene.decision)

    def groups(self, scene: RusScene) -> Groups:
        return grouped(scene.options, labels.groups(scene.words))

    def fact(self, key: str, value: object, message: Message, scene: RusScene) -> Mapping[str, object]:
        return {key: facts.said(key, value, message, scene.words)}

    def hint(self, atom: Atom, scene: RusScene) -> str:
        return hints.hint(atom, scene)

    def warnings(self, scene: RusScene) -> tuple[str, ...]:
        return warnings.warnings(scene)

    def held(self, thing: str, seat: Seat, scene: RusScene) -> int | None:
        board = scene.pos.boards[seat]
        pool = {
            "worker": board.workers,
            "temporary": board.temporary,
            "black": board.black,
            "ruble": board.rubles,
        }
        return sum(board.points.values()) if thing == "points" else pool.get(thing)

    def marks(self, event: Message, scene: RusScene) -> tuple[Atom, ...]:
        return marking.marks(event)

    def poster(self, settings: Settings, words: Words) -> Drawing:
        return gallery.poster(settings, words)

    def gallery(self, words: Words) -> list[GallerySection]:
        return gallery.gallery(words)


PAGE = RussianRailroadsPage()
