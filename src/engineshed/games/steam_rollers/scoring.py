"""Score sheets: the players', Ewa's, and who wins."""

from engineshed.games.steam_rollers.effects import FACES
from engineshed.games.steam_rollers.position import NOBODY, SteamRollersPosition
from engineshed.games.steam_rollers.printed.components import BOX, NUMBERS, ORDERS
from engineshed.kernel import Result, ScoreLine, ScoreSheet, Seat, places

EWA: Seat = 1
"""Where Ewa's score sheet stands: behind the only player's. She is no seat of the game."""


def score_sheet(pos: SteamRollersPosition, seat: Seat) -> ScoreSheet:
    """SR-1304: deliveries, network, locomotive, tiles, orders and the starting tile."""
    sheet = pos.sheets[seat]
    towns = sum(line[3] for line in sheet.lines)
    tiles = [FACES[pos.faces[n]].points for n in range(1, 7) if pos.faces and pos.owner[n] == seat]
    lines = [
        ScoreLine("deliveries", sheet.deliveries, "SR-611"),
        ScoreLine("network", sheet.network, "SR-1305", f"{len(sheet.lines)} + {towns}"),
        ScoreLine("locomotive", BOX.scoring.locomotive[sheet.power], "SR-1308"),
        ScoreLine("action-tiles", sum(tiles), "SR-1310", _sum(tiles)),
    ]
    if pos.order_faces:
        orders = [ORDERS[pos.order_faces[n]].points for n in NUMBERS if pos.order_owner[n] == seat]
        lines.append(ScoreLine("orders", sum(orders), "SR-1311", _sum(orders)))
    if sheet.extra:
        lines.append(ScoreLine("starting-tile", sheet.extra, "SR-1105"))
    return ScoreSheet(seat, lines)


def ewa_sheet(pos: SteamRollersPosition) -> ScoreSheet:
    """SR-1703 to SR-1706."""
    most = sorted(pos.influence, reverse=True)[: BOX.solo.ewa_network_regions]
    tiles = [FACES[pos.faces[n]].points for n in range(1, 7) if pos.faces and pos.owner[n] == NOBODY]
    positive = [points for points in tiles if points > 0]
    return ScoreSheet(
        EWA,
        [
            ScoreLine("deliveries", pos.ewa_points, "SR-1703"),
            ScoreLine("network", sum(most), "SR-1705", _sum(most)),
            ScoreLine("locomotive", BOX.solo.ewa_locomotive_points, "SR-1704"),
            ScoreLine("action-tiles", sum(positive), "SR-1706", _sum(positive)),
        ],
    )


def result(pos: SteamRollersPosition) -> Result:
    """SR-1312 to SR-1315; alone SR-1707 and SR-1605."""
    sheets = [score_sheet(pos, seat) for seat in range(pos.players)]
    if pos.solo:
        won = pos.ended != "ewa" and sheets[0].total > ewa_sheet(pos).total
        return Result((1,), sheets, pos.ended, won=won)
    ranking = [
        (sheet.total, pos.sheets[sheet.seat].power, pos.sheets[sheet.seat].network) for sheet in sheets
    ]
    return Result(places(ranking), sheets, pos.ended)


def _sum(points: list[int]) -> str:
    return " + ".join(map(str, points)).replace("+ -", "− ")
