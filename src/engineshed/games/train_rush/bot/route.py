"""The best stops that the moves of an action card can reach."""

from collections.abc import Callable

from engineshed.games.train_rush.bot.freight import to_next_city
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.kernel import Seat

Moves = tuple[tuple[int, int], ...]
"""Points and coal of the moves to come."""


class Route:
    """Looks for the stops along one player's way, each worth what `stop` says."""

    __slots__ = ("pos", "seat", "stop", "coal_vp", "tokens", "taken", "known", "worth")

    def __init__(
        self, pos: TrainRushPosition, seat: Seat, stop: Callable[[str], float], coal_vp: float
    ) -> None:
        self.pos = pos
        self.seat = seat
        self.stop = stop
        self.coal_vp = coal_vp
        """What a coal kept is worth."""
        self.tokens = sorted({pos.box.tokens[token][1] for token in pos.players[seat].tokens})
        others = [player.field for other, player in enumerate(pos.players) if other != seat]
        self.taken = {field for field in others if not pos.box.fields[field].shared}
        self.known: dict[tuple[str, Moves, int], float] = {}
        self.worth: dict[str, float] = {}

    def stay(self, field: str) -> float:
        """To end the turn here."""
        return -0.25 * to_next_city(self.pos, self.seat, field)

    def arrive(self, field: str) -> float:
        """To stop here on the way."""
        if field not in self.worth:
            self.worth[field] = self.stop(field)
        return self.worth[field]

    def best(self, field: str, moves: Moves, coal: int) -> float:
        """The most that these moves bring, as far as the coal lasts; stopping early is allowed."""
        key = (field, moves, coal)
        found = self.known.get(key)
        if found is None:
            found = self.stay(field)
            if moves and moves[0][1] <= coal:
                found = max(found, self._go(field, moves, coal))
            self.known[key] = found
        return found

    def _go(self, field: str, moves: Moves, coal: int) -> float:
        points, cost = moves[0]
        best = -99.0
        for extra in (0, *self.tokens):
            for end in self.pos.box.ends(field, points + extra):
                if end not in self.taken:
                    value = self.arrive(end) + self.best(end, moves[1:], coal - cost)
                    best = max(best, value - (0.8 if extra else 0.0))
        return best - self.coal_vp * cost
