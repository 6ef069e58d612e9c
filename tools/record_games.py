"""Record whole games into tests/records: of every configuration, every end, and for decisions that are rare.

Run it after a change that makes old records diverge (and raise the game's rules version then):

    python tools/record_games.py age-of-steam
"""

import sys
from pathlib import Path

from rich.progress import track

from engineshed.kernel import Configuration, Game, Position, Result, Rng, find_game, games
from engineshed.kernel.advice import advice_for
from engineshed.kernel.play import Match, Record, new_game

RECORDS = Path(__file__).parent.parent / "tests" / "records"
ODD = 6
"""One move in this many is left to chance, so that the games differ from each other."""
SEEDS = 12
"""So many more games per configuration are looked at for another end."""
RARE: dict[str, dict[str, tuple[Configuration, int, int]]] = {
    "age-of-steam": {"western-us_3p_asks-choose-award": ((3, {"map": "western-us"}), 1, 20)},
    "railroad-revolution": {"3p_asks-free-station": ((3, {}), 1001, 2)},
    "train-rush": {
        "3p_asks-take-parcel": ((3, {}), 1001, 2),
        "4p_asks-discard-card": ((4, {}), 1002, 3),
    },
}
"""Games that come to a decision which none of the others asks: configuration, seed, and how odd they are."""


def played(game: Game[Position], configuration: Configuration, seed: int, odd: int) -> Match[Position]:
    """A whole game that mostly follows the game's own advice."""
    players, settings = configuration
    match = new_game(game, players, settings, seed=seed)
    advice, rng = advice_for(game), Rng(seed)
    match.settle()
    while waiting := match.state.waiting():
        seat = waiting[0]
        options = match.state.options(seat)
        seen = match.state.seen_by(seat).imagine(rng)
        decision = seen.decision(seat)
        assert decision is not None
        ideas = options if rng.below(odd) == 0 else advice.propose(seen.pos, decision, options) or options
        match.play(seat, ideas[0] if ideas is not options else rng.choice(options))
        match.settle()
    return match


def end_of(result: Result) -> str:
    """What kind of end this was: the reason, and for one player whether it was won."""
    return result.reason if result.won is None else f"{result.reason}-{'won' if result.won else 'lost'}"


def name_of(configuration: Configuration) -> str:
    players, settings = configuration
    said = [f"{key}-{value}".lower() for key, value in settings.items() if key != "map"]
    return "_".join([*([str(settings["map"])] if "map" in settings else []), f"{players}p", *said])


def write(game: Game[Position], name: str, record: Record) -> None:
    folder = RECORDS / game.id
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.jsonl").write_text(record.text(), encoding="utf-8")


def main(wanted: list[str]) -> None:
    for game in [find_game(name) for name in wanted] or list(games().values()):
        ends: set[str] = set()
        for number, configuration in enumerate(track(list(game.configurations()), description=game.id)):
            match = played(game, configuration, number, ODD)
            result = match.state.result()
            assert result is not None
            ends.add(end_of(result))
            write(game, name_of(configuration), match.record())
        for number, configuration in enumerate(game.configurations()):
            for seed in range(SEEDS if number < 6 else 0):
                match = played(game, configuration, 100 + seed, 1 if seed % 2 else ODD)
                result = match.state.result()
                assert result is not None
                if end_of(result) not in ends:
                    ends.add(end_of(result))
                    write(game, f"{name_of(configuration)}_end-{end_of(result)}", match.record())
        for name, (configuration, seed, odd) in RARE.get(game.id, {}).items():
            write(game, name, played(game, configuration, seed, odd).record())


if __name__ == "__main__":
    main(sys.argv[1:])
