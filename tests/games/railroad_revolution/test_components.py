"""Components and board: what is in the box and what is printed on it."""

from itertools import combinations

import pytest

from engineshed.games.railroad_revolution import GAME
from engineshed.games.railroad_revolution.printed.box import ANY_COLOUR, COLOURS, SPECIALISTS, TRACKS, WHITE
from engineshed.games.railroad_revolution.printed.components import data
from engineshed.games.railroad_revolution.printed.packing import make_box
from engineshed.kernel import BadData, BadSetup
from engineshed.kernel.components import provenance
from tests.games.railroad_revolution.table import playing

BOX = GAME.box
NAMES = {city.id: city.name for city in BOX.cities}
LINKS = {space.id: f"{BOX.cities[space.a].name}–{BOX.cities[space.b].name}" for space in BOX.spaces}


def links(*, triangles: int | None = None, deal: bool | None = None) -> set[str]:
    return {
        LINKS[space.id]
        for space in BOX.spaces
        if not space.start
        and (triangles is None or space.triangles == triangles)
        and (deal is None or space.deal == deal)
    }


@pytest.mark.rule("RRV-101")
def test_there_are_sixty_four_workers() -> None:
    assert dict(zip(COLOURS, BOX.workers, strict=True)) == {
        "white": 16,
        "purple": 12,
        "orange": 12,
        "grey": 12,
        "turquoise": 12,
    }


@pytest.mark.rule("RRV-102", "RRV-202", "RRV-204")
def test_a_colour_has_thirteen_buildings_and_seventeen_rails() -> None:
    company = GAME.position(4, GAME.agree(4, {})).companies[0]
    assert (company.buildings_left, company.spare_building) == (12, True)
    assert (company.rails_left, company.rails.bit_count(), company.spare_rail) == (15, 1, True)
    assert company.steps == [0, 0, 0]


@pytest.mark.rule("RRV-103")
def test_the_colours_are_black_yellow_blue_and_red() -> None:
    counts = data()["counts"]
    assert isinstance(counts, dict)
    assert counts["playerColors"] == ["black", "yellow", "blue", "red"]


@pytest.mark.rule("RRV-102", "RRV-104")
def test_the_counts_of_the_box_are_those_of_its_pieces() -> None:
    counts = data()["counts"]
    assert isinstance(counts, dict)
    company = GAME.position(4, GAME.agree(4, {})).companies[0]
    assert counts["buildings"] == {
        "total": 52,
        "perPlayer": 13,
        "onBoard": company.buildings_left,
        "setupSpare": 1,
    }
    assert counts["rails"] == {
        "total": 68,
        "perPlayer": 17,
        "onBoard": company.rails_left,
        "start": 1,
        "setupSpare": 1,
    }
    assert counts["performanceMarkers"] == {"total": 12, "perPlayer": len(company.steps)}
    assert counts["telegraphTiles"] == len(BOX.telegraph_tiles)
    assert (counts["cityTiles"], counts["dealTiles"]) == (len(BOX.city_tiles), len(BOX.deals))
    assert (counts["milestoneTiles"], counts["setupTiles"]) == (len(BOX.milestones), len(BOX.setup))
    assert counts["trainTiles"] == 4 + 4 * BOX.stack_size[4]


@pytest.mark.rule("RRV-104")
def test_tiles_are_counted() -> None:
    counts = data()["trainTiles"]
    assert isinstance(counts, list)
    assert sum(train["count"] for train in counts) == 24
    assert (len(BOX.milestones), len(BOX.city_tiles), len(BOX.deals)) == (38, 13, 9)
    assert (len(BOX.telegraph_tiles), len(BOX.setup)) == (6, 4)
    assert all(set(sides) == {"front", "back"} for sides in BOX.setup.values())


@pytest.mark.rule("RRV-105", "RRV-106")
def test_cities_have_levels_and_prices() -> None:
    by_level = {level: {c.name for c in BOX.cities if c.level == level} for level in range(1, 6)}
    assert by_level == {
        1: {"Washington", "Charlotte"},
        2: {"Chicago", "Saint Louis", "Little Rock", "Miami"},
        3: {"Duluth", "Omaha", "Houston"},
        4: {"Bismarck", "Salt Lake City", "Santa Fe"},
        5: {"Portland", "San Francisco", "San Diego"},
    }
    by_price = {price: {c.name for c in BOX.cities if c.price == price} for price in range(200, 700, 100)}
    assert by_price == {
        200: {"Washington", "Charlotte", "Miami"},
        300: {"Chicago", "Saint Louis", "Little Rock"},
        400: {"Duluth", "Omaha", "Houston"},
        500: {"Bismarck", "Salt Lake City", "Santa Fe", "Portland", "San Diego"},
        600: {"San Francisco"},
    }


