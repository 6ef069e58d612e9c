"""Clocks of tables with a pace: derived from events and their times, with a clock that the test sets."""

from collections.abc import Callable
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from engineshed.kernel import find_game
from engineshed.server.pace import votes
from engineshed.server.pace.pace import DAY, HOUR, Pace
from engineshed.server.pace.rest import BadNight, Rest, night
from engineshed.server.tables import commands
from engineshed.server.tables.chairs import Chair
from engineshed.server.tables.draft import Draft
from engineshed.server.tables.events import Alarmed, Decided, RanOut, Seated
from engineshed.server.tables.load import rebuild
from engineshed.server.tables.table import NotAllowed, Table

WARSAW = ZoneInfo("Europe/Warsaw")
DAYS = Pace("days", 12 * HOUR, 5 * DAY, 7 * DAY)
LIVE = Pace("live", 30.0, 2700.0)


def at(day: int, hour: float, month: int = 6) -> float:
    """A moment in Warsaw, in 2026."""
    return datetime(2026, month, day, tzinfo=WARSAW).timestamp() + hour * HOUR


class Played:
    """A table with all its events, at a time of day that the test chooses."""

    def __init__(self, pace: Pace, chairs: list[Chair], game: str, now: "Now") -> None:
        self.now = now
        opened = commands.opening(find_game(game), {}, chairs, True, "ada", pace)
        self.events = []
        self.take(commands.open_table("t", opened))

    def take(self, draft: Draft) -> None:
        draft.ask()
        self.events += draft.events
        self.table: Table = draft.table

    def move(self, seat: int, cell: int) -> None:
        action = ("mark", f"cell:{cell}")
        self.take(commands.play(self.table, seat, action, self.table.decision(), None))

    def tick(self, *looking: str) -> list[type]:
        draft = votes.tick(self.table, self.now(), looking)
        if draft.events:
            self.take(draft)
        return [type(event.fact) for event in draft.events]

    def vote(self, guest: str, seat: int, choice: "votes.Verdict") -> list[type]:
        draft = votes.vote(self.table, guest, seat, choice)
        self.take(draft)
        return [type(event.fact) for event in draft.events]

    def left(self, seat: int) -> float:
        assert self.table.clock is not None
        return self.table.clock.left(seat, self.now()).bank

    def holidays(self, seat: int) -> float:
        assert self.table.clock is not None
        return self.table.clock.left(seat, self.now()).holidays


class Now:
    """The time of day."""

    def __init__(self) -> None:
        self.value = at(1, 12)

    def __call__(self) -> float:
        return self.value

    def later(self, seconds: float) -> None:
        self.value += seconds


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> Now:
    clock = Now()
    monkeypatch.setattr(Draft, "now", staticmethod(clock))
    return clock


@pytest.fixture
def duel(now: Now) -> Callable[..., Played]:
    """Ada and Basia at tic-tac-toe; Ada begins."""

    def opened(pace: Pace, rest: str = "") -> Played:
        people = [Chair("person", "Ada", "ada", rest=rest), Chair("person", "Basia", "basia", rest=rest)]
        return Played(pace, people, "tic-tac-toe", now)

    return opened


Duel = Callable[..., Played]


def test_a_bank_starts_full_and_only_the_awaited_spend(duel: Duel, now: Now) -> None:
    game = duel(LIVE)
    now.later(60)
    assert (game.left(0), game.left(1)) == (2640, 2700)


def test_a_move_brings_time_up_to_the_cap(duel: Duel, now: Now) -> None:
    game = duel(LIVE)
    now.later(10)
    game.move(0, 4)
    assert game.left(0) == 2700  # 2690 and 30: no more than the cap
    now.later(100)
    game.move(1, 0)
    assert game.left(1) == 2630


def test_moving_and_taking_back_brings_no_time(duel: Duel, now: Now) -> None:
    game = duel(LIVE)
    now.later(100)
    for _ in range(5):
        game.move(0, 4)
        game.take(commands.take_back(game.table, 0, 0))
    assert game.left(0) == 2600


