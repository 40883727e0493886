"""Keys: the holder of one may play, own, watch or sit down. A key is a secret of at least 128 bits;
only its digest is ever stored, and a digest of a random secret needs no salt. The key of a seat is
chosen by its player, and known to nobody else."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

from .errors import Code, Refused

_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # no characters that look alike
_ID_LENGTH = 12  # about 59 bits: an unlisted table cannot be guessed
LONGEST_KEY = 64
SHORTEST_SECRET = 22  # 128 bits, six to a character
_SECRET = re.compile(rf"[A-Za-z0-9_-]{{{SHORTEST_SECRET},{LONGEST_KEY}}}")
_LONGEST_ID = 32  # in the store


def new_key() -> str:
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(_ID_LENGTH))


def is_table_id(text: str) -> bool:
    """Whether a text could be the id of a table."""
    return 0 < len(text) <= _LONGEST_ID and text.isascii() and text.isalnum()


def digest(key: str) -> str:
    """What is stored of a key. A text that is too long to be one gets a digest that matches
    none."""
    if len(key) > LONGEST_KEY:
        return ""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def digest_of_secret(secret: object) -> str:
    """What is stored of a secret that a client has chosen; refused with `wrong_text` if it is not
    one."""
    if not isinstance(secret, str) or not _SECRET.fullmatch(secret):
        raise Refused(Code.WRONG_TEXT, "refused-key-form", least=SHORTEST_SECRET, most=LONGEST_KEY)
    return digest(secret)


def same(given: str, stored: str) -> bool:
    """Whether two digests are the same, compared in constant time."""
    return hmac.compare_digest(given, stored)
