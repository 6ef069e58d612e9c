"""What a transcript may leave open: settings without a note, silence, and several ways to write the same."""

import json
from pathlib import Path
from typing import Any

import pytest

from engineshed.games.age_of_steam.links import NOBODY, set_owner
from engineshed.games.age_of_steam.transcript.compare import Comparison, Difference
from engineshed.games.age_of_steam.transcript.form import Entry, outcomes, read, settings_of, terminals
from engineshed.games.age_of_steam.transcript.replay import Replay
from engineshed.kernel.play import BadRecord
from tests.games.age_of_steam.table import Play, tile

RECORDS = Path(__file__).parents[2] / "records" / "age-of-steam"


def told(name: str, **changes: object) -> dict[str, Any]:
    path = next(RECORDS.glob(f"{name}-*.json"))
    return {**json.loads(path.read_text("utf-8")), **changes}


def replayed_up_to(data: dict[str, Any], step: int) -> Replay:
    """The engine beside a transcript of which the entries before this one have been played."""
    transcript = read(data)
    replay = Replay(transcript)
    for entry in transcript.steps[:step]:
        if entry.chance:
            replay.meet(entry)
        if entry.do:
            replay.feed(entry)
    return replay


def step_of(data: dict[str, Any], **facts: object) -> int:
    steps = enumerate(data["steps"])
    return next(i for i, step in steps if all(step.get(key) == value for key, value in facts.items()))


def test_a_turn_stays_open_for_a_city_that_is_never_placed() -> None:
    data = told("rust-belt", notes=[])
    at = step_of(data, do="urbanize", afterTiles=3)
    done = Entry(i=at, do="done-building", seat=data["steps"][at]["seat"])
    for step in data["steps"]:
        step.pop("afterTiles", None)
    assert replayed_up_to(data, at).feed(done)


def test_a_step_that_nobody_is_asked_for_is_skipped_only_if_it_is_automatic() -> None:
    data = told("rust-belt")
    at = step_of(data, do="done-building", auto="no-tiles-left")
    seat = data["steps"][at]["seat"]
    assert not replayed_up_to(data, at).feed(Entry(i=at, do="done-building", seat=seat, auto="no-tiles-left"))
    with pytest.raises(Difference):
        replayed_up_to(data, at).feed(Entry(i=at, do="done-building", seat=seat))


def test_drawn_cubes_go_back_if_production_is_forfeited_or_nothing_more_is_told() -> None:
    data = told("barbados")
    at = step_of(data, chance="draw")
    for end in (
        Entry(i=at, do="production-forfeit", seat="yellow"),
        Entry(i=at, do="skip-production", seat="yellow", returned=["black", "yellow"]),
        None,
    ):
        before = dict(replayed_up_to(data, at).state.pos.bag)
        replay = replayed_up_to(data, at + 1)
        assert replay.state.options(0)[0][0] == "place"
        if end is None:
            replay.meet(Entry(i=at, chance="goods-growth"))
        else:
            assert replay.feed(end)
        assert replay.state.pos.bag == before


def test_production_without_space_is_forfeited_before_anything_is_drawn() -> None:
    data = told("barbados")
    at = step_of(data, chance="draw")
    replay = replayed_up_to(data, at)
    before = dict(replay.state.pos.bag)
    assert replay.feed(Entry(i=at, do="production-forfeit", seat="yellow"))
    assert replay.state.pos.bag == before
    assert not replay.feed(Entry(i=at, do="production-forfeit", seat="yellow"))


def test_a_draw_from_an_empty_bag_answers_nothing() -> None:
    data = told("barbados")
    expected = len(list(outcomes(read(data))))
    data["steps"].append({"i": 0, "chance": "draw", "for": "extra-growth", "hex": [0, 0], "cubes": []})
    assert len(list(outcomes(read(data)))) == expected


def test_lost_track_may_be_told_by_section_or_at_once() -> None:
    replay = replayed_up_to(told("rust-belt"), 30)
    compare = replay.compare
    for parts in (([(1, 1)], [(2, 2)]), ([(2, 2), (1, 1)],), ([(1, 1)], [(1, 1)], [(2, 2)])):
        compare.lost, compare.lost_told = {("red", (1, 1)), ("red", (2, 2))}, set()
        for hexes in parts:
            compare.output(Entry(i=0, event="ownership-lost", seat="red", hexes=hexes))
        assert compare.lost_told == compare.lost
    with pytest.raises(Difference):
        compare.output(Entry(i=0, event="ownership-lost", seat="brown", hexes=[(1, 1)]))


def test_one_of_two_unowned_tracks_on_a_hex_may_be_taken_over() -> None:
    play = Play().lay(0, tile("9,4", "3-1"), tile("10,3", "4 1 0"))
    for exit_ in ("10,3/1", "10,3/0"):
        set_owner(play.pos, play.chain(exit_), NOBODY)
    compare = Comparison(read(told("rust-belt")), play.building(0).state)
    action = tile("11,2", "2-4")
    step = Entry(i=0, do="build", kind="place", takes_over=[(10, 3)])
    unowned = compare.before(step, 0, action)
    play.do(*action)
    assert play.chain("10,3/0").owner == NOBODY
    compare.after(step, 0, unowned)
    with pytest.raises(Difference):
        compare.after(Entry(i=0, do="build"), 0, unowned)


def test_track_that_is_not_told_to_be_lost_is_found() -> None:
    data = told("rust-belt")
    at = step_of(data, event="ownership-lost")
    replay = replayed_up_to(data, at + 1)
    replay.compare.listen()
    with pytest.raises(Difference):
        replay.compare.output(Entry(i=at, check="round-end", order=[]))


@pytest.mark.parametrize(
    "listed",
    [
        [{"hex": [7, -3], "name": "Copenhagen", "colour": "red"}],
        [{"hex": [7, -3], "accepts": ["red"]}],
        [{"name": "Copenhagen", "cubes": ["red"]}],
        {"Copenhagen": "red"},
        {"7,-3": {"accepts": "red"}},
    ],
)
def test_terminals_may_be_listed_in_several_ways(listed: object) -> None:
    data = told("rust-belt", map="germany")
    data["start"]["terminals"] = listed
    assert list(terminals(read(data))) == [((7, -3), "red")]


def test_a_terminal_without_a_colour_is_no_transcript() -> None:
    data = told("rust-belt", map="germany")
    data["start"]["terminals"] = [{"hex": [7, -3]}]
    with pytest.raises(BadRecord):
        list(terminals(read(data)))


def test_readings_of_the_source_become_settings() -> None:
    data = told("rust-belt", notes=[], steps=[])
    assert settings_of(read(data)) == {"map": "rust-belt"}
    data["notes"] = [{"rule": "doubled-reduction-in-turn-4-only"}, {"rule": "ownership-lost-at-turn-end"}]
    data["map"] = "southern-us"
    assert settings_of(read(data)) == {
        "map": "southern-us",
        "abandoned": "end-of-turn",
        "reduction": "turn-4-only",
    }
    turned = {"i": 0, "do": "build", "kind": "redirect", "takesOver": [[1, 1]]}
    assert settings_of(read(told("rust-belt", notes=[], steps=[turned])))["redirect"] == "takes-over"
    assert settings_of(read(told("rust-belt", map="germany", notes=[])))["terminals"] == "starts-too"
    assert settings_of(read(told("rust-belt", map="st-lucia", notes=[])))["retrace"] == "allowed"
