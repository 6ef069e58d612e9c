"""Effects as they stand in the data: one word and what it needs, turned into what play uses."""

from typing import Literal

import msgspec

from engineshed.games.train_rush.printed.box import Effect

EffectWord = Literal[
    "vp",
    "coal",
    "investment",
    "move",
    "advance",
    "buildWarehouse",
    "buildStation",
    "corruption",
    "loadWagon",
    "takeWagon",
    "exchangeWagon",
    "choice",
    "drawCards",
    "leaseWarehouse",
    "freeAction",
    "sidingTile",
    "specialFromHand",
    "freeContract",
]
GoodName = Literal["brass", "water", "food", "copper", "gold"]
State = Literal["ravenshire", "calestia", "awhar"]
ProgressTrack = Literal["investment", "coal", "loading", "unloading", "wagons"]

AMOUNTS = ("vp", "coal", "investment", "move")
"""Words whose number is an amount gained at once; that of the others is how often they happen."""


class EffectData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    op: EffectWord
    n: int = 1
    track: ProgressTrack | Literal["any"] = "any"
    region: State | Literal["active"] = "active"
    same_sector: bool = msgspec.field(default=False, name="sameSector")
    places: Literal[0, 2, 3] = 0
    old: int = msgspec.field(default=0, name="from")
    new: int = msgspec.field(default=0, name="to")
    options: tuple["EffectData", ...] = ()
    draw: int = 0
    keep: int = 0
    city: Literal["any"] = "any"
    cost: int = 0
    which: Literal["any"] = "any"
    points: int = 0
    token: Literal[False] = False
    size: Literal[0, 2, 3, 4, 5] = 0
    vp: int = 0


def effect_of(data: EffectData) -> Effect:
    """The effect as play uses it."""
    word = "twoAgents" if data.same_sector else data.op
    amount = data.points if data.op == "move" else data.vp if data.op == "freeContract" else data.n
    return Effect(
        word,
        times=1 if data.op in AMOUNTS or data.same_sector else data.n,
        amount=amount if data.op in AMOUNTS or data.op == "freeContract" else 0,
        track="" if data.track == "any" else data.track,
        region="" if data.region == "active" else data.region,
        places=data.places,
        swap=(data.old, data.new),
        draw=data.draw,
        keep=data.keep,
        cost=data.cost,
        size=data.size,
        options=tuple(effect_of(option) for option in data.options),
    )
