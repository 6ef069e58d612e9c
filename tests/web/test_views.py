"""What every game's view promises beyond its page: marks, motion, the list of moves."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engineshed.kernel import Entropy, Game, Match, Position, find_game, load_record, resume, words_for
from engineshed.web.render import draw
from engineshed.web.showing import showing

RECORDS = Path(__file__).parent.parent / "records"
GAMES = ("age-of-steam", "railroad-revolution", "russian-railroads", "steam-rollers", "train-rush")


def recorded(id: str) -> Match[Position]:
    """The longest of the recorded games: most happens in it."""
    longest = max((RECORDS / id).glob("*.jsonl"), key=lambda path: path.stat().st_size)
    match, diverged = resume(load_record(longest.read_text("utf-8")), Entropy())
    assert diverged is None
    return match


def moments(match: Match[Position], every: int) -> Iterator[int]:
    return iter(range(0, len(match.moves) + 1, every))


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game[Position]:
    return find_game(str(request.param))


def test_what_was_told_can_be_marked_and_moved(game: Game[Position]) -> None:
    """Marks are found on the board as it is then; whatever moves can be drawn."""
    match, shown = recorded(game.id), showing(game)
    words, initials = shown.words("en"), "ABCDEF"[: match.state.setup.players]
    missing: list[tuple[str, object]] = []
    marked = moved = 0
    for number in moments(match, 7):
        seen = match.at(number).seen_by(0)
        start = match.moves[number - 1].events if number else 0
        end = match.moves[number].events if number < len(match.moves) else len(match.tape.journal)
        page = ""
        for event in match.tape.journal[start:end]:
            if not event.visible(0):
                continue
            for atom in shown.marks(event, seen):
                if not page:
                    view = shown.view(seen, words)
                    drawings = (*view.boards, *view.dock, *([view.hand] if view.hand else []))
                    page = "".join(str(draw(drawing, game, initials)) for drawing in drawings)
                marked += 1
                if not any(f"{before}{atom}{after}" in page for before in '" ' for after in '" '):
                    missing.append((event.name, atom))
            drawing = shown.motion(event, seen)
            if drawing is not None:
                moved += 1
                assert "animateMotion" in str(draw(drawing, game, initials))
    assert missing == []
    assert marked > 10
    assert moved > 0 or not hasattr(shown.room, "motion")


def test_the_list_of_moves_holds_every_option_once(game: Game[Position]) -> None:
    match, shown = recorded(game.id), showing(game)
    for language in ("en", "pl"):
        words = words_for(language, "engineshed.web", game.package)
        for number in moments(match, 40):
            state = match.at(number)
            for seat in state.waiting():
                options = state.options(seat)
                groups = shown.arranged(options, words, state.seen_by(seat))
                assert sorted(map(str, options)) == sorted(
                    str(action) for _, actions in groups for action in actions
                )
