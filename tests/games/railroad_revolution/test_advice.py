"""What the page warns of before a decision, and what it says a thing is worth."""

from engineshed.games.railroad_revolution.page import PAGE
from engineshed.games.railroad_revolution.position import RailroadRevolutionPosition
from engineshed.games.railroad_revolution.printed.box import PERFORMANCE
from engineshed.games.railroad_revolution.scoring import sheet
from engineshed.kernel import words_for
from engineshed.kernel.page import Scene
from tests.games.railroad_revolution.table import Play, playing

EN = words_for("en", "engineshed.games.railroad_revolution")
PL = words_for("pl", "engineshed.games.railroad_revolution")


def seen(table: Play, language: str = "en") -> Scene[RailroadRevolutionPosition]:
    return Scene(table.state.seen_by(table.seat), EN if language == "en" else PL)


def test_what_is_owed_and_not_there_is_said_with_the_shares_that_would_do() -> None:
    table = playing(money=0, shares=4, supply="WWWW").place("white", "station")
    assert PAGE.view(seen(table)).warnings == ()
    table.do("build", "city:washington")
    assert PAGE.view(seen(table)).warnings == ("$200 are missing for what you owe: *2 shares* must be sold.",)
    assert PAGE.view(seen(table, "pl")).warnings[0].endswith("trzeba sprzedać *2 Akcje*.")
    table.do("sell", "share").do("sell", "share")
    assert PAGE.view(seen(table)).warnings == ()


def test_what_shares_cannot_pay_is_not_said_to_be_paid_by_shares() -> None:
    table = playing(money=0, shares=4, supply="WWWW").place("white", "station").do("build", "city:washington")
    table.pos.companies[0].shares = 1
    said = PAGE.view(seen(table)).warnings[0]
    assert "$200 are missing for what you owe, more than your shares bring: take what is on offer" in said
    table.pos.companies[0].shares = 0
    assert "brakuje 200 $: weź" in PAGE.view(seen(table, "pl")).warnings[0].replace("\xa0", " ")


def test_a_station_is_worth_what_the_score_sheet_will_say() -> None:
    table = playing(money=900, shares=0, supply="WWWW", steps=(0, 5, 0)).place("white", "station")
    before, hint = sheet(table.pos, 0).total, PAGE.hint("city:washington", seen(table))
    table.do("build", "city:washington")
    gained = sheet(table.pos, 0).total - before
    assert gained > 0
    assert hint == f"Worth {gained} VP as things stand."
    assert PAGE.hint("share", seen(table)) == ""


def test_offices_rails_steps_and_trains_are_worth_what_they_will_score() -> None:
    offices = playing(money=900, supply="WWWW", steps=(3, 0, 0), offices=[2]).place("white", "telegraph")
    before, hint = sheet(offices.pos, 0).total, PAGE.hint("section:3", seen(offices))
    offices.do("build", "section:3")
    assert hint == f"Worth {sheet(offices.pos, 0).total - before} VP as things stand."
    assert (
        PAGE.hint("stack:TR-rail", seen(offices)) == f"Worth {offices.pos.box.train_vp} VP as things stand."
    )
    assert PAGE.hint(PERFORMANCE[1], seen(offices)) == ""  # without stations a step is worth nothing


def test_a_train_that_is_used_is_said_to_cost_its_points() -> None:
    table = playing(money=900, supply="WWWW").place("white", "trade")
    company, train = table.pos.companies[0], table.pos.box.trains[0]
    company.trains[2 * train.number] = 1
    vp = table.pos.box.train_vp
    assert PAGE.hint(train.up, seen(table)) == f"Costs {vp} VP as things stand."
    assert PAGE.outlook([("flip", train.up)], seen(table)) == (f"*−{vp} VP* as things stand",)
    company.trains[2 * train.number], company.trains[2 * train.number + 1] = 0, 1
    assert PAGE.hint(train.down, seen(table)) == f"Worth {vp} VP as things stand."


def test_a_milestone_says_what_it_asks_for() -> None:
    table = playing()
    tile, milestone = next(iter(table.pos.box.milestones.items()))
    said = PAGE.hint(f"milestone:{tile}", seen(table))
    assert said.startswith(f"{milestone.vp} VP when")
    assert said.endswith(f"now 0 of {len(milestone.conditions)}.")
