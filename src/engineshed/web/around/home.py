"""Home for everybody with a running game: what waits, where seats are open, what can be watched."""

from collections.abc import Mapping, Sequence

from markupsafe import Markup

from engineshed.kernel import Game, Position, Seat
from engineshed.web.around.pages import TRIFLE, Visitor, card, emblem, poster, styled
from engineshed.web.render import page
from engineshed.web.table.pulse import span
from engineshed.web.table.scene import TableScene
from engineshed.web.table.telling import log


def at_home(guest: Visitor, games: Sequence[Game[Position]], room: Mapping[str, object]) -> str:
    railways = [game for game in games if game.weight >= TRIFLE]
    return page(
        "home_people.jinja",
        guest,
        here="play",
        room=room,
        cards=[card(game, guest.language) for game in railways],
        styled=styled(games),
        thumb=lambda row: _thumb(row, guest.language),
        span=span,
    )


def next_game(scene: TableScene, id: str, seat: Seat, most: int) -> dict[str, object]:
    """A game that waits for the reader: what is asked, and what happened since this seat's last choice."""
    game = scene.game
    last = scene.match.last_choice(seat)
    lines = [] if last is None else log(scene, None, last + 1).lines
    return {
        "id": id,
        "game": game,
        "title": game.name(scene.language),
        "emblem": emblem(game),
        "art": poster(game, scene.seen.setup.settings, scene.language),
        "asked": scene.rich(scene.page.prompt(scene).text),
        "since": lines[:most][::-1],
        "more": max(0, len(lines) - most),
    }


def _thumb(row: Mapping[str, object], language: str) -> Markup | None:
    game, settings = row["game"], row["settings"]
    assert isinstance(game, Game)
    assert isinstance(settings, dict)
    return poster(game, settings, language)
