"""Canonical bytes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engineshed.kernel.dump import dump, fields, load
from tests.kernel.workbench import Pay, Pick, SecretPick

atoms = (
    st.none()
    | st.booleans()
    | st.integers(-(1 << 63), (1 << 64) - 1)
    | st.text()
    | st.floats(allow_nan=False)
)
keys = st.text() | st.integers(0, 9) | st.tuples(st.integers(0, 9), st.text(max_size=2))
plain = st.recursive(
    atoms,
    lambda inner: (
        st.lists(inner)
        | st.tuples(inner, inner)
        | st.dictionaries(keys, inner)
        | st.sets(keys)
        | st.frozensets(keys)
    ),
    max_leaves=12,
)


@given(plain)
def test_plain_data_comes_back_as_it_was(thing: object) -> None:
    again = load(dump(thing), ())
    assert again == thing
    assert type(again) is type(thing)


@given(st.dictionaries(keys, atoms), st.randoms())
def test_the_order_of_making_does_not_show(thing: dict[object, object], random: object) -> None:
    shuffled = list(thing.items())
    random.shuffle(shuffled)  # type: ignore[attr-defined]
    assert dump(dict(shuffled)) == dump(thing)


def test_objects_come_back_with_their_fields() -> None:
    step = Pick(1, ("a", "b"), leads=Pay(0, 2))
    assert load(dump(step), ("tests.kernel",)) == step
    assert fields(SecretPick) == ("seat", "leads", "words")


def test_only_classes_of_the_game_are_made() -> None:
    with pytest.raises(ValueError, match="does not belong to this game"):
        load(dump(Pay(0, 2)), ("engineshed.kernel", "tests.kern"))
