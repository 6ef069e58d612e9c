"""The advice for bots: whole games by the first idea alone, and what a position is worth."""

import pytest

from engineshed.games.age_of_steam.bot import build
from engineshed.games.age_of_steam.bot.build import City
from engineshed.games.age_of_steam.bot.forecast import Forecast, purse_of
from engineshed.games.age_of_steam.bot.ideas import TRACKS, ideas, tries
from engineshed.games.age_of_steam.bot.judgement import moves, propose, value
from engineshed.games.age_of_steam.bot.money import bid, shares
from engineshed.games.age_of_steam.bot.network import Goods, Network
from engineshed.games.age_of_steam.bot.paths import Paths
from engineshed.games.age_of_steam.bot.plans import WIDE, Planner
from engineshed.games.age_of_steam.game import GAME
from engineshed.games.age_of_steam.phases.build import Build
from engineshed.games.age_of_steam.phases.money import expenses
from engineshed.games.age_of_steam.phases.move import Move
from engineshed.games.age_of_steam.phases.order import Bid
from engineshed.games.age_of_steam.phases.shares import Issue
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.printed.components import MAPS
from engineshed.games.age_of_steam.printed.tiles import TILES
from engineshed.kernel import DONE, PASS, State, new_state
from tests.games.age_of_steam.table import Play, tile