@pytest.mark.rule("RRV-107", "RRV-108", "RRV-111")
def test_thirty_spaces_join_two_cities_each_and_one_is_the_start() -> None:
    assert len(LINKS) == len(set(LINKS.values())) == 30
    assert all(space.a != space.b and 0 <= space.triangles <= 3 for space in BOX.spaces)
    (start,) = [space for space in BOX.spaces if space.start]
    assert LINKS[start.id] == "Washington–Charlotte"
    assert (start.triangles, start.deal) == (0, False)


@pytest.mark.rule("RRV-109")
def test_plains_and_spaces_with_three_triangles() -> None:
    assert links(triangles=0) == {
        "Chicago–Saint Louis",
        "Chicago–Omaha",
        "Miami–Little Rock",
        "Little Rock–Omaha",
        "Omaha–Houston",
        "Omaha–Bismarck",
        "Duluth–Bismarck",
    }
    assert links(triangles=3) == {
        "Charlotte–Saint Louis",
        "Bismarck–Portland",
        "Salt Lake City–San Francisco",
        "Portland–San Francisco",
    }


@pytest.mark.rule("RRV-110")
def test_spaces_with_two_triangles_and_one() -> None:
    assert links(triangles=2) == {
        "Washington–Chicago",
        "Charlotte–Little Rock",
        "Miami–Houston",
        "Omaha–Salt Lake City",
        "Bismarck–Salt Lake City",
        "Salt Lake City–Santa Fe",
        "Salt Lake City–Portland",
        "Santa Fe–San Diego",
    }
    assert len(links(triangles=1)) == 29 - 7 - 4 - 8


@pytest.mark.rule("RRV-112")
def test_nine_spaces_have_a_deal_symbol() -> None:
    assert links(deal=True) == {
        "Chicago–Saint Louis",
        "Miami–Little Rock",
        "Duluth–Omaha",
        "Omaha–Houston",
        "Omaha–Bismarck",
        "Houston–Santa Fe",
        "Salt Lake City–Santa Fe",
        "Salt Lake City–San Francisco",
        "San Francisco–San Diego",
    }


@pytest.mark.rule("RRV-113", "RRV-114", "RRV-115")
def test_the_telegraph_line() -> None:
    assert [n for n, section in enumerate(BOX.sections, 1) if section.deal] == [3, 6]
    assert [section.shares for section in BOX.sections] == [3, 3, 1, 2, 2, 1, 1, 1]
    assert {section.first for section in BOX.sections} == {1}
    assert [section.link for section in BOX.sections] == [5, 5, 5, 5, 8, 8, 8, 0]


@pytest.mark.rule("RRV-116", "RRV-117")
def test_the_player_board() -> None:
    assert [shelf.value for shelf in BOX.shelves] == [600, 700, 700, 700, 800, 800, 900, 900]
    assert [shelf.buildings for shelf in BOX.shelves] == [1, 1, 1, 1, 2, 2, 2, 2]
    assert [shelf.rails for shelf in BOX.shelves] == [3, 2, 2, 2, 2, 1, 1, 2]
    assert [shelf.left_of_logo for shelf in BOX.shelves] == [True] * 7 + [False]
    assert BOX.spare_shelf == (2, 2)


@pytest.mark.rule("RRV-118")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players: int) -> None:
    assert GAME.seats({}) == (2, 3, 4)
    with pytest.raises(BadSetup):
        GAME.agree(players, {})


@pytest.mark.rule("RRV-1102", "RRV-1125", "RRV-1126")
def test_milestones_have_managers_conditions_and_points() -> None:
    worth = {"A1": {18}, "A2": {16}, "B": {20, 21, 22}, "C": {26, 27, 28}, "D": {32, 33, 34, 35, 36}}
    wanted: dict[str, list[tuple[int, ...]]] = {group: [] for group in worth}
    for milestone in BOX.milestones.values():
        assert milestone.vp in worth[milestone.group]
        assert 1 <= len(milestone.conditions) <= 3
        assert len(milestone.managers) == (1 if milestone.group.startswith("A") else 2)
        wanted[milestone.group].append(tuple(sorted(milestone.managers)))
    pairs = list(combinations(SPECIALISTS, 2))
    assert sorted(wanted["A1"]) == sorted(wanted["A2"]) == [(c,) for c in SPECIALISTS]
    assert sorted(wanted["B"]) == sorted([(WHITE, c) for c in SPECIALISTS] + pairs)
    assert sorted(wanted["C"]) == sorted([(c, c) for c in SPECIALISTS] + pairs)
    assert wanted["D"] == [(ANY_COLOUR, ANY_COLOUR)] * 10


