"""How Age of Steam is shown."""

from collections.abc import Mapping, Sequence

from engineshed.games.age_of_steam.page import (
    cubes,
    deliveries,
    dock,
    drawing,
    facts,
    gallery,
    labels,
    motions,
    network,
    pictures,
    places,
    prospects,
    timetable,
)
from engineshed.games.age_of_steam.page.land import Field, land_of
from engineshed.games.age_of_steam.page.legend import LEGEND
from engineshed.games.age_of_steam.page.log_icons import SYMBOLS
from engineshed.games.age_of_steam.page.panels import panels
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.kernel import Action, Atom, Message, Seat, Settings, Words
from engineshed.kernel.page import (
    Drawing,
    Flow,
    GallerySection,
    GamePage,
    Groups,
    Picked,
    Scene,
    Sketch,
    View,
    grouped,
)

AosScene = Scene[AgeOfSteamPosition]


class AgeOfSteamPage(GamePage[AgeOfSteamPosition]):
    """The map with everything on it, the goods display, actions and tracks in the dock."""

    tells = True
    legend = LEGEND
    symbols = SYMBOLS
    together = frozenset({"tile", "turn"})
    flow = Flow(debts=frozenset({"shares"}), closes=True, compared=frozenset({"issue"}))

    def view(self, scene: AosScene) -> View:
        pos, words = scene.pos, scene.words
        name = words(f"setting-map-{pos.board.id}")
        docks = (dock.goods(pos, words), dock.actions(pos, words), dock.tracks(pos, words))
        return View(
            prompt=self.prompt(scene),
            boards=(_board(pos, words, name, deliveries.goals(scene)),),
            panels=panels(pos, words),
            dock=tuple(drawing for drawing in docks if drawing is not None),
            score_now=tuple(scene.game.score_now(pos)),
            turn=words("turn-of", map=name, turn=pos.turn, turns=pos.map.turns(pos.players)),
            phases=timetable.phases(pos, words),
            warnings=self.warnings(scene),
        )

    def label(self, atom: Picked, scene: AosScene) -> str:
        if isinstance(atom, tuple) and atom[0] == "ship":
            return deliveries.from_to(atom, scene.pos, scene.shown_seat)
        return labels.label(atom, scene.words, scene.pos, scene.decision)

    def phrase(self, action: Action, scene: AosScene) -> str:
        return labels.phrase(action, scene.words, scene.pos, scene.shown_seat)

    def groups(self, scene: AosScene) -> Groups:
        return grouped(scene.options, labels.groups(scene.decision, scene.words))

    def fact(self, key: str, value: object, message: Message, scene: AosScene) -> Mapping[str, object]:
        return facts.fact(key, value, scene.words, scene.pos)

    def reason(self, told: Mapping[str, object], scene: AosScene) -> Mapping[str, object]:
        return facts.reason(told, scene.words, scene.pos)

    def shortlist(self, scene: AosScene) -> tuple[Action, ...]:
        return deliveries.shortlist(scene)

    def held(self, thing: str, seat: Seat, scene: AosScene) -> int | None:
        pos = scene.pos
        counted = {"cash": pos.cash, "income": pos.income, "shares": pos.shares, "engine": pos.engine}
        return counted[thing][seat] if thing in counted else None

    def outlook(self, actions: Sequence[Action], scene: AosScene) -> tuple[str, ...]:
        return prospects.outlook(actions, scene)

    def beside(self, amount: int, scene: AosScene) -> str:
        return prospects.beside(amount, scene)

    def hint(self, atom: Atom, scene: AosScene) -> str:
        return prospects.hint(atom, scene)

    def finishes(self, action: Action, scene: AosScene) -> str:
        return prospects.finishes(action, scene)

    def warnings(self, scene: AosScene) -> tuple[str, ...]:
        return prospects.warnings(scene)

    def drawable(self, scene: AosScene) -> tuple[Atom, ...]:
        return drawing.drawable(scene)

    def sketch(self, marks: Sequence[Atom], scene: AosScene) -> Sketch | None:
        return drawing.sketch(marks, scene)

    def picture(self, atom: Picked, scene: AosScene) -> Drawing | None:
        return pictures.picture(atom, scene.pos, scene.shown_seat)

    def ghost(self, action: Action, scene: AosScene) -> Drawing | None:
        return pictures.ghost(action, scene.pos, scene.shown_seat)

    def marks(self, event: Message, scene: AosScene) -> tuple[Atom, ...]:
        return motions.marks(event)

    def motion(self, event: Message, scene: AosScene) -> Drawing | None:
        return motions.motion(event, scene.pos)

    def poster(self, settings: Settings, words: Words) -> Drawing:
        return pictures.poster(settings, words)

    def gallery(self, words: Words) -> list[GallerySection]:
        return gallery.gallery(words)


PAGE = AgeOfSteamPage()


def _board(pos: AgeOfSteamPosition, words: Words, name: str, goals: list[deliveries.Goal]) -> Drawing:
    """The map: what is printed comes ready from `land_of`, the rest from the position."""
    land = land_of(pos.board.id)
    grid = land.grid
    lines = network.lines(pos, grid)
    discs = [(line.x, line.y) for line in lines if line.seat is not None]
    data = {
        "land": land,
        "fields": _fields(pos, words),
        "lines": lines,
        "directs": network.directs(pos, grid),
        "towns": places.towns(pos, grid, discs),
        "cities": places.cities(pos, grid, words),
        "open_cubes": cubes.open_cubes(pos, grid, discs),
        "goals": goals,
        "colours": cubes.COLOURS,
        "title": words("board-of", map=name),
        "words": words,
    }
    return Drawing("board.svg.jinja", data, title=name)


def _fields(pos: AgeOfSteamPosition, words: Words) -> list[tuple[Field, str]]:
    """The hexes that are picked as such, each with its name; cities and terminals are pieces of their own."""
    named = zip(land_of(pos.board.id).fields, places.hex_names(pos.board.id, words), strict=True)
    return [pair for n, pair in enumerate(named) if n not in pos.cities and n not in pos.terminals]
