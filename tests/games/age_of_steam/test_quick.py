"""Answers at first sight: as good as they must be for rounds that are played out."""

from statistics import fmean

from engineshed.bots.playouts import play_to_the_end
from engineshed.games.age_of_steam.bot import ADVICE
from engineshed.games.age_of_steam.bot.quick import shares
from engineshed.games.age_of_steam.game import GAME
from engineshed.kernel import new_state


def test_whole_games_at_first_sight_are_those_of_sensible_players() -> None:
    """Who plays at random goes bankrupt in the first turns."""
    state = new_state(GAME, 4, {}, 41)
    play_to_the_end(state, ADVICE)
    result = state.result()
    assert result is not None
    assert not any(state.pos.out)
    assert fmean(result.scores()) > 50
    assert max(state.pos.engine) >= 5


def test_shares_are_issued_for_what_a_usual_turn_lacks() -> None:
    pos = new_state(GAME, 4, {}, 41).pos
    options = [("issue", count) for count in range(8)]
    pos.turn, pos.income[0], pos.shares[0] = 3, 8, 4
    issued = []
    for cash in (0, 6, 9):
        pos.cash[0] = cash
        issued.append(shares(pos, 0, options)[1])
    assert issued == [2, 1, 0]  # $9 for track and a place; income pays for the shares
    pos.income[0], pos.cash[0] = 0, 0
    assert shares(pos, 0, options) == ("issue", 4)  # $4 for the old shares, too
    assert shares(pos, 0, options[:3]) == ("issue", 2)
