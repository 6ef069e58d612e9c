"""What hovering shows beside the name of a thing: what it gives, and what that would score."""

from engineshed.games.russian_railroads.page import text
from engineshed.games.russian_railroads.page.forecast import forecast, forecast_of_choice, forecast_of_effects
from engineshed.games.russian_railroads.phases.carry import Carry
from engineshed.games.russian_railroads.phases.end_bonus import TakeEndBonus
from engineshed.games.russian_railroads.phases.setup import StartingBonus
from engineshed.games.russian_railroads.position import RussianRailroadsPosition
from engineshed.games.russian_railroads.scoring import bonus_points
from engineshed.kernel import DONE, Atom, Seat, Words, kind_of, name_of, parts_of
from engineshed.kernel.page import Scene


def hint(atom: Atom, scene: Scene[RussianRailroadsPosition]) -> str:
    """Of a space or an engineer, of a part of an action, of a card."""
    pos, seat, words, asked = scene.pos, scene.viewer, scene.words, scene.decision
    if seat is None:
        return ""
    space = pos.box.space(atom)
    if isinstance(asked, TakeEndBonus):
        return _bonus(pos, seat, atom, words)
    if isinstance(asked, Carry) and asked.seat == seat and atom != DONE[0]:
        options = [action for action in scene.options if atom in action]
        if not options:
            return ""
        points = max(forecast_of_choice(pos, seat, asked.frame(), action) for action in options)
    elif space is not None:
        points = forecast(pos, seat, space)
    elif isinstance(asked, StartingBonus) and kind_of(atom) == "starting":
        effects = pos.box.starting_bonuses[name_of(atom, "starting")].effects
        return words("title-forecast", points=forecast_of_effects(pos, seat, effects))
    else:
        return ""
    gives = text.effects(words, space.effects) if space is not None else _gives(pos, atom, words)
    said = f"{words('hint-space', gives=gives)} " if gives else ""
    return said + words("title-forecast", points=points)


def _gives(pos: RussianRailroadsPosition, atom: Atom, words: Words) -> str:
    """What a token does, or a factory once a marker reaches it."""
    kind, name = parts_of(atom)
    if kind == "token" and name in pos.box.tokens:
        return text.effects(words, pos.box.tokens[name].effects)
    if kind in ("stack", "returned") and name.isdecimal() and 0 < int(name) < len(pos.box.factories):
        return words("title-factory", n=int(name), gives=text.effects(words, pos.box.factories[int(name)]))
    return ""


def _bonus(pos: RussianRailroadsPosition, seat: Seat, atom: Atom, words: Words) -> str:
    kind, name = parts_of(atom)
    card = pos.box.bonus_cards.get(name) if kind == "bonus" else None
    return "" if card is None else words("hint-bonus", points=bonus_points(pos.box, pos.boards[seat], card))
