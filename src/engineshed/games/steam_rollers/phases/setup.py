"""Set-up: goods on the cities, sides of the tiles, blocked borders, the first player, Ewa's first crosses."""

from engineshed.games.steam_rollers.phases.ewa import cross
from engineshed.games.steam_rollers.position import COAL, SteamRollersPosition
from engineshed.games.steam_rollers.printed.components import BOX, MAP, TILES
from engineshed.games.steam_rollers.printed.map import CITIES, COLOUR
from engineshed.kernel import State, Step

GOODS_PER_CITY = {setup.players: setup.goods_per_city for setup in BOX.setup.by_players}


class FillCities(Step[SteamRollersPosition]):
    """Draw goods for every city; those of its own colour are removed and not replaced."""

    __slots__ = ("coal",)

    def __init__(self, coal: bool) -> None:
        self.coal = coal

    def run(self, state: State[SteamRollersPosition]) -> None:
        pos = state.pos
        removed: list[str] = []
        for city in CITIES:
            drawn = [str(g) for g in state.draw(f"goods:{city}", pos.bag, GOODS_PER_CITY[pos.players])]
            matching = [good for good in drawn if good == COLOUR[city]]  # SR-204, SR-206
            row = [good for good in drawn if good != COLOUR[city]]
            if self.coal and matching:  # SR-901
                row += [COAL] * BOX.setup.coal_per_city_with_removal
                pos.coal -= BOX.setup.coal_per_city_with_removal
            pos.cities[city] = tuple(row)
            removed += matching
            state.tell("filled", None, city=city, goods=tuple(row), removed=len(matching))
        for good in removed:  # SR-207
            pos.bag[good] += 1


class DrawTileSides(Step[SteamRollersPosition]):
    """Chance decides which side of each action tile lies up (SR-209); alone the Solo tile 2 is used."""

    __slots__ = ()

    def run(self, state: State[SteamRollersPosition]) -> None:
        pos = state.pos
        mode = "solo" if pos.solo else "multiplayer"
        sides = state.roll("action-tiles", 6, sides=2)
        faces = [""]
        for number, side in enumerate(sides, 1):
            both = [f.id for f in TILES.action_tiles if f.number == number and f.mode in ("all", mode)]
            faces.append(both[side - 1])
        pos.faces = tuple(faces)
        state.tell("tile-sides", None, sides=pos.faces[1:])


class DrawOrderSides(Step[SteamRollersPosition]):
    """Chance decides which side of each order tile lies up (SR-1001)."""

    __slots__ = ()

    def run(self, state: State[SteamRollersPosition]) -> None:
        faces = [""]
        for number, side in enumerate(state.roll("order-tiles", 6, sides=2), 1):
            both = [face.id for face in TILES.order_tiles if face.number == number]
            faces.append(both[side - 1])
        state.pos.order_faces = tuple(faces)
        state.tell("order-sides", None, sides=state.pos.order_faces[1:])
        for sheet in state.pos.sheets:
            sheet.kept = dict.fromkeys(BOX.goods.counts, 0)


class BlockBorders(Step[SteamRollersPosition]):
    """A die picks one of the level's six maps (SR-1201)."""

    __slots__ = ("level",)

    def __init__(self, level: str) -> None:
        self.level = level

    def run(self, state: State[SteamRollersPosition]) -> None:
        maps = MAP.blocked_borders.hard if self.level == "hard" else MAP.blocked_borders.medium
        die = state.roll("borders", 1)[0]
        state.pos.blocked = maps[die - 1]
        state.tell("borders", None, die=die, level=self.level, blocked=state.pos.blocked)


class ChooseFirstPlayer(Step[SteamRollersPosition]):
    """Chance, instead of who last missed a train (SR-212)."""

    __slots__ = ()

    def run(self, state: State[SteamRollersPosition]) -> None:
        state.pos.first = state.roll("first-player", 1, sides=state.pos.players)[0] - 1
        state.tell("first-player", state.pos.first)


class FirstCrosses(Step[SteamRollersPosition]):
    """Ewa crosses one hex for every die of the level (SR-1406)."""

    __slots__ = ("level",)

    def __init__(self, level: int) -> None:
        self.level = level

    def run(self, state: State[SteamRollersPosition]) -> None:
        for region in state.roll("ewa", BOX.solo.levels[self.level - 1]):
            cross(state, region)
