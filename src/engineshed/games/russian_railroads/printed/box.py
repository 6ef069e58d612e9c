"""Printed matter as the rules use it: spaces, lines, tiles and cards for one number of players."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from engineshed.games.russian_railroads.printed.components import Components, EffectData
from engineshed.kernel import number_of

Effect: TypeAlias = tuple[str, int, str]
"""A word of the vocabulary, how often, and what: ("track", 2, "grey")."""

Effects: TypeAlias = tuple[Effect, ...]

BLACK, GREY, BROWN, NATURAL, WHITE = range(5)
COLOURS: Final = ("black", "grey", "brown", "natural", "white")
TRANS_SIBERIAN, ST_PETERSBURG, KIEV = range(3)
LINES: Final = ("trans-siberian", "st-petersburg", "kiev")
SLOTS: Final = ("trans-siberian-1", "trans-siberian-2", "st-petersburg", "kiev")
"""The locomotive slots of a player board, in the order of Board.locomotives."""

LINE_OF_SLOT: Final = (0, 0, 1, 2)
TRACK_COLOURS: Final[dict[str, tuple[int, ...]]] = {
    "any": (0, 1, 2, 3, 4),
    "black grey": (0, 1),
    **{colour: (index,) for index, colour in enumerate(COLOURS)},
}


class Space:
    """An action space: on the board, or an engineer who is one."""

    __slots__ = (
        "area",
        "atom",
        "black",
        "effects",
        "never_full",
        "number",
        "repeatable",
        "reusable",
        "rounds",
        "rubles",
        "workers",
    )

    def __init__(
        self,
        atom: str,
        area: str,
        workers: int,
        rubles: int,
        effects: Effects,
        never_full: bool,
        repeatable: bool,
        reusable: bool,
        rounds: str,
        number: int,
    ) -> None:
        self.atom = atom
        self.area = area
        self.workers = workers
        self.rubles = rubles
        """Compulsory ones."""
        self.effects = effects
        self.never_full = never_full
        self.repeatable = repeatable
        self.reusable = reusable
        self.rounds = rounds
        self.number = number
        """Of the engineer; of the position that a turn-order space claims; else 0."""
        self.black = black_moves(effects)


def black_moves(effects: Effects) -> str:
    """Does this give black moves (RUS-2403): "yes", "if" the player chooses black (RUS-2404), or ""."""
    colours = [what for word, _, what in effects if word == "track"]
    return "yes" if "black" in colours else "if" if "black grey" in colours else ""


@dataclass(slots=True, eq=False)
class Gain:
    """A one-time gain of a special space; `bit` marks it as received."""

    bit: int
    line: int
    space: int
    colour: int
    locomotive: bool
    effects: Effects


@dataclass(slots=True, eq=False)
class Star:
    """Extra points of a special space in every scoring phase."""

    space: int
    colour: int
    points: int
    token: str


@dataclass(slots=True, eq=False)
class Line:
    """One of the three railway lines of a player board."""

    id: str
    length: int
    colours: tuple[int, ...]
    gains: tuple[Gain, ...]
    stars: tuple[Star, ...]
    doubling: tuple[int, int] | None
    """The space and the colour from which on the whole line counts twice."""


@dataclass(slots=True, eq=False)
class Card:
    """A '?' token, a '?' card or a starting bonus: what it gives, and what it gives if wanted."""

    id: str
    effects: Effects
    optional: Effects
    ordered: bool


@dataclass(slots=True, eq=False)
class EndBonus:
    """An end-bonus card."""

    id: str
    copies: int
    per: str
    each: int
    steps: tuple[tuple[int, int], ...]
    engineers: int


class Box:
    """Everything printed for one number of players, and the readings agreed on."""

    __slots__ = (
        "all_engineers_count",
        "boarded_up",
        "bonus_cards",
        "bonus_points",
        "chain_goes_on",
        "doubler_slots",
        "doublers",
        "engineers",
        "factories",
        "gaps",
        "industry_points",
        "industry_token",
        "letters",
        "lines",
        "locomotives",
        "majority",
        "may_keep_position",
        "pass_points",
        "places",
        "players",
        "question_cards",
        "rounds",
        "rubles",
        "reserve",
        "side",
        "spaces",
        "stacks",
        "starting_bonuses",
        "strip",
        "temporary",
        "tokens",
        "values",
        "workers",
    )

    def __init__(self, parts: Components, players: int, all_engineers: bool, chain_goes_on: bool) -> None:
        count = next(count for count in parts.players if count.id == players)
        self.players = players
        self.side = count.side
        self.rounds = count.rounds
        self.workers = count.workers
        self.reserve = count.reserve
        self.rubles = count.rubles
        self.locomotives = tuple(count.locomotives for _ in parts.locomotives)
        """Tiles of every number, #1 first."""
        self.strip = tuple(count.strip)
        self.stacks = tuple(count.stacks)
        self.may_keep_position = count.may_keep_position
        self.pass_points = tuple(parts.turn_order.pass_points)
        self.temporary = parts.counts.values.temporary_workers
        self.doublers = parts.counts.values.doublers
        self.doubler_slots = parts.doubler_slots
        self.values = (
            tuple(colour.points for colour in parts.colours),
            tuple(colour.revalued for colour in parts.colours),
        )
        self.lines = _lines(parts)
        self.industry_points = _industry_points(parts)
        self.gaps = tuple(space.gap or 0 for space in parts.industry)
        """Of every industry space the gap that it is, or 0."""
        self.industry_token = next(at for at, space in enumerate(parts.industry) if space.token)
        self.places = _places(parts)
        self.factories = tuple([()] + [_effects(factory.effect) for factory in parts.factories])
        """By number, from 1."""
        self.spaces = {space.atom: space for space in _spaces(parts, count.side)}
        self.boarded_up = {f"space:{space.id}" for space in parts.spaces} - set(self.spaces)
        """Spaces of the other side (RUS-401)."""
        self.engineers = {space.number: space for space in _engineers(parts)}
        self.letters = {engineer.id: engineer.stack for engineer in parts.engineers}
        self.tokens = {card.id: Card(card.id, _effects(card.effect), (), False) for card in parts.tokens}
        self.question_cards = {
            card.id: Card(card.id, _effects(card.effect), _effects(card.optional), card.ordered)
            for card in parts.question_cards
        }
        self.starting_bonuses = {
            card.id: Card(card.id, _effects(card.effect), (), False) for card in parts.starting_bonus_cards
        }
        self.bonus_cards = {
            card.id: EndBonus(card.id, card.copies, card.per, card.each, tuple(card.steps), card.engineers)
            for card in parts.end_bonus_cards
        }
        self.bonus_points = parts.end_bonus_points
        self.majority = (parts.majority.first, parts.majority.second)
        self.all_engineers_count = all_engineers
        self.chain_goes_on = chain_goes_on

    def space(self, atom: object) -> Space | None:
        """The space of the board or the engineer with this atom."""
        if not isinstance(atom, str):
            return None
        found = self.spaces.get(atom)
        return found or self.engineers.get(number_of(atom, "engineer") or 0)


