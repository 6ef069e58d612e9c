"""The bot's advice."""

import pytest

from engineshed.bots import Budget, bot_of
from engineshed.games.train_rush import GAME, bot
from engineshed.games.train_rush.bot.features import SIDE, sides
from engineshed.games.train_rush.bot.freight import cargo, deliveries, way_to
from engineshed.games.train_rush.bot.projection import Projection, horizon, rounds_left
from engineshed.games.train_rush.gain import refuse_effect
from engineshed.games.train_rush.printed.box import Effect
from engineshed.kernel import DONE, PASS, Action, Rng, name_of, new_state
from tests.games.train_rush.table import BLACK, PURPLE, WHITE, YELLOW, Scene


def proposals(scene: Scene) -> list[Action]:
    decision = scene.state.decision(YELLOW)
    assert decision is not None
    return bot.propose(scene.pos, decision, scene.options())


def test_chances_add_up_to_one() -> None:
    state, rng = new_state(GAME, 4, {}, 3), Rng(1)
    while state.waiting():
        if rng.below(10) == 0 and state.pos.phase != "movement":  # where everybody has moved up to themselves
            chances = [bot.value(state.pos, seat) for seat in range(4)]
            assert sum(chances) == pytest.approx(1)
        seat = state.waiting()[0]
        state.play(seat, rng.choice(state.options(seat)))


def test_points_and_places_raise_the_chance() -> None:
    scene = Scene()
    before = bot.value(scene.pos, YELLOW)
    scene.infrastructure("awhar", yellow=4)
    ahead = bot.value(scene.pos, YELLOW)
    scene.points(YELLOW, 10)
    assert before < ahead < bot.value(scene.pos, YELLOW)


def test_a_special_action_that_does_nothing_is_no_idea() -> None:
    state, rng, met = new_state(GAME, 3, {}, 8), Rng(8), 0
    while state.waiting() and not met:
        seat = state.waiting()[0]
        decision, options = state.decision(seat), state.options(seat)
        assert decision is not None
        if decision.asks == "card-special":
            cards = [option for option in options if option != DONE]
            useless = [
                option
                for option in cards
                if refuse_effect(state.pos, seat, state.pos.box.cards[name_of(option[1], "card")].special)
            ]
            met += len(useless)
            assert not set(useless) & set(bot.propose(state.pos, decision, options))
            assert DONE in bot.propose(state.pos, decision, options)
        state.play(seat, rng.choice(options))
    assert met


def test_a_new_city_is_proposed_first() -> None:
    scene = Scene().at(YELLOW, "RM8").drive(YELLOW, 3)
    proposed = proposals(scene)
    assert sorted(proposed) == sorted(scene.options())
    assert proposed[0] == ("move", "field:RM9")


def test_coal_that_no_round_can_burn_is_worth_nothing() -> None:
    scene = Scene()
    scene.pos.round, scene.pos.phase = scene.pos.box.rounds, "investment"
    empty, enough, heap = (bot.value(scene.give(YELLOW, coal=coal).pos, YELLOW) for coal in (0, 4, 12))
    assert empty < enough == heap


def test_in_the_last_round_markers_and_cards_are_there_to_be_used() -> None:
    scene = Scene().give(YELLOW, investment=6)
    scene.pos.round, scene.pos.phase = scene.pos.box.rounds, "investment"
    rich = bot.value(scene.pos, YELLOW)
    assert bot.value(scene.give(YELLOW, investment=0).pos, YELLOW) == rich
    scene.pos.phase = "end"
    kept = bot.value(scene.pos, YELLOW)
    assert bot.value(scene.hand(YELLOW).pos, YELLOW) == kept


def test_who_is_about_to_visit_the_last_city_shortens_the_game() -> None:
    scene = Scene()
    rounds = rounds_left(scene.pos)
    assert rounds > 4
    last = scene.pos.box.cities["rackglen"]
    for city in scene.pos.visitors:
        if city != last.id:
            scene.visited(city, BLACK)
    near, *_, far = sorted(scene.pos.box.fields, key=lambda field: way_to(scene.pos.box, field, (last.id,)))
    assert rounds_left(scene.at(BLACK, near).pos) == 1
    assert 1 < rounds_left(scene.at(BLACK, far).pos) < rounds


def test_a_new_city_is_worth_the_way_even_if_the_next_one_is_far() -> None:
    """Who comes to the last but one neither ends the game by that nor loses by how far the last one is."""
    scene = Scene().at(YELLOW, "RM8")
    for city in scene.pos.visitors:
        if city not in ("hawkmoor", "zainium"):
            scene.visited(city, YELLOW)
    scene.pos.round = scene.pos.box.rounds - 2
    before = bot.value(scene.pos, YELLOW)
    assert bot.value(scene.visited("hawkmoor", YELLOW).points(YELLOW, 3).pos, YELLOW) > before


