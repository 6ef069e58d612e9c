"""What is asked, in one line, and where in the round that is."""

from engineshed.games.train_rush.building import Lease
from engineshed.games.train_rush.cards import KeepCards
from engineshed.games.train_rush.gain import Bonus
from engineshed.games.train_rush.page import names
from engineshed.games.train_rush.phases.city import CityAction, FulfilContract, PlaceMarker
from engineshed.games.train_rush.phases.draft import RejectHeroes
from engineshed.games.train_rush.phases.investment import FreeAction
from engineshed.games.train_rush.phases.market import SellGoods
from engineshed.games.train_rush.phases.movement import CardMove, CardSpecial, Drive
from engineshed.games.train_rush.phases.round import PHASES
from engineshed.games.train_rush.phases.siding import RefillDisplay
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.games.train_rush.tracks import Advance
from engineshed.games.train_rush.wagons import ExchangeWagon, TakeWagon, Unload
from engineshed.kernel import Words
from engineshed.kernel.page import Phase, Prompt, timetable

RULES = {
    "ChooseGood": ("TR-219",),
    "ReturnCards": ("TR-224",),
    "RejectHeroes": ("TR-302",),
    "PickHero": ("TR-304",),
    "PlaySpy": ("TR-1801",),
    "Lobby": ("TR-1901",),
    "LoadWagon": ("TR-1402",),
    "Invest": ("TR-2102",),
    "PlayCard": ("TR-2302",),
    "CardMove": ("TR-504", "TR-505"),
    "Drive": ("TR-504", "TR-505"),
    "CardSpecial": ("TR-2316",),
    "TakeCard": ("TR-2319",),
    "CityAction": ("TR-2402",),
    "BlackMarket": ("TR-2501",),
    "SellGoods": ("TR-2521",),
    "PlaceContract": ("TR-2518",),
    "TakeParcel": ("TR-2603",),
    "ChooseAdvance": ("TR-2611",),
    "PlayHero": ("TR-2702",),
    "BuildWarehouse": ("TR-703",),
    "BuildStation": ("TR-707",),
    "Lease": ("TR-713",),
    "Corrupt": ("TR-906",),
    "CorruptTwice": ("TR-1108",),
    "TakeWagon": ("TR-1411",),
    "ExchangeWagon": ("TR-1421",),
    "Advance": ("TR-1003",),
    "ChooseTile": ("TR-805",),
    "RefillDisplay": ("TR-803",),
    "UseSpecial": ("TR-1208",),
    "DrawCards": ("TR-1505",),
    "KeepCards": ("TR-1505",),
    "DiscardCard": ("TR-1503",),
    "FreeAction": ("TR-3125",),
    "ChooseEffect": ("TR-1602",),
    "Unload": ("TR-2412",),
}
"""The rule that each question links to."""


def inner(decision: object) -> object:
    """The question itself, without the freedom to decline it."""
    return decision.decision if isinstance(decision, Bonus) else decision


def prompt(decision: object, pos: TrainRushPosition, words: Words) -> Prompt:
    if decision is None:
        return Prompt(words("ask-nothing"))
    asked = inner(decision)
    kind = type(asked).__name__
    facts = _facts(asked, pos, words)
    text = words(f"ask-{kind}", **facts)
    if isinstance(decision, Bonus) and decision.rest is not None:
        text = words("ask-times", text=text, left=decision.rest.times + 1)
    return Prompt(
        text, RULES.get(kind, ()), words(f"hint-{kind}", **facts) if f"hint-{kind}" in words else ""
    )


def _facts(asked: object, pos: TrainRushPosition, words: Words) -> dict[str, object]:
    """What the sentence needs to know."""
    seat = getattr(asked, "seat", 0)
    player = pos.players[seat]
    facts: dict[str, object] = {"coal": player.coal, "markers": player.investment}
    if isinstance(asked, CardMove):
        points, coal = asked.printed_move(pos)
        facts |= {
            "number": ("I", "II", "III")[asked.number],
            "card": names.special(pos, words, asked.card),
            "points": points,
            "cost": coal,
        }
    elif isinstance(asked, Drive):
        facts |= {"points": asked.points}
    elif isinstance(asked, CardSpecial):
        facts |= {"special": names.effect(words, pos.box.cards[asked.card].special)}
    elif isinstance(asked, RejectHeroes):
        facts |= {"count": asked.count}
    elif isinstance(asked, KeepCards):
        facts |= {"most": asked.most}
    elif isinstance(asked, CityAction):
        facts |= _in_city(asked, pos)
    elif isinstance(asked, SellGoods):
        reward = pos.box.rewards[asked.reward]
        facts |= {"price": reward.cost, "value": asked.value, "left": asked.left(pos)}
        facts |= {"reward": names.effect(words, reward.effect)}
    elif isinstance(asked, TakeWagon):
        facts |= {"places": asked.places}
    elif isinstance(asked, ExchangeWagon):
        facts |= {"old": asked.old, "new": asked.new}
    elif isinstance(asked, Advance):
        facts |= {"track": names.track(words, asked.track), "any": "no" if asked.track else "yes"}
    elif isinstance(asked, Unload):
        facts |= {"good": names.good(words, asked.good)}
    elif isinstance(asked, RefillDisplay):
        facts |= {"space": asked.index + 1}
    elif isinstance(asked, FreeAction):
        facts |= {"cost": asked.cost}
    return facts


def _in_city(action: CityAction, pos: TrainRushPosition) -> dict[str, object]:
    for part in (*action.must, *action.may):
        if isinstance(part, PlaceMarker | FulfilContract | Lease) and part.city:
            contract = next((p for p in action.may if isinstance(p, FulfilContract)), None)
            unloaded = contract.unloaded if contract else 0
            left = max(pos.value(action.seat, "unloading") - unloaded, 0)
            return {"city": names.city(pos, part.city), "left": left}
    return {"city": "", "left": 0}


def phases(pos: TrainRushPosition, words: Words) -> tuple[Phase, ...]:
    if pos.phase == "setup":
        return timetable(words, ("setup",), "setup")
    return timetable(words, PHASES, pos.phase)
