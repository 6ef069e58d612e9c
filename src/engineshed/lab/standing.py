"""A table of what arenas have kept: `python -m engineshed.lab.standing docs/results/arena`.

    engineshed arena GAME --players N --bots expert,steady --wanted 0.65 --keep docs/results/arena/NAME.jsonl

measures a line and goes on with it another day; what the files say stands in docs/results/bots.md. *clearly*
says whether the share surely lies above or below what is wanted or, against others than `steady`, fair.
"""

import sys
from pathlib import Path
from typing import Final

from engineshed.kernel import find_game
from engineshed.lab.arena import Arena

WANTED: Final = {2: 0.80, 3: 0.65, 4: 0.55, 5: 0.50, 6: 0.50}
"""The share that `expert` should win against `steady`, by the number of players."""
HEAD: Final = (
    *("game", "players", "bot", "against", "seconds", "games", "share", "95 %", "wanted", "clearly"),
    *("points", "of the others", "median ms", "p99 ms", "seed"),
)


def table(folder: Path) -> list[str]:
    """The lines of the table, by game and number of players."""
    arenas = [Arena.kept_in(file) for file in folder.glob("*.jsonl")]
    lines = [HEAD, ("---",) * len(HEAD), *sorted(_row(arena) for arena in arenas if arena.outcomes)]
    return [f"| {' | '.join(map(str, line))} |" for line in lines]


def _row(arena: Arena) -> tuple[object, ...]:
    first, *others = arena.bots
    line = arena.line(first)
    alike = set(others) == {first}  # of whom somebody always wins
    asked = first == "expert" and set(others) == {"steady"}
    if asked:
        arena.wanted = WANTED[arena.players]
    return (
        _name(arena),
        arena.players,
        first,
        f"{len(others)} x {others[0]}" if others else "alone",
        f"{arena.thinking:g}" if arena.thinking else "usual",
        len(arena.outcomes),
        "" if alike else f"{line['share']:.0%}",
        "" if alike else f"{line['low']:.0%} to {line['high']:.0%}",
        f"{arena.wanted:.0%}" if others and not alike else "",
        arena.verdict(),
        line["mean_score"],
        arena.line(others[0])["mean_score"] if others and not alike else "",
        line["median_ms"],
        line["p99_ms"],
        arena.seed,
    )


def _name(arena: Arena) -> str:
    """The game, with the settings that are not the usual ones."""
    game = find_game(arena.game)
    usual = {setting.id: setting.default for setting in game.settings}
    other = [f"{name} {value}" for name, value in arena.settings.items() if usual[name] != value]
    return ", ".join([game.name("en"), *other])


if __name__ == "__main__":
    print("\n".join(table(Path(sys.argv[1]))))
