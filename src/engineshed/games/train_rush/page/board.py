"""The map of Nardir with everything that moves on it."""

from engineshed.games.train_rush.page import names
from engineshed.games.train_rush.page.land import Plate, land
from engineshed.games.train_rush.position import NOBODY, TrainRushPosition
from engineshed.kernel import Words, name_of
from engineshed.kernel.page import Drawing

FANNED = 27
"""How far locomotives on one field stand apart."""


def board(pos: TrainRushPosition, words: Words) -> Drawing:
    data = {
        "words": words,
        "land": land(),
        "labels": lambda: {
            spot.atom: names.field(pos, words, name_of(spot.atom, "field")) for spot in land().spots
        },
        "regions": [(r, names.region(words, r)) for r in pos.box.regions],
        "cities": [_city(pos, words, plate) for plate in land().plates],
        "zones": [_zone(pos, words, zone, x, y) for zone, (x, y) in land().zones.items()],
        "engines": list(_engines(pos)),
        "title": words("board-map"),
        "market": words("market-short"),
        "start": words("place-start"),
    }
    return Drawing("board.svg.jinja", data, id="map", title=words("board-map"))


def _city(pos: TrainRushPosition, words: Words, plate: Plate) -> dict[str, object]:
    city = pos.box.cities[plate.id]
    visitors = pos.visitors[plate.id]
    left = city.token_vp[len(visitors) :]
    contractors = [
        {
            "atom": f"contractor:{plate.id}-{colour}",
            "colour": colour,
            "here": colour in pos.contractors[plate.id],
            "name": words("contractor-of", region=names.region(words, colour), city=plate.name),
        }
        for colour in pos.box.regions
    ]
    return {
        "plate": plate,
        "seats": [visitors[n] if n < len(visitors) else None for n in range(4)],
        "tokens": left,
        "contractors": contractors,
        "mission": plate.id in pos.mission_tokens,
        "name": words(
            "name-city",
            city=plate.name,
            rank=city.rank,
            visitors=len(visitors),
            mission="yes" if plate.id in pos.mission_tokens else "no",
        ),
        "visit": words("visit-city", city=plate.name),
        "mission_name": words("mission-token"),
    }


def _zone(pos: TrainRushPosition, words: Words, id: str, x: float, y: float) -> dict[str, object]:
    station = pos.stations.get(id, NOBODY)
    houses = pos.warehouses[id]
    return {
        "id": id,
        "x": round(x - 38, 1),
        "y": round(y - 17, 1),
        "short": names.zone(id),
        "station": None if station == NOBODY else station,
        "parcel": id in pos.parcels,
        "houses": [houses[n] if n < len(houses) else None for n in range(3)],
        "name": words(
            "name-zone",
            zone=names.zone(id),
            houses=len(houses),
            leased=sum(colour != "" for _, colour in houses),
            station="no" if station == NOBODY else "yes",
            parcel="yes" if id in pos.parcels else "no",
        ),
    }


def _engines(pos: TrainRushPosition) -> list[tuple[int, float, float]]:
    """Seat and place of every locomotive; those on one field stand beside each other."""
    found = []
    for seat, player in enumerate(pos.players):
        x, y = land().places[player.field]
        together = [other for other, their in enumerate(pos.players) if their.field == player.field]
        shift = (together.index(seat) - (len(together) - 1) / 2) * FANNED
        if pos.box.fields[player.field].kind == "city":  # above the plate, so that its name can be read
            found.append((seat, round(x + 14 + shift, 1), round(y - 30, 1)))
        elif pos.box.fields[player.field].kind == "start":
            found.append((seat, round(x + shift, 1), round(y - 25, 1)))
        else:
            found.append((seat, round(x + shift, 1), round(y - 12, 1)))
    return found


def route(pos: TrainRushPosition, seat: int, end: str, points: int) -> str:
    """The path of a move as it is drawn: the first way that leads there."""
    start = pos.players[seat].field
    ways = [[start]]
    for _ in range(points):
        ways = [[*way, after] for way in ways for after in pos.box.fields[way[-1]].next]
        for way in ways:
            if way[-1] == end and (len(way) == points + 1 or pos.box.fields[end].stop):
                return "M" + "L".join(f"{x} {y}" for x, y in (land().places[name] for name in way))
        ways = list({way[-1]: way for way in ways}.values())
    return ""
