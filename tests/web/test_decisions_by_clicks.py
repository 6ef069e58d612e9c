"""Every Decision of every game is answered by clicks on the real page, and stored as it was clicked."""

import pytest
from playwright.sync_api import Page

from engineshed.kernel import games
from tests.server.running import Server
from tests.web.clicking import Clicker
from tests.web.moments import answers, decisions, takers
from tests.web.seating import choices, seated

pytestmark = pytest.mark.browser

RAILWAYS = [game for game in games().values() if game.weight > 1]
ALL = [
    pytest.param(game.id, name, marks=pytest.mark.xdist_group(f"browser {game.id}"), id=f"{game.id}-{name}")
    for game in RAILWAYS
    for name in decisions(game)
]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_decision_is_answered_by_clicks(page: Page, server: Server, game: str, name: str) -> None:
    found = answers(game, name)
    assert found, f"no game asks {name}: record one that does (tools/record_games.py)"
    for moment, action in found:
        address = seated(server, moment.record, (moment.seat, page))
        before = choices(server, address)
        page.goto(address)
        Clicker(page).answer(list(action))
        assert choices(server, address)[len(before) :] == [(moment.seat, action)]
        assert name in takers(moment.state(), moment.seat, action)
