"""Scoring: trains, milestones, performance tracks and telegraph links."""

from engineshed.games.railroad_revolution.position import RailroadRevolutionPosition
from engineshed.kernel import Result, ScoreLine, ScoreSheet, Seat, places

TOP_LEVEL = 5
"""The cities that the network track counts."""


def sheet(pos: RailroadRevolutionPosition, seat: Seat) -> ScoreSheet:
    """All points of a company as things stand; money, shares and workers score nothing (RRV-1313)."""
    company, box = pos.companies[seat], pos.box
    trains = sum(company.trains[::2])
    goals = [box.milestones[tile].vp for tile in company.done]
    west = sum(1 for city in box.cities if city.level == TOP_LEVEL and company.network & city.bit)
    offices, stations = company.offices.bit_count(), company.stations.bit_count()
    telegraph, station, network = (box.performance[n][company.steps[n]].vp for n in range(3))
    links = telegraph_links(pos, seat)
    return ScoreSheet(
        seat,
        (
            ScoreLine("trains", box.train_vp * trains, "RRV-1307", f"{trains} × {box.train_vp}"),
            ScoreLine("milestones", sum(goals), "RRV-1308", " + ".join(map(str, goals))),
            ScoreLine("network", west * network, "RRV-1309", f"{west} × {network}"),
            ScoreLine("stations", stations * station, "RRV-1310", f"{stations} × {station}"),
            ScoreLine("telegraph", offices * telegraph, "RRV-1311", f"{offices} × {telegraph}"),
            ScoreLine("links", sum(links), "RRV-1312", " + ".join(map(str, links))),
        ),
    )


def telegraph_links(pos: RailroadRevolutionPosition, seat: Seat) -> list[int]:
    """The VP of every link between two neighbouring sections with own offices."""
    offices = pos.companies[seat].offices
    both = offices & offices >> 1
    return [section.link for n, section in enumerate(pos.box.sections) if both >> n & 1]


def result(pos: RailroadRevolutionPosition) -> Result:
    """Most VP win; a tie goes to money with shares at $150 (RRV-1315), then it is shared (RRV-1316)."""
    sheets = [sheet(pos, seat) for seat in range(pos.players)]
    wealth = [company.money + pos.box.share_price * company.shares for company in pos.companies]
    return Result(places([(s.total, money) for s, money in zip(sheets, wealth, strict=True)]), sheets)