def test_nights_do_not_count_in_games_over_days(duel: Duel, now: Now) -> None:
    game = duel(DAYS, "Europe/Warsaw 23-7")
    now.value = at(2, 12)
    assert game.left(0) == 5 * DAY - 16 * HOUR
    now.value = at(3, 3)  # it is night: nothing runs since 23
    assert game.left(0) == 5 * DAY - 27 * HOUR


def test_nights_count_in_live_games(duel: Duel, now: Now) -> None:
    now.value = at(1, 23.5)
    game = duel(LIVE, "Europe/Warsaw 23-7")
    now.later(600)
    assert game.left(0) == 2100


def test_the_night_of_a_change_to_summer_time_is_an_hour_shorter() -> None:
    rest = Rest("Europe/Warsaw 23-7")
    assert rest.awake(at(28, 20, 3), at(28, 20, 3) + 24 * HOUR) == 24 * HOUR - 7 * HOUR
    assert rest.after(at(1, 22), 2 * HOUR) == at(2, 8)
    assert rest.asleep(at(2, 3))
    assert not rest.asleep(at(2, 7))


@pytest.mark.parametrize("text", ["Nowhere/Land 23-7", "Europe/Warsaw 20-7", "UTC 24-7", "../x 1-2"])
def test_a_night_is_at_most_ten_hours_in_a_zone_that_exists(text: str) -> None:
    zone, _, hours = text.partition(" ")
    first, last = map(int, hours.split("-"))
    with pytest.raises(BadNight):
        night(zone, first, last)


def test_holidays_begin_by_themselves_when_the_bank_is_empty(duel: Duel, now: Now) -> None:
    game = duel(DAYS)
    now.later(5 * DAY + 2 * DAY)
    assert (game.left(0), game.holidays(0)) == (0, 5 * DAY)
    assert RanOut not in game.tick("ada")
    now.later(5 * DAY + 1)
    assert game.tick("ada") == [RanOut]


def test_announced_holidays_spare_the_bank(duel: Duel, now: Now) -> None:
    game = duel(DAYS)
    game.take(votes.rests(game.table, "ada", "", now() + 3 * DAY))
    now.later(4 * DAY)
    assert (game.left(0), game.holidays(0)) == (4 * DAY, 4 * DAY)
    game.take(votes.rests(game.table, "ada", "", 0.0))
    now.later(DAY)
    assert (game.left(0), game.holidays(0)) == (3 * DAY, 4 * DAY)


def test_the_alarm_comes_once_at_four_fifths_and_not_to_who_looks(duel: Duel, now: Now) -> None:
    game = duel(LIVE)
    now.later(2159)
    assert game.tick() == []
    now.later(2)
    assert game.tick("ada", "basia") == []
    assert game.tick("basia") == [Alarmed]
    assert game.tick() == []
    game.move(0, 4)
    now.later(2161)
    assert game.tick() == [Alarmed]  # Basia's own


def test_who_runs_out_may_still_move_before_the_others_decide(duel: Duel, now: Now) -> None:
    game = duel(LIVE)
    now.later(2701)
    assert game.tick() == [RanOut]
    assert game.table.clock is not None
    assert game.table.clock.out() == (0,)
    game.move(0, 4)
    assert game.table.clock.out() == ()
    assert game.left(0) == 30
    with pytest.raises(NotAllowed, match="not-out"):
        game.vote("basia", 0, "bot")


def test_of_two_the_other_decides_and_a_bot_sits_in(duel: Duel, now: Now) -> None:
    game = duel(LIVE)
    now.later(2701)
    game.tick()
    assert Seated in game.vote("basia", 0, "bot")
    assert (game.table.chairs[0].kind, game.table.chairs[0].guest) == ("bot", "ada")
    game.take(commands.come_back(game.table, "ada"))
    assert game.table.chairs[0].kind == "person"
    assert game.left(0) == 300


