"""What the page shows of Age of Steam, from a seen state."""

from engineshed.games.age_of_steam.page import (
    cubes,
    dock,
    labels,
    motions,
    network,
    pictures,
    places,
    prompts,
    sentences,
)
from engineshed.games.age_of_steam.page.gallery import gallery
from engineshed.games.age_of_steam.page.land import Field, land_of
from engineshed.games.age_of_steam.page.panels import panels
from engineshed.games.age_of_steam.page.pictures import poster
from engineshed.games.age_of_steam.phases.move import Move
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.kernel import Action, Atom, Message, Seat, State, Words
from engineshed.kernel.view import Drawing, View, asked, shown_seat

__all__ = [
    "gallery",
    "held",
    "ghost",
    "label",
    "marks",
    "motion",
    "phrase",
    "picture",
    "poster",
    "round_of",
    "sentence",
    "view",
]


def view(seen: State[AgeOfSteamPosition], words: Words) -> View:
    """One page of one table for one viewer."""
    pos, decision = seen.pos, asked(seen)
    name = words(f"setting-map-{pos.board.id}")
    docks = (dock.goods(pos, words), dock.actions(pos, words), dock.tracks(pos, words))
    return View(
        prompt=prompts.prompt(decision, pos, words),
        boards=(board(pos, words, name, _goals(seen, decision)),),
        panels=panels(pos, words),
        dock=tuple(drawing for drawing in docks if drawing is not None),
        score_now=tuple(seen.setup.game.score_now(pos)),
        turn=words("turn-of", map=name, turn=pos.turn, turns=pos.map.turns(pos.players)),
        phases=prompts.phases(pos, words),
        groups=labels.groups(decision, words),
        together=frozenset({"tile", "turn"}),
    )


def board(pos: AgeOfSteamPosition, words: Words, name: str, goals: list[tuple[Atom, str]]) -> Drawing:
    """The map: what is printed comes ready from `land_of`, the rest from the position."""
    land = land_of(pos.board.id)
    grid = land.grid
    lines = network.lines(pos, grid)
    discs = [(line.x, line.y) for line in lines if line.seat is not None]
    data = {
        "land": land,
        "fields": _fields(pos, words),
        "lines": lines,
        "directs": network.directs(pos, grid),
        "towns": places.towns(pos, grid, discs),
        "cities": places.cities(pos, grid, words),
        "open_cubes": cubes.open_cubes(pos, grid, discs),
        "goals": goals,
        "colours": cubes.COLOURS,
        "title": words("board-of", map=name),
        "words": words,
    }
    return Drawing("board.svg.jinja", data, title=name)


def _goals(seen: State[AgeOfSteamPosition], decision: object) -> list[tuple[Atom, str]]:
    """Where the cubes can go, for whoever has to move one."""
    if not isinstance(decision, Move) or decision.seat != seen.viewer:
        return []
    return motions.goals(seen.pos, decision.seat, seen.options(decision.seat))


def _fields(pos: AgeOfSteamPosition, words: Words) -> list[tuple[Field, str]]:
    """The hexes that are picked as such, each with its name; cities and terminals are pieces of their own."""
    named = zip(land_of(pos.board.id).fields, places.hex_names(pos.board.id, words), strict=True)
    return [pair for n, pair in enumerate(named) if n not in pos.cities and n not in pos.terminals]


def round_of(pos: AgeOfSteamPosition) -> int:
    """Replays step by it."""
    return pos.turn


def held(thing: str, seat: Seat, pos: AgeOfSteamPosition) -> int | None:
    """Of what bills speak of."""
    counted = {"cash": pos.cash, "income": pos.income, "shares": pos.shares, "engine": pos.engine}
    return counted[thing][seat] if thing in counted else None


def label(atom: Atom | tuple[Atom, ...], words: Words, seen: State[AgeOfSteamPosition]) -> str:
    return labels.label(atom, words, seen.pos, asked(seen))


def phrase(action: Action, words: Words, seen: State[AgeOfSteamPosition]) -> str:
    return labels.phrase(action, words, seen.pos, shown_seat(seen))


def sentence(event: Message, words: Words, seen: State[AgeOfSteamPosition]) -> str:
    return sentences.sentence(event, words, seen.pos)


def picture(choice: Atom | tuple[Atom, ...], seen: State[AgeOfSteamPosition]) -> Drawing | None:
    return pictures.picture(choice, seen.pos, shown_seat(seen))


def ghost(action: Action, seen: State[AgeOfSteamPosition]) -> Drawing | None:
    return pictures.ghost(action, seen.pos, shown_seat(seen))


def marks(event: Message, seen: State[AgeOfSteamPosition]) -> tuple[Atom, ...]:
    """What an event touched on the board: it stays ringed until the next move."""
    return motions.marks(event)


def motion(event: Message, seen: State[AgeOfSteamPosition]) -> Drawing | None:
    """How an event moves over the board."""
    return motions.motion(event, seen.pos)
