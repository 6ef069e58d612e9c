"""What a worker does before its first task."""

import logging
from collections.abc import Mapping

import pytest

from engineshed.kernel import Chance, Game, Position, State, find_game, games
from engineshed.server.work import working


def test_every_game_is_set_up_once_and_a_broken_one_stops_nobody(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    begun: list[str] = []
    plain = Game.new

    def noted(
        game: Game[Position], players: int, settings: Mapping[str, str | int | bool], chance: Chance
    ) -> State[Position]:
        begun.append(game.id)
        if game.id == "tic-tac-toe":
            raise RuntimeError("broken")
        return plain(game, players, settings, chance)

    monkeypatch.setattr(Game, "new", noted)
    with caplog.at_level(logging.CRITICAL):
        for _ in working.warm_up():
            pass
    assert sorted(begun) == sorted(games())
    assert find_game("age-of-steam").id in begun