def test_waiting_gives_a_little_more(duel: Duel, now: Now) -> None:
    game = duel(DAYS)
    now.later(13 * DAY)
    game.tick()
    assert Decided in game.vote("basia", 0, "wait")
    assert game.left(0) == DAY
    now.later(DAY + 1)
    assert game.tick() == [RanOut]


def test_nobody_decides_about_a_seat_of_their_own_or_of_somebody_with_time(duel: Duel, now: Now) -> None:
    game = duel(LIVE)
    with pytest.raises(NotAllowed, match="not-out"):
        game.vote("basia", 0, "bot")
    now.later(2701)
    game.tick()
    for stranger in ("ada", "cezary"):
        with pytest.raises(NotAllowed, match="not-yours-to-say"):
            game.vote(stranger, 0, "wait")


@pytest.fixture
def four(now: Now) -> Played:
    """Four people at Age of Steam; whoever is awaited runs out."""
    names = ("ada", "basia", "cezary", "dora")
    game = Played(DAYS, [Chair("person", name.title(), name) for name in names], "age-of-steam", now)
    now.later(13 * DAY)
    assert game.tick() == [RanOut]
    return game


def test_more_than_half_of_the_others_decide_at_once(four: Played) -> None:
    (late,) = four.table.waiting()
    first, second, _ = sorted(votes.voters(four.table, late))
    assert Decided not in four.vote(first, late, "invite")
    assert Decided in four.vote(second, late, "invite")
    assert four.table.free() == (late,)


def test_a_vote_can_be_changed_and_after_half_a_day_most_votes_decide(four: Played, now: Now) -> None:
    (late,) = four.table.waiting()
    first, second, _ = sorted(votes.voters(four.table, late))
    four.vote(first, late, "bot")
    four.vote(first, late, "wait")
    four.vote(second, late, "bot")
    assert four.tick() == []
    now.later(12 * HOUR)
    assert four.tick() == [Decided]  # one each: the gentler one
    assert four.table.chairs[late].kind == "person"


def test_without_a_vote_nothing_is_decided_for_the_others(four: Played, now: Now) -> None:
    now.later(40 * DAY)
    assert four.tick() == []


def test_whoever_comes_may_take_a_seat_to_which_somebody_was_invited(four: Played) -> None:
    late, _ = invited(four)
    assert four.table.chairs[late].guest == "emil"
    assert four.left(late) == DAY
    with pytest.raises(NotAllowed):
        commands.sit(four.table, late, Chair("person", "Fela", "fela"))


def test_a_night_that_is_moved_while_the_clock_runs_counts_from_the_next_turn(duel: Duel, now: Now) -> None:
    game = duel(DAYS)
    for hour in (12, 22):  # whoever could move it along would never be awake
        game.take(votes.rests(game.table, "ada", f"Europe/Warsaw {hour}-{(hour + 10) % 24}", 0.0))
        now.later(10 * HOUR)
    assert game.left(0) == 5 * DAY - 20 * HOUR
    game.move(0, 4)
    game.move(1, 0)
    before = game.left(0)
    now.value = at(3, 22)
    left = game.left(0)
    now.later(10 * HOUR)
    assert game.left(0) == left <= before


def invited(four: Played) -> tuple[int, str]:
    """Emil sits in for who ran out: the seat, and whose it is."""
    (late,) = four.table.waiting()
    gone = str(four.table.chairs[late].guest)
    for guest in sorted(votes.voters(four.table, late))[:2]:
        four.vote(guest, late, "invite")
    four.take(commands.sit(four.table, late, Chair("person", "Emil", "emil")))
    return late, gone


