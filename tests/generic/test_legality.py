"""`refusal` is None exactly for the options, whatever anybody sends."""

from collections.abc import Iterator

from engineshed.kernel import Action, Atom, Refusal, Rng
from engineshed.kernel.game import Game
from engineshed.kernel.rules import house_rules
from engineshed.kernel.state import Position
from tests.generic.stories import Story

JUNK: tuple[Atom, ...] = ("", "?", "done", "pass", "hex:999,-999", "hex:a", ":", "seat:9", 0, 1, -1, 10**20)
NO_ACTIONS: tuple[object, ...] = (
    None,
    (),
    [],
    "pass",
    ["pass"],
    ("pass", None),
    (True,),
    (1.0,),
    (("a",),),
    ("x",) * 65,
)
MUTANTS = 50
"""Mutated actions per moment and seat; with five games some thousands per configuration."""


def mutants(rng: Rng, options: list[Action], atoms: list[Atom], foreign: list[Action]) -> Iterator[Action]:
    """Actions that look almost right."""
    for number in range(MUTANTS):
        action = list(rng.choice(options))
        place = rng.below(len(action))
        match number % 8:
            case 0:
                action[place] = rng.choice(JUNK)
            case 1 | 2:
                action[place] = rng.choice(atoms)
            case 3:
                del action[place]
            case 4:
                action.insert(place, rng.choice(atoms))
            case 5:
                rng.shuffle(action)
            case 6:
                action += rng.choice(options)
            case _:
                action = list(rng.choice(foreign))
        if action:
            yield tuple(action)


def atoms_of(story: Story) -> list[Atom]:
    return list(dict.fromkeys(atom for action in story.actions for atom in action)) + list(JUNK)


def known_rules(game: Game[Position]) -> set[str]:
    return {*game.ledger().ids(), *house_rules().ids()}


def test_every_option_is_allowed_and_none_comes_twice(story: Story) -> None:
    for moment in story.moments:
        for seat, options in moment.asked():
            assert len(set(options)) == len(options)
            for action in options:
                assert moment.state.refusal(seat, action) is None, action


def test_options_are_the_candidates_that_are_not_refused(story: Story) -> None:
    for moment in story.moments:
        for seat, options in moment.asked():
            decision, pos = moment.state.decision(seat), moment.state.pos
            assert decision is not None
            wanted = {action for action in decision.candidates(pos) if decision.refuse(pos, action) is None}
            assert set(options) == wanted, decision


def test_mutated_and_foreign_actions_are_refused_unless_they_are_options(story: Story) -> None:
    rng, atoms, foreign = Rng(story.players), atoms_of(story), list(story.actions)
    rules = known_rules(story.game)
    for moment in story.moments:
        for seat, options in moment.asked():
            legal = set(options)
            for action in mutants(rng, options, atoms, foreign):
                refusal = moment.state.refusal(seat, action)
                assert (refusal is None) == (action in legal), (moment.state.decision(seat), action, refusal)
                assert refusal is None or refusal.rule in rules, refusal


def test_what_is_no_action_is_refused(story: Story) -> None:
    for moment in story.moments[:5]:
        for seat in moment.seats:
            for junk in NO_ACTIONS:
                assert moment.state.refusal(seat, junk) == Refusal("SHED-3")


def test_who_is_not_asked_can_do_nothing(story: Story) -> None:
    for moment in story.moments:
        asked = dict(moment.asked())
        action = next(iter(asked.values()))[0]
        for seat in {*moment.seats, story.players, -1} - set(asked):
            if moment.state.decision(seat) is None:
                assert moment.state.options(seat) == []
                assert moment.state.refusal(seat, action) == Refusal("SHED-1")


def test_why_not_has_an_answer_for_every_pick(story: Story) -> None:
    rng, atoms = Rng(story.players), atoms_of(story)
    rules = known_rules(story.game)
    for moment in story.moments:
        for seat, options in moment.asked():
            action = rng.choice(options)
            assert moment.state.why(seat, action) is None
            assert moment.state.why(seat, action[: 1 + rng.below(len(action))]) is None
            refusal = moment.state.why(seat, (rng.choice(atoms), rng.choice(atoms)))
            assert refusal is None or refusal.rule in rules


def test_a_bill_is_only_looked_at(story: Story) -> None:
    rng = Rng(story.players)
    for moment in story.moments:
        before = moment.state.dump()
        for seat, options in moment.asked():
            for action in rng.sample(options, min(4, len(options))):
                bill = moment.state.bill(seat, action)
                assert all(entry.seat in moment.seats for entry in bill.entries)
                assert all(not entry.rule or entry.rule in known_rules(story.game) for entry in bill.entries)
        assert moment.state.dump() == before
