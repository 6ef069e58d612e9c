"""What the page shows: every question, every piece and every line of the log, in both languages."""

import re
from collections.abc import Iterator

import pytest

from engineshed.games.steam_rollers import GAME
from engineshed.games.steam_rollers.bot.judgement import propose
from engineshed.games.steam_rollers.page import PAGE
from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.kernel import Rng, Seeded, Value, Words, words_for
from engineshed.kernel.page import Drawing, Scene, View
from engineshed.kernel.play import Match
from engineshed.web.render import draw
from engineshed.web.tongues import LANGUAGES
from tests.games.steam_rollers.table import (
    ONE_THREE,
    asked,
    build,
    cross,
    game,
    give,
    lay_goods,
    next_round,
    play,
)
from tests.games.steam_rollers.table import draw as draw_tracks

EVERYTHING: dict[str, Value] = {"coal": True, "orders": True, "starting-tiles": True, "borders": "medium"}
TABLES: tuple[tuple[int, dict[str, Value]], ...] = (
    (1, {}),
    (1, {"borders": "hard"}),
    (3, EVERYTHING),
    (5, {}),
)


def words(language: str = "en") -> Words:
    return words_for(language, "engineshed.web", "engineshed.games.steam_rollers")


def moments(players: int, settings: dict[str, Value]) -> Iterator[Match[SteamRollersPosition]]:
    """A game in which everybody plays well or anyhow, in turns."""
    match, rng = Match(GAME.new(players, settings, Seeded(Rng(4)))), Rng(5)
    while match.state.waiting():
        yield match
        seat = match.state.waiting()[0]
        options, decision = match.state.options(seat), match.state.decision(seat)
        assert decision is not None
        wise = rng.below(4) and len(options) > 1
        match.play(seat, propose(match.state.pos, decision, options)[0] if wise else rng.choice(options))
    yield match


def drawn(shown: View) -> str:
    return "".join(str(draw(drawing, GAME, "ABCDE")) for drawing in (*shown.boards, *shown.dock))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "settings"), TABLES)
def test_every_moment_can_be_shown_and_told(players: int, settings: dict[str, Value], language: str) -> None:
    said, met = words(language), set()
    for number, match in enumerate(moments(players, settings)):
        state = match.state
        seat = state.waiting()[0] if state.waiting() else 0
        question = asked(state)[1] if state.waiting() else "over"
        if question in met and number % 25:
            continue
        met.add(question)
        seen = state.seen_by(seat)
        shown = PAGE.view(Scene(seen, said))
        html = drawn(shown)
        assert shown.prompt.text
        for action in state.options(seat):
            assert PAGE.phrase(action, Scene(seen, said))
            for atom in action:
                assert PAGE.label(atom, Scene(seen, said))
            for entry in state.bill(seat, action).entries:
                assert f"thing-{entry.thing}" in said
        assert '<g id="ghost">' in html
    for event in match.tape.journal:
        assert PAGE.sentence(event, Scene(match.state.seen_by(None), said))


def test_atoms_of_the_asked_player_are_drawn_once_or_come_with_a_picture() -> None:
    for match in moments(3, EVERYTHING):
        state = match.state
        if not state.waiting() or len(match.moves) % 20:
            continue
        seat = state.waiting()[0]
        seen = state.seen_by(seat)
        html = drawn(PAGE.view(Scene(seen, words())))
        for action in state.options(seat):
            for atom in action[1:]:
                kind = str(atom).partition(":")[0]
                if kind in ("hex", "die", "box", "tile", "line", "city", "order", "start"):
                    assert f'data-pick="{atom}"' in html, atom
                elif kind in ("track", "face", "instead"):
                    assert PAGE.picture(atom, Scene(seen, words())) is not None, atom


def test_only_the_own_sheet_can_be_clicked() -> None:
    state = game(3)
    boards = [str(draw(board, GAME, "ABC")) for board in PAGE.view(Scene(state.seen_by(0), words())).boards]
    assert "data-pick" in boards[0]
    assert "data-pick" not in boards[1] + boards[2]


