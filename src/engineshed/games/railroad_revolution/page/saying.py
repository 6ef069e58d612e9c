"""What people read instead of atoms, actions and events; what is asked."""

from engineshed.games.railroad_revolution.page import text
from engineshed.games.railroad_revolution.phases.milestones import CompleteFirst, KeepMilestone
from engineshed.games.railroad_revolution.phases.railroad import LayRails
from engineshed.games.railroad_revolution.phases.setup import ChooseSetup
from engineshed.games.railroad_revolution.phases.turn import PlaceWorker
from engineshed.games.railroad_revolution.pool import Effects, Hire, Pay
from engineshed.games.railroad_revolution.position import NOWHERE, RailroadRevolutionPosition
from engineshed.games.railroad_revolution.printed.box import ACTIONS
from engineshed.kernel import Action, Atom, Message, Words, parts_of
from engineshed.kernel.page import Phase, Prompt, name


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


def sentence(event: Message, words: Words, pos: RailroadRevolutionPosition) -> str:
    """A line of the log."""
    facts: dict[str, object] = {"who": "" if event.seat is None else name(event.seat)}
    for key, value in event.facts.items():
        if key == "money" and isinstance(value, int):
            facts |= {"money": text.money(words, value), "paid": value}
        elif key in ("own", "worker"):
            facts |= _worker(key, str(value), words)
        elif key == "managers" and isinstance(value, tuple):
            facts[key] = ", ".join(words(f"worker-{colour}") for colour in value)
        elif key in ("action", "reward", "half", "piece") or (key == "track" and ":" in str(value)):
            facts[key] = label(str(value), words, pos)
        elif key == "track":
            facts[key] = text.track(pos.box, pos.box.space_at[f"track:{value}"])
        elif key == "train":
            facts[key] = words(f"train-{value}")
        elif key == "tile" and str(value) in pos.box.telegraph_tiles:
            facts[key] = words(f"tile-{value}")
        elif isinstance(value, bool):
            facts[key] = "yes" if value else "no"
        else:
            facts[key] = value
    return words(f"log-{event.name}", **facts)


def _worker(key: str, value: str, words: Words) -> dict[str, object]:
    """A worker as somebody who does something, and as somebody to whom it is done; "no" for none."""
    colour = value.rpartition(":")[2].partition("@")[0]
    if not colour:
        return {key: "no", f"{key}_whom": ""}
    return {key: words(f"worker-{colour}"), f"{key}_whom": words(f"whom-{colour}")}


def prompt(decision: object, pos: RailroadRevolutionPosition, words: Words) -> Prompt:
    """What is asked, in one sentence."""
    if not isinstance(decision, Effects):
        return Prompt(words("ask-nothing"))
    company, seat = pos.companies[decision.seat], decision.seat
    cash = text.money(words, company.money)
    for part in decision.must:
        if isinstance(part, ChooseSetup):
            return Prompt(words("ask-setup"), ("RRV-231",), words("ask-setup-hint"))
        if isinstance(part, PlaceWorker):
            return Prompt(words("ask-place", cash=cash), ("RRV-302",), words("ask-place-hint"))
        if isinstance(part, KeepMilestone):
            return Prompt(words("ask-keep"), ("RRV-1114",), words("ask-keep-hint"))
        if isinstance(part, CompleteFirst):
            return Prompt(words("ask-complete"), ("RRV-1117",))
        if isinstance(part, Hire):
            return Prompt(words("ask-hire", cash=cash), ("RRV-403",), words("ask-hire-hint"))
        if isinstance(part, Pay):
            owed = text.money(words, pos.turn.owed)
            return Prompt(words("ask-pay", owed=owed, cash=cash), ("RRV-417",))
    if not (decision.must or decision.may or pos.turn.owed):
        return Prompt(words("ask-last"), ("RRV-408", "RRV-410"), words("ask-last-hint"))
    if pos.turn.seat == NOWHERE:
        return Prompt(words("ask-setup-reward"), ("RRV-232",), words("ask-setup-reward-hint"))
    if pos.turn.seat != seat or (pos.turn.done and not pos.turn.deal and any_deal(decision)):
        return Prompt(words("ask-deal", shares=company.shares), ("RRV-1004",), words("ask-deal-hint"))
    action = ACTIONS[pos.turn.action]
    owed = text.money(words, pos.turn.owed)
    if decision.must:
        left = next((part.left for part in decision.must if isinstance(part, LayRails)), 0)
        said = words(f"ask-{action}", cash=cash, left=left)
        return Prompt(said, (RULES[action],), words("ask-any-order"))
    return Prompt(
        words("ask-rest", owed=owed, owes="yes" if pos.turn.owed else "no", cash=cash),
        ("RRV-401",),
        words("ask-any-order"),
    )


VERBS = (
    *("place", "build", "lay", "sell", "hire", "promote", "exchange", "flip", "take", "gain"),
    *("step", "tile", "accept", "again", "keep", "complete", "choose"),
)
RULES = {"station": "RRV-501", "railroad": "RRV-601", "telegraph": "RRV-701", "trade": "RRV-801"}


def any_deal(decision: Effects) -> bool:
    return any(type(part).__name__ == "AcceptDeal" for part in decision.may)


def phases(decision: object, pos: RailroadRevolutionPosition, words: Words) -> tuple[Phase, ...]:
    """The turn as a timetable line."""
    if pos.turn.seat == NOWHERE:
        return (Phase(words("phase-setup"), True),)
    now = "worker"
    if isinstance(decision, Effects):
        if any(isinstance(part, KeepMilestone | CompleteFirst) for part in decision.must):
            now = "milestones"
        elif pos.turn.seat != decision.seat or (pos.turn.done and any_deal(decision)):
            now = "deal"
        elif pos.turn.action >= 0:
            now = "action"
    action = words(f"action-{ACTIONS[pos.turn.action]}") if pos.turn.action >= 0 else words("phase-action")
    stops = (("worker", words("phase-worker")), ("action", action), ("deal", words("deal")))
    return tuple(
        Phase(said, stop == now) for stop, said in (*stops, ("milestones", words("phase-milestones")))
    )


def groups(words: Words) -> dict[Atom, str]:
    """The headings of the list of moves."""
    return {verb: words(f"word-{verb}") for verb in VERBS}
