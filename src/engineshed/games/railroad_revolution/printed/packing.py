"""The box that the game is played from, packed from the component data."""

from collections.abc import Mapping
from functools import cache

from engineshed.games.railroad_revolution.effects import best_of
from engineshed.games.railroad_revolution.printed.box import (
    ACTIONS,
    ANY_COLOUR,
    COLOURS,
    TRACKS,
    WHITE,
    Box,
    City,
    CityTile,
    Condition,
    Deal,
    Milestone,
    Rung,
    Section,
    Shelf,
    Space,
    Train,
    Word,
)
from engineshed.games.railroad_revolution.printed.components import (
    FILE,
    Components,
    ConditionData,
    TollData,
    WordData,
    data,
)
from engineshed.kernel import BadData
from engineshed.kernel.components import build, overlay


@cache
def standard_box() -> Box:
    return make_box({})


def make_box(patch: Mapping[str, object]) -> Box:
    """The printed game with a patch of data laid over it."""
    parts = build(FILE, overlay(data(), patch), Components)
    box = Box()
    _map(box, parts)
    _telegraph(box, parts)
    _tiles(box, parts)
    _board(box, parts)
    _numbers(box, parts)
    _bounds(box)
    return box


def _word(data: WordData) -> Word:
    colours = tuple(COLOURS.index(colour) for colour in data.options or data.colors)
    return Word(
        data.op,
        data.n or data.max or data.times or data.flat,
        data.cost,
        data.cost_each or data.per_triangle,
        colours,
    )


def _words(data: list[WordData]) -> tuple[Word, ...]:
    return tuple(_word(word) for word in data)


def _map(box: Box, parts: Components) -> None:
    number = {city.id: n for n, city in enumerate(parts.map.cities)}
    for city in parts.map.cities:
        printed = None
        if city.printed is not None:
            printed = CityTile(city.id, 1, _words(city.printed.base), _words(city.printed.first))
        n = number[city.id]
        place = (city.lon, city.lat)
        box.cities.append(
            City(
                city.id,
                city.name,
                city.level,
                city.station_cost,
                city.tile_group or 0,
                place,
                1 << n,
                printed,
            )
        )
        box.city_at[f"city:{city.id}"] = n
    for n, space in enumerate(parts.map.tracks):
        for end in (space.a, space.b):
            if end not in number:
                raise BadData(FILE, f"no such city: {end}", entry=f"map.tracks[{space.id}]")
            box.cities[number[end]].tracks |= 1 << n
        a, b = number[space.a], number[space.b]
        start = space.terrain == "start"
        box.spaces.append(Space(space.id, a, b, space.triangles, space.deal, start, 1 << n))
        box.space_at[f"track:{space.id}"] = n
    most = max(space.triangles for space in box.spaces)
    box.terrain = [
        sum(space.bit for space in box.spaces if space.triangles == count) for count in range(most + 1)
    ]
    blocked = parts.map.blocked_first_station
    box.blocked_stations = {
        int(count): [number[city] for city in cities] for count, cities in blocked.items()
    }


def _telegraph(box: Box, parts: Components) -> None:
    links = {link.between[0]: link.vp for link in parts.telegraph.links}
    for section in parts.telegraph.sections:
        link = links.get(section.index, 0)
        shares, first = section.shares, section.first_office_shares
        box.section_at[f"section:{section.index}"] = len(box.sections)
        box.sections.append(Section(shares, first, section.deal, section.telegraph_tile, link))
    blocked = parts.telegraph.blocked_first_office
    box.blocked_offices = {int(count): [n - 1 for n in sections] for count, sections in blocked.items()}


