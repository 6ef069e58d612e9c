"""The symbols of SteamRollers and where they are drawn."""

from collections.abc import Mapping

LEGEND: Mapping[str, str] = {
    "city": ".sr-sheet .place",
    "town": ".sr-sheet .town",
    "track": ".sr-sheet .trk",
    "box": ".sr-sheet .lbox:not(.infl)",
    "points": ".sr-sheet .boxes i",
    "held": ".sr-sheet .tls .tl",
    "die": ".sr-dice .sr-die:not(.black):not(.taken)",
    "taken": ".sr-dice .sr-die.taken",
    "black": ".sr-dice .sr-die.black",
    "good": ".sr-map .goods .cube, .sr-goods .pickcube",
    "tile": ".sr-tiles .at",
    "use": ".sr-tiles .at em",
    "order": ".sr-orders .at",
    "total": ".sr-sheet .tot i",
}
