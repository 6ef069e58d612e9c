"""The players' sheets, and Ewa's, as boards."""

from typing import Final

from engineshed.games.steam_rollers.effects import FACES
from engineshed.games.steam_rollers.page import geometry
from engineshed.games.steam_rollers.page.facts import effect_word
from engineshed.games.steam_rollers.page.symbols import SCORE_ICONS
from engineshed.games.steam_rollers.phases.deliver import PRIVATE, goods_at
from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.games.steam_rollers.printed.components import BOX, NUMBERS, ORDERS
from engineshed.games.steam_rollers.printed.map import (
    CITIES,
    CITY_AT,
    COLOUR,
    DRAWABLE,
    HEXES,
    IS_TOWN,
    NAME,
    REGION,
    City,
    Place,
)
from engineshed.games.steam_rollers.scoring import ewa_sheet, score_sheet
from engineshed.games.steam_rollers.sheet import Sheet, empty_sheet
from engineshed.kernel import ScoreSheet, Seat, Words
from engineshed.kernel.hexes import atom
from engineshed.kernel.page import Drawing

NO_BLOCKS: tuple[tuple[int, int], ...] = ()


IN_A_ROW: Final = 3
"""Cubes side by side in a city; a city with more than two such rows draws them smaller."""


def boards(pos: SteamRollersPosition, words: Words, mine: Seat) -> tuple[Drawing, ...]:
    """My sheet first and large, then those of my left neighbour and so on, or Ewa's."""
    players = len(pos.sheets)
    others = [(mine + step) % players for step in range(1, players)]
    drawn = [_sheet(pos, words, mine, mine=True)] + [_sheet(pos, words, seat, mine=False) for seat in others]
    if pos.solo:
        drawn.append(_ewa(pos, words))
    return tuple(drawn)


def _sheet(pos: SteamRollersPosition, words: Words, seat: Seat, *, mine: bool) -> Drawing:
    sheet = pos.sheets[seat]
    data = {
        **printed(pos.blocked, words),
        "words": words,
        "score_icons": SCORE_ICONS,
        "seat": seat,
        "mine": mine,
        "score": _score(score_sheet(pos, seat), words),
        "cells": _cells(words) if mine else (),
        "lines": _lines(sheet, seat, words),
        "tracks": _loose_tracks(sheet, seat),
        "towns": _towns(sheet),
        "crosses": (),
        "private": _private(sheet, words),
        "goods": [good for city in CITIES for good in _goods(pos, words, seat, city)] if mine else (),
        "empty": words("cities-empty", count=pos.empty_cities(), most=BOX.scoring.empty_cities_to_end),
        "boxes": [(box, box in sheet.crossed) for box in BOX.sheet.locomotive_boxes],
        "power": sheet.power,
        "points": sheet.deliveries,
        "point_boxes": BOX.sheet.delivery_point_boxes,
        "tiles": [_tile(pos, words, number) for number in range(1, 7) if pos.owner[number] == seat],
        "kept": [colour for colour, count in sheet.kept.items() for _ in range(count)],
        "orders": [
            {"points": ORDERS[pos.order_faces[n]].points, "goods": ORDERS[pos.order_faces[n]].goods}
            for n in NUMBERS
            if pos.order_faces and pos.order_owner[n] == seat
        ],
    }
    title = words("sheet-mine") if mine else words("sheet-other", number=seat + 1)
    return Drawing("sheet.jinja", {**data, "title": title}, id=f"sheet-{seat}", title=title)


def _ewa(pos: SteamRollersPosition, words: Words) -> Drawing:
    """Her crosses: which hexes does not matter, so they fill each region from the left (SR-1603)."""
    crosses = [
        geometry.middle(place) for region in CITIES for place in DRAWABLE[region][: pos.influence[region]]
    ]
    data = {
        **printed(NO_BLOCKS, words),
        "words": words,
        "score_icons": SCORE_ICONS,
        "seat": None,
        "mine": False,
        "title": words("ewa"),
        "score": _score(ewa_sheet(pos), words),
        "cells": (),
        "lines": (),
        "tracks": (),
        "towns": _towns(empty_sheet()),
        "crosses": [(f"{x - 11:.1f}", f"{y - 11:.1f}") for x, y in crosses],
        "private": None,
        "goods": (),
        "influence": [(region, pos.influence[region], len(DRAWABLE[region])) for region in CITIES],
        "threshold": BOX.solo.ewa_delivery_threshold,
    }
    return Drawing("sheet.jinja", data, id="sheet-ewa", title=words("ewa"))


def poster_data(blocked: tuple[tuple[int, int], ...], words: Words) -> dict[str, object]:
    """The map before anything is drawn."""
    return {**printed(blocked, words), "towns": _towns(empty_sheet())}


