"""The names of players, or of their seats in the listener's language."""

from __future__ import annotations

import itertools
import json
import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib.resources import files

from ..core.contract import Json
from ..core.printable import printable
from .language import language

# Latin letters, each with the letters of other scripts that look like it: those that confuse people
# in names, not all that Unicode knows. The page reads the same file.
_LATIN = json.loads(files(__package__).joinpath("lookalikes.json").read_text(encoding="utf-8"))
LOOKALIKES = {ord(sign): letter for letter, signs in _LATIN.items() for sign in signs}
# Without ink: Hangul fillers, Khmer inherent vowels, the empty Braille pattern.
BLANKS = str.maketrans(dict.fromkeys("\u115f\u1160\u3164\uffa0\u17b4\u17b5\u2800", " "))
# Kinds of characters that are invisible on their own or, in private use, drawn as anything.
UNSEEN = frozenset({"Cc", "Cf", "Co", "Cs", "Mn", "Me"})


def own_names(players: Sequence[str]) -> list[str | None]:
    """The names in a record; None for a player without one. A game without names calls its players
    `player 0`, `player 1` ..., which does not count as a name."""
    return [None if name == f"player {seat}" else name for seat, name in enumerate(players)]


def bot_name(bot: str) -> str:
    """Bots have first names; they stay as they are in every language."""
    return bot.capitalize()


def seated(seats: Iterable[Json]) -> list[str | None]:
    """Who sits at the seats of a server's table; None for whoever has no name."""
    return [bot_name(seat["name"]) if seat["bot"] else seat["name"] for seat in seats]


def apart(names: Sequence[str]) -> list[str]:
    """Names made distinct: of two Mimis, the first is Mimi 1 and the second Mimi 2. The page does
    the same (`web/src/lib/names.ts`)."""
    return list(_apart(tuple(names)))


@lru_cache(maxsize=1000)  # tables have the same names from move to move
def _apart(names: tuple[str, ...]) -> list[str]:
    counts = Counter(look for name in names for look in looks_of(name))
    unlike = {name for name in names if all(counts[look] == 1 for look in looks_of(name))}
    taken = {look for name in unlike for look in looks_of(name)}
    found: list[str] = []
    for name in names:
        if name not in unlike:
            numbered = (f"{name} {number}" for number in itertools.count(1))
            name = next(each for each in numbered if taken.isdisjoint(looks_of(each)))
            taken |= looks_of(name)
        found.append(name)
    return found


@lru_cache(maxsize=1_000)
def looks_of(name: str) -> frozenset[str]:
    """Two names look alike if they have one of these in common: both are the same whatever their
    case, wide or narrow, with blanks and invisible characters, and the second also in whichever
    script the letters are. Nobody is refused a name for that: it gets a number."""
    drawn = unicodedata.normalize("NFKD", name).translate(LOOKALIKES)
    return frozenset((_folded(name), _folded(drawn)))


def _folded(name: str) -> str:
    seen = unicodedata.normalize("NFKC", name).translate(BLANKS).casefold()
    return " ".join("".join(sign for sign in seen if not _is_unseen(sign)).split())


def _is_unseen(sign: str) -> bool:
    return not sign.isascii() and unicodedata.category(sign) in UNSEEN


def called(names: Sequence[str | None], code: str, key: str = "player") -> list[str]:
    """A printable name for everybody. `key` is the message for players without one; people count
    from 1."""
    say = language(code).say
    return apart(
        [
            say(key, number=seat + 1) if name is None else printable(name)
            for seat, name in enumerate(names)
        ]
    )