def test_the_first_person_can_take_the_seat_back_from_who_was_invited(four: Played, now: Now) -> None:
    late, gone = invited(four)
    now.later(HOUR)
    assert four.table.left_by(gone) == (late,)
    four.take(commands.come_back(four.table, gone))
    chair = four.table.chairs[late]
    assert (chair.kind, chair.guest, chair.name) == ("person", gone, gone.title())
    assert four.left(late) == DAY - HOUR  # taking turns on a seat brings no time
    assert not four.table.seats_of("emil")
    with pytest.raises(NotAllowed):
        commands.come_back(four.table, "emil")
    assert [note.what for note in four.table.notes][-2:] == ["took-over", "came-back"]
    assert rebuild("t", four.events).chairs == four.table.chairs


def test_who_was_invited_and_leaves_or_runs_out_leaves_the_seat_to_its_person(four: Played, now: Now) -> None:
    late, gone = invited(four)
    left = commands.leave(four.table, late).table
    assert (left.chairs[late].kind, left.chairs[late].guest, left.free()) == ("bot", gone, (late,))
    now.later(3 * DAY)
    assert four.tick() == [RanOut]
    four.take(commands.come_back(four.table, gone))
    assert (four.left(late), four.table.clock and four.table.clock.out()) == (DAY, ())


def test_leaving_and_coming_back_brings_no_time(duel: Duel, now: Now) -> None:
    game = duel(LIVE)
    now.later(2600)
    game.take(commands.leave(game.table, 0))
    game.take(commands.come_back(game.table, "ada"))
    assert game.left(0) == 100
    game.move(0, 4)
    game.move(1, 0)
    game.take(commands.leave(game.table, 0))
    game.move(0, 8)  # the bot goes on in the meantime: nobody was kept waiting
    game.move(1, 1)
    game.take(commands.come_back(game.table, "ada"))
    assert game.left(0) == LIVE.again


def test_going_on_as_another_guest_brings_no_time(duel: Duel, now: Now) -> None:
    game = duel(LIVE)
    now.later(2701)
    assert game.tick() == [RanOut]
    game.vote("basia", 0, "wait")
    now.later(LIVE.again + 1)
    assert game.tick() == [RanOut]
    game.take(commands.hand_over(game.table, "ada", "ada-on-her-phone"))
    assert game.left(0) == 0
    assert game.table.clock is not None
    assert game.table.clock.out() == (0,)
    game.vote("basia", 0, "bot")
    assert game.table.chairs[0].kind == "bot"


def test_who_plays_already_cannot_take_a_free_seat_too(four: Played) -> None:
    (late,) = four.table.waiting()
    voters = sorted(votes.voters(four.table, late))
    for guest in voters[:2]:
        four.vote(guest, late, "invite")
    with pytest.raises(NotAllowed, match="seat-taken"):  # they would see two hands
        commands.sit(four.table, late, Chair("person", "Both", voters[0]))


def test_alone_against_bots_no_clock_runs(now: Now) -> None:
    game = Played(
        LIVE, [Chair("person", "Ada", "ada"), Chair("bot", "Basia", None, "steady")], "tic-tac-toe", now
    )
    now.later(9999)
    assert game.left(0) == 2700
    assert game.tick() == []


def test_what_the_house_does_by_itself_is_no_sign_of_life(duel: Duel, now: Now) -> None:
    game = duel(LIVE)
    moved = game.table.moved
    now.later(2701)
    game.tick()
    assert game.table.moved == moved


def test_a_table_made_from_its_events_shows_the_same_time(duel: Duel, now: Now) -> None:
    game = duel(DAYS, "Europe/Warsaw 23-7")
    for step, (seat, cell) in enumerate([(0, 4), (1, 0), (0, 8)]):
        now.later((step + 5) * HOUR)
        game.move(seat, cell)
    game.take(commands.take_back(game.table, 1, 0))
    now.later(DAY)
    game.take(votes.rests(game.table, "basia", "UTC 22-6", now() + DAY))
    now.later(DAY * 3)
    twin = rebuild("t", game.events)
    assert twin.clock is not None
    assert game.table.clock is not None
    assert twin.clock.hands == game.table.clock.hands
    assert twin.clock.due() == game.table.clock.due()
