"""What the page shows: every map, every question and every line of the log, in both languages."""

import re
from functools import cache

import pytest

from engineshed.games.age_of_steam.game import GAME
from engineshed.games.age_of_steam.links import set_owner
from engineshed.games.age_of_steam.page import PAGE
from engineshed.games.age_of_steam.page.grid import Grid, at
from engineshed.games.age_of_steam.page.lettering import (
    cube_spots,
    name_box,
    place_name,
    plate_lines,
    plate_top,
)
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.printed.components import MAPS, box
from engineshed.kernel import Action, Rng, Seeded, State, Words, words_for
from engineshed.kernel.page import Drawing, Scene
from engineshed.kernel.play import Match
from engineshed.web.render import draw
from engineshed.web.tongues import LANGUAGES
from tests.games.age_of_steam.table import Play, cube, tile

SEATS = {"barbados": 1, "st-lucia": 2}
MOVES = 260


def words(language: str = "en") -> Words:
    return words_for(language, "engineshed.web", "engineshed.games.age_of_steam")


@cache
def played(map: str, seed: int = 3) -> Match[AgeOfSteamPosition]:
    """A game in which everybody builds and ships whenever they can."""
    rng = Rng(seed)
    match = Match(GAME.new(SEATS.get(map, 4), {"map": map}, Seeded(Rng(seed))))
    while len(match.moves) < MOVES and match.state.waiting():
        seat = match.state.waiting()[0]
        match.play(seat, _choose(match.state.options(seat), rng))
    return match


def _choose(options: list[Action], rng: Rng) -> Action:
    """Shipments before all; building goes on more often than not; little is bid."""
    for verbs in (("ship",), ("build", "urbanize", "connect"), ("draw", "drop")):
        wanted = [option for option in options if option[0] in verbs]
        if wanted and (verbs[0] == "ship" or rng.below(4)):
            return rng.choice(wanted)
    return rng.choice(options)


def moments(map: str) -> list[State[AgeOfSteamPosition]]:
    match = played(map)
    return [match.at(number) for number in range(0, len(match.moves) + 1, 7)]


def seen(state: State[AgeOfSteamPosition]) -> State[AgeOfSteamPosition]:
    waiting = state.waiting()
    return state.seen_by(waiting[0] if waiting else None)


def html(drawing: Drawing) -> str:
    return str(draw(drawing, GAME))  # type: ignore[arg-type]


@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_is_drawn(map: str, language: str) -> None:
    for state in moments(map):
        shown = PAGE.view(Scene(seen(state), words(language)))
        assert shown.prompt.text
        for drawing in (*shown.boards, *shown.dock, *(p.more for p in shown.panels if p.more)):
            assert html(drawing)


@pytest.mark.parametrize("map", MAPS)
def test_ids_on_a_page_are_unique(map: str) -> None:
    shown = PAGE.view(Scene(seen(moments(map)[-1]), words()))
    page = "".join(html(drawing) for drawing in (*shown.boards, *shown.dock))
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("map", MAPS)
def test_what_lies_on_the_board_can_be_picked_there(map: str) -> None:
    """Hexes, cubes, links, actions and spaces of the display; the rest are buttons."""
    for state in moments(map):
        if not state.waiting():
            continue
        shown = PAGE.view(Scene(seen(state), words()))
        page = "".join(html(drawing) for drawing in (*shown.boards, *shown.dock))
        picks = set(re.findall(r'data-pick="([^"]+)"', page))
        for option in state.options(state.waiting()[0]):
            for atom in option:
                if re.match(r"hex:|link:|action:|space:|cube:\w+@", str(atom)):
                    assert atom in picks


@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_worded(map: str, language: str) -> None:
    said = words(language)
    for state in moments(map):
        for seat in state.waiting():
            look = state.seen_by(seat)
            for option in state.options(seat)[:40]:
                assert PAGE.phrase(option, Scene(look, said))
                assert all(PAGE.label(atom, Scene(look, said)) for atom in option)


@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_worded(map: str, language: str) -> None:
    match, said = played(map), words(language)
    look = match.state.seen_by(None)
    for event in match.tape.journal:
        line = PAGE.sentence(event, Scene(look, said))
        assert line.strip()
        assert "hex:" not in line
        assert event.seat is None or f"⟨{event.seat}⟩" in line


