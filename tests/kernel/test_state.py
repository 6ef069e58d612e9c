"""Asking, acting, copies, dumps and what a seat sees."""

import pytest

from engineshed.kernel import DONE, Refusal, Refused, Rng, Unknown, load_state
from engineshed.kernel.action import well_formed
from engineshed.kernel.play import Tape
from tests.kernel.workbench import CARDS, DrawCard, Pay, Pick, Roll, Say, Workbench, lay

GAME = Workbench(DrawCard(0), DrawCard(1), Pick(0, ("a", "b")), Roll("dice"), Pay(1, 2))


@pytest.mark.rule("SHED-3")
@pytest.mark.parametrize(
    "junk", [(), [], None, "a", (None,), (1.5,), (True,), (("a",),), ("a",) * 65, {"a": 1}]
)
def test_only_flat_tuples_of_words_and_numbers_are_actions(junk: object) -> None:
    assert not well_formed(junk)
    assert lay(Pick(0, ("a",))).refusal(0, junk) == Refusal("SHED-3")


@pytest.mark.rule("SHED-1")
def test_only_the_seat_that_is_asked_may_act() -> None:
    state = lay(Pick(1, ("a",)))
    assert state.waiting() == (1,)
    assert state.options(0) == []
    assert state.refusal(0, ("pick", "a")) == Refusal("SHED-1")
    assert state.why(0, ("a",)) == Refusal("SHED-1")
    assert state.decision(0) is None
    assert state.bill(0, ("pick", "a")).entries == ()


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing() -> None:
    state = lay(Pay(0, 5))
    before = state.dump()
    with pytest.raises(Refused, match="refused by WB-2") as refused:
        state.play(0, ("pay", 5))
    assert refused.value.refusal == Refusal("WB-2", coins=3)
    assert state.dump() == before


@pytest.mark.rule("SHED-2")
def test_why_not_names_the_rule_of_what_was_picked() -> None:
    state = lay(Pay(0, 5))
    assert state.why(0, ("pay",)) == Refusal("WB-2", coins=3)
    assert state.why(0, ("ship",)) == Refusal("SHED-2")
    assert lay(Pay(0, 2)).why(0, (2,)) is None


def test_a_game_is_over_when_nothing_is_left_or_when_it_is_finished() -> None:
    state = lay(Pick(0, ("a",)), Say("planned"), Pick(1, ("b",)))
    assert state.result() is None
    state.finish()
    assert state.waiting() == ()
    assert state.decision(0) is None
    assert state.refusal(0, DONE) == Refusal("SHED-1")
    result = state.result()
    assert result is not None
    assert result.places == (1, 1)


def test_the_journal_is_written_by_the_live_state_only() -> None:
    state = lay(Pick(0, ("a",)), Say("hello"))
    tape = state.tape = Tape()
    state.copy().play(0, ("pick", "a"))
    assert tape.journal == []
    state.play(0, ("pick", "a"))
    assert [(event.name, event.facts) for event in tape.journal] == [("said", {"word": "hello"})]
    assert tape.journal[0].visible(None)


def test_a_state_survives_its_dump() -> None:
    state = GAME.new(2, {}, lay().chance)
    state.run()
    state.play(0, ("pick", "a"))
    twin = load_state(GAME, state.dump())
    assert twin.dump() == state.dump()
    assert twin.pos.name == "the table"
    assert twin.barriers == 3
    assert b"the table" not in state.dump()
    twin.play(1, ("pay", 2))
    assert twin.dump() != state.dump()


def test_a_dump_of_another_game_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    data = lay(Pick(0, ("a",))).dump()
    monkeypatch.setattr(Workbench, "id", "other")
    with pytest.raises(ValueError, match="a state of workbench, not of other"):
        load_state(GAME, data)


def test_a_seat_sees_its_own_cards_and_the_number_of_the_others() -> None:
    state = lay(DrawCard(0), DrawCard(1), Pick(0, ("a",)))
    mine = state.pos.hands[0]
    seen = state.seen_by(0)
    assert seen.pos.hands == [mine, ["?"]]
    assert state.seen_by(None).pos.hands == [["?"], ["?"]]
    assert state.pos.hands[1] != ["?"]
    with pytest.raises(Unknown):
        seen.options(1)
    with pytest.raises(Unknown):
        seen.do(0, ("pick", "a"))
    with pytest.raises(Unknown):
        seen.seen_by(1)


def test_what_is_imagined_is_possible_and_different_every_time() -> None:
    state = lay(DrawCard(0), DrawCard(1), Pick(0, ("a",)), DrawCard(0))
    cards = set()
    for seed in range(40):
        imagined = state.seen_by(0).imagine(Rng(seed))
        assert imagined.pos.hands[0] == state.pos.hands[0]
        cards.add(imagined.pos.hands[1][0])
        imagined.play(0, ("pick", "a"))
        held = imagined.pos.hands[0] + imagined.pos.hands[1]
        assert len(set(held)) == 3
    assert cards == set(CARDS) - set(state.pos.hands[0])
