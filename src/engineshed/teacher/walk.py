"""A recorded game, move by move: who was asked what, and where chance answered."""

from typing import NamedTuple

from engineshed.bots.learned import finish, turn_of
from engineshed.kernel import Action, Position, Rng, Seat, Seeded, State
from engineshed.kernel.play import Match, Record, resume
from engineshed.teacher.judge import Judge, Values, result_values


class Unfinished(ValueError):
    """A game that has not ended cannot be reviewed."""


class Turning(NamedTuple):
    """One move, with what a review has to know about it."""

    number: int
    """The number of moves before it."""
    seat: Seat
    action: Action
    round: int
    phase: str
    free: bool
    """Whether there was a choice."""
    chance: bool
    """Whether chance answered or something hidden was revealed."""
    begun: bool
    """Whether the seat was in the middle of its turn."""

    @property
    def still(self) -> bool:
        """Nobody chose anything and nothing came: the moment before it is worth what the next one is."""
        return not self.free and not self.chance


class Walk:
    """Gives every moment of a finished game, as the true state with new chance from there on."""

    def __init__(self, record: Record) -> None:
        self.match: Match[Position]
        self.match, differs = resume(record)
        if differs is not None:
            raise differs
        state = self.match.state
        result = state.result()
        if result is None:
            raise Unfinished("this game has not ended: only finished games are reviewed")
        setup = state.setup
        self.judge = Judge(setup.game, setup.players, setup.settings)
        self.result: Values = result_values(result, setup.players)
        self.moves: list[Turning] = []
        self._base: tuple[int, State[Position]] | None = None
        self._follow(record)

    def _follow(self, record: Record) -> None:
        """Go through the game once and describe every move."""
        state, game = record.new_state(), self.judge.game
        state.run()
        before: tuple[Seat, object] | None = None
        for number, move in enumerate(self.match.moves):
            turn = (move.seat, turn_of(self.judge.advice, state.pos))
            begun, before = turn == before, turn
            decision = state.decision(move.seat)
            assert decision is not None
            rules = decision.question(state.pos).rules
            rule = game.ledger().find(rules[0]) if rules else None
            at = game.round_of(state.pos)
            free = not move.auto and len(state.options(move.seat)) > 1
            barriers = state.barriers
            state.do(move.seat, move.action)
            chance = state.barriers != barriers
            phase = rule.section if rule is not None else ""
            self.moves.append(Turning(number, move.seat, move.action, at, phase, free, chance, begun))

    def at(self, number: int, rng: Rng) -> State[Position]:
        """The true state after `number` moves; further chance is drawn anew."""
        if self._base is None or self._base[0] != number:
            self._base = (number, self.match.at(number))
        state = self._base[1].copy()
        state.chance = Seeded(rng.branch())
        state.owns_chance = False
        return state

    def same(self, number: int) -> int:
        """The last moment that is worth the same as this one because nothing happens in between."""
        while number < len(self.moves) and self.moves[number].still:
            number += 1
        return number

    def settle(self, state: State[Position], number: int) -> State[Position]:
        """Complete the turn that is under way after `number` moves, by the game's first proposals."""
        if number < len(self.moves) and self.moves[number].begun:
            seat, advice = self.moves[number].seat, self.judge.advice
            finish(state, seat, advice, turn_of(advice, state.pos))
        return state
