"""What a player should know before deciding: warnings beside the prompt, and what a thing is worth now."""

from engineshed.games.steam_rollers.figures import SCORE
from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.games.steam_rollers.printed.components import BOX
from engineshed.games.steam_rollers.printed.map import CITIES, DRAWABLE
from engineshed.kernel import Atom, Seat, Words
from engineshed.kernel.page import Scene
from engineshed.kernel.prospect import worth

MOST_BILLS = 60
"""So many options are compared."""


def warnings(pos: SteamRollersPosition, seat: Seat, words: Words) -> tuple[str, ...]:
    """The coming end, lines without power to use them, and alone the regions in which Ewa would win."""
    if not pos.round:
        return ()
    found: list[str] = []
    missing = BOX.scoring.empty_cities_to_end - pos.empty_cities()
    if missing <= 0:
        found.append(words("warn-end"))
    elif missing == 1 and any(len(pos.cities[city]) == 1 for city in CITIES):
        found.append(words("warn-near-end"))
    sheet = pos.sheets[seat]
    if sheet.lines and not sheet.power:
        found.append(words("warn-no-power"))
    if pos.solo:
        full = [die for die in sorted(set(pos.white)) if pos.influence[die] == len(DRAWABLE[die])]
        if full:
            found.append(words("warn-ewa", regions=words.listed(map(str, full)), count=len(full)))
    return tuple(found)


def hint(atom: Atom, scene: Scene[SteamRollersPosition]) -> str:
    """The most that options with this are worth now, unless the bill of all of them says the same."""
    if not scene.acts:
        return ""
    seat, words = scene.seen.viewer, scene.words
    fitting = [option for option in scene.options if atom in option][:MOST_BILLS]
    found = {scene.seen.bill(seat, option).total(seat, SCORE) for option in fitting}
    if len(found) > 1 and max(found) > 0:
        return words("hint-up-to", points=max(found))
    later = worth(scene, atom) if found == {0} else None
    if later is None or later.points < 0:
        return ""
    return words("hint-up-to", points=later.points) if later.points else words("hint-no-points")
