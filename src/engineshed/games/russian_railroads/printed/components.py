"""The component file, checked when it is loaded; `box.py` makes from it what the rules use."""

from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from engineshed.kernel.components import build, read_json

Word = Literal[
    "track",
    "industry",
    "build",
    "locomotive",
    "repeat",
    "token",
    "question-card",
    "doubler",
    "rubles",
    "points",
    "station",
    "temporary",
    "claim",
    "hire",
    "worker",
    "tracks",
    "second-marker",
    "revalue",
    "medal",
    "black-worker",
    "engineer",
    "engineer-points",
    "locomotive-points",
    "end-bonus",
]
"""The vocabulary of effects."""

Colour = Literal["black", "grey", "brown", "natural", "white"]
Side = Literal["3-4", "2"]


class EffectData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    do: Word
    n: int = 1
    what: str = ""


class SpaceData(msgspec.Struct, frozen=True):
    id: str
    area: Literal["track", "locomotive", "industry", "side", "turn-order", "engineers"]
    workers: int
    rubles: int
    sides: list[Side]
    effect: list[EffectData]
    never_full: bool = False
    repeatable: bool = True
    reusable: bool = True
    rounds: Literal["all", "not last", "last"] = "all"


class EngineerData(msgspec.Struct, frozen=True):
    id: int
    stack: Literal["A", "B", ""]
    workers: int
    rubles: int
    effect: list[EffectData]
    repeatable: bool = True


class CountData(msgspec.Struct, frozen=True):
    """What depends on the number of players."""

    id: int
    side: Side
    rounds: int
    workers: int
    reserve: int
    rubles: int
    locomotives: int
    strip: list[Literal["upcoming", "public", "hire"]]
    stacks: list[Literal["A", "B", ""]]
    may_keep_position: bool


class ColourData(msgspec.Struct, frozen=True):
    id: Colour
    points: int
    revalued: int


class GainData(msgspec.Struct, frozen=True):
    """A one-time gain of a special space."""

    space: int
    track: Colour
    locomotive: bool
    effect: list[EffectData]


class StarData(msgspec.Struct, frozen=True):
    """Extra points in every scoring phase; `token`: only with this '?' token laid."""

    space: int
    track: Colour
    points: int
    token: str = ""


class DoublingData(msgspec.Struct, frozen=True):
    space: int
    track: Colour


class LineData(msgspec.Struct, frozen=True):
    id: str
    length: int
    colours: list[Colour]
    locomotives: int
    gains: list[GainData]
    stars: list[StarData]
    doubling: DoublingData | None = None


class LaneData(msgspec.Struct, frozen=True):
    """One space of the industry track: printed points, a gap, or a place for a '?' token."""

    points: int | None = None
    gap: int | None = None
    token: str = ""


class NumberData(msgspec.Struct, frozen=True):
    id: int
    count: int


class FactoryData(msgspec.Struct, frozen=True):
    id: int
    effect: list[EffectData]


class CardData(msgspec.Struct, frozen=True):
    """A '?' token, a '?' card or a starting-bonus card."""

    id: str
    effect: list[EffectData]
    optional: list[EffectData] = []
    ordered: bool = False


class BonusData(msgspec.Struct, frozen=True):
    """An end-bonus card: a number of points each, or the points of the highest step reached."""

    id: str
    copies: int
    per: str = ""
    each: int = 0
    steps: list[tuple[int, int]] = []
    engineers: int = 0


class PassData(msgspec.Struct, frozen=True):
    pass_points: list[int]


class MajorityData(msgspec.Struct, frozen=True):
    first: int
    second: int


class SupplyData(msgspec.Struct, frozen=True):
    doublers: int
    temporary_workers: int


class CountsData(msgspec.Struct, frozen=True):
    values: SupplyData


class Components(msgspec.Struct, frozen=True):
    """Everything in the box."""

    counts: CountsData
    players: list[CountData]
    colours: list[ColourData]
    spaces: list[SpaceData]
    turn_order: PassData
    lines: list[LineData]
    doubler_slots: int
    industry: list[LaneData]
    locomotives: list[NumberData]
    factories: list[FactoryData]
    engineers: list[EngineerData]
    tokens: list[CardData]
    question_cards: list[CardData]
    end_bonus_cards: list[BonusData]
    end_bonus_points: int
    starting_bonus_cards: list[CardData]
    majority: MajorityData


FILE = files("engineshed.games.russian_railroads").joinpath("data", "components.json")


def read(data: dict[str, object]) -> Components:
    """Components from plain data: the file's own, or the file's with something laid over it."""
    return build(FILE.name, data, Components)


@cache
def components() -> Components:
    return read(read_json(FILE))
