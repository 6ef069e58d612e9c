"""What stands below the board: goods display, actions, income and turn tracks."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from engineshed.games.age_of_steam.page.cubes import COLOURS
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.printed.board import LETTER_OF_COLUMN
from engineshed.games.age_of_steam.printed.components import box
from engineshed.kernel import Words
from engineshed.kernel.page import Drawing

PITCH: Final = 34
"""From one column of the goods display to the next."""
GAP: Final = 10
"""Between its light and its dark half."""


class Space(NamedTuple):
    id: str
    x: float
    y: float
    size: float
    colour: str


class Block(NamedTuple):
    """A column of the display, or the spaces of a new city below it."""

    id: str
    side: str
    mark: str
    """Its number or letter."""
    x: float
    city: str
    short: str
    spaces: tuple[Space, ...]
    live: bool
    """Does a city on the map draw from it?"""


class Pin(NamedTuple):
    seat: int
    x: float
    tip: float
    """The middle of its space."""


class Cell(NamedTuple):
    x: float
    band: int
    mark: str


def goods(pos: AgeOfSteamPosition, words: Words) -> Drawing | None:
    """The display; None on a map without one."""
    if not pos.display:
        return None
    columns, letters = [], []
    x = 0.0
    half = "light"
    for column in box().goods_display.columns:
        if column.id not in pos.display and column.side not in pos.map.growth_halves:
            continue
        if column.side != half:
            half, x = column.side, x + GAP
        if column.id in pos.display:
            columns.append(_column(pos, column.id, column.side, column.number, x))
        letter = LETTER_OF_COLUMN.get(column.id)
        if letter in pos.display:
            letters.append(_letter(pos, letter, column.side, x))
        x += PITCH
    waiting = sum(bool(cube) for spaces in pos.display.values() for cube in spaces)
    data = {
        "columns": columns,
        "letters": letters,
        "width": x,
        "colours": COLOURS,
        "summary": words("goods-summary", waiting=waiting, bag=sum(pos.bag.values())),
        "words": words,
    }
    return Drawing("goods.svg.jinja", data, id="goods", title=words("dock-goods"))


def _column(pos: AgeOfSteamPosition, id: str, side: str, number: int, x: float) -> Block:
    hex_ = pos.board.city_of_column.get(id)
    city = "" if hex_ is None else pos.board.name(hex_)
    spaces = tuple(
        Space(f"space-{id}-{row}", x + 7, 33 + 17 * row, 16, colour)
        for row, colour in enumerate(pos.display[id])
    )
    return Block(id, side, str(number), x, city, _short(city), spaces, live=hex_ is not None)


def _letter(pos: AgeOfSteamPosition, letter: str, side: str, x: float) -> Block:
    hex_ = pos.new_cities.get(letter)
    spaces = tuple(
        Space(f"space-{letter}-{i}", x + 6 + 12.5 * i, 88.5, 12, colour)
        for i, colour in enumerate(pos.display[letter])
    )
    city = "" if hex_ is None else pos.board.name(hex_)
    return Block(letter, side, letter, x, city, letter, spaces, live=hex_ is not None)


def _short(name: str) -> str:
    """Three letters: Chi, StL."""
    return "".join(filter(str.isalpha, name))[:3]


def actions(pos: AgeOfSteamPosition, words: Words) -> Drawing:
    """Every action with whoever took it."""
    free = pos.map.free_actions(pos)
    rows = [
        {
            "atom": f"action:{action}",
            "name": words(f"action-{action}"),
            "help": words(f"action-{action}-help"),
            "short": words(f"action-{action}-short", map=pos.board.id),
            "seat": pos.holder(action),
            "free": action in free,
        }
        for action in pos.map.actions
    ]
    return Drawing("actions.jinja", {"actions": rows}, id="actions", title=words("dock-actions"))


WIDTH: Final = 340.0
"""Of the income track."""
ROOM: Final = 14.0
"""That a marker takes on it."""


class Track(NamedTuple):
    """A short track: its name, its numbered stops, the markers on it."""

    name: str
    stops: tuple[tuple[int, float], ...]
    pins: tuple[Pin, ...]


def tracks(pos: AgeOfSteamPosition, words: Words) -> Drawing:
    """Income with its reduction bands, shares, engines, the turns, and player order."""
    top = max(25, -(-(max(pos.income) + 3) // 5) * 5)
    step = WIDTH / (top + 1)
    bands = [start for start, lose in pos.map.reductions if lose]
    cells = [
        Cell(round(i * step, 2), sum(i >= start for start in bands), str(i) if i % 5 == 0 else "")
        for i in range(top + 1)
    ]
    losses = [
        (
            round((start + min(after, top + 1)) / 2 * step, 1),
            words("minus", amount=pos.map.reduction(pos.turn, start)),
        )
        for start, after in zip(bands, [*bands[1:], top + 1], strict=True)
        if start <= top
    ]
    data = {
        "cells": cells,
        "step": round(step, 2),
        "losses": losses,
        "pins": _pins(pos, pos.income, lambda income: (max(income, 0) + 0.5) * step),
        "shorts": (
            _short_track(pos, words("figure-shares"), pos.shares, range(pos.map.shares_max + 1), 46.0, 8.4),
            _short_track(
                pos, words("figure-engine"), pos.engine, range(1, pos.map.engine_max + 1), 244.0, 16.0
            ),
        ),
        "turns": range(1, pos.map.turns(pos.players) + 1),
        "turn": pos.turn,
        "order": list(pos.order),
        "width": WIDTH,
        "words": words,
    }
    return Drawing("tracks.svg.jinja", data, id="tracks", title=words("dock-tracks"))


def _short_track(
    pos: AgeOfSteamPosition, name: str, values: Sequence[int], stops: range, left: float, step: float
) -> Track:
    def place(value: int) -> float:
        return left + (value - stops.start) * step

    return Track(name, tuple((stop, place(stop)) for stop in stops), _pins(pos, values, place))


def _pins(pos: AgeOfSteamPosition, values: Sequence[int], place: Callable[[int], float]) -> tuple[Pin, ...]:
    """Markers of those who are still in; several on one space stand side by side above it."""
    together: dict[int, list[int]] = defaultdict(list)
    for seat, value in enumerate(values):
        if not pos.out[seat]:
            together[value].append(seat)
    pins: list[Pin] = []
    free = 2.0
    for value, seats in sorted(together.items()):
        middle = place(value)
        left = max(free, middle - ROOM / 2 * (len(seats) - 1))
        pins += [Pin(seat, round(left + ROOM * i, 1), round(middle, 1)) for i, seat in enumerate(seats)]
        free = left + ROOM * len(seats) + 3
    over = max(0.0, pins[-1].x - WIDTH) if pins else 0.0
    return tuple(pin._replace(x=round(pin.x - over, 1)) for pin in pins)
