"""The page: every option can be clicked or read, in both languages, and nothing hidden shows."""

import pytest

from engineshed.games.russian_railroads.game import GAME
from engineshed.games.russian_railroads.page import PAGE
from engineshed.games.russian_railroads.page.player import PLATE, SIGN
from engineshed.games.russian_railroads.page.symbols import fitting, laid, signs, width
from engineshed.kernel import Rng, words_for
from engineshed.kernel.page import Scene
from engineshed.kernel.play import new_game
from engineshed.web.render import draw
from tests.games.russian_railroads.table import KIEV, SP, TS, Sitting


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_can_be_seen_clicked_and_read(language: str, players: int) -> None:
    words = words_for(language, "engineshed.web", GAME.package)
    match, rng = new_game(GAME, players, seed=players), Rng(players)
    while waiting := match.state.waiting():
        seat = waiting[0]
        options = match.state.options(seat)
        if rng.below(12) == 0:
            seen = match.state.seen_by(seat)
            shown = PAGE.view(Scene(seen, words))
            drawn = "".join(draw(drawing, GAME) for drawing in (*shown.boards, shown.hand) if drawing)
            for action in options:
                assert PAGE.phrase(action, Scene(seen, words))
                for atom in action:
                    assert PAGE.label(atom, Scene(seen, words))
                    drawn_there = f'data-pick="{atom}"' in drawn or atom in PAGE.verbs
                    assert len(action) == 1 or drawn_there, action
            PAGE.view(Scene(match.state.seen_by(None), words))
        options = [option for option in options if option != ("pass",)] or [("pass",)]
        match.play(seat, rng.choice(options))
    seen = match.state.seen_by(0)
    assert all(PAGE.sentence(event, Scene(seen, words)) for event in match.tape.journal)
    assert len(PAGE.view(Scene(seen, words)).panels) == players


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_gallery_names_every_piece_with_its_source(language: str) -> None:
    words = words_for(language, "engineshed.web", GAME.package)
    sections = {section.id: section.pieces for section in PAGE.gallery(words)}
    assert [len(sections[name]) for name in ("engineers", "factories", "tokens", "cards")] == [15, 9, 7, 5]
    assert all(piece.effect and piece.sources for pieces in sections.values() for piece in pieces)
    assert all(draw(piece.drawing, GAME) for piece in sections["engineers"] if piece.drawing)
    assert draw(PAGE.poster({}, words), GAME)


def test_hovering_tells_what_a_space_would_score_this_round() -> None:
    table = Sitting().line(KIEV, black=3).locomotives(1, kiev=9)
    words = words_for("en", "engineshed.web", GAME.package)
    told = PAGE.hint("space:black-3", Scene(table.state.seen_by(0), words))
    assert told.startswith("3 black moves. Up to +4 now")


def test_hovering_tells_what_each_part_of_an_action_would_score() -> None:
    table = Sitting().line(KIEV, black=3).line(TS, black=1).locomotives(1, kiev=9).place("black-2")
    words = words_for("en", "engineshed.web", GAME.package)
    scene = Scene(table.state.seen_by(0), words)
    assert PAGE.hint("track:kiev-black", scene) == "Up to +4 now and in this round's scoring."
    assert PAGE.hint("slot:kiev", scene) == ""  # not asked for
    table = Sitting().locomotives(1).place("locomotive-1")
    scene = Scene(table.state.seen_by(0), words)
    assert PAGE.hint("stack:2", scene).startswith("Factory 2: ")
    assert PAGE.hint("slot:kiev", scene) == "Up to +1 now and in this round's scoring."


def test_hovering_tells_what_a_token_does_and_what_a_bonus_card_is_worth() -> None:
    table = Sitting(2).factories(9, marker=4).place("industry-1").move("marker:1")
    words = words_for("en", "engineshed.web", GAME.package)
    scene = Scene(table.state.seen_by(0), words)
    assert PAGE.hint("bonus:doublers", scene) == "Worth nothing as things stand."
    assert PAGE.hint("bonus:points-15", scene) == "Worth 15 points as things stand."
    table = Sitting().line(SP, black=3).locomotives(1, sp=4).place("bottom").move("st-petersburg-black")
    told = PAGE.hint("token:three-doublers", Scene(table.state.seen_by(0), words))
    assert told == "3 doublers. Adds nothing to this round's scoring yet."


def test_what_every_factory_does_fits_on_its_plate() -> None:
    for number, effects in enumerate(Sitting().state.pos.box.factories):
        if number:
            row = laid(fitting(signs(effects), PLATE, SIGN), PLATE / 2, SIGN)
            assert row[0].x >= 0, number
            assert row[-1].x + width(row[-1].sign, SIGN) <= PLATE, number


def test_the_line_shows_what_every_space_scores() -> None:
    table = Sitting().line(TS, black=9, grey=7, brown=3).doublers(1).locomotives(6, 2)
    words = words_for("en", "engineshed.web", GAME.package)
    boards = PAGE.view(Scene(table.state.seen_by(0), words)).boards[1].data["boards"]
    line = boards[0]["lines"][0]  # type: ignore[index]
    assert [cell["points"] for cell in line["cells"]] == [4, 2, 2, 1, 1, 1, 1, 0, *[None] * 7]


def test_a_panel_adds_up_every_space_of_every_line() -> None:
    table = Sitting().line(TS, black=9, grey=7, brown=3).doublers(1).locomotives(6, 2)
    words = words_for("en", "engineshed.web", GAME.package)
    panel = next(p for p in PAGE.view(Scene(table.state.seen_by(0), words)).panels if p.seat == 0)
    assert panel.more is not None
    assert "Br 2×2 + 2 + 2 + G 1 + 1 + 1 + 1 + B 0 = 12" in draw(panel.more, GAME)


def test_nobody_sees_the_cards_of_others() -> None:
    table = Sitting(2).factories(9, marker=4)
    table.place("industry-1").move("marker:1").do("take", "bonus:doublers")
    words = words_for("en", "engineshed.web", GAME.package)
    mine, theirs = (
        draw(PAGE.view(Scene(table.state.seen_by(seat), words)).boards[1], GAME, "AB") for seat in (0, 1)
    )
    assert 'class="heldcard"' in mine
    assert 'class="heldcard"' not in theirs


def test_hovering_tells_what_a_starting_bonus_would_score() -> None:
    table = Sitting(3, bonuses=True).locomotives(1, seat=2, kiev=9)
    scene = Scene(table.state.seen_by(2), words_for("en", "engineshed.web", GAME.package))
    assert PAGE.hint("starting:ruble", scene) == "Adds nothing to this round's scoring yet."
    assert PAGE.hint("starting:black-move", scene).startswith("Up to +")