def _atoms(html: str, kind: str) -> set[str]:
    return set(re.findall(rf'data-pick="({kind}:[^"]+)"', html))


def test_the_sheet_names_every_hex_box_city_and_line() -> None:
    state = game(2)
    draw_tracks(state, 0, ONE_THREE)
    html = drawn(PAGE.view(Scene(state.seen_by(0), words())))
    assert len(_atoms(html, "hex")) == 48
    assert len(_atoms(html, "box")) == 6
    assert len(_atoms(html, "city")) == 6
    assert _atoms(html, "line") == {"line:1-3.1"}


def test_a_track_and_a_route_have_a_ghost() -> None:
    state = game(2, dice=[1, 1, 1])
    draw_tracks(state, 0, ONE_THREE)
    cross(state, 0, 1)
    lay_goods(state, {1: "grey"})
    play(state, "pick die:1")
    seen = state.seen_by(0)
    for action in (build("A1", 0, 3), ("deliver", "good:1-grey", "city:3", "line:1-3.1")):
        shown = PAGE.ghost(action, Scene(seen, words()))
        assert shown is not None
        assert str(draw(shown, GAME)).startswith("<svg>")
    assert PAGE.ghost(("pass",), Scene(seen, words())) is None


def test_tiles_tell_who_has_them_and_how_they_lie() -> None:
    state = game(2)
    give(state, 1, "3a", sideways=True)
    html = drawn(PAGE.view(Scene(state.seen_by(0), words())))
    assert "(sideways)" in html
    assert 'class="at held side"' in html


def test_a_claim_shows_the_die_that_can_be_taken() -> None:
    state = game(3, dice=[2, 3, 3, 6])
    give(state, 2, "2b")
    play(state, "pick die:6")
    shown = PAGE.view(Scene(state.seen_by(2), words()))
    assert "claim it with tile 2?" in shown.prompt.text
    assert 'data-pick="die:6"' in drawn(shown)
    play(state, "claim tile:2 die:6")
    assert 'data-pick="die:6"' not in drawn(PAGE.view(Scene(state.seen_by(0), words())))


def test_ewa_has_a_sheet_with_her_crosses() -> None:
    state = game(1, dice=[1, 2, 3])
    play(state, "pick die:1 die:2", "pass", "pass")
    shown = PAGE.view(Scene(state.seen_by(0), words()))
    assert [board.id for board in shown.boards] == ["sheet-0", "sheet-ewa"]
    assert drawn(shown).count('class="cross"') == 1
    next_round(state, [4, 5, 6])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gallery_shows_every_piece_with_its_source(language: str) -> None:
    sections = PAGE.gallery(words(language))
    pieces = [piece for section in sections for piece in section.pieces]
    assert len({piece.id for piece in pieces}) == len(pieces) == 13 + 14 + 12 + 5 + 6 + 3 + 4
    for piece in pieces:
        assert piece.name
        assert piece.effect
        assert piece.sources, piece.id
        assert piece.drawing is not None
        assert draw(piece.drawing, GAME)


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_and_posters_have_words_and_pictures(language: str) -> None:
    said = words(language)
    for setting in GAME.settings:
        names = [f"setting-{setting.id}-{str(choice).lower()}" for choice in setting.choices]
        for word in (f"setting-{setting.id}", f"setting-{setting.id}-help", *names):
            assert word in said, word
    shown = PAGE.poster({"borders": "hard"}, said)
    assert isinstance(shown, Drawing)
    assert 'class="blk"' in str(draw(shown, GAME))


def test_both_languages_know_the_same_words() -> None:
    ids = []
    for language in LANGUAGES:
        text = GAME.data(f"../words/{language}.ftl").read_text("utf-8")
        ids.append(set(re.findall(r"^([a-zA-Z][\w-]*) =", text, re.M)))
    assert ids[0] == ids[1]
