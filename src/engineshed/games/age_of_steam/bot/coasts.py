"""Western U.S.: what the two coasts mean to a network."""

from collections.abc import Iterable

from engineshed.games.age_of_steam.maps.western_us import ALONE, SHARED, WesternUS
from engineshed.games.age_of_steam.position import AgeOfSteamPosition


def coasts(pos: AgeOfSteamPosition) -> dict[int, int]:
    """The cities of one coast to those of the other, as bits (AOS-1908); empty on other maps."""
    if not isinstance(pos.map, WesternUS):
        return {}
    regions = {city: pos.map.region(pos, city) for city in pos.cities}
    bits = {
        coast: sum(1 << city for city, region in regions.items() if region == coast)
        for coast in ("east", "west")
    }
    other = {"east": bits["west"], "west": bits["east"]}
    return {city: other[region] for city, region in regions.items() if region in other}


def award(pos: AgeOfSteamPosition, own: Iterable[tuple[int, int]], new: Iterable[tuple[int, int]]) -> int:
    """The income for joining the coasts by new links, if nobody has yet (AOS-1912 to AOS-1916)."""
    if not isinstance(pos.map, WesternUS) or pos.line_complete:
        return 0
    all_links = [(chain.start, chain.end) for chain in pos.chains.values() if chain.complete]
    if not _joined(pos, (*all_links, *new)):
        return 0
    return ALONE if _joined(pos, own) else SHARED


def _joined(pos: AgeOfSteamPosition, links: Iterable[tuple[int, int]]) -> bool:
    """Does a chain of links lead from an eastern to a western start city?"""
    ways: dict[int, list[int]] = {}
    for one, other in links:
        ways.setdefault(one, []).append(other)
        ways.setdefault(other, []).append(one)
    front = _start_cities(pos, "east")
    reached = set(front)
    while front:
        for there in ways.get(front.pop(), ()):
            if there not in reached:
                reached.add(there)
                front.append(there)
    return not reached.isdisjoint(_start_cities(pos, "west"))


def _start_cities(pos: AgeOfSteamPosition, region: str) -> list[int]:
    return [hex_ for hex_, city in pos.board.cities.items() if city.start_city and city.region == region]
