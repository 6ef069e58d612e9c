"""Connect four: drop discs, four in a row win."""

from engineshed.kernel import Action, Decision, Game, Position, Refusal, Result, Settings, State, places

WIDTH, HEIGHT = 7, 6
DROP: list[Action] = [("drop", f"column:{column}") for column in range(WIDTH)]


class Rack(Position):
    __slots__ = ("columns", "winner")

    def __init__(self, columns: list[list[int]], winner: int | None) -> None:
        self.columns = columns
        self.winner = winner

    def copy(self) -> "Rack":
        return Rack([column[:] for column in self.columns], self.winner)

    def owner(self, x: int, y: int) -> int | None:
        return self.columns[x][y] if 0 <= x < WIDTH and 0 <= y < len(self.columns[x]) else None


class Drop(Decision[Rack]):
    """Drop a disc into a column that is not full."""

    __slots__ = ()

    def candidates(self, pos: Rack) -> list[Action]:
        return DROP

    def refuse(self, pos: Rack, action: Action) -> Refusal | None:
        open_column = action in DROP and len(pos.columns[DROP.index(action)]) < HEIGHT
        return None if open_column else Refusal("SHED-2")

    def take(self, state: State[Rack], action: Action) -> None:
        pos, x = state.pos, DROP.index(action)
        pos.columns[x].append(self.seat)
        if four_through(pos, x, len(pos.columns[x]) - 1, self.seat):
            pos.winner = self.seat
        elif any(len(column) < HEIGHT for column in pos.columns):
            state.then(Drop(1 - self.seat))


def four_through(pos: Rack, x: int, y: int, seat: int) -> bool:
    """Does the disc at (x, y) complete a line of four?"""
    for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
        line = "".join("x" if pos.owner(x + n * dx, y + n * dy) == seat else "." for n in range(-3, 4))
        if "xxxx" in line:
            return True
    return False


class ConnectFour(Game[Rack]):
    id = "connect-four"
    title = {"en": "Connect four", "pl": "Czwórki"}

    def seats(self, settings: Settings) -> tuple[int, ...]:
        return (2,)

    def position(self, players: int, settings: Settings) -> Rack:
        return Rack([[] for _ in range(WIDTH)], None)

    def outline(self, players: int, settings: Settings) -> Drop:
        return Drop(0)

    def result(self, pos: Rack) -> Result:
        return Result(places([int(pos.winner == seat) for seat in (0, 1)]))


GAME = ConnectFour()
