"""Final scoring and the winner."""

import pytest

from engineshed.games.train_rush import GAME, scoring
from tests.games.train_rush.table import BLACK, PURPLE, WHITE, YELLOW, Scene


def points(scene: Scene, source: str) -> list[int]:
    """By seat, from the score sheets."""
    return [
        next(line.points for line in sheet.lines if line.source == source)
        for sheet in GAME.score_now(scene.pos)
    ]


def yellow_black_purple_white(**vp: int) -> list[int]:
    return [vp.get(colour, 0) for colour in ("yellow", "black", "purple", "white")]


@pytest.mark.rule("TR-3001")
def test_eight_scorings_are_added_to_the_vp_of_the_game() -> None:
    scene = Scene().level(YELLOW, "coal", 6)
    scene.points(YELLOW, 7)
    sheet = GAME.score_now(scene.pos)[YELLOW]
    assert sheet.total == 17
    assert {line.sum for line in sheet.lines} == {""}  # nothing to explain about a single prize
    assert [line.source for line in sheet.lines][-8:] == [
        "cities",
        "progress",
        "sectors",
        "infrastructure",
        "contractors",
        "special-wagons",
        "delivered",
        "missions",
    ]


@pytest.mark.rule("TR-3002")
def test_markers_in_all_nine_cities() -> None:
    scene = Scene()
    for city in scene.pos.box.cities:
        scene.visited(city, BLACK, WHITE)
    assert points(scene, "cities") == yellow_black_purple_white(black=10, white=10)
    scene.visited("zainium", BLACK)
    assert points(scene, "cities") == yellow_black_purple_white(black=10)


@pytest.mark.rule("TR-3003")
@pytest.mark.example("TR-E21")
def test_example_highest_spaces() -> None:
    scene = Scene().level(YELLOW, "coal", 6).level(YELLOW, "loading", 6).level(BLACK, "investment", 6)
    scene.level(WHITE, "unloading", 6)
    assert points(scene, "progress") == yellow_black_purple_white(yellow=20, black=10)


SPY_FIRST = """
calestia finance yellow white black / yellow
calestia resources black /
calestia logistics yellow purple / yellow
calestia trade purple /
calestia technology white / black black
awhar finance purple yellow / purple purple yellow
awhar resources white yellow /
awhar logistics white purple /
awhar trade black yellow /
awhar technology black yellow / yellow
ravenshire finance black purple white / purple
ravenshire resources purple yellow /
ravenshire logistics white purple yellow / white purple yellow
ravenshire trade / black purple
ravenshire technology white purple / white
"""
"""The sectors of the scoring example: spies from slot 1, a stroke, agents from slot 5."""

SEATS = {"yellow": YELLOW, "black": BLACK, "purple": PURPLE, "white": WHITE}


def sectors_of(region: str) -> Scene:
    scene = Scene()
    for row in SPY_FIRST.strip().splitlines():
        state, sector, *pieces = row.split()
        stroke = pieces.index("/")
        if state == region:
            spies = [SEATS[colour] for colour in pieces[:stroke]]
            scene.sector(f"{state}-{sector}", spies, [SEATS[colour] for colour in pieces[stroke + 1 :]])
    return scene


def sector_winners(scene: Scene, region: str) -> list[list[int]]:
    sectors = ("finance", "resources", "logistics", "trade", "technology")
    return [scoring.sector_places(scene.pos, f"{region}-{sector}")[:2] for sector in sectors]


@pytest.mark.rule("TR-3004", "TR-3007")
@pytest.mark.example("TR-E22")
def test_example_sectors_of_calestia() -> None:
    scene = sectors_of("calestia")
    assert sector_winners(scene, "calestia") == [
        [YELLOW, WHITE],
        [BLACK],
        [YELLOW, PURPLE],
        [PURPLE],
        [BLACK, WHITE],
    ]
    assert points(scene, "sectors") == yellow_black_purple_white(yellow=12, black=12, purple=8, white=4)
    sums = [
        line.sum for sheet in GAME.score_now(scene.pos) for line in sheet.lines if line.source == "sectors"
    ]
    assert sums == ["6 × 2", "6 × 2", "2 + 6", "2 × 2"]


