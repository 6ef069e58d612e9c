"""What a game warns of stands beside the prompt."""

import msgspec
import pytest

from engineshed.kernel import games
from engineshed.kernel.page import GamePage, Scene, View
from engineshed.kernel.play import new_game
from engineshed.web.table import table_page
from tests.web.scenes import scene_of


@pytest.mark.parametrize("game", sorted(games()))
def test_warnings_are_shown_as_text(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = games()[game]
    scene = scene_of(new_game(kind, kind.all_seats()[1], seed=1), 0)
    plain = type(scene.page).view

    def warned(page: GamePage[object], scene: Scene[object]) -> View:  # type: ignore[type-var]
        return msgspec.structs.replace(plain(page, scene), warnings=("*Mind* <this>",))  # type: ignore[arg-type]

    assert 'class="warnings"' not in table_page.fragment(scene)
    monkeypatch.setattr(type(scene.page), "view", warned)
    assert "<li><em>Mind</em> &lt;this&gt;</li>" in table_page.fragment(scene)
