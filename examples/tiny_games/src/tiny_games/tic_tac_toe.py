"""Tic-tac-toe: three in a row."""

from engineshed.kernel import Action, Choice, Game, Position, Result, Settings, State, places

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
MARK: list[Action] = [("mark", f"cell:{cell}") for cell in range(9)]
CELL = {action: cell for cell, action in enumerate(MARK)}
THROUGH = [[line for line in LINES if cell in line] for cell in range(9)]


class Grid(Position):
    __slots__ = ("cells", "winner")

    def __init__(self, cells: list[int | None], winner: int | None) -> None:
        self.cells = cells
        self.winner = winner

    def copy(self) -> "Grid":
        return Grid(self.cells[:], self.winner)


class Mark(Choice[Grid]):
    """Put your mark on an empty cell."""

    __slots__ = ()

    def candidates(self, pos: Grid) -> list[Action]:
        return [action for action, owner in zip(MARK, pos.cells) if owner is None]  # noqa: B905

    def take(self, state: State[Grid], action: Action) -> None:
        cells, cell, seat = state.pos.cells, CELL[action], self.seat
        cells[cell] = seat
        for x, y, z in THROUGH[cell]:
            if cells[x] == cells[y] == cells[z]:
                state.pos.winner = seat
                return
        if None in cells:
            state.then(TURN[1 - seat])


TURN = (Mark(0), Mark(1))  # steps never change, so these two are enough


class TicTacToe(Game[Grid]):
    id = "tic-tac-toe"
    title = {"en": "Tic-tac-toe", "pl": "Kółko i krzyżyk"}

    def seats(self, settings: Settings) -> tuple[int, ...]:
        return (2,)

    def position(self, players: int, settings: Settings) -> Grid:
        return Grid([None] * 9, None)

    def outline(self, players: int, settings: Settings) -> Mark:
        return TURN[0]

    def result(self, pos: Grid) -> Result:
        return Result(places([int(pos.winner == seat) for seat in (0, 1)]))


GAME = TicTacToe()
