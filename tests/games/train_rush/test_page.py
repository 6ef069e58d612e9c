"""The page: everything that can be chosen is drawn or worded, in both languages, and nothing hidden shows."""

import re

import pytest

from engineshed.games.train_rush import GAME
from engineshed.games.train_rush.page import PAGE
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.kernel import Rng, Seeded, State, Words, words_for
from engineshed.kernel.page import Scene as PageScene
from engineshed.kernel.play import Tape
from engineshed.web.render import draw
from tests.games.train_rush.table import BLACK, YELLOW, Scene


@pytest.fixture(params=["en", "pl"])
def words(request: pytest.FixtureRequest) -> Words:
    return words_for(request.param, "engineshed.games.train_rush")


def html(seen: State[TrainRushPosition], words: Words) -> str:
    shown = PAGE.view(PageScene(seen, words))
    drawings = [*shown.boards, *(panel.more for panel in shown.panels if panel.more)]
    if shown.hand:
        drawings.append(shown.hand)
    return "".join(str(draw(drawing, GAME)) for drawing in drawings)


def test_a_whole_game_can_be_shown_told_and_chosen(words: Words) -> None:
    state = GAME.new(3, {}, Seeded(Rng(4)))
    state.tape = Tape()
    state.run()
    rng, asked = Rng(1), set()
    while waiting := state.waiting():
        seat = waiting[0]
        options = state.options(seat)
        decision = state.decision(seat)
        assert decision is not None
        kind = (decision.question(state.pos).name, options[0][0])
        if kind not in asked:
            asked.add(kind)
            seen = state.seen_by(seat)
            assert html(seen, words)
            for action in options[:30]:
                assert PAGE.phrase(action, PageScene(seen, words))
                assert all(words(f"thing-{entry.thing}") for entry in state.bill(seat, action).entries)
        told = len(state.tape.journal)
        state.play(seat, rng.choice(options))
        for event in state.tape.journal[told:]:
            assert PAGE.sentence(event, PageScene(state.seen_by(None), words))
    assert len(asked) > 30
    assert html(state.seen_by(None), words)


def test_ids_are_unique_and_what_moves_keeps_its_own(words: Words) -> None:
    scene = Scene().at(YELLOW, "RM5").drive(YELLOW, 4)
    page = html(scene.state.seen_by(YELLOW), words)
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert {"engine-0", "engine-1", "field-RM8", "zone-R-Z1", "city-hawkmoor"} <= set(ids)


def test_every_reachable_field_can_be_clicked_and_shows_its_way(words: Words) -> None:
    scene = Scene().at(YELLOW, "CM10").drive(YELLOW, 6)
    page = html(scene.state.seen_by(YELLOW), words)
    assert scene.options()
    for action in scene.options():
        assert f'data-pick="{action[1]}"' in page
        ghost = PAGE.ghost(action, PageScene(scene.state.seen_by(YELLOW), words))
        assert ghost is not None
        assert str(draw(ghost, GAME)).count("L") >= 2


def test_equal_places_of_a_wagon_are_picked_as_one(words: Words) -> None:
    scene = Scene().train(YELLOW, W3_11="brass brass brass", W2_05="gold gold").contract("calestia", "K2-04")
    scene.drive_to(YELLOW, "CM7", "CM8", 1).play("contract", "contract:K2-04")
    page = html(scene.state.seen_by(YELLOW), words)
    assert page.count('data-pick="cargo:W3-11.1"') == 2
    assert page.count('data-pick="cargo:W3-11.3"') == 1


def test_a_hidden_hand_is_not_on_the_page(words: Words) -> None:
    scene = Scene().hand(YELLOW, "A01", "A02").heroes(YELLOW, "C07")
    page = html(scene.state.seen_by(BLACK), words)
    shown = scene.pos.pool + scene.player(BLACK).hand
    for card in ("A01", "A02"):
        assert card not in shown
        assert f">{card}<" not in page
    assert "Pietia" not in page


def test_settings_scores_and_gallery_have_words(words: Words) -> None:
    for setting in GAME.settings:
        assert words(f"setting-{setting.id}")
        assert words(f"setting-{setting.id}-help")
        assert all(words(f"setting-{setting.id}-{choice}") for choice in setting.choices)
    for line in GAME.score_now(Scene().pos)[0].lines:
        assert words(f"score-{line.source}")
    sections = PAGE.gallery(words)
    assert [len(section.pieces) for section in sections] == [1, 56, 47, 18, 64, 48, 18, 14, 11, 9, 5, 5, 3, 3]
    assert all(piece.sources for section in sections for piece in section.pieces)
    assert "path" in str(draw(PAGE.poster({}, words), GAME))