def _tiles(box: Box, parts: Components) -> None:
    for tile in parts.city_tiles:
        box.city_tiles[tile.id] = CityTile(tile.id, tile.group, _words(tile.base), _words(tile.first))
    for telegraph in parts.telegraph_tiles:
        box.telegraph_tiles[telegraph.id] = _words(telegraph.effect)
    for deal in parts.deal_tiles:
        top, bottom = (Deal(half.shares, _words(half.effect)) for half in (deal.top, deal.bottom))
        box.deals[deal.id] = (top, bottom)
    for number, train in enumerate(parts.train_tiles):
        box.trains.append(Train(train.id, number, train.starting, _words(train.effect)))
        box.stack_at[box.trains[-1].stack] = number
        box.train_at[box.trains[-1].up] = 2 * number
        box.train_at[box.trains[-1].down] = 2 * number + 1
    for goal in parts.milestones:
        managers = tuple(COLOURS.index(c) if c != "any" else ANY_COLOUR for c in goal.managers)
        conditions = tuple(_condition(box, c) for c in goal.conditions)
        milestone = Milestone(goal.id, goal.group, goal.vp, managers, conditions)
        box.milestones[goal.id] = milestone
        for n, slot in enumerate(milestone.slots):
            box.slot_at[slot] = (goal.id, n)
    for setup in parts.setup_tiles:
        box.setup[setup.id] = {side.side: _words(side.effect) for side in setup.sides}


def _condition(box: Box, condition: ConditionData) -> Condition:
    mask = 0
    if condition.kind in ("connect", "station"):
        for city in box.cities:
            mask |= city.bit if city.level == condition.level else 0
        return Condition(condition.kind, condition.level, condition.min, mask)
    for space in box.spaces:
        # RRV-1122: exactly this many triangles; the start space counts for nothing.
        wanted = space.deal if condition.kind == "dealTracks" else space.triangles == condition.triangles
        mask |= space.bit if wanted and not space.start else 0
    return Condition(condition.kind, condition.triangles, condition.min, mask)


def _board(box: Box, parts: Components) -> None:
    shelves = parts.player_board.sections
    box.shelves = [Shelf(s.sell_value, s.buildings, s.rails, s.left_of_logo) for s in shelves]
    nowhere = len(shelves)
    rails = [n for n, shelf in enumerate(shelves) for _ in range(shelf.rails)]
    buildings = [n for n, shelf in enumerate(shelves) for _ in range(shelf.buildings)]
    box.shelf_of_rail = [nowhere, *reversed(rails)]
    box.shelf_of_building = [nowhere, *reversed(buildings)]
    right = [shelf for shelf in shelves if not shelf.left_of_logo]
    box.spare_shelf = (sum(shelf.rails for shelf in right), sum(shelf.buildings for shelf in right))
    tracks = {track.id: track for track in parts.performance_tracks}
    for name in TRACKS:
        rungs = [(rung.vp, rung.toll_to_enter or TollData()) for rung in tracks[name].steps]
        box.performance.append([Rung(vp, toll.money, toll.shares, toll.workers) for vp, toll in rungs])


def _bounds(box: Box) -> None:
    """What the look-ahead need not look beyond."""
    box.best_flip = max(best_of(box, train.words)[0] for train in box.trains)
    printed = [city.printed for city in box.cities if city.printed is not None]
    tiles = [best_of(box, tile.base + tile.first) for tile in (*box.city_tiles.values(), *printed)]
    box.best_station = (max(money for money, _ in tiles), max(workers for _, workers in tiles))


def _numbers(box: Box, parts: Components) -> None:
    box.workers = [parts.counts.workers[colour] for colour in COLOURS]
    for name, by_colour in parts.worker_abilities.items():
        if isinstance(by_colour, str):
            continue
        for colour, words in by_colour.items():
            for action in range(4) if name == "any" else (ACTIONS.index(name),):
                box.abilities[action, COLOURS.index(colour)] = _word(words[0])
    assert all((action, WHITE) in box.abilities for action in range(4))
    box.start_money = parts.start.money
    box.start_shares = parts.start.shares
    box.start_whites = parts.start.white_workers
    fixed = parts.constants
    box.share_price = fixed.share_sell_price
    box.hire_price = fixed.hire_any_worker_cost
    box.least_workers = fixed.min_workers_end_of_turn
    box.rail_price = fixed.rail_action_cost
    box.rails_per_action = fixed.rails_per_action
    box.triangle_price = fixed.cost_per_triangle
    box.train_vp = fixed.train_vp
    box.milestone_draw = fixed.milestone_draw
    box.stack_size = {int(count): size for count, size in fixed.train_stack_size.items()}
