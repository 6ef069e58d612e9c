"""Data files: checked when loaded, laid over each other, with their sources."""

from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engineshed.kernel import BadData
from engineshed.kernel.components import build, find_file, load, overlay, provenance


class City(msgspec.Struct):
    id: str
    cubes: int


class Map(msgspec.Struct):
    name: str
    cities: list[City]
    costs: dict[str, list[int]] = {}


GOOD = {"name": "Rust Belt", "cities": [{"id": "A", "cubes": 2}, {"id": "B", "cubes": 3}]}


def test_good_data_is_loaded(tmp_path: Path) -> None:
    file = tmp_path / "map.json"
    file.write_bytes(msgspec.json.encode(GOOD))
    assert load(file, Map).cities[1] == City("B", 3)


@pytest.mark.parametrize(
    ("data", "entry", "field"),
    [
        ({**GOOD, "name": 7}, "", "name"),
        ({**GOOD, "cities": [{"id": "A", "cubes": 2}, {"id": "B", "cubes": "three"}]}, "cities[B]", "cubes"),
        ({**GOOD, "cities": [{"id": "A"}]}, "cities[A]", "cubes"),
        ({**GOOD, "cities": [{"cubes": 1}]}, "cities[0]", "id"),
        ({**GOOD, "costs": {"river": [3, "4"]}}, "costs[...][1]", ""),
        ({"cities": []}, "", "name"),
    ],
)
def test_a_broken_file_is_reported_with_file_entry_and_field(data: object, entry: str, field: str) -> None:
    with pytest.raises(BadData) as error:
        build("map.json", data, Map)
    assert (error.value.file, error.value.entry, error.value.field) == ("map.json", entry, field)
    assert str(error.value).startswith("map.json")
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"name": }'])
def test_a_file_that_is_no_json_object_is_reported(tmp_path: Path, text: str) -> None:
    file = tmp_path / "map.json"
    file.write_text(text)
    with pytest.raises(BadData, match=r"^map\.json"):
        load(file, Map)


def test_bytes_that_are_no_text_are_reported(tmp_path: Path) -> None:
    file = tmp_path / "map.json"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadData):
        load(file, Map)


def test_an_overlay_changes_only_what_it_says() -> None:
    patch = {"cities": [{"id": "B", "cubes": 5}, {"id": "C", "cubes": 1}], "costs": {"river": [4]}}
    assert overlay({**GOOD, "costs": {"town": [1]}}, patch) == {
        "name": "Rust Belt",
        "cities": [{"id": "A", "cubes": 2}, {"id": "B", "cubes": 5}, {"id": "C", "cubes": 1}],
        "costs": {"town": [1], "river": [4]},
    }
    assert GOOD["cities"] == [{"id": "A", "cubes": 2}, {"id": "B", "cubes": 3}]


trees = st.recursive(
    st.integers(),
    lambda inner: st.dictionaries(st.sampled_from("abc"), inner) | st.lists(inner),
    max_leaves=8,
)
objects = st.dictionaries(st.sampled_from("abc"), trees)


@given(objects, objects)
def test_laying_over_twice_changes_nothing_more(base: dict[str, object], patch: dict[str, object]) -> None:
    once = overlay(base, patch)
    assert overlay(once, patch) == once
    assert overlay(base, {}) == base
    assert overlay({}, patch) == patch


def test_sources_are_found_wherever_they_stand() -> None:
    data = {
        "prov": {"costs": "rulebook p. 5", "tiles": {"kind": "published", "ref": "the list"}},
        "cards": [{"id": "c1", "prov": "reconstructed: guessed"}, {"id": "c2", "x_prov": "rulebook"}],
        "other": [{"prov": "hearsay"}],
    }
    assert [(p.path, p.kind, p.note) for p in provenance(data)] == [
        ("prov.costs", "rulebook", "p. 5"),
        ("prov.tiles", "published", "the list"),
        ("cards[c1].prov", "reconstructed", "guessed"),
        ("cards[c2].x_prov", "rulebook", ""),
    ]


def test_a_single_module_has_no_files() -> None:
    assert find_file("tiny_games.tic_tac_toe", "data", "rules.toml") is None
    assert find_file("engineshed.kernel", "data", "nothing.toml") is None
    assert find_file("engineshed.kernel", "data", "house.toml") is not None
