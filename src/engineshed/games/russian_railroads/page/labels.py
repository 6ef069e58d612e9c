"""Atoms and whole options in words."""

from engineshed.games.russian_railroads.page import text
from engineshed.games.russian_railroads.phases.carry import Carry
from engineshed.games.russian_railroads.phases.turn import Turn, pass_points
from engineshed.games.russian_railroads.position import RussianRailroadsPosition
from engineshed.kernel import PASS, Action, Atom, Decision, Words, name_of, parts_of

VERBS = ("place", "move", "locomotive", "factory", "take", "repeat", "reuse")
"""First words of options; what follows them is drawn."""


def label(
    atom: Atom | tuple[Atom, ...],
    words: Words,
    pos: RussianRailroadsPosition,
    asked: Decision[RussianRailroadsPosition] | None,
) -> str:
    """What people read instead of an atom."""
    if isinstance(atom, tuple):
        return " ".join(label(part, words, pos, asked) for part in atom)
    kind, rest = parts_of(atom)
    if kind == "pass":
        return _pass(words, pos, asked)
    if kind == "done":
        return words("label-done" if isinstance(asked, Carry) and asked.must else "label-skip")
    if kind in ("space", "engineer"):
        return text.space(words, atom)
    if kind == "pay":
        return text.pieces(words, rest)
    if kind == "track":
        line, _, colour = rest.rpartition("-")
        return words("label-track", line=words(f"line-{line}"), colour=colour)
    if kind == "slot":
        return text.slot(words, rest)
    if kind in ("token", "card", "bonus", "starting"):
        return words(f"{kind}-{rest}")
    if kind in ("marker", "stack", "returned", "gap"):
        return words(f"label-{kind}", n=int(rest))
    return words(f"label-{kind}") if f"label-{kind}" in words else str(atom)


def _pass(
    words: Words, pos: RussianRailroadsPosition, asked: Decision[RussianRailroadsPosition] | None
) -> str:
    if isinstance(asked, Turn):
        return words("label-pass", n=pass_points(pos, asked.seat))
    return words("label-leave")


def phrase(
    action: Action,
    words: Words,
    pos: RussianRailroadsPosition,
    asked: Decision[RussianRailroadsPosition] | None,
) -> str:
    """A whole option in one line."""
    if len(action) == 1:
        return label(action[0], words, pos, asked)
    verb, *rest = action
    said = [label(atom, words, pos, asked) for atom in rest]
    space = pos.box.space(rest[0])
    if verb in ("place", "reuse", "repeat") and space is not None:
        gives = text.effects(words, space.effects)
        paid = text.pieces(words, name_of(rest[1], "pay"), "placed") if len(rest) > 1 else ""
        return words(f"phrase-{verb}", space=said[0], gives=gives, paid=paid)
    if verb == "move":
        return words("phrase-move", what=said[0])
    return words(f"phrase-{verb}", what=words.listed(said))


def groups(words: Words) -> dict[Atom, str]:
    """Headings of the list of moves."""
    return {verb: words(f"group-{verb}") for verb in VERBS} | {PASS[0]: words("group-pass")}
