"""What the nine factories do, and repeating an action (factory 3, engineer 12)."""

import pytest

from tests.games.russian_railroads.table import KIEV, SP, TS, Sitting


def onto(number: int, **settings: str) -> Sitting:
    """A marker is about to step onto this factory in gap 1."""
    return Sitting(**settings).factories(number, marker=4)


def step(table: Sitting) -> Sitting:
    return table.place("industry-1").move("marker:1")


@pytest.mark.rule("RUS-2701", "RUS-1109")
@pytest.mark.example("RUS-E52")
def test_factory_1_scores_the_two_highest_engineers() -> None:
    for setting, engineers, points in (
        ("two", [3, 8, 12], 20),
        ("all", [3, 8, 12], 23),
        ("two", [8], 8),
        ("two", [], 0),
        ("all", [], 0),
    ):
        table = onto(1, engineer_factory=setting)
        table.me.engineers[:] = engineers
        assert step(table).me.score() == points


@pytest.mark.rule("RUS-2702")
def test_factory_2_builds_either() -> None:
    table = step(onto(2))
    assert ("locomotive", "slot:kiev") in table.options()
    table.do("factory", "stack:2")
    assert (table.me.factories, table.asked) == ([2, 2], "turn")


@pytest.mark.rule("RUS-2703")
def test_factory_3_repeats() -> None:
    table = onto(3).place("doubler")
    step(table).do("repeat", "space:doubler")
    assert (table.me.doublers, table.asked) == (2, "turn")


@pytest.mark.rule("RUS-2704")
def test_factory_4_places_a_doubler() -> None:
    assert step(onto(4)).me.doublers == 1


@pytest.mark.rule("RUS-2705")
def test_factory_5_moves_on_and_may_trigger_another() -> None:
    table = Sitting().factories(5, 6, marker=4)
    table.place("industry-2", "ww").move("marker:1")  # onto the 5 ...
    table.move("marker:1")  # ... which moves on to 10 ...
    assert table.me.markers == [6]
    table.move("marker:1")  # ... and the second move goes onto the 6
    assert (table.me.markers, table.me.rubles) == ([7], 2)
    chain = Sitting().factories(6, 5, marker=6)
    chain.me.markers.append(4)
    chain.place("industry-1").move("marker:1").move("marker:2")
    assert chain.me.rubles == 2  # the extra move took the other marker onto a factory


@pytest.mark.rule("RUS-2706")
def test_factory_6_gives_a_ruble() -> None:
    assert step(onto(6)).me.rubles == 2


@pytest.mark.rule("RUS-2707")
def test_factory_7_moves_two_tracks_of_any_colours() -> None:
    table = step(onto(7)).move("trans-siberian-black", "trans-siberian-grey")
    assert (table.track(TS), table.track(TS, "grey"), table.asked) == (2, 1, "turn")


@pytest.mark.rule("RUS-2708")
def test_factory_8_scores_the_two_highest_locomotives() -> None:
    table = onto(8).locomotives(3, 6, sp=2, kiev=5)
    assert step(table).me.score() == 11
    assert step(onto(8)).me.score() == 1  # with a single one its number


@pytest.mark.rule("RUS-2709")
def test_factory_9_gives_an_end_bonus_card_or_ten_points() -> None:
    table = step(onto(9))
    assert table.asked == "end bonus"
    table.do("take", "bonus:points-15")
    assert table.pos.hand(0) == ["points-15"]
    assert step(onto(9)).do("points").me.score() == 10


# Repeating


@pytest.mark.rule("RUS-2801")
def test_the_named_space_holds_an_own_piece_and_costs_nothing() -> None:
    table = onto(3).occupy("rubles", seat=1).place("doubler")
    step(table)
    assert table.refused("repeat", "space:rubles") == "RUS-2801"
    assert table.refused("repeat", "space:black-2") == "RUS-2801"
    workers = table.me.workers
    table.do("repeat", "space:doubler")
    assert (table.me.doublers, table.me.workers) == (2, workers)


@pytest.mark.rule("RUS-2802")
@pytest.mark.parametrize("piece", ["w", "t", "b", "r"])
def test_any_single_piece_counts_two_do_not(piece: str) -> None:
    table = onto(3)
    table.me.temporary, table.pos.supply.temporary = 2, 0
    table.me.black, table.me.has_black = 1, True
    table.place("doubler", piece).place("black-3", "ww").move(*["kiev-black"] * 3)
    step(table)
    assert table.refused("repeat", "space:black-3") == "RUS-2802"
    table.do("repeat", "space:doubler")
    assert table.me.doublers == 2


