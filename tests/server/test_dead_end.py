"""A decision without options is a fault of the rules: the table stands still, says so, can be taken back."""

import asyncio
import logging
from pathlib import Path

import pytest
from tiny_games.tic_tac_toe import TURN, Grid, Mark

from engineshed.kernel import Action, DeadEnd, find_game
from engineshed.kernel.play import resume
from engineshed.server.caches import Recent
from engineshed.server.pages.scenes import scene_now
from engineshed.server.sessions import Visitor
from engineshed.server.tables import commands, proposals
from engineshed.server.tables.chairs import Chair
from engineshed.server.tables.load import rebuild
from engineshed.server.tables.table import NotAllowed
from engineshed.web.table.table_page import fragment
from tests.server.test_robots import House, run
from tests.server.test_tables import CORNER, MIDDLE, Story

EDGE: Action = ("mark", "cell:1")


@pytest.fixture
def faulty(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the rules forgot that the second player may answer a first mark in the middle."""
    honest = Mark.candidates

    def candidates(self: Mark, pos: Grid) -> list[Action]:
        return [] if pos.cells[4] == 0 and self is TURN[1] else honest(self, pos)

    monkeypatch.setattr(Mark, "candidates", candidates)


@pytest.mark.usefixtures("faulty")
def test_the_table_says_what_happened_and_keeps_the_record(caplog: pytest.LogCaptureFixture) -> None:
    story = Story()
    with caplog.at_level(logging.ERROR):
        story.play(0, MIDDLE)
    assert "no option: tic-tac-toe" in caplog.text
    table = story.again()
    assert table.stuck
    assert not table.over()
    assert table.waiting() == ()
    assert [note.what for note in table.notes] == ["dead-end"]
    with pytest.raises(NotAllowed, match="dead-end"):
        story.play(1, CORNER)
    again, divergence = resume(table.playing().record())
    assert divergence is None
    with pytest.raises(DeadEnd):
        again.options(1)


@pytest.mark.usefixtures("faulty")
@pytest.mark.parametrize(("language", "said"), [("en", "a fault in our rules"), ("pl", "błąd w naszych")])
def test_its_page_opens_and_offers_to_take_back(language: str, said: str) -> None:
    story = Story()
    story.play(0, MIDDLE)
    for guest in ("ada", "basia"):
        visitor = Visitor(guest, guest, language, {}, "", "/")
        page = fragment(scene_now(story.table, visitor, Recent(1)))
        assert said in page
        assert ('data-post="/tables/t/undo"' in page) == (guest == "ada")


@pytest.mark.usefixtures("faulty")
def test_taken_back_the_game_goes_on() -> None:
    story = Story(chairs=[Chair("person", "Ada", "ada"), Chair("bot", "Basia", None, "random")])
    story.play(0, MIDDLE)
    story.write(proposals.undo(story.table, 0, False))
    assert story.table.waiting() == (0,)
    story.play(0, CORNER)
    assert story.table.waiting() == (1,)
    assert story.again().waiting() == (1,)


def test_corrected_rules_go_on_by_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    story = Story()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Mark, "candidates", lambda self, pos: [] if pos.cells[4] == 0 else [MIDDLE])
        story.play(0, MIDDLE)
    assert story.table.stuck
    monkeypatch.setattr(type(find_game("tic-tac-toe")), "version", 2)
    table = rebuild("t", story.events)
    assert table.waiting() == (1,)
    assert commands.play(table, 1, CORNER, table.decision(), None).table.waiting() == (0,)


def test_bots_leave_it_alone_and_play_on_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Mark.candidates
    monkeypatch.setattr(Mark, "candidates", lambda self, pos: [] if self is TURN[1] else honest(self, pos))

    async def deed(house: House) -> None:
        await house.open("random")
        while not (await house.hall.find("t")).stuck:
            await asyncio.sleep(0.02)
        opened = commands.opening(
            find_game("rock-paper-scissors"), {}, [Chair("bot", n, None, "random") for n in "ab"], True, "a"
        )
        await house.hall.open(commands.open_table("other", opened))
        while not (await house.hall.find("other")).over():
            await asyncio.sleep(0.02)
        await house.robots.look_for_forgotten(at_once=True)
        assert not house.robots._busy

    run(tmp_path, deed)
