"""Mini expansion: starting tiles."""

import pytest

from engineshed.games.steam_rollers import GAME
from engineshed.games.steam_rollers.position import NOBODY, SteamRollersPosition
from engineshed.games.steam_rollers.printed.map import NAME
from engineshed.kernel import State
from tests.games.steam_rollers.table import (
    ONE_THREE,
    asked,
    build,
    cross,
    draw,
    facts,
    game,
    give,
    keep,
    lay_goods,
    offered,
    play,
    pool,
    set_up,
    why,
)

ON = {"starting-tiles": True}


def choosing(players: int = 3, first: int = 0, **settings: bool) -> State[SteamRollersPosition]:
    return set_up(players, {**ON, **settings}, first_player=[first + 1])


def chosen(tile: str) -> State[SteamRollersPosition]:
    """The last of three players (seat 2) has chosen this tile."""
    state = choosing()
    play(state, f"start start:{tile}")
    return state


@pytest.mark.rule("SR-1101")
def test_the_last_player_chooses_first() -> None:
    state = choosing(4, first=1)
    order = []
    while asked(state)[1] == "start":
        order.append((asked(state)[0], len(offered(state))))
        play(state, "start start:points" if len(offered(state)) == 5 else offered(state)[-1])
        while asked(state)[1] not in ("start", "die"):
            play(state, offered(state)[-1])
    assert order == [(0, 5), (3, 4), (2, 3), (1, 2)]
    assert asked(state) == (1, "die")


@pytest.mark.rule("SR-1102")
def test_a_tile_takes_effect_at_once_and_all_tiles_leave_the_game() -> None:
    state = choosing(2)
    play(state, "start start:locomotive")
    assert asked(state) == (1, "any-box")
    play(state, "upgrade box:5")
    assert why(state, "start start:locomotive") == "SR-1101"
    play(state, "start start:points")
    assert state.pos.starting == ()
    assert asked(state) == (0, "die")


@pytest.mark.rule("SR-1103")
def test_locomotive_crosses_any_box() -> None:
    state = chosen("locomotive")
    assert offered(state) == [*(f"upgrade box:{box}" for box in range(1, 7)), "pass"]
    play(state, "upgrade box:4")
    assert state.pos.sheets[2].crossed == (4,)


@pytest.mark.rule("SR-1104")
def test_track_draws_any_kind_on_any_hex_but_a_city() -> None:
    state = chosen("track")
    assert len(offered(state, "build")) == 48 * 15
    assert why(state, build("B1", 0, 3)) == "SR-409"
    assert why(state, "pass") is None
    play(state, build("F9", 0, 1))
    assert list(state.pos.sheets[2].tracks) == [NAME.index("F9")]


@pytest.mark.rule("SR-1105")
def test_plus_two_adds_to_the_final_score_only() -> None:
    state = chosen("points")
    assert facts(state, "starting-tile", seat=2) == 2
    assert GAME.score_now(state.pos)[2].total == 2
    assert (state.pos.sheets[2].network, state.pos.sheets[2].deliveries) == (0, 0)


@pytest.mark.rule("SR-1106")
def test_action_tile_takes_any_tile_of_the_pool_sideways() -> None:
    state = chosen("action-tile")
    assert offered(state) == [f"take tile:{number}" for number in range(1, 7)]
    play(state, "take tile:5")
    assert state.pos.owner[5] == 2
    assert state.pos.sideways[5]
    assert pool(state) == {1, 2, 3, 4, 6}


@pytest.mark.rule("SR-1107")
def test_private_good_is_chosen_from_the_bag_but_not_grey() -> None:
    state = chosen("private-good")
    assert offered(state) == [
        f"private good:{colour} city:{city}"
        for colour in ("red", "blue", "green", "yellow")
        if state.pos.bag[colour]
        for city in (3, 4)
    ]
    assert why(state, "private good:grey city:3") == "SR-1107"
    before = state.pos.bag["red"]
    play(state, "private good:red city:4")
    assert state.pos.sheets[2].private == (4, "red")
    assert state.pos.bag["red"] == before - 1


def with_private_good(die: int, *, orders: bool = False) -> State[SteamRollersPosition]:
    """Seat 0 has a private yellow good on city 3, joined to city 1."""
    state = game(2, dice=[die, die, die], settings={"orders": orders})
    _take_private(state, 0, "yellow", 3)
    for seat in (0, 1):
        draw(state, seat, ONE_THREE)
        cross(state, seat, 1)
    lay_goods(state, {1: "", 3: ""})
    return state


def _take_private(state: State[SteamRollersPosition], seat: int, colour: str, city: int) -> None:
    state.pos.sheets[seat].private = (city, colour)
    state.pos.bag[colour] -= 1


@pytest.mark.rule("SR-1108")
def test_a_private_good_is_delivered_by_its_owner_with_its_citys_die() -> None:
    state = with_private_good(3)
    play(state, "pick die:3")
    assert offered(state, "deliver") == ["deliver good:private city:1 line:1-3.1"]
    rival = state.copy()
    play(rival, "pass", "pick die:3")
    assert offered(rival, "deliver") == []
    assert why(rival, "deliver good:private city:1 line:1-3.1") == "SR-602"
    play(state, "deliver good:private city:1 line:1-3.1")
    assert facts(state, "deliveries") == 1
    assert state.pos.sheets[0].private is None


@pytest.mark.rule("SR-1108")
def test_a_private_good_can_be_brought_to_the_dies_city_with_3a() -> None:
    state = with_private_good(1)
    play(state, "pick die:1")
    assert offered(state, "deliver") == []
    give(state, 0, "3a")
    assert offered(state, "deliver") == ["deliver good:private city:1 line:1-3.1"]


@pytest.mark.rule("SR-1109")
def test_without_a_fitting_good_in_the_bag_the_tile_does_nothing() -> None:
    some, none = choosing(), choosing()
    some.pos.bag.update(red=0, green=0, yellow=0)
    play(some, "start start:private-good")
    assert offered(some) == ["private good:blue city:3", "private good:blue city:4"]
    none.pos.bag.update(red=0, green=0, yellow=0, blue=0)
    play(none, "start start:private-good")
    assert asked(none) == (1, "start")
    assert none.pos.sheets[2].private is None


@pytest.mark.rule("SR-1110")
def test_a_private_good_does_not_keep_its_city_from_being_empty() -> None:
    state = with_private_good(3)
    assert state.pos.cities[3] == ()
    assert state.pos.empty_cities() == 2  # cities 1 and 3
    lay_goods(state, {2: ""})
    play(state, "pick die:3", "pass", "pick die:3", "pass")
    assert state.result() is not None  # the third one ends the game


@pytest.mark.rule("SR-1111")
def test_a_delivered_private_good_counts_for_orders() -> None:
    state = with_private_good(3, orders=True)
    keep(state, 0, "red blue")
    play(state, "pick die:3", "deliver good:private city:1 line:1-3.1", "order order:1")
    assert state.pos.order_owner[1] == 0
    assert state.pos.owner[1] == NOBODY
