"""SteamRollers: 2 to 5 players with dice and sheets, or one against Ewa."""

from collections import Counter
from collections.abc import Iterator

from engineshed.games.steam_rollers.components import BOX
from engineshed.games.steam_rollers.phases.round import Round
from engineshed.games.steam_rollers.phases.setup import (
    BlockBorders,
    ChooseFirstPlayer,
    DrawOrderSides,
    DrawTileSides,
    FillCities,
    FirstCrosses,
)
from engineshed.games.steam_rollers.phases.starting_tiles import HandOutStartingTiles
from engineshed.games.steam_rollers.position import COAL, MOST_POWER, NOBODY, Table
from engineshed.games.steam_rollers.scoring import result, score_sheet
from engineshed.games.steam_rollers.sheetmap import CITIES, CITY_AT, DRAWABLE
from engineshed.kernel import Game, InOrder, Result, ScoreSheet, Setting, Settings, Step
from engineshed.kernel.game import Configuration, covering

NOT_ALONE = ("coal", "orders", "starting-tiles")
"""The mini expansions that the solo game does not know (SR-1405)."""


class SteamRollers(Game[Table]):
    """Roll, pick a die, act with it; the game ends when three cities are empty."""

    id = "steam-rollers"
    title = {"en": "SteamRollers", "pl": "SteamRollers"}
    accent = "str"
    minutes = (30, 45)
    weight = 2.0
    settings = (
        Setting("coal", False, rules=("SR-901", "SR-902"), expansion=True),
        Setting("orders", False, rules=("SR-1001", "SR-1004"), expansion=True),
        Setting("starting-tiles", False, rules=("SR-1101",), expansion=True),
        Setting("borders", "open", ("open", "medium", "hard"), rules=("SR-1201", "SR-1203"), expansion=True),
        Setting("level", 2, tuple(range(1, 1 + len(BOX.solo.levels))), rules=("SR-1406",)),
        Setting("passing", "any-time", ("any-time", "if-stuck"), rules=("SR-309",)),
        Setting("extra-distance", "needs-power", ("needs-power", "free"), rules=("SR-812", "SR-813")),
        Setting("most-power", 7, (7, 6), rules=("SR-504", "SR-817")),
    )

    def seats(self, settings: Settings) -> tuple[int, ...]:
        return (2, 3, 4, 5) if any(settings.get(name) for name in NOT_ALONE) else (1, 2, 3, 4, 5)

    def configurations(self) -> Iterator[Configuration]:
        """The covering set; levels are for the solo game, which also knows both kinds of blocked borders."""
        for players, settings in covering(self):
            yield 1 if "level" in settings else players, settings
        yield 1, {"borders": "medium"}
        yield 1, {"borders": "hard"}

    def position(self, players: int, settings: Settings) -> Table:
        table = Table(players)
        table.must_act = settings.get("passing") == "if-stuck"
        table.free_bonus = settings.get("extra-distance") == "free"
        table.most_power = int(settings.get("most-power", MOST_POWER))
        return table

    def outline(self, players: int, settings: Settings) -> Step[Table]:
        steps: list[Step[Table]] = [FillCities(bool(settings["coal"])), DrawTileSides()]
        if settings["orders"]:
            steps.append(DrawOrderSides())
        if settings["borders"] != "open":
            steps.append(BlockBorders(str(settings["borders"])))
        steps.append(FirstCrosses(int(settings["level"])) if players == 1 else ChooseFirstPlayer())
        if settings["starting-tiles"]:
            steps.append(HandOutStartingTiles())
        return InOrder(*steps, Round())

    def result(self, pos: Table) -> Result:
        return result(pos)

    def score_now(self, pos: Table) -> list[ScoreSheet]:
        return [score_sheet(pos, seat) for seat in range(pos.players)]

    def check(self, pos: Table) -> None:
        goods = Counter(pos.bag)
        goods[COAL] += pos.coal
        for row in pos.cities:
            goods.update(row)
        for sheet in pos.sheets:
            goods.update(sheet.kept)
            if sheet.private:
                goods[sheet.private[1]] += 1
            assert len(set(sheet.crossed)) == len(sheet.crossed) <= len(BOX.sheet.locomotive_boxes)
            assert not any(CITY_AT[place] for place in sheet.tracks)
            on_lines = [place for line in sheet.lines for place in line[4]]
            assert len(on_lines) == len(set(on_lines))
            assert set(on_lines) <= set(sheet.tracks)
        assert goods == Counter[str](BOX.goods.counts)
        assert all(NOBODY <= owner < pos.players for owner in pos.owner + pos.order_owner)
        assert not any(pos.sideways[n] and pos.owner[n] == NOBODY for n in range(7))
        assert all(0 <= pos.influence[region] <= len(DRAWABLE[region]) for region in CITIES)


GAME = SteamRollers()