def printed(blocked: tuple[tuple[int, int], ...], words: Words | None) -> dict[str, object]:
    """What every sheet shows before anything is drawn; without words where nobody reads them."""
    cities = [
        {
            "number": CITY_AT[place],
            "colour": COLOUR[CITY_AT[place]],
            "outline": geometry.outline(place, 0.96),
            "inner": geometry.outline(place, 0.84),
            "x": f"{geometry.middle(place)[0]:.1f}",
            "y": f"{geometry.middle(place)[1]:.1f}",
            "name": words("city-n", city=CITY_AT[place], colour=COLOUR[CITY_AT[place]]) if words else "",
        }
        for place in range(len(HEXES))
        if CITY_AT[place]
    ]
    return {
        "box": geometry.BOX,
        "regions": geometry.REGIONS,
        "borders": geometry.borders(),
        "blocked": geometry.borders(blocked) if blocked else "",
        "cities": cities,
    }


def hex_name(place: Place, words: Words) -> str:
    town = "yes" if IS_TOWN[place] else "no"
    return words("hex-n", name=NAME[place], region=REGION[place], town=town)


def _cells(words: Words) -> list[dict[str, object]]:
    return [
        {
            "atom": atom(HEXES[place]),
            "outline": geometry.OUTLINES[place],
            "name": hex_name(place, words),
        }
        for place in range(len(HEXES))
        if not CITY_AT[place]
    ]


def _lines(sheet: Sheet, seat: Seat, words: Words) -> list[dict[str, object]]:
    return [
        {
            "atom": drawn[0],
            "marks": " ".join([mark(seat, drawn[0]), *(mark(seat, place) for place in drawn[4])]),
            "path": geometry.line(drawn),
            "name": words("line-n", first=drawn[1], second=drawn[2], towns=drawn[3]),
        }
        for drawn in sheet.lines
    ]


def mark(seat: Seat, what: Place | str) -> str:
    """How the last move is found again on one of the sheets: a track by its hex, a line, a city."""
    return f"sheet-{seat}/{what}"


def _loose_tracks(sheet: Sheet, seat: Seat) -> list[tuple[str, str]]:
    """Track that is no part of a finished line, and its mark."""
    on_lines = {place for drawn in sheet.lines for place in drawn[4]}
    return [
        (geometry.track(p, shape), mark(seat, p)) for p, shape in sheet.tracks.items() if p not in on_lines
    ]


def _towns(sheet: Sheet) -> list[tuple[str, str]]:
    spots = [
        geometry.town_spot(place, sheet.tracks.get(place)) for place in range(len(HEXES)) if IS_TOWN[place]
    ]
    return [(f"{x:.1f}", f"{y:.1f}") for x, y in spots]


def _private(sheet: Sheet, words: Words) -> dict[str, object] | None:
    if sheet.private is None:
        return None
    city, colour = sheet.private
    x, y = geometry.middle(CITY_AT.index(city))
    return {
        "colour": colour,
        "x": f"{x + 9:.1f}",
        "y": f"{y - 26:.1f}",
        "name": words("good-private"),
    }


def _goods(pos: SteamRollersPosition, words: Words, seat: Seat, city: City) -> list[dict[str, object]]:
    """The goods of a city as they lie in it, below its number."""
    x, y = geometry.middle(CITY_AT.index(city))
    laid = goods_of(pos, words, seat, city)
    columns = IN_A_ROW if len(laid) <= 2 * IN_A_ROW else IN_A_ROW + 1
    size = 17.5 if columns == IN_A_ROW else 14.0
    for number, good in enumerate(laid):
        row, column = divmod(number, columns)
        wide = min(columns, len(laid) - row * columns)
        good["x"] = f"{x + (column - wide / 2) * size:.1f}"
        good["y"] = f"{y - 7 + row * (size + 0.5):.1f}"
        good["size"] = size
    return laid


def goods_of(pos: SteamRollersPosition, words: Words, seat: Seat, city: City) -> list[dict[str, object]]:
    """The goods of a city; like goods share their atom where it does not matter which one goes."""
    there = [good for good in goods_at(pos, seat, city) if good[3] != PRIVATE]
    atoms = {slot: atom for atom, _, _, slot in there}
    first = {colour: atom for atom, colour, _, _ in there}
    return [
        {
            "colour": colour,
            "atom": atoms.get(slot, first.get(colour, "")),
            "name": words("good-on-city", colour=colour, city=city),
        }
        for slot, colour in enumerate(pos.cities[city])
    ]


def _tile(pos: SteamRollersPosition, words: Words, number: int) -> dict[str, object]:
    face = FACES[pos.faces[number]]
    return {
        "number": number,
        "icon": effect_word(pos.faces[number]),
        "name": words(effect_word(pos.faces[number])),
        "points": face.points,
        "sideways": pos.sideways[number],
        "help": words(f"{effect_word(pos.faces[number])}-help"),
    }


def _score(sheet: ScoreSheet, words: Words) -> list[tuple[str, str, int]]:
    lines = [(line.source, words(f"score-{line.source}"), line.points) for line in sheet.lines]
    return [*lines, ("total", words("score-total"), sheet.total)]