def test_a_hero_is_played_rather_than_kept() -> None:
    """Even where his mission promises little, a marker now is worth more than the hope to play him later."""
    scene = Scene().train(YELLOW, W2_02="water water")
    scene.pos.round = scene.pos.box.rounds - 1
    city = scene.pos.box.cities[scene.pos.box.heroes["C17"].city]
    scene.at(YELLOW, city.field).heroes(YELLOW, "C17").missions()
    kept, played = scene.fork().play("pass"), scene.fork().play("hero", "hero:C17")
    assert bot.value(played.pos, YELLOW) > bot.value(kept.pos, YELLOW)


def test_more_markers_than_can_be_spent_are_worth_nothing() -> None:
    scene = Scene()
    scene.pos.round, scene.pos.phase = scene.pos.box.rounds - 1, "movement"
    none, some, heap, more = (
        bot.value(scene.give(YELLOW, investment=count).pos, YELLOW) for count in (0, 3, 12, 20)
    )
    assert none < some < heap == more


def test_those_later_in_order_still_have_to_move() -> None:
    scene = Scene().order(BLACK, YELLOW, PURPLE, WHITE)
    scene.pos.phase = "movement"
    projection = Projection(scene.pos, YELLOW)
    assert [projection.has_to_move(seat) for seat in (BLACK, YELLOW, PURPLE, WHITE)] == [
        False,
        False,
        True,
        True,
    ]


def test_who_is_on_the_way_does_not_count_as_if_the_whole_movement_were_to_come() -> None:
    """Where others are asked something in the middle of a turn, it must not look better for that."""
    scene = Scene().order(BLACK, YELLOW, PURPLE, WHITE).hand(YELLOW, "A21")
    scene.turn(YELLOW).play("play", "card:A21")
    assert scene.player(YELLOW).in_use
    for asked in (YELLOW, BLACK):
        projection = Projection(scene.pos, asked)
        assert [projection.has_to_move(seat) for seat in (BLACK, YELLOW, PURPLE)] == [False, False, True]
    rows = sides(scene.pos)
    assert [rows[seat][SIDE.index("has to move")] for seat in (BLACK, YELLOW, PURPLE)] == [0.0, 0.0, 1.0]


def test_a_field_further_takes_no_whole_round_from_the_game() -> None:
    scene = Scene()
    for city in ("rackglen", "vexbourne", "gearholm", "castravia", "vardimium"):
        scene.visited(city, BLACK)
    found = {name: horizon(scene.at(BLACK, name).pos) for name in scene.pos.box.fields}
    ways = {name: rounds_left(scene.at(BLACK, name).pos) for name in scene.pos.box.fields}
    steps = [(name, after) for name, field in scene.pos.box.fields.items() for after in field.next]
    assert max(ways[name] - ways[after] for name, after in steps) == 1
    assert 0 < max(found[name] - found[after] for name, after in steps) <= 0.25
    assert max(abs(found[name] - ways[name]) for name in found) <= 0.75


def test_wagons_are_worth_the_same_at_the_end_of_a_round_and_at_the_beginning_of_the_next() -> None:
    """Whoever plays the last hero of a region goes straight on to the next round and must not lose by it."""
    scene = Scene()
    gains = []
    for number, phase in ((3, "mission"), (4, "bidding")):
        scene.pos.round, scene.pos.phase = number, phase
        few = Projection(scene.train(YELLOW, W1_01="").pos, YELLOW).score(YELLOW)
        gains.append(Projection(scene.train(YELLOW, W1_01="", W3_21="").pos, YELLOW).score(YELLOW) - few)
    assert gains[0] > 1
    assert gains[0] == pytest.approx(gains[1])


def test_cargo_counts_while_it_can_be_delivered() -> None:
    scene = Scene().contract("ravenshire", "K2-01").train(YELLOW, W2_11="brass water").at(YELLOW, "RM8")
    assert cargo(scene.pos, YELLOW, turns=1) > 3
    assert cargo(scene.pos, YELLOW, turns=0) == 0
    full = cargo(scene.pos, YELLOW, turns=2)
    assert 0 < cargo(scene.train(YELLOW, W2_11="brass -").pos, YELLOW, turns=2) < full


def test_the_narrowest_of_wagons_loading_and_unloading_decides() -> None:
    scene = Scene().train(YELLOW, W3_01="", W3_02="", W3_03="")
    narrow = deliveries(scene.pos, YELLOW)
    loading = deliveries(scene.level(YELLOW, "loading", 6).pos, YELLOW)
    both = deliveries(scene.level(YELLOW, "unloading", 7).pos, YELLOW)
    assert narrow < loading < both
    assert both - loading > loading - narrow


