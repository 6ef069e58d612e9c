"""Why not: a refusal says what is missing here, in both languages, with places by name."""

import pytest

from engineshed.games.age_of_steam.page import PAGE
from engineshed.kernel import Refusal, words_for
from engineshed.kernel.page import Scene
from tests.games.age_of_steam.table import Play, cube, tile

PACKAGE = "engineshed.games.age_of_steam"


def reason(play: Play, *action: str | int, language: str = "en") -> str:
    refusal = play.state.refusal(play.seat, action)
    assert isinstance(refusal, Refusal)
    words = words_for(language, PACKAGE)
    scene = Scene(play.state.seen_by(play.seat), words)
    return words(f"why-{refusal.rule}", **PAGE.reason(refusal.facts, scene))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You have built on K10 in this turn already."),
        ("pl", "K10: na tym heksie była już twoja budowa"),
    ],
)
def test_a_hex_is_named_as_on_the_board(language: str, said: str) -> None:
    play = Play().building(0).do(*tile("10,4", "4-1"))
    assert said in reason(play, *tile("10,4", "4-0"), language=language)


def test_the_first_tile_says_that_it_is_the_first() -> None:
    assert "your first tile" in reason(Play().building(0), *tile("5,3", "1-4"))


def test_another_players_track_is_the_reason() -> None:
    play = Play().lay(1, tile("10,4", "4-1")).building(0)
    assert "another player" in reason(play, *tile("11,3", "4-1"))


def test_a_supply_that_is_empty_names_the_tile() -> None:
    play = Play().building(0)
    play.set_supply("straight", 0)
    assert reason(play, *tile("10,4", "4-1")).endswith("Straight.")


def test_a_city_that_does_not_accept_a_cube_is_named() -> None:
    play = Play().lay(0, tile("10,4", "4-1"), tile("11,3", "4-1")).cubes(h9_5="red").moving(0)
    assert "Cincinnati does not accept this cube" in reason(
        play, "ship", cube("red", "9,5"), play.link("10,4/1")
    )


def test_no_reason_lacks_a_fact() -> None:
    """Every refusal of a whole board full of tiles is worded without a gap."""
    play = Play().lay(1, tile("10,4", "4-1")).lay(0, tile("13,1", "1-4")).building(0, cash=3)
    scenes = [Scene(play.state.seen_by(0), words_for(language, PACKAGE)) for language in ("en", "pl")]
    met: dict[str, Refusal] = {}
    for action in play.asked.candidates(play.pos):
        refusal = play.state.refusal(0, action)
        if refusal is not None and f"why-{refusal.rule}" in scenes[0].words:
            met.setdefault(refusal.rule, refusal)
    for rule, refusal in met.items():
        for scene in scenes:
            said = scene.words(f"why-{rule}", **PAGE.reason(refusal.facts, scene))
            assert "{" not in said
            assert "hex:" not in said
    assert len(met) >= 8
