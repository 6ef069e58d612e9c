"""The symbols of Age of Steam and where they are drawn."""

from collections.abc import Mapping

LEGEND: Mapping[str, str] = {
    "city": ".aos-map .place:not(.terminal)",
    "glyph": ".aos-map .badge",
    "growth": ".aos-map .growth",
    "cube": ".aos-map .cube",
    "town": ".aos-map .town",
    "track": ".aos-map .trk:not(.p0)",
    "disc": ".aos-map .discs .own:not(.open)",
    "open": ".aos-map .discs .own.open",
    "price": ".aos-map .price",
    "mountain": ".aos-map .land use",
    "display": ".aos-goods .cube",
    "action": ".aos-actions li",
    "income": ".aos-tracks [id^=income]",
    "reduction": ".aos-tracks .loss-mark",
    "order": ".aos-tracks .rows .disc",
}