def test_a_warehouse_ready_to_be_leased_raises_the_chance() -> None:
    scene = Scene().zone("R-Z1", houses=[(YELLOW, "")])
    before = bot.value(scene.pos, YELLOW)
    assert bot.value(scene.zone("R-Z1", station=BLACK, houses=[(YELLOW, "")]).pos, YELLOW) > before


def test_the_worst_card_is_given_up_first() -> None:
    scene = Scene().hand(YELLOW, "A13", "A02", "A40", "A04").deck("A01", "A39").train(YELLOW, W2_02="water -")
    scene.drive_to(YELLOW, "RM6", "RM7", 1).play("buy", "reward:cards").play("unload", "cargo:W2-02.1")
    scene.play("done").play("draw")
    assert proposals(scene)[0] == ("discard", "card:A13")


def test_a_move_over_plain_fields_is_made_for_the_stops_behind_them() -> None:
    scene = Scene().at(YELLOW, "R-Z4-9").give(YELLOW, coal=3).hand(YELLOW, "A21")
    scene.turn(YELLOW).play("play", "card:A21")
    fields = [str(action[1]).removeprefix("field:") for action in scene.options() if action != DONE]
    assert {scene.pos.box.fields[field].kind for field in fields} <= {"plain", "junction"}
    assert proposals(scene)[0] != DONE


def test_nobody_stands_still_instead_of_the_first_move() -> None:
    scene = Scene().at(YELLOW, "R-Z4-9").give(YELLOW, coal=3).hand(YELLOW, "A21")
    scene.turn(YELLOW).play("play", "card:A21")
    assert DONE in scene.options()
    assert DONE not in proposals(scene)
    scene.play(*proposals(scene)[0])
    while scene.player(YELLOW).in_use and DONE not in scene.options():
        scene.play(*scene.options()[0])
    assert DONE in proposals(scene)


def test_no_token_is_spent_where_none_is_needed() -> None:
    scene = Scene().at(YELLOW, "RM8").give(YELLOW, coal=3).hand(YELLOW, "A21").tokens(YELLOW, "MT01", "MT03")
    scene.turn(YELLOW).play("play", "card:A21")
    fields = [action[1] for action in proposals(scene)]
    assert len(fields) == len(set(fields)) == len({action[1] for action in scene.options() if action != DONE})
    assert ("move", "field:RM9") in proposals(scene)


def test_what_is_free_is_not_declined() -> None:
    advance = Scene().effect(YELLOW, Effect("advance", track="wagons"))
    assert PASS in advance.options()
    assert PASS not in proposals(advance)
    loads = Effect("loadWagon")
    full = Scene().train(YELLOW, W2_02="").effect(YELLOW, loads)
    open_places = Scene().train(YELLOW, W2_21="").effect(YELLOW, loads)
    assert PASS not in proposals(full)
    assert PASS in proposals(open_places)


def test_a_hero_that_can_be_played_is_played() -> None:
    scene = Scene()
    city = scene.pos.box.cities[scene.pos.box.heroes["C17"].city]
    scene.at(YELLOW, city.field).heroes(YELLOW, "C17").missions()
    assert PASS in scene.options()
    assert proposals(scene) == [("hero", "hero:C17")]


@pytest.mark.parametrize(("to_come", "may_pass"), [(0, False), (3, True)])
def test_in_the_last_round_markers_are_spent(to_come: int, may_pass: bool) -> None:
    scene = Scene().at(YELLOW, "RM8").give(YELLOW, investment=3).train(YELLOW, W2_21="")
    scene.pos.round = scene.pos.box.rounds - to_come
    scene.investment()
    assert PASS in scene.options()
    assert (PASS in proposals(scene)) is may_pass
    decision, loads = scene.state.decision(YELLOW), [("invest", "action:load-1"), PASS]
    assert decision is not None
    assert loads[0] in scene.options()
    assert (PASS in bot.propose(scene.pos, decision, loads)) is may_pass


def test_it_beats_chance() -> None:
    state = new_state(GAME, 2, {}, 7)
    bots = [bot_of("steady"), bot_of("random")]
    number = 0
    while waiting := state.waiting():
        seat = waiting[0]
        number += 1
        state.play(seat, bots[seat].choose(state.seen_by(seat), seat, Budget(number, seconds=0.05)))
    result = state.result()
    assert result is not None
    assert result.winners() == (0,)
    assert result.scores()[0] > 2 * result.scores()[1]


@pytest.mark.parametrize(("markers", "may_pass"), [(20, True), (21, False)])
def test_markers_that_no_round_to_come_can_spend_are_spent(markers: int, may_pass: bool) -> None:
    scene = Scene().at(YELLOW, "RM8").give(YELLOW, investment=markers)
    scene.pos.round = scene.pos.box.rounds - 4  # four more rounds, each with an income of one
    scene.investment()
    assert (PASS in scene.options(), scene.pos.value(YELLOW, "investment")) == (True, 1)
    assert (PASS in proposals(scene)) is may_pass
