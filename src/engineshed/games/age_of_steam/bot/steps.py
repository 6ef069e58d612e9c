"""Alone on the map: the tiles with which the steps of a course are taken in the present turn."""

from engineshed.games.age_of_steam.bot.build import City
from engineshed.games.age_of_steam.bot.course import Step
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.printed.tiles import TILES


def tiles_of(pos: AgeOfSteamPosition, steps: list[Step], begun: int) -> list[tuple[int, int]]:
    """Hexes and masks in an order in which they can be laid; of the last link perhaps only the first tiles.

    A town's tile gets all the exits that the turn's links need there.
    """
    cities = set(pos.cities) | {step.hex for step in steps if isinstance(step, City)}
    towns = {town: TILES[pos.tiles[town]].mask for town in pos.board.towns if town in pos.tiles}
    found: dict[int, int] = {}
    for number, step in enumerate(steps):
        if isinstance(step, City):
            continue
        track = step
        if not track.begun and track.start not in cities and track.start not in towns:
            track = track.turned()
        tiles = list(track.tiles)
        if not track.begun and track.start not in cities:
            tiles.insert(0, (track.start, 1 << track.near))
        if track.end not in cities:
            tiles.append((track.end, 1 << track.far))
        if begun and number == len(steps) - 1:
            tiles = tiles[:begun]
        for hex_, mask in tiles:
            if hex_ in pos.board.towns and hex_ not in cities:
                found[hex_] = found.get(hex_, towns.get(hex_, 0)) | mask
            else:
                found[hex_] = mask
        towns.update((hex_, mask) for hex_, mask in found.items() if hex_ in pos.board.towns)
    return list(found.items())
