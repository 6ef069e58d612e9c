"""Action Station, its abilities, and the rewards of the city tiles."""

import pytest

from engineshed.games.railroad_revolution import GAME
from engineshed.games.railroad_revolution.position import DUMMY
from engineshed.games.railroad_revolution.printed.box import COLOURS, CityTile
from tests.games.railroad_revolution.table import Play, give, playing

TO_HOUSTON = ["T05", "T14"]


def at(table: Play, city: str) -> tuple[int, ...]:
    return table.pos.stations[GAME.box.city_at[f"city:{city}"]]


def building_in_miami(tile: str, colour: str = "white", **holdings: object) -> Play:
    """Seat 0 has just built the first station of Miami ($200), which has this tile."""
    letter = colour[0].upper()
    holdings.setdefault("supply", "WWWW" + letter if letter != "W" else "WWWWP")
    table = playing(rails=["T05"], cities={"miami": tile}, **holdings)
    return table.place(colour, "station").do("build", "city:miami")


@pytest.mark.rule("RRV-502", "RRV-203")
@pytest.mark.example("RRV-E02")
def test_the_network_begins_with_two_cities() -> None:
    table = playing(money=5000)
    table.place("white", "station")
    assert table.cities() == {"washington", "charlotte"}


@pytest.mark.rule("RRV-502", "RRV-503", "RRV-604")
@pytest.mark.example("RRV-E03")
def test_a_station_in_any_connected_city_without_an_own_one() -> None:
    table = playing(money=5000, rails=["T05", "T04"])
    table.place("white", "station")
    assert table.cities() == {"washington", "charlotte", "miami", "little-rock"}
    assert table.why("build", "city:houston") == "RRV-502"
    table = playing(money=5000, rails=["T05", "T04"], stations=["miami"])
    give(table.pos, 1, rails=["T05"], stations=[])
    table.place("white", "station")
    assert table.cities() == {"washington", "charlotte", "little-rock"}
    assert table.why("build", "city:miami") == "RRV-503"


@pytest.mark.rule("RRV-501", "RRV-504", "RRV-506")
def test_the_first_station_costs_its_price_and_brings_both_rewards() -> None:
    table = playing(money=1000, shares=0)
    table.place("white", "station").do("build", "city:washington")
    assert table.me.buildings_left == 11
    assert at(table, "washington") == (0,)
    table.do("gain", "worker:grey").do("gain", "shares:2").done()
    assert (table.me.money, table.me.shares, table.me.workers[3]) == (800, 2, 1)


@pytest.mark.rule("RRV-503", "RRV-505", "RRV-507")
def test_later_builders_get_only_the_base_reward() -> None:
    table = playing(money=1000, shares=0)
    give(table.pos, 1, stations=["washington"])
    table.place("white", "station").do("build", "city:washington")
    assert at(table, "washington") == (1, 0)
    assert {option[1] for option in table.options("gain")} == {"worker:orange", "worker:grey"}


@pytest.mark.rule("RRV-508", "RRV-904", "RRV-221")
@pytest.mark.example("RRV-E29")
def test_a_dummy_means_that_nobody_is_first() -> None:
    table = playing(2, money=2000, shares=0, rails=["T04"], cities={"little-rock": "C2-2"})
    give(table.pos, 1, money=2000, shares=0, rails=["T04"], supply="WWWWG")
    assert at(table, "little-rock") == (DUMMY,)
    table.place("white", "station").do("build", "city:little-rock")
    assert {option[1] for option in table.options("gain")} == {"worker:grey", "worker:turquoise"}
    table.done()
    table.place("grey", "station").do("build", "city:little-rock")
    assert table.may("gain", "worker:grey")
    assert not table.may("gain", "shares:2")
    table.do("again", "reward:first").do("gain", "shares:2")
    assert table.pos.companies[1].shares == 2
    assert not table.options("again")


@pytest.mark.rule("RRV-509")
def test_base_reward_and_bonus_are_taken_or_refused_separately() -> None:
    for words in ([], ["worker:orange"], ["shares:2"], ["shares:2", "worker:orange"]):
        table = playing(money=200, shares=0)
        table.place("white", "station").do("build", "city:washington")
        for word in words:
            table.do("gain", word)
        table.decline(0)
        assert (table.me.money, table.me.shares) == (0, 2 * ("shares:2" in words))
        assert sum(table.me.workers) == 5 + ("worker:orange" in words)


