"""Lets a test install its own game for a while."""

from collections.abc import Callable

import pytest

from engineshed.kernel import Game, Position, game


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Callable[[Game[Position]], None]:
    """Make a game known to the registry until the test ends."""

    def known(*more: Game[Position]) -> None:
        found = game.games() | {new.id: new for new in more}
        monkeypatch.setattr(game, "_installed", lambda: found)
        monkeypatch.setattr(game, "_entries", dict)

    return known
