"""Tables as data: made by events, changed by commands, and careful when rules change below them."""

import msgspec
import pytest

from engineshed.kernel import Action, find_game
from engineshed.server.results.terms import Terms
from engineshed.server.tables import commands, proposals
from engineshed.server.tables.chairs import Chair
from engineshed.server.tables.draft import Draft
from engineshed.server.tables.events import Chance, Do, Event, Moved, Opened, Said, Started, fact_of
from engineshed.server.tables.load import Unreadable, follow, rebuild
from engineshed.server.tables.table import NotAllowed, Stale, Table


class Story:
    """A table and all its events, as a server would write them."""

    def __init__(self, game: str = "tic-tac-toe", chairs: list[Chair] | None = None) -> None:
        seats = chairs or [Chair("person", "Ada", "ada"), Chair("person", "Basia", "basia")]
        draft = commands.open_table("t", commands.opening(find_game(game), {}, seats, True, "ada"))
        self.events = draft.events
        self.table = draft.table

    def write(self, draft: Draft) -> list[Event]:
        self.events = [*self.events, *draft.events]
        self.table = draft.table
        return draft.events

    def play(self, seat: int, action: Action, key: str | None = None) -> list[Event]:
        return self.write(commands.play(self.table, seat, action, self.table.decision(), key))

    def again(self) -> Table:
        return rebuild("t", self.events)


MIDDLE: Action = ("mark", "cell:4")
CORNER: Action = ("mark", "cell:0")
ROCK: Action = ("show", "hand:rock")
PAPER: Action = ("show", "hand:paper")


def face(table: Table) -> tuple[object, ...]:
    """All of a table that events make."""
    game = None if table.match is None else table.match.state.seen_by(0).dump()
    who = (table.chairs, table.ended, table.rematch, table.version, table.proposal)
    return (*who, table.asked, table.keys, table.talk.lines, table.notes, table.number, table.moved, game)


def test_numbers_never_go_back() -> None:
    story = Story()
    story.play(0, MIDDLE, "a")
    story.write(proposals.undo(story.table, 0, False))
    story.play(0, CORNER, "b")
    assert [event.number for event in story.events] == list(range(1, len(story.events) + 1))


def test_a_table_comes_back_from_its_events() -> None:
    story = Story()
    story.play(0, MIDDLE, "a")
    story.play(1, CORNER)
    story.write(proposals.undo(story.table, 1, False))
    story.write(commands.say(story.table, "Ada", "hello", "ada"))
    assert face(story.again()) == face(story.table)


def test_a_command_changes_nothing_by_itself() -> None:
    story = Story()
    before = face(story.table)
    draft = commands.play(story.table, 0, MIDDLE, story.table.decision(), "a")
    assert face(story.table) == before
    assert face(draft.table) != before


def test_events_survive_the_database() -> None:
    story = Story("rock-paper-scissors")
    story.play(0, ROCK)
    story.write(commands.note(story.table, "undone", 1))
    for event in story.events:
        stored = msgspec.json.decode(msgspec.json.encode(event.data()))
        assert fact_of(event.kind, stored) == event.fact


def test_what_no_version_has_written_is_refused() -> None:
    with pytest.raises(ValueError, match="no event of kind"):
        fact_of("riddle", {})
    with pytest.raises(ValueError, match="decision"):
        fact_of("play", {"lines": []})


def test_a_table_follows_what_another_process_wrote() -> None:
    story = Story("rock-paper-scissors")
    twin: Table | None = story.again()
    news = story.play(0, ROCK, "a")
    news = [*news, *story.play(1, PAPER)]
    news += story.write(commands.say(story.table, "Ada", "well", "ada"))
    news += story.write(proposals.end(story.table, 0))
    assert twin is not None
    twin = follow(twin, news)
    assert twin is not None
    assert face(twin) == face(story.table)
    assert story.table.proposal is not None
    assert story.table.proposal.agreed == {"ada"}
    number = story.table.proposal.number
    twin = follow(twin, story.write(proposals.agree(story.table, "basia", True, number)))
    assert twin is not None
    assert twin.ended == story.table.ended == "agreed"


def test_a_table_that_missed_something_has_to_be_rebuilt() -> None:
    story = Story()
    twin = story.again()
    story.write(commands.say(story.table, "Ada", "unheard", "ada"))
    assert follow(twin, story.write(commands.say(story.table, "Ada", "heard", "ada"))) is None


def test_a_table_with_a_missing_event_is_unreadable() -> None:
    story = Story()
    story.play(0, MIDDLE)
    with pytest.raises(Unreadable):
        rebuild("t", [*story.events[:1], *story.events[2:]])


def test_a_half_made_commitment_comes_back_with_its_decision() -> None:
    story = Story("rock-paper-scissors")
    asked = story.table.decision()
    story.play(0, ROCK)
    again = story.again()
    assert again.decision() == asked
    commands.play(again, 1, PAPER, asked, None)


