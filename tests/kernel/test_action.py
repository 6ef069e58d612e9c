"""Atoms: one way to read what they say."""

import pytest

from engineshed.kernel import kind_of, name_of, named, number_of, parts_of

ATOMS = {
    "hex:5,-3": ("hex", "5,-3"),
    "pass": ("pass", ""),
    7: ("#", ""),
    "a:b:c": ("a", "b:c"),
    "x:": ("x", ""),
}


@pytest.mark.parametrize("atom", ATOMS)
def test_an_atom_has_a_kind_and_a_name(atom: object) -> None:
    assert parts_of(atom) == ATOMS[atom]
    assert kind_of(atom) == ATOMS[atom][0]


@pytest.mark.parametrize("atom", ["city:", "cities:paris", "paris", "city", 3, "", "town:paris"])
def test_what_is_of_another_kind_names_nothing(atom: object) -> None:
    assert name_of(atom, "city") == ""


def test_an_atom_names_something_of_its_kind() -> None:
    assert name_of("city:paris", "city") == "paris"
    assert number_of("seat:12", "seat") == 12
    assert number_of("seat:0", "seat") == 0


@pytest.mark.parametrize("atom", ["seat:", "seat:03", "seat:-1", "seat:٣", "seat:x", "seat", 3, "chair:1"])
def test_a_number_is_written_in_one_way_only(atom: object) -> None:
    assert number_of(atom, "seat") is None


def test_an_action_of_a_verb_and_a_thing_names_it() -> None:
    assert named(("visit", "city:paris"), "visit", "city") == "paris"
    for other in (("visit",), ("leave", "city:paris"), ("visit", "town:paris"), ("visit", "city:paris", 1)):
        assert named(other, "visit", "city") == ""