def _effects(effects: list[EffectData]) -> Effects:
    return tuple((effect.do, effect.n, effect.what) for effect in effects)


def _spaces(parts: Components, side: str) -> list[Space]:
    return [
        Space(
            f"space:{space.id}",
            space.area,
            space.workers,
            space.rubles,
            _effects(space.effect),
            space.never_full,
            space.repeatable,
            space.reusable,
            space.rounds,
            next((effect.n for effect in space.effect if effect.do == "claim"), 0),
        )
        for space in parts.spaces
        if side in space.sides
    ]


def _engineers(parts: Components) -> list[Space]:
    return [
        Space(
            f"engineer:{engineer.id}",
            "engineer",
            engineer.workers,
            engineer.rubles,
            _effects(engineer.effect),
            False,
            engineer.repeatable,
            True,
            "all",
            engineer.id,
        )
        for engineer in parts.engineers
    ]


def _lines(parts: Components) -> tuple[Line, ...]:
    lines: list[Line] = []
    bit = 1
    for index, line in enumerate(parts.lines):
        gains: list[Gain] = []
        for gain in line.gains:
            colour = COLOURS.index(gain.track)
            gains.append(Gain(bit, index, gain.space, colour, gain.locomotive, _effects(gain.effect)))
            bit <<= 1
        stars = [Star(s.space, COLOURS.index(s.track), s.points, s.token) for s in line.stars]
        doubling = (line.doubling.space, COLOURS.index(line.doubling.track)) if line.doubling else None
        colours = tuple(COLOURS.index(colour) for colour in line.colours)
        lines.append(Line(line.id, line.length, colours, tuple(gains), tuple(stars), doubling))
    return tuple(lines)


def _industry_points(parts: Components) -> tuple[int, ...]:
    """What a marker scores on every industry space: the nearest printed value before it (RUS-1808)."""
    points: list[int] = []
    for space in parts.industry:
        points.append(points[-1] if space.points is None else space.points)
    return tuple(points)


def _places(parts: Components) -> tuple[str, ...]:
    """The circles for '?' tokens, in the order of the lines, then the industry track."""
    on_lines = [e.what for line in parts.lines for gain in line.gains for e in gain.effect if e.do == "token"]
    return (*on_lines, *(space.token for space in parts.industry if space.token))
