"""What people read instead of atoms and actions."""

from collections.abc import Callable
from typing import Final

from engineshed.games.age_of_steam.links import NOBODY
from engineshed.games.age_of_steam.page import text
from engineshed.games.age_of_steam.phases.move import Move
from engineshed.games.age_of_steam.phases.order import Bid
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.printed.board import LETTERS
from engineshed.games.age_of_steam.printed.tiles import KINDS, TILE_OF
from engineshed.games.age_of_steam.routes import Journey, follow
from engineshed.kernel import Action, Atom, Words, name_of, parts_of
from engineshed.kernel.page import name

SCARCE: Final = 5
"""So few tiles of a kind are worth a word."""


def label(
    atom: Atom | tuple[Atom, ...], words: Words, pos: AgeOfSteamPosition, decision: object = None
) -> str:
    """One atom in words; of several that are picked together, the first says it all."""
    if isinstance(atom, tuple):
        return label(atom[0], words, pos, decision)
    if isinstance(atom, int):
        return _amount(atom, words, pos, decision)
    kind, rest = parts_of(atom)
    if not rest:
        return words(f"word-{atom}", fee=text.money(words, pos.map.first_player_fee))
    if kind in ("hex", "link"):
        return text.place(pos, atom) if kind == "hex" else text.link(pos, atom)
    if kind == "tile":
        return _tile(rest, words, pos)
    return NAMES[kind](rest, words) if kind in NAMES else rest


def _amount(amount: int, words: Words, pos: AgeOfSteamPosition, decision: object) -> str:
    """Of dollars in the auction, of shares elsewhere."""
    if isinstance(decision, Bid):
        return text.money(words, amount)
    return words("label-shares", count=amount, cash=text.money(words, amount * pos.map.share_price))


def _tile(id: str, words: Words, pos: AgeOfSteamPosition) -> str:
    """A tile's name, with how many are left once that matters."""
    named, left = words(f"tile-{id}"), pos.supply[KINDS.index(id)]
    return f"{named}, {words('tiles-left', count=left)}" if left <= SCARCE else named


def _cube(id: str, words: Words) -> str:
    return words("label-cube", colour=id.partition("@")[0])


def _city(letter: str, words: Words) -> str:
    return words("label-new-city", letter=letter, colour=text.city_colours(words, (LETTERS[letter].color,)))


def _space(id: str, words: Words) -> str:
    block, _, row = id.partition("/")
    return words("display-space", block=text.block(words, block), number=row)


NAMES: Final[dict[str, Callable[[str, Words], str]]] = {
    "turn": lambda key, words: words("turn-n", n=int(key)),
    "action": lambda key, words: words(f"action-{key}"),
    "seat": lambda key, words: name(int(key)),
    "cube": _cube,
    "city": _city,
    "space": _space,
}


def phrase(action: Action, words: Words, pos: AgeOfSteamPosition, seat: int) -> str:
    """A whole option in one sentence."""
    verb = str(action[0])
    if verb == "issue":
        count = int(action[1])
        return words("phrase-issue", count=count, cash=text.money(words, count * pos.map.share_price))
    if verb == "bid":
        return words("phrase-bid", amount=text.money(words, int(action[1])))
    if verb == "build":
        tile = TILE_OF[str(action[2]), str(action[3])]
        town = pos.board.hex_of[str(action[1])] in pos.board.towns
        return words(
            "phrase-build",
            tile=words(f"tile-{tile.id}"),
            place=text.place(pos, action[1]),
            ways=text.ways(words, pos, tile, town),
        )
    if verb == "urbanize":
        letter = name_of(action[2], "city")
        colour = text.city_colours(words, (LETTERS[letter].color,))
        return words("phrase-urbanize", letter=letter, colour=colour, place=text.place(pos, action[1]))
    if verb == "connect":
        return words("phrase-connect", places="–".join(text.place(pos, atom) for atom in action[1:]))
    if verb == "take":
        return words("phrase-take", action=label(action[1], words, pos))
    if verb == "bonus":
        return words("bonus-for", who=words.listed(label(atom, words, pos) for atom in action[1:]))
    if verb == "ship":
        return _shipment(action, words, pos, seat)
    return " · ".join(label(atom, words, pos) for atom in action if len(action) == 1 or atom != verb)


def _shipment(action: Action, words: Words, pos: AgeOfSteamPosition, seat: int) -> str:
    journey = follow(pos, seat, action)
    assert isinstance(journey, Journey), "an option is a legal shipment"
    atoms = pos.board.hex_atoms
    said = words(
        "phrase-ship",
        colour=journey.colour,
        origin=text.place(pos, atoms[journey.origin]),
        to=text.place(pos, atoms[journey.stops[-1]]),
        links=len(journey.chains),
    )
    via = words.listed(text.place(pos, atoms[hex_]) for hex_ in journey.stops[:-1])
    if via:
        said = f"{said}, {words('by-way-of', places=via)}"
    return said if journey.bonus == NOBODY else f"{said}; {words('bonus-for', who=name(journey.bonus))}"


def groups(decision: object, words: Words) -> dict[Atom, str]:
    """The headings of the list of moves, by an option's first word."""
    verbs = (
        ("ship", "locomotive", "pass")
        if isinstance(decision, Move)
        else ("urbanize", "build", "connect", "done")
    )
    return {verb: words(f"group-{verb}") for verb in verbs}
