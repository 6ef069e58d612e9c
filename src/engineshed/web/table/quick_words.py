"""Words for the chat that everybody reads in their own language; `quick-<word>` is the message."""

from typing import Final

QUICK_WORDS: Final = (
    "hello",
    "good-luck",
    "well-played",
    "one-moment",
    "thinking",
    "back-tonight",
    "sorry",
    "good-game",
)
