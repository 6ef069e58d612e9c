"""The symbols of Russian Railroads and where they are drawn."""

from collections.abc import Mapping

LEGEND: Mapping[str, str] = {
    "space": ".rrs-actions .slot",
    "need": ".rrs-actions .slot .wkw.free",
    "standing": ".rrs-actions .slot .holes .wkw:not(.free)",
    "ruble": ".rrs-boards .coin, .rrs-actions .coin",
    "engineer": ".rrs-actions .eng:not(.hire):not(.empty)",
    "hire": ".rrs-actions .eng.hire",
    "stock": ".rrs-actions .shed .lk",
    "head": ".rrs-boards .headp",
    "reach": ".rrs-boards .rtag",
    "loco": ".rrs-boards .locoslot:not(.vacant), .rrs-boards .nloco:not(.vacant)",
    "doubler": ".rrs-boards .dbx, .rrs-actions .dbls",
    "special": ".rrs-boards .sp",
    "factory": ".rrs-boards .facg",
    "marker": ".rrs-boards .mk",
    "industry": ".rrs-boards .icv",
    "card": ".rrs-actions .qcard",
    "token": ".rrs-boards .q",
    "hired": ".rrs-boards .owneng",
}