@pytest.mark.rule("RUS-2803")
def test_public_and_own_engineers_can_be_repeated() -> None:
    table = onto(3)
    table.me.engineers[:] = [15]
    table.place("engineer:15").move("kiev-black", "kiev-black").place("engineer:10")
    step(table)
    assert {"engineer:15", "engineer:10"} <= table.offered("repeat")
    table.do("repeat", "engineer:10")
    assert (table.me.doublers, table.me.score()) == (2, 6)


@pytest.mark.rule("RUS-2804")
def test_what_is_never_repeated() -> None:
    table = onto(3)
    table.me.engineers[:] = [12]
    table.me.workers = 7
    table.place("temporary").place("order-2").place("hire", "r").place("doubler")
    table.place("engineer:12").do("repeat", "space:doubler")
    step(table)
    for space in ("space:temporary", "space:order-2", "space:hire", "engineer:12"):
        assert table.refused("repeat", space) == "RUS-2804"
    assert table.offered("repeat") == {"space:doubler", "space:industry-1"}


@pytest.mark.rule("RUS-2805")
def test_every_placement_on_the_bottom_space_is_a_piece_of_its_own() -> None:
    table = onto(3)
    table.place("bottom").move("kiev-black").place("bottom").move("kiev-black")
    step(table).do("repeat", "space:bottom").move("kiev-black")
    assert table.track(KIEV) == 4


@pytest.mark.rule("RUS-2806")
def test_choices_are_made_anew_and_a_black_worker_counts_again() -> None:
    table = onto(3)
    table.me.black, table.me.has_black = 1, True
    table.place("black-2", "b").move("kiev-black", "kiev-black", "kiev-black")
    step(table).do("repeat", "space:black-2")
    table.move("st-petersburg-black", "st-petersburg-black", "st-petersburg-black")
    assert (table.track(KIEV), table.track(SP), table.asked) == (4, 4, "turn")


@pytest.mark.rule("RUS-2806")
def test_the_black_worker_of_another_player_gives_no_bonus() -> None:
    table = onto(3).occupy("bottom", "b", seat=1).place("bottom").move("kiev-black")
    step(table).do("repeat", "space:bottom").move("kiev-black")
    assert (table.track(KIEV), table.asked) == (3, "turn")


@pytest.mark.rule("RUS-2806")
def test_the_space_is_named_before_anything_else() -> None:
    table = onto(3).place("doubler")
    table.place("industry-2", "ww").move("marker:1")
    assert {action[0] for action in table.options()} == {"repeat", "done"}  # not the second move yet


@pytest.mark.rule("RUS-2807")
def test_a_public_repeating_engineer_needs_an_action_in_full() -> None:
    def start(own: bool) -> Sitting:
        table = Sitting().line(TS, black=4, grey=1).line(SP, black=1).line(KIEV, black=1)
        table.pos.supply.strip[4] = 0 if own else 12
        table.me.engineers[:] = [12] if own else []
        table.place("grey-2").move("trans-siberian-grey", "trans-siberian-grey")
        return table.line(TS, black=5)  # one more grey move, not two

    public = start(own=False)
    assert public.refused_place("engineer:12") == "RUS-506"
    public.place("doubler").place("engineer:12")
    assert public.refused("repeat", "space:grey-2") == "RUS-2807"
    public.do("repeat", "space:doubler")
    own = start(own=True).place("engineer:12").do("repeat", "space:grey-2").move("trans-siberian-grey")
    assert own.options() == [("done",)]


@pytest.mark.rule("RUS-2808")
def test_the_space_just_used_and_the_last_round_space_qualify() -> None:
    table = step(onto(3))
    assert table.offered("repeat") == {"space:industry-1"}
    table.do("repeat", "space:industry-1").move("marker:1")
    assert table.me.markers == [6]
    last = Sitting().round(7).factories(3, 6, 6, marker=1)
    last.place("last-round").move("marker:1", "marker:1", "marker:1")
    last.place("industry-1").move("marker:1").do("repeat", "space:last-round")
    last.move("marker:1", "marker:1", "marker:1")
    assert last.me.markers == [8]


@pytest.mark.rule("RUS-2808", "RUS-508")
def test_the_look_ahead_knows_the_piece_that_will_stand_there() -> None:
    """Three moves are possible only if the factory on the way repeats a locomotive space for gap 2."""
    table = Sitting().round(7).factories(3, marker=4)
    assert table.refused_place("last-round") == "RUS-506"
    table.place("locomotive-1").do("locomotive", "slot:kiev")
    table.place("last-round").move("marker:1").do("repeat", "space:locomotive-1").do("factory", "stack:2")
    table.move("marker:1", "marker:1")
    assert table.me.markers == [7]
