"""What people draw on a board, as the game reads it (`GamePage.sketch`)."""

from typing import TYPE_CHECKING

import msgspec

from engineshed.kernel.action import Action, Atom
from engineshed.kernel.refusal import Refusal

if TYPE_CHECKING:
    from engineshed.kernel.page import Drawing


class Sketch(msgspec.Struct, frozen=True):
    """What somebody has drawn on the main board so far, and what it means."""

    marks: tuple[Atom, ...]
    """Of the marks, those that still count; none: the drawing is dropped."""
    actions: tuple[Action, ...] = ()
    """What is played one after the other with one confirmation; none: it is not complete."""
    text: str = ""
    """What it is, or what is missing."""
    drawing: "Drawing | None" = None
    """An `<svg>` for `<g id="sketch">` of the main board; a click on `data-draw` makes that mark."""
    others: tuple[Action, ...] = ()
    """Single options that the same marks could mean as well."""
    refusal: Refusal | None = None
