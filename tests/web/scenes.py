"""Tables as tests look at them, without a server."""

from engineshed.kernel import Position, Seat
from engineshed.kernel.play import Match
from engineshed.server.sessions import TASTES, Visitor
from engineshed.web.table.scene import Frame, Mode, Player, TableScene, Viewpoint


def scene_of(
    match: Match[Position],
    seat: Seat | None,
    language: str = "en",
    moment: int | None = None,
    mode: Mode = "live",
) -> TableScene:
    """A table of nobody's, as a seat (None: a spectator) sees it."""
    players = [Player(f"Player {n}", f"P{n}", False) for n in range(match.state.setup.players)]
    own = () if seat is None else (seat,)
    return TableScene(match, Viewpoint(language, seat, own, mode, moment), Frame("/tables/t", players))


def reader(language: str = "en") -> Visitor:
    """Somebody who reads a page and has chosen nothing yet."""
    return Visitor("reader", "", language, {taste: known[0] for taste, known in TASTES.items()}, "", "/")