@pytest.mark.rule("TR-3005")
@pytest.mark.example("TR-E23")
def test_example_sectors_of_awhar() -> None:
    scene = sectors_of("awhar")
    assert sector_winners(scene, "awhar") == [
        [PURPLE, YELLOW],
        [WHITE, YELLOW],
        [WHITE, PURPLE],
        [BLACK, YELLOW],
        [YELLOW, BLACK],
    ]
    assert points(scene, "sectors") == yellow_black_purple_white(yellow=12, white=12, black=8, purple=8)


@pytest.mark.example("TR-E24")
def test_example_sectors_of_ravenshire() -> None:
    scene = sectors_of("ravenshire")
    assert sector_winners(scene, "ravenshire") == [
        [PURPLE, BLACK],
        [PURPLE, YELLOW],
        [WHITE, PURPLE],
        [BLACK, PURPLE],
        [WHITE, PURPLE],
    ]
    assert points(scene, "sectors") == yellow_black_purple_white(purple=18, white=12, black=8, yellow=2)


@pytest.mark.rule("TR-3006")
@pytest.mark.example("TR-E48")
def test_example_the_slot_number_decides_not_the_time() -> None:
    scene = Scene().sector("awhar-trade", agents=[WHITE])
    scene.sector("awhar-trade", spies=[BLACK], agents=[WHITE])
    assert points(scene, "sectors") == yellow_black_purple_white(black=6, white=2)


@pytest.mark.rule("TR-3008", "TR-3009", "TR-3010")
@pytest.mark.example("TR-E25")
def test_example_infrastructure_tracks() -> None:
    prize = (12, 6)
    assert scoring.shared([(8, 0), (5, 0), (3, 0), (0, 0)], prize) == [12, 6, 0, 0]
    assert scoring.shared([(4, 0), (7, 0), (4, 0), (1, 0)], prize) == [3, 12, 3, 0]
    assert scoring.shared([(2, 0), (0, 0), (6, 0), (6, 0)], prize) == [0, 0, 9, 9]
    scene = Scene().infrastructure("calestia", yellow=8, black=5, purple=3)
    scene.infrastructure("awhar", black=7, yellow=4, purple=4, white=1)
    scene.infrastructure("ravenshire", white=6, purple=6, yellow=2)
    assert points(scene, "infrastructure") == [12 + 3, 6 + 12, 3 + 9, 9]


@pytest.mark.rule("TR-3011", "TR-3012", "TR-3013")
@pytest.mark.example("TR-E26")
def test_example_contractor_tracks() -> None:
    green = Scene().contractor_track("calestia", yellow=6, white=4, black=4, purple=4)
    assert points(green, "contractors") == yellow_black_purple_white(yellow=12, white=2, black=2, purple=2)
    blue = Scene().contractor_track("awhar", white=5, black=5, purple=5, yellow=2)
    assert points(blue, "contractors") == yellow_black_purple_white(white=6, black=6, purple=6)
    red = Scene().contractor_track("ravenshire", yellow=3, white=3, black=3, purple=3)
    assert points(red, "contractors") == [4, 4, 4, 4]


@pytest.mark.rule("TR-3014")
@pytest.mark.example("TR-E49")
def test_example_alone_on_a_track() -> None:
    scene = Scene().infrastructure("awhar", yellow=1)
    assert points(scene, "infrastructure") == yellow_black_purple_white(yellow=12)
    assert points(Scene(), "contractors") == [0, 0, 0, 0]


@pytest.mark.rule("TR-3015", "TR-3016")
@pytest.mark.example("TR-E27")
def test_example_special_wagons() -> None:
    scene = Scene().train(BLACK, SP3_1="parcel parcel -", SP2_1="parcel parcel")
    assert points(scene, "special-wagons") == yellow_black_purple_white(black=10)


@pytest.mark.rule("TR-3017")
@pytest.mark.example("TR-E69")
def test_example_full_special_wagons() -> None:
    scene = Scene().train(BLACK, SP3_1="parcel parcel parcel", SP2_1="parcel parcel", SP2_2="- -")
    assert points(scene, "special-wagons") == yellow_black_purple_white(black=28)


