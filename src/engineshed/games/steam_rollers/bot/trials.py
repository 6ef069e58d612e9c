"""Alone against Ewa: near equals are told apart by playing the rest of the game a few times."""

from collections.abc import Callable
from statistics import fmean
from typing import Final

from engineshed.games.steam_rollers.game import GAME
from engineshed.games.steam_rollers.phases.ewa import PLAYER, EwaTurn
from engineshed.games.steam_rollers.phases.round import EndOfRound, PickDie
from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.games.steam_rollers.scoring import ewa_sheet, score_sheet
from engineshed.kernel import Action, Decision, Rng, State
from engineshed.kernel.chance import Seeded
from engineshed.kernel.state import ALL_KNOWING, Setup

CLOSE: Final = 1.5
"""Picks that are worth at most so much less than the best are tried."""
PICKS: Final = 3
WORLDS: Final = 6
"""How many rests of the game for each pick, with the same dice for all."""
TRUST: Final = 0.5
"""How much a point in the trials counts against one of the prices: few trials say little."""
DEFEAT: Final = -10

Policy = Callable[[SteamRollersPosition, Decision[SteamRollersPosition], list[Action]], list[Action]]
"""The first of what it gives is taken."""


def try_out(pos: SteamRollersPosition, ranked: list[tuple[float, Action]], policy: Policy) -> Action:
    """The best pick by its price and by how far ahead of Ewa the game ended after it."""
    best = ranked[0][0]
    close = [(worth, pick) for worth, pick in ranked[:PICKS] if worth >= best - CLOSE]
    if len(close) == 1:
        return close[0][1]
    totals = {
        pick: worth
        + TRUST * fmean(_margin(pos, pick, 1000 * pos.round + world, policy) for world in range(WORLDS))
        for worth, pick in close
    }
    return max(totals, key=totals.__getitem__)


def _margin(pos: SteamRollersPosition, pick: Action, seed: int, policy: Policy) -> int:
    """How far ahead of Ewa the player ends when the rest goes by the policy."""
    agenda = [EndOfRound(), EwaTurn(), PickDie(PLAYER)]
    state = State(Setup(GAME, 1, {}), pos.copy(), agenda, Seeded(Rng(seed)), ALL_KNOWING)
    state.do(PLAYER, pick)
    while state.agenda:
        decision, options = state.decision(PLAYER), state.options(PLAYER)
        assert decision is not None
        state.do(PLAYER, (policy(state.pos, decision, options) if len(options) > 1 else options)[0])
    return margin(state.pos)


def margin(pos: SteamRollersPosition) -> int:
    """How far ahead of Ewa a game has ended."""
    ahead = score_sheet(pos, PLAYER).total - ewa_sheet(pos).total
    return ahead + (DEFEAT if pos.ended == "ewa" else 0)
