"""The form of a transcript, and what its notes and its set-up mean here."""

from collections.abc import Iterator

import msgspec

from engineshed.games.age_of_steam.printed.components import map_data
from engineshed.kernel import Atom, Value
from engineshed.kernel.play import BadRecord

Place = tuple[int, int]
Track = tuple[int | str | None, ...]


class Note(msgspec.Struct, frozen=True):
    rule: str


class Cubes(msgspec.Struct, frozen=True):
    """Cubes on a hex; `column` where they come from, if they have just arrived."""

    hex: Place
    cubes: list[str]
    column: str = ""


class Tracks(msgspec.Struct, frozen=True):
    hex: Place
    tracks: list[Track]


class Row(msgspec.Struct, frozen=True):
    """One seat's figures; what a table does not tell is None."""

    cash: int
    income: int
    shares: int | None = None
    locomotive: int | None = None
    shortfall: int = 0
    score: int | None = None
    track: int | None = None
    unfinished: int | None = None
    out: bool = False


class Standing(msgspec.Struct, frozen=True):
    place: int
    seat: str
    score: int | None


class Final(msgspec.Struct, frozen=True):
    standings: list[Standing]
    table: dict[str, Row]


class Start(msgspec.Struct, frozen=True, rename="camel"):
    turn_order: list[str]
    players: dict[str, Row]
    cubes: list[Cubes]
    display: dict[str, list[str | None]] = {}
    bag: dict[str, int] = {}
    terminals: list[dict[str, object]] | dict[str, object] = []


class Entry(msgspec.Struct, frozen=True, rename="camel"):
    """One step: exactly one of do, chance, event, check, mark."""

    i: int
    seat: str = ""
    do: str = ""
    chance: str = ""
    event: str = ""
    check: str = ""
    mark: str = ""
    auto: str = ""
    round: int = 0
    # do
    count: int = 0
    amount: int = 0
    action: str = ""
    hex: Place | None = None
    hexes: list[Place] = []
    city: str = ""
    tile: str = ""
    tile_options: list[str] = []
    exits: list[tuple[int, int | str]] = []
    kind: str = ""
    cost: int | None = None
    full_price: int | None = None
    takes_over: list[Place] = []
    after_tiles: int = 0
    colour: str = ""
    from_: Place | None = msgspec.field(name="from", default=None)
    via: list[Place] = []
    owners: list[str | None] = []
    income: dict[str, int] | int = 0
    cube: str = ""
    column: str = ""
    row: int = 0
    returned: list[str] = []
    cash_after: int | None = None
    # chance
    light: list[int] = []
    dark: list[int] = []
    cubes: list[str | Cubes] = []
    for_: str = msgspec.field(name="for", default="")
    arrivals: list[Cubes] = []
    # check
    order: list[str] = []
    paid: dict[str, int] = {}
    table: dict[str, Row] = {}
    lost: dict[str, int] = {}
    display: dict[str, list[str | None]] = {}
    bag: dict[str, int] = {}
    track: list[Tracks] = []


class Transcript(msgspec.Struct, frozen=True):
    game: str
    map: str
    players: int
    seats: list[str]
    notes: list[Note]
    start: Start
    steps: list[Entry]
    final: Final


def read(data: object) -> Transcript:
    """A transcript from parsed JSON, or BadRecord."""
    try:
        return msgspec.convert(data, Transcript)
    except msgspec.ValidationError as error:
        raise BadRecord(f"no transcript of Age of Steam: {error}") from None


