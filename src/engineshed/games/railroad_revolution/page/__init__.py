"""How Railroad Revolution is shown."""

from collections.abc import Mapping, Sequence

from engineshed.games.railroad_revolution.page import advice, gallery, land, motions, saying, side, text
from engineshed.games.railroad_revolution.page.legend import LEGEND
from engineshed.games.railroad_revolution.page.log_icons import SYMBOLS
from engineshed.games.railroad_revolution.page.railway import railway
from engineshed.games.railroad_revolution.position import RailroadRevolutionPosition
from engineshed.kernel import Action, Atom, Message, Seat, Settings, Words
from engineshed.kernel.page import (
    Drawing,
    Figure,
    Flow,
    GallerySection,
    GamePage,
    Groups,
    Panel,
    Picked,
    Scene,
    View,
    grouped,
)

RrvScene = Scene[RailroadRevolutionPosition]

POSTER = (
    ("T01", "T02", "T10", "T19", "T26"),
    ("T01", "T04", "T13", "T21", "T28"),
    ("T01", "T03", "T11", "T18", "T24"),
    ("T01", "T05", "T08", "T12", "T20"),
)
"""The rails of four imagined companies, for the poster."""


class RailroadRevolutionPage(GamePage[RailroadRevolutionPosition]):
    """The main board, and the viewer's own railway below it."""

    tells = True
    legend = LEGEND
    symbols = SYMBOLS
    verbs = frozenset({"place", "choose"})
    # A worker is placed for what it then does; rails, steps and shares come in pairs and more.
    flow = Flow(frozenset({"place"}), frozenset({"lay", "step", "sell"}), frozenset({"owed"}), closes=True)

    def view(self, scene: RrvScene) -> View:
        pos, words, shown = scene.pos, scene.words, scene.shown_seat
        return View(
            prompt=self.prompt(scene),
            boards=(_board(pos, words),),
            panels=tuple(_panel(pos, words, seat) for seat in pos.in_order(pos.first)),
            hand=railway(pos, words, shown, scene.viewer == shown, self._loose(scene)),
            score_now=tuple(scene.game.score_now(pos)),
            turn=words("round-n", n=pos.rounds) if pos.rounds else words("phase-setup"),
            phases=saying.phases(scene.decision, pos, words),
            warnings=self.warnings(scene),
        )

    def _loose(self, scene: RrvScene) -> list[tuple[Atom, str]]:
        """Words and amounts of the options that lie on no board: buttons beside the own railway."""
        found: dict[Atom, str] = {}
        for option in scene.options:
            for atom in option if len(option) > 1 else ():
                if saying.is_loose(atom) and atom not in self.verbs and atom not in found:
                    found[atom] = self.label(atom, scene)
        return list(found.items())

    def label(self, atom: Picked, scene: RrvScene) -> str:
        found = atom if isinstance(atom, tuple) else (atom,)
        return " ".join(saying.label(one, scene.words, scene.pos) for one in found)

    def phrase(self, action: Action, scene: RrvScene) -> str:
        return saying.phrase(action, scene.words, scene.pos)

    def groups(self, scene: RrvScene) -> Groups:
        return grouped(scene.options, saying.groups(scene.words))

    def fact(self, key: str, value: object, message: Message, scene: RrvScene) -> Mapping[str, object]:
        return saying.fact(key, value, scene.words, scene.pos)

    def hint(self, atom: Atom, scene: RrvScene) -> str:
        return "" if scene.viewer is None else advice.hint(scene, scene.viewer, atom)

    def outlook(self, actions: Sequence[Action], scene: RrvScene) -> tuple[str, ...]:
        seat = scene.viewer
        return () if seat is None else tuple(advice.outlook(scene.pos, seat, actions, scene.words))

    def warnings(self, scene: RrvScene) -> tuple[str, ...]:
        return advice.warnings(scene.pos, scene.seen.viewer, scene.words) if scene.acts else ()

    def marks(self, event: Message, scene: RrvScene) -> tuple[Atom, ...]:
        return motions.marks(event, scene.pos)

    def motion(self, event: Message, scene: RrvScene) -> Drawing | None:
        return motions.motion(event)

    def poster(self, settings: Settings, words: Words) -> Drawing:
        """A small map with some rails."""
        lanes = {way.id: way.lanes for way in land.land().ways}
        rails = [(seat, lanes[track][seat]) for seat, tracks in enumerate(POSTER) for track in tracks]
        return Drawing("poster.svg.jinja", {"land": land.land(), "rails": rails})

    def gallery(self, words: Words) -> list[GallerySection]:
        return gallery.gallery(words)


PAGE = RailroadRevolutionPage()


def _board(pos: RailroadRevolutionPosition, words: Words) -> Drawing:
    """The main board: map, telegraph line, performance tracks, deal, supplies."""
    data = {
        "land": land.land(),
        "rails": land.rails(pos),
        "cities": land.cities(pos, words),
        "sections": side.telegraph(pos, words),
        "tracks": side.performance(pos, words),
        "deal": side.deal(pos, words),
        "deal_id": pos.deal,
        "setup": side.setup(pos, words),
        "stacks": side.stacks(pos, words),
        "stock": side.workers(pos, words),
        "rewards": side.rewards(pos, words),
        "train_vp": pos.box.train_vp,
        "words": words,
    }
    return Drawing("board.jinja", data, title=words("map"))


def _panel(pos: RailroadRevolutionPosition, words: Words, seat: Seat) -> Panel:
    company = pos.companies[seat]
    left = pos.box.spare_shelf
    figures = (
        Figure(words("figure-cash"), text.money(words, company.money)),
        Figure(words("figure-shares"), str(company.shares)),
        Figure(
            words("figure-pieces"),
            f"{max(0, company.rails_left - left[0])} / {max(0, company.buildings_left - left[1])}",
            words("figure-pieces-title"),
        ),
        Figure(words("figure-workers"), str(sum(company.workers)), words("figure-workers-title")),
    )
    role = words("first-player") if seat == pos.first else ""
    more = railway(pos, words, seat)
    return Panel(seat, role, figures, Drawing("seat.jinja", more.data, id=f"seat-{seat}"))
