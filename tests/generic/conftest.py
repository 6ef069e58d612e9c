"""Every generic test gets the story of one configuration; tests of one story stay in one worker."""

import pytest

from tests.generic.stories import Story, stories

STORIES = stories()


@pytest.fixture(
    scope="session",
    params=[pytest.param(name, id=name, marks=pytest.mark.xdist_group(name)) for name in STORIES],
)
def played(request: pytest.FixtureRequest) -> Story:
    """A story as it went, also if it came to a bad end."""
    story = STORIES[request.param]
    return Story(story.game, (story.players, story.settings)).play()


@pytest.fixture
def story(played: Story) -> Story:
    """A story for tests that need whole games."""
    if played.failure:
        pytest.fail(f"the random games failed: {played.failure}", pytrace=False)
    return played