def tolls(track: int) -> dict[int, tuple[int, int, int]]:
    """Money, shares and workers by the step of a performance track that brings any."""
    found = {n: (rung.money, rung.shares, rung.workers) for n, rung in enumerate(BOX.performance[track])}
    return {n: toll for n, toll in found.items() if any(toll)}


@pytest.mark.rule("RRV-1201", "RRV-1210", "RRV-1211")
def test_performance_tracks_have_points_and_tolls() -> None:
    assert TRACKS == ("telegraph", "stations", "network")
    stations, network = BOX.performance[1:]
    assert [rung.vp for rung in stations] == [0, 1, 2, 2, 3, 3, 4, 5]
    assert tolls(1) == {
        2: (0, 1, 0),
        4: (200, 0, 0),
        5: (0, 1, 0),
        6: (0, 0, 1),
        7: (300, 0, 0),
    }
    assert [rung.vp for rung in network] == [0, 2, 3, 5, 6, 8, 9, 11]
    assert tolls(2) == {
        2: (100, 0, 0),
        4: (0, 1, 0),
        5: (200, 0, 0),
        6: (0, 0, 1),
        7: (0, 2, 0),
    }


@pytest.mark.rule("RRV-1209")
def test_the_telegraph_track() -> None:
    telegraph = BOX.performance[0]
    assert [rung.vp for rung in telegraph] == [0, 1, 1, 2, 2, 3, 4, 5]
    assert tolls(0) == {
        2: (100, 0, 0),
        3: (0, 1, 0),
        5: (0, 2, 0),
        6: (0, 0, 1),
        7: (300, 0, 0),
    }


@pytest.mark.rule("RRV-1003")
def test_every_deal_tile_offers_two_deals_for_one_to_four_shares() -> None:
    assert all(len(halves) == 2 for halves in BOX.deals.values())
    assert {half.shares for halves in BOX.deals.values() for half in halves} == {1, 2, 3, 4}


def test_every_tile_says_where_it_comes_from() -> None:
    found = list(provenance(data()))
    assert {statement.kind for statement in found} == {"rulebook", "published", "reconstructed"}
    for entries in ("cityTiles", "dealTiles", "milestones", "setupTiles", "telegraphTiles", "trainTiles"):
        tiles = data()[entries]
        assert isinstance(tiles, list)
        assert all(list(provenance(tile)) for tile in tiles)


def test_broken_data_names_the_entry() -> None:
    with pytest.raises(BadData, match="D1"):
        make_box({"dealTiles": [{"id": "D1", "top": {"shares": "many"}}]})
    with pytest.raises(BadData, match="Atlantis"):
        make_box({"map": {"tracks": [{"id": "T02", "a": "Atlantis"}]}})


def test_a_deal_tile_is_a_line_of_data() -> None:
    from engineshed.games.railroad_revolution.game import RailroadRevolution

    gift = {"op": "money", "n": 250}
    worker = {"op": "gainWorkers", "colors": ["grey"], "cost": 50}
    tile = {
        "id": "D10",
        "top": {"shares": 1, "effect": [gift, worker]},
        "bottom": {"shares": 2, "effect": [gift]},
    }
    table = playing(
        game=RailroadRevolution({"dealTiles": [tile]}), deal="D10", supply="WWWWG", money=0, shares=0
    )
    table.place("grey", "trade").do("accept", "deal:top").do("gain", "worker:grey", "pay:50")
    assert (table.me.money, table.me.shares, sum(table.me.workers)) == (200, 0, 6)


@pytest.mark.rule("RRV-419", "RRV-506")
def test_a_city_tile_is_a_line_of_data() -> None:
    from engineshed.games.railroad_revolution.game import RailroadRevolution

    tile = {"id": "C2-2", "first": [{"op": "money", "n": 350}]}
    table = playing(
        game=RailroadRevolution({"cityTiles": [tile]}), rails=["T05"], cities={"miami": "C2-2"}, money=200
    )
    table.place("white", "station").do("build", "city:miami").do("pay").do("gain", "money:350")
    assert table.me.money == 350
    assert table.told("gained") == [{"thing": "money", "n": 350}]
