"""Player boards: three lines with tracks, reach and points, doublers, factories, the industry track."""

from functools import cache

from engineshed.games.russian_railroads.board import Board
from engineshed.games.russian_railroads.page import text
from engineshed.games.russian_railroads.page.cards import bonus
from engineshed.games.russian_railroads.page.symbols import Sign, fitting, laid, signs, width
from engineshed.games.russian_railroads.position import UNKNOWN, RussianRailroadsPosition
from engineshed.games.russian_railroads.printed.box import COLOURS, LINES, SLOTS
from engineshed.games.russian_railroads.scoring import SOURCES, counts_twice, line_spaces, score_board, stars
from engineshed.kernel import Action, Seat, Words, name_of
from engineshed.kernel.page import Drawing

CELL = 47
LEFT = 246
TOPS = (50, 148, 246)
"""Upper edges of the three lines."""
LANE_LEFT, LANE_STEP = 118, 58
SIGN = 15
PLATE = 56
"""How wide a factory is drawn."""
"""How high a sign of a plate is."""
SLOT_X = ((86, TOPS[0]), (162, TOPS[0]), (162, TOPS[1]), (162, TOPS[2]))
"""Where the four locomotive slots are."""


def drawing(
    pos: RussianRailroadsPosition, viewer: Seat, own: bool, options: list[Action], words: Words
) -> Drawing:
    """All boards behind tabs; the viewer's own one (a spectator: the first player's) lies open."""
    seats = [viewer, *(seat for seat in pos.order if seat != viewer)]
    data = {
        "boards": [_board(pos, seat, words) for seat in seats],
        "open": viewer,
        "own": own,
        "kit": _kit(pos, viewer, options, words),
        "words": words,
    }
    return Drawing("boards.jinja", data, id="boards", title=words("tab-board"))


def _board(pos: RussianRailroadsPosition, seat: Seat, words: Words) -> dict[str, object]:
    board, box = pos.boards[seat], pos.box
    scored = score_board(box, board)
    return {
        "seat": seat,
        "score": [(words(f"short-{source}"), n) for source, n in zip(SOURCES, scored, strict=True)],
        "total": sum(scored),
        "lines": [_line(pos, board, line, words) for line in (0, 1, 2)],
        "doublers": board.doublers,
        "doubler_slots": box.doubler_slots,
        "slots": [
            {
                "id": name,
                "atom": f"slot:{name}",
                "number": number,
                "x": x,
                "y": y,
                "name": text.slot(words, name),
            }
            for name, number, (x, y) in zip(SLOTS, board.locomotives, SLOT_X, strict=True)
        ],
        "lane": _lane(pos, board, words),
        "markers": [
            {"atom": f"marker:{n}", "n": n, "at": at, "x": LANE_LEFT + LANE_STEP * at}
            for n, at in enumerate(board.markers, 1)
        ],
    }


def _line(pos: RussianRailroadsPosition, board: Board, line: int, words: Words) -> dict[str, object]:
    box, printed, top = pos.box, pos.box.lines[line], TOPS[line]
    reach = min(board.reach(line), printed.length)
    points = {space.space: space.points for space in line_spaces(box, board, line)}
    tracks = [(colour, board.tracks[5 * line + colour]) for colour in printed.colours]
    spans, behind = [], 0
    for colour, at in reversed(tracks):
        if at > behind:
            spans.append((COLOURS[colour], behind, at))
            behind = at
    return {
        "id": printed.id,
        "name": words(f"line-{printed.id}"),
        "y": top,
        "length": printed.length,
        "reach": reach,
        "grid": (_grid(0, reach, top), _grid(reach, printed.length, top)),
        "cells": [
            {"x": LEFT + CELL * n, "n": n + 1, "points": points.get(n + 1)} for n in range(printed.length)
        ],
        "spans": spans,
        "ways": [(colour, LEFT + CELL * start, CELL * (end - start)) for colour, start, end in spans],
        "heads": [_head(printed.id, colour, at, waiting, words) for colour, at, waiting in _waiting(tracks)],
        "specials": _specials(pos, board, line, words),
        "end_x": LEFT + CELL * printed.length + 7,
        "end": words(f"terminus-{printed.id}"),
        "slots": [slot for slot in SLOTS if slot.removesuffix("-1").removesuffix("-2") == printed.id],
    }


@cache
def _grid(start: int, end: int, top: int) -> str:
    """Some spaces of a line as one outline."""
    return "".join(f"M{LEFT + CELL * n} {top}h{CELL}v34h-{CELL}z" for n in range(start, end))


def _waiting(tracks: list[tuple[int, int]]) -> list[tuple[int, int, int]]:
    """Every gained track, with its place in the row of those that wait beside the line."""
    found, row = [], 0
    for colour, at in tracks:
        if at >= 0:
            found.append((colour, at, row))
            row += at == 0
    return found


