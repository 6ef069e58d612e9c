"""Workers, rubles and temporary workers: how a space can be paid."""

from functools import cache
from typing import Final

from engineshed.games.russian_railroads.board import Board
from engineshed.games.russian_railroads.desk import PIECES
from engineshed.games.russian_railroads.printed.box import Space
from engineshed.kernel import NO_SUCH_MOVE, Atom, Refusal, name_of

ORDER: Final = "".join(PIECES)


def payments(workers: int, rubles: int, board: Board) -> tuple[str, ...]:
    """All ways to pay from the pool, workers first (RUS-504, RUS-601, RUS-602)."""
    return _payments(workers, rubles, board.workers, board.temporary, board.black, board.rubles)


@cache
def _payments(
    need: int, compulsory: int, own: int, temporary: int, black: int, rubles: int
) -> tuple[str, ...]:
    found = []
    for b in range(min(black, need) + 1):
        for t in range(min(temporary, need - b) + 1):
            for w in range(min(own, need - b - t), -1, -1):
                r = need - b - t - w + compulsory
                if r <= rubles:
                    found.append("w" * w + "t" * t + "b" * b + "r" * r)
    return tuple(found)


@cache
def pay_atom(pieces: str) -> str:
    return f"pay:{pieces}"


def refuse_payment(space: Space, board: Board, atom: Atom) -> Refusal | None:
    """Why these pieces cannot be placed on this space."""
    pieces = name_of(atom, "pay")
    if atom != pay_atom(pieces) or not pieces or "".join(sorted(pieces, key=ORDER.find)) != pieces:
        return NO_SUCH_MOVE
    if any(piece not in ORDER for piece in pieces):
        return NO_SUCH_MOVE
    pool = {"w": board.workers, "t": board.temporary, "b": board.black, "r": board.rubles}
    needed, have = space.workers + space.rubles, sum(pool.values())
    if len(pieces) != needed:
        return Refusal("RUS-504", needed=needed, have=have, rubles=0, own=board.rubles)
    if pieces.count("r") < space.rubles:
        own = board.rubles
        return Refusal("RUS-603", own=own) if space.workers else Refusal("RUS-1304", own=own)
    if any(pieces.count(piece) > there for piece, there in pool.items()):
        lacking = space.rubles if board.rubles < space.rubles else 0
        return Refusal("RUS-504", needed=needed, have=have, rubles=lacking, own=board.rubles)
    return None
