"""What an option is worth: the best of all that belongs to it, from what the seat knows."""

import pytest

from engineshed.kernel import Position, Rng, State, games, words_for
from engineshed.kernel.page import Scene
from engineshed.kernel.play import load_record
from engineshed.kernel.prospect import worth
from tests.web.moments import RECORDS

SAMPLES = {"age-of-steam": "rust-belt_3p", "steam-rollers": "3p", "train-rush": "3p"}


def scenes(game: str) -> list[Scene[Position]]:
    """A few questions of a recorded game, each as its seat sees it."""
    record = load_record((RECORDS / game / f"{SAMPLES[game]}.jsonl").read_text("utf-8"))
    moves = record.moves()
    numbers = [n for n in range(20, len(moves), len(moves) // 6) if not moves[n].auto]
    words = words_for("en", "engineshed.web", games()[game].package)
    return [Scene(record.truncate(n).replay().seen_by(moves[n].seat), words) for n in numbers]


@pytest.mark.parametrize("game", SAMPLES)
def test_it_is_never_less_than_what_the_option_adds_at_once(game: str) -> None:
    for scene in scenes(game):
        seat = scene.viewer
        assert seat is not None
        for action in scene.options[:5]:
            state = scene.seen.imagine(Rng(0))
            before = total(state, seat)
            state.do(seat, action)
            found = worth(scene, action[-1])
            assert found is not None
            if state.waiting() != (seat,):  # complete: nothing else belongs to it
                assert found.points >= total(state, seat) - before


def test_what_cannot_be_picked_is_worth_nothing() -> None:
    assert worth(scenes("train-rush")[0], "card:nobody") is None


def total(state: State[Position], seat: int) -> int:
    return next(sheet.total for sheet in state.setup.game.score_now(state.pos) if sheet.seat == seat)
