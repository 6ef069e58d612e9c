"""What people read instead of atoms and actions."""

from collections.abc import Callable, Sequence
from typing import Final

from engineshed.games.steam_rollers.effects import FACES
from engineshed.games.steam_rollers.page.sheets import hex_name
from engineshed.games.steam_rollers.position import NOBODY, SteamRollersPosition
from engineshed.games.steam_rollers.printed.map import NAME, PLACE_OF_ATOM
from engineshed.kernel import Action, Atom, Seat, Words, kind_of, name_of, number_of, parts_of
from engineshed.kernel.page import Groups, name

VERBS: Final = ("change", "build", "upgrade", "deliver", "take", "order", "pick", "pass")


def effect_word(pos: SteamRollersPosition, number: int) -> str:
    """The words of the side of a tile that lies up."""
    return f"tile-{FACES[pos.faces[number]].effect.replace('_', '-')}"


def label(atom: Atom | tuple[Atom, ...], words: Words, pos: SteamRollersPosition) -> str:
    """One atom in words; several that are picked together: the lines of a route, or a track and its turn."""
    if isinstance(atom, tuple):
        if kind_of(atom[0]) == "line":
            return words.listed(label(line, words, pos) for line in atom)
        return label(atom[0], words, pos)
    kind, rest = parts_of(atom)
    if not rest:
        return words(f"word-{atom}")
    return NAMES[kind](rest, words, pos) if kind in NAMES else rest


def _hex(rest: str, words: Words, pos: SteamRollersPosition) -> str:
    return hex_name(PLACE_OF_ATOM[f"hex:{rest}"], words)


def _good(rest: str, words: Words, pos: SteamRollersPosition) -> str:
    if rest == "private":
        return words("good-private")
    city, _, colour = rest.partition("-")
    if not colour:
        return words("good-of", colour=city)
    return words("good-on-city", colour=colour.partition("-")[0], city=int(city))


def _tile(rest: str, words: Words, pos: SteamRollersPosition) -> str:
    return words("tile-n", number=int(rest), effect=words(effect_word(pos, int(rest))))


def _line(rest: str, words: Words, pos: SteamRollersPosition) -> str:
    cities, _, number = rest.partition(".")
    return words("line-short", cities=cities.replace("-", "–"), number=int(number))


NAMES: Final[dict[str, Callable[[str, Words, SteamRollersPosition], str]]] = {
    "hex": _hex,
    "good": _good,
    "tile": _tile,
    "line": _line,
    "track": lambda rest, words, pos: words(f"track-{rest}"),
    "turn": lambda rest, words, pos: words("turn-n", n=int(rest)),
    "die": lambda rest, words, pos: words("die-n", value=int(rest)),
    "face": lambda rest, words, pos: words("face-n", value=int(rest)),
    "box": lambda rest, words, pos: words("box-n", box=int(rest)),
    "city": lambda rest, words, pos: words("city-short", city=int(rest)),
    "plus": lambda rest, words, pos: words("plus-n", plus=int(rest)),
    "order": lambda rest, words, pos: words("order-n", number=int(rest)),
    "instead": lambda rest, words, pos: words("instead-of", colour=rest),
    "start": lambda rest, words, pos: words(f"start-{rest}"),
}


def phrase(action: Action, words: Words, pos: SteamRollersPosition, seat: Seat) -> str:
    """A whole option in one sentence."""
    atoms = [label(atom, words, pos) for atom in action]
    match action[0]:
        case "build":
            place = PLACE_OF_ATOM[str(action[1])]
            return words("phrase-build", track=atoms[2], turn=name_of(action[3], "turn"), hex=NAME[place])
        case "deliver":
            return _delivery(action, words, pos, seat)
        case "pick":
            dice = " + ".join(name_of(atom, "die") for atom in action if kind_of(atom) == "die")
            return words("phrase-pick", dice=dice, count=sum(kind_of(a) == "die" for a in action))
        case "take":
            number = int(name_of(action[1], "tile"))
            owner = pos.owner[number]
            return words(
                "phrase-take",
                tile=atoms[1],
                owner="" if owner in (NOBODY, seat) else name(owner),
                whose="pool" if owner == NOBODY else "own" if owner == seat else "other",
            )
        case "change":
            return words("phrase-change", tile=atoms[1], to=atoms[2])
        case "order":
            return words.listed(atoms[1:])
    return atoms[0] if len(atoms) == 1 else f"{atoms[0]}: {', '.join(atoms[1:])}"


def _delivery(action: Action, words: Words, pos: SteamRollersPosition, seat: Seat) -> str:
    lines = [str(atom) for atom in action if kind_of(atom) == "line"]
    plus, distance = _distance(action, pos, seat)
    return words(
        "phrase-deliver",
        good=label(action[1], words, pos),
        city=int(name_of(action[2], "city")),
        way=words.listed(label(atom, words, pos) for atom in lines),
        distance=distance,
        plus=plus,
        tile="yes" if any(kind_of(atom) == "tile" for atom in action) else "no",
    )


def _distance(action: Action, pos: SteamRollersPosition, seat: Seat) -> tuple[int, int]:
    """What tile 3 adds to a delivery, and how far it then goes."""
    found = [pos.sheets[seat].line(str(atom)) for atom in action if kind_of(atom) == "line"]
    plus = sum(number_of(atom, "plus") or 0 for atom in action)
    return plus, plus + sum(1 + line[3] for line in found if line is not None)


def groups(options: Sequence[Action], words: Words, pos: SteamRollersPosition, seat: Seat) -> Groups:
    """The list of moves: by what is done, deliveries by how far they go, the longest first."""
    named = {verb: words(f"group-{verb}") for verb in VERBS}
    found: dict[tuple[int, int], tuple[str, list[Action]]] = {}
    for action in options:
        verb = VERBS.index(str(action[0])) if action[0] in VERBS else len(VERBS)
        head, rank = named.get(str(action[0]), ""), (verb, 0)
        if action[0] == "deliver":
            _, distance = _distance(action, pos, seat)
            head, rank = words("group-distance", distance=distance), (-1, -distance)
        found.setdefault(rank, (head, []))[1].append(action)
    return [found[rank] for rank in sorted(found)]
