"""Keys: whoever holds one may sit, own or watch. A key is a secret of 128 bits; only its digest is
ever stored, and a digest of a random secret needs no salt."""

from __future__ import annotations

import hashlib
import hmac
import secrets

_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else
_ID_LENGTH = 12  # about 59 bits: nobody finds an unlisted table by trying
LONGEST_KEY = 64
_LONGEST_ID = 32  # as the store has it


def new_key() -> str:
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(_ID_LENGTH))


def is_table_id(text: str) -> bool:
    """Whether a text could be the id of a table."""
    return 0 < len(text) <= _LONGEST_ID and text.isascii() and text.isalnum()


def digest(key: str) -> str:
    """What is stored of a key. What is too long to be one has a digest that is nobody's."""
    if len(key) > LONGEST_KEY:
        return ""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def same(given: str, stored: str) -> bool:
    """Whether two digests are the same; takes as long whether they are or not."""
    return hmac.compare_digest(given, stored)
