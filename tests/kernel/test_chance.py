"""Where outcomes come from."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engineshed.kernel import Chance, Rng, Seeded, Unknown
from engineshed.kernel.play import Entropy, OutOfScript, Scripted
from tests.kernel.workbench import DrawCard, Pick, Roll, lay

POOL = ["a", "b", "b", "c"]


def test_the_generator_is_the_same_for_ever() -> None:
    """These are the first numbers of SplitMix64 from seed 0."""
    rng = Rng(0)
    numbers = [rng.below(1 << 64) for _ in range(3)]
    assert numbers == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


@given(seed=st.integers(), n=st.integers(1, 1 << 60))
def test_numbers_stay_below_their_bound(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(5))
    assert 0.0 <= rng.random() < 1.0


def test_numbers_are_spread_evenly() -> None:
    rng, counts = Rng(7), [0] * 6
    for _ in range(6000):
        counts[rng.below(6)] += 1
    assert all(900 < count < 1100 for count in counts)


@given(seed=st.integers(), items=st.lists(st.integers()), data=st.data())
def test_a_sample_is_part_of_the_items(seed: int, items: list[int], data: st.DataObject) -> None:
    k = data.draw(st.integers(0, len(items)))
    got = Rng(seed).sample(items, k)
    assert len(got) == k
    rest = items[:]
    for item in got:
        rest.remove(item)
    shuffled = items[:]
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_a_branch_disturbs_nothing() -> None:
    one, two = Rng(5), Rng(5)
    branch = one.branch()
    two.branch()
    [branch.below(10) for _ in range(10)]
    assert one.below(1 << 30) == two.below(1 << 30)


@pytest.mark.parametrize("source", [Seeded(Rng(3)), Entropy()])
def test_a_source_draws_without_and_with_putting_back(source: Chance) -> None:
    assert sorted(map(str, source.choose("draw", POOL, 4, False))) == POOL
    assert set(source.choose("roll", [1, 2], 40, True)) == {1, 2}


def test_a_seen_state_knows_no_outcomes() -> None:
    with pytest.raises(Unknown):
        Chance().choose("draw", POOL, 1, False)


def test_a_script_gives_what_it_holds_and_compares_names() -> None:
    script = Scripted([("draw", ["b", "b"]), ("roll", [6])])
    assert script.choose("draw", POOL, 2, False) == ["b", "b"]
    with pytest.raises(OutOfScript, match="the script has roll, the game asks for draw"):
        script.choose("draw", POOL, 1, False)


@pytest.mark.parametrize("got", [["c", "c"], ["z"], ["a"], ["a", "b", "c"]])
def test_a_script_must_be_possible(got: list[str]) -> None:
    with pytest.raises(OutOfScript):
        Scripted([("draw", got)]).choose("draw", POOL, 2, False)


def test_after_the_script_comes_another_source_or_an_error() -> None:
    with pytest.raises(OutOfScript, match="nothing more"):
        Scripted([]).choose("roll", [1], 1, True)
    assert Scripted([], Seeded(Rng(1))).choose("roll", [1], 2, True) == [1, 1]


def test_a_copied_script_goes_its_own_way() -> None:
    script = Scripted([("roll", [1]), ("roll", [2])], Seeded(Rng(1)))
    twin = script.copy()
    assert script.choose("roll", [1, 2], 1, True) == [1]
    assert twin.choose("roll", [1, 2], 1, True) == [1]
    assert script.choose("roll", [1, 2], 1, True) == [2]


def test_drawing_takes_out_of_bag_and_stack() -> None:
    state = lay(Pick(0, ("a",)))
    bag, stack = {"x": 2, "y": 1}, ["p", "q", "p"]
    assert sorted(map(str, state.draw("bag", bag, 9))) == ["x", "x", "y"]
    assert bag == {"x": 0, "y": 0}
    assert state.draw("stack", stack, 2)[0] in ("p", "q")
    assert len(stack) == 1
    assert state.draw("bag", bag, 1) == []


def test_copies_foresee_the_same_and_do_not_disturb_each_other() -> None:
    state = lay(Pick(0, ("a",)), Roll("dice"), Pick(0, ("b",)), Roll("dice"))
    twin = state.copy()
    for one in (twin, state):
        one.play(0, ("pick", "a"))
    third = state.copy()
    for one in (state, third, twin):
        one.play(0, ("pick", "b"))
    assert state.pos.log == twin.pos.log == third.pos.log


def test_a_copy_made_before_a_draw_is_not_changed_by_it() -> None:
    state = lay(Pick(0, ("a",)), Roll("dice"), Pick(0, ("b",)))
    before = state.copy()
    said = before.dump()
    state.play(0, ("pick", "a"))
    assert before.dump() == said


def test_every_outcome_is_a_barrier() -> None:
    state = lay(DrawCard(0), Roll("dice"), Pick(0, ("a",)))
    assert state.barriers == 2
