"""The frame of a round: its scoring phase, and preparing the next one."""

from engineshed.games.russian_railroads.position import RussianRailroadsPosition
from engineshed.games.russian_railroads.scoring import SOURCES, score_board
from engineshed.kernel import State, Step


class ScoringPhase(Step[RussianRailroadsPosition]):
    """Every player scores the three lines and the industry track (RUS-1801)."""

    __slots__ = ()

    def run(self, state: State[RussianRailroadsPosition]) -> None:
        pos = state.pos
        for seat in pos.order:
            board = pos.boards[seat]
            scored = score_board(pos.box, board)
            board.rounds.append(scored)
            for source, points in zip(SOURCES, scored, strict=True):
                board.gain(source, points)
            facts = dict(zip(SOURCES, scored, strict=True))
            state.tell("scored-round", seat, round=pos.round, total=sum(scored), **facts)


class PrepareNextRound(Step[RussianRailroadsPosition]):
    """Pieces go home, engineers move on (RUS-1901 to RUS-1906); nothing to do after the last round."""

    __slots__ = ()

    def run(self, state: State[RussianRailroadsPosition]) -> None:
        pos = state.pos
        if pos.last_round():
            return
        for placements in pos.placed.values():
            for seat, pieces in placements:
                pos.boards[seat].workers += pieces.count("w")
                pos.boards[seat].black += pieces.count("b")
                # Rubles go to the supply (RUS-1902), which is not counted.
        pos.placed.clear()
        for board in pos.boards:
            board.temporary = 0
            board.passed = False
        pos.supply.temporary = pos.box.temporary if "space:temporary" in pos.box.spaces else 0
        pos.supply.strip = [0, *pos.supply.strip[:-1]]  # RUS-1904
        pos.round += 1
        state.tell("new-round", round=pos.round, rounds=pos.box.rounds)