@pytest.mark.rule("RRV-510", "RRV-1811")
def test_the_rewards_printed_at_charlotte() -> None:
    table = playing(money=200, shares=0, supply="WWWWO", milestones={"A1-1": ".", "A2-3": "."})
    table.place("white", "station").do("build", "city:charlotte")
    assert table.may("gain", "worker:purple")
    assert table.may("gain", "worker:turquoise")
    table.do("gain", "shares:1").do("gain", "worker:purple").do("promote", "own:orange@supply", "slot:A1-1.1")
    # That was the bonus; the promotion of the white worker is still there.
    assert table.me.managers == {"A1-1": (2,), "A2-3": (None,)}
    assert (table.me.shares, table.me.workers[1]) == (1, 1)


@pytest.mark.rule("RRV-902")
def test_purple_flips_a_train_for_100() -> None:
    table = playing(money=1000, supply="WWWWP", trains=["steps.down", "shares.up"])
    table.place("purple", "station").do("flip", "train:TR-steps.down", "pay:100")
    assert table.me.money == 900
    assert table.me.trains[4:8] == [1, 0, 1, 0]
    assert not table.options("flip")


@pytest.mark.rule("RRV-903", "RRV-904", "RRV-1806")
@pytest.mark.example("RRV-E28")
def test_grey_takes_the_first_station_bonus_a_second_time() -> None:
    table = playing(money=1000, shares=0, supply="WWWWG", rails=TO_HOUSTON, cities={"houston": "C3-3"})
    table.place("grey", "station")
    assert table.why("again", "reward:first") == "RRV-903"
    table.do("build", "city:houston").do("again", "reward:first")
    for track in ("telegraph", "stations", "network"):
        table.do("step", f"performance:{track}")
    table.do("take", "stack:TR-money", "pay:300").do("take", "stack:TR-rail", "pay:300")
    # Nothing is left to do, so the $400 of the station have been paid.
    assert table.told("paid") == [{"money": 400}]
    assert table.me.money == 0
    assert table.me.trains[2] == table.me.trains[8] == 1


@pytest.mark.rule("RRV-903")
def test_grey_takes_the_bonus_even_when_not_first() -> None:
    table = playing(money=1000, shares=0, supply="WWWWG")
    give(table.pos, 1, stations=["washington"])
    table.place("grey", "station").do("build", "city:washington").do("again", "reward:first")
    table.do("gain", "shares:2")
    assert table.me.shares == 2


@pytest.mark.rule("RRV-905", "RRV-417")
def test_orange_waives_the_price_and_nothing_else() -> None:
    table = playing(money=0, shares=0, supply="WWWWO", rails=TO_HOUSTON, cities={"houston": "C3-3"})
    table.place("orange", "station")
    assert "houston" in table.cities()
    assert table.why("waive") == "RRV-905"
    table.do("build", "city:houston").do("waive")
    assert table.why("take", "stack:TR-money", "pay:300") == "RRV-417"
    table.decline(0)
    assert table.me.money == 0
    assert at(table, "houston") == (0,)


@pytest.mark.rule("RRV-905", "RRV-312")
def test_who_promotes_with_orange_pays_the_price() -> None:
    goals = {"A1-1": ".", "A2-3": "."}
    table = playing(
        money=0, shares=0, supply="WWWWO", rails=["T05"], cities={"miami": "C2-3"}, milestones=goals
    )
    table.place("orange", "station").do("build", "city:miami")
    assert table.why("promote", "own:orange@board", "slot:A1-1.1") == "RRV-308"
    table = playing(
        money=200, shares=0, supply="WWWWO", rails=["T05"], cities={"miami": "C2-3"}, milestones=goals
    )
    table.place("orange", "station").do("build", "city:miami").do(
        "promote", "own:orange@board", "slot:A1-1.1"
    )
    assert not table.options("waive")
    assert table.decline(0).me.money == 0


@pytest.mark.rule("RRV-906", "RRV-417")
def test_turquoise_takes_the_base_reward_again_for_300() -> None:
    table = building_in_miami("C2-1", "turquoise", money=600, shares=0)
    table.do("gain", "worker:purple").do("again", "reward:base", "pay:300").do("gain", "worker:orange")
    assert table.me.workers[1:3] == [1, 1]
    assert table.decline(0).me.money == 100
    unbuilt = playing(money=600, supply="WWWWT").place("turquoise", "station")
    assert unbuilt.why("again", "reward:base", "pay:300") == "RRV-906"
    poor = building_in_miami("C2-1", "turquoise", money=299, shares=0)
    assert poor.why("again", "reward:base", "pay:300") == "RRV-417"


