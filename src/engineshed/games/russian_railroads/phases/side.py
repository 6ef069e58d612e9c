"""Side actions and engineers: doublers, rubles, temporary workers, hiring, points."""

from engineshed.games.russian_railroads.desk import Desk
from engineshed.games.russian_railroads.effects import Automatic, Frame
from engineshed.kernel import Action


class Doublers(Automatic):
    """Doublers from the supply onto the leftmost free slots (RUS-1202)."""

    rules = ("RUS-1202",)

    def can(self, desk: Desk, n: int, what: str) -> bool | None:
        return _doublers_left(desk) >= n  # RUS-1204

    def contested(self, desk: Desk, n: int, what: str, below: tuple[Frame, ...]) -> bool:
        due = sum(times for must, _, _ in below for word, times, _ in must if word == "doubler")
        return due > 0 and 0 < _doublers_left(desk) < due + n

    def do(self, desk: Desk, n: int, what: str, action: Action) -> tuple[Frame, ...]:
        desk.place_doublers(min(n, _doublers_left(desk)))
        return ()


def _doublers_left(desk: Desk) -> int:
    return min(desk.supply.doublers, desk.box.doubler_slots - desk.board.doublers)


class Rubles(Automatic):
    """Rubles from the supply, which never ends (RUS-208)."""

    def do(self, desk: Desk, n: int, what: str, action: Action) -> tuple[Frame, ...]:
        desk.take_rubles(n)
        return ()


class TemporaryWorkers(Automatic):
    """Both temporary workers for the rest of the round (RUS-1206)."""

    def do(self, desk: Desk, n: int, what: str, action: Action) -> tuple[Frame, ...]:
        desk.take_temporary(n)
        return ()


class Points(Automatic):
    """Points of an engineer."""

    def do(self, desk: Desk, n: int, what: str, action: Action) -> tuple[Frame, ...]:
        desk.score("engineers", n, "RUS-1306")
        return ()


class Hire(Automatic):
    """Take the engineer from the hire space (RUS-1303)."""

    def can(self, desk: Desk, n: int, what: str) -> bool | None:
        return desk.supply.strip[-1] > 0

    def do(self, desk: Desk, n: int, what: str, action: Action) -> tuple[Frame, ...]:
        number = desk.supply.strip[-1]
        desk.supply.strip[-1] = 0
        desk.take_engineer(number, "hired", "RUS-1303")
        return ()


class Claim(Automatic):
    """The piece on the turn-order space is the claim; what follows comes when all have passed (RUS-1508)."""

    def do(self, desk: Desk, n: int, what: str, action: Action) -> tuple[Frame, ...]:
        desk.tell("claimed", position=n)
        return ()
