"""What people read instead of atoms, actions and facts."""

from engineshed.games.railroad_revolution.page import text
from engineshed.games.railroad_revolution.position import NOWHERE, RailroadRevolutionPosition
from engineshed.games.railroad_revolution.printed.box import ACTIONS
from engineshed.kernel import Action, Atom, Decision, Words, parts_of
from engineshed.kernel.page import Phase


def is_loose(atom: Atom) -> bool:
    """Is this drawn on no board?"""
    kind, rest = parts_of(atom)
    return atom != "share" if not rest else kind in ("pay", "shares", "money", "reward")


def label(atom: Atom, words: Words, pos: RailroadRevolutionPosition) -> str:
    """One atom in words."""
    said = str(atom)
    kind, rest = parts_of(said)
    box = pos.box
    if not rest:
        return words(f"word-{said}")
    if kind == "city":
        return box.cities[box.city_at[said]].name
    if kind == "track":
        return text.track(box, box.space_at[said])
    if kind == "own":
        colour, _, place = rest.partition("@")
        return words(f"own-{place}", worker=words(f"worker-{colour}"))
    if kind == "pay":
        return words("for-money", price=text.money(words, int(rest)))
    if kind in ("shares", "money"):
        return words("label-shares", n=int(rest)) if kind == "shares" else text.money(words, int(rest))
    if kind == "train":
        train, _, face = rest.partition(".")
        return words(f"train-{face}", train=words(f"train-{train}"))
    if kind == "stack":
        return words(f"train-{rest}")
    if kind == "slot":
        tile, number = box.slot_at[said]
        return words("slot-of", milestone=words("milestone", tile=tile), number=number + 1)
    if kind == "milestone":
        return words("milestone", tile=rest)
    if kind == "section":
        return words("section", number=int(rest))
    if kind == "setup":
        side, _colour = pos.offered.get(rest, ("front", 0))
        return text.effects(words, box.setup[rest][side])
    if kind == "deal" and pos.deal:
        half = box.deals[pos.deal][rest == "bottom"]
        return words("deal-half", shares=half.shares, reward=text.effects(words, half.words))
    return words(f"{kind}-{rest}")


def phrase(action: Action, words: Words, pos: RailroadRevolutionPosition) -> str:
    """A whole option in one line."""
    verb = str(action[0])
    if len(action) == 1:
        return words(f"word-{verb}")
    things = [label(atom, words, pos) for atom in action[1:]]
    return words("phrase", verb=words(f"word-{verb}"), things=" · ".join(things))


def fact(key: str, value: object, words: Words, pos: RailroadRevolutionPosition) -> dict[str, object]:
    """One fact of a question or an event in words; numbers stay numbers, so that plurals can be chosen."""
    if isinstance(value, bool):
        return {key: "yes" if value else "no"}
    if key == "money" and isinstance(value, int):
        return {"money": text.money(words, value), "paid": value}
    if key == "cash" and isinstance(value, int):
        return {"cash": text.money(words, value)}
    if key == "owed" and isinstance(value, int):
        return {"owed": text.money(words, value), "owes": "yes" if value else "no"}
    if key in ("own", "worker"):
        return _worker(key, str(value), words)
    if key == "managers" and isinstance(value, tuple):
        return {key: words.listed(words(f"worker-{colour}") for colour in value)}
    if key in ("action", "reward", "half", "piece") or (key == "track" and ":" in str(value)):
        return {key: label(str(value), words, pos)}
    if key == "track":
        return {key: text.track(pos.box, pos.box.space_at[f"track:{value}"])}
    if key == "train":
        return {key: words(f"train-{value}")}
    if key == "tile" and str(value) in pos.box.telegraph_tiles:
        return {key: words(f"tile-{value}")}
    return {key: value}


def _worker(key: str, value: str, words: Words) -> dict[str, object]:
    """A worker as somebody who does something, and as somebody to whom it is done; "no" for none."""
    kind, name = parts_of(value)
    colour = (name or kind).partition("@")[0]
    if not colour:
        return {key: "no", f"{key}_whom": ""}
    return {key: words(f"worker-{colour}"), f"{key}_whom": words(f"whom-{colour}")}


VERBS = (
    *("place", "build", "lay", "sell", "hire", "promote", "exchange", "flip", "take", "gain"),
    *("step", "tile", "accept", "again", "keep", "complete", "choose"),
)
STOP_OF = {"keep": "milestones", "complete": "milestones", "deal": "deal"}
"""The stop at which a question is asked; others belong to the worker or to the action."""


def phases(
    decision: Decision[RailroadRevolutionPosition] | None, pos: RailroadRevolutionPosition, words: Words
) -> tuple[Phase, ...]:
    """The turn as a timetable line."""
    if pos.turn.seat == NOWHERE:
        return (Phase(words("phase-setup"), True),)
    now = "worker"
    if decision is not None:
        usual = "deal" if pos.turn.seat != decision.seat else "action" if pos.turn.action >= 0 else "worker"
        now = STOP_OF.get(decision.question(pos).name, usual)
    action = words(f"action-{ACTIONS[pos.turn.action]}") if pos.turn.action >= 0 else words("phase-action")
    stops = (("worker", words("phase-worker")), ("action", action), ("deal", words("deal")))
    return tuple(
        Phase(said, stop == now) for stop, said in (*stops, ("milestones", words("phase-milestones")))
    )


def groups(words: Words) -> dict[Atom, str]:
    """The headings of the list of moves."""
    return {verb: words(f"word-{verb}") for verb in VERBS}
