"""What a player should know before deciding: warnings beside the prompt, and what a thing is worth now."""

from collections.abc import Sequence

from engineshed.games.railroad_revolution.page import text
from engineshed.games.railroad_revolution.phases.milestones import reached
from engineshed.games.railroad_revolution.phases.turn import end_triggered
from engineshed.games.railroad_revolution.position import Company, RailroadRevolutionPosition
from engineshed.games.railroad_revolution.printed.box import PERFORMANCE_AT
from engineshed.games.railroad_revolution.scoring import sheet
from engineshed.kernel import Action, Atom, Seat, Words, kind_of, parts_of
from engineshed.kernel.page import Scene
from engineshed.kernel.prospect import worth as prospect


def warnings(pos: RailroadRevolutionPosition, seat: Seat, words: Words) -> tuple[str, ...]:
    """The coming end, and a price that money alone does not pay."""
    found: list[str] = []
    company, turn, price = pos.companies[seat], pos.turn, pos.box.share_price
    if end_triggered(pos):
        found.append(words("warn-end"))
    if turn.seat == seat and turn.owed > company.money:
        missing = turn.owed - company.money
        shares, said = -(-missing // price), text.money(words, missing)
        if shares <= company.shares:
            found.append(words("warn-owed", missing=said, shares=shares))
        else:
            found.append(words("warn-owed-more", missing=said, shares=company.shares))
    return tuple(found)


def worth(pos: RailroadRevolutionPosition, seat: Seat, atom: Atom) -> int:
    """How many points more the score sheet would show with this built, taken or flipped."""
    after = pos.copy()
    if not _with(after, after.companies[seat], atom):
        return 0
    return sheet(after, seat).total - sheet(pos, seat).total


def outlook(
    pos: RailroadRevolutionPosition, seat: Seat, actions: Sequence[Action], words: Words
) -> list[str]:
    """What these steps bring at once, and by how much the score sheet grows."""
    after, brings = pos.copy(), []
    for action in actions:
        for atom in action:
            _with(after, after.companies[seat], atom)
            if action[0] == "build" and kind_of(atom) == "city":
                brings.append(_reward(pos, pos.box.city_at[str(atom)], words))
    lines = [words("outlook-brings", what=words.listed(brings))] if brings else []
    points = sheet(after, seat).total - sheet(pos, seat).total
    if not points:
        return lines
    return [*lines, words("outlook-points" if points > 0 else "outlook-loss", points=abs(points))]


def hint(scene: Scene[RailroadRevolutionPosition], seat: Seat, atom: Atom) -> str:
    """What a thing would add to the own score sheet as things stand; of a milestone, what it asks for."""
    pos, words = scene.pos, scene.words
    kind, name = parts_of(atom)
    milestone = pos.box.milestones.get(name.partition(".")[0]) if kind in ("milestone", "slot") else None
    if milestone is not None:
        met = sum(reached(pos.companies[seat], wanted) >= wanted.least for wanted in milestone.conditions)
        return words("hint-milestone", vp=milestone.vp, met=met, all=len(milestone.conditions))
    if points := worth(pos, seat, atom):
        return words("hint-worth" if points > 0 else "hint-loss", points=abs(points))
    later = prospect(scene, atom)
    if later is None or not (later.points or name):
        return ""
    if not later.points:
        return words("hint-no-points")
    said = "hint-loss" if later.points < 0 else "hint-up-to" if later.several else "hint-worth"
    return words(said, points=abs(later.points))


def _reward(pos: RailroadRevolutionPosition, city: int, words: Words) -> str:
    """What a station in this city brings now."""
    tile = pos.city_tile(city)
    return text.effects(words, tile.base if pos.stations[city] else (*tile.first, *tile.base))


def _with(pos: RailroadRevolutionPosition, company: Company, atom: Atom) -> bool:
    """Put it there, whatever it costs; False: it is nothing that lies on a board."""
    box, kind = pos.box, kind_of(atom)
    if kind == "city":
        company.stations |= 1 << box.city_at[str(atom)]
    elif kind == "track":
        company.build_rail(box, box.space_at[str(atom)])
    elif kind == "section":
        company.offices |= 1 << box.section_at[str(atom)]
    elif kind == "stack":
        company.trains[2 * box.stack_at[atom]] += 1
    elif kind == "train":
        train = box.train_at.get(str(atom), 0)
        if not company.trains[train]:
            return False
        company.trains[train] -= 1
        company.trains[train ^ 1] += 1  # RRV-805: used, it lies face down and scores nothing
    elif kind == "performance":
        track = PERFORMANCE_AT[atom]
        if company.steps[track] + 1 >= len(box.performance[track]):
            return False
        company.steps[track] += 1
    else:
        return False
    return True
