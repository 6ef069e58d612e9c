"""The score sheet, and who has won."""

from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.printed.components import box
from engineshed.kernel import Result, ScoreLine, ScoreSheet, places


def track_of(pos: AgeOfSteamPosition, seat: int) -> int:
    """Pieces of track in a seat's completed links (AOS-1708, AOS-1709)."""
    return sum(len(chain.pieces) for chain in pos.chains.values() if chain.owner == seat and chain.complete)


def sheet(pos: AgeOfSteamPosition, seat: int) -> ScoreSheet:
    """Income, track and shares; money is worth nothing (AOS-1711), and who is out never scores (AOS-1407)."""
    if pos.out[seat]:
        return ScoreSheet(seat, ())
    worth = box().scoring
    income, shares = pos.income[seat], pos.shares[seat]
    pieces = track_of(pos, seat) * worth.per_track_section_in_completed_links
    return ScoreSheet(
        seat,
        (
            ScoreLine("income", worth.per_income * income, "AOS-1707", f"{income} × {worth.per_income}"),
            ScoreLine("track", pieces, "AOS-1708"),
            ScoreLine("shares", worth.per_share * shares, "AOS-1710", f"{shares} × {worth.per_share}"),
        ),
    )


def result(pos: AgeOfSteamPosition) -> Result:
    """Most points win, a tie stands (AOS-1712); with one player left the game ends early (AOS-1409)."""
    sheets = [pos.map.sheet(pos, seat) for seat in range(pos.players)]
    keys = [None if pos.out[s.seat] else (s.total, *pos.map.tie_breakers(pos, s.seat)) for s in sheets]
    out = [seat for seat in range(pos.players) if pos.out[seat]]
    ended = "end" if len(pos.order) > 1 or pos.players == 1 else "last-player" if pos.order else "nobody-left"
    return Result(places(keys), sheets, ended, out, pos.map.won(pos))
