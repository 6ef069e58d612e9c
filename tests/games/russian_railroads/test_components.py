"""The component file: it adds up to the contents of the box, and broken data is named."""

from typing import Any

import pytest

from engineshed.games.russian_railroads.effects import VOCABULARY
from engineshed.games.russian_railroads.game import GAME
from engineshed.games.russian_railroads.printed.components import FILE, components, read
from engineshed.kernel import BadData
from engineshed.kernel.components import overlay, provenance, read_json


def counted(key: str) -> object:
    return read_json(FILE)["counts"]["values"][key]  # type: ignore[index,call-overload]


def test_the_box_holds_what_its_list_says() -> None:
    box = components()
    assert sum(number.count for number in box.locomotives) + 1 == counted(
        "locomotives"
    )  # and the #9 of the card
    assert len(box.engineers) == counted("engineers")
    assert len(box.tokens) == counted("question_tokens_per_player")
    assert len(box.question_cards) == counted("question_cards")
    assert sum(card.copies for card in box.end_bonus_cards) == counted("end_bonus_cards")
    assert len(box.starting_bonus_cards) == counted("starting_bonus_cards")
    assert len(box.turn_order.pass_points) == counted("turn_order_cards") == counted("player_boards")
    assert box.counts.values.doublers == counted("doublers") == 20
    assert counted("point_tokens") == {"100/200": 4, "300/400": 4}
    assert counted("rubles") == 18


def test_pieces_of_the_players_add_up() -> None:
    box = components()
    for count in box.players:
        spare = 8 - count.workers - count.reserve
        assert spare == (1 if count.id == 4 else 0)
        assert count.locomotives == count.id
        assert len(count.strip) == len(count.stacks)
        assert count.rounds == sum(stack != "" for stack in count.stacks)  # one engineer to hire per round
    tracks = {c.id: sum(c.id in line.colours for line in box.lines) for c in box.colours}
    assert tracks == counted("tracks_per_player")
    assert {colour: 4 * n for colour, n in tracks.items()} == counted("tracks")


def printed(key: str) -> Any:
    """A part of the component file as it is written."""
    return read_json(FILE)[key]


@pytest.mark.rule("RUS-1403")
def test_points_of_the_turn_order_cards() -> None:
    assert printed("turn_order")["pass_points"] == [0, 2, 3, 4]


@pytest.mark.rule("RUS-1807", "RUS-1808")
def test_values_of_the_industry_track() -> None:
    spaces = [space["points"] for space in printed("industry") if "points" in space]
    assert spaces == [0, 1, 2, 3, 5, 10, 15, 20, 25, 30]


@pytest.mark.rule("RUS-1804", "RUS-2310")
def test_values_of_the_colours_before_and_after_revaluation() -> None:
    values = {colour["id"]: (colour["points"], colour["revalued"]) for colour in printed("colours")}
    assert values == {
        "black": (0, 0),
        "grey": (1, 1),
        "brown": (2, 3),
        "natural": (4, 6),
        "white": (7, 10),
    }


@pytest.mark.rule("RUS-1709", "RUS-1710", "RUS-2311")
def test_stars_and_medal_of_kiev() -> None:
    (kiev,) = [line for line in printed("lines") if line["id"] == "kiev"]
    assert {star["space"]: star["points"] for star in kiev["stars"]} == {1: 1, 2: 2, 3: 3, 4: 4, 5: 20, 8: 10}


@pytest.mark.rule("RUS-2501", "RUS-2504", "RUS-2506")
def test_what_end_bonus_cards_score() -> None:
    cards = printed("end_bonus_cards")
    assert {card["id"]: card["each"] for card in cards if "each" in card} == {
        "points-15": 15,
        "extra-workers": 10,
        "finished-lines": 10,
        "black-positions": 1,
        "extra-engineer": 0,
        "factories": 4,
        "question-tokens": 7,
        "engineers": 6,
    }
    assert [card["steps"] for card in cards if "steps" in card] == [[[4, 20], [7, 30]]]
    assert {card["id"]: card["copies"] for card in cards if card["copies"] > 1} == {"points-15": 2}
    assert printed("end_bonus_points") == 10


def test_every_effect_word_of_the_file_has_a_meaning() -> None:
    table = GAME.box(4, {})
    used = [space.effects for space in (*table.spaces.values(), *table.engineers.values())]
    used += [
        card.effects + card.optional for card in (*table.tokens.values(), *table.question_cards.values())
    ]
    used += [gain.effects for line in table.lines for gain in line.gains] + list(table.factories)
    assert {word for effects in used for word, _, _ in effects} <= set(VOCABULARY)


def test_every_reconstructed_figure_says_so() -> None:
    kinds = {statement.path: statement.kind for statement in provenance(read_json(FILE))}
    assert set(kinds.values()) == {"rulebook", "published", "reconstructed"}
    assert kinds["end_bonus_prov.copies"] == "reconstructed"
    assert kinds["lines[kiev].stars[5].prov"] == "reconstructed"


def test_an_unknown_effect_word_is_named() -> None:
    patch = {"engineers": [{"id": 4, "effect": [{"do": "juggle"}]}]}
    with pytest.raises(BadData, match=r"components.json, entry engineers\[4\].effect\[0\], field do"):
        read(overlay(read_json(FILE), patch))
