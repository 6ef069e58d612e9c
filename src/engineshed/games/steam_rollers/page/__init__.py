"""What the page shows of SteamRollers, from a seen state."""

from collections.abc import Sequence

from engineshed.games.steam_rollers.page import labels, motions, pictures, prompts, sheets
from engineshed.games.steam_rollers.page.dock import docks
from engineshed.games.steam_rollers.page.pictures import gallery, poster
from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.games.steam_rollers.scoring import ewa_sheet
from engineshed.kernel import Action, Atom, Message, Seat, State, Words
from engineshed.kernel.view import Drawing, Figure, Panel, View, asked, shown_seat

__all__ = [
    "arranged",
    "gallery",
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


def view(seen: State[SteamRollersPosition], words: Words) -> View:
    """One page of one table for one viewer."""
    pos, decision, mine = seen.pos, asked(seen), shown_seat(seen)
    return View(
        prompt=prompts.prompt(decision, pos, words),
        boards=sheets.boards(pos, words, mine),
        panels=tuple(_panel(pos, words, seat) for seat in pos.order_of_play()),
        dock=docks(pos, words, decision, mine),
        score_now=tuple(seen.setup.game.score_now(pos)),
        turn=words("turn-of", round=pos.round, borders=str(seen.setup.settings["borders"])),
        phases=prompts.phases(decision, pos, words),
        together=frozenset({"track", "turn", "line"}),
    )


def _panel(pos: SteamRollersPosition, words: Words, seat: Seat) -> Panel:
    sheet = pos.sheets[seat]
    figures = [
        Figure(words("score-deliveries"), str(sheet.deliveries)),
        Figure(words("score-network"), str(sheet.network)),
        Figure(words("figure-power"), words("count-of", count=sheet.power, most=6)),
        Figure(words("figure-tiles"), str(sum(owner == seat for owner in pos.owner))),
    ]
    if pos.solo:
        figures.append(Figure(words("ewa"), str(ewa_sheet(pos).total), words("ewa-now")))
    role = words("first-player") if seat == pos.first and not pos.solo else ""
    return Panel(seat, role, tuple(figures))


def round_of(pos: SteamRollersPosition) -> int:
    """Replays step by it."""
    return pos.round


def held(thing: str, seat: Seat, pos: SteamRollersPosition) -> int | None:
    """Of what bills speak of."""
    sheet = pos.sheets[seat]
    if thing.startswith("good-"):
        return sheet.kept.get(thing.removeprefix("good-"), 0)
    return {"points": sheet.deliveries, "network": sheet.network, "power": sheet.power}.get(thing)


def label(atom: Atom | tuple[Atom, ...], words: Words, seen: State[SteamRollersPosition]) -> str:
    return labels.label(atom, words, seen.pos)


def phrase(action: Action, words: Words, seen: State[SteamRollersPosition]) -> str:
    return labels.phrase(action, words, seen.pos, shown_seat(seen))


def arranged(
    options: Sequence[Action], words: Words, seen: State[SteamRollersPosition]
) -> list[tuple[str, list[Action]]]:
    return labels.arranged(options, words, seen.pos, shown_seat(seen))


def sentence(event: Message, words: Words, seen: State[SteamRollersPosition]) -> str:
    return labels.sentence(event, words, seen.pos)


def picture(choice: Atom | tuple[Atom, ...], seen: State[SteamRollersPosition]) -> Drawing | None:
    return pictures.picture(choice, seen.pos, shown_seat(seen))


def ghost(action: Action, seen: State[SteamRollersPosition]) -> Drawing | None:
    return pictures.ghost(action, seen.pos, shown_seat(seen))


def marks(event: Message, seen: State[SteamRollersPosition]) -> tuple[Atom, ...]:
    return motions.marks(event)


def motion(event: Message, seen: State[SteamRollersPosition]) -> Drawing | None:
    return motions.motion(event, seen.pos)
