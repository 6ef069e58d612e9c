"""Passwords as argon2id hashes, checked in a thread because hashing is slow on purpose."""

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

SHORTEST: Final = 8
LONGEST: Final = 200
_HASHER: Final = PasswordHasher()
_NOBODY: Final = _HASHER.hash("nobody has this password")
"""Checked where there is no such person, so that the answer takes as long."""


async def hash_password(password: str) -> str:
    return await asyncio.to_thread(_HASHER.hash, password)


async def is_password(stored: str | None, password: str) -> bool:
    """Whether this password belongs to the stored hash. Without a hash the answer is no, just as slowly."""
    right = await asyncio.to_thread(_verify, stored or _NOBODY, password[:LONGEST])
    return right and stored is not None


def _verify(stored: str, password: str) -> bool:
    try:
        return _HASHER.verify(stored, password)
    except (VerificationError, InvalidHashError):
        return False
