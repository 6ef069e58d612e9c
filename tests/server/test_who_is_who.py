"""Who is who at a table: one person is not two, nobody poses as somebody else, or takes all the room."""

import secrets

import pytest

from engineshed.kernel import find_game
from engineshed.server.results.terms import Terms
from engineshed.server.tables import commands, proposals
from engineshed.server.tables.chairs import Chair
from engineshed.server.tables.notes import MOST
from engineshed.server.tables.table import NotAllowed
from tests.server.test_tables import Story
from tests.server.visitor import Visitor


def test_nobody_is_alone_while_somebody_may_come_back() -> None:
    """Otherwise who is left could look behind a barrier, or reopen what is over, until the other is back."""
    story = Story("tic-tac-toe", [Chair("person", "Ada", "ada"), Chair("person", "Basia", "basia")])
    story.play(0, ("mark", "cell:4"))
    story.write(commands.leave(story.table, 1))
    story.play(1, ("mark", "cell:0"))  # the bot
    assert not story.table.alone()
    with pytest.raises(NotAllowed, match="nothing-to-undo"):
        proposals.undo(story.table, 0, whole_turn=False)
    for seat, cell in ((0, 3), (1, 1), (0, 5)):
        story.play(seat, ("mark", f"cell:{cell}"))
    assert story.table.over()
    with pytest.raises(NotAllowed, match="nothing-to-undo"):
        proposals.undo(story.table, 0, whole_turn=False)
    story = Story("tic-tac-toe", [Chair("person", "Ada", "ada"), Chair("bot", "Dora", None, "steady")])
    assert story.table.alone()


def test_at_a_rated_table_nobody_takes_two_seats() -> None:
    """The game would not count any more, for anybody."""
    chairs = [Chair("person", "Ada", "ada"), Chair("open"), Chair("open")]
    opened = commands.opening(find_game("train-rush"), {}, chairs, True, "ada", terms=Terms(rated=True))
    table = commands.open_table("t", opened).table
    table = commands.sit(table, 1, Chair("person", "Basia", "basia")).table
    for guest in ("ada", "basia"):
        with pytest.raises(NotAllowed, match="one-seat"):
            commands.sit(table, 2, Chair("person", "Once more", guest))


def test_nobody_sits_down_under_the_name_of_somebody_who_sits_there() -> None:
    chairs = [Chair("person", "Ada", "ada"), Chair("open"), Chair("open")]
    opened = commands.opening(find_game("train-rush"), {}, chairs, True, "ada")
    table = commands.open_table("t", opened).table
    table = commands.sit(table, 1, Chair("person", "ADA", "basia")).table
    table = commands.sit(table, 2, Chair("person", "Ada", "cezary")).table
    assert [chair.name for chair in table.chairs] == ["Ada", "ADA 2", "Ada 3"]


def test_taking_back_again_and_again_does_not_fill_the_log() -> None:
    """Otherwise everybody's page grows as long as one of them likes."""
    story = Story()
    for _ in range(60):
        story.play(0, ("mark", "cell:4"))
        story.write(proposals.undo(story.table, 0, whole_turn=False))
    assert len(story.table.notes) == MOST
    assert story.table.notes[-1].number == story.table.number
    assert story.again().notes == story.table.notes


def registered(visitor: Visitor) -> str:
    """The name of a new account of theirs."""
    name = f"Zofia {secrets.token_hex(4)}"
    assert visitor.post("/account", name=name, password="correct horse battery").status_code < 400
    return name


def test_who_takes_the_name_of_an_account_is_marked_as_a_guest(ada: Visitor, basia: Visitor) -> None:
    name = registered(ada)
    mine = ada.open_table("tic-tac-toe", **{"seat-0": "me", "name-0": name, "seat-1": "link"})
    lobby = mine.visitor.http.get(mine.path).text
    assert f"{name} (guest)" not in lobby
    assert name in lobby
    assert basia.post(f"{mine.path}/sit", seat="1", name=name.upper()).status_code == 303
    assert f"{name.upper()[:16].strip()} (guest)" in mine.page()
    theirs = basia.open_table("tic-tac-toe", **{"seat-0": "me", "name-0": name, "seat-1": "bot"})
    assert f"{name[:16].strip()} (guest)" in theirs.page()
