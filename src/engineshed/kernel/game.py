"""What a game is, its settings, and the registry of installed games."""

import importlib
import importlib.util
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import combinations
from types import ModuleType
from typing import ClassVar, Generic, Literal, TypeAlias, TypeVar, cast

from mypy_extensions import mypyc_attr

from engineshed.kernel import dump
from engineshed.kernel.accent import PLAIN, Accent
from engineshed.kernel.action import Seat
from engineshed.kernel.chance import Chance, Rng, Seeded
from engineshed.kernel.components import find_file, is_package
from engineshed.kernel.orders import OrderForm
from engineshed.kernel.rules import Ledger, load_ledger
from engineshed.kernel.score import Result, ScoreSheet
from engineshed.kernel.state import ALL_KNOWING, Position, Setup, State
from engineshed.kernel.steps import Step
from engineshed.kernel.vocabulary import EffectWords

P = TypeVar("P", bound=Position)

Value: TypeAlias = str | int | bool
Settings: TypeAlias = Mapping[str, Value]
Configuration: TypeAlias = tuple[int, dict[str, Value]]
"""Players and settings."""


class BadSetup(ValueError):
    """A game, a number of players or a setting that does not exist; the message says what does."""


class Setting:
    """Something to agree on before the game. Its name and sentence are the words `setting-<id>` and so on."""

    __slots__ = ("board", "choices", "default", "expansion", "id", "kind", "rules", "when")

    def __init__(
        self,
        id: str,
        default: Value,
        choices: tuple[Value, ...] = (False, True),
        *,
        rules: tuple[str, ...] = (),
        when: Mapping[str, tuple[Value, ...]] | None = None,
        expansion: bool = False,
        board: bool = False,
    ) -> None:
        self.id = id
        self.default = default
        self.choices = choices
        self.kind: Literal["choice", "int", "bool"] = (
            "bool" if type(default) is bool else "int" if type(default) is int else "choice"
        )
        self.rules = rules
        self.when = dict(when or {})
        """Other settings and the values with which this one means anything."""
        self.expansion = expansion
        """Tests play every pair of these together."""
        self.board = board
        """Chooses the map or board: it decides how many can play, and pages show its picture and name."""

    def applies(self, settings: Settings) -> bool:
        return all(settings.get(other) in values for other, values in self.when.items())


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[P]):
    """One game: who can play, what can be set, how it starts, how it is scored.

    The installed games are instances of subclasses, named by entry points of the group "engineshed.games".
    """

    id: ClassVar[str]
    title: ClassVar[dict[str, str]]
    """By language; English is read where another is missing."""
    version: ClassVar[int] = 1
    """The version of the rules. Raise it when a change can make a running game go differently."""
    settings: ClassVar[tuple[Setting, ...]] = ()
    minutes: ClassVar[tuple[int, int]] = (5, 10)
    weight: ClassVar[float] = 1.0
    """Complexity from 1 to 5, as players rate it."""
    accent: ClassVar[Accent] = PLAIN
    """Its own colours."""
    vocabulary: ClassVar[EffectWords | None] = None
    """The effect words of its cards, tiles and spaces, where there are any."""

    # What a game must say

    def seats(self, settings: Settings) -> tuple[int, ...]:
        """The numbers of players that these settings allow."""
        raise NotImplementedError

    def position(self, players: int, settings: Settings) -> P:
        """The table before anything random happens."""
        raise NotImplementedError

    def outline(self, players: int, settings: Settings) -> Step[P]:
        """The whole game as one step."""
        raise NotImplementedError

    def result(self, pos: P) -> Result:
        """Places and score sheets of a finished game."""
        raise NotImplementedError

    # What a game may say

    def score_now(self, pos: P) -> list[ScoreSheet]:
        """What each seat would score if the game ended now, from open information."""
        return []

    def round_of(self, pos: P) -> int:
        """The number of the round, by which replays step; 0 before the first, or if there are no rounds."""
        return 0

    def orders(self, pos: P, seat: Seat) -> tuple[OrderForm, ...]:
        """The standing orders that this seat may give, from what it sees."""
        return ()

    def figures(self, pos: P, seat: Seat) -> dict[str, int]:
        """The seat's public figures (cash, workers, points...), by the names that bills use.

        Every change of a figure is booked with `State.book`, so the books alone tell what everybody has.
        """
        return {}

    def check(self, pos: P) -> None:
        """Assert what must always hold: pieces are conserved, debts stay within their limits."""

    def configurations(self) -> Iterator[Configuration]:
        """A covering set of set-ups for tests and soak, see `covering`."""
        yield from covering(self)

    # What every game can do

    def new(self, players: int, settings: Settings, chance: Chance) -> State[P]:
        """A fresh state, run to its first decision; no record is kept (see Match)."""
        agreed = self.agree(players, settings)
        setup = Setup(self, players, agreed)
        agenda = [self.outline(players, agreed)]
        return State(setup, self.position(players, agreed), agenda, chance, ALL_KNOWING)

    def agree(self, players: int, settings: Settings) -> dict[str, Value]:
        """All settings with their values, or BadSetup."""
        known = {setting.id: setting for setting in self.settings}
        for name, value in settings.items():
            if name not in known:
                raise BadSetup(f"{self.id} has no setting {name!r}; it has {', '.join(known) or 'none'}")
            choices = known[name].choices
            if not any(value == choice and type(value) is type(choice) for choice in choices):
                raise BadSetup(f"{name} = {value!r}: choose one of {', '.join(map(str, choices))}")
        agreed = {setting.id: settings.get(setting.id, setting.default) for setting in self.settings}
        if type(players) is not int or players not in self.seats(agreed):
            allowed = ", ".join(map(str, self.seats(agreed)))
            raise BadSetup(f"{self.id} with these settings is for {allowed} players, not {players}")
        return agreed

    @property
    def package(self) -> str:
        module = type(self).__module__
        return module.rpartition(".")[0] if module.endswith(".game") else module

    def data(self, name: str) -> Traversable:
        return files(self.package).joinpath("data", name)

    def ledger(self) -> Ledger:
        return _ledger(self.package)

    def room(self, name: str) -> ModuleType | None:
        """A module of the game's package by its agreed name ("page", "bot"); None if the game has none."""
        full = f"{self.package}.{name}"
        found = is_package(self.package) and importlib.util.find_spec(full) is not None
        return importlib.import_module(full) if found else None

    def all_seats(self) -> tuple[int, int]:
        """Fewest and most players over all settings."""
        counts = [count for settings in _boards(self) for count in self.seats(settings)]
        return min(counts), max(counts)

    def usual_players(self, settings: Settings) -> int:
        """Four if that is possible: enough company, not too much waiting."""
        return min(self.seats(settings), key=lambda count: (abs(count - 4), count))

    def board_setting(self) -> Setting | None:
        """The setting that chooses the map, if the game has several."""
        return next((setting for setting in self.settings if setting.board), None)

    def name(self, language: str) -> str:
        """The title in this language, else in English, else in any."""
        return self.title.get(language) or self.title.get("en") or next(iter(self.title.values()), self.id)