@pytest.mark.rule("RRV-423", "RRV-906")
def test_a_reward_without_any_use_is_not_paid_for_again() -> None:
    table = building_in_miami("C2-3", "turquoise", money=600, shares=0, steps=(7, 7, 7))
    assert table.why("again", "reward:base", "pay:300") == "RRV-423"


def colours(tile: CityTile) -> set[str]:
    return {COLOURS[colour] for word in tile.base for colour in word.colours}


@pytest.mark.rule("RRV-1801")
def test_base_rewards_with_one_of_two_workers() -> None:
    tiles = {tile.id: tile for tile in GAME.box.city_tiles.values()}
    tiles |= {city.id: city.printed for city in GAME.box.cities if city.printed}
    assert {name: colours(t) for name, t in tiles.items() if t.base[0].op == "gainWorkerChoice"} == {
        "washington": {"orange", "grey"},
        "charlotte": {"purple", "turquoise"},
        "C2-1": {"purple", "orange"},
        "C2-2": {"grey", "turquoise"},
        "C2-4": {"orange", "turquoise"},
    }
    table = building_in_miami("C2-2", money=600)
    assert table.why("gain", "worker:orange") == "RRV-1801"
    table.do("gain", "worker:grey")
    assert not table.may("gain", "worker:turquoise")


@pytest.mark.rule("RRV-1803")
def test_base_rewards_with_two_workers() -> None:
    tiles = GAME.box.city_tiles.values()
    assert {tile.id: colours(tile) for tile in tiles if tile.base[0].op == "gainWorkers"} == {
        "C3-1": {"purple", "turquoise"},
        "C3-2": {"orange", "grey"},
        "C4-1": {"orange", "turquoise"},
        "C4-2": {"purple", "grey"},
        "C5-1": {"orange", "purple"},
        "C5-3": {"grey", "turquoise"},
    }
    table = building_in_miami("C3-2", money=600)
    table.do("gain", "worker:grey").do("gain", "worker:orange")
    assert table.me.workers[:5] == [3, 1, 1, 1, 0]
    assert not [option for option in table.options("gain") if str(option[1]).startswith("worker")]


@pytest.mark.rule("RRV-1804")
@pytest.mark.parametrize(("tile", "steps"), [("C2-3", 2), ("C3-3", 3), ("C4-3", 4), ("C5-2", 5)])
def test_base_rewards_with_steps(tile: str, steps: int) -> None:
    table = building_in_miami(tile, money=5000, shares=9)
    for n in range(steps):
        table.do("step", f"performance:{('telegraph', 'network')[n % 2]}")
    assert not table.options("step")
    assert sum(table.me.steps) == steps


@pytest.mark.rule("RRV-1805")
@pytest.mark.example("RRV-E45")
def test_the_bonus_flip_and_its_cost() -> None:
    table = building_in_miami("C2-1", "grey", money=400, shares=0, trains=["shares.up"])
    table.do("again", "reward:first")
    table.do("flip", "train:TR-shares.up", "pay:100")
    assert table.me.shares == 3
    table.do("flip", "train:TR-shares.down", "pay:100")
    assert table.me.trains[6:8] == [1, 0]
    table.do("gain", "worker:orange").decline(0)
    assert table.me.money == 0
    assert table.me.workers[2] == 1
    free = building_in_miami("C5-3", money=200, shares=0, trains=["shares.up"])
    free.do("flip", "train:TR-shares.up")
    assert free.decline(0).me.money == 0


@pytest.mark.rule("RRV-1806")
@pytest.mark.parametrize(("tile", "price"), [("C3-3", 300), ("C4-3", 200), ("C5-2", 100)])
def test_the_bonus_train_and_its_cost(tile: str, price: int) -> None:
    table = building_in_miami(tile, money=200 + price, shares=0)
    table.do("take", "stack:TR-money", f"pay:{price}")
    assert table.decline(0).me.money == 0
    assert building_in_miami(tile, money=199 + price, shares=0).why("take", "stack:TR-money", f"pay:{price}")


@pytest.mark.rule("RRV-1807")
def test_the_bonus_of_two_shares() -> None:
    table = building_in_miami("C2-2", money=200, shares=0).do("gain", "shares:2")
    assert table.me.shares == 2


