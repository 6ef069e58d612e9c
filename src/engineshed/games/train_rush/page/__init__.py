"""How Train Rush is shown."""

from collections.abc import Mapping

from engineshed.games.train_rush.figures import figures
from engineshed.games.train_rush.gain import Bonus
from engineshed.games.train_rush.page import facts, gallery, labels, motions, prospects, timetable
from engineshed.games.train_rush.page.board import board, route
from engineshed.games.train_rush.page.hand import hand
from engineshed.games.train_rush.page.land import land
from engineshed.games.train_rush.page.legend import LEGEND
from engineshed.games.train_rush.page.log_icons import SYMBOLS
from engineshed.games.train_rush.page.management import management
from engineshed.games.train_rush.page.panels import panels
from engineshed.games.train_rush.page.side import side
from engineshed.games.train_rush.phases.movement import CardMove, Drive
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.kernel import Action, Atom, Message, Seat, Settings, Words, find_game, name_of
from engineshed.kernel.page import (
    Drawing,
    GallerySection,
    GamePage,
    Groups,
    Picked,
    Prompt,
    Scene,
    View,
    grouped,
)

TrScene = Scene[TrainRushPosition]


class TrainRushPage(GamePage[TrainRushPosition]):
    """The map, the management board, tracks, tiles and contracts, and what lies in front of the viewer."""

    tells = True
    legend = LEGEND
    symbols = SYMBOLS

    def view(self, scene: TrScene) -> View:
        pos, words, decision = scene.pos, scene.words, scene.decision
        return View(
            prompt=self.prompt(scene),
            boards=(board(pos, words), management(pos, words), side(pos, words, scene.shown_seat)),
            panels=panels(pos, words),
            hand=hand(pos, words, scene.viewer, labels.inner(decision)),
            score_now=tuple(scene.game.score_now(pos)),
            turn=words("round-of", round=max(pos.round, 1), rounds=pos.box.rounds),
            phases=timetable.phases(pos, words),
            warnings=self.warnings(scene),
        )

    def label(self, atom: Picked, scene: TrScene) -> str:
        return labels.label(atom, scene.pos, scene.words, scene.decision)

    def phrase(self, action: Action, scene: TrScene) -> str:
        return labels.phrase(action, scene.pos, scene.words, scene.decision)

    def groups(self, scene: TrScene) -> Groups:
        return grouped(scene.options, labels.groups(scene.words))

    def prompt(self, scene: TrScene) -> Prompt:
        """What is asked, and how often, where that is several times."""
        asked, prompt = scene.decision, super().prompt(scene)
        times = asked.question(scene.pos).facts.get("times", 1) if isinstance(asked, Bonus) else 1
        if times == 1:
            return prompt
        text = scene.words("ask-times", text=prompt.text, left=times)
        return Prompt(text, prompt.rules, prompt.hint)

    def fact(self, key: str, value: object, message: Message, scene: TrScene) -> Mapping[str, object]:
        return {key: facts.said(key, value, scene.pos, scene.words)}

    def hint(self, atom: Atom, scene: TrScene) -> str:
        """What hovering shows beside name and price: what it is worth now."""
        return prospects.worth(atom, scene)

    def warnings(self, scene: TrScene) -> tuple[str, ...]:
        return prospects.warnings(scene)

    def held(self, thing: str, seat: Seat, scene: TrScene) -> int | None:
        """What goods are worth while they are sold belongs to nobody."""
        goods = dict.fromkeys((*scene.pos.box.goods, "parcel"), 0)
        return (goods | figures(scene.pos, seat)).get(thing)

    def picture(self, atom: Picked, scene: TrScene) -> Drawing | None:
        """Goods and spies lie on no board: their buttons show them."""
        if isinstance(atom, str):
            good, spy = name_of(atom, "good"), name_of(atom, "spy")
            if good or spy:
                mark = spy or str(scene.pos.box.values.get(good, ""))
                data = {"good": good, "mark": mark, "seat": scene.shown_seat}
                return Drawing("piece.svg.jinja", data, id="piece")
        return None

    def ghost(self, action: Action, scene: TrScene) -> Drawing | None:
        """The way of a move while it waits for Confirm."""
        decision = labels.inner(scene.decision)
        if action[0] != "move" or not isinstance(decision, CardMove | Drive):
            return None
        points = decision.points if isinstance(decision, Drive) else decision.printed_move(scene.pos)[0]
        extra = int(name_of(action[2], "token")) if len(action) == 3 else 0
        path = route(scene.pos, decision.seat, name_of(action[1], "field"), points + extra)
        return Drawing("ghost.svg.jinja", {"path": path}, id="ghost") if path else None

    def marks(self, event: Message, scene: TrScene) -> tuple[Atom, ...]:
        return motions.marks(event)

    def motion(self, event: Message, scene: TrScene) -> Drawing | None:
        return motions.motion(event, scene.pos)

    def poster(self, settings: Settings, words: Words) -> Drawing:
        """The map in small."""
        return Drawing("poster.svg.jinja", {"land": land(), "title": words("board-map")}, id="poster")

    def gallery(self, words: Words) -> list[GallerySection]:
        game = find_game("train-rush")
        pos = game.position(4, {setting.id: setting.default for setting in game.settings} | {"deck": "56"})
        assert isinstance(pos, TrainRushPosition)
        return gallery.gallery(pos, words)


PAGE = TrainRushPage()
