"""Where the ways are few, all of them are tried: what is offered is exactly what the rules allow."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from engineshed.games.train_rush.printed.components import load
from engineshed.kernel import Rng
from tests.games.train_rush.table import BLACK, PURPLE, WHITE, YELLOW, Scene

FIELDS = {field.id: field for field in load().map.fields}
STOPS = {field.id for field in FIELDS.values() if field.kind in ("city", "market")}

# Moves


def routes(field: str, points: int) -> Iterator[tuple[str, ...]]:
    """Every route of one to so many fields."""
    for step in FIELDS[field].next:
        yield (step.to,)
        if points > 1:
            for rest in routes(step.to, points - 1):
                yield (step.to, *rest)


def ends(field: str, points: int) -> set[str]:
    """Where a route may end: after all points, or before in a city or on a market."""
    return {route[-1] for route in routes(field, points) if len(route) == points or route[-1] in STOPS}


@pytest.mark.rule("TR-504", "TR-505", "TR-506")
def test_every_route_from_every_field() -> None:
    box = Scene().pos.box
    for field in FIELDS:
        for points in range(1, 8):
            assert set(box.ends(field, points)) == ends(field, points)


@pytest.mark.rule("TR-508", "TR-509", "TR-511")
def test_every_end_among_other_locomotives() -> None:
    scene, rng = Scene(), Rng(5)
    for start in FIELDS:
        near = sorted({field for route in routes(start, 4) for field in route})
        others = rng.sample(near, 3)
        for seat, field in zip((YELLOW, BLACK, PURPLE, WHITE), (start, *others), strict=True):
            scene.at(seat, field)
        for points in (1, 3, 4):
            assert scene.drive(YELLOW, points).ids("move") == ends(start, points) - (set(others) - STOPS)


# Unloading

Cargo = tuple[tuple[str, tuple[tuple[str, str], ...]], ...]


def cargo(scene: Scene, without: tuple[tuple[str, int], ...] = ()) -> Cargo:
    """What lies on yellow's wagons; equal places of a wagon are not told apart."""
    box = scene.pos.box.wagons
    return tuple(
        (
            wagon,
            tuple(
                sorted(
                    (kind, "" if (wagon, place) in without else good)
                    for place, (kind, good) in enumerate(zip(box[wagon], goods, strict=True))
                )
            ),
        )
        for wagon, goods in scene.player(YELLOW).wagons.items()
    )


def loaded_places(scene: Scene) -> list[tuple[tuple[str, int], str]]:
    return [
        ((wagon, place), good)
        for wagon, goods in scene.player(YELLOW).wagons.items()
        for place, good in enumerate(goods)
        if good
    ]


def all_outcomes(scene: Scene) -> set[Cargo]:
    """The cargo left after every way of unloading that is offered from here on."""
    assert scene.options(), "a way that leads nowhere"
    options = [option for option in scene.options() if option[0] == "unload"]
    found = {cargo(scene)} if len(options) < len(scene.options()) else set()
    for option in options:
        found |= all_outcomes(scene.fork().play(*option))
    return found


@pytest.mark.rule("TR-2503", "TR-2505", "TR-2521")
def test_every_sale_that_pays_the_price() -> None:
    values = {"brass": 1, "water": 2, "food": 3, "copper": 4, "gold": 5}
    train = {"W3_15": "gold gold food", "W2_16": "brass gold", "W2_11": "brass water"}
    for reward, price in (("cards", 2), ("investment", 6), ("contract-3", 10)):
        scene = Scene().level(YELLOW, "unloading", 3).train(YELLOW, **train)
        scene.drive_to(YELLOW, "AM8", "AM9", 1).play("buy", f"reward:{reward}")
        sales = [sold for n in (1, 2, 3) for sold in combinations(loaded_places(scene), n)]
        paying = [sold for sold in sales if sum(values[good] for _, good in sold) >= price]
        expected = {cargo(scene, tuple(place for place, _ in sold)) for sold in paying}
        assert all_outcomes(scene) == expected


@pytest.mark.rule("TR-103", "TR-2412")
def test_every_cargo_that_fulfils_a_contract() -> None:
    train = {"W3_16": "brass water food", "W2_17": "water food", "W2_21": "food gold"}
    scene = Scene().level(YELLOW, "unloading", 3).train(YELLOW, **train).contract("calestia", "K3-01")
    scene.visited("vardimium", YELLOW).drive_to(YELLOW, "CM7", "CM8", 1)
    expected = {
        cargo(scene, tuple(place for place, _ in chosen))
        for chosen in combinations(loaded_places(scene), 3)
        if {"water", "food"} <= {good for _, good in chosen}  # and any third good
    }
    assert all_outcomes(scene.play("contract", "contract:K3-01")) == expected
