"""Random games of every configuration end, keep every piece, and can be told again from their records."""

from engineshed.kernel import Refused, Rng, load_state
from engineshed.kernel.play import Match, Record, load_record, resume
from tests.generic.stories import Story, face, wander


def test_every_decision_has_an_option_and_the_game_ends(played: Story) -> None:
    if played.failure:
        raise played.failure
    for end in played.ends:
        assert end.waiting() == ()


def test_the_books_agree_with_the_table_after_every_action(story: Story) -> None:
    assert not story.unbooked


def test_a_result_places_every_seat(story: Story) -> None:
    for moment in story.moments:
        assert moment.state.result() is None
    for end in story.ends:
        result = end.result()
        assert result is not None
        assert len(result.places) == story.players
        assert all(1 <= place <= story.players for place in result.places)
        assert 1 in result.places or len(result.eliminated) == story.players
        assert {sheet.seat for sheet in result.sheets} <= set(range(story.players))
        assert set(result.winners()) <= set(range(story.players))


def test_a_record_replays_to_the_same_state(story: Story) -> None:
    for record, end in zip(story.records, story.ends, strict=True):
        text = record.text()
        read = load_record(text)
        assert read.text() == text
        assert face(read.replay()) == face(end)


def test_the_same_seed_gives_the_same_game(story: Story) -> None:
    """Also after other games: whatever copies share has not changed."""
    again = Story(story.game, (story.players, story.settings))
    again.play_one(0)
    assert again.records[0].text() == story.records[0].text()


def test_undo_leads_back_to_the_start(story: Story) -> None:
    record = min(story.records, key=lambda record: len(record.lines))
    match = Match(record.new_state())
    faces = [face(match.state)]
    for move in record.moves():
        match.play(move.seat, move.action)
        faces.append(face(match.state))
    rng, here = Rng(len(faces)), len(match.moves)
    while here:
        here = max(0, here - 1 - rng.below(1 + len(faces) // 8))
        match.undo_to(here)
        assert face(match.state) == faces[here]
        assert len(match.record().moves()) == here
    assert match.record().text() == record.truncate(0).text()


def test_a_truncated_record_can_be_gone_on_with(story: Story) -> None:
    record = story.records[-1]
    half = record.truncate(len(record.moves()) // 2)
    match, divergence = resume(Record.parse(half.text()), after=story.start(1).chance)
    assert divergence is None
    assert len(match.moves) == len(half.moves())
    wander(match.state, Rng(3), 5)
    story.game.check(match.state.pos)


def test_a_state_survives_its_dump(story: Story) -> None:
    for moment in story.moments:
        data = moment.state.dump()
        twin = load_state(story.game, data)
        assert twin.dump() == data
        original = moment.state.copy()
        assert wander(original, Rng(5), 10) == wander(twin, Rng(5), 10)
        assert twin.dump() == original.dump()


def test_the_score_of_the_moment_can_always_be_told(story: Story) -> None:
    for moment in story.moments:
        for sheet in story.game.score_now(moment.state.seen_by(None).pos):
            assert sheet.seat in moment.seats
            assert isinstance(sheet.total, int)


def test_a_refused_action_changes_nothing(story: Story) -> None:
    for moment in story.moments[:10]:
        before = moment.state.dump()
        for seat in moment.seats:
            try:
                moment.state.play(seat, ("no", "such", "move", 7))
            except Refused:
                continue
            raise AssertionError("junk was played")
        assert moment.state.dump() == before
