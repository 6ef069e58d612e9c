"""How this game's actions are written: a verb, then things named "kind:id"."""

from engineshed.kernel import Action, Atom


def named(action: Action, verb: str, kind: str) -> str:
    """The id in an action (verb, "kind:id"); "" for anything else."""
    if len(action) == 2 and action[0] == verb:
        return id_of(action[1], kind)
    return ""


def id_of(atom: Atom, kind: str) -> str:
    """The id in an atom "kind:id"; "" for anything else."""
    if isinstance(atom, str) and atom.startswith(kind) and atom[len(kind) : len(kind) + 1] == ":":
        return atom[len(kind) + 1 :]
    return ""