def load_state(game: "Game[P]", data: bytes) -> State[P]:
    """The inverse of State.dump."""
    packages = ("engineshed.kernel", game.package)
    name, players, settings, pos, agenda, chance, barriers, viewer = dump.items(data)
    if name != game.id:
        raise ValueError(f"a state of {name}, not of {game.id}")
    setup = Setup(game, cast(int, players), cast("dict[str, Value]", dump.unpack(settings, packages)))
    position = game.position(setup.players, setup.settings)  # with the printed matter, which no dump holds
    dump.fill(position, pos, packages)
    steps = cast("list[Step[P]]", dump.unpack(agenda, packages))
    source = cast(Chance, dump.unpack(chance, packages))
    return State(setup, position, steps, source, cast(int, viewer), cast(int, barriers))


def covering(game: "Game[P]") -> Iterator[Configuration]:
    """Every seat count on every map, every other value of every setting, every pair of expansions."""
    done: set[tuple[int, tuple[tuple[str, Value], ...]]] = set()

    def fresh(players: int, settings: dict[str, Value]) -> bool:
        key = (players, tuple(sorted(settings.items())))
        found = key not in done
        done.add(key)
        return found

    for settings in _boards(game):
        for players in game.seats(settings):
            if fresh(players, settings):
                yield players, settings
    extras = [(s, v) for s in game.settings if not s.board for v in s.choices if v != s.default]
    chosen = [[extra] for extra in extras]
    chosen += [
        [a, b] for a, b in combinations(extras, 2) if a[0].expansion and b[0].expansion and a[0] is not b[0]
    ]
    for number, wanted in enumerate(chosen):
        for base in _boards(game):
            settings = dict(base)
            for setting, value in wanted:
                settings |= {
                    o: vs[0] for o, vs in setting.when.items() if settings.get(o) not in vs and o not in base
                }
                settings[setting.id] = value
            full = {s.id: settings.get(s.id, s.default) for s in game.settings}
            counts = game.seats(full)
            if all(setting.applies(full) for setting, _ in wanted) and counts:
                players = counts[number % len(counts)]
                if fresh(players, settings):
                    yield players, settings
                break


def _boards(game: "Game[P]") -> list[dict[str, Value]]:
    """One set of settings per map; a game without maps has one."""
    setting = game.board_setting()
    return [{}] if setting is None else [{setting.id: value} for value in setting.choices]


@cache
def _ledger(package: str) -> Ledger:
    file = find_file(package, "data", "rules.toml")
    return load_ledger(file) if file else Ledger()


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group="engineshed.games")}


@cache
def _loaded(name: str) -> "Game[Position]":
    return cast("Game[Position]", _entries()[name].load())


@cache
def _installed() -> dict[str, "Game[Position]"]:
    found = [_loaded(name) for name in _entries()]
    return {game.id: game for game in sorted(found, key=lambda game: game.name("en"))}


def installed() -> list[str]:
    """The names under which games are installed; none is read for it."""
    return list(_entries())


def games() -> dict[str, "Game[Position]"]:
    """The installed games by id."""
    return dict(_installed())


def find_game(name: str) -> "Game[Position]":
    """An installed game, or BadSetup with the list of those there are.

    Where it is installed under its id, as is usual, no other game is read for it.
    """
    if name in _entries() and _loaded(name).id == name:
        return _loaded(name)
    known = _installed()
    if name not in known:
        raise BadSetup(f"no game {name!r} is installed; there are {', '.join(known) or 'none'}")
    return known[name]


def new_state(game: "Game[P]", players: int, settings: Settings, seed: int) -> State[P]:
    """A state from a seed, run to its first decision: for simulation and search."""
    state = game.new(players, settings, Seeded(Rng(seed)))
    state.run()
    return state