@pytest.mark.rule("TR-3018", "TR-3019")
@pytest.mark.example("TR-E28")
def test_example_more_markers_break_the_tie() -> None:
    scene = Scene().contracts("castravia", two=BLACK, three=YELLOW, five=YELLOW)
    scene.contracts("vardimium", three=BLACK, two=WHITE).contracts("zainium", three=BLACK, four=PURPLE)
    assert points(scene, "delivered") == yellow_black_purple_white(black=12, yellow=6)


@pytest.mark.rule("TR-3021")
@pytest.mark.example("TR-E29")
def test_example_a_shared_second_place() -> None:
    scene = Scene().contracts("brukas", two=BLACK, five=BLACK, three=YELLOW)
    scene.contracts("vexbourne", two=YELLOW, three=PURPLE).contracts("gearholm", two=PURPLE)
    assert points(scene, "delivered") == yellow_black_purple_white(black=12, yellow=3, purple=3)


@pytest.mark.rule("TR-3020")
@pytest.mark.example("TR-E30")
def test_example_a_shared_first_place() -> None:
    scene = Scene().contracts("rackglen", two=YELLOW, five=YELLOW, three=WHITE, four=WHITE)
    scene.contracts("hawkmoor", three=PURPLE, four=PURPLE)
    assert points(scene, "delivered") == yellow_black_purple_white(yellow=6, white=6, purple=6)


@pytest.mark.rule("TR-3022")
@pytest.mark.example("TR-E66")
def test_example_second_place_by_markers() -> None:
    scene = Scene().contracts("rackglen", two=YELLOW, four=BLACK, five=BLACK, three=WHITE)
    scene.contracts("hawkmoor", two=YELLOW, three=WHITE).contracts("blackborough", two=YELLOW)
    assert points(scene, "delivered") == yellow_black_purple_white(black=12, yellow=6)


@pytest.mark.rule("TR-3023", "TR-3024")
@pytest.mark.example("TR-E31")
def test_example_missions() -> None:
    scene = Scene().heroes(YELLOW).train(YELLOW, W2_05="gold gold", W3_15="gold gold water", W1_05="water")
    scene.player(YELLOW).missions = ("C01", "C08", "C07")  # gold, gold, water
    assert points(scene, "missions") == yellow_black_purple_white(yellow=5 + 5 + 2)
    assert sorted(scene.pos.goods(YELLOW)) == ["gold"] * 4 + ["water"] * 2


@pytest.mark.rule("TR-3023")
def test_the_scale_of_missions() -> None:
    for count, vp in enumerate((0, 1, 2, 3, 5, 7, 10, 10)):
        scene = Scene().train(YELLOW, W3_15="gold gold gold", W2_05="gold gold", W2_10="gold gold")
        loads = ["gold"] * count + [""] * (7 - count)
        wagons = scene.player(YELLOW).wagons
        for wagon, cargo in wagons.items():
            wagons[wagon] = tuple(loads.pop(0) for _ in cargo)
        scene.player(YELLOW).missions = ("C01",)
        assert points(scene, "missions")[YELLOW] == vp


@pytest.mark.rule("TR-3025")
def test_heroes_not_played_score_nothing() -> None:
    scene = Scene().heroes(YELLOW, "C01", "C08").train(YELLOW, W3_15="gold gold gold")
    assert points(scene, "missions") == [0, 0, 0, 0]


@pytest.mark.rule("TR-3026", "TR-3027", "TR-3028")
@pytest.mark.example("TR-E54")
def test_example_the_winner() -> None:
    scene = Scene()
    for seat, vp in ((YELLOW, 120), (WHITE, 120), (BLACK, 119), (PURPLE, 1)):
        scene.points(seat, vp)
    for number, city in enumerate(scene.pos.box.cities):
        scene.visited(city, *([YELLOW] if number < 6 else []), *([WHITE] if number < 5 else []))
    assert GAME.result(scene.pos).places == (1, 3, 4, 2)
    for city in scene.pos.box.cities:
        scene.visited(city)
    scene.visited("rackglen", YELLOW).visited("brukas", WHITE)  # equal city markers
    assert GAME.result(scene.pos).winners() == (YELLOW, WHITE)
    scene.points(BLACK, 20)
    assert GAME.result(scene.pos).winners() == (BLACK,)
