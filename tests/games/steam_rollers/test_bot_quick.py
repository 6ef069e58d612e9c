"""The quick policy of games that are played out: as good as its prices, whatever it keeps in mind."""

import pytest

from engineshed.games.steam_rollers import GAME
from engineshed.games.steam_rollers.bot.memory import make_room
from engineshed.games.steam_rollers.bot.network import lengths_of, network_of, with_leg
from engineshed.games.steam_rollers.bot.prices import Prices
from engineshed.games.steam_rollers.bot.proposals import deed_worth
from engineshed.games.steam_rollers.bot.quick import at_first_sight, deed_at_once
from engineshed.games.steam_rollers.bot.stock import stock_of
from engineshed.games.steam_rollers.bot.targets import prospects
from engineshed.games.steam_rollers.phases.act import Act
from engineshed.games.steam_rollers.printed.map import CITIES
from engineshed.games.steam_rollers.sheet import draw_track
from engineshed.kernel import PASS, Value, new_state
from tests.games.steam_rollers.table import TWO_ROUTES, cross, draw, game, give, lay_goods, play


@pytest.mark.parametrize(
    ("players", "settings"),
    [(1, {"level": 3}), (2, {}), (3, {"coal": True, "orders": True, "starting-tiles": True})],
)
def test_what_is_kept_in_mind_changes_no_answer(players: int, settings: dict[str, Value]) -> None:
    """On a copy of the table nothing is known of what was meant when the dice were picked."""
    state, kept = new_state(GAME, players, settings, 12), 0
    while state.waiting():
        seat = state.waiting()[0]
        decision, options = state.decision(seat), state.options(seat)
        assert decision is not None
        answer = at_first_sight(state.pos, decision, options)[0] if len(options) > 1 else options[0]
        assert answer in options
        if len(options) > 1 and isinstance(decision, Act):
            kept += 1
            assert answer == at_first_sight(state.pos.copy(), decision, options)[0]
        state.do(seat, answer)
    assert kept > 15


@pytest.mark.parametrize(
    ("players", "settings"),
    [(1, {}), (2, {"passing": "if-stuck"}), (3, {"coal": True, "orders": True, "starting-tiles": True})],
)
def test_a_deed_needs_no_list_of_options(players: int, settings: dict[str, Value]) -> None:
    state, found = new_state(GAME, players, settings, 14), set[str]()
    while state.waiting():
        seat = state.waiting()[0]
        decision, options = state.decision(seat), state.options(seat)
        assert decision is not None
        at_once = deed_at_once(state.pos, decision)
        answer = at_first_sight(state.pos, decision, options)[0] if len(options) > 1 else options[0]
        assert at_once in (None, answer)
        if at_once is not None:
            found.add(str(at_once[0]))
        state.do(seat, answer)
    assert {"build", "upgrade", "deliver", "take"} <= found


def test_what_is_known_longest_is_forgotten_little_by_little() -> None:
    known = dict.fromkeys(range(40))
    make_room(known, 40)
    assert len(known) == 40
    known[40] = None
    make_room(known, 40)
    assert list(known) == list(range(3, 41))


def test_the_best_deed_has_the_highest_price() -> None:
    state, seen = new_state(GAME, 2, {}, 8), set[str]()
    while state.waiting():
        seat = state.waiting()[0]
        decision, options = state.decision(seat), state.options(seat)
        if isinstance(decision, Act):
            prices = Prices(state.pos, seat)
            deeds = [action for action in options if action[0] not in ("change", "order")]
            worth, deed = prices.best_deed(decision)
            assert worth == pytest.approx(max(deed_worth(prices, decision, action) for action in deeds))
            assert deed in options
            seen.add(str(deed[0]))
        assert decision is not None
        state.do(seat, at_first_sight(state.pos, decision, options)[0] if len(options) > 1 else options[0])
    assert {"build", "upgrade", "deliver", "take"} <= seen


def test_tiles_make_longer_deliveries_possible_at_first_sight() -> None:
    state = game(2, dice=[1, 1, 1])
    draw(state, 0, TWO_ROUTES)
    cross(state, 0, 1, 2)
    lay_goods(state, {1: "red", 2: "", 3: "", 4: "", 5: "", 6: ""})
    give(state, 0, "4a")
    play(state, "pick die:1")
    decision = state.decision(0)
    assert decision is not None
    assert at_first_sight(state.pos, decision, state.options(0))[0][-1] == "tile:4"


def test_the_order_in_which_tracks_were_drawn_does_not_matter() -> None:
    steps = [(0, 3), (1, 4), (9, 2), (20, 7)]
    found = []
    for order in (steps, steps[::-1]):
        state = game(2)
        for place, shape in order:
            draw_track(state.pos.sheets[0], (), place, shape)
        found.append(prospects(state.pos, 0).tracks_in(1))
    assert found[0] == found[1]


def test_long_lines_are_doubted_but_not_where_networks_read_them() -> None:
    state = game(2)
    now, learned = prospects(state.pos, 0).builds, prospects(state.pos, 0, as_learned=True).builds
    assert max(now.values()) < max(learned.values())
    for step in now.keys() & learned.keys():
        assert now[step] < learned[step]


def test_parallel_lines_are_one_way_more_for_goods() -> None:
    """Two lines of one length between the same cities are the same to a good; one longer is not."""
    state = game(2)
    draw(state, 0, TWO_ROUTES)
    network = network_of(state.pos.sheets[0])
    assert with_leg(network, 1, 3, 1) == network
    longer = lengths_of(with_leg(network, 1, 3, 2))
    assert longer != lengths_of(network)
    row = 1 + len(CITIES)
    assert longer[1 * row + 3] == lengths_of(network)[1 * row + 3] | 1 << 2
    assert all(longer[one * row + two] == longer[two * row + one] for one in CITIES for two in CITIES)


def test_the_stock_counts_what_must_go() -> None:
    state = game(2)
    lay_goods(state, {1: "red red", 2: "", 3: "blue", 4: "red red", 5: "red red red", 6: "red"})
    assert stock_of(state.pos).to_go == 2
    assert len(stock_of(state.pos).goods) == 9


def test_nobody_passes_at_first_sight_while_something_is_worth_doing() -> None:
    state, passes, turns = new_state(GAME, 3, {}, 21), 0, 0
    while state.waiting():
        seat = state.waiting()[0]
        decision, options = state.decision(seat), state.options(seat)
        assert decision is not None
        action = at_first_sight(state.pos, decision, options)[0] if len(options) > 1 else options[0]
        if isinstance(decision, Act):
            turns += 1
            passes += action == PASS
        state.do(seat, action)
    assert passes <= turns / 20
