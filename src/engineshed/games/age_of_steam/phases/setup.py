"""Set-up: what chance decides before the first turn."""

from itertools import groupby

from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.printed.board import LETTERS
from engineshed.kernel import State, Step

ROLLED = 3


class SetUp(Step[AgeOfSteamPosition]):
    """The display, the cubes on the map, and who is first."""

    __slots__ = ()

    def run(self, state: State[AgeOfSteamPosition]) -> None:
        fill_display(state)
        place_cubes(state)
        state.pos.map.decide_first_order(state)


def fill_display(state: State[AgeOfSteamPosition]) -> None:
    """A random cube on every space in use, row by row from the top, left to right (AOS-106)."""
    pos = state.pos
    blocks = [(block, row) for block, row in _spaces(pos) if row <= pos.map.display_rows]
    for block, row in blocks:
        unwanted = pos.map.exchanged.get(block, "")
        bag = {colour: number for colour, number in pos.bag.items() if colour != unwanted}
        cube = str(state.draw(f"setup:{block}/{row}", bag)[0])
        pos.bag[cube] -= 1
        spaces = list(pos.display[block])
        spaces[row - 1] = cube
        pos.display[block] = tuple(spaces)


def _spaces(pos: AgeOfSteamPosition) -> list[tuple[str, int]]:
    """Rows 1 to 3 belong to cities, the rows below to new cities; blocks are listed from left to right."""
    spaces = [
        (block in LETTERS, row, block)
        for block in pos.map.display
        for row in range(1, len(pos.display[block]) + 1)
    ]
    return [
        (block, row) for _, line in groupby(sorted(spaces, key=_line), key=_line) for _, row, block in line
    ]


def _line(space: tuple[bool, int, str]) -> tuple[bool, int]:
    return space[:2]


def place_cubes(state: State[AgeOfSteamPosition]) -> None:
    """The map's starting cubes (AOS-107)."""
    pos = state.pos
    for hex_, entry in enumerate(pos.board.data.hexes):
        atom = pos.board.hex_atoms[hex_]
        count = entry.starting_cubes
        if entry.city is not None:
            count = pos.map.city_cubes(hex_)
        elif entry.town is not None:
            cubes = entry.town.starting_cubes
            if isinstance(cubes, int):
                count = cubes
            else:
                pos.add_cubes(hex_, list(cubes))
        if count:
            pos.add_cubes(hex_, [str(cube) for cube in state.draw(f"setup:{atom}", pos.bag, count)])
        if entry.terminal is not None:  # AOS-2103
            pos.terminals[hex_] = str(state.draw(f"setup:{atom}", pos.bag)[0])


def roll_for_order(state: State[AgeOfSteamPosition], seats: list[int]) -> list[int]:
    """Three dice each, the highest total first; equal ones roll again among themselves (AOS-111, AOS-112)."""
    if len(seats) < 2:
        return seats
    totals: dict[int, int] = {}
    for seat in seats:
        dice = state.roll(f"setup:order:{seat}", ROLLED)
        totals[seat] = sum(dice)
        state.tell("rolled-for-order", seat, dice=tuple(dice), total=totals[seat])
    order: list[int] = []
    for total in sorted(set(totals.values()), reverse=True):
        order += roll_for_order(state, [seat for seat in seats if totals[seat] == total])
    return order
