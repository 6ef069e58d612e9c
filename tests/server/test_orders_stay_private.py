"""Two tables that differ by one person's orders and mutes alone are the same to everybody else."""

import json
from collections.abc import Iterator

import pytest

from engineshed.kernel import Order, find_game
from engineshed.server.caches import Recent
from engineshed.server.hall import Hall
from engineshed.server.pace.pace import DAY, HOUR, Pace
from engineshed.server.pages.scenes import scene_now
from engineshed.server.sessions import TASTES
from engineshed.server.sessions import Visitor as Guest
from engineshed.server.store.storage import Storage
from engineshed.server.tables import commands
from engineshed.server.tables.chairs import Chair
from engineshed.server.tables.draft import Draft
from engineshed.server.tables.events import Event, Ordered
from engineshed.server.tables.load import follow, rebuild
from engineshed.server.tables.proposals import undo
from engineshed.server.tables.rows import summary_of
from engineshed.server.tables.table import Table
from engineshed.web.table import table_page
from tests.server.apart import apart
from tests.server.running import Server
from tests.server.test_people_orders import UP_TO_THREE, give
from tests.server.visitor import Seat, Visitor

pytestmark = pytest.mark.xdist_group("postgres")
NAMES = ("ada", "basia", "cezary")
NOON = 1_800_000_000.0


class Twin:
    """A table in memory, with its whole history."""

    def __init__(self, events: list[Event]) -> None:
        self.events = list(events)
        self.table = rebuild("t", events)

    def take(self, draft: Draft) -> None:
        draft.ask()  # as the hall does
        self.events += draft.events
        self.table = draft.table

    def play(self, seat: int, *action: str | int) -> None:
        self.take(commands.play(self.table, seat, action, self.table.decision(), None))

    def seen(self, guest: str) -> tuple[object, ...]:
        """All that somebody can read of this table."""
        tastes = dict.fromkeys(TASTES, "")
        visitor = Guest(guest, guest.title(), "en", tastes, "", "/")
        page = table_page.fragment(scene_now(self.table, visitor, Recent(1)))
        table = self.table
        waiting = json.dumps(summary_of(table), default=str)
        return page, table.number, table.moved, waiting, table.playing().record().text()


def opened(pace: Pace | None) -> Twin:
    """Three people at Age of Steam, when the first of them has to bid."""
    chairs = [Chair("person", name.title(), name) for name in NAMES]
    begun = commands.opening(find_game("age-of-steam"), {}, chairs, True, "ada", pace)
    draft = commands.open_table("t", begun)
    draft.ask()
    game = Twin(draft.events)
    while len(game.table.playing().moves) < 3:
        game.play(game.table.waiting()[0], "issue", 0)
    return game


