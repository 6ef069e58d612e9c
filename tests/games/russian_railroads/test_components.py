"""The component file: it adds up to the contents of the box, and broken data is named."""

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
