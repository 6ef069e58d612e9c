"""What nobody else sees: hands, heroes, and what lies face down."""

import pytest

from engineshed.games.train_rush import GAME
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.kernel import Rng, State, new_state
from tests.games.train_rush.table import BLACK, PURPLE, YELLOW, Scene

BACK = "?"


def asked_to(verb: str, players: int = 3) -> State[TrainRushPosition]:
    """A new game at the moment when somebody is first asked this."""
    state = new_state(GAME, players, {}, 1)
    while state.options(state.waiting()[0])[0][0] != verb:
        seat = state.waiting()[0]
        state.play(seat, state.options(seat)[0])
    return state


def backs(*piles: tuple[str, ...] | list[str]) -> bool:
    return all(pile and set(pile) == {BACK} for pile in piles)


@pytest.mark.rule("TR-308")
def test_heroes_dealt_put_away_and_passed_on_are_seen_by_their_holder_alone() -> None:
    state = asked_to("pick")
    mine = state.pos.players[YELLOW]
    for viewer in (BLACK, None):
        seen = state.seen_by(viewer).pos.players[YELLOW]
        assert backs(seen.rejected, seen.passing)
        assert seen.seen == ()
    own = state.seen_by(YELLOW).pos.players[YELLOW]
    assert (own.rejected, own.passing, own.seen) == (mine.rejected, mine.passing, mine.seen)
    for seat in state.waiting():
        state.play(seat, state.options(seat)[0])
    assert backs(state.seen_by(BLACK).pos.players[YELLOW].heroes)
    assert state.seen_by(YELLOW).pos.players[YELLOW].heroes == mine.heroes


@pytest.mark.rule("TR-308")
def test_the_heroes_that_nobody_was_dealt_lie_face_down() -> None:
    state = asked_to("bid", 2)
    state.pos.hero_deck += state.pos.players[YELLOW].rejected
    for viewer in (YELLOW, None):
        assert backs(state.seen_by(viewer).pos.hero_deck)


@pytest.mark.rule("TR-225")
def test_action_cards_dealt_and_drawn_are_seen_by_their_holder_alone() -> None:
    state = asked_to("return")
    dealt = state.pos.players[YELLOW].drawn
    assert backs(state.seen_by(BLACK).pos.players[YELLOW].drawn)
    assert state.seen_by(YELLOW).pos.players[YELLOW].drawn == dealt
    scene = Scene().siding(YELLOW, "B01").play("draw")
    drawn = scene.player(YELLOW).drawn
    assert backs(scene.state.seen_by(BLACK).pos.players[YELLOW].drawn)
    assert scene.state.seen_by(YELLOW).pos.players[YELLOW].drawn == drawn


@pytest.mark.rule("TR-224", "TR-225")
def test_of_the_bottom_of_the_deck_each_knows_the_two_cards_put_there() -> None:
    state = asked_to("bid")
    assert len(state.pos.bottom) == 6
    for viewer in (YELLOW, BLACK, PURPLE):
        seen, mine = state.seen_by(viewer).pos, state.pos.players[viewer].returned
        assert [card for card in seen.bottom if card != BACK] == list(mine)
        assert backs(*(player.returned for seat, player in enumerate(seen.players) if seat != viewer))
        assert backs(seen.deck)
        for seed in range(4):
            imagined = state.seen_by(viewer).imagine(Rng(seed)).pos
            assert set(mine) <= set(imagined.bottom)
    assert backs(state.seen_by(None).pos.bottom, state.seen_by(None).pos.deck)


@pytest.mark.rule("TR-225", "TR-1506")
def test_cards_put_under_the_deck_are_forgotten_once_they_are_drawn_from() -> None:
    """Everybody's cards come up in an order that nobody knows."""
    scene = Scene(2)
    pos = scene.pos
    assert pos.players[YELLOW].returned
    pos.discards += pos.deck
    pos.deck = []
    scene.siding(YELLOW, "B01").play("draw")
    assert set(scene.player(YELLOW).drawn) < {card for card in pos.box.cards if card not in pos.discards}
    for viewer in (YELLOW, BLACK):
        seen = scene.state.seen_by(viewer).pos
        assert backs(seen.deck)
        assert [player.returned for player in seen.players] == [(), ()]


@pytest.mark.rule("TR-210")
def test_siding_tiles_in_the_stacks_lie_face_down() -> None:
    for viewer in (YELLOW, None):
        assert backs(*asked_to("bid").seen_by(viewer).pos.tile_stacks)
