"""Effects as pictures: which symbols of icons.svg stand for them, with numbers beside them."""

from typing import NamedTuple

from engineshed.games.train_rush.printed.box import Effect

MOST = 3
"""Equal pieces drawn side by side; beyond that one piece and a number say it."""
TRACKS = {
    "investment": "invest",
    "coal": "coal",
    "loading": "load",
    "unloading": "unload",
    "wagons": "wagon-2",
}
"""The progress tracks by what they count."""


class Sign(NamedTuple):
    """A symbol, or a text beside one."""

    icon: str = ""
    text: str = ""


def signs(effect: Effect) -> list[Sign]:
    """What an effect does, in a few symbols."""
    word, times = effect.word, effect.times
    if word == "choice":
        either = [sign for part in effect.options for sign in (Sign(text="/"), *signs(part))]
        return either[1:]
    if word in ("coal", "investment"):
        return _several("coal" if word == "coal" else "invest", effect.amount)
    if word == "vp":
        return [Sign("vp"), Sign(text=str(effect.amount))]
    if word == "advance":
        on = [Sign(TRACKS[effect.track])] if effect.track in TRACKS else [Sign("any")]
        return [Sign("advance"), *on, Sign(text=f"+{times}")]
    if word == "buildWarehouse":
        return _several("warehouse", times)
    if word == "corruption":
        return [*_crest(effect), Sign("agent"), Sign(text=f"+{times}")]
    if word == "twoAgents":
        return [*_crest(effect), Sign("agents")]
    if word == "loadWagon":
        return [Sign("load2" if times == 2 else "load"), *([Sign(text=f"×{times}")] if times > 2 else [])]
    if word == "takeWagon":
        return [Sign(f"wagon-{effect.places}")]
    if word == "exchangeWagon":
        old, new = effect.swap
        return [Sign(f"wagon-{old}"), Sign("to"), Sign(f"wagon-{new}")]
    if word == "drawCards":
        kept = [] if effect.keep >= effect.draw else [Sign("keep"), Sign(text=str(effect.keep))]
        return [Sign("draw"), Sign(text=str(effect.draw)), *kept]
    if word == "freeAction":
        return [Sign("invest"), Sign(text=f"{effect.cost} → 0")]
    if word == "move":
        return [Sign("move"), Sign(text=str(effect.amount))]
    if word == "freeContract":
        return [Sign("contract"), Sign(text=str(effect.size)), Sign("vp"), Sign(text=str(effect.amount))]
    plain = {
        "buildStation": "station",
        "leaseWarehouse": "lease",
        "sidingTile": "siding",
        "specialFromHand": "free-special",
    }
    shown = Sign(plain.get(word, "any"))
    return [shown, Sign(text=f"×{times}")] if times > 1 else [shown]


def _several(icon: str, count: int) -> list[Sign]:
    return [Sign(icon)] * count if count <= MOST else [Sign(icon), Sign(text=f"×{count}")]


def _crest(effect: Effect) -> list[Sign]:
    return [Sign(f"crest-{effect.region}")] if effect.region else []


def small(effect: Effect) -> str:
    """The one symbol that stands for an effect where there is room for one only."""
    return "advance" if effect.word == "advance" else [sign.icon for sign in signs(effect) if sign.icon][-1]
