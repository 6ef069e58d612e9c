"""What a seat sees: enough to choose, nothing that it may not know, and something that can be imagined."""

from collections.abc import Sequence

import pytest

from engineshed.kernel import Atom, Chance, Rng, Seat, State, Unknown
from engineshed.kernel.play import Drawn, Tape, record_of
from engineshed.kernel.state import Position
from tests.generic.stories import HiddenDraw, Moment, Story, wander
from tests.generic.twins import Twins


def viewers(moment: Moment) -> list[Seat | None]:
    return [*moment.seats, None]


def test_a_seat_sees_its_own_options_and_no_others(story: Story) -> None:
    for moment in story.moments:
        asked = dict(moment.asked())
        for viewer in viewers(moment):
            seen = moment.state.seen_by(viewer)
            for seat, options in asked.items():
                if seat == viewer:
                    assert seen.options(seat) == options
                    assert seen.refusal(seat, options[0]) is None
                else:
                    with pytest.raises(Unknown):
                        seen.options(seat)


def test_a_seen_state_cannot_be_played_on(story: Story) -> None:
    moment = story.moments[-1]
    for seat, options in moment.asked():
        with pytest.raises(Unknown):
            moment.state.seen_by(seat).play(seat, options[0])


def test_seeing_twice_shows_no_more_and_no_less(story: Story) -> None:
    for moment in story.moments:
        before = moment.state.dump()
        for viewer in viewers(moment):
            seen = moment.state.seen_by(viewer)
            assert seen.seen_by(viewer).dump() == seen.dump()
        assert moment.state.dump() == before


def test_what_is_imagined_looks_like_what_was_seen(story: Story) -> None:
    """So two states that differ in what a seat cannot know look the same to it."""
    for number, moment in enumerate(story.moments):
        for viewer in viewers(moment):
            seen = moment.state.seen_by(viewer)
            for seed in (number, number + 1000):
                imagined = seen.imagine(Rng(seed))
                story.game.check(imagined.pos)
                assert imagined.seen_by(viewer).dump() == seen.dump()


def test_what_is_imagined_can_be_played(story: Story) -> None:
    for number, moment in enumerate(story.moments):
        viewer = viewers(moment)[number % (story.players + 1)]
        imagined = moment.state.seen_by(viewer).imagine(Rng(number))
        wander(imagined, Rng(number), 12)
        story.game.check(imagined.pos)


class OtherHidden(Chance):
    """Answers like the first time where everybody saw it, and differently where not."""

    __slots__ = ("lines", "rng")

    def __init__(self, lines: list[Drawn], viewer: Seat | None, rng: Rng) -> None:
        self.lines = [(line, line.to == "all" or line.to == viewer) for line in lines]
        self.rng = rng

    def choose(self, name: str, pool: Sequence[Atom], k: int, again: bool) -> list[Atom]:
        line, seen = self.lines.pop(0)
        if seen and all(item in pool for item in line.got):
            return list(line.got)
        if again:
            return [self.rng.choice(pool) for _ in range(k)]
        # What the viewer saw come up later must still be there then.
        later = {item for other, known in self.lines if known for item in other.got}
        free = [item for item in pool if item not in later]
        return self.rng.sample(free if len(free) >= k else pool, k)


def after(draw: HiddenDraw, chance: Chance | None) -> tuple[State[Position], Tape]:
    state = draw.before.copy()
    if chance is not None:
        state.chance = chance
    tape = state.tape = Tape()
    state.do(draw.seat, draw.action)
    return state, tape


def test_hidden_outcomes_do_not_show(story: Story) -> None:
    for number, draw in enumerate(story.hidden_draws):
        first, lines = after(draw, None)
        for viewer in [*range(story.players), None]:
            second, others = after(draw, OtherHidden(draw.lines, viewer, Rng(number)))
            said = record_of(first, lines.lines).seen_by(viewer)
            assert record_of(second, others.lines).seen_by(viewer).text() == said.text()
            assert second.seen_by(viewer).dump() == first.seen_by(viewer).dump()


def test_secret_choices_do_not_show(story: Story) -> None:
    for number, moment in enumerate(story.moments):
        if not moment.state.agenda[-1].hides():
            continue
        for seat, options in moment.asked():
            first, second = (moment.state.copy() for _ in range(2))
            first.do(seat, options[0])
            second.do(seat, options[number % len(options)])
            if first.barriers != moment.state.barriers or second.barriers != moment.state.barriers:
                continue  # it was the last commitment: now everybody knows
            for viewer in viewers(moment):
                if viewer != seat:
                    assert first.seen_by(viewer).dump() == second.seen_by(viewer).dump()


def test_what_others_do_next_shows_no_secret(story: Story) -> None:
    """Who is waited for, what drivers play, what is told and booked, and how long it takes: all the same."""
    for number, moment in enumerate(story.moments):
        for viewer in viewers(moment):
            if (number + (viewer or 0)) % 2 or viewer is None:
                Twins(moment.state, viewer, number).walk(4)
