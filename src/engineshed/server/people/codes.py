"""Secrets that add a device: codes of six letters, and personal links. Only hashes of them are stored."""

import hashlib
import secrets
from typing import Final

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""Without I, L and O, which look like digits."""
LENGTH: Final = 6
MINUTES: Final = 10


def fresh_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def fresh_link() -> str:
    """The secret part of a personal link."""
    return secrets.token_urlsafe(24)


def clean_code(text: str) -> str:
    """A code as people type it: any case, with spaces or dashes."""
    return "".join(letter for letter in text.upper()[:40] if letter in LETTERS)


def hashed(secret: str) -> str:
    """What is stored and looked up. The secrets are random, so a plain hash cannot be guessed back."""
    return hashlib.sha256(secret.encode()).hexdigest()
