"""The bots on the medium and hard maps: they join what blocked borders part, and never pass up a use."""

import pytest

from engineshed.games.steam_rollers import GAME
from engineshed.games.steam_rollers.bot.judgement import propose
from engineshed.games.steam_rollers.bot.ways import groups, long_ways
from engineshed.games.steam_rollers.printed.components import MAP
from engineshed.games.steam_rollers.sheet import draw_track
from engineshed.kernel import PASS, Action
from tests.games.steam_rollers.table import Loaded, draw, game, give, play

MAPS = [(level, number) for level in ("medium", "hard") for number in range(1, 7)]
TWO_HALVES = (1, 2, 1, 2, 1, 2)
"""The cities 1, 3 and 5 on one side, 2, 4 and 6 on the other."""


def plainly_useful(option: Action) -> bool:
    """A box, or a delivery that costs no tile: nobody should pass instead."""
    tiles = [atom for atom in option[1:] if str(atom).startswith(("tile:", "plus:"))]
    return option[0] == "upgrade" or (option[0] == "deliver" and not tiles)


@pytest.mark.parametrize(("level", "number"), MAPS)
def test_advised_games_end_as_the_rulebook_says_and_nobody_passes_up_a_use(level: str, number: int) -> None:
    state = GAME.new(2, {"borders": level}, Loaded({"borders": [[number]]}, seed=number))
    state.run()
    while state.waiting():
        seat = state.waiting()[0]
        decision, options = state.decision(seat), state.options(seat)
        assert decision is not None
        action = propose(state.pos, decision, options)[0]
        if action == PASS:
            assert not [option for option in options if plainly_useful(option)]
        state.do(seat, action)
    result = state.result()
    assert result is not None
    assert result.reason == "cities"


def test_groups_are_the_cities_joined_by_any_number_of_lines() -> None:
    assert groups([(1, 3), (3, 5), (2, 6)]) == {1: 1, 3: 1, 5: 1, 2: 2, 6: 2, 4: 4}


def test_a_long_way_lacks_no_more_tracks_than_it_must() -> None:
    blocked = MAP.blocked_borders.medium[4]
    ways = {way[:2]: way for way in long_ways(blocked, (), frozenset(), TWO_HALVES)}
    lacking = {pair: len(way[3]) for pair, way in ways.items()}
    assert (lacking[3, 4], lacking[2, 3], lacking[4, 5], lacking[1, 6]) == (5, 5, 5, 9)
    assert all(first % 2 != second % 2 for first, second in ways)
    for first, second, towns, steps, hexes in ways.values():
        sheet = game(2).pos.sheets[0]
        for place, shape in steps:
            draw_track(sheet, blocked, place, shape)
        assert [line[1:4] for line in sheet.lines] == [(first, second, towns)]
        assert hexes == set(sheet.tracks)


def test_a_long_way_uses_the_track_that_lies_there_and_enters_no_finished_line() -> None:
    blocked = MAP.blocked_borders.medium[4]
    whole = next(way for way in long_ways(blocked, (), frozenset(), TWO_HALVES) if way[:2] == (3, 4))
    begun = whole[3][:2]
    rest = next(way for way in long_ways(blocked, begun, frozenset(), TWO_HALVES) if way[:2] == (3, 4))
    assert len(rest[3]) == len(whole[3]) - 2
    assert {place for place, _ in begun} <= rest[4]
    taken = frozenset(whole[4])
    around = next(way for way in long_ways(blocked, (), taken, TWO_HALVES) if way[:2] == (3, 4))
    assert taken.isdisjoint(around[4])


def test_a_short_delivery_is_better_than_a_pass() -> None:
    state = game(2, dice=[1, 1, 1])
    draw(state, 0, "B2 0,3; B3 3,5")
    state.pos.sheets[0].crossed = (1, 2, 3, 4, 5, 6)
    give(state, 0, "1a", sideways=True)
    for city in range(1, 7):
        state.pos.cities[city] = ("grey", "red", "blue", "green", "yellow")
    play(state, "pick die:1")
    decision, options = state.decision(0), state.options(0)
    assert decision is not None
    wanted = [option for option in options if option[0] == "deliver" or option == PASS]
    assert propose(state.pos, decision, wanted)[0][0] == "deliver"
