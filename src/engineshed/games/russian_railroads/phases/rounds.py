"""The frame of a round: its scoring phase, and preparing the next one."""

from engineshed.games.russian_railroads.desk import live_desk
from engineshed.games.russian_railroads.position import RussianRailroadsPosition
from engineshed.games.russian_railroads.scoring import SOURCES, score_board
from engineshed.kernel import State, Step


class ScoringPhase(Step[RussianRailroadsPosition]):
    """Every player scores the three lines and the industry track (RUS-1801)."""

    __slots__ = ()

    def run(self, state: State[RussianRailroadsPosition]) -> None:
        pos = state.pos
        for seat in pos.order:
            scored = score_board(pos.box, pos.boards[seat])
            live_desk(state, seat).score_round(pos.round, dict(zip(SOURCES, scored, strict=True)))


class PrepareNextRound(Step[RussianRailroadsPosition]):
    """Pieces go home, engineers move on (RUS-1901 to RUS-1906); nothing to do after the last round."""

    __slots__ = ()

    def run(self, state: State[RussianRailroadsPosition]) -> None:
        pos = state.pos
        if pos.last_round():
            return
        pos.round += 1
        state.tell("new-round", round=pos.round, rounds=pos.box.rounds)
        desks = [live_desk(state, seat) for seat in range(len(pos.boards))]
        for placements in pos.placed.values():
            for seat, pieces in placements:
                desks[seat].come_home(pieces)
        pos.placed.clear()
        for desk in desks:
            desk.lose_temporary()
            desk.board.passed = False
        pos.supply.temporary = pos.box.temporary if "space:temporary" in pos.box.spaces else 0
        pos.supply.strip = [0, *pos.supply.strip[:-1]]  # RUS-1904
