"""Several steps with one yes: what is clicked ahead, what waits together, and what is not asked at all."""

from collections.abc import Callable, Iterator, Sequence

import pytest
from playwright.sync_api import Page, expect

from engineshed.games.railroad_revolution.page import PAGE
from engineshed.kernel import DONE, Action, Bill, Entry
from engineshed.kernel.page import Flow
from engineshed.kernel.play import Played, Record, load_record
from engineshed.web.table.ahead import after, costs, left_over
from tests.server.running import Server
from tests.web.moments import RECORDS, Moment
from tests.web.seating import choices, seated

Visit = Callable[..., Page]
DEBTS = Flow(debts=frozenset({"owed"}))


@pytest.mark.parametrize(
    ("entries", "asked"),
    [
        ([Entry(0, "money", 600, "R")], False),
        ([Entry(0, "money", 600, "R"), Entry(0, "shares", -1, "R")], True),
        ([Entry(0, "income", 1, "R"), Entry(1, "income", 1, "R")], True),
        ([Entry(0, "owed", 400, "R")], True),
        ([Entry(0, "owed", -400, "R"), Entry(0, "money", -400, "R")], False),
        ([], False),
    ],
    ids=["gain", "price", "others earn", "debt", "debt paid off", "nothing"],
)
def test_a_yes_is_needed_where_something_is_given_up_or_others_gain(
    entries: list[Entry], asked: bool
) -> None:
    assert costs(Bill(entries), 0, DEBTS) is asked


def recorded(game: str) -> Iterator[Record]:
    for file in sorted((RECORDS / game).glob("*.jsonl")):
        yield load_record(file.read_text("utf-8"))


def in_a_row(*verbs: str, asks: int = -1, left: bool | None = None) -> tuple[Moment, list[Action]]:
    """A recorded moment of Railroad Revolution at which somebody did these; one of them needs a yes.

    `left`: whether something free was left before the last of them."""
    for record in recorded("railroad-revolution"):
        moves = record.moves()
        for number in range(len(moves) - len(verbs)):
            some = moves[number : number + len(verbs)]
            alone = len({move.seat for move in some}) == 1 and not any(move.auto for move in some)
            if alone and tuple(str(move.action[0]) for move in some) == verbs:
                wanted = Moment(record, number + max(asks, 0), some[0].seat)
                bill = wanted.state().bill(wanted.seat, some[asks].action) if asks >= 0 else Bill()
                asked = costs(bill, wanted.seat, DEBTS) == (asks >= 0)
                if asked and (left is None or left == leaves(record, number, some)):
                    return Moment(record, number, some[0].seat), [move.action for move in some]
    raise LookupError(verbs)


def leaves(record: Record, number: int, some: Sequence[Played]) -> bool:
    last = Moment(record, number + len(some) - 1, some[0].seat).state()
    return bool(left_over(last, some[0].seat, last.options(some[0].seat), PAGE.flow))


def test_what_follows_is_known_until_chance_or_somebody_else_comes() -> None:
    moment, (place, build, *_) = in_a_row("place", "build", "done")
    seen = moment.state().seen_by(moment.seat)
    assert build in after(seen, moment.seat, [place])
    assert DONE in after(seen, moment.seat, [place, build])
    assert after(seen, moment.seat, [place, build, DONE, DONE, DONE]) == []
    assert after(seen, moment.seat, [("no", "such")]) == []


def click(page: Page, atom: str) -> None:
    page.locator(f'#table [data-pick="{atom}"].pickable').first.click()


def own_and_target(place: Action, target: Action) -> tuple[str, str]:
    return str(place[1]), str(target[1])


@pytest.mark.browser
@pytest.mark.xdist_group("browser")
def test_a_worker_and_its_rails_are_a_whole_action(visit: Visit, server: Server) -> None:
    """The action between them goes without saying, in either order; one button says yes and done."""
    moment, (place, lay, more, _) = in_a_row("place", "lay", "lay", "done", asks=1, left=False)
    worker, target = own_and_target(place, lay)
    for order in ((worker, target), (target, worker)):
        page = visit()
        address = seated(server, moment.record, (moment.seat, page))
        page.goto(address)
        before = len(choices(server, address))
        several = len({o[1] for o in moment.state().options(moment.seat) if o[0] == "place"}) > 1
        for atom in order if several else (target,):
            click(page, atom)
        expect(page.locator("#bill .bill")).to_be_visible()
        click(page, str(more[1]))
        finish = page.locator("#finish")
        expect(finish).to_be_visible()
        expect(page.locator("#bill .bill")).to_be_visible()
        finish.click()
        expect(page.locator("#bill")).to_be_hidden()
        expect(page.locator("#finish:visible")).to_have_count(0)
        assert [action for _, action in choices(server, address)[before:]][:4] == [place, lay, more, DONE]


