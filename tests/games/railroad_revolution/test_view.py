"""What the page shows: every moment can be drawn and worded, every atom is somewhere to be clicked."""

from importlib.resources import files
from typing import cast

import pytest

from engineshed.games.railroad_revolution import GAME
from engineshed.games.railroad_revolution.page import PAGE
from engineshed.games.railroad_revolution.page.text import ability
from engineshed.games.railroad_revolution.position import RailroadRevolutionPosition
from engineshed.kernel import Game, Position, Rng, State, Words, new_state, words_for
from engineshed.kernel.page import Scene, View
from engineshed.kernel.play import Tape
from engineshed.web.render import draw
from engineshed.web.teaching.first_turn import lesson

LANGUAGES = ("en", "pl")


def words_in(language: str) -> Words:
    return words_for(language, "engineshed.games.railroad_revolution")


def page(shown: View) -> str:
    """The boards and the railway as the page draws them."""
    assert shown.hand is not None
    game = cast("Game[Position]", GAME)
    return "".join(str(draw(drawing, game)) for drawing in (*shown.boards, shown.hand))


def look(state: State[RailroadRevolutionPosition], words: Words) -> None:
    seat = state.waiting()[0]
    seen = state.seen_by(seat)
    shown = PAGE.view(Scene(seen, words))
    html = page(shown)
    for option in seen.options(seat):
        assert PAGE.phrase(option, Scene(seen, words))
        for atom in option:
            assert PAGE.label(atom, Scene(seen, words))
            if len(option) > 1 and atom not in PAGE.verbs:
                assert f'data-pick="{atom}"' in html, atom
    assert shown.prompt.text
    assert len(shown.panels) == state.pos.players


@pytest.mark.parametrize("language", LANGUAGES)
def test_moments_are_drawn_and_worded(language: str) -> None:
    words, rng = words_in(language), Rng(3)
    state = new_state(GAME, 3, {}, 3)
    state.tape = Tape()
    told = 0
    while state.waiting():
        if rng.below(5) == 0 or not told:
            look(state, words)
        seat = state.waiting()[0]
        state.do(seat, rng.choice(state.options(seat)))
        for event in state.tape.journal[told:]:
            assert PAGE.sentence(event, Scene(state, words))
        told = len(state.tape.journal)
    assert PAGE.view(Scene(state.seen_by(None), words)).prompt.text


def test_a_spectator_cannot_click_and_sees_no_drawn_milestones() -> None:
    state, rng = new_state(GAME, 2, {}, 1), Rng(1)
    while state.waiting() and not state.pos.drawn[2]:
        seat = state.waiting()[0]
        state.do(seat, rng.choice(state.options(seat)))
    html = page(PAGE.view(Scene(state.seen_by(None), words_in("en"))))
    assert 'data-pick="own:' not in html
    assert 'data-pick="milestone:' not in html
    drawer = state.waiting()[0]
    mine = page(PAGE.view(Scene(state.seen_by(drawer), words_in("en"))))
    assert all(f'data-pick="milestone:{tile}"' in mine for tile in state.pos.drawn[2])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gallery_shows_the_map_and_every_tile_with_its_sources(language: str) -> None:
    sections = PAGE.gallery(words_in(language))
    box = GAME.box
    assert [len(section.pieces) for section in sections] == [
        1,  # the map
        len(box.city_tiles),
        len(box.telegraph_tiles),
        len(box.deals),
        len(box.trains),
        len(box.setup),
        len(box.milestones),
        1 + 4 * 4,  # the abilities of white and of the specialists
        len(box.performance),
        len(box.cities),
        len(box.sections),
        len(box.shelves),
    ]
    assert all(piece.effect and piece.sources for section in sections for piece in section.pieces)


def test_both_languages_say_the_same_things() -> None:
    def ids(language: str) -> set[str]:
        file = files(GAME.package).joinpath("words", f"{language}.ftl")
        lines = file.read_text("utf-8").splitlines()
        return {line.split(" =")[0] for line in lines if line and line[0].isalpha()}

    assert ids("en") == ids("pl")


@pytest.mark.rule("RRV-911", "RRV-915")
@pytest.mark.parametrize("language", LANGUAGES)
def test_abilities_are_worded_as_the_table_reads_them(language: str) -> None:
    words = words_in(language)
    pages = {}
    for rails, shares in (("together", "owned"), ("each", "gained")):
        state = new_state(GAME, 2, {"three-rails": rails, "orange-telegraph": shares}, 1)
        pages[rails] = page(PAGE.view(Scene(state.seen_by(state.waiting()[0]), words)))
    box, railroad, telegraph, orange, turquoise = GAME.box, 1, 2, 2, 4
    for readings, shown, hidden in (
        ({"three-rails": "together", "orange-telegraph": "owned"}, "together", "each"),
        ({"three-rails": "each", "orange-telegraph": "gained"}, "each", "together"),
    ):
        for action, colour in ((railroad, turquoise), (telegraph, orange)):
            said = ability(words, box, action, colour, readings)
            assert said in pages[shown]
            assert said not in pages[hidden]
            assert said != ability(words, box, action, colour, {})


@pytest.mark.rule("RRV-604")
def test_the_first_turn_does_not_teach_that_rails_need_stations() -> None:
    found = lesson(cast("Game[Position]", GAME))
    assert found is not None
    station = found.stops[0]
    assert set(station.rules) == {"RRV-604", "RRV-1606"}
    before, after = (found.match.at(station.moves + n).pos for n in (0, 1))
    assert isinstance(before, RailroadRevolutionPosition)
    assert isinstance(after, RailroadRevolutionPosition)
    # What the stop says: nothing is paid, nothing gained, and the network is as it was.
    assert (before.companies[0].money, before.companies[0].shares) == (
        after.companies[0].money,
        after.companies[0].shares,
    )
    assert before.companies[0].network == after.companies[0].network
    assert after.companies[0].stations
