"""The printed map: regions, track, tunnels, fields and plates, worked out once."""

import math
from functools import cache

from engineshed.games.train_rush.printed.components import FieldData, MapData, load

ROMAN = {1: "I", 2: "II", 3: "III"}


class Spot:
    """A field as it is drawn: a disc, a numbered square, a diamond or a plate."""

    __slots__ = ("id", "atom", "kind", "x", "y", "number", "region", "zone")

    def __init__(self, field: FieldData) -> None:
        self.id = f"field-{field.id}"
        self.atom = f"field:{field.id}"
        self.kind = field.kind
        self.x = field.x
        self.y = field.y
        self.number = field.bonus
        self.region = field.region or ""
        self.zone = field.zone


class Plate:
    """A city's enamel plate."""

    __slots__ = ("id", "name", "region", "rank", "x", "y", "width", "left", "right", "people", "field")

    def __init__(self, id: str, name: str, region: str, rank: int, x: float, y: float, field: str) -> None:
        self.id = id
        self.name = name
        self.region = region
        self.rank = ROMAN[rank]
        self.x = x
        self.y = y
        self.width = round(34 + 9.9 * len(name), 1)
        self.left = round(x - self.width / 2, 1)
        self.right = round(x + self.width / 2, 1)
        self.people = round(y - 25, 1)
        """Where the city's contractors stand: above the plate, or below it where a zone is in the way."""
        self.field = field


class Land:
    """Everything on the map that never moves."""

    __slots__ = ("spots", "plates", "zones", "rails", "arrows", "tunnels", "portals", "places")

    def __init__(self, data: MapData) -> None:
        self.places = {field.id: (field.x, field.y) for field in data.fields}
        self.spots = [Spot(field) for field in data.fields if field.kind != "city"]
        self.plates = [
            Plate(c.id, c.name, c.region, c.rank, *self.places[c.field], c.field) for c in data.cities
        ]
        self.zones = {zone.id: (zone.x, zone.y) for zone in data.zones}
        for plate in self.plates:
            if any(
                abs(x - plate.left - 26) < 38 + 24 and abs(y - plate.people) < 17 + 7
                for x, y in self.zones.values()
            ):
                plate.people = round(plate.y + 34, 1)
        self.rails = "".join(
            f"M{field.x} {field.y}L{self.places[step.to][0]} {self.places[step.to][1]}"
            for field in data.fields
            for step in field.next
            if step.via != "tunnel"
        )
        self.arrows = [
            self._arrow(field, step.to)
            for field in data.fields
            for step in field.next
            if step.via != "tunnel" and "siding" not in (field.kind, self._kind(data, step.to))
        ]
        self.tunnels: list[str] = []
        self.portals: list[str] = []
        for tunnel in data.tunnels:
            self._dig(tunnel.start, tunnel.to, tunnel.bend)

    def _kind(self, data: MapData, name: str) -> str:
        return next(field.kind for field in data.fields if field.id == name)

    def _arrow(self, field: FieldData, to: str) -> tuple[float, float, int]:
        """The middle of a stretch of track and the way it points."""
        x, y = self.places[to]
        turn = round(math.degrees(math.atan2(y - field.y, x - field.x)))
        return round((field.x + x) / 2, 1), round((field.y + y) / 2, 1), turn

    def _dig(self, start: str, to: str, bend: float) -> None:
        """A dotted arc between two portals."""
        (x1, y1), (x2, y2) = self.places[start], self.places[to]
        cx, cy = (x1 + x2) / 2 - (y2 - y1) * bend * 1.4, (y1 + y2) / 2 + (x2 - x1) * bend * 1.4
        self.tunnels.append(f"M{x1} {y1}Q{cx:.1f} {cy:.1f} {x2} {y2}")
        for t in (0.2, 0.8):
            x = (1 - t) ** 2 * x1 + 2 * t * (1 - t) * cx + t * t * x2
            y = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * cy + t * t * y2
            self.portals.append(f"M{x - 5:.1f} {y + 2:.1f}v-4a5 5 0 0 1 10 0v4z")


@cache
def land() -> Land:
    return Land(load().map)