@pytest.mark.rule("RRV-1808")
@pytest.mark.parametrize(("tile", "steps"), [("C3-2", 2), ("C5-1", 3)])
def test_the_bonus_of_steps(tile: str, steps: int) -> None:
    table = building_in_miami(tile, money=900, shares=9)
    for _ in range(steps):
        table.do("step", "performance:network")
    assert not table.options("step")
    assert table.me.steps == [0, 0, steps]


@pytest.mark.rule("RRV-1809")
def test_the_bonus_hire() -> None:
    table = building_in_miami("C3-1", money=400, shares=0)
    paid = {option[1] for option in table.options("gain") if option[-1] == "pay:200"}
    assert paid == {"worker:purple", "worker:orange", "worker:grey", "worker:turquoise"}
    table.do("gain", "worker:orange", "pay:200")
    assert table.decline(0).me.money == 0
    assert table.me.workers[2] == 1


@pytest.mark.rule("RRV-1810")
def test_the_bonus_exchange() -> None:
    table = building_in_miami("C2-3", money=400)
    table.do("exchange", "own:white@board", "worker:grey")
    assert table.me.workers[3] == 1
    assert table.me.workers[5] == 0


@pytest.mark.rule("RRV-1811")
def test_the_bonus_share_and_promotion() -> None:
    table = building_in_miami("C4-2", "purple", money=200, shares=0, milestones={"A1-2": ".", "A2-1": "."})
    table.do("promote", "own:purple@board", "slot:A1-2.1").do("gain", "shares:1")
    assert (table.me.managers["A1-2"], table.me.shares) == ((1,), 1)
    assert sum(table.me.workers) == 4


@pytest.mark.rule("RRV-1812")
def test_the_bonus_of_paid_promotions_costs_200_once() -> None:
    goals = {"A1-2": ".", "B-2": ".."}
    table = building_in_miami("C4-1", money=400, shares=0, supply="WWWWWPO"[1:] + "GG", milestones=goals)
    table.do("promote", "own:purple@supply", "slot:A1-2.1", "pay:200")
    assert table.me.money == 200
    table.do("promote", "own:orange@supply", "slot:B-2.2")
    # Two for the bonus; the third one is the ability of the white worker.
    table.do("promote", "own:grey@supply", "slot:B-2.1")
    assert table.me.managers == {"A1-2": (1,), "B-2": (3, 2)}
    assert table.me.money == 200
    assert table.decline(0).me.money == 0


@pytest.mark.rule("RRV-1812", "RRV-901")
def test_the_free_promotion_of_a_worker_stays_free_beside_the_paid_ones() -> None:
    goals = {"A1-1": ".", "A1-2": "."}
    table = building_in_miami("C4-1", money=400, shares=0, supply="WWWW", milestones=goals)
    table.do("gain", "worker:orange")
    # The orange worker came with the station, so the promotion could not have been used before.
    assert table.options("promote") == [
        ("promote", "own:orange@supply", "slot:A1-1.1", "pay:200"),
        ("promote", "own:orange@supply", "slot:A1-1.1"),
    ]
    table.do("promote", "own:orange@supply", "slot:A1-1.1").decline(0)
    assert (table.me.money, table.me.managers["A1-1"]) == (200, (2,))


@pytest.mark.rule("RRV-1813")
def test_the_bonus_step_and_promotion() -> None:
    table = building_in_miami("C2-4", money=200, supply="WWWWP", milestones={"A1-2": ".", "A2-1": "."})
    table.do("step", "performance:stations").do("promote", "own:purple@supply", "slot:A1-2.1")
    assert not table.options("step")
    assert table.me.steps == [0, 1, 0]


@pytest.mark.rule("RRV-402", "RRV-807")
def test_the_last_money_may_go_for_the_rail_to_a_city_that_pays_for_itself() -> None:
    """$100 for the flip and $100 for its rail; the two shares of Miami then bring the $200 of its station."""
    poor = playing(
        money=200,
        shares=0,
        supply="WWWWP",
        trains=["rail.up"],
        stations=["washington", "charlotte"],
        cities={"miami": "C2-2"},
    )
    poor.place("purple", "station").do("flip", "train:TR-rail.up", "pay:100")
    assert poor.spaces() == {"T05"}
    poor.do("lay", "track:T05", "pay:100").do("build", "city:miami").do("gain", "shares:2")
    poor.do("sell", "share").do("sell", "share").do("pay")
    assert poor.me.money == 100
