"""A building turn: where the new city goes, and the next tile of the best plan."""

from typing import Final, NamedTuple, TypeAlias

from engineshed.games.age_of_steam import completion
from engineshed.games.age_of_steam.bot.forecast import Forecast, Purse, purse_of
from engineshed.games.age_of_steam.bot.paths import NO_TRACK, Paths
from engineshed.games.age_of_steam.bot.plans import WIDE, Plan, Planner, Width
from engineshed.games.age_of_steam.links import OPEN
from engineshed.games.age_of_steam.phases.build import Build
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.printed.board import LETTERS
from engineshed.games.age_of_steam.printed.tiles import TILE_OF
from engineshed.kernel import DONE, Action

FEW_LINKS: Final = 3
"""With so few own links a new city is judged together with the track that it makes possible."""
WORTH_IT: Final = 0.3
"""A plan must be so much better than doing nothing."""

Laying: TypeAlias = tuple[int, int]
"""A tile of a path: its hex, and the edges that the new track needs there (a mask)."""


def build(pos: AgeOfSteamPosition, turn: Build, options: list[Action]) -> Action:
    """The next step of the best plan for the rest of the turn."""
    return next_step(Forecast(pos, turn.seat), turn, options, WIDE)


def next_step(forecast: Forecast, turn: Build, options: list[Action], width: Width) -> Action:
    """The same as this forecast sees it, of so many plans."""
    return next_steps(forecast, turn, options, width)[0]


def next_steps(
    forecast: Forecast, turn: Build, options: list[Action], width: Width
) -> tuple[Action, tuple[Laying, ...] | None]:
    """The same, and the tiles of the plan that are to follow; None: to be planned once this is done."""
    pos, purse = forecast.pos, purse_of(forecast.pos, turn.seat)
    if turn.city:
        city = best_city(forecast, purse, turn.left, width)
        if city is not None and city.value > Planner(forecast, purse, 0).judge().value:
            action = city.action(pos)
            if action in options:
                return action, None
    plans = plans_of(forecast, purse, turn, width)
    nothing = next(plan.value for plan in plans if not plan.paths)
    for plan in plans:
        if plan.value < nothing + WORTH_IT and DONE in options:
            return DONE, None
        for number, path in enumerate(plan.paths):
            laid = laying(pos, path.tiles[0], options)
            if laid is not None:
                others = (*plan.paths[:number], *plan.paths[number + 1 :])
                return laid, (*path.tiles[1:], *(tile for other in others for tile in other.tiles))
    return DONE if DONE in options else options[0], None


def plans_of(forecast: Forecast, purse: Purse, turn: Build, width: Width = WIDE) -> list[Plan]:
    """What could be built in the rest of the turn, the best first."""
    engineer = forecast.pos.action[turn.seat] == "engineer"
    return Planner(forecast, purse, turn.left, turn.built, engineer, turn.dearest).search(width).plans


def beginning(pos: AgeOfSteamPosition, plan: Plan, options: list[Action]) -> Action | None:
    """The first tile of a plan that the rules allow."""
    for path in plan.paths:
        action = laying(pos, path.tiles[0], options)
        if action is not None:
            return action
    return None


def laying(pos: AgeOfSteamPosition, tile_of_path: Laying, options: list[Action]) -> Action | None:
    """The option that lays a tile of a path, if the rules allow it."""
    hex_, mask = tile_of_path
    atom, town = pos.board.hex_atoms[hex_], hex_ in pos.board.towns
    for option in options:
        if option[0] == "connect" and mask == NO_TRACK:
            return option
        if option[0] == "build" and option[1] == atom:
            tile = TILE_OF[str(option[2]), str(option[3])]
            if tile.mask == mask if town else any(1 << a | 1 << b == mask for a, b in tile.tracks):
                return option
    return None


# New cities


class City(NamedTuple):
    """A new city on a town, and the score that one is heading for with it."""

    hex: int
    letter: str
    value: float

    def action(self, pos: AgeOfSteamPosition) -> Action:
        return ("urbanize", pos.board.hex_atoms[self.hex], f"city:{self.letter}")


def best_city(forecast: Forecast, purse: Purse, tiles: int, width: Width = WIDE) -> City | None:
    """Where a new city helps most, with the track that it makes possible."""
    pos, seat = forecast.pos, forecast.seat
    best: City | None = None
    early = len(forecast.network.own) <= FEW_LINKS
    for town in _towns(forecast, width.towns if early else 0):
        paths: Paths | None = None
        for letter in _letters(forecast, town, width.colours):
            twin = completion.founded(pos, seat, town, letter)
            assert twin is not None
            planner = Planner(
                Forecast(twin, seat, forecast.rivals), _after_founding(pos, twin, purse, seat), tiles
            )
            planner.forecast.funded = forecast.funded
            # The colour of a city changes what is shipped, not where track can go.
            paths = planner.paths = planner.paths if paths is None else paths
            value = planner.around(town, width).plans[0].value if early else planner.judge().value
            if best is None or value > best.value:
                best = City(town, letter, value)
    return best


def _after_founding(pos: AgeOfSteamPosition, twin: AgeOfSteamPosition, purse: Purse, seat: int) -> Purse:
    """A town's exits are worth track, a city's are not."""
    after = purse.copy()
    after.track += purse_of(twin, seat).track - purse_of(pos, seat).track
    return after


def _towns(forecast: Forecast, most: int) -> list[int]:
    """Towns of the own network or where own track points; up to so many with those amid most cubes."""
    pos, own = forecast.pos, forecast.network.places()
    pointed = {
        pos.board.across[chain.open_side] // 6
        for chain in pos.chains.values()
        if chain.owner == forecast.seat and chain.end == OPEN
    }
    free = [town for town in pos.board.towns if town not in pos.cities]
    near = [town for town in free if town in own or town in pointed]
    if len(near) < most:
        rest = [town for town in free if town not in near]
        near += sorted(rest, key=lambda town: -_cubes_around(pos, town, own))[: most - len(near)]
    return near


def _cubes_around(pos: AgeOfSteamPosition, town: int, own: set[int]) -> int:
    """Cubes in the cities up to three tiles away, those of the own network more than others."""
    q, r = pos.board.places[town]
    total = 0
    for city in pos.cities:
        x, y = pos.board.places[city]
        far = max(abs(q - x), abs(r - y), abs(q + r - x - y))
        if far <= 3:
            total += (len(pos.cubes.get(city, ())) + 2) * (5 - far) * (3 if city in own else 1)
    return total


def _letters(forecast: Forecast, town: int, most: int) -> list[str]:
    """Of the new cities left, one for each of the colours most wanted."""
    pos, goods = forecast.pos, forecast.goods
    near = forecast.network.places() or {
        city for city in pos.cities if _cubes_around(pos, town, {city}) > _cubes_around(pos, town, set())
    }
    wanted: dict[str, float] = {}
    for (hex_, colour), number in goods.here.items():
        wanted[colour] = wanted.get(colour, 0.0) + (number if hex_ in near else 0.1 * number)
    letters: dict[str, str] = {}
    for letter, where in pos.new_cities.items():
        colour = LETTERS[letter].color
        if where is None and letter in pos.map.letters:
            rival = letters.get(colour)
            if rival is None or _display(pos, letter) > _display(pos, rival):
                letters[colour] = letter
    ranked = sorted(letters, key=lambda colour: -wanted.get(colour, 0.0))
    return [letters[colour] for colour in ranked[:most]]


def _display(pos: AgeOfSteamPosition, letter: str) -> int:
    return sum(bool(cube) for cube in pos.display.get(letter, ()))
