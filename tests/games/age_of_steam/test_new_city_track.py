"""Unowned track that points at a new city: whose it becomes where the map or the discs do not allow all."""

import pytest

from engineshed.games.age_of_steam.links import NOBODY, OPEN, TOWN, Chain, end_at_city, put
from engineshed.kernel import Action
from tests.games.age_of_steam.table import Play, city, tile


@pytest.mark.rule("AOS-1008", "AOS-1911")
@pytest.mark.parametrize("turned", [False, True])
def test_all_unowned_track_at_a_new_city_joins_the_network_whichever_side_it_lies_on(turned: bool) -> None:
    pos = Play("western-us").pos
    across, places = pos.board.across, {*pos.board.towns, *pos.cities}
    edges_of = {
        town: [
            edge for edge in range(6) if (there := across[6 * town + edge]) >= 0 and there // 6 not in places
        ]
        for town in pos.board.towns
    }
    city = next(town for town, edges in edges_of.items() if len(edges) > 1)
    home, far = [town for town in pos.board.towns if town != city][:2]
    first, second = edges_of[city][:2]
    put(pos, Chain(0, home, OPEN, ((TOWN, 6 * home),), 1))
    for start, edge in zip((home, far), (second, first) if turned else (first, second), strict=True):
        there = across[6 * city + edge]
        put(pos, Chain(NOBODY, start, OPEN, (((there // 6) * 6 + (there + 1) % 6, there),), 1))
    pos.cities[city] = ("red",)
    assert [chain.owner for chain in end_at_city(pos, 0, city)] == [0, 0]


FROM_CINCINNATI = (tile("12,3", "0-5"), tile("11,3", "2-5"))
FROM_EVANSVILLE = (tile("10,5", "5-0"), tile("10,4", "3-0"))


@pytest.mark.rule("AOS-618", "AOS-1008")
@pytest.mark.parametrize("discs", [0, 1, 2])
@pytest.mark.parametrize(
    ("long", "short"), [(FROM_CINCINNATI, tile("9,4", "3-1")), (FROM_EVANSVILLE, tile("11,2", "2-4"))]
)
def test_the_last_disc_goes_to_the_longest_section_whichever_side_it_lies_on(
    long: tuple[Action, ...], short: Action, discs: int
) -> None:
    play = Play().lay(1, *long, short)
    play.pos.turn = 4
    play.at("build")
    for _ in range(3):
        play.do("done")
    edges = {"11,3": 5, "9,4": 1, "10,4": 0, "11,2": 4}  # which point at Indianapolis
    places = [str(action[1]).removeprefix("hex:") for action in (long[-1], short)]
    sides = [f"{place}/{edges[place]}" for place in places]
    assert [play.chain(side).owner for side in sides] == [NOBODY, NOBODY]
    play.pos.discs[0] = discs
    play.building(0, action="urbanization").do(*city("10,3", "A"))
    assert [play.chain(side).owner for side in sides] == [
        0 if discs >= 1 else NOBODY,
        0 if discs == 2 else NOBODY,
    ]
    assert play.pos.discs[0] == 0
