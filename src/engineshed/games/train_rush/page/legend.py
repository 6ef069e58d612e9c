"""The symbols of Train Rush and where they are drawn."""

from collections.abc import Mapping

LEGEND: Mapping[str, str] = {
    "rank": ".trh-map .place",
    "visit": ".trh-map .markers .own",
    "token": ".trh-map .markers .vp",
    "contractor": ".trh-map .person",
    "zone": ".trh-map .zone",
    "warehouse": ".trh-map .whs",
    "station": ".trh-map .stn",
    "parcel": ".trh-map .parcel",
    "siding": ".trh-map .field.siding",
    "market": ".trh-map .field.market",
    "engine": ".trh-map .engine",
    "arrow": ".trh-map .arr",
    "card": ".trh-hand .card",
    "coal": ".trh-hand .mv .cl",
    "wagon": ".mytrain .wag",
    "own": ".mytrain .trk5 > span",
    "state": ".influence .state, .contracts p.state",
    "sector": ".influence .k",
    "spy": ".influence .sector",
    "act": ".actions .act",
    "spaces": ".actions .slots",
    "progress": ".fivetracks .pt",
    "infrastructure": ".longtracks .lt",
    "tile": ".tilesbox .st",
    "contract": ".contracts .ct",
    "delivered": ".contracts .cs",
    "pool": ".pools .wag",
}
