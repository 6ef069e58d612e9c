"""What the page shows of Russian Railroads, from a seen state."""

from engineshed.games.russian_railroads.page import (
    actions,
    cards,
    labels,
    marking,
    player,
    prompts,
    sentences,
)
from engineshed.games.russian_railroads.page.gallery import gallery, poster
from engineshed.games.russian_railroads.page.panels import panels
from engineshed.games.russian_railroads.position import RussianRailroadsPosition
from engineshed.games.russian_railroads.scoring import running_sheet, sheet
from engineshed.kernel import Action, Atom, Message, Seat, State, Words
from engineshed.kernel.view import View, asked

__all__ = ["gallery", "hint", "label", "marks", "phrase", "poster", "round_of", "sentence", "view"]


def view(seen: State[RussianRailroadsPosition], words: Words) -> View:
    """One page of one table for one viewer."""
    pos, decision = seen.pos, asked(seen)
    viewer = seen.viewer if seen.viewer >= 0 else None
    options = seen.options(viewer) if viewer is not None and viewer in seen.waiting() else []
    score = sheet if pos.revealed else running_sheet
    seat = pos.order[0] if viewer is None else viewer
    return View(
        prompt=prompts.prompt(decision, -1 if viewer is None else viewer, pos, words),
        boards=(
            actions.drawing(pos, viewer, options, words),
            player.drawing(pos, seat, viewer is not None, options, words),
        ),
        panels=panels(pos, words),
        hand=cards.hand(pos, viewer, decision, words),
        score_now=tuple(score(pos, seat) for seat in range(len(pos.boards))),
        turn=words("round-of", round=pos.round, rounds=pos.box.rounds),
        phases=prompts.phases(decision, pos, words),
        groups=labels.groups(words),
    )


def round_of(pos: RussianRailroadsPosition) -> int:
    """Replays step by it."""
    return pos.round


def held(thing: str, seat: Seat, pos: RussianRailroadsPosition) -> int | None:
    """Of what bills speak of."""
    board = pos.boards[seat]
    pool = {
        "worker": board.workers,
        "temporary": board.temporary,
        "black": board.black,
        "ruble": board.rubles,
    }
    return sum(board.points.values()) if thing == "points" else pool.get(thing)


def label(atom: Atom | tuple[Atom, ...], words: Words, seen: State[RussianRailroadsPosition]) -> str:
    return labels.label(atom, words, seen.pos, asked(seen))


def phrase(action: Action, words: Words, seen: State[RussianRailroadsPosition]) -> str:
    return labels.phrase(action, words, seen.pos, asked(seen))


def hint(atom: Atom, words: Words, seen: State[RussianRailroadsPosition]) -> str:
    """What hovering over a space shows beside its name."""
    return actions.hint(seen.pos, seen.viewer, atom, words) if seen.viewer >= 0 else ""


def marks(event: Message, seen: State[RussianRailroadsPosition]) -> tuple[Atom, ...]:
    return marking.marks(event)


def sentence(event: Message, words: Words, seen: State[RussianRailroadsPosition]) -> str:
    return sentences.sentence(event, words)
