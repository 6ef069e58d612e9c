"""Tables as data: rebuilt from their events, numbered, and careful when rules change below them."""

import pytest

from engineshed.kernel import Action, find_game
from engineshed.server import consent
from engineshed.server.chairs import Chair, initials
from engineshed.server.events import Event, lines, plain
from engineshed.server.following import follow, rebuild
from engineshed.server.tables import NotAllowed, Stale, Table


def table(game: str = "tic-tac-toe") -> tuple[Table, list[Event]]:
    made = Table("t", find_game(game), 2, {}, True, "ada")
    made.chairs = [Chair("person", "Ada", "ada"), Chair("person", "Basia", "basia")]
    return made, made.opened()


MIDDLE: Action = ("mark", "cell:4")
CORNER: Action = ("mark", "cell:0")


def test_numbers_never_go_back() -> None:
    made, events = table()
    events += made.play(0, MIDDLE, made.decision(), "a")
    events += consent.undo(made, 0, False)
    events += made.play(0, CORNER, made.decision(), "b")
    assert [event.number for event in events] == list(range(1, len(events) + 1))


def test_a_table_comes_back_from_its_events() -> None:
    made, events = table()
    events += made.play(0, MIDDLE, made.decision(), "a")
    events += made.play(1, CORNER, made.decision(), None)
    events += consent.undo(made, 1, False)
    events += made.say("Ada", "hello")
    again, added = rebuild("t", events)
    assert added == []
    assert again.playing().state.seen_by(0).dump() == made.playing().state.seen_by(0).dump()
    assert (again.asked, again.keys, again.said, again.number) == (
        made.asked,
        made.keys,
        made.said,
        made.number,
    )


def test_a_table_follows_what_another_process_wrote() -> None:
    made, events = table("rock-paper-scissors")
    twin, _ = rebuild("t", events)
    news = made.play(0, ("show", "hand:rock"), made.decision(), "a")
    news += made.play(1, ("show", "hand:paper"), made.decision(), None)
    news += made.say("Ada", "well")
    news += consent.end(made, 0)
    assert follow(twin, news)
    assert twin.playing().state.seen_by(0).dump() == made.playing().state.seen_by(0).dump()
    assert (twin.asked, twin.keys, twin.said, twin.number) == (made.asked, made.keys, made.said, made.number)
    assert twin.wish is not None
    assert made.wish is not None
    assert twin.wish.agreed == made.wish.agreed == {"ada"}
    more = consent.agree(made, "basia", yes=True)
    assert follow(twin, more)
    assert twin.ended == made.ended == "agreed"


def test_a_table_that_missed_something_has_to_be_rebuilt() -> None:
    made, events = table()
    twin, _ = rebuild("t", events)
    made.say("Ada", "unheard")
    assert not follow(twin, made.say("Ada", "heard"))


def test_a_table_whose_set_up_has_changed_starts_again_and_says_so() -> None:
    made, events = table()
    start = next(event for event in events if event.kind == "start")
    start.data["lines"] = [["chance", "setup:gone", ["x"], "all"]]
    events += made.play(0, MIDDLE, made.decision(), None)
    again, added = rebuild("t", events)
    assert [event.kind for event in added] == ["start"]
    assert again.corrected is not None
    assert again.playing().moves == []
    events += [*added, *again.play(0, CORNER, again.decision(), None)]
    assert len(rebuild("t", events)[0].playing().moves) == 1


def test_a_half_made_commitment_comes_back_with_its_decision() -> None:
    made, events = table("rock-paper-scissors")
    events += made.play(0, ("show", "hand:rock"), made.decision(), None)
    again, _ = rebuild("t", events)
    assert again.decision() == made.decision()
    again.play(1, ("show", "hand:paper"), made.decision(), None)


def test_where_corrected_rules_refuse_a_move_the_table_opens_before_it() -> None:
    made, events = table()
    events += made.play(0, MIDDLE, made.decision(), None)
    events += made.play(1, CORNER, made.decision(), None)
    rows = plain(lines(events[-1].data["lines"]))
    rows[0][2] = ["mark", "cell:4"]  # as if today's rules forbade what was played
    events[-1].data["lines"] = rows
    again, added = rebuild("t", events)
    assert len(again.playing().moves) == 1
    assert [event.kind for event in added] == ["rules"]
    assert again.corrected is not None
    again.play(1, CORNER, again.decision(), None)
    twice, more = rebuild("t", [*events, *added])
    assert more == []
    assert len(twice.playing().moves) == 1


def test_a_stale_or_late_move_changes_nothing() -> None:
    made, _ = table()
    with pytest.raises(Stale):
        made.play(0, MIDDLE, 99, None)
    made.end("agreed")
    with pytest.raises(NotAllowed):
        made.play(0, MIDDLE, made.decision(), None)
    assert made.playing().moves == []


def test_who_leaves_before_the_start_leaves_an_open_seat() -> None:
    made = Table("t", find_game("rock-paper-scissors"), 2, {}, True, "ada")
    made.chairs[0] = Chair("person", "Ada", "ada")
    made.opened()
    made.leave(0)
    assert [chair.kind for chair in made.chairs] == ["open", "open"]
    assert made.ended == "cancelled"  # nobody is left


def test_initials_differ() -> None:
    chairs = [Chair("person", name) for name in ("Ada", "Adam", "Ada", "", "Ada")]
    assert initials(chairs) == ["A", "D", "A", "?", "A"]
