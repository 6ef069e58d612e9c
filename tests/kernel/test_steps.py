"""The agenda and its combinators."""

import pytest

from engineshed.kernel import (
    DONE,
    AnyOrder,
    Decision,
    InOrder,
    May,
    OneOf,
    Refusal,
    Refused,
    Repeat,
    Rng,
    State,
    Together,
)
from tests.kernel.workbench import Pay, Pick, Say, Table, lay, play

PICK = Pick(0, ("a", "b"))


def test_steps_happen_in_the_order_written_and_before_all_that_was_planned() -> None:
    state = lay(
        Say("one"), InOrder(Say("two"), Pick(0, ("x",), leads=InOrder(Say("now"), Say("soon")))), Say("end")
    )
    assert state.pos.log == ["one", "two"]
    assert play(state, (0, ("pick", "x"))) == ["one", "two", "0:x", "now", "soon", "end"]
    assert state.waiting() == ()


def test_repeat_asks_so_many_times() -> None:
    state = lay(Repeat(PICK, 3), Repeat(Say("never"), 0))
    assert play(state, *[(0, ("pick", "a"))] * 3) == ["0:a"] * 3
    assert state.waiting() == ()


def test_one_of_takes_one_and_the_others_lapse() -> None:
    state = lay(OneOf(PICK, Pay(0, 2)))
    assert state.options(0) == [("pick", "a"), ("pick", "b"), ("pay", 2)]
    assert play(state, (0, ("pay", 2))) == ["0:pay 2"]
    assert state.waiting() == ()


def test_one_of_names_the_rule_of_the_part_that_came_near() -> None:
    state = lay(OneOf(Pay(0, 9), May(Pay(0, 8))))
    assert state.refusal(0, ("pay", 9)) == Refusal("WB-2", coins=3)
    assert state.refusal(0, ("pay", 7)) == Refusal("SHED-2")
    assert state.options(0) == [("pass",)]


def test_may_can_be_declined_with_its_own_word() -> None:
    state = lay(May(PICK), May(Pay(0, 1), "keep"))
    assert state.options(0) == [("pick", "a"), ("pick", "b"), ("pass",)]
    assert play(state, (0, ("pass",))) == []
    assert state.options(0) == [("pay", 1), ("keep",)]
    assert play(state, (0, ("keep",))) == []
    assert state.pos.coins == [3, 3]


def test_equal_steps_are_equal_and_can_be_read() -> None:
    assert Pay(0, 2) == Pay(0, 2) != Pay(0, 3)
    assert hash(Pay(0, 2)) == hash(Pay(0, 2))
    assert repr(Repeat(Pay(0, 2), 3)) == "Repeat(Pay(0, 2), 3)"


# AnyOrder


class Pool(AnyOrder[Table]):
    """Lets coins be paid at any time and always asks for the end."""

    __slots__ = ()

    def lingers(self, pos: Table) -> bool:
        return True

    def free(self, pos: Table) -> tuple[Decision[Table], ...]:
        return (Pay(self.seat, 1),)


class Joining(Pick):
    """A pick that adds another to the pool."""

    __slots__ = ()

    def take(self, state: State[Table], action: tuple[str | int, ...]) -> None:
        super().take(state, action)
        state.join(Pick(self.seat, ("joined",)))


def test_any_order_offers_all_parts_and_ends_when_nothing_is_pending() -> None:
    state = lay(AnyOrder(0, (Pick(0, ("a",)), Pick(0, ("b",)))), Say("end"))
    assert state.options(0) == [("pick", "a"), ("pick", "b")]
    assert play(state, (0, ("pick", "b")), (0, ("pick", "a"))) == ["0:b", "0:a", "end"]