@pytest.mark.browser
@pytest.mark.xdist_group("browser")
def test_what_is_free_is_not_given_up_without_a_question(visit: Visit, server: Server) -> None:
    """A city first: the help line says that a worker comes next, and what leads there stands out."""
    moment, (place, build, _) = in_a_row("place", "build", "done", asks=1, left=True)
    worker, target = own_and_target(place, build)
    page = visit()
    page.goto(seated(server, moment.record, (moment.seat, page)))
    click(page, target)
    placing = [option for option in moment.state().options(moment.seat) if option[0] == "place"]
    if len({option[1] for option in placing}) > 1:
        expect(page.locator("#aside")).to_contain_text("Next: one of your workers")
        sideways = next(str(option[2]) for option in placing if option[2] != place[2])
        quiet, loud = (
            page.locator(f'#table [data-pick="{atom}"].pickable').first.evaluate(
                "piece => getComputedStyle(piece).getPropertyValue('--pick-fill')"
            )
            for atom in (sideways, worker)
        )
        assert quiet != loud
        page.keyboard.press("Escape")
        expect(page.locator("#aside")).not_to_contain_text("Next:")
        click(page, target)
        click(page, worker)
    expect(page.locator("#bill .bill")).to_contain_text("Brings")
    expect(page.locator("#finish")).to_be_hidden()
    page.locator("#confirm").click()
    done = page.locator('#table .acts [data-pick="done"]')
    done.click()
    expect(page.locator("#bill .bill")).to_contain_text("lost if you stop here: Gain")
    expect(page.locator("#confirm")).to_be_visible()


@pytest.mark.browser
@pytest.mark.xdist_group("browser")
def test_rails_wait_together_for_one_yes(visit: Visit, server: Server) -> None:
    moment, (first, second) = in_a_row("lay", "lay", asks=0)
    page = visit()
    address = seated(server, moment.record, (moment.seat, page))
    page.goto(address)
    before = len(choices(server, address))
    click(page, str(first[1]))
    bill = page.locator("#bill .bill")
    expect(bill).to_have_attribute("data-asks", "yes")
    click(page, str(second[1]))
    expect(bill.locator("h4")).to_contain_text("→")
    assert len(choices(server, address)) == before
    page.keyboard.press("Escape")  # the second is dropped, the first still waits
    expect(bill.locator("h4")).not_to_contain_text("→")
    click(page, str(second[1]))
    expect(bill.locator("h4")).to_contain_text("→")
    page.locator("#confirm").click()
    expect(page.locator("#bill")).to_be_hidden()
    assert [action for _, action in choices(server, address)[before:]] == [first, second]


@pytest.mark.browser
@pytest.mark.xdist_group("browser")
def test_what_only_brings_something_is_played_at_once(visit: Visit, server: Server) -> None:
    moment, (gain,) = in_a_row("gain")
    page = visit()
    address = seated(server, moment.record, (moment.seat, page))
    page.goto(address)
    number = page.locator("#table").get_attribute("data-number")
    for atom in gain[1:]:
        click(page, str(atom))
    expect(page.locator(f"#table:not([data-number='{number}'])")).to_have_count(1)
    assert choices(server, address)[-1] == (moment.seat, gain)


@pytest.mark.browser
@pytest.mark.xdist_group("browser")
def test_a_bill_of_several_steps_checks_each(visit: Visit, server: Server) -> None:
    moment, (place, build) = in_a_row("place", "build")
    page = visit()
    address = seated(server, moment.record, (moment.seat, page))

    def status(action: Action, before: list[Action]) -> int:
        asked = {"action": str(list(action)).replace("'", '"'), "before": str([list(b) for b in before])}
        asked["before"] = asked["before"].replace("'", '"')
        return page.request.get(f"{address}/bill", params=asked).status

    assert status(build, [place]) == 200
    assert status(build, [build]) == 422
    assert status(("build", "city:nowhere"), [place]) == 422