def settings_of(told: Transcript) -> dict[str, Value]:
    """The readings that the game was played with."""
    notes = {note.rule for note in told.notes}
    steps = told.steps
    settings: dict[str, Value] = {"map": told.map}
    # The source keeps a turn open for a city that is never placed: the setting matters without the note too.
    if "urbanize-after-build" in notes or any(step.action == "urbanization" for step in steps):
        settings["urbanize"] = "any-time"
    if "ownership-lost-at-turn-end" in notes or any(step.event == "ownership-lost" for step in steps):
        settings["abandoned"] = "end-of-turn"
    if "doubled-reduction-in-turn-4-only" in notes:
        settings["reduction"] = "turn-4-only"
    if any("redirect" in step.kind and step.takes_over for step in steps):
        settings["redirect"] = "takes-over"
    if any(step.for_ == "production" or step.do == "skip-production" for step in steps):
        settings["production"] = "may-return"
    # Both are readings of the source that need no note: what is played may begin or run where ours would not.
    if told.map == "germany":
        settings["terminals"] = "starts-too"
    if told.map == "st-lucia":
        settings["retrace"] = "allowed"
    easier = map_data(told.map).setup.city_cubes_easy_variant
    if easier and all(len(entry.cubes) == easier for entry in told.start.cubes):
        settings["easier"] = True
    return settings


FALLING = ((6, 6, 6), (6, 6, 5), (6, 5, 5), (5, 5, 5), (5, 5, 4), (5, 4, 4))
"""Dice for the first player order: each total lower than the one before."""


def outcomes(told: Transcript) -> Iterator[tuple[str, list[Atom]]]:
    """Everything that chance answered, by the name of the question, each question's answers in order."""
    for block, spaces in told.start.display.items():
        for row, cube in enumerate(spaces, 1):
            if cube is not None:
                yield f"setup:{block}/{row}", [cube]
    fixed = dict(terminals(told))
    for entry in told.start.cubes:
        if entry.hex not in fixed:
            yield f"setup:hex:{entry.hex[0]},{entry.hex[1]}", list(entry.cubes)
    for place, colour in fixed.items():
        yield f"setup:hex:{place[0]},{place[1]}", [colour]
    for place_, seat in enumerate(told.start.turn_order):
        yield f"setup:order:{told.seats.index(seat)}", list(FALLING[place_])
    asked = next((step.seat for step in told.steps if step.do in ("pay-first", "decline-first")), None)
    if asked is not None:
        yield "setup:asked-first", [told.seats.index(asked) + 1]
    for step in told.steps:
        if step.chance == "goods-growth":
            yield "growth:light", list(step.light)
            # Where the source rolls no dark dice they have no effect: any will do.
            yield "growth:dark", list(step.dark) or [1] * len(step.light)
        elif step.chance == "draw":
            cubes: list[Atom] = [cube for cube in step.cubes if isinstance(cube, str)]
            if not cubes:
                continue  # nothing is drawn from an empty bag, so nobody asks
            if step.for_ == "production":
                yield "production", cubes
            elif step.hex is not None:
                yield f"growth:hex:{step.hex[0]},{step.hex[1]}", cubes


def terminals(told: Transcript) -> Iterator[tuple[Place, str]]:
    """The colour that each foreign terminal accepts, however the file lists them."""
    found = told.start.terminals
    entries = found.items() if isinstance(found, dict) else (("", entry) for entry in found)
    for name, entry in entries:
        facts: dict[str, object] = entry if isinstance(entry, dict) else {"colour": entry}
        place = facts.get("hex")
        values = [
            facts.get(key) for key in ("colour", "color", "accepts", "cube", "cubes", "colours", "colors")
        ]
        colours = [colour for value in values for colour in (value if isinstance(value, list) else [value])]
        colour = next((colour for colour in colours if isinstance(colour, str)), None)
        if colour is None:
            raise BadRecord(f"no colour for the terminal {name or place}")
        if isinstance(place, list):
            yield (int(place[0]), int(place[1])), colour
        else:
            yield _place_named(told.map, name or str(facts.get("name") or facts.get("id"))), colour


def _place_named(map_name: str, name: str) -> Place:
    for hex_ in map_data(map_name).hexes:
        if hex_.terminal is not None and name in (hex_.terminal.id, hex_.terminal.name, f"{hex_.q},{hex_.r}"):
            return hex_.q, hex_.r
    raise BadRecord(f"no terminal {name!r} on this map")
