"""Set-up: what everybody starts with, what is laid out, and the choice of the setup tiles."""

import pytest

from engineshed.games.railroad_revolution import GAME
from engineshed.games.railroad_revolution.position import DUMMY, RailroadRevolutionPosition
from engineshed.games.railroad_revolution.printed.box import COLOURS
from engineshed.kernel import Rng, Seat, Seeded, Settings, State, new_state
from tests.games.railroad_revolution.table import Play


def fresh(
    players: int = 4, seed: int = 1, settings: Settings | None = None
) -> State[RailroadRevolutionPosition]:
    return new_state(GAME, players, settings or {}, seed)


def choosing(tile: str, side: str, colour: str = "grey", players: int = 4) -> Play:
    """The last in turn order chooses among tiles with this one on offer."""
    state = GAME.new(players, {}, Seeded(Rng(3)))
    state.run()
    pos = state.pos
    for _, worker in pos.offered.values():
        pos.stock[worker] += 1
    others = [name for name in pos.box.setup if name != tile][: players - 1]
    colours = [colour, *(c for c in COLOURS[1:] if c != colour)]
    pos.offered = {
        name: (side if name == tile else "front", COLOURS.index(worker))
        for name, worker in zip([tile, *others], colours, strict=False)
    }
    for _, worker in pos.offered.values():
        pos.stock[worker] -= 1
    table = Play(state, GAME)
    return table.do("choose", f"setup:{tile}")


def chooser(table: Play) -> int:
    return (table.pos.first - 1) % table.pos.players


def end_of_setup(state: State[RailroadRevolutionPosition]) -> RailroadRevolutionPosition:
    """Everybody chooses the first tile and declines its reward."""
    table = Play(state, GAME)
    while not table.options("place"):
        table.do(*(table.options("done") or table.options("choose"))[0])
    return table.pos


@pytest.mark.rule("RRV-203", "RRV-605")
def test_everybody_has_a_rail_between_washington_and_charlotte() -> None:
    for company in fresh().pos.companies:
        assert company.rails == 1 << GAME.box.space_at["track:T01"]
        assert [c.name for c in GAME.box.cities if company.network & c.bit] == ["Washington", "Charlotte"]


@pytest.mark.rule("RRV-205", "RRV-206", "RRV-209")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_600_dollars_four_whites_and_three_shares(players: int) -> None:
    for company in fresh(players).pos.companies:
        assert (company.money, company.shares) == (600, 3)
        assert company.workers == [4] + [0] * 24


@pytest.mark.rule("RRV-207", "RRV-208", "RRV-227")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_general_supply_has_no_white_workers(players: int) -> None:
    pos = fresh(players).pos
    beside = sorted(colour for _, colour in pos.offered.values())
    assert len(set(beside)) == players
    assert 0 not in beside
    assert pos.stock == [0, *(12 - (colour in beside) for colour in range(1, 5))]


@pytest.mark.rule("RRV-210", "RRV-211")
def test_a_promotion_train_each_and_four_stacks_of_five() -> None:
    pos = fresh(4).pos
    kinds = [train.id for train in pos.box.trains]
    assert dict(zip(kinds, pos.trains, strict=True)) == {
        "TR-promote": 0,
        "TR-money": 5,
        "TR-steps": 5,
        "TR-shares": 5,
        "TR-rail": 5,
    }
    assert all(company.trains == [1] + [0] * 9 for company in pos.companies)


@pytest.mark.rule("RRV-212", "RRV-213", "RRV-201")
def test_smaller_stacks_with_fewer_players() -> None:
    assert fresh(3).pos.trains == [0, 4, 4, 4, 4]
    assert fresh(2).pos.trains == [0, 3, 3, 3, 3]


@pytest.mark.rule("RRV-214", "RRV-215", "RRV-216")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_an_a1_and_an_a2(players: int) -> None:
    pos = fresh(players).pos
    for company in pos.companies:
        assert sorted(pos.box.milestones[tile].group for tile in company.managers) == ["A1", "A2"]
        assert all(managers == (None,) for managers in company.managers.values())
    dealt = [tile for company in pos.companies for tile in company.managers]
    assert len(set(dealt)) == 2 * players
    # Left-over A1 and A2 are in no stack.
    assert {letter: len(stack.unknown) for letter, stack in pos.stacks.items()} == {"B": 10, "C": 10, "D": 10}


@pytest.mark.rule("RRV-217")
def test_all_markers_start_at_the_bottom() -> None:
    assert all(company.steps == [0, 0, 0] for company in fresh().pos.companies)


@pytest.mark.rule("RRV-218")
def test_one_of_nine_deal_tiles_is_face_up() -> None:
    pos = fresh().pos
    assert pos.deal in pos.box.deals
    assert sorted([pos.deal, *map(str, pos.deal_stack)]) == sorted(pos.box.deals)


