"""Every game on the real page: one person plays against bots by clicks alone."""

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Page

from engineshed.kernel import games, load_record
from tests.server.running import Server
from tests.web.clicking import Clicker

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

MOVES = 12


@pytest.mark.parametrize("game", sorted(games()))
def test_a_person_plays_by_clicks(visit: Callable[..., Page], server: Server, game: str) -> None:
    page = visit()
    quick = "".join(f"&level-{seat}=random" for seat in range(6))
    page.goto(f"/tables/new?game={game}{quick}")
    page.get_by_role("button", name="Open the table").click()
    page.locator("#table.table-page").wait_for()
    person = Clicker(page, seed=7)
    for _ in range(MOVES):
        if not person.move():
            break
    cookies = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    record = load_record(httpx.get(page.url + "/record", cookies=cookies).text)
    mine = [list(line.action) for line in record.moves() if line.seat == 0 and not line.auto]
    # What is committed in secret may be clicked again, or too late, until the last one has chosen.
    secret = {line.action[0] for line in record.moves() if line.secret}
    clicks = iter(person.played)
    assert mine
    assert all(move in clicks for move in mine)
    assert [m for m in mine if m[0] not in secret] == [m for m in person.played if m[0] not in secret]
