"""What soak has played so far, and what nobody has met yet."""

import importlib
import json
import pkgutil
import subprocess
from collections import Counter
from datetime import UTC, datetime
from typing import Final, NamedTuple

from engineshed.kernel import Decision, Game, Position, Settings

HEAD: Final = (
    "game",
    "configurations",
    "games of each, at least",
    "games",
    "by bots with an aim",
    "moves",
    "failed",
    "decisions asked",
    "effect words resolved",
)


class Soaked(NamedTuple):
    """How a planned game went: what was asked and resolved, and what went wrong if anything did."""

    name: str
    game: str
    bot: str
    moves: int
    asked: list[str]
    """Classes of decisions."""
    resolved: list[str]
    """Effect words."""
    error: str


def name_of(game: str, players: int, settings: Settings) -> str:
    """A configuration in one line."""
    return f"{game} {players} {json.dumps(dict(settings), sort_keys=True)}"


class Tally:
    """What has been played of one game so far, and what nobody has met."""

    def __init__(self, game: Game[Position], log: list[Soaked]) -> None:
        played = {one.name: one for one in log if one.game == game.id}.values()  # the last try counts
        self.title = game.name("en")
        self.games = len(played)
        self.aimed = sum(one.bot != "random" for one in played)
        self.moves = sum(one.moves for one in played)
        self.errors = [one for one in played if one.error]
        per_configuration = Counter(one.name.rpartition(" ")[0] for one in played)
        configurations = [name_of(game.id, *agreed) for agreed in game.configurations()]
        self.configurations = len(configurations)
        self.fewest = min((per_configuration[name] for name in configurations), default=0)
        decisions, words = decisions_of(game), set(game.vocabulary or ())
        self.decisions, self.words = len(decisions), len(words)
        self.not_asked = sorted(decisions - {name for one in played for name in one.asked})
        self.not_resolved = sorted(words - {name for one in played for name in one.resolved})

    def __str__(self) -> str:
        lines = [f"{self.title}: {self.games} games, {self.moves} moves, {len(self.errors)} failed"]
        if self.not_asked:
            lines.append(f"  never asked: {', '.join(self.not_asked)}")
        if self.not_resolved:
            lines.append(f"  never resolved: {', '.join(self.not_resolved)}")
        return "\n".join(lines)

    def row(self) -> str:
        cells = (
            self.title,
            self.configurations,
            self.fewest,
            self.games,
            self.aimed,
            f"{self.moves:,}",
            len(self.errors),
            f"{self.decisions - len(self.not_asked)} of {self.decisions}",
            f"{self.words - len(self.not_resolved)} of {self.words}" if self.words else "none",
        )
        return "| " + " | ".join(map(str, cells)) + " |"


def page(tallies: list[Tally]) -> str:
    """The results as docs/results/ keeps them."""
    git = ("git", "rev-parse", "--short", "HEAD")
    commit = subprocess.run(git, capture_output=True, text=True, check=False).stdout.strip() or "unknown"
    lines = [
        "# Soak",
        "",
        f"{datetime.now(UTC).date()}, commit {commit}. Whole games with every invariant checked after every",
        "action and every record replayed, half by `random` bots, half in turn by `curious`, `steady`",
        "and `novice` bots. `curious` takes the game's advice or, as often, what it took least so far.",
        '`make soak ARGS="--write docs/results/soak.md"` goes on where it stopped and makes this page; the',
        "aim is 200 games of every configuration, every decision asked and every effect word resolved.",
        "",
        "| " + " | ".join(HEAD) + " |",
        "|" + " --- |" * len(HEAD),
        *(tally.row() for tally in tallies),
        "",
    ]
    for tally in tallies:
        if tally.not_asked:
            lines.append(f"- {tally.title}, never asked: {', '.join(tally.not_asked)}.")
        if tally.not_resolved:
            lines.append(f"- {tally.title}, never resolved: {', '.join(tally.not_resolved)}.")
        lines += [f"- failed: {one.name}: {one.error}" for one in tally.errors]
    return "\n".join(lines).rstrip() + "\n"


def decisions_of(game: Game[Position]) -> set[str]:
    """The names of all decisions that a game's modules define, without what only others build on."""
    found: set[str] = set()
    package = importlib.import_module(game.package)
    modules = [game.package]
    if hasattr(package, "__path__"):
        modules += [module.name for module in pkgutil.walk_packages(package.__path__, f"{game.package}.")]
    for name in modules:
        for thing in vars(importlib.import_module(name)).values():
            if isinstance(thing, type) and issubclass(thing, Decision) and thing.__module__ == name:
                if thing.take is not Decision.take:
                    found.add(thing.__name__)
    return found
