"""Tic-tac-toe: three in a row."""

from engineshed.kernel import Action, Choice, Game, Position, Result, Settings, State, places

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
MARK: list[Action] = [("mark", f"cell:{cell}") for cell in range(9)]
CELL = {action: cell for cell, action in enumerate(MARK)}


class Grid(Position):
    __slots__ = ("cells", "winner")

    def __init__(self, cells: list[int | None], winner: int | None) -> None:
        self.cells = cells
        self.winner = winner

    def copy(self) -> "Grid":
        return Grid(self.cells[:], self.winner)


class Mark(Choice[Grid]):
    """Put your mark on an empty cell."""

    def candidates(self, pos: Grid) -> list[Action]:
        return [action for action, owner in zip(MARK, pos.cells) if owner is None]  # noqa: B905

    def take(self, state: State[Grid], action: Action) -> None:
        cells, seat = state.pos.cells, self.seat
        cells[CELL[action]] = seat
        for x, y, z in LINES:
            if cells[x] == seat and cells[y] == seat and cells[z] == seat:
                state.pos.winner = seat
                return
        if None in cells:
            state.then(Mark(1 - seat))


class TicTacToe(Game[Grid]):
    id = "tic-tac-toe"
    title = {"en": "Tic-tac-toe", "pl": "Kółko i krzyżyk"}

    def seats(self, settings: Settings) -> tuple[int, ...]:
        return (2,)

    def position(self, players: int, settings: Settings) -> Grid:
        return Grid([None] * 9, None)

    def outline(self, players: int, settings: Settings) -> Mark:
        return Mark(0)

    def result(self, pos: Grid) -> Result:
        return Result(places([int(pos.winner == seat) for seat in (0, 1)]))


GAME = TicTacToe()
