"""Tables as tests look at them, without a server."""

from engineshed.kernel import Position, Seat
from engineshed.kernel.play import Match
from engineshed.web.scene import Frame, Mode, Player, TableScene, Viewpoint


def scene_of(
    match: Match[Position],
    seat: Seat | None,
    language: str = "en",
    moment: int | None = None,
    mode: Mode = "live",
) -> TableScene:
    """A table of nobody's, as a seat (None: a spectator) sees it."""
    players = [Player(f"Player {n}", str(n), False) for n in range(match.state.setup.players)]
    own = () if seat is None else (seat,)
    return TableScene(match, Viewpoint(language, seat, own, mode, moment), Frame("/tables/t", players))
