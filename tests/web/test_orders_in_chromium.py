"""Standing orders as people give them: seen by nobody else, played in their time, revoked."""

import json
from functools import cache

import pytest
from playwright.sync_api import expect

from engineshed.kernel import Action, Seat
from engineshed.kernel.play import Record, load_record
from engineshed.kernel.words import words_for
from tests.web.moments import RECORDS
from tests.web.seating import seated
from tests.web.walks import Person, Walk

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("people")]


def to_orders(person: Person, table: str) -> None:
    """As people get there: beside the board, on a phone by the table's menu."""
    person.page.goto(f"{table}/menu" if person.phone else table)
    person.press(person.link("orders"))
    expect(person.heading("orders-title")).to_be_visible()


def asked(person: Person) -> list[Action]:
    return [tuple(option) for option in json.loads(person.page.locator("#options").inner_text())["options"]]


def move(person: Person, table: str, action: Action) -> None:
    """Without clicks: how the board is used is tried elsewhere."""
    person.page.goto(table)
    decision = json.loads(person.page.locator("#options").inner_text())["decision"]
    cookies = {cookie["name"]: cookie["value"] for cookie in person.page.context.cookies()}
    sent = {"decision": decision, "action": action, "key": f"{decision} {action}"}
    headers = {"x-csrftoken": cookies["csrftoken"]}
    assert person.page.request.post(f"{table}/moves", data=sent, headers=headers).status == 200


def next_one(table: str, people: list[Person]) -> Person:
    for person in people:
        person.page.goto(table)
        if asked(person):
            return person
    raise LookupError("nobody is asked")


def told(person: Person, table: str) -> bool:
    """Whether the log says that an order of theirs did something."""
    person.page.goto(table)
    person.side("log")
    expect(person.page.locator("#log li").first).to_be_visible()
    return person.page.locator("#log").get_by_text(person.w("note-your-order")).count() > 0


def test_orders_bid_and_are_revoked_and_only_their_owner_ever_knows(walk: Walk) -> None:
    people = [walk.person(), walk.person(), walk.person()]
    table = walk.table("age-of-steam", *people)
    in_turn = []  # the order of play is drawn
    for _ in people:
        in_turn.append(next_one(table, people))
        move(in_turn[-1], table, ("issue", 0))
    first, second, third = in_turn

    words = words_for("pl" if second.phone else "en", "engineshed.web", "engineshed.games.age_of_steam")
    to_orders(second, table)
    second.narrow()
    auction = second.page.locator("form.sheet", has_text=words("order-bid"))
    auction.locator("select").nth(0).select_option(label=words("order-step-bid", amount=4))
    auction.locator("select").nth(1).select_option(label=words("order-step-drop"))
    second.press(auction.get_by_role("button"))
    standing = second.page.locator(".orders section").first
    bid, drop = words("order-step-bid", amount=4), words("order-step-drop")
    expect(standing).to_contain_text(f"{bid}{words('order-then')}{drop}")

    # Nobody else sees it, nor what it did.
    to_orders(third, table)
    expect(third.page.locator(".orders section").first).to_contain_text(third.w("orders-none"))
    third.page.goto(table)
    move(first, table, ("bid", 1))
    expect(third.page.locator("#table[data-turn=yes]")).to_be_visible()  # the order has bid
    assert not told(third, table)
    assert not told(first, table)
    assert told(second, table)

    to_orders(second, table)
    expect(standing).to_contain_text(second.w("order-acted"))
    second.press(second.button("order-revoke"))
    expect(standing).to_contain_text(second.w("orders-none"))
    move(third, table, ("bid", 3))
    move(first, table, ("drop",))
    second.page.goto(table)
    expect(second.page.locator("#table[data-turn=yes]")).to_be_visible()  # asked again


@cache
def before_a_claim() -> tuple[Record, Seat, Seat, Action]:
    """A game of SteamRollers before somebody picks a die that somebody else could take over with tile 2b."""
    for file in sorted((RECORDS / "steam-rollers").glob("*.jsonl")):
        record = load_record(file.read_text("utf-8"))
        state = record.new_state()
        state.run()
        for number, step in enumerate(record.moves()):
            state.do(step.seat, step.action)
            for seat in state.waiting():
                decision = state.decision(seat)
                if seat != step.seat and decision and decision.question(state.pos).name == "claim":
                    return record.truncate(number), seat, step.seat, step.action
    raise LookupError("nobody was asked about tile 2b")


def test_who_does_not_want_to_be_asked_about_tile_2b_is_not(walk: Walk) -> None:
    record, seat, picker, picked = before_a_claim()
    mine, theirs = walk.person(), walk.person()
    table = seated(walk.server, record, (seat, mine.page), (picker, theirs.page))
    to_orders(mine, table)
    mine.press(mine.button("order-give"))
    expect(mine.page.locator(".orders section").first).to_contain_text(mine.w("order-lasts-round"))
    move(theirs, table, picked)
    assert told(mine, table)
    assert asked(mine) == []
    assert not told(theirs, table)


def test_passing_for_the_rest_of_the_round(walk: Walk) -> None:
    mine, theirs = walk.person(), walk.person()
    table = walk.table("russian-railroads", mine, theirs)
    while (person := next_one(table, [mine, theirs])) is mine or ("pass",) not in asked(person):
        move(person, table, asked(person)[0])
    to_orders(mine, table)
    mine.press(mine.button("order-give"))
    expect(mine.button("order-revoke")).to_be_visible()
    expect(mine.button("order-give")).to_have_count(0)  # there is nothing to choose
    theirs.page.goto(table)
    while not told(mine, table):
        move(theirs, table, asked(theirs)[0])
        theirs.page.goto(table)
    assert asked(mine) == []
    assert not told(theirs, table)


def test_a_plan_is_kept_and_played_while_it_is_legal(walk: Walk) -> None:
    """On a phone the way to a plan is below the board."""
    ada, basia = walk.person(), walk.person()
    table = walk.table("tic-tac-toe", ada, basia)
    basia.page.goto(table)
    basia.press(basia.page.locator("a[href$='/plan']:visible"))
    expect(basia.page.locator("#table.mode-plan")).to_be_visible()
    for done, number in enumerate((4, 0, 8, 2), 1):  # Ada 4, Basia 0, Ada 8, Basia 2
        expect(basia.page.locator("#table[data-turn=yes]")).to_be_visible()
        basia.press(basia.page.locator(f"#table [data-pick='cell:{number}']"))
        expect(basia.page.locator("#log li")).to_have_count(done)
    basia.press(basia.button("plan-keep"))
    kept = basia.page.locator("#kept")
    expect(kept.locator("li")).to_have_count(2)
    ada.cell(2)  # where Basia wanted her second one
    expect(kept.locator("li.possible")).to_have_count(1)
    basia.narrow()
    basia.press(basia.button("plan-play"))
    expect(ada.page.locator("#table[data-turn=yes]")).to_be_visible()
    expect(kept.locator("li")).to_have_count(1)
    ada.cell(5)
    expect(kept.locator("li.impossible")).to_have_count(1)
    expect(basia.button("plan-play")).to_be_hidden()
    basia.page.reload()
    expect(kept.locator("li.impossible")).to_have_count(1)
    basia.press(basia.button("plan-drop"))
    expect(kept).to_be_hidden()
