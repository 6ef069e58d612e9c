"""A copy shares nothing that changes; steps never change at all."""

from collections.abc import Iterator

from engineshed.kernel import Rng
from engineshed.kernel.dump import dump, fields
from tests.generic.stories import Story, wander


def changeable(thing: object, skip: tuple[str, ...] = (), path: str = "pos") -> Iterator[tuple[int, str]]:
    """Everything below here that could be changed in place, with the way to it.

    Tuples, frozen sets and values (classes that can be hashed by what they hold) cannot.
    """
    if thing is None or isinstance(thing, bool | int | str | float | bytes):
        return
    if isinstance(thing, tuple | frozenset):
        for index, item in enumerate(thing):
            yield from changeable(item, path=f"{path}[{index}]")
        return
    if isinstance(thing, dict):
        yield id(thing), path
        for key, value in thing.items():
            yield from changeable(value, path=f"{path}[{key!r}]")
    elif isinstance(thing, list | set):
        yield id(thing), path
        for index, item in enumerate(thing):
            yield from changeable(item, path=f"{path}[{index}]")
    else:
        if type(thing).__hash__ is object.__hash__:
            yield id(thing), path
        for name in fields(type(thing)):
            if name not in skip:
                yield from changeable(getattr(thing, name), path=f"{path}.{name}")


def test_a_copy_shares_nothing_that_changes(story: Story) -> None:
    for moment in story.moments:
        pos = moment.state.pos
        ours = dict(changeable(pos, pos.fixed))
        twin = moment.state.copy().pos
        shared = [path for place, path in changeable(twin, pos.fixed) if place in ours]
        assert shared == []


def test_nothing_lies_outside_the_slots(story: Story) -> None:
    for moment in story.moments:
        for thing in (moment.state.pos, *moment.state.agenda):
            assert not getattr(thing, "__dict__", {}), type(thing)


def test_playing_a_copy_leaves_the_original_alone(story: Story) -> None:
    for moment in story.moments:
        before = moment.state.dump()
        wander(moment.state.copy(), Rng(11), 12)
        assert moment.state.dump() == before


def test_a_copy_plays_like_the_original(story: Story) -> None:
    for moment in story.moments:
        original, twin = moment.state.copy(), moment.state.copy()
        for seat, action in wander(original, Rng(13), 8):
            twin.play(seat, action)
        assert twin.dump() == original.dump()


def test_steps_never_change(story: Story) -> None:
    for moment in story.moments:
        steps = list(moment.state.agenda)
        said = [dump(step) for step in steps]
        state = moment.state.copy()
        wander(state, Rng(17), 12)
        assert [dump(step) for step in steps] == said
