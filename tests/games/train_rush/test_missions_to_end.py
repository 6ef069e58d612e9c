"""Phases VI and VII, and the end of the game."""

import pytest

from engineshed.games.train_rush import GAME
from engineshed.kernel import PASS
from engineshed.kernel.play import Match
from tests.games.train_rush.table import BLACK, PURPLE, WHITE, YELLOW, Scene

CITIES = tuple(GAME.position(2, {s.id: s.default for s in GAME.settings}).box.cities)


def in_ravenshire(*heroes: str) -> Scene:
    return Scene().at(YELLOW, "RM5").heroes(YELLOW, *heroes)


@pytest.mark.rule("TR-2701")
def test_each_player_may_play_one_hero_in_order() -> None:
    scene = Scene(2).order(BLACK, YELLOW).at(YELLOW, "RM5").at(BLACK, "RO4")
    scene.heroes(YELLOW, "C08", "C12").heroes(BLACK, "C11", "C10").missions()
    assert scene.asked == BLACK
    assert ("pass",) in scene.options()
    scene.play("hero", "hero:C11").play("advance", "track:unloading")
    assert scene.asked == YELLOW  # one hero only
    scene.decline()
    assert scene.asked is None
    assert scene.player(YELLOW).missions == ()


@pytest.mark.rule("TR-2702", "TR-2703")
def test_the_heros_city_lies_in_the_active_region_wherever_the_locomotive_stands_there() -> None:
    for field in ("RM5", "RO4", "RI3", "R-Z4-9", "J1"):
        scene = Scene().at(YELLOW, field).heroes(YELLOW, "C08", "C01", "C13").missions()
        assert scene.ids("hero") == {"C08"}
        assert scene.refusal("hero", "hero:C01") == "TR-2702"


@pytest.mark.rule("TR-308", "TR-2701")
def test_who_is_asked_for_a_hero_does_not_depend_on_what_they_hold() -> None:
    """Yellow stands in Ravenshire; whether a hero of Ravenshire is in yellow's hand shows to nobody."""
    matches = []
    for heroes in (("C07", "C08"), ("C01", "C02")):
        scene = Scene().order(WHITE, BLACK, YELLOW, PURPLE).at(YELLOW, "RM5").heroes(YELLOW, *heroes)
        match = Match(scene.missions().state)
        assert match.settle() == 0
        assert match.state.waiting() == (YELLOW,)  # the others are on START
        assert (("hero", "hero:C07") in match.state.options(YELLOW)) == (heroes[0] == "C07")
        match.play(YELLOW, PASS)
        matches.append(match)
    for viewer in (BLACK, PURPLE, WHITE, None):
        seen, other = (match.record().seen_by(viewer).text() for match in matches)
        assert seen == other
        assert repr(matches[0].tape.journal) == repr(matches[1].tape.journal)


@pytest.mark.rule("TR-2701")
def test_nobody_is_asked_for_a_hero_whom_everybody_knows_to_have_none_to_play() -> None:
    assert Scene().missions().asked is None  # all on START
    assert in_ravenshire().missions().asked is None  # no heroes left
    scene = in_ravenshire("C01", "C02")
    of_city = {hero.city: name for name, hero in scene.pos.box.heroes.items() if name not in ("C01", "C02")}
    here = [city for city in CITIES if scene.pos.box.cities[city].region == "ravenshire"]
    scene.heroes(BLACK, *(of_city[city] for city in here))
    black = scene.pos.players[BLACK]
    black.missions, black.heroes = black.heroes, ()
    scene.pos.mission_tokens = tuple(city for city in scene.pos.mission_tokens if city not in here)
    scene.missions()
    assert scene.asked is None  # no mission token left in the region


@pytest.mark.rule("TR-2704", "TR-2705")
@pytest.mark.example("TR-E64")
def test_example_each_city_allows_one_mission() -> None:
    scene = in_ravenshire("C07").at(BLACK, "RO4").heroes(BLACK, "C08", "C09").missions()
    scene.play("hero", "hero:C07").decline()
    assert "blackborough" not in scene.pos.mission_tokens
    assert scene.asked == BLACK
    assert scene.ids("hero") == {"C09"}
    assert scene.refusal("hero", "hero:C08") == "TR-2705"


@pytest.mark.rule("TR-2706", "TR-2707")
@pytest.mark.example("TR-E20")
def test_example_pietia_rabov() -> None:
    scene = in_ravenshire("C07", "C08").missions().play("hero", "hero:C07")
    assert len(scene.pos.mission_tokens) == 8
    assert scene.ids("station") == {"R-Z1", "R-Z2", "R-Z3", "R-Z4"}
    scene.play("station", "zone:R-Z4")
    assert scene.player(YELLOW).missions == ("C07",)
    assert scene.player(YELLOW).heroes == ("C08",)
    assert scene.pos.box.heroes["C07"].good == "water"


def heroes_of(region: str) -> dict[str, tuple[str, str]]:
    box = Scene().pos.box
    return {h.id: (h.city, h.good) for h in box.heroes.values() if h.region == region}


@pytest.mark.rule("TR-2708")
def test_heroes_of_ravenshire() -> None:
    assert heroes_of("ravenshire") == {
        "C07": ("blackborough", "water"),
        "C08": ("blackborough", "gold"),
        "C09": ("hawkmoor", "food"),
        "C10": ("hawkmoor", "copper"),
        "C11": ("rackglen", "brass"),
        "C12": ("rackglen", "food"),
    }


