"""The boards in words, for a terminal: what lies there by the names that the drawings give it."""

from collections import Counter
from collections.abc import Sequence
from html.parser import HTMLParser
from typing import Final

from engineshed.kernel import Position
from engineshed.kernel.page import Drawing, Scene, page_of
from engineshed.web.render import bare, draw

AT_MOST: Final = 8
"""Things of a board that are named unless `board` asks for all."""


class _Names(HTMLParser):
    """Collects the labels and titles of a drawing, which screen readers would say."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []
        self._titled = False
        self._label: str | None = None
        """Of the last element that had one: a title inside says the same once more."""
        self._picked: set[tuple[str, str]] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._titled = tag == "title"
        known = dict(attrs)
        label, atom = known.get("aria-label"), known.get("data-pick")
        if label and (not atom or (atom, label) not in self._picked):
            self.names.append(label)
        if label and atom:  # a piece that is drawn again for narrow windows
            self._picked.add((atom, label))
        self._label = label or self._label

    def handle_data(self, data: str) -> None:
        if self._titled and data.strip() and data.strip() != self._label:
            self.names.append(data.strip())
        self._titled = False


def named(drawing: Drawing, scene: Scene[Position], players: Sequence[str]) -> Counter[str]:
    """What a drawing names, and how often."""
    found = _Names()
    found.feed(str(draw(drawing, scene.game)))
    return Counter(bare(name, players) for name in found.names if name != drawing.title)


class Boards:
    """Describes the boards of a game; what lies there since the set-up is left out."""

    def __init__(self, start: Scene[Position], players: Sequence[str]) -> None:
        self.players = players
        self.printed: Counter[str] = Counter()
        for drawing in _drawings(start):
            self.printed |= named(drawing, start, players)

    def lines(self, scene: Scene[Position], everything: bool = False) -> list[str]:
        """One line for each board: what has come to lie there, or everything that it names."""
        lines = []
        for drawing in _drawings(scene):
            names = named(drawing, scene, self.players)
            told = names if everything else names - self.printed
            said = [f"{name} ×{count}" if count > 1 else name for name, count in told.items()]
            more = [] if everything or len(said) <= AT_MOST else [f"… ({len(said) - AT_MOST})"]
            if said:
                shown = said if everything else said[:AT_MOST]
                lines.append(f"{drawing.title or drawing.id}: {'; '.join([*shown, *more])}")
        return lines


def _drawings(scene: Scene[Position]) -> list[Drawing]:
    view = page_of(scene.game).view(scene)
    return [*view.boards, *view.dock, *([] if view.hand is None else [view.hand])]