def _head(line: str, colour: int, at: int, row: int, words: Words) -> dict[str, object]:
    name = COLOURS[colour]
    return {
        "atom": f"track:{line}-{name}",
        "colour": name,
        "letter": words(f"letter-{name}"),
        "beside": at == 0,
        "at": at,
        "x": LEFT + CELL * (at - 1) + 7 if at else LEFT - 34 - 27 * row,
        "title": words("title-track", line=words(f"line-{line}"), colour=name, space=at),
    }


def _specials(
    pos: RussianRailroadsPosition, board: Board, line: int, words: Words
) -> list[dict[str, object]]:
    """The plates below a line, green once earned; '?' places carry their token."""
    printed = pos.box.lines[line]
    plates: dict[int, dict[str, object]] = {}
    for gain in printed.gains:
        word, _, what = gain.effects[0]
        if word == "station":
            continue
        token = board.tokens.get(what, "") if word == "token" else ""
        plates[gain.space] = {
            "signs": _token(pos, token) if token else signs(gain.effects[:1]),
            "done": bool(board.received & gain.bit),
            "title": words(
                "title-special",
                colour=COLOURS[gain.colour],
                locomotive="yes" if gain.locomotive else "no",
                gives=text.effects(words, gain.effects),
            ),
        }
    earned = {space for space, _ in stars(pos.box, board, line)}
    for star in printed.stars:
        if star.token and star.token not in board.tokens.values():
            continue
        plates[star.space] = {
            "signs": [Sign("star"), Sign(text=str(star.points))],
            "done": star.space in earned,
            "title": words("title-star", points=star.points, colour=COLOURS[star.colour]),
        }
    if printed.doubling is not None:
        space, colour = printed.doubling
        done = counts_twice(pos.box, board, line)
        title = words("title-doubling", colour=COLOURS[colour])
        plates[space] = {"signs": [Sign("doubler")], "done": done, "title": title}
    return [_plate(space, plate) for space, plate in sorted(plates.items())]


def _plate(space: int, plate: dict[str, object]) -> dict[str, object]:
    """A plate and where its signs lie, on the wide board and on the narrow one."""
    shown, middle = plate["signs"], LEFT + CELL * (space - 0.5)
    assert isinstance(shown, list)
    across = sum(width(sign, SIGN) + 2 for sign in shown)
    row = laid(shown, middle, SIGN)
    short = laid(shown if shown[0].icon == "star" else shown[:1], 0, SIGN - 2)
    return plate | {"space": space, "x": middle, "width": across + 8, "laid": row, "short": short}


def _token(pos: RussianRailroadsPosition, token: str) -> list[Sign]:
    """A '?' token as it is printed."""
    shown = signs(pos.box.tokens[token].effects)
    return shown[:1] if token == "question-card" else shown


def _lane(pos: RussianRailroadsPosition, board: Board, words: Words) -> list[dict[str, object]]:
    """The industry track with its factories."""
    lane: list[dict[str, object]] = []
    box = pos.box
    for at, gap in enumerate(box.gaps):
        number = board.factories[gap - 1] if 0 < gap <= len(board.factories) else 0
        token = board.tokens.get("industry", "") if at == box.industry_token else ""
        gives = text.effects(words, box.factories[number]) if number else ""
        shown = signs(box.factories[number]) if number else _token(pos, token) if token else []
        high = SIGN if number else SIGN + 2
        lane.append(
            {
                "laid": laid(fitting(shown, PLATE, high), LANE_LEFT + LANE_STEP * at + 27, high),
                "signs": shown,
                "token": at == box.industry_token,
                "x": LANE_LEFT + LANE_STEP * at,
                "gap": gap,
                "number": number,
                "title": words("title-factory", n=number, gives=gives) if number else "",
                "text": "" if at == box.industry_token else str(box.industry_points[at]),
            }
        )
    return lane


def _kit(pos: RussianRailroadsPosition, seat: Seat, options: list[Action], words: Words) -> dict[str, object]:
    """The viewer's own pieces beside the board, and the ways to pay that are open now."""
    board, box = pos.boards[seat], pos.box
    standing = [pieces for placed in pos.placed.values() for owner, pieces in placed if owner == seat]
    pays = dict.fromkeys(str(action[2]) for action in options if action[0] == "place")
    return {
        "seat": seat,
        "workers": board.workers,
        "away": sum(pieces.count("w") for pieces in standing),
        "reserve": board.reserve,
        "temporary": board.temporary,
        "black": board.black,
        "rubles": board.rubles,
        "tokens": [
            (token, _token(pos, token), words(f"token-{token}"), token in board.tokens.values())
            for token in box.tokens
        ],
        "engineers": [
            {
                "number": number,
                "signs": signs(box.engineers[number].effects),
                "used": f"engineer:{number}" in pos.placed,
                "title": text.effects(words, box.engineers[number].effects),
            }
            for number in board.engineers
        ],
        "bonuses": [bonus(pos, seat, card, words) for card in pos.hand(seat) if card != UNKNOWN],
        "pays": [(atom, text.pieces(words, name_of(atom, "pay"))) for atom in pays],
        "lines": LINES,
    }