def by_first_ideas(name: str, seed: int) -> State[AgeOfSteamPosition]:
    """A game in which everybody does what is proposed first."""
    state = new_state(
        GAME, GAME.seats({"map": name})[len(GAME.seats({"map": name})) // 2], {"map": name}, seed
    )
    number = 0
    while waiting := state.waiting():
        seat, number = waiting[0], number + 1
        decision, options = state.decision(seat), state.options(seat)
        assert decision is not None
        proposed = propose(state.pos, decision, options)  # type: ignore[arg-type]
        assert proposed
        assert set(proposed) <= set(options), decision
        if number % 50 == 0:
            chances = [value(state.pos, other) for other in range(state.pos.players)]
            assert all(0 <= chance <= 1 for chance in chances)
        state.do(seat, proposed[0])
    return state


@pytest.mark.parametrize("name", MAPS)
def test_the_first_ideas_make_a_whole_game(name: str) -> None:
    state = by_first_ideas(name, 1)
    result = state.result()
    assert result is not None
    assert result.won is not False
    assert state.pos.players < 3 or state.pos.turn == state.pos.map.turns(state.pos.players)


def test_nobody_goes_bankrupt_by_the_first_ideas() -> None:
    result = by_first_ideas("rust-belt", 0).result()
    assert result is not None
    assert result.eliminated == ()
    assert max(result.scores()) > 40


def test_whoever_tries_out_rounds_looks_at_several_ways_to_build() -> None:
    """The planner's favourite first, then other beginnings; a network alone leaves track to the planner."""
    state = new_state(GAME, 4, {"map": "rust-belt"}, 3)
    while True:
        seat = state.waiting()[0]
        decision, options = state.decision(seat), state.options(seat)
        assert decision is not None
        if isinstance(decision, Build) and not decision.city:
            break
        state.do(seat, propose(state.pos, decision, options)[0])  # type: ignore[arg-type]
    tried = tries(state.pos, decision, options)
    assert tried[:1] == propose(state.pos, decision, options) == ideas(state.pos, decision, options)
    assert 1 < len(set(tried)) == len(tried) <= TRACKS
    assert set(tried) <= set(options)


def test_a_network_knows_what_a_cube_would_bring_to_whom() -> None:
    play = Play().lay(0, tile("9,4", "3-1"), tile("10,3", "4"))
    play.lay(1, tile("11,2", "2-4"), tile("10,3", "4 1"))
    play.cubes(h9_5="blue", h12_2="black")
    cubes = Goods(play.pos).here
    for seat, own in ((0, [0, 0, 1]), (1, [0, 0, 1])):  # two links, of which one is his
        (row,) = Network(play.pos, seat).rows(cubes, level=2).values()
        assert row[:3] == own
    assert Network(play.pos, 2).rows(cubes, level=2) == {}


def test_links_to_be_built_count_without_being_on_the_table() -> None:
    play = Play().lay(0, tile("9,4", "3-1"), tile("10,3", "4"))
    network, board = Network(play.pos, 0), play.pos.board
    evansville, indianapolis, cincinnati = (board.hex_of[f"hex:{at}"] for at in ("9,5", "10,3", "12,2"))
    longer = network.joined([(indianapolis, cincinnati)])
    assert (network.reach(), longer.reach()) == (1, 2)
    assert longer.places() == {evansville, indianapolis, cincinnati}
    assert network.places() == {evansville, indianapolis}


def test_the_first_plan_makes_two_links_of_three_tiles() -> None:
    play = Play()
    play.cubes(h9_5="blue blue", h12_2="red")
    play.pos.phase = "build"
    play.pos.cash[0] = 20
    best = Planner(Forecast(play.pos, 0), purse_of(play.pos, 0), 3).search().plans[0]
    names = [{play.pos.board.name(place) for place in link} for link in best.links]
    assert names == [{"Evansville", "Indianapolis"}, {"Indianapolis", "Cincinnati"}]
    assert (best.tiles, best.price) == (3, 7)


def test_no_track_is_planned_to_a_town_whose_tiles_are_used_up() -> None:
    play = Play()
    pos = play.pos

    def ends_in_towns() -> int:
        paths = Paths(pos, 0)
        found = [path for city in pos.cities for path in paths.from_city(city, 3)]
        return sum(path.links[-1][1] in pos.board.towns for path in found)

    assert ends_in_towns() > 0
    for one in TILES:
        if len(one.exits) == 1:
            pos.supply[one.kind] = 0
    assert ends_in_towns() == 0


@pytest.mark.parametrize(("more", "founds"), [(0.5, True), (0.0, False), (-1.0, False)])
def test_a_city_is_founded_only_where_it_brings_something(
    monkeypatch: pytest.MonkeyPatch, more: float, founds: bool
) -> None:
    """In the last turn a city on one's own town may take more track away than it brings."""
    play = Play().lay(0, tile("9,4", "3-1"), tile("10,3", "4"))
    pos = play.pos
    pos.turn, pos.phase, pos.cash[0], pos.income[0] = 8, "build", 0, 20
    nothing = Planner(Forecast(pos, 0), purse_of(pos, 0), 0).judge().value
    city = City(pos.board.hex_of["hex:10,3"], "B", nothing + more)
    monkeypatch.setattr(build, "best_city", lambda *rest: city)
    options = [city.action(pos), DONE]
    action, _ = build.next_steps(Forecast(pos, 0), Build(0, 3, (), 0, city=True), options, WIDE)
    assert action == (city.action(pos) if founds else DONE)


@pytest.mark.parametrize("debts", [5, 8, 11])
def test_shares_are_issued_before_the_money_is_short(debts: int) -> None:
    """Even if nothing is shipped, the expenses can be paid or the income covers what is missing."""
    play = Play()
    pos = play.pos
    pos.phase, pos.turn = "shares", 3
    pos.cash[0], pos.income[0], pos.shares[0], pos.engine[0] = 0, 2, debts, 2
    _, count = shares(pos, 0, [("issue", number) for number in range(16 - debts)])
    assert isinstance(count, int)
    missing = debts + count + 2 - 2 - 5 * count
    assert missing <= 2


def test_no_shares_are_issued_for_money_that_the_turn_cannot_use() -> None:
    """Not even where the forecast runs into the last share, as here, so that early ones seem to be free."""
    state = new_state(GAME, 4, {"map": "rust-belt"}, 9000)
    seat = state.waiting()[0]
    assert shares(state.pos, seat, state.options(seat)) == ("issue", 1)


@pytest.mark.parametrize(
    ("turn", "cash", "counts"),
    [(2, 6, [2, 3]), (2, 7, [1, 2, 3]), (4, 30, [1, 2, 3]), (1, 30, [2])],
)
def test_nearly_as_many_shares_as_are_needed_are_an_idea(
    turn: int, cash: int, counts: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Experts saved two with $6, met rivals that spoiled their shipments, and issued six for nothing."""
    monkeypatch.setattr("engineshed.games.age_of_steam.bot.judgement.propose", lambda *_: [("issue", 2)])
    pos = Play().pos
    pos.phase, pos.turn = "shares", turn
    pos.cash[0], pos.income[0], pos.shares[0], pos.engine[0] = cash, 2, 5, 3
    decision, options = Issue(0), [("issue", number) for number in range(11)]
    found = ideas(pos, decision, options)  # type: ignore[arg-type]
    assert found[0] == ("issue", 2)
    assert sorted(int(option[1]) for option in found) == counts


@pytest.mark.parametrize("cubes", ["blue blue", "blue blue blue"])
def test_nobody_stands_by_with_two_links_to_gain(cubes: str) -> None:
    play = Play().lay(0, tile("9,4", "3-1"), tile("10,3", "4 1"), tile("11,2", "2-4")).cubes(h9_5=cubes)
    play.pos.income[0], play.pos.phase = 6, "move-1"
    play.moving(0, engine=2)
    decision = play.asked
    assert isinstance(decision, Move)
    first, *others = moves(play.pos, decision, play.state.options(0))
    assert first[0] == "ship"
    assert PASS not in others


def test_an_engine_is_useful_as_far_as_the_network_will_reach() -> None:
    play = Play().lay(0, tile("9,4", "3-1"), tile("10,3", "4"))
    prospect = Forecast(play.pos, 0).prospect()
    assert prospect.useful(2)
    assert not prospect.useful(3)
    play.pos.turn = play.pos.map.turns(play.pos.players)
    assert not Forecast(play.pos, 0).prospect().useful(2)


@pytest.mark.parametrize("cash", [0, 5, 10, 30])
def test_a_bid_leaves_the_money_for_track_and_expenses(cash: int) -> None:
    play = Play()
    play.pos.cash = [cash] * 3
    play.at("order")
    play.pos.phase = "order"
    if not play.state.waiting():
        return  # without money there is no auction
    decision = play.asked
    assert isinstance(decision, Bid)
    answer = bid(play.pos, decision, play.state.options(play.seat))
    amount = answer[1] if answer[0] == "bid" else 0
    assert isinstance(amount, int)
    assert amount == 0 or cash - amount >= 7 + expenses(play.pos, play.seat)


def test_a_debt_that_cannot_be_paid_is_the_worst() -> None:
    play = Play()
    play.pos.phase = "build"
    fair = value(play.pos, 0)
    play.pos.cash[0] = 1
    assert value(play.pos, 0) < 0.05 < fair


def test_a_bid_is_money_that_is_gone() -> None:
    play = Play()
    play.pos.cash = [30] * 3
    play.at("order")
    play.pos.phase = "order"
    before = value(play.pos, 0)
    play.do("bid", 28)
    assert value(play.pos, 0) < before
