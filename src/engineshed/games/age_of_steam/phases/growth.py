"""IX. Goods growth.

Actions:
  ("draw",) or ("pass",)                          the Production holder draws two cubes, or does not
  ("place", "cube:red", "space:light-4/2")        each drawn cube on an empty space (block and row)
  ("return",)                                     with the setting: the drawn cubes go back
"""

from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.printed.board import COLUMN_OF_LETTER, LETTER_OF_COLUMN
from engineshed.kernel import PASS, Action, Choice, State, Step, name_of

DRAW: Action = ("draw",)
RETURN: Action = ("return",)
PRODUCED = 2


class GrowGoods(Step[AgeOfSteamPosition]):
    """Production, then the light dice, then the dark ones (AOS-1601, AOS-1604)."""

    __slots__ = ()

    def run(self, state: State[AgeOfSteamPosition]) -> None:
        pos = state.pos
        before = pos.map.extra_cube_before_production(pos.turn)
        after = pos.map.extra_cube_after_production(pos.turn)
        holder = pos.holder("production")
        steps: list[Step[AgeOfSteamPosition]] = [] if before is None else [ExtraCube(before)]
        if holder is not None:
            steps.append(Production(holder))
        if after is not None:
            steps.append(ExtraCube(after))
        state.then(*steps, *(Growth(half) for half in pos.map.growth_halves))


class ExtraCube(Step[AgeOfSteamPosition]):
    """A city gets a cube straight from the bag, if there is one (AOS-2009, AOS-2112)."""

    __slots__ = ("city",)

    def __init__(self, city: int) -> None:
        self.city = city

    def run(self, state: State[AgeOfSteamPosition]) -> None:
        pos, atom = state.pos, state.pos.board.hex_atoms[self.city]
        if any(pos.bag.values()):
            cubes = [str(cube) for cube in state.draw(f"growth:{atom}", pos.bag)]
            pos.add_cubes(self.city, cubes)
            state.tell("grew", hex=atom, cubes=tuple(cubes), block="")


class Production(Step[AgeOfSteamPosition]):
    """The holder is asked only if there are cubes and empty spaces (AOS-1603)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State[AgeOfSteamPosition]) -> None:
        if any(state.pos.bag.values()) and empty_spaces(state.pos):
            state.then(Produce(self.seat))
        else:
            state.tell("not-produced", self.seat, able=False)


class Produce(Choice[AgeOfSteamPosition]):
    """Draw two random cubes, or not (AOS-1601)."""

    __slots__ = ()
    rule = "AOS-1601"
    asks = "production"
    rules = ("AOS-1601",)

    def candidates(self, pos: AgeOfSteamPosition) -> tuple[Action, ...]:
        return (DRAW, PASS)

    def take(self, state: State[AgeOfSteamPosition], action: Action) -> None:
        if action == DRAW:
            drawn = tuple(sorted(map(str, state.draw("production", state.pos.bag, PRODUCED))))
            state.tell("produced", self.seat, cubes=drawn)
            state.then(PlaceCubes(self.seat, drawn))
        else:
            state.tell("not-produced", self.seat, able=True)


class PlaceCubes(Choice[AgeOfSteamPosition]):
    """Put one of the drawn cubes on any empty space (AOS-1601, AOS-1602)."""

    __slots__ = ("cubes",)
    rule = "AOS-1603"
    asks = "place-cube"
    rules = ("AOS-1601",)

    def __init__(self, seat: int, cubes: tuple[str, ...]) -> None:
        super().__init__(seat)
        self.cubes = cubes

    def facts(self, pos: AgeOfSteamPosition) -> dict[str, object]:
        return {"cubes": self.cubes}

    def candidates(self, pos: AgeOfSteamPosition) -> list[Action]:
        placed: list[Action] = [
            ("place", f"cube:{cube}", f"space:{block}/{row}")
            for cube in dict.fromkeys(self.cubes)
            for block, row in empty_spaces(pos)
        ]
        return [*placed, RETURN] if pos.map.production_may_return else placed

    def take(self, state: State[AgeOfSteamPosition], action: Action) -> None:
        pos, rest = state.pos, list(self.cubes)
        if action == RETURN:
            give_back(state, self.seat, self.cubes)
            return
        cube = name_of(action[1], "cube")
        block, _, row = name_of(action[2], "space").partition("/")
        _set_space(pos, block, int(row), cube)
        state.tell("placed", self.seat, cube=cube, block=block, row=int(row))
        rest.remove(cube)
        if rest and empty_spaces(pos):
            state.then(PlaceCubes(self.seat, tuple(rest)))
        elif rest:
            give_back(state, self.seat, tuple(rest))  # spaces are lacking (AOS-1603)


def give_back(state: State[AgeOfSteamPosition], seat: int, cubes: tuple[str, ...]) -> None:
    for cube in cubes:
        state.pos.bag[cube] += 1
    state.tell("returned", seat, cubes=cubes)


def empty_spaces(pos: AgeOfSteamPosition) -> list[tuple[str, int]]:
    """Block and row of the spaces on which a produced cube may be put."""
    return [
        (block, row)
        for block in pos.map.display
        if not pos.map.production_on_map_only or _city_of(pos, block) is not None
        for row, cube in enumerate(pos.display[block], 1)
        if not cube
    ]


def _set_space(pos: AgeOfSteamPosition, block: str, row: int, cube: str) -> None:
    spaces = list(pos.display[block])
    spaces[row - 1] = cube
    pos.display[block] = tuple(spaces)


def _city_of(pos: AgeOfSteamPosition, block: str) -> int | None:
    """The city on the map that gets the cubes of a block."""
    return pos.new_cities.get(block) if block in COLUMN_OF_LETTER else pos.board.city_of_column.get(block)


class Growth(Step[AgeOfSteamPosition]):
    """Dice for one half of the display: each brings the top cube of its column's blocks to their cities."""

    __slots__ = ("half",)

    def __init__(self, half: str) -> None:
        self.half = half

    def run(self, state: State[AgeOfSteamPosition]) -> None:
        pos = state.pos
        dice = state.roll(f"growth:{self.half}", pos.map.growth_dice(pos.players))  # AOS-1605, AOS-1706
        state.tell("rolled", half=self.half, dice=tuple(sorted(dice)))
        for number in range(1, 7):
            column = f"{self.half}-{number}"
            for block in (column, LETTER_OF_COLUMN.get(column, "")):  # AOS-1606, AOS-1607
                city = _city_of(pos, block)
                if city is not None and block in pos.display:
                    self._deal(state, block, city, dice.count(number))

    def _deal(self, state: State[AgeOfSteamPosition], block: str, city: int, count: int) -> None:
        """Take a number of cubes from the top, skipping empty spaces (AOS-1608)."""
        pos = state.pos
        cubes: list[str] = []
        for row, cube in enumerate(pos.display[block], 1):
            if cube and len(cubes) < count:
                cubes.append(cube)
                _set_space(pos, block, row, "")
        if cubes:
            pos.add_cubes(city, cubes)
            state.tell("grew", hex=pos.board.hex_atoms[city], cubes=tuple(cubes), block=block)