@pytest.mark.rule("TR-2709")
def test_heroes_of_calestia() -> None:
    assert heroes_of("calestia") == {
        "C01": ("castravia", "gold"),
        "C02": ("castravia", "brass"),
        "C03": ("vardimium", "food"),
        "C04": ("vardimium", "copper"),
        "C05": ("zainium", "water"),
        "C06": ("zainium", "brass"),
    }


@pytest.mark.rule("TR-2710")
def test_heroes_of_awhar() -> None:
    assert heroes_of("awhar") == {
        "C13": ("brukas", "copper"),
        "C14": ("brukas", "water"),
        "C15": ("vexbourne", "gold"),
        "C16": ("vexbourne", "food"),
        "C17": ("gearholm", "brass"),
        "C18": ("gearholm", "water"),
    }


# Phase VII


def end_of_round(number: int, players: int = 4) -> Scene:
    scene = Scene(players)
    scene.pos.round = number
    return scene


@pytest.mark.rule("TR-2801", "TR-2802")
def test_the_round_marker_moves_on_unless_the_game_is_over() -> None:
    scene = end_of_round(3).phases("end")
    assert scene.pos.round == 4
    assert scene.options()[0][0] == "bid"
    over = end_of_round(8)
    pool = over.pos.pool
    over.pos.slots["move"] = 4
    over.phases("end")
    assert over.state.result() is not None
    assert (over.pos.round, over.pos.pool, over.pos.slots["move"]) == (8, pool, 4)  # checked first


@pytest.mark.rule("TR-2803", "TR-2804")
def test_action_areas_are_emptied_and_the_card_pool_is_replaced() -> None:
    scene = end_of_round(3)
    scene.pos.slots |= {"move": 6, "build": 2}
    pool = scene.pos.pool
    scene.phases("end")
    assert set(scene.pos.slots.values()) == {0}
    assert set(pool) <= set(scene.pos.discards)
    assert len(scene.pos.pool) == 3
    assert not set(pool) & set(scene.pos.pool)


@pytest.mark.rule("TR-2803")
def test_markers_block_their_slots_until_the_end_of_the_round() -> None:
    scene = Scene().give(YELLOW, investment=9)
    scene.pos.slots["move"] = 6
    assert scene.investment().refusal("invest", "action:move-3") == "TR-2107"


@pytest.mark.rule("TR-2901", "TR-2902")
@pytest.mark.example("TR-E75")
def test_example_the_last_round() -> None:
    for players in (3, 4):
        assert end_of_round(8, players).phases("end").state.result() is not None
        assert end_of_round(7, players).phases("end").state.result() is None
    scene = end_of_round(8, 2)
    scene.pos.slots["load"] = 3
    pool = scene.pos.pool
    scene.phases("end")
    assert scene.state.result() is None
    assert (scene.pos.round, scene.pos.slots["load"]) == (9, 0)
    assert not set(pool) & set(scene.pos.pool)
    assert end_of_round(9, 2).phases("end").state.result() is not None


@pytest.mark.rule("TR-2903")
def test_the_game_ends_after_a_round_in_which_somebody_has_visited_all_cities() -> None:
    scene = end_of_round(5)
    for city in CITIES[:-1]:
        scene.visited(city, WHITE)
    assert scene.phases("end").state.result() is None
    scene = end_of_round(5)
    for city in CITIES:
        scene.visited(city, WHITE)
    result = scene.phases("end").state.result()
    assert result is not None
    assert result.reason == "cities"


@pytest.mark.rule("TR-2904")
@pytest.mark.example("TR-E50")
def test_example_the_ninth_city() -> None:
    scene = end_of_round(6).order(WHITE, BLACK, YELLOW, PURPLE)
    for city in CITIES:
        if city != "rackglen":
            scene.visited(city, WHITE, BLACK)
    scene.at(WHITE, "CI7").give(WHITE, investment=1).at(BLACK, "RI1").hand(BLACK, "A01")
    for seat in (WHITE, YELLOW, PURPLE):
        scene.hand(seat)
        scene.heroes(seat)
    scene.phases("investment", "movement", "mission", "end")
    scene.play("invest", "action:move-3").play("move", "field:RI3").play("visit", "city:rackglen").play(
        "done"
    )
    for _ in range(4):
        scene.decline()
    scene.play("take", f"card:{scene.pos.pool[0]}")  # white's turn of phase V
    assert scene.asked == BLACK
    scene.play("play", "card:A01").play("move", "field:RI3").play("visit", "city:rackglen").play("done")
    while scene.asked is not None:
        assert scene.pos.round == 6
        scene.play(*(PASS if PASS in scene.options() else scene.options()[-1]))
    result = scene.state.result()
    assert result is not None
    lines = {sheet.seat: {line.source: line.points for line in sheet.lines} for sheet in result.sheets}
    assert [lines[seat]["cities"] for seat in (YELLOW, BLACK, PURPLE, WHITE)] == [0, 10, 0, 10]


@pytest.mark.rule("TR-2905")
def test_what_is_left_over_scores_nothing() -> None:
    scene = Scene().give(YELLOW, coal=20, investment=20).hand(YELLOW, "A01", "A02").tokens(YELLOW, "MT01")
    assert GAME.score_now(scene.pos)[YELLOW].total == 0
