"""Games as data."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engineshed.kernel import Repeat, Rng, Seeded
from engineshed.kernel.play import (
    BadRecord,
    Divergence,
    Drawn,
    Match,
    Played,
    Record,
    load_record,
    new_game,
    resume,
)
from tests.kernel.workbench import DrawCard, Pick, Roll, SecretPick, Workbench

HEAD = {"record": 1, "game": "tic-tac-toe", "version": 1, "players": 2, "settings": {}}
MOVE = {"seat": 0, "do": ["mark", "cell:4"]}


def text(*rows: object) -> str:
    return "".join(json.dumps(row) + "\n" for row in rows)


def test_a_record_is_a_header_and_a_line_per_step() -> None:
    match = new_game("tic-tac-toe", players=2, seed=1)
    match.play(0, ("mark", "cell:4"))
    assert match.record().text() == (
        '{"game": "tic-tac-toe", "players": 2, "record": 1, "settings": {}, "version": 1}\n'
        '{"do": ["mark", "cell:4"], "seat": 0}\n'
    )


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        ("", "line 1: the file is empty"),
        ("hello", "line 1: no JSON"),
        ("[1]", "line 1: an object is expected"),
        (text({"game": "x"}), "line 1: no record of format 1"),
        (text({**HEAD, "record": 2}), "line 1: no record of format 1"),
        (text({**HEAD, "settings": []}), "line 1: settings must be"),
        (text({**HEAD, "settings": {"map": [1]}}), "line 1: settings must be"),
        (text({**HEAD, "game": 7}), "line 1: the game is missing"),
        (text({**HEAD, "players": "2"}), "line 1: players and version"),
        (text({**HEAD, "players": 7}), "line 1: tic-tac-toe with these settings is for 2 players, not 7"),
        (text({**HEAD, "game": "chess"}), "line 1: no game 'chess' is installed"),
        (text({**HEAD, "settings": {"map": "x"}}), "line 1: tic-tac-toe has no setting 'map'"),
        (text(HEAD, MOVE)[:-9], "line 2: no JSON (a truncated file?)"),
        (text(HEAD, {"seat": 0, "do": []}), "line 2: seat and do"),
        (text(HEAD, {"seat": "0", "do": ["a"]}), "line 2: seat and do"),
        (text(HEAD, {"seat": 0, "do": "mark"}), "line 2: seat and do"),
        (
            text(HEAD, MOVE, {"chance": "dice", "got": 3, "to": "all"}),
            "line 3: neither a move nor an outcome",
        ),
        (text(HEAD, MOVE, {"chance": "dice", "got": [3], "to": "you"}), "line 3: neither a move nor"),
        (text(HEAD, {"chance": "dice", "got": [3.5], "to": "all"}), "line 2: outcomes are words"),
        ('{"record": ' + "[" * 100_000, "line 1: no JSON"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(broken: str, said: str) -> None:
    with pytest.raises(BadRecord) as error:
        load_record(broken)
    assert str(error.value).startswith(said)
    assert "\n" not in str(error.value)


@given(st.text())
def test_any_text_is_a_record_or_a_bad_one(junk: str) -> None:
    for whole in (junk, text(HEAD) + junk):
        try:
            load_record(whole)
        except BadRecord:
            continue


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner),
    max_leaves=5,
)


@given(st.dictionaries(st.sampled_from(["seat", "do", "chance", "got", "to", "auto"]), json_values))
def test_any_line_is_read_or_refused_and_never_replayed_wrongly(row: dict[str, object]) -> None:
    try:
        load_record(text(HEAD, row)).replay()
    except (BadRecord, Divergence):
        pass
    else:
        assert row["seat"] == 0


def secrets() -> Match:
    steps = [DrawCard(0), SecretPick(0, ("a", "b")), Roll("dice"), Repeat(Pick(1, ("a", "b")), 2)]
    match = Match(Workbench(*steps).new(2, {}, Seeded(Rng(4))))
    match.play(0, ("pick", "a"))
    match.play(1, ("pick", "b"))
    return match


def test_a_running_game_gives_out_only_what_was_seen() -> None:
    record = secrets().record()
    card = record.lines[0]
    assert isinstance(card, Drawn)
    assert record.seen_by(0).text() == record.text()
    for viewer in (1, None):
        rows = [json.loads(row) for row in record.seen_by(viewer).text().splitlines()[1:]]
        assert rows[0] == {"chance": "card", "got": [], "to": 0}
        assert rows[1] == {"seat": 0, "do": ["hidden"], "secret": True}
        assert rows[2]["got"] != []
        assert rows[3]["do"] == ["pick", "b"]


def test_a_truncated_record_keeps_what_chance_answered(install) -> None:
    match = secrets()
    install(match.state.setup.game)
    half = match.record().truncate(1)
    assert [type(line) for line in half.lines] == [Drawn, Played, Drawn]
    assert half.replay().pos.log == match.at(1).pos.log
    assert match.record().truncate(9).text() == match.record().text()


def test_a_fork_goes_on_with_new_chance(install) -> None:
    match = secrets()
    install(match.state.setup.game)
    fork, divergence = resume(match.record().truncate(1), after=Seeded(Rng(9)))
    assert divergence is None
    fork.play(1, ("pick", "a"))
    assert fork.record().lines[:3] != []


def test_a_refused_move_is_a_divergence(install) -> None:
    with pytest.raises(Divergence) as error:
        load_record(text(HEAD, MOVE, MOVE)).replay()
    assert (error.value.step, error.value.got) == (2, "refused by SHED-1")
    match, divergence = resume(load_record(text(HEAD, MOVE, MOVE)))
    assert divergence is not None
    assert divergence.step == 2
    assert len(match.moves) == 1


def changed(at: int, line: Played | Drawn | None) -> Record:
    record = secrets().record()
    record.lines[at : at + 1] = [line] if line else []
    return record


def go_on(match: Match) -> None:
    while waiting := match.state.waiting():
        match.play(waiting[0], match.state.options(waiting[0])[0])


@pytest.mark.parametrize(
    "line",
    [None, Drawn("die", (1, 2), "all"), Drawn("dice", (1, 7), "all"), Drawn("dice", (1, 2, 3), "all")],
)
def test_other_chance_is_a_divergence_after_which_the_game_can_go_on(install, line: Drawn | None) -> None:
    install(secrets().state.setup.game)
    record = changed(2, line)
    with pytest.raises(Divergence):
        record.replay()
    match, divergence = resume(record, after=Seeded(Rng(1)))
    if line:
        assert divergence is not None
        assert divergence.step == 1
        assert len(match.moves) == 0
    else:  # the end of the script is where new chance begins
        assert divergence is not None
        assert divergence.step == 1
    go_on(match)


@pytest.mark.parametrize("line", [None, Drawn("card", ("joker",), 0)])
def test_other_chance_in_the_set_up_leaves_nothing_to_stand_at(install, line: Drawn | None) -> None:
    install(secrets().state.setup.game)
    for read in (Record.replay, resume):
        with pytest.raises(Divergence) as error:
            read(changed(0, line))
        assert error.value.step == 0


def test_an_undone_game_asks_chance_anew(install) -> None:
    """Also one that was resumed: what its record said about the undone moves is void."""
    install(secrets().state.setup.game)
    match, _ = resume(secrets().record(), after=Seeded(Rng(1)))
    match.undo_to(0)
    match.play(0, ("pick", "b"))
    go_on(match)
    assert match.record().replay().pos.log == match.state.pos.log


def test_chance_that_nobody_asked_for_is_a_divergence(install) -> None:
    install(secrets().state.setup.game)
    record = secrets().record()
    record.lines.insert(3, Drawn("dice", (1, 1), "all"))
    with pytest.raises(Divergence):
        record.replay()
    match, divergence = resume(record, after=Seeded(Rng(1)))
    assert divergence is not None
    assert divergence.expected == "{'chance': 'dice', 'got': [1, 1], 'to': 'all'}"
    go_on(match)
