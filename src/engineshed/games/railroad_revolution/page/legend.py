"""The symbols of Railroad Revolution and where they are drawn."""

from collections.abc import Mapping

LEGEND: Mapping[str, str] = {
    "level": ".rrv-map .lv",
    "price": ".rrv-map .csc",
    "reward": ".rrv-map .paper",
    "rails": ".rrv-map .rails > g",
    "station": ".rrv-map .stn",
    "deal": ".rrv-map .deal, .rrv-tele .deal",
    "shares": ".rrv-tele .tgv",
    "link": ".rrv-tele .tgl",
    "worth": ".rrv-perf .pfv",
    "toll": ".rrv-perf .pft",
    "offer": ".rrv-deal button",
    "worker": ".rrv-me .wk, .rrv-stock .wk",
    "section": ".rrv-me .sel",
    "logo": ".rrv-me .logo",
    "milestone": ".rrv-me .m",
    "train": ".rrv-list.two .row, .rrv-me .trn",
    "action": ".rrv-me .act > .row",
}
