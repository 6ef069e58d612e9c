"""Tables whose games a process cannot follow: what people do there meanwhile harms nothing."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tiny_games.tic_tac_toe import Mark

from engineshed.kernel import Action, Position, Refusal, State, find_game
from engineshed.server.caches import Recent
from engineshed.server.hall import Hall
from engineshed.server.pace.pace import Pace
from engineshed.server.pages.scenes import scene_now
from engineshed.server.results.booker import Booker
from engineshed.server.sessions import Visitor
from engineshed.server.store.schema import EVENTS, TABLES
from engineshed.server.store.storage import Storage
from engineshed.server.tables import commands, proposals
from engineshed.server.tables.chairs import Chair
from engineshed.server.tables.draft import Draft
from engineshed.server.tables.events import Event
from engineshed.server.tables.load import Unreadable, follow, rebuild
from engineshed.server.tables.rows import summary_of
from engineshed.server.tables.table import NotAllowed, Table
from engineshed.web.table.table_page import fragment
from tests.server.apart import apart
from tests.server.postgres import Cluster
from tests.server.test_tables import CORNER, MIDDLE, Story, face

TIC = find_game("tic-tac-toe")
EDGE: Action = ("mark", "cell:1")
WON: tuple[tuple[int, int], ...] = ((0, 4), (1, 0), (0, 1), (1, 3), (0, 7))
"""Seats and cells: the first player wins down the middle."""


@contextmanager
def refused(action: Action) -> Iterator[None]:
    """As if a faulty version refused this."""
    honest = Mark.refuse

    def faulty(self: Mark, pos: Position, tried: Action) -> Refusal | None:
        return Refusal("TTT-9") if tried == action else honest(self, pos, tried)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Mark, "refuse", faulty)
        yield


@contextmanager
def rules(version: int) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(TIC), "version", version)
        yield


def halfway() -> Story:
    story = Story()
    story.play(0, MIDDLE)
    story.play(1, CORNER)
    story.play(0, EDGE)
    return story


# Proposals


def test_a_proposal_to_go_on_is_void_once_the_rules_are_corrected() -> None:
    story = halfway()
    whole = story.table
    with refused(CORNER):
        story.table = story.again()
        story.write(proposals.go_on(story.table, 0))
        number = story.table.number
    again = story.again()
    assert again.diverged is None
    assert len(again.playing().moves) == len(whole.playing().moves)
    assert proposals.pending(again) is None
    with pytest.raises(NotAllowed, match="nobody-asks"):
        proposals.agree(again, "basia", True, number)
    assert "today's rules" not in page(again, "basia")


def test_what_was_proposed_before_waits_until_the_game_can_be_followed() -> None:
    story = halfway()
    story.play(1, ("mark", "cell:2"))
    story.write(proposals.undo(story.table, 0, False))
    assert story.table.proposal is not None
    number = story.table.proposal.number
    with refused(CORNER):
        again = story.again()
        assert page(again, "basia")
        with pytest.raises(NotAllowed):
            proposals.agree(again, "basia", True, number)
    story.table = story.again()
    story.write(proposals.agree(story.table, "basia", True, number))
    assert len(story.table.playing().moves) == 2


def test_its_page_opens_with_a_proposal_even_where_the_set_up_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    story = halfway()
    story.play(1, ("mark", "cell:2"))
    story.write(proposals.undo(story.table, 0, False))

    def broken(*_: object) -> None:
        raise KeyError("board")

    monkeypatch.setattr(type(TIC), "new", broken)
    again = story.again()
    assert again.match is None
    assert again.diverged is not None
    assert proposals.pending(again) is None
    assert summary_of(again)["started"]


# News from another process


def test_a_process_follows_again_when_the_move_in_its_way_is_taken_back() -> None:
    story = Story()
    story.play(0, MIDDLE)
    elsewhere, known = story.table, len(story.events)
    story.play(1, CORNER)
    with refused(CORNER):
        assert heard(elsewhere, story.events, known).diverged is not None
    story.write(commands.take_back(story.table, 1, 1))
    story.play(1, EDGE)
    with refused(CORNER):
        assert face(heard(elsewhere, story.events, known)) == face(story.table)


def heard(table: Table, events: list[Event], known: int) -> Table:
    """As a hall does it, news by news."""
    for number in range(known, len(events)):
        after = follow(table, events[number : number + 1])
        table = rebuild("t", events[: number + 1]) if after is None else after
    return table


def test_news_that_a_process_cannot_read_close_the_table_there_and_nothing_else(postgres: Cluster) -> None:
    """An event of a kind that only newer software knows: said like any table that cannot be opened."""

    async def everything() -> None:
        storage = Storage(postgres.database())
        await storage.prepare()
        await play_out(Hall(storage))
        here = Hall(storage)
        known = await here.find("t")
        strange = {"table_id": "t", "number": known.number + 1, "kind": "dance", "data": {}, "at": 0.0}
        async with storage.writing() as connection:
            await connection.execute(EVENTS.insert().values(strange))
            await connection.execute(TABLES.update().values(number=known.number + 1))
        with pytest.raises(Unreadable, match="dance"):
            await here.find("t")
        async with storage.writing() as connection:
            await connection.execute(EVENTS.delete().where(EVENTS.c.kind == "dance"))
            await connection.execute(TABLES.update().values(number=known.number))
        assert face(await here.find("t")) == face(known)
        await storage.close()

    apart(everything())


# Newer rules


def test_nothing_but_talk_happens_at_a_table_of_newer_rules() -> None:
    with rules(2):
        story = halfway()
    table = story.again()
    assert table.newer
    tried = (
        lambda: commands.play(table, 1, ("mark", "cell:2"), table.decision(), None),
        lambda: commands.leave(table, 0),
        lambda: commands.sit(table, 0, Chair("person", "Celina", "celina")),
        lambda: proposals.end(table, 0),
        lambda: proposals.undo(table, 0, False),
        lambda: proposals.go_on(table, 0),
        lambda: proposals.rematch(table, 0, "fresh"),
    )
    for deed in tried:
        with pytest.raises(NotAllowed):
            deed()
    assert [event.kind for event in commands.say(table, "Ada", "hi", "ada").events] == ["say"]


def test_a_game_that_waits_for_newer_rules_is_not_begun_with_older_ones() -> None:
    with rules(2):
        story = Story(chairs=[Chair("person", "Ada", "ada"), Chair("open")])
    with pytest.raises(NotAllowed, match="newer-rules"):
        commands.sit(story.again(), 1, Chair("person", "Basia", "basia"))


def test_an_older_process_stops_no_clock() -> None:
    seats = [Chair("person", "Ada", "ada"), Chair("person", "Basia", "basia")]
    with rules(2):
        draft = commands.open_table(
            "t", commands.opening(TIC, {}, seats, True, "ada", Pace("live", 60.0, 600.0))
        )
        draft.ask()
    talk = commands.say(rebuild("t", draft.events), "Ada", "hi", "ada")
    talk.ask()
    assert [event.kind for event in talk.events] == ["say"]


# What lists and results say


def test_a_word_at_a_table_that_stands_still_changes_nothing_about_its_game(tmp_path: Path) -> None:
    """A bot is asked; somebody writes while the rules are broken; restored, the bot is still asked."""

    async def everything() -> None:
        storage = await opened(tmp_path)
        hall = Hall(storage)
        chairs = [Chair("person", "Ada", "ada"), Chair("bot", "Basia", None, "random")]
        await hall.open(commands.open_table("t", commands.opening(TIC, {}, chairs, True, "ada")))
        await hall.change("t", lambda t: commands.play(t, 0, MIDDLE, t.decision(), None))
        with refused(MIDDLE):
            await Hall(storage).change("t", lambda t: commands.say(t, "Ada", "what now?", "ada"))
        assert list(await storage.bots_asked()) == ["t"]
        [row] = await storage.of_guest("ada")
        assert (row.summary["waiting"], row.summary["moves"], row.over) == ([1], 1, False)
        assert (await Hall(storage).find("t")).waiting() == (1,)
        await storage.close()

    apart(everything())


def test_a_finished_game_stays_finished_while_its_rules_are_broken(tmp_path: Path) -> None:
    async def everything() -> None:
        storage = await opened(tmp_path)
        await play_out(Hall(storage))
        with refused(CORNER):
            hall = Hall(storage)
            table = await hall.change("t", lambda t: commands.say(t, "Ada", "well played", "ada"))
            assert table.over()
            for deed in (lambda t: commands.leave(t, 0), lambda t: proposals.end(t, 0)):
                with pytest.raises(NotAllowed, match="is-over"):
                    await hall.change("t", deed)
            await Booker(hall).round()
        with rules(0):
            await Booker(Hall(storage)).round()
        booker = Booker(Hall(storage))
        assert await booker.results.waiting(9) == ["t"]
        await booker.round()
        assert await booker.results.waiting(9) == []
        finished = await booker.results.history("ada")
        assert [game.whole for game in finished] == [True]
        await storage.close()

    apart(everything())


async def opened(folder: Path) -> Storage:
    storage = Storage(str(folder / "house.db"))
    await storage.prepare()
    return storage


async def play_out(hall: Hall) -> None:
    chairs = [Chair("person", "Ada", "ada"), Chair("person", "Basia", "basia")]
    await hall.open(commands.open_table("t", commands.opening(TIC, {}, chairs, True, "ada")))
    for seat, cell in WON:
        action: Action = ("mark", f"cell:{cell}")

        def move(table: Table, seat: int = seat, action: Action = action) -> Draft:
            return commands.play(table, seat, action, table.decision(), None)

        await hall.change("t", move)


def page(table: Table, guest: str) -> str:
    return fragment(scene_now(table, Visitor(guest, guest, "en", {}, "", "/"), Recent(1)))


# What it says


def test_what_differs_is_said_without_naming_what_is_hidden() -> None:
    """Hands dealt in secret stand in the set-up; another draw there is named, its cards are not."""
    story = Story("train-rush")
    honest = State.draw

    def fewer(self: State[Position], name: str, pool: list[str], count: int, to: object) -> list[str]:
        return honest(self, name, pool, count - 1 if count > 1 else count, to)  # type: ignore[arg-type,return-value]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(State, "draw", fewer)
        again = story.again()
    assert again.diverged is not None
    assert again.diverged.said
    assert "[" not in again.diverged.said
