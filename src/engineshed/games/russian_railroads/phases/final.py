"""Final scoring: end-bonus cards are revealed, then the engineer majority is settled."""

from engineshed.games.russian_railroads.position import RussianRailroadsPosition
from engineshed.games.russian_railroads.scoring import final_lines
from engineshed.kernel import State, Step


class FinalScoring(Step[RussianRailroadsPosition]):
    """Cards first, then the majority (RUS-2101); the points themselves stand in the score sheets."""

    __slots__ = ()

    def run(self, state: State[RussianRailroadsPosition]) -> None:
        pos = state.pos
        pos.revealed = True
        state.reveal()
        lines = [(seat, line) for seat in pos.order for line in final_lines(pos, seat)]
        for seat, line in lines:
            if line.source == "end-bonus":
                state.tell("revealed", seat, card=line.facts["card"], points=line.points)
                state.book(seat, "points", line.points, line.rule)
        for seat, line in lines:
            if line.source == "majority" and line.points:
                first = line.points == pos.box.majority[0]
                state.tell("majority", seat, points=line.points, rank=1 if first else 2)
                state.book(seat, "points", line.points, line.rule)