def shipping() -> tuple[Play, Action]:
    """Blue from Cincinnati to Evansville over Indianapolis: a link of the mover and one of seat 1."""
    play = Play().lay(0, tile("9,4", "3-1"), tile("10,3", "4 1"), tile("11,2", "4-2"))
    set_owner(play.pos, play.chain("11,2/2"), 1)
    play.cubes(h12_2="blue").moving(0)
    return play, ("ship", cube("blue", "12,2"), play.link("11,2/2"), play.link("9,4/3"))


def test_a_shipment_in_words() -> None:
    play, action = shipping()
    said = PAGE.phrase(action, Scene(play.state.seen_by(0), words()))
    assert said == "Blue from Cincinnati to Evansville, 2 links, by Indianapolis"
    said = PAGE.phrase(action, Scene(play.state.seen_by(0), words("pl")))
    assert said == "Niebieska: Cincinnati → Evansville, 2 połączenia, przez: Indianapolis"
    play.do(*action)
    event = play.told("shipped")[0]
    line = PAGE.sentence(event, Scene(play.state.seen_by(None), words()))
    assert line == "⟨0⟩ ships blue from Cincinnati to *Evansville*: ⟨1⟩ +1, ⟨0⟩ +1."


def test_a_chosen_cube_shows_where_it_can_go() -> None:
    play, action = shipping()
    page = html(PAGE.view(Scene(play.state.seen_by(0), words())).boards[0])
    assert page.count(f'class="goal" data-with="{action[1]}"') == 1
    assert page.count(f'data-with="{action[1]}" data-take=') == 1
    assert "data-with" not in html(PAGE.view(Scene(play.state.seen_by(1), words())).boards[0])


def test_a_shipment_numbers_its_links() -> None:
    play, action = shipping()
    drawn = PAGE.ghost(action, Scene(play.state.seen_by(0), words()))
    assert drawn is not None
    assert re.findall(r">(\d)</text>", html(drawn)) == ["1", "2"]


def test_a_shipped_cube_travels_from_its_city_to_the_end_of_its_route() -> None:
    play, action = shipping()
    play.do(*action)
    event, look = play.told("shipped")[0], play.state.seen_by(None)
    drawn = PAGE.motion(event, Scene(look, words()))
    assert drawn is not None
    grid = Grid("flat-top")
    path = str(drawn.data["path"])
    assert path.startswith(f"M{at(grid.centre((12, 2)))}L{at(grid.edge((11, 2), 2))}")
    assert path.endswith(f"{at(grid.edge((9, 4), 3))}L{at(grid.centre((9, 5)))}")
    assert PAGE.marks(event, Scene(look, words())) == ("hex:12,2", action[2], action[3], "hex:9,5")


def test_what_was_built_stays_marked() -> None:
    play = Play().building(0).do(*tile("10,4", "4-1"))
    assert PAGE.marks(play.told("built")[0], Scene(play.state.seen_by(None), words())) == ("hex:10,4",)
    assert PAGE.motion(play.told("built")[0], Scene(play.state.seen_by(None), words())) is None


def test_no_two_tiles_are_worded_alike() -> None:
    play = Play().building(0)
    said = [PAGE.phrase(option, Scene(play.state.seen_by(0), words())) for option in play.state.options(0)]
    assert len(said) == len(set(said))
    assert "Gentle curve on A3: N–SE" in said


def test_both_languages_know_the_same_words() -> None:
    def ids(language: str) -> set[str]:
        file = GAME.data("..").joinpath("words", f"{language}.ftl")
        return set(re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE))

    assert ids("en") == ids("pl")


def test_every_setting_is_worded() -> None:
    for setting in GAME.settings:
        for language in LANGUAGES:
            assert words(language)(f"setting-{setting.id}")
            assert words(language)(f"setting-{setting.id}-help")
            for choice in setting.choices:
                if isinstance(choice, str):
                    assert words(language)(f"setting-{setting.id}-{choice}")


def test_polish_money_never_breaks_before_its_sign() -> None:
    assert words("pl")("dollars", amount=7) == "7\u00a0$"


def test_polish_numbers_decide_the_word() -> None:
    said = words("pl")
    assert "został 1 kafelek" in said("ask-build", left=1, cash="7\u00a0$")
    assert "zostały 3 kafelki" in said("ask-build", left=3, cash="7\u00a0$")
    assert "29 kostek czeka" in said("goods-summary", waiting=29, bag=18)
    assert "22 kostki czekają" in said("goods-summary", waiting=22, bag=18)


