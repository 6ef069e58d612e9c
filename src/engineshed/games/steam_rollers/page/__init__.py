"""How SteamRollers is shown."""

from collections.abc import Mapping

from engineshed.games.steam_rollers.page import advice, facts, labels, motions, pictures, sheets, timetable
from engineshed.games.steam_rollers.page.dock import docks
from engineshed.games.steam_rollers.page.legend import LEGEND
from engineshed.games.steam_rollers.page.log_icons import SYMBOLS
from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.games.steam_rollers.scoring import ewa_sheet
from engineshed.kernel import Action, Atom, Message, Seat, Settings, Words
from engineshed.kernel.page import (
    Drawing,
    Figure,
    GallerySection,
    GamePage,
    Groups,
    Panel,
    Picked,
    Scene,
    View,
)

SrScene = Scene[SteamRollersPosition]


class SteamRollersPage(GamePage[SteamRollersPosition]):
    """All sheets, the viewer's own first; dice, goods, tiles and orders in the dock."""

    tells = True
    legend = LEGEND
    symbols = SYMBOLS
    together = frozenset({"track", "turn", "line"})

    def view(self, scene: SrScene) -> View:
        pos, words, decision, mine = scene.pos, scene.words, scene.decision, scene.shown_seat
        return View(
            prompt=self.prompt(scene),
            boards=sheets.boards(pos, words, mine),
            panels=tuple(_panel(pos, words, seat) for seat in pos.order_of_play()),
            dock=docks(pos, words, decision, mine),
            score_now=tuple(scene.game.score_now(pos)),
            turn=words("turn-of", round=pos.round, borders=str(scene.seen.setup.settings["borders"])),
            phases=timetable.phases(decision, pos, words),
            warnings=self.warnings(scene),
        )

    def label(self, atom: Picked, scene: SrScene) -> str:
        return labels.label(atom, scene.words, scene.pos)

    def phrase(self, action: Action, scene: SrScene) -> str:
        return labels.phrase(action, scene.words, scene.pos, scene.shown_seat)

    def groups(self, scene: SrScene) -> Groups:
        return labels.groups(scene.options, scene.words, scene.pos, scene.shown_seat)

    def fact(self, key: str, value: object, message: Message, scene: SrScene) -> Mapping[str, object]:
        return facts.fact(key, value, message, scene.words)

    def hint(self, atom: Atom, scene: SrScene) -> str:
        return advice.hint(atom, scene)

    def warnings(self, scene: SrScene) -> tuple[str, ...]:
        return advice.warnings(scene.pos, scene.seen.viewer, scene.words) if scene.acts else ()

    def picture(self, atom: Picked, scene: SrScene) -> Drawing | None:
        return pictures.picture(atom, scene.pos, scene.shown_seat)

    def ghost(self, action: Action, scene: SrScene) -> Drawing | None:
        return pictures.ghost(action, scene.pos, scene.shown_seat)

    def marks(self, event: Message, scene: SrScene) -> tuple[Atom, ...]:
        return motions.marks(event)

    def motion(self, event: Message, scene: SrScene) -> Drawing | None:
        return motions.motion(event, scene.pos)

    def poster(self, settings: Settings, words: Words) -> Drawing:
        return pictures.poster(settings, words)

    def gallery(self, words: Words) -> list[GallerySection]:
        return pictures.gallery(words)


PAGE = SteamRollersPage()


def _panel(pos: SteamRollersPosition, words: Words, seat: Seat) -> Panel:
    sheet = pos.sheets[seat]
    figures = [
        Figure(words("score-deliveries"), str(sheet.deliveries)),
        Figure(words("score-network"), str(sheet.network)),
        Figure(words("figure-power"), words("count-of", count=sheet.power, most=6)),
        Figure(words("figure-tiles"), str(sum(owner == seat for owner in pos.owner))),
    ]
    if pos.solo:
        figures.append(Figure(words("ewa"), str(ewa_sheet(pos).total), words("ewa-now")))
    role = words("first-player") if seat == pos.first and not pos.solo else ""
    return Panel(seat, role, tuple(figures))
