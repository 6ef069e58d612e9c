"""Sheets: lines and routes kept up to date as track is drawn equal those worked out from the whole map."""

from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.games.steam_rollers.printed.map import CITY_AT, HEXES, IS_TOWN, PLACE, REGION, SHAPES
from engineshed.games.steam_rollers.sheet import Sheet
from engineshed.kernel import Rng, State
from engineshed.kernel.hexes import neighbour, opposite
from tests.games.steam_rollers.table import game


def lines_from_scratch(sheet: Sheet, blocked: tuple[tuple[int, int], ...]) -> list[tuple[int, ...]]:
    """Follow the track out of every side of every city: cities, towns and hexes of each line."""
    found = []
    for start in range(len(HEXES)):
        for edge in range(6) if CITY_AT[start] else ():
            here, leaving, hexes = start, edge, list[int]()
            while True:
                there = PLACE.get(neighbour(HEXES[here], leaving))
                if there is None or tuple(sorted((REGION[here], REGION[there]))) in blocked:
                    break
                if CITY_AT[there]:
                    if hexes and CITY_AT[there] > CITY_AT[start]:
                        towns = sum(IS_TOWN[place] for place in hexes)
                        found.append((CITY_AT[start], CITY_AT[there], towns, *hexes))
                    break
                entered = opposite(leaving)
                ends = SHAPES[sheet.tracks[there]][2:] if there in sheet.tracks else ()
                if entered not in ends:
                    break
                leaving = ends[1] if ends[0] == entered else ends[0]
                here = there
                hexes.append(there)
    return sorted(found)


def compare(state: State[SteamRollersPosition]) -> None:
    for sheet in state.pos.sheets:
        kept = sorted((line[1], line[2], line[3], *line[4]) for line in sheet.lines)
        assert kept == lines_from_scratch(sheet, state.pos.blocked)
        assert sheet.network == sum(1 + line[3] for line in sheet.lines)


def test_lines_are_those_of_the_whole_map() -> None:
    finished = 0
    for seed in (0, 1, 8, 11):
        state, rng = game(4, settings={"borders": "medium" if seed % 2 else "open"}), Rng(seed)
        while state.waiting():
            seat = state.waiting()[0]
            state.do(seat, rng.choice(state.options(seat)))
            if state.pos.round % 20 == 0:
                compare(state)
        compare(state)
        finished += sum(len(sheet.lines) for sheet in state.pos.sheets)
    assert finished > 4