def test_panels_show_income_minus_expenses() -> None:
    state = played("rust-belt").at(0)
    state.pos.income[0], state.pos.shares[0], state.pos.engine[0] = 7, 3, 2
    panel = next(panel for panel in PAGE.view(Scene(seen(state), words())).panels if panel.seat == 0)
    last = panel.figures[-1]
    assert (last.value, last.tone) == ("+2", "gain")
    assert last.title.startswith("Income 7 − shares 3 − engine 2 = +2")


def test_a_bid_is_shown_while_the_auction_lasts() -> None:
    play = Play()
    play.pos.bids[1] = 3
    roles = {panel.seat: panel.role for panel in PAGE.view(Scene(play.state.seen_by(0), words())).panels}
    assert roles[1] == "2nd · bids $3"
    assert roles[0] == "1st · no action yet"


def test_panels_stand_in_player_order() -> None:
    state = played("rust-belt").at(0)
    state.pos.order = [2, 0, 3, 1]
    assert [panel.seat for panel in PAGE.view(Scene(seen(state), words())).panels] == [2, 0, 3, 1]


def test_the_timetable_shows_the_phase_and_both_rounds_of_moving() -> None:
    stops = PAGE.view(Scene(Play().turn(1).state.seen_by(0), words())).phases
    assert [stop.label for stop in stops if stop.now] == ["Shares"]
    assert [stop.label for stop in stops][4:6] == ["Move I", "Move II"]


def test_a_hex_is_called_by_column_and_row() -> None:
    assert Grid("flat-top").name((5, 1)) == "F4"
    assert Grid("pointy-top").name((-3, 7)) == "A8"
    assert Grid("flat-top").offset(Grid("flat-top").place(7, 3)) == (7, 3)


def test_a_tile_is_pictured_with_the_owners_of_the_track_that_stays() -> None:
    for state in moments("rust-belt"):
        for seat in state.waiting():
            for option in state.options(seat):
                if option[0] == "build":
                    drawn = PAGE.picture(option[1:], Scene(state.seen_by(seat), words()))
                    assert drawn is not None
                    assert PAGE.ghost(option, Scene(state.seen_by(seat), words())) is not None
                    assert f"trk p{seat + 1}" in html(drawn)


def test_names_stand_where_no_track_leaves_and_nothing_lies() -> None:
    assert place_name(True, 0, 0, "Toledo", (), ()).dy > 0
    assert place_name(True, 0, 0, "Toledo", (3,), ()).dy < 0
    assert place_name(True, 0, 0, "Toledo", (0, 3), ()).align == "start"
    assert place_name(False, 0, 0, "Toledo", (2, 5), ()).dy > 0
    below = name_box(0, 22, "", "Toledo")
    assert place_name(True, 0, 0, "Toledo", (), [below]).dy < 0


def test_long_names_take_two_lines() -> None:
    assert plate_lines("Chicago") == ("Chicago",)
    assert plate_lines("Düsseldorf-Cologne") == ("Düsseldorf-", "Cologne")
    assert plate_lines("Jackson (Mississippi)") == ("Jackson", "(Mississippi)")


@pytest.mark.parametrize("lines", [1, 2])
@pytest.mark.parametrize("count", range(11))
def test_cubes_of_a_city_cover_neither_each_other_nor_its_name(count: int, lines: int) -> None:
    size, spots = cube_spots(count, lines)
    assert len(spots) == count
    assert size >= 11
    for i, (x, y) in enumerate(spots):
        assert all(abs(x - a) >= size or abs(y - b) >= size for a, b in spots[:i])
        assert y + size < plate_top(count, lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gallery_shows_the_whole_box_with_its_sources(language: str) -> None:
    sections = {section.id: section for section in PAGE.gallery(words(language))}
    assert [piece.id for piece in sections["maps"].pieces] == list(MAPS)
    assert len(sections["tiles"].pieces) == len(box().track_tiles.tiles)
    assert len(sections["new-cities"].pieces) == 8
    for section in sections.values():
        for piece in section.pieces:
            assert piece.effect
            assert piece.sources
            assert piece.drawing is None or html(piece.drawing)


@pytest.mark.parametrize("map", MAPS)
def test_a_poster_shows_every_city(map: str) -> None:
    cities = played(map).state.pos.board.cities
    assert html(PAGE.poster({"map": map}, words())).count('class="city"') == len(cities)