@pytest.fixture(params=["no clock", "clock"])
def twins(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> tuple[Twin, Twin, list[int]]:
    """The same table twice, and who bids in which order."""
    monkeypatch.setattr(Draft, "now", staticmethod(lambda: NOON))
    game = opened(Pace("days", 12 * HOUR, 5 * DAY, 0.0) if request.param == "clock" else None)
    order: list[int] = game.table.playing().state.pos.order  # type: ignore[attr-defined]
    return Twin(game.events), Twin(game.events), list(order)


def others_of(seat: int) -> list[str]:
    return [*(name for number, name in enumerate(NAMES) if number != seat), "somebody who watches"]


def alike(one: Twin, other: Twin, seat: int) -> bool:
    return all(one.seen(guest) == other.seen(guest) for guest in others_of(seat))


def test_giving_and_revoking_orders_and_muting_leave_no_trace(twins: tuple[Twin, Twin, list[int]]) -> None:
    with_orders, without, (_, second, third) = twins
    with_orders.take(commands.order(with_orders.table, second, UP_TO_THREE, "once"))
    assert alike(with_orders, without, second)
    with_orders.take(commands.revoke(with_orders.table, second, "bid"))
    with_orders.take(commands.mute(with_orders.table, NAMES[second], third, True))
    assert alike(with_orders, without, second)


def test_what_an_order_does_is_a_move_like_any_other(twins: tuple[Twin, Twin, list[int]]) -> None:
    ordered, by_hand, (first, second, _) = twins
    ordered.take(commands.order(ordered.table, second, UP_TO_THREE, "once"))
    for twin in (ordered, by_hand):
        twin.play(first, "bid", 1)
    assert ordered.table.waiting() != by_hand.table.waiting()
    by_hand.play(second, "bid", 2)
    assert alike(ordered, by_hand, second)
    assert ordered.seen(NAMES[second])[0] != by_hand.seen(NAMES[second])[0]  # who ordered it reads so


def test_my_own_orders_do_not_tell_how_many_others_have_given(twins: tuple[Twin, Twin, list[int]]) -> None:
    crowded, empty, (_, second, third) = twins
    crowded.take(commands.order(crowded.table, second, UP_TO_THREE, "once"))
    for twin in (crowded, empty):
        twin.take(commands.order(twin.table, third, UP_TO_THREE, "once"))
    shown = [[(o.order.about, o.lasts, o.acted) for o in t.table.standing(third)] for t in (crowded, empty)]
    assert shown[0] == shown[1] != []
    assert alike(crowded, empty, second)


def test_whether_a_move_can_be_taken_back_is_asked_without_others_orders(
    twins: tuple[Twin, Twin, list[int]],
) -> None:
    ordered, empty, (first, second, _) = twins
    ordered.take(commands.order(ordered.table, second, UP_TO_THREE, "once"))
    probes = [
        commands.play(t.table, first, ("bid", 1), t.table.decision(), None, obey=False).table
        for t in (ordered, empty)
    ]
    assert probes[0].waiting() == probes[1].waiting() == (second,)
    assert probes[0].playing().undo_point(first) == probes[1].playing().undo_point(first) is not None


def test_after_a_restart_orders_are_as_they_were_also_those_taken_back(
    twins: tuple[Twin, Twin, list[int]],
) -> None:
    game, _, (first, second, _) = twins
    game.take(commands.order(game.table, second, Order("bid", (("drop",),)), "always"))
    game.take(commands.order(game.table, first, UP_TO_THREE, "always"))
    state = [(held.number, held.acted) for held in game.table.orders]
    assert [acted is not None for _, acted in state] == [True, True]
    again = Twin(game.events).table
    assert [(held.number, held.acted) for held in again.orders] == state
    later = follow(rebuild("t", game.events[:-4]), game.events[-4:])
    assert later is not None
    assert [(held.number, held.acted) for held in later.orders] == state
    game.take(undo(game.table, first, whole_turn=False))
    proposal = game.table.proposal
    assert proposal is not None  # somebody else's order has moved since


def test_an_order_that_was_taken_back_does_not_stand_again_after_a_restart(
    twins: tuple[Twin, Twin, list[int]],
) -> None:
    game, _, (first, _, _) = twins
    game.take(commands.order(game.table, first, UP_TO_THREE, "once"))
    game.take(undo(game.table, first, whole_turn=False))
    assert list(game.table.orders) == list(rebuild("t", game.events).orders) == []


def test_orders_are_not_handed_to_who_takes_over_the_seat(twins: tuple[Twin, Twin, list[int]]) -> None:
    game, _, (_, second, _) = twins
    game.take(commands.order(game.table, second, UP_TO_THREE, "always"))
    chair = game.table.chairs[second].stand_in(free=True)
    away = Draft(game.table)
    away.write(commands.Seated.on(second, chair))
    game.take(away)
    assert game.table.standing(second)
    game.take(commands.sit(game.table, second, Chair("person", "Emil", "emil")))
    assert not game.table.standing(second)


def test_orders_that_an_earlier_version_wrote_among_the_events_are_obeyed(
    twins: tuple[Twin, Twin, list[int]],
) -> None:
    game, _, (first, second, third) = twins
    old = Ordered(second, "bid", UP_TO_THREE.steps, "once", game.table.round())
    game = Twin([*game.events, Event(game.table.number + 1, old, NOON)])
    game.play(first, "bid", 1)
    assert game.table.waiting() == (third,)
    assert [held.acted is not None for held in rebuild("t", game.events).orders] == [True]


# In a running house, on both databases


@pytest.fixture
def own(database: str) -> Iterator[Server]:
    server = Server(database, workers=0)
    server.start()
    yield server
    server.stop()


def test_an_accepted_order_outlives_a_kill_and_no_number_has_grown(own: Server, database: str) -> None:
    people = [Visitor(own.url) for _ in range(3)]
    form = {"players": "3", "seat-0": "me", "seat-1": "link", "seat-2": "link", "public": "yes"}
    mine = people[0].open_table("age-of-steam", **form)
    seats = [mine, *(Seat(person, mine.path) for person in people[1:])]
    for number, seat in enumerate(seats[1:], 1):
        seat.post("/sit", seat=str(number), name=f"Guest {number}")
    order: list[Seat] = []
    while len(order) < 3:
        order.append(next(seat for seat in seats if seat.asked()[1]))
        order[-1].move(order[-1].asked()[1][0])
    first, second, third = order
    pages = [seat.page() for seat in (first, third)]
    assert give(second) == 303
    assert second.post("/mute", seat="1" if second is not seats[1] else "0", muted="true").status_code == 200
    assert [seat.page() for seat in (first, third)] == pages
    own.kill()
    own.start()
    first, second, third = (Seat(seat.visitor.at(own.url), seat.path) for seat in order)
    assert first.number() == third.number()
    assert 'name="about" value="bid"><button' in second.get("/orders").text
    first.move(["bid", 1])
    assert third.asked()[1]  # the order has bid
    own.stop()
    if "://" not in database:
        return  # SQLite has one process
    apart(_two_processes(database, mine.path.rsplit("/", 1)[1]))


async def _two_processes(database: str, id: str) -> None:
    """An order that one process accepted is obeyed by another that had the table in memory before."""
    halls = [Hall(Storage(database)), Hall(Storage(database))]
    known = await halls[1].find(id)
    seat = next(s for s in range(3) if s not in known.waiting() and known.playing().state.pos.order[0] == s)  # type: ignore[attr-defined]
    wish = Order("bid", (("drop",),))

    def give_order(table: Table) -> Draft:
        return commands.order(table, seat, wish, "always")

    def drop(table: Table) -> Draft:
        return commands.play(table, table.waiting()[0], ("drop",), table.decision(), None)

    await halls[0].change(id, give_order)
    after = await halls[1].change(id, drop)
    assert after.number == (await halls[0].find(id)).number
    assert any(held.acted for held in after.orders)
    for hall in halls:
        await hall.storage.close()