@pytest.mark.rule("RRV-219", "RRV-510")
def test_every_city_but_two_gets_a_tile_of_its_level() -> None:
    found = set()
    for seed in range(4):
        pos = fresh(seed=seed).pos
        for city, tile in zip(pos.box.cities, pos.cities, strict=True):
            if city.level > 1:
                assert pos.box.city_tiles[tile].group == city.level
            else:
                assert city.printed is not None
        found.add(tuple(pos.cities))
    assert len(found) == 4


@pytest.mark.rule("RRV-220", "RRV-223", "RRV-225")
def test_dummies_with_three_players() -> None:
    pos = fresh(3).pos
    dummies = {c.name for c, s in zip(pos.box.cities, pos.stations, strict=True) if s == (DUMMY,)}
    assert dummies == {"San Francisco", "Bismarck", "Houston"}
    assert [n for n, offices in enumerate(pos.offices, 1) if offices == (DUMMY,)] == [2, 5]
    assert all(company.stations == company.offices == 0 for company in pos.companies)


@pytest.mark.rule("RRV-221", "RRV-224")
def test_dummies_with_two_players_and_none_with_four() -> None:
    pos = fresh(2).pos
    dummies = {c.name for c, s in zip(pos.box.cities, pos.stations, strict=True) if s == (DUMMY,)}
    assert dummies == {"San Diego", "Salt Lake City", "Duluth", "Little Rock"}
    assert [n for n, offices in enumerate(pos.offices, 1) if offices == (DUMMY,)] == [1, 4, 7]
    pos = fresh(4).pos
    assert not any(pos.stations)
    assert not any(pos.offices)


@pytest.mark.rule("RRV-222")
def test_a_telegraph_tile_lies_on_each_section_without_a_deal_symbol() -> None:
    pos = fresh().pos
    assert [bool(tile) for tile in pos.sections] == [not section.deal for section in pos.box.sections]
    assert sorted(filter(None, pos.sections)) == sorted(pos.box.telegraph_tiles)


@pytest.mark.rule("RRV-226", "RRV-228")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_setup_tiles_as_players_with_a_random_side(players: int) -> None:
    sides = set()
    for seed in range(8):
        pos = fresh(players, seed).pos
        assert len(pos.offered) == players
        # All 48 specialists are beside a setup tile or in the general supply.
        assert sum(pos.stock) == 48 - players
        sides |= {side for side, _ in pos.offered.values()}
    assert sides == {"front", "back"}


@pytest.mark.rule("RRV-229")
def test_the_first_player_is_random_and_stays() -> None:
    assert {fresh(seed=seed).pos.first for seed in range(12)} == {0, 1, 2, 3}
    state = fresh(seed=2)
    first = state.pos.first
    table = Play(state, GAME)
    end_of_setup(state)
    for _ in range(2):
        assert table.seat == first
        table.until((first + 1) % 4).until(first)
    assert table.pos.first == first


@pytest.mark.rule("RRV-230", "RRV-231")
@pytest.mark.example("RRV-E23")
def test_setup_tiles_are_chosen_in_reverse_order() -> None:
    state = fresh(seed=5)
    first, order, workers = state.pos.first, [], {}
    table = Play(state, GAME)
    while not table.options("place"):
        if options := table.options("choose"):
            order.append(table.seat)
            tile = str(options[0][1]).removeprefix("setup:")
            workers[table.seat] = table.pos.offered[tile][1]
            table.do(*options[0])
            assert table.seat == order[-1] or table.why("choose", f"setup:{tile}") == "RRV-231"  # it is gone
        else:
            table.done()
    assert order == [(first + 3) % 4, (first + 2) % 4, (first + 1) % 4, first]
    for seat, colour in workers.items():
        company = table.pos.companies[seat]
        assert company.workers[:5] == [4 if c == 0 else int(c == colour) for c in range(5)]


@pytest.mark.rule("RRV-230")
def test_read_literally_the_first_player_chooses_second() -> None:
    state = fresh(seed=5, settings={"setup-order": "clockwise"})
    table, order = Play(state, GAME), []
    while not table.options("place"):
        if table.options("choose"):
            order.append((table.seat - state.pos.first) % 4)
        table.do(*(table.options("done") or table.options("choose"))[0])
    assert order == [3, 0, 1, 2]


@pytest.mark.rule("RRV-232", "RRV-1605")
def test_the_new_worker_may_be_exchanged() -> None:
    table = choosing("S3", "front", "turquoise")
    seat = chooser(table)
    assert table.pos.companies[seat].money == 600 + 300
    table.do("exchange", "own:turquoise@supply", "worker:orange")
    assert table.pos.companies[seat].workers[:5] == [4, 0, 1, 0, 0]


