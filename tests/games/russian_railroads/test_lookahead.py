"""The look-ahead against a full search over whole states: "possible in full" means that a sequence exists."""

from engineshed.games.russian_railroads.desk import desk_of
from engineshed.games.russian_railroads.effects import VOCABULARY, heads, still_due
from engineshed.games.russian_railroads.game import GAME
from engineshed.games.russian_railroads.phases.carry import Carry
from engineshed.games.russian_railroads.phases.payment import payments
from engineshed.games.russian_railroads.phases.turn import place_action, refuse_space, spaces_for
from engineshed.games.russian_railroads.position import RussianRailroadsPosition
from engineshed.kernel import DONE, Action, Rng, State, new_state
from tests.games.russian_railroads.scarce import STEERING
from tests.games.steering import scarce_positions

MOST = 1500
"""States looked at before a full search gives up."""


class TooLong(Exception):
    pass


def completes(state: State[RussianRailroadsPosition], seat: int, left: list[int]) -> bool:
    """Is there any sequence that carries out everything that must be?"""
    left[0] -= 1
    if left[0] < 0:
        raise TooLong
    carry = state.agenda[-1] if state.agenda else None
    if not isinstance(carry, Carry) or carry.seat != seat:
        return True
    desk = desk_of(state.pos, seat)
    if still_due(desk, carry.frame()) != carry.frame():
        return False  # a part lapses
    actions: dict[Action, None] = {}
    for (word, n, what), _ in heads(desk, carry.frame()):
        actions |= dict.fromkeys(VOCABULARY[word].options(desk, n, what))
    if not carry.must:
        actions[DONE] = None
    for action in actions:
        after = state.copy()
        after.do(seat, action)
        if completes(after, seat, left):
            return True
    return False


def compare_spaces(state: State[RussianRailroadsPosition], seat: int, where: object) -> tuple[int, int]:
    """Every space that can be paid, beside a full search: how many were compared, how many are impossible."""
    compared = refused = 0
    for space in spaces_for(state.pos, seat):
        ways = payments(space.workers, space.rubles, state.pos.boards[seat])
        refusal = refuse_space(state.pos, desk_of(state.pos, seat), space)
        if not ways or (refusal and refusal.rule != "RUS-506"):
            continue
        after = state.copy()
        after.do(seat, place_action(space.atom, ways[0]))
        try:
            expected = completes(after, seat, [MOST])
        except TooLong:
            continue
        assert (refusal is None) == expected, (where, space.atom)
        compared += 1
        refused += not expected
    return compared, refused


def test_a_space_is_offered_exactly_if_some_sequence_completes_it() -> None:
    compared = refused = 0
    for seed in range(5):
        state, rng = new_state(GAME, 2 + seed % 3, {}, seed), Rng(seed)
        while waiting := state.waiting():
            seat = waiting[0]
            turn = any(option[0] == "place" for option in state.options(seat))
            if turn and rng.below(6) == 0:
                more = compare_spaces(state, seat, seed)
                compared, refused = compared + more[0], refused + more[1]
            options = [option for option in state.options(seat) if option != ("pass",)] or [("pass",)]
            state.do(seat, rng.choice(options))
    assert compared > 300
    assert refused > 50


def test_a_space_is_offered_exactly_if_some_sequence_completes_it_where_little_is_left() -> None:
    compared = refused = 0
    for where, state in scarce_positions(STEERING, 60, 3):
        more = compare_spaces(state, state.waiting()[0], where)
        compared, refused = compared + more[0], refused + more[1]
    assert compared > 300
    assert refused > 50


def test_no_choice_inside_an_action_makes_its_rest_impossible() -> None:
    """Whatever is offered while an action is carried out, what must be done can still be done."""
    for seed in range(8):
        state, rng = new_state(GAME, 4, {}, seed), Rng(seed + 100)
        while waiting := state.waiting():
            seat = waiting[0]
            carry = state.decision(seat)
            options = state.options(seat)
            if isinstance(carry, Carry) and carry.must and DONE not in options:
                for action in options:
                    after = state.copy()
                    after.do(seat, action)
                    try:
                        assert completes(after, seat, [MOST]), (seed, carry, action)
                    except TooLong:
                        continue
            options = [option for option in options if option != ("pass",)] or [("pass",)]
            state.do(seat, rng.choice(options))