# Rules that change below a table


def as_if_refused(story: Story) -> list[Event]:
    """The same events, as if today's rules forbade the last move."""
    last = story.events[-1]
    assert isinstance(last.fact, Moved)
    fact = Moved(last.fact.decision, (Do(1, MIDDLE),))
    return [*story.events[:-1], msgspec.structs.replace(last, fact=fact)]


def test_where_the_rules_refuse_a_move_the_table_stands_before_it_and_nothing_can_be_played() -> None:
    story = Story()
    story.play(0, MIDDLE)
    story.play(1, CORNER)
    again = rebuild("t", as_if_refused(story))
    assert len(again.playing().moves) == 1
    assert again.diverged is not None
    assert again.diverged.step == 2
    assert again.waiting() == ()
    assert not again.over()
    with pytest.raises(NotAllowed, match="rules-differ"):
        commands.play(again, 1, CORNER, again.decision(), None)
    with pytest.raises(NotAllowed, match="rules-differ"):
        proposals.undo(again, 0, False)


def test_with_the_rule_restored_everything_is_as_it_was() -> None:
    story = Story()
    story.play(0, MIDDLE)
    story.play(1, CORNER)
    assert rebuild("t", as_if_refused(story)).diverged is not None
    assert face(story.again()) == face(story.table)


def test_by_consent_of_all_people_the_game_goes_on_from_there() -> None:
    story = Story()
    story.play(0, MIDDLE)
    story.play(1, CORNER)
    story.events = as_if_refused(story)
    story.table = story.again()
    story.write(proposals.go_on(story.table, 0))
    assert story.table.diverged is not None
    assert story.table.proposal is not None
    story.write(proposals.agree(story.table, "basia", True, story.table.proposal.number))
    assert story.table.diverged is None
    story.play(1, CORNER)
    again = story.again()
    assert face(again) == face(story.table)
    assert len(again.playing().moves) == 2


def test_a_move_that_was_taken_back_does_not_matter_any_more() -> None:
    story = Story()
    story.play(0, MIDDLE)
    story.play(1, CORNER)
    story.events = as_if_refused(story)
    story.write(commands.take_back(story.table, 1, 1))
    assert story.again().diverged is None


def test_a_table_whose_set_up_has_changed_can_be_begun_again_by_consent() -> None:
    story = Story()
    start = next(event for event in story.events if isinstance(event.fact, Started))
    changed = msgspec.structs.replace(start, fact=Started((Chance("setup:gone", ("x",), "all"),)))
    story.play(0, MIDDLE)
    story.events = [changed if event is start else event for event in story.events]
    story.table = story.again()
    assert story.table.diverged is not None
    assert story.table.match is None
    story.write(proposals.go_on(story.table, 1))
    assert story.table.proposal is not None
    story.write(proposals.agree(story.table, "ada", True, story.table.proposal.number))
    story.play(0, CORNER)
    assert len(story.again().playing().moves) == 1


def test_a_table_of_newer_rules_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    story = Story()
    game = type(find_game("tic-tac-toe"))
    story.play(0, MIDDLE)
    old = story.events
    monkeypatch.setattr(game, "version", 2)
    story.play(1, CORNER)
    assert [event.kind for event in story.events[len(old) :]] == ["version", "play"]
    monkeypatch.setattr(game, "version", 1)
    again = story.again()
    assert again.newer
    assert again.waiting() == ()
    assert len(again.playing().moves) == 1
    with pytest.raises(NotAllowed, match="newer-rules"):
        commands.play(again, 1, CORNER, again.decision(), None)
    with pytest.raises(NotAllowed):
        proposals.go_on(again, 0)


# What may not be done


def test_a_stale_or_late_move_changes_nothing() -> None:
    story = Story()
    with pytest.raises(Stale):
        commands.play(story.table, 0, MIDDLE, 99, None)
    story.write(commands.end(story.table, "agreed"))
    with pytest.raises(NotAllowed):
        commands.play(story.table, 0, MIDDLE, story.table.decision(), None)
    assert story.table.playing().moves == []


def finished() -> Story:
    """Ada has won at tic-tac-toe."""
    story = Story()
    for turn, cell in enumerate((0, 3, 1, 4, 2)):
        story.play(turn % 2, ("mark", f"cell:{cell}"))
    assert story.table.over()
    return story


def test_a_finished_game_is_reopened_only_by_consent_of_all() -> None:
    story = finished()
    story.write(proposals.undo(story.table, 0, False))
    assert story.table.over()
    assert story.table.proposal is not None
    story.write(proposals.agree(story.table, "basia", True, story.table.proposal.number))
    assert not story.table.over()


