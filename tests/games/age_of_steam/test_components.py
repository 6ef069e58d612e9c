"""The printed figures: prices, bands and bonuses, each as its rule names them."""

from importlib.resources import files
from typing import Any

import pytest

from engineshed.games.age_of_steam.printed.board import board as board_of
from engineshed.games.age_of_steam.printed.components import MAPS, box
from engineshed.kernel.components import read_json

BASIC = {"plain": 2, "river": 3, "mountain": 4}
PRICES = {
    6: ((1, 4), (1, 5)),
    7: ((1, 7), (1, 8)),
    8: ((6, -2), (11, -1), (11, 0), (12, 1)),
    9: ((3, 12), (4, 11), (5, 11), (11, 2), (11, 3), (12, 3)),
    10: ((1, 13), (11, 8), (12, 7)),
    11: ((1, 10), (1, 11)),
    12: ((11, -3), (12, -3)),
}
"""The numbers on hexes of Germany, all at its borders."""


def data(*path: str) -> Any:
    """A file of the game's data as it is written."""
    return read_json(files("engineshed.games.age_of_steam").joinpath("data", *path))


@pytest.mark.rule("AOS-1101", "AOS-1102", "AOS-1103")
def test_what_tiles_cost_by_group_and_terrain() -> None:
    place = data("components.json")["buildCosts"]["place"]
    assert place["simple"] == BASIC
    assert place["complex-parallel"] == {terrain: price + 1 for terrain, price in BASIC.items()}
    assert place["complex-crossing"] == {terrain: price + 2 for terrain, price in BASIC.items()}


@pytest.mark.rule("AOS-1106", "AOS-1107", "AOS-1108")
def test_what_replacements_cost() -> None:
    costs = box().build_costs
    assert (costs.replace.simple_to_crossing, costs.replace.town, costs.replace.other) == (3, 3, 2)


@pytest.mark.rule("AOS-602", "AOS-603", "AOS-1109")
def test_what_redirecting_costs_and_how_many_tiles_there_are_in_a_turn() -> None:
    costs = box().build_costs
    assert (costs.redirect, costs.tiles_per_turn, costs.tiles_per_turn_engineer) == (2, 3, 4)


@pytest.mark.rule("AOS-1101", "AOS-1910")
@pytest.mark.parametrize("name", MAPS)
def test_what_terrain_costs_on_each_map(name: str) -> None:
    western = {"plain": 2, "river": 4, "swamp": 4, "mountain": 5}
    assert data("maps", f"{name}.json")["terrainCosts"] == (western if name == "western-us" else BASIC)


@pytest.mark.rule("AOS-2109")
def test_the_prices_printed_on_hexes_of_germany() -> None:
    board = board_of("germany")
    there = {hex_: price for price, hexes in PRICES.items() for hex_ in hexes}
    shown = {(entry.q, entry.r): entry.cost for entry in board.data.hexes if entry.cost is not None}
    assert shown == there
    assert all(board.cost[board.index[hex_]] == price for hex_, price in there.items())


@pytest.mark.rule("AOS-2110", "AOS-2111")
def test_the_direct_link_of_germany() -> None:
    (link,) = data("maps", "germany.json")["specials"]["directConnections"]
    assert (link["cost"], link["countsAsTiles"], link["countsAsLinks"]) == (2, 1, 1)
    assert link["countsAsTrackForScoring"] == 1


@pytest.mark.rule("AOS-1501")
def test_bands_of_reduction_follow_one_another_without_a_gap() -> None:
    bands = [(band["from"], band["to"], band["lose"]) for band in data("components.json")["incomeReduction"]]
    assert bands == [(0, 10, 0), (11, 20, 2), (21, 30, 4), (31, 40, 6), (41, 49, 8), (50, None, 10)]


@pytest.mark.rule("AOS-109", "AOS-1404")
def test_income_begins_at_zero_and_nobody_falls_below() -> None:
    track = data("components.json")["incomeTrack"]
    assert (track["start"], track["min"], track["max"]) == (0, 0, None)


@pytest.mark.rule("AOS-1707", "AOS-1708", "AOS-1710")
def test_what_income_track_and_shares_score() -> None:
    worth = box().scoring
    assert (worth.per_income, worth.per_track_section_in_completed_links, worth.per_share) == (3, 1, -3)


@pytest.mark.rule("AOS-1908", "AOS-1914", "AOS-1915")
def test_bonuses_of_western_us() -> None:
    specials = data("maps", "western-us.json")["specials"]
    assert specials["eastWestDeliveryBonus"]["income"] == 1
    assert specials["transcontinentalBonus"]["oneRailroad"] == 4
    assert specials["transcontinentalBonus"]["twoRailroads"] == [2, 2]


@pytest.mark.rule("AOS-2007", "AOS-2010")
def test_cotton_and_reduction_in_southern_us() -> None:
    specials = data("maps", "southern-us.json")["specials"]
    assert specials["cotton"]["incomeBonus"] == 1
    assert specials["incomeReductionDoubled"]["fromTurn"] == 4
