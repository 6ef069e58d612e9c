"""What must hold at every moment: no piece appears or vanishes, tracks keep their order."""

from itertools import pairwise

from engineshed.games.russian_railroads.board import Board
from engineshed.games.russian_railroads.position import RussianRailroadsPosition
from engineshed.games.russian_railroads.printed.box import Box


def check(pos: RussianRailroadsPosition) -> None:
    """Assert that all pieces are where pieces can be."""
    _check_workers(pos)
    _check_tiles(pos)
    _check_cards(pos)
    for board in pos.boards:
        _check_board(pos.box, board)


def _check_workers(pos: RussianRailroadsPosition) -> None:
    box = pos.box
    placed = [placement for placements in pos.placed.values() for placement in placements]
    for seat, board in enumerate(pos.boards):
        standing = sum(pieces.count("w") for owner, pieces in placed if owner == seat)
        assert board.workers + board.reserve + standing == box.workers + box.reserve
        black = sum(pieces.count("b") for owner, pieces in placed if owner == seat)
        assert board.black + black == int(board.has_black)
        assert min(board.workers, board.temporary, board.black, board.rubles, board.reserve) >= 0
    assert sum(board.has_black for board in pos.boards) <= 1
    temporary = sum(pieces.count("t") for _, pieces in placed) + sum(b.temporary for b in pos.boards)
    assert pos.supply.temporary + temporary == (box.temporary if "space:temporary" in box.spaces else 0)
    for atom, placements in pos.placed.items():
        space = box.space(atom)
        assert space is not None
        assert space.never_full or len(placements) == 1
        assert all(len(pieces) == space.workers + space.rubles for _, pieces in placements)


def _check_tiles(pos: RussianRailroadsPosition) -> None:
    """Locomotives and factories are the same tiles; the #9 of the '?' card is one more."""
    supply = pos.supply
    loose = "locomotive-9" not in supply.cards
    for number, total in enumerate(pos.box.locomotives, 1):
        boards = sum(b.locomotives.count(number) + b.factories.count(number) for b in pos.boards)
        extra = loose if number == 9 else 0
        # Between being replaced and finding a place a locomotive is on its way.
        on_the_way = total + extra - boards - supply.stacks[number] - supply.returned[number]
        assert on_the_way in (0, 1)
    assert supply.doublers + sum(board.doublers for board in pos.boards) == pos.box.doublers
    engineers = [number for board in pos.boards for number in board.engineers]
    engineers += [number for number in supply.strip if number]
    assert len(engineers) == len(set(engineers))


def _check_cards(pos: RussianRailroadsPosition) -> None:
    every = sorted(card.id for card in pos.box.bonus_cards.values() for _ in range(card.copies))
    assert sorted([*pos.pile, *pos.removed, *(card for _, card in pos.drawn)]) == every
    assert sorted(pos.order) == list(range(len(pos.boards)))


def _check_board(box: Box, board: Board) -> None:
    for line, printed in enumerate(box.lines):
        row = board.tracks[5 * line : 5 * line + 5]
        assert 1 <= row[0] <= printed.length
        for ahead, behind in pairwise(row):
            assert behind < ahead or behind <= 0
        assert all(row[colour] == -1 for colour in range(5) if colour not in printed.colours)
    assert len(board.factories) <= 5
    assert board.doublers <= box.doubler_slots
    assert len(set(board.markers)) == len(board.markers)
    assert all(not board.blocked(box, at) for at in board.markers)
    assert len(set(board.tokens.values())) == len(board.tokens)
