"""Final scoring in eight parts, and the winner."""

from collections.abc import Sequence

from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.kernel import Result, ScoreLine, ScoreSheet, Seat, places

VP_TRACK = 50
IN_PLAY = {"tokens": "TR-2405", "contracts": "TR-1304", "specials": "TR-1703", "market": "TR-2514"}
"""Sources of VP during the game and their rules."""


def on_track(vp: int) -> tuple[int, int]:
    """Markers that record 50 VP each, and the space of the running one (TR-1705)."""
    laps = max(vp - 1, 0) // VP_TRACK
    return laps, vp - laps * VP_TRACK


def sheets(pos: TrainRushPosition) -> list[ScoreSheet]:
    """What every seat scores if the game ends now (TR-3001)."""
    parts = [
        ("cities", "TR-3002", cities(pos)),
        ("progress", "TR-3003", progress(pos)),
        ("sectors", "TR-3004", sectors(pos)),
        ("infrastructure", "TR-3008", infrastructure(pos)),
        ("contractors", "TR-3011", contractors(pos)),
        ("special-wagons", "TR-3015", special_wagons(pos)),
        ("delivered", "TR-3018", contracts(pos)),
        ("missions", "TR-3023", missions(pos)),
    ]
    found = []
    for seat, player in enumerate(pos.players):
        lines = [ScoreLine(name, player.scored.get(name, 0), rule) for name, rule in IN_PLAY.items()]
        for name, rule, prizes in parts:
            won = [points for points in prizes[seat] if points]
            lines.append(ScoreLine(name, sum(won), rule, _sum(won)))
        found.append(ScoreSheet(seat, lines))
    return found


def _sum(won: list[int]) -> str:
    """How points came about: "6 × 3 + 2"; nothing to explain about a single prize."""
    if len(won) < 2:
        return ""
    counts = {points: won.count(points) for points in won}
    return " + ".join(f"{points} × {n}" if n > 1 else str(points) for points, n in counts.items())


def result(pos: TrainRushPosition) -> Result:
    """Most VP, then most city markers on the map; else the victory is shared (TR-3026 to TR-3028)."""
    score = sheets(pos)
    ranking = [(sheet.total, pos.cities_visited(sheet.seat)) for sheet in score]
    last_round = pos.round == pos.box.rounds
    return Result(places(ranking), score, "rounds" if last_round else "cities")


# Each part lists, for every seat, the prizes it wins there.


def cities(pos: TrainRushPosition) -> list[list[int]]:
    """1. Markers in all nine cities."""
    prize = pos.box.prizes.all_cities
    return [[prize] if pos.cities_visited(seat) == len(pos.visitors) else [] for seat in seats(pos)]


def progress(pos: TrainRushPosition) -> list[list[int]]:
    """2. Highest spaces reached."""
    prize = pos.box.prizes.track_top
    tops = {track: len(values) - 1 for track, values in pos.box.tracks.items()}
    return [[prize for track, top in tops.items() if player.levels[track] == top] for player in pos.players]


def sectors(pos: TrainRushPosition) -> list[list[int]]:
    """3. Most and second most pieces in each sector."""
    won: list[list[int]] = [[] for _ in pos.players]
    for sector in pos.spies:
        for prize, seat in zip(pos.box.prizes.sector, sector_places(pos, sector), strict=False):
            won[seat].append(prize)
    return won


def sector_places(pos: TrainRushPosition, sector: str) -> list[Seat]:
    """Those with pieces, by their number; ties go to the lowest slot (TR-3005, TR-3006)."""
    pieces = pos.spies[sector] + pos.agents[sector]
    return sorted(dict.fromkeys(pieces), key=lambda seat: -pieces.count(seat))


def infrastructure(pos: TrainRushPosition) -> list[list[int]]:
    """4. Furthest on each infrastructure track."""
    prize = pos.box.prizes.infrastructure
    tracks = [[(player.infrastructure[region], 0) for player in pos.players] for region in pos.box.regions]
    return by_seat([shared(track, prize) for track in tracks])


def contractors(pos: TrainRushPosition) -> list[list[int]]:
    """5. Furthest on each contractor track."""
    prize = pos.box.prizes.contractors
    tracks = [[(player.contractors[colour], 0) for player in pos.players] for colour in pos.box.regions]
    return by_seat([shared(track, prize) for track in tracks])


def special_wagons(pos: TrainRushPosition) -> list[list[int]]:
    """6. Special wagons with a parcel on every place."""
    vp = pos.box.special_vp
    return [
        [vp[wagon] for wagon, cargo in player.wagons.items() if wagon in vp and "" not in cargo]
        for player in pos.players
    ]


def contracts(pos: TrainRushPosition) -> list[list[int]]:
    """7. Most delivered goods in each region, then most contract markers (TR-3018, TR-3019)."""
    prize = pos.box.prizes.contracts
    regions = [[delivered(pos, region, seat) for seat in seats(pos)] for region in pos.box.regions]
    return by_seat([shared(region, prize) for region in regions])


def delivered(pos: TrainRushPosition, region: str, seat: Seat) -> tuple[int, int]:
    """Goods and markers of a player's contracts in a region."""
    sizes = [
        size
        for city in pos.box.cities_of[region]
        for size, owner in zip(pos.box.sizes, pos.contract_spaces[city], strict=True)
        if owner == seat
    ]
    return sum(sizes), len(sizes)


def missions(pos: TrainRushPosition) -> list[list[int]]:
    """8. Missions, by the number of their good on the player's wagons."""
    return [[mission_vp(pos, seat, hero) for hero in pos.players[seat].missions] for seat in seats(pos)]


def mission_vp(pos: TrainRushPosition, seat: Seat, hero: str) -> int:
    mission = pos.box.heroes[hero]
    count = pos.goods(seat).count(mission.good)
    return mission.vp[min(count, len(mission.vp) - 1)]


def shared(standing: Sequence[tuple[int, int]], prize: tuple[int, int]) -> list[int]:
    """VP for first and second place by (standing, tie-break).

    Those who tie share, rounded down; a shared first place leaves no second (TR-3009, TR-3010).
    Who has nothing takes no place (TR-3014, TR-3022).
    """
    first, second = prize
    points = [0] * len(standing)
    ranks = sorted({key for key in standing if key != (0, 0)}, reverse=True)
    for rank, key in enumerate(ranks[:2]):
        tied = [seat for seat, own in enumerate(standing) if own == key]
        share = second if rank else first + second if len(tied) > 1 else first
        for seat in tied:
            points[seat] = share // len(tied)
        if len(tied) > 1:
            break
    return points


def seats(pos: TrainRushPosition) -> range:
    return range(len(pos.players))


def by_seat(contests: list[list[int]]) -> list[list[int]]:
    """Prizes per contest and seat, turned into prizes per seat."""
    return [list(prizes) for prizes in zip(*contests, strict=True)]