@pytest.mark.rule("SHED-4")
def test_what_must_be_done_comes_before_the_end() -> None:
    state = lay(AnyOrder(0, (Pick(0, ("a",)),), (Pick(0, ("b",)),)))
    assert state.refusal(0, DONE) == Refusal("SHED-4")
    assert state.why(0, DONE) == Refusal("SHED-4")
    play(state, (0, ("pick", "a")))
    assert state.options(0) == [("pick", "b"), DONE]
    assert state.why(0, DONE) is None
    assert play(state, (0, DONE)) == ["0:a"]


def test_a_gain_joins_the_pool_wherever_it_lies() -> None:
    state = lay(AnyOrder(0, (Joining(0, ("a",)), Pick(0, ("b",)))))
    play(state, (0, ("pick", "a")))
    assert state.options(0) == [("pick", "b"), ("pick", "joined")]


def test_what_the_last_part_brings_joins_its_pool_too() -> None:
    state = lay(AnyOrder(0, (), (Joining(0, ("a",)),)), Say("end"))
    play(state, (0, ("pick", "a")))
    decision = state.decision(0)
    assert isinstance(decision, AnyOrder)
    assert decision.must == (Pick(0, ("joined",)),)
    assert play(state, (0, ("pick", "joined"))) == ["0:a", "0:joined", "end"]


def test_without_a_pool_a_gain_happens_next() -> None:
    state = lay(Joining(0, ("a",)), Say("end"))
    assert play(state, (0, ("pick", "a")), (0, ("pick", "joined"))) == ["0:a", "0:joined", "end"]


def test_free_actions_stay_open_and_a_lingering_pool_asks_for_the_end() -> None:
    state = lay(Pool(0, (PICK,)), Say("end"))
    play(state, (0, ("pay", 1)), (0, ("pick", "b")), (0, ("pay", 1)), (0, ("pay", 1)))
    assert state.options(0) == [DONE]
    assert state.refusal(0, ("pay", 1)) == Refusal("WB-2", coins=0)
    assert play(state, (0, DONE))[-1] == "end"


def test_the_same_effect_twice_is_two_effects() -> None:
    state = lay(AnyOrder(0, (PICK, PICK)))
    play(state, (0, ("pick", "a")))
    assert state.options(0) == [("pick", "a"), ("pick", "b")]
    play(state, (0, ("pick", "a")))
    assert state.waiting() == ()


# Together


def both() -> Together[Table]:
    return Together((Pick(1, ("a", "b")), Pick(0, ("c", "d"))))


def test_commitments_are_taken_in_seat_order_whatever_the_order_of_arrival() -> None:
    state = lay(both(), Say("end"))
    assert set(state.waiting()) == {0, 1}
    play(state, (1, ("pick", "a")))
    assert state.waiting() == (0,)
    assert state.pos.log == []
    assert play(state, (0, ("pick", "d"))) == ["0:d", "1:a", "end"]


def test_a_seat_may_commit_again_until_the_last_one_has() -> None:
    state = lay(both())
    play(state, (1, ("pick", "a")), (1, ("pick", "b")))
    assert state.waiting() == (0,)
    assert play(state, (0, ("pick", "c"))) == ["0:c", "1:b"]
    with pytest.raises(Refused) as refused:
        state.play(1, ("pick", "a"))
    assert refused.value.refusal == Refusal("SHED-1")


def test_who_committed_is_public_and_what_is_not() -> None:
    state = lay(both())
    play(state, (1, ("pick", "a")))
    for viewer in (0, None):
        seen = state.seen_by(viewer)
        assert seen.waiting() == (0,)
        assert seen.agenda[-1] == Together(both().decisions, (("hidden",), None))
    assert state.seen_by(1).agenda == state.agenda


def test_hidden_commitments_are_imagined_among_their_owners_options() -> None:
    state = lay(both())
    play(state, (1, ("pick", "a")))
    said = set()
    for seed in range(20):
        imagined = state.seen_by(0).imagine(Rng(seed))
        said.add(play(imagined, (0, ("pick", "c")))[-1])
    assert said == {"1:a", "1:b"}
