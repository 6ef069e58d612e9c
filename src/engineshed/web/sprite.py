"""The drawn symbols that a game brings along: `page/icons.svg`, inlined once per page."""

import re
from functools import cache, lru_cache

from markupsafe import Markup, escape

from engineshed.kernel.components import find_file

_SYMBOL = re.compile(r'<symbol id="[a-z]+-([^"]+)" viewBox="0 0 ([\d.]+) ([\d.]+)"')
_ID = re.compile(r'<symbol id="([^"]+)"')


class Sprite:
    """The symbols of one game. A template writes `{{ icon("coal") }}` for the symbol `<prefix>-coal`."""

    def __init__(self, package: str) -> None:
        found = find_file(package, "page", "icons.svg") if package else None
        text = found.read_text("utf-8") if found else ""
        self.package = package
        self.text = Markup(text)
        """The whole file, as the pages of the game inline it."""
        self.sizes = {name: (float(width), float(height)) for name, width, height in _SYMBOL.findall(text)}
        """Width and height of each symbol in its own units."""
        self.prefix = next(iter(_ID.findall(text)), "").partition("-")[0]

    def __call__(self, name: str, said: str = "", kind: str = "", **place: float) -> Markup:
        """A symbol, as high as a line of text, or at a `place` of a drawing: x, y and height.

        `said` names it for hovering and screen readers; without it, it is only for the eye.
        """
        return _symbol(self, name, said, kind, **place)


@lru_cache(maxsize=20_000, typed=True)
def _symbol(sprite: Sprite, name: str, said: str, kind: str, **place: float) -> Markup:
    """A board draws hundreds of them, nearly always the same; `typed`, for Markup equals its plain text."""
    if name not in sprite.sizes:
        raise KeyError(f"{sprite.package} has no symbol {name!r} in its page/icons.svg")
    width, height = sprite.sizes[name]
    at, classes = "", " ".join(filter(None, ("drawn" if place else "sym", kind)))
    if place:
        high = place.get("height", height)
        at = f' x="{place["x"]:g}" y="{place["y"]:g}" width="{high * width / height:g}" height="{high:g}"'
    read = 'role="img" aria-label="{0}"><title>{0}</title>' if said else 'aria-hidden="true">'
    return Markup(
        f'<svg class="{escape(classes)}" viewBox="0 0 {width:g} {height:g}"{at} '
        f'{read.format(escape(said))}<use href="#{sprite.prefix}-{name}"/></svg>'
    )


@cache
def sprite(package: str) -> Sprite:
    """The symbols of a game; a game without a sprite has none."""
    return Sprite(package)