@pytest.mark.rule("RRV-233")
def test_workers_beside_setup_tiles_are_not_in_the_supply() -> None:
    table = choosing("S3", "front", "turquoise", players=2)
    seat = chooser(table)
    (beside,) = {colour for _, colour in table.pos.offered.values()}
    table.pos.companies[(seat + 1) % 2].workers[beside] += table.pos.stock[beside]
    table.pos.stock[beside] = 0
    assert table.why("exchange", "own:white@supply", f"worker:{COLOURS[beside]}") == "RRV-416"


@pytest.mark.rule("RRV-234", "RRV-235", "RRV-1602")
def test_the_spare_rail_lies_anywhere_in_reach_and_counts() -> None:
    table = choosing("S1", "back")
    company = table.pos.companies[chooser(table)]
    assert company.money == 600 + 200
    assert table.spaces() == {"T02", "T03", "T04", "T05"}
    assert table.why("lay", "track:T06") == "RRV-603"
    table.do("lay", "track:T03")  # three triangles cost nothing
    assert (company.rails_left, company.rails.bit_count(), company.money) == (15, 2, 800)
    assert company.network & GAME.box.cities[GAME.box.city_at["city:saint-louis"]].bit


@pytest.mark.rule("RRV-1601", "RRV-236")
def test_three_steps_at_set_up_and_their_tolls() -> None:
    table = choosing("S1", "front")
    company = table.pos.companies[chooser(table)]
    table.do("step", "performance:stations").do("step", "performance:stations")
    assert (company.steps, company.shares) == ([0, 2, 0], 2)
    company.money = 50
    table.do("step", "performance:network")
    assert company.steps == [0, 2, 1]
    assert not table.options("step")
    # With $50 a step past a money symbol could not have been taken.
    table = choosing("S1", "front")
    table.pos.companies[chooser(table)].money = 50
    table.do("step", "performance:network")
    assert table.why("step", "performance:network") == "RRV-1204"


@pytest.mark.rule("RRV-1603", "RRV-1608")
def test_shares_or_money_at_set_up() -> None:
    table = choosing("S2", "front")
    assert table.pos.companies[chooser(table)].shares == 6
    table = choosing("S4", "back")
    assert table.pos.companies[chooser(table)].money == 1050


@pytest.mark.rule("RRV-1604", "RRV-707")
def test_the_spare_building_as_an_office_on_a_deal_section() -> None:
    table = choosing("S2", "back")
    seat = chooser(table)
    assert table.sections() == {3, 6}
    assert table.why("build", "section:1") == "RRV-1604"
    table.do("build", "section:3")
    company = table.pos.companies[seat]
    assert table.pos.offices[2] == (seat,)
    assert (company.shares, company.money, company.buildings_left) == (3, 800, 12)
    assert not table.options("accept")


@pytest.mark.rule("RRV-1606", "RRV-508")
def test_the_spare_building_as_a_station_in_washington_or_charlotte() -> None:
    table = choosing("S3", "back")
    seat = chooser(table)
    assert table.cities() == {"washington", "charlotte"}
    table.do("build", "city:washington")
    company = table.pos.companies[seat]
    assert table.pos.stations[GAME.box.city_at["city:washington"]] == (seat,)
    assert (company.money, company.shares, company.buildings_left) == (800, 3, 12)
    assert sum(company.workers) == 5


@pytest.mark.rule("RRV-1607")
def test_a_train_at_set_up() -> None:
    table = choosing("S4", "front")
    seat = chooser(table)
    table.do("take", "stack:TR-shares")
    assert table.pos.companies[seat].trains[6] == 1
    assert table.pos.trains == [0, 5, 5, 4, 5]


@pytest.mark.rule("RRV-237", "RRV-238")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_everybody_has_after_set_up(players: int) -> None:
    state = fresh(players, seed=4)
    rewards: dict[Seat, tuple[int, int]] = {}
    table = Play(state, GAME)
    while not table.options("place"):
        if options := table.options("choose"):
            tile = str(options[0][1]).removeprefix("setup:")
            words = table.pos.box.setup[tile][table.pos.offered[tile][0]]
            rewards[table.seat] = (
                sum(word.n for word in words if word.op == "money"),
                sum(word.n for word in words if word.op == "shares"),
            )
        table.do(*(table.options("done") or table.options("choose"))[0])
    assert not table.pos.offered
    for seat, company in enumerate(table.pos.companies):
        money, shares = rewards[seat]
        assert (company.money, company.shares) == (600 + money, 3 + shares)
        assert sum(company.workers) == 5
        assert sum(company.trains) == 1
        assert len(company.managers) == 2
        assert not company.spare_rail
        assert not company.spare_building
