"""What is drawn declares what can be picked, and nobody asks a game twice for its options."""

from pathlib import Path

import pytest
from jinja2 import DictLoader, Environment

import engineshed
from engineshed.kernel import Action, Position, Seat, State, games
from engineshed.kernel.play import Match, load_record, new_game, resume
from engineshed.web.render import Once, noting, pick
from engineshed.web.table import offers, table_page
from tests.web.scenes import scene_of

SOURCE = Path(engineshed.__file__).parent
RECORDS = Path(__file__).parent.parent / "records"


def test_templates_write_what_can_be_picked_through_the_helper() -> None:
    templates = list(SOURCE.rglob("*.jinja"))
    assert len(templates) > 60
    assert [str(file) for file in templates if "data-pick=" in file.read_text("utf-8")] == []


def test_the_helper_writes_the_atom_and_notes_it() -> None:
    with noting() as notes:
        assert pick("hex:5,-3") == 'data-pick="hex:5,-3"'
        assert pick(7) == 'data-pick="7"'
        assert pick('a"b') == 'data-pick="a&#34;b"'
    assert notes == {"hex:5,-3", "7", 'a"b'}
    assert pick("unheard") == 'data-pick="unheard"'
    assert "unheard" not in notes


def test_what_is_drawn_once_keeps_its_notes() -> None:
    made = Environment(loader=DictLoader({"printed": "<i {{ pick('hex:1') }}>{{ n }}</i>"}), autoescape=True)
    made.globals["pick"] = pick
    once = Once(made)
    drawn = []
    for _ in range(2):
        with noting() as notes:
            pick("before")
            drawn.append(once("printed", n=len(drawn)))
            pick("after")
        assert notes == {"before", "hex:1", "after"}
    assert drawn == ['<i data-pick="hex:1">0</i>'] * 2


@pytest.mark.parametrize("game", sorted(games()))
def test_the_game_is_asked_for_its_options_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is asked about a table: its page, the list of moves, a hint, what fits, a bill."""
    match = _late(game)
    seat = match.state.waiting()[0]
    first = match.state.options(seat)[0]
    asked: list[Seat] = []
    plain = State.options

    def counted(self: State[Position], seat: Seat) -> list[Action]:
        asked.append(seat)
        return plain(self, seat)

    monkeypatch.setattr(State, "options", counted)
    for question in (
        table_page.fragment,
        offers.moves,
        lambda scene: offers.hint(scene, first[:1]),
        lambda scene: offers.fits(scene, first[:1]),
        lambda scene: offers.bill(scene, first),
    ):
        asked.clear()
        question(scene_of(match, seat))
        assert len(asked) <= 1
    asked.clear()
    table_page.fragment(scene_of(match, None))
    table_page.fragment(scene_of(match, seat, mode="replay"))
    assert asked == []


def _late(game: str) -> Match[Position]:
    records = sorted((RECORDS / game).glob("*.jsonl"))
    if not records:
        kind = games()[game]
        return new_game(kind, kind.all_seats()[1], seed=1)
    match, _ = resume(load_record(records[0].read_text("utf-8")))
    match.undo_to(len(match.moves) // 2)
    return match
