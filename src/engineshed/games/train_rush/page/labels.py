"""What people read instead of atoms and actions."""

from engineshed.games.train_rush.cards import UseSpecial
from engineshed.games.train_rush.effects import ChooseEffect
from engineshed.games.train_rush.gain import Bonus
from engineshed.games.train_rush.page import names
from engineshed.games.train_rush.phases.movement import CardSpecial
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.kernel import Action, Atom, Decision, Words, parts_of

VERBS = (
    "invest",
    "move",
    "play",
    "special",
    "visit",
    "lease",
    "contract",
    "lobby",
    "bid",
    "load",
    "hero",
    "buy",
    "exchange",
    "take",
)


def inner(decision: object) -> object:
    """The question itself, without the freedom to decline it."""
    return decision.decision if isinstance(decision, Bonus) else decision


def label(atom: Atom | tuple[Atom, ...], pos: TrainRushPosition, words: Words, decision: object) -> str:
    """One atom in words."""
    if isinstance(atom, tuple):
        return " · ".join(label(part, pos, words, decision) for part in atom)
    if isinstance(atom, int):
        return str(atom)
    kind, key = parts_of(atom)
    if not key:
        asked = decision.question(pos).name if isinstance(decision, Decision) else ""
        known = (f"word-{atom}-{asked}", f"word-{atom}", f"verb-{atom}")
        return words(next((name for name in known if name in words), known[-1]))
    return _named(kind, key, pos, words, decision)


def _named(kind: str, id: str, pos: TrainRushPosition, words: Words, decision: object) -> str:
    question = inner(decision)
    if kind == "card" and isinstance(question, CardSpecial | UseSpecial):
        return names.special(pos, words, id)
    if kind == "cargo":
        return _cargo(id, pos, words, decision)
    if kind == "contractor":
        city, _, colour = id.partition("-")
        return words("contractor-of", region=names.region(words, colour), city=names.city(pos, city))
    if kind == "space":
        city, _, size = id.partition("-")
        return words("contract-space", city=names.city(pos, city), size=int(size))
    if kind == "effect":
        effects = question.effects if isinstance(question, ChooseEffect) else ()
        number = int(id) if id.isdigit() else 0
        return names.effect(words, effects[number - 1]) if 0 < number <= len(effects) else id
    known = names.thing(kind, id, pos, words)
    if known is not None:
        return known
    return words(f"label-{kind}", number=id) if f"label-{kind}" in words else id


def _cargo(id: str, pos: TrainRushPosition, words: Words, decision: object) -> str:
    wagon, _, place = id.partition(".")
    train = pos.players[decision.seat].wagons if isinstance(decision, Decision) else {}
    good = train[wagon][int(place) - 1] if wagon in train and place.isdigit() else ""
    return words("cargo-of", good=names.good(words, good or "any"), wagon=names.wagon(pos, words, wagon))


def phrase(action: Action, pos: TrainRushPosition, words: Words, decision: object) -> str:
    """A whole option in one line: what is done, and with what."""
    if len(action) == 1:
        return label(action[0], pos, words, decision)
    things = " · ".join(label(atom, pos, words, decision) for atom in action[1:])
    return words("phrase", verb=words(f"verb-{action[0]}"), things=things)


def groups(words: Words) -> dict[Atom, str]:
    return {verb: words(f"verb-{verb}") for verb in VERBS}
