"""Which symbols of icons.svg stand for what is done, gained and scored."""

from typing import Final

VERB_ICONS: Final = {
    "build": "draw-track",
    "upgrade": "power",
    "deliver": "deliver",
    "take": "take",
    "change": "change",
    "order": "order",
}
"""What can be done with a die, and the symbol of each."""
SCORE_ICONS: Final = {
    "deliveries": "deliver",
    "network": "network",
    "locomotive": "power",
    "action-tiles": "take",
    "orders": "order",
}
"""The symbols of what scores."""
START_ICONS: Final = {
    "locomotive": "power",
    "track": "draw-track",
    "points": "points",
    "action-tile": "take",
    "private-good": "private",
}
"""What a starting tile gives."""