def test_a_yes_to_a_replaced_proposal_counts_for_nothing() -> None:
    story = Story()
    story.play(0, MIDDLE)
    story.write(proposals.end(story.table, 0))
    assert story.table.proposal is not None
    old = story.table.proposal.number
    story.write(proposals.end(story.table, 0))
    with pytest.raises(Stale):
        proposals.agree(story.table, "basia", True, old)
    assert not story.table.ended


def test_a_bot_sits_in_only_for_somebody_who_is_awaited_and_away_and_they_can_come_back() -> None:
    story = Story()
    with pytest.raises(NotAllowed, match="not-away"):
        proposals.stand_in(story.table, 0, 1, away=True)  # not her turn
    story.play(0, MIDDLE)
    with pytest.raises(NotAllowed, match="not-away"):
        proposals.stand_in(story.table, 0, 1, away=False)
    story.write(proposals.stand_in(story.table, 0, 1, away=True))
    assert story.table.chairs[1].kind == "bot"
    assert story.table.seats_of("basia") == ()
    with pytest.raises(NotAllowed):
        commands.come_back(story.table, "cezary")
    story.write(commands.come_back(story.table, "basia"))
    assert story.table.seats_of("basia") == (1,)
    assert [note.what for note in story.again().notes] == ["stood-in", "came-back"]


def test_somebody_with_several_seats_has_one_voice() -> None:
    story = Story("rock-paper-scissors")
    story.write(proposals.end(story.table, 1))
    assert not story.table.ended
    three = [Chair("person", "Ada", "ada"), Chair("person", "Ada too", "ada")]
    alone = Story("rock-paper-scissors", three)
    alone.play(0, ROCK)
    alone.write(proposals.end(alone.table, 1))
    assert alone.table.ended == "agreed"


def test_one_rematch_per_game_offered_and_accepted() -> None:
    story = finished()
    story.write(proposals.rematch(story.table, 1, "new"))
    assert story.table.rematch == ""
    story.write(proposals.rematch(story.table, 0, "other"))
    assert story.table.rematch == "other"
    with pytest.raises(NotAllowed):
        proposals.rematch(story.table, 0, "third")
    assert story.again().rematch == "other"


def test_who_leaves_before_the_start_leaves_an_open_seat() -> None:
    story = Story("rock-paper-scissors", [Chair("person", "Ada", "ada"), Chair("open")])
    story.write(commands.leave(story.table, 0))
    assert [chair.kind for chair in story.table.chairs] == ["open", "open"]
    assert story.table.ended == "cancelled"  # nobody is left


def test_a_table_of_the_first_release_is_read_as_it_was_written() -> None:
    """Rows of that time: no proposal numbers, nobody named who took back, no versions between the moves."""
    person = {"kind": "person", "name": "Ada", "guest": "ada", "level": ""}
    opened = {
        "game": "tic-tac-toe",
        "version": 1,
        "players": 2,
        "settings": {},
        "public": True,
        "host": "ada",
    }
    rows: list[tuple[str, dict[str, object]]] = [
        ("open", {**opened, "seats": [person, {"kind": "open", "name": "", "guest": None, "level": ""}]}),
        ("seat", {"seat": 1, "kind": "bot", "name": "Basia", "guest": None, "level": "steady", "ask": False}),
        ("start", {"lines": []}),
        ("play", {"decision": 3, "lines": [["do", 0, ["mark", "cell:4"], False, False]]}),
        ("undo", {"to": 0}),
        ("play", {"decision": 3, "lines": [["do", 0, ["mark", "cell:0"], False, False]]}),
        ("ask", {"what": "end", "seat": 0, "to": 0}),
        ("answer", {"guest": "ada", "yes": False}),
        ("say", {"name": "Ada", "text": "hello"}),
    ]
    events = [Event(n, fact_of(kind, data), float(n)) for n, (kind, data) in enumerate(rows, 1)]
    table = rebuild("t", events)
    assert [chair.kind for chair in table.chairs] == ["person", "bot"]
    assert [move.action for move in table.playing().moves] == [CORNER]
    assert table.proposal is None
    assert [(line.number, line.name, line.text) for line in table.talk.lines] == [(9, "Ada", "hello")]
    assert isinstance(events[0].fact, Opened)
    assert isinstance(events[-1].fact, Said)


def test_at_a_rated_table_nobody_is_alone_though_all_others_left() -> None:
    chairs = [Chair("person", "Ada", "ada"), Chair("person", "Basia", "basia")]
    opened = commands.opening(find_game("tic-tac-toe"), {}, chairs, True, "ada", terms=Terms(rated=True))
    table = commands.open_table("t", opened).table
    table = commands.play(table, 0, ("mark", "cell:4"), table.decision(), None).table
    table = commands.leave(table, 1).table
    table = commands.play(table, 1, ("mark", "cell:0"), table.decision(), None).table  # the bot
    assert not table.alone()
    with pytest.raises(NotAllowed, match="nothing-to-undo"):  # beyond what somebody else did
        proposals.undo(table, 0, whole_turn=False)
