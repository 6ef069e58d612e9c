"""Tables that no game may come to: whatever plays, tests and soaks included, stops at once."""

import pytest

from tests.games.train_rush.table import BLACK, WHITE, YELLOW, Scene


def laid_out() -> Scene:
    scene = Scene().zone("R-Z2", WHITE, [(YELLOW, "awhar"), (BLACK, "")])
    scene.game.check(scene.pos)
    return scene


def top(scene: Scene, *seats: int) -> Scene:
    for seat in seats:
        scene.player(seat).levels["coal"] = len(scene.pos.box.tracks["coal"]) - 1
    return scene


def impossible(scene: Scene) -> bool:
    with pytest.raises(AssertionError):
        scene.game.check(scene.pos)
    return True


@pytest.mark.rule("TR-1009")
def test_only_one_stands_on_the_highest_space_of_a_track() -> None:
    assert impossible(top(laid_out(), YELLOW, BLACK))
    scene = top(laid_out(), YELLOW)
    below = scene.player(YELLOW).levels["coal"] - 1
    scene.player(BLACK).levels["coal"] = scene.player(WHITE).levels["coal"] = below
    scene.game.check(scene.pos)


@pytest.mark.rule("TR-508")
def test_no_two_locomotives_stand_on_one_field() -> None:
    assert impossible(laid_out().at(YELLOW, "RM5").at(WHITE, "RM5"))


@pytest.mark.rule("TR-2704", "TR-2705", "TR-2407")
def test_tokens_of_missions_and_cities_do_not_get_lost() -> None:
    scene = laid_out()
    scene.pos.mission_tokens = scene.pos.mission_tokens[1:]
    assert impossible(scene)
    scene = laid_out()
    scene.pos.boxed += (scene.pos.tokens.pop(),)
    assert impossible(scene)


@pytest.mark.rule("TR-714", "TR-715")
def test_contractors_lease_beside_a_station_one_of_each_state() -> None:
    scene = laid_out()
    del scene.pos.stations["R-Z2"]
    scene.player(WHITE).stations += 1
    scene.pos.parcels = ()
    assert impossible(scene)
    scene = laid_out()
    scene.pos.warehouses["R-Z2"] = ((YELLOW, "awhar"), (BLACK, "awhar"))
    city = next(city for city, row in scene.pos.contractors.items() if "awhar" in row)
    scene.pos.contractors[city] = tuple(c for c in scene.pos.contractors[city] if c != "awhar")
    assert impossible(scene)


@pytest.mark.rule("TR-2414", "TR-2520")
def test_no_contract_is_discarded_without_a_marker() -> None:
    scene = laid_out()
    scene.pos.contract_discards += (scene.pos.contract_stacks[2].pop(),)
    assert impossible(scene)
