"""The best stops that the moves of an action card can reach."""

from collections.abc import Callable

from engineshed.games.train_rush.bot.freight import burden_of, way_to
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.kernel import Seat

Moves = tuple[tuple[int, int], ...]
"""Points and coal of the moves to come."""


class Route:
    """Looks for the stops along one player's way, each worth what `stop` says."""

    __slots__ = ("box", "stop", "coal_vp", "extras", "taken", "ahead", "known", "worth", "ends")

    def __init__(
        self, pos: TrainRushPosition, seat: Seat, stop: Callable[[str], float], coal_vp: float
    ) -> None:
        self.box = pos.box
        self.stop = stop
        self.coal_vp = coal_vp
        """What a coal kept is worth."""
        tokens = {pos.box.tokens[token][1] for token in pos.players[seat].tokens}
        self.extras = (0, *sorted(tokens))
        """What a movement token adds to the points; 0 without one."""
        others = [player.field for other, player in enumerate(pos.players) if other != seat]
        self.taken = {field for field in others if not pos.box.fields[field].shared}
        self.ahead = tuple([city for city, seen in pos.visitors.items() if seat not in seen])
        """Cities not yet visited."""
        self.known: dict[tuple[str, Moves, int], float] = {}
        self.worth: dict[str, float] = {}
        self.ends: dict[str, float] = {}

    def stay(self, field: str) -> float:
        """To end the turn here."""
        return -burden_of(way_to(self.box, field, self.ahead))

    def arrive(self, field: str) -> float:
        """To stop here on the way."""
        found = self.worth.get(field)
        if found is None:
            found = self.worth[field] = self.stop(field)
        return found

    def end(self, field: str) -> float:
        """To stop here and to stay."""
        found = self.ends.get(field)
        if found is None:
            found = self.ends[field] = self.arrive(field) + self.stay(field)
        return found

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
        after, coal, taken = moves[1:], coal - cost, self.taken
        last = not after or after[0][1] > coal
        best = -99.0
        for extra in self.extras:
            ends = [end for end in self.box.ends(field, points + extra) if end not in taken]
            if not ends:
                continue
            if last:
                most = max([self.end(end) for end in ends])
            else:
                most = max([self.arrive(end) + self.best(end, after, coal) for end in ends])
            best = max(best, most - (0.8 if extra else 0.0))
        return best - self.coal_vp * cost
