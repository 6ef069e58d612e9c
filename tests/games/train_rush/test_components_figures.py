"""Components: the figures on cards, spaces and tracks."""

import pytest

from engineshed.games.train_rush import GAME
from engineshed.games.train_rush.printed.components import load
from tests.games.train_rush.table import Scene
from tests.games.train_rush.test_investment import COSTS

BOX = GAME.position(2, {setting.id: setting.default for setting in GAME.settings}).box
MOVES = """
    A01 2/0 4/1 3/1; A02 2/0 3/2 3/1; A03 2/0 3/1 4/2; A04 3/0 4/1 5/1; A05 3/0 3/1 4/1; A06 4/0 3/1 4/2;
    A07 2/0 4/1 4/1; A08 3/0 4/1 5/2; A09 2/0 3/0 5/2; A10 3/1 3/1 4/2; A11 4/0 4/1 4/2; A12 2/0 5/1 4/2;
    A13 1/0 3/1 4/2; A14 2/0 3/1 3/2; A15 5/0 2/1 4/2; A16 3/0 2/0 4/2; A17 4/0 2/1 5/2; A18 2/0 4/1 6/2;
    A19 3/0 4/0 6/2; A20 4/0 4/1 5/1; A21 2/0 5/0 6/2; A22 3/0 3/1 4/2; A23 3/0 5/1 3/2; A24 4/1 2/1 4/2;
    A25 6/1 3/1 3/1; A26 5/1 4/1 3/1; A27 4/0 6/2 2/1; A28 2/0 2/0 5/2; A29 3/0 2/1 4/2; A30 1/0 4/0 5/2;
    A31 4/0 5/1 4/2; A32 2/0 6/1 4/1; A33 5/0 4/1 4/2; A34 5/0 3/1 3/2; A35 3/0 6/2 3/1; A36 3/0 3/0 5/2;
    A37 4/0 5/2 3/1; A38 4/0 2/0 4/1; A39 5/0 4/1 4/1; A40 4/0 6/1 4/1; A41 1/0 5/1 4/1; A42 2/0 5/1 5/1;
    A43 6/1 3/0 3/1; A44 3/0 5/0 3/0; A45 2/0 4/0 6/1; A46 6/1 4/0 4/1; A48 4/0 2/1 4/2; A49 2/0 4/1 4/2;
    A50 4/0 2/0 6/1; A51 2/0 6/2 4/1; A52 4/1 3/1 3/1; A53 2/0 5/2 3/1; A54 1/0 4/1 4/2; A55 4/1 5/1 3/1;
    A56 3/0 1/0 5/1; A57 1/0 3/0 6/2
"""
"""Points and coal of moves I, II and III, also of the cards that only the deck of 56 has."""


@pytest.mark.rule("TR-1501", "TR-1502")
def test_the_three_moves_of_every_card() -> None:
    cards = Scene(2, settings={"deck": "56"}).pos.box.cards
    shown = {
        name: " ".join(f"{points}/{coal}" for points, coal in card.moves) for name, card in cards.items()
    }
    assert shown == dict(line.strip().split(" ", 1) for line in MOVES.split(";"))
    assert {card.special_coal for card in cards.values()} == {1}


@pytest.mark.rule("TR-2602")
def test_the_fields_of_every_siding_are_numbered_from_one_to_nine() -> None:
    sidings = [field for field in BOX.fields.values() if field.kind == "siding"]
    assert len(sidings) == 12 * 9
    assert all(field.id == f"{field.zone}-{field.space}" for field in sidings)


@pytest.mark.rule("TR-2104")
def test_what_actions_cost() -> None:
    assert {action.id: action.cost for action in BOX.actions.values()} == COSTS
    assert [BOX.actions[name].effect.amount for name in ("move-3", "move-6")] == [3, 6]


@pytest.mark.rule("TR-2501")
def test_what_the_black_market_asks() -> None:
    assert {reward.id: reward.cost for reward in BOX.rewards.values()} == {
        "cards": 2,
        "exchange-2-2": 4,
        "exchange-2-3": 5,
        "exchange-3-3": 5,
        "corruption": 5,
        "investment": 6,
        "advance": 6,
        "contract-2": 6,
        "contract-3": 10,
        "contract-4": 16,
        "contract-5": 20,
    }


def test_how_much_heroes_bring_and_how_often() -> None:
    amounts = {h.id: h.bonus.amount for h in BOX.heroes.values() if h.bonus.amount}
    assert amounts == {"C01": 1, "C06": 1, "C08": 2, "C12": 2, "C17": 1}
    assert {hero.bonus.times for hero in BOX.heroes.values()} == {1}


def test_how_much_spaces_of_tracks_bring() -> None:
    for bonuses in BOX.infrastructure.values():
        assert [(space, effect.word, effect.times) for space, effect in bonuses.items()] == [
            (3, "advance", 1),
            (6, "corruption", 1),
            (10, "twoAgents", 1),
        ]
    for bonuses in BOX.contractors.values():
        assert [(space, effect.word, effect.times) for space, effect in bonuses.items()] == [
            (3, "sidingTile", 1),
            (6, "specialFromHand", 1),
            (10, "specialFromHand", 2),
        ]
    assert [track.bonuses["10"].n for track in load().boards.infrastructure] == [2, 2, 2]


@pytest.mark.rule("TR-3003", "TR-3004", "TR-3008")
def test_the_table_of_the_final_scoring_says_what_is_scored() -> None:
    final = {line.id: line.vp for line in load().boards.final if not isinstance(line.vp, str)}
    prizes = BOX.prizes
    assert final == {
        "allCities": prizes.all_cities,
        "progressTop": prizes.track_top,
        "sector": prizes.sector,
        "infrastructure": prizes.infrastructure,
        "contractors": prizes.contractors,
        "contracts": prizes.contracts,
    }
    assert (prizes.all_cities, prizes.track_top, prizes.sector) == (10, 10, (6, 2))
    assert prizes.infrastructure == prizes.contractors == prizes.contracts == (12, 6)
