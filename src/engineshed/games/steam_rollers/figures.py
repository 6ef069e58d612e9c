"""What everybody may count of a player, and the only places where those figures change: each books its rule.

A booking belongs to the event told before it: whoever changes a figure tells first.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

from engineshed.games.steam_rollers.effects import FACES, carried_out, is_permanent
from engineshed.games.steam_rollers.position import NOBODY, SteamRollersPosition
from engineshed.games.steam_rollers.printed.components import BOX, ORDERS
from engineshed.games.steam_rollers.printed.map import City, Place, Shape
from engineshed.games.steam_rollers.scoring import score_sheet
from engineshed.games.steam_rollers.sheet import draw_track
from engineshed.kernel import Entry, Seat, State

SrState: TypeAlias = State[SteamRollersPosition]

TILE_THING: Final = tuple(f"tile-{number}" for number in range(7))
GOOD_THING: Final = {str(colour): f"good-{colour}" for colour in BOX.goods.counts}
SCORE: Final = "score"
"""What the sheet would score if the game ended now."""


def figures(pos: SteamRollersPosition, seat: Seat) -> dict[str, int]:
    """Power, tracks, lines, tiles, orders, goods, and what all of it would score now."""
    sheet = pos.sheets[seat]
    return {
        "power": sheet.power,
        "tracks": len(sheet.tracks),
        "lines": len(sheet.lines),
        **{TILE_THING[number]: int(pos.owner[number] == seat) for number in range(1, 7)},
        "orders": pos.order_owner.count(seat),
        **{thing: sheet.kept.get(colour, 0) for colour, thing in GOOD_THING.items()},
        "private": int(sheet.private is not None),
        SCORE: score_sheet(pos, seat).total,
    }


# The sheet


def draw_on_sheet(state: SrState, seat: Seat, place: Place, shape: Shape, rule: str) -> bool:
    """A track is drawn; says whether it finished a line, which is told and booked by `line_finished`."""
    pos = state.pos
    finished = draw_track(pos.sheets[seat], pos.blocked, place, shape)
    pos.progress = pos.round
    state.book(seat, "tracks", 1, rule)
    return finished


def line_finished(state: SrState, seat: Seat, towns: int) -> None:
    """The line was drawn by the last track and is worth points from now on."""
    state.book(seat, "lines", 1, "SR-1305")
    for entry in line_score(seat, towns):
        state.book(seat, entry.thing, entry.amount, entry.rule)


def line_score(seat: Seat, towns: int) -> list[Entry]:
    """What a new line is worth: itself and its towns."""
    entries = [Entry(seat, SCORE, BOX.scoring.line, "SR-1305")]
    return [*entries, Entry(seat, SCORE, BOX.scoring.town * towns, "SR-1306")] if towns else entries


def cross_box(state: SrState, seat: Seat, box: int, rule: str) -> None:
    """One more power, and from the fourth on one more point."""
    sheet = state.pos.sheets[seat]
    state.book(seat, "power", 1, rule)
    state.book(seat, SCORE, power_score(sheet.power), "SR-1308")
    sheet.crossed += (box,)
    state.pos.progress = state.pos.round


def power_score(power: int) -> int:
    """What the next box is worth to who has this power."""
    return BOX.scoring.locomotive[power + 1] - BOX.scoring.locomotive[power]


def add_points(state: SrState, seat: Seat, points: int, rule: str) -> None:
    """Points of the +2 starting tile."""
    state.pos.sheets[seat].extra += points
    state.book(seat, SCORE, points, rule)


def add_delivery(state: SrState, seat: Seat, distance: int, plus: int) -> None:
    """The points of a delivery: its distance, and what tile 3b adds to it."""
    state.pos.sheets[seat].deliveries += distance + plus  # SR-611
    state.pos.progress = state.pos.round
    state.book(seat, SCORE, distance, "SR-611")
    state.book(seat, SCORE, plus, "SR-812")


# Goods and orders


def put_private(state: SrState, seat: Seat, city: City, colour: str) -> None:
    """A good of the bag lies on a city of the own sheet."""
    state.pos.bag[colour] -= 1
    state.pos.sheets[seat].private = (city, colour)
    state.book(seat, "private", 1, "SR-1107")


def lift_private(state: SrState, seat: Seat) -> None:
    """The private good leaves its city."""
    state.pos.sheets[seat].private = None
    state.book(seat, "private", -1, "SR-1108")


def keep_good(state: SrState, seat: Seat, colour: str) -> None:
    """A delivered good goes into the bag, or beside the sheet when orders are used (SR-612, SR-1003)."""
    if not state.pos.order_faces:
        state.pos.bag[colour] += 1
        return
    state.pos.sheets[seat].kept[colour] += 1
    state.book(seat, GOOD_THING[colour], 1, "SR-1003")


def take_order(state: SrState, seat: Seat, number: int, price: Mapping[str, int]) -> None:
    """Kept goods go into the bag and the order to the player."""
    pos = state.pos
    for colour, count in price.items():
        pos.sheets[seat].kept[colour] -= count
        pos.bag[colour] += count
    pos.order_owner[number] = seat
    pos.progress = pos.round
    for entry in order_price(pos, seat, number, price):
        state.book(seat, entry.thing, entry.amount, entry.rule)


def order_price(pos: SteamRollersPosition, seat: Seat, number: int, price: Mapping[str, int]) -> list[Entry]:
    """What an order costs and brings."""
    return [
        *(Entry(seat, GOOD_THING[colour], -count, "SR-1006") for colour, count in price.items()),
        Entry(seat, "orders", 1, "SR-1008"),
        Entry(seat, SCORE, ORDERS[pos.order_faces[number]].points, "SR-1311"),
    ]


# Action tiles


def take_tile(state: SrState, seat: Seat, number: int, rule: str) -> None:
    """SR-704: a taken tile lies sideways, whosoever it was."""
    pos = state.pos
    for entry in tile_moves(pos, number, seat, rule):
        state.book(entry.seat, entry.thing, entry.amount, entry.rule)
    pos.owner[number] = seat
    pos.sideways[number] = True


def to_pool(state: SrState, number: int, rule: str) -> None:
    """A tile goes back to the pool."""
    pos = state.pos
    for entry in tile_moves(pos, number, NOBODY, rule):
        state.book(entry.seat, entry.thing, entry.amount, entry.rule)
    pos.owner[number] = NOBODY
    pos.sideways[number] = False


def use_up(state: SrState, number: int) -> None:
    """SR-708, SR-712: a one-shot tile returns to the pool, a permanent one stays."""
    carried_out(state.pos, number)
    if not is_permanent(state.pos, number):
        to_pool(state, number, "SR-708")


def used_up(pos: SteamRollersPosition, number: int) -> list[Entry]:
    """The lines of a bill for a tile that is used."""
    return [] if is_permanent(pos, number) else tile_moves(pos, number, NOBODY, "SR-708")


def tile_moves(pos: SteamRollersPosition, number: int, to: Seat, rule: str) -> list[Entry]:
    """What it changes when a tile goes to a seat or the pool: who has it, and what it scores (SR-1310)."""
    points, owner = FACES[pos.faces[number]].points, pos.owner[number]
    if owner == to:
        return []
    moves = [(to, 1), (owner, -1)]
    return [
        entry
        for seat, amount in moves
        if seat != NOBODY
        for entry in (
            Entry(seat, TILE_THING[number], amount, rule),
            Entry(seat, SCORE, points * amount, "SR-1310"),
        )
    ]
